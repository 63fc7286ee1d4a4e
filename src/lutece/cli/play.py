"""Playing in the terminal: people at one keyboard, and bots in the other seats."""

from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from lutece.bots import Bot
from lutece.cli.boards import draw_board
from lutece.cli.console import complain, out
from lutece.cli.look import seat_mark, seat_name
from lutece.cli.rulebook import rule_text
from lutece.kernel.errors import LuteceError
from lutece.kernel.rng import rng_from
from lutece.table import Match, write_records
from lutece.table.view import DecisionView, LogEntry, View

HELP = """\
Type a [b]number[/] or the [b]text[/] of a decision, or one of:
  [b]undo[/]         take your last decision back, as far as the rules of the table allow
  [b]log[/] \\[N]      what happened, the last N decisions (default 12)
  [b]rule[/] NUMBER  a rule in words, e.g. [b]rule {rule}[/]
  [b]board[/]        draw the board again
  [b]save[/] \\[FILE]  write the game to a file; [b]lutece play --load FILE[/] goes on with it
  [b]quit[/]         stop here; the game is saved"""

LOG_LINES = 12

# What the first word of a decision means, where several kinds are offered at once.
HEADINGS = {
    "place": "Place a key from your hand",
    "move": "Move a key",
    "take": "Take",
    "pass": "Pass",
    "buy": "Buy",
    "sell": "Sell",
    "use": "Use a tile",
    "bonus": "Bonus tile",
    "end": "When you are done",
    "vp": "VP tile",
    "pay": "Pay with",
    "prestige": "Hand in",
    "return": "Give back",
}

Player = str | Bot  # a person's name, or a bot


class Stop(Exception):  # noqa: N818 - not an error: somebody wants to stop
    """Somebody wants to stop playing."""


class Session:
    """One game at one terminal."""

    def __init__(self, match: Match, players: list[Player], file: Path | None = None) -> None:
        self.match, self.players, self.file = match, players, file
        self.names = [p if isinstance(p, str) else f"{p.name} bot" for p in players]
        self.people = [seat for seat, player in enumerate(players) if isinstance(player, str)]
        self.rng = rng_from(match.seed, "lutece bots at the terminal")
        self.told = 0  # decisions that everybody at the keyboard has read about
        self.behind_curtain: int | None = None  # who looks at the screen, with several people

    def run(self) -> None:
        """Play to the end, or until somebody stops; nothing is lost."""
        out.print(f"[b]{self.match.game.title}[/]. Seed hash: {self.match.seed_hash}")
        out.print("Note it: when the game is over, `lutece verify` proves the deal with it.\n")
        try:
            while not self.match.over:
                player = self.players[self.match.to_move]
                if isinstance(player, str):
                    self.ask(self.match.to_move)
                else:
                    self.match.play(player.choose(self.match.game, self.match.state, self.rng))
            self.finish()
        except (Stop, EOFError, KeyboardInterrupt):
            self.save(self.file or default_file(self.match), replace=self.file is not None)

    def ask(self, seat: int) -> None:
        """Show the table to a person and take one decision or command."""
        self.draw_curtain(seat)
        view = self.match.view(seat, since=self.told)
        self.show(view)
        while True:
            line = out.input(Text.assemble(seat_mark(seat), " > ")).strip()
            if line and self.obey(line, view):
                return

    def obey(self, line: str, view: View) -> bool:
        """Do what was typed; True when the table has to be shown anew."""
        word, _, rest = line.partition(" ")
        try:
            if word == "undo":
                self.match.undo()
                return True
            if word == "quit":
                raise Stop
            if word == "board":
                return True
            if word == "help":
                out.print(HELP.format(rule=view.prompt.rule))
            elif word == "log":
                self.show_log(view.seat, int(rest) if rest.isdigit() else LOG_LINES)
            elif word == "rule":
                out.print(Markdown(rule_text(self.match.game.name, rest or view.prompt.rule)))
            elif word == "save":
                target = Path(rest) if rest else self.file or default_file(self.match)
                self.save(target, replace=target == self.file)
            else:
                self.match.play(chosen(line, view))
                self.told = len(self.match) - 1
                return True
        except LuteceError as error:
            complain(str(error))
        return False

    def draw_curtain(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees the other's screen."""
        if len(self.people) > 1 and self.behind_curtain != seat:
            out.clear()
            name = seat_name(seat, self.names[seat])
            out.input(
                Text.assemble("The table is hidden. ", name, ", press Enter when you sit here: ")
            )
        if out.is_terminal:
            out.clear()
        self.behind_curtain = seat

    def show(self, view: View) -> None:
        """What happened since, the board, what is asked and what can be decided."""
        self.tell(view.log)
        out.print(draw_board(self.match.game, view, self.names, out.width))
        out.print()
        out.print(Text.assemble(view.prompt.said.text, (f"  ({view.prompt.rule})", "dim")))
        self.offer(view.decisions)
        out.print("[dim]number, text, undo, log, rule, save, quit, help[/]")

    def offer(self, decisions: list[DecisionView]) -> None:
        """The decisions, numbered, those that do the same kind of thing together."""
        table = Table.grid(padding=(0, 2))
        heading = ""
        several = len({decision.text.split()[0] for decision in decisions}) > 1
        for number, decision in enumerate(decisions, start=1):
            word = decision.text.split()[0]
            if several and word != heading:
                heading = word
                table.add_row("", f"[i]{HEADINGS.get(word, word)}[/]", "")
            table.add_row(f"[b]{number}[/]", decision.said.text, f"[dim]{decision.text}[/]")
        out.print(table)

    def tell(self, log: list[LogEntry]) -> None:
        """Lines of the log in words."""
        for entry in log:
            words = " ".join(said.text for said in entry.happened)
            out.print(Text.assemble((f"{entry.number + 1:>4} ", "dim"), words))

    def show_log(self, seat: int | None, lines: int) -> None:
        """The last decisions and what came of them."""
        self.tell(self.match.view(seat, since=max(0, len(self.match) - lines)).log)

    def finish(self) -> None:
        """The end: the last board, the result, the seed."""
        view = self.match.view(None, since=self.told)
        self.tell(view.log)
        out.print(draw_board(self.match.game, view, self.names, out.width))
        winners = [self.names[seat] for seat, share in enumerate(self.match.win) if share > 0]
        verb = "wins" if len(winners) == 1 else "share the win"
        out.print(f"\n[b]{' and '.join(winners)} {verb}[/], {self.scores()}.")
        out.print(f"Seed: {self.match.seed}")
        self.save(self.file or default_file(self.match), replace=self.file is not None)

    def scores(self) -> str:
        """Points of all seats in words."""
        points = zip(self.names, self.match.scores, strict=True)
        return ", ".join(f"{name} {score}" for name, score in points)

    def save(self, file: Path, replace: bool) -> None:
        """Write the game; the file stays this game's file."""
        file.parent.mkdir(parents=True, exist_ok=True)
        write_records(file, [self.match.record()], replace)
        self.file = file
        out.print(f"\nSaved: {file}")
        if not self.match.over:
            out.print(f"Go on with: lutece play --load {file}")


def chosen(line: str, view: View) -> str:
    """The text of a decision, given by its number in the list or as it is."""
    if not line.isdigit():
        return line
    if not 1 <= int(line) <= len(view.decisions):
        raise LuteceError(f"There is no decision number {line}: 1 to {len(view.decisions)}.")
    return view.decisions[int(line) - 1].text


def default_file(match: Match) -> Path:
    """A new file in the user's data folder."""
    folder = user_data_path("lutece") / "games"
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return folder / f"{match.game.name}-{stamp}-{match.seed_hash[:6]}.json"
