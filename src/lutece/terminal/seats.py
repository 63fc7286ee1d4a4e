"""How seats look in a terminal: a letter, a colour and a shape, never colour alone."""

from rich.text import Text

from lutece.kernel.structs import SEAT_LETTERS

SEAT_STYLES = (
    "bold white on #1D4ED8",
    "bold white on #DC2626",
    "bold black on #FACC15",
    "bold white on #374151",
)
SHAPES = "▲■●◆"


def seat_mark(seat: int) -> Text:
    """A seat's letter in its colour."""
    return Text(SEAT_LETTERS[seat], style=SEAT_STYLES[seat])


def seat_name(seat: int, name: str = "") -> Text:
    """A seat with its shape and its player's name."""
    return Text.assemble(
        (f" {SEAT_LETTERS[seat]} ", SEAT_STYLES[seat]), f" {SHAPES[seat]} {name}".rstrip()
    )
