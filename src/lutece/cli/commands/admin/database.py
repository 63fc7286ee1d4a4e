"""The option that every admin command takes, and the database that it names."""

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from lutece.server.admin import Office

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="The same as for `lutece serve`: sqlite:///FILE or "
        "postgresql://USER:PASSWORD@HOST/NAME. Default: the file in your data folder.",
    ),
]


def open_database(url: str | None) -> "Office":
    """The database of a URL, or the default one."""
    from lutece.server.admin import Office
    from lutece.server.serve import default_database

    return Office(url or default_database())
