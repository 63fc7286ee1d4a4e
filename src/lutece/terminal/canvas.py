"""A sheet of characters to draw on, for boards in the terminal."""

from rich.text import Text

Cell = tuple[str, str]  # a character and its style


class Canvas:
    """Characters at whole coordinates, x to the right and y down; words cover paths."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells: dict[tuple[int, int], Cell] = {}
        self._taken: set[tuple[int, int]] = set()

    def path(self, start: tuple[int, int], end: tuple[int, int], mark: str, style: str) -> None:
        """A straight row of marks between two points; words may cover it."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for i in range(steps + 1):
            x = round(start[0] + (end[0] - start[0]) * i / steps)
            y = round(start[1] + (end[1] - start[1]) * i / steps)
            self._cells.setdefault((x, y), (mark, style))

    def put(self, x: int, y: int, text: Text) -> None:
        """Words that nothing drawn later by `place` covers."""
        for i, char in enumerate(text.plain):
            style = " ".join(str(span.style) for span in text.spans if span.start <= i < span.end)
            self._cells[(x + i, y)] = (char, style or str(text.style))
            self._taken.add((x + i, y))

    def is_free(self, x: int, y: int, length: int) -> bool:
        """Whether words of that length fit there and cover no others."""
        if x < 0 or y < 0 or x + length > self.width or y >= self.height:
            return False
        return not any((x + i, y) in self._taken for i in range(length))

    def place(self, spots: list[tuple[int, int]], text: Text) -> None:
        """Put words at the first spot where they cover nothing, or at the first of all."""
        free = [spot for spot in spots if self.is_free(*spot, len(text.plain))]
        x, y = (free or spots)[0]
        self.put(x, y, text)

    def render(self) -> Text:
        """The sheet as one text."""
        rows = []
        for y in range(self.height):
            row = Text(no_wrap=True)
            for x in range(self.width):
                row.append(*self._cells.get((x, y), (" ", "")))
            row.rstrip()
            rows.append(row)
        return Text("\n", no_wrap=True).join(rows)
