"""Lines of chat: what may be in one."""

import time
import unicodedata
from collections.abc import Sequence

from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.schema import ChatLine

LONGEST_LINE = 500  # characters
# Marks that join or shape the characters beside them: scripts and emoji need them.
_JOINERS = "\u200c\u200d\ufe0e\ufe0f"


def chat_line(player: Player, seats: Sequence[int], text: str) -> ChatLine:
    """A line as it is kept; refused if nothing visible is in it or too much."""
    line = one_line(text)
    if not 1 <= len(line) <= LONGEST_LINE:
        raise Refusal("nothing-to-say", most=LONGEST_LINE)
    return ChatLine(
        at=time.time(),
        seat=seats[0] if seats else None,
        name=player.name,
        text=line,
        player=player.id,
    )


def one_line(text: str) -> str:
    """A text as one line, without characters that have power over those who read it."""
    return " ".join("".join(_visible(c) for c in text).split())


def _visible(character: str) -> str:
    """A character without power over a terminal, the direction of writing or the database."""
    if character in _JOINERS or unicodedata.category(character)[0] != "C":
        return character
    return " "
