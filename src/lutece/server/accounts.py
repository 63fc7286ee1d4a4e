"""Accounts over HTTP: a guest stays by password or passkey, signs in elsewhere, gives out tokens.

None of this opens to a token: a program that plays in somebody's name cannot take the name.
"""

import time
from typing import Any

import msgspec
from starlette.responses import Response

from lutece.server import passkeys
from lutece.server.addresses import network_of
from lutece.server.endpoint import (
    COOKIE_SECONDS,
    ApiRequest,
    Endpoint,
    json_response,
    me,
    with_cookie,
)
from lutece.server.passkeys import CEREMONY_COOKIE, CEREMONY_PATH, CEREMONY_SECONDS, Options
from lutece.server.passwords import LONGEST, SHORTEST, as_login, as_password
from lutece.server.people import BROWSER, MOST_PASSKEYS, Player, hash_of
from lutece.server.privacy import everything_about
from lutece.server.refusals import Refusal
from lutece.server.schema import (
    Credentials,
    DeleteMe,
    MadeToken,
    Me,
    NewPasskey,
    NewPassword,
    NewToken,
    OnVacation,
    Passkey,
    Token,
    UsedPasskey,
    Vacation,
)

BROWSER_COOKIE = "lutece-browser"

# --- passwords ----------------------------------------------------------------------------------


async def make_account(request: ApiRequest) -> Response:
    """The guest becomes an account; the browser gets a new cookie."""
    player, services = request.in_browser(), request.services
    login = as_login(request.body.login)
    if player.login is not None:
        raise Refusal("has-account")
    if login is None:
        raise Refusal("bad-login")
    password = _new_password(request.body.password)
    services.attempts.check(network_of(request.http))
    kept = await services.passwords.hash(password)
    player, secret = await services.people.keep(player, login, kept, str(request.cookie))
    if player.login != login:  # another tab was quicker
        raise Refusal("has-account")
    return with_cookie(request, json_response(me(player)), secret)


async def sign_in(request: ApiRequest) -> Response:
    """This browser is that account's from now on; a guest's seats go over to it."""
    services, login = request.services, as_login(request.body.login)
    found = await services.people.by_login(login) if login else None
    services.attempts.check(network_of(request.http), login, await _known(request, found))
    kept = found[1] if found else None
    fits = await services.passwords.fits(as_password(request.body.password), kept)
    if not fits or found is None:
        raise Refusal("wrong-password")
    return await _remembered(request, await _let_in(request, found[0]), found[0])


async def change_password(request: ApiRequest) -> Response:
    """Another password; every other browser of mine is signed out, and my tokens end."""
    player, services = request.in_browser(), request.services
    password = _new_password(request.body.new)
    services.attempts.check(network_of(request.http), player.login)
    found = await services.people.by_login(player.login) if player.login else None
    kept = found[1] if found else None
    if not await services.passwords.fits(as_password(request.body.password), kept):
        raise Refusal("wrong-password")
    secret = await services.people.change_password(player, await services.passwords.hash(password))
    services.open_connections.revoke_player(player.id)
    return with_cookie(request, json_response(me(player)), secret)


async def sign_out(request: ApiRequest) -> Response:
    """Forget this browser's cookie, here and there."""
    if request.cookie is not None:
        await request.services.people.let_out(request.cookie)
        request.services.open_connections.revoke(hash_of(request.cookie))
    return with_cookie(request, json_response(me(None)), None)


# --- what is kept of me ---------------------------------------------------------------------------


async def export_me(request: ApiRequest) -> Response:
    """Everything that the server knows of me, as one file."""
    player, services = request.in_browser(), request.services
    services.export_rate.check(player.id)
    known = await everything_about(services.database, player)
    text = msgspec.json.format(msgspec.json.encode(known), indent=2)
    return Response(
        text,
        media_type="application/json",
        headers={
            "content-disposition": 'attachment; filename="lutece-my-data.json"',
            "cache-control": "no-store",
        },
    )


async def my_vacation(request: ApiRequest) -> Vacation:
    """Whether I am on vacation, and the days that I have left."""
    return await request.services.vacations.of(request.in_browser())


async def set_vacation(request: ApiRequest) -> Vacation:
    """Go on vacation, or come back: my clocks at slow tables stand still, or run again."""
    return await request.services.vacations.set(request.in_browser(), request.body.on)


async def delete_me(request: ApiRequest) -> Response:
    """Delete my account for good; my seats become those of a former player."""
    player, services = request.in_browser(), request.services
    services.export_rate.check(player.id)
    if player.login is not None:
        services.attempts.check(network_of(request.http), player.login)
        found = await services.people.by_login(player.login)
        kept, given = found[1] if found else None, as_password(request.body.password or "")
        if not await services.passwords.fits(given, kept):
            raise Refusal("wrong-password")
    await services.retention.delete(player, time.time())
    services.open_connections.revoke_player(player.id)
    return with_cookie(request, json_response(me(None)), None)


# --- passkeys -----------------------------------------------------------------------------------


async def passkey_options(request: ApiRequest) -> Response:
    """What the browser needs to make a passkey for me."""
    player, site = request.in_browser(), passkeys.site_of(request.http)
    have = await _passkeys_of(request, player)
    name, challenge = request.services.ceremonies.begin(player.id)
    return _begun(request, passkeys.options_to_make(site, player, have, challenge), name)


async def add_passkey(request: ApiRequest) -> Response:
    """Keep a passkey that this browser has made."""
    player, site = request.in_browser(), passkeys.site_of(request.http)
    challenge = request.services.ceremonies.end(_ceremony(request), player.id)
    passkey = passkeys.made(site, request.body, challenge)
    await _passkeys_of(request, player)
    player = await request.services.people.add_passkey(player, *passkey)
    return _ended(request, json_response(me(player)))


async def my_passkeys(request: ApiRequest) -> list[Passkey]:
    """The passkeys by which I can sign in."""
    return await request.services.people.passkeys_of(request.in_browser())


async def delete_passkey(request: ApiRequest) -> list[Passkey]:
    """Forget a passkey, of a lost device perhaps; gives those that are left."""
    player = request.in_browser()
    await request.services.people.drop_passkey(player, request.path("passkey"))
    return await request.services.people.passkeys_of(player)


async def passkey_sign_in_options(request: ApiRequest) -> Response:
    """What the browser needs to offer the passkeys that it has for this server."""
    site = passkeys.site_of(request.http)
    request.services.attempts.check(network_of(request.http))
    name, challenge = request.services.ceremonies.begin(None)
    return _begun(request, passkeys.options_to_use(site, challenge), name)


async def passkey_sign_in(request: ApiRequest) -> Response:
    """This browser is the passkey's player's from now on; a guest's seats go over to it."""
    people, site = request.services.people, passkeys.site_of(request.http)
    challenge = request.services.ceremonies.end(_ceremony(request), None)
    kept = await people.passkey(request.body.id)
    count = passkeys.used(site, request.body, challenge, kept)
    await people.passkey_used(request.body.id, count)
    return _ended(request, await _let_in(request, await people.by_id(kept.player)))


# --- tokens -------------------------------------------------------------------------------------


async def my_tokens(request: ApiRequest) -> list[Token]:
    """The tokens that I gave out; what they are cannot be read again."""
    return await request.services.people.tokens(request.in_browser())


async def new_token(request: ApiRequest) -> MadeToken:
    """A token for a program that plays in my name; it is shown this once."""
    player = request.in_browser()
    token, name, label = await request.services.people.new_token(player, request.body.label)
    return MadeToken(token=token, id=name, label=label)


async def delete_token(request: ApiRequest) -> list[Token]:
    """Take a token back; gives those that are left."""
    player = request.in_browser()
    await request.services.people.drop_token(player, request.path("token"))
    request.services.open_connections.revoke(request.path("token"))
    return await request.services.people.tokens(player)


# --- helpers ------------------------------------------------------------------------------------


async def _let_in(request: ApiRequest, player: Player) -> Response:
    """A new cookie for a person who signed in; the seats of the guest go to the account."""
    services, before = request.services, request.player
    guest = before if before and request.cookie and not before.kept else None
    async with services.tables.handing_over(guest, player) as changes:
        secret = await services.people.let_in(player, guest, request.cookie, changes)
    return with_cookie(request, json_response(me(player)), secret)


async def _known(request: ApiRequest, found: tuple[Player, str] | None) -> str | None:
    """The digest of this browser's mark, if this account was signed in here before."""
    mark = request.http.cookies.get(BROWSER_COOKIE)
    if mark is None or found is None:
        return None
    known = await request.services.people.by_secret(mark, BROWSER)
    return hash_of(mark) if known is not None and known.id == found[0].id else None


async def _remembered(request: ApiRequest, response: Response, player: Player) -> Response:
    """Leave a mark in the browser: wrong guesses of others do not lock it out."""
    if await _known(request, (player, "")) is None:
        mark = await request.services.people.new_browser(player)
        response.set_cookie(
            BROWSER_COOKIE,
            mark,
            max_age=COOKIE_SECONDS,
            path="/api/sign-in",
            httponly=True,
            samesite="lax",
            secure=request.secure,
        )
    return response


async def _passkeys_of(request: ApiRequest, player: Player) -> list[str]:
    have = await request.services.people.passkeys_of(player)
    if len(have) >= MOST_PASSKEYS:
        raise Refusal("too-many-passkeys", count=len(have))
    return [passkey.id for passkey in have]


def _new_password(text: str) -> str:
    password = as_password(text)
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal("short-password", fewest=SHORTEST)
    return password


def _ceremony(request: ApiRequest) -> str | None:
    return request.http.cookies.get(CEREMONY_COOKIE)


def _begun(request: ApiRequest, options: Options, name: str) -> Response:
    """Options, and the cookie that ties their challenge to this browser."""
    response = json_response(options)
    response.set_cookie(
        CEREMONY_COOKIE,
        name,
        max_age=CEREMONY_SECONDS,
        path=CEREMONY_PATH,
        httponly=True,
        samesite="strict",
        secure=request.secure,
    )
    return response


def _ended(request: ApiRequest, response: Response) -> Response:
    response.delete_cookie(
        CEREMONY_COOKIE, path=CEREMONY_PATH, httponly=True, samesite="strict", secure=request.secure
    )
    return response


_MINE = ("name-needed", "browser-needed")
_PASSKEY = ("no-passkeys-here", "wrong-passkey")

ACCOUNT_ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/account",
        make_account,
        "Make me an account",
        Credentials,
        Me,
        (*_MINE, "has-account", "bad-login", "short-password", "login-taken"),
    ),
    Endpoint(
        "POST", "/api/sign-in", sign_in, "Sign in by password", Credentials, Me, ("wrong-password",)
    ),
    Endpoint(
        "POST",
        "/api/account/password",
        change_password,
        "Change my password",
        NewPassword,
        Me,
        (*_MINE, "short-password", "wrong-password"),
    ),
    Endpoint("POST", "/api/sign-out", sign_out, "Sign out", gives=Me),
    Endpoint(
        "GET",
        "/api/me/export",
        export_me,
        "Everything about me, as one file",
        gives=dict[str, Any],
        refuses=_MINE,
    ),
    Endpoint("GET", "/api/me/vacation", my_vacation, "My vacation", gives=Vacation, refuses=_MINE),
    Endpoint(
        "POST",
        "/api/me/vacation",
        set_vacation,
        "Go on vacation, or come back",
        OnVacation,
        Vacation,
        (*_MINE, "no-vacation-left"),
    ),
    Endpoint(
        "POST",
        "/api/me/delete",
        delete_me,
        "Delete my account for good",
        DeleteMe,
        Me,
        (*_MINE, "wrong-password"),
    ),
    Endpoint(
        "POST",
        "/api/passkey/register/options",
        passkey_options,
        "Begin to make a passkey",
        gives=Options,
        refuses=(*_MINE, "no-passkeys-here", "too-many-passkeys"),
    ),
    Endpoint(
        "POST",
        "/api/passkey/register",
        add_passkey,
        "Keep a passkey",
        NewPasskey,
        Me,
        (*_MINE, *_PASSKEY, "too-many-passkeys"),
    ),
    Endpoint(
        "GET", "/api/passkeys", my_passkeys, "My passkeys", gives=list[Passkey], refuses=_MINE
    ),
    Endpoint(
        "POST",
        "/api/passkeys/{passkey}/delete",
        delete_passkey,
        "Delete a passkey",
        gives=list[Passkey],
        refuses=(*_MINE, "unknown-passkey"),
    ),
    Endpoint(
        "POST",
        "/api/passkey/sign-in/options",
        passkey_sign_in_options,
        "Begin to sign in by passkey",
        gives=Options,
        refuses=("no-passkeys-here",),
    ),
    Endpoint(
        "POST",
        "/api/passkey/sign-in",
        passkey_sign_in,
        "Sign in by passkey",
        UsedPasskey,
        Me,
        _PASSKEY,
    ),
    Endpoint("GET", "/api/tokens", my_tokens, "My tokens", gives=list[Token], refuses=_MINE),
    Endpoint(
        "POST",
        "/api/tokens",
        new_token,
        "Make a token",
        NewToken,
        MadeToken,
        (*_MINE, "too-many-tokens"),
    ),
    Endpoint(
        "POST",
        "/api/tokens/{token}/delete",
        delete_token,
        "Delete a token",
        gives=list[Token],
        refuses=(*_MINE, "unknown-token"),
    ),
)
