"""Games spread over several numbers of players."""

from dataclasses import replace

from lutece.kernel.contract import Game
from lutece.lab.simulate import Plan, check_plan


def spread_plans(plan: Plan, game: Game, seats: int | None) -> list[Plan]:
    """A plan with a share of the games for each number of players, or only for `seats`.

    Every plan is checked. Numbers of players without a game are left out.
    """
    numbers = list(game.seats) if seats is None else [seats]
    plans = [
        replace(plan, seats=number, games=share, seed=f"{plan.seed}/{number}")
        for n, number in enumerate(numbers)
        if (share := len(range(n, plan.games, len(numbers))))
    ]
    for one in plans:
        check_plan(one)
    return plans
