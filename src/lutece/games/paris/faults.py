"""What must hold in every state of Paris that play can reach: nothing is lost or invented."""

from typing import Any

from lutece.games.paris.setup import KEYS_IN_HAND, RESERVE_KEYS, copies
from lutece.games.paris.state import (
    DRAW,
    FEWEST_SEATS,
    FREE_PLACEMENT,
    MAIN,
    NOT_OWNED,
    SITE,
)
from lutece.games.paris.tables import (
    END_KINDS,
    END_TILES,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    KINDS,
    LANDMARKS,
    NONE,
    NUMBERS,
    PLACES,
    RESOURCES,
    SPACES,
    SPACES_OF_DISTRICT,
    TOKENS_OF_A_KIND,
)


def faults(s: Any, t: Any) -> list[str]:
    """What a state breaks of what must always hold."""
    return [
        *_faults_of_seats(s),
        *_faults_of_places(s),
        *_faults_of_buildings(s, t),
        *_faults_of_tokens(s),
        *_faults_of_bonus_tiles(s, t),
        *_faults_of_end_tiles(s, t),
        *_faults_of_phase(s),
    ]


def _faults_of_seats(s: Any) -> list[str]:
    found = []
    seats = int(s.seats)
    keys = KEYS_IN_HAND[seats - FEWEST_SEATS] + RESERVE_KEYS
    for seat in range(seats):
        owned = int(s.hand[seat]) + int(s.reserve[seat]) + sum(s.keys_at[seat].tolist())
        if owned != keys:
            found.append(f"seat {seat} has {owned} keys in all, not {keys} (P-2)")
        if s.francs[seat] < 0 or s.score[seat] < 0:
            found.append(f"seat {seat} has negative francs or points (P-20)")
        held = [s.hand[seat], s.reserve[seat], *s.keys_at[seat], *s.tokens[seat], *s.end_held[seat]]
        if min(held) < 0:
            found.append(f"seat {seat} has fewer than no keys, tokens or tiles of a kind")
        if max(s.keys_at[seat, :FIRST_BUILDING].tolist()) > 1:
            found.append(f"seat {seat} has two keys on one bank or on the Arc (P-17)")
    return found


def _faults_of_places(s: Any) -> list[str]:
    found = []
    for place in range(PLACES):
        keys = sum(s.keys_at[:, place].tolist())
        if keys != s.crowd[place]:
            found.append(f"place {place} counts {int(s.crowd[place])} keys and has {keys}")
    for space in range(SPACES):
        if s.crowd[FIRST_BUILDING + space] and s.building[space] == NONE:
            found.append(f"a key stands on the empty space {space} (P-21)")
    for landmark in range(LANDMARKS):
        if s.crowd[FIRST_LANDMARK + landmark] and s.landmark_at[landmark] == NONE:
            found.append(f"a key stands on landmark {landmark}, which is in the supply (P-22)")
    laid = [tile for tile in s.vp_tile_at.tolist() if tile != NONE]
    if len(set(laid)) != len(laid):
        found.append("a VP tile lies in two districts (P-25)")
    return found


def _faults_of_buildings(s: Any, t: Any) -> list[str]:
    found = []
    piles = [tile for pile in s.piles.tolist() for tile in pile if tile != NONE]
    removed = [tile for tile in s.removed.tolist() if tile != NONE]
    if sorted(piles + removed) != list(range(SPACES)):
        found.append(f"piles and removed tiles are not the {SPACES} building tiles (P-3)")
    standing = [space for space in range(SPACES) if s.building[space] != NONE]
    for first in range(0, SPACES, SPACES_OF_DISTRICT):
        types = [s.building[space] for space in standing if 0 <= space - first < SPACES_OF_DISTRICT]
        if len(set(types)) != len(types):
            found.append("a district holds two buildings of one type (P-3)")
    drawn = sum(s.drawn.tolist()) - (s.drawn_tile != NONE)
    if s.options & FREE_PLACEMENT:
        if len(standing) > drawn:
            found.append(f"{len(standing)} buildings stand, {drawn} were drawn (P-11)")
    elif len(standing) != drawn or any(s.building[x] != t.tile_type[x] for x in standing):
        found.append("the buildings that stand are not the tiles that were drawn (P-12)")
    return found


def _faults_of_tokens(s: Any) -> list[str]:
    found = []
    for kind, name in enumerate(KINDS):
        beside = [
            space for space in range(SPACES) if s.token[space] == kind and not s.token_gone[space]
        ]
        count = len(beside) + sum(s.tokens[:, kind].tolist())
        if kind < RESOURCES:
            count += int(s.supply[kind])
            if count != TOKENS_OF_A_KIND or s.supply[kind] < 0:
                found.append(f"there are {count} {name} tokens, not {TOKENS_OF_A_KIND} (P-28)")
        elif count > TOKENS_OF_A_KIND:
            found.append(f"there are {count} {name} tokens, more than {TOKENS_OF_A_KIND} (P-27)")
    return found


def _faults_of_bonus_tiles(s: Any, t: Any) -> list[str]:
    found = []
    for space in range(1, NUMBERS):
        number = int(s.space_number[space])
        owned = sum(x != NOT_OWNED for x in s.bonus[:, number].tolist())
        expected = int(copies(t, number, int(s.seats)))
        if owned + int(s.space_left[space]) != expected or s.space_left[space] < 0:
            found.append(f"there are not {expected} bonus tiles {number} (P-8)")
    return found


def _faults_of_end_tiles(s: Any, t: Any) -> list[str]:
    found = []
    takes, uses = int(s.takes), int(s.uses)
    taken, used = s.take_kind[:takes].tolist(), s.used_kind[:uses].tolist()
    for kind in range(END_KINDS):
        held = sum(s.end_held[:, kind].tolist())
        if int(s.end_left[kind]) + taken.count(kind) != t.end_count[kind] or s.end_left[kind] < 0:
            found.append(f"end-game tiles of kind {kind} are not all there (P-7)")
        if held + used.count(kind) != taken.count(kind):
            found.append(f"end-game tiles of kind {kind} went astray (P-37)")
    if takes != END_TILES - sum(s.end_left.tolist()):
        found.append(f"{takes} end-game tiles were taken, the pile says otherwise (P-36)")
    if (takes == END_TILES) != (s.rounds_left != NONE):
        found.append("the last rounds begin with the last end-game tile (P-38)")
    return found


def _faults_of_phase(s: Any) -> list[str]:
    found = []
    if s.phase in (DRAW, SITE, MAIN):
        pending = [s.moving_from, s.moving_to, s.slot, s.vp_choice]
        if any(x != NONE for x in pending) or s.due.any() or s.opened or s.using:
            found.append("a decision was left unfinished")
    if (s.drawn_tile != NONE) != (s.phase == SITE):
        found.append("a tile waits for a district outside its phase (P-11)")
    return found
