"""A post office that keeps every letter: an SMTP server for tests."""

from __future__ import annotations

import email
import email.policy
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from typing import Any

import pytest

from .serving import PATIENCE, free_port


class PostOffice:
    """Takes what is sent."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.address = ""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append(email.message_from_bytes(envelope.content, EmailMessage, policy=email.policy.default))
        return "250 taken"

    def letter_to(self, address: str, before: int = 0) -> str:
        """The text of the next letter to somebody, when it has come."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for letter in self.letters[before:]:
                if letter["To"] == address:
                    return str(letter.get_content())
            time.sleep(0.05)
        raise AssertionError(f"no letter to {address}")


def link_in(text: str) -> str:
    """The path of the link in a letter."""
    found = re.search(r"https?://[^/\s]+(/\S+)", text)
    assert found, text
    return found[1]


@contextmanager
def post_office() -> Iterator[PostOffice]:
    controller = pytest.importorskip("aiosmtpd.controller", reason="E-MAIL NOT TESTED: aiosmtpd")
    office = PostOffice()
    for _ in range(5):  # somebody else may take the free port first
        port = free_port()
        running = controller.Controller(office, hostname="127.0.0.1", port=port)
        try:
            running.start()
        except OSError:
            continue
        break
    office.address = f"smtp://127.0.0.1:{port}"
    try:
        yield office
    finally:
        running.stop()
