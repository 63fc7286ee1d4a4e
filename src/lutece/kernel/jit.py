"""Compiling the rules: one decorator for kernels, one for their entry points, one warm-up.

Numba's own cache does not notice an edit in *another* file that a compiled function calls, and
would run stale code. So the compiled code of a module is cached in a folder that is named by a
digest of the module and of everything it imports from Lutèce; an edit names a new folder for the
modules that it concerns, and for no other. Sources are compared by content, so that two checkouts
of the same code share one cache. Entry points have a written signature, which makes them usable as
function pointers and lets them be found in the cache again.
"""

import atexit
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
from numba import njit
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from platformdirs import user_cache_path

Function = Callable[..., Any]

PACKAGE = Path(__file__).resolve().parents[1]
IMPORT = re.compile(
    r"^\s*(?:from\s+(lutece[\w.]*)\s+import\s+(\([^)]*\)|[^\n]*)|import\s+(lutece[\w.]*))", re.M
)
FEW = 4  # entry points that are not worth a second process
KEEP_SECONDS = 30 * 24 * 3600

# Function pointers have served since Numba 0.49; the warning would greet every player.
warnings.filterwarnings("ignore", "First-class function type feature is experimental")

config: Any = numba.config  # its settings are not in Numba's own types
JIT_ENABLED = not config.DISABLE_JIT

Progress = Callable[[int, int, str], None]
"""Called with the entry points done, their total, and the name of the next one."""


def compiled(function: Function) -> Any:
    """Compile a kernel function; its argument types are those of the records it is called with."""
    return _njit(function)


def entry(signature: Any, called_by_others: bool = False) -> Callable[[Function], Any]:
    """Compile an entry point with a written signature, so that it can be a function pointer.

    One that other kernels call stands before them, so that they find its signature.
    """

    def decorate(function: Function) -> Any:
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


def forget_bitcode() -> None:
    """Release what compiling further kernels might link: 35 MB of a server's memory.

    Entry points that other kernels call keep theirs. Pointers and calls from Python go on working.
    """
    for dispatcher, _ in _ENTRIES:
        if dispatcher not in _CALLED:
            for result in dispatcher.overloads.values():
                result.library._shared_module = None


@contextmanager
def other_targets() -> Iterator[None]:
    """Lets another target, such as a GPU, compile entry points that are ready for the CPU.

    Numba refuses that for a function whose compilation is disabled.
    """
    ready = [dispatcher for dispatcher, _ in _ENTRIES if not dispatcher._can_compile]
    for dispatcher in ready:
        dispatcher.disable_compile(False)
    try:
        yield
    finally:
        for dispatcher in ready:
            dispatcher.disable_compile()


def compile_backwards(modules: Sequence[str]) -> None:
    """Compile the entry points of these modules, the last first: the work of the second process."""
    for module in modules:
        import_module(module)
    called = [(d, signature) for d, signature in _ENTRIES if d in _CALLED]
    for dispatcher, signature in called + _ENTRIES[::-1]:
        if dispatcher in _CALLED or not _stamp(dispatcher).exists():
            _make_ready(dispatcher, signature)


def cache_root() -> Path:
    """The folder of all compiled code."""
    return _ROOT


def is_kept() -> bool:
    """Whether compiled code is cached on disk: False where the folder cannot be written."""
    return _wanted_root() == _ROOT


def sources_of(paths: Iterable[Path]) -> set[Path]:
    """These files and every file of Lutèce that they import, directly or not."""
    found: set[Path] = set()
    waiting = list(paths)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _imports(path)
    return found


_ENTRIES: list[tuple[Any, Any]] = []
_PENDING: dict[Any, Any] = {}  # those that are neither compiled nor loaded yet
_CALLED: list[Any] = []  # entry points that other kernels call


@cache
def _imports(path: Path) -> list[Path]:
    """The files of Lutèce that a source file imports."""
    found = []
    for package, names, module in IMPORT.findall(path.read_text(encoding="utf-8")):
        modules = [f"{package}.{name}" for name in re.findall(r"\w+", names)]
        found += [_file_of(name) for name in [*modules, package or module]]
    return [file for file in found if file]


def _file_of(module: str) -> Path | None:
    """The source file of a module of Lutèce, or None if there is no such module."""
    place = PACKAGE.joinpath(*module.split(".")[1:])
    files = (place.with_suffix(".py"), place / "__init__.py")
    return next((file for file in files if file.is_file()), None)


def _wanted_root() -> Path:
    return Path(os.environ.get("LUTECE_CACHE") or user_cache_path("lutece")) / "compiled"


def _choose_root() -> Path:
    root = _wanted_root()
    try:
        root.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=root).close()
    except OSError:
        # Without a writable cache folder everything is compiled again in each run.
        passing = Path(tempfile.mkdtemp(prefix="lutece-"))
        atexit.register(shutil.rmtree, passing, ignore_errors=True)
        return passing
    return root


_ROOT = _choose_root()


@cache
def _folder(module: str, file: Path) -> Path:
    """The folder for the compiled code of a module, named by the sources that it depends on."""
    package = Path(getattr(sys.modules.get(module.partition(".")[0]), "__file__", None) or file)
    is_other = package.name == "__init__.py" and PACKAGE not in file.parents
    # The imports inside another package are not followed, so all its files count.
    own = package.parent.rglob("*.py") if is_other else [file]
    digest = hashlib.sha256()
    cpu = llvmlite.binding.get_host_cpu_name()
    for part in (numba.__version__, platform.python_version(), cpu):
        digest.update(part.encode() + b"\0")
    for path in sorted(sources_of(own)):
        digest.update(path.read_bytes() + b"\0")
    folder = _ROOT / f"{module}-{digest.hexdigest()[:20]}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    return folder


class _Locator(_CacheLocator):
    """Tells Numba the folder of a function; the folder's name is the stamp of its sources."""

    def __init__(self, function: Function, file: str) -> None:
        self._py_file = file  # Numba names it in a warning
        self._line = function.__code__.co_firstlineno
        self._folder = _folder_of(function)

    @classmethod
    def from_function(cls, py_func: Function, py_file: str) -> "_Locator":
        return cls(py_func, py_file)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return str(self._line)


class _CacheFiles(CompileResultCacheImpl):
    _locator_classes = [_Locator]  # noqa: RUF012  # as Numba has it


class _Cache(FunctionCache):
    _impl_class = _CacheFiles


def _njit(function: Function) -> Any:
    dispatcher: Any = njit(nogil=True, error_model="numpy")(function)
    if JIT_ENABLED:
        dispatcher._cache = _Cache(function)  # as `cache=True` does, but in our folder
    return dispatcher


def _name(dispatcher: Any) -> str:
    return f"{dispatcher.py_func.__module__}.{dispatcher.py_func.__name__}"


def _stamp(dispatcher: Any) -> Path:
    return _folder_of(dispatcher.py_func) / f"{_name(dispatcher)}.ready"


def _folder_of(function: Function) -> Path:
    """Where a function's compiled code is kept."""
    return _folder(function.__module__, Path(function.__code__.co_filename))


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
    """Remove code that has not been used for a month."""
    for folder in _ROOT.glob("*/"):
        try:
            if time.time() - folder.stat().st_mtime > KEEP_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:  # another process is tidying up
            continue
