"""The cache of compiled code: kept between runs, and never stale."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lutece
from lutece.kernel import jit
from lutece.kernel.structs import record_dtype

SOURCE = Path(lutece.__file__).parent

SCRIPT = """
from lutece.kernel import jit
from lutece.kernel.rng import rng_from
from lutece.games.probe import answer
import time
start = time.perf_counter()
steps = []
jit.warm_up(lambda done, total, name: steps.append(name))
print(answer(2), len([s for s in steps if s]))
"""
PROBE = """
from numba import int64
from lutece.games.probe_part import part
from lutece.kernel.jit import entry

@entry(int64(int64))
def answer(x):
    return part(x) + 1
"""
PART = """
from lutece.kernel.jit import compiled

@compiled
def part(x):
    return x * {factor}
"""


@pytest.mark.skipif(not jit.JIT_ENABLED, reason="nothing is compiled under NUMBA_DISABLE_JIT=1")
def test_an_edit_in_another_file_is_never_answered_with_old_code(tmp_path):
    package = tmp_path / "lutece"
    shutil.copytree(SOURCE / "kernel", package / "kernel")
    shutil.copy(SOURCE / "__init__.py", package)
    (package / "games").mkdir()
    (package / "games" / "__init__.py").touch()
    (package / "games" / "probe.py").write_text(PROBE)

    def run(factor: int | None = None) -> str:
        if factor is not None:
            (package / "games" / "probe_part.py").write_text(PART.format(factor=factor))
        env = os.environ | {"PYTHONPATH": str(tmp_path), "LUTECE_CACHE": str(tmp_path / "cache")}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    assert run(10) == "21 1"  # one entry point was compiled
    assert run() == "21 0"  # found in the cache
    assert run(100) == "201 1"  # the edited part is in


def test_the_digest_of_a_module_covers_what_it_imports_and_nothing_else():
    package = jit.PACKAGE
    covered = {
        path.relative_to(package).as_posix()
        for path in jit.sources_of([package / "games" / "paris" / "kernel.py"])
    }
    rules = ["kernel/rng.py", "kernel/jit.py", "games/paris/benefits.py", "games/paris/scoring.py"]
    assert set(rules) <= covered
    assert not [path for path in covered if path.startswith(("games/paris_paris/", "lab/"))]


def test_a_record_field_cannot_hide_behind_a_method_of_numpy():
    with pytest.raises(ValueError, match="round"):
        record_dtype([("round", "i1")])


FORGETFUL = """
import numpy as np
from numba import int64, void

from lutece import games
from lutece.kernel import jit
from lutece.table import Match

games.load_all()
jit.warm_up()
jit.forget_bitcode()


@jit.entry(void(int64[::1]))
def late(out):
    out[0] = 1


jit.warm_up()
out = np.zeros(1, np.int64)
late(out)
assert out[0] == 1
for name in games.NAMES:
    match = Match(games.load(name), 2, seed="late")
    while not match.over:
        match.play(match.legal_actions()[0])
    assert match.game.violation(match.state) == ""  # compiled only now
"""


def test_what_is_compiled_goes_on_and_more_can_be_compiled_without_bitcode(tmp_path):
    program = tmp_path / "late.py"
    program.write_text(FORGETFUL)
    done = subprocess.run([sys.executable, program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
