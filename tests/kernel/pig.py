"""Pig, a dice game as a third party would write it: chance during play within the contract.

On a turn a seat rolls as often as it likes: a 1 ends the turn with nothing, any other number is
added up. Who holds banks the sum. The first to bank 30 points wins.
"""

from typing import Any, ClassVar

import msgspec
import numpy as np

from lutece.kernel.contract import (
    NO_ACTIONS,
    NO_DISPLAY_OPTIONS,
    OVER,
    Game,
    Kernel,
    SearchConfig,
    SetupError,
)
from lutece.kernel.description import Description
from lutece.kernel.events import (
    FIRST_OWN_KIND,
    GAME_OVER,
    REVEALED,
    TURN_ENDED,
    Event,
    emit,
)
from lutece.kernel.expectation import expect_shares
from lutece.kernel.functions import SIGNATURES
from lutece.kernel.jit import compiled, entry
from lutece.kernel.rng import WORDS, below, pick, reseed
from lutece.kernel.structs import MAX_SEATS, Bytes, new_record, record_dtype
from lutece.kernel.words import IllegalReason, Prompt, Said

GOAL = 30
ROLL, HOLD = 0, 1
TEXTS = ("roll", "hold")
ROLLED, BANKED = FIRST_OWN_KIND, FIRST_OWN_KIND + 1  # a = the seat, b = the number

STATE = record_dtype(
    [
        ("dice", np.int64, WORDS),  # the generator of all rolls to come: nobody may see it
        ("seats", np.int64),
        ("mover", np.int64),
        ("total", np.int64),  # rolled in this turn
        ("score", np.int64, MAX_SEATS),
    ]
)


@compiled
def is_over(s):
    """Whether a seat has banked enough."""
    return s.score.max() >= GOAL


@compiled
def make(s, action, events):
    """One decision."""
    seat, ends = s.mover, True
    if action == ROLL:
        number = 1 + below(s.dice, 6)
        emit(events, REVEALED)
        emit(events, ROLLED, seat, number)
        ends = number == 1
        s.total = 0 if ends else s.total + number
    else:
        s.score[seat] += s.total
        emit(events, BANKED, seat, s.total)
        s.total = 0
    if ends:
        s.mover = (seat + 1) % s.seats
        emit(events, TURN_ENDED, seat)
    if is_over(s):
        emit(events, GAME_OVER)


@entry(SIGNATURES.setup)
def setup_(constants, seats, options, state, rng):
    """Nothing is dealt but the dice to come."""
    state[:] = 0
    s = state.view(STATE)[0]
    s.seats = seats
    reseed(s.dice, rng)


@entry(SIGNATURES.to_move)
def to_move(state):
    """The seat to decide, or OVER."""
    s = state.view(STATE)[0]
    return OVER if is_over(s) else s.mover


@entry(SIGNATURES.legal, called_by_others=True)
def legal(constants, state, mask):
    """A turn begins with a roll."""
    mask[ROLL] = 1
    mask[HOLD] = state.view(STATE)[0].total > 0
    return 1 + mask[HOLD]


@entry(SIGNATURES.play)
def play(constants, state, action, events):
    """One decision."""
    make(state.view(STATE)[0], action, events)


@entry(SIGNATURES.advance)
def advance(constants, state, action):
    """One decision, without events."""
    make(state.view(STATE)[0], action, None)


@entry(SIGNATURES.redeal)
def redeal(constants, state, seat, rng):
    """Nobody knows the dice to come."""
    reseed(state.view(STATE)[0].dice, rng)


@entry(SIGNATURES.observe)
def observe(constants, state, seat, out):
    """The total of the turn, then the scores from this seat on."""
    s = state.view(STATE)[0]
    out[:] = 0
    out[0] = s.total / GOAL
    for n in range(s.seats):
        out[1 + n] = s.score[(seat + n) % s.seats] / GOAL


@entry(SIGNATURES.result)
def result(constants, state, out):
    """The seat that reached the goal wins."""
    s = state.view(STATE)[0]
    for seat in range(MAX_SEATS):
        out[seat] = s.score[seat] >= GOAL
        out[MAX_SEATS + seat] = s.score[seat]


@entry(SIGNATURES.evaluate)
def evaluate(constants, state, out):
    """Points banked, and those of the turn for the seat that has them."""
    s = state.view(STATE)[0]
    for seat in range(MAX_SEATS):
        out[seat] = 0
        out[MAX_SEATS + seat] = s.score[seat]
    out[MAX_SEATS + s.mover] += s.total
    expect_shares(out, s.seats, 5.0)


@entry(SIGNATURES.playout)
def playout(constants, state, rng):
    """Random decisions to the end."""
    s, mask, made = state.view(STATE)[0], np.empty(len(TEXTS), np.uint8), 0
    while not is_over(s):
        make(s, pick(rng, mask, legal(constants, state, mask)), None)
        made += 1
    return made


class Board(msgspec.Struct):
    """What everybody sees."""

    total: int
    scores: list[int]


class Pig(Game):
    """The game."""

    description = Description(
        name="pig", title="Pig", about="Roll on, or hold?", fewest=2, most=4, minutes=5,
        rules="PIG", game="tests.kernel.pig:Pig",
    )  # fmt: skip
    kernel = Kernel(
        setup=setup_,
        to_move=to_move,
        legal=legal,
        play=play,
        advance=advance,
        redeal=redeal,
        observe=observe,
        result=result,
        playout=playout,
        sensible=legal,
        evaluate=evaluate,
        state_bytes=STATE.itemsize,
        actions=len(TEXTS),
        observations=1 + MAX_SEATS,
        seat_actions=NO_ACTIONS,
        max_events=4,
        max_decisions=4000,
        search=SearchConfig(root_exploration=0.8, exploration=0.8, prior_visits=0, rollout=40),
    )
    board_type: ClassVar[type[msgspec.Struct]] = Board
    texts = TEXTS
    edition = "pig-1"

    def __init__(self) -> None:
        self.constants = np.zeros(1, np.uint8)

    def setup_data(self, state: Bytes) -> dict[str, Any]:
        return {"dice": state.view(STATE)[0].dice.tolist()}

    def state_from(self, seats: int, options: int, setup: Any) -> Bytes:
        if len(setup.get("dice", ())) != WORDS:
            raise SetupError(f"The dice are a list of {WORDS} numbers.")
        buffer, s = new_record(STATE)
        s.seats, s.dice = seats, setup["dice"]
        return buffer

    def after(self, state: Bytes) -> dict[str, list[int]]:
        s = state.view(STATE)[0]
        return {"scores": s.score[: s.seats].tolist()}

    def board(self, state: Bytes, seat: int, options: Any = NO_DISPLAY_OPTIONS) -> Board:
        return Board(int(state.view(STATE)[0].total), self.after(state)["scores"])

    def prompt(self, state: Bytes) -> Prompt:
        return Prompt("PIG-1", Said("pig-prompt", {}, "Roll, or hold?"))

    def touches(self, state: Bytes, action: int) -> list[str]:
        return []

    def say_action(self, state: Bytes, action: int) -> Said:
        return Said(f"pig-{TEXTS[action]}", {}, TEXTS[action])

    def say_event(self, event: Event) -> Said | None:
        words = {ROLLED: "rolled", BANKED: "banked"}
        if event.kind not in words:
            return None
        what = words[event.kind]
        return Said(f"pig-{what}", {"seat": event.a, "count": event.b}, f"{what} {event.b}")

    def ledger(self, events: Any, seats: int) -> dict[str, list[int]]:
        banked = [sum(e.b for e in events if e.kind == BANKED and e.a == n) for n in range(seats)]
        return {"scores": banked}

    def why_illegal(self, state: Bytes, action: int | None) -> IllegalReason:
        return IllegalReason("PIG-2", Said("pig-roll-first", {}, "A turn begins with a roll."))

    def violation(self, state: Bytes) -> str:
        return ""
