"""Tuning: goals, games counted by tables, the search, its page."""

import tomllib

import numpy as np
import pytest

from lutece import games
from lutece.bots import bot
from lutece.kernel.contract import ComponentsError
from lutece.kernel.tuning import Tuning, components_text
from lutece.lab.batch import play_games
from lutece.lab.simulate import Plan
from lutece.study.counting import GameBatch, count_games, tallies_of
from lutece.study.goals import OWNERS, SOURCES, TAKEN, TURN_ORDER, judge, pareto_front
from lutece.study.tally import Tally, guide_of, tally_batch
from lutece.table.fairness import deal_rng

PARIS = games.load("paris")
KERNEL = PARIS.kernel


def studied(players: int, count: int) -> Tally:
    return tally_batch(Plan("paris", players, count, "counted", ("greedy",)), 0, count)


def counted(players: int, count: int) -> Tally:
    """The same games, replayed and counted by tables."""
    seeds = [Plan("paris", players, count, "counted").seed_of(n) for n in range(count)]
    chosen = play_games(PARIS, [bot("greedy").compiled(PARIS)] * players, seeds).actions
    starts = np.zeros((count, KERNEL.state_bytes), np.uint8)
    actions = np.zeros((count, 600), np.int16)
    mask = np.zeros(KERNEL.actions, np.uint8)
    for start, row, seed, moves in zip(starts, actions, seeds, chosen, strict=True):
        KERNEL.setup(PARIS.constants, players, 0, start, deal_rng(seed))
        state, n = start.copy(), 0
        for move in moves.tolist():
            if KERNEL.legal(PARIS.constants, state, mask) > 1:  # the others are left out
                row[n], n = move, n + 1
            KERNEL.advance(PARIS.constants, state, move)
    seats = np.full(count, players)
    played = GameBatch(PARIS.constants[None], np.zeros(count, np.int64), starts, seats, actions)
    counts = count_games(PARIS, played, threads=2)
    return tallies_of(counts, seats, np.ones(count, bool))[players]


@pytest.mark.parametrize("players", [2, 4])
def test_games_counted_by_tables_give_the_figures_of_a_study(players):
    one, other = studied(players, 12), counted(players, 12)
    assert one.games == other.games
    for name in ("wins", "source_shares", "taken", "owner_wins"):
        assert np.allclose(getattr(one, name)._sums, getattr(other, name)._sums), name


def even_tally(players: int, **changes: dict[int, float]) -> Tally:
    """100 games in which everything is as it should be, but for `changes` by column."""
    guide, tally = guide_of(PARIS), Tally()
    columns = {
        "wins": [1 / players] * players,
        "source_shares": [1 / len(guide.sources)] * len(guide.sources),
        "taken": [0.5] * len(guide.components),
        "owner_wins": [1 / players] * len(guide.components),
    }
    for name, values in columns.items():
        for column, value in changes.get(name, {}).items():
            values[column] = value
        getattr(tally, name).add(np.tile(values, (100, 1)))
    tally.games = 100
    return tally


def judged(players: int = 3, **changes: dict[int, float]):
    tuning = Tuning(PARIS)
    return judge(guide_of(PARIS), tuning.goals, {players: even_tally(players, **changes)})


def test_an_even_game_meets_all_goals():
    even = judged()
    assert even.met == len(even.outcomes)
    assert even.loss == pytest.approx(0)


@pytest.mark.parametrize(
    ("changes", "kind", "miss"),
    [
        ({"wins": {0: 1 / 3 + 0.08, 1: 1 / 3 - 0.08}}, TURN_ORDER, 1.5),
        ({"owner_wins": {7: 1.6 / 3}}, OWNERS, 1.0),
        ({"source_shares": {0: 0.025}}, SOURCES, 0.5),
        ({"source_shares": {0: 0.5}}, SOURCES, 1.0),
        ({"taken": dict.fromkeys(range(9), 0.0)}, TAKEN, 1.0),  # 21 of 30 bonus tiles
        ({"taken": {30: 0.95}}, TAKEN, 0.625),  # a landmark that is half-way out of its bounds
    ],
)
def test_a_goal_that_is_missed_counts_by_how_far(changes, kind, miss):
    found = judged(**changes)
    missed = [outcome for outcome in found.outcomes if not outcome.met]
    assert [outcome.kind for outcome in missed] == [kind]
    assert found.miss(kind) == pytest.approx(miss)
    assert found.loss == pytest.approx(miss)


def test_the_front_holds_what_nothing_beats_in_both_measures():
    points = [(3.0, 1.0), (1.0, 3.0), (2.0, 2.0), (2.0, 3.0), (3.0, 3.0), (1.0, 4.0)]
    assert [points[n] for n in pareto_front(points)] == [(1.0, 3.0), (2.0, 2.0), (3.0, 1.0)]


class TestSearch:
    """With a judge that likes one figure high and plays no games."""

    @pytest.fixture(autouse=True)
    def _packages(self):
        pytest.importorskip("cma", reason="tuning needs the extra `learn`")
        pytest.importorskip("tomlkit", reason="tuning needs the extra `learn`")

    @staticmethod
    def tuner(population: int = 8):
        from lutece.study.tuner import Tuner

        tuning = Tuning(PARIS)
        number = [bounds.name for bounds in tuning.figures].index("bonus tile 1, francs")

        def judge_sets(sets, games, seed, progress):
            progress(len(sets))
            return [
                {3: even_tally(3, wins={0: 1 / 3 + 0.05 * (6 - indices[number])})}
                for indices in sets
            ]

        return Tuner(tuning, judge_sets, "seed", 100, population), tuning, number

    def test_it_begins_with_the_figures_as_they_are_and_finds_better_ones(self):
        tuner, tuning, number = self.tuner()
        first = tuner.generation(lambda n: None)
        assert first[0].number == 0
        assert first[0].indices == tuning.own.tolist()
        for _ in range(15):
            tuner.generation(lambda n: None)
        best = tuner.finish(lambda n: None)
        assert best.indices[number] > tuning.own[number] + 1
        assert best.judgement.loss < first[0].judgement.loss
        assert best.games == 400
        assert all(tuning.allowed(np.array(c.indices)) is not None for c in tuner.candidates)

    def test_the_same_seed_finds_the_same(self):
        one, other = self.tuner()[0], self.tuner()[0]
        for tuner in (one, other):
            tuner.generation(lambda n: None)
        assert [c.indices for c in one.candidates] == [c.indices for c in other.candidates]

    def test_the_components_file_keeps_its_words_and_everything_that_is_not_tuned(self):
        from lutece.study.tuner import changes, components_with

        tuning = Tuning(PARIS)
        assert components_with(tuning, tuning.own) == components_text(PARIS)
        indices, constants = next(tuning.draw("file", 1))
        text = components_with(tuning, indices)
        assert tomllib.loads(text) == tuning.components(indices)
        assert "# VP tiles: what the first, second and third in a district score." in text
        assert np.array_equal(games.load("paris", text).constants, constants)
        assert len(list(changes(tuning, indices.tolist()))) == (indices != tuning.own).sum()

    def test_the_page_and_the_table_show_every_candidate(self):
        from lutece.study.tuning_page import candidates_csv, tuning_sections

        tuner, tuning, _ = self.tuner(4)
        tuner.generation(lambda n: None)
        best = tuner.finish(lambda n: None)
        sections = tuning_sections(tuning, tuner.candidates, tuner.finalists[0], best)
        assert [heading for heading, _, _ in sections] == ["Goals", "Trade-off", "Figures"]
        assert sections[1][2].count("<circle") == len(tuner.candidates) + 2
        rows = candidates_csv(tuning, tuner.candidates).splitlines()
        assert len(rows) == 1 + len(tuner.candidates)
        assert rows[0].startswith("number,generation,games,met,loss")


def test_figures_that_make_no_game_are_refused_with_the_reason():
    data = Tuning(PARIS).data
    with pytest.raises(ComponentsError, match="bought for 0"):
        PARIS.constants_of({**data, "price": [{**data["price"][0], "buy": 0}, *data["price"][1:]]})
    with pytest.raises(ComponentsError, match="missing required field"):
        PARIS.constants_of({"format": "lutece-components/1", "game": "paris"})
