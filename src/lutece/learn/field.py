"""A field of games side by side: the compiled rules, a thread a game, on a GPU or on the CPU.

Every call of `step` makes one decision in each game and all that are forced after it; a game that
is over is counted and dealt anew. What comes out are tensors that a network reads as they are.
Decisions that name a seat are counted from the seat to move on, as everything is that it sees.
"""

from importlib import import_module
from typing import Any

import numba
import numpy as np
import torch

from lutece.kernel.contract import NO_ACTIONS, OVER, RESULT_LENGTH, Game
from lutece.kernel.records import MAX_SEATS
from lutece.kernel.rng import rng_from

THREADS = 128  # a block; games are too different from each other for more to help
ALIGNED = 8  # bytes: a GPU reads numbers only at multiples of their size
DEAL = -1  # in place of a decision: deal the game anew
OPTIONAL = 3  # one deal in so many has a combination of the game's options, all in turn


class Field:
    """So many games, each at a decision with a choice."""

    def __init__(
        self, game: Game, games: int, device: str, deals: int, seed: str, seats: tuple[int, ...]
    ) -> None:
        """The starts are drawn from so many deals, made once."""
        kernel = game.kernel
        self.games, self.device = games, torch.device(device)
        self.draw = torch.Generator(self.device).manual_seed(int(rng_from(seed, "field")[0]))
        states, of_seats = _deals(game, deals, seed, seats)
        self._starts, self._start_seats = self._tensor(states), self._tensor(of_seats)
        self._tables = self._tensor(game.tables)
        self._states = self._zeros((states.shape[1],), torch.uint8)
        self.mask = self._zeros((kernel.actions,), torch.uint8)
        self.seen = self._zeros((kernel.observations,), torch.float32)  # by the seat to move
        self.watched = self._zeros((kernel.observations,), torch.float32)  # by another seat
        self.result = self._zeros((RESULT_LENGTH,), torch.float64)  # of the games just over
        self.over = self._zeros((), torch.uint8)
        self.seats, self.mover, self.watcher = (self._zeros((), torch.int64) for _ in range(3))
        self._step = _step_on(self.device.type, kernel)

    def step(self, actions: torch.Tensor) -> None:
        """A decision in each game."""
        size, limit = (self.games,), 1 << 30
        which = torch.randint(limit, size, generator=self.draw, device=self.device)
        who = torch.randint(limit, size, generator=self.draw, device=self.device)
        which %= len(self._starts)
        tensors = (
            self._tables, self._starts, self._start_seats, self._states, actions, which, who,
            self.mask, self.seen, self.watched, self.result, self.over, self.seats, self.mover,
            self.watcher,
        )  # fmt: skip
        self._step(self.games, tuple(_array(tensor) for tensor in tensors))

    def _tensor(self, array: Any) -> torch.Tensor:
        return torch.from_numpy(np.array(array)).to(self.device)

    def _zeros(self, shape: tuple[int, ...], dtype: torch.dtype) -> torch.Tensor:
        return torch.zeros((self.games, *shape), dtype=dtype, device=self.device)


def _deals(game: Game, count: int, seed: str, seats: tuple[int, ...]) -> tuple[Any, Any]:
    """Dealt starts, and how many seats each has; every third of each with some of the options."""
    rng, kernel = rng_from(seed, "deals"), game.kernel
    width = -(-kernel.state_bytes // ALIGNED) * ALIGNED
    states, of_seats = np.zeros((count, width), np.uint8), np.zeros(count, np.int64)
    combinations = 1 << len(game.options)
    for n, state in enumerate(states):
        turn, seat = divmod(n, len(seats))
        of_seats[n] = seats[seat]
        options = turn // OPTIONAL % combinations if turn % OPTIONAL == 0 else 0
        kernel.setup(game.tables, seats[seat], options, state[: kernel.state_bytes], rng)
    return states, of_seats


def _array(tensor: torch.Tensor) -> Any:
    """A tensor as compiled code takes it, on the same memory."""
    return _cuda().as_cuda_array(tensor) if tensor.is_cuda else tensor.numpy()


def _cuda() -> Any:
    """Numba for GPUs, which asks NumPy for a name that it has no more."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    return import_module("numba.cuda")


def _step_on(device: str, kernel: Any) -> Any:
    """The step of all games, compiled for a device."""
    advance_game = _step_of(kernel)
    if device == "cuda":
        cuda = _cuda()
        step_one = cuda.jit(device=True)(advance_game)

        @cuda.jit
        def on_gpu(games, arrays):  # type: ignore[no-untyped-def]
            i = cuda.grid(1)
            if i < games:
                step_one(i, arrays)

        return lambda games, arrays: on_gpu[-(-games // THREADS), THREADS](games, arrays)

    step_here = numba.njit(advance_game)

    @numba.njit
    def on_cpu(games, arrays):  # type: ignore[no-untyped-def]
        for i in range(games):
            step_here(i, arrays)

    return on_cpu


def _step_of(kernel: Any) -> Any:
    """One game's step, over the functions of its kernel."""
    to_move, legal, advance = kernel.to_move, kernel.legal, kernel.advance
    names_seats, turn = kernel.seat_actions, numba.njit(_turn)
    observe, result_of, size = kernel.observe, kernel.result, kernel.state_bytes

    def step(i, arrays):  # type: ignore[no-untyped-def]
        (
            tables, starts, start_seats, states, actions, which, who,
            masks, seen, watched, results, over, seats, mover, watcher,
        ) = arrays  # fmt: skip
        state, mask, action = states[i][:size], masks[i], actions[i]
        if names_seats != NO_ACTIONS and names_seats <= action < names_seats + MAX_SEATS:
            action = names_seats + (action - names_seats + mover[i]) % seats[i]
        over[i] = 0
        choices = 0
        while choices < 2:
            if action != DEAL:
                advance(tables, state, action)
            if action == DEAL or to_move(state) == OVER:
                if action != DEAL:
                    result_of(tables, state, results[i])
                    over[i] = 1
                start = starts[which[i]]
                for byte in range(size):
                    state[byte] = start[byte]
                seats[i] = start_seats[which[i]]
            choices = legal(tables, state, mask)
            if choices < 2:
                action = 0
                while mask[action] == 0:
                    action += 1
        seat = to_move(state)
        if names_seats != NO_ACTIONS:
            turn(mask[names_seats : names_seats + seats[i]], seat)
        other = (seat + 1 + who[i] % (seats[i] - 1)) % seats[i]
        mover[i], watcher[i] = seat, other
        observe(tables, state, seat, seen[i])
        observe(tables, state, other, watched[i])

    return step


def _turn(items, by):  # type: ignore[no-untyped-def]
    """Turn items in place, so that the one at `by` comes first."""
    for _ in range(by):
        first = items[0]
        for n in range(items.size - 1):
            items[n] = items[n + 1]
        items[items.size - 1] = first
