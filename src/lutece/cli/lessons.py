"""Learning a game in the terminal, one lesson after another."""

import json
from pathlib import Path

from platformdirs import user_data_path
from rich.markdown import Markdown
from rich.text import Text

from lutece.cli.console import out, print_error
from lutece.cli.play import Stop, chosen, decision_table, make_folder, say
from lutece.kernel.errors import LuteceError
from lutece.kernel.structs import SEAT_LETTERS
from lutece.table import FileError
from lutece.table.drawing import draw_board, log_line
from lutece.table.files import replace_file
from lutece.table.lessons import Attempt, Course
from lutece.table.rulebook import rule_text
from lutece.terminal.seats import seat_mark

HELP = "[dim]number, text, show, why TEXT, rule, again, quit[/]"
WORDS = ("show", "again", "rule", "why", "quit", "exit", "help", "?")


class LessonSession:
    """A learner at a terminal."""

    def __init__(self, course: Course, progress: Path | None = None) -> None:
        self.course = course
        self.file = progress or user_data_path("lutece") / "lessons.json"
        self.done = read_progress(self.file).get(course.game.name, [])

    def run(self, first: str | None = None) -> None:
        """Play the lessons from `first` on; by default from the first that is not done."""
        names = list(self.course.lessons)
        undone = (name for name in names if name not in self.done)
        begin = names.index(first or next(undone, names[0]))
        try:
            for name in names[begin:]:
                while not self.learn(name):
                    pass
                self.remember(name)
            out.print("\nThat was everything. Your first game, against a novice:")
            seats = max(2, self.course.game.seats[0])
            say(f"  lutece play {self.course.game.name} --seats {seats} --bot novice")
            out.print("[dim]Type hint whenever you want one.[/]")
        except (Stop, EOFError, KeyboardInterrupt):
            out.print("\nGo on whenever you like: what you have done is remembered.")

    def learn(self, name: str) -> bool:
        """Play one lesson; False if it should begin again."""
        attempt = self.course.begin(name)
        place = list(self.course.lessons).index(name) + 1
        title = self.course.say(name).text
        shown = -1
        while not attempt.done:
            if len(attempt.match) != shown:
                self.show(attempt, f"{title} ({place} of {len(self.course.lessons)})")
                shown = len(attempt.match)
            line = out.input(Text.assemble(seat_mark(attempt.seat), " > ")).strip()
            try:
                if line and self.execute(attempt, line):
                    return False
            except LuteceError as error:
                print_error(str(error))
        return True

    def show(self, attempt: Attempt, title: str) -> None:
        """The position, what is to be done, and what can be decided."""
        view = attempt.match.view(attempt.seat)
        game = attempt.match.game
        names = [
            "You" if seat == attempt.seat else SEAT_LETTERS[seat] for seat in range(view.seats)
        ]
        out.print(draw_board(game, view, names, out.size))
        out.print(f"\n[b]{title}[/]")
        assert attempt.goal is not None
        say(attempt.goal.text)
        out.print(Text.assemble(view.prompt.said.text, (f"  ({view.prompt.rule})", "dim")))
        out.print(decision_table(game.description, view.decisions))
        out.print(HELP)

    def execute(self, attempt: Attempt, line: str) -> bool:
        """Execute a typed line; True if the lesson should begin again."""
        word, _, rest = line.partition(" ")
        word, game = word.lower(), attempt.match.game
        if word in ("quit", "exit"):
            raise Stop
        if word == "again":
            return True
        view = attempt.match.view(attempt.seat)
        if word == "show":
            say(f"Try: {attempt.next_decision()}")
        elif word == "rule":
            number = f"{game.description.rules}-{rest}" if rest.isdigit() else rest
            out.print(Markdown(rule_text(game.name, number or view.prompt.rule)))
        elif word == "why":
            refusal = attempt.match.why(rest.lower())
            say(f"{refusal.said.text} ({refusal.rule})" if refusal else "That is possible now.")
        elif word in WORDS:
            out.print(HELP)
        else:
            self.try_decision(attempt, chosen(game.description, line, view))
        return False

    def try_decision(self, attempt: Attempt, decision: str) -> None:
        """Try a decision and print its effects and the lesson's answer."""
        before = len(attempt.match)
        found = attempt.play(decision)
        game = attempt.match.game
        for entry in attempt.match.view(attempt.seat, since=before).log:
            if entry.happened:
                out.print(Text("  ") + log_line(game, entry))
        words = found.said.text if found.said else ""
        rule = f" ({found.rule})" if found.rule else ""
        if found.outcome == "done":
            say(f"✓ {words}{rule}")
        elif found.outcome == "wrong":
            would = " ".join(said.text for said in found.happened)
            say(
                f"✗ {words or f'{would} That is allowed, but not what this lesson is about.'}{rule}"
            )
        elif found.outcome == "refused":
            say(f"✗ {words}{rule}")

    def remember(self, name: str) -> None:
        """Save that a lesson is done; a failure to save does not stop the lessons."""
        if name not in self.done:
            self.done.append(name)
        try:
            make_folder(self.file.parent)
            progress = read_progress(self.file) | {self.course.game.name: self.done}
            replace_file(self.file, json.dumps(progress))
        except FileError as error:
            print_error(str(error))


def read_progress(file: Path) -> dict[str, list[str]]:
    """The lessons that were done, by game; a damaged file counts as empty."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {game: list(done) for game, done in found.items() if isinstance(done, list)}
