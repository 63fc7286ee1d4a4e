"""Places on the board: what number, district and value they have."""

from lutece.games.paris.constants import (
    ARC,
    FIRST_BANK,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    LANDMARKS,
    NONE,
    SPACES_OF_DISTRICT,
)
from lutece.kernel.jit import compiled


@compiled
def building_place(district, index):
    """The place of a district's building space."""
    return FIRST_BUILDING + district * SPACES_OF_DISTRICT + index


@compiled
def place_at(address):
    """The place that an address names: a landmark is the same in every district."""
    if address < FIRST_LANDMARK:
        return address
    return FIRST_LANDMARK + (address - FIRST_LANDMARK) % LANDMARKS


@compiled
def address_of(s, place):
    """The address of a place with a key: a landmark has the district where it stands."""
    if place < FIRST_LANDMARK:
        return place
    landmark = place - FIRST_LANDMARK
    return FIRST_LANDMARK + int(s.landmark_at[landmark]) * LANDMARKS + landmark


@compiled
def district_of(s, place):
    """The district of a place; NONE for the Arc (P-23)."""
    if place >= FIRST_LANDMARK:
        return int(s.landmark_at[place - FIRST_LANDMARK])
    if place >= FIRST_BUILDING:
        return (place - FIRST_BUILDING) // SPACES_OF_DISTRICT
    return NONE if place == ARC else place - FIRST_BANK


@compiled
def value_of(t, place):
    """The value of a building or landmark; banks and the Arc have none (P-18, P-20)."""
    if place >= FIRST_LANDMARK:
        return int(t.landmark_value[place - FIRST_LANDMARK])
    if place >= FIRST_BUILDING:
        return int(t.building_value[(place - FIRST_BUILDING) % SPACES_OF_DISTRICT])
    return 0
