"""What the view of Paris Paris says of tiles that stay: what the end of the round would give."""

from lutece.table import Match
from tests.rules.paris_paris_positions import GAME, put, record, start


def takes(match: Match) -> dict[str, tuple[int | None, dict[str, int | None]]]:
    """By tile on show: where a shop would go, and its points by the tile that stays."""
    board = GAME.board(match.state, 0)
    tiles = [f"{tile.stop} {tile.line}" for tile in board.on_show]
    return {
        tile: (take.place, dict(zip(tiles, take.stays, strict=True)))
        for tile, take in zip(tiles, board.takes, strict=True)
    }


def test_a_shop_at_the_stop_of_the_tile_that_stays_scores() -> None:
    match = start(2, ["orsay blue", "louvre red", "opera violet"])
    put(match, "orsay", 0)
    place, stays = takes(match)["louvre red"]
    assert place == 0
    assert stays == {"orsay blue": 1, "louvre red": None, "opera violet": 1}  # the Louvre is next


def test_the_last_choice_of_a_round_brings_what_was_foreseen() -> None:
    tiles = ["orsay blue", "louvre red", "opera violet"]
    for taken in (0, 1):
        match = start(2, tiles)
        match.play(match.legal_actions()[2])
        put(match, "concorde", match.to_move)
        seat, board = match.to_move, GAME.board(match.state, 0)
        (foreseen,) = [points for points in board.takes[taken].stays if points is not None]
        text = f"take {board.on_show[taken].stop} {board.on_show[taken].line}"
        before = match.scores[seat]
        match.play(text)
        assert match.scores[seat] - before == foreseen


def test_a_second_tile_of_a_line_brings_its_grand_tour() -> None:
    match = start(2, ["opera violet", "odeon blue", "orsay blue"])
    s = record(match)
    s.parked[4] = int(s.shown[0])
    put(match, "louvre", 0)
    put(match, "odeon", 0)
    _, stays = takes(match)["orsay blue"]
    without = takes(start(2, ["opera violet", "odeon blue", "orsay blue"]))["orsay blue"][1]
    assert (stays["opera violet"] or 0) > (without["opera violet"] or 0)
    assert GAME.board(match.state, 0).ready == ["violet"]


def test_where_a_shop_must_leave_nothing_is_foreseen() -> None:
    match = start(3, ["louvre red", "orsay blue", "opera violet", "odeon blue"])
    put(match, "louvre", 1, 2)
    place, stays = takes(match)["louvre red"]
    assert place is None
    assert set(stays.values()) == {None}
