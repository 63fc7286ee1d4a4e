"""OpenSpiel's own checks, where it is installed, and what they do not ask."""

import pickle
import random
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pytest

from lutece.games import describe

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("lutece.envs.openspiel")

EVERY_OPTION = ",".join(f"{option}=true" for option in describe("paris").rule_options)
GAMES = [
    "python_paris_paris",
    "python_paris_paris(players=3,reward=margin)",
    "python_paris_paris(players=4,deals=7)",
    "python_paris",
    "python_paris(players=3,free_placement=true)",
    "python_paris(players=4,random_setup=true,arc_builds_landmarks=true)",
    *[f"python_paris(players={players},{EVERY_OPTION})" for players in (2, 3, 4)],
]


def dealt(name: str, deal: int = 1) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_conforms(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_conforms_in_states_all_over_the_tree(name: str) -> None:
    """OpenSpiel's own test case, which it makes one of for each of its games."""
    api_test = pytest.importorskip("open_spiel.integration_tests.api_test")
    members = {"game": pyspiel.load_game(name), "game_name": name}
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), members)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun
    assert not result.errors + result.failures


@pytest.mark.parametrize("name", GAMES)
def test_resampled_states_cannot_be_told_apart(name: str) -> None:
    chance = random.Random(1)
    state = dealt(name)
    others = set()
    for _ in range(12):
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
        others.add(str(other) != str(state))
        state.apply_action(chance.choice(state.legal_actions()))
    assert True in others, "something is hidden"


def test_a_clone_goes_its_own_way() -> None:
    state = dealt("python_paris_paris")
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    assert (state.history(), len(clone.history())) == ([1], 2)


def test_actions_have_the_words_of_the_notation() -> None:
    state = dealt("python_paris_paris(players=3)")
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert all(text.startswith("take ") for text in texts)


def test_a_foreign_state_is_refused() -> None:
    position = dealt("python_paris_paris").position
    rebuild, (table, state) = position.__reduce__()
    with pytest.raises(ValueError, match="no state of"):
        rebuild(table, state[:-1])
    assert np.array_equal(pickle.loads(pickle.dumps(position)).state, position.state)


@pytest.mark.parametrize(
    "name",
    ["python_paris(players=5)", "python_paris(no_such=true)", "python_paris(reward=fame)",
     "python_paris_paris(deals=0)"],
)  # fmt: skip
def test_wrong_parameters_are_refused(name: str) -> None:
    """In a process of its own: OpenSpiel prints and raises where C++ calls Python."""
    code = f"import pyspiel, lutece.envs.openspiel\npyspiel.load_game({name!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert "Error" in done.stderr
