"""San Juan: what the log says of cards that were drawn, and of cards turned face up."""

from __future__ import annotations

from typing import Final

from comptoir.games.san_juan.actions import BUILD, COVER, ROLE, SELL
from comptoir.games.san_juan.data import (
    BUILDER,
    CARPENTER,
    GOODS,
    HAND_LUCK,
    HUT,
    MARKET_HALL,
    MARKET_STAND,
    MARKET_STAND_FROM,
    OFFICE_BUILDING,
    PLANTS,
    POOR_HOUSE,
    PRICE,
    REVEAL_LUCK,
    TAVERN,
    TRADER,
    WELL,
)
from comptoir.games.san_juan.gains import cards_given_up, cards_seen
from comptoir.games.san_juan.state import SanJuan
from comptoir.games.san_juan.tell_names import building, cards
from comptoir.kernel.state import PASS
from comptoir.message import Argument, Message, Seat

BUILDING_TURN: Final = ("build_one", "use_crane", "build_over", "spend_goods", "pay_cards")  # of one seat


def drawn(before: SanJuan, action: int, after: SanJuan) -> tuple[list[Message], list[Message]]:
    """Cards drawn by each seat, named to the one who drew them; cards turned face up for all. What a builder
    draws for their building comes at once, before others are asked or not; the rest when all have played."""
    at_once, later = [], []
    for seat in range(before.seats):
        n = int(after.draws[HAND_LUCK + seat] - before.draws[HAND_LUCK + seat])
        names = [int(draw >> 8) for draw in after.drawn if draw & 255 == HAND_LUCK + seat]
        if n and seat == int(before.actor()) and before.step() in BUILDING_TURN:
            own = n - _by_tavern(before, after, seat)
            at_once += _draws(before, action, seat, own, names[:own], _for_building(before, action, own))
            later += _draws(before, action, seat, n - own, names[own:], [int(TAVERN)])
        elif n:
            markets = _by_markets(before, action, seat, n)
            own = n - len(markets)
            later += _draws(before, action, seat, own, names[:own], _sources(before, action, seat, own))
            later += _draws(before, action, seat, len(markets), names[own:], markets)
        turned = [int(draw >> 8) for draw in after.drawn if draw & 255 == REVEAL_LUCK + seat]
        if turned:
            later.append(_reveals(before, after, seat, turned))
    return at_once, later


def _draws(before: SanJuan, action: int, seat: int, n: int, names: list[int], sources: list[int]) -> list[Message]:
    """The line of so many cards; none for none."""
    if not n:
        return []
    args: dict[str, Argument] = {"player": Seat(seat), "n": n}
    name = "log-draws"
    if seat == int(before.actor()) and before.step() == "council" and action != PASS:
        name, args = "log-looks", {**args, "kept": min(n, cards_seen(before, seat, 0)[1]),
                                   "out": cards_given_up(before, seat, n)}
    elif sources:
        name, args = "log-draws-by", {**args, "source": [building(before, "card", what) for what in sources]}
    return [Message(name + "-cards", {**args, "cards": cards(before, names)}) if names else Message(name, args)]


def _reveals(before: SanJuan, after: SanJuan, seat: int, turned: list[int]) -> Message:
    """SJ-9: the cards turned over, and which of them is kept, or 0; two: it is still asked which one. The hand would
    not tell: it may be cut to its limit in the same move."""
    args: dict[str, Argument] = {"player": Seat(seat), "cards": cards(after, turned)}
    if len(turned) == 1:
        return Message("log-reveals-one", {**args, "kept": int(not any(p.city[turned[0]] for p in before.players))})
    if after.step() == "mine_find":
        return Message("log-reveals", {**args, "kept": 2})
    kept = int(len({int(before.cost[card]) for card in turned}) == len(turned))
    cheapest = min(turned, key=lambda card: int(before.cost[card]))
    return Message("log-reveals", {**args, "kept": kept, "card": building(before, "the", cheapest)})


def _by_tavern(before: SanJuan, after: SanJuan, seat: int) -> int:
    """Whether the seat's tavern gave it a card: when all have built, to who has the fewest buildings (SJ-16)."""
    if after.role == BUILDER or not before.players[seat].has(TAVERN):
        return 0
    built = [int(player.built) for player in after.players]
    return int(built[seat] == min(built) < max(built))


def _by_markets(before: SanJuan, action: int, seat: int, n: int) -> list[int]:
    """Which markets gave cards to who has sold, beside those for the prices (SJ-7): what is told of the sales is not
    all that is drawn."""
    me, step = before.players[seat], before.step()
    if seat != int(before.actor()) or step not in ("sell_goods", "harbor_tucks"):
        return []
    sold, earned = int(before.done), int(before.earned)
    if step == "sell_goods" and action != PASS:
        sold, earned = sold + 1, earned + int(PRICE[before.tiles[0] * GOODS + action - SELL])
    found = [int(MARKET_STAND)] if sold >= MARKET_STAND_FROM and me.has(MARKET_STAND) else []
    found += [int(MARKET_HALL)] if sold and me.has(MARKET_HALL) else []
    return found[:max(0, n - earned)]


def _for_building(before: SanJuan, action: int, n: int) -> list[int]:
    """Which of carpenter and poor house gave so many cards to who has built."""
    me, step = before.players[int(before.actor())], before.step()
    what = int(action - BUILD) if step == "build_one" else int(me.fresh)
    gone = int(action - COVER) if step == "build_over" else -1
    found = [int(CARPENTER)] if what >= PLANTS and me.has(CARPENTER) and gone != CARPENTER else []
    return found if len(found) == n else [*found, int(POOR_HOUSE)]


def _sources(before: SanJuan, action: int, seat: int, n: int) -> list[int]:
    """The buildings that gave these cards, each one; none where a role or a sale did, which was told."""
    me, step, own = before.players[seat], before.step(), seat == int(before.actor())
    role = int(action - ROLE) if step == "choose_role" else int(before.role)
    found = []
    if step == "office_exchange" and own:
        return [int(OFFICE_BUILDING)]
    if step == "make_goods" and own:
        found.append(int(WELL))
    elif role == TRADER and me.has(HUT) and not (own and (before.done or action >= SELL)):
        found.append(int(HUT))
    if role == BUILDER and len(found) < n and me.has(TAVERN):
        found.append(int(TAVERN))
    return found if len(found) == n and all(me.has(what) for what in found) else []
