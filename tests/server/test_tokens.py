import pytest

from lutece.server.people import MOST_TOKENS
from tests.server.people_fixtures import (  # noqa: F401
    Browser,
    Running,
    a_cluster,
    a_server,
    a_url,
    running,
)


def bot(server: Running, token: str) -> Browser:
    """A program with a token."""
    program = server.browser()
    program.http.headers = {"authorization": f"Bearer {token}"}
    return program


def test_a_token_is_its_makers_name_without_a_cookie(server):
    anna = server.browser("Anna")
    made = anna.post("/api/tokens", label="  my \0 bot ")
    assert made["label"] == "my bot"
    program = bot(server, made["token"])
    assert program.me == anna.me
    assert program.secret is None


def test_a_token_is_shown_once_and_kept_as_a_hash(server):
    anna = server.browser("Anna")
    made = anna.post("/api/tokens", label="one")
    (listed,) = anna.get("/api/tokens")
    assert (listed["id"], listed["label"]) == (made["id"], "one")
    assert made["token"] not in str(listed)
    kept = server.rows("SELECT * FROM secrets")
    assert len(kept) == 2
    assert made["token"] not in str(kept)
    assert str(anna.secret) not in str(kept)


def test_a_deleted_token_opens_nothing(server):
    anna = server.browser("Anna")
    first, second = (anna.post("/api/tokens", label=label) for label in ("one", "two"))
    assert bot(server, first["token"]).me == anna.me  # the server remembers it now
    left = anna.post(f"/api/tokens/{first['id']}/delete")
    assert [token["label"] for token in left] == ["two"]
    gone = bot(server, first["token"]).http.get("/api/me")
    assert (gone.status_code, gone.json()["reason"]["key"]) == (401, "server-wrong-token")
    assert bot(server, second["token"]).me == anna.me
    assert anna.refused(f"/api/tokens/{first['id']}/delete") == "unknown-token"


def test_nobody_deletes_a_token_of_somebody_else(server):
    anna, ben = server.browser("Anna"), server.browser("Ben")
    made = anna.post("/api/tokens")
    for name in (made["id"], made["token"], "%", ""):
        answer = ben.http.post(f"/api/tokens/{name}/delete", json={})
        assert answer.status_code == 404
    assert len(anna.get("/api/tokens")) == 1
    assert ben.get("/api/tokens") == []


def test_ten_tokens_are_enough(server):
    anna = server.browser("Anna")
    for _ in range(MOST_TOKENS):
        anna.post("/api/tokens")
    assert anna.refused("/api/tokens") == "too-many-tokens"


@pytest.mark.parametrize(
    "header", ["Bearer", "Bearer nonsense", "bearer a b", "Basic YTpi", "nonsense", "Bearer \x80"]
)
def test_a_wrong_token_is_told_so_even_beside_a_cookie(server, header):
    anna = server.browser("Anna")
    answer = anna.http.get("/api/me", headers={"authorization": header.encode("latin-1")})
    assert answer.json()["reason"]["key"] == "server-wrong-token"


def test_a_token_plays_but_does_not_open_the_account(server):
    anna = server.browser("Anna")
    made = anna.post("/api/tokens")
    program = bot(server, made["token"])
    assert program.refused("/api/tokens") == "browser-needed"
    assert program.refused("/api/account", login="anna", password="12345678") == "browser-needed"
    assert program.refused("/api/passkey/register/options") == "browser-needed"
    assert program.refused(f"/api/tokens/{made['id']}/delete") == "browser-needed"
    assert program.http.get("/api/tokens").status_code == 403
    assert program.table("me", "random")["seats"][0]["name"] == "Anna"


def test_a_token_is_no_cookie_and_a_cookie_no_token(server):
    anna = server.browser("Anna")
    token = anna.post("/api/tokens")["token"]
    assert bot(server, str(anna.secret)).http.get("/api/me").status_code == 401
    thief = server.browser()
    thief.http.cookies.set("lutece", token)
    assert thief.me["player"] is None


def test_tokens_are_for_those_who_said_their_name(server):
    assert server.browser().refused("/api/tokens") == "name-needed"


def test_a_token_stays_when_the_guest_becomes_an_account(server):
    anna = server.browser("Anna")
    token = anna.post("/api/tokens")["token"]
    anna.post("/api/account", login="anna", password="12345678")
    assert bot(server, token).me["login"] == "anna"


def test_a_token_outlives_the_server(url):
    with running(url) as server:
        token = server.browser("Anna").post("/api/tokens")["token"]
    with running(url) as server:
        assert bot(server, token).me["name"] == "Anna"
