"""`lutece admin reports`: what players told about others."""

import time
from typing import Annotated

import typer

from lutece.cli.commands.admin.database import Database, open_database
from lutece.cli.console import out


def reports(
    settle: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Mark this report as dealt with.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Also those that were dealt with.")
    ] = False,
    database: Database = None,
) -> None:
    """List what players reported about others at their tables, with what was said last.

    The owner of a table can mute anybody there; `lutece admin close` ends a table for good.

    [dim]lutece admin reports[/]
    [dim]lutece admin reports --settle 3[/]
    """
    with open_database(database) as office:
        if settle is not None:
            office.settle(settle)
            out.print(f"Report {settle} is dealt with.", markup=False)
            return
        found = office.reports(everything)
    for report in found:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(report.at))
        who = report.by or "somebody who is gone"
        out.print(
            f"{report.id}  {when}  table {report.table}: {who} about {report.name} "
            f"({report.about})",
            markup=False,
            highlight=False,
        )
        if report.reason:
            out.print(f"    why: {report.reason}", markup=False, highlight=False)
        for line in report.lines:
            out.print(f"    said: {line}", markup=False, highlight=False)
    if not found:
        out.print("Nobody reported anything.")
