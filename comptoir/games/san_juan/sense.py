"""San Juan: what a sensible player values. A hand-made evaluation that bots share.

All worths are in victory points. A card in hand is worth what it can still buy; a building its points and what its
power brings until the end; a choice that is only half made (a role taken, a price still due) what comes of it. The
weights are judgement, checked by play, not by theory."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comptoir.games.san_juan.data import (
    AQUEDUCT,
    ARCHIVE,
    BANK,
    BLACK_MARKET,
    BUILDINGS,
    CARDS,
    CATHEDRAL,
    CHAPEL,
    CITY_HALL,
    CRANE,
    CUSTOMS,
    GOLD_MINE,
    GOLDSMITH,
    GOODS,
    GUILD_HALL,
    HARBOR,
    KEPT,
    LAST_BUILDING,
    MARKET_HALL,
    MARKET_STAND,
    NONE,
    OFFICE_BUILDING,
    PALACE,
    PLANTS,
    PREFECTURE,
    PREFECTURE_KEEPS,
    PRICE,
    QUARRY,
    RESIDENCE,
    SMITHY,
    TRADING_POST,
    UNSEEN,
)
from comptoir.games.san_juan.rules.builder import can_build, coverable, price, purse
from comptoir.games.san_juan.rules.numbers import (
    BUILD_ONE,
    BUILD_OVER,
    CHAPEL_CARD,
    CHECK_HAND,
    COUNCIL,
    DISCARD_CARDS,
    KEEP_CARDS,
    MAKE_GOODS,
    OFFICE_EXCHANGE,
    OPEN_MINE,
    OPEN_SMITH,
    PAY_CARDS,
    PROSPECT,
    SELL_GOODS,
    SPEND_GOODS,
    USE_CHAPEL,
    USE_CRANE,
)
from comptoir.games.san_juan.rules.round import hand_limit
from comptoir.games.san_juan.rules.trader import market_cards
from comptoir.games.san_juan.score import cathedral, city_points, others_sixes, tucked, whole
from comptoir.games.san_juan.sketch import NOT_ASKED, Sketch
from comptoir.games.san_juan.state import Player, SanJuan
from comptoir.kernel.counts import changed, total

USUAL_ROUNDS: Final = 14.0
LEAST_ROUNDS: Final = 1.0
OVERDUE: Final = 8.0  # rounds after the usual ones in which the future loses all its worth
CLOCK: Final = 0.75  # how much the clock counts
A_ROUND: Final = 0.95  # buildings the leader adds in a round, about
CARD: Final = 0.62  # a card in hand while there is time to build
LATE_CARD: Final = 0.12  # a card when the game is nearly over
SOON: Final = 3.0  # rounds before the end in which cards lose their worth
PRODUCED: Final = 0.55  # how often goods are made and sold in a round, about
GOOD: Final = 0.75  # a good on a building, as part of the cards it will bring
MEAN_PRICE: Final = vec[float]([1.0, 1.4, 1.8, 2.2, 2.6, 2.0])  # by kind, over all trading tiles
SHARE: Final = vec[float]([1.0, 0.55, 0.25, 0.12])  # of the best plants, in goods of a phase: one or two are made
MORE_SHARE: Final = vec[float]([0.0, 0.25, 0.25, 0.12])  # what aqueduct and trading post together add to it

# What a power brings in a round, in cards; what comes from production is counted there.
_A_ROUND: Final = vec[float]([0.0] * 5 + [
    0.16,  # smithy
    0.14,  # gold mine
    0.28,  # archive
    0.28,  # poor house
    0.16,  # black market
    0.10,  # trading post
    0.18,  # well
    0.18,  # market stand
    0.26,  # crane
    0.12,  # tower
    0.0,  # chapel: in points
    0.12,  # aqueduct
    0.48,  # carpenter
    0.62,  # prefecture
    0.38,  # market hall
    0.46,  # quarry
    0.95,  # library
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.30,  # office building
    0.15,  # guard room
    0.10,  # hut
    0.16,  # tavern
    0.20,  # park
    0.50,  # customs office
    0.10,  # bank
    0.10,  # harbor
    0.16,  # goldsmith
    0.0, 0.0])


def rounds_left(g: SanJuan) -> float:
    """How long the game still lasts: by the largest city, and by the clock, so that nobody holds a building back to
    make the game longer. A game that is overdue is worth ending."""
    if not g.top:
        return 0.0
    largest: i64 = 0
    for p in g.players:
        largest = max(largest, p.built)
    by_city = float(LAST_BUILDING - largest) / A_ROUND
    by_clock = USUAL_ROUNDS - float(g.round)
    by_clock = by_clock if by_clock > LEAST_ROUNDS else LEAST_ROUNDS
    by_clock = by_clock if by_clock < by_city + LEAST_ROUNDS else by_city + LEAST_ROUNDS
    rounds = (1.0 - CLOCK) * by_city + CLOCK * by_clock
    overdue = float(g.round) - USUAL_ROUNDS
    if overdue <= 0.0:
        return rounds
    return rounds * (1.0 - overdue / OVERDUE) if overdue < OVERDUE else 0.0


def card_worth(rounds: float) -> float:
    """A card of no particular use but to pay with."""
    return CARD if rounds >= SOON else LATE_CARD + (CARD - LATE_CARD) * rounds / SOON


def power_worth(me: Player, building: i64, rounds: float, card: float) -> float:
    """What a building still brings, beyond its points now."""
    worth = _A_ROUND[building] * rounds * card
    if building == CHAPEL:
        worth += 0.75 * rounds * (1.0 - card)
    elif building == HARBOR:
        worth += 0.35 * rounds
    elif building == BANK and not me.banked:
        worth += 0.8
    elif building == CITY_HALL:
        worth += 0.45 * rounds
    elif building == GUILD_HALL:
        worth += 0.35 * rounds
    elif building == PALACE:
        worth += 0.45 * rounds
    elif building in (RESIDENCE, CATHEDRAL):
        worth += 0.15 * rounds
    elif building == CRANE and me.built >= 10:
        worth = 0.1
    return worth


def sketch(g: SanJuan, me: Player) -> Sketch:
    """What follows from a city alone; drawn once, and kept until the city changes."""
    known = me.sketch
    if known is None:
        powers = vec[i64]()
        for building in range(PLANTS, BUILDINGS):
            if me.city[building]:
                powers = append(powers, building)
        known = Sketch(city_points(g, me.city), flow(me.city), powers)
        me.sketch = known
    return known


def foresee(g: SanJuan, me: Player, known: Sketch, building: i64) -> None:
    """The same with one more building, for whoever asks first."""
    city = changed(me.city, building, 1)
    known.points_with[building] = city_points(g, city)
    known.flow_with[building] = flow(city)


def flow(city: vec[i64]) -> float:
    """The cards that production buildings bring in a round: the best of them make one good or two."""
    both = 0.0
    if city[AQUEDUCT]:
        both += 0.5
    if city[TRADING_POST]:
        both += 0.5
    cards = 0.0
    place: i64 = 0
    kind: i64 = PLANTS - 1
    while kind >= 0 and place < 4:
        for _plant in range(city[kind]):
            if place < 4:
                cards += (SHARE[place] + both * MORE_SHARE[place]) * MEAN_PRICE[kind]
                place += 1
        kind -= 1
    return cards * PRODUCED


def goods_worth(me: Player, card: float) -> float:
    """Goods that wait for a trader; many wait long."""
    worth = 0.0
    share = GOOD
    for i in range(GOODS):
        kind = GOODS - 1 - i
        for _good in range(me.goods[kind]):
            worth += share * MEAN_PRICE[kind] * card
            share *= 0.9
    return worth


def gain(g: SanJuan, seat: i64, building: i64, rounds: float, card: float) -> float:
    """What building it would add, before its price."""
    me = g.players[seat]
    known = sketch(g, me)
    if known.points_with[building] == NOT_ASKED:
        foresee(g, me, known, building)
    palace = me.city[PALACE] > 0
    more = tucked(me) + cathedral(g, seat)
    before = whole(known.points + more, palace)
    if building == CATHEDRAL and not me.city[CATHEDRAL]:
        more += others_sixes(g, seat)
    after = whole(known.points_with[building] + more, palace or building == PALACE)
    worth = float(after - before) + (known.flow_with[building] * card - known.flow * card) * rounds
    return worth + power_worth(me, building, rounds, card)


def hand_worth(g: SanJuan, seat: i64, rounds: float, card: float) -> float:
    """Cards to pay with, less what goes over the limit; and the buildings among them that are worth their price."""
    me = g.players[seat]
    limit = float(hand_limit(g, seat))
    n = float(me.hand_size)
    worth = card * (n if n < limit else limit + 0.3 * (n - limit))
    if me.hand_size > 5:
        worth -= 0.04 * card * (n - 5.0)
    first = second = third = 0.0
    later = rounds - 1.0 if rounds > 1.0 else 0.0
    for building in range(CARDS):
        if me.hand[building] and (building < PLANTS or not me.city[building]):
            saved: i64 = 0
            if building < PLANTS:
                if me.city[SMITHY]:
                    saved = 1
            elif me.city[QUARRY]:
                saved = 1
            net = gain(g, seat, building, later, card) - card * float(g.cost[building] - saved + 1)
            if net > first:
                first, second, third = net, first, second
            elif net > second:
                second, third = net, second
            elif net > third:
                third = net
    return worth + 0.55 * first + 0.25 * second + 0.1 * third


# Choices that are half made


def best_build(g: SanJuan, seat: i64, rounds: float, card: float) -> float:
    """What the seat gains in a builder phase in which its turn is still to come."""
    me = g.players[seat]
    best = 0.0
    for building in range(BUILDINGS):
        if (building == CATHEDRAL or me.hand[building]) and can_build(g, seat, building):
            due = price(g, seat, building, NONE)
            if due > purse(me, me.hand_size, NONE):
                continue  # only by the crane: the question after it tells more
            held = 0.0 if building == CATHEDRAL else 1.0
            net = gain(g, seat, building, rounds, card) - card * (float(due) + held)
            best = net if net > best else best
    return 0.5 * best  # half of it is counted with the hand


def over_worth(g: SanJuan, seat: i64, building: i64, covers: bool, rounds: float, card: float) -> float:
    """The crane's question: the cheapest way to pay, with what it covers; `covers`: it was answered with yes."""
    me = g.players[seat]
    best = -99.0
    due = price(g, seat, building, NONE)
    if not covers and due <= purse(me, me.hand_size, NONE):
        best = -card * float(due)
    if me.has(CRANE):
        for covered in range(BUILDINGS):
            if coverable(me, building, covered):
                due = price(g, seat, building, covered)
                if due <= purse(me, me.hand_size, covered):
                    loss = float(g.points[covered]) + power_worth(me, covered, rounds, card) + 0.3 * rounds * card
                    worth = -card * float(due) - loss
                    best = worth if worth > best else best
    return best


def making_worth(me: Player, n: i64, card: float) -> float:
    """Goods still to be made."""
    worth = 0.0
    for i in range(PLANTS):
        kind = PLANTS - 1 - i
        empty = min(n, me.city[kind] - me.goods[kind])
        worth += GOOD * MEAN_PRICE[kind] * card * float(empty)
        n -= empty
    return worth


def selling_worth(g: SanJuan, seat: i64, n: i64, now: bool, card: float) -> float:
    """Cards earned so far, and what can still be sold above what a good is worth waiting."""
    me = g.players[seat]
    worth = 0.0
    sold: i64 = 0
    if now:
        worth += card * float(g.earned)
        sold = g.done
    first = sold == 0
    for i in range(GOODS):
        kind = GOODS - 1 - i
        some = min(n, me.goods[kind])
        if some and (not now or kind >= g.floor):
            paid = MEAN_PRICE[kind] if g.tiles[0] == UNSEEN else float(PRICE[g.tiles[0] * GOODS + kind])
            more = card * (paid - GOOD * MEAN_PRICE[kind])
            if more > 0.0:
                worth += more * float(some)
                sold += some
                n -= some
    if me.has(HARBOR) and sold and first:
        worth += 1.0
    return worth + card * float(market_cards(g, seat, sold))


def pending(g: SanJuan, seat: i64, rounds: float, card: float) -> float:
    """What the plans on the agenda will bring to this seat."""
    me = g.players[seat]
    worth = 0.0
    agenda = g.agenda
    for i in range(g.top):
        plan = agenda[i]
        if plan >> 8 & 15 != seat:
            continue
        step, arg = plan & 255, plan >> 12
        now = i == g.top - 1
        if step == BUILD_ONE:
            worth += best_build(g, seat, rounds, card)
        elif step in (USE_CRANE, BUILD_OVER):
            worth += over_worth(g, seat, arg, step == BUILD_OVER, rounds, card)
        elif step in (SPEND_GOODS, PAY_CARDS, DISCARD_CARDS):
            worth -= card * float(arg)
        elif step == MAKE_GOODS:
            worth += making_worth(me, arg, card)
        elif step == SELL_GOODS:
            worth += selling_worth(g, seat, arg, now, card)
        elif step == COUNCIL:
            kept = PREFECTURE_KEEPS if me.has(PREFECTURE) else KEPT
            choice = 1.15 + 0.12 * float(g.privilege(seat)) + (0.2 if me.has(ARCHIVE) else 0.0)
            worth += card * float(kept) * choice
        elif step == KEEP_CARDS:
            worth += card * float(arg)
        elif step == PROSPECT:
            worth += card * float(g.privilege(seat))
        elif step == OPEN_MINE and me.has(GOLD_MINE):
            worth += 0.2 * card
        elif step == OPEN_SMITH and me.has(GOLDSMITH):
            worth += 0.5 * card
        elif (step == USE_CHAPEL and me.has(CHAPEL) and me.hand_size) or step == CHAPEL_CARD:
            worth += 0.8 * (1.0 - card)
        elif step == OFFICE_EXCHANGE and me.has(OFFICE_BUILDING) and me.hand_size:
            worth += 0.1
        elif step == CHECK_HAND:
            over = me.hand_size - hand_limit(g, seat)
            if over > 0:
                worth -= 0.3 * card * float(over)
    return worth


def worth(g: SanJuan, seat: i64, rounds: float) -> float:
    me = g.players[seat]
    known = sketch(g, me)
    points = float(whole(known.points + tucked(me) + cathedral(g, seat), me.city[PALACE] > 0))
    if not g.top:
        return points + 0.001 * float(me.hand_size + total(me.goods) - me.goods[CUSTOMS])
    card = card_worth(rounds)
    value = points + hand_worth(g, seat, rounds, card) + goods_worth(me, card) + known.flow * card * rounds
    for building in known.powers:
        value += power_worth(me, building, rounds, card)
    if me.city[BLACK_MARKET] and total(me.goods):
        value += 0.1
    if me.city[MARKET_HALL] and me.city[MARKET_STAND] and me.city[TRADING_POST]:
        value += 0.1 * rounds
    return value + pending(g, seat, rounds, card)


def values(g: SanJuan) -> list[float]:
    """What the position is worth to each seat, in points at the end of the game."""
    rounds = rounds_left(g)
    return [worth(g, seat, rounds) for seat in range(g.seats)]
