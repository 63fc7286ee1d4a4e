"""The components of Paris Paris: complete, sourced, and checked in a player's words."""

from pathlib import Path

import msgspec
import pytest

from lutece import games
from lutece.games.paris_paris.constants import SHIPPED, Network, find_problems, read_network
from lutece.kernel.contract import ComponentsError


def edited(**changes: object) -> Network:
    """The shipped network with some tables replaced."""
    data = msgspec.to_builtins(read_network())
    return msgspec.convert(data | changes, Network)


def shipped_lines() -> list[dict]:
    return msgspec.to_builtins(read_network())["line"]


def test_the_shipped_file_has_no_problem_and_every_figure_a_source():
    network = read_network()
    assert find_problems(network) == []
    sourced = [*network.stop, *network.line, *network.tile, network.shops]
    assert {part.source for part in sourced} <= set("SDPR")


def test_a_stop_on_three_lines_is_found():
    lines = shipped_lines()
    lines[1]["stops"][0] = "luxembourg"  # red now calls at a crossing of yellow and violet
    problems = find_problems(edited(line=lines))
    assert any("Luxembourg lies on 3 lines (red, yellow, violet)" in p for p in problems)


def test_lines_that_cross_twice_are_found():
    lines = shipped_lines()
    lines[0]["stops"][1] = "opera"  # green meets violet a second time
    problems = find_problems(edited(line=lines))
    assert "no line calls at Gare du Nord" in problems
    assert any("green and violet cross twice (at montmartre, opera)" in p for p in problems)


def test_lines_that_never_cross_are_found():
    lines = shipped_lines()
    lines[4]["stops"][1] = "gare-de-lyon"  # violet no longer calls at Montmartre
    problems = find_problems(edited(line=lines))
    assert any("green and violet cross nowhere" in p for p in problems)


def test_a_crossing_where_two_lines_end_is_found():
    lines = shipped_lines()
    for line in (lines[0], lines[4]):  # Montmartre becomes the first stop of both
        line["stops"].remove("montmartre")
        line["stops"].insert(0, "montmartre")
    problems = find_problems(edited(line=lines))
    assert any("Montmartre is a crossing with 2 neighbours" in p for p in problems)


def test_tiles_that_do_not_match_the_neighbours_are_found():
    tiles = msgspec.to_builtins(read_network())["tile"]
    wrong = next(t for t in tiles if (t["stop"], t["line"]) == ("opera", "violet"))
    wrong["count"] = 3
    assert find_problems(edited(tile=tiles)) == [
        "'opera' has 3 violet tiles but 2 neighbours along that line: one tile a neighbour (PP-2)"
    ]


def test_a_missing_tile_is_found():
    tiles = msgspec.to_builtins(read_network())["tile"]
    del tiles[0]
    problems = find_problems(edited(tile=tiles))
    assert problems == ["'bastille' has no red tile (PP-2)"]


def test_an_unknown_stop_is_found():
    lines = shipped_lines()
    lines[2]["stops"][-1] = "atlantis"
    problems = find_problems(edited(line=lines))
    assert problems == [
        "the blue line calls at 'atlantis', which is no stop (names as in the notation)"
    ]


def test_two_stops_of_one_name_are_found():
    stops = msgspec.to_builtins(read_network())["stop"]
    stops[0]["name"] = stops[1]["name"]
    assert any("two stops are called" in p for p in find_problems(edited(stop=stops)))


def test_a_stop_off_the_map_is_found():
    stops = msgspec.to_builtins(read_network())["stop"]
    stops[0]["at"] = [120, 10]
    assert find_problems(edited(stop=stops)) == [
        "Bastille is drawn at 120, 10, outside the map of 100 by 76"
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("format = ", "not a TOML file"),
        ('format = "lutece-components/9"', "format should be"),
        ('format = "lutece-components/1"\ngame = "paris"', "it is for 'paris'"),
        ('format = "lutece-components/1"\ngame = "paris-paris"\ntile = 3', "Expected `array`"),
    ],
)
def test_a_file_that_is_no_components_file_is_refused(tmp_path, text, message):
    file = tmp_path / "components.toml"
    file.write_text(text)
    with pytest.raises(ComponentsError, match=message):
        games.load("paris-paris", file)


def test_an_unreadable_file_is_refused(tmp_path):
    with pytest.raises(ComponentsError, match="cannot be read"):
        games.load("paris-paris", tmp_path / "nothing.toml")


def test_moving_a_stop_on_the_drawing_keeps_the_edition_and_renaming_one_changes_it(tmp_path):
    own = games.load("paris-paris").edition
    text = SHIPPED.read_text(encoding="utf-8")
    moved, renamed = tmp_path / "moved.toml", tmp_path / "renamed.toml"
    moved.write_text(text.replace("at = [78, 45]", "at = [77, 45]"), encoding="utf-8")
    renamed.write_text(
        text.replace('"Opéra"', '"Madeleine"').replace('"opera"', '"madeleine"'), encoding="utf-8"
    )
    assert games.load("paris-paris", moved).edition == own
    assert games.load("paris-paris", renamed).edition != own
    assert "take madeleine violet" in games.load("paris-paris", renamed).texts


def test_the_exported_file_is_the_one_that_is_played():
    assert games.components_file("paris-paris") == SHIPPED
    assert Path(SHIPPED).is_file()
