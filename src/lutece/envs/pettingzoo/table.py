"""A table as an AEC environment, for any game.

Agents are `player_0` to `player_3`, one a seat. An observation is a dict of `observation`, what
the agent knows as numbers (`Kernel.features` names them), and `action_mask`. Rewards come at the
end of the game.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from lutece.envs.drawing import MODES, check_mode, draw
from lutece.envs.position import LEAST, MOST, Reward, Table
from lutece.table.fairness import new_seed

ILLEGAL_REWARD = -1.0


def new_env(game: str, name: str, **parameters: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game."""
    raw = new_raw_env(game, name, **parameters)
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def new_raw_env(
    game: str,
    name: str,
    *,
    seats: int = 2,
    reward: Reward = "share",
    render_mode: str | None = None,
    **options: bool,
) -> "TableEnv":
    """The environment itself, which refuses an illegal action and changes nothing.

    seats        players
    reward       "share" of the win (1 for the only winner), or "margin": points ahead of the best
                 other seat
    render_mode  "human" (printed), "ansi", "rgb_array" or "svg"; None: not drawn
    options      of the game, by name: `free_placement=True`
    """
    return TableEnv(game, name, seats, reward, render_mode, options)


class TableEnv(AECEnv):  # type: ignore[misc]  # an untyped base where it is not installed
    """One game at a time; `reset(seed=1)` deals that of `lutece.new(…, seed="1")`."""

    def __init__(
        self,
        game: str,
        name: str,
        seats: int,
        reward: Reward,
        render_mode: str | None,
        options: dict[str, bool],
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.table = Table(game, seats, options, reward)
        self.metadata = {
            "name": name, "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 1,
        }  # fmt: skip
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        kernel = self.table.game.kernel
        self._action_space = {agent: Discrete(kernel.actions) for agent in self.possible_agents}
        self._observation_space = {
            agent: Dict(
                {
                    "observation": Box(LEAST, MOST, (kernel.observations,), np.float32),
                    "action_mask": Box(0, 1, (kernel.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(kernel.actions, np.int8)

    def observation_space(self, agent: str) -> Dict:
        """The same for every agent."""
        return self._observation_space[agent]

    def action_space(self, agent: str) -> Discrete:
        """The same for every agent."""
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game."""
        self.position = self.table.deal(new_seed() if seed is None else str(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.mover]

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What an agent knows, and its legal actions if it is to move."""
        seat, position = self._seat[agent], self.position
        mask = position.mask if position.mover == seat else self._nothing
        return {"observation": position.observation(seat), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """A decision of the agent to move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position = self.position
        position.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        if not position.over:
            self.agent_selection = self.possible_agents[position.mover]
            return
        self.rewards = dict(zip(self.possible_agents, position.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.possible_agents, True)
        _, scores = position.result()
        for one, score in zip(self.possible_agents, scores, strict=True):
            self.infos[one] = {"score": int(score)}
        self._accumulate_rewards()

    def render(self) -> Any:
        """The board as a spectator sees it."""
        if self.render_mode is None:
            raise ValueError("This environment was made without a render_mode.")
        return draw(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
