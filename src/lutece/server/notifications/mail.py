"""Mail through the SMTP server that the operator configured."""

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from lutece.server.notifications.delivery import RejectedError, UnreachableError
from lutece.server.notifications.settings import Smtp

SECONDS = 15.0  # for each step of a conversation
AT_ONCE = 2  # conversations
LONGEST_ADDRESS = 254  # RFC 5321
_ADDRESS = re.compile(
    r"[^\s@<>()\[\],;:\\\"]{1,64}@[^\s@<>()\[\],;:\\\"]+\.[^\s@<>()\[\],;:\\\".]+"
)

_senders = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="mail")


def mail_address(text: str) -> str:
    """An address that mail can go to; refused if it is none."""
    address = text.strip()
    if len(address) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(address) or not address.isascii():
        raise RejectedError("target-address")
    return address


def new_mail(
    smtp: Smtp, address: str, subject: str, text: str, language: str, stop: str | None = None
) -> EmailMessage:
    """A mail; `stop` is the address where one click ends mails like it (RFC 8058)."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = smtp.sender, address, subject
    mail["Date"] = formatdate(usegmt=True)
    mail["Message-ID"] = make_msgid(domain=smtp.address.rpartition("@")[2])
    mail["Content-Language"] = language
    mail["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text)
    return mail


async def send(smtp: Smtp, mail: EmailMessage) -> None:
    """Hand a mail to the server; raises UnreachableError and RejectedError."""
    await asyncio.get_running_loop().run_in_executor(_senders, _send, smtp, mail)


def connected(smtp: Smtp) -> smtplib.SMTP:
    """A conversation with the server, encrypted and signed in where that is possible."""
    context = ssl.create_default_context()
    server: smtplib.SMTP
    if smtp.tls == "always":
        server = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=SECONDS, context=context)
    else:
        server = smtplib.SMTP(smtp.host, smtp.port, timeout=SECONDS)
    try:
        server.ehlo()
        encrypted = smtp.tls == "always"
        if not encrypted and server.has_extn("starttls") and not smtp.is_local:
            server.starttls(context=context)
            server.ehlo()
            encrypted = True
        if smtp.user is not None:
            if not encrypted and not smtp.is_local:
                raise smtplib.SMTPException("the server does not encrypt: no password is sent")
            server.login(smtp.user, smtp.password or "")
    except BaseException:
        server.close()
        raise
    return server


def _send(smtp: Smtp, mail: EmailMessage) -> None:
    try:
        with connected(smtp) as server:
            server.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        code = next(iter(error.recipients.values()))[0]
        if code >= 500:
            raise RejectedError("target-rejected", str(code)) from None
        raise UnreachableError("mail-down", str(code)) from None
    except (OSError, smtplib.SMTPException) as error:
        raise UnreachableError("mail-down", str(error)) from None
