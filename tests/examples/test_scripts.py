"""The short examples run."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("script", "arguments", "said", "needs"),
    [
        ("random_games.py", ["paris-paris", "300"], "seat A wins", ()),
        ("own_bot.py", ["paris-paris", "3"], "collector wins", ()),
        ("first_seat.py", ["paris-paris", "300"], "4 players, turn 4: wins 2", ()),
        ("maskable_ppo.py", ["1"], "games of paris-paris against greedy", ("sb3_contrib",)),
        (
            "openspiel_ismcts.py", ["paris", "1", "0.01", "greedy"], "greedy wins",
            ("pyspiel", "open_spiel"),
        ),
    ],
)  # fmt: skip
def test_runs(
    script: str, arguments: list[str], said: str, needs: tuple[str, ...], tmp_path: Path
) -> None:
    for module in needs:
        pytest.importorskip(module)
    command = [sys.executable, str(EXAMPLES / script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
