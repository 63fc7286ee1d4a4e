"""Solving puzzles in the terminal, each near the rating reached so far."""

from collections.abc import Sequence

from rich.text import Text

from lutece.cli.console import counted, out, print_error
from lutece.cli.play import chosen, decision_table
from lutece.kernel.contract import Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.rng import below, rng_from
from lutece.kernel.structs import SEAT_LETTERS
from lutece.lab.puzzles.schema import Answer, Puzzle, position
from lutece.lab.review.words import say_why
from lutece.table import Match
from lutece.table.drawing import draw_board
from lutece.table.rulebook import rule_text
from lutece.table.view import View
from lutece.terminal.seats import seat_mark

STEP = 60  # of the rating: up for a puzzle solved at once, down for any other
NEAREST = 4  # puzzles from which the next one is drawn
HELP = """\\
Type a [b]number[/] or the [b]text[/] of a decision, or one of:
  [b]answer[/]       the best decision, and why
  [b]skip[/]         another puzzle
  [b]board[/]        draw the board again
  [b]rule[/]         the rule of the question, in words
  [b]quit[/]         stop here"""


class PuzzleSession:
    """A session of puzzles at one terminal."""

    def __init__(self, game: Game, puzzles: Sequence[Puzzle], seed: str) -> None:
        self.game, self.left = game, list(puzzles)
        self.rng = rng_from(seed, "lutece puzzles")
        ratings = sorted(puzzle.rating for puzzle in puzzles)
        self.rating = float(ratings[len(ratings) // 3])
        self.tried = self.found = self.streak = 0

    def run(self) -> None:
        """Offer puzzles until none is left or the solver stops."""
        try:
            while self.left:
                self.solve(self._next())
            out.print("That was the last one.")
        except (EOFError, KeyboardInterrupt):
            out.print()
        if self.tried:
            out.print(f"Found at once: {self.found} of {counted(self.tried, 'puzzle')}.")

    def solve(self, puzzle: Puzzle) -> None:
        """One puzzle: tries until it is found, given up or skipped; the first one counts."""
        match = position(self.game, puzzle)
        view = match.view(match.to_move, since=len(match))
        self._show(puzzle, match, view)
        tries = 0
        while True:
            line = out.input(Text.assemble(seat_mark(match.to_move), " > ")).strip()
            word = line.lower()
            if word in ("quit", "exit"):
                raise EOFError
            if word in ("skip", "next"):
                return
            if word == "answer":
                self._count(False, tries)
                self._tell_best(puzzle, match)
                return
            if word == "board":
                self._show(puzzle, match, view)
            elif word == "rule":
                out.print(rule_text(self.game.name, view.prompt.rule), markup=False)
            elif word in ("help", "?"):
                out.print(HELP)
            elif line:
                answer = self._answer(puzzle, match, line, view)
                if answer is None:
                    continue
                found = puzzle.found(answer.decision)
                self._count(found, tries)
                tries += 1
                if found:
                    out.print("[b green]Found.[/]")
                    self._tell_best(puzzle, match)
                    return
                self._tell_loss(answer)

    def _next(self) -> Puzzle:
        """One of those nearest to the rating, drawn at random."""
        self.left.sort(key=lambda puzzle: (abs(puzzle.rating - self.rating), puzzle.id))
        return self.left.pop(int(below(self.rng, min(NEAREST, len(self.left)))))

    def _count(self, found: bool, tries: int) -> None:
        if tries:
            return
        self.tried += 1
        self.found += found
        self.streak = self.streak + 1 if found else 0
        self.rating += STEP if found else -STEP

    def _answer(self, puzzle: Puzzle, match: Match, line: str, view: View) -> Answer | None:
        try:
            text = chosen(self.game.description, line, view)
            answer = puzzle.answer(text)
            if answer is None:
                reason = match.why(text)
                raise LuteceError(
                    f"{text!r} is not legal: {reason.said.text} ({reason.rule})"
                    if reason
                    else f"{text!r} is not legal."
                )
        except LuteceError as error:
            print_error(str(error))
            return None
        return answer

    def _show(self, puzzle: Puzzle, match: Match, view: View) -> None:
        names = [f"Player {letter}" for letter in SEAT_LETTERS[: match.seats]]
        names[match.to_move] = "You"
        out.print(draw_board(self.game, view, names, out.size))
        exact = "  exact" if puzzle.solved else ""
        out.print(
            Text.assemble(
                ("Find the best decision", "bold"),
                (f"  difficulty {puzzle.rating}{exact}  in a row {self.streak}", "dim"),
            )
        )
        out.print(Text.assemble(view.prompt.said.text, (f"  ({view.prompt.rule})", "dim")))
        out.print(decision_table(self.game.description, view.decisions))
        out.print("[dim]number, text, answer, skip, board, rule, quit, help[/]")

    def _tell_best(self, puzzle: Puzzle, match: Match) -> None:
        best, second = puzzle.answers[0], puzzle.answers[puzzle.accepted]
        out.print(Text.assemble("Best: ", (self._say(match, best), "bold"), f" ({best.decision})"))
        lead = f"{100 * second.loss:.1f} points of win chance ahead of {second.decision}"
        why = say_why(self.game, best.why)
        out.print(f"{lead}{f'; points: {why}' if why else ''}.", markup=False)
        if puzzle.solved:
            out.print("Exact: every continuation was played to the end, whatever is hidden.")
        out.print()

    def _tell_loss(self, answer: Answer) -> None:
        why = say_why(self.game, answer.why)
        terms = f"; points, compared with the best: {why}" if why else ""
        out.print(f"Not the best: it costs {100 * answer.loss:.1f} points of win chance{terms}.")

    def _say(self, match: Match, answer: Answer) -> str:
        number = self.game.numbers[answer.decision]
        return self.game.say_action(match.state, number).text
