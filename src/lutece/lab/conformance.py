"""The conformance suite: properties that every game must have, checked in random games.

`check_game(game)` is for the tests of any game, `check_match` for one game of `lutece fuzz`. Each
check has a name, and a failure carries the record that leads to it.
"""

import re
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import msgspec
import numpy as np

from lutece import games
from lutece.kernel.contract import NO_SEAT, RESULT_LENGTH, RESULT_SHARES, Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.jit import plain
from lutece.kernel.rng import Rng, below, rng_from
from lutece.kernel.words import Said
from lutece.table import Match, UndoError, replay
from lutece.table.record import read_line
from lutece.table.rulebook import numbers_in
from lutece.table.view import View

GAMES = 4  # of each number of players, with no options and with all of them
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
TEXT = re.compile(r"[^\sA-Z]+( [^\sA-Z]+)*")

Check = Callable[[Match, Rng], str | None]


@dataclass(frozen=True)
class Failure:
    """A check that failed: what is wrong, and the record that reproduces it if a game does."""

    check: str
    what: str
    line: str = ""


@dataclass
class Report:
    """What the suite found out about a game."""

    game: str
    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether every check passed."""
        return not self.failures

    def __str__(self) -> str:
        lines = [f"{self.game}: {self.games} games, {self.decisions} decisions"]
        failed = {failure.check: failure for failure in self.failures}
        for name in (*ONCE, *ALWAYS, *SOMETIMES, *AT_END):
            what = f"FAILED  {name}: {failed[name].what}" if name in failed else f"passed  {name}"
            lines.append(f"  {what}")
        others = [failure for name, failure in failed.items() if name not in ALL]
        lines += [f"  FAILED  {failure.check}: {failure.what}" for failure in others]
        return "\n".join(lines)

    def raise_failures(self) -> "Report":
        """Raise an AssertionError with the whole report if a check failed; for tests."""
        if self.failures:
            raise AssertionError(str(self))
        return self


def check_game(game: Game | str, games_each: int = GAMES, seed: str = "check") -> Report:
    """Check a game: its contract once, then everything in random games of every kind of table.

    Stops at the first failure of a game, so that each failure is the first thing wrong there.
    """
    game = games.load(game) if isinstance(game, str) else game
    report = Report(game.name)
    for name, check in ONCE.items():
        try:
            problem = check(game)
        except Exception as error:  # any error of the game's code is a failure of the check
            problem = f"{type(error).__name__}: {error}"
        if problem:
            report.failures.append(Failure(name, problem))
    if report.ok:
        for match in _matches(game, games_each, seed):
            failure = check_match(match, rng_from(match.seed, "lutece check"))
            report.games += 1
            report.decisions += len(match)
            if failure:
                report.failures.append(failure)
                break
    return report


def check_match(match: Match, rng: Rng, every: int = 1) -> Failure | None:
    """Play one game at random, checking after every decision (the slow checks after every n-th)."""
    name = "legality"
    try:
        while not match.over:
            name = "legality"
            legal = match.legal_actions()
            if not legal:
                return _failure(match, name, "nobody can decide anything, but it is not over")
            if len(match) == match.game.kernel.max_decisions:
                return _failure(match, name, f"it goes on after {len(match)} decisions, the most")
            match.play(legal[plain(below)(rng, len(legal))])
            slowly = len(match) % every == 0
            for name, check in (ALWAYS | SOMETIMES if slowly else ALWAYS).items():
                problem = check(match, rng)
                if problem:
                    return _failure(match, name, problem)
        name = "result"
        problem = check_result(match)
        if not problem:
            name = "records"
            problem = check_record(match, full=zlib.crc32(match.seed.encode()) % every == 0)
    except Exception as error:  # any error must be reported with the game's record
        return _failure(match, name, f"{type(error).__name__}: {error}")
    return _failure(match, name, problem) if problem else None


# --- checked once -------------------------------------------------------------------------------


def check_contract(game: Game) -> str | None:
    """The description, and what the notation and the buffers promise."""
    described = game.description
    if not NAME.fullmatch(described.name):
        return f"the name {described.name!r} should be lower case with hyphens"
    names = [option.name for option in described.options]
    if len(set(names)) < len(names):
        return "two options have the same name"
    wrong = [text for text in game.texts if not TEXT.fullmatch(text)]
    if wrong:
        return f"the text {wrong[0]!r} of an action should be lower-case words"
    if len(set(game.texts)) != game.kernel.actions:
        return f"{game.kernel.actions} actions have {len(set(game.texts))} different texts"
    if not issubclass(game.board_type, msgspec.Struct):
        return "board_type should be a msgspec.Struct"
    for seats in described.seats:
        match = Match(game, seats, seed="contract")
        if not isinstance(match.view(None).board, game.board_type):
            return "board does not return a board_type"
        if game.seats_at(match.state) != seats or len(match.scores) != seats:
            return f"with {seats} players the figures are not of {seats} seats"
    return None


def check_rulebook(game: Game) -> str | None:
    """The rulebook has numbered rules, with the prefix of the description."""
    for language, file in game.description.rulebook.items():
        if not file.is_file():
            return f"there is no rulebook in {language!r} at {file}"
        numbers = numbers_in(file.read_text(encoding="utf-8"))
        if not numbers:
            return f"the rulebook in {language!r} has no numbered rule such as **X-1**"
        strange = [n for n in numbers if n.partition("-")[0] != game.description.rules]
        if strange:
            return f"rule {strange[0]} does not begin with {game.description.rules}-"
    return None


def check_determinism(game: Game) -> str | None:
    """The same seed deals the same game, another seed another, and decisions lead to one place."""
    for seats in game.seats:
        one, same = (Match(game, seats, seed="determinism") for _ in range(2))
        if not np.array_equal(one.state, same.state):
            return "the same seed deals different games"
        if all(np.array_equal(Match(game, seats, seed=f"{n}").state, one.state) for n in range(20)):
            return "20 other seeds deal the same game"
        constants = game.constants.copy()
        rng = rng_from("determinism", "decisions")
        while not one.over and len(one) < game.kernel.max_decisions:
            legal = one.legal_actions()
            action = legal[plain(below)(rng, len(legal))]
            one.play(action)
            same.play(action)
        if not np.array_equal(one.state, same.state):
            return "the same decisions lead to different states"
        if not np.array_equal(constants, game.constants):
            return "playing changes the game's constants"
    return None


# --- checked after every decision ---------------------------------------------------------------


def check_invariants(match: Match, rng: Rng) -> str | None:
    """The game's own invariants."""
    return match.game.violation(match.state) or None


def check_events(match: Match, rng: Rng) -> str | None:
    """`advance` and `play` lead to the same state; events report every change of the figures."""
    game, before = match.game, match.previous_state
    state = before.copy()
    game.kernel.advance(game.constants, state, match.last_action)
    if state.tobytes() != match.state.tobytes():
        return "the decision leads elsewhere when no events are kept"
    was, now = game.after(before), game.after(match.state)
    for figure, changes in game.ledger(match.last_events(), match.seats).items():
        if [n - w for w, n in zip(was[figure], now[figure], strict=True)] != changes:
            return f"the events do not tell how the {figure} changed"
    return None


def check_legality(match: Match, rng: Rng) -> str | None:
    """`legal` counts its mask, sensible decisions are legal, and a refusal names a rule."""
    if match.over:
        return None
    game, kernel = match.game, match.game.kernel
    mask, sensible = np.zeros((2, kernel.actions), np.uint8)
    count = kernel.legal(game.constants, match.state, mask)
    if count != mask.sum() or set(mask.tolist()) - {0, 1}:
        return f"legal counts {count} decisions and marks {int(mask.sum())}"
    count = kernel.sensible(game.constants, match.state, sensible)
    if not count or count != sensible.sum() or (sensible > mask).any():
        return "sensible marks no decision, or one that is not legal"
    illegal = (mask == 0).nonzero()[0].tolist()
    one = [illegal[plain(below)(rng, len(illegal))]] if illegal else []
    for action in (None, *one):
        refusal = game.why_illegal(match.state, action)
        if not refusal.rule.startswith(f"{game.description.rules}-") or _text_problem(refusal.said):
            called = "a text that is no decision" if action is None else game.texts[action]
            return f"why_illegal names no rule or gives no sentence for {called}"
    return None


def check_undo(match: Match, rng: Rng) -> str | None:
    """Undo brings back exactly the state before, and the decision leads to where it led."""
    again = match.at(len(match))
    if not again.can_undo:
        try:
            again.undo()
        except UndoError:
            return None
        return "undo went through although it is not allowed"
    action = match.actions[-1]
    before = match.at(len(match) - 1)
    again.undo()
    if not np.array_equal(again.state, before.state) or again.legal() != before.legal():
        return "undo does not bring back what was"
    again.play(action)
    return None if np.array_equal(again.state, match.state) else "the decision leads elsewhere"


def check_views(match: Match, rng: Rng) -> str | None:
    """What a seat sees and observes must not depend on what it cannot know."""
    seat = int(plain(below)(rng, match.seats + 1)) - 1  # one seat a decision, or a spectator
    viewer = None if seat == NO_SEAT else seat
    view = match.view(viewer, since=len(match) - 1)
    seen = msgspec.json.encode(view)
    if not match.over and match.seed.encode() in seen:
        return f"the view of seat {viewer} holds the seed"
    secret = match.game.is_secret(match.actions[-1]) and match.movers[-1] != seat
    if secret and not match.over and view.log[-1].decision is not None:
        return f"the log of seat {viewer} holds another seat's secret decision"
    other = match.redealt(seat, rng)
    problem = match.game.violation(other.state)
    if problem:
        return f"dealing anew for seat {viewer} breaks the state: {problem}"
    if not match.over and not other.legal_actions():
        return f"dealing anew for seat {viewer} leaves nothing to decide"
    if msgspec.json.encode(other.view(viewer, since=len(match) - 1)) != seen:
        return f"the view of seat {viewer} changes with what it cannot know"
    if viewer is not None and not match.over:
        if not np.array_equal(match.observation(viewer), other.observation(viewer)):
            return f"the observation of seat {viewer} changes with what it cannot know"
        if viewer == match.to_move and other.legal_actions() != match.legal_actions():
            return f"what seat {viewer} may decide changes with what it cannot know"
    return None


def check_words(match: Match, rng: Rng) -> str | None:
    """A view is encoded and read back; prompts, decisions and events are sentences with keys."""
    view = match.view(None if match.over else match.to_move, since=len(match) - 1)
    msgspec.json.decode(msgspec.json.encode(view), type=View)
    board = msgspec.json.encode(view.board)
    msgspec.json.decode(board, type=match.game.board_type)
    if not view.prompt.rule.startswith(f"{match.game.description.rules}-"):
        return f"the prompt names {view.prompt.rule!r}, which is no rule of this game"
    said = [view.prompt.said, *(decision.said for decision in view.decisions)]
    said += [words for entry in view.log for words in entry.happened]
    for words in said:
        problem = _text_problem(Said(words.key, words.args, words.text))
        if problem:
            return problem
    return None


# --- checked at the end -------------------------------------------------------------------------


def check_result(match: Match) -> str | None:
    """Shares of the win add up to 1, and the scores are those of the figures."""
    out = np.zeros(RESULT_LENGTH)
    match.game.kernel.result(match.game.constants, match.state, out)
    shares = out[RESULT_SHARES]
    if (shares < 0).any() or abs(shares.sum() - 1) > 1e-9 or shares[match.seats :].any():
        return f"the shares of the win are {shares.tolist()}"
    if out[4 : 4 + match.seats].tolist() != match.scores:
        return f"result says {out[4 : 4 + match.seats].tolist()}, the figures {match.scores}"
    return None


def check_record(match: Match, full: bool = True) -> str | None:
    """The record reads back, replays to the same state, and is written the same again."""
    for kind in (False, True)[: 1 + full]:
        line = match.record(kind).line()
        again = replay(match.game, read_line(line, "the record"))
        if not np.array_equal(again.state, match.state):
            return "the record replays to another state"
        if again.record(kind).line() != line:
            return "the record is written differently after a replay"
    return None


ONCE: dict[str, Callable[[Game], str | None]] = {
    "contract": check_contract,
    "rulebook": check_rulebook,
    "determinism": check_determinism,
}
# Cheap enough for every decision; the checks of SOMETIMES cost as much as drawing a view.
ALWAYS: dict[str, Check] = {"invariants": check_invariants, "events": check_events}
SOMETIMES: dict[str, Check] = {
    "legality": check_legality,
    "undo": check_undo,
    "hidden information": check_views,
    "texts": check_words,
}
AT_END = ("result", "records")
ALL = (*ONCE, *ALWAYS, *SOMETIMES, *AT_END)


def _matches(game: Game, each: int, seed: str) -> Iterator[Match]:
    """Tables of every number of players, without options and with all of them."""
    names = [option.name for option in game.description.options]
    for seats in game.seats:
        for chosen in (False, True) if names else (False,):
            for number in range(each):
                options = dict.fromkeys(names, chosen)
                yield Match(game, seats, options, f"{seed}/{seats}/{chosen}/{number}")


def _text_problem(said: Said) -> str | None:
    """What is wrong with a text."""
    if not KEY.fullmatch(said.key):
        return f"{said.key!r} is no text key: lower case with hyphens"
    if not said.text.strip() or "{" in said.text:
        return f"the text {said.key} reads {said.text!r}"
    strange = [name for name, value in said.args.items() if type(value) not in (str, int)]
    return f"the argument {strange[0]!r} of {said.key} is no text or number" if strange else None


def _failure(match: Match, check: str, what: str) -> Failure:
    try:
        line = match.record().line()
    except LuteceError as error:
        line = f"no record: {error}"
    return Failure(check, what, line)
