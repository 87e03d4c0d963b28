"""Accounts: a name that is nobody else's, and a way back to one's seats from any browser.

A seat belongs to a player, and a player is an id in a signed cookie. Who makes an account keeps that id, so that all
they have played as a guest is theirs; who signs in takes it into another browser, and their browser remembers the guest
it was. Cookie and links hold random words of which the store has only hashes."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from comptoir.table.database import Taken
from comptoir.table.passwords import LONGEST, SHORTEST, hashed, matches
from comptoir.table.refusal import Refused
from comptoir.table.schema import ACCOUNTS, TICKETS
from comptoir.table.seats import Person, clean_name
from comptoir.table.sessions import Sessions, digest
from comptoir.table.store import Row, Store

GOOD_FOR = 1800.0  # seconds that a link by e-mail is


@dataclass(frozen=True)
class Account:
    """Who somebody is, by a row of the store."""

    player: str
    name: str
    email: str
    locale: str
    made: float
    by_mail: bool
    webhook: str


def key_of(name: str) -> str:
    return clean_name(name).casefold()


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
        self.sessions = Sessions(store)

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
            await self.sessions.end(person, "others")

    async def tell(self, person: Person, by_mail: bool, webhook: str, locale: str) -> None:
        """How they are told that it is their turn, and in which language."""
        await self.store.database.write(lambda db: db.execute(ACCOUNTS.update().where(
            ACCOUNTS.c.player == person.id).values(by_mail=by_mail, webhook=webhook, locale=locale)))

    async def rename(self, person: Person, name: str) -> None:
        """The account is called otherwise, if nobody else is called so."""
        name = clean_name(name)
        try:
            await self.store.database.write(lambda db: db.execute(ACCOUNTS.update().where(
                ACCOUNTS.c.player == person.id).values(name=name, key=key_of(name))))
        except Taken:
            raise Refused("name-taken", name=name) from None

    async def check_password(self, person: Person, password: str) -> None:
        """Refused when it is not theirs."""
        row = await self._row(ACCOUNTS.c.player == person.id)
        if not await matches(row["password"] if row else None, password[:LONGEST + 1]):
            raise Refused("password-wrong")

    async def _row(self, which: sa.ColumnElement[bool]) -> Row | None:
        return await self.store.one(sa.select(ACCOUNTS).where(which))


def account(row: Row) -> Account:
    return Account(row["player"], row["name"], row["email"] or "", row["locale"], row["made"], row["by_mail"],
                   row["webhook"])


def check_password(password: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("password", shortest=SHORTEST)
