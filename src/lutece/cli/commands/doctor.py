"""`lutece doctor`: what may be wrong with a server, its machine or its database."""

from typing import Annotated

import typer

from lutece.cli.arguments import smtp_option
from lutece.cli.commands.admin.database import Database
from lutece.cli.console import err, out, progress_bar
from lutece.kernel.errors import LuteceError

MARKS = {"good": "[green]✓[/]", "warning": "[yellow]![/]", "bad": "[red]✗[/]"}


def doctor(
    database: Database = None,
    url: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Also ask a running server at the address that visitors use, such as "
            "https://play.example.org: does its proxy hand on what it should?",
        ),
    ] = None,
    smtp: Annotated[
        str | None,
        smtp_option("Also ask the mail server that `lutece serve --smtp` names. No mail is sent."),
    ] = None,
    every_game: Annotated[
        bool, typer.Option("--all", help="Replay every game, not only those that run.")
    ] = False,
) -> None:
    """Check the machine and the web table's database: files, clock, space, gaps, broken rows.

    No game is changed, and a server may run meanwhile. The status is 1 if something is wrong.

    [dim]lutece doctor[/]
    [dim]lutece doctor --database sqlite:///games.db --url https://play.example.org[/]
    """
    from rich.text import Text

    from lutece.server import doctor as look
    from lutece.server.notifications.settings import smtp_of
    from lutece.server.serve import default_database

    if url is not None and not url.startswith(("http://", "https://")):
        raise LuteceError(f"{url} is not an address: it should begin with https:// or http://.")
    mail = smtp_of(smtp, "doctor@localhost") if smtp else None
    bad = 0

    def tell(finding: look.Finding) -> None:
        nonlocal bad
        bad += finding.level == "bad"
        out.print(Text.from_markup(MARKS[finding.level]), Text(finding.what), soft_wrap=True)

    for finding in look.machine():
        tell(finding)
    with progress_bar() as bar:
        task = bar.add_task("Replaying games", total=None, visible=False)

        def replayed(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of, visible=True)

        found = list(look.database(database or default_database(), every_game, replayed))
    for finding in found:
        tell(finding)
    if url is not None:
        for finding in look.site(url):
            tell(finding)
    if mail is not None:
        for finding in look.mail_server(mail):
            tell(finding)
    if bad:
        err.print(f"{bad} of these should be fixed.")
        raise typer.Exit(1)
