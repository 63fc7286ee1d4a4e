"""Paris Paris read slowly: a referee for records of the game.

The numbers PP-1 to PP-24 are those of the written rules.  Nothing here is fast; each rule is one
function, so that it can be held beside its sentence.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

Board = dict[str, list[int]]
"""For each stop the owners (seats) of the shops standing there."""

# PP-1; the first stop of a line is its start arrow.
LINES: dict[str, tuple[str, ...]] = {
    "green": (
        "montmartre",
        "gare-du-nord",
        "st-nicolas",
        "pompidou",
        "hotel-de-ville",
        "notre-dame",
        "quartier-latin",
    ),
    "red": (
        "concorde",
        "louvre",
        "les-halles",
        "pont-neuf",
        "hotel-de-ville",
        "bastille",
        "gare-de-lyon",
    ),
    "blue": (
        "orsay",
        "odeon",
        "saint-michel",
        "pont-neuf",
        "pompidou",
        "republique",
        "buttes-chaumont",
    ),
    "yellow": (
        "champ-de-mars",
        "invalides",
        "luxembourg",
        "quartier-latin",
        "jardin-des-plantes",
        "bastille",
        "republique",
    ),
    "violet": (
        "place-de-clichy",
        "montmartre",
        "opera",
        "louvre",
        "odeon",
        "luxembourg",
        "montparnasse",
    ),
}

STOPS: list[str] = sorted({stop for stops in LINES.values() for stop in stops})
SHOPS_TO_PLACE = 19  # PP-4
STACKS: dict[int, tuple[int, int]] = {2: (20, 3), 3: (15, 4), 4: (12, 5)}  # PP-6: how many, of what
SETUP_FIELDS = {"start", "stacks", "markers", "open_marker"}
MOVE_FIELDS = {"seat", "legal", "do", "after"}


# The network


def lines_of(stop: str) -> list[str]:
    return [line for line, stops in LINES.items() if stop in stops]


def is_crossing(stop: str) -> bool:
    return len(lines_of(stop)) == 2


def places(stop: str) -> int:
    """How many shops a stop holds (PP-3)."""
    return 2 if is_crossing(stop) else 1


def stops_at_distance(stop: str, line: str, distance: int) -> list[str]:
    """The stops so many stops away along one line, before and after (PP-11)."""
    here = LINES[line].index(stop)
    return [other for there, other in enumerate(LINES[line]) if abs(there - here) == distance]


def neighbours(stop: str) -> list[str]:
    """The next stops on every line of the stop."""
    return [other for line in lines_of(stop) for other in stops_at_distance(stop, line, 1)]


def all_tiles() -> list[str]:
    """One tile for each neighbour, in the colour of the line towards it (PP-2)."""
    return [
        f"{stop} {line}"
        for line, stops in LINES.items()
        for stop in stops
        for _ in stops_at_distance(stop, line, 1)
    ]


def empty_board() -> Board:
    return {stop: [] for stop in STOPS}


# The tours


def nearest_shops(board: Board, stop: str) -> list[int]:
    """Owners of the shops at the smallest distance along the stop's lines (PP-11, PP-12)."""
    for distance in range(1, 7):
        owners = [
            owner
            for line in lines_of(stop)
            for other in stops_at_distance(stop, line, distance)
            for owner in board[other]
        ]
        if owners:
            return owners
    return []


def small_tour(board: Board, stop: str) -> Counter[int]:
    """Points by seat at the left-over stop: one a shop (PP-10), else the nearest (PP-11)."""
    return Counter(board[stop] or nearest_shops(board, stop))


def call_at_crossing(board: Board, crossing: str) -> Counter[int]:
    """Points by seat where the bus stops (PP-14); each neighbouring shop once (PP-15)."""
    points = Counter(board[crossing])
    for owner in set(board[crossing]):
        for stop in neighbours(crossing):
            points[owner] += board[stop].count(owner)
    return points


def grand_tour(board: Board, line: str) -> Counter[int]:
    """Points by seat for the bus on the whole line (PP-14)."""
    points: Counter[int] = Counter()
    for stop in LINES[line]:
        if is_crossing(stop):
            points += call_at_crossing(board, stop)
    return points


def bag_points(bag: Sequence[int]) -> Counter[int]:
    """Points by seat for the bag, if one player alone has the most in it (PP-22)."""
    most = max(bag)
    owners = [seat for seat, shops in enumerate(bag) if shops == most]
    return Counter({owners[0]: most}) if len(owners) == 1 else Counter()


def shops_on_board(board: Board, seat: int) -> int:
    return sum(owners.count(seat) for owners in board.values())


def shares(scores: Sequence[int], on_board: Sequence[int]) -> list[float]:
    """Most points, then fewest shops on the board, then a shared win (PP-23)."""
    standing = [(-points, shops) for points, shops in zip(scores, on_board, strict=True)]
    best = min(standing)
    return [1 / standing.count(best) if mine == best else 0.0 for mine in standing]


# The game


class Referee:
    """One game, from its deal to its end, one decision at a time."""

    def __init__(self, seats: int, options: dict[str, bool], setup: dict[str, Any]) -> None:
        if any(options.values()):
            raise ValueError(f"Paris Paris has no options, but was given {options}")
        self.seats = seats
        self.scores = [0] * seats
        self.stock = [SHOPS_TO_PLACE] * seats
        self.bag = [0] * seats
        self.board = empty_board()
        self.stacks: list[list[str]] = [list(stack) for stack in setup["stacks"]]
        self.markers: list[str] = list(setup["markers"])
        self.open_marker: str | None = setup["open_marker"]
        self.start_player: int = setup["start"]
        self.on_show: list[str] = []
        self.parked: list[str] = []
        self.player = self.start_player
        self.pushing_at: str | None = None
        self.over = False
        self._start_round()

    @property
    def seat(self) -> int:
        return -1 if self.over else self.player

    def legal(self) -> list[str]:
        if self.over:
            return []
        if self.pushing_at is not None:
            return sorted(f"push {owner}" for owner in set(self.board[self.pushing_at]))
        return sorted(f"take {tile}" for tile in set(self.on_show))

    def do(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"'{text}' is not one of {self.legal()}")
        word, what = text.split(" ", 1)
        if word == "take":
            self._take(what)
        else:
            self._choose_whom_to_push(int(what))

    def after(self) -> dict[str, list[int]]:
        return {"scores": list(self.scores), "stock": list(self.stock), "bag": list(self.bag)}

    def win(self) -> list[float]:
        if not self.over:
            raise ValueError("the game is not over")
        return shares(self.scores, [shops_on_board(self.board, s) for s in range(self.seats)])

    def _start_round(self) -> None:
        """PP-8, or the end when no stack is left (PP-21)."""
        if self.stacks:
            self.on_show = self.stacks.pop(0)
            self.player = self.start_player
        else:
            self._finish()

    def _take(self, tile: str) -> None:
        """PP-9."""
        self.on_show.remove(tile)
        stop, _ = tile.split(" ")
        if self.stock[self.player] == 0:  # PP-20
            self._end_turn()
        elif len(self.board[stop]) < places(stop):
            self._open_shop(stop)
        elif len(set(self.board[stop])) == 1:
            self._push_out(stop, self.board[stop][0])
            self._open_shop(stop)
        else:
            self.pushing_at = stop  # PP-17: the newcomer chooses, and opens only then

    def _choose_whom_to_push(self, owner: int) -> None:
        """PP-17."""
        assert self.pushing_at is not None
        stop, self.pushing_at = self.pushing_at, None
        self._push_out(stop, owner)
        self._open_shop(stop)

    def _push_out(self, stop: str, owner: int) -> None:
        """PP-18."""
        self.board[stop].remove(owner)
        if owner == self.player or self.seats == 2:
            self.stock[owner] += 1
        else:
            self.bag[owner] += 1

    def _open_shop(self, stop: str) -> None:
        self.stock[self.player] -= 1
        self.board[stop].append(self.player)
        self._end_turn()

    def _end_turn(self) -> None:
        if len(self.on_show) > 1:
            self.player = self._left_of(self.player)
        else:
            self._end_round(self.on_show.pop())

    def _end_round(self, left_over: str) -> None:
        stop, line = left_over.split(" ")
        self._score(small_tour(self.board, stop))
        self._park(line)
        self.start_player = self._left_of(self.start_player)  # PP-16
        self._start_round()

    def _park(self, line: str) -> None:
        """PP-13: the tile's colour is all that parking looks at."""
        if line in self.parked:
            self._score(grand_tour(self.board, line))
            self.parked.remove(line)
        else:
            self.parked.append(line)

    def _finish(self) -> None:
        """Special tours from the start player on, the open marker last, then the bag."""
        for turn in range(self.seats):
            marker = self.markers[(self.start_player + turn) % self.seats]
            self._score(grand_tour(self.board, marker))
        if self.open_marker is not None:
            self._score(grand_tour(self.board, self.open_marker))
        self._score(bag_points(self.bag))
        self.over = True

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def _score(self, points: Counter[int]) -> None:
        for seat, gained in points.items():
            self.scores[seat] += gained


# Deals


def check_setup(seats: int, setup: dict[str, Any]) -> list[str]:
    """What is wrong with a deal; nothing when it can be played."""
    if seats not in STACKS:
        return [f"{seats} players, but the game is for 2 to 4"]
    if set(setup) != SETUP_FIELDS:
        return [f"the set-up holds {sorted(setup)}, not {sorted(SETUP_FIELDS)}"]
    return [
        *_check_start(seats, setup["start"]),
        *_check_stacks(seats, setup["stacks"]),
        *_check_markers(seats, setup["markers"]),
        *_check_open_marker(seats, setup["markers"], setup["open_marker"]),
    ]


def _check_start(seats: int, start: Any) -> list[str]:
    """PP-5."""
    if type(start) is not int or not 0 <= start < seats:
        return [f"the start player is {start!r}, not a seat from 0 to {seats - 1}"]
    return []


def _check_stacks(seats: int, stacks: list[list[str]]) -> list[str]:
    """PP-6 and PP-2."""
    wrong = []
    count, size = STACKS[seats]
    if len(stacks) != count:
        wrong.append(f"{len(stacks)} stacks, not {count}")
    for number, stack in enumerate(stacks):
        if len(stack) != size:
            wrong.append(f"stack {number} has {len(stack)} tiles, not {size}")
    dealt = Counter(tile for stack in stacks for tile in stack)
    printed = Counter(all_tiles())
    wrong.extend(
        f"{dealt[tile]} tiles '{tile}', not {printed[tile]}"
        for tile in sorted(set(dealt) | set(printed))
        if dealt[tile] != printed[tile]
    )
    return wrong


def _check_markers(seats: int, markers: list[str]) -> list[str]:
    """PP-7."""
    wrong = []
    if len(markers) != seats:
        wrong.append(f"{len(markers)} markers for {seats} players")
    if len(set(markers)) != len(markers):
        wrong.append(f"a marker was dealt twice: {markers}")
    wrong.extend(f"there is no line '{line}' for a marker" for line in markers if line not in LINES)
    return wrong


def _check_open_marker(seats: int, markers: list[str], open_marker: str | None) -> list[str]:
    """PP-7: with two players only."""
    if seats > 2:
        return [] if open_marker is None else [f"an open marker with {seats} players"]
    if open_marker not in LINES:
        return [f"with two players the open marker must be a line, not {open_marker!r}"]
    return [f"the open marker {open_marker} is a player's too"] if open_marker in markers else []


# Records


def check_record(record: dict[str, Any]) -> list[str]:
    """Replay a full record; every difference in words."""
    wrong = check_setup(record["seats"], record["setup"])
    if wrong:
        return [f"set-up: {what}" for what in wrong]
    try:
        referee = Referee(record["seats"], record.get("options", {}), record["setup"])
    except ValueError as error:
        return [f"options: {error}"]
    for number, move in enumerate(record["moves"]):
        wrong.extend(f"move {number}: {what}" for what in _check_before(referee, move))
        try:
            referee.do(move["do"])
        except ValueError as error:
            return [*wrong, f"move {number}: {error}; the rest was not replayed"]
        wrong.extend(f"move {number}: {what}" for what in _check_after(referee, move))
    return wrong + _check_end(referee, record)


def _check_before(referee: Referee, move: dict[str, Any]) -> list[str]:
    wrong = []
    if set(move) != MOVE_FIELDS:
        wrong.append(f"the entry holds {sorted(move)}, not {sorted(MOVE_FIELDS)}")
    if move.get("seat") != referee.seat:
        wrong.append(f"seat {move.get('seat')} decides, should be {referee.seat}")
    if move.get("legal") != referee.legal():
        wrong.append(f"legal {move.get('legal')}, should be {referee.legal()}")
    return wrong


def _check_after(referee: Referee, move: dict[str, Any]) -> list[str]:
    if move.get("after") != referee.after():
        return [f"after '{move['do']}' {move.get('after')}, should be {referee.after()}"]
    return []


def _check_end(referee: Referee, record: dict[str, Any]) -> list[str]:
    """A game that is not over has neither scores nor win."""
    if not referee.over:
        early = [field for field in ("scores", "win") if field in record]
        return [f"the game is not over, yet the record has {field}" for field in early]
    wrong = []
    if record.get("scores") != referee.scores:
        wrong.append(f"final scores {record.get('scores')}, should be {referee.scores}")
    if not _same_shares(record.get("win"), referee.win()):
        wrong.append(f"win {record.get('win')}, should be {referee.win()}")
    return wrong


def _same_shares(recorded: list[float] | None, expected: list[float]) -> bool:
    """Equal but for the rounding of a third."""
    if recorded is None or len(recorded) != len(expected):
        return False
    return all(abs(a - b) < 1e-6 for a, b in zip(recorded, expected, strict=True))
