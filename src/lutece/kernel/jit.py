"""Compiling the rules: one decorator for kernels, one for their entry points, one warm-up.

Numba's own cache does not notice an edit in *another* file that a compiled function calls, and
would run stale code. So the cache folder is named by a digest of every source that may hold
compiled code; an edit names a new folder. Code of another package, a game of its own, is kept in a
folder beside it that is named by that package's sources. Entry points have a written signature,
which makes them usable as function pointers and lets them be found in the cache again.
"""

import atexit
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
from numba import njit
from platformdirs import user_cache_path

Function = Callable[..., Any]

PACKAGE = Path(__file__).resolve().parents[1]
# Packages whose compiled code is cached: their sources name the cache folder. (`learn` compiles its
# loop each time, for the device that it runs on.)
COMPILED_PACKAGES = ("kernel", "games", "bots", "lab")
KEEP_FOLDERS = 4
FEW = 4  # entry points that are not worth a second process
KEEP_SECONDS = 7 * 24 * 3600

# Function pointers have served since Numba 0.49; the warning would greet every player.
warnings.filterwarnings("ignore", "First-class function type feature is experimental")

config: Any = numba.config  # its settings are not in Numba's own types
JIT_ENABLED = not config.DISABLE_JIT

Progress = Callable[[int, int, str], None]
"""Called with the entry points done, their total, and the name of the next one."""


def compiled(function: Function) -> Any:
    """Compile a kernel function; its argument types are those of the records it is called with."""
    _check_package(function)
    return _njit(function)


def entry(signature: Any, called_by_others: bool = False) -> Callable[[Function], Any]:
    """Compile an entry point with a written signature, so that it can be a function pointer.

    One that other kernels call stands before them, so that they find its signature.
    """

    def decorate(function: Function) -> Any:
        _check_package(function)
        dispatcher = _njit(function)
        if JIT_ENABLED:
            _ENTRIES.append((dispatcher, signature))
            _PENDING[dispatcher] = signature
            if called_by_others:
                _CALLED.append(dispatcher)
        return dispatcher

    return decorate


def plain(function: Any) -> Function:
    """A compiled function as plain Python: faster from Python where it reads only a few fields."""
    result: Function = getattr(function, "py_func", function)
    return result


def warm_up(progress: Progress | None = None, second_process: bool = False) -> None:
    """Compile, or load from the cache, every entry point of the modules imported so far.

    With a second process, that one starts at the other end and leaves its part in the cache.
    """
    if not _PENDING:  # every bot calls this before every decision
        return
    pending = list(_PENDING.items())
    missing = [dispatcher for dispatcher, _ in pending if not _stamp(dispatcher).exists()]
    helper = _start_helper() if second_process and len(missing) > FEW and is_kept() else None
    done = 0
    try:
        for dispatcher, signature in pending:
            new = dispatcher in missing
            if new and progress:
                progress(done, len(missing), _name(dispatcher))
            _make_ready(dispatcher, signature)
            _PENDING.pop(dispatcher, None)  # another thread may have been here
            done += new
    finally:
        if helper:
            helper.kill()
            helper.wait()
    if missing:
        if progress:
            progress(done, len(missing), "")
        _remove_old_folders()


def compile_backwards(modules: Sequence[str]) -> None:
    """Compile the entry points of these modules, the last first: the work of the second process."""
    for module in modules:
        import_module(module)
    called = [(d, signature) for d, signature in _ENTRIES if d in _CALLED]
    for dispatcher, signature in called + _ENTRIES[::-1]:
        if dispatcher in _CALLED or not _stamp(dispatcher).exists():
            _make_ready(dispatcher, signature)


def cache_folder() -> Path:
    """The folder of compiled code, named by a digest of its sources."""
    return _CACHE


def is_kept() -> bool:
    """Whether compiled code is cached on disk: False where the folder cannot be written."""
    return _CACHE.parent == _parent()


def sources() -> Iterator[Path]:
    """Every source file that may hold compiled code."""
    for room in COMPILED_PACKAGES:
        yield from sorted((PACKAGE / room).rglob("*.py"))


_ENTRIES: list[tuple[Any, Any]] = []
_PENDING: dict[Any, Any] = {}  # those that are neither compiled nor loaded yet
_CALLED: list[Any] = []  # entry points that other kernels call


def _digest() -> str:
    """Sources, their place and time (Numba's own index goes by them), and who compiles for what."""
    digest = hashlib.sha256()
    for part in (
        numba.__version__,
        platform.python_version(),
        llvmlite.binding.get_host_cpu_name(),
    ):
        digest.update(part.encode() + b"\0")
    for path in sources():
        _add_source(digest, path)
    return digest.hexdigest()[:20]


def _add_source(digest: Any, path: Path) -> None:
    stamp = f"{path}\0{path.stat().st_mtime_ns}\0"
    digest.update(stamp.encode() + path.read_bytes())


def _parent() -> Path:
    return Path(os.environ.get("LUTECE_CACHE") or user_cache_path("lutece")) / "compiled"


def _choose_folder() -> Path:
    folder = _parent() / _digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        # Without a writable cache folder everything is compiled again in each run.
        passing = Path(tempfile.mkdtemp(prefix="lutece-"))
        atexit.register(shutil.rmtree, passing, ignore_errors=True)
        return passing
    return folder


_CACHE = _choose_folder()


def _njit(function: Function) -> Any:
    # Numba picks the place while it decorates; its other users in this process keep theirs.
    before = config.CACHE_DIR
    config.CACHE_DIR = str(_folder_of(function))
    try:
        return njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        config.CACHE_DIR = before


def _check_package(function: Function) -> None:
    parts = function.__module__.split(".")
    if parts[0] == "lutece" and parts[1] not in COMPILED_PACKAGES:
        raise RuntimeError(
            f"{function.__module__}: compiled code lives in {COMPILED_PACKAGES} only"
        )


def _name(dispatcher: Any) -> str:
    return f"{dispatcher.py_func.__module__}.{dispatcher.py_func.__name__}"


def _stamp(dispatcher: Any) -> Path:
    return _folder_of(dispatcher.py_func) / f"{_name(dispatcher)}.ready"


def _folder_of(function: Function) -> Path:
    """Where a function's compiled code is kept."""
    package = function.__module__.partition(".")[0]
    if package == "lutece":
        return _CACHE
    return _folder_of_package(package, Path(function.__code__.co_filename))


@cache
def _folder_of_package(package: str, file: Path) -> Path:
    """A folder in the cache, named by the sources of another package (or of a lone file)."""
    module = getattr(sys.modules.get(package), "__file__", None)
    lone = module is None or Path(module).name != "__init__.py"
    files = [file] if lone else sorted(Path(str(module)).parent.rglob("*.py"))
    digest = hashlib.sha256()
    for path in files:
        _add_source(digest, path)
    folder = _CACHE / f"{package}-{digest.hexdigest()[:20]}"
    with suppress(OSError):  # then Numba tells that nothing can be kept there
        folder.mkdir(exist_ok=True)
    return folder


def _make_ready(dispatcher: Any, signature: Any) -> None:
    """Compile an entry point or load it, and mark it on disk as cached."""
    if not dispatcher.signatures:
        dispatcher.compile(signature)
        dispatcher.disable_compile()
        _write_stamp(dispatcher)


def _start_helper() -> "subprocess.Popen[bytes]":
    modules = list(dict.fromkeys(dispatcher.py_func.__module__ for dispatcher, _ in _ENTRIES))
    code = f"from lutece.kernel.jit import compile_backwards; compile_backwards({modules})"
    return subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def _write_stamp(dispatcher: Any) -> None:
    try:
        _stamp(dispatcher).touch()
    except OSError:  # a full disk: the next run compiles again
        return


def _remove_old_folders() -> None:
    """Remove the code of sources that have not been used for a while."""
    try:
        folders = sorted((f.stat().st_mtime, f) for f in _CACHE.parent.glob("*/"))
    except OSError:  # another process is tidying up
        return
    for used, folder in folders[:-KEEP_FOLDERS]:
        if time.time() - used > KEEP_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)
