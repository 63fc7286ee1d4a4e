"""A bot for a table of Lutèce: joins, then decides at random until the game is over.

python bot.py http://localhost:8100/table/3f0a1b2c4d TOKEN [INVITATION]      (see docs/bot-api.md)
"""

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

table, token, *invitation = sys.argv[1:]
ADDRESS = table.replace("/table/", "/api/tables/")
HEADERS = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def ask(path: str, body: dict[str, Any] | None = None) -> Any:
    """Get an address of the table, or post to it."""
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(ADDRESS + path, data, HEADERS))


info = json.load(ask("/join", {"invitation": invitation[0]} if invitation else {}))
seat = next(place["seat"] for place in info["seats"] if place["mine"])
for line in ask(f"/lines?seat={seat}"):
    message = json.loads(line) if line.strip() else {}  # an empty line: the server is still there
    if not (view := message.get("view")):
        continue  # somebody came or talked, or the game has not started
    if view["win"] is not None:
        print(f"Over: {view['scores']}, I am {'ABCD'[seat]}.")
        break
    if view["decisions"]:
        decision = random.choice(view["decisions"])["text"]
        try:
            ask("/command", {"type": "play", "seq": message["seq"], "decision": decision})
        except HTTPError as refused:
            if refused.code != 409:  # 409: something happened meanwhile, and is on its way
                raise
