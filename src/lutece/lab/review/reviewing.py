"""The review of a finished game: what is looked at in which order, and how it goes on."""

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from queue import SimpleQueue
from typing import TypeVar

import msgspec

from lutece.kernel.errors import LuteceError
from lutece.kernel.events import REVEALED
from lutece.kernel.jit import warm_up
from lutece.kernel.words import Said
from lutece.lab.review.engine import Engine, legal_actions, thinker_for
from lutece.lab.review.ledger import assemble
from lutece.lab.review.scale import SCALE
from lutece.lab.review.schema import (
    Examined,
    Explained,
    PartialReview,
    Progress,
    Revealed,
    Review,
    ReviewSettings,
)
from lutece.table.match import Match

USUAL = ReviewSettings()
LOOK, SEARCH, EXPLAIN = "look", "search", "explain"
FEWEST_PLAYOUTS = 8
HARMLESS = 2  # a decision that a first look finds harmless gets one of so many simulations

Found = TypeVar("Found")


class ReviewStoppedError(LuteceError):
    """The review was told to stop; `partial` is what it had found, to go on from."""

    def __init__(self, partial: PartialReview) -> None:
        super().__init__("The review was stopped.")
        self.partial = partial


def review(
    match: Match,
    *,
    settings: ReviewSettings = USUAL,
    progress: Callable[[Progress], None] | None = None,
    stop: Callable[[], bool] = lambda: False,
    resume: PartialReview | None = None,
    note: str = "",
) -> Review:
    """Review a finished match.

    `progress` is called after every step, in this thread, with everything found so far. When `stop`
    says so, ReviewStoppedError is raised within a step (a fraction of a second); `resume` goes on
    from its `partial`, or from that of a Progress, and is left aside where it belongs to another
    game or other settings. The order of steps, threads and stops change no figure.
    """
    if not match.over:
        text = "Only a finished game can be reviewed: a review tells what is hidden."
        raise LuteceError(Said("review-not-over", {}, text))
    return _Reviewing(match, settings, progress, stop, resume, note).run()


class _Reviewing:
    """One review under way."""

    def __init__(
        self,
        match: Match,
        settings: ReviewSettings,
        progress: Callable[[Progress], None] | None,
        stop: Callable[[], bool],
        resume: PartialReview | None,
        note: str,
    ) -> None:
        warm_up()
        self.match, self.settings, self.stop = match, settings, stop
        self.thinker = thinker_for(match.game, settings)
        self.note = " ".join(part for part in (note, self.thinker.note) if part)
        key = review_key(match, settings)
        self.partial = resume if resume and resume.key == key else PartialReview(key)
        self._told = progress
        self._begun = time.perf_counter() - self.partial.seconds
        engines = [Engine(match.game, self.thinker, settings.seed) for _ in range(settings.threads)]
        self._engines: SimpleQueue[Engine] = SimpleQueue()
        for engine in engines:
            self._engines.put(engine)
        self.open = [
            number
            for number in range(len(match))
            if len(legal_actions(match.game, match.state_at(number))) > 1
        ]
        self.reveals = [
            number
            for number, (_, _, events) in enumerate(match.history())
            if any(event.kind == REVEALED for event in events)
        ]
        self._total = 2 * len(self.open) + len(self.reveals) + settings.explained

    def run(self) -> Review:
        """All stages."""
        partial = self.partial
        self._each(LOOK, self.open, partial.quick, self._look)
        self._each(LOOK, self.reveals, partial.revealed, self._reveal)
        by_loss = sorted(self.open, key=lambda n: (-_suspicion(partial.quick[n]), n))
        self._each(SEARCH, by_loss, partial.deep, self._search, until=self.settings.seconds)
        costly = self._costly() if self.settings.explained else []
        self._total += len(costly) - self.settings.explained
        all_redeals = self.settings.explained * self.settings.playouts
        share = all_redeals // max(len(costly), 1)
        redeals = min(max(share, FEWEST_PLAYOUTS), self.settings.playouts)
        self._each(
            EXPLAIN, costly, partial.explained, lambda number: self._explain(number, redeals)
        )
        return self.assemble()

    def _costly(self) -> list[int]:
        """The decisions that the search would label, most costly first: playouts must agree."""
        found = {n: self.partial.deep.get(n) or self.partial.quick[n] for n in self.open}
        labelled = [n for n in self.open if found[n].low >= SCALE.noticed]
        return sorted(labelled, key=lambda n: (-found[n].loss, n))

    def assemble(self) -> Review:
        """The review as far as it is."""
        return assemble(
            self.match, self.thinker.name, self.partial, self.open, self.reveals, self.note
        )

    def _each(
        self,
        stage: str,
        numbers: Sequence[int],
        into: dict[int, Found],
        step: Callable[[int], Found],
        until: float | None = None,
    ) -> None:
        """Take a step for each number that has none yet, in as many threads as wanted."""
        waiting = [number for number in numbers if number not in into]

        def taken(number: int) -> Found | None:
            late = until is not None and time.perf_counter() - self._begun > until
            return None if late or self.stop() else step(number)

        with self._mapped(taken, waiting) as found:
            for number, result in zip(waiting, found, strict=True):
                self.partial.seconds = time.perf_counter() - self._begun
                if result is None:
                    continue
                into[number] = result
                if self._told:
                    self._told(self._progress(stage))
        if self.stop():
            raise ReviewStoppedError(self.partial)

    @contextmanager
    def _mapped(
        self, step: Callable[[int], Found | None], numbers: Sequence[int]
    ) -> Iterator[Iterator[Found | None]]:
        if self.settings.threads == 1:
            yield map(step, numbers)
            return
        with ThreadPoolExecutor(self.settings.threads) as pool:
            try:
                yield pool.map(step, numbers)
            finally:
                pool.shutdown(wait=True, cancel_futures=True)

    def _progress(self, stage: str) -> Progress:
        partial = self.partial
        done = sum(
            len(found)
            for found in (partial.quick, partial.deep, partial.explained, partial.revealed)
        )
        return Progress(min(done, self._total), self._total, stage, partial, self.assemble)

    @contextmanager
    def _engine(self) -> Iterator[Engine]:
        engine = self._engines.get()
        try:
            yield engine
        finally:
            self._engines.put(engine)

    def _look(self, number: int) -> Examined:
        with self._engine() as engine:
            return engine.quick(
                self.match.state_at(number), self.match.actions[number], about(number)
            )

    def _search(self, number: int) -> Examined:
        quick, simulations = self.partial.quick[number], self.thinker.simulations
        if quick.high < SCALE.noticed:
            simulations //= HARMLESS
        with self._engine() as engine:
            state, played = self.match.state_at(number), self.match.actions[number]
            return engine.examine(state, played, simulations, about(number))

    def _explain(self, number: int, redeals: int) -> Explained:
        found = self.partial.deep.get(number) or self.partial.quick[number]
        with self._engine() as engine:
            return engine.explain(
                self.match.state_at(number),
                found.played,
                found.best,
                redeals,
                about(number),
            )

    def _reveal(self, number: int) -> Revealed:
        before, after = self.match.state_at(number), self.match.state_at(number + 1)
        action, redeals = self.match.actions[number], self.settings.redeals
        with self._engine() as engine:
            return engine.revealed(before, action, after, redeals, about(number))


def about(number: int) -> str:
    """The redeals of a position are named by its number, never by the seed of the game."""
    return f"decision {number}"


def review_key(match: Match, settings: ReviewSettings = USUAL) -> str:
    """Names what a review belongs to: the game, its decisions, and all that changes figures."""
    game, thinker = match.game, thinker_for(match.game, settings)
    kept = msgspec.structs.replace(settings, bot=thinker.name, seconds=None, threads=1)
    parts = (
        game.name,
        game.edition,
        match.state_at(0).tobytes().hex(),
        hashlib.sha256(thinker.approach.net.weights.tobytes()).hexdigest(),
        " ".join(map(str, match.actions)),
        msgspec.json.encode(kept).decode(),
    )
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]


def _suspicion(found: Examined) -> float:
    return found.loss
