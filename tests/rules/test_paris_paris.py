"""Paris Paris, rule by rule, as a player would see it."""

import re
from itertools import chain, combinations
from pathlib import Path

import pytest

from lutece.kernel.rng import rng_from
from lutece.table import IllegalDecisionError, Match
from lutece.table.rulebook import rule_numbers
from tests.rules.paris_paris_positions import (
    FAR_TILES as FAR,
)
from tests.rules.paris_paris_positions import (
    GAME,
    LINES,
    do,
    keys,
    last_round,
    put,
    record,
    shops,
    start,
)


def test_every_rule_has_a_test():
    tested = set(re.findall(r"def test_PP_(\d+)_", Path(__file__).read_text(encoding="utf-8")))
    rules = {number.removeprefix("PP-") for number in rule_numbers("paris-paris")}
    assert rules == {str(n) for n in range(1, 25)}
    assert tested == rules


def test_PP_1_five_lines_of_seven_stops_cross_each_other_once():
    network = GAME.network
    assert [len(line.stops) for line in network.line] == [7] * 5
    for one, other in combinations(network.line, 2):
        assert len(set(one.stops) & set(other.stops)) == 1
    calls = [len(network.lines_of(stop.slug)) for stop in network.stop]
    assert (len(calls), calls.count(2), calls.count(1)) == (25, 10, 15)


def test_PP_2_a_stop_has_a_tile_for_each_neighbour_in_the_colour_of_the_way_there():
    tiles = {(tile.stop, tile.line): tile.count for tile in GAME.network.tile}
    assert sum(tiles.values()) == 60
    for line in LINES:
        assert sum(n for (_, colour), n in tiles.items() if colour == line) == 12
    assert tiles["concorde", "red"] == 1  # a terminus
    assert tiles["les-halles", "red"] == 2  # a through stop
    assert (tiles["montmartre", "green"], tiles["montmartre", "violet"]) == (1, 2)
    assert (tiles["pompidou", "green"], tiles["pompidou", "blue"]) == (2, 2)


def test_PP_3_a_single_stop_holds_one_shop_and_a_crossing_two():
    match = start(2, ["opera violet", "opera violet", "louvre red"], ["louvre red", *FAR[:2]])
    do(match, "take opera violet", "take opera violet")
    assert shops(match, "opera") == [1]
    do(match, "take louvre red")
    put(match, "louvre", 1, 0)
    assert shops(match, "louvre") == [1, 0]


def test_PP_4_each_player_has_19_shops_to_place_and_no_points():
    match = Match(GAME, 4, seed="x")
    assert GAME.after(match.state) == {"scores": [0] * 4, "stock": [19] * 4, "bag": [0] * 4}


def test_PP_5_the_start_player_is_drawn_by_lot_and_holds_the_bus():
    starts = set()
    for n in range(40):
        match = Match(GAME, 3, seed=f"{n}")
        assert match.view(None).board.bus == match.to_move
        starts.add(match.to_move)
    assert starts == {0, 1, 2}


@pytest.mark.parametrize(("seats", "stacks", "size"), [(2, 20, 3), (3, 15, 4), (4, 12, 5)])
def test_PP_6_the_stacks_fit_the_number_of_players(seats, stacks, size):
    dealt = GAME.setup_data(Match(GAME, seats, seed="x").state)["stacks"]
    assert [len(stack) for stack in dealt] == [size] * stacks
    everything = sorted(f"{t.stop} {t.line}" for t in GAME.network.tile for _ in range(t.count))
    assert sorted(tile for stack in dealt for tile in stack) == everything


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_PP_7_each_draws_a_secret_marker_and_with_two_one_lies_open(seats):
    match = Match(GAME, seats, seed="x")
    setup = GAME.setup_data(match.state)
    drawn = setup["markers"] + [setup["open_marker"]] * (seats == 2)
    assert len(set(drawn)) == len(drawn) == max(seats, 3)
    assert set(drawn) <= set(LINES)
    assert (setup["open_marker"] is not None) == (seats == 2)
    board = match.view(1).board
    assert board.markers == [setup["markers"][1] if seat == 1 else None for seat in range(seats)]
    assert board.open_marker == setup["open_marker"]


def test_PP_8_a_stack_is_laid_out_and_one_stop_can_get_several_tiles():
    match = start(3, ["louvre red", "louvre red", "louvre violet", "orsay blue"])
    assert [(t.stop, t.line) for t in match.view(None).board.on_show] == [
        ("louvre", "red"),
        ("louvre", "red"),
        ("louvre", "violet"),
        ("orsay", "blue"),
    ]


def test_PP_9_each_takes_one_tile_in_clockwise_order_and_one_is_left():
    match = start(3, ["louvre red", "louvre red", "louvre violet", "orsay blue"], first=1)
    assert match.legal() == ["take louvre red", "take louvre violet", "take orsay blue"]
    do(match, "take louvre red")
    assert (match.to_move, shops(match, "louvre")) == (2, [1])
    do(match, "take orsay blue")
    assert (match.to_move, shops(match, "orsay")) == (0, [2])
    assert match.legal() == ["take louvre red", "take louvre violet"]
    do(match, "take louvre violet")
    assert len(match.view(None).board.on_show) == 4  # the next stack
    assert [(t.stop, t.line) for t in match.view(None).board.parked] == [("louvre", "red")]


def test_PP_10_a_shop_at_the_left_over_stop_scores_1_for_its_owner_and_others_nothing():
    match = start(2, [*FAR[:2], "les-halles red"])
    put(match, "les-halles", 0)
    put(match, "louvre", 1)
    do(match, *(f"take {tile}" for tile in FAR[:2]))
    assert match.scores == [1, 0]


def test_PP_10_each_shop_at_the_left_over_stop_scores_both_of_one_owner_too():
    match = start(2, [*FAR[:2], "pompidou green"])
    put(match, "pompidou", 1, 1)
    do(match, *(f"take {tile}" for tile in FAR[:2]))
    assert match.scores == [0, 2]


def test_PP_11_without_a_shop_there_the_equally_near_ones_on_the_line_score():
    match = start(2, [*FAR[:2], "les-halles red"])
    put(match, "louvre", 0)  # one stop away
    put(match, "pont-neuf", 0)  # one stop away, on the other side
    put(match, "hotel-de-ville", 1)  # two stops away
    do(match, *(f"take {tile}" for tile in FAR[:2]))
    assert match.scores == [2, 0]


def test_PP_11_at_an_empty_crossing_both_lines_are_searched_at_once():
    match = start(2, [*FAR[:2], "pompidou green"])
    put(match, "st-nicolas", 0)  # one stop away on green
    put(match, "pont-neuf", 1)  # one stop away on blue
    put(match, "gare-du-nord", 0)  # two stops away
    do(match, *(f"take {tile}" for tile in FAR[:2]))
    assert match.scores == [1, 1]


def test_PP_11_only_the_smallest_distance_of_both_lines_counts():
    match = start(2, [*FAR[:2], "pompidou green"])
    put(match, "gare-du-nord", 0)  # two stops away on green
    put(match, "pont-neuf", 1, 1)  # one stop away on blue, both shops there
    do(match, *(f"take {tile}" for tile in FAR[:2]))
    assert match.scores == [0, 2]


def test_PP_11_there_is_no_changing_of_lines():
    match = start(2, [*FAR[:2], "st-nicolas green"])
    put(match, "pont-neuf", 0)  # two steps away, but only by changing at Pompidou
    put(match, "montmartre", 1)  # two stops away along green
    do(match, *(f"take {tile}" for tile in FAR[:2]))
    assert match.scores == [0, 1]


def test_PP_12_with_no_shop_on_the_lines_nobody_scores():
    match = start(2, [*FAR[:2], "pompidou green"])  # Montparnasse and Champ de Mars: other lines
    do(match, *(f"take {tile}" for tile in FAR[:2]))
    assert match.scores == [0, 0]
    assert "nobody-scores" in keys(match)


def test_PP_13_the_left_over_tile_is_parked_and_a_second_of_its_colour_starts_a_grand_tour():
    match = start(
        2, [*FAR[:2], "les-halles red"], ["opera violet", "saint-michel blue", "concorde red"]
    )
    do(match, *(f"take {tile}" for tile in FAR[:2]))
    assert [tile.line for tile in match.view(None).board.parked] == ["red"]
    assert "grand-tour" not in keys(match)
    do(match, "take opera violet", "take saint-michel blue")
    assert keys(match).count("grand-tour") == 1
    assert match.view(None).board.parked == []


def grand_tour_of_red(match: Match) -> None:
    """A red tile is parked, and another is left over at an empty end of the line."""
    record(match).parked[LINES.index("red")] = GAME.numbers["take concorde red"]
    do(match, *(f"take {tile}" for tile in FAR[: match.seats]))


def test_PP_14_owners_at_a_crossing_score_for_their_neighbouring_shops_too():
    stack = [FAR[0], FAR[1], FAR[3], "gare-de-lyon red"]
    match = start(3, stack)
    put(match, "pont-neuf", 0, 1)
    put(match, "les-halles", 0)  # neighbours of Pont Neuf on red
    put(match, "saint-michel", 0)  # and on blue
    put(match, "orsay", 1)  # not a neighbour
    put(match, "pompidou", 2)  # a neighbour, but C has no shop at Pont Neuf
    put(match, "gare-de-lyon", 2)  # keeps the small tour at the left-over stop
    record(match).parked[LINES.index("red")] = GAME.numbers["take concorde red"]
    do(match, *(f"take {tile}" for tile in stack[:3]))
    assert match.scores == [3, 1, 0 + 1]  # C's point is the small tour's


def test_PP_14_the_bus_calls_at_the_four_crossings_from_the_start_arrow_on():
    match = start(2, [FAR[0], FAR[1], "gare-de-lyon red"])
    for stop in ("bastille", "louvre", "hotel-de-ville", "pont-neuf", "les-halles"):
        put(match, stop, 0)
    grand_tour_of_red(match)
    said = [GAME.say_event(event) for event in match.last_events()]
    calls = [w.args["stop"] for w in said if w and w.key == "paris-paris-bus-calls"]
    assert calls == ["louvre", "pont-neuf", "hotel-de-ville", "bastille"]


def test_PP_15_a_neighbouring_shop_counts_once_a_crossing_also_for_an_owner_of_both_shops():
    match = start(2, [FAR[0], FAR[1], "gare-de-lyon red"])
    put(match, "pont-neuf", 0, 0)
    put(match, "saint-michel", 0)
    put(match, "gare-de-lyon", 1)
    grand_tour_of_red(match)
    assert match.scores == [3, 1]


def test_PP_15_and_again_at_the_next_crossing_that_it_neighbours():
    match = start(2, [FAR[0], FAR[1], "gare-de-lyon red"])
    put(match, "louvre", 0)
    put(match, "les-halles", 0)  # between Louvre and Pont Neuf
    put(match, "pont-neuf", 0)
    put(match, "gare-de-lyon", 1)
    grand_tour_of_red(match)
    assert match.scores == [4, 1]  # 2 at Louvre, 2 at Pont Neuf


def test_PP_16_the_bus_passes_to_the_left_who_starts_the_next_round():
    match = start(3, FAR, first=2)
    do(match, *(f"take {tile}" for tile in FAR[:3]))
    assert match.view(None).board.bus == 0
    assert match.to_move == 0


def test_PP_17_the_second_shop_at_a_crossing_pushes_nobody():
    match = start(2, ["louvre red", *FAR[:2]])
    put(match, "louvre", 1)
    do(match, "take louvre red")
    assert shops(match, "louvre") == [1, 0]


def test_PP_17_at_a_full_single_stop_the_old_shop_goes():
    match = start(2, ["opera violet", *FAR[:2]])
    put(match, "opera", 1)
    do(match, "take opera violet")
    assert shops(match, "opera") == [0]


def test_PP_17_at_a_full_crossing_the_newcomer_chooses_which_shop_leaves():
    match = start(3, ["louvre red", *FAR[:3]])
    put(match, "louvre", 1, 2)
    do(match, "take louvre red")
    assert (match.to_move, match.legal()) == (0, ["push 1", "push 2"])
    with pytest.raises(IllegalDecisionError, match="PP-17"):
        match.play("push 0")
    do(match, "push 2")
    assert sorted(shops(match, "louvre")) == [0, 1]
    assert match.to_move == 1


def test_PP_17_two_shops_of_one_owner_need_no_choice():
    match = start(3, ["louvre red", *FAR[:3]])
    put(match, "louvre", 1, 1)
    do(match, "take louvre red")
    assert sorted(shops(match, "louvre")) == [0, 1]
    assert match.to_move == 1


def test_PP_18_others_shops_go_into_the_bag_and_own_ones_back_to_the_stock():
    match = start(3, ["louvre red", "opera violet", *FAR[:2]])
    put(match, "louvre", 0, 1)
    put(match, "opera", 0)
    do(match, "take louvre red", "push 0")
    assert GAME.after(match.state)["stock"] == [17, 18, 19]  # one back, one placed
    do(match, "take opera violet")
    assert GAME.after(match.state)["bag"] == [1, 0, 0]


def test_PP_18_with_two_players_all_go_back_to_their_owners():
    match = start(2, ["opera violet", *FAR[:2]])
    put(match, "opera", 1)
    do(match, "take opera violet")
    assert GAME.after(match.state) == {"scores": [0, 0], "stock": [18, 19], "bag": [0, 0]}


def test_PP_19_both_places_may_be_one_players_and_nobody_looks_into_the_bag():
    match = start(3, ["louvre red", "opera violet", *FAR[:2]])
    put(match, "louvre", 0)
    put(match, "opera", 0)
    do(match, "take louvre red", "take opera violet")
    assert shops(match, "louvre") == [0, 0]
    assert [match.view(seat).board.bag for seat in (None, 0, 1, 2)] == [None] * 4


def test_PP_20_with_an_empty_stock_a_tile_is_taken_but_nothing_opened_or_pushed():
    match = start(2, ["opera violet", *FAR[:2]])
    put(match, "opera", 1)
    record(match).stock[0] = 0
    do(match, "take opera violet")
    assert shops(match, "opera") == [1]
    assert match.to_move == 1
    assert "no-shop-left" in keys(match)


def end_of(match: Match) -> list[str]:
    """Play the last round and give back the tours that follow."""
    last_round(match)
    while not match.over:
        match.play(match.legal()[0])
    said = [GAME.say_event(event) for event in match.last_events()]
    tours = ("paris-paris-special-tour", "paris-paris-open-tour")
    return [str(words.args["line"]) for words in said if words and words.key in tours]


def test_PP_21_the_special_lines_are_toured_from_the_start_player_on():
    match = start(3, markers=["red", "yellow", "blue"], first=1)
    assert end_of(match) == ["blue", "red", "yellow"]  # the bus has passed from B to C


def test_PP_21_with_two_players_the_open_line_is_toured_last():
    match = start(2, markers=["red", "yellow"], open_marker="green")
    assert end_of(match) == ["yellow", "red", "green"]


def test_PP_21_a_special_tour_scores_like_a_grand_tour():
    stack = ["orsay blue", "champ-de-mars yellow", "place-de-clichy violet"]
    match = start(2, last=stack, markers=["green", "blue"], open_marker="violet")
    last_round(match)
    put(match, "hotel-de-ville", 1)  # a crossing of green, not of blue or violet
    put(match, "notre-dame", 1)  # its neighbour
    do(match, "take orsay blue", "take champ-de-mars yellow")
    assert match.over
    assert match.scores == [0, 2]  # the small tour on violet finds nobody


@pytest.mark.parametrize(
    ("bag", "points"), [([3, 1, 2], [3, 0, 0]), ([3, 3, 1], [0, 0, 0]), ([0, 0, 0], [0, 0, 0])]
)
def test_PP_22_only_whoever_alone_has_most_in_the_bag_scores_for_it(bag, points):
    quiet, bagged = start(3, last=FAR), start(3, last=FAR)
    for match in (quiet, bagged):
        last_round(match)
    record(bagged).bag[:3] = bag
    for match in (quiet, bagged):
        while not match.over:
            match.play(match.legal()[0])
    gained = [b - q for b, q in zip(bagged.scores, quiet.scores, strict=True)]
    assert gained == points
    assert bagged.view(0).board.bag == bag


def finished(scores: list[int], on_board: list[int]) -> Match:
    """A game that is over, with these points and these numbers of shops on the board."""
    match = start(len(scores))
    last_round(match)
    while not match.over:
        match.play(match.legal()[0])
    s = record(match)
    s.shops[:] = -1
    free = iter(range(25))
    for seat, count in enumerate(on_board):
        s.score[seat] = scores[seat]
        for _ in range(count):
            s.shops[next(free), 0] = seat
    return match


def test_PP_23_most_points_win():
    assert finished([30, 31, 12], [5, 9, 1]).win == [0, 1, 0]


def test_PP_23_a_tie_goes_to_fewer_shops_on_the_board():
    assert finished([31, 31, 12], [5, 4, 1]).win == [0, 1, 0]


def test_PP_23_still_tied_the_win_is_shared():
    assert finished([31, 31, 31], [4, 5, 4]).win == [0.5, 0, 0.5]


def test_PP_24_a_seat_knows_its_marker_and_what_is_to_come_but_not_the_order():
    match = Match(GAME, 3, seed="x")
    markers, orders = set(), set()
    for n in range(120):
        other = match.redealt(1, rng_from(f"{n}", "test"))
        setup, own = GAME.setup_data(other.state), GAME.setup_data(match.state)
        assert setup["markers"][1] == own["markers"][1]
        assert setup["stacks"][0] == own["stacks"][0]  # on show
        assert sorted(chain(*setup["stacks"])) == sorted(chain(*own["stacks"]))
        assert other.view(1) == match.view(1)
        markers.add(tuple(setup["markers"]))
        orders.add(str(setup["stacks"]))
    assert len(markers) == 12  # four lines are left for two others, in order
    assert len(orders) == 120
