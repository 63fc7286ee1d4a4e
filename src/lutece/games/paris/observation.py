"""What a seat of Paris knows, with perfect memory, as numbers around 0 to 1 (P-44).

Francs, keys, tokens and bonus tiles of all seats follow from the public moves: a bot may know them.
Of the end-game tiles it knows its own and what lay in the pile after its own last take.
"""

import numpy as np

from lutece.games.paris.constants import (
    ADDRESSES,
    DISTRICTS,
    END_KINDS,
    END_TILES,
    FEWEST_SEATS,
    KINDS,
    LANDMARKS,
    MAX_SLOTS,
    NONE,
    NUMBERS,
    PLACES,
    RESOURCES,
    SPACES,
    SPACES_OF_DISTRICT,
    TOKENS_OF_A_KIND,
    TRACK,
    TYPES,
    VP_TILES,
)
from lutece.games.paris.setup import KEYS_IN_HAND, RESERVE_KEYS
from lutece.games.paris.state import (
    END_TILE,
    FINISHED,
    HELD,
    MAX_HEIGHT,
    PHASES,
    PILES,
    REMOVED,
)
from lutece.games.paris.turns import pile_height
from lutece.kernel.features import Feature
from lutece.kernel.jit import compiled
from lutece.kernel.relative import relative_seat, seat_after
from lutece.kernel.structs import MAX_SEATS

# The layout of an observation: where each part starts. Seats are relative, own seat first.
KEYS_AT = 0  # place x seat: keys there
BUILDING_AT = KEYS_AT + PLACES * MAX_SEATS  # space x type: a building of that type stands
TOKEN_AT = BUILDING_AT + SPACES * len(TYPES)  # space x kind: the token beside it
LANDMARK_AT = TOKEN_AT + SPACES * len(KINDS)  # landmark x district: it stands there
VP_TILE_AT = LANDMARK_AT + LANDMARKS * DISTRICTS  # district x VP tile
UNSEEN_AT = VP_TILE_AT + DISTRICTS * VP_TILES  # tile: not turned up yet
TOP_AT = UNSEEN_AT + SPACES  # pile x district: its top tile
HEIGHT_AT = TOP_AT + PILES * DISTRICTS  # pile: tiles left / 12
SUPPLY_AT = HEIGHT_AT + PILES  # resource: tokens / 6
LEFT_AT = SUPPLY_AT + RESOURCES  # number: bonus tiles left on the track
SPACE_AT = LEFT_AT + NUMBERS  # number: its space / 30
HELD_AT = SPACE_AT + NUMBERS  # seat x number: held
USED_AT = HELD_AT + MAX_SEATS * NUMBERS  # seat x number: used
SEAT_AT = USED_AT + MAX_SEATS * NUMBERS  # seat x (score, francs, hand, reserve, meeple, end tiles)
SEAT_FIGURES = 6
TOKENS_AT = SEAT_AT + MAX_SEATS * SEAT_FIGURES  # seat x kind: tokens / 6
OWN_ENDS_AT = TOKENS_AT + MAX_SEATS * len(KINDS)  # kind: own end-game tiles
LAST_LOOK_AT = OWN_ENDS_AT + END_KINDS  # kind: in the pile after the own last look
LOOKED_AT = LAST_LOOK_AT + END_KINDS  # takes by others since the last look / 12
ENDS_LEFT_AT = LOOKED_AT + 1  # end-game tiles left / 12
PHASE_AT = ENDS_LEFT_AT + 1  # phase
MOVE_AT = PHASE_AT + PHASES  # seat: who is to move
FIRST_AT = MOVE_AT + MAX_SEATS  # seat: the start player
SEATS_AT = FIRST_AT + MAX_SEATS  # 2, 3 or 4 players
OPTIONS_AT = SEATS_AT + MAX_SEATS - 1  # free placement, random set-up, Arc builds landmarks
ACTED_AT = OPTIONS_AT + 3  # the action of the turn is done
ROUNDS_AT = ACTED_AT + 1  # this round and a final one to play, or the final one
FROM_AT = ROUNDS_AT + 2  # place: a key sets out from here
TO_AT = FROM_AT + PLACES  # address: and goes there
DUE_AT = TO_AT + ADDRESSES  # resource: units still to pay / 3
SLOT_AT = DUE_AT + RESOURCES  # slot asked about
DRAWN_AT = SLOT_AT + MAX_SLOTS  # tile that waits for a district
CHOICE_AT = DRAWN_AT + SPACES  # VP tile that waits for a district
USING_AT = CHOICE_AT + VP_TILES  # bonus tile that waits for a choice, or is half spent
OBSERVATIONS = USING_AT + NUMBERS

SCORE_SCALE = 100.0
FRANCS_SCALE = 20.0
DUE_SCALE = 3.0
SHARE_OF_TRACK = np.arange(NUMBERS) / TRACK  # by space: a look-up is quicker than a division

_SEAT, _SEATS = ("seat",), (MAX_SEATS,)
FEATURES = (
    Feature("keys", KEYS_AT, ("place", "seat"), (PLACES, MAX_SEATS), "keys there"),
    Feature(
        "buildings", BUILDING_AT, ("space", "type"), (SPACES, len(TYPES)),
        "a building of that type stands there",
    ),
    Feature(
        "space_tokens", TOKEN_AT, ("space", "kind"), (SPACES, len(KINDS)), "the token beside it",
    ),
    Feature(
        "landmarks", LANDMARK_AT, ("landmark", "district"), (LANDMARKS, DISTRICTS),
        "it stands there; none: it is in the supply",
    ),
    Feature(
        "vp_tiles", VP_TILE_AT, ("district", "vp_tile"), (DISTRICTS, VP_TILES), "it lies there",
    ),
    Feature("unseen", UNSEEN_AT, ("tile",), (SPACES,), "a building tile not turned up yet"),
    Feature(
        "tops", TOP_AT, ("pile", "district"), (PILES, DISTRICTS), "district of the top tile",
    ),
    Feature("heights", HEIGHT_AT, ("pile",), (PILES,), "tiles left", MAX_HEIGHT),
    Feature(
        "supply", SUPPLY_AT, ("resource",), (RESOURCES,), "tokens in the supply", TOKENS_OF_A_KIND,
    ),
    Feature("bonus_left", LEFT_AT, ("number",), (NUMBERS,), "bonus tiles left on the track"),
    Feature("bonus_space", SPACE_AT, ("number",), (NUMBERS,), "the space of a bonus tile", TRACK),
    Feature("held", HELD_AT, ("seat", "number"), (MAX_SEATS, NUMBERS), "a bonus tile is held"),
    Feature("used", USED_AT, ("seat", "number"), (MAX_SEATS, NUMBERS), "a bonus tile was used"),
    Feature(
        "seats_figures", SEAT_AT, ("seat", "figure"), (MAX_SEATS, SEAT_FIGURES),
        "the figures of each seat",
        (SCORE_SCALE, FRANCS_SCALE, KEYS_IN_HAND[0], RESERVE_KEYS, TRACK, END_TILES),
        ("score", "francs", "hand", "reserve", "meeple", "end_tiles"),
    ),
    Feature(
        "tokens", TOKENS_AT, ("seat", "kind"), (MAX_SEATS, len(KINDS)), "tokens behind the screen",
        TOKENS_OF_A_KIND,
    ),
    Feature("own_end_tiles", OWN_ENDS_AT, ("kind",), (END_KINDS,), "own end-game tiles"),
    Feature(
        "end_pile", LAST_LOOK_AT, ("kind",), (END_KINDS,),
        "end-game tiles in the pile after the own last look",
    ),
    Feature("taken_since", LOOKED_AT, (), (), "takes by others since that look", END_TILES),
    Feature("end_tiles_left", ENDS_LEFT_AT, (), (), "end-game tiles left", END_TILES),
    Feature("phase", PHASE_AT, ("phase",), (PHASES,), "what is asked, as in `state.py`"),
    Feature("to_move", MOVE_AT, _SEAT, _SEATS, "who is to move; none once it is over"),
    Feature("first", FIRST_AT, _SEAT, _SEATS, "the start player"),
    Feature("seats", SEATS_AT, ("players",), (MAX_SEATS - 1,), "2, 3 or 4 players"),
    Feature(
        "options", OPTIONS_AT, ("option",), (3,),
        "the options of the rules, in the order of the description",
    ),
    Feature("acted", ACTED_AT, (), (), "the action of the turn is done"),
    Feature(
        "last_rounds", ROUNDS_AT, ("round",), (2,),
        "this is the final round; this one and a final one are to play",
    ),
    Feature("from_place", FROM_AT, ("place",), (PLACES,), "a key sets out from here"),
    Feature("to_address", TO_AT, ("address",), (ADDRESSES,), "and goes there"),
    Feature("due", DUE_AT, ("resource",), (RESOURCES,), "units still to pay", DUE_SCALE),
    Feature("slot", SLOT_AT, ("slot",), (MAX_SLOTS,), "the slot asked about"),
    Feature("drawn_tile", DRAWN_AT, ("tile",), (SPACES,), "a tile that waits for a district"),
    Feature("vp_choice", CHOICE_AT, ("vp_tile",), (VP_TILES,), "a VP tile that waits for one"),
    Feature(
        "using", USING_AT, ("number",), (NUMBERS,),
        "a bonus tile that waits for a choice, or is half spent",
    ),
)  # fmt: skip


@compiled
def observe(t, s, seat, out):
    """What this seat knows. Nothing here branches on what can hardly be guessed.

    Of keys, buildings and tokens each number is computed, which compiles to vector instructions;
    the rest is zeros and what stands among them.
    """
    observe_keys(s, seat, out)
    observe_spaces(s, out)
    for i in range(LANDMARK_AT, OBSERVATIONS):  # a loop compiles to a block of zeros
        out[i] = 0
    observe_board(s, out)
    observe_piles(s, out)
    observe_track(s, seat, out)
    for other in range(s.seats):
        observe_seat(s, other, relative_seat(other, seat, int(s.seats)), out)
    observe_ends(t, s, seat, out)
    observe_turn(s, seat, out)
    observe_decision(s, out)


@compiled
def observe_keys(s, seat, out):
    """Keys by place and seat; absent seats have none."""
    seats = int(s.seats)
    own = s.keys_at[seat]
    second = s.keys_at[seat_after(seat, 1, seats)]
    third = s.keys_at[seat_after(seat, 2, seats)]
    fourth = s.keys_at[seat_after(seat, 3, seats)]
    for place in range(PLACES):
        at = KEYS_AT + place * MAX_SEATS
        out[at] = own[place]
        out[at + 1] = second[place]
        out[at + 2] = third[place]
        out[at + 3] = fourth[place]


@compiled
def observe_spaces(s, out):
    """The building on each space, and the token beside it."""
    for space in range(SPACES):
        for kind in range(len(TYPES)):
            out[BUILDING_AT + space * len(TYPES) + kind] = np.float32(s.building[space] == kind)
    for space in range(SPACES):
        for kind in range(len(KINDS)):
            there = (s.token[space] == kind) & (s.token_gone[space] == 0)
            out[TOKEN_AT + space * len(KINDS) + kind] = np.float32(there)


@compiled
def observe_board(s, out):
    """Landmarks, VP tiles, supply."""
    for landmark in range(LANDMARKS):
        if s.landmark_at[landmark] != NONE:
            out[LANDMARK_AT + landmark * DISTRICTS + int(s.landmark_at[landmark])] = 1
    for district in range(DISTRICTS):
        if s.vp_tile_at[district] != NONE:
            out[VP_TILE_AT + district * VP_TILES + int(s.vp_tile_at[district])] = 1
    for kind in range(RESOURCES):
        out[SUPPLY_AT + kind] = s.supply[kind] / TOKENS_OF_A_KIND


@compiled
def observe_piles(s, out):
    """The tiles still hidden, and of each pile its height and its top tile's district."""
    for pile in range(PILES):
        for i in range(int(s.drawn[pile]), pile_height(s)):
            out[UNSEEN_AT + int(s.piles[pile, i])] = 1
        if s.drawn[pile] < pile_height(s):
            top = int(s.piles[pile, int(s.drawn[pile])]) // SPACES_OF_DISTRICT
            out[TOP_AT + pile * DISTRICTS + top] = 1
        out[HEIGHT_AT + pile] = (pile_height(s) - int(s.drawn[pile])) / MAX_HEIGHT
    for i in range(REMOVED):
        if s.removed[i] != NONE:
            out[UNSEEN_AT + int(s.removed[i])] = 1


@compiled
def observe_track(s, seat, out):
    """Bonus tiles: on the track, held, used."""
    for space in range(1, NUMBERS):
        number = int(s.space_number[space])
        out[LEFT_AT + number] = s.space_left[space]
        out[SPACE_AT + number] = SHARE_OF_TRACK[space]
    for relative in range(s.seats):
        tiles = s.bonus[seat_after(seat, relative, int(s.seats))]
        held, used = HELD_AT + relative * NUMBERS, USED_AT + relative * NUMBERS
        for number in range(NUMBERS):  # bits of NOT_OWNED, HELD, USED: quicker than comparisons
            out[held + number] = tiles[number] & HELD
            out[used + number] = tiles[number] >> 1


@compiled
def observe_seat(s, seat, relative, out):
    """The figures of one seat."""
    at = SEAT_AT + relative * SEAT_FIGURES
    out[at] = s.score[seat] / SCORE_SCALE
    out[at + 1] = s.francs[seat] / FRANCS_SCALE
    out[at + 2] = s.hand[seat] / KEYS_IN_HAND[0]
    out[at + 3] = s.reserve[seat] / RESERVE_KEYS
    out[at + 4] = s.meeple[seat] / TRACK
    for kind in range(END_KINDS):
        if s.end_held[seat, kind]:
            out[at + 5] += s.end_held[seat, kind] / END_TILES
    for kind in range(len(KINDS)):
        out[TOKENS_AT + relative * len(KINDS) + kind] = s.tokens[seat, kind] / TOKENS_OF_A_KIND


@compiled
def observe_ends(t, s, seat, out):
    """Own end-game tiles, and the pile as the seat last saw it."""
    since = 0
    for kind in range(END_KINDS):
        out[OWN_ENDS_AT + kind] = s.end_held[seat, kind]
        out[LAST_LOOK_AT + kind] = t.end_count[kind]
    last = int(s.takes) if s.phase == END_TILE and s.to_move == seat else 0
    for take in range(s.takes):
        if s.take_seat[take] == seat:
            last = max(last, take + 1)
    for take in range(s.takes):
        if take < last:
            out[LAST_LOOK_AT + int(s.take_kind[take])] -= 1
        else:
            since += 1
    out[LOOKED_AT] = since / END_TILES
    out[ENDS_LEFT_AT] = (END_TILES - int(s.takes)) / END_TILES


@compiled
def observe_turn(s, seat, out):
    """Whose turn it is, and how far the game is."""
    seats = int(s.seats)
    out[PHASE_AT + int(s.phase)] = 1
    if s.phase != FINISHED:
        out[MOVE_AT + relative_seat(int(s.to_move), seat, seats)] = 1
    out[FIRST_AT + relative_seat(int(s.first), seat, seats)] = 1
    out[SEATS_AT + seats - FEWEST_SEATS] = 1
    for bit in range(3):  # the start francs of the fourth option are among the francs
        out[OPTIONS_AT + bit] = (int(s.options) >> bit) & 1
    out[ACTED_AT] = s.acted
    if s.rounds_left > 0:
        out[ROUNDS_AT + int(s.rounds_left) - 1] = 1


@compiled
def observe_decision(s, out):
    """A decision that is not finished."""
    if s.moving_from != NONE:
        out[FROM_AT + int(s.moving_from)] = 1
    if s.moving_to != NONE:
        out[TO_AT + int(s.moving_to)] = 1
    for kind in range(RESOURCES):
        out[DUE_AT + kind] = s.due[kind] / DUE_SCALE
    if s.slot != NONE:
        out[SLOT_AT + int(s.slot)] = 1
    if s.drawn_tile != NONE:
        out[DRAWN_AT + int(s.drawn_tile)] = 1
    if s.vp_choice != NONE:
        out[CHOICE_AT + int(s.vp_choice)] = 1
    if s.using > 0:
        out[USING_AT + int(s.using)] = 1
    if s.opened > 0:
        out[USING_AT + int(s.opened)] = 1
