"""Who somebody is: a name in a signed cookie. Which seats they may play for follows from it. Who has an account is
signed in by the same cookie."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from http.cookies import CookieError, SimpleCookie
from string import ascii_letters, digits
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "comptoir"
KEY = "comptoir-key"  # of a table whose links were renewed
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
FIRST = ascii_letters + digits  # what a name that we make up begins with

BOT_NAMES = ("Basil", "Gus", "Opal", "Milo", "Vera")  # what bots are called, by seat


@dataclass
class Person:
    """A browser and what its owner calls themselves; the id is only ever in the cookie and in the store."""

    id: str
    name: str = ""
    changed: bool = False  # the cookie is to be written again
    session: str = ""  # signed in to an account: what proves it
    guest: str = ""  # and who this browser was before

    def rename(self, name: str) -> None:
        name = clean_name(name)
        if name and name != self.name:
            self.name, self.changed = name, True

    def leave(self) -> None:
        """Not signed in any more: the guest of before, or a new one."""
        self.id, self.name, self.session, self.guest, self.changed = self.guest or new_id(), "", "", "", True


@dataclass(frozen=True)
class Chair:
    """One chair of a table."""

    seat: int
    kind: str  # open, person, bot
    name: str
    secret: str
    bot: str = ""
    lent: bool = False
    lent_from: int = 0  # how many moves there were when it was lent
    holders: frozenset[str] = field(default_factory=frozenset)
    out: str = ""  # why a bot has it although its player did not lend it: their time was up, they have conceded
    clock: float | None = None  # seconds left when its clock stood still; none: it never ran
    away: float = 0.0  # until when its player is on vacation
    linked: frozenset[str] = field(default_factory=frozenset)  # those of its holders who came by its link

    @property
    def is_bots(self) -> bool:
        """A bot plays here now."""
        return self.kind == "bot" or self.lent


def clean_name(name: str) -> str:
    """A name as it can stand on a page: one line, nothing that steers the text, not too long."""
    plain = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in name)
    return " ".join(plain.split())[:LONGEST_NAME].strip()


def new_id(length: int = 9) -> str:
    """An unguessable name for a table, a seat link or a browser; none that a command line takes for an option."""
    return secrets.choice(FIRST) + secrets.token_urlsafe(length)[1:]


class Cookies:
    """Puts the person who asks into every request, and writes their cookie when it is new or has changed."""

    def __init__(self, app: ASGIApp, key: str, check: Callable[[Person], Awaitable[None]]) -> None:
        self.app = app
        self.signer = URLSafeSerializer(key, salt="person")
        self.check = check  # whether they are still signed in

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if scope["path"].startswith("/static/"):  # for whom files are, is not looked at
            me = Person(new_id(), changed=True)
        else:
            me = self.read(scope)
            await self.check(me)
        scope.setdefault("state", {})["me"] = me

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and me.changed and not scope["path"].startswith("/static/"):
                secure = "; Secure" if scope.get("scheme") == "https" else ""
                MutableHeaders(scope=message).append(
                    "set-cookie", f"{COOKIE}={self.sign(me)}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR}{secure}")
            await send(message)

        await self.app(scope, receive, send_with_cookie)

    def sign(self, me: Person) -> str:
        return str(self.signer.dumps([me.id, me.name, *([me.session, me.guest] if me.session else [])]))

    def read(self, scope: Scope) -> Person:
        value = cookies_of(scope).get(COOKIE)
        if value is not None:
            try:
                ident, name, *account = self.signer.loads(value)
                return Person(str(ident), clean_name(str(name)), False, *map(str, account))
            except (BadSignature, ValueError, TypeError):
                pass  # a cookie of another store, or a forged one
        return Person(new_id(), changed=True)


def cookies_of(scope: Scope) -> dict[str, str]:
    """The cookies of a request."""
    jar: SimpleCookie = SimpleCookie()
    for name, value in scope["headers"]:
        if name == b"cookie":
            try:
                jar.load(value.decode("latin-1"))
            except CookieError:
                continue
    return {name: morsel.value for name, morsel in jar.items()}


def key_of(scope: Scope) -> str:
    """What this browser has of the key of the table that it asks for: the cookie goes to that table alone."""
    return cookies_of(scope).get(KEY, "")


def chairs_of(rows: list[dict[str, Any]], holders: list[dict[str, Any]]) -> list[Chair]:
    """The chairs as they stand in the store."""
    return [Chair(row["seat"], row["kind"], row["name"], row["secret"], row["bot"], row["lent"],
                  row["lent_from"], frozenset(held["player"] for held in holders if held["seat"] == row["seat"]),
                  row["out"], row["clock"], row["away"],
                  frozenset(held["player"] for held in holders if held["seat"] == row["seat"] and held["by_link"]))
            for row in rows]
