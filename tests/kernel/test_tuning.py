"""Figures that may be tuned: where they stand, whose source they have, what may be drawn."""

import tomllib

import numpy as np
import pytest

from lutece import games
from lutece.kernel.tuning import (
    ALL_GROUPS,
    Tuning,
    TuningError,
    components_data,
    set_at,
    source_at,
    value_at,
)

PARIS = games.load("paris")
FILE = 'format = "lutece-tuning/1"\ngame = "paris"\n'


@pytest.fixture(scope="module")
def tuning() -> Tuning:
    return Tuning(PARIS, groups=ALL_GROUPS)


def bounds_file(tmp_path, *figures: str):
    file = tmp_path / "bounds.toml"
    file.write_text(f"{FILE}figure = [\n" + "\n".join(f"{{ {f} }}," for f in figures) + "\n]\n")
    return file


def test_a_figure_is_named_by_where_it_stands():
    data = components_data(PARIS)
    assert value_at(data, "per_building[number=18].vp") == 5
    assert value_at(data, "vp_tile[0].vp[1]") == 10
    assert value_at(data, "landmark[name=Louvre].resources.gold") == 2
    assert value_at(data, "gift[number=99].vp") is None
    assert value_at(data, "start.wood") is None
    set_at(data, "gift[number=7].vp", 6)
    assert value_at(data, "gift[number=7].vp") == 6
    with pytest.raises(TuningError, match="no place in a components file"):
        value_at(data, "gift[number=7]!vp")


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("start.francs", "S"),
        ("gift[number=1].francs", "R"),
        ("per_building[number=18].vp", "S"),
        ("vp_tile[0].vp[1]", "S"),
        ("landmark[name=Louvre].resources.gold", "S"),
        ("landmark[name=Louvre].slot[0].vp", "R"),
        ("landmark[name=Louvre].slot[1].vp", "S"),
        ("landmark[name=Eiffel Tower].value", "P"),
        ("landmark[name=Notre-Dame].value", "R"),
        ("district[name=La Villette].space[5].type", "S"),
        ("building_8.wood", "P"),
        ("gift[number=1].wood", None),
    ],
)
def test_a_figure_has_the_source_of_its_field_or_of_the_table_around_it(place, source):
    assert source_at(components_data(PARIS), place) == source


def test_the_bounds_of_paris_contradict_nothing_that_is_known(tuning):
    tuning.check()


def test_drawn_figures_make_games_and_leave_everything_else_as_it_is(tuning):
    places = {place for bounds in tuning.figures for place in bounds.at}
    drawn = list(tuning.draw("drawn", 20))
    assert len({tuple(indices) for indices, _ in drawn}) == 20
    for indices, constants in drawn:
        data = tuning.components(indices)
        assert np.array_equal(tuning.indices_of(data), indices)
        assert np.array_equal(PARIS.constants_of(data), constants)
        for place in places:
            set_at(data, place, value_at(tuning.data, place))
        assert data == tuning.data
    again = list(tuning.draw("drawn", 20))
    assert all(np.array_equal(a[0], b[0]) for a, b in zip(drawn, again, strict=True))


def test_a_network_reads_figures_from_minus_1_to_1(tuning):
    assert tuning.inputs(np.zeros_like(tuning.sizes)).tolist() == [-1] * len(tuning.figures)
    assert tuning.inputs(tuning.sizes - 1).tolist() == [1] * len(tuning.figures)


def test_francs_for_later_players_move_only_where_it_is_asked_for():
    names = [bounds.name for bounds in Tuning(PARIS).figures]
    assert not [name for name in names if "players: francs" in name]
    with pytest.raises(TuningError, match="no group 'bribes' of figures; there are even_start"):
        Tuning(PARIS, groups=("bribes",))


@pytest.mark.parametrize(
    ("figure", "message"),
    [
        (
            'name = "tile 18", at = ["per_building[number=18].vp"], low = 4, high = 6',
            r"tile 18 \(per_building\[number=18\].vp\) is stated in a rulebook \(S\)",
        ),
        (
            'name = "tower", at = ["landmark[name=Eiffel Tower].value"], low = 15, high = 17',
            r"found in public descriptions of the printed game \(P\)",
        ),
        ('name = "x", at = ["gift[number=31].vp"], low = 1, high = 2', "there is no figure"),
        ('name = "x", at = ["gift[number=7].vp"], low = 4, high = 4', "two values or more"),
        (
            'name = "x", at = ["gift[number=7].vp"], low = 30, high = 31',
            r"x is \d+, outside its bounds",
        ),
    ],
)
def test_bounds_of_what_is_known_are_refused_by_name(tmp_path, figure, message):
    with pytest.raises(TuningError, match=message):
        Tuning(PARIS, bounds_file(tmp_path, figure))


def test_bounds_that_break_the_rules_whatever_the_rest_is_are_refused(tmp_path):
    eighteen = 'name = "eighteen", at = ["vp_tile[1].vp[0]"], low = 17, high = 19'
    wood = 'name = "wood", at = ["price[kind=wood].buy"], low = 1, high = 3'
    tuning = Tuning(PARIS, bounds_file(tmp_path, eighteen, wood))
    with pytest.raises(TuningError) as refused:
        tuning.check()
    assert "eighteen = 17: no VP tile starts with 18" in str(refused.value)
    assert "wood = 1: wood is bought for 1 and sold for 1" in str(refused.value)


def test_files_and_games_without_bounds_are_refused(tmp_path):
    with pytest.raises(TuningError, match="does not say which of its figures may be tuned"):
        Tuning(games.load("paris-paris"))
    broken = tmp_path / "broken.toml"
    for text, message in (
        ("figure = [", "has no bounds to tune within"),
        (FILE.replace("paris", "chess") + "figure = []", "for 'chess'; it should be"),
        (FILE + "figure = []\nsurprise = 1", "surprise"),
    ):
        broken.write_text(text)
        with pytest.raises(TuningError, match=message):
            Tuning(PARIS, broken)
    with pytest.raises(TuningError, match="cannot be read"):
        Tuning(PARIS, tmp_path / "absent.toml")


def test_the_shipped_bounds_name_only_rebuilt_figures():
    """Independent of `Tuning`: every figure of the file has an R beside it."""
    text = PARIS.description.components.with_name("tuning.toml").read_text()
    data = components_data(PARIS)
    for figure in tomllib.loads(text)["figure"]:
        assert {source_at(data, place) for place in figure["at"]} == {"R"}
