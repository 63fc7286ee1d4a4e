import pytest

from lutece import games
from tests.cli.helpers import TWO_PLAYERS, refused, run

SHIPPED = games.components_file("paris-paris").read_text(encoding="utf-8")
CHECK = ("components", "paris-paris", "--check")
ORSAY = '[[stop]]\nname = "Orsay"\nat = [22, 43]\nsource = "R"\n'


def edited(folder, old, new):
    assert old in SHIPPED
    file = folder / "components.toml"
    file.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    return file


def test_the_tables_are_printed_with_their_sources():
    ran = run("components", "paris-paris")
    assert ran.status == 0
    assert "Hôtel" in ran.said
    assert "reconstructed to fit everything known" in ran.said


def test_an_exported_file_is_right_and_plays(tmp_path):
    file = tmp_path / "own [b].toml"
    assert "Written:" in run("components", "paris-paris", "--export", file).said
    assert "is right" in run(*CHECK, file).said
    few = ("--games", 2, "--seed", "s")
    shipped = run("simulate", "paris-paris", *few).out
    assert run("simulate", "paris-paris", *few, "--components", file).out == shipped
    assert run("fuzz", "paris-paris", "--games", 3, "--components", file).status == 0
    assert run("verify", TWO_PLAYERS, "--components", file).status == 0


def test_an_export_overwrites_nothing(tmp_path):
    file = tmp_path / "components.toml"
    file.write_text("precious")
    assert "exists already" in refused("components", "paris-paris", "--export", file)
    assert file.read_text() == "precious"
    missing = tmp_path / "missing" / "components.toml"
    assert "No such file" in refused("components", "paris-paris", "--export", missing)
    refused("components", "paris-paris", "--export", tmp_path)
    assert "name too long" in refused("components", "paris-paris", "--export", "n" * 300)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            '"louvre",\n    "les-halles"',
            '"montmartre",\n    "les-halles"',
            "Montmartre lies on 3 l",
        ),
        (
            '"louvre",\n    "les-halles"',
            '"montmartre",\n    "les-halles"',
            "green and red cross twice",
        ),
        ('"orsay",\n    "odeon"', '"odeon",\n    "orsay"', "'odeon' has 2 blue tiles but 1 neighb"),
        (
            'line = "blue", count = 1',
            'line = "blue", count = 7',
            "has 7 blue tiles but 1 neighbours",
        ),
        ('line = "blue", count = 1', 'line = "blue", count = -7', "has -7 blue tiles"),
        ('line = "blue", count = 1', 'line = "blue", count = "x"', "Expected `int`, got `str`"),
        ('line = "blue", count = 1', 'line = "pink", count = 1', "the line 'pink', which does not"),
        (ORSAY, "", "there are 24 stops, the game has 25"),
        ('name = "Orsay"', 'name = "Louvre"', "two stops are called 'louvre'"),
        ("at = [22, 43]", "at = [220, 43]", "outside the map"),
        ("at = [22, 43]", "at = 22", "Expected `array`"),
        ("count = 20", "count = 19", "each player has 19 shops, the game has 20"),
        ("count = 20", "count = 20\ncolour = 1", "unknown field `colour`"),
        ('game = "paris-paris"', 'game = "paris"', "it is for 'paris', this game is 'paris-paris'"),
        ("components/1", "components/2", "its format should be 'lutece-components/1'"),
        ("[shops]", "[shops", "not a TOML file"),
        (SHIPPED, "", "its format should be"),
        (SHIPPED, "\x00", "not a TOML file"),
    ],
)
def test_a_wrong_file_is_told_in_terms_of_the_board(tmp_path, old, new, message):
    assert message in refused(*CHECK, edited(tmp_path, old, new))


@pytest.mark.parametrize(
    "command", [("play", "paris-paris"), ("simulate", "paris-paris"), ("replay", TWO_PLAYERS)]
)
def test_no_command_plays_with_a_wrong_file(tmp_path, command):
    file = edited(tmp_path, "count = 20", "count = 19")
    assert "each player has 19 shops" in refused(*command, "--components", file)


def test_a_long_list_of_faults_ends_where_the_screen_does(tmp_path):
    lines = SHIPPED[SHIPPED.index("[[line]]") :]
    file = edited(tmp_path, lines, '[[line]]\nname = "green"\nstops = []\nsource = "R"\n')
    assert "lines more" in refused(*CHECK, file)


def test_a_record_of_other_components_asks_for_their_file(tmp_path):
    file = edited(
        tmp_path, '"gare-du-nord",\n    "st-nicolas"', '"st-nicolas",\n    "gare-du-nord"'
    )
    assert "name that file with --components" in refused(
        "replay", TWO_PLAYERS, "--components", file
    )


@pytest.mark.parametrize("name", ["missing.toml", "."])
def test_a_file_that_cannot_be_read_is_told(name):
    assert "cannot be read" in refused(*CHECK, name)


def test_an_unknown_game_has_no_components():
    assert "no game called 'chess'" in refused("components", "chess")


def test_a_rule_is_told_by_its_number():
    assert "four crossings" in run("rule", "pp-14").said
    for number in ("PP-99", "", "[/]", "14"):
        assert "PP-1 to PP-24" in refused("rule", number)


def test_a_rule_is_told_in_the_language_asked_for():
    assert "グランドツアー" in run("rule", "pp-14", "--language", "ja").said
    assert "en, it, pt, ru, ja" in refused("rule", "PP-14", "--language", "xx")


PARIS = games.components_file("paris").read_text(encoding="utf-8")


def checked_paris(folder, *changes):
    """The answer to the check of a components file of Paris with these texts replaced."""
    text = PARIS
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / "paris.toml"
    file.write_text(text, encoding="utf-8")
    return ("components", "paris", "--check", file)


@pytest.mark.parametrize(
    "changes",
    [
        [("value = 14\n", "value = 11\n"), ("value = 16\n", "value = 9\n")],
        [("number = 7, players = 4", "number = 11, players = 4")],
        [('tile = "vp-4"', 'tile = "prestige-silver"')],
        [("bank = { francs = 4", "bank = { francs = 5")],
        [
            ('token = "wood"', 'token = "gold"'),
            ('token = "gold", token_source = "P"', 'token = "wood", token_source = "P"'),
        ],
        [("francs = [0, 5], ", "francs = [0, 2], ")],
    ],
    ids=["landmarks", "copies", "prestige-tile", "banks", "no-gold-at-8", "compensation"],
)
def test_what_the_rulebooks_of_paris_leave_open_is_right(tmp_path, changes):
    assert "is right" in run(*checked_paris(tmp_path, *changes)).said


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("value = 13\n", "value = 17\n", "there is no landmark of value 13"),
        ("marble = 1, gold = 1", "gold = 2", "value 12 should cost 1 marble and 1 gold"),
        ("number = 11, players = 3", "number = 11, players = 2", "copies are for 3 or 4 players"),
        ('tile = "vp-4", count = 1', 'tile = "vp-4", count = 2', "13 end-game tiles"),
        ("start = { francs = 3", "start = { francs = 5", "everyone starts with 3 francs"),
    ],
)
def test_what_contradicts_the_rulebooks_of_paris_is_refused(tmp_path, old, new, message):
    assert message in refused(*checked_paris(tmp_path, (old, new)))


def test_the_tables_of_paris_say_where_each_landmark_comes_from():
    said = run("components", "paris").said
    assert "name at value" in said
    assert "Start: 3 francs each (S)" in said
