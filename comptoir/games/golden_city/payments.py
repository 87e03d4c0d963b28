"""The Golden City: the sets of cards that pay for a place (GC-5), for those who show and who choose them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comptoir.games.golden_city.actions import PAYMENTS, PAYS_FOR, PAYS_WITH
from comptoir.games.golden_city.data import LANDSCAPES, PORT, PORT_CARDS, SITE_CARDS
from comptoir.games.golden_city.rules.building import WAYS
from comptoir.games.golden_city.rules.building import payments as payable
from comptoir.games.golden_city.state import GoldenCity

KINDS: Final = int(LANDSCAPES)
CARDS: Final = tuple([tuple([int(n) for n in list(PAYS_WITH)[p * KINDS:(p + 1) * KINDS]])
                      for p in range(int(PAYMENTS))])  # by payment: how many of each landscape


def payments(view: GoldenCity, seat: int, place: int) -> list[int]:
    """The payments a seat's hand offers for a place."""
    those = payable(view.players[seat]) & WAYS[view.chart.landscape[place]]
    return [n for n in range(int(PAYMENTS)) if those >> n & 1]


def cheapest(found: Sequence[int]) -> list[int]:
    """Of several payments those with the fewest cards."""
    least = min([sum(CARDS[n]) for n in found], default=0)
    return [n for n in found if sum(CARDS[n]) == least]


def price(land: int) -> int:
    """How many cards of its landscape a place costs."""
    return int(PORT_CARDS if land == PORT else SITE_CARDS)


def parted(cards: Sequence[int], land: int) -> tuple[int, list[int]]:
    """A payment as the place takes it: so many cards of its own landscape, and a pair of each of these as jokers."""
    jokers = [kind for kind in range(KINDS) if kind != land for _ in range(cards[kind] // 2)]
    return cards[land], jokers


def which(cards: Sequence[int], land: int) -> int | None:
    """The payment that is just this set of cards, if it pays for this landscape."""
    for n in range(int(PAYMENTS)):
        if CARDS[n] == tuple(cards) and PAYS_FOR[n] >> land & 1:
            return n
    return None
