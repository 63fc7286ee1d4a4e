"""Puzzles: what ships holds, what does not is named, and the same seed mines the same."""

from functools import cache

import msgspec
import pytest

from lutece import games
from lutece.bots.search import by_network
from lutece.kernel.contract import Game
from lutece.lab.puzzles import checking, mining
from lutece.lab.puzzles.endgame import solve
from lutece.lab.puzzles.playouts import LeadTest, smallest_lead
from lutece.lab.puzzles.progress import MiningProgress
from lutece.lab.puzzles.schema import (
    Answer,
    Puzzle,
    PuzzleError,
    PuzzleSet,
    position,
    puzzle_id,
    read_puzzles,
    shipped_puzzles,
    write_puzzles,
)
from lutece.lab.review.engine import Engine, Thinker, legal_actions
from lutece.table.files import FileError

SIMULATIONS = 120
FEWEST_SHIPPED = 150


@cache
def shipped(name: str) -> tuple[Game, PuzzleSet]:
    game = games.load(name)
    assert game.description.puzzles is not None
    return game, read_puzzles(game, game.description.puzzles)


@pytest.mark.parametrize("name", games.OWN)
def test_the_puzzles_of_a_game_belong_to_its_edition_and_have_all_texts(name):
    game, puzzles = shipped(name)
    assert len(puzzles.puzzles) >= FEWEST_SHIPPED
    assert checking.check_positions(game, puzzles) == []
    assert checking.check_texts(game, puzzles) == []


@pytest.mark.parametrize("name", games.OWN)
def test_every_puzzle_has_one_clear_answer_and_says_why(name):
    _, puzzles = shipped(name)
    for puzzle in puzzles.puzzles:
        assert puzzle.gap >= mining.SMALLEST_GAP
        assert all(answer.loss >= puzzle.gap for answer in puzzle.answers[puzzle.accepted :])
        second = puzzle.answers[puzzle.accepted]
        assert puzzle.solved or second.loss >= mining.GAP_ERRORS * second.error
        assert len(puzzle.answers) >= mining.FEWEST_DECISIONS
        assert puzzle.answers[0].loss == 0
    assert len({puzzle.rating for puzzle in puzzles.puzzles}) > FEWEST_SHIPPED // 2
    told = sum(bool(puzzle.answers[0].why) for puzzle in puzzles.puzzles)
    assert told > 0.9 * len(puzzles.puzzles)


def test_playouts_on_fresh_deals_agree_with_shipped_puzzles():
    """A sample; `lutece puzzles check` looks at all, and longer."""
    game, puzzles = shipped("paris-paris")
    engine = Engine(game, Thinker("test", by_network(game), 1, ""), "fresh")
    ahead = []
    for puzzle in puzzles.puzzles[::12]:
        first, second = (game.numbers[answer.decision] for answer in puzzle.answers[:2])
        state = position(game, puzzle).state
        ahead.append(
            smallest_lead(engine, state, [first, second], LeadTest(0.0, 128, 2.0), "t").mean
        )
    assert sum(lead > 0 for lead in ahead) >= 0.9 * len(ahead)


def test_the_same_seed_mines_the_same_and_goes_on_where_it_stopped(tmp_path):
    game = games.load("paris-paris")
    plan = mining.plan_for(game, "again", SIMULATIONS)
    one = mining.mine(plan, 0, 4)
    assert sum(map(len, one)) > 0
    assert [found for n in range(4) for found in mining.mine(plan, n, 1)] == one
    file = tmp_path / "puzzles.jsonl"
    findings = MiningProgress(file, game, plan)
    for found in one[:2]:
        findings.add(found)
    with findings.file.open("ab") as broken:
        broken.write(b'[{"id":')  # the command was killed while it wrote
    again = MiningProgress(file, game, plan)
    assert again.games == one[:2]
    again.add(one[2])
    assert MiningProgress(file, game, plan).games == one[:3]
    with pytest.raises(FileError, match="another plan"):
        MiningProgress(file, game, mining.plan_for(game, "other", SIMULATIONS))


def test_an_ending_is_solved_by_enumeration():
    game, puzzles = shipped("paris-paris")
    solved = [puzzle for puzzle in puzzles.puzzles if puzzle.solved]
    assert solved
    for puzzle in solved[:3]:
        state = position(game, puzzle).state
        found = solve(game, state, "other deals", 16)
        assert found is not None
        best = {game.texts[action] for action in found.actions[: found.accepted]}
        assert best == {answer.decision for answer in puzzle.answers[: puzzle.accepted]}
        assert sorted(found.actions) == legal_actions(game, state)
    begin = position(game, min(puzzles.puzzles, key=lambda puzzle: len(puzzle.moves))).state
    assert solve(game, begin, "far from the end", 2) is None


def test_a_longer_search_of_another_kind_passes_and_fails_puzzles():
    _game, puzzles = shipped("paris-paris")
    clear = max((p for p in puzzles.puzzles if not p.solved), key=lambda p: p.gap)
    wrong = msgspec.structs.replace(clear, id="wrong", answers=clear.answers[::-1])
    header = msgspec.structs.replace(puzzles.header, simulations=100)
    results = checking.check_answers(PuzzleSet(header, [clear, wrong]), workers=1)
    (passed,), (failed,) = results
    assert passed.problem == ""
    assert "are needed" in failed.problem
    (searched,) = checking.check_answers(PuzzleSet(header, [wrong]), 1, "network")
    assert searched[0].problem == "the search prefers another decision"


def one_of(game: Game) -> Puzzle:
    return shipped(game.name)[1].puzzles[0]


def test_what_is_wrong_with_puzzles_is_named():
    game, puzzles = shipped("paris-paris")
    good = one_of(game)
    change = msgspec.structs.replace
    unreachable = change(good, id="u", moves=[*good.moves, 0, 0, 0, 0, 0, 0, 0, 0])
    forgotten = change(good, id="f", answers=good.answers[:-1])
    renamed = change(good, id="r")
    unknown = change(good, id=good.id, themes=["nonsense"])
    all_of = PuzzleSet(puzzles.header, [good, unreachable, forgotten, renamed, unknown])
    problems = "\n".join(checking.check_positions(game, all_of))
    assert "Puzzle u: its position cannot be reached" in problems
    assert "Puzzle f: its answers are not the legal decisions" in problems
    assert "Puzzle r: its id is not the one of its position" in problems
    assert f"Puzzle {good.id}: there is more than one of it" in problems
    assert "Nothing is called 'nonsense'" in "\n".join(checking.check_texts(game, all_of))


def test_a_file_of_another_edition_is_refused_and_never_offered(tmp_path, monkeypatch):
    game, puzzles = shipped("paris-paris")
    file = tmp_path / "old.jsonl"
    old = msgspec.structs.replace(puzzles.header, edition="0123")
    write_puzzles(file, old, puzzles.puzzles[:2])
    with pytest.raises(PuzzleError, match="edition 0123"):
        read_puzzles(game, file)
    described = msgspec.structs.replace(game.description, puzzles=file)
    monkeypatch.setattr(type(game), "description", described)
    assert shipped_puzzles(game) is None
    with pytest.raises(PuzzleError, match="of paris-paris, not of paris"):
        read_puzzles(games.load("paris"), file)
    for text in ("", "{}", "nonsense"):
        file.write_text(text)
        with pytest.raises(PuzzleError, match="first line"):
            read_puzzles(game, file)
    write_puzzles(file, puzzles.header, [one_of(game)])
    assert read_puzzles(game, file).puzzles == [one_of(game)]
    file.write_text(file.read_text() + "[1]\n")
    with pytest.raises(PuzzleError, match="line 3"):
        read_puzzles(game, file)


def test_puzzles_of_all_difficulties_are_kept():
    def puzzle(n: int) -> Puzzle:
        answers = [Answer("take a", 0.0), Answer("take b", 0.1)]
        rating = mining.rating_of(1 / (1 + n))
        return Puzzle(
            id=str(n), seats=2, seed="", moves=[n], answers=answers, win=0.5, rating=rating
        )

    found = [puzzle(n) for n in [1] * 50 + list(range(2, 12))]
    kept = mining.spread_by_rating(found, 12)
    assert len(kept) == 12
    assert {one.rating for one in kept} >= {mining.rating_of(1 / (1 + n)) for n in range(4, 12)}
    assert mining.rating_of(0.5) == mining.EVEN_RATING
    assert mining.rating_of(0.05) > mining.rating_of(0.3)


def test_the_id_names_the_position():
    game = games.load("paris-paris")
    assert puzzle_id(game, 2, "a", (), [1, 2]) == puzzle_id(game, 2, "a", [], (1, 2))
    assert puzzle_id(game, 2, "a", (), [1, 2]) != puzzle_id(game, 2, "b", (), [1, 2])
