"""A vector environment: many games stepped together by the compiled rules, one GPU thread a game.

`step` makes one decision in every game, then every decision that is forced. A game that is over
reports its result and is dealt again. The outputs are tensors that a network reads in place.
Actions that name a seat are relative to the seat to move, as observations are.
"""

from importlib import import_module
from typing import Any

import numba
import numpy as np
import torch

from lutece.kernel.contract import NO_ACTIONS, OVER, RESULT_LENGTH, Game
from lutece.kernel.relative import absolute_action, to_relative
from lutece.kernel.rng import rng_from
from lutece.learn.model import padded

THREADS_PER_BLOCK = 128  # games diverge too much for larger blocks to help
ALIGNMENT = 8  # bytes: a GPU reads numbers only at multiples of their size
DEAL = -1  # in place of an action: deal the game again
DEALS_PER_OPTION = 3  # one deal in three has a combination of the game's options, all in turn


class VectorEnv:
    """Games side by side, each at a decision with more than one choice."""

    def __init__(
        self, game: Game, games: int, device: str, deals: int, seed: str, seats: tuple[int, ...],
        options: int | None = None,
    ) -> None:  # fmt: skip
        """Games start from `deals` deals, made once; `seats` are the player counts, in turn.

        `options` are the options' bits of all deals; None: one deal in three has some.
        """
        kernel = game.kernel
        self.games, self.device = games, torch.device(device)
        self.draw = torch.Generator(self.device).manual_seed(int(rng_from(seed, "environment")[0]))
        states, of_seats = _deals(game, deals, seed, seats, options)
        self._starts, self._start_seats = self._tensor(states), self._tensor(of_seats)
        self._constants = self._tensor(game.constants)
        self._states = self._zeros((states.shape[1],), torch.uint8)
        self.mask = self._by_column(kernel.actions, torch.uint8)
        width = padded(kernel.observations)
        self.observed = self._by_column(width, torch.float32)  # by the seat to move
        self.watched = self._by_column(width, torch.float32)  # by another seat
        self.result = self._zeros((RESULT_LENGTH,), torch.float64)  # of the games just over
        self.over = self._zeros((), torch.uint8)
        self.seats, self.mover, self.watcher = (self._zeros((), torch.int64) for _ in range(3))
        self._actions, self._deal, self._watcher_draw = (
            self._zeros((), torch.int64) for _ in range(3)
        )
        tensors = (
            self._constants, self._starts, self._start_seats, self._states, self._actions,
            self._deal, self._watcher_draw, self.mask, self.observed, self.watched, self.result,
            self.over, self.seats, self.mover, self.watcher,
        )  # fmt: skip
        self._arrays = tuple(_array(tensor) for tensor in tensors)
        self._step = _step_on(self.device.type, kernel)

    def step(self, actions: torch.Tensor) -> None:
        """Make a decision, (games,), in every game; DEAL deals a game again."""
        self._actions.copy_(actions)
        self._deal.random_(0, len(self._starts), generator=self.draw)
        self._watcher_draw.random_(0, 1 << 30, generator=self.draw)
        self._step(self.games, self._arrays)

    def _tensor(self, array: Any) -> torch.Tensor:
        return torch.from_numpy(np.array(array)).to(self.device)

    def _by_column(self, width: int, dtype: torch.dtype) -> torch.Tensor:
        """Zeros (games, width); on a GPU in column order, so that neighbouring threads write
        neighbouring bytes.
        """
        if self.device.type == "cuda":
            return torch.zeros((width, self.games), dtype=dtype, device=self.device).T
        return self._zeros((width,), dtype)

    def _zeros(self, shape: tuple[int, ...], dtype: torch.dtype) -> torch.Tensor:
        return torch.zeros((self.games, *shape), dtype=dtype, device=self.device)


def _deals(
    game: Game, count: int, seed: str, seats: tuple[int, ...], chosen: int | None
) -> tuple[Any, Any]:
    """Dealt starts, and the number of seats of each; every third deal has some options."""
    rng, kernel = rng_from(seed, "deals"), game.kernel
    width = -(-kernel.state_bytes // ALIGNMENT) * ALIGNMENT
    states, of_seats = np.zeros((count, width), np.uint8), np.zeros(count, np.int64)
    combinations = 1 << len(game.description.rule_options)
    for n, state in enumerate(states):
        turn, seat = divmod(n, len(seats))
        of_seats[n] = seats[seat]
        options = turn // DEALS_PER_OPTION % combinations if turn % DEALS_PER_OPTION == 0 else 0
        options = options if chosen is None else chosen
        kernel.setup(game.constants, seats[seat], options, state[: kernel.state_bytes], rng)
    return states, of_seats


def _array(tensor: torch.Tensor) -> Any:
    """A tensor as an array that compiled code takes, sharing its memory."""
    return _cuda().as_cuda_array(tensor) if tensor.is_cuda else tensor.numpy()


def _cuda() -> Any:
    """Numba's CUDA target; older versions import a name that NumPy has removed."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    return import_module("numba.cuda")


def _step_on(device: str, kernel: Any) -> Any:
    """The step of all games, compiled for the device."""
    advance_game = _step_of(kernel)
    if device == "cuda":
        cuda = _cuda()
        step_one = cuda.jit(device=True)(advance_game)

        @cuda.jit
        def on_gpu(games, arrays):  # type: ignore[no-untyped-def]
            i = cuda.grid(1)
            if i < games:
                step_one(i, arrays)

        def launch(games: int, arrays: tuple[Any, ...]) -> None:
            handle = torch.cuda.current_stream().cuda_stream
            stream = cuda.external_stream(handle) if handle else cuda.default_stream()
            on_gpu[-(-games // THREADS_PER_BLOCK), THREADS_PER_BLOCK, stream](games, arrays)

        return launch

    step_here = numba.njit(advance_game)

    @numba.njit
    def on_cpu(games, arrays):  # type: ignore[no-untyped-def]
        for i in range(games):
            step_here(i, arrays)

    return on_cpu


def _step_of(kernel: Any) -> Any:
    """The step of one game, built from its kernel's functions."""
    to_move, legal, advance = kernel.to_move, kernel.legal, kernel.advance
    seat_actions = kernel.seat_actions
    observe, result_of, size = kernel.observe, kernel.result, kernel.state_bytes
    width = kernel.observations

    def step(i, arrays):  # type: ignore[no-untyped-def]
        (
            constants, starts, start_seats, states, actions, which, who,
            masks, observed, watched, results, over, seats, mover, watcher,
        ) = arrays  # fmt: skip
        state, mask, action = states[i][:size], masks[i], actions[i]
        if action != DEAL:
            action = absolute_action(action, seat_actions, mover[i], seats[i])
        over[i] = 0
        choices = 0
        while choices < 2:
            if action != DEAL:
                advance(constants, state, action)
            if action == DEAL or to_move(state) == OVER:
                if action != DEAL:
                    result_of(constants, state, results[i])
                    over[i] = 1
                start = starts[which[i]]
                for byte in range(size):
                    state[byte] = start[byte]
                seats[i] = start_seats[which[i]]
            choices = legal(constants, state, mask)
            if choices < 2:
                action = 0
                while mask[action] == 0:
                    action += 1
        seat = to_move(state)
        if seat_actions != NO_ACTIONS:
            to_relative(mask[seat_actions : seat_actions + seats[i]], seat)
        other = (seat + 1 + who[i] % (seats[i] - 1)) % seats[i]
        mover[i], watcher[i] = seat, other
        observe(constants, state, seat, observed[i][:width])
        observe(constants, state, other, watched[i][:width])

    return step
