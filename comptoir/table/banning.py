"""Who may not come in: browsers, accounts and addresses that the operator has banned, with a reason and an end.

All processes have the bans in memory, so that a request asks nobody: they hear of a new one by a notification, and look
again every few seconds."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol

import sqlalchemy as sa
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from comptoir.table.limits import host_of
from comptoir.table.refusal import Refused
from comptoir.table.schema import BANS
from comptoir.table.seats import Person, new_id
from comptoir.table.store import Row, Store
from comptoir.table.viewer import CLOSED
from comptoir.table.web import locale_of, page
from comptoir.table.words import page_words

BROWSER, ACCOUNT, ADDRESS = "browser", "account", "address"
NEWS = "*bans"  # what processes call it when there are new ones
LOOK = 2.0  # seconds between two looks
WIDEST = {4: 16, 6: 32}  # the shortest prefix of a network that can be banned
OURS = ("127.0.0.1", "::1")
HOUSEHOLD = 64  # the prefix that one IPv6 address means
LONGEST_REASON = 200

# The operator must get in to lift a ban, and what is known about somebody is theirs.
STILL_OPEN = ("/static/", "/admin", "/lang/", "/account/out", "/account/export", "/account/delete", "/healthz",
              "/readyz", "/metrics")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Ban:
    """One row of the store."""

    id: str
    kind: str
    what: str  # a player, or a network
    name: str
    reason: str
    made: float
    until: float | None

    @property
    def day(self) -> str:
        """When it ends, for people; "" for one without an end."""
        return "" if self.until is None else datetime.fromtimestamp(self.until, UTC).strftime("%Y-%m-%d %H:%M UTC")

    @property
    def holds(self) -> bool:
        return self.until is None or time.time() < self.until


class Page(Protocol):
    """A live connection."""

    me: Person
    host: str

    def cut(self) -> None:
        """Whoever is there may not be here."""


def network_of(written: str) -> Network:
    """The network that is meant by an address; Refused when it is none, too large, or our own machine."""
    try:
        found: Network = ipaddress.ip_network(written.strip(), strict=False)
    except ValueError:
        raise Refused("ban-address") from None
    if "/" not in written and found.version == 6:
        found = ipaddress.ip_network((found.network_address, HOUSEHOLD), strict=False)
    if found.prefixlen < WIDEST[found.version] or any(ipaddress.ip_address(own) in found for own in OURS):
        raise Refused("ban-address")
    return found


class Bans:
    """See above."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.all: list[Ban] = []
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []

    async def look(self) -> None:
        """Take them from the store; those that are over are left out."""
        found = await self.store.all(sa.select(BANS).order_by(BANS.c.made.desc()))
        self.all = [ban for row in found if (ban := Ban(**row)).holds]
        self._people = {ban.what: ban for ban in self.all if ban.kind != ADDRESS}
        self._networks = [(ipaddress.ip_network(ban.what), ban) for ban in self.all if ban.kind == ADDRESS]

    def of(self, person: Person, host: str) -> Ban | None:
        """What keeps somebody out, if anything does: also who signs in in a browser that is banned."""
        found = (self._people.get(person.id) or self._people.get(person.guest)) if self._people else None
        if found is None and self._networks:
            try:
                address: Any = ipaddress.ip_address(host.partition("%")[0])
            except ValueError:
                return None
            address = getattr(address, "ipv4_mapped", None) or address
            found = next((ban for network, ban in self._networks if address in network and ban.holds), None)
        return found if found is not None and found.holds else None

    def cut(self, pages: Iterable[Page]) -> None:
        """Live connections do not outlive a ban."""
        if self._people or self._networks:
            for one in pages:
                if self.of(one.me, one.host) is not None:
                    one.cut()

    def add(self, db: sa.Connection, kind: str, what: str, name: str, reason: str, until: float | None) -> None:
        """Part of a transaction. A second ban of the same takes the place of the first."""
        db.execute(BANS.delete().where(BANS.c.kind == kind, BANS.c.what == what))
        row: Row = {"id": new_id(), "kind": kind, "what": what, "name": name, "reason": reason[:LONGEST_REASON],
                    "made": time.time(), "until": until}
        db.execute(BANS.insert().values(**row))
        self.store.tell(db, NEWS)

    def lift(self, db: sa.Connection, ban: str) -> None:
        """Part of a transaction."""
        db.execute(BANS.delete().where(BANS.c.id == ban))
        self.store.tell(db, NEWS)


class Threshold:
    """Stands before all pages, and shows those who are banned why and until when."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self.app = app
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        ban = None
        if scope["type"] in ("http", "websocket") and not scope["path"].startswith(STILL_OPEN):
            ban = self.bans.of(scope["state"]["me"], host_of(scope))
        if ban is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            socket = WebSocket(scope, receive, send)
            await socket.accept()
            await socket.close(CLOSED, "you may not come in; the page says why")
        else:
            request = Request(scope, receive)
            say = page_words(locale_of(request))
            why = say("banned-until", until=ban.day) if ban.day else say("banned-for-good")
            if ban.reason:
                why += " " + say("banned-reason", reason=ban.reason)
            await page(request, "message.html", 403, head=say("banned-head"), why=why)(scope, receive, send)
