"""What a move brings: the VP tile (P-25), then the benefits of the place (P-26, P-27)."""

from lutece.games.paris.actions import (
    ANY_PRESTIGE,
    BONUS_NONE,
    GIVE_ANY,
    GIVE_END,
    GIVE_END_ANY,
    GIVE_NONE,
    GIVE_TOKEN,
    GIVE_TWO,
    PRESTIGE_FIRST,
    TWO_PRESTIGE,
    VP_FIRST,
    VP_NONE,
    VP_SITE_FIRST,
)
from lutece.games.paris.constants import (
    ANY_PRESTIGE_END,
    DISTRICTS,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    LANDMARKS,
    MAX_SLOTS,
    NONE,
    RESOURCES,
    SPACES_OF_DISTRICT,
    TRACK,
    VP_TILES,
)
from lutece.games.paris.end_tiles import spend_end
from lutece.games.paris.events import (
    EIGHT_SCORES,
    PRESTIGE_GIVEN,
    TOKEN_TAKEN,
    VP_TILE_DECLINED,
    VP_TILE_LAID,
    emit_to_all,
)
from lutece.games.paris.market import francs_in_reach, offer_gifts, offer_sales
from lutece.games.paris.payment import open_tile, sell_second_unit
from lutece.games.paris.places import building_place, place_at, value_of
from lutece.games.paris.state import BONUS, HELD, MAIN, PRESTIGE, USED, VP_SITE, VP_TILE
from lutece.games.paris.track import any_between, offer_between, take_tile
from lutece.kernel.jit import compiled

KEYS_FOR_VP_TILE = 4
VP_OF_AN_EIGHT = 2
PRICE_AT_THREE = 2  # of a bonus tile


@compiled
def begin_benefits(t, s, events):
    """P-25: a district's fourth key gives the right to lay a VP tile, now or never."""
    address = int(s.moving_to)
    if address >= FIRST_LANDMARK:
        district = (address - FIRST_LANDMARK) // LANDMARKS
    else:
        district = (address - FIRST_BUILDING) // SPACES_OF_DISTRICT
    # Keys never leave a district: one from a bank or the Arc is new there.
    new_key = s.moving_from < FIRST_BUILDING
    if new_key and keys_in(s, district) == KEYS_FOR_VP_TILE and free_vp_site(s) != NONE:
        s.phase = VP_TILE
    else:
        take_benefits(t, s, events)


@compiled
def keys_in(s, district):
    """Keys of all players on a district's buildings and landmarks."""
    keys = 0
    for index in range(SPACES_OF_DISTRICT):
        keys += int(s.crowd[building_place(district, index)])
    for landmark in range(LANDMARKS):
        if s.landmark_at[landmark] == district:
            keys += int(s.crowd[FIRST_LANDMARK + landmark])
    return keys


@compiled
def free_vp_site(s):
    """A district without a VP tile; there are as many tiles as districts."""
    for district in range(DISTRICTS):
        if s.vp_tile_at[district] == NONE:
            return district
    return NONE


@compiled
def offer_vp_tiles(s, mask):
    """Any VP tile that is left, or none."""
    for tile in range(VP_TILES):
        mask[VP_FIRST + tile] = 1
    for district in range(DISTRICTS):
        if s.vp_tile_at[district] != NONE:
            mask[VP_FIRST + int(s.vp_tile_at[district])] = 0
    mask[VP_NONE] = 1


@compiled
def choose_vp_tile(t, s, action, events):
    """P-25: declined, the right is gone."""
    if action == VP_NONE:
        emit_to_all(events, VP_TILE_DECLINED, int(s.to_move), NONE, NONE, NONE)
        take_benefits(t, s, events)
    else:
        s.vp_choice = action - VP_FIRST
        s.phase = VP_SITE


@compiled
def offer_vp_sites(s, mask):
    """Any district whose VP space is free."""
    for district in range(DISTRICTS):
        if s.vp_tile_at[district] == NONE:
            mask[VP_SITE_FIRST + district] = 1


@compiled
def lay_vp_tile(t, s, district, events):
    """The tile chosen lies there for the rest of the game."""
    s.vp_tile_at[district] = s.vp_choice
    emit_to_all(events, VP_TILE_LAID, int(s.to_move), int(s.vp_choice), district, NONE)
    s.vp_choice = NONE
    take_benefits(t, s, events)


@compiled
def take_benefits(t, s, events):
    """P-26: the benefits of the place entered."""
    seat = int(s.to_move)
    place = place_at(int(s.moving_to))
    if place >= FIRST_LANDMARK:
        s.slot = NONE
        next_slot(t, s, events)
        return
    take_token(s, seat, place - FIRST_BUILDING, events)
    value = value_of(t, place)
    if bonus_price_at(value) != NONE and bonus_in_reach(t, s, seat):
        s.phase = BONUS
        return
    vp = vp_at(value)
    if vp > 0:
        s.score[seat] += vp
        emit_to_all(events, EIGHT_SCORES, seat, vp, NONE, NONE)
    finish_move(s)


@compiled
def bonus_price_at(value):
    """P-26: building value 1 and 2 give a bonus tile, value 3 sells one; NONE: no tile there."""
    if value > 3:
        return NONE
    return PRICE_AT_THREE if value == 3 else 0


@compiled
def vp_at(value):
    """P-26: what a building of this value scores at once."""
    return VP_OF_AN_EIGHT if value == 8 else 0


@compiled
def finish_move(s):
    """The action of the turn is done."""
    s.moving_from = NONE
    s.moving_to = NONE
    s.slot = NONE
    s.acted = 1
    s.phase = MAIN


@compiled
def take_token(s, seat, space, events):
    """P-26: the token beside the building, if it is still there, is always taken."""
    if s.token_gone[space] == 0:
        kind = int(s.token[space])
        s.token_gone[space] = 1
        s.tokens[seat, kind] += 1
        emit_to_all(events, TOKEN_TAKEN, seat, kind, FIRST_BUILDING + space, NONE)


@compiled
def bonus_price(t, s):
    """What a bonus tile costs at the building that the key moves to."""
    return bonus_price_at(value_of(t, int(s.moving_to)))


@compiled
def bonus_in_reach(t, s, seat):
    """P-26, P-31: a tile lies ahead, and its price is there or within reach."""
    price = bonus_price(t, s)
    return any_between(s, seat, int(s.meeple[seat]) + 1, TRACK) and (
        s.francs[seat] >= price or francs_in_reach(t, s, seat) >= price
    )


@compiled
def offer_bonus(t, s, mask):
    """P-26: the spaces ahead; with too few francs, all that gives some."""
    seat = int(s.to_move)
    mask[BONUS_NONE] = 1
    if s.francs[seat] < bonus_price(t, s):
        offer_sales(s, seat, mask)
        offer_gifts(t, s, seat, mask)
    else:
        offer_between(s, seat, int(s.meeple[seat]) + 1, TRACK, mask)


@compiled
def take_bonus(t, s, space, events):
    """P-31: the meeple goes forward to the space and takes its top tile."""
    seat = int(s.to_move)
    price = bonus_price(t, s)
    s.francs[seat] -= price
    s.meeple[seat] = space
    take_tile(s, seat, space, price, events)
    finish_move(s)


@compiled
def next_slot(t, s, events):
    """P-26: on to the next slot that the seat has something for; after the last one all is done."""
    landmark = place_at(int(s.moving_to)) - FIRST_LANDMARK
    s.slot += 1
    while s.slot < MAX_SLOTS:
        kind = int(t.slot_kind[landmark, int(s.slot)])
        for way in range(GIVE_NONE):
            if kind != NONE and has_prestige(s, kind, way):
                s.phase = PRESTIGE
                return
        s.slot += 1
    sell_second_unit(s, int(t.best_prestige), events)
    finish_move(s)


@compiled
def has_prestige(s, kind, way):
    """P-27: a token, tile 8, tile 19 or what is left of it, an end-game tile of kind or choice."""
    seat = int(s.to_move)
    if way == GIVE_TOKEN:
        return s.tokens[seat, kind] > 0
    if way == GIVE_ANY:
        return s.bonus[seat, ANY_PRESTIGE] == HELD
    if way == GIVE_TWO:
        return s.bonus[seat, TWO_PRESTIGE] == HELD or s.opened == TWO_PRESTIGE
    if way == GIVE_END_ANY:
        return s.end_held[seat, ANY_PRESTIGE_END] > 0
    return way == GIVE_END + kind - RESOURCES and s.end_held[seat, kind] > 0


@compiled
def slot_kind(t, s):
    """The prestige that the slot asked about takes."""
    return int(t.slot_kind[place_at(int(s.moving_to)) - FIRST_LANDMARK, int(s.slot)])


@compiled
def offer_prestige(t, s, mask):
    """What could fill the slot, or nothing."""
    kind = slot_kind(t, s)
    for way in range(GIVE_NONE):
        if has_prestige(s, kind, way):
            mask[PRESTIGE_FIRST + way] = 1
    mask[PRESTIGE_FIRST + GIVE_NONE] = 1


@compiled
def give_prestige(t, s, way, events):
    """P-26, P-27: one prestige a slot; it leaves the game, the slot's VP are scored."""
    seat = int(s.to_move)
    kind = slot_kind(t, s)
    if way != GIVE_NONE:
        if way == GIVE_TOKEN:
            s.tokens[seat, kind] -= 1
        elif way == GIVE_ANY:
            s.bonus[seat, ANY_PRESTIGE] = USED
        elif way == GIVE_TWO:
            open_tile(s, TWO_PRESTIGE)
        elif way == GIVE_END_ANY:
            spend_end(s, seat, ANY_PRESTIGE_END)
        else:
            spend_end(s, seat, kind)
        vp = int(t.slot_vp[place_at(int(s.moving_to)) - FIRST_LANDMARK, int(s.slot)])
        s.score[seat] += vp
        emit_to_all(events, PRESTIGE_GIVEN, seat, kind, way, vp)
    next_slot(t, s, events)
