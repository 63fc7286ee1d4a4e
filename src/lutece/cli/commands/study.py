"""`lutece study`: the figures of a game under strong play."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from lutece.cli.arguments import (
    AsJson,
    Components,
    Force,
    GameName,
    On,
    Options,
    Seed,
    Workers,
    check_amounts,
    read_bots,
    read_options,
    seed_or_new,
)
from lutece.cli.console import (
    INTERRUPTED,
    compile_rules,
    counted,
    err,
    out,
    print_json,
    print_path,
    progress_bar,
)
from lutece.kernel.errors import LuteceError

if TYPE_CHECKING:
    from lutece.lab.simulate import Plan
    from lutece.study.report import PlayersReport, StudyReport
    from lutece.study.tally import Tally


def study(
    game: GameName,
    games: Annotated[
        int, typer.Option("--games", "-m", help="Games, spread over all numbers of players.")
    ] = 2000,
    bots: Annotated[
        str, typer.Option(help="The bots: one for all seats, or as many as --seats (a,b,c).")
    ] = "neural",
    seats: Annotated[
        int | None, typer.Option("--seats", "-n", help="Only this number of players.")
    ] = None,
    seed: Seed = None,
    workers: Workers = 1,
    on: On = "",
    as_json: AsJson = False,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the study as a page with plots.")
    ] = None,
    force: Force = False,
    option: Options = None,
    components: Components = None,
) -> None:
    """Study a game's figures under strong play.

    Bots play many games. The study shows who wins by turn order, where the points come from, how
    often and when each component is taken and how often its owner wins, and marks what is wrong.
    Every figure has its 95 % interval. Changed figures are studied with --components.

    [dim]lutece study GAME --workers 2 --html study.html[/]
    [dim]lutece study GAME --seats 3 --bots strong --games 300[/]
    [dim]lutece study GAME --components mine.toml --json > mine.json[/]
    """
    from lutece import games as all_games
    from lutece.cli.output_files import check_all_writable
    from lutece.cli.plans import spread_plans
    from lutece.lab.simulate import Plan
    from lutece.study.report import study_report
    from lutece.study.tally import guide_of
    from lutece.table.files import refuse_existing, replace_file

    check_amounts(games, workers)
    seed = seed_or_new(seed)
    if html is not None:
        refuse_existing(html, force)
    loaded = all_games.load(game, components)
    guide_of(loaded)  # refuses a game that cannot be studied
    numbers = 1 if seats is not None else len(loaded.seats)
    if games < numbers:
        raise LuteceError(
            f"{counted(games, 'game')} cannot be spread over {numbers} numbers of players: "
            "ask for more, or choose one number with --seats."
        )
    wanted = Plan(
        game=game,
        seats=loaded.seats[0],
        games=games,
        seed=seed,
        bots=read_bots(bots),
        options=read_options(option),
        components=components,
    )
    plans = spread_plans(wanted, loaded, seats)
    check_all_writable(html)
    compile_rules()
    tallies, interrupted = play_all(plans, workers, on)
    report = study_report(wanted, loaded, tallies)
    if report.players:
        if html is not None:
            from lutece.study.page import study_page

            replace_file(html, study_page(report))
        if as_json:
            print_json(report)
        else:
            print_study(report)
        if html is not None:
            print_path(f"Written: {html}", err if as_json else out)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def play_all(plans: "list[Plan]", workers: int, on: str) -> "tuple[dict[int, Tally], bool]":
    """All games counted by number of players, with a progress bar; True when interrupted."""
    from lutece.study.tally import Tally, play_study

    total = sum(plan.games for plan in plans)
    tallies: dict[int, Tally] = {}
    for plan in plans:
        played = sum(tally.games for tally in tallies.values())
        tally = tallies[plan.seats] = Tally()
        with (
            closing(play_study(plan, workers, on)) as batches,
            progress_bar() as bar,  # starts a thread, so after the workers are forked
        ):
            doing = f"Playing {plan.game}, {plan.seats} players"
            task = bar.add_task(doing, total=total, completed=played)
            try:
                for batch in batches:
                    tally.merge(batch)
                    bar.advance(task, batch.games)
            except KeyboardInterrupt:
                for batch in batches.after_interrupt():
                    tally.merge(batch)
                played += tally.games
                err.print(f"Interrupted: {played} of {total} games are finished.")
                return tallies, True
    return tallies, False


def print_study(report: "StudyReport") -> None:
    """Print all figures for people."""
    games = counted(sum(players.games for players in report.players), "game")
    title = f"{report.game}, {games} of {', '.join(report.bots)} bots, seed {report.seed}"
    out.print(Text(title, "italic"), soft_wrap=True)
    if report.network_edition:
        out.print(f"The network was trained for the earlier edition {report.network_edition}.")
    print_overview(report.players)
    print_sources(report.players)
    print_components(report.players)
    for players in report.players:
        print_marks(players)
    if report.goals:
        print_goals(report)


def print_overview(all_players: "list[PlayersReport]") -> None:
    """Print wins and scores by turn order, lengths and leads."""
    from lutece.lab.estimates import number, percent

    table = figure_table("", all_players)
    for n, place in enumerate(all_players[-1].turn_order):
        wins = (
            marked(percent(p.turn_order[n].wins), p, place.place) if n < p.players else ""
            for p in all_players
        )
        table.add_row(f"{place.place} wins", *wins)
    table.add_row("fair", *(f"{100 * p.fair:.0f} %" for p in all_players))
    for n, place in enumerate(all_players[-1].turn_order):
        table.add_row(
            f"{place.place} scores",
            *(number(p.turn_order[n].score) if n < p.players else "" for p in all_players),
        )
    table.add_row("winning score", *(number(p.winning_score) for p in all_players))
    table.add_row("lead over the next", *(number(p.margin) for p in all_players))
    table.add_row("rounds", *(number(p.rounds) for p in all_players))
    table.add_row("decisions", *(number(p.decisions) for p in all_players))
    table.add_row("lead changes", *(number(p.lead_changes) for p in all_players))
    table.add_row("leader half-way wins", *(percent(p.leader_wins) for p in all_players))
    out.print(table)


def print_sources(all_players: "list[PlayersReport]") -> None:
    """Print the share of all points by source."""
    from lutece.lab.estimates import percent
    from lutece.study.report import all_sources

    table = figure_table("share of all points", all_players)
    for key, name in all_sources(all_players).items():
        found = [(players, players.source(key)) for players in all_players]
        table.add_row(name, *(marked(percent(s.share, 1), p, key) if s else "" for p, s in found))
    out.print(table)


def print_components(all_players: "list[PlayersReport]") -> None:
    """Print how often and when each component is taken, and how often its owners win."""
    from lutece.lab.estimates import number, percent
    from lutece.study.report import ever_taken, group_components, taken_words

    for players in all_players:
        table = Table(title=f"Components, {players.players} players", title_justify="left")
        table.add_column("", overflow="fold")
        for column in ("taken in games", "round", "owner wins"):
            table.add_column(column, justify="right", no_wrap=True)
        for group, members in group_components(players):
            counts = f"{ever_taken(members)} of {len(members)}"
            table.add_row(Text(group, "bold"), Text(counts, "bold"))
            for component in members:
                table.add_row(
                    f"  {component.name}",
                    marked(taken_words(component), players, component.key, "never-taken"),
                    number(component.when),
                    marked(percent(component.owner_wins), players, component.key, "owner"),
                )
        out.print(table)


def print_marks(players: "PlayersReport") -> None:
    """Print what is wrong with the game, and what the games cannot tell."""
    heading = f"{players.players} players, {counted(players.games, 'game')}:"
    if not players.marks:
        out.print(Text.assemble((heading, "bold"), " nothing stands out."))
    else:
        out.print(Text(heading, "bold"))
    for mark in players.marks:
        out.print(Text(f"  ! {mark.text}", "red"), soft_wrap=True)
    for words in players.unknown:
        out.print(Text(f"  ? Too few games to tell {words}.", "yellow"), soft_wrap=True)


def print_goals(report: "StudyReport") -> None:
    """Print the goals that are missed."""
    out.print(Text(f"{report.goals_met}; missed:", "bold"))
    for outcome in report.goals:
        if not outcome.met:
            words = f"  ✗ {outcome.players} players: {outcome.goal}; found {outcome.found}"
            out.print(Text(words, "red"), soft_wrap=True)


def figure_table(title: str, all_players: "list[PlayersReport]") -> Table:
    """A table with a column for each number of players."""
    table = Table()
    table.add_column(title)
    for players in all_players:
        table.add_column(f"{players.players} players", justify="right", no_wrap=True)
    return table


def marked(words: str, players: "PlayersReport", key: str, kind: str = "") -> Text:
    """Words in red where the report marks them."""
    return Text(words, "red" if players.marked(key, kind) else "")
