"""San Juan: which cards of a hand can best be spared, for payments and discards that the page proposes. Judged as
sense.py judges a hand: a card is worth what it would add to the city, less its price."""

from __future__ import annotations

from collections.abc import Mapping

from comptoir.games.san_juan.data import NONE, PLANTS, QUARRY, SMITHY
from comptoir.games.san_juan.sense import card_worth, gain, rounds_left
from comptoir.games.san_juan.state import SanJuan


def spare_cards(view: SanJuan, seat: int, cards: Mapping[int, int], n: int, built: int = NONE) -> dict[int, int]:
    """So many of these cards, those of least use first: what stands in the city already or is built now, second copies,
    then what pays least. Empty, where they are too few."""
    if sum(cards.values()) < n:
        return {}
    then = view.clone()
    if built != NONE:
        then.own(seat).change_city(built, 1)
    order = sorted((_use(then, seat, card) if copy == 0 else 0.0, card) for card, held in cards.items()
                   for copy in range(held))
    found: dict[int, int] = {}
    for _, card in order[:n]:
        found[card] = found.get(card, 0) + 1
    return found


def useful_cards(view: SanJuan, seat: int, cards: Mapping[int, int], n: int) -> dict[int, int]:
    """So many of these cards, those of most use first."""
    spared = spare_cards(view, seat, cards, sum(cards.values()) - n)
    return {card: held - spared.get(card, 0) for card, held in cards.items()}


def _use(view: SanJuan, seat: int, card: int) -> float:
    """What a card may still become, in points; none, where it cannot be built or is not worth its price."""
    me, rounds = view.players[seat], rounds_left(view)
    if card >= PLANTS and me.city[card]:
        return 0.0
    a_card = card_worth(rounds)
    cards = int(view.cost[card]) + 1 - int(me.city[SMITHY if card < PLANTS else QUARRY] > 0)
    return max(0.0, gain(view, seat, card, max(0.0, rounds - 1.0), a_card) - a_card * cards)
