"""San Juan: the builder ("Bâtisseur"), with the buildings that change prices and payments."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.san_juan.actions import BUILD, COVER, RAISE, SPEND
from comptoir.games.san_juan.data import (
    BLACK_MARKET,
    BLACK_MARKET_GOODS,
    BUILDER,
    BUILDINGS,
    CARPENTER,
    CATHEDRAL,
    CRANE,
    CUSTOMS,
    CUSTOMS_OFFICE,
    GOODS,
    LIBRARY,
    NO_ROLE,
    NONE,
    PARK,
    PARK_SAVES,
    PLANTS,
    POOR_HOUSE,
    POOR_HOUSE_UP_TO,
    QUARRY,
    SMITHY,
    TAVERN,
)
from comptoir.games.san_juan.rules.cards import plan_draw
from comptoir.games.san_juan.rules.numbers import (
    AFTER_BUILDING,
    BUILD_ONE,
    BUILD_OVER,
    END_BUILDER,
    PAY_CARDS,
    POOR_HOUSE_CARD,
    SPEND_GOODS,
    TAVERN_CARD,
    USE_CRANE,
)
from comptoir.games.san_juan.rules.round import decline
from comptoir.games.san_juan.state import Player, SanJuan
from comptoir.kernel.counts import changed, total
from comptoir.kernel.state import NOBODY, PASS, Step


class BuilderPhase(Step):
    """Clockwise from the builder each player may build one building; then the taverns, and perhaps the end."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        g.each(BUILD_ONE, seat)
        g.each(TAVERN_CARD, seat)
        g.then(END_BUILDER, seat)


def price(g: SanJuan, seat: i64, building: i64, covered: i64) -> i64:
    """SJ-3: the cost less the builder's privilege, smithy or quarry, and what the crane covers; a covered
    building is out of play already and saves nothing by its power (SJ-4)."""
    me = g.players[seat]
    saved: i64 = 0
    if g.role == BUILDER:
        saved = g.privilege(seat)
    if covered == LIBRARY and saved:
        saved = 1
    if building < PLANTS:
        if me.has(SMITHY) and covered != SMITHY:
            saved += 1
    elif me.has(QUARRY) and covered != QUARRY:
        saved += 1
    if covered == PARK:
        saved += PARK_SAVES
    elif covered != NONE:
        saved += g.cost[covered]
    return max(0, g.cost[building] - saved)


def purse(me: Player, cards: i64, covered: i64) -> i64:
    """What can pay: hand cards, and up to two goods by the black market, not those on a covered building."""
    if not me.has(BLACK_MARKET) or covered == BLACK_MARKET:
        return cards
    goods = total(me.goods)
    if covered != NONE and goods_lost(me, covered):
        goods -= 1
    return cards + min(BLACK_MARKET_GOODS, goods)


def goods_lost(me: Player, covered: i64) -> bool:
    """SJ-4: the good on a covered building is lost; of several copies an empty one is covered (SJ-23)."""
    if covered == CUSTOMS_OFFICE:
        return me.goods[CUSTOMS] > 0
    return covered < PLANTS and me.goods[covered] == me.city[covered]


def coverable(me: Player, building: i64, covered: i64) -> bool:
    """The crane covers any building but itself, and no identical one (SJ-4)."""
    return me.city[covered] > 0 and covered != CRANE and covered != building


def can_build(g: SanJuan, seat: i64, building: i64) -> bool:
    """One copy of each city building (SJ-4, SJ-19); and the price can be paid, with the crane or without."""
    me = g.players[seat]
    if building == CATHEDRAL:
        if not g.cathedral:
            return False
    elif not me.hand[building]:
        return False
    if building >= PLANTS and me.city[building]:
        return False
    cards = me.hand_size if building == CATHEDRAL else me.hand_size - 1
    if price(g, seat, building, NONE) <= purse(me, cards, NONE):
        return True
    if me.has(CRANE):
        for covered in range(BUILDINGS):
            if (coverable(me, building, covered)
                    and price(g, seat, building, covered) <= purse(me, cards, covered)):
                return True
    return False


class BuildOne(Step):
    """A hand card, or the cathedral, is laid into the city; then it is paid for (SJ-3, SJ-4)."""

    may = True

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        hand = g.players[seat].hand
        for building in range(BUILDINGS):
            if (building == CATHEDRAL or hand[building]) and can_build(g, seat, building):
                g.offer(BUILD + building)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            decline(g, seat)
            return
        me, building = g.own(seat), action - BUILD
        if building == CATHEDRAL:
            g.cathedral = False
        else:
            g.give(seat, building)
        me.change_city(building, 1)
        me.built += 1
        me.fresh = building
        g.last_build = g.round
        g.then(USE_CRANE, seat, building)
        g.then(AFTER_BUILDING, seat, building)


def can_pay(g: SanJuan, seat: i64, building: i64, covered: i64) -> bool:
    """Of a building that lies in the city already."""
    me = g.players[seat]
    return price(g, seat, building, covered) <= purse(me, me.hand_size, covered)


def can_cover(g: SanJuan, seat: i64, building: i64, covered: i64) -> bool:
    return coverable(g.players[seat], building, covered) and can_pay(g, seat, building, covered)


class UseCrane(Step):
    """Crane: the new building may cover an older one (SJ-4). Whether comes before which (SJ-25); who could not
    pay otherwise is not asked. arg: the new building."""

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        if not g.players[seat].has(CRANE) or not can_pay(g, seat, arg, NONE):
            return
        for covered in range(BUILDINGS):
            if can_cover(g, seat, arg, covered):
                g.offer(PASS)
                g.offer(RAISE)
                return

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if action == RAISE or not can_pay(g, seat, arg, NONE):
            g.then(BUILD_OVER, seat, arg)
        else:
            plan_payment(g, seat, price(g, seat, arg, NONE))


class BuildOver(Step):
    """The new building covers an older one, whose cost it saves; what is covered is out of play, and the good on
    it is lost (SJ-4). arg: the new building."""

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        for covered in range(BUILDINGS):
            if can_cover(g, seat, arg, covered):
                g.offer(COVER + covered)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        due = price(g, seat, arg, action - COVER)
        cover(g, g.own(seat), action - COVER)
        plan_payment(g, seat, due)


def plan_payment(g: SanJuan, seat: i64, due: i64) -> None:
    g.floor = g.done = 0
    g.then(SPEND_GOODS, seat, due)


def cover(g: SanJuan, me: Player, covered: i64) -> None:
    """A building is out of play for good; its tucked cards stay and count (SJ-4)."""
    if goods_lost(me, covered):
        g.throw(me.take_good(CUSTOMS if covered == CUSTOMS_OFFICE else covered))
    me.change_city(covered, -1)
    me.built -= 1
    me.covered = changed(me.covered, covered, 1)


class SpendGoods(Step):
    """Black market: up to two goods pay a card each (SJ-3). arg: what is still due."""

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        if not arg or not me.has(BLACK_MARKET) or g.done == BLACK_MARKET_GOODS:
            return
        left: i64 = 0
        for kind in range(g.floor, GOODS):
            left += me.goods[kind]
        if not left:
            return
        if me.hand_size >= arg:
            g.offer(PASS)
        for kind in range(g.floor, GOODS):
            if me.goods[kind]:
                more = min(left - 1, BLACK_MARKET_GOODS - g.done - 1)  # goods that can still follow
                if me.hand_size >= arg - 1 - more:
                    g.offer(SPEND + kind)
                left -= me.goods[kind]

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            g.floor = g.done = 0
            g.then(PAY_CARDS, seat, arg)
            return
        kind = action - SPEND
        g.throw(g.own(seat).take_good(kind))
        g.floor = kind
        g.done += 1
        g.then(SPEND_GOODS, seat, arg - 1)


class AfterBuilding(Step):
    """Carpenter: a card for a city building; then the poor house. Neither for itself (SJ-5). A building is shown when
    it is paid for: until then it can be taken back. arg: the building."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if arg != CATHEDRAL:
            g.revealed = True
        if arg >= PLANTS and g.players[seat].has(CARPENTER):
            plan_draw(g, seat, 1)
        g.then(POOR_HOUSE_CARD, seat)


class PoorHouseCard(Step):
    """Poor house: a card for who has built and holds none or one (SJ-5)."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        me = g.players[seat]
        if me.has(POOR_HOUSE) and me.hand_size <= POOR_HOUSE_UP_TO:
            plan_draw(g, seat, 1)


class TavernCard(Step):
    """Tavern: a card for who has the fewest buildings, ties included, when somebody has more (SJ-16)."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        me = g.players[seat]
        if not me.has(TAVERN):
            return
        more = False
        for p in g.players:
            if p.built < me.built:
                return
            if p.built > me.built:
                more = True
        if more:
            plan_draw(g, seat, 1)


class EndBuilder(Step):
    """The new buildings work from now on (SJ-2). Twelve buildings in one city end the game here (SJ-13)."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        for player in range(g.seats):
            if g.players[player].fresh != NONE:
                g.own(player).fresh = NONE
        if g.city_is_full():
            g.role = NO_ROLE
            g.owner = NOBODY
            g.top = 0
