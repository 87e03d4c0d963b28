"""Browsers that are told through their makers that it is somebody's turn: which ones, and how a message gets there."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from comptoir.table.refusal import Refused
from comptoir.table.schema import PUSHES
from comptoir.table.sealing import Signer, is_key, new_secret, sealed
from comptoir.table.seats import Person
from comptoir.table.sessions import digest
from comptoir.table.store import Store
from comptoir.table.webhook import NotTaken, address_of, looked_up, send

SECRET = "vapid"  # the setting that holds our key
MOST = 20  # browsers of one account: the oldest goes
LONGEST_ENDPOINT = 2000
GONE = (404, 410)  # answers for a browser that does not want to be told any more
WEEK = 7 * 24 * 3600


class Gone(Exception):
    """There is no such browser any more."""


class Pushes:
    """Every question about them."""

    def __init__(self, store: Store, contact: str, anywhere: bool = False) -> None:
        self.store = store
        self.contact = contact
        self.anywhere = anywhere  # endpoints may lead into our own network
        self._signer: Signer | None = None

    async def signer(self) -> Signer:
        """Our key is made once, and is the same in all processes."""
        if self._signer is None:
            self._signer = Signer(await self.store.setting(SECRET, new_secret()), self.contact)
        return self._signer

    async def add(self, person: Person, endpoint: str, key: str, auth: str) -> None:
        """This browser is told from now on, as long as it is signed in. Refused for what is no subscription, NotTaken
        for an address inside our own network."""
        where = address_of(endpoint, LONGEST_ENDPOINT)
        if not is_key(key, auth) or (where.scheme != "https" and not self.anywhere):
            raise Refused("push")
        await looked_up(where, self.anywhere)
        row = {"id": digest(endpoint)[:32], "player": person.id, "session": digest(person.session),
               "endpoint": endpoint.strip(), "key": key, "auth": auth, "made": time.time()}

        def work(db: sa.Connection) -> None:
            db.execute(PUSHES.delete().where((PUSHES.c.id == row["id"]) | (PUSHES.c.session == row["session"])))
            mine = sa.select(PUSHES.c.id).where(PUSHES.c.player == person.id).order_by(PUSHES.c.made.desc())
            old = [found.id for found in db.execute(mine)][MOST - 1:]
            db.execute(PUSHES.delete().where(PUSHES.c.id.in_(old)))
            db.execute(PUSHES.insert().values(**row))

        await self.store.database.write(work)

    async def remove(self, person: Person) -> None:
        """This browser is told no more."""
        await self.store.database.write(lambda db: db.execute(
            PUSHES.delete().where(PUSHES.c.session == digest(person.session))))

    async def drop(self, push: str) -> None:
        await self.store.database.write(lambda db: db.execute(PUSHES.delete().where(PUSHES.c.id == push)))

    async def of(self, person: Person) -> tuple[str, int]:
        """The endpoint of this browser, "" when it is not told; how many browsers are."""
        found = await self.store.all(sa.select(PUSHES.c.endpoint, PUSHES.c.session).where(PUSHES.c.player == person.id))
        here = digest(person.session)
        return next((row["endpoint"] for row in found if row["session"] == here), ""), len(found)

    async def send(self, endpoint: str, key: str, auth: str, told: Mapping[str, Any], topic: str, left: float) -> None:
        """A message that is worth being brought so many seconds; one of the same topic takes the place of one that
        waits. Gone or NotTaken when it was not taken."""
        body = sealed(json.dumps(told, ensure_ascii=False).encode(), key, auth)
        status = await send(endpoint, body, {
            "Content-Type": "application/octet-stream", "Content-Encoding": "aes128gcm", "Urgency": "normal",
            "TTL": str(int(min(max(left, 60.0), WEEK))), "Topic": topic,
            "Authorization": (await self.signer()).header(endpoint)}, anywhere=self.anywhere, longest=LONGEST_ENDPOINT)
        if status in GONE:
            raise Gone
        if not 200 <= status < 300:
            raise NotTaken(f"it was answered with {status}")
