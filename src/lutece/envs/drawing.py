"""The board as a spectator sees it: as text, as SVG, as pixels."""

import io
import unicodedata
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console

from lutece.envs.position import EnvError, Position
from lutece.table.drawing import HTML_SIZE, draw_match

MODES = ("human", "ansi", "rgb_array", "svg")
CELL = (7, 15)  # pixels of a character
BACKGROUND, FOREGROUND = (12, 12, 12), (220, 220, 220)


def check_mode(mode: str | None) -> None:
    """Refuse a way to draw that there is not."""
    if mode is not None and mode not in MODES:
        raise EnvError(f"There is no render mode {mode!r}: {', '.join(MODES)}.")


def draw(position: Position, mode: str) -> Any:
    """The board: a text with colours ("ansi"), an SVG document, or pixels (height, width, 3).

    "human" prints it.
    """
    width, height = HTML_SIZE
    if mode == "human":
        Console(width=width, height=height).print(draw_match(position.match(), HTML_SIZE))
        return None
    console = Console(
        record=True, width=width, height=height, file=io.StringIO(), force_jupyter=False
    )
    board = draw_match(position.match(), HTML_SIZE)
    if mode == "rgb_array":
        return _pixels(console.render_lines(board, pad=True))
    console.print(board)
    if mode == "svg":
        return console.export_svg(title=position.table.game.title)
    return console.export_text(styles=True)


def _pixels(lines: list[list[Any]]) -> npt.NDArray[np.uint8]:
    """Characters as pixels, each in its cell and its colours."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as error:
        raise EnvError(
            "render_mode='rgb_array' needs Pillow: pip install 'lutece[envs]'."
        ) from error
    wide, high = CELL
    columns = max(sum(segment.cell_length for segment in line) for line in lines)
    image = Image.new("RGB", (columns * wide, len(lines) * high), BACKGROUND)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(11)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ink, paper = _colours(segment.style)
            right = column + segment.cell_length
            if paper != BACKGROUND:
                corners = (column * wide, row * high, right * wide - 1, (row + 1) * high - 1)
                pen.rectangle(corners, fill=paper)
            for n, character in enumerate(segment.text):
                if not character.isspace():
                    pen.text(((column + n) * wide, row * high), _plain(character), ink, font)
            column = right
    return np.asarray(image, np.uint8).copy()


def _plain(character: str) -> str:
    """A character that Pillow's own font has: frames and accents in ASCII, a dot for the rest."""
    if character in "─━═╌╍┄┅":
        return "-"
    if character in "│┃║╎╏":
        return "|"
    if "\u2500" <= character <= "\u257f":
        return "+"
    plain = unicodedata.normalize("NFKD", character)[0]
    return plain if plain.isascii() else "*"


def _colours(style: Any) -> tuple[Any, Any]:
    """Ink and paper of a style of Rich."""
    if style is None:
        return FOREGROUND, BACKGROUND
    ink = tuple(style.color.get_truecolor()) if style.color else FOREGROUND
    paper = tuple(style.bgcolor.get_truecolor(foreground=False)) if style.bgcolor else BACKGROUND
    return (paper, ink) if style.reverse else (ink, paper)
