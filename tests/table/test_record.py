"""Records: exact, readable, replayable, and refused by name when they do not hold."""

import json
from pathlib import Path

import msgspec
import pytest

from lutece import games
from lutece.table import FileError, Match, Record, RecordError, read_records, replay, verify
from lutece.table import write_records as write
from lutece.table.fairness import matches_hash, seed_hash
from lutece.table.record import read_line
from tests.referee import paris as paris_referee
from tests.referee import paris_paris as referee

GAME = games.load("paris-paris")
REFEREES = {"paris": paris_referee, "paris-paris": referee}
FIXTURES = Path(__file__).parents[1] / "fixtures"


def finished(seats: int = 3, seed: str = "x") -> Match:
    match = Match(GAME, seats, seed=seed)
    while not match.over:
        match.play(match.legal_actions()[len(match) % len(match.legal_actions())])
    return match


def changed(**changes: object) -> Record:
    """The record of a finished game with some parts replaced."""
    return read_line(json.dumps(json.loads(finished().record().line()) | changes), "the record")


def test_a_record_has_exactly_the_documented_parts():
    over, running = finished().record(), Match(GAME, 2, seed="y").record()
    parts = ["format", "game", "edition", "seats", "options", "seed", "setup", "moves"]
    assert list(json.loads(over.line())) == [*parts, "scores", "win"]
    assert list(json.loads(running.line())) == parts
    assert list(json.loads(over.line())["setup"]) == ["start", "stacks", "markers", "open_marker"]
    assert json.loads(running.line())["setup"]["open_marker"] is not None
    assert "\n" not in over.line()


def test_a_full_record_says_what_was_legal_and_what_came_of_it():
    match = finished()
    entry = json.loads(match.record(full=True).line())["moves"][0]
    assert list(entry) == ["seat", "legal", "do", "after"]
    assert entry["legal"] == sorted(entry["legal"])
    assert list(entry["after"]) == ["scores", "stock", "bag"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("full", [False, True])
def test_a_record_replays_to_the_same_game(seats, full):
    match = finished(seats)
    again = verify(GAME, read_line(match.record(full).line(), "the record"))
    assert again.record(full).line() == match.record(full).line()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_referee_agrees_with_every_decision(seats):
    for n in range(40):
        record = json.loads(finished(seats, f"referee {n}").record(full=True).line())
        assert referee.check_setup(seats, record["setup"]) == []
        assert referee.check_record(record) == []


@pytest.mark.parametrize("file", sorted(FIXTURES.glob("paris*.json")), ids=lambda f: f.stem)
def test_finished_games_of_old_replay_to_their_exact_result(file):
    (record,) = read_records(file)
    game = games.load(record.game, edition=record.edition)
    assert verify(game, record).record(full=True) == record
    assert REFEREES[record.game].check_record(json.loads(record.line())) == []


def test_a_record_made_with_other_options_is_refused():
    (record,) = read_records(FIXTURES / "paris-two-players-free-placement.json")
    other = msgspec.structs.replace(record, options=record.options | {"free_placement": False})
    with pytest.raises(RecordError, match="set-up of this record does not fit"):
        replay(games.load("paris", edition=other.edition), other)


def test_a_variant_that_does_not_exist_is_refused():
    (record,) = read_records(FIXTURES / "paris-two-players.json")
    other = msgspec.structs.replace(record, options={"flying_keys": True})
    with pytest.raises(RecordError, match="no option 'flying_keys'"):
        replay(games.load("paris", edition=other.edition), other)


def test_an_even_start_is_recorded_only_where_it_is_chosen():
    """Records from before the option replay, and programs that do not know it read the others."""
    for chosen in (False, True):
        match = Match(games.load("paris"), 2, {"even_start": chosen}, seed="even")
        record = match.record()
        assert record.options.get("even_start", False) == chosen == ("even_start" in record.options)
        assert verify(match.game, record).options["even_start"] == chosen
        assert verify(match.game, record).state.tobytes() == match.state.tobytes()


def test_shares_of_the_win_are_written_as_whole_numbers_where_they_are():
    assert '"win":[' in finished().record().line()
    assert "1.0" not in finished().record().line()


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"format": "lutece-record/1", "game": "par', "cut off"),
        ("[1, 2]", "is not a record"),
        ('{"format": "lutece-record/2"}', "this version of Lutèce reads 'lutece-record/1'"),
        ('{"format": "lutece-record/1"}', "missing required field `game`"),
        ('{"format": "pgn"}', "is not a record"),
    ],
)
def test_what_is_no_record_is_refused(line, message):
    with pytest.raises(RecordError, match=message):
        read_line(line, "line 1")


def test_a_record_with_a_part_too_many_is_refused():
    with pytest.raises(RecordError, match="unknown field `luck`"):
        changed(luck=1)


def test_a_record_of_another_edition_is_refused_by_name():
    with pytest.raises(RecordError, match="edition 0123456789abcdef of Paris Paris"):
        replay(GAME, changed(edition="0123456789abcdef"))


def test_an_illegal_decision_in_a_record_is_named():
    moves = finished().moves
    with pytest.raises(RecordError, match=r"Decision 2 of this record: .*not legal \(PP-9\)"):
        replay(GAME, changed(moves=[moves[0], "take atlantis red", *moves[2:]]))


def test_edited_scores_are_found():
    with pytest.raises(RecordError, match="It was edited"):
        replay(GAME, changed(scores=[99, 0, 0]))


def test_missing_decisions_are_found():
    with pytest.raises(RecordError, match="decisions are missing"):
        replay(GAME, changed(moves=finished().moves[:-1]))


def test_edited_figures_of_a_full_record_are_found():
    data = json.loads(finished().record(full=True).line())
    data["moves"][3]["after"]["stock"][0] += 1
    with pytest.raises(RecordError, match=r"Decision 4 .* says other figures"):
        replay(GAME, read_line(json.dumps(data), "the record"))


@pytest.mark.parametrize(
    ("part", "value", "message"),
    [
        ("start", 3, "start seat is 3"),
        ("stacks", [["louvre red"]], "15 stacks of 4 tiles"),
        ("markers", ["red", "red", "blue"], "different lines"),
        ("markers", ["red"], "1 markers for 3 players"),
        ("open_marker", "green", "with two players, and only then"),
    ],
)
def test_a_setup_that_does_not_fit_is_refused(part, value, message):
    setup = finished().record().setup | {part: value}
    with pytest.raises(RecordError, match=message):
        replay(GAME, changed(setup=setup))


def test_a_setup_with_an_exchanged_tile_is_refused():
    setup = json.loads(finished().record().line())["setup"]
    setup["stacks"][0][0] = "louvre green"
    with pytest.raises(RecordError, match="60 tiles"):
        replay(GAME, changed(setup=setup))


def test_the_seed_must_deal_the_setup():
    record = changed(seed="another")
    replay(GAME, record)  # a set-up of its own replays,
    with pytest.raises(RecordError, match="deals another game"):
        verify(GAME, record)  # but nobody promised it


def test_the_published_hash_is_the_seeds():
    match = finished()
    assert match.view(None).seed_hash == seed_hash(match.seed)
    assert matches_hash(match.seed, match.seed_hash.upper())
    assert not matches_hash("another", match.seed_hash)


def test_an_existing_file_is_never_overwritten(tmp_path):
    file = tmp_path / "game.json"
    file.write_text("precious")
    with pytest.raises(FileError, match="exists already"):
        write(file, [finished().record()])
    assert file.read_text() == "precious"
    write(file, [finished().record()], replace=True)
    assert [record.game for record in read_records(file)] == ["paris-paris"]


def test_files_that_cannot_be_read_or_written_are_told(tmp_path):
    with pytest.raises(FileError, match="cannot be read"):
        list(read_records(tmp_path / "nothing.json"))
    with pytest.raises(FileError, match="cannot be written"):
        write(tmp_path / "no" / "folder.json", [finished().record()])
    (tmp_path / "empty.json").touch()
    with pytest.raises(RecordError, match="is empty"):
        list(read_records(tmp_path / "empty.json"))
    (tmp_path / "picture.json").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(RecordError, match="not a text file"):
        list(read_records(tmp_path / "picture.json"))
