"""Nobody starves the others: how much one browser, one table and one address may ask for.

Each has a bucket of tokens for each kind of thing, which fills again with time. Whoever finds it empty is told when to
try again. The figures are far above what people at a table do, and far below what makes others wait."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from starlette.types import Scope

from comptoir.table.refusal import Refused

MOST_BUCKETS = 50_000  # known at a time; the one that was longest unused is forgotten


@dataclass(frozen=True)
class Rule:
    """So many at once, and so many a second in the long run."""

    burst: float
    a_second: float


BROWSER, TABLE, ADDRESS, ACCOUNT = "browser", "table", "address", "account"

RULES: Mapping[str, Mapping[str, Rule]] = {
    "message": {BROWSER: Rule(200, 60), ADDRESS: Rule(2000, 400)},
    "explain": {BROWSER: Rule(40, 8), TABLE: Rule(120, 24), ADDRESS: Rule(200, 40)},
    "try": {BROWSER: Rule(60, 15), TABLE: Rule(200, 40), ADDRESS: Rule(300, 60)},
    "look": {BROWSER: Rule(30, 5), TABLE: Rule(120, 30), ADDRESS: Rule(200, 40)},  # everything is sent anew
    "undo": {BROWSER: Rule(20, 1), TABLE: Rule(40, 2), ADDRESS: Rule(100, 5)},
    "ask": {BROWSER: Rule(10, 0.5), TABLE: Rule(20, 1)},
    "say": {BROWSER: Rule(8, 0.5), TABLE: Rule(30, 2), ADDRESS: Rule(60, 4)},
    "socket": {BROWSER: Rule(30, 2), TABLE: Rule(200, 20), ADDRESS: Rule(300, 20)},
    "page": {BROWSER: Rule(200, 20), ADDRESS: Rule(1000, 60)},
    "form": {BROWSER: Rule(30, 2), ADDRESS: Rule(200, 10)},
    "table": {BROWSER: Rule(20, 0.2), ADDRESS: Rule(100, 1)},
    "account": {BROWSER: Rule(5, 0.02), ADDRESS: Rule(20, 0.05)},
    "password": {ACCOUNT: Rule(6, 1 / 30), ADDRESS: Rule(30, 0.2)},  # guessing takes years
    "upload": {BROWSER: Rule(6, 0.1), ADDRESS: Rule(20, 0.2)},
}

MOST_SOCKETS: Mapping[str, int] = {BROWSER: 40, TABLE: 200, ADDRESS: 400}  # open at a time


class Limits:
    """The buckets of this process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._buckets: OrderedDict[tuple[str, str, str], tuple[float, float]] = OrderedDict()  # level, and when
        self._sockets: Counter[tuple[str, str]] = Counter()

    def wait(self, kind: str, **who: str) -> float:
        """Take a token for this from each bucket, or from none and say in how many seconds there is one again. Whoever
        has no name is not counted."""
        now, levels, wait = self.clock(), {}, 0.0
        for what, rule in RULES[kind].items():
            name = who.get(what)
            if name:
                level, at = self._buckets.get((kind, what, name), (rule.burst, now))
                level = min(rule.burst, level + (now - at) * rule.a_second)
                levels[kind, what, name] = level
                wait = max(wait, (1 - level) / rule.a_second)
        for bucket, level in levels.items():
            self._buckets[bucket] = (level - 1 if wait <= 0 else level, now)
            self._buckets.move_to_end(bucket)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return max(0.0, wait)

    def check(self, kind: str, **who: str) -> None:
        """Refused, with when to try again."""
        wait = self.wait(kind, **who)
        if wait > 0:
            raise Refused("slow", seconds=math.ceil(wait))

    @contextmanager
    def socket(self, **who: str) -> Iterator[None]:
        """One live connection more, while it lasts."""
        self.check("socket", **who)
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


def client_of(scope: Scope) -> str:
    """Whose request this is."""
    return address_of(scope["client"][0] if scope.get("client") else None)
