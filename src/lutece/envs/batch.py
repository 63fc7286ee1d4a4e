"""`Batch`: thousands of games stepped together, as arrays. NumPy and Numba only.

    from lutece.envs import Batch

    batch = Batch("some-game", 4096, seats=2, seed=1)   # `lutece games` lists the names
    while training:
        batch.step(policy(batch.obs, batch.mask))   # one action a game
        learn(batch.reward, batch.done)

The arrays are the same objects from step to step and are filled in place: copy what you keep.
"""

import io
import json
import zipfile
import zlib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from lutece import games
from lutece.bots import Bot, bot
from lutece.bots.choosers import CompiledBot
from lutece.envs.arguments import (
    BatchError,
    IllegalActionError,
    count_of,
    in_turn,
    numbers_in_turn,
    whole_numbers,
)
from lutece.envs.stepping import (
    DEAL,
    HOLD,
    MARGIN,
    NO_BOT,
    SETTING,
    SHARE,
    Arrays,
    first_illegal,
    observe_games,
    sample_actions,
    show_games,
    step_games,
)
from lutece.kernel.contract import NO_ACTIONS, RESULT_LENGTH, Game, option_bits
from lutece.kernel.interrupts import interrupts_wait
from lutece.kernel.jit import warm_up
from lutece.kernel.rng import WORDS, rngs_from
from lutece.kernel.structs import MAX_SEATS, Bytes, new_record
from lutece.table import Match, check_seats
from lutece.table.fairness import DEAL as DEALS
from lutece.table.fairness import new_seed

Options = Mapping[str, bool]
Bots = Mapping[int, str | Bot]
Reward = Literal["share", "margin"]
REWARDS: dict[str, int] = {"share": SHARE, "margin": MARGIN}
DRAWS = "lutece environment"  # the purpose of the generators from which bots and `sample` draw
SAVED = ("states", "rngs", "watcher", "reward", "scores", "done", "results")
FEWEST_GAMES_A_THREAD = 16
DAMAGED = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error)


class Batch:
    """Games side by side, one decision a step in each.

    The arrays, one row a game, with `num_envs` rows:

    obs      float32 (observations): what the seat to move knows, its own seat first
    mask     uint8 (actions): 1 for each legal action of the seat to move; all 0 if over
    choices  int32: how many actions are legal
    mover    int32: the seat to move, or -1 if the game is over
    reward   float32 (4): by seat, of the game that ended in this step; else 0
    scores   int32 (4): by seat, at the end of the last game that ended here
    done     uint8: 1 if a game ended in this step (without autoreset: if it is over)
    states   uint8 (state_bytes): the states themselves, read-only

    A game that is over is dealt again in the same step: `reward`, `scores` and `done` tell of the
    one that ended, all else of the new one. The seat numbers of `mover`, `reward` and `scores` are
    those of the table. The first deal of game i is that of `lutece.new(…, seed=f"{seed}/{i}")`.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int | Sequence[int] = 2,
        *,
        options: Options | Sequence[Options] | None = None,
        seed: str | int | None = None,
        bots: Bots | Sequence[Bots] | None = None,
        reward: Reward = "share",
        skip_forced: bool = False,
        relative: bool = True,
        autoreset: bool = True,
        checked: bool = True,
        threads: int = 1,
    ) -> None:
        """Deal `num_envs` games.

        seats        players; several numbers are taken in turn: (2, 3, 4)
        options      of the game, by name; several mappings are taken in turn
        seed         a text or a number; None: a new one
        bots         seats that a bot plays inside the compiled step: {1: "greedy"}; several
                     mappings are taken in turn. Bots that search are too slow for it
        reward       "share": the share of the win, 1 for the only winner; "margin": points ahead of
                     the best other seat
        skip_forced  decisions with one choice are made by the batch
        relative     actions that name a seat count from the seat to move on, as its observation
                     does; False: as the rules number them (`Match.legal_actions`)
        autoreset    a game that is over is dealt again in the same step; False: it stays until its
                     action is `DEAL`
        checked      an illegal action raises IllegalActionError and nothing is done; False: the
                     caller promises legal actions, and an illegal one can crash the process
        threads      that share the games; the results do not depend on it
        """
        self._fresh = False
        self.game = games.load(game) if isinstance(game, str) else game
        self.num_envs = count_of(num_envs, "games (num_envs)")
        self.threads = count_of(threads, "threads")
        self.seed = new_seed() if seed is None else str(seed)
        if reward not in REWARDS:
            raise BatchError(f"There is no reward {reward!r}: {' or '.join(REWARDS)}.")
        self.skip_forced, self.relative = bool(skip_forced), bool(relative)
        self.autoreset, self.checked = bool(autoreset), bool(checked)
        by_seat, self._table = self._bots(in_turn(bots, Mapping))
        self._setting = self._new_setting(REWARDS[reward])
        self._games = self._new_arrays(
            self._repeat([self._seats(count) for count in numbers_in_turn(seats)], np.int64),
            self._repeat(
                [option_bits(self.game, chosen) for chosen in in_turn(options, Mapping)], np.int64
            ),
            self._repeat(by_seat, np.int8),
        )
        self._check_somebody_decides()
        self._choose = self._new_chooser()
        warm_up()
        self._deal_anew()

    @property
    def obs(self) -> npt.NDArray[np.float32]:
        """What the seat to move knows; of a game that is over, what the last to decide knows."""
        return self._games.obs  # type: ignore[no-any-return]

    @property
    def mask(self) -> Bytes:
        """1 for each legal action of the seat to move."""
        return self._games.mask  # type: ignore[no-any-return]

    @property
    def choices(self) -> npt.NDArray[np.int32]:
        """How many actions are legal."""
        return self._games.choices  # type: ignore[no-any-return]

    @property
    def mover(self) -> npt.NDArray[np.int32]:
        """The seat to move, or -1."""
        return self._games.mover  # type: ignore[no-any-return]

    @property
    def reward(self) -> npt.NDArray[np.float32]:
        """By seat, of the game that ended in this step."""
        return self._games.reward  # type: ignore[no-any-return]

    @property
    def scores(self) -> npt.NDArray[np.int32]:
        """By seat, at the end of the last game that ended."""
        return self._games.scores  # type: ignore[no-any-return]

    @property
    def done(self) -> Bytes:
        """1 if a game ended in this step."""
        return self._games.done  # type: ignore[no-any-return]

    @cached_property
    def seats(self) -> npt.NDArray[np.int64]:
        """How many seats each game has: not to be written to."""
        return _read_only(self._games.seats)  # type: ignore[no-any-return]

    @cached_property
    def states(self) -> Bytes:
        """The states: not to be written to (`put`, `copy_games` and `load` replace them)."""
        return _read_only(self._games.states)  # type: ignore[no-any-return]

    def reset(self, which: npt.ArrayLike | None = None, *, seed: str | int | None = None) -> None:
        """Deal all games again, or those that `which` names (numbers, or a flag for each game).

        With a seed, as if the batch were new; without, each game goes on with its own generator.
        Just after the batch was made, its games are as fresh as they can be and are left alone.
        """
        if seed is not None:
            if which is not None:
                raise BatchError("A seed is for all games: reset(seed=…) takes no others.")
            self.seed = str(seed)
            self._deal_anew()
            return
        if which is None:
            if not self._fresh:
                self._run(np.full(self.num_envs, DEAL, np.int64))
            self._fresh = True
            return
        actions = np.full(self.num_envs, HOLD, np.int64)
        actions[self._indices(which)] = DEAL
        self._run(actions)

    def step(self, actions: npt.ArrayLike) -> None:
        """Make one decision in every game: `actions` are whole numbers (num_envs,).

        `DEAL` deals a game again, `HOLD` leaves it as it is.
        """
        taken = self._actions(actions)
        if self.checked:
            index = first_illegal(self._games, taken)
            if index >= 0:
                raise self._illegal(index, int(taken[index]))
        self._fresh = False
        self._run(taken)

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for each game, each equally likely; DEAL where it is over."""
        actions = np.empty(self.num_envs, np.int64)
        sample_actions(self._games, actions)
        return actions

    def observe(
        self, seats: npt.ArrayLike, out: npt.NDArray[np.float32] | None = None
    ) -> npt.NDArray[np.float32]:
        """What these seats know of their games, (num_envs,) or one seat for all; into `out`."""
        chosen = np.ascontiguousarray(
            np.broadcast_to(whole_numbers(seats, "Seats"), (self.num_envs,)).astype(np.int64)
        )
        wrong = np.flatnonzero((chosen < 0) | (chosen >= self._games.seats))
        if wrong.size:
            raise BatchError(f"Game {wrong[0]} has no seat {chosen[wrong[0]]}.")
        if out is None:
            out = np.empty_like(self.obs)
        if out.dtype != np.float32 or out.shape != self.obs.shape or not out.flags.carray:
            raise BatchError(
                f"`out` must be a C-ordered float32 array of shape {self.obs.shape}; it is "
                f"{out.dtype} of shape {out.shape}."
            )
        observe_games(self.game.kernel.pointers, self.game.constants, self._games, chosen, out)
        return out

    def put(self, index: int, match: Match) -> None:
        """Let game `index` stand as a match does; its deals to come stay its own."""
        index = int(self._indices(np.array([index]))[0])
        if (match.game.name, match.game.edition) != (self.game.name, self.game.edition):
            raise BatchError("The match is of another game, or has other figures.")
        bits = option_bits(match.game, match.options)
        if (match.seats, bits) != (self._games.seats[index], self._games.options[index]):
            raise BatchError(f"The match has other seats or options than game {index}.")
        self._games.states[index] = match.state
        self._games.watcher[index] = max(match.movers[-1:], default=0)
        self._show_replaced(np.array([index]))

    def copy_games(self, sources: npt.ArrayLike, targets: npt.ArrayLike) -> None:
        """Let the games `targets` stand as the games `sources` do, one for one."""
        source, target = self._indices(sources), self._indices(targets)
        if source.shape != target.shape:
            raise BatchError(f"There are {source.size} sources for {target.size} targets.")
        a = self._games
        same = (a.seats[source] == a.seats[target]) & (a.options[source] == a.options[target])
        if not same.all():
            wrong = int(np.argmin(same))
            raise BatchError(
                f"Games {source[wrong]} and {target[wrong]} differ in seats or options."
            )
        a.states[target], a.watcher[target] = a.states[source], a.watcher[source]
        self._show_replaced(target)

    def clone(self) -> "Batch":
        """The same games, independent from here on: the same actions lead to the same."""
        other = object.__new__(Batch)
        left_out = ("states", "seats", "_pool")
        other.__dict__.update({k: v for k, v in self.__dict__.items() if k not in left_out})
        other._games = Arrays(*(array.copy() for array in self._games))
        return other

    def save(self) -> bytes:
        """All games with their generators; `load` of a batch made alike continues from here."""
        file = io.BytesIO()
        arrays = {name: getattr(self._games, name) for name in SAVED}
        np.savez_compressed(file, about=np.array(json.dumps(self._about())), **arrays)
        return file.getvalue()

    def load(self, saved: bytes) -> None:
        """Continue from what `save` gave; a batch of other games is refused and changes nothing.

        Damage is noticed, malice is not: load what you saved yourself.
        """
        try:
            with np.load(io.BytesIO(saved), allow_pickle=False) as file:
                about = json.loads(str(file["about"]))
                arrays = {name: file[name] for name in SAVED}
        except DAMAGED as error:
            raise BatchError("This is not what a batch saved, or it is damaged.") from error
        mine = self._about()
        if about != mine:
            differ = [
                key for key in mine if not isinstance(about, dict) or about.get(key) != mine[key]
            ]
            raise BatchError(f"This was saved by a batch that differs in: {', '.join(differ)}.")
        for name, array in arrays.items():
            own = getattr(self._games, name)
            if (array.shape, array.dtype) != (own.shape, own.dtype):
                raise BatchError(f"This is not what a batch saved: `{name}` has another shape.")
        for name, array in arrays.items():
            getattr(self._games, name)[:] = array
        self._show()
        self._fresh = False

    def __len__(self) -> int:
        return self.num_envs

    def __repr__(self) -> str:
        return f"<Batch of {self.num_envs} games of {self.game.name}>"

    def __getstate__(self) -> dict[str, Any]:
        left_out = ("game", "states", "seats", "_pool", "_choose")
        kept = {name: value for name, value in self.__dict__.items() if name not in left_out}
        return kept | {"_game": (self.game.name, self.game.components, self.game.edition)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        name, components, edition = kept.pop("_game")
        self.game = games.load(name, components)
        if self.game.edition != edition:
            raise BatchError(f"This batch was pickled with another edition of {self.game.title}.")
        self.__dict__.update(kept)
        self._choose = self._new_chooser()
        warm_up()

    def _new_chooser(self) -> Callable[..., int] | None:
        """How the bots choose; compiled only where there are any."""
        if not self._table:
            return None
        from lutece.envs.choosing import bot_chooser

        return bot_chooser(self.game, self._table)

    def _deal_anew(self) -> None:
        """Deal all games from the seed."""
        texts = [f"{self.seed}/{i}" for i in range(self.num_envs)]
        self._games.rngs[:, 0] = rngs_from(texts, DEALS)
        self._games.rngs[:, 1] = rngs_from(texts, DRAWS)
        self._games.scores[:] = 0
        self._games.results[:] = 0
        self._run(np.full(self.num_envs, DEAL, np.int64))
        self._fresh = True

    def _run(self, actions: npt.NDArray[np.int64]) -> None:
        """Step all games, in several threads if there are enough games for them."""
        parts = min(self.threads, -(-self.num_envs // FEWEST_GAMES_A_THREAD))
        if parts == 1:
            self._run_part(actions, 0, self.num_envs)
            return
        ends = [self.num_envs * n // parts for n in range(parts + 1)]
        with interrupts_wait():  # so that nobody sees arrays that are still written to
            others = [
                self._pool.submit(self._run_part, actions, first, last)
                for first, last in pairwise(ends[1:])
            ]
            self._run_part(actions, 0, ends[1])
            for other in others:
                other.result()

    def _run_part(self, actions: npt.NDArray[np.int64], first: int, last: int) -> None:
        """Step some of the games, until no bot is left to choose."""
        kernel, constants = self.game.kernel, self.game.constants
        step_games(
            kernel.pointers, constants, self._setting, self._games, actions, False, first, last
        )
        self._let_bots_play(first, last)

    def _let_bots_play(self, first: int, last: int) -> None:
        """Let bots choose in some of the games, until none is to move."""
        if self._choose is None:
            return
        kernel, constants = self.game.kernel, self.game.constants
        chosen = np.empty(self.num_envs, np.int64)
        while self._choose(self._games, chosen, first, last):
            step_games(
                kernel.pointers, constants, self._setting, self._games, chosen, True, first, last
            )

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads - 1, thread_name_prefix="lutece-batch")

    def _show(self) -> None:
        """Fill the arrays that follow from the states."""
        show_games(self.game.kernel.pointers, self.game.constants, self._setting, self._games)

    def _show_replaced(self, replaced: npt.NDArray[np.int64]) -> None:
        """Show games whose states were replaced: nothing has ended in them."""
        self._show()
        self._games.reward[replaced] = 0
        self._games.done[replaced] = self._games.mover[replaced] < 0
        self._let_bots_play(0, self.num_envs)
        self._fresh = False

    def _actions(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        taken = whole_numbers(actions, "Actions")
        if taken.shape != (self.num_envs,):
            raise BatchError(
                f"{self.num_envs} games need {self.num_envs} actions, not {taken.shape}."
            )
        return np.ascontiguousarray(taken, np.int64)

    def _illegal(self, index: int, action: int) -> IllegalActionError:
        legal = self._games.legal[index].nonzero()[0].tolist()
        return IllegalActionError(index, action, f"Legal now: {', '.join(map(str, legal))}.")

    def _indices(self, which: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """Numbers of games, given as numbers or as a flag for each game."""
        given = np.asarray(which)
        if given.dtype == np.bool_:
            if given.shape != (self.num_envs,):
                raise BatchError(f"There are {self.num_envs} games, not {given.shape}.")
            return np.flatnonzero(given)
        numbers = np.atleast_1d(whole_numbers(given, "Games")).astype(np.int64)
        wrong = numbers[(numbers < 0) | (numbers >= self.num_envs)]
        if wrong.size:
            raise BatchError(f"There is no game {wrong[0]}: they are 0 to {self.num_envs - 1}.")
        return numbers

    def _about(self) -> dict[str, Any]:
        """What two batches must have in common to continue from each other's saved games."""
        digest = {
            name: getattr(self._games, name).tolist() for name in ("seats", "options", "bots")
        }
        return {
            "game": self.game.name,
            "edition": self.game.edition,
            "num_envs": self.num_envs,
            **digest,
        }

    def _seats(self, count: int) -> int:
        check_seats(self.game, count)
        return count

    def _repeat(self, rows: Sequence[Any], dtype: Any) -> Any:
        """Rows in turn, one for each game."""
        return np.ascontiguousarray(np.array(rows, dtype)[np.arange(self.num_envs) % len(rows)])

    def _bots(self, wanted: Sequence[Bots]) -> tuple[list[list[int]], list[CompiledBot]]:
        """The number of each seat's bot, for each mapping, and the bots."""
        numbers: dict[str, int] = {}
        table: list[CompiledBot] = []
        rows = []
        for mapping in wanted:
            row = [NO_BOT] * MAX_SEATS
            for seat, named in mapping.items():
                if seat not in range(MAX_SEATS):
                    raise BatchError(f"There is no seat {seat!r}: seats are 0 to {MAX_SEATS - 1}.")
                chosen = bot(named) if isinstance(named, str) else named
                if chosen.name not in numbers:
                    numbers[chosen.name] = len(table)
                    table.append(self._compiled(chosen))
                row[seat] = numbers[chosen.name]
            rows.append(row)
        return rows, table

    def _compiled(self, chosen: Bot) -> CompiledBot:
        chosen.check(self.game)
        compiled = chosen.compiled(self.game)
        if compiled is None:
            raise BatchError(
                f"{chosen.name} does not run inside the compiled step; random, greedy, shrewd, "
                "neural and neural@FILE do."
            )
        return compiled

    def _check_somebody_decides(self) -> None:
        for seats, row in zip(self._games.seats.tolist(), self._games.bots.tolist(), strict=True):
            if NO_BOT not in row[:seats]:
                raise BatchError(f"With bots in all {seats} seats nobody is left to decide.")

    def _new_setting(self, reward: int) -> Bytes:
        buffer, setting = new_record(SETTING)
        setting.seat_actions = self.game.kernel.seat_actions if self.relative else NO_ACTIONS
        setting.skip_forced, setting.autoreset = self.skip_forced, self.autoreset
        setting.checked, setting.reward = self.checked, reward
        return buffer

    def _new_arrays(self, seats: Any, options: Any, bots: Any) -> Arrays:
        kernel, count = self.game.kernel, self.num_envs
        return Arrays(
            seats=seats,
            options=options,
            bots=bots,
            rngs=np.zeros((count, 2, WORDS), np.int64),
            states=np.zeros((count, kernel.state_bytes), np.uint8),
            obs=np.zeros((count, kernel.observations), np.float32),
            mask=np.zeros((count, kernel.actions), np.uint8),
            legal=np.zeros((count if self.checked else 0, kernel.actions), np.uint8),
            choices=np.zeros(count, np.int32),
            mover=np.zeros(count, np.int32),
            turn=np.zeros(count, np.int32),
            watcher=np.zeros(count, np.int32),
            reward=np.zeros((count, MAX_SEATS), np.float32),
            scores=np.zeros((count, MAX_SEATS), np.int32),
            done=np.zeros(count, np.uint8),
            results=np.zeros((count, RESULT_LENGTH), np.float64),
        )


def _read_only(array: Any) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view
