"""`lutece tune`: a search for figures that make a good game under strong play."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer
from rich.table import Table
from rich.text import Text

from lutece.cli.arguments import (
    Components,
    Force,
    GameName,
    Seed,
    Workers,
    check_amounts,
    seed_or_new,
)
from lutece.cli.arguments import read_bots as read_names
from lutece.cli.commands.learn import Device, import_training
from lutece.cli.console import INTERRUPTED, compile_rules, err, out, print_path, progress_bar
from lutece.kernel.errors import LuteceError

if TYPE_CHECKING:
    from lutece.kernel.tuning import Tuning
    from lutece.study.tuner import Candidate, Judge, Tuner

MOST_CANDIDATES = 1_000_000


def tune(
    game: GameName,
    file: Annotated[
        Path,
        typer.Option(
            "--out", metavar="FILE", help="The components file to write.", show_default=False
        ),
    ],
    network: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Judge by this network, which lutece learn --any-figures wrote."
        ),
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Judge by these bots instead; they must play any figures.")
    ] = "shrewd",
    candidates: Annotated[
        int, typer.Option("--candidates", "-c", help="How many sets of figures to try.")
    ] = 400,
    games: Annotated[
        int, typer.Option("--games", "-m", help="Games of a set, with each number of players.")
    ] = 500,
    population: Annotated[
        int, typer.Option(help="Sets of figures in a generation.")
    ] = 16,
    study_games: Annotated[
        int, typer.Option(help="Games of the study of the tuned figures.")
    ] = 1500,
    bounds: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Other bounds and goals than the game's tuning.toml."),
    ] = None,
    groups: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="GROUP", help="Tune this group of figures, too."),
    ] = None,
    components: Components = None,
    device: Device = "",
    workers: Workers = 1,
    seed: Seed = None,
    force: Force = False,
) -> None:  # fmt: skip
    """Search for figures that make a good game under strong play.

    Which figures may change, within which bounds, and what they should achieve, is in the game's
    tuning.toml: figures that are stated or known from elsewhere never change. Every candidate plays
    many games; evolution finds better ones. FILE gets the best components. Beside it, FILE.html
    has the goals before and after, the trade-off and a study, FILE.csv all candidates.

    [dim]lutece learn GAME --any-figures --decisions 2G --out any.npz[/]
    [dim]lutece tune GAME --network any.npz --out tuned.toml[/]
    [dim]lutece tune GAME --bots search:200 --workers 16 --games 100 --out tuned.toml[/]
    """
    from lutece import games as all_games
    from lutece.cli.output_files import check_all_writable
    from lutece.kernel.tuning import Tuning
    from lutece.study.tally import guide_of
    from lutece.study.tuner import Tuner
    from lutece.table.files import refuse_existing

    check_amounts(games, workers)
    check_amounts(study_games, workers)
    seed = seed_or_new(seed)
    if not 1 <= candidates <= MOST_CANDIDATES or not 4 <= population <= 1000:
        raise LuteceError("A search needs 1 or more --candidates and a --population of 4 to 1000.")
    targets = (file, file.with_suffix(".html"), file.with_suffix(".csv"))
    if len(set(targets)) < len(targets):
        raise LuteceError(f"{file} should end in .toml: a page and a table are written beside it.")
    for target in targets:
        refuse_existing(target, force)
    loaded = all_games.load(game, components)
    guide_of(loaded)  # refuses a game that cannot be studied
    tuning = Tuning(loaded, bounds, groups or ())
    with err.status("Checking the bounds …"):
        tuning.check()
    check_all_writable(*targets)
    compile_rules()
    judge = judge_of(tuning, network, bots, device, workers)
    tuner = Tuner(tuning, judge, seed, games, population)
    interrupted = show_search(tuner, candidates)
    if not tuner.candidates:
        raise LuteceError("No figures were judged yet, so nothing is written.")
    with err.status("Judging the best again …"):
        best = tuner.finish(lambda number: None)
    before = tuner.finalists[0]
    print_outcome(tuning, before, best)
    name = bots if network is None else f"neural@{network}"
    final = FinalStudy(name, study_games, seed, workers)
    write_all(tuner, tuning, best, targets, final)
    for target in targets:
        print_path(f"Written: {target}", out)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def judge_of(
    tuning: "Tuning", network: Path | None, bots: str, device: str, workers: int
) -> "Judge":
    """What judges candidates: a network that plays any figures, or bots."""
    if network is None:
        from lutece import games as all_games
        from lutece.bots import bot
        from lutece.study.tuner import BotsJudge, components_with

        figures, _ = next(tuning.draw("any", 1))
        changed = all_games.load(tuning.game.name, components_with(tuning, figures))
        for name in read_names(bots):
            bot(name).check(changed)  # refuses a bot that knows the game's own figures alone
        return BotsJudge(tuning, read_names(bots), workers)
    training = import_training()
    from lutece.learn.network_judge import NetworkJudge

    judge: Judge = NetworkJudge(tuning, network, training.device_for(device))
    return judge


def show_search(tuner: "Tuner", candidates: int) -> bool:
    """Search with a progress bar; True when interrupted."""
    try:
        with progress_bar() as bar:
            task = bar.add_task("Judging the figures as they are", total=candidates)
            while len(tuner.candidates) < candidates:
                tuner.generation(partial(show_judged, bar, task, len(tuner.candidates)))
                best = min(tuner.candidates, key=lambda found: found.judgement.loss)
                first = tuner.candidates[0].judgement
                bar.update(
                    task,
                    completed=len(tuner.candidates),
                    description=f"loss {first.loss:.1f} → {best.judgement.loss:.1f}, goals met "
                    f"{first.met} → {best.judgement.met} of {len(first.outcomes)}",
                )
    except KeyboardInterrupt:
        return True
    return False


def show_judged(bar: Any, task: Any, before: int, number: int) -> None:
    """Show how many candidates are judged, in all generations."""
    bar.update(task, completed=before + number)


def print_outcome(tuning: "Tuning", before: "Candidate", after: "Candidate") -> None:
    """Print the goals before and after, and the figures that change."""
    from lutece.study.tuner import changes

    table = Table(title="Goals", title_justify="left")
    table.add_column("goal", no_wrap=True)
    for column in ("before", "after"):  # the page has the long names in full
        table.add_column(column, no_wrap=True, max_width=12)
    pairs = zip(before.judgement.outcomes, after.judgement.outcomes, strict=True)
    players = 0
    for old, new in pairs:
        if old.players != players:
            players = old.players
            table.add_row(Text(f"{players} players", "bold"))
        table.add_row(
            old.goal,
            Text(old.found, "" if old.met else "red"),
            Text(new.found, "" if new.met else "red"),
        )
    out.print(table)
    for name, own, new_value in changes(tuning, after.indices):
        out.print(f"{name}: {own} → {new_value}")


class FinalStudy(NamedTuple):
    """The study of the tuned figures."""

    bots: str
    games: int
    seed: str
    workers: int


def write_all(
    tuner: "Tuner", tuning: "Tuning", best: "Candidate", targets: tuple[Path, Path, Path],
    final: FinalStudy,
) -> None:  # fmt: skip
    """Write the components, the page with their study, and the table of all candidates."""
    import numpy as np

    from lutece import games as all_games
    from lutece.cli.commands.study import play_all
    from lutece.cli.plans import spread_plans
    from lutece.lab.simulate import Plan
    from lutece.study.page import study_page
    from lutece.study.report import study_report
    from lutece.study.tuner import components_with
    from lutece.study.tuning_page import candidates_csv, tuning_sections
    from lutece.table.files import replace_file

    file, page, sheet = targets
    text = components_with(tuning, np.array(best.indices))
    replace_file(file, text)
    replace_file(sheet, candidates_csv(tuning, [*tuner.candidates, *tuner.finalists]))
    loaded: Any = all_games.load(tuning.game.name, file)
    plan = Plan(
        loaded.name, loaded.seats[0], final.games, f"{final.seed} study", read_names(final.bots),
        tuning.options, file,
    )  # fmt: skip
    tallies, _ = play_all(spread_plans(plan, loaded, None), final.workers, "")
    sections = tuning_sections(tuning, tuner.candidates, tuner.finalists[0], best)
    replace_file(page, study_page(study_report(plan, loaded, tallies), sections))
