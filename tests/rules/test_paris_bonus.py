"""Paris, rules P-26, P-27 and P-31 to P-35: benefits, the bonus track, every bonus tile."""

import pytest

from tests.rules.paris_positions import Table, paris


def entering(value: int, seats: int = 3) -> Table:
    """A key on the bank of Chaillot, with only a building of this value there."""
    return Table(seats).key(0, "bank/chaillot").building(f"chaillot/{value}").francs(0, 20)


def enter(table: Table, value: int) -> Table:
    return table.do("move bank/chaillot", f"to chaillot/{value}")


def test_P_26_the_token_beside_the_building_if_it_is_still_there() -> None:
    table = enter(entering(4), 4)
    assert table.has(0, "wood") == 1
    table.turn_of(1).key(1, "bank/chaillot").tile(1, 16).francs(1, 9)
    enter(table, 4)
    assert table.has(1, "wood") == 0


@pytest.mark.parametrize(("value", "price"), [(1, 0), (2, 0), (3, 2)])
def test_P_26_a_bonus_tile_free_or_for_two_francs(value: int, price: int) -> None:
    table = enter(entering(value), value)
    assert "bonus none" in table.legal()
    before = table.purse()
    table.do("bonus 18")
    assert before - table.purse() == price
    assert paris().board(table.state, 0).seats[0].tiles == [18]


def test_P_26_no_bonus_tile_at_four_and_five() -> None:
    assert "end" in enter(entering(4), 4).legal()
    assert "end" in enter(entering(5), 5).legal()


def test_P_26_an_eight_gives_two_vp() -> None:
    table = enter(entering(8).tokens(0, wood=1), 8)
    assert table.scores[0] == 2
    assert table.has(0, "gold") == 1


def test_P_26_a_token_just_gained_may_be_sold_to_reach_the_two_francs() -> None:
    table = enter(entering(3).francs(0, 3), 3)  # the token there is gold prestige
    assert table.legal() == ["bonus none", "sell prestige-gold"]
    table.do("sell prestige-gold")
    assert "bonus 1" in table.legal()
    assert table.legal("sell") == []


def short_of_francs() -> Table:
    """A key that can just enter Chaillot 3, whose token is gone: no franc is left there."""
    table = entering(3).francs(0, 3)
    table.s.token_gone[4 * 6 + 2] = 1
    return table


@pytest.mark.parametrize("number", [1, 5, 7, 12, 22])
def test_P_26_tiles_that_give_francs_may_be_used_to_reach_the_two_francs(number: int) -> None:
    table = enter(short_of_francs().tile(0, number), 3)
    assert table.legal() == ["bonus none", f"use {number}"]
    table.do(f"use {number}")
    given = table.purse()
    assert "bonus 18" in table.legal()
    assert table.legal("use") == []
    table.do("bonus 18")
    assert table.purse() == given - 2
    assert "end" in table.legal()


@pytest.mark.parametrize("number", [3, 4, 8, 10, 19, 21])
def test_P_26_tiles_that_count_as_something_may_be_sold_there(number: int) -> None:
    table = enter(short_of_francs().tile(0, number), 3)
    assert table.legal() == ["bonus none", f"sell tile {number}"]
    assert "bonus 18" in table.do(f"sell tile {number}").legal()


@pytest.mark.parametrize(
    ("tile", "word"), [("francs-4", "use"), ("gold", "sell"), ("any-prestige", "sell")]
)
def test_P_26_end_game_tiles_may_be_used_or_sold_there(tile: str, word: str) -> None:
    table = enter(short_of_francs().end_tile(0, tile), 3)
    assert table.legal() == ["bonus none", f"{word} end {tile}"]
    assert "bonus 18" in table.do(f"{word} end {tile}").legal()


def test_P_26_one_franc_of_the_wood_tile_is_too_little_but_two_things_together_reach() -> None:
    assert enter(short_of_francs().tile(0, 2), 3).legal("bonus") == []
    table = enter(short_of_francs().tile(0, 2).tokens(0, wood=1), 3)
    assert table.legal() == ["bonus none", "sell tile 2", "sell wood"]
    assert table.do("sell wood").legal() == ["bonus none", "sell tile 2"]
    assert "bonus 18" in table.do("sell tile 2").legal()


def test_P_26_nothing_else_is_used_there() -> None:
    """Tiles that score or bring a key give no francs, and nothing is bought."""
    table = short_of_francs().tile(0, 5, 6, 13, 17, 24, 29).end_tile(0, "vp-3")
    table.tokens(0, wood=2)
    assert enter(table, 3).legal() == ["bonus none", "sell wood", "use 5"]


def test_P_26_with_two_francs_nothing_is_sold_there() -> None:
    table = enter(short_of_francs().francs(0, 5).tile(0, 1, 2), 3)
    assert table.legal("sell") + table.legal("use") == []
    assert "bonus 18" in table.legal()


def test_P_26_the_question_says_that_francs_are_short() -> None:
    table = enter(short_of_francs().tile(0, 1), 3)
    assert paris().prompt(table.state).said.text == (
        "A: you may sell tokens or tiles, or use tiles that give francs, to take a bonus tile "
        "for 2 francs."
    )
    reason = paris().why_illegal(table.state, paris().numbers["bonus 18"])
    assert (
        reason.said.text
        == "You do not have enough francs: first sell or use something that gives francs."
    )


def test_P_26_with_too_little_to_sell_nothing_is_asked() -> None:
    table = entering(3).francs(0, 3)
    table.s.token_gone[4 * 6 + 2] = 1
    assert enter(table, 3).legal() == ["end"]


def test_P_26_bonus_tile_and_prestige_are_optional() -> None:
    table = enter(entering(1), 1).do("bonus none")
    assert paris().board(table.state, 0).seats[0].tiles == []
    table = Table().key(0, "bank/chaillot").francs(0, 16).tokens(0, gold=3, prestige_gold=1)
    table.do("move bank/chaillot", "to chaillot/eiffel-tower", *["prestige none"] * 3)
    assert (table.scores[0], table.has(0, "prestige-gold")) == (0, 1)


def at_louvre(**tokens: int) -> Table:
    """Entering the Louvre: slots silver 4, gold 5, gold 5."""
    return Table().key(0, "bank/chaillot").francs(0, 15).tokens(0, marble=1, gold=2, **tokens)


def test_P_27_prestige_from_tokens_and_tiles() -> None:
    table = at_louvre(prestige_silver=1).tile(0, 8, 19).end_tile(0, "any-prestige")
    table.do("move bank/chaillot", "to chaillot/louvre")
    ways = ["prestige end any-prestige", "prestige none", "prestige tile 19", "prestige tile 8"]
    assert table.legal() == [*ways, "prestige token"]
    table.do("prestige token")
    assert table.legal() == ways
    table.do("prestige tile 8", "prestige end any-prestige")
    assert table.scores[0] == 4 + 5 + 5
    assert table.legal("sell") == ["sell tile 19"]


def test_P_27_both_units_of_tile_19_serve_one_landmark() -> None:
    table = at_louvre().tile(0, 19).do("move bank/chaillot", "to chaillot/louvre")
    table.do("prestige none", "prestige tile 19", "prestige tile 19")
    assert (table.scores[0], table.purse()) == (10, 0)


def test_P_27_the_second_unit_of_tile_19_is_sold_after_the_last_slot() -> None:
    table = at_louvre().tile(0, 19).do("move bank/chaillot", "to chaillot/louvre")
    table.do("prestige tile 19", "prestige none", "prestige none")
    assert (table.scores[0], table.purse()) == (4, 3)


def test_P_27_prestige_spent_leaves_the_game() -> None:
    table = at_louvre(prestige_gold=2).do("move bank/chaillot", "to chaillot/louvre")
    table.do("prestige token", "prestige token")
    assert table.has(0, "prestige-gold") == 0
    assert all("prestige" not in text for text in table.legal())


def test_P_27_slots_filled_by_an_earlier_owner_do_not_matter() -> None:
    table = at_louvre(prestige_gold=1).do("move bank/chaillot", "to chaillot/louvre")
    table.do("prestige token")
    table.turn_of(1).key(1, "bank/chaillot").tile(1, 16).francs(1, 15)
    table.tokens(1, marble=1, gold=2, prestige_gold=1)
    table.do("move bank/chaillot", "to chaillot/louvre", "prestige token")
    assert table.scores[:2] == [5, 5]


def test_P_31_the_meeple_goes_forward_to_a_space_with_a_tile() -> None:
    table = entering(1, seats=2).meeple(0, 27).tile(1, 29)
    enter(table, 1)
    assert table.legal() == ["bonus 28", "bonus 30", "bonus none"]
    table.do("bonus 30")
    assert table.s.meeple[0] == 30


def test_P_31_from_the_last_space_no_building_gives_a_tile() -> None:
    assert enter(entering(1).meeple(0, 30), 1).legal("bonus") == []


def test_P_31_tiles_17_and_25_still_work_there() -> None:
    table = Table().meeple(0, 30).tile(0, 17, 25)
    table.do("use 17", "bonus 1")
    assert table.s.meeple[0] == 30
    table.do("use 25", "bonus 29")
    assert table.s.meeple[0] == 29
    enter(table.key(0, "bank/chaillot").building("chaillot/1"), 1)
    assert table.legal() == ["bonus 30", "bonus none"]


def test_P_32_never_two_tiles_of_one_number_used_ones_count() -> None:
    table = entering(1).meeple(0, 25).tile(0, 26, used=True).tile(0, 28)
    assert enter(table, 1).legal() == ["bonus 27", "bonus 29", "bonus 30", "bonus none"]


def test_P_32_holds_for_tiles_17_and_25_too() -> None:
    table = Table(4).tile(0, 17, 11).meeple(0, 12)
    table.do("use 17")
    assert "bonus 17" not in table.legal()
    assert "bonus 11" not in table.legal()
    table = Table(4).tile(0, 25, 11).meeple(0, 12).do("use 25")
    assert table.legal() == ["bonus 10", "bonus 7", "bonus 8", "bonus 9"]


def test_P_33_a_tile_is_activated_once_at_once_or_later() -> None:
    table = enter(entering(1), 1).do("bonus 5")
    assert "use 5" in table.legal()
    table.do("use 5")
    assert "use 5" not in table.legal()


def test_P_33_tile_27_is_never_activated() -> None:
    assert Table().tile(0, 27).legal("use") == []


@pytest.mark.parametrize(
    ("number", "francs", "vp"), [(1, 3, 0), (5, 5, 0), (7, 4, 4), (12, 8, 0), (22, 5, 6)]
)
def test_P_34_francs_and_vp(number: int, francs: int, vp: int) -> None:
    table = Table(4).tile(0, number).do(f"use {number}")
    assert (table.purse(), table.scores[0]) == (3 + francs, vp)


@pytest.mark.parametrize(
    ("number", "value", "vp"),
    [(6, 1, 3), (11, 2, 4), (15, 3, 4), (18, 4, 5), (26, 5, 6), (28, 8, 6)],
)
def test_P_34_vp_for_each_building_of_a_value(number: int, value: int, vp: int) -> None:
    table = Table().tile(0, number).key(1, f"chaillot/{value}")
    table.key(0, f"montmartre/{value}", f"belleville/{value}", "batignolles/louvre")
    assert table.do(f"use {number}").scores[0] == 2 * vp


def test_P_34_example_tile_18_with_three_fours() -> None:
    table = Table().tile(0, 18).key(0, "montmartre/4", "belleville/4", "chaillot/4")
    assert table.do("use 18").scores[0] == 15


@pytest.mark.parametrize(("number", "kind"), [(2, "wood"), (3, "marble"), (4, "gold")])
def test_P_34_tiles_that_count_as_a_resource(number: int, kind: str) -> None:
    table = Table().tile(0, number)
    assert table.legal("sell") == [f"sell tile {number}"]
    assert table.legal("use") == []
    assert table.has(0, kind) == 0


def test_P_34_tiles_8_10_19_21_count_as_something_of_choice() -> None:
    table = Table().tile(0, 8, 10, 19, 21)
    assert table.legal("use") == []
    assert len(table.legal("sell tile")) == 4


def test_P_34_tile_9_enters_beside_your_own_key_which_then_counts_twice() -> None:
    table = Table().key(0, "bank/chaillot", "chaillot/4").tile(0, 18).francs(0, 9)
    assert table.legal("move") == []
    table.tile(0, 9).do("move bank/chaillot", "to chaillot/4")
    assert table.keys_on(0, "chaillot/4") == 2
    assert table.purse() == 5
    assert table.has(0, "wood") == 1  # benefits as usual
    assert table.do("use 18").scores[0] == 10
    assert table.s.bonus[0, 9] == 2


def test_P_34_tile_16_enters_beside_any_number_of_opponents() -> None:
    table = Table().key(0, "bank/chaillot").key(1, "chaillot/4").key(2, "chaillot/4")
    table.tile(0, 16).francs(0, 9).do("move bank/chaillot", "to chaillot/4")
    assert table.keys_on(0, "chaillot/4") == 1
    assert table.s.bonus[0, 16] == 2


def test_P_34_own_and_opponents_keys_need_both_tiles() -> None:
    table = Table().key(0, "bank/chaillot", "chaillot/4").key(1, "chaillot/4").francs(0, 9)
    assert table.tile(0, 9).legal("move") == []
    assert table.tile(0, 16).legal("move") == ["move bank/chaillot"]
    table.do("move bank/chaillot", "to chaillot/4")
    assert table.s.bonus[0, 9] == 2
    assert table.s.bonus[0, 16] == 2


@pytest.mark.parametrize(("number", "price"), [(13, 3), (14, 2)])
def test_P_34_tiles_13_and_14_sell_a_reserve_key(number: int, price: int) -> None:
    table = Table().tile(0, number).francs(0, price).do(f"use {number}")
    assert (table.purse(), table.has(0, "keys"), int(table.s.reserve[0])) == (0, 10, 1)


def test_P_34_tile_17_takes_any_tile_and_the_meeple_stays() -> None:
    table = Table().tile(0, 17).meeple(0, 20).do("use 17")
    assert len(table.legal()) == 29  # all but its own number
    table.do("bonus 4")
    assert table.s.meeple[0] == 20
    assert "sell tile 4" in table.legal()


@pytest.mark.parametrize(("seats", "vp"), [(2, 1), (3, 2), (4, 3)])
def test_P_34_tile_20_counts_other_unused_tiles(seats: int, vp: int) -> None:
    table = Table(seats).tile(0, 20, 27, 9).tile(0, 1, used=True).end_tile(0, "vp-3")
    assert table.do("use 20").scores[0] == 2 * vp


@pytest.mark.parametrize(("seats", "vp"), [(2, 2), (3, 3), (4, 4)])
def test_P_34_tile_23_returns_pairs_of_prestige(seats: int, vp: int) -> None:
    table = Table(seats).tile(0, 23).tokens(0, prestige_gold=4, prestige_silver=1, wood=2)
    table.do("use 23")
    assert table.legal() == ["return prestige-gold"]
    table.do("return prestige-gold")
    assert table.legal() == ["return none", "return prestige-gold"]
    table.do("return none")
    assert (table.scores[0], table.has(0, "prestige-gold")) == (vp, 2)


def test_P_34_tile_24_returns_pairs_of_resources_to_the_supply() -> None:
    table = Table(2).tile(0, 24).tokens(0, wood=2, marble=2, prestige_gold=2).francs(0, 9)
    table.do("use 24", "return wood", "return marble")  # then no pair is left: automatic end
    assert table.scores[0] == 4
    assert table.legal("buy") == ["buy marble", "buy wood"]


def test_P_34_tile_25_goes_one_to_five_spaces_back_empty_ones_counted() -> None:
    table = Table(2).tile(0, 25, 10).tile(1, 9, 8).meeple(0, 12).do("use 25")
    assert table.legal() == ["bonus 11", "bonus 7"]
    table.do("bonus 7")
    assert table.s.meeple[0] == 7


def test_P_34_tile_29_eight_vp_a_landmark() -> None:
    table = Table().tile(0, 29).key(0, "chaillot/louvre", "chaillot/eiffel-tower")
    assert table.do("use 29").scores[0] == 16


def test_P_34_example_tile_30_with_five_types() -> None:
    table = Table(2).tile(0, 30)
    table.key(0, "montmartre/1", "montmartre/2", "la-villette/2")  # café, bakeries
    table.key(0, "montmartre/8", "la-villette/5", "la-villette/8")  # hotels, theatre
    table.key(0, "chaillot/luxembourg-gardens", "chaillot/eiffel-tower")
    assert table.do("use 30").scores[0] == 15


@pytest.mark.parametrize(
    ("places", "vp"),
    [
        (("1", "2", "3"), 0),
        (("1", "2", "3", "4"), 10),
        (("1", "2", "3", "4", "5", "8"), 20),
        (("1", "2", "3", "4", "5", "8", "louvre"), 25),
    ],
)
def test_P_34_tile_30_by_the_number_of_types(places: tuple[str, ...], vp: int) -> None:
    table = Table().tile(0, 30).key(0, *(f"montmartre/{place}" for place in places))
    assert table.do("use 30").scores[0] == vp


def test_P_35_tiles_that_may_count_zero_can_be_used_for_nothing() -> None:
    numbers = (6, 11, 15, 18, 20, 26, 28, 29, 30)
    table = Table().tile(0, *numbers)
    assert table.legal("use") == sorted(f"use {number}" for number in numbers)
    table.do("use 29", "use 30", "use 6")
    assert table.scores[0] == 0


def test_P_35_keys_need_francs_and_a_reserve_key() -> None:
    assert Table().tile(0, 13).francs(0, 2).legal("use") == []
    table = Table().tile(0, 14)
    table.s.reserve[0] = 0
    assert table.legal("use") == []


def test_P_35_choices_need_something_to_choose() -> None:
    table = Table().tile(0, 23, 24, 25).tokens(0, prestige_gold=1, wood=1)
    assert table.legal("use") == []  # no pairs, and no space behind the meeple
    table.meeple(0, 1)
    assert table.legal("use") == []
    table.meeple(0, 2).tokens(0, wood=1)
    assert table.legal("use") == ["use 24", "use 25"]
