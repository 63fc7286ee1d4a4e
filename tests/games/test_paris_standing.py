"""What the view of Paris says of how things stand: the same as scoring and using would give."""

import pytest

from tests.rules.paris_positions import Table


@pytest.mark.parametrize(
    ("district", "first", "held"),
    [
        ("chaillot", 14, [["1"], ["4", "5"], ["8"], ["2"]]),
        ("montmartre", 16, [["5"], ["5"], ["5"], ["4"]]),
        ("belleville", 20, [["4", "4"], ["5"], ["2"]]),
        ("la-villette", 18, [["8"], ["1"]]),
    ],
)
def test_a_district_brings_what_the_end_of_the_game_would_give(
    district: str, first: int, held: list[list[str]]
) -> None:
    table = Table(len(held)).vp_tile(district, first)
    for seat, places in enumerate(held):
        table.key(seat, *(f"{district}/{place}" for place in places))
    for own in range(len(held)):
        view = table.game.board(table.state, own)
        shown = next(one for one in view.districts if one.district == district)
        assert shown.totals == [sum(map(int, places)) for places in held]
    assert shown.points == table.end_game()


def test_without_a_vp_tile_a_district_has_totals_and_brings_nothing() -> None:
    table = Table(2).key(0, "chaillot/8", "chaillot/louvre").key(1, "chaillot/5")
    district = table.game.board(table.state, 0).districts[4]
    assert (district.totals, district.points) == ([8 + 15, 5], [0, 0])


def test_a_held_tile_is_worth_what_using_it_gives() -> None:
    for number in (11, 20, 29, 30):
        table = Table(3).tile(0, number, 2).key(0, "chaillot/2", "chaillot/louvre", "belleville/2")
        table.turn_of(0)
        own = table.game.board(table.state, 0).seats[0]
        assert own.tiles is not None
        assert own.worth is not None
        worth = dict(zip(own.tiles, own.worth, strict=True))
        assert worth[2] is None  # it counts as wood, and never scores
        before = int(table.s.score[0])
        table.do(f"use {number}")
        assert worth[number] == int(table.s.score[0]) - before


def test_tiles_for_pairs_and_francs_are_worth_all_that_is_held() -> None:
    table = Table(3).tile(0, 23, 24, 27).francs(0, 9).tokens(0, wood=3, prestige_gold=2)
    own = table.game.board(table.state, 0).seats[0]
    assert own.worth == [3, 3, 9]  # with three players a pair gives 3


def test_nobody_sees_the_worth_of_tiles_behind_a_screen() -> None:
    table = Table(3).tile(0, 27).francs(0, 9)
    for eyes in (1, 2):
        assert table.game.board(table.state, eyes).seats[0].worth is None


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 8])
def test_what_the_view_says_of_entering_a_building_is_what_it_costs_and_brings(value: int) -> None:
    table = Table(3).key(0, "bank/chaillot").building(f"chaillot/{value}")
    table.francs(0, 20).tokens(0, wood=5)
    board = table.game.board(table.state, 0)
    entry = next(one for one in board.entries if one.value == value)
    purse, wood = table.purse(), table.has(0, "wood")
    table.do("move bank/chaillot", f"to chaillot/{value}")
    token = next(b.token for b in board.districts[4].buildings if b.value == value)
    assert purse - table.purse() == entry.cost["francs"]
    assert wood + (token == "wood") - table.has(0, "wood") == entry.cost.get("wood", 0)
    assert table.scores[0] == entry.vp
    assert ("bonus none" in table.legal()) == (entry.bonus is not None)
    if entry.bonus is not None:
        purse = table.purse()
        table.do("bonus 18")
        assert purse - table.purse() == entry.bonus


def test_a_site_names_its_type_unless_buildings_may_go_anywhere() -> None:
    printed = Table(2).game.board(Table(2).state, 0).districts[0].printed
    assert printed is not None
    assert len(printed) == 6
    free = Table(2, free_placement=True)
    assert free.game.board(free.state, 0).districts[0].printed is None
