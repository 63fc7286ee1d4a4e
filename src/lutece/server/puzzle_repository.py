"""All SQL about puzzles: tries, ratings, and decks of own mistakes."""

import time
from typing import Any, NamedTuple

import sqlalchemy as sa

from lutece.server.database import Database, Statement
from lutece.server.database_tables import (
    deck_cards,
    decks,
    mistakes,
    puzzle_ratings,
    puzzle_solvers,
    puzzle_tries,
    reviews,
    seats,
    tables,
)
from lutece.server.people import Player

_who: Any = sa.bindparam("who")
_puzzle: Any = sa.bindparam("which")

_NEW_RATING = sa.insert(puzzle_ratings)
_SAVE_RATING = (
    sa.update(puzzle_ratings)
    .where(puzzle_ratings.c.puzzle == _puzzle)
    .values({name: sa.bindparam(name) for name in ("rating", "deviation", "tries", "found")})
)
_NEW_SOLVER = sa.insert(puzzle_solvers)
_SAVE_SOLVER = (
    sa.update(puzzle_solvers)
    .where(puzzle_solvers.c.player == _who, puzzle_solvers.c.game == sa.bindparam("which"))
    .values(
        {
            name: sa.bindparam(name)
            for name in ("rating", "deviation", "tries", "found", "streak", "best_streak")
        }
    )
)
_NEW_TRY = sa.insert(puzzle_tries)
_TRY_AGAIN = (
    sa.update(puzzle_tries)
    .where(puzzle_tries.c.player == _who, puzzle_tries.c.puzzle == _puzzle)
    .values(tries=puzzle_tries.c.tries + 1, at=sa.bindparam("now"))
)
_NEW_DECK = sa.insert(decks)
_SAVE_DECK = sa.update(decks).where(decks.c.player == _who).values(repeat=sa.bindparam("again"))
_NEW_CARD = sa.insert(deck_cards)
_SAVE_CARD = (
    sa.update(deck_cards)
    .where(
        deck_cards.c.player == _who,
        deck_cards.c.table == sa.bindparam("which"),
        deck_cards.c.number == sa.bindparam("place"),
    )
    .values(box=sa.bindparam("put"), due=sa.bindparam("then"))
)


class Standing(NamedTuple):
    """A rating, and what it rests on; those of puzzles have no streaks."""

    rating: float
    deviation: float
    tries: int = 0
    found: int = 0
    streak: int = 0
    best_streak: int = 0


class Card(NamedTuple):
    """A mistake in a deck."""

    table: str
    number: int
    seat: int
    game: str
    label: str
    solved: bool
    at: float
    box: int | None  # None: not tried in the deck yet
    due: float


class PuzzleRepository:
    """What people have solved, and how hard it was."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def puzzle(self, puzzle: str) -> Standing | None:
        """How hard a puzzle has proved to be; None before the first try."""
        rows = await self.database.read(
            sa.select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle)
        )
        return Standing(*rows[0][1:]) if rows else None

    async def ratings(self, game_puzzles: list[str]) -> dict[str, float]:
        """The ratings of those puzzles that somebody has tried."""
        rows = await self.database.read(
            sa.select(puzzle_ratings.c.puzzle, puzzle_ratings.c.rating).where(
                puzzle_ratings.c.puzzle.in_(game_puzzles)
            )
        )
        return {row.puzzle: row.rating for row in rows}

    async def solver(self, player: Player, game: str) -> Standing | None:
        """How well somebody solves the puzzles of a game."""
        rows = await self.database.read(
            sa.select(puzzle_solvers).where(
                puzzle_solvers.c.player == player.id, puzzle_solvers.c.game == game
            )
        )
        return Standing(*rows[0][2:]) if rows else None

    async def tried(self, player: Player, game: str) -> dict[str, tuple[bool, float]]:
        """The puzzles that somebody has tried: whether found at the first try, and when last."""
        rows = await self.database.read(
            sa.select(puzzle_tries).where(
                puzzle_tries.c.player == player.id, puzzle_tries.c.game == game
            )
        )
        return {row.puzzle: (row.found, row.at) for row in rows}

    async def has_tried(self, player: Player, puzzle: str) -> bool:
        """Whether somebody has tried a puzzle before."""
        rows = await self.database.read(
            sa.select(puzzle_tries.c.tries).where(
                puzzle_tries.c.player == player.id, puzzle_tries.c.puzzle == puzzle
            )
        )
        return bool(rows)

    async def save_first_try(
        self,
        player: Player,
        game: str,
        puzzle: str,
        found: bool,
        solver: Standing,
        rating: Standing,
    ) -> None:
        """Store a rated try; a standing with one try is a new one."""
        now = time.time()
        about_puzzle = rating._asdict()
        del about_puzzle["streak"], about_puzzle["best_streak"]
        first_of_puzzle = (
            Statement(_NEW_RATING, {"puzzle": puzzle, **about_puzzle})
            if rating.tries == 1
            else Statement(_SAVE_RATING, {"which": puzzle, **about_puzzle})
        )
        first_of_player = (
            Statement(_NEW_SOLVER, {"player": player.id, "game": game, **solver._asdict()})
            if solver.tries == 1
            else Statement(_SAVE_SOLVER, {"who": player.id, "which": game, **solver._asdict()})
        )
        tried = {"player": player.id, "puzzle": puzzle, "game": game, "found": found}
        await self.database.write(
            Statement(_NEW_TRY, {**tried, "tries": 1, "at": now}), first_of_puzzle, first_of_player
        )

    async def save_try(self, player: Player, puzzle: str) -> None:
        """Store another try, which is not rated."""
        values = {"who": player.id, "which": puzzle, "now": time.time()}
        await self.database.write(Statement(_TRY_AGAIN, values))

    # --- decks --------------------------------------------------------------------------------

    async def repeats(self, player: Player) -> bool:
        """Whether somebody wants the own mistakes again and again."""
        rows = await self.database.read(
            sa.select(decks.c.repeat).where(decks.c.player == player.id)
        )
        return bool(rows and rows[0].repeat)

    async def save_repeats(self, player: Player, repeat: bool) -> None:
        """Store that wish."""
        rows = await self.database.read(
            sa.select(decks.c.repeat).where(decks.c.player == player.id)
        )
        if rows:
            values = {"who": player.id, "again": repeat}
            await self.database.write(Statement(_SAVE_DECK, values))
        else:
            values = {"player": player.id, "repeat": repeat}
            await self.database.write(Statement(_NEW_DECK, values))

    async def cards(self, player: Player) -> list[Card]:
        """The mistakes at the seats that somebody holds, the most costly first."""
        sits = sa.and_(seats.c.table == mistakes.c.table, seats.c.seat == mistakes.c.seat)
        own = sa.and_(
            deck_cards.c.player == player.id,
            deck_cards.c.table == mistakes.c.table,
            deck_cards.c.number == mistakes.c.number,
        )
        rows = await self.database.read(
            sa.select(
                mistakes.c.table,
                mistakes.c.number,
                mistakes.c.seat,
                tables.c.game,
                mistakes.c.label,
                mistakes.c.solved,
                tables.c.changed,
                deck_cards.c.box,
                deck_cards.c.due,
            )
            .join(tables, tables.c.id == mistakes.c.table)
            .join(seats, sits)
            .outerjoin(deck_cards, own)
            .where(seats.c.player == player.id)
            .order_by(mistakes.c.loss.desc(), mistakes.c.table, mistakes.c.number)
        )
        return [
            Card(
                row.table,
                row.number,
                row.seat,
                row.game,
                row.label,
                row.solved is not None,
                row.changed,
                row.box,
                row.due or 0.0,
            )
            for row in rows
        ]

    async def save_card(self, player: Player, card: Card, box: int, due: float) -> None:
        """Store when a card comes again."""
        if card.box is None:
            place = {"player": player.id, "table": card.table, "number": card.number}
            await self.database.write(Statement(_NEW_CARD, {**place, "box": box, "due": due}))
        else:
            place = {"who": player.id, "which": card.table, "place": card.number}
            await self.database.write(Statement(_SAVE_CARD, {**place, "put": box, "then": due}))

    async def review(self, table: str) -> bytes | None:
        """What the review of a table found, as JSON."""
        rows = await self.database.read(sa.select(reviews.c.found).where(reviews.c.table == table))
        return rows[0].found if rows else None


def hand_over_puzzles(guest: Player, player: Player) -> list[Statement]:
    """The statements that give a guest's tries to a player; what the player has already stays."""
    values = {"guest": guest.id, "now_of": player.id}
    moved = [Statement(sql, values) for sql in _HAND_OVER]
    return moved + [Statement(sql, {"guest": guest.id}) for sql in _DROP_GUEST]


def _handed_over(table: sa.Table, *key: str) -> sa.Update:
    """The rows of a guest that the player has none like."""
    other = table.alias()
    same = [other.c[name] == table.c[name] for name in key]
    has = sa.exists().where(other.c.player == sa.bindparam("now_of"), *same)
    return (
        sa.update(table)
        .where(table.c.player == sa.bindparam("guest"), sa.not_(has))
        .values(player=sa.bindparam("now_of"))
    )


_HAND_OVER = (
    _handed_over(puzzle_tries, "puzzle"),
    _handed_over(puzzle_solvers, "game"),
    _handed_over(decks),
    _handed_over(deck_cards, "table", "number"),
)
_DROP_GUEST = tuple(
    sa.delete(table).where(table.c.player == sa.bindparam("guest"))
    for table in (puzzle_tries, puzzle_solvers, decks, deck_cards)
)
