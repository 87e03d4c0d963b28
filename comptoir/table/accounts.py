"""Accounts: a name that is nobody else's, and a way back to one's seats from any browser.

A seat belongs to a player, and a player is an id in a signed cookie. Who makes an account keeps that id, so that all
they have played as a guest is theirs; who signs in takes it into another browser, and their browser remembers the guest
it was. Cookie and links hold random words of which the store has only hashes."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from comptoir.table.database import Away, Taken
from comptoir.table.passwords import LONGEST, SHORTEST, hashed, matches
from comptoir.table.refusal import Refused
from comptoir.table.schema import ACCOUNTS, CHAIRS, CHAT, HOLDERS, OVER, SESSIONS, TABLES, TICKETS
from comptoir.table.seats import Person, clean_name, new_id
from comptoir.table.store import Row, Store

FRESH = 5.0  # seconds for which we believe that a session we have seen is still there
GOOD_FOR = 1800.0  # seconds that a link by e-mail is
MOST_SESSIONS = 20  # of one account: the one that was longest unused ends
NOTED = 600.0  # seconds between two notes that a session was used


@dataclass(frozen=True)
class Account:
    """Who somebody is, by a row of the store."""

    player: str
    name: str
    email: str
    locale: str
    made: float


def key_of(name: str) -> str:
    return clean_name(name).casefold()


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def check_email(email: str) -> str | None:
    """An address as we keep it; None for none."""
    email = email.strip().casefold()
    if not email:
        return None
    who, at, where = email.partition("@")
    if len(email) > 200 or not who or not at or "." not in where or any(letter.isspace() for letter in email):
        raise Refused("email")
    return email


class Accounts:
    """Every question about accounts, each in one place."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._seen: dict[str, tuple[float, str]] = {}  # sessions we know: until when we believe it, and whose

    # Coming in

    async def sign_up(self, person: Person, name: str, password: str, email: str, locale: str) -> Account:
        """A new account for whoever this is: what they have played so far stays theirs."""
        name = clean_name(name)
        if not name:
            raise Refused("no-name")
        check_password(password)
        row = {"name": name, "key": key_of(name), "email": check_email(email), "password": await hashed(password),
               "locale": locale, "made": time.time(), "player": person.id}

        def work(db: sa.Connection) -> None:
            if db.execute(sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.key == row["key"])).first():
                raise Refused("name-taken", name=name)
            if row["email"] and db.execute(sa.select(ACCOUNTS.c.player).where(
                    ACCOUNTS.c.email == row["email"])).first():
                raise Refused("email-taken")
            db.execute(ACCOUNTS.insert().values(**row))

        try:
            await self.store.database.write(work)
        except Taken:  # in the same moment, elsewhere
            raise Refused("name-taken", name=name) from None
        found = await self.of(person.id)
        assert found is not None
        return found

    async def by_password(self, name: str, password: str) -> Account:
        """Refused without saying which of the two is wrong."""
        row = await self._row(ACCOUNTS.c.key == key_of(name))
        if row is None and "@" in name:
            row = await self._row(ACCOUNTS.c.email == name.strip().casefold())
        if not await matches(row["password"] if row else None, password[:LONGEST + 1]) or row is None:
            raise Refused("sign-in")
        return account(row)

    async def ticket(self, email: str) -> tuple[Account, str] | None:
        """A word that signs in once, for the account with this address; None when there is none."""
        row = await self._row(ACCOUNTS.c.email == email.strip().casefold())
        if row is None:
            return None
        word, now = secrets.token_urlsafe(24), time.time()

        def work(db: sa.Connection) -> None:
            db.execute(TICKETS.delete().where((TICKETS.c.until < now) | (TICKETS.c.player == row["player"])))
            db.execute(TICKETS.insert().values(id=digest(word), player=row["player"], until=now + GOOD_FOR))

        await self.store.database.write(work)
        return account(row), word

    async def by_ticket(self, word: str) -> Account:
        def work(db: sa.Connection) -> str | None:
            query = sa.select(TICKETS.c.player).where(TICKETS.c.id == digest(word), TICKETS.c.until >= time.time())
            player: str | None = db.execute(query).scalar_one_or_none()
            db.execute(TICKETS.delete().where(TICKETS.c.id == digest(word)))
            return player

        player = await self.store.database.write(work)
        found = await self.of(player) if player else None
        if found is None:
            raise Refused("ticket")
        return found

    # Sessions

    async def begin(self, person: Person, account: Account, browser: str) -> None:
        """From now on this browser is signed in: its cookie says so."""
        word, now = secrets.token_urlsafe(24), time.time()

        def work(db: sa.Connection) -> None:
            mine = sa.select(SESSIONS.c.id).where(SESSIONS.c.player == account.player)
            old = [row.id for row in db.execute(mine.order_by(SESSIONS.c.seen.desc()))][MOST_SESSIONS - 1:]
            db.execute(SESSIONS.delete().where(SESSIONS.c.id.in_(old)))
            db.execute(SESSIONS.insert().values(id=digest(word), player=account.player, browser=browser[:200],
                                                made=now, seen=now))

        await self.store.database.write(work)
        if not person.session and person.id != account.player:
            person.guest = person.id
        person.id, person.name, person.session, person.changed = account.player, account.name, word, True

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

    async def sessions(self, person: Person) -> list[Row]:
        """The browsers that are signed in, this one first."""
        query = sa.select(SESSIONS).where(SESSIONS.c.player == person.id).order_by(SESSIONS.c.seen.desc())
        found = await self._rows(query)
        return sorted(({**row, "here": row["id"] == digest(person.session)} for row in found),
                      key=lambda row: not row["here"])

    async def end(self, person: Person, session: str) -> None:
        """Sign a browser out: this one (""), another one of this account by its id, or all others ("others")."""
        here = digest(person.session)
        which = {"": SESSIONS.c.id == here, "others": SESSIONS.c.id != here}.get(session, SESSIONS.c.id == session)
        await self.store.database.write(lambda db: db.execute(
            SESSIONS.delete().where(SESSIONS.c.player == person.id, which)))
        self._seen.clear()
        if session in ("", here):
            person.leave()

    # What an account has

    async def of(self, player: str) -> Account | None:
        row = await self._row(ACCOUNTS.c.player == player)
        return account(row) if row else None

    async def change(self, person: Person, password: str, email: str) -> None:
        """Another password, if one is given, and another address; all other browsers are signed out with the old
        password."""
        values: dict[str, Any] = {"email": check_email(email)}
        if password:
            check_password(password)
            values["password"] = await hashed(password)
        try:
            await self.store.database.write(lambda db: db.execute(
                ACCOUNTS.update().where(ACCOUNTS.c.player == person.id).values(**values)))
        except Taken:
            raise Refused("email-taken") from None
        if password:
            await self.end(person, "others")

    async def rename(self, person: Person, name: str) -> None:
        """The account is called otherwise, if nobody else is called so."""
        name = clean_name(name)
        try:
            await self.store.database.write(lambda db: db.execute(ACCOUNTS.update().where(
                ACCOUNTS.c.player == person.id).values(name=name, key=key_of(name))))
        except Taken:
            raise Refused("name-taken", name=name) from None

    async def guests_games(self, person: Person) -> int:
        """How many tables the guest has, who this browser was before."""
        if not person.guest:
            return 0
        return len(set(await self._tables(person.guest)))

    async def claim(self, person: Person) -> list[str]:
        """What the guest of this browser has becomes the account's; the tables."""
        guest, account = person.guest, person.id
        if not guest or await self.of(guest) is not None:
            return []
        tables = await self._tables(guest)

        def work(db: sa.Connection) -> None:
            mine = [(row.table_id, row.seat) for row in db.execute(sa.select(HOLDERS).where(
                HOLDERS.c.player == account))]
            for row in db.execute(sa.select(HOLDERS).where(HOLDERS.c.player == guest)).all():
                if (row.table_id, row.seat) not in mine:
                    db.execute(HOLDERS.insert().values(table_id=row.table_id, seat=row.seat, player=account))
            db.execute(HOLDERS.delete().where(HOLDERS.c.player == guest))
            db.execute(TABLES.update().where(TABLES.c.owner == guest).values(owner=account))
            self.store.touch(db, tables)

        await self.store.database.write(work)
        person.guest, person.changed = "", True
        return tables

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that we know about somebody, and what they have said."""
        found = await self.of(person.id)
        account = {"email": found.email or None, "language": found.locale, "made": found.made} if found else {}
        tables = await self._rows(sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.name, TABLES.c.status, TABLES.c.made,
                                            TABLES.c.moved).where(TABLES.c.id.in_(await self._tables(person.id))))
        chairs = await self._rows(sa.select(HOLDERS.c.table_id, HOLDERS.c.seat).where(HOLDERS.c.player == person.id))
        said = await self._rows(
            sa.select(CHAT.c.table_id, CHAT.c.text, CHAT.c.at).join(HOLDERS, sa.and_(
                HOLDERS.c.table_id == CHAT.c.table_id, HOLDERS.c.seat == CHAT.c.seat)).where(
                    HOLDERS.c.player == person.id).order_by(CHAT.c.at))
        sessions = [{"browser": row["browser"], "made": row["made"], "seen": row["seen"]}
                    for row in await self.sessions(person)]
        return {"name": person.name, **account, "signed in with": sessions, "tables": tables, "seats": chairs,
                "said": said}

    async def delete(self, person: Person, password: str, nobody: str) -> list[str]:
        """The account goes, with all that says who it was: seats are nobody's, what was said is gone. Games that others
        have played in stay, as games of `nobody`; the tables."""
        row = await self._row(ACCOUNTS.c.player == person.id)
        if not await matches(row["password"] if row else None, password[:LONGEST + 1]):
            raise Refused("password-wrong")
        player, tables = person.id, await self._tables(person.id)

        def work(db: sa.Connection) -> None:
            for held in db.execute(sa.select(HOLDERS).where(HOLDERS.c.player == player)).all():
                here = (CHAIRS.c.table_id == held.table_id) & (CHAIRS.c.seat == held.seat)
                db.execute(CHAIRS.update().where(here).values(name=nobody, secret=new_id()))
                db.execute(CHAT.delete().where(CHAT.c.table_id == held.table_id, CHAT.c.seat == held.seat))
            db.execute(HOLDERS.delete().where(HOLDERS.c.player == player))
            db.execute(TABLES.update().where(TABLES.c.owner == player).values(owner=""))
            for table in (SESSIONS, TICKETS, ACCOUNTS):
                db.execute(table.delete().where(table.c.player == player))
            self.store.touch(db, tables)

        await self.store.database.write(work)
        self._seen.clear()
        person.leave()
        return tables

    # Pieces

    async def _row(self, which: sa.ColumnElement[bool]) -> Row | None:
        found = await self._rows(sa.select(ACCOUNTS).where(which))
        return found[0] if found else None

    async def _rows(self, query: sa.Executable) -> list[Row]:
        return await self.store.database.read(lambda db: [dict(row) for row in db.execute(query).mappings()])

    async def _tables(self, player: str) -> list[str]:
        held = sa.select(HOLDERS.c.table_id).where(HOLDERS.c.player == player)
        query = sa.select(TABLES.c.id).where(TABLES.c.id.in_(held) | (TABLES.c.owner == player))
        return [row["id"] for row in await self._rows(query.order_by(TABLES.c.status == OVER, TABLES.c.moved.desc()))]


def account(row: Row) -> Account:
    return Account(row["player"], row["name"], row["email"] or "", row["locale"], row["made"])


def check_password(password: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("password", shortest=SHORTEST)
