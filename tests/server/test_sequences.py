"""Several people do anything in any order: no crash, no foreign effect, clear refusals."""

import json
import os
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lutece.server.refusals import REFUSALS
from tests.server.helpers import LINK, ME, OPEN

PEOPLE = st.sampled_from(["ada", "bob", "eve", "nobody"])
NUMBER = st.one_of(st.integers(-2, 12), st.sampled_from([2**31, 2**63, -(2**63), 10**30]))
COMMANDS = st.one_of(
    st.builds(lambda off, n: {"type": "play", "off": off, "pick": n}, st.integers(-1, 1), NUMBER),
    st.builds(lambda off, n: {"type": "undo", "off": off, "number": n}, st.integers(-1, 1), NUMBER),
    st.builds(lambda seat: {"type": "sit", "seat": seat}, st.one_of(st.none(), NUMBER)),
    st.builds(lambda text: {"type": "say", "text": text}, st.text(max_size=20)),
    st.just({"type": "ping"}),
    st.just({"type": "join"}),
    st.just({"type": "leave"}),
    st.just({"type": "return"}),
    st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=5)),
        lambda inner: st.dictionaries(st.sampled_from(["type", "seq", "x"]), inner, max_size=3),
    ).map(lambda garbage: {"type": "garbage", "garbage": garbage}),
)


@pytest.fixture(scope="module")
def people(server):
    made = {name: server.guest(name) for name in ("bob", "eve")} | {"nobody": server.guest(None)}
    yield made
    for guest in made.values():
        guest.close()


@settings(
    max_examples=int(os.environ.get("LUTECE_EXAMPLES", "10")),
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    database=None,
)
@given(
    steps=st.lists(st.tuples(PEOPLE, COMMANDS), min_size=1, max_size=25),
    game=st.sampled_from(["paris", "paris-paris"]),
    third=st.sampled_from([LINK, OPEN, ME]),
)
def test_anything_in_any_order(server, people, steps, game, third):
    people = people | {"ada": server.guest("ada")}  # nobody has countless tables
    ada, bob = people["ada"], people["bob"]
    table = ada.table(ME, OPEN, third, game=game)
    bob.join(table, seat=1)
    services = SimpleNamespace(table=table, people=people, invitation=ada.invitation(table))
    state = server.services.tables._open[table].state
    with (
        ada.live(table) as a,
        bob.live(table) as b,
        people["eve"].live(table) as e,
        people["nobody"].live(table) as n,
    ):
        lives = {"ada": a, "bob": b, "eve": e, "nobody": n}
        for who, command in steps:
            before = (state.seq, state.summary.to_move)
            _do(services, lives[who], who, dict(command))
            _check(state, lives[who], before, who, people)
        told = {live.heard()[-1]["type"] for live in lives.values()}
        assert told == {"pong"}
        seqs = {live.seq for live in lives.values()}
        assert len(seqs) <= 1 or state.match is None or seqs == {state.seq}
    ada.close()


def _do(services, live, who, command):
    kind = command.pop("type")
    guest = services.people[who]
    if kind in ("join", "leave", "return"):
        body = {"invitation": services.invitation} if kind == "join" else None
        answer = guest.post(f"/api/tables/{services.table}/{kind}", body)
        assert answer.status_code < 500, answer.text
        return
    if kind == "garbage":
        live.socket.send(json.dumps(command["garbage"]))
        return
    if "off" in command:
        command["seq"] = live.seq + command.pop("off")
    if "pick" in command:
        legal = live.decisions if live.view else []
        pick = command.pop("pick")
        command["decision"] = legal[pick % len(legal)] if legal else "anything"
    live.send(type=kind, **command)


def _check(state, live, before, who, people):
    """What was answered is an answer; only the seat to move has moved anything."""
    for message in live.heard():
        if message["type"] == "refused":
            key = message["reason"]["key"]
            known = key.removeprefix("server-") in REFUSALS or not key.startswith("server-")
            assert known, key
            assert message["reason"]["text"]
    seq, to_move = before
    seats = state.summary.seats
    if state.seq > seq and to_move is not None and not any(s.level for s in seats):
        assert seats[to_move].player == people[who].id
