"""The components of Paris laid out with their sources."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table

from lutece.games.paris.constants import Box
from lutece.games.paris.game import Paris


def tables(game: Paris) -> list[RenderableType]:
    """Every figure of the game."""
    box = game.box
    return [
        start(box),
        districts(box),
        landmarks(box),
        market(box),
        bonus_tiles(box),
        _table(
            "VP tiles (first / second / third in a district)",
            ("VP", "source"),
            [("/".join(map(str, tile.vp)), tile.source) for tile in box.vp_tile],
        ),
        _table(
            "End-game tiles",
            ("tile", "count", "source"),
            [(end.tile, end.count, end.source) for end in box.end_tile],
        ),
    ]


def start(box: Box) -> Table:
    """The francs of each place in turn order."""
    title = f"Start: {box.start.francs} francs each ({box.start.source}), and by turn order"
    rows = [
        (extra.players, ", ".join(f"+{francs}" for francs in extra.francs), extra.source)
        for extra in box.compensation
    ]
    return _table(title, ("players", "francs from the start player on", "source"), rows)


def districts(box: Box) -> Table:
    """Banks and building spaces: type and token at each value."""
    rows: list[tuple[object, ...]] = []
    for district in box.district:
        name, bank = f"{district.name} ({district.source})", district.bank
        rows.append((name, "bank", f"{bank.francs} francs", bank.source, "", ""))
        rows += [
            ("", space.value, space.type, space.type_source, space.token, space.token_source)
            for space in district.space
        ]
    wood = box.building_8
    title = f"Districts (a building of value 8 also costs {wood.wood} wood, {wood.source})"
    return _table(title, ("district", "value", "building", "source", "token", "source"), rows)


def landmarks(box: Box) -> Table:
    """Value, resources and prestige slots of each landmark."""
    return _table(
        "Landmarks",
        ("landmark", "value", "name at value", "resources", "prestige slots and their VP"),
        [
            (
                f"{landmark.name} ({landmark.name_source})",
                f"{landmark.value} ({landmark.value_source})",
                landmark.name_and_value_source,
                " ".join(f"{n} {kind}" for kind, n in landmark.resources.items())
                + f" ({landmark.resources_source})",
                ", ".join(
                    f"{slot.prestige.removeprefix('prestige-')} {slot.vp} ({slot.source})"
                    for slot in landmark.slot
                ),
            )
            for landmark in box.landmark
        ],
    )


def market(box: Box) -> Table:
    """What tokens cost and bring."""
    return _table(
        "Market",
        ("token", "buy", "sell", "source"),
        [(p.kind, "–" if p.buy is None else p.buy, p.sell, p.source) for p in box.price],
    )


def bonus_tiles(box: Box) -> Table:
    """The figures on the bonus tiles that have some; the others do what P-34 says."""
    rows: list[tuple[object, ...]] = [
        (gift.number, f"{gift.francs} francs, {gift.vp} VP", gift.source) for gift in box.gift
    ]
    rows += [
        (tile.number, f"{tile.vp} VP for each building of value {tile.value}", tile.source)
        for tile in box.per_building
    ]
    rows += [(k.number, f"{k.francs} francs for a reserve key", k.source) for k in box.extra_key]
    rows += [(c.number, f"a copy from {c.players} players on", c.source) for c in box.copy]
    rows += [(s.letter, f"spaces {s.first} to {s.last}", s.source) for s in box.section]
    return _table("Bonus track", ("tile or section", "figures", "source"), rows)


def _table(title: str, columns: Iterable[str], rows: Iterable[Iterable[object]]) -> Table:
    table = Table(title=title, title_justify="left")
    for column in columns:
        table.add_column(column)
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    return table
