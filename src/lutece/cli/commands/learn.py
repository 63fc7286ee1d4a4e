"""`lutece learn`: a network learns a game by self-play."""

import csv
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape

from lutece.cli.arguments import (
    Components,
    Force,
    GameName,
    Options,
    Seed,
    read_decisions,
    read_options,
    seed_or_new,
)
from lutece.cli.console import INTERRUPTED, err, out, progress_bar
from lutece.kernel.errors import LuteceError

if TYPE_CHECKING:
    from lutece.kernel.contract import Game
    from lutece.kernel.tuning import Tuning
    from lutece.learn.training import Progress, Trainer

SECONDS_BETWEEN_SAVES = 60.0
CURVE_COLUMNS = (
    "round", "seconds", "decisions", "games", "role", "entropy", "value_loss", "score_error",
    "league_share",
)  # fmt: skip

Decisions = Annotated[
    str, typer.Option(metavar="COUNT", help="How many decisions to learn from: 500M, 2G.")
]
Device = Annotated[
    str, typer.Option(help="cuda or cpu; the GPU if there is one.", show_default=False)
]
SideBySide = Annotated[
    int | None,
    typer.Option("--games", "-m", help="Games side by side. Default: 32768, or 256 on a CPU."),
]


def learn(
    game: GameName,
    file: Annotated[
        Path,
        typer.Option("--out", metavar="FILE", help="The file for the network.", show_default=False),
    ],
    decisions: Decisions = "1G",
    start: Annotated[
        Path | None,
        typer.Option(
            "--from",
            metavar="FILE",
            help="Start from this network or checkpoint.",
        ),
    ] = None,
    checkpoint: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep weights and optimiser here, for --from."),
    ] = None,
    curve: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the course of the training as CSV.")
    ] = None,
    any_figures: Annotated[
        bool,
        typer.Option(
            "--any-figures",
            help="Learn any figures within the bounds of the game's tuning.toml, for lutece tune.",
        ),
    ] = False,
    exploiters: Annotated[
        bool,
        typer.Option(
            help="Train exploiters of the network in turns with it: a third of the decisions."
        ),
    ] = True,
    components: Components = None,
    options: Options = None,
    device: Device = "",
    side_by_side: SideBySide = None,
    seed: Seed = None,
    force: Force = False,
) -> None:
    """Train a network for the game by self-play, with a league of earlier selves and exploiters.

    Needs PyTorch, and runs best on a GPU: pip install 'lutece\\[learn]'. The same seed and number
    of decisions give the same network on the same device. Files are replaced every minute; when
    interrupted, they hold everything learned. The networks of the bots are in lutece/bots/weights.

    [dim]lutece learn GAME --decisions 2G --out GAME.npz[/]
    [dim]lutece learn GAME --from GAME.npz --out better.npz[/]
    [dim]lutece learn GAME --device cpu --games 64 --decisions 200k --out small.npz[/]
    """
    from lutece import games
    from lutece.table.files import atomic_file, refuse_existing

    seed, count = seed_or_new(seed), read_decisions(decisions)
    for path in (file, checkpoint, curve):
        if path is not None:
            refuse_existing(path, force)
    training = import_training()
    loaded, device = games.load(game, components), training.device_for(device)
    tuning = tuning_of(loaded) if any_figures else None
    config = training.config_for(side_by_side, device, start is not None, exploiters)
    chosen = read_options(options)
    with atomic_file(file) as part:  # opened first: an unwritable file must not cost the training
        try:
            with err.status("Dealing …"):
                trainer = training.Trainer(
                    loaded, device, seed, config, start, chosen or None, tuning
                )
            interrupted = show_training(trainer, count, part, file, checkpoint, curve)
        except (MemoryError, RuntimeError) as error:
            raise LuteceError(
                f"Training stopped: {error} Fewer --games need less memory."
            ) from None
        if not trainer.decisions:
            raise LuteceError("Nothing was learned yet, so nothing is written.")
        trainer.write(part)
    write_beside(trainer, checkpoint, curve)
    out.print(f"Written: {escape(str(file))}, after {trainer.decisions:,} decisions.")
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def tuning_of(game: "Game") -> "Tuning":
    """All figures of a game that may be tuned; refuses a game that has none."""
    from lutece.kernel.tuning import ALL_GROUPS, Tuning

    return Tuning(game, groups=ALL_GROUPS)


def import_training() -> Any:
    """`lutece.learn.training`; says what to install where PyTorch is missing."""
    try:
        from lutece.learn import training
    except ImportError:
        raise LuteceError(
            "Learning needs PyTorch, which is not installed: pip install 'lutece[learn]'"
        ) from None
    return training


def show_training(
    trainer: "Trainer",
    decisions: int,
    part: Path,
    file: Path,
    checkpoint: Path | None = None,
    curve: Path | None = None,
) -> bool:
    """Train with a progress bar; True when interrupted.

    Every minute the files are replaced, so that a lost machine costs no more than a minute.
    """
    from lutece.table.files import commit_part

    saved = 0.0
    try:
        with progress_bar() as bar:
            task = bar.add_task("Learning", total=decisions)
            for progress in trainer.rounds(decisions):
                speed = progress.decisions / progress.seconds
                bar.update(
                    task,
                    completed=progress.decisions,
                    description=f"{progress.games:,} games, {speed:,.0f} decisions/s",
                )
                if progress.seconds - saved >= SECONDS_BETWEEN_SAVES:
                    saved = progress.seconds
                    trainer.write(part)
                    commit_part(part, file)
                    write_beside(trainer, checkpoint, curve)
    except KeyboardInterrupt:
        return True
    return False


def write_beside(trainer: "Trainer", checkpoint: Path | None, curve: Path | None) -> None:
    """Write the checkpoint and the curve, where they are wanted."""
    from lutece.table.files import atomic_file

    if checkpoint is not None:
        with atomic_file(checkpoint) as part:
            trainer.write_checkpoint(part)
    if curve is not None:
        with atomic_file(curve) as part:
            part.write_text(curve_csv(trainer.curve))


def curve_csv(curve: Sequence["Progress"]) -> str:
    """The course of a training as CSV, one row a round."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(CURVE_COLUMNS)
    for p in curve:
        share = "" if p.league_share is None else f"{p.league_share:.4f}"
        losses = (f"{value:.4f}" for value in p.losses)
        writer.writerow((p.round, f"{p.seconds:.1f}", p.decisions, p.games, p.role, *losses, share))
    return text.getvalue()
