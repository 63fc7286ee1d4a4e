"""Studies: figures that add up, honest intervals, marks where something is wrong, a whole page."""

from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lutece import games
from lutece.bots.net import earlier_edition_of
from lutece.games.paris_paris.game import ParisParis
from lutece.kernel.errors import LuteceError
from lutece.lab.simulate import Plan
from lutece.study.page import study_page
from lutece.study.report import PlayersReport, players_report, study_report
from lutece.study.tally import Tally, guide_of, play_study

GAMES = ("paris", "paris-paris")
GAME = games.load("paris-paris")


def tally_of(plan: Plan, workers: int = 1) -> Tally:
    tally = Tally()
    for batch in play_study(plan, workers):
        tally.merge(batch)
    return tally


def report_of(name: str, players: int, count: int = 25, workers: int = 1) -> PlayersReport:
    tally = tally_of(Plan(name, players, count, "s", ("greedy",)), workers)
    return players_report(guide_of(games.load(name)), players, tally)


def tally_with(games_played: int, start_player_wins: int) -> Tally:
    """Games of two players with one source and one component, as if played."""
    guide, tally = guide_of(GAME), Tally()
    sources, components = len(guide.sources), len(guide.components)
    for n in range(games_played):
        won = float(n < start_player_wins)
        tally.games += 1
        tally.wins.add([won, 1 - won])
        tally.scores.add([50, 40])
        for figure in (
            tally.winning_score, tally.margin, tally.decisions, tally.rounds, tally.lead_changes,
        ):  # fmt: skip
            figure.add(1)
        tally.leader_wins.add(0, 0)
        points = [100 - 10 * (sources - 1)] + [10] * (sources - 1)
        tally.source_shares.add(points, 100)
        tally.source_points.add(points)
        taken = [0.0] + [1.0] * (components - 1)  # nobody takes the first component
        tally.taken.add(taken)
        tally.times.add(taken)
        tally.when.add(taken, taken)
        owners = [0.0, won] + [0.5] * (components - 2)  # the start player takes the second
        tally.owner_wins.add(owners, taken)
    return tally


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_the_shares_of_all_sources_and_of_all_places_add_up(name, players):
    report = report_of(name, players)
    assert sum(source.share.value for source in report.sources) == pytest.approx(1)
    assert sum(place.wins.value for place in report.turn_order) == pytest.approx(1)
    points = sum(source.points.value for source in report.sources)
    scores = sum(place.score.value for place in report.turn_order)
    assert points * players == pytest.approx(scores)


def test_a_source_that_needs_other_numbers_of_players_is_left_out():
    assert {s.key for s in report_of("paris-paris", 2).sources} & {"open-tour", "bag"} == {
        "open-tour"
    }
    assert {s.key for s in report_of("paris-paris", 4).sources} & {"open-tour", "bag"} == {"bag"}


def test_every_end_game_tile_and_special_tour_is_dealt_with_as_often_as_the_rules_say():
    paris = {c.key: c for c in report_of("paris", 3).components}
    ends = [c.times.value for key, c in paris.items() if key.startswith("end-tile")]
    assert sum(ends) == 12  # the game ends only after the last one is taken (P-38)
    tours = [c for c in report_of("paris-paris", 4).components if c.group == "Special tours"]
    assert sum(c.times.value for c in tours) == 4  # a marker for each player


def test_the_number_of_workers_does_not_change_the_figures():
    assert report_of("paris-paris", 3, 50, workers=1) == report_of("paris-paris", 3, 50, workers=2)


def test_a_fair_game_has_no_marked_place_and_an_unfair_one_has():
    guide = guide_of(GAME)
    fair = players_report(guide, 2, tally_with(200, 104))
    assert not [mark for mark in fair.marks if mark.kind == "turn-order"]
    unfair = players_report(guide, 2, tally_with(200, 136))
    texts = [mark.text for mark in unfair.marks if mark.kind == "turn-order"]
    assert texts[0] == "The start player wins 68 % (61–74); fair is 50 %."


def test_what_nobody_takes_whose_owner_wins_and_large_sources_are_marked():
    guide = guide_of(GAME)
    report = players_report(guide, 2, tally_with(200, 136))
    marks = {(mark.kind, mark.key) for mark in report.marks}
    assert ("never-taken", guide.components[0].key) in marks
    assert ("owner", guide.components[1].key) in marks
    assert ("owner", guide.components[2].key) not in marks
    assert ("source", guide.sources[0].key) in marks  # 60 % of all points
    assert ("source", guide.sources[1].key) not in marks


def test_too_few_games_say_what_cannot_be_told_and_mark_no_component():
    report = players_report(guide_of(GAME), 2, tally_with(10, 9))
    assert {mark.kind for mark in report.marks} <= {"source", "turn-order"}
    unknown = " ".join(report.unknown)
    assert "whether the turn order is fair" in unknown
    assert "about 100 games of 2 players would tell" in unknown
    assert "which components nobody wants" in unknown
    assert not players_report(guide_of(GAME), 2, tally_with(400, 200)).unknown


def test_a_game_without_a_guide_is_refused_by_name():
    class Unguided(ParisParis):
        def study_guide(self):
            return None

    with pytest.raises(LuteceError, match="Paris Paris does not say what its sources"):
        guide_of(Unguided())


def test_a_study_says_which_edition_its_network_was_trained_for():
    game, plan = games.load("paris"), Plan("paris", 2, 1, "s", ("neural",))
    assert study_report(plan, game, {}).network_edition == earlier_edition_of(game)
    assert study_report(replace(plan, bots=("greedy",)), game, {}).network_edition is None


class Tags(HTMLParser):
    """Everything that a page refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.links: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.names.add(tag)
        self.links += [value for name, value in attrs if name in ("src", "href")]


@pytest.mark.parametrize("name", GAMES)
def test_the_page_is_self_contained_and_names_every_component(name):
    game, plan = games.load(name), Plan(name, 2, 25, "s", ("greedy",))
    tallies = {players: tally_of(replace(plan, seats=players)) for players in (2, 4)}
    report = study_report(replace(plan, components=Path("<mine>.toml")), game, tallies)
    page = study_page(report)
    tags = Tags()
    tags.feed(page)
    assert (tags.links, "script" in tags.names, "svg" in tags.names) == ([], False, True)
    assert "&lt;mine&gt;.toml" in page
    for component in report.players[0].components:
        assert component.name.replace("'", "&#x27;") in page
