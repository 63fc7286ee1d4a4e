"""The board of any game in a terminal, made from its view, for games without their own drawing.

Fields of the board are shown by their names. A list of structs is a table. What the board has by
seat stands beside the players: a list of structs each of which names its `seat`, in order, or a
list of single values, one for each seat. The page's generic board reads a view in the same way.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from lutece.kernel.contract import Game
from lutece.terminal.seats import seat_name
from lutece.terminal.view_protocols import ShownEntry, ShownView

NOTHING = "–"


def draw(game: Game, view: ShownView, names: list[str], size: ConsoleDimensions) -> RenderableType:
    """The whole table as this seat sees it."""
    board = msgspec.to_builtins(view.board)
    by_seat = {name: value for name, value in board.items() if _is_by_seat(value, view.seats)}
    tables = {name: value for name, value in board.items() if _is_table(value)}
    single = {n: value for n, value in board.items() if n not in by_seat and n not in tables}
    parts: list[RenderableType] = [_pairs(single)] if single else []
    parts += [_table(name, value) for name, value in tables.items() if name not in by_seat]
    return Group(*parts, _seats(view, names, _holdings(by_seat, view.seats)))


def condensed(entry: ShownEntry) -> str:
    """What happened in a decision; its notation if it had no effect by itself."""
    return " ".join(said.text for said in entry.happened) or entry.decision or ""


def tables(game: Game) -> list[RenderableType]:
    """Every figure of the game's components file."""
    file = game.description.components
    if file is None:
        return [Text(f"{game.title} has no components file.")]
    return [Text(file.read_text(encoding="utf-8"))]


def _pairs(fields: Mapping[str, Any]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for name, value in fields.items():
        grid.add_row(Text(_label(name), "dim"), _value_text(value))
    return grid


def _table(title: str, rows: Sequence[Mapping[str, Any]]) -> Table:
    table = Table(title=_label(title), title_justify="left")
    for column in rows[0]:
        table.add_column(_label(column))
    for row in rows:
        table.add_row(*(_value_text(value) for value in row.values()))
    return table


def _holdings(by_seat: Mapping[str, Any], seats: int) -> list[dict[str, Any]]:
    """The fields of each seat."""
    holdings: list[dict[str, Any]] = [{} for _ in range(seats)]
    for name, values in by_seat.items():
        for own, value in zip(holdings, values, strict=True):
            own.update(value if isinstance(value, dict) else {name: value})
    return holdings


def _seats(view: ShownView, names: list[str], by_seat: Sequence[Mapping[str, Any]]) -> Table:
    """The players: who is to move, points, and what the board has of each seat."""
    columns = [name for name in by_seat[0] if name not in ("seat", "score", "scores")]
    table = Table(box=None)
    for heading in ("", "points", *columns):
        table.add_column(_label(heading), justify="right" if heading == "points" else "left")
    for seat, fields in enumerate(by_seat):
        name = seat_name(seat, names[seat])
        if seat == view.to_move:
            name.append(" (to move)", "dim")
        table.add_row(
            name, str(view.scores[seat]), *(_value_text(fields[name]) for name in columns)
        )
    return table


def _is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _is_by_seat(value: Any, seats: int) -> bool:
    if not isinstance(value, list) or len(value) != seats:
        return False
    if any(isinstance(one, dict) for one in value):
        return all(isinstance(one, dict) and one.get("seat") == n for n, one in enumerate(value))
    return not any(isinstance(one, list) for one in value)


def _value_text(value: Any) -> Text:
    """A value of the board as text."""
    if value is None or value in ([], {}):
        return Text(NOTHING, "dim")
    match value:
        case bool():
            return Text("yes" if value else "no")
        case dict():
            return Text(", ").join(
                Text.assemble(f"{_label(name)} ", _value_text(one)) for name, one in value.items()
            )
        case list():
            return Text(" ").join(_value_text(one) for one in value)
    return Text(str(value))


def _label(name: str) -> str:
    return name.replace("_", " ")
