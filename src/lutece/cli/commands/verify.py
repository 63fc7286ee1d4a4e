"""`lutece verify`: proof that games were dealt from their seeds."""

from typing import Annotated

import typer

from lutece.cli.arguments import Components, RecordFile
from lutece.cli.console import out, print_path
from lutece.kernel.errors import LuteceError


def verify(
    file: RecordFile,
    published: Annotated[
        str | None,
        typer.Option("--hash", metavar="HEX", help="The seed hash noted when the game started."),
    ] = None,
    components: Components = None,
) -> None:
    """Prove that games were dealt as their seeds promise, and played by the rules.

    [dim]lutece verify game.json --hash 5f0c…[/]
    """
    from lutece.cli.record_files import for_each_record, input_name, records_in
    from lutece.table import RecordError
    from lutece.table import verify as verify_record
    from lutece.table.fairness import matches_hash, seed_hash

    records = list(records_in(file))
    if published is not None and len(records) > 1:
        raise LuteceError(
            f"{input_name(file)} holds {len(records)} games; a hash belongs to one game."
        )
    if published is not None and not matches_hash(records[0].seed, published):
        raise RecordError(
            f"The published hash {published} is not the one of this record's seed, "
            f"{seed_hash(records[0].seed)}: this is not the deal that was promised."
        )
    for_each_record(records, components, verify_record)
    if len(records) == 1:
        print_path(f"Seed {records[0].seed}, hash {seed_hash(records[0].seed)}")
        if published is None:
            out.print("Compare the hash with the one noted at the start, or give it with --hash.")
    games_are = "1 game is" if len(records) == 1 else f"{len(records)} games are"
    out.print(
        f"[green]Verified:[/] {games_are} dealt as the seed says, and every decision is legal."
    )
