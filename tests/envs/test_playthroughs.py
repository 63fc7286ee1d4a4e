"""Recorded games: every interface tells the same of them as on the day they were recorded.

After a change that is meant: `python -m tests.envs.test_playthroughs` records them anew.
"""

from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import pytest

import lutece
from lutece.envs import HOLD, Batch
from lutece.games import describe
from lutece.table import Match

FOLDER = Path(__file__).parent / "playthroughs"
NUMBER = 7  # of the deal
STRIDE = 5  # decisions taken are these many apart among the legal ones: varied, and without chance
EVERY_OPTION = dict.fromkeys(describe("paris").rule_options, True)
GAMES: dict[str, tuple[str, int, dict[str, bool]]] = {
    "paris-paris-2": ("paris-paris", 2, {}),
    "paris-paris-3": ("paris-paris", 3, {}),
    "paris-paris-4": ("paris-paris", 4, {}),
    "paris-2": ("paris", 2, {}),
    "paris-3-every-option": ("paris", 3, EVERY_OPTION),
    "paris-4-free-placement": ("paris", 4, {"free_placement": True}),
}


def new_match(name: str) -> Match:
    game, seats, options = GAMES[name]
    return lutece.new(game, seats, seed=f"openspiel/{NUMBER}", options=options)


def told(seat: int, mask: Any, observation: Any) -> str:
    """What an interface tells before a decision, as few letters."""
    known = crc32(np.ascontiguousarray(observation, np.float32).tobytes())
    return f"{'ABCD'[seat]} {crc32(np.ascontiguousarray(mask, np.uint8).tobytes()):08x} {known:08x}"


def record(name: str) -> str:
    """A game to its end: of each decision who made it, checksums of mask and observation, and what
    it was; at the end the scores.
    """
    match, lines = new_match(name), []
    while not match.over:
        seat, legal = match.to_move, match.legal()
        chosen = legal[len(match) * STRIDE % len(legal)]
        seen = told(seat, match.action_mask(relative=True), match.observation(seat))
        lines.append(f"{seen} {chosen}")
        match.play(chosen)
    return "\n".join([*lines, f"scores {' '.join(map(str, match.scores))}", ""])


def recorded(name: str) -> list[tuple[str, str]]:
    """Of each decision what is told before it, and its text."""
    lines = (FOLDER / f"{name}.txt").read_text().splitlines()[:-1]
    return [(line[:19], line[20:]) for line in lines]


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_the_recorded_one(name: str) -> None:
    assert record(name) == (FOLDER / f"{name}.txt").read_text()


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_tells_the_same(name: str) -> None:
    game, seats, options = GAMES[name]
    batch = Batch(game, NUMBER + 1, seats, options=options, seed="openspiel", relative=True)
    match = new_match(name)
    actions = np.full(len(batch), HOLD)
    for seen, text in recorded(name):
        assert told(batch.mover[NUMBER], batch.mask[NUMBER], batch.obs[NUMBER]) == seen
        match.play(text)
        actions[NUMBER] = relative_action(match)
        batch.step(actions)
    assert batch.done[NUMBER]
    assert batch.scores[NUMBER, :seats].tolist() == match.scores


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_tells_the_same(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("lutece.envs.openspiel")
    game, seats, options = GAMES[name]
    parameters = ",".join([f"players={seats}", *(f"{option}=true" for option in options)])
    state = pyspiel.load_game(f"python_{game.replace('-', '_')}({parameters})").new_initial_state()
    state.apply_action(NUMBER)
    match = new_match(name)
    for seen, text in recorded(name):
        seat = state.current_player()
        assert told(seat, state.legal_actions_mask(), state.observation_tensor(seat)) == seen
        match.play(text)
        action = relative_action(match)
        assert state.action_to_string(seat, action) == text
        state.apply_action(action)
    assert state.is_terminal()
    assert state.returns() == match.win


def relative_action(match: Match) -> int:
    """The last decision, as learners number it."""
    seat, action, _ = next(match.history(len(match) - 1))
    first = match.game.kernel.seat_actions
    if not 0 <= first <= action:
        return action
    return first + (action - first - seat) % match.seats


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in GAMES:
        (FOLDER / f"{one}.txt").write_text(record(one))
