"""Paris, rules P-16 to P-25: placing keys, moving them, paying, the fourth key in a district."""

from tests.rules.paris_positions import Table, paris


def test_P_16_a_bank_pays_at_once_and_the_arc_nothing() -> None:
    table = Table().do("place bank/saint-germain")
    assert (table.purse(), table.has(0, "keys")) == (3 + 6, 8)
    table = Table().do("place arc")
    assert (table.purse(), table.has(0, "keys")) == (3, 8)


def test_P_17_one_key_of_yours_on_each_bank_and_the_arc() -> None:
    table = Table().key(0, "bank/chaillot", "arc").key(1, "bank/belleville")
    assert table.legal("place") == [
        "place bank/batignolles",
        "place bank/belleville",
        "place bank/la-villette",
        "place bank/montmartre",
        "place bank/saint-germain",
    ]


def test_P_17_never_from_hand_onto_a_building() -> None:
    table = Table().building("chaillot/1").landmark("chaillot/louvre")
    assert all(text == "place arc" or "bank/" in text for text in table.legal("place"))


def test_P_18_from_the_arc_anywhere_from_a_bank_within_its_district() -> None:
    table = Table().key(0, "arc", "bank/chaillot")
    table.building("chaillot/1", "montmartre/2").landmark("belleville/tuileries")
    table.francs(0, 11).tokens(0, gold=1)
    assert table.do("move arc").legal() == [
        "to belleville/tuileries",
        "to chaillot/1",
        "to montmartre/2",
    ]
    table.turn_of(0)
    assert "to chaillot/1" in table.do("move bank/chaillot").legal()
    assert "to montmartre/2" not in table.legal()


def test_P_18_example_only_the_restaurant_is_left() -> None:
    """A key on the residence 3; 5 and 13 occupied, 4 free, no 8, no landmark can be paid."""
    table = Table().key(0, "la-villette/3").building("la-villette/1", "la-villette/2")
    table.building("la-villette/4").key(1, "la-villette/5").key(2, "la-villette/sacre-coeur")
    table.francs(0, 20)
    assert table.do("move la-villette/3").legal() == ["to la-villette/4"]


def test_P_19_occupied_places_cannot_be_entered() -> None:
    table = Table().key(0, "bank/chaillot", "chaillot/1").key(1, "chaillot/2")
    table.building("chaillot/3")
    assert table.do("move bank/chaillot").legal() == ["to chaillot/3"]


def test_P_20_example_bakery_to_theatre_in_montmartre_costs_three() -> None:
    table = Table().key(0, "montmartre/2").building("montmartre/5").francs(0, 3)
    types = {space.type: space.value for space in paris().box.district[0].space}
    assert (types["bakery"], types["theatre"]) == (2, 5)
    table.do("move montmartre/2", "to montmartre/5")
    assert table.purse() == 0
    assert (table.keys_on(0, "montmartre/2"), table.keys_on(0, "montmartre/5")) == (0, 1)


def test_P_20_what_cannot_be_paid_cannot_be_done() -> None:
    table = Table().key(0, "bank/chaillot").building("chaillot/5", "chaillot/8").francs(0, 9)
    assert table.do("move bank/chaillot").legal() == ["to chaillot/5"]  # no wood
    table = Table().key(0, "bank/chaillot").building("chaillot/5").francs(0, 4)
    assert table.legal("move") == []


def test_P_21_only_buildings_on_the_board() -> None:
    table = Table().key(0, "bank/chaillot").francs(0, 8)
    assert table.legal("move") == []
    table.building("chaillot/4")
    assert table.do("move bank/chaillot").legal() == ["to chaillot/4"]


def test_P_22_example_la_villette_theatre_to_a_new_twelve() -> None:
    table = Table().key(0, "la-villette/8").francs(0, 4).tokens(0, marble=1, gold=1)
    table.do("move la-villette/8")
    assert "to la-villette/opera-garnier" in table.legal()
    table.do("to la-villette/opera-garnier")
    assert (table.purse(), table.has(0, "marble"), table.has(0, "gold")) == (0, 0, 0)
    assert table.keys_on(0, "la-villette/opera-garnier") == 1


def test_P_22_example_belleville_fifteen_above_ten() -> None:
    table = Table().key(0, "bank/belleville").landmark("belleville/luxembourg-gardens")
    table.francs(0, 15).tokens(0, gold=2, marble=1, prestige_gold=2)
    table.do("move bank/belleville", "to belleville/louvre")
    assert (table.purse(), table.has(0, "gold"), table.has(0, "marble")) == (0, 0, 0)
    table.do("prestige token", "prestige token")  # the silver slot is skipped: nothing for it
    assert table.scores[0] == 10


def test_P_22_a_new_landmark_must_top_the_district() -> None:
    """Saint-Germain has a 12: any later landmark there must be 13 or more."""
    table = Table().key(0, "bank/saint-germain").key(1, "saint-germain/opera-garnier")
    table.francs(0, 40).tokens(0, gold=4, marble=4)
    assert table.do("move bank/saint-germain").legal() == [
        "to saint-germain/eiffel-tower",
        "to saint-germain/louvre",
        "to saint-germain/notre-dame",
        "to saint-germain/sacre-coeur",
    ]


def test_P_22_a_landmark_stands_in_one_district_only() -> None:
    table = Table().key(0, "bank/chaillot").landmark("belleville/tuileries")
    table.francs(0, 11).tokens(0, gold=1)
    assert table.legal("move") == []


def test_P_22_of_two_landmarks_of_one_value_a_district_takes_one() -> None:
    table = Table().key(0, "bank/chaillot").francs(0, 11).tokens(0, gold=1, marble=2)
    both = ["to chaillot/grand-palais", "to chaillot/luxembourg-gardens", "to chaillot/tuileries"]
    assert table.do("move bank/chaillot").legal() == both
    table.do("to chaillot/grand-palais").turn_of(1).key(1, "chaillot/8").francs(1, 11)
    assert table.tokens(1, gold=1).legal("move") == []
    table.key(1, "bank/belleville")
    assert table.do("move bank/belleville").legal() == ["to belleville/tuileries"]


def test_P_23_the_arc_adds_no_landmark() -> None:
    table = Table().key(0, "arc").francs(0, 20).tokens(0, gold=1)
    assert table.legal("move") == []


def test_P_23_unless_the_option_allows_it_in_any_district() -> None:
    table = Table(arc_builds_landmarks=True).key(0, "arc").francs(0, 11).tokens(0, gold=1)
    table.landmark("chaillot/grand-palais")  # worth 11 as well
    targets = table.do("move arc").legal()
    assert "to montmartre/tuileries" in targets
    assert "to chaillot/tuileries" not in targets
    assert len(targets) == 5
    table.do("to montmartre/tuileries")
    assert table.keys_on(0, "montmartre/tuileries") == 1


def payer(**tokens: int) -> Table:
    """A key that can enter Notre-Dame for 14 francs, 2 marble and 1 gold."""
    return Table().key(0, "bank/chaillot").francs(0, 14).tokens(0, **tokens)


def test_P_24_one_way_to_pay_is_paid_without_asking() -> None:
    table = payer(marble=2, gold=1).do("move bank/chaillot", "to chaillot/notre-dame")
    assert (table.has(0, "marble"), table.has(0, "gold")) == (0, 0)
    assert table.legal() == ["end", *table.legal("buy")]


def test_P_24_tokens_and_tiles_are_mixed_as_the_player_likes() -> None:
    table = payer(marble=2, gold=1).tile(0, 3)
    table.do("move bank/chaillot", "to chaillot/notre-dame")
    assert table.purse() == 0  # francs are paid first
    assert table.legal() == ["pay marble tile 3", "pay marble token"]
    table.do("pay marble tile 3")  # the second marble and the gold have one way left
    assert table.has(0, "marble") == 1
    assert "end" in table.legal()


def test_P_24_only_ways_that_leave_the_rest_payable() -> None:
    table = payer(marble=2).tile(0, 10)
    table.do("move bank/chaillot", "to chaillot/notre-dame")
    assert "end" in table.legal()  # tile 10 had to be the gold
    assert table.has(0, "marble") == 0
    assert table.s.bonus[0, 10] == 2


def test_P_24_gold_tile_and_wood_tile() -> None:
    table = payer(marble=2).tile(0, 4).do("move bank/chaillot", "to chaillot/notre-dame")
    assert table.s.bonus[0, 4] == 2
    table = Table().key(0, "bank/chaillot").building("chaillot/8").francs(0, 8).tile(0, 2)
    table.do("move bank/chaillot", "to chaillot/8")
    assert table.s.bonus[0, 2] == 2
    assert table.legal("buy") == []  # a tile goes to no supply


def test_P_24_end_game_tiles_pay_too() -> None:
    table = payer(marble=1).end_tile(0, "marble", "gold", "any-resource")
    table.do("move bank/chaillot", "to chaillot/notre-dame")
    assert table.legal() == [
        "pay marble end any-resource",
        "pay marble end marble",
        "pay marble token",
    ]
    table.do("pay marble end marble", "pay marble token")
    assert table.legal() == ["pay gold end any-resource", "pay gold end gold"]
    table.do("pay gold end gold")
    assert table.legal("sell end") == ["sell end any-resource"]


def test_P_24_both_units_of_tile_21_serve_one_payment() -> None:
    table = payer(marble=1).tile(0, 21).do("move bank/chaillot", "to chaillot/notre-dame")
    table.do("pay marble token")  # then the tile is the only way, for the marble and the gold
    assert "end" in table.legal()
    assert table.purse() == 0
    assert table.s.bonus[0, 21] == 2


def test_P_24_a_second_unit_that_nothing_uses_is_sold_at_the_best_price() -> None:
    table = payer(marble=2).tile(0, 21).do("move bank/chaillot", "to chaillot/notre-dame")
    table.do("pay marble token", "pay marble token")  # the tile must be the gold, and no more
    assert table.purse() == 3
    assert table.s.opened == 0


def test_P_24_the_second_unit_is_offered_again_as_the_tile() -> None:
    table = payer(marble=2, gold=1).tile(0, 21).do("move bank/chaillot", "to chaillot/notre-dame")
    table.do("pay marble tile 21")
    assert table.legal() == ["pay marble tile 21", "pay marble token"]
    table.do("pay marble token")
    assert table.legal() == ["pay gold tile 21", "pay gold token"]
    table.do("pay gold token")
    assert table.purse() == 3


def three_keys() -> Table:
    table = Table().key(1, "chaillot/1", "chaillot/2").key(2, "chaillot/4")
    return table.key(0, "bank/chaillot").building("chaillot/5").francs(0, 8)


def test_P_25_the_fourth_key_lays_any_vp_tile_anywhere_free() -> None:
    table = three_keys().vp_tile("belleville", 16)
    table.do("move bank/chaillot", "to chaillot/5")
    assert table.legal() == ["vp 10", "vp 12", "vp 14", "vp 18", "vp 20", "vp none"]
    assert table.has(0, "marble") == 0  # before the benefits
    table.do("vp 20")
    assert "vp-site belleville" not in table.legal()
    assert len(table.legal()) == 5
    table.do("vp-site montmartre")
    assert table.has(0, "marble") == 1
    assert paris().board(table.state, 0).districts[0].vp_tile == [20, 10, 5]


def test_P_25_declined_it_is_gone_and_a_fifth_key_gives_no_new_right() -> None:
    table = three_keys().do("move bank/chaillot", "to chaillot/5", "vp none")
    assert "end" in table.legal()
    table.turn_of(2).key(2, "bank/chaillot").building("chaillot/3").francs(2, 9)
    table.do("move bank/chaillot", "to chaillot/3")
    assert table.legal("vp") == []


def test_P_25_banks_do_not_count_and_keys_moving_within_do_not_either() -> None:
    table = three_keys().key(1, "bank/chaillot").turn_of(2).francs(2, 9)
    table.do("move chaillot/4", "to chaillot/5")
    assert table.legal("vp") == []


def test_P_25_a_key_from_the_arc_can_be_the_fourth() -> None:
    table = three_keys().key(0, "arc").do("move arc", "to chaillot/5")
    assert "vp none" in table.legal()


def test_P_25_keys_on_landmarks_count() -> None:
    table = Table().key(1, "chaillot/1", "chaillot/2", "chaillot/louvre")
    table.key(0, "bank/chaillot").building("chaillot/5").francs(0, 8)
    assert "vp none" in table.do("move bank/chaillot", "to chaillot/5").legal()
