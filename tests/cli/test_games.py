from lutece import games
from tests.cli.helpers import run


def test_the_installed_games_are_listed_with_their_names_and_players():
    ran = run("games")
    assert ran.status == 0
    for name in games.NAMES:
        game = games.describe(name)
        assert f"{name} │ {game.title}" in ran.said
        assert f"{game.fewest} to {game.most}" in ran.said


def test_a_game_that_is_not_there_is_answered_with_those_that_are():
    assert ", ".join(games.NAMES) in run("play", "chess").complaint
