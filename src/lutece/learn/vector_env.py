"""A vector environment: many games stepped together by the compiled rules, one GPU thread a game.

`step` makes one decision in every game, then every decision that is forced. A game that is over
reports its result and is dealt again. The outputs are tensors that a network reads in place.
Actions that name a seat are relative to the seat to move, as observations are. Games may differ in
their figures (`FigureSets`), which then follow the observation.
"""

from contextlib import nullcontext
from importlib import import_module
from typing import Any, NamedTuple

import numba
import numpy as np
import numpy.typing as npt
import torch

from lutece.kernel.contract import NO_ACTIONS, OVER, RESULT_LENGTH, Game, Kernel
from lutece.kernel.jit import other_targets, warm_up
from lutece.kernel.relative import absolute_action, to_relative
from lutece.kernel.rng import rng_from
from lutece.learn.figure_sets import ALIGNMENT, FigureSets, own_figures
from lutece.learn.model import padded

THREADS_PER_BLOCK = 128  # games diverge too much for larger blocks to help
DEAL = -1  # in place of an action: deal the game again
DEALS_PER_OPTION = 3  # one deal in three has a combination of the game's options, all in turn


class VectorEnv:
    """Games side by side, each at a decision with more than one choice."""

    def __init__(
        self, game: Game, games: int, device: str, deals: int, seed: str, seats: tuple[int, ...],
        options: int | None = None, figures: FigureSets | None = None, paired: bool = False,
    ) -> None:  # fmt: skip
        """Games start from `deals` deals, made once; `seats` are the player counts, in turn.

        `options` are the options' bits of all deals; None: one deal in three has some. `figures`
        are dealt in turn, too; `paired` gives all of them the same shuffles.
        """
        kernel = game.kernel
        figures = own_figures(game) if figures is None else figures
        self.games, self.device = games, torch.device(device)
        self.draw = torch.Generator(self.device).manual_seed(int(rng_from(seed, "environment")[0]))
        self.dealt = deal_starts(game, deals, seed, seats, options, figures, paired)
        self._starts, self._start_seats, self._start_sets = map(self._tensor, self.dealt)
        count = figures.inputs.shape[1]
        self._constants = self._tensor(figures.constants)
        self._inputs = self._tensor(figures.inputs if count else np.zeros((1, 1), np.float32))
        self._states = self._zeros((self._starts.shape[1],), torch.uint8)
        self.mask = table_of(games, kernel.actions, torch.uint8, self.device)
        width = padded(kernel.observations + count)
        self.observed = table_of(games, width, torch.float32, self.device)  # by the seat to move
        self.watched = table_of(games, width, torch.float32, self.device)  # by another seat
        self.result = self._zeros((RESULT_LENGTH,), torch.float64)  # of the games just over
        self.over = self._zeros((), torch.uint8)
        self.seats, self.mover, self.watcher = (self._zeros((), torch.int64) for _ in range(3))
        self._actions, self._deal, self._watcher_draw, self._sets = (
            self._zeros((), torch.int64) for _ in range(4)
        )
        tensors = (
            self._constants, self._inputs, self._starts, self._start_seats, self._start_sets,
            self._states, self._sets, self._actions, self._deal, self._watcher_draw, self.mask,
            self.observed, self.watched, self.result, self.over, self.seats, self.mover,
            self.watcher,
        )  # fmt: skip
        self._arrays = tuple(shared_array(tensor) for tensor in tensors)
        self._step = _step_on(self.device.type, kernel, game.constants.size, count)

    def step(self, actions: torch.Tensor) -> None:
        """Make a decision, (games,), in every game; DEAL deals a game again."""
        self._actions.copy_(actions)
        self._deal.random_(0, len(self._starts), generator=self.draw)
        self._watcher_draw.random_(0, 1 << 30, generator=self.draw)
        self._step(self.games, self._arrays)

    def deal_in_order(self) -> None:
        """Deal every game again: game n from deal n."""
        self._actions.fill_(DEAL)
        self._deal.copy_(torch.arange(self.games, device=self.device) % len(self._starts))
        self._step(self.games, self._arrays)

    def _tensor(self, array: Any) -> torch.Tensor:
        return torch.from_numpy(np.array(array)).to(self.device)

    def _zeros(self, shape: tuple[int, ...], dtype: torch.dtype) -> torch.Tensor:
        return torch.zeros((self.games, *shape), dtype=dtype, device=self.device)


def table_of(games: int, width: int, dtype: torch.dtype, device: torch.device) -> torch.Tensor:
    """Zeros (games, width); on a GPU in column order, so that neighbouring threads write
    neighbouring bytes.
    """
    if device.type == "cuda":
        return torch.zeros((width, games), dtype=dtype, device=device).T
    return torch.zeros((games, width), dtype=dtype, device=device)


class Deals(NamedTuple):
    """Dealt starts: the states, and the number of seats and the set of figures of each."""

    starts: npt.NDArray[np.uint8]
    seats: npt.NDArray[np.int64]
    set_of: npt.NDArray[np.int64]


def deal_starts(
    game: Game, count: int, seed: str, seats: tuple[int, ...], chosen: int | None,
    figures: FigureSets, paired: bool,
) -> Deals:  # fmt: skip
    """Deals for all numbers of seats in turn, then all sets; every third has some options."""
    rng, kernel, sets = rng_from(seed, "deals"), game.kernel, len(figures.constants)
    width = -(-kernel.state_bytes // ALIGNMENT) * ALIGNMENT
    turns, seat_numbers = np.divmod(np.arange(count), len(seats))
    deals = Deals(
        np.zeros((count, width), np.uint8), np.array(seats, np.int64)[seat_numbers], turns % sets
    )
    combinations = 1 << len(game.description.rule_options)
    for n, (state, turn) in enumerate(zip(deals.starts, turns.tolist(), strict=True)):
        options = turn // DEALS_PER_OPTION % combinations if turn % DEALS_PER_OPTION == 0 else 0
        options = options if chosen is None else chosen
        if paired:
            rng = rng_from(seed, f"deal {turn // sets} of {deals.seats[n]}")
        constants = figures.constants[turn % sets, : game.constants.size]
        kernel.setup(constants, deals.seats[n], options, state[: kernel.state_bytes], rng)
    return deals


def shared_array(tensor: torch.Tensor) -> Any:
    """A tensor as an array that compiled code takes, sharing its memory."""
    return _cuda().as_cudashared_array(tensor) if tensor.is_cuda else tensor.numpy()


def _cuda() -> Any:
    """Numba's CUDA target; older versions import a name that NumPy has removed."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    return import_module("numba.cuda")


def _step_on(device: str, kernel: Kernel, constants_bytes: int, figures: int) -> Any:
    """The step of all games, compiled for the device, once."""
    key = (device, id(kernel), constants_bytes, figures)
    if key not in _STEPS:
        _STEPS[key] = for_each_game(device, _step_of(kernel, constants_bytes, figures))
    return _STEPS[key]


_STEPS: dict[tuple[str, int, int, int], Any] = {}


def for_each_game(device: str, advance_game: Any) -> Any:
    """A function of one game and the arrays, compiled to be called for all games."""
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
            blocks = -(-games // THREADS_PER_BLOCK)
            with nullcontext() if on_gpu.overloads else other_targets():
                on_gpu[blocks, THREADS_PER_BLOCK, stream](games, arrays)

        return launch

    warm_up()  # else the kernel's functions would be compiled without their signatures
    step_here = numba.njit(advance_game)

    @numba.njit
    def on_cpu(games, arrays):  # type: ignore[no-untyped-def]
        for i in range(games):
            step_here(i, arrays)

    return on_cpu


def _step_of(kernel: Kernel, constants_bytes: int, figures: int) -> Any:
    """The step of one game, built from its kernel's functions."""
    to_move, legal, advance = kernel.to_move, kernel.legal, kernel.advance
    seat_actions = kernel.seat_actions
    observe, result_of, size = kernel.observe, kernel.result, kernel.state_bytes
    width, constants_size = kernel.observations, constants_bytes

    def step(i, arrays):  # type: ignore[no-untyped-def]
        (
            all_constants, inputs, starts, start_seats, start_sets, states, sets, actions, which,
            who, masks, observed, watched, results, over, seats, mover, watcher,
        ) = arrays  # fmt: skip
        state, mask, action = states[i][:size], masks[i], actions[i]
        constants = all_constants[sets[i]][:constants_size]
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
                sets[i] = start_sets[which[i]]
                constants = all_constants[sets[i]][:constants_size]
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
        for n in range(figures):
            observed[i, width + n] = inputs[sets[i], n]
            watched[i, width + n] = inputs[sets[i], n]

    return step
