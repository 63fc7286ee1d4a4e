"""`lutece serve`: the web table."""

from contextlib import suppress
from typing import Annotated

import typer

from lutece.cli.arguments import smtp_option
from lutece.cli.console import compile_rules, out, print_error, print_warning
from lutece.kernel.errors import LuteceError

LAST_PORT = 65535
SHALLOWEST = 16  # simulations


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 127.0.0.1 is this computer alone.")
    ] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="The port; 0 picks a free one.")] = 8100,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. "
            "Default: a file in your data folder.",
        ),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="The name that the server has on the internet, such as play.example.org; may be "
            "repeated. Others are refused then. Local names and bare addresses always work.",
        ),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in your browser.")
    ] = False,
    review_depth: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Simulations for each decision of a review or a hint; fewer suit a small machine. "
            "Default: as `lutece review`.",
        ),
    ] = None,
    url: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="LUTECE_URL",
            help="The address by which people reach the server, for links in messages. "
            "Default: https:// and the first --name.",
        ),
    ] = None,
    smtp: Annotated[
        str | None,
        smtp_option(
            "The mail server that tells players of their turns: smtp://USER:PASSWORD@HOST:587 "
            "(STARTTLS) or smtps://… (encrypted from the start). Needs --mail-from."
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", envvar="LUTECE_MAIL_FROM", help="The address that mail comes from."
        ),
    ] = None,
    private_webhooks: Annotated[
        bool,
        typer.Option(
            envvar="LUTECE_PRIVATE_WEBHOOKS",
            help="Players may name webhooks in your own network, also without https. They could "
            "reach what nobody outside can: only for a server among friends.",
        ),
    ] = False,
) -> None:
    """Open the web table: play in the browser, with friends and bots.

    One process; games are kept in a database, so stopping it loses nothing.

    [dim]lutece serve --open[/]
    [dim]lutece serve --port 8080 --database postgresql://lutece@localhost/lutece[/]
    """
    from lutece import games
    from lutece.server import serve as server
    from lutece.server.doctor import at_start
    from lutece.server.notifications.settings import settings_of
    from lutece.server.pages import BUNDLE

    if not 0 <= port <= LAST_PORT:
        raise LuteceError(f"{port} is not a port: a port is a number from 0 to {LAST_PORT}.")
    if review_depth is not None and review_depth < SHALLOWEST:
        raise LuteceError(
            f"A review of {review_depth} simulations tells nothing: {SHALLOWEST} at least."
        )
    notifying = settings_of(url, tuple(name or ()), smtp, mail_from, private_webhooks)
    games.load_all()
    for problem in games.broken().values():
        print_error(str(problem))
    compile_rules()

    def print_addresses(local: str, shared: list[str]) -> None:
        out.print(f"Lutèce is open at [bold]{local}[/]")
        for address in shared:
            out.print(f"Friends on your network find it at [bold]{address}[/]")
        if BUNDLE.manifest() is None:
            out.print(
                "[dim]The page is served from its sources, which changed after `make bundle`.[/]"
            )
        out.print("[dim]Ctrl-C stops it; no game is lost.[/]")

    where = database or server.default_database()
    for finding in at_start(where):
        print_warning(finding.what)

    with suppress(KeyboardInterrupt):  # Ctrl-C is the normal way to stop the server
        server.serve(
            host,
            port,
            where,
            open_browser,
            print_addresses,
            name or (),
            review_depth,
            notifying,
        )
