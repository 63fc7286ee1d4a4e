"""Figures and their intervals."""

import numpy as np
import pytest

from lutece.lab.elo import interval
from lutece.lab.estimates import Estimate, Ratio, number, percent


def ratio_of(above, below=1.0) -> Ratio:
    ratio = Ratio()
    ratio.add(above, below)
    return ratio


def test_the_share_of_independent_games_has_wilsons_interval():
    figure = ratio_of([[1.0]] * 30 + [[0.0]] * 70).share()
    low, high = interval(30, 100)
    assert (figure.value, figure.low, figure.high) == pytest.approx((0.3, low, high), abs=0.001)


def test_owners_of_one_game_are_not_independent():
    alike = ratio_of([[2.0]] * 50 + [[0.0]] * 50, 2.0).share()  # both owners win, or neither
    apart = ratio_of([[1.0]] * 100, 2.0).share()  # one of two owners wins every game
    independent = interval(100, 200)
    assert alike.high - alike.low > 1.3 * (independent[1] - independent[0])
    assert apart == Estimate(0.5, 0.5, 0.5)


def test_a_share_of_nothing_is_no_figure_and_a_share_of_everything_stays_open():
    assert ratio_of([[0.0]] * 10, 0.0).share() is None
    assert ratio_of([[0.0]] * 10).share().high == pytest.approx(interval(0, 10)[1])


def test_means_have_the_interval_of_their_standard_error():
    values = np.random.default_rng(1).normal(80, 12, (400, 1))
    figure = ratio_of(values).mean()
    assert figure.value == pytest.approx(values.mean())
    assert figure.half_width == pytest.approx(1.96 * values.std(ddof=1) / 20, rel=0.001)


def test_games_that_come_in_parts_make_the_same_figures():
    values = np.random.default_rng(2).integers(0, 9, (60, 3))
    whole, parts = ratio_of(values), ratio_of(values[:20])
    parts.merge(ratio_of(values[20:]))
    for column in range(3):
        assert parts.mean(column) == whole.mean(column)
    assert parts.games == 60


def test_one_game_has_no_interval():
    assert ratio_of([5]).mean() == Estimate(5.0)
    assert (number(Estimate(5.0)), percent(Estimate(0.5))) == ("5.0", "50 %")
    assert (number(Estimate(5, 4.5, 5.5)), percent(Estimate(0.5, 0.4, 0.6))) == (
        "5.0 ± 0.5",
        "50 % (40–60)",
    )
