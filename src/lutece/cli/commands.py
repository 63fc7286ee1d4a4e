"""What the commands do, once their arguments are read."""

import os
import secrets
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from lutece import games
from lutece.bots import Search, SearchBot
from lutece.bots import bot as bot_by_name
from lutece.cli import reports
from lutece.cli.boards import component_tables, draw_board, tell_entry
from lutece.cli.console import compile_rules, err, out, progress_bar
from lutece.cli.play import DEFAULT_BOT, DEFAULT_NAME, Player, Session
from lutece.cli.records import (
    called,
    check_loaded,
    for_each_record,
    only_record,
    pick_record,
    records_in,
)
from lutece.kernel.components import SOURCES
from lutece.kernel.contract import Game, OptionError, option_bits
from lutece.kernel.errors import LuteceError
from lutece.kernel.rng import rng_from
from lutece.table import FileError, Match, RecordError, SeatsError, check_seats
from lutece.table import replay as replay_record
from lutece.table import verify as verify_record
from lutece.table.fairness import matches_hash, seed_hash
from lutece.table.files import keep_part, part_of, refuse_existing
from lutece.table.rulebook import UnknownRuleError, rule_numbers, rule_text

if TYPE_CHECKING:
    from lutece.learn.selfplay import Learner

DEFAULT_SEATS = 3
DEFAULT_ARENA_SEATS = 2
DEFAULT_ARENA_GAMES = 100
MOST_GAMES = 10**9
MOST_WORKERS_PER_CORE = 8
KEEP_SECONDS = 60.0  # of learning, at the most, are lost with a machine
INTERRUPTED = 130  # the exit status that shells expect after Ctrl-C
TRUE, FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


def play(
    name: str | None,
    seats: int | None,
    people: list[str] | None,
    bots: list[str],
    think: bool,
    load: Path | None,
    seed: str | None,
    options: Sequence[str],
    components: Path | None,
) -> None:
    """A game in the terminal, new or loaded; no people named is one person."""
    people = [DEFAULT_NAME] if people is None else people
    chosen = read_options(options)
    if load is None:
        if name is None:
            raise LuteceError(f"Name a game to play: {', '.join(games.NAMES)}.")
        seats = DEFAULT_SEATS if seats is None else seats
        game = games.load(name, components)
        check_seats(game, seats)
        players = seat_players(people, bots, seats, game)
        option_bits(game, chosen)
        check_seed(seed)
        compile_rules()
        match = Match(game, seats, chosen, seed)
    else:
        record = only_record(load)
        game = games.load(record.game, components)
        shown = {option: chosen.pop(option) for option in game.table_options if option in chosen}
        check_loaded(record, load, name, seats, seed, chosen)
        check_seats(game, record.seats)
        players = seat_players(people, bots, record.seats, game)
        compile_rules()
        match = replay_record(game, record)
        match.table_options.update(shown)  # what is shown is no part of a record
    Session(match, players, load, components, think).run()


def hint(
    file: Path,
    number: int | None,
    at: int | None,
    name: str,
    threads: int,
    seed: str | None,
    as_json: bool,
    components: Path | None,
) -> None:
    """What the search thinks of a position."""
    check_seed(seed)
    bot = bot_by_name(name)
    if not isinstance(bot, SearchBot):
        raise LuteceError(f"{name} does not think ahead: ask a level, search:1000 or neural:0.5s.")
    search = Search(threads, approach=bot.approach)
    record = pick_record(list(records_in(file)), number, file)
    game = games.load(record.game, components)
    bot.check(game)
    compile_rules()
    match = replay_record(game, record)
    if at is not None:
        match = match.at(at)
    rng = rng_from(match.seed if seed is None else seed, "lutece hint")
    with err.status("Thinking …"):
        thoughts = search.think(game, match.state, bot.budget(game), rng)
    if as_json:
        print(msgspec.json.encode([t._asdict() for t in thoughts]).decode())
    else:
        reports.print_thoughts(match, thoughts)


def serve(host: str, port: int, database: str | None, open_browser: bool) -> None:
    """The web table, until Ctrl-C."""
    from lutece.server import serve as server

    if not 0 <= port <= 65535:
        raise LuteceError(f"{port} is no port: a port is a number from 0 to 65535.")
    for name in games.NAMES:
        games.load(name)
    compile_rules()

    def tell(local: str, shared: list[str]) -> None:
        out.print(f"Lutèce is open at [bold]{local}[/]")
        for address in shared:
            out.print(f"Friends on your network find it at [bold]{address}[/]")
        out.print("[dim]Ctrl-C stops it; no game is lost.[/]")

    with suppress(KeyboardInterrupt):  # the way to stop it, not a command that was broken off
        server.serve(host, port, database or server.default_database(), open_browser, tell)


def simulate(
    name: str,
    seats: int,
    count: int,
    seed: str | None,
    bots: str,
    workers: int,
    on: str,
    full: bool,
    file: Path | None,
    force: bool,
    options: Sequence[str],
    components: Path | None,
) -> None:
    """Many games between bots."""
    from lutece.lab.simulate import Batch, Plan, Summary, check_plan
    from lutece.lab.simulate import simulate as run

    plan = Plan(
        game=name,
        seats=seats,
        games=count,
        seed=secrets.token_hex(4) if seed is None else seed,
        bots=tuple(b.strip() for b in bots.split(",")),
        options=read_options(options),
        components=components,
        records=file is not None,
        full=full,
    )
    if full and file is None:
        raise LuteceError("--full says how games are written: name a file with --out.")
    check_amounts(count, workers)
    check_seed(seed)
    check_plan(plan)
    if file not in (None, reports.STANDARD_OUTPUT):
        refuse_existing(file, force)
    compile_rules()
    summary, interrupted = Summary(), False
    with (
        closing(run(plan, workers, on)) as batches,  # if refused, no file is touched
        reports.record_writer(file, force) as write,
        progress_bar() as bar,  # and its thread, once the workers are forked
    ):
        task = bar.add_task(f"Playing {name}", total=count)

        def take_in(batch: Batch) -> None:
            write(batch.lines)
            summary.add(batch)
            bar.update(task, completed=summary.games)

        try:
            for batch in batches:
                take_in(batch)
        except KeyboardInterrupt:
            interrupted = True
            for batch in batches.after_interrupt():
                take_in(batch)
    if interrupted:
        err.print(f"Interrupted: {summary.games} of {count} games are finished.")
    if summary.games:
        reports.print_summary(plan, summary, file)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def arena(
    name: str | None,
    bots: str | None,
    seats: int | None,
    count: int | None,
    seed: str | None,
    workers: int,
    on: str,
    file: Path | None,
    plot: Path | None,
    resume: Path | None,
    force: bool,
    options: Sequence[str],
    components: Path | None,
) -> None:
    """Which bot is stronger, and by how much."""
    from lutece.lab.arena import Contest, Standing, check_contest, contend, read_standing

    check_amounts(1 if count is None else count, workers)
    check_seed(seed)
    reports.check_targets(file, plot, resume, force)
    if resume is None:
        if name is None or bots is None:
            raise LuteceError("Name a game and two bots: lutece arena paris --bots casual,strong")
        contest = Contest(
            name,
            DEFAULT_ARENA_SEATS if seats is None else seats,
            DEFAULT_ARENA_GAMES if count is None else count,
            secrets.token_hex(4) if seed is None else seed,
            tuple(b.strip() for b in bots.split(",")),
            read_options(options),
            components,
        )
        check_contest(contest)
        standing = Standing(contest)
    else:
        if (name, bots, seats, seed, components, options or None) != (None,) * 6:
            raise LuteceError(
                f"{resume} says what is played; only --games can ask for more of the same."
            )
        standing = read_standing(resume)
        if count is not None:
            standing.ask_for(count)
    reports.try_targets(file or resume, plot)
    compile_rules()
    with closing(contend(standing.contest, workers, standing.played.values(), on)) as games_left:
        interrupted = reports.watch_arena(standing, games_left, file or resume)
    if standing.played:
        reports.print_arena(standing, file or resume)
        if plot is not None:
            reports.draw_ladder(standing, plot)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def learn(
    name: str,
    out_file: Path,
    minutes: float,
    start: Path | None,
    device: str,
    side_by_side: int | None,
    seed: str | None,
    force: bool,
) -> None:
    """Teach a network a game, by games against itself."""
    check_seed(seed)
    if not 0 < minutes < float("inf"):
        raise LuteceError(f"{minutes} minutes are no time to learn in: ask for more than 0.")
    refuse_existing(out_file, force)
    try:
        from lutece.learn import selfplay
    except ImportError:
        raise LuteceError(
            "Learning needs PyTorch, which is not installed: pip install 'lutece[learn]'"
        ) from None
    game, device = games.load(name), selfplay.device_for(device)
    recipe = selfplay.recipe_for(side_by_side, device, again=start is not None)
    seed = secrets.token_hex(4) if seed is None else seed
    with part_of(out_file) as part:  # opened first: learning is too long to be lost at its end
        try:
            with err.status("Dealing …"):
                learner = selfplay.Learner(game, device, seed, recipe, start)
            interrupted = show_learning(learner, 60 * minutes, part, out_file)
        except (MemoryError, RuntimeError) as error:
            raise LuteceError(f"Learning broke off: {error} Fewer --games need less.") from None
        if not learner.tell():
            raise LuteceError("Nothing was learned yet, so nothing is written.")
        learner.write(part)
    out.print(f"Written: {escape(str(out_file))}: {learner.tell()}")
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def show_learning(learner: "Learner", seconds: float, part: Path, out_file: Path) -> bool:
    """Learn for so long, with a bar; whether it was interrupted.

    Every minute the file is replaced by what was learned: a machine that is lost takes no more.
    """
    kept = 0.0
    try:
        with progress_bar() as bar:
            task = bar.add_task("Learning", total=round(seconds))
            for told in learner.rounds(seconds):
                doing = f"{told.games:,} games, {told.decisions / told.seconds:,.0f} decisions/s"
                bar.update(task, completed=round(told.seconds), description=doing)
                if told.seconds - kept >= KEEP_SECONDS:
                    kept = told.seconds
                    learner.write(part)
                    keep_part(part, out_file)
    except KeyboardInterrupt:
        return True
    return False


def replay(file: Path, number: int | None, at: int | None, components: Path | None) -> None:
    """Replay one game in words, or check all of a file."""
    records = list(records_in(file))
    if number is None and at is None and len(records) > 1:
        reports.print_replayed(for_each_record(records, components, replay_record))
        return
    record = pick_record(records, number, file)
    game = games.load(record.game, components)
    compile_rules()
    match = replay_record(game, record)
    names = [""] * match.seats
    if at is not None:
        match = match.at(at)
    log = Table.grid(padding=(0, 1))
    for entry in match.view(None).log:
        log.add_row(f"[dim]{entry.number + 1:>4}[/]", tell_entry(match.game, entry))
    out.print(log)
    out.print(draw_board(match.game, match.view(None), names, out.size))
    reports.print_result(match)


def verify(file: Path, published: str | None, components: Path | None) -> None:
    """Prove the deals of a file of records."""
    records = list(records_in(file))
    if published is not None and len(records) > 1:
        raise LuteceError(f"{called(file)} holds {len(records)} games; a hash belongs to one.")
    if published is not None and not matches_hash(records[0].seed, published):
        raise RecordError(
            f"The published hash {published} is not the one of this record's seed, "
            f"{seed_hash(records[0].seed)}: this is not the deal that was promised."
        )
    for_each_record(records, components, verify_record)
    if len(records) == 1:
        out.print(
            f"Seed {records[0].seed}, hash {seed_hash(records[0].seed)}",
            markup=False,
            emoji=False,
            soft_wrap=True,
        )
        if published is None:
            out.print("Compare the hash with the one noted at the start, or give it with --hash.")
    games_are = "1 game is" if len(records) == 1 else f"{len(records)} games are"
    out.print(
        f"[green]Verified:[/] {games_are} dealt as the seed says, and every decision is legal."
    )


def fuzz(
    name: str,
    count: int,
    seed: str | None,
    seats: int | None,
    every: int,
    workers: int,
    options: Sequence[str],
    components: Path | None,
) -> None:
    """Random games with everything checked."""
    from lutece.lab.fuzz import fuzz as run
    from lutece.lab.simulate import Plan, check_plan

    check_amounts(count, workers)
    check_seed(seed)
    game = games.load(name, components)
    seed = secrets.token_hex(4) if seed is None else seed
    chosen = read_options(options)
    numbers = list(game.seats) if seats is None else [seats]
    shares = [len(range(i, count, len(numbers))) for i in range(len(numbers))]
    plans = [
        Plan(name, n, share, f"{seed}/{n}", options=chosen, components=components)
        for n, share in zip(numbers, shares, strict=True)
        if share
    ]
    for plan in plans:
        check_plan(plan)
    compile_rules()
    played = decisions = 0
    with progress_bar() as bar:
        task = bar.add_task(f"Fuzzing {name}", total=count)
        try:
            for plan in plans:
                for chunk in run(plan, workers, every):
                    bar.advance(task, chunk.games)
                    played += chunk.games
                    decisions += chunk.decisions
                    if chunk.failure:
                        bar.stop()
                        reports.save_failure(chunk.failure)
        except KeyboardInterrupt:
            bar.stop()
            err.print(f"Interrupted: {played} of {count} games are checked, all of them clean.")
            raise typer.Exit(INTERRUPTED) from None
    out.print(
        f"[green]Clean:[/] {reports.counted(count, 'game')}, "
        f"{reports.counted(decisions, 'decision')}, seed {escape(seed)}.",
        emoji=False,
    )


def bench(name: str | None, as_json: bool, options: Sequence[str], components: Path | None) -> None:
    """Speed, beside other engines where they are installed."""
    from lutece.lab.bench import measure

    if name is None and (options or components):
        raise LuteceError("Options and components belong to one game: name it.")
    loaded = [games.load(n, components) for n in ([name] if name else games.NAMES)]
    chosen = read_options(options)
    for game in loaded:
        option_bits(game, chosen)
    compile_rules()
    with progress_bar() as bar:
        task = bar.add_task("Measuring", total=None)

        def report(what: str, total: int) -> None:
            bar.update(task, description=what, advance=1, total=total)

        figures = measure(loaded, report, chosen)
    if as_json:
        print(msgspec.json.encode(figures).decode())
    else:
        reports.print_bench(figures)


def components(name: str, export: Path | None, check: Path | None) -> None:
    """Show, export or check a game's figures."""
    if check is not None:
        games.load(name, check)
        out.print(
            Text.assemble(
                (f"{check} is right:", "green"), " it fits everything that the rules fix."
            ),
            soft_wrap=True,
        )
    if export is not None:
        own = games.components_file(name)
        refuse_existing(export)
        try:
            with export.open("xb") as sheet:
                sheet.write(own.read_bytes())
        except OSError as error:
            raise FileError(f"{export} cannot be written: {error.strerror}.") from None
        out.print(
            f"Written: {export}. Edit it, then: lutece components {name} --check {export}",
            markup=False,
            emoji=False,
            soft_wrap=True,
        )
    if check is None and export is None:
        print_components(games.load(name))


def print_components(game: Game) -> None:
    """Every figure of a game, the letters of the sources explained."""
    for table in component_tables(game):
        out.print(table)
    out.print(f"Edition {game.edition}")
    for letter, meaning in SOURCES.items():
        out.print(f"  [b]{letter}[/] {meaning}")


def rule(number: str, language: str) -> None:
    """One rule in words, in a language."""
    for name in games.NAMES:
        try:
            out.print(Markdown(rule_text(name, number, language)))
        except UnknownRuleError:
            continue
        return
    numbers = [rule_numbers(name) for name in games.NAMES]
    spans = " and ".join(f"{rules[0]} to {rules[-1]}" for rules in numbers)
    raise UnknownRuleError(f"There is no rule {number!r}. The rules are numbered {spans}.")


def read_options(options: Sequence[str]) -> dict[str, bool]:
    """NAME=VALUE, repeated."""
    result = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals or value.lower() not in TRUE + FALSE:
            raise OptionError(f"{option!r} is not an option: write NAME=true or NAME=false.")
        result[name] = value.lower() in TRUE
    return result


def seat_players(people: list[str], bots: list[str], seats: int, game: Game) -> list[Player]:
    """People in the first seats, bots in the others; the last bot named fills up."""
    if len(people) + len(bots) > seats:
        raise SeatsError(f"{len(people) + len(bots)} players are named for {seats} seats.")
    named = bots or [DEFAULT_BOT]
    free = seats - len(people)
    seated = [bot_by_name(named[min(i, len(named) - 1)]) for i in range(free)]
    for bot in seated:
        bot.check(game)
    return [*people, *seated]


def check_amounts(count: int, workers: int) -> None:
    """Refuse numbers of games and workers that cannot be, before any file is touched."""
    if not 1 <= count <= MOST_GAMES:
        raise LuteceError(
            f"{count} games cannot be played: ask for one or more, up to {MOST_GAMES:,}."
        )
    most = MOST_WORKERS_PER_CORE * (os.cpu_count() or 1)
    if not 1 <= workers <= most:
        raise LuteceError(
            f"{workers} workers cannot play: ask for one or more, up to {most} on this machine."
        )


def check_seed(seed: str | None) -> None:
    """Refuse a seed that no record could hold."""
    try:
        (seed or "").encode()
    except UnicodeEncodeError:
        raise LuteceError(
            "The seed is not a text: it holds bytes that are no characters."
        ) from None
