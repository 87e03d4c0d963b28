"""It is your turn: told to those who want it, in games where a turn has days, when they are not at the table. In the
reader's language, with a link, once a turn."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial

from comptoir import load
from comptoir.table import outbox
from comptoir.table.change import Row
from comptoir.table.clocks import time_told
from comptoir.table.database import Taken
from comptoir.table.mail import NotSent, Post
from comptoir.table.pushing import Gone, Pushes
from comptoir.table.refusal import Refused
from comptoir.table.store import Store
from comptoir.table.webhook import NotTaken, send_json
from comptoir.table.words import page_words
from comptoir.voice import title_name
from comptoir.words import listed

LOOK = 5.0  # seconds between two looks
WAIT = 60.0  # seconds that a turn waits before its player is told

log = logging.getLogger("comptoir.notices")


class Notices:
    """A chore of every process; which one sends a notice does not matter."""

    def __init__(self, store: Store, post: Post | None, address: str, wait: float = WAIT,
                 anywhere: bool = False) -> None:
        self.store = store
        self.post = post
        self.address = address
        self.wait = wait
        self.anywhere = anywhere  # webhooks may lead into our own network
        self.pushes = Pushes(store, address, anywhere)

    async def look(self) -> None:
        """Send what is to be sent, if there is an address that links can begin with."""
        if not self.address:
            return
        with contextlib.suppress(Taken):  # another process has just done so
            await self.store.database.write(lambda db: outbox.add(db, self.store, self.wait))
        mine = await self.store.database.write(outbox.claim)
        await asyncio.gather(*[self._send(notice) for notice in mine])

    async def _send(self, notice: Row) -> None:
        try:
            if notice["way"] == outbox.MAIL:
                await self._mail(notice)
            elif notice["way"] == outbox.WEBHOOK:
                await self._webhook(notice)
            else:
                await self._push(notice)
        except (NotSent, NotTaken, Refused) as problem:
            log.warning("a notice by %s was not sent: %s", notice["way"].partition(":")[0], problem)
            await self.store.database.write(partial(outbox.not_sent, notice=notice["id"], tries=notice["tries"]))
        else:
            await self.store.database.write(partial(outbox.sent, notice=notice["id"]))

    def _told(self, notice: Row) -> tuple[str, str, str]:
        """Subject, one line, link."""
        say, title = page_words(notice["locale"]), title_name(load(notice["game"]), notice["locale"])
        others = [name for seat, name in enumerate(notice["names"]) if seat != notice["seat"]]
        line = say("notice-line", game=title, others=listed(others, notice["locale"]),
                   time=time_told(notice["left"], say))
        return say("notice-subject", game=title), line, f"{self.address}/t/{notice['table']}?seat={notice['seat']}"

    async def _mail(self, notice: Row) -> None:
        if self.post is None:
            raise NotSent("no server for e-mail is named")
        subject, line, link = self._told(notice)
        text = page_words(notice["locale"])("notice-text", name=notice["name"], line=line, address=link)
        await self.post.send(notice["email"], subject, text, key=notice["id"])

    async def _push(self, notice: Row) -> None:
        """A browser that does not want to be told any more is forgotten."""
        subject, line, link = self._told(notice)
        try:
            await self.pushes.send(notice["endpoint"], notice["key"], notice["auth"], {
                "title": subject, "body": line, "path": link.removeprefix(self.address), "tag": notice["table"],
                "lang": notice["locale"]}, notice["id"], notice["left"])
        except Gone:
            await self.pushes.drop(notice["push"])

    async def _webhook(self, notice: Row) -> None:
        subject, line, link = self._told(notice)
        await send_json(notice["webhook"], {
            "id": notice["id"], "subject": subject, "text": line, "link": link, "game": notice["game"],
            "table": notice["table"], "called": notice["called"], "seat": notice["seat"],
            "deadline": notice["deadline"], "language": notice["locale"]}, notice["id"], anywhere=self.anywhere)
