"""OpenSpiel: all installed games for `pyspiel.load_game`, with any number of players and options.

    import pyspiel
    import lutece.envs.openspiel                      # registers them

    game = pyspiel.load_game("python_some_game(players=3,some_option=true)")
    state = game.new_initial_state()
    state.apply_action(0)                             # the chance node: which of the deals

The first node is chance: it picks one of `deals` deals. Nothing else is random. Actions that name
a seat count from the player to move on, as its observation does. An information state is what the
player observes, with perfect memory of what the rules let it remember: it decides as much as all
its past observations do. `resample_from_infostate` deals anew everything that the player cannot
know; a resampled state keeps the history that led to its original.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from lutece import games
from lutece.envs.position import Position, Reward, Table
from lutece.kernel.features import Feature
from lutece.kernel.rng import rng_from

DEALS = 1000
MOST_POINTS = 1000.0  # a bound of the margin
NAMES = {name: f"python_{name.replace('-', '_')}" for name in games.NAMES}
WORD = 2**32


class Deals(Table):
    """A table with a number of deals."""

    deals = DEALS


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    name: str
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params, name = params or {}, self.name
        defaults = _defaults(name)
        unknown = sorted(set(params) - set(defaults))
        if unknown:
            raise ValueError(f"{NAMES[name]} has no parameter {unknown[0]!r}: {sorted(defaults)}.")
        chosen = defaults | params
        players, reward = int(chosen["players"]), str(chosen["reward"])
        deals = int(chosen["deals"])
        if deals < 1:
            raise ValueError(f"There must be a deal, not {deals}.")
        options = {key: bool(chosen[key]) for key in games.describe(name).rule_options}
        self.table = Deals(name, players, options, _reward(reward))
        self.table.deals = deals
        kernel = self.table.game.kernel
        shares = reward == "share"
        super().__init__(
            self.game_type,
            pyspiel.GameInfo(
                num_distinct_actions=kernel.actions,
                max_chance_outcomes=deals,
                num_players=players,
                min_utility=0.0 if shares else -MOST_POINTS,
                max_utility=1.0 if shares else MOST_POINTS,
                max_game_length=kernel.max_decisions,
            ),
            params,
        )

    def new_initial_state(self) -> "TableState":
        """The chance node that deals."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """The same tensor for every kind of observation: it has all that a player may know."""
        if params:
            raise ValueError(f"Observers have no parameters, not {params}.")
        return Observer(self.table.game.kernel.features, self.table.game.kernel.observations)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A game being played."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        # OpenSpiel's `clone` deep-copies these: the fewer, the quicker.
        self.table = game.table
        self.position: Position | None = None  # None: not dealt yet

    def current_player(self) -> int:
        """The player to move, chance or nobody."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else self.position.mover

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        return [(deal, 1 / self.table.deals) for deal in range(self.table.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions of the player to move."""
        position = self.position
        return position.legal() if position is not None and player == position.mover else []

    def _apply_action(self, action: int) -> None:
        """Deal, or play a legal action."""
        if self.position is None:
            if not 0 <= action < self.table.deals:
                raise ValueError(f"There are {self.table.deals} deals; {action} is none of them.")
            self.position = self.table.deal(f"openspiel/{action}")
        else:
            self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of an action."""
        if player == pyspiel.PlayerId.CHANCE or self.position is None:
            return f"deal {action}"
        if not 0 <= action < self.table.actions:
            raise ValueError(f"There is no action {action}.")
        first = self.table.game.kernel.seat_actions
        if 0 <= first <= action:
            action = first + (action - first + max(player, 0)) % self.table.seats
        return self.table.game.texts[action]

    def returns(self) -> list[float]:
        """Rewards, once the game is over."""
        if self.position is None or not self.position.over:
            return [0.0] * self.table.seats
        return self.position.rewards()

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "TableState":
        """A state that this player cannot tell from this one."""
        other: TableState = self.clone()
        if self.position is not None:
            rng = rng_from("", "resample")
            rng[:3] = [int(probability_sampler() * WORD) for _ in range(3)]
            rng[3] = 1
            other.position = self.position.redealt(player_id, rng)
        return other

    def __str__(self) -> str:
        """Everything, hidden things included: states that differ read differently."""
        return "undealt" if self.position is None else self.position.state.tobytes().hex()


class Observer:
    """What a player knows, as OpenSpiel's observers tell it."""

    def __init__(self, features: tuple[Feature, ...], size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {
            feature.name: self.tensor[feature.start : feature.stop].reshape(feature.shape)
            for feature in features
        }

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.position.observation(player)

    def string_from(self, state: TableState, player: int) -> str:
        """What a player knows, as a text that is the same exactly if the tensor is."""
        if state.position is None:
            return f"p{player} undealt"
        return f"p{player} {state.position.observation(player).tobytes().hex()}"


def _reward(reward: str) -> Reward:
    if reward == "share":
        return "share"
    if reward == "margin":
        return "margin"
    raise ValueError(f"There is no reward {reward!r}: share or margin.")


def _defaults(name: str) -> dict[str, Any]:
    """The parameters with their defaults."""
    described = games.describe(name)
    options = dict.fromkeys(described.rule_options, False)
    return {"players": described.fewest, "deals": DEALS, "reward": "share"} | options


def _type_of(name: str) -> Any:
    """What OpenSpiel wants to know of a game."""
    described = games.describe(name)
    return pyspiel.GameType(
        short_name=NAMES[name],
        long_name=described.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=described.most,
        min_num_players=described.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_defaults(name),
        default_loadable=True,
    )


def _game_class(name: str) -> Any:
    """The class of a game, as OpenSpiel registers it."""
    return type(NAMES[name], (TableGame,), {"name": name, "game_type": _type_of(name)})


# OpenSpiel frees what it was given after Python has ended: classes live long enough, functions not.
CLASSES = [_game_class(name) for name in NAMES]
for _class in CLASSES:
    if NAMES[_class.name] not in pyspiel.registered_names():
        pyspiel.register_game(_class.game_type, _class)
