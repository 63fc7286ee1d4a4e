"""How I am told of my turns, over HTTP."""

from urllib.parse import urlsplit

from starlette.responses import Response

from lutece.server.addresses import network_of
from lutece.server.endpoint import ApiRequest, Endpoint, json_response
from lutece.server.notifications import mail, outgoing, web_push
from lutece.server.notifications.channels import KeptChannel
from lutece.server.notifications.delivery import DeliveryError
from lutece.server.notifications.texts import known_language
from lutece.server.people import LONGEST_LABEL, Player, visible
from lutece.server.refusals import Refusal
from lutece.server.schema import Channel, NewMail, NewPush, NewWebhook, Notifications


async def my_notifications(request: ApiRequest) -> Notifications:
    """List my notification channels."""
    return await _mine(request, request.in_browser())


async def add_push(request: ApiRequest) -> Notifications:
    """Tell me by push in this browser."""
    player, wish = request.in_browser(), request.body
    keys = wish.subscription.keys
    subscription = web_push.Subscription(wish.subscription.endpoint, keys.p256dh, keys.auth)
    known = [c for c in await request.services.notifier.channels.of(player) if c.kind == "push"]
    before = next((c for c in known if c.address in (wish.instead_of, subscription.endpoint)), None)
    request.services.message_rate.check(player.id)
    try:
        web_push.check_subscription(subscription)
        await _check_target(request, player, subscription.endpoint)
    except DeliveryError as error:
        raise Refusal(error.key) from None
    await request.services.notifier.channels.add(
        player,
        "push",
        subscription.endpoint,
        known_language(wish.language or (before.language if before else "")),
        _origin(request),
        visible(wish.label)[:LONGEST_LABEL] or (before.label if before else ""),
        subscription,
        wish.instead_of,
    )
    return await _mine(request, player)


async def add_mail(request: ApiRequest) -> Notifications:
    """Send a mail whose link confirms the address; turns are told there afterwards."""
    player, services = request.in_browser(), request.services
    if services.notifier.settings.smtp is None:
        raise Refusal("no-mail-here")
    try:
        address = mail.mail_address(request.body.address)
    except DeliveryError as error:
        raise Refusal(error.key) from None
    _check_mail_rates(request, player, address)
    kept = services.notifier.channels
    known = next((c for c in await kept.of(player) if _is_mail(c, address)), None)
    channel = known or await kept.add(
        player, "mail", address, known_language(request.body.language), _origin(request)
    )
    if channel.confirmed:
        return await _mine(request, player)
    try:
        await services.notifier.confirm_mail(channel)
    except DeliveryError as error:
        if channel is not known:
            await kept.drop(channel)
        raise Refusal(error.key) from None
    return await _mine(request, player)


async def add_webhook(request: ApiRequest) -> Notifications:
    """Tell me by a request to a URL."""
    player, services = request.in_browser(), request.services
    services.message_rate.check(player.id)
    url = request.body.url.strip()
    try:
        await _check_target(request, player, url)
    except DeliveryError as error:
        raise Refusal(error.key) from None
    await services.notifier.channels.add(
        player, "webhook", url, known_language(request.body.language), _origin(request)
    )
    return await _mine(request, player)


async def test_channel(request: ApiRequest) -> Notifications:
    """Send me a message now; to a mail address that is not confirmed, its link once more."""
    player, services = request.in_browser(), request.services
    channel = await services.notifier.channels.one(player, request.path("channel"))
    unconfirmed = channel.kind == "mail" and not channel.confirmed
    if unconfirmed:
        _check_mail_rates(request, player, channel.address)
    else:
        services.message_rate.check(player.id)
    send = services.notifier.confirm_mail if unconfirmed else services.notifier.test
    try:
        await send(channel)
    except DeliveryError as error:
        raise Refusal(error.key) from None
    return await _mine(request, player)


async def delete_channel(request: ApiRequest) -> Notifications:
    """Delete a notification channel."""
    player, kept = request.in_browser(), request.services.notifier.channels
    await kept.drop(await kept.one(player, request.path("channel")))
    return await _mine(request, player)


async def confirm_mail(request: ApiRequest) -> Response:
    """The link of the first mail was opened: turns are told at this address from now on."""
    kept = request.services.notifier.channels
    await kept.confirm(await kept.by_token(request.path("token")))
    return json_response(None)


async def stop_mail(request: ApiRequest) -> Response:
    """End mails with one click: whoever has the mail need not sign in (RFC 8058)."""
    kept = request.services.notifier.channels
    await kept.drop(await kept.by_token(request.path("token")))
    return json_response(None)


# --- helpers ------------------------------------------------------------------------------------


async def _mine(request: ApiRequest, player: Player) -> Notifications:
    notifier = request.services.notifier
    return Notifications(
        push_key=(await notifier.vapid()).public_key,
        mail=notifier.settings.smtp is not None,
        channels=[_shown(channel) for channel in await notifier.channels.of(player)],
    )


def _shown(channel: KeptChannel) -> Channel:
    return Channel(
        id=channel.id,
        kind=channel.kind,
        name=_name(channel),
        created=channel.created,
        confirmed=channel.confirmed,
        disabled=channel.disabled,
        problem=Refusal(channel.problem).said if channel.problem else None,
        endpoint=channel.address if channel.kind == "push" else None,
    )


def _name(channel: KeptChannel) -> str:
    """What a channel is called: the rest of a webhook's URL is a secret."""
    if channel.kind == "webhook":
        return urlsplit(channel.address).hostname or ""
    return channel.address if channel.kind == "mail" else channel.label


def _origin(request: ApiRequest) -> str:
    """Where links lead to."""
    return request.services.notifier.settings.url or str(request.http.base_url).rstrip("/")[:300]


def _is_mail(channel: KeptChannel, address: str) -> bool:
    return channel.kind == "mail" and channel.address == address


async def _check_target(request: ApiRequest, player: Player, url: str) -> None:
    await outgoing.check(url, request.services.notifier.settings.private_targets, player.id)


def _check_mail_rates(request: ApiRequest, player: Player, address: str) -> None:
    services = request.services
    services.message_rate.check(player.id)
    services.mail_rate.check(network_of(request.http))
    services.mail_to_rate.check(address.lower())


_MINE = ("name-needed", "browser-needed")
_TARGET = ("target-address", "target-private", "target-unknown-host", "target-unreachable")
_ADDED = (*_MINE, *_TARGET, "too-many-channels", "too-fast")
_SENT = ("target-rejected", "target-gone", "mail-down", "no-mail-here")

NOTIFICATION_ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/notifications",
        my_notifications,
        "My notification channels",
        gives=Notifications,
        refuses=_MINE,
    ),
    Endpoint(
        "POST",
        "/api/notifications/push",
        add_push,
        "Tell me by push",
        NewPush,
        Notifications,
        (*_ADDED, "target-keys"),
    ),
    Endpoint(
        "POST",
        "/api/notifications/mail",
        add_mail,
        "Tell me by mail",
        NewMail,
        Notifications,
        (*_ADDED, "no-mail-here", "mail-down"),
    ),
    Endpoint(
        "POST",
        "/api/notifications/webhook",
        add_webhook,
        "Tell me by webhook",
        NewWebhook,
        Notifications,
        _ADDED,
    ),
    Endpoint(
        "POST",
        "/api/notifications/{channel}/test",
        test_channel,
        "Send a message that tests a notification channel",
        gives=Notifications,
        refuses=(*_MINE, *_TARGET, *_SENT, "unknown-channel", "too-fast"),
    ),
    Endpoint(
        "POST",
        "/api/notifications/{channel}/delete",
        delete_channel,
        "Delete a notification channel",
        gives=Notifications,
        refuses=(*_MINE, "unknown-channel"),
    ),
    Endpoint(
        "POST",
        "/notifications/confirm/{token}",
        confirm_mail,
        "Confirm a mail address",
        refuses=("unknown-channel",),
    ),
    Endpoint(
        "POST",
        "/notifications/stop/{token}",
        stop_mail,
        "End mails with one click",
        refuses=("unknown-channel",),
    ),
)
