"""Paris, rules P-1 to P-11: what lies where before the first decision."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from lutece.games import load
from lutece.games.paris.checks import SHIPPED, find_problems, read_box
from lutece.games.paris.constants import KINDS, TYPES, VALUES, Box
from lutece.games.paris.game import Paris
from lutece.kernel.components import SOURCES
from lutece.kernel.contract import ComponentsError, Game, SetupError
from lutece.kernel.rng import rng_from
from lutece.table import Match
from tests.rules.paris_positions import Table, corrected, paris

SIZES = (2, 3, 4)
FIRST_EDITION = Path(__file__).parents[1] / "fixtures" / "paris-components-edition-1.toml"


def dealt(seats: int = 3, seed: str = "a deal", **options: bool) -> dict[str, Any]:
    return paris().setup_data(Table(seats, seed, **options).state)


def test_P_1_the_start_player_is_drawn_by_lot() -> None:
    starts = Counter()
    for n in range(60):
        state = np.zeros(paris().kernel.state_bytes, np.uint8)
        paris().kernel.setup(paris().constants, 3, 0, state, rng_from(str(n), "start"))
        starts[paris().setup_data(state)["start"]] += 1
    assert sorted(starts) == [0, 1, 2]


def test_P_2_francs_keys_and_reserve() -> None:
    for seats, keys in zip(SIZES, (10, 9, 7), strict=True):
        after = paris().after(Table(seats).state)
        assert after["francs"] == [3] * seats
        assert after["keys"] == [keys] * seats
        assert [x.reserve for x in paris().board(Table(seats).state, 0).seats] == [2] * seats


def test_P_3_three_piles_of_eleven_and_three_tiles_removed() -> None:
    deal = dealt()
    assert [len(pile) for pile in deal["piles"]] == [11, 11, 11]
    assert len(deal["removed"]) == 3
    everything = sorted([tile for pile in deal["piles"] for tile in pile] + deal["removed"])
    assert everything == sorted(paris().box.tiles)
    assert deal["piles"] != dealt(seed="another deal")["piles"]


def test_P_3_no_district_has_two_buildings_of_a_type() -> None:
    for district in paris().box.district:
        assert [space.value for space in district.space] == list(VALUES)
        assert sorted(space.type for space in district.space) == sorted(TYPES)


def test_P_4_six_tokens_of_each_kind_beside_the_spaces() -> None:
    tokens = dealt()["tokens"]
    assert Counter(tokens.values()) == dict.fromkeys(KINDS, 6)
    assert tokens["montmartre/1"] == "prestige-bronze"
    assert tokens["chaillot/8"] == "gold"


def test_P_5_eight_landmarks_beside_the_board() -> None:
    landmarks = paris().board(Table().state, 0).landmarks
    assert [x.value for x in landmarks] == [10, 11, 11, 12, 13, 14, 15, 16]
    assert all(x.district is None for x in landmarks)


def test_P_6_six_vp_tiles_beside_the_board() -> None:
    board = paris().board(Table().state, 0)
    assert [tile[0] for tile in board.vp_tiles] == [20, 18, 16, 14, 12, 10]
    assert all(district.vp_tile is None for district in board.districts)


def test_P_7_twelve_end_game_tiles_face_down() -> None:
    assert paris().board(Table().state, 0).end_tiles_left == 12


@pytest.mark.parametrize(("seats", "tiles"), [(2, 30), (3, 36), (4, 42)])
def test_P_8_bonus_tiles_by_the_number_of_players(seats: int, tiles: int) -> None:
    bonus = dealt(seats)["bonus"]
    assert sum(len(stack) for stack in bonus) == tiles
    assert [stack[0] for stack in bonus] == list(range(1, 31))
    assert len(bonus[11 - 1]) == (2 if seats >= 3 else 1)
    assert len(bonus[7 - 1]) == (2 if seats == 4 else 1)


def test_P_9_meeples_before_the_track_and_no_points() -> None:
    seats = paris().board(Table().state, 0).seats
    assert [(seat.meeple, seat.score) for seat in seats] == [(0, 0)] * 3


def test_P_10_random_set_up_keeps_gold_at_the_eights() -> None:
    deal = dealt(4, random_setup=True)
    assert Counter(deal["tokens"].values()) == dict.fromkeys(KINDS, 6)
    assert all(kind == "gold" for space, kind in deal["tokens"].items() if space.endswith("/8"))
    assert deal["tokens"] != dealt(4)["tokens"]


def test_P_10_bonus_numbers_stay_in_their_sections() -> None:
    bonus = dealt(4, random_setup=True)["bonus"]
    numbers = [stack[0] for stack in bonus]
    assert numbers != sorted(numbers)
    for first in (1, 11, 21):
        assert sorted(numbers[first - 1 : first + 9]) == list(range(first, first + 10))
    assert all(len(set(stack)) == 1 for stack in bonus)
    assert sum(map(len, bonus)) == 42


def test_P_11_free_placement_removes_nothing() -> None:
    deal = dealt(free_placement=True)
    assert [len(pile) for pile in deal["piles"]] == [12, 12, 12]
    assert deal["removed"] == []


def free_table(tile: str) -> Table:
    """A game with free placement whose first pile has this tile on top."""
    table = Table(free_placement=True)
    piles = table.s.piles
    number = paris().box.tiles.index(tile)
    where = tuple(np.argwhere(piles == number)[0])
    piles[where], piles[0, 0] = piles[0, 0], number
    table.s.phase = 0
    return table


def test_P_11_a_tile_goes_to_a_district_without_its_type_and_with_its_space_free() -> None:
    table = free_table("montmartre/5")  # a theatre
    table.building("la-villette/8", "belleville/5")  # a theatre, and the space of value 5
    table.do("draw 1")
    assert table.legal() == [
        "site batignolles",
        "site chaillot",
        "site montmartre",
        "site saint-germain",
    ]
    table.do("site batignolles")
    assert TYPES[table.s.building[5 * 6 + 4]] == "theatre"
    assert "place arc" in table.legal()


def test_P_11_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    table = free_table("montmartre/5")
    table.building(*(f"{district.slug}/5" for district in paris().box.district))
    before = table.s.building.copy()
    table.do("draw 1")
    assert "place arc" in table.legal()
    assert (table.s.building == before).all()


def test_P_10_and_P_11_are_independent() -> None:
    deal = dealt(free_placement=True, random_setup=True)
    assert [len(pile) for pile in deal["piles"]] == [12, 12, 12]
    assert deal["tokens"] != dealt()["tokens"]


# Set-ups in records


@pytest.mark.parametrize("seats", SIZES)
def test_a_set_up_written_and_read_again_is_the_same_start(seats: int) -> None:
    for options in range(8):
        state = np.zeros(paris().kernel.state_bytes, np.uint8)
        paris().kernel.setup(paris().constants, seats, options, state, rng_from("x", "y"))
        again = paris().state_from(seats, options, paris().setup_data(state))
        assert (again == state).all()
        assert not paris().violation(again)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"start": 3}, "start seat"),
        ({"piles": [["montmartre/1"] * 11] * 3}, "36 building tiles"),
        ({"piles": [["montmartre/1"]] * 3}, "3 piles of 11"),
        ({"removed": []}, "3 tiles should be removed"),
        ({"tokens": {}}, "one token beside"),
        ({"bonus": [[1]] * 30}, "each number"),
        ({"bonus": []}, "30 spaces"),
    ],
)
def test_a_set_up_that_does_not_fit_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        paris().state_from(3, 0, dealt() | change)


def test_a_basic_record_with_shuffled_tokens_is_refused() -> None:
    shuffled = dealt(random_setup=True)
    with pytest.raises(SetupError, match="basic set-up"):
        paris().state_from(3, 0, shuffled)
    assert paris().state_from(3, 2, shuffled).size


# The components file


def shipped() -> dict[str, Any]:
    return tomllib.loads(SHIPPED.read_text(encoding="utf-8"))


def problems(data: dict[str, Any]) -> str:
    return " ".join(find_problems(msgspec.convert(data, Box)))


def test_the_shipped_components_have_a_source_for_every_figure() -> None:
    assert problems(shipped()) == ""
    box = read_box()
    for part in (box.price, box.vp_tile, box.copy, box.gift, box.per_building, box.end_tile):
        assert all(entry.source in SOURCES for entry in part)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("price", 0, "buy"), 1, "trading would never end"),
        (("price", 3, "buy"), 9, "cannot be bought"),
        (("district", 0, "space", 0, "type"), "bakery", "two buildings"),
        (("district", 0, "space", 0, "value"), 2, "every district has"),
        (("district", 0, "space", 0, "token"), "wood", "the game has 6"),
        (("district", 0, "space", 0, "type"), "palace", "no type of building"),
        (("district", 0, "name"), "Montparnasse", "which the rulebooks name"),
        (("landmark", 0, "value"), 9, "no landmark of value 10"),
        (("landmark", 3, "value"), 8, "no landmark of value 12"),
        (("landmark", 5, "value"), 0, "worth nothing"),
        (("landmark", 3, "resources"), {"gold": 2}, "12 should cost 1 marble and 1 gold"),
        (("landmark", 6, "resources"), {"gold": 3}, "15 should cost 1 marble and 2 gold"),
        (("landmark", 0, "resources"), {"wood": 1}, "marble and gold only"),
        (("landmark", 0, "resources"), {"gold": 7}, "there are 6 in the game"),
        (("landmark", 6, "slot", 1, "vp"), 4, "5 VP"),
        (("landmark", 6, "name"), "Panthéon", "the Louvre is a landmark of value 15"),
        (("start", "francs"), 4, "everyone starts with 3 francs, not 4"),
        (("compensation", 1, "francs"), [0, 1], "3 sums, one for each place in turn order"),
        (("compensation", 1, "players"), 2, "a compensation for 2, 3, 4 players each"),
        (("compensation", 0, "francs"), [0, -1], "between 0 and 99"),
        (("compensation", 0, "francs"), [1, 2], "the start player's compensation should be 0"),
        (("vp_tile", 0, "vp"), [20, 21, 5], "fall from first to third"),
        (("vp_tile", 1, "vp"), [20, 9, 4], "two VP tiles start with 20"),
        (("copy", 0, "number"), 31, "numbers go from 1 to 30"),
        (("copy", 0, "players"), 2, "copies are for 3 or 4 players"),
        (("section", 0, "last"), 9, "should divide"),
        (("per_building", 3, "vp"), 4, "tile 18 gives 5 VP"),
        (("gift", 0, "number"), 2, "tiles that give francs"),
        (("end_tile", 0, "count"), 2, "13 end-game tiles"),
        (("end_tile", 0, "tile"), "keys-2", "no end-game tile"),
        (("building_8", "wood"), 0, "costs wood"),
        (("district", 0, "space", 4, "type"), "café", "two buildings"),
        (("section", 2, "last"), 3 * 10**12, "should divide"),
        (("end_tile", 0, "count"), 0, "leave it out, or have some"),
        (("end_tile", 0, "tile"), "vp-" + "9" * 5000, "no end-game tile"),
        (("district", 0, "bank", "francs"), 500, "between 0 and 99"),
    ],
)
def test_a_wrong_component_is_named_in_a_players_words(
    path: tuple[str | int, ...], value: object, said: str
) -> None:
    data = shipped()
    entry: Any = data
    for step in path[:-1]:
        entry = entry[step]
    entry[path[-1]] = value
    assert said in problems(data)


def test_a_corrected_file_is_another_edition(tmp_path: Path) -> None:
    game = corrected(tmp_path, ("bank = { francs = 4", "bank = { francs = 9"))
    assert game.edition != paris().edition
    assert game.texts == paris().texts


def test_only_what_follows_from_the_rulebooks_is_called_deduced() -> None:
    """That two landmarks are worth 11; which name they bear is rebuilt, as below 15 everywhere."""
    landmarks = paris().box.landmark
    deduced = [x.value for x in landmarks if x.value_source == "D"]
    assert deduced == [11]
    assert "D" not in {x.resources_source for x in landmarks}
    assert [x.name_and_value_source for x in landmarks] == [*"RRRRRR", "S", "P"]
    rebuilt = [x.value for x in landmarks if x.resources_source == "R"]
    assert rebuilt == [10, 11, 11, 13, 14]


# What the rulebooks leave open, a corrected file may have.


def test_the_components_of_the_first_edition_are_accepted() -> None:
    game = load("paris", FIRST_EDITION)
    assert isinstance(game, Paris)
    assert [x.value for x in game.box.landmark] == list(range(9, 17))
    assert game.after(Table(3, game=game).state)["francs"] == [3, 3, 3]


def test_landmarks_may_have_any_values_that_include_the_stated_ones(tmp_path: Path) -> None:
    """Here 8, three of 11, and no 14 and 16."""
    game = corrected(tmp_path, ("value = 14\n", "value = 11\n"), ("value = 16\n", "value = 8\n"))
    table = Table(game=game).key(0, "bank/chaillot").francs(0, 20).tokens(0, marble=2, gold=3)
    table.landmark("chaillot/tuileries")
    assert table.do("move bank/chaillot").legal() == [
        "to chaillot/louvre",
        "to chaillot/opera-garnier",
        "to chaillot/sacre-coeur",
        "to chaillot/tuileries",
    ]


def test_a_number_may_have_copies_for_three_and_for_four_players(tmp_path: Path) -> None:
    game = corrected(tmp_path, ("number = 7, players = 4", "number = 11, players = 4"))
    for seats, tiles in ((2, 1), (3, 2), (4, 3)):
        deal = game.setup_data(Table(seats, game=game).state)
        assert deal["bonus"][11 - 1] == [11] * tiles
        assert game.violation(game.state_from(seats, 0, deal)) == ""


def test_two_banks_may_pay_the_same(tmp_path: Path) -> None:
    game = corrected(tmp_path, ("bank = { francs = 4", "bank = { francs = 5"))
    assert Table(game=game).do("place bank/montmartre").purse() == 8


def test_the_basic_set_up_may_have_no_gold_at_an_eight(tmp_path: Path) -> None:
    """Montmartre's wood and gold change places; the random set-up keeps gold at the eights."""
    game = corrected(
        tmp_path,
        ('token = "wood"', 'token = "gold"'),
        ('token = "gold", token_source = "P"', 'token = "wood", token_source = "P"'),
    )
    basic = game.setup_data(Table(game=game).state)
    assert basic["tokens"]["montmartre/8"] == "wood"
    assert game.state_from(3, 0, basic).size
    shuffled = game.setup_data(Table(game=game, random_setup=True).state)
    assert shuffled["tokens"]["montmartre/8"] == "gold"


@pytest.mark.parametrize(
    ("seats", "even"), [(2, [3, 8]), (3, [3, 5, 4]), (4, [3, 4, 5, 6])]
)  # fmt: skip
def test_P_2_with_an_even_start_later_players_have_more_francs(seats: int, even: list[int]) -> None:
    game = load("paris")
    for seed in "abcdef":
        for chosen, expected in ((False, [3] * seats), (True, even)):
            francs, start = _start_francs(game, seats, seed, even_start=chosen)
            assert francs[start:] + francs[:start] == expected


def test_P_2_a_file_may_even_the_start_with_other_francs(tmp_path: Path) -> None:
    game = corrected(tmp_path, ("francs = [0, 0, 0], ", "francs = [0, 1, 2], "))
    francs, start = _start_francs(game, 3, "own", even_start=True)
    assert francs[start:] + francs[:start] == [3, 4, 5]


def _start_francs(game: Game, seats: int, seed: str, **options: bool) -> tuple[list[int], int]:
    """The francs of all seats at the start, and the start player."""
    match = Match(game, seats, options, seed)
    return match.game.after(match.state)["francs"], match.record().setup["start"]


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('format = "lutece-components/1"\ngame = "go"\n', encoding="utf-8")
    with pytest.raises(ComponentsError, match="this game is 'paris'"):
        load("paris", wrong)
