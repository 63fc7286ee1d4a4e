"""Paris Paris drawn in a terminal: the map with its five lines, the parking, the seats."""

from collections import Counter

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lutece.games.paris_paris.game import ParisParis
from lutece.games.paris_paris.view import Board
from lutece.kernel.structs import SEAT_LETTERS
from lutece.terminal.canvas import Canvas
from lutece.terminal.seats import seat_mark, seat_name
from lutece.terminal.view_protocols import ShownEntry, ShownView

# Each line has a mark of its own as well as a colour.
LINE_STYLES = {
    "green": ("•", "#1E9E6A"),
    "red": ("=", "#E0533B"),
    "blue": ("+", "#5B8DEF"),
    "yellow": ("×", "#F5CB2B"),
    "violet": ("~", "#C08BE0"),
}
OTHER_LINE = ("·", "white")

MAP_COLUMNS, MAP_ROWS = 104, 30
ROOMY, LOW_MAP_ROWS = 50, 23  # terminals of fewer rows than this get a flatter map
MARGIN = 4
PANEL_COLUMNS = 46
NARROWEST = 106  # below this the stops are listed by line instead of drawn


def draw(
    game: ParisParis, view: ShownView, names: list[str], size: ConsoleDimensions
) -> RenderableType:
    """The whole table as this seat sees it, for a terminal of this size."""
    board: Board = view.board
    numbers = _decision_numbers(view)
    rows = MAP_ROWS if size.height >= ROOMY else LOW_MAP_ROWS
    side = Group(seats(view, names), parking(board))
    if size.width >= MAP_COLUMNS + PANEL_COLUMNS:
        table = Table.grid(padding=(0, 1))
        table.add_column(width=MAP_COLUMNS)
        table.add_row(draw_map(game, board, numbers, rows), side)
        return table
    if size.width >= NARROWEST:
        return Group(draw_map(game, board, numbers, rows), side)
    return Group(lines(game, board, numbers), side)


def draw_map(
    game: ParisParis, board: Board, numbers: dict[tuple[str, str], int], rows: int
) -> Text:
    """The city map: lines, then stops, then names where there is room."""
    canvas = Canvas(MAP_COLUMNS, rows)
    at = _spots(game, rows)
    for line in game.network.line:
        mark, style = LINE_STYLES.get(line.name, OTHER_LINE)
        for start, end in zip(line.stops, line.stops[1:], strict=False):
            canvas.path(at[start], at[end], mark, style)
    boxes = {stop.stop: _shops(stop.shops) for stop in board.stops}
    for name, box in boxes.items():
        canvas.put(at[name][0] - len(box.plain) // 2, at[name][1], box)
    tiles = _tiles_by_stop(board)
    # Stops with a tile on show first: their words matter most.
    for stop in sorted(game.network.stop, key=lambda stop: stop.slug not in tiles):
        label = Text(f" {stop.name} ", style="bold" if stop.slug in tiles else "")
        for colour in tiles.get(stop.slug, []):
            label.append_text(_badge(colour, numbers.get((stop.slug, colour)))).append(" ")
        x, y = at[stop.slug]
        half, length = len(boxes[stop.slug].plain) // 2, len(label.plain)
        beside = [(x + half + 1, y), (x - half - length, y)]
        above = [(x - length // 2 + shift, y + dy) for dy in (-1, 1) for shift in (0, 4, -4, 8, -8)]
        canvas.place(beside + above, label)
    return canvas.render()


def condensed(entry: ShownEntry) -> str:
    """What came of a decision in few words: the points of a tour summed up a seat."""
    words: list[str] = []
    points: Counter[int] = Counter()
    for said in entry.happened:
        key = said.key.removeprefix("paris-paris-")
        if key in ("shop-scores", "neighbour-scores"):
            points[int(said.args["seat"])] += 1
        elif key not in ("bus-calls", "laid-out"):
            words += [_sum(points), said.text]
            points.clear()
    return " ".join(word for word in [*words, _sum(points)] if word)


def lines(game: ParisParis, board: Board, numbers: dict[tuple[str, str], int]) -> Table:
    """The stops listed by line, for narrow terminals."""
    shops = {stop.stop: stop.shops for stop in board.stops}
    tiles = _tiles_by_stop(board)
    table = Table(show_header=False, box=None, padding=(0, 1))
    for line in game.network.line:
        row = Text()
        for i, name in enumerate(line.stops):
            title = next(stop.name for stop in game.network.stop if stop.slug == name)
            row.append(" – " if i else "", LINE_STYLES.get(line.name, OTHER_LINE)[1])
            row.append(f"{title} ")
            row.append_text(_shops(shops[name]))
            if line.name in tiles.get(name, []):
                row.append(" ").append_text(_badge(line.name, numbers.get((name, line.name))))
        table.add_row(line_name(line.name), row)
    return table


def seats(view: ShownView, names: list[str]) -> Table:
    """Scores and holdings of all seats, as the rules allow."""
    board: Board = view.board
    table = Table(title=f"Round {board.round} of {board.rounds}", title_justify="left", box=None)
    for column in ("", "points", "shops", "marker"):
        table.add_column(column, justify="left" if column in ("", "marker") else "right")
    for seat in range(view.seats):
        marker = board.markers[seat]
        name = seat_name(seat, names[seat])
        if seat == board.bus and view.to_move is not None:
            name.append(" (bus)", "dim")
        table.add_row(
            name,
            str(board.scores[seat]),
            str(board.stock[seat]),
            line_name(marker) if marker else Text("hidden", "dim"),
        )
    return table


def parking(board: Board) -> Panel:
    """The parking spaces, the open marker, and the bag once it may be seen."""
    text = Text("Parked: ")
    for tile in board.parked:
        text.append_text(line_name(tile.line)).append("  ")
    if not board.parked:
        text.append("nothing", "dim")
    if board.open_marker:
        text.append("\nOpen marker: ").append_text(line_name(board.open_marker))
    if board.bag is not None:
        text.append(f"\nBag: {', '.join(str(n) for n in board.bag)}")
    return Panel(text, title="Parking", title_align="left", expand=False)


def _sum(points: Counter[int]) -> str:
    gains = [f"{SEAT_LETTERS[seat]} +{points[seat]}" for seat in sorted(points)]
    return f"{', '.join(gains)}." if gains else ""


def _decision_numbers(view: ShownView) -> dict[tuple[str, str], int]:
    """The number under which each tile on show can be taken."""
    numbers = {}
    for number, decision in enumerate(view.decisions, start=1):
        word, *rest = decision.text.split()
        if word == "take":
            numbers[rest[0], rest[1]] = number
    return numbers


def _tiles_by_stop(board: Board) -> dict[str, list[str]]:
    tiles: dict[str, list[str]] = {}
    for tile in board.on_show:
        tiles.setdefault(tile.stop, []).append(tile.line)
    return tiles


def _spots(game: ParisParis, rows: int) -> dict[str, tuple[int, int]]:
    """Where each stop stands on the sheet: the map stretched to it, a margin left for the names."""
    xs, ys = zip(*(stop.at for stop in game.network.stop), strict=True)
    wide, high = max(max(xs) - min(xs), 1), max(max(ys) - min(ys), 1)
    return {
        stop.slug: (
            MARGIN + round((stop.at[0] - min(xs)) * (MAP_COLUMNS - 4 * MARGIN) / wide),
            round((stop.at[1] - min(ys)) * (rows - 1) / high),
        )
        for stop in game.network.stop
    }


def _shops(shops: list[int | None]) -> Text:
    """A single stop as [A], a crossing as [A|B]; a free place is a dot, so that no line breaks."""
    box = Text("[")
    for i, owner in enumerate(shops):
        box.append("|" if i else "")
        box.append_text(Text("·") if owner is None else seat_mark(owner))
    return box.append("]")


def _badge(line: str, number: int | None) -> Text:
    """A tile on show: its line's mark, and the number to choose it by."""
    mark, style = LINE_STYLES.get(line, OTHER_LINE)
    words = f"{mark}{number}" if number else f"{mark}"
    return Text(f" {words} ", f"bold black on {style}")


def line_name(line: str) -> Text:
    """A line by its mark, name and colour."""
    mark, style = LINE_STYLES.get(line, OTHER_LINE)
    return Text(f"{mark} {line}", style)
