import logging

import pytest
import sqlalchemy as sa

from lutece.server import passkeys as ceremonies
from lutece.server.people import hash_of
from tests.server.people_fixtures import (  # noqa: F401
    Browser,
    Running,
    a_cluster,
    a_server,
    a_url,
    running,
)
from tests.server.software_authenticator import Authenticator

ANNA = {"login": "Anna.B", "password": "a long enough one"}


@pytest.fixture
def anna(server: Running) -> Browser:
    browser = server.browser("Anna")
    browser.post("/api/account", **ANNA)
    return browser


# --- passwords ----------------------------------------------------------------------------------


def test_a_guest_becomes_an_account_and_stays_the_same_player(server):
    browser = server.browser("Anna")
    before, cookie = browser.me, browser.secret
    made = browser.post("/api/account", **ANNA)
    assert made == browser.me == before | {"login": "anna.b"}
    assert browser.secret != cookie
    old = server.browser()
    old.http.cookies.set("lutece", cookie)
    assert old.me["player"] is None


def test_only_a_hash_of_the_password_is_kept(server, anna):
    ((login, password),) = server.rows("SELECT login, password FROM players")
    assert login == "anna.b"
    assert password.startswith("$argon2id$")
    assert ANNA["password"] not in password


def test_signing_in_on_another_browser_is_being_the_same_player(server, anna):
    other = server.browser()
    assert other.post("/api/sign-in", login="ANNA.b ", password=ANNA["password"]) == anna.me
    assert other.me == anna.me
    assert other.secret != anna.secret


def test_another_password_signs_every_other_browser_and_program_out(server, anna):
    other, token = server.browser(), anna.post("/api/tokens")["token"]
    other.post("/api/sign-in", **ANNA)
    before = anna.me
    old = ANNA["password"]
    assert anna.post("/api/account/password", password=old, new="another long one") == before
    assert anna.me == before
    assert other.me["player"] is None
    assert other.refused("/api/sign-in", **ANNA) == "wrong-password"
    assert other.post("/api/sign-in", login="anna.b", password="another long one") == before
    program = server.browser().http
    told = program.get("/api/me", headers={"authorization": f"Bearer {token}"})
    assert told.status_code == 401  # programs need a new token


def test_another_password_needs_the_one_that_holds(server, anna):
    other = server.browser()
    other.post("/api/sign-in", **ANNA)
    said = other.refused("/api/account/password", password="a wrong one", new="another long one")
    assert said == "wrong-password"
    assert other.refused("/api/account/password", password=ANNA["password"], new="x") == (
        "short-password"
    )
    guest = server.browser("Ben")
    assert guest.refused("/api/account/password", password="", new="another long one") == (
        "wrong-password"
    )
    assert server.browser().post("/api/sign-in", **ANNA) == anna.me == other.me


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server, anna):
    answer = server.browser().http.post("/api/sign-in", json=ANNA)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "no-store" in answer.headers["cache-control"]


def test_behind_a_proxy_with_https_cookies_go_no_other_way(server, anna):
    told = {"x-forwarded-proto": "https"}
    answer = server.browser().http.post("/api/sign-in", json=ANNA, headers=told)
    assert "secure" in answer.headers["set-cookie"].lower().split("; ")


def test_a_passkey_behind_a_proxy_belongs_to_its_https_address(server):
    anna, device = server.browser("Anna"), Authenticator()
    behind = {
        "x-forwarded-proto": "https",
        "host": "paris.test",
        "origin": "https://paris.test",
    }
    anna.http.headers.update(behind)
    mine = {"cookie": f"lutece={anna.secret}"}  # the client knows us by another name
    options = anna.http.post("/api/passkey/register/options", headers=mine)
    cookies = options.headers["set-cookie"]
    assert "Secure" in cookies
    assert options.json()["rp"]["id"] == "paris.test"
    made = device.make(options.json(), "https://paris.test")
    held = {"cookie": f"{mine['cookie']}; {cookies.split(';')[0]}"}
    assert anna.http.post("/api/passkey/register", json=made, headers=held).status_code == 200


@pytest.mark.parametrize(
    ("login", "password"),
    [
        ("anna.b", "a wrong one"),
        ("nobody", "a long enough one"),
        ("", ""),
        ("anna.b\0", ANNA["password"]),
        ("x" * 5000, "y" * 5000),
    ],
)
def test_a_wrong_login_and_a_wrong_password_sound_alike(server, anna, login, password):
    browser = server.browser("Ben")
    before = browser.me
    assert browser.refused("/api/sign-in", login=login, password=password) == "wrong-password"
    assert browser.me == before


def test_an_unknown_login_is_hashed_like_a_known_one(server, anna, monkeypatch):
    checked = []
    passwords = server.services.passwords
    verify = passwords._verify
    monkeypatch.setattr(passwords, "_verify", lambda *a: (checked.append(a), verify(*a))[1])
    for login in ("anna.b", "nobody"):
        server.browser().refused("/api/sign-in", login=login, password="a wrong one")
    assert len(checked) == 2
    assert all(kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$") for kept, _ in checked)


def test_guesses_at_one_login_are_limited(server, anna):
    browser = server.browser()
    said = [browser.refused("/api/sign-in", login="anna.b", password=f"x{n}") for n in range(12)]
    assert said[:10] == ["wrong-password"] * 10
    assert said[-1] == "too-fast"
    assert browser.refused("/api/sign-in", login="ben", password="x") == "wrong-password"


def test_tries_from_one_address_are_limited(server):
    browser = server.browser()
    said = [browser.refused("/api/sign-in", login=f"l{n:03}", password="x") for n in range(40)]
    assert said[:30] == ["wrong-password"] * 30
    assert said[-1] == "too-fast"


@pytest.mark.parametrize("login", ["ab", "x" * 41, "a b c", "anna@b", "<b>anna</b>", "an\nna"])
def test_a_login_is_a_short_word(server, login):
    said = server.browser("Anna").refused("/api/account", login=login, password="12345678")
    assert said == "bad-login"


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201])
def test_a_password_is_neither_short_nor_endless(server, password):
    said = server.browser("Anna").refused("/api/account", login="anna", password=password)
    assert said == "short-password"


def test_a_login_belongs_to_one_player_however_it_is_written(server, anna):
    ben = server.browser("Ben")
    for login in ("anna.b", "ANNA.B", "Ａnna.b"):
        assert ben.refused("/api/account", login=login, password="12345678") == "login-taken"
    assert ben.me["login"] is None
    assert anna.refused("/api/account", login="other", password="12345678") == "has-account"


def test_accounts_are_for_those_who_said_their_name(server):
    browser = server.browser()
    assert browser.refused("/api/account", **ANNA) == "name-needed"
    assert browser.refused("/api/passkey/register/options") == "name-needed"


def test_signing_out_forgets_the_cookie_for_good(server, anna):
    cookie = anna.secret
    assert anna.post("/api/sign-out")["player"] is None
    assert anna.secret is None
    thief = server.browser()
    thief.http.cookies.set("lutece", cookie)
    assert thief.me["player"] is None
    assert anna.post("/api/sign-out")["player"] is None  # twice does no harm


def test_another_sites_page_cannot_sign_anybody_in_or_out(server, anna):
    for path, body in (("/api/sign-in", ANNA), ("/api/sign-out", {})):
        answer = anna.http.post(path, json=body, headers={"origin": "http://elsewhere.test"})
        assert answer.status_code == 403
    assert anna.me["login"] == "anna.b"


def test_an_account_outlives_the_server(url):
    with running(url) as server:
        browser = server.browser("Anna")
        browser.post("/api/account", **ANNA)
        me, cookie = browser.me, browser.secret
    with running(url) as server:
        again = server.browser()
        again.http.cookies.set("lutece", cookie)
        assert again.me == me
        assert server.browser().post("/api/sign-in", **ANNA) == me


def test_no_secret_reaches_the_log(server, anna, caplog):
    caplog.set_level(logging.DEBUG)
    browser = server.browser("Ben")
    browser.refused("/api/sign-in", login="anna.b", password="a mistaken one")
    browser.post("/api/account", login="ben", password="another long one")
    token = browser.post("/api/tokens")["token"]
    with server.services.database.engine.begin() as connection:
        connection.execute(sa.text("ALTER TABLE secrets RENAME TO lost"))
    assert browser.refused("/api/sign-in", **ANNA) == "not-saved"
    assert browser.refused("/api/tokens") == "not-saved"
    said = [r.getMessage() for r in caplog.records if not r.name.startswith("http")]
    assert "a change could not be saved" in " ".join(said)
    secrets = [ANNA["password"], "a mistaken one", "another long one", token, "argon2id"]
    digests = [hash_of(secret) for secret in (token, str(browser.secret))]
    for secret in (*secrets, *digests, str(browser.secret)):
        assert not [line for line in said if secret in line]


# --- what a guest brings along ------------------------------------------------------------------


def test_a_guests_seats_go_over_to_the_account(server, anna):
    guest = server.browser("Guest")
    running_table = guest.table("me", "random")
    waiting = guest.table("me", "link")
    before = guest.me["player"]
    account = guest.post("/api/sign-in", **ANNA)
    assert account == anna.me
    for table in (running_table, waiting):
        info = anna.get(f"/api/tables/{table['table']}")
        assert (info["seats"][0]["mine"], info["seats"][0]["name"]) == (True, "Anna")
        assert info["invitation"] == table["invitation"]
    mine = {t["table"] for t in anna.get("/api/tables")["mine"]}
    assert mine == {running_table["table"], waiting["table"]}
    assert not server.rows(f"SELECT 1 FROM seats WHERE player = '{before}'")
    assert not server.rows(f"SELECT 1 FROM tables WHERE owner = '{before}'")
    assert not server.rows(f"SELECT 1 FROM secrets WHERE player = '{before}'")


def test_the_seat_that_went_over_can_be_played_from(server, anna):
    guest = server.browser("Guest")
    table = guest.table("me", "me")["table"]
    guest.post("/api/sign-in", **ANNA)
    view = anna.get(f"/api/tables/{table}/at/0?seat=0")
    seat = view["to_move"]
    legal = anna.get(f"/api/tables/{table}/at/0?seat={seat}")["decisions"]
    done = anna.post(f"/api/tables/{table}/command", type="play", seq=0, decision=legal[0]["text"])
    assert done["seq"] == 1


def test_seats_go_over_at_tables_that_were_put_away(url):
    with running(url) as server:
        guest, anna = server.browser("Guest"), server.browser("Anna")
        anna.post("/api/account", **ANNA)
        table, cookie = guest.table("me", "link")["table"], guest.secret
    with running(url) as server:
        guest = server.browser()
        guest.http.cookies.set("lutece", cookie)
        guest.post("/api/sign-in", **ANNA)
        assert guest.get(f"/api/tables/{table}")["seats"][0]["mine"]


def test_whoever_looks_on_learns_who_came_over(server, anna):
    guest = server.browser("Guest")
    table = guest.table("me", "link")["table"]
    with guest.http.stream("GET", f"/api/tables/{table}/lines") as lines:
        messages = lines.iter_lines()
        assert '"name":"Guest"' in next(messages)
        guest.post("/api/sign-in", **ANNA)
        told = next(messages)
        assert '"type":"sync"' in told
        assert '"name":"Anna"' in told
        assert '"mine":true' in told


def test_an_account_that_changes_to_another_brings_nothing_along(server, anna):
    ben = server.browser("Ben")
    ben.post("/api/account", login="ben", password="12345678")
    table = ben.table("me", "link")["table"]
    ben.post("/api/sign-in", **ANNA)
    assert not ben.get(f"/api/tables/{table}")["seats"][0]["mine"]
    ben.post("/api/sign-in", login="ben", password="12345678")
    assert ben.get(f"/api/tables/{table}")["seats"][0]["mine"]


def test_a_sign_in_that_cannot_be_saved_changes_nothing(server, anna):
    guest = server.browser("Guest")
    table = guest.table("me", "link")["table"]
    engine = server.services.database.engine
    with engine.begin() as connection:
        connection.execute(sa.text("ALTER TABLE secrets RENAME TO lost"))
    assert guest.refused("/api/sign-in", **ANNA) == "not-saved"
    with engine.begin() as connection:
        connection.execute(sa.text("ALTER TABLE lost RENAME TO secrets"))
    assert guest.me["name"] == "Guest"
    assert guest.get(f"/api/tables/{table}")["seats"][0]["mine"]
    guest.post("/api/sign-in", **ANNA)
    assert anna.get(f"/api/tables/{table}")["seats"][0]["mine"]


def test_a_guests_token_ends_with_the_guest(server, anna):
    guest = server.browser("Guest")
    token = guest.post("/api/tokens")["token"]
    guest.post("/api/sign-in", **ANNA)
    answer = server.browser().http.get("/api/me", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 401


# --- passkeys -----------------------------------------------------------------------------------


def make_passkey(browser: Browser, device: Authenticator, **how):
    options = browser.post("/api/passkey/register/options")
    return browser.post(
        "/api/passkey/register", **device.make(options, browser.server.address, **how)
    )


def use_passkey(browser: Browser, device: Authenticator):
    options = browser.post("/api/passkey/sign-in/options")
    return browser.post("/api/passkey/sign-in", **device.use(options, browser.server.address))


def test_a_passkey_signs_in_elsewhere_without_any_name(server):
    anna, device = server.browser("Anna"), Authenticator()
    made = make_passkey(anna, device)
    assert made == anna.me
    assert (made["passkeys"], made["login"]) == (1, None)
    other = server.browser()
    assert use_passkey(other, device) == made
    assert other.me == made
    assert use_passkey(server.browser(), device) == made  # its counter went on


def test_options_say_which_passkeys_there_are(server):
    anna, device = server.browser("Anna"), Authenticator()
    assert make_passkey(anna, device)["passkeys"] == 1
    options = anna.post("/api/passkey/register/options")
    assert [key["id"] for key in options["excludeCredentials"]] == [device.make(options, "")["id"]]
    assert options["rp"] == {"id": "localhost", "name": "Lutèce"}
    assert make_passkey(anna, Authenticator())["passkeys"] == 2


def test_a_lost_passkey_is_deleted_by_its_owner_alone(server):
    anna, ben = server.browser("Anna"), server.browser("Ben")
    lost, device = Authenticator(), Authenticator()
    make_passkey(anna, lost)
    make_passkey(anna, device)
    first, second = anna.get("/api/passkeys")
    assert first["created"] <= second["created"]
    assert ben.get("/api/passkeys") == []
    assert ben.refused(f"/api/passkeys/{first['id']}/delete") == "unknown-passkey"
    assert anna.post(f"/api/passkeys/{first['id']}/delete") == [second]
    assert anna.me["passkeys"] == 1
    options = ben.post("/api/passkey/sign-in/options")
    used = lost.use(options, server.address)
    assert ben.refused("/api/passkey/sign-in", **used) == "wrong-passkey"
    assert use_passkey(ben, device) == anna.me


def test_a_guests_seats_go_over_by_passkey_too(server):
    anna, guest, device = server.browser("Anna"), server.browser("Guest"), Authenticator()
    make_passkey(anna, device)
    table = guest.table("me", "link")["table"]
    use_passkey(guest, device)
    assert anna.get(f"/api/tables/{table}")["seats"][0]["mine"]


def test_whoever_has_a_passkey_is_no_guest_who_could_be_swallowed(server, anna):
    other, device = server.browser("Other"), Authenticator()
    make_passkey(other, device)
    other.post("/api/sign-in", **ANNA)
    assert use_passkey(server.browser(), device)["name"] == "Other"


def test_a_challenge_is_good_once(server):
    browser, device = server.browser("Anna"), Authenticator()
    options = browser.post("/api/passkey/register/options")
    made = device.make(options, server.address)
    browser.post("/api/passkey/register", **made)
    assert browser.refused("/api/passkey/register", **made) == "wrong-passkey"
    options = browser.post("/api/passkey/sign-in/options")
    cookies = dict(browser.http.cookies)
    used = device.use(options, server.address)
    browser.post("/api/passkey/sign-in", **used)
    browser.http.cookies.update(cookies)
    assert browser.refused("/api/passkey/sign-in", **used) == "wrong-passkey"


def test_a_challenge_belongs_to_the_browser_that_asked(server):
    anna, device, thief = server.browser("Anna"), Authenticator(), server.browser()
    make_passkey(anna, device)
    options = anna.post("/api/passkey/sign-in/options")
    used = device.use(options, server.address)
    assert thief.refused("/api/passkey/sign-in", **used) == "wrong-passkey"
    thief.post("/api/passkey/sign-in/options")
    assert thief.refused("/api/passkey/sign-in", **used) == "wrong-passkey"


def test_a_challenge_to_make_is_none_to_sign_in(server):
    anna, device = server.browser("Anna"), Authenticator()
    make_passkey(anna, device)
    options = anna.post("/api/passkey/register/options")
    used = device.use(options | {"rpId": "localhost"}, server.address)
    assert anna.refused("/api/passkey/sign-in", **used) == "wrong-passkey"


def test_a_challenge_waits_five_minutes_and_not_longer(server, monkeypatch):
    anna, device = server.browser("Anna"), Authenticator()
    monkeypatch.setattr(ceremonies, "CEREMONY_SECONDS", -1)
    options = anna.post("/api/passkey/register/options")
    assert anna.refused("/api/passkey/register", **device.make(options, server.address)) == (
        "wrong-passkey"
    )


def test_no_number_of_challenges_fills_the_memory(monkeypatch):
    monkeypatch.setattr(ceremonies, "MOST_CEREMONIES", 3)
    waiting = ceremonies.Ceremonies()
    names = [waiting.begin(None)[0] for _ in range(10)]
    assert len(waiting._waiting) == 3
    assert waiting.end(names[-1], None)


def test_a_passkey_of_another_site_or_page_is_refused(server):
    anna = server.browser("Anna")
    for origin, site in ((server.address, "elsewhere.test"), ("http://elsewhere.test", None)):
        device = Authenticator()
        options = anna.post("/api/passkey/register/options")
        made = device.make(options, origin, site)
        assert anna.refused("/api/passkey/register", **made) == "wrong-passkey"
    device = Authenticator()
    make_passkey(anna, device)
    for origin, site in ((server.address, "elsewhere.test"), ("http://elsewhere.test", None)):
        options = anna.post("/api/passkey/sign-in/options")
        used = device.use(options, origin, site)
        assert server.browser().refused("/api/passkey/sign-in", **used) == "wrong-passkey"
        assert anna.refused("/api/passkey/sign-in", **used) == "wrong-passkey"


def test_another_key_under_a_known_id_is_refused(server):
    anna, device, copy = server.browser("Anna"), Authenticator(), Authenticator()
    make_passkey(anna, device)
    copy.id, copy.user, copy.count = device.id, device.user, 10
    options = anna.post("/api/passkey/sign-in/options")
    used = copy.use(options, server.address)
    assert anna.refused("/api/passkey/sign-in", **used) == "wrong-passkey"


def test_a_copy_that_fell_behind_is_refused(server):
    anna, device = server.browser("Anna"), Authenticator()
    device.count = 2**32 - 10  # counts have no sign
    make_passkey(anna, device)
    use_passkey(server.browser(), device)
    device.count -= 1
    options = anna.post("/api/passkey/sign-in/options")
    used = device.use(options, server.address)
    assert anna.refused("/api/passkey/sign-in", **used) == "wrong-passkey"


def test_an_unknown_passkey_and_nonsense_are_refused(server):
    anna, device = server.browser("Anna"), Authenticator()
    options = anna.post("/api/passkey/sign-in/options")
    used = device.use(options, server.address)
    assert anna.refused("/api/passkey/sign-in", **used) == "wrong-passkey"
    for nonsense in ("", "?", "AAAA", "é", "\0"):
        options = anna.post("/api/passkey/register/options")
        made = device.make(options, server.address)
        made["response"]["attestationObject"] = nonsense
        assert anna.refused("/api/passkey/register", **made) == "wrong-passkey"
        anna.post("/api/passkey/sign-in/options")
        used = device.use(options | {"rpId": "localhost"}, server.address) | {"id": nonsense}
        assert anna.refused("/api/passkey/sign-in", **used) == "wrong-passkey"


def test_an_address_without_a_name_has_no_passkeys(server):
    anna = server.browser("Anna")
    anna.http.base_url = server.address.replace("localhost", "127.0.0.1")
    anna.http.headers["origin"] = str(anna.http.base_url).rstrip("/")
    anna.post("/api/me", name="Anna")
    assert anna.refused("/api/passkey/register/options") == "no-passkeys-here"
    assert anna.refused("/api/passkey/sign-in/options") == "no-passkeys-here"


@pytest.mark.parametrize("host", ["", "[", "[::1", "a b", "localhost:nonsense", ":"])
def test_an_address_that_is_none_is_no_fault(server, host):
    anna = server.browser("Anna")
    for path in ("/api/passkey/sign-in/options", "/api/passkey/register/options"):
        headers = {"host": host, "origin": f"http://{host}"}
        assert anna.http.post(path, headers=headers).status_code < 500


def test_ten_passkeys_are_enough(server):
    anna = server.browser("Anna")
    for _ in range(10):
        make_passkey(anna, Authenticator())
    assert anna.refused("/api/passkey/register/options") == "too-many-passkeys"
