"""Views as JSON, put together from parts: what looked the same before is not encoded again."""

from collections.abc import Hashable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Generic, TypeVar
from weakref import WeakKeyDictionary

import msgspec
import numpy as np

from lutece.kernel.contract import Game
from lutece.kernel.events import EVERYONE, Event
from lutece.kernel.parts import HOLE, Json, around_holes, fill, listed
from lutece.table.preview import preview_of, preview_rows
from lutece.table.view import (
    NOT_SHARED,
    Happened,
    Told,
    decision_views,
    previewed_decision,
    shared_view,
    told,
    undo_target,
    viewers_of,
)

if TYPE_CHECKING:
    from lutece.table.match import Match

K = TypeVar("K")
T = TypeVar("T")

Entry = dict[int | None, bytes]  # of the log, by viewer; under None all of it

MOST_KEPT = 10_000  # words of a kind for a game

_HOLES = dict.fromkeys(NOT_SHARED, HOLE)
_encode = msgspec.json.Encoder().encode


class _Kept(dict[K, T], Generic[K, T]):
    """A dictionary that is emptied when it has grown too large."""

    def __setitem__(self, key: K, value: T) -> None:
        if len(self) >= MOST_KEPT:
            self.clear()
        super().__setitem__(key, value)


class _Words:
    """What was encoded of a game's words, to be used again: they never change."""

    def __init__(self) -> None:
        self.decisions: _Kept[Hashable, bytes] = _Kept()
        self.entries: _Kept[Hashable, Entry] = _Kept()
        self.events: _Kept[Event, Told | None] = _Kept()


_WORDS: WeakKeyDictionary[Game, _Words] = WeakKeyDictionary()


def encoded_views_of(match: "Match", seats: Sequence[int | None], since: int = 0) -> list[Json]:
    """What each of these seats may know, as `views_of` tells it."""
    game, viewers, words = match.game, viewers_of(seats), _words(match.game)
    head, *asked, before_log, end = around_holes(shared_view(match, _HOLES))
    boards = game.encoded_boards(match.state, viewers, match.display_options)
    logs = _encoded_logs(match, words, viewers, since)
    not_asked = b"".join(fill(asked, [b"[]"], [b"false"], [b"null"]))
    encoded = []
    for seat, board, log in zip(seats, boards, logs, strict=True):
        question = not_asked
        if seat is not None and seat == match.to_move:
            undo_to = undo_target(match)
            can_undo = b"false" if undo_to is None else b"true"
            decisions = _encoded_decisions(match, words)
            question = b"".join(fill(asked, [decisions], [can_undo], [_encode(undo_to)]))
        encoded.append([head, _encode(seat), question, *board, before_log, log, end])
    return encoded


def _words(game: Game) -> _Words:
    words = _WORDS.get(game)
    if words is None:
        words = _WORDS[game] = _Words()
    return words


def _encoded_decisions(match: "Match", words: _Words) -> bytes:
    """The legal decisions."""
    game, state, actions = match.game, match.state, match.legal_actions()
    wanted = np.array(actions, np.int64)
    facts = game.facts(state, wanted)
    if facts is None:
        return _encode(decision_views(match, actions))
    encoded = []
    for key in zip(actions, facts, preview_rows(game, state, wanted), strict=True):
        decision = words.decisions.get(key)
        if decision is None:
            action, _, row = key
            decision = _encode(previewed_decision(game, state, action, preview_of(row)))
            words.decisions[key] = decision
        encoded.append(decision)
    return listed(encoded)


def _encoded_logs(match: "Match", words: _Words, viewers: Sequence[int], since: int) -> list[bytes]:
    """The log as each viewer may read it; the same bytes for all where nothing is hidden."""
    rows = [(b'{"number":%d' % n, _entry(match, words, n)) for n in range(since, len(match))]
    whole = listed([number + entry[None] for number, entry in rows])
    if match.over or all(len(entry) == 1 for _, entry in rows):
        return [whole] * len(viewers)
    return [
        listed([number + entry.get(viewer, entry[None]) for number, entry in rows])
        for viewer in viewers
    ]


def _entry(match: "Match", words: _Words, number: int) -> Entry:
    """A decision and what came of it, without the number that the JSON begins with."""
    key = match.happening(number)
    with suppress(KeyError):  # no look before: another thread may empty what is kept
        return words.entries[key]
    game = match.game

    def tell(event: Event) -> Told | None:
        with suppress(KeyError):
            return words.events[event]
        row = told(game, event)
        kept = None if row is None else (row[0], msgspec.Raw(_encode(row[1])), row[2])
        words.events[event] = kept
        return kept

    happened = Happened(game, *next(match.history(number)), tell)
    apart = (EVERYONE, *range(max(game.seats))) if happened.has_secrets else ()
    begin = len(_encode({"number": 0})) - len(b"}")
    entry: Entry = {viewer: _encode(happened.entry(0, viewer))[begin:] for viewer in (None, *apart)}
    words.entries[key] = entry
    return entry
