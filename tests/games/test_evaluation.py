"""What a position is worth, and what is sensible: in terms that a player knows."""

import math
from itertools import product

import numpy as np
import pytest

from lutece import games
from lutece.bots import bot
from lutece.games.paris import actions as a
from lutece.games.paris.state import HELD
from lutece.games.paris.state import STATE as PARIS_STATE
from lutece.games.paris_paris.evaluation import tours_of
from lutece.kernel.contract import RESULT_LENGTH, RESULT_SCORES, RESULT_SHARES
from lutece.kernel.rng import rng_from
from lutece.table import Match
from tests.rules.paris_paris_positions import FAR_TILES, GAME, LINES, put, record, start


def expected(match):
    out = np.zeros(RESULT_LENGTH)
    match.game.kernel.evaluate(match.game.constants, match.state, out)
    return out


def random_game(game, seats, seed="worth"):
    match, rng = Match(games.load(game), seats, seed=seed), rng_from(seed, "test")
    while not match.over:
        match.play(bot("random").choose(match.game, match.state, rng))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", games.NAMES)
def test_everybody_expects_a_share_of_the_win_and_in_the_end_what_came(game, seats):
    match = random_game(game, seats)
    for decisions in range(len(match)):
        out = expected(match.at(decisions))
        assert out[RESULT_SHARES].sum() == pytest.approx(1)
        assert (out[:seats] > 0).all()
        assert not out[seats:4].any()
    result = np.zeros(RESULT_LENGTH)
    match.game.kernel.result(match.game.constants, match.state, result)
    assert (expected(match) == result).all()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", games.NAMES)
def test_what_is_sensible_is_legal_and_there_is_always_something(game, seats):
    match = random_game(game, seats)
    for decisions in range(len(match)):
        now = match.at(decisions)
        mask = np.zeros(now.game.kernel.actions, np.uint8)
        count = now.game.kernel.sensible(now.game.constants, now.state, mask)
        assert 0 < count == mask.sum()
        assert set(mask.nonzero()[0].tolist()) <= set(now.legal_actions())


def test_a_shop_at_a_crossing_is_worth_more_than_one_at_a_terminus():
    worths = []
    for stop in ("louvre", "concorde"):
        match = start(2, FAR_TILES[:3])
        put(match, stop, 0)
        worths.append(expected(match)[RESULT_SCORES][0])
    assert worths[0] > worths[1]


def test_a_shop_is_worth_more_where_no_tile_can_push_it_out_any_more():
    worths = []
    for safe in (False, True):
        match = start(2, FAR_TILES[:3])
        put(match, "louvre", 0, 1)
        if safe:  # another stop of the same line has the tiles instead
            s, louvre, instead = (
                record(match),
                GAME.numbers["take louvre red"],
                "take les-halles red",
            )
            s.tiles[s.tiles == louvre] = GAME.numbers[instead]
        worths.append(expected(match)[RESULT_SCORES][0])
    assert worths[1] > worths[0]


def test_a_line_with_a_parked_tile_expects_more_tours():
    match = start(2, FAR_TILES[:3])
    put(match, "louvre", 0)
    before = expected(match)[RESULT_SCORES][0]
    record(match).parked[LINES.index("red")] = GAME.numbers["take gare-de-lyon red"]
    assert expected(match)[RESULT_SCORES][0] > before


@pytest.mark.parametrize("shown", [3, 4, 5])
@pytest.mark.parametrize("tiles", [0, 1, 2, 5])
@pytest.mark.parametrize("parked", [False, True])
def test_PP_13_tours_to_come_are_those_of_all_ways_in_which_tiles_can_be_left_over(
    shown, tiles, parked
):
    tours = 0.0
    for left_over in product((True, False), repeat=tiles):
        chance = math.prod(1 / shown if left else 1 - 1 / shown for left in left_over)
        tours += chance * ((sum(left_over) + parked) // 2)
    assert tours_of(tiles, parked, shown) == pytest.approx(tours)


def test_whoever_is_ahead_expects_the_larger_share():
    match = start(2, FAR_TILES[:3])
    put(match, "louvre", 1)
    assert expected(match)[1] > expected(match)[0]


def test_what_pays_francs_is_used_at_once_and_nothing_is_sold_for_its_own_sake():
    match = Match(games.load("paris"), 2, seed="sensible")
    match.play("draw 1")
    state = match.state.copy()
    s = state.view(PARIS_STATE)[0]
    mask = np.zeros(match.game.kernel.actions, np.uint8)
    s.tokens[s.to_move, :] = 1
    match.game.kernel.sensible(match.game.constants, state, mask)
    assert not mask[a.BUY_FIRST : a.USE_FIRST].any()
    s.bonus[s.to_move, 1] = HELD
    assert match.game.kernel.sensible(match.game.constants, state, mask) == 1
    assert [match.game.texts[i] for i in mask.nonzero()[0]] == ["use 1"]
