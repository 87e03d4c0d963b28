"""Luck: drawn from a seed, told in advance, or left open."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.kernel.counts import row, total
from comptoir.kernel.errors import BadOption, BadRecord

WORD: Final[i64] = 0xFFFFFFFF
FEW: Final[i64] = 12  # outcomes: these are all looked at, since a processor that must guess where to stop loses more
NOTHING_LEFT: Final[i64] = -1  # instead of an outcome: all odds are 0
DEALING: Final[i64] = 254  # the stream that determinize deals from; no title draws from it
SEEDS: Final = 1 << 62  # seeds are below this, so that interpreted and compiled runs agree
STRONG: Final = 1 << 127  # and those of games between people are at least this: nobody finds one by trying
STRONGEST: Final = 1 << 128


def mix(x: i64) -> i64:
    """Scatter 32 bits. The factors (digits of pi) are below 2**30, so that every product is below
    2**62: interpreted and compiled runs agree."""
    x = x + 0x13198A2E & WORD  # or else 0 stays 0
    x = (x ^ (x >> 16)) * 0x243F6A89 & WORD
    x = (x ^ (x >> 15)) * 0x299F31D1 & WORD
    x = (x ^ (x >> 14)) * 0x3707344B & WORD
    return x ^ (x >> 16)


def mark(thing: i64) -> i64:
    """Fifty bits that stand for a thing. A sum of them stands for all that lies somewhere: it is the same when that is
    the same, and next to never otherwise."""
    return mix(thing) << 18 ^ mix(thing + 0x0A409382)


def strong_seed() -> int:
    """A seed that nobody can guess or search for, however much they have seen of the luck that comes from it."""
    return STRONG + secrets.randbelow(STRONG)


def luck_of(seed: int) -> Chance:
    """The luck that comes from a seed: quickly from a small one, through a keyed hash from a strong one."""
    return Keyed(seed) if STRONG <= seed < STRONGEST else Chance(seed)


def checked_seed(seed: int) -> int:
    """The seed itself, if it is one."""
    if not 0 <= seed < SEEDS:
        raise BadOption(f"seed {seed} is out of range: a seed is a whole number from 0 to 2**62 - 1")
    return seed


class Chance:
    """Seeded luck. The k-th draw of a stream is a function of (seed, stream, k) and of nothing else: it
    has no state, all clones share it, and other play meets the same luck."""

    def __init__(self, seed: int) -> None:
        self.seed = checked_seed(seed)
        self.left_open = False  # every draw is left to whoever drives the game
        self.low: i64 = mix(mix(seed & WORD))  # twice: a seed and a draw must not cancel each other out
        self.high: i64 = mix(mix(seed >> 32 & WORD))

    def number(self, stream: i64, k: i64) -> i64:
        """32 bits; streams go up to 255, draws of one stream up to 2**24."""
        return mix(self.high ^ mix(self.low ^ mix(k << 8 | stream)))

    def below(self, n: i64, stream: i64, k: i64) -> i64:
        """A number in 0..n-1; its bias is below n / 2**32."""
        return self.number(stream, k) * n >> 32

    def draw(self, odds: vec[i64], stream: i64, k: i64) -> i64:
        """An index of odds, weighted, or NOTHING_LEFT."""
        whole = total(odds)
        if not whole:
            return NOTHING_LEFT
        left = self.number(stream, k) * whole >> 32  # as below
        i: i64 = 0
        if len(odds) <= FEW:
            for weight in odds:
                left -= weight
                i += i64(left >= 0)
            return i
        for weight in odds:
            if left < weight:
                break
            left -= weight
            i += 1
        return i

    def pick(self, odds: vec[i64], stream: i64, draws: vec[i64]) -> i64:
        """The next draw of a stream in a game where each was drawn from so often."""
        return self.draw(odds, stream, draws[stream])

    def throw(self, sides: i64, stream: i64, draws: vec[i64]) -> i64:
        """The same for a die."""
        return self.number(stream, draws[stream]) * sides >> 32

    def to_json(self) -> Any:
        return self.seed


class Keyed(Chance):
    """Luck for games between people: every number is a hash of the draw, keyed with the seed (BLAKE2b). Nobody can tell
    the next one from those before it."""

    def __init__(self, seed: int) -> None:
        super().__init__(0)
        if not STRONG <= seed < STRONGEST:
            raise BadOption(f"seed {seed} is not a strong one: those are from 2**127 to 2**128 - 1")
        self.seed = seed
        self.key = seed.to_bytes(16, "big")

    def number(self, stream: i64, k: i64) -> i64:
        draw = int(k) << 8 | int(stream)
        return int.from_bytes(hashlib.blake2b(draw.to_bytes(8, "big"), digest_size=4, key=self.key).digest(), "big")

    def to_json(self) -> Any:
        return str(self.seed)


class Script(Chance):
    """Outcomes told in advance: rulebook examples, replays, dice thrown at a real table. Which one is
    next depends only on how many were drawn, so clones share a script too."""

    def __init__(self, told: list[int], before: int = 0) -> None:
        super().__init__(0)
        self.told = told
        self.before: i64 = before  # draws made before the script begins

    def pick(self, odds: vec[i64], stream: i64, draws: vec[i64]) -> i64:
        if not total(odds):
            return NOTHING_LEFT
        k = total(draws) - self.before
        if k >= len(self.told):
            raise BadRecord(f"draw {k + 1} was not told")
        outcome: i64 = self.told[k]
        if not 0 <= outcome < len(odds) or odds[outcome] == 0:
            raise BadRecord(f"draw {k + 1} cannot have come out as {outcome}")
        return outcome

    def throw(self, sides: i64, stream: i64, draws: vec[i64]) -> i64:
        return self.pick(row(sides, 1), stream, draws)

    def to_json(self) -> Any:
        return {"told": self.told, "before": self.before}


class OpenChance(Chance):
    """Luck left open: the game stops at every draw and waits to be told. Views carry it, so that nobody
    who holds one can look ahead."""

    def __init__(self) -> None:
        super().__init__(0)
        self.left_open = True

    def to_json(self) -> Any:
        return "open"


OPEN: Final = OpenChance()


def chance_from_json(luck: Any) -> Chance:
    """What to_json of any of the three wrote."""
    if luck == "open":
        return OPEN
    if isinstance(luck, dict):
        return Script(luck["told"], luck["before"])
    return luck_of(int(luck))
