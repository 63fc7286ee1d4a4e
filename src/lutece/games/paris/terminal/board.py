"""Paris drawn in a terminal: six districts around the Arc, the bonus track, the screens."""

from itertools import zip_longest

from rich.console import Console, ConsoleDimensions, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lutece.games.paris.game import Paris
from lutece.games.paris.view import Board, DistrictView, LandmarkView, SeatView
from lutece.terminal.seats import seat_mark, seat_name
from lutece.terminal.view_protocols import ShownView

# Districts are listed clockwise from the north; these are their positions around the Arc.
NORTH, SOUTH = (5, 0, 1), (4, 3, 2)
DISTRICT_COLUMNS = 40
WIDE = 3 * DISTRICT_COLUMNS  # below this the districts stand under each other
TWO_LANDMARKS = 80  # below this the landmarks of the supply do, too
SECTION = 10  # spaces of the bonus track in a row
UNBOUNDED = Console(width=1000)  # to measure the natural width of a table

Row = tuple[Text, dict[str, Text]]  # a seat's name, and its figures by heading

KINDS = {
    "wood": ("wood", "#B08D5C"),
    "marble": ("marble", "#C9D3DF"),
    "gold": ("gold", "#F2C230"),
    "prestige-bronze": ("★bronze", "#CD7F32"),
    "prestige-silver": ("★silver", "#C0C0C0"),
    "prestige-gold": ("★gold", "#FFD75F"),
}


def draw(game: Paris, view: ShownView, names: list[str], size: ConsoleDimensions) -> RenderableType:
    """The whole table as this seat sees it, for a terminal of this size."""
    board: Board = view.board
    return Group(
        draw_city(board, size.width),
        draw_track(board),
        draw_seats(view, names, size.width),
        *([draw_screen(board, board.seats[view.seat])] if view.seat is not None else []),
    )


def draw_city(board: Board, width: int) -> RenderableType:
    """The districts where they lie around the Arc, or under each other."""
    panels = [draw_district(district, board.landmarks) for district in board.districts]
    middle = draw_middle(board, width)
    if width < WIDE:
        return Group(*_in_rows(panels, width // DISTRICT_COLUMNS), middle)
    north, south = _in_rows([panels[i] for i in NORTH + SOUTH], len(NORTH))
    return Group(north, middle, south)


def _in_rows(panels: list[Panel], columns: int) -> list[Table]:
    """Districts side by side, so many in a row."""
    rows = []
    for first in range(0, len(panels), max(columns, 1)):
        grid = Table.grid()
        row = panels[first : first + max(columns, 1)]
        for _ in row:
            grid.add_column(width=DISTRICT_COLUMNS)
        grid.add_row(*row)
        rows.append(grid)
    return rows


def draw_district(district: DistrictView, landmarks: list[LandmarkView]) -> Panel:
    """A district: bank, buildings with their tokens and keys, landmarks, VP tile."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", width=2)
    table.add_column(width=18)
    table.add_column(width=8)
    table.add_column()
    table.add_row("", f"bank, {district.bank_francs} francs", "", keys(district.bank_keys))
    for building in district.buildings:
        table.add_row(
            f"{building.value}",
            building.type or Text("· · ·", "dim"),
            kind_mark(building.token) if building.token else "",
            keys(building.keys),
        )
    for landmark in sorted(landmarks, key=lambda x: x.value):
        if landmark.district == district.district:
            table.add_row(
                Text(f"{landmark.value}", "bold"),
                Text(landmark.name, "bold"),
                Text(slots(landmark), "dim"),
                keys(landmark.keys),
            )
    vp = "/".join(map(str, district.vp_tile)) if district.vp_tile else "–"
    return Panel(table, title=f"[b]{district.name}[/]  VP {vp}", title_align="left")


def draw_middle(board: Board, width: int) -> Panel:
    """The Arc, and what lies beside the board."""
    names = {district.district: district.name for district in board.districts}
    text = Text("Arc de Triomphe: ").append_text(keys(board.arc_keys))
    piles = "  ".join(
        f"{n}: {pile.left} ({names[pile.top]})" if pile.top else f"{n}: empty"
        for n, pile in enumerate(board.piles, start=1)
    )
    text.append(f"    End-game tiles left: {board.end_tiles_left}")
    if board.final_rounds:
        last = "the final round" if board.final_rounds == 1 else "one more round after this one"
        text.append(f"    {last}", "bold")
    text.append(f"\nPiles, with the district on top: {piles}")
    text.append("\nVP tiles: ")
    text.append("  ".join("/".join(map(str, tile)) for tile in board.vp_tiles) or "none left")
    text.append("\nMarket: ")
    for kind, prices in board.prices.items():
        buy = f"buy {prices['buy']} " if "buy" in prices else ""
        stock = f"{board.supply[kind]}× " if kind in board.supply else ""
        text.append_text(kind_mark(kind)).append(f" {stock}{buy}sell {prices['sell']}  ")
    if board.drawn:
        text.append(f"\nDrawn, waiting for a district: {board.drawn}", "bold")
    return Panel(
        Group(text, draw_supply(board, width)),
        border_style="#B08D3C",
        width=WIDE if width >= WIDE else None,
    )


def draw_supply(board: Board, width: int) -> RenderableType:
    """The landmarks that can still be built: value, resources, prestige slots with their VP."""
    supply = [landmark for landmark in board.landmarks if landmark.district is None]
    if not supply:
        return Text("All landmarks are built.")
    cells = [
        (f"{landmark.value:>2}", f"[b]{landmark.name}[/]", _needs(landmark), slots(landmark))
        for landmark in supply
    ]
    grid = Table.grid(padding=(0, 2))
    if width < TWO_LANDMARKS:
        for cell in cells:
            grid.add_row(*cell)
    else:
        half = (len(cells) + 1) // 2
        for left, right in zip_longest(cells[:half], cells[half:], fillvalue=("",) * 4):
            grid.add_row(*left, "  ", *right)
    return Group(
        Text("Landmarks to build (slots: bronze, silver, gold prestige and its VP):"), grid
    )


def _needs(landmark: LandmarkView) -> str:
    return " ".join(f"{n} {kind}" for kind, n in landmark.resources.items())


def draw_track(board: Board) -> Panel:
    """The bonus track: space, tile where it differs, how many are left, and the meeples."""
    table = Table.grid(padding=(0, 2))
    meeples: dict[int, Text] = {}
    for seat in board.seats:
        meeples.setdefault(seat.meeple, Text()).append_text(seat_mark(seat.seat))
    spaces = board.track
    for first in range(0, len(spaces), SECTION):
        cells = []
        for space in spaces[first : first + SECTION]:
            tile = f"{space.space}" + (f"→{space.number}" if space.number != space.space else "")
            tile += f"×{space.left}" if space.left > 1 else ""
            cell = Text.assemble((tile, "") if space.left else ("·", "dim"), " ")
            cells.append(cell.append_text(meeples.get(space.space, Text(""))))
        table.add_row(*cells)
    shuffled = any(space.number != space.space for space in board.track)
    start = Text("Bonus track" + (", space→tile" if shuffled else ""))
    if 0 in meeples:
        start.append("  (before it: ").append_text(meeples[0]).append(")")
    return Panel(table, title=start, title_align="left", expand=False)


def draw_seats(view: ShownView, names: list[str], width: int) -> RenderableType:
    """Scores, and of each seat what its screen does not hide: a table, if the screen is wide."""
    board: Board = view.board
    rows = [(seat_name(seat.seat, names[seat.seat]), figures(seat)) for seat in board.seats]
    table = tabled(rows)
    return table if UNBOUNDED.measure(table).maximum <= width else listed(rows)


def tabled(rows: list[Row]) -> Table:
    """A row for each seat."""
    table = Table(box=None)
    for heading in ("", *rows[0][1]):
        table.add_column(heading, justify="left" if heading in ("", "tokens", "tiles") else "right")
    for name, cells in rows:
        table.add_row(name, *cells.values())
    return table


def listed(rows: list[Row]) -> Group:
    """The same below each seat's name: in few columns a table would cut its words."""
    lines: list[RenderableType] = []
    for name, cells in rows:
        shown = [Text.assemble(heading, " ", cell) for heading, cell in cells.items() if cell]
        lines += [name, Padding(Text(", ").join(shown), (0, 0, 0, 4))]
    return Group(*lines)


def figures(seat: SeatView) -> dict[str, Text]:
    """The figures of a seat, by heading."""
    ends = str(seat.end_tiles_held) if seat.end_tiles is None else ", ".join(seat.end_tiles)
    return {
        "VP": Text(str(seat.score)),
        "francs": hidden(seat.francs),
        "keys": hidden(seat.keys),
        "reserve": Text(str(seat.reserve)),
        "space": Text(str(seat.meeple)),
        "tokens": tokens(seat.tokens),
        "tiles": hidden(None if seat.tiles is None else _numbers(seat.tiles)),
        "used": Text(" ".join([*map(str, seat.used), *seat.used_end_tiles])),
        "end tiles": Text("" if ends == "0" else ends),
    }


def draw_screen(board: Board, own: SeatView) -> RenderableType:
    """Behind the own screen: what each unused bonus tile does."""
    if not own.tiles:
        return Text("")
    does = {space.number: space.does for space in board.track}
    lines = [f"{number}: {does[number]}" for number in own.tiles]
    return Panel("\n".join(lines), title="Your bonus tiles", title_align="left", expand=False)


def keys(by_seat: list[int]) -> Text:
    """Keys standing at a place, a letter each."""
    return Text(" ").join(seat_mark(seat) for seat, n in enumerate(by_seat) for _ in range(n))


def kind_mark(kind: str) -> Text:
    """A token in its colour; prestige has a star."""
    return Text(*KINDS[kind])


def slots(landmark: LandmarkView) -> str:
    """The prestige slots of a landmark: metal and VP."""
    return " ".join(f"{kind.removeprefix('prestige-')[0]}{vp}" for kind, vp in landmark.slots)


def tokens(held: dict[str, int] | None) -> Text:
    """Tokens behind a screen, where it may be seen."""
    if held is None:
        return Text("hidden", "dim")
    text = Text()
    for kind, count in held.items():
        if count:
            text.append(f"{count} ").append_text(kind_mark(kind)).append(" ")
    text.rstrip()
    return text


def hidden(value: object | None) -> Text:
    """A value, or the word for what a screen hides."""
    return Text("hidden", "dim") if value is None else Text(str(value))


def _numbers(tiles: list[int]) -> str:
    return " ".join(map(str, tiles))
