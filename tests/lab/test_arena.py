"""The arena: fair line-ups, ratings that are right, campaigns that lose nothing."""

import json
import math
import xml.etree.ElementTree as ET
from dataclasses import replace

import msgspec
import numpy as np
import pytest

from lutece.kernel.errors import LuteceError
from lutece.lab.arena import (
    ArenaGame,
    Contest,
    Standing,
    play_contest,
    read_standing,
    write_standing,
)
from lutece.lab.elo import PairResult, Wins, interval, ratings
from lutece.lab.ladder import ladder_svg
from lutece.table import FileError

SMALL = Contest("paris-paris", 2, 6, "arena", ("random", "greedy", "search:10"))


def game(**changes):
    """A game of two as it stands in a file, with some of its parts replaced."""
    whole = ArenaGame(0, [1, 0], [5, 4], [0.1, 0.1], [0.1, 0.1], [3, 3])
    return json.loads(msgspec.json.encode(msgspec.structs.replace(whole, **changes)))


def played(contest, **kwargs):
    return Standing(contest, play_contest(contest, **kwargs))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_two_bots_meet_on_the_same_deals_in_every_seat(seats):
    contest = Contest("paris", seats, 1, "s", ("a", "b", "c"))
    assert contest.total == 3 * len(contest.arrangements)
    games = [contest.line_up(number) for number in range(2 * contest.total)]
    assert {seed for seed, _ in games} == {"s/0", "s/1"}
    for one, other in contest.pairings:
        for alone, rest in ((one, other), (other, one)):
            for seat in range(seats):
                seated = [rest] * seats
                seated[seat] = alone
                assert [seed for seed, who in games if who == seated] == ["s/0", "s/1"]


def test_more_games_are_more_of_the_same():
    more = replace(SMALL, games=60)
    assert [more.line_up(n) for n in range(SMALL.total)] == [
        SMALL.line_up(n) for n in range(SMALL.total)
    ]


def test_workers_play_the_same_games():
    alone, together = played(SMALL), played(SMALL, workers=2)

    def results(standing):
        return [(g.number, g.win, g.scores) for g in standing.played.values()]

    assert len(alone.played) == SMALL.total == 18
    assert results(alone) == results(together)


def test_a_pairing_of_two_gives_the_elo_of_chess():
    won = ratings(2, [PairResult(0, 1, (1, 1), 10_000, 7_500)])
    gap, error = won.gap(0, 1)
    assert gap == pytest.approx(400 * math.log10(3), abs=0.5)
    assert error == pytest.approx(1.96 * 400 / math.log(10) / math.sqrt(10_000 * 3 / 16), rel=0.01)
    assert won.gap(1, 0)[0] == -gap


def test_alone_against_three_a_quarter_of_the_wins_is_even():
    assert ratings(2, [PairResult(0, 1, (1, 3), 400, 100)]).gap(0, 1)[0] == pytest.approx(0, abs=1)
    strong = ratings(2, [PairResult(0, 1, (1, 3), 10_000, 5_000)]).gap(0, 1)[0]
    assert strong == pytest.approx(400 * math.log10(3), abs=0.5)


def test_ratings_fit_all_pairings_together():
    true = np.array([0.0, 150.0, 260.0])
    tallies = [
        PairResult(a, b, (1, 1), 5000, 5000 / (1 + 10 ** ((true[b] - true[a]) / 400)))
        for a, b in ((0, 1), (0, 2), (1, 2))
    ]
    assert ratings(3, tallies).elo == pytest.approx(true, abs=0.5)


def test_who_won_everything_has_a_rating_all_the_same():
    gap, error = ratings(2, [PairResult(0, 1, (1, 1), 20, 20)]).gap(0, 1)
    assert 300 < gap < 1000
    assert error > 300


def wins(deals):
    found = Wins()
    for game in range(2):  # as an arena plays them: no deal is finished at once
        for number, deal in enumerate(deals):
            found.add(str(number), deal[game])
    return found


def test_games_of_one_deal_with_the_seats_turned_tell_of_the_bots_not_of_the_deal():
    luck = [[1, 0]] * 48 + [[1, 1], [0, 0]]  # the same seat wins whoever sits there
    assert wins(luck).effective_games == 4  # no game counts for more than four
    skill = [[1, 1], [0, 0]] * 25  # the games of a deal go the same way: half as many
    assert wins(skill).effective_games == pytest.approx(0.49)
    assert wins([[1, 1], [1, 0], [0, 1], [0, 0]] * 15).effective_games == pytest.approx(59 / 60)
    assert wins([[0.5, 0.5]] * 40).effective_games == 4
    assert wins([[1, 0]] * 29).effective_games == 1  # too few to tell
    assert wins([[1, 1]] * 50).effective_games == 1
    assert wins([]).effective_games == 1


def test_games_that_are_worth_more_make_elo_more_certain_too():
    alone = ratings(2, [PairResult(0, 1, (1, 1), 100, 60)]).gap(0, 1)
    paired = ratings(2, [PairResult(0, 1, (1, 1), 100, 60, effective_games=4.0)]).gap(0, 1)
    assert paired[0] == pytest.approx(alone[0], abs=1)
    assert paired[1] == pytest.approx(alone[1] / 2, rel=0.01)


def test_intervals_are_wilsons():
    assert interval(0, 0) == (0, 1)
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    low, high = interval(20, 20)
    assert (low, high) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_figures_are_told_of_every_bot_and_every_pairing():
    standing = played(SMALL)
    assert {b.name for b in standing.bots()} == set(SMALL.bots)
    assert [b.games for b in standing.bots()] == [12, 12, 12]
    assert all(b.slowest >= b.seconds > 0 and b.score > 0 for b in standing.bots())
    assert len(standing.pairs()) == 3
    assert all(p.low - 1e-9 <= p.won <= p.high + 1e-9 and p.won >= 0.5 for p in standing.pairs())
    of_three = played(replace(SMALL, seats=3, bots=("random", "greedy")))
    assert [(p.one, p.other) for p in of_three.pairs()] == [
        ("random", "greedy"),
        ("greedy", "random"),
    ]


def test_an_estimate_while_it_runs_does_not_look_at_all_games_again(monkeypatch):
    standing = played(SMALL)
    counted = [(t.one, t.other, t.seats, t.games, t.won) for t in standing.pair_results()]
    again = []
    for one, other in SMALL.pairings:
        seated = {n: SMALL.line_up(n)[1] for n in standing.played}
        games = [standing.played[n] for n, who in seated.items() if set(who) == {one, other}]
        won = sum(game.win[seated[game.number].index(one)] for game in games)
        again.append((one, other, (1, 1), len(games), won))
    assert counted == again
    of_random = [
        (game, SMALL.line_up(game.number)[1].index(0))
        for game in standing.played.values()
        if 0 in SMALL.line_up(game.number)[1]
    ]
    random = next(bot for bot in standing.bots() if bot.name == "random")
    assert random.score == pytest.approx(np.mean([game.scores[seat] for game, seat in of_random]))
    assert random.slowest == max(game.slowest[seat] for game, seat in of_random)
    monkeypatch.setattr(Contest, "line_up", None)
    monkeypatch.setattr(standing, "played", None)
    assert len(standing.bots()) == len(standing.pairs()) == 3


def test_no_game_counts_twice():
    standing = played(replace(SMALL, bots=("random", "greedy")))
    before = standing.bots()
    standing.add(next(iter(standing.played.values())))
    assert standing.bots() == before


def test_a_billion_games_are_not_listed_before_the_first():
    games = play_contest(replace(SMALL, games=10**15))
    assert next(games).number == 0


def test_a_campaign_never_has_fewer_games_than_were_played():
    standing = played(SMALL)
    with pytest.raises(LuteceError, match=r"has 6 games per pair of bots .* ask for 6 or more"):
        standing.extend_to(4)
    assert standing.contest == SMALL
    for games in (6, 5, 60):  # five are six: deals are played in every seat
        standing.extend_to(games)
        assert standing.contest == replace(SMALL, games=games)
    begun = Standing(replace(SMALL, games=1000), standing.played.values())
    begun.extend_to(10)  # less than was wanted, but nothing is lost


def test_a_campaign_goes_on_where_it_was_broken_off(tmp_path):
    file, games = tmp_path / "arena.json", play_contest(SMALL)
    begun = Standing(SMALL, [next(games) for _ in range(7)])
    games.close()
    write_standing(file, begun)
    resumed = read_standing(file)
    assert resumed.contest == SMALL
    for game in play_contest(SMALL, done=resumed.played.values()):
        assert game.number >= 7
        resumed.add(game)
    whole = played(SMALL)
    assert [g.win for g in resumed.played.values()] == [g.win for g in whole.played.values()]
    assert resumed.ratings().elo == pytest.approx(whole.ratings().elo)
    write_standing(file, resumed)
    assert len(json.loads(file.read_text())["figures"]["bots"]) == 3


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "lutece-arena/9"}, "reads 'lutece-arena/1'"),
        ({"edition": "x"}, "edition x of paris-paris"),
        ({"played": [[0, [1], [5], [0.1], [0.1], [3]]]}, "game 0 is broken"),
        ({"played": [game(slowest=[0.1])]}, "game 0 is broken"),
        ({"played": [game(number=-1)]}, "game -1 is broken"),
        ({"played": [game(number=10**40)]}, "is broken"),
        ({"played": [game(win=[5, 1e300])]}, "game 0 is broken"),
        ({"played": [game(win=[2, -1])]}, "game 0 is broken"),
        ({"played": [game(win=[1, 1])]}, "game 0 is broken"),
        ({"played": [game(win=[0, 0])]}, "game 0 is broken"),
        ({"played": [game(scores=[5, 10**400])]}, "game 0 is broken"),
        ({"played": [game(seconds=[1e308, 1e308])]}, "game 0 is broken"),
        ({"played": [game(seconds=[0.1, -0.1])]}, "game 0 is broken"),
        ({"played": [game(decisions=[3, -3])]}, "game 0 is broken"),
        ({"bots": ["random"]}, "two bots at least"),
        ({"seats": 9}, "2 to 4 players"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_file_that_is_no_campaign_is_refused(tmp_path, change, message):
    file = tmp_path / "arena.json"
    write_standing(file, Standing(SMALL))
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}))
    with pytest.raises(LuteceError, match=message):
        read_standing(file)
    file.write_text("{")
    with pytest.raises(FileError, match="not a campaign"):
        read_standing(file)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bots": ("greedy",)}, "two bots at least"),
        ({"bots": ("greedy", "greedy")}, "named twice"),
        ({"bots": ("greedy", "genius")}, "no bot called 'genius'"),
        ({"bots": ("greedy", "search:0")}, "does not say how long"),
        ({"games": 0}, "0 games"),
        ({"seats": 5}, "2 to 4 players"),
        ({"game": "chess"}, "no game called"),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused(change, message):
    with pytest.raises(LuteceError, match=message):
        play_contest(replace(SMALL, **change))


def test_the_ladder_is_a_picture_with_every_bot():
    svg = ET.fromstring(ladder_svg(played(replace(SMALL, seed="<&>"))))
    words = [text.text for text in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert all(name in words for name in SMALL.bots)
