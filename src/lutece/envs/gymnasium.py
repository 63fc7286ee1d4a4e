"""Gymnasium: one agent against any bots, and many games at once.

    import gymnasium
    import lutece.envs.gymnasium                      # registers them

    env = gymnasium.make("lutece/SomeGame-v0", opponents="greedy")
    many = gymnasium.make_vec("lutece/SomeGame-v0", num_envs=1024, opponents="greedy")

`some-game` is `SomeGame` here; `IDS` has the ids of all installed games.
`gymnasium.make("lutece.envs.gymnasium:lutece/SomeGame-v0")` imports by itself. An observation is
what the agent knows as numbers (`Kernel.features` names them); legal actions are in
`info["action_mask"]`, and `env.unwrapped.action_masks()` gives them to sb3-contrib's MaskablePPO.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from lutece import games
from lutece.bots import Bot, bot
from lutece.envs.batch import Batch
from lutece.envs.drawing import MODES, check_mode, draw
from lutece.envs.position import LEAST, MOST, EnvError, Position, Reward, Table
from lutece.envs.stepping import DEAL
from lutece.kernel.rng import Rng, rng_from

IDS = {
    name: f"lutece/{''.join(part.capitalize() for part in name.split('-'))}-v0"
    for name in games.NAMES
}
ILLEGAL_REWARD = -1.0
DRAWS = "lutece environment"


class TableEnv(gymnasium.Env[npt.NDArray[np.float32], np.int64]):
    """One agent at a table whose other seats are bots."""

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        seat: int | None = None,
        opponents: str | Bot | Sequence[str | Bot] = "greedy",
        reward: Reward = "share",
        skip_forced: bool = True,
        render_mode: str | None = None,
        **options: bool,
    ) -> None:
        """A table of a game.

        seats        players
        seat         of the agent; None: drawn for every game
        opponents    a bot for all other seats, or one for each, in their order after the agent:
                     a name (`lutece arena --help` lists them) or a Bot
        reward       at the end: "share" of the win, or "margin": points ahead of the best other
        skip_forced  decisions with one choice are made by themselves
        render_mode  "human" (printed), "ansi", "rgb_array" or "svg"; None: not drawn
        options      of the game, by name: `free_placement=True`

        An illegal action ends the game with the reward -1 and `info["illegal"]`.
        """
        check_mode(render_mode)
        self.table = Table(game, seats, options, reward)
        if seat is not None and seat not in range(seats):
            raise EnvError(f"There is no seat {seat}: a table of {seats} has 0 to {seats - 1}.")
        self.fixed_seat, self.skip_forced = seat, skip_forced
        if isinstance(opponents, str | Bot):
            opponents = [opponents] * (seats - 1)
        named = list(opponents)
        if len(named) != seats - 1:
            raise EnvError(f"A table of {seats} has {seats - 1} opponents, not {len(named)}.")
        self.opponents = [bot(one) if isinstance(one, str) else one for one in named]
        for opponent in self.opponents:
            opponent.check(self.table.game)
        kernel = self.table.game.kernel
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.render_mode = render_mode
        self.observation_space = Box(LEAST, MOST, (kernel.observations,), np.float32)
        self.action_space = Discrete(kernel.actions)
        self.seat = 0
        self.position: Position | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """Deal a game, and let the bots play up to the agent's first decision."""
        super().reset(seed=seed)
        deal = str(self.np_random.integers(2**63))
        seats = self.table.seats
        drawn = int(self.np_random.integers(seats))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self._rng: Rng = rng_from(deal, DRAWS)
        self._moves: list[int] = []
        self.position = self.table.deal(deal)
        self._play_on(self.position)
        return self.position.observation(self.seat), self._info(self.position)

    def step(
        self, action: np.int64 | int
    ) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """A decision of the agent, and those of the bots up to its next one."""
        position = self._running()
        if not position.is_legal(int(action)):
            info = self._info(position) | {"illegal": True}
            observation = position.observation(self.seat)
            self.position = None
            return observation, ILLEGAL_REWARD, True, False, info
        self._play(position, position.absolute(int(action)))
        self._play_on(position)
        reward = position.rewards()[self.seat] if position.over else 0.0
        observation = position.observation(self.seat)
        return observation, reward, position.over, False, self._info(position)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        return self._running().mask.astype(np.bool_)

    def render(self) -> Any:
        """The board as a spectator sees it."""
        return None if self.render_mode is None else draw(self._running(), self.render_mode)

    def _running(self) -> Position:
        if self.position is None:
            raise EnvError("There is no game: call reset() first.")
        return self.position

    def _play(self, position: Position, action: int) -> None:
        self._moves.append(action)
        position.play_absolute(action)

    def _play_on(self, position: Position) -> None:
        """Let bots and what is forced play up to the agent's next choice."""
        game, seats = self.table.game, self.table.seats
        while not position.over:
            if position.mover != self.seat:
                opponent = self.opponents[(position.mover - self.seat) % seats - 1]
                action = opponent.choose(game, position.state, self._rng, self._moves)
                self._play(position, action)
            elif self.skip_forced and position.mask.sum() == 1:
                self._play(position, position.absolute(int(position.mask.argmax())))
            else:
                return

    def _info(self, position: Position) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": position.mask.copy(), "seat": self.seat}
        if position.over:
            _, scores = position.result()
            info["scores"] = [int(score) for score in scores]
        return info


class TableVectorEnv(VectorEnv[Any, Any, Any]):
    """Many tables in one compiled call (`Batch`), the agent in another seat at each in turn.

    A game that is over is dealt again by the next step, whose action is ignored (NEXT_STEP).
    Opponents are bots that do not search: random, greedy, shrewd, neural.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int = 2,
        opponents: str | Bot = "greedy",
        reward: Reward = "share",
        skip_forced: bool = True,
        threads: int = 1,
        render_mode: str | None = None,
        **options: bool,
    ) -> None:
        if render_mode is not None:
            raise EnvError("Many tables are not drawn: make one with gymnasium.make.")
        others = [
            {other: opponents for other in range(seats) if other != own} for own in range(seats)
        ]
        self.batch = Batch(
            game, num_envs, seats, options=options, seed=0, bots=others, reward=reward,
            skip_forced=skip_forced, autoreset=False, threads=threads,
        )  # fmt: skip
        kernel = self.batch.game.kernel
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.render_mode = None
        self.single_observation_space = Box(LEAST, MOST, (kernel.observations,), np.float32)
        self.single_action_space = Discrete(kernel.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)
        self.seats = self._rows % seats  # of the agent at each table
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all games."""
        if isinstance(seed, list):
            seed = int(np.random.SeedSequence([one or 0 for one in seed]).generate_state(1)[0])
        super().reset(seed=seed)
        self.batch.reset(seed=str(self.np_random.integers(2**63)))
        self._ended[:] = False
        return self.batch.obs.copy(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """A decision at every table; an illegal one raises, and nothing is done."""
        taken = np.where(self._ended, DEAL, np.asarray(actions))
        self.batch.step(taken)
        self._ended = self.batch.done.astype(np.bool_)
        rewards = self.batch.reward[self._rows, self.seats].astype(np.float64)
        never = np.zeros(self.num_envs, np.bool_)
        return self.batch.obs.copy(), rewards, self._ended.copy(), never, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions at every table."""
        return self.batch.mask.astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask.view(np.int8).copy(), "seat": self.seats.copy()}


def register() -> None:
    """Make the environments of all installed games known to `gymnasium.make`."""
    for game, name in IDS.items():
        gymnasium.register(
            name,
            entry_point="lutece.envs.gymnasium:TableEnv",
            vector_entry_point="lutece.envs.gymnasium:TableVectorEnv",
            kwargs={"game": game},
        )


if not gymnasium.registry.keys() & IDS.values():
    register()
