"""What happened in Paris, in words: a sentence for each kind of event."""

from collections.abc import Sequence

from lutece.games.paris import events as kinds_of
from lutece.games.paris.actions import PAY_WAYS, PRESTIGE_WAYS, pay_ways
from lutece.games.paris.constants import (
    KINDS,
    SPACES_OF_DISTRICT,
    TYPES,
    VALUES,
    Box,
)
from lutece.games.paris.names import (
    KIND_NAMES,
    amounts,
    end_name,
    francs,
    place_name,
    way_words,
)
from lutece.kernel.events import GAME_OVER, Event
from lutece.kernel.structs import SEAT_LETTERS
from lutece.kernel.words import Args, Said

# Event kind -> key, the arguments' roles in order, and the sentence.
_SENTENCES: dict[int, tuple[str, tuple[str, ...], str]] = {
    kinds_of.DREW: ("drew", ("seat", "pile", "tile"), "{seat} draws {tile}."),
    kinds_of.BUILT: ("built", ("seat", "place", "type"), "A {type} is built at {place}."),
    kinds_of.FITS_NOWHERE: (
        "fits-nowhere",
        ("seat", "tile"),
        "{tile} fits nowhere and leaves the game.",
    ),
    kinds_of.PLACED: (
        "placed",
        ("seat", "place", "francs"),
        "{seat} places a key on {place}{gain}.",
    ),
    kinds_of.SET_OUT: (
        "set-out",
        ("seat", "from", "place", "francs"),
        "{seat} pays {francs} to move from {from} to {place}.",
    ),
    kinds_of.MOVED: ("moved", ("seat", "from", "place"), "{seat} moves a key to {place}."),
    kinds_of.LANDMARK_BUILT: ("landmark-built", ("seat", "place"), "{seat} builds {place}."),
    kinds_of.PAID: ("paid", ("seat", "kind", "way"), "{seat} spends {way} as {kind}."),
    kinds_of.SHARED: (
        "shared",
        ("seat", "number"),
        "{seat} uses bonus tile {number} to share the place.",
    ),
    kinds_of.SECOND_UNIT_SOLD: (
        "second-unit-sold",
        ("seat", "number", "francs"),
        "{seat} sells the second unit of bonus tile {number} for {francs}.",
    ),
    kinds_of.VP_TILE_LAID: (
        "vp-tile-laid",
        ("seat", "vp_tile", "district"),
        "{seat} lays the VP tile {vp_tile} in {district}.",
    ),
    kinds_of.VP_TILE_DECLINED: ("vp-tile-declined", ("seat",), "{seat} lays no VP tile."),
    kinds_of.TOKEN_TAKEN: (
        "token-taken",
        ("seat", "kind", "place"),
        "{seat} takes the {kind} beside {place}.",
    ),
    kinds_of.BONUS_TAKEN: (
        "bonus-taken",
        ("seat", "number", "space", "francs"),
        "{seat} takes bonus tile {number}.",
    ),
    kinds_of.EIGHT_SCORES: ("eight-scores", ("seat", "vp"), "{seat} scores {vp} VP."),
    kinds_of.PRESTIGE_GIVEN: (
        "prestige-given",
        ("seat", "kind", "prestige_way", "vp"),
        "{seat} hands in {prestige_way} as {kind} and scores {vp} VP.",
    ),
    kinds_of.BOUGHT: ("bought", ("seat", "kind", "francs"), "{seat} buys {kind} for {francs}."),
    kinds_of.SOLD: ("sold", ("seat", "kind", "francs"), "{seat} sells {kind} for {francs}."),
    kinds_of.TILE_SOLD: (
        "tile-sold",
        ("seat", "number", "francs"),
        "{seat} sells bonus tile {number} for {francs}.",
    ),
    kinds_of.END_SOLD: (
        "end-sold",
        ("seat", "end", "francs"),
        "{seat} sells an end-game tile ({end}) for {francs}.",
    ),
    kinds_of.USED_TILE: (
        "used-tile",
        ("seat", "number", "francs", "vp"),
        "{seat} uses bonus tile {number}{gain}.",
    ),
    kinds_of.USED_END: (
        "used-end",
        ("seat", "end", "francs", "vp"),
        "{seat} uses an end-game tile: {end}.",
    ),
    kinds_of.KEY_BOUGHT: (
        "key-bought",
        ("seat", "number", "francs"),
        "{seat} uses bonus tile {number}: a reserve key for {francs}.",
    ),
    kinds_of.RETURNED_PAIR: (
        "returned-pair",
        ("seat", "kind", "vp"),
        "{seat} returns two {kind} and scores {vp} VP.",
    ),
    kinds_of.LOOKED: ("looked", ("seat",), "{seat} looks through the end-game tiles."),
    kinds_of.END_KEPT: ("end-kept", ("seat",), "{seat} keeps one without showing it."),
    kinds_of.END_TAKEN: ("end-taken", ("seat", "end"), "It is {end}."),
    kinds_of.PASSED: ("passed", ("seat",), "{seat} passes."),
    kinds_of.LAST_END_TILE: (
        "last-end-tile",
        ("seat",),
        "{seat} took the last end-game tile: this round is played out, then there is one more.",
    ),
    kinds_of.FINAL_ROUND: ("final-round", (), "The final round begins."),
    kinds_of.FRANCS_SCORE: (
        "francs-score",
        ("seat", "vp"),
        "{seat} scores {vp} VP for francs (bonus tile 27).",
    ),
    kinds_of.DISTRICT_SCORES: (
        "district-scores",
        ("seat", "district", "vp", "level"),
        "{seat} is {level} in {district}: {vp} VP.",
    ),
    GAME_OVER: ("game-over", (), "The game is over."),
}


# Which argument of an event tells francs received (or, negative, paid), and which VP.
_FRANCS = {
    kinds_of.PLACED: ("c", 1),
    kinds_of.SET_OUT: ("d", -1),
    kinds_of.SECOND_UNIT_SOLD: ("c", 1),
    kinds_of.BONUS_TAKEN: ("d", -1),
    kinds_of.BOUGHT: ("c", -1),
    kinds_of.SOLD: ("c", 1),
    kinds_of.TILE_SOLD: ("c", 1),
    kinds_of.END_SOLD: ("c", 1),
    kinds_of.USED_TILE: ("c", 1),
    kinds_of.USED_END: ("c", 1),
    kinds_of.KEY_BOUGHT: ("c", -1),
}
_VP = {
    kinds_of.EIGHT_SCORES: "b",
    kinds_of.PRESTIGE_GIVEN: "d",
    kinds_of.USED_TILE: "d",
    kinds_of.USED_END: "d",
    kinds_of.RETURNED_PAIR: "c",
    kinds_of.FRANCS_SCORE: "b",
    kinds_of.DISTRICT_SCORES: "c",
}


def ledger(events: Sequence[Event], seats: int) -> dict[str, list[int]]:
    """The francs and VP that these events bring and cost, by seat."""
    francs_told, vp_told = [0] * seats, [0] * seats
    for event in events:
        if event.kind in _FRANCS:
            part, sign = _FRANCS[event.kind]
            francs_told[event.a] += sign * max(getattr(event, part), 0)
        if event.kind in _VP:
            vp_told[event.a] += max(getattr(event, _VP[event.kind]), 0)
    return {"scores": vp_told, "francs": francs_told}


def say_event(box: Box, event: Event) -> Said | None:
    """An event in words; None for those that only mark a moment."""
    if event.kind not in _SENTENCES:
        return None
    key, roles, sentence = _SENTENCES[event.kind]
    arguments = [event.a, event.b, event.c, event.d]
    args: Args = {}
    words: Args = {}
    for role, value in zip(roles, arguments, strict=False):
        args[role], words[role] = _spoken(box, role, value)
    if "{gain}" in sentence:
        gain: dict[str, int] = {
            role: max(int(args[role]), 0) for role in ("francs", "vp") if role in args
        }
        args["gain"], words["gain"] = amounts(gain), _gain(gain)
    return Said(f"paris-{key}", args, sentence.format(**words))


def _gain(gain: dict[str, int]) -> str:
    """What something brought, in brackets; nothing for nothing."""
    paid, vp = gain.get("francs", 0), gain.get("vp", 0)
    parts = [f"+{francs(paid)}"] * (paid > 0) + [f"+{vp} VP"] * (vp > 0)
    return f" ({', '.join(parts)})" if parts else ""


def _spoken(box: Box, role: str, value: int) -> tuple[str | int, str | int]:
    """An argument as programs and as people want it."""
    if role == "seat":
        return value, SEAT_LETTERS[value]
    if role == "francs":
        return value, francs(value)
    if role == "pile":
        return value + 1, value + 1
    if role in ("place", "from"):
        return box.addresses[value], place_name(box, value)
    if role == "tile":
        district, index = divmod(value, SPACES_OF_DISTRICT)
        words = f"{box.district[district].name} {VALUES[index]}"
        return box.tiles[value], words
    if role == "district":
        return box.district[value].slug, box.district[value].name
    if role == "type":
        return TYPES[value], TYPES[value]
    if role == "kind":
        return KINDS[value], KIND_NAMES[value]
    if role == "end":
        return box.ends[value], end_name(box, value)
    if role == "vp_tile":
        figures = "/".join(map(str, box.vp_tile[value].vp))
        return box.vp_tile[value].vp[0], figures
    if role == "level":
        return value + 1, ("first", "second", "third")[value]
    if role == "way":
        kind, way = divmod(value, PAY_WAYS)
        return pay_ways(kind)[way], way_words(pay_ways(kind)[way])
    if role == "prestige_way":
        return PRESTIGE_WAYS[value], way_words(PRESTIGE_WAYS[value])
    return value, value
