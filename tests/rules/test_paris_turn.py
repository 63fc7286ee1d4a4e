"""Paris, rules P-12 to P-15 and P-28 to P-30: drawing, the course of a turn, the market."""

from lutece.games.paris.state import DRAW
from lutece.kernel.events import REVEALED, TURN_ENDED
from tests.rules.paris_positions import Table, paris


def fresh(seats: int = 3) -> Table:
    table = Table(seats)
    table.s.phase = DRAW
    return table


def test_P_12_a_turn_starts_with_a_draw_from_a_pile_that_is_not_empty() -> None:
    table = fresh()
    table.s.drawn[1] = 11
    assert table.legal() == ["draw 1", "draw 3"]


def test_P_12_the_tile_drawn_goes_to_its_space() -> None:
    table = fresh()
    top = int(table.s.piles[1, 0])
    table.do("draw 2")
    assert table.s.building[top] == table.t.tile_type[top]
    assert (table.s.building >= 0).sum() == 1
    assert REVEALED in table.kinds_of_events()


def test_P_12_all_see_the_district_of_the_top_tiles_and_no_more() -> None:
    table = fresh()
    top = paris().box.tiles[int(table.s.piles[0, 0])]
    pile = paris().board(table.state, 2).piles[0]
    assert (pile.left, pile.top) == (11, top.split("/")[0])


def test_P_12_without_piles_the_turn_starts_with_the_main_step() -> None:
    table = Table().no_piles()
    table.do("place arc", "end")
    assert "place arc" in table.legal()


def test_P_13_one_action_a_turn() -> None:
    table = Table()
    table.do("place arc")
    assert table.legal() == ["end"]
    table.do("end")
    assert table.legal("draw")
    assert int(table.s.to_move) == 1
    assert TURN_ENDED in table.kinds_of_events()


def test_P_13_the_turn_does_not_end_before_the_action() -> None:
    assert "end" not in Table().legal()


def test_P_14_trading_and_tiles_before_and_after_the_action() -> None:
    table = Table().tokens(0, wood=2).tile(0, 1)
    assert {"sell wood", "use 1", "place arc"} <= set(table.legal())
    table.do("sell wood", "use 1", "place arc")
    assert table.purse() == 3 + 1 + 3
    assert {"sell wood", "buy wood", "end"} <= set(table.legal())


def test_P_14_not_between_the_move_and_its_last_benefit() -> None:
    table = Table().key(0, "bank/chaillot").building("chaillot/1", "chaillot/2")
    table.tokens(0, wood=2).tile(0, 1)
    table.do("move bank/chaillot")
    assert table.legal() == ["to chaillot/1", "to chaillot/2"]
    table.do("to chaillot/1")
    assert set(table.legal()) == {"bonus none", *(f"bonus {n}" for n in range(2, 31))}


def test_P_15_passing_only_when_no_action_is_possible() -> None:
    table = Table(2)
    table.s.hand[0] = 0
    assert table.legal() == ["pass"]
    table.do("pass")
    assert table.legal() == ["end"]
    assert "pass" not in Table(2).legal()


def test_P_15_what_only_a_sale_would_make_possible_does_not_count() -> None:
    table = Table(2).key(0, "bank/chaillot").building("chaillot/4").francs(0, 3).tokens(0, wood=1)
    table.s.hand[0] = 0
    assert table.legal() == ["pass", "sell wood"]
    table.do("sell wood")
    assert table.legal() == ["buy wood", "move bank/chaillot"]


def without_keys_in_hand(table: Table) -> Table:
    table.s.hand[0] = 0
    return table


def test_P_15_nobody_has_to_spend_tile_16_to_act() -> None:
    table = without_keys_in_hand(Table(2).key(0, "bank/chaillot").key(1, "chaillot/1"))
    assert table.legal() == ["pass"]
    table.tile(0, 16)
    assert table.legal() == ["move bank/chaillot", "pass"]
    table.do("pass", "end")
    assert paris().board(table.state, 0).seats[0].tiles == [16]


def test_P_15_nobody_has_to_spend_tile_9_to_act() -> None:
    table = without_keys_in_hand(Table(2).key(0, "bank/chaillot", "chaillot/1").tile(0, 9))
    assert table.legal() == ["move bank/chaillot", "pass"]


def test_P_15_nobody_has_to_pay_with_tiles() -> None:
    table = Table(2).key(0, "bank/chaillot").building("chaillot/8").francs(0, 8)
    without_keys_in_hand(table).tile(0, 2)
    assert table.legal() == ["move bank/chaillot", "pass", "sell tile 2"]
    table = Table(2).key(0, "bank/chaillot").building("chaillot/8").francs(0, 8)
    without_keys_in_hand(table).end_tile(0, "any-resource")
    assert table.legal() == ["move bank/chaillot", "pass", "sell end any-resource"]


def test_P_15_tokens_alone_make_the_move_a_duty() -> None:
    table = Table(2).key(0, "bank/chaillot").building("chaillot/8").francs(0, 8)
    without_keys_in_hand(table).tile(0, 2).tokens(0, wood=1)
    assert table.legal() == ["move bank/chaillot", "sell tile 2", "sell wood"]
    refusal = paris().why_illegal(table.state, paris().numbers["pass"])
    assert (refusal.rule, refusal.said.text) == (
        "P-15",
        "You cannot pass: an action is possible without spending a tile.",
    )


def test_P_15_one_free_place_is_enough_to_forbid_passing() -> None:
    """The café is occupied, the bakery is free: the key can go there without tile 16."""
    table = Table(2).key(0, "bank/chaillot").key(1, "chaillot/1").building("chaillot/2")
    without_keys_in_hand(table).tile(0, 16)
    assert table.legal() == ["move bank/chaillot"]


def test_P_28_the_supply_starts_empty_and_takes_what_is_sold() -> None:
    table = Table().francs(0, 20)
    assert table.legal("buy") == []
    table.tokens(0, marble=1).do("sell marble")
    assert table.purse() == 22
    assert table.legal("buy") == ["buy marble"]
    table.do("buy marble")
    assert table.purse() == 18
    assert table.has(0, "marble") == 1
    assert table.legal("buy") == []


def test_P_28_resources_spent_go_to_the_supply() -> None:
    table = Table().key(0, "bank/chaillot").building("chaillot/8").francs(0, 12).tokens(0, wood=1)
    table.do("move bank/chaillot", "to chaillot/8")
    assert "buy wood" in table.legal()


def test_P_29_resources_and_tiles_that_count_as_resources_are_sold() -> None:
    table = Table().francs(0, 0).tile(0, 2, 3, 4, 10, 21).tokens(0, gold=1)
    for text, francs in (
        ("sell gold", 3),
        ("sell tile 2", 1),
        ("sell tile 3", 2),
        ("sell tile 4", 3),
        ("sell tile 10", 3),
        ("sell tile 21", 6),
    ):
        before = table.purse()
        table.do(text)
        assert table.purse() - before == francs, text
    assert table.legal("sell") == []


def test_P_30_prestige_is_sold_and_never_bought() -> None:
    table = Table().francs(0, 30).tokens(0, prestige_bronze=1, prestige_silver=1, prestige_gold=1)
    table.tile(0, 8, 19)
    table.do("sell prestige-bronze", "sell prestige-silver", "sell prestige-gold")
    assert table.purse() == 30 + 1 + 2 + 3
    table.do("sell tile 8", "sell tile 19")
    assert table.purse() == 36 + 3 + 6
    assert table.legal("buy") == []
