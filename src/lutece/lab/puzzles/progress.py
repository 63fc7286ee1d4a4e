"""The progress of mining on disk, from which an interrupted command continues.

The file is in the folder of the output file. Its first line is the plan and the edition of the
game; then there is one line per game, in order.
"""

from pathlib import Path

import msgspec

from lutece.kernel.contract import Game
from lutece.lab.puzzles.mining import MiningPlan
from lutece.lab.puzzles.schema import Puzzle
from lutece.table.files import FileError

SUFFIX = ".found"


class _Key(msgspec.Struct, frozen=True):
    plan: MiningPlan
    edition: str


class MiningProgress:
    """The puzzles of the games that were mined, by game."""

    def __init__(self, file: Path, game: Game, plan: MiningPlan) -> None:
        """Read the progress of this plan; start empty if there is none."""
        self.file = file.with_name(file.name + SUFFIX)
        self._key = msgspec.json.encode(_Key(plan, game.edition))
        self.games: list[list[Puzzle]] = self._read()

    @property
    def puzzles(self) -> list[Puzzle]:
        """All puzzles found so far."""
        return [puzzle for found in self.games for puzzle in found]

    def add(self, found: list[Puzzle]) -> None:
        """Append the puzzles of the next game."""
        begin = not self.games
        try:
            with self.file.open("wb" if begin else "ab") as out:
                if begin:
                    out.write(self._key + b"\n")
                out.write(msgspec.json.encode(found) + b"\n")
        except OSError as error:
            raise FileError(f"{self.file} cannot be written: {error.strerror}.") from None
        self.games.append(found)

    def forget(self) -> None:
        """Delete the file, once the puzzles are written to the output."""
        self.file.unlink(missing_ok=True)

    def _read(self) -> list[list[Puzzle]]:
        if not self.file.exists():
            return []
        first, *lines = self.file.read_bytes().split(b"\n")
        if first != self._key:
            raise FileError(
                f"{self.file} holds what was mined with another plan: delete it, or name another "
                "file with --out."
            )
        games: list[list[Puzzle]] = []
        for line in lines:
            try:
                games.append(msgspec.json.decode(line, type=list[Puzzle]))
            except msgspec.DecodeError:
                break  # the last line of a command that was killed
        kept = [first, *lines[: len(games)], b""]
        self.file.write_bytes(b"\n".join(kept))
        return games
