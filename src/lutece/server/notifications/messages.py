"""A message in the form of its channel, on its way."""

import json
import re

from lutece.server.notifications import mail, outgoing, web_push
from lutece.server.notifications.channels import KeptChannel
from lutece.server.notifications.delivery import GoneError, UnreachableError
from lutece.server.notifications.settings import NotificationSettings
from lutece.server.notifications.texts import Words, say
from lutece.server.notifications.web_push import Vapid

PUSH_SECONDS = 24 * 3600  # that a push service keeps a message for a browser that is off
NO_CONTACT = "mailto:nobody@example.org"
_SLACK = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_MARKS = re.compile(r"([\\*_~`|>#\[\]])")  # by which Discord formats


async def send(
    settings: NotificationSettings, vapid: Vapid, channel: KeptChannel, words: Words, path: str
) -> None:
    """Send words that lead to a page; raises DeliveryError."""
    if channel.kind == "push":
        await _push(settings, vapid, channel, words, path)
    elif channel.kind == "mail":
        await _mail(settings, channel, words, path)
    else:
        await _webhook(settings, channel, words, path)


async def send_confirmation(settings: NotificationSettings, channel: KeptChannel) -> None:
    """The first mail to an address: nothing else goes there until its link was opened.

    It contains no text of the person who entered the address, so it cannot carry advertisements.
    """
    language = channel.language
    link = f"{settings.url}/notifications/confirm/{channel.token}"
    stop = f"{settings.url}/notifications/stop/{channel.token}"
    text = "\n\n".join(
        (
            say(language, "notify-confirm-words", server=settings.url),
            link,
            say(language, "notify-confirm-not-you"),
        )
    )
    await _handed_over(settings, channel, say(language, "notify-confirm-subject"), text, stop)


async def _push(
    settings: NotificationSettings, vapid: Vapid, channel: KeptChannel, words: Words, path: str
) -> None:
    notice = {"title": words.title, "body": "\n".join(words.lines), "url": path, "tag": "turn"}
    message = json.dumps(notice, ensure_ascii=False).encode()
    if len(message) > web_push.LONGEST_MESSAGE:
        message = json.dumps(notice | {"body": ""}, ensure_ascii=False).encode()
    smtp = settings.smtp
    https = channel.origin if channel.origin.startswith("https://") else None
    contact = https or (f"mailto:{smtp.address}" if smtp else NO_CONTACT)
    status = await outgoing.post(
        channel.address,
        web_push.encrypted(message, channel.subscription),
        web_push.push_headers(channel.address, PUSH_SECONDS, vapid, contact),
        settings.private_targets,
        channel.player,
    )
    if status in web_push.GONE:
        raise GoneError("target-gone", str(status))
    outgoing.check_status(status)


async def _mail(
    settings: NotificationSettings, channel: KeptChannel, words: Words, path: str
) -> None:
    stop = f"{settings.url}/notifications/stop/{channel.token}"
    text = "\n\n".join(
        (
            "\n".join(words.lines),
            f"{settings.url}{path}",
            f"-- \n{say(channel.language, 'notify-mail-stop')}\n{stop}",
        )
    )
    await _handed_over(settings, channel, words.title, text, stop)


async def _handed_over(
    settings: NotificationSettings, channel: KeptChannel, subject: str, text: str, stop: str
) -> None:
    if settings.smtp is None:
        raise UnreachableError("no-mail-here")
    new = mail.new_mail(
        settings.smtp, channel.address, subject, text + "\n", channel.language, stop
    )
    await mail.send(settings.smtp, new)


async def _webhook(
    settings: NotificationSettings, channel: KeptChannel, words: Words, path: str
) -> None:
    """JSON for Discord (`content`) and Slack (`text`); no name at a table can call anybody."""
    link = f"{settings.url or channel.origin}{path}"
    stop = say(channel.language, "notify-webhook-stop")
    lines = (words.title, *words.lines)
    body = {
        "content": "\n".join((*(_MARKS.sub(r"\\\1", line) for line in lines), link, stop)),
        "text": "\n".join((*(line.translate(_SLACK) for line in lines), link, stop)),
        "allowed_mentions": {"parse": []},
    }
    status = await outgoing.post(
        channel.address,
        json.dumps(body, ensure_ascii=False).encode(),
        (("content-type", "application/json"),),
        settings.private_targets,
        channel.player,
    )
    outgoing.check_status(status)
