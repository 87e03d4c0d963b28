"""Nobody starves the others: how much one browser, one table and one address may ask for.

Each has a bucket of tokens for each kind of thing, which fills again with time. Whoever finds it empty is told when to
try again, or waits for their token while nothing more is read of them. The figures are far above what people at a table
do, and far below what makes others wait."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace

from starlette.types import Scope

from comptoir.table.refusal import Refused

MOST_BUCKETS = 50_000  # known at a time; the one that was longest unused is forgotten


@dataclass(frozen=True)
class Rule:
    """So many at once, and so many a second in the long run; what is dear is done one after the other even at first,
    `apart` seconds from each other, so that others come in between."""

    burst: float
    a_second: float
    apart: float = 0.0


@dataclass
class Bucket:
    """How many tokens there were at that time, and from when on the next can be had."""

    level: float
    at: float
    free: float = -math.inf


BROWSER, TABLE, ADDRESS, ACCOUNT = "browser", "table", "address", "account"

RULES: Mapping[str, Mapping[str, Rule]] = {
    "message": {BROWSER: Rule(200, 40), ADDRESS: Rule(300, 60, 0.01)},
    "explain": {BROWSER: Rule(40, 8), TABLE: Rule(120, 24), ADDRESS: Rule(120, 24, 0.02)},
    "try": {BROWSER: Rule(60, 15), TABLE: Rule(200, 40), ADDRESS: Rule(200, 40, 0.02)},
    "look": {BROWSER: Rule(30, 5), TABLE: Rule(60, 10), ADDRESS: Rule(60, 10, 0.04)},  # much is drawn anew
    "undo": {BROWSER: Rule(20, 1), TABLE: Rule(40, 2), ADDRESS: Rule(100, 5)},
    "ask": {BROWSER: Rule(10, 0.5), TABLE: Rule(20, 1)},
    "say": {BROWSER: Rule(8, 0.5), TABLE: Rule(30, 2), ADDRESS: Rule(60, 4)},
    "socket": {BROWSER: Rule(40, 2), TABLE: Rule(100, 10), ADDRESS: Rule(60, 8, 0.04)},
    "page": {BROWSER: Rule(200, 20), ADDRESS: Rule(100, 15, 0.04)},
    "form": {BROWSER: Rule(30, 2), ADDRESS: Rule(100, 10, 0.05)},
    "table": {BROWSER: Rule(20, 0.2), ADDRESS: Rule(40, 1, 0.1)},
    "account": {BROWSER: Rule(5, 0.02), ADDRESS: Rule(20, 0.05)},
    "password": {ACCOUNT: Rule(6, 1 / 30), ADDRESS: Rule(30, 0.2)},  # guessing takes years
    "friend": {ACCOUNT: Rule(30, 0.2), ADDRESS: Rule(100, 1)},
    "admin": {ACCOUNT: Rule(60, 1), ADDRESS: Rule(6, 1 / 30)},  # guessing the operator's token
    "upload": {BROWSER: Rule(6, 0.1), ADDRESS: Rule(20, 0.2, 0.5)},
}

FACTORS = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 10.0)  # by which the operator may scale a kind

MOST_SOCKETS: Mapping[str, int] = {BROWSER: 40, TABLE: 200, ADDRESS: 400}  # open at a time


class Limits:
    """The buckets of this process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.rules = RULES  # as they are in force
        self.factors: dict[str, float] = {}
        self._buckets: OrderedDict[tuple[str, str, str], Bucket] = OrderedDict()
        self._sockets: Counter[tuple[str, str]] = Counter()

    def scale(self, factors: Mapping[str, float]) -> None:
        """The operator wants them wider or narrower: kinds of things with a factor."""
        self.factors = {kind: factor for kind, factor in factors.items() if kind in RULES and factor in FACTORS}
        self.rules = {kind: {what: replace(rule, burst=max(1.0, rule.burst * factor), a_second=rule.a_second * factor)
                             for what, rule in found.items()}
                      for kind, found in RULES.items() for factor in (self.factors.get(kind, 1.0),)}

    def wait(self, kind: str, **who: str) -> float:
        """Take a token for this from each bucket, or from none and say in how many seconds there is one again. Whoever
        has no name is not counted."""
        return self._taken(kind, 0.0, who)

    def turn(self, kind: str, patience: float, **who: str) -> float:
        """The same for who can wait so long: they have their token at once, and wait until it is there. So all of them
        get one, in the order in which they came, and no more than there are."""
        return self._taken(kind, patience, who)

    def _taken(self, kind: str, patience: float, who: Mapping[str, str]) -> float:
        now, found, wait = self.clock(), list[tuple[Rule, Bucket]](), 0.0
        for what, rule in self.rules[kind].items():
            name = who.get(what)
            if name:
                bucket = self._buckets.setdefault((kind, what, name), Bucket(rule.burst, now))
                self._buckets.move_to_end((kind, what, name))
                bucket.level = min(rule.burst, bucket.level + (now - bucket.at) * rule.a_second)
                bucket.at = now
                wait = max(wait, (1 - bucket.level) / rule.a_second, bucket.free - now)
                found.append((rule, bucket))
        if wait <= patience:
            for rule, bucket in found:
                bucket.level -= 1
                bucket.free = max(bucket.free, now) + rule.apart
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return wait

    def check(self, kind: str, **who: str) -> None:
        """Refused, with when to try again."""
        wait = self.wait(kind, **who)
        if wait > 0:
            raise Refused("slow", seconds=math.ceil(wait))

    @contextmanager
    def socket(self, **who: str) -> Iterator[None]:
        """One live connection more, while it lasts."""
        mine = [(what, name) for what, name in who.items() if name]
        if any(self._sockets[one] >= MOST_SOCKETS[one[0]] for one in mine):
            raise Refused("sockets")
        self._sockets.update(mine)
        try:
            yield
        finally:
            self._sockets.subtract(mine)
            for one in mine:
                if self._sockets[one] <= 0:
                    del self._sockets[one]


def address_of(host: str | None) -> str:
    """What counts as one address: an IPv4 address, or the network a household has in IPv6. This machine itself has no
    name: whoever comes from here is its owner, or a proxy that does not tell for whom it asks."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or ""
    if address.is_loopback:
        return ""
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def host_of(scope: Scope) -> str:
    """Where a request comes from."""
    return str(scope["client"][0]) if scope.get("client") else ""


def client_of(scope: Scope) -> str:
    """Whose request this is, as it is counted."""
    return address_of(host_of(scope))
