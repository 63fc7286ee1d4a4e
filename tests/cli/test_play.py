import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console, ConsoleDimensions

from lutece.bots import SearchBot, Thought, bot
from lutece.cli import play as playing
from lutece.games import load
from lutece.table import Match, read_records, replay
from lutece.table.drawing import draw_board
from lutece.table.files import FileError
from tests.cli.helpers import FIXTURES, TWO_PLAYERS, record, refused, run, written

ALONE = ("play", "paris-paris", "--seats", 2, "--seed", "s")
ROW = re.compile(r"^ +([AB])  [▲■].* \d+ +\d+ +(?:\S )?(\S+) *$", re.MULTILINE)
WHOLE_GAME = "1\n" * 60


def saved(ran):
    """The file that the last lines name."""
    return re.findall(r"^Saved: (.+)$", ran.out, re.MULTILINE)[-1]


def decisions(ran):
    (game,) = read_records(Path(saved(ran)))
    return game.texts


def first_full_crossing():
    """The texts that lead a game of two people to a choice of whom to push out."""
    match = Match(load("paris-paris"), 2, seed="s")
    while not any(text.startswith("push") for text in match.legal()):
        match.play(match.legal_actions()[0])
    return match.moves


def test_a_whole_game_against_a_bot_ends_with_the_result_the_seed_and_a_record():
    ran = run(*ALONE, typed=WHOLE_GAME)
    assert ran.status == 0
    assert "Seed hash: " in ran.out
    assert re.search(
        r"[AB] \((You|casual bot)\) wins: A \(You\) \d+, B \(casual bot\) \d+", ran.said
    )
    assert "Seed: s" in ran.out
    assert run("verify", saved(ran)).status == 0


def test_a_decision_can_be_typed_as_number_or_text():
    people = ("--human", "Anna", "--human", "Ben")
    match = Match(load("paris-paris"), 2, seed="s")
    second = match.view(match.to_move).decisions[1].text
    for typed in ("2", second, f"  {second.upper().replace(' ', '   ')} "):
        assert decisions(run(*ALONE, *people, typed=f"\n{typed}\n")) == [second]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("take louvre pink", "'take louvre pink' is not legal (PP-9). There is no such decision"),
        ("push 0", "There is no shop to push out now: take a tile first. Legal now: take "),
        ("²", "There is no such decision. Legal now: take "),
        ("0", "There is no decision number 0: 1 to "),
        ("-1", "is not legal"),
        ("999", "There is no decision number 999"),
        ("9" * 5000, "is not legal"),
        ("\udcff", "is not legal"),
        ("rule PP-99", "numbered PP-1 to PP-24"),
        ("save .", "exists already"),
        ("save missing/game.json", "No such file"),
        ("save /dev/null/x", "cannot be written"),
        ("save a\0b", "cannot be the name of a file"),
        ("save ~nobody-of-that-name/x", "no such user"),
    ],
    ids=lambda text: text[:12].encode("ascii", "replace").decode(),
)
def test_junk_is_answered_and_the_game_goes_on(typed, answer):
    ran = run(*ALONE, typed=f"{typed}\n1\nquit\n")
    assert ran.status == 0
    assert answer in ran.complaint
    assert decisions(ran)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "take your last decision back"),
        ("HELP", "take your last decision back"),
        ("rule", "PP-9 Opening shops"),
        ("rule pp-14", "four crossings"),
        ("log 3", "quit"),
        ("log ²", "quit"),
        ("log 99999999999999999999", "quit"),
        ("board", "Round 1 of 20"),
    ],
)
def test_questions_are_answered_without_a_decision(typed, answer):
    ran = run(*ALONE, typed=f"{typed}\nquit\n")
    assert answer in ran.said
    assert ran.err == ""
    assert len(decisions(ran)) <= 1  # the bot's, if it began


@pytest.mark.parametrize("typed", ["quit\n", "", "\n\n\n", "1\n1\n1\n"])
def test_leaving_in_any_way_saves_the_game_and_says_how_to_go_on(typed):
    ran = run(*ALONE, typed=typed)
    assert ran.status == 0
    assert f"Go on with: lutece play --load {saved(ran)}" in ran.out
    again = run("play", "--load", saved(ran), typed=WHOLE_GAME)
    assert "wins" in again.said or "share the win" in again.said
    assert run("verify", saved(ran)).status == 0


def test_saving_overwrites_nothing_but_the_games_own_file(tmp_path):
    (tmp_path / "other.json").write_text("precious")
    typed = "save other.json\nsave my game.json\n1\nsave my game.json\n1\nquit\n"
    ran = run(*ALONE, typed=typed)
    assert "other.json exists already" in ran.complaint
    assert (tmp_path / "other.json").read_text() == "precious"
    assert "--load 'my game.json'" in ran.out
    assert len(decisions(ran)) >= 4
    assert sorted(path.name for path in tmp_path.glob("*.json*")) == ["my game.json", "other.json"]


def test_without_a_home_the_game_is_kept_in_the_current_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(playing, "default_folder", lambda: TWO_PLAYERS / "no-folder")
    ran = run(*ALONE, typed="1\n")
    assert ran.status == 0
    assert "cannot be made" in ran.complaint
    assert (tmp_path / saved(ran)).exists()


def test_a_game_that_no_folder_takes_is_shown(monkeypatch):
    def full_disk(*args, **kwargs):
        raise FileError("The disk is full.")

    monkeypatch.setattr(playing, "write_records", full_disk)
    ran = run(*ALONE, typed="1\nquit\n")
    assert ran.status == 2
    line = next(line for line in ran.out.splitlines() if line.startswith('{"format"'))
    assert json.loads(line)["moves"]


def test_a_finished_game_is_shown_again_and_not_written(tmp_path):
    file = written(tmp_path, record())
    before = file.read_bytes()
    ran = run("play", "--load", file, typed=WHOLE_GAME)
    assert ran.status == 0
    assert "wins" in ran.said
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--seats", 3), "is a game of 2 players, not of 3"),
        (("paris",), "is a game of paris-paris, not of paris"),
        (("--seed", "x"), "is already dealt"),
        (("--option", "fast=true"), "already has its options"),
        (("--human", "A", "--human", "B", "--human", "C"), "3 players are named for 2 seats"),
    ],
)
def test_a_loaded_game_is_what_it_is(args, message):
    assert message in refused("play", "--load", TWO_PLAYERS, *args)


def test_one_game_is_loaded_not_a_file_of_many(tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text(TWO_PLAYERS.read_text() * 2)
    assert "holds 2 games" in refused("play", "--load", file)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ((), "Name a game to play: "),
        (("chess",), "no game called 'chess'"),
        (("paris-paris", "--seats", 1), "2 to 4 players, not 1"),
        (
            ("paris-paris", "--seats", 2, "--human", "A", "--bot", "greedy", "--bot", "greedy"),
            "3 pl",
        ),
        (("paris-paris", "--bot", "deep"), "no bot called 'deep'"),
        (("paris-paris", "--watch", "--human", "A"), "--watch is for games between bots"),
        (("paris-paris", "--option", "fast=true"), "no option called 'fast'"),
        (("paris-paris", "--seed", "\udcff"), "The seed is not a text"),
    ],
)
def test_wrong_arguments_are_told(args, message):
    assert message in refused("play", *args)


def test_bots_alone_can_be_watched():
    ran = run("play", "paris-paris", "--watch", "--seats", 4, "--bot", "random", "--seed", "[/]")
    assert ran.status == 0
    assert "Seed: [/]" in ran.out


def test_undo_takes_back_a_tile_only_until_the_turn_ends():
    moves = first_full_crossing()
    people = ("--human", "Anna", "--human", "Ben")
    lines = "\n".join(f"\n{text}" for text in moves)
    # Enter lifts the curtain; behind it an empty line is nothing at all.
    ran = run(*ALONE, *people, typed=f"undo\n\nundo\n{lines}\nundo\n\nundo\nquit\n")
    assert "Nothing has been decided yet" in ran.complaint
    assert "is full. Whose shop is pushed out?" in ran.said
    assert ran.complaint.count("it stands") == 1
    assert decisions(ran) == moves[:-1]


def screens(ran):
    """What each person saw between two curtains, as (seat, text)."""
    for screen in ran.out.split("The table is hidden.")[1:]:
        yield (0 if "Anna, press" in screen else 1), screen


def test_people_at_one_keyboard_see_only_their_own_marker():
    ran = run(*ALONE, "--human", "Anna", "--human", "[/]Ben", typed="\n1\n" * 15)
    own = record(Path(saved(ran)))["setup"]["markers"]
    assert "Not over" in run("replay", saved(ran)).out
    seen = set()
    for reader, screen in screens(ran):
        for seat, marker in ROW.findall(screen):
            seen.add((reader, "AB".index(seat), marker))
    assert seen == {(0, 0, own[0]), (0, 1, "hidden"), (1, 0, "hidden"), (1, 1, own[1])}


def test_everybody_reads_everything_that_happened_since_their_own_last_turn():
    people = ("--human", "Anna", "--human", "Ben")
    ran = run("play", "paris-paris", "--seats", 4, "--seed", "s", *people, typed="\n1\n" * 8)
    read = {0: set(), 1: set()}
    for reader, screen in screens(ran):
        read[reader] |= {int(number) for number in re.findall(r" (\d+) [ABCD] takes", screen)}
    for numbers in read.values():
        assert len(numbers) > 8
        assert numbers == set(range(1, max(numbers) + 1))


def test_the_curtain_also_erases_what_could_be_scrolled_back_to(monkeypatch):
    written_out = io.StringIO()
    console = Console(file=written_out, force_terminal=True, _environ={"TERM": "xterm"})
    monkeypatch.setattr(playing, "out", console)
    playing.clear_scrollback()
    assert written_out.getvalue().endswith("\x1b[3J")


def test_the_same_people_are_seated_again_by_the_command_that_goes_on():
    people = ("--human", "Anna B", "--human", "Ben", "--bot", "random")
    ran = run("play", "paris-paris", "--seats", 3, *people)
    assert f"--load {saved(ran)} --human 'Anna B' --human Ben --bot random" in ran.out


def test_who_watches_is_told_every_decision_once_as_it_happens(monkeypatch):
    told = []
    whole = playing.Session.print_log
    monkeypatch.setattr(
        playing.Session,
        "print_log",
        lambda self, log: (told.append((len(self.match), len(log))), whole(self, log)),
    )
    ran = run("play", "paris-paris", "--watch", "--seats", 2, "--bot", "random", "--seed", "s")
    made = len(decisions(ran))
    assert told == [*((number, 1) for number in range(1, made + 1)), (made, 0)]
    numbers = re.findall(r"^ +(\d+) [AB] takes", ran.out, re.MULTILINE)
    assert numbers == [str(n) for n in range(1, made + 1) if str(n) in numbers]
    assert ran.out.index(" 1 A takes") < ran.out.index("Round 20 of 20")
    assert ran.err == ""


def test_a_game_that_is_watched_on_begins_with_its_last_decisions():
    ran = run(*ALONE, typed="1\n1\nquit\n")
    again = run("play", "--load", saved(ran), "--watch", "--bot", "random")
    assert re.search(r"^ +1 [AB] takes", again.out, re.MULTILINE)


def test_what_a_bot_did_not_look_at_it_has_no_opinion_of(monkeypatch):
    def choose(self, game, state, rng, moves=None, stop=None):
        texts = sorted(text for text, action in game.numbers.items())[:3]
        self.thoughts = [Thought(0, texts[0], 7, 0.5, 40.0), Thought(1, texts[1], 3, 0.4, 39.0)]
        self.thoughts += [Thought(2, "buy marble", 0, 0.0, 0.0)]
        return bot("random").choose(game, state, rng)

    monkeypatch.setattr(SearchBot, "choose", choose)
    ran = run(*ALONE, "--watch", "--think")
    assert "50 %, 40 points" in ran.said
    assert "40 %, 39 points" in ran.said
    assert "buy marble" not in ran.said


def test_a_person_at_a_terminal_is_told_who_thinks(monkeypatch):
    seen = io.StringIO()
    console = Console(file=seen, force_terminal=True, _environ={"TERM": "xterm"})
    monkeypatch.setattr(playing, "err", console)
    ran = run(*ALONE, typed=WHOLE_GAME)
    assert "B (casual bot) thinks …" in seen.getvalue()
    assert "thinks" not in ran.out


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("decisions", [0, 100, 372])
def test_the_board_of_paris_cuts_no_words(columns, decisions):
    (game,) = read_records(FIXTURES / "paris-two-players.json")
    match = replay(load("paris", edition=game.edition), game).at(decisions)
    screen = Console(file=io.StringIO(), width=columns)
    size = ConsoleDimensions(columns, 40)
    screen.print(draw_board(match.game, match.view(0), ["You", "expert bot"], size))
    drawn = screen.file.getvalue()
    assert "…" not in drawn
    assert max(map(len, drawn.splitlines())) <= columns
    for word in ("francs", "reserve", "tokens", "expert bot"):
        assert word in drawn.split("Bonus track")[1]


def test_a_hint_says_more_each_time_it_is_asked_for_and_is_counted():
    ran = run(*ALONE, typed="hint\nhint\nhint\n" + WHOLE_GAME)
    assert [ran.out.count(step) for step in ("Look at: ", "Decide: ", "Why: ")] == [3, 2, 1]
    assert "Hints used: 1." in ran.out


def test_there_are_no_hints_against_people():
    ran = run(*ALONE, "--human", "Anna", "--human", "Ben", typed="\nhint\n")
    assert "Hints are for games against bots" in ran.err
    assert "Look at: " not in ran.out
