"""Playing in the terminal: people at one keyboard, and bots in the other seats."""

import os
import shlex
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from lutece.bots import Bot, Thought
from lutece.cli.console import err, out, print_error
from lutece.kernel.description import Description
from lutece.kernel.errors import LuteceError
from lutece.kernel.rng import rng_from
from lutece.kernel.structs import SEAT_LETTERS
from lutece.lab.review import Hint, hint
from lutece.table import FileError, Match, write_records
from lutece.table.drawing import draw_board, log_line
from lutece.table.rulebook import rule_text
from lutece.table.view import DecisionView, LogEntry, View
from lutece.terminal.seats import seat_mark, seat_name

HELP = """\
Type a [b]number[/] or the [b]text[/] of a decision, or one of:
  [b]undo[/]         take your last decision back, as far as the rules of the table allow
  [b]log[/] \\[N]      what happened, the last N decisions (default 12)
  [b]hint[/]         against bots: where to look; again, which decision; once more, why
  [b]why[/] TEXT     why a decision is not possible now, and by which rule
  [b]rule[/] NUMBER  a rule in words, e.g. [b]rule {rule}[/]
  [b]board[/]        draw the board again
  [b]save[/] \\[FILE]  write the game to a file; [b]lutece play --load FILE[/] goes on with it
  [b]quit[/]         stop here; the game is saved"""

LOG_LINES = 12
LONGEST_NUMBER = 6
DEFAULT_NAME = "You"
DEFAULT_BOT = "casual"
THOUGHTS_SHOWN = 3
WHY_TERMS = 2  # sources of points that a hint speaks of
ERASE_SCROLLBACK = "\x1b[3J"

Player = str | Bot  # a person's name, or a bot


class Stop(Exception):  # noqa: N818 - a request, not an error
    """A player wants to stop."""


class Session:
    """One game at one terminal."""

    def __init__(
        self,
        match: Match,
        players: list[Player],
        file: Path | None = None,
        components: Path | None = None,
        think: bool = False,
    ) -> None:
        self.match, self.players, self.file = match, players, file
        self.think = think
        self.thinking: dict[int, Text] = {}  # what the bots thought, by the decision's number
        self.components = components
        self.names = [p if isinstance(p, str) else f"{p.name} bot" for p in players]
        self.people = [seat for seat, player in enumerate(players) if isinstance(player, str)]
        self.rng = rng_from(match.seed, "lutece bots at the terminal")
        # By person, or None for a watcher: the number of decisions whose log they have read. A
        # loaded game begins with its last ones.
        readers: list[int | None] = [*self.people] or [None]
        self.read_upto = dict.fromkeys(readers, max(0, len(match) - LOG_LINES))
        self.greeted: set[int] = set()
        self.saved_decisions = len(match) if file else -1  # decisions that are in the file
        self.hinted: dict[int, Hint] = {}  # by the decision that they are about
        self.hint_steps: dict[int, int] = {}  # steps of each that were shown
        self.behind_curtain: int | None = None  # the seat at the screen, with several people

    def run(self) -> None:
        """Play until the game is over or a player stops; the game is saved."""
        try:
            with stopping_when_closed():
                while not self.match.over:
                    self.turn(self.match.to_move)
            self.finish()
        except (Stop, EOFError, KeyboardInterrupt):
            self.keep()

    def turn(self, seat: int) -> None:
        """One decision of a bot, or a person's commands up to a decision."""
        player = self.players[seat]
        if isinstance(player, str):
            self.ask(seat)
        else:
            self.play_bot_decision(seat, player)
            if not self.people:
                self.show_news_to_watcher()

    def play_bot_decision(self, seat: int, bot: Bot) -> None:
        """One decision of a bot, with a notice in the terminal while it thinks."""
        match = self.match
        with err.status(Text(f"{self.seat_label(seat)} thinks …")):
            action = bot.choose(match.game, match.state, self.rng, match.actions)
        looked_at = [thought for thought in bot.thoughts if thought.visits]
        if self.think and len(looked_at) > 1 and not match.game.is_secret(action):
            self.thinking[len(match)] = thinking_of(match, looked_at)
        match.play(action)

    def show_news_to_watcher(self) -> None:
        """Print what happened since the last time, and the bots' analysis before it."""
        log = self.match.view(None, since=self.read_upto[None]).log
        self.show_thinking(log)
        self.print_log(log)
        self.read_upto[None] = len(self.match)

    def ask(self, seat: int) -> None:
        """Show the table to a person and take one decision or command."""
        self.draw_curtain(seat)
        view = self.match.view(seat, since=min(self.read_upto[seat], len(self.match)))
        if seat not in self.greeted:
            self.greet(seat)
        self.show(view)
        while True:
            line = out.input(Text.assemble(seat_mark(seat), " > ")).strip()
            if line and self.execute(line, view):
                return

    def execute(self, line: str, view: View) -> bool:
        """Execute a typed line; True if the table has to be drawn again."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        try:
            if word == "undo":
                self.match.undo()
                return True
            if word in ("quit", "exit"):
                raise Stop
            if word == "board":
                return True
            if word in ("help", "?"):
                out.print(HELP.format(rule=view.prompt.rule))
            elif word == "log":
                self.show_log(view.seat, number_of(rest) or LOG_LINES)
            elif word == "rule":
                number = f"{self.match.game.description.rules}-{rest}" if rest.isdigit() else rest
                out.print(Markdown(rule_text(self.match.game.name, number or view.prompt.rule)))
            elif word == "why":
                self.explain(rest)
            elif word == "hint":
                self.advise(self.match.to_move)
            elif word == "save":
                self.save(self.save_path(rest))
            else:
                made = len(self.match)
                self.match.play(chosen(self.match.game.description, line, view))
                if view.seat is not None:
                    self.read_upto[view.seat] = made
                return True
        except LuteceError as error:
            print_error(str(error))
        return False

    def explain(self, decision: str) -> None:
        """Why a decision is not legal now."""
        refusal = self.match.why(decision.lower())
        if refusal is None:
            out.print("That is possible now.")
        else:
            say(f"{refusal.said.text} ({refusal.rule})")

    def advise(self, seat: int) -> None:
        """Show one more step of a hint: where to look, then which decision, then why."""
        if len(self.people) > 1:
            raise LuteceError("Hints are for games against bots: other people play here too.")
        number = len(self.match)
        if number not in self.hinted:
            with err.status("Thinking …"):
                self.hinted[number] = hint(self.match, seat)
        self.hint_steps[number] = min(self.hint_steps.get(number, 0) + 1, len(HINT_STEPS))
        for step in HINT_STEPS[: self.hint_steps[number]]:
            say(step(self.match, self.hinted[number]))

    def draw_curtain(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees the other's screen."""
        if len(self.people) > 1 and self.behind_curtain != seat:
            clear_scrollback()
            name = seat_name(seat, self.names[seat])
            out.input(
                Text.assemble("The table is hidden. ", name, ", press Enter when you sit here: ")
            )
            clear_scrollback()
        elif out.is_terminal:
            out.clear()
        self.behind_curtain = seat

    def greet(self, seat: int) -> None:
        """On each person's first screen: what to note for the proof at the end."""
        self.greeted.add(seat)
        out.print(f"[b]{self.match.game.title}[/]. Seed hash: {self.match.seed_hash}")
        out.print(
            "Note the hash: when the game is over, `lutece verify` checks the deal with it.\n"
        )

    def show(self, view: View) -> None:
        """What happened since, the board, what is asked and what can be decided."""
        out.print(draw_board(self.match.game, view, self.names, out.size))
        self.print_log(view.log)
        self.show_thinking(view.log)
        out.print()
        out.print(Text.assemble(view.prompt.said.text, (f"  ({view.prompt.rule})", "dim")))
        self.offer(view.decisions)
        out.print("[dim]number, text, undo, hint, log, rule, save, quit, help[/]")

    def offer(self, decisions: list[DecisionView]) -> None:
        """The decisions, numbered, those that do the same kind of thing together."""
        out.print(decision_table(self.match.game.description, decisions, headings=True))

    def print_log(self, log: list[LogEntry]) -> None:
        """Print these entries of the log."""
        entries = [entry for entry in log if entry.happened]  # others only lead to the next one
        if not entries:
            return
        table = Table.grid(padding=(0, 1))
        for entry in entries:
            table.add_row(f"[dim]{entry.number + 1:>4}[/]", log_line(self.match.game, entry))
        out.print(table)

    def show_thinking(self, log: list[LogEntry]) -> None:
        """What the bots thought before these decisions."""
        for entry in log:
            if entry.number in self.thinking:
                out.print(self.thinking[entry.number])

    def show_log(self, seat: int | None, lines: int) -> None:
        """The last decisions and what came of them."""
        self.print_log(self.match.view(seat, since=max(0, len(self.match) - lines)).log)

    def finish(self) -> None:
        """The end: the last board, the result, the seed."""
        view = self.match.view(None, since=min(self.read_upto.values()))
        out.print(draw_board(self.match.game, view, self.names, out.size))
        self.print_log(view.log)
        winners = [self.seat_label(seat) for seat, share in enumerate(self.match.win) if share > 0]
        verb = "wins" if len(winners) == 1 else "share the win"
        scores = ", ".join(f"{self.seat_label(i)} {n}" for i, n in enumerate(self.match.scores))
        out.print(Text.assemble("\n", (f"{' and '.join(winners)} {verb}", "bold"), f": {scores}."))
        if self.hint_steps:
            out.print(f"Hints used: {len(self.hint_steps)}.")
        say(f"Seed: {self.match.seed}")
        self.keep()

    def seat_label(self, seat: int) -> str:
        """A seat's letter and its player's name: two bots can have the same."""
        return f"{SEAT_LETTERS[seat]} ({self.names[seat]})"

    def keep(self) -> None:
        """Save the game at the end of the session; print its record if it can be saved nowhere."""
        if self.file and self.saved_decisions == len(self.match):
            self.print_saved(self.file)
            return
        own = [self.file] if self.file else []
        for file in [*own, default_folder() / default_name(self.match), default_name(self.match)]:
            try:
                self.save(file)
            except FileError as error:
                print_error(str(error))
            else:
                return
        say("The game can be saved nowhere. This is its record:")
        say(self.match.record().line())
        raise FileError("Copy the line above to a file: lutece play --load continues that game.")

    def save(self, file: Path) -> None:
        """Write the game to a file, which is the game's own file from now on."""
        if file.parent == default_folder():
            make_folder(file.parent)
        write_records(file, [self.match.record()], replace=file == self.file)
        self.file, self.saved_decisions = file, len(self.match)
        self.print_saved(file)

    def save_path(self, name: str) -> Path:
        """The file that a typed name means."""
        if not name:
            return self.file or default_folder() / default_name(self.match)
        try:
            return Path(name).expanduser()
        except RuntimeError:
            raise FileError(f"{name} cannot be written: there is no such user.") from None

    def print_saved(self, file: Path) -> None:
        """Print where the game is saved, and the command that continues it."""
        say(f"\nSaved: {file}")
        if not self.match.over:
            command = [
                program_name(),
                "play",
                "--load",
                str(file),
                *self.player_arguments(),
                *self.table_arguments(),
            ]
            say(f"Go on with: {shlex.join(command)}")

    def table_arguments(self) -> list[str]:
        """The command-line arguments for what a record does not hold: components file, display."""
        words = ["--components", str(self.components)] if self.components else []
        shown = [name for name, chosen in self.match.display_options.items() if chosen]
        return words + [word for name in shown for word in ("--option", f"{name}=true")]

    def player_arguments(self) -> list[str]:
        """The arguments that seat the same players again."""
        if not self.people:
            seats = ["--watch"]
        elif self.names[: len(self.people)] == [DEFAULT_NAME]:
            seats = []
        else:
            seats = [word for seat in self.people for word in ("--human", self.names[seat])]
        bots = [player.name for player in self.players if not isinstance(player, str)]
        if set(bots) <= {DEFAULT_BOT}:
            return seats
        return seats + [word for bot in bots for word in ("--bot", bot)]


def where_to_look(match: Match, found: Hint) -> str:
    """The first step of a hint."""
    if not found.elements:
        return f"Look at: {match.game.description.heading_of(found.best.split()[0])}"
    return f"Look at: {', '.join(element.replace('/', ' ') for element in found.elements)}"


def which_decision(match: Match, found: Hint) -> str:
    """The second step of a hint."""
    words = match.game.say_action(match.state, match.game.numbers[found.best]).text
    return f"Decide: {words} ({found.best}), which wins {100 * found.win:.0f} %"


def why_so(match: Match, found: Hint) -> str:
    """The third step of a hint."""
    if not found.instead:
        return "There is nothing to choose."
    guide = match.game.study_guide()
    names = {source.key: source.name for source in guide.sources} if guide else {}
    terms = sorted(found.why.items(), key=lambda term: -abs(term[1]))[:WHY_TERMS]
    points = "; ".join(f"{names.get(key, key)} {points:+.1f}" for key, points in terms)
    return f"Why: points to be expected, compared with {found.instead}: {points or 'the same'}"


HINT_STEPS = (where_to_look, which_decision, why_so)


def thinking_of(match: Match, looked_at: list[Thought]) -> Text:
    """The decisions that a bot looked at most, with its chance to win and its points."""
    best = looked_at[:THOUGHTS_SHOWN]
    words = "; ".join(f"{t.text} {100 * t.share:.0f} %, {t.score:.0f} points" for t in best)
    number = Text(f"{len(match) + 1:>4} ", "dim")
    return Text.assemble(number, seat_mark(match.to_move), f" thinks: {words}")


def program_name() -> str:
    """The command that starts this program here: its name, or a relative path to it."""
    script = Path(sys.argv[0])
    if shutil.which("lutece") or script.name != "lutece":
        return "lutece"
    return os.path.relpath(script)


def in_order(described: Description, decisions: list[DecisionView]) -> list[DecisionView]:
    """The order in which decisions are listed: as the game's description has their kinds."""
    return sorted(decisions, key=lambda decision: described.rank_of(decision.text.split()[0]))


def decision_table(
    described: Description, decisions: list[DecisionView], headings: bool = False
) -> Table:
    """The decisions with their numbers and texts, those of a kind under a heading."""
    table = Table.grid(padding=(0, 2))
    heading = ""
    several = len({decision.text.split()[0] for decision in decisions}) > 1
    for number, decision in enumerate(in_order(described, decisions), start=1):
        word = decision.text.split()[0]
        if headings and several and word != heading:
            heading = word
            table.add_row("", f"[i]{described.heading_of(word)}[/]", "")
        table.add_row(f"[b]{number}[/]", decision.said.text, f"[dim]{decision.text}[/]")
    return table


def chosen(described: Description, line: str, view: View) -> str:
    """The text of a decision, given by its number in the list or as it is."""
    number = number_of(line)
    if number is None:
        return " ".join(line.lower().split())
    if not 1 <= number <= len(view.decisions):
        raise LuteceError(f"There is no decision number {line}: 1 to {len(view.decisions)}.")
    return in_order(described, view.decisions)[number - 1].text


def number_of(text: str) -> int | None:
    """A number typed by a person; None for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else None


def default_folder() -> Path:
    """Where games are kept that nobody named a file for."""
    return user_data_path("lutece") / "games"


def default_name(match: Match) -> Path:
    """A name for a new file."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
    return Path(f"{match.game.name}-{stamp}-{match.seed_hash[:6]}.json")


def make_folder(folder: Path) -> None:
    """Make a folder, with those that it lies in."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"The folder {folder} cannot be made: {error.strerror}.") from None


def say(words: str) -> None:
    """Print text with names and paths: no markup, and unbroken so that it can be copied."""
    out.print(words, markup=False, emoji=False, soft_wrap=True)


@contextmanager
def stopping_when_closed() -> Iterator[None]:
    """Treat a closed window or a shutdown as a request to stop, so that the game is saved."""

    def stop(number: int, frame: object) -> None:
        raise Stop

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]  # Windows lacks one
    before = {name: signal.signal(getattr(signal, name), stop) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def clear_scrollback() -> None:
    """Clear the screen and its scrollback, which show another player's hidden information."""
    out.clear()
    if out.is_terminal and not out.is_dumb_terminal:
        out.file.write(ERASE_SCROLLBACK)
        out.file.flush()
