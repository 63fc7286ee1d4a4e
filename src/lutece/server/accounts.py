"""Accounts over HTTP: a guest stays by password or passkey, signs in elsewhere, gives out tokens.

None of this opens to a token: a program that plays in somebody's name cannot take the name.
"""

from starlette.responses import Response

from lutece.server import passkeys
from lutece.server.asked import Asked, Endpoint, json_response, me, sender_of, with_cookie
from lutece.server.passkeys import CEREMONY_COOKIE, CEREMONY_PATH, CEREMONY_SECONDS, Options
from lutece.server.passwords import LONGEST, SHORTEST, as_login, as_password
from lutece.server.people import MOST_PASSKEYS, Player
from lutece.server.refusals import Refusal
from lutece.server.schema import (
    Credentials,
    MadeToken,
    Me,
    NewPasskey,
    NewPassword,
    NewToken,
    Passkey,
    Token,
    UsedPasskey,
)

# --- passwords ----------------------------------------------------------------------------------


async def make_account(asked: Asked) -> Response:
    """The guest becomes an account; the browser gets a new cookie."""
    player, house = asked.in_browser(), asked.house
    login = as_login(asked.body.login)
    if player.login is not None:
        raise Refusal("has-account")
    if login is None:
        raise Refusal("bad-login")
    password = _new_password(asked.body.password)
    house.attempts.check(sender_of(asked.request))
    kept = await house.passwords.hash(password)
    player, secret = await house.people.keep(player, login, kept, str(asked.cookie))
    if player.login != login:  # another tab was quicker
        raise Refusal("has-account")
    return with_cookie(asked, json_response(me(player)), secret)


async def sign_in(asked: Asked) -> Response:
    """This browser is that account's from now on; a guest's seats go over to it."""
    house, login = asked.house, as_login(asked.body.login)
    house.attempts.check(sender_of(asked.request), login)
    found = await house.people.by_login(login) if login else None
    kept = found[1] if found else None
    fits = await house.passwords.fits(as_password(asked.body.password), kept)
    if not fits or found is None:
        raise Refusal("wrong-password")
    return await _let_in(asked, found[0])


async def change_password(asked: Asked) -> Response:
    """Another password; every other browser of mine is signed out."""
    player, house = asked.in_browser(), asked.house
    password = _new_password(asked.body.new)
    house.attempts.check(sender_of(asked.request), player.login)
    found = await house.people.by_login(player.login) if player.login else None
    kept = found[1] if found else None
    if not await house.passwords.fits(as_password(asked.body.password), kept):
        raise Refusal("wrong-password")
    secret = await house.people.change_password(player, await house.passwords.hash(password))
    return with_cookie(asked, json_response(me(player)), secret)


async def sign_out(asked: Asked) -> Response:
    """Forget this browser's cookie, here and there."""
    if asked.cookie is not None:
        await asked.house.people.let_out(asked.cookie)
    return with_cookie(asked, json_response(me(None)), None)


# --- passkeys -----------------------------------------------------------------------------------


async def passkey_options(asked: Asked) -> Response:
    """What the browser needs to make a passkey for me."""
    player, site = asked.in_browser(), passkeys.site_of(asked)
    have = await _passkeys_of(asked, player)
    name, challenge = asked.house.ceremonies.begin(player.id)
    return _begun(asked, passkeys.options_to_make(site, player, have, challenge), name)


async def add_passkey(asked: Asked) -> Response:
    """Keep a passkey that this browser has made."""
    player, site = asked.in_browser(), passkeys.site_of(asked)
    challenge = asked.house.ceremonies.end(_ceremony(asked), player.id)
    passkey = passkeys.made(site, asked.body, challenge)
    await _passkeys_of(asked, player)
    player = await asked.house.people.add_passkey(player, *passkey)
    return _ended(asked, json_response(me(player)))


async def my_passkeys(asked: Asked) -> list[Passkey]:
    """The passkeys by which I can sign in."""
    return await asked.house.people.passkeys_of(asked.in_browser())


async def delete_passkey(asked: Asked) -> list[Passkey]:
    """Forget a passkey, of a lost device perhaps; gives those that are left."""
    player = asked.in_browser()
    await asked.house.people.drop_passkey(player, asked.path("passkey"))
    return await asked.house.people.passkeys_of(player)


async def passkey_sign_in_options(asked: Asked) -> Response:
    """What the browser needs to offer the passkeys that it has for this house."""
    site = passkeys.site_of(asked)
    asked.house.attempts.check(sender_of(asked.request))
    name, challenge = asked.house.ceremonies.begin(None)
    return _begun(asked, passkeys.options_to_use(site, challenge), name)


async def passkey_sign_in(asked: Asked) -> Response:
    """This browser is the passkey's player's from now on; a guest's seats go over to it."""
    people, site = asked.house.people, passkeys.site_of(asked)
    challenge = asked.house.ceremonies.end(_ceremony(asked), None)
    kept = await people.passkey(asked.body.id)
    count = passkeys.used(site, asked.body, challenge, kept)
    await people.passkey_used(asked.body.id, count)
    return _ended(asked, await _let_in(asked, await people.by_id(kept.player)))


# --- tokens -------------------------------------------------------------------------------------


async def my_tokens(asked: Asked) -> list[Token]:
    """The tokens that I gave out; what they are cannot be read again."""
    return await asked.house.people.tokens(asked.in_browser())


async def new_token(asked: Asked) -> MadeToken:
    """A token for a program that plays in my name; it is shown this once."""
    player = asked.in_browser()
    token, name, label = await asked.house.people.new_token(player, asked.body.label)
    return MadeToken(token=token, id=name, label=label)


async def delete_token(asked: Asked) -> list[Token]:
    """Take a token back; gives those that are left."""
    player = asked.in_browser()
    await asked.house.people.drop_token(player, asked.path("token"))
    return await asked.house.people.tokens(player)


# --- helpers ------------------------------------------------------------------------------------


async def _let_in(asked: Asked, player: Player) -> Response:
    """A new cookie for whoever proved who they are; the guest who asked comes along."""
    house, before = asked.house, asked.player
    guest = before if before and asked.cookie and not before.kept else None
    async with house.hall.handing_over(guest, player) as changes:
        secret = await house.people.let_in(player, guest, asked.cookie, changes)
    return with_cookie(asked, json_response(me(player)), secret)


async def _passkeys_of(asked: Asked, player: Player) -> list[str]:
    have = await asked.house.people.passkeys_of(player)
    if len(have) >= MOST_PASSKEYS:
        raise Refusal("too-many-passkeys", count=len(have))
    return [passkey.id for passkey in have]


def _new_password(text: str) -> str:
    password = as_password(text)
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal("short-password", fewest=SHORTEST)
    return password


def _ceremony(asked: Asked) -> str | None:
    return asked.request.cookies.get(CEREMONY_COOKIE)


def _begun(asked: Asked, options: Options, name: str) -> Response:
    """Options, and the cookie that ties their challenge to this browser."""
    response = json_response(options)
    response.set_cookie(
        CEREMONY_COOKIE,
        name,
        max_age=CEREMONY_SECONDS,
        path=CEREMONY_PATH,
        httponly=True,
        samesite="strict",
        secure=asked.secure,
    )
    return response


def _ended(asked: Asked, response: Response) -> Response:
    response.delete_cookie(
        CEREMONY_COOKIE, path=CEREMONY_PATH, httponly=True, samesite="strict", secure=asked.secure
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
