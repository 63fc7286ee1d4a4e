"""Paris, rule P-44: what a seat knows, what it sees, and that dealing anew is fair to both."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import msgspec
import numpy as np

from lutece.games.paris.hidden import redeal_end_tiles
from lutece.games.paris.state import PAY, STATE, TARGET
from lutece.kernel.jit import JIT_ENABLED
from lutece.kernel.rng import rng_from
from tests.rules.paris_positions import Table, copy_of, paris

DRAWS = 1200 if JIT_ENABLED else 250
WINDOW = 6.0  # standard deviations


def redealt(table: Table, seat: int, number: int) -> Table:
    twin = copy_of(table)
    paris().kernel.redeal(paris().constants, twin.state, seat, rng_from(str(number), "redeal"))
    return twin


def test_P_44_other_screens_are_closed_and_open_screens_show_all_but_end_tiles() -> None:
    table = Table().tokens(1, wood=2).tile(1, 5).tile(1, 6, used=True).end_tile(1, "vp-3")
    closed = paris().board(table.state, 0).seats[1]
    assert (closed.francs, closed.keys, closed.tokens, closed.tiles) == (None,) * 4
    assert (closed.used, closed.end_tiles, closed.end_tiles_held) == ([6], None, 1)
    opened = paris().board(table.state, 0, {"open_screens": True}).seats[1]
    assert (opened.francs, opened.keys, opened.tiles, opened.end_tiles) == (3, 9, [5], None)
    assert opened.tokens is not None
    assert opened.tokens["wood"] == 2
    own = paris().board(table.state, 1).seats[1]
    assert (own.tiles, own.end_tiles) == ([5], ["vp-3"])
    assert paris().board(table.state, -1).seats[1].francs is None


def test_P_44_the_screens_fall_when_the_game_is_over() -> None:
    table = Table().end_tile(1, "vp-3")
    table.end_game()
    assert paris().board(table.state, 0).seats[1].end_tiles == ["vp-3"]


def random_positions(games: int, seed: int) -> Iterator[Table]:
    """Positions of random games, all options, where end-game tiles are used as well."""
    choose = random.Random(seed)
    for game in range(games):
        options = {name: choose.random() < 0.5 for name in paris().description.rule_options}
        table = Table(2 + game % 3, f"{seed} {game}", **options)
        table.s.phase = 0
        while paris().kernel.to_move(table.state) != -1:
            yield table
            legal = table.legal()
            ends = [text for text in legal if " end " in text or text == "take"]
            table.do(choose.choice(ends if ends and choose.random() < 0.3 else legal))


def test_P_44_dealing_anew_changes_nothing_that_the_seat_knows() -> None:
    before = np.zeros(paris().kernel.observations, np.float32)
    after = np.zeros(paris().kernel.observations, np.float32)
    for number, table in enumerate(random_positions(6 if JIT_ENABLED else 1, 5)):
        if number % 7:
            continue
        for seat in range(int(table.s.seats)):
            twin = redealt(table, seat, number)
            assert paris().violation(twin.state) == ""
            paris().kernel.observe(paris().constants, table.state, seat, before)
            paris().kernel.observe(paris().constants, twin.state, seat, after)
            assert (before == after).all()
            seen = msgspec.json.encode(paris().board(table.state, seat, {"open_screens": True}))
            assert (
                msgspec.json.encode(paris().board(twin.state, seat, {"open_screens": True})) == seen
            )
            assert legal_texts(twin, seat) == legal_texts(table, seat)


def legal_texts(table: Table, seat: int) -> list[str]:
    return table.legal() if int(table.s.to_move) == seat else []


def few_buildings(tops: tuple[int, int, int]) -> Table:
    """Piles of one tile, two, and one; the three removed ones besides: seven hidden tiles."""
    table = Table().no_piles()
    table.s.drawn[:] = [10, 9, 10]
    hidden = [0, 1, 2, 6, 7, 8, 12]  # three of Montmartre, three of La Villette, one of Belleville
    rest = [tile for tile in range(36) if tile not in hidden]
    below = [tile for tile in hidden if tile not in tops]
    piles = [
        [*rest[:10], tops[0]],
        [*rest[10:19], tops[1], below[0]],
        [*rest[19:29], tops[2]],
    ]
    table.s.piles[:, :11] = piles
    table.s.removed[:] = below[1:]
    return table


def test_P_44_building_tiles_are_dealt_uniformly_under_their_top_districts() -> None:
    table = few_buildings((0, 1, 6))
    seen = Counter()
    for number in range(DRAWS):
        s = redealt(table, 0, number).s
        seen[int(s.piles[0, 10]), int(s.piles[1, 9]), int(s.piles[1, 10]), int(s.piles[2, 10])] += 1
    worlds = [
        (one, two, below, three)
        for one, two, below, three in permutations((0, 1, 2, 6, 7, 8, 12), 4)
        if one < 6 and two < 6 and 6 <= three < 12
    ]
    assert set(seen) <= set(worlds)
    assert_uniform(seen, worlds, DRAWS)


def assert_uniform(
    seen: Counter[tuple[object, ...]], worlds: list[tuple[object, ...]], n: int
) -> None:
    """Every world in about the same number of draws: a chi-squared test, at a wide margin."""
    share = n / len(worlds)
    chi = sum((seen[world] - share) ** 2 / share for world in worlds)
    freedom = len(worlds) - 1
    assert abs(chi - freedom) < WINDOW * (2 * freedom) ** 0.5


# End-game tiles. A script is who took and who used what, in order: (seat, "take" or "use", tile).
Script = list[tuple[int, str, str]]
LEFT = -1


def scripted(script: Script, seats: int = 3) -> Table:
    """A table where these end-game tiles were taken and used, and no others exist."""
    table = Table(seats).no_piles()
    kinds = paris().box.ends
    for seat, what, tile in script:
        if what == "take":
            table.end_tile(seat, tile)
        elif what == "use":
            use = int(table.s.uses)
            table.s.used_seat[use], table.s.used_kind[use] = seat, kinds.index(tile)
            table.s.used_after[use] = table.s.takes
            table.s.uses += 1
            table.s.end_held[seat, kinds.index(tile)] -= 1
    return table


def worlds_of(script: Script, left: list[str], eyes: int) -> Counter[tuple[str, ...]]:
    """The kinds of all takes, with the number of worlds: tiles told apart, by brute force.

    A world gives every take a tile and every use one of its seat's takes made before it. It agrees
    with what the seat knows if what it saw at its own takes, and every use, come out the same.
    """
    takes = [(seat, tile) for seat, what, tile in script if what == "take"]
    tiles = [tile for _, tile in takes] + left
    found: Counter[tuple[str, ...]] = Counter()
    for order in permutations(range(len(tiles))):
        if list(order[len(takes) :]) != sorted(order[len(takes) :]):
            continue  # the pile has no order
        kinds = [tiles[i] for i in order]
        if all(
            seat != eyes
            or (kinds[n] == tile and sorted(kinds[n:]) == sorted([x for _, x in takes[n:]] + left))
            for n, (seat, tile) in enumerate(takes)
        ):
            found[tuple(kinds[: len(takes)])] += ways_to_use(script, kinds)
    return +found


def ways_to_use(script: Script, kinds: list[str]) -> int:
    """In how many ways the uses can spend the tiles of these takes."""
    ways, spent, taken = [frozenset[int]()], 0, []
    for seat, what, tile in script:
        if what == "take":
            taken.append(seat)
        else:
            spent += 1
            ways = [
                way | {n}
                for way in ways
                for n, taker in enumerate(taken)
                if taker == seat and kinds[n] == tile and n not in way
            ]
    return len(ways)


def check_end_tiles(script: Script, left: list[str], eyes: int, seats: int = 3) -> None:
    table = scripted(script, seats)
    kinds = paris().box.ends
    table.s.end_left[:] = [left.count(kind) for kind in kinds]
    expected = worlds_of(script, left, eyes)
    total = sum(expected.values())
    seen: Counter[tuple[str, ...]] = Counter()
    rng = rng_from(str(script), "end tiles")
    for _ in range(DRAWS):
        twin = copy_of(table)
        redeal_end_tiles(twin.s, eyes, rng)
        takes = twin.s.take_kind[: int(twin.s.takes)].tolist()
        seen[tuple(kinds[kind] for kind in takes)] += 1
        assert (twin.s.end_held >= 0).all()
    assert set(seen) <= set(expected)
    chi = sum((seen[w] - DRAWS * n / total) ** 2 / (DRAWS * n / total) for w, n in expected.items())
    freedom = max(1, len(expected) - 1)
    assert abs(chi - len(expected) + 1) < WINDOW * (2 * freedom) ** 0.5


def test_P_44_who_never_looked_knows_nothing_of_the_end_tiles() -> None:
    script: Script = [(0, "take", "vp-3"), (1, "take", "vp-4"), (0, "take", "vp-5")]
    check_end_tiles(script, ["vp-6", "gold"], eyes=2)
    check_end_tiles(script, ["vp-6", "gold"], eyes=-1)


def test_P_44_a_look_tells_what_was_left_then() -> None:
    script: Script = [
        (1, "take", "vp-3"),
        (2, "take", "vp-4"),
        (0, "take", "vp-5"),
        (1, "take", "gold"),
        (2, "take", "vp-6"),
    ]
    check_end_tiles(script, ["marble"], eyes=0)
    check_end_tiles(script, ["marble"], eyes=1)


def test_P_44_used_tiles_lie_open() -> None:
    script: Script = [
        (1, "take", "vp-3"),
        (2, "take", "vp-4"),
        (1, "use", "vp-3"),
        (1, "take", "gold"),
        (2, "take", "vp-6"),
        (2, "use", "vp-6"),
    ]
    check_end_tiles(script, ["marble", "vp-5"], eyes=0)
    check_end_tiles(script, ["marble", "vp-5"], eyes=1)


def test_P_44_equal_tiles_taken_at_different_times_stay_ambiguous() -> None:
    """Seat 0 saw one any-resource go before its first look and one before its second."""
    script: Script = [
        (1, "take", "any-resource"),
        (2, "take", "vp-3"),
        (0, "take", "vp-4"),
        (2, "take", "any-resource"),
        (1, "take", "vp-5"),
        (0, "take", "vp-6"),
        (1, "use", "any-resource"),
    ]
    check_end_tiles(script, ["gold"], eyes=0)
    check_end_tiles([*script, (2, "use", "any-resource")], ["gold"], eyes=0)


def test_P_44_a_tile_used_was_taken_before() -> None:
    script: Script = [
        (1, "take", "any-prestige"),
        (1, "use", "any-prestige"),
        (1, "take", "vp-3"),
        (2, "take", "any-prestige"),
    ]
    check_end_tiles(script, ["vp-6"], eyes=0)


def test_P_44_who_is_looking_sees_what_is_left() -> None:
    table = Table().no_piles().end_tile(1, "vp-3").end_tile(2, "gold").do("take")
    for number in range(20):
        twin = redealt(table, 0, number)
        assert twin.legal() == table.legal()
        assert sorted(twin.s.take_kind[:2]) == sorted(table.s.take_kind[:2])
    others = {tuple(redealt(table, 1, number).s.end_left) for number in range(40)}
    assert len(others) > 1


def test_P_44_a_finished_game_hides_nothing() -> None:
    table = Table().end_tile(1, "vp-3")
    table.end_game()
    assert (redealt(table, 0, 1).state == table.state).all()


def test_P_44_dealing_anew_leaves_another_seats_question_a_question() -> None:
    game, rng = paris(), rng_from("questions", "test")
    mask = np.zeros(game.kernel.actions, np.uint8)
    asked = 0
    for seed in range(40 if JIT_ENABLED else 2):
        table = Table(2)
        game.kernel.setup(game.constants, 2, 0, table.state, rng_from(f"{seed}", "questions"))
        choose = random.Random(seed)
        while game.kernel.to_move(table.state) != -1:
            table.do(choose.choice(table.legal()))
            s = table.state.view(STATE)[0]
            if s.takes > 0 and s.phase in (TARGET, PAY):
                asked += 1
                twin = table.state.copy()
                game.kernel.redeal(game.constants, twin, 1 - int(s.to_move), rng)
                assert game.kernel.legal(game.constants, twin, mask) > (s.phase == PAY)
    assert asked > 0
