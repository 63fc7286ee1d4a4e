"""Paris, rules P-36 to P-43: end-game tiles, the last rounds, scoring, who wins."""

from pathlib import Path

import pytest

from lutece.games.paris.constants import END_TILES
from lutece.kernel.events import EVERYONE, REVEALED
from tests.rules.paris_positions import Table, corrected, paris


def test_P_36_not_before_all_piles_are_empty() -> None:
    assert "take" not in Table().legal()
    assert "take" in Table().no_piles().legal()


def test_P_36_the_question_names_end_game_tiles_only_while_one_can_be_taken() -> None:
    def asked(table: Table) -> str:
        return paris().prompt(table.state).said.key

    table = Table()
    assert asked(table) == "paris-ask-main"
    assert asked(table.no_piles()) == "paris-ask-main-late"
    table.s.takes = END_TILES
    assert "take" not in table.legal()
    assert asked(table) == "paris-ask-main"


def test_P_36_also_in_the_turn_that_drew_the_last_tile() -> None:
    table = Table().no_piles()
    table.s.drawn[0] -= 1
    table.s.building[int(table.s.piles[0, 10])] = -1
    table.s.phase = 0
    table.do("draw 1")
    assert "take" in table.legal()


def test_P_36_who_looks_must_take_one_unseen_by_the_others() -> None:
    table = Table().no_piles().do("take")
    assert REVEALED in table.kinds_of_events()
    assert table.legal() == sorted(f"end-tile {end.tile}" for end in paris().box.end_tile)
    table.do("end-tile vp-6")
    secret = [event for event in table.events if event.seen_by != EVERYONE]
    assert [event.seen_by for event in secret] == [0]
    assert paris().board(table.state, 0).seats[0].end_tiles == ["vp-6"]
    assert paris().board(table.state, 1).seats[0].end_tiles is None
    assert paris().is_secret(paris().numbers["end-tile vp-6"])
    assert not paris().is_secret(paris().numbers["take"])


def test_P_36_it_is_the_action_of_the_turn() -> None:
    table = Table().no_piles().do("take", "end-tile gold")
    assert table.legal() == ["end", "sell end gold"]


@pytest.mark.parametrize(
    ("tile", "francs", "vp"),
    [
        ("vp-3", 0, 3),
        ("vp-4", 0, 4),
        ("vp-5", 0, 5),
        ("vp-6", 0, 6),
        ("francs-4", 4, 0),
        ("francs-6", 6, 0),
    ],
)
def test_P_37_end_game_tiles_with_francs_and_vp(tile: str, francs: int, vp: int) -> None:
    table = Table().end_tile(0, tile)
    assert table.legal("sell end") == []
    table.do(f"use end {tile}")
    assert (table.purse(), table.scores[0]) == (3 + francs, vp)
    assert table.legal("use") == []


@pytest.mark.parametrize(
    ("tile", "francs"), [("marble", 2), ("gold", 3), ("any-resource", 3), ("any-prestige", 3)]
)
def test_P_37_end_game_tiles_that_count_as_something(tile: str, francs: int) -> None:
    table = Table().end_tile(0, tile)
    assert table.legal("use") == []
    assert table.do(f"sell end {tile}").purse() == 3 + francs
    assert table.legal("buy") == []  # tiles are no tokens


def test_P_37_a_components_file_may_have_a_wood_tile(tmp_path: Path) -> None:
    """And several tiles of a kind: here marble is wood, and vp-4 is a second vp-3."""
    game = corrected(
        tmp_path,
        ('tile = "marble"', 'tile = "wood"'),
        ('    { tile = "vp-4", count = 1, source = "R" },\n', ""),
        ('tile = "vp-3", count = 1', 'tile = "vp-3", count = 2'),
    )
    table = Table(game=game).no_piles().do("take")
    assert "end-tile wood" in table.legal()
    assert "end-tile marble" not in table.legal()
    table.do("end-tile wood").turn_of(0)
    assert "sell end wood" in table.legal()
    table.key(0, "bank/chaillot").building("chaillot/8").francs(0, 8).tokens(0, wood=1)
    table.do("move bank/chaillot", "to chaillot/8")
    assert table.legal() == ["pay wood end wood", "pay wood token"]
    table.do("pay wood end wood")
    assert table.scores[0] == 2
    assert game.violation(table.state) == ""


def test_P_37_a_components_file_may_have_a_tile_of_one_prestige(tmp_path: Path) -> None:
    game = corrected(tmp_path, ('tile = "vp-4"', 'tile = "prestige-gold"'))
    table = Table(game=game).no_piles().do("take")
    assert "end-tile prestige-gold" in table.legal()
    table.do("end-tile prestige-gold").turn_of(0)
    assert table.legal("sell end") == ["sell end prestige-gold"]
    table.end_tile(0, "any-prestige").key(0, "bank/chaillot").francs(0, 15)
    table.tokens(0, marble=1, gold=2).do("move bank/chaillot", "to chaillot/louvre")
    assert table.legal() == ["prestige end any-prestige", "prestige none"]  # the silver slot
    table.do("prestige none")
    ways = ["prestige end any-prestige", "prestige end prestige-gold", "prestige none"]
    assert table.legal() == ways
    said = game.say_action(table.state, game.numbers["prestige end prestige-gold"])
    assert said.text == "hand in an end-game tile as gold prestige for 5 VP"
    table.do("prestige end prestige-gold", "prestige end any-prestige")
    assert table.scores[0] == 10
    assert game.violation(table.state) == ""


def last_tile(seat: int) -> Table:
    """Three players; this seat is about to take the last end-game tile."""
    table = Table().no_piles().turn_of(seat)
    tiles = [end.tile for end in paris().box.end_tile for _ in range(end.count)]
    table.end_tile(0, *tiles[:11])
    return table


def turns_until_over(table: Table) -> list[int]:
    """The seats that still get a turn."""
    seats = []
    while paris().kernel.to_move(table.state) != -1:
        seats.append(int(table.s.to_move))
        table.do("place arc" if "place arc" in table.legal() else table.legal("place")[0], "end")
    return seats


@pytest.mark.parametrize(
    ("taker", "turns"), [(0, [1, 2, 0, 1, 2]), (1, [2, 0, 1, 2]), (2, [0, 1, 2])]
)
def test_P_38_the_round_is_played_out_and_one_more_follows(taker: int, turns: list[int]) -> None:
    table = last_tile(taker).do("take", "end-tile any-prestige", "end")
    assert turns_until_over(table) == turns


def test_P_38_rounds_end_at_the_start_player() -> None:
    table = last_tile(0)
    table.s.first = 1
    table.do("take", "end-tile any-prestige", "end")
    assert turns_until_over(table) == [1, 2, 0]


def test_P_39_tile_27_scores_the_francs() -> None:
    table = Table().tile(0, 27).francs(0, 9).francs(1, 20)
    assert table.end_game() == [9, 0, 0]


def scored(district: str, first: int, held: list[list[str]]) -> list[int]:
    """The scores of a game whose seats hold these places of a district with this VP tile."""
    table = Table(len(held)).vp_tile(district, first)
    for seat, places in enumerate(held):
        table.key(seat, *(f"{district}/{place}" for place in places))
    return table.end_game()


def test_P_40_first_second_and_third_total_score() -> None:
    assert scored("chaillot", 14, [["1"], ["4", "5"], ["8"], ["2"]]) == [0, 14, 7, 3]


def test_P_40_without_a_key_on_buildings_nothing() -> None:
    table = Table(2).vp_tile("chaillot", 14).key(0, "bank/chaillot").key(1, "belleville/8")
    assert table.end_game() == [0, 0]


def test_P_40_districts_without_a_vp_tile_score_nothing() -> None:
    assert Table().key(0, "chaillot/8").end_game() == [0, 0, 0]


def test_P_40_a_place_held_twice_counts_twice() -> None:
    assert scored("chaillot", 14, [["4", "4"], ["5"], ["2"]]) == [14, 7, 3]


def test_P_41_example_of_one_game_with_two_landmarks_worth_11() -> None:
    """Batignolles: the single 13 beats 11 + 2. Montmartre: both on the Louvre, nobody scores 8."""
    table = Table(4).vp_tile("batignolles", 20).vp_tile("montmartre", 16)
    table.key(0, "batignolles/grand-palais", "batignolles/2", "montmartre/tuileries")
    table.key(0, "montmartre/5")
    table.key(1, "batignolles/5", "batignolles/4", "batignolles/1")
    table.key(1, "montmartre/louvre", "montmartre/3", "montmartre/3")
    table.key(2, "batignolles/sacre-coeur", "montmartre/8")
    table.key(3, "batignolles/3", "montmartre/louvre", "montmartre/4", "montmartre/2")
    assert table.end_game() == [10 + 4, 5 + 16, 20 + 0, 0 + 16]


def test_P_41_three_tied_skip_two_levels() -> None:
    assert scored("chaillot", 14, [["5"], ["5"], ["5"], ["4"]]) == [14, 14, 14, 0]


def test_P_41_a_place_held_twice_is_one_place_in_a_tie() -> None:
    assert scored("chaillot", 14, [["4", "4"], ["8"], ["1"]]) == [7, 14, 3]


def test_P_41_a_tie_for_second_shares_the_second_figure() -> None:
    assert scored("chaillot", 14, [["8"], ["5"], ["5"], ["1"]]) == [14, 7, 7, 0]


def test_P_42_example_belleville_less_than_half_scores_nothing() -> None:
    assert scored("belleville", 18, [["opera-garnier"], ["5"]]) == [18, 0]


def test_P_42_half_is_enough_and_only_two_players_need_it() -> None:
    assert scored("belleville", 18, [["8"], ["4"]]) == [18, 9]
    assert scored("belleville", 18, [["8"], ["3"], ["1"]]) == [18, 9, 4]


def test_P_43_most_vp_wins() -> None:
    table = Table()
    table.s.score[:3] = [10, 12, 11]
    table.end_game()
    assert table.win == [0, 1, 0]


def test_P_43_then_most_francs() -> None:
    table = Table().francs(0, 4).francs(1, 9).francs(2, 8)
    table.end_game()
    assert table.win == [0, 1, 0]


def test_P_43_then_the_highest_value_on_the_board_held_twice_counted_twice() -> None:
    table = Table().key(0, "chaillot/8").key(1, "belleville/5", "belleville/5").key(2, "chaillot/1")
    table.end_game()
    assert table.win == [0, 1, 0]


def test_P_43_then_the_win_is_shared() -> None:
    table = Table().key(0, "chaillot/8").key(1, "belleville/8").key(2, "chaillot/1")
    table.end_game()
    assert table.win == [0.5, 0.5, 0]
