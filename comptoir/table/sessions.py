"""The browsers in which somebody is signed in. A session is a random word in a signed cookie; the store has a hash."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Collection, Iterable
from typing import Protocol

import sqlalchemy as sa

from comptoir.table.database import Away
from comptoir.table.schema import SESSIONS
from comptoir.table.seats import Person
from comptoir.table.store import Row, Store

FRESH = 5.0  # seconds for which we believe that a session we have seen is still there
MOST_SESSIONS = 20  # of one account: the one that was longest unused ends
NOTED = 600.0  # seconds between two notes that a session was used
CUT = 2.0  # seconds between two looks at the live connections of those whose session has ended


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Page(Protocol):
    """A live connection."""

    me: Person

    def cut(self) -> None:
        """Whoever is there is not signed in any more."""


class Sessions:
    """Every question about sessions."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._seen: dict[str, tuple[float, str]] = {}  # sessions we know: until when we believe it, and whose

    async def begin(self, person: Person, player: str, name: str, browser: str) -> None:
        """From now on this browser is signed in: its cookie says so."""
        word, now = secrets.token_urlsafe(24), time.time()

        def work(db: sa.Connection) -> None:
            mine = sa.select(SESSIONS.c.id).where(SESSIONS.c.player == player)
            old = [row.id for row in db.execute(mine.order_by(SESSIONS.c.seen.desc()))][MOST_SESSIONS - 1:]
            db.execute(SESSIONS.delete().where(SESSIONS.c.id.in_(old)))
            db.execute(SESSIONS.insert().values(id=digest(word), player=player, browser=browser[:200],
                                                made=now, seen=now))

        await self.store.database.write(work)
        if not person.session and person.id != player:
            person.guest = person.id
        person.id, person.name, person.session, person.changed = player, name, word, True

    async def check(self, person: Person) -> None:
        """A person whose session has ended is the guest they were before, or a new one."""
        if not person.session:
            return
        until, whose = self._seen.get(person.session, (0.0, ""))
        now = time.monotonic()
        if now >= until:
            try:
                whose = await self._whose(person.session)
            except Away:  # nothing can be asked or done now: the signature is believed until it can
                return
            if len(self._seen) > 10_000:
                self._seen.clear()
            self._seen[person.session] = now + FRESH, whose
        if whose != person.id:
            person.leave()

    async def _whose(self, session: str) -> str:
        row = await self.store.database.read(lambda db: db.execute(
            sa.select(SESSIONS.c.player, SESSIONS.c.seen).where(SESSIONS.c.id == digest(session))).first())
        if row is None:
            return ""
        if row.seen < time.time() - NOTED:
            await self.store.database.write(lambda db: db.execute(
                SESSIONS.update().where(SESSIONS.c.id == digest(session)).values(seen=time.time())))
        return str(row.player)

    async def of(self, person: Person) -> list[Row]:
        """The browsers that are signed in, this one first."""
        query = sa.select(SESSIONS).where(SESSIONS.c.player == person.id).order_by(SESSIONS.c.seen.desc())
        found = await self.store.all(query)
        return sorted(({**row, "here": row["id"] == digest(person.session)} for row in found),
                      key=lambda row: not row["here"])

    async def end(self, person: Person, session: str) -> None:
        """Sign a browser out: this one (""), another one of this account by its id, or all others ("others")."""
        here = digest(person.session)
        which = {"": SESSIONS.c.id == here, "others": SESSIONS.c.id != here}.get(session, SESSIONS.c.id == session)
        await self.store.database.write(lambda db: db.execute(
            SESSIONS.delete().where(SESSIONS.c.player == person.id, which)))
        self.forget()
        if session in ("", here):
            person.leave()

    def forget(self) -> None:
        """Ask the store again about all of them."""
        self._seen.clear()

    async def cut(self, pages: Iterable[Page]) -> None:
        """Live connections do not outlive the session they were opened in."""
        signed = [page for page in pages if page.me.session]
        there = await self._there({digest(page.me.session) for page in signed}) if signed else set()
        for page in signed:
            if digest(page.me.session) not in there:
                page.cut()

    async def _there(self, sessions: Collection[str]) -> set[str]:
        return {row["id"] for row in await self.store.all(sa.select(SESSIONS.c.id).where(SESSIONS.c.id.in_(sessions)))}
