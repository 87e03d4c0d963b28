"""E-mail: one message at a time, handed to the server that the operator has named."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from comptoir.kernel.errors import BadOption

PATIENCE = 20.0  # seconds for the server to take a message
PORTS = {"smtp": 25, "smtp+tls": 587, "smtps": 465}


class NotSent(Exception):
    """The server did not take it."""


@dataclass(frozen=True)
class Post:
    """Where letters are posted: smtp://, smtp+tls:// (STARTTLS) or smtps://, with user and password if it wants
    them."""

    address: str
    sender: str

    def __post_init__(self) -> None:
        parts = urlsplit(self.address)
        if parts.scheme not in PORTS or not parts.hostname:
            raise BadOption(f"letters cannot be posted at {self.address.partition('@')[2] or self.address!r}: it is "
                            "smtp://HOST:PORT, smtp+tls://USER:PASSWORD@HOST or smtps://USER:PASSWORD@HOST")
        if "@" not in self.sender:
            raise BadOption(f"--mail-from is an e-mail address, not {self.sender!r}")

    async def send(self, to: str, subject: str, text: str, key: str = "") -> None:
        """NotSent when it could not be handed over. A letter with the same key is the same letter."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        domain = self.sender.partition("@")[2]
        letter["Date"] = formatdate()
        letter["Message-ID"] = f"<{key}@{domain}>" if key else make_msgid(domain=domain)
        letter.set_content(text)
        try:
            await asyncio.to_thread(self._post, letter)
        except (OSError, smtplib.SMTPException) as problem:
            raise NotSent(str(problem)) from problem

    def _post(self, letter: EmailMessage) -> None:
        parts = urlsplit(self.address)
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        if parts.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=ssl.create_default_context())
        else:
            server = smtplib.SMTP(host, port, timeout=PATIENCE)
        with server:
            if parts.scheme == "smtp+tls":
                server.starttls(context=ssl.create_default_context())
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(letter)
