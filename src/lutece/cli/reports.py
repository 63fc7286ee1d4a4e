"""Summaries, tables and files that commands leave behind."""

import shlex
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import typer
from rich.table import Table
from rich.text import Text

from lutece.bots import Thought
from lutece.cli.console import complain, err, out, progress_bar
from lutece.cli.look import seat_name
from lutece.kernel.records import SEAT_LETTERS
from lutece.table import FileError, Match
from lutece.table.files import real_path, refuse_existing, replace_file, try_file

if TYPE_CHECKING:
    from lutece.lab.arena import ArenaGame, Standing
    from lutece.lab.fuzz import Failure
    from lutece.lab.simulate import Plan, Summary
    from lutece.lab.workers import Results

STANDARD_INPUT = STANDARD_OUTPUT = Path("-")
KEEP_SECONDS = 10.0  # between two writings of a campaign that runs
TELL_SECONDS = 0.5  # between two estimates on the progress bar


@contextmanager
def record_writer(file: Path | None, force: bool) -> Iterator[Callable[[list[str]], None]]:
    """Where simulated games are written as they finish: nowhere, a new file, or standard output."""
    if file is None:
        yield lambda lines: None
        return
    if file == STANDARD_OUTPUT:
        yield lambda lines: sys.stdout.writelines(f"{line}\n" for line in lines)
        return
    refuse_existing(file, force)
    try:
        with file.open("w", encoding="utf-8") as sheet:
            yield lambda lines: sheet.writelines(f"{line}\n" for line in lines)
    except OSError as error:
        raise FileError(f"{file} cannot be written: {error.strerror}.") from None


def check_targets(file: Path | None, plot: Path | None, resume: Path | None, force: bool) -> None:
    """Refuse, before any game, to write over what is there or to draw where the games are kept."""
    for target in (file, plot):
        if target is not None:
            refuse_existing(target, force)
    kept = [real_path(games) for games in (file, resume) if games is not None]
    if plot is not None and real_path(plot) in kept:
        raise FileError(f"{plot} is to keep the games: draw the ladder into a file of its own.")


def try_targets(*targets: Path | None) -> None:
    """Tell before any game what cannot be written after them."""
    for target in targets:
        if target is not None:
            try_file(target)


def print_summary(plan: "Plan", summary: "Summary", file: Path | None) -> None:
    """Scores, lengths and wins by seat of many games."""
    console = err if file == STANDARD_OUTPUT else out
    wins, scores, lengths = summary.wins, summary.scores, summary.lengths
    title = Text(f"{plan.game}, {counted(summary.games, 'game')}, seed {plan.seed}", "italic")
    table = Table(title=title, title_justify="left")
    for column in ("seat", "bot", "wins", "mean score", "lowest", "highest"):
        table.add_column(column, justify="left" if column in ("seat", "bot") else "right")
    for seat, bot in enumerate(plan.seat_bots()):
        table.add_row(
            seat_name(seat),
            bot,
            f"{100 * wins.mean[seat]:.1f} %",
            f"{scores.mean[seat]:.2f}",
            f"{scores.lowest[seat]:.0f}",
            f"{scores.highest[seat]:.0f}",
        )
    console.print(table)
    console.print(
        f"Decisions a game: {lengths.mean[0]:.1f} on average, "
        f"{lengths.lowest[0]:.0f} to {lengths.highest[0]:.0f}."
    )
    if file not in (None, STANDARD_OUTPUT):
        console.print(f"Written: {file}", markup=False, emoji=False, soft_wrap=True)


def print_thoughts(match: Match, thoughts: Sequence[Thought]) -> None:
    """What the search thinks of each decision, in words."""
    seat = seat_name(match.to_move)
    prompt = match.game.prompt(match.state)
    out.print(Text.assemble(seat, f"  {prompt.said.text}", (f"  ({prompt.rule})", "dim")))
    table = Table()
    for column in ("decision", "", "wins", "points", "looked at"):
        table.add_column(column, justify="left" if column in ("decision", "") else "right")
    for thought in thoughts:
        words = match.game.say_action(match.state, thought.action).text
        seen = thought.visits > 0
        table.add_row(
            Text(words),
            Text(thought.text, "dim"),
            f"{100 * thought.share:.1f} %" if seen else "–",
            f"{thought.score:.1f}" if seen else "–",
            f"{thought.visits:,}" if seen else "–",
        )
    out.print(table)
    if len(thoughts) == 1:
        out.print("There is nothing to choose.")


def watch_arena(standing: "Standing", games: "Results[ArenaGame]", file: Path | None) -> bool:
    """Take in the games as they finish, with a running estimate; True when interrupted."""
    from lutece.lab.arena import write_standing

    kept = told = time.monotonic()
    interrupted = False
    if file is not None:
        write_standing(file, standing)  # a file that cannot be written is told before the games
    with progress_bar() as bar:
        total = standing.contest.total
        task = bar.add_task("Playing", total=total, completed=len(standing.played))
        try:
            for game in games:
                standing.add(game)
                now = time.monotonic()
                bar.update(task, completed=len(standing.played))
                if now - told > TELL_SECONDS:
                    told = now
                    words = ", ".join(f"{b.name} {round(b.elo):+}" for b in standing.bots())
                    bar.update(task, description=f"Elo {words}")
                if file is not None and now - kept > KEEP_SECONDS:
                    kept = now
                    write_standing(file, standing)
        except KeyboardInterrupt:
            interrupted = True
            for game in games.after_interrupt():
                standing.add(game)
    if file is not None:
        write_standing(file, standing)
    if interrupted:
        err.print(f"Interrupted: {len(standing.played)} of {total} games are finished.")
        if file is not None:
            say_on_error(f"Go on with: lutece arena --resume {shlex.quote(str(file))}")
    return interrupted


def print_arena(standing: "Standing", file: Path | None) -> None:
    """The ladder, and every bot alone against a table of every other."""
    contest = standing.contest
    title = f"{contest.game}, {contest.seats} players, {counted(len(standing.played), 'game')}"
    table = Table(title=Text(f"{title}, seed {contest.seed}", "italic"), title_justify="left")
    for column in ("bot", "Elo", "± 95 %", "games", "mean score", "s a decision", "slowest"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for bot in standing.bots():
        table.add_row(
            bot.name,
            f"{round(bot.elo)}",
            f"{bot.error:.0f}",
            str(bot.games),
            f"{bot.score:.1f}",
            f"{bot.seconds:.4f}",
            f"{bot.slowest:.3f}",
        )
    out.print(table)
    rest = "alone against" if contest.seats > 2 else "against"
    pairs = Table()
    for column in ("bot", rest, "wins", "95 %", "games", "Elo apart", "± 95 %"):
        pairs.add_column(column, justify="left" if column in ("bot", rest) else "right")
    for pair in standing.pairs():
        pairs.add_row(
            pair.one,
            pair.other if contest.seats == 2 else f"{contest.seats - 1} × {pair.other}",
            f"{100 * pair.won:.1f} %",
            f"{100 * pair.low:.1f} – {100 * pair.high:.1f} %",
            str(pair.games),
            f"{round(pair.gap):+}",
            f"{pair.error:.0f}",
        )
    out.print(pairs)
    out.print(
        f"Elo: {contest.bots[0]} is 0. Even strength wins {100 / contest.seats:.0f} %.",
        markup=False,
        emoji=False,
    )
    if file is not None:
        out.print(f"Written: {file}", markup=False, emoji=False, soft_wrap=True)


def draw_ladder(standing: "Standing", file: Path) -> None:
    """The ladder as a picture."""
    from lutece.lab.ladder import ladder_svg

    replace_file(file, ladder_svg(standing))
    out.print(f"Drawn: {file}", markup=False, emoji=False, soft_wrap=True)


def counted(count: int, what: str) -> str:
    """1 game, 2 games."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def say_on_error(words: str) -> None:
    """Words with paths in them on the error console, never broken where they are copied."""
    err.print(words, markup=False, emoji=False, soft_wrap=True)


def print_replayed(matches: list[Match]) -> None:
    """A file of games, replayed: how many of each kind, and how they ended."""
    kinds = Counter((m.game.title, m.seats, m.over) for m in matches)
    table = Table(title="All decisions are legal and all results hold", title_justify="left")
    for column in ("game", "players", "games", "state"):
        table.add_column(column)
    for (title, seats, over), count in sorted(kinds.items()):
        table.add_row(title, str(seats), str(count), "finished" if over else "not over")
    out.print(table)
    out.print("Show one of them with --game N.")


def print_result(match: Match) -> None:
    """How a game ended, or who is to move."""
    scores = ", ".join(f"{SEAT_LETTERS[i]} {points}" for i, points in enumerate(match.scores))
    if not match.over:
        out.print(f"Not over: {SEAT_LETTERS[match.to_move]} is to move. Points: {scores}.")
        return
    winners = [SEAT_LETTERS[seat] for seat, share in enumerate(match.win) if share > 0]
    verb = "wins" if len(winners) == 1 else "share the win"
    out.print(f"[b]{' and '.join(winners)} {verb}.[/] Points: {scores}.")


def save_failure(failure: "Failure") -> NoReturn:
    """Keep the record of a game that broke a promise, and end with status 1."""
    number = 1
    while (file := Path(f"fuzz-failure-{number}.json")).exists():
        number += 1
    try:
        file.write_text(failure.line + "\n", encoding="utf-8")
    except OSError as error:
        complain(f"{failure.what}\n{file} cannot be written ({error.strerror}); this is the game:")
        sys.stdout.write(failure.line + "\n")
    else:
        complain(f"{failure.what}\nThe game is saved: lutece replay {file}")
    raise typer.Exit(1)


def print_bench(figures: dict[str, Any]) -> None:
    """Speeds as a table, and how many times faster than each peer."""
    table = Table(title="Decisions a second", title_justify="left")
    for column in ("", "2 players", "3 players", "4 players", "through Match", "state copy"):
        table.add_column(column, justify="right" if column else "left")
    for name, game in figures["games"].items():
        kernel = [f"{game['kernel'][n] / 1e6:.1f} M" for n in ("2", "3", "4")]
        table.add_row(name, *kernel, f"{game['match'] / 1e3:.0f} k", f"{game['copy_ns']:.0f} ns")
    out.print(table)
    if not figures["peers"]:
        out.print("Other engines are measured too once installed: pip install 'lutece\\[bench]'")
        return
    peers = Table(
        title="Beside other engines, driven from Python, in this run", title_justify="left"
    )
    peers.add_column("")
    peers.add_column("decisions a second", justify="right")
    for name in figures["games"]:
        peers.add_column(f"{name} is faster by", justify="right")
    for peer, speed in figures["peers"].items():
        ratios = [f"{min(g['kernel'].values()) / speed:.0f} ×" for g in figures["games"].values()]
        peers.add_row(peer, f"{speed / 1e3:.1f} k", *ratios)
    out.print(peers)
