"""San Juan: what a decision would bring, before it is made. Read off the view and off where the engine gets from it;
what is drawn is announced, never guessed."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.games.san_juan.actions import (
    BUILD,
    COVER,
    DISCARD,
    DOUBLE,
    DRAW,
    HARBOR_GOOD,
    PAY,
    PRODUCE,
    ROLE,
    SELL,
    SPEND,
)
from comptoir.games.san_juan.data import (
    BUILDER,
    BUILDING_NAMES,
    CARDS,
    CARPENTER,
    GOOD_NAMES,
    GOODS,
    LAST_BUILDING,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    MARKET_STAND_FROM,
    MINE_CARDS,
    NONE,
    PARK,
    PARK_SAVES,
    PLANTS,
    POOR_HOUSE,
    POOR_HOUSE_UP_TO,
    PRICE,
    QUARRY,
    SMITHY,
    TRADER,
    UNSEEN,
    WELL,
    WELL_FROM,
)
from comptoir.games.san_juan.facts import facts
from comptoir.games.san_juan.gains import cards_drawn, cards_given_up, cards_seen, gain
from comptoir.games.san_juan.rules.builder import goods_lost, price
from comptoir.games.san_juan.state import SanJuan
from comptoir.games.san_juan.tell_names import building, cards
from comptoir.kernel.state import PASS
from comptoir.message import Message, Word
from comptoir.stage.ahead import Told
from comptoir.stage.forms import after_one

Sum = list[tuple[Message, str]]


def told(view: SanJuan, seat: int, actions: Sequence[int], after: SanJuan, luck: bool) -> Told:
    """What the action line and the strips say of it."""
    if not actions or actions[0] == PASS:
        return Told()
    first, step = actions[0], view.step()
    if step == "choose_role":
        then = after_one(view, seat, first) if len(actions) > 1 else None
        return _role(view, seat, first - int(ROLE)) if then is None else told(then, seat, actions[1:], after, luck)
    if step == "build_one":
        return _building(view, seat, actions, after)
    if step == "make_goods":
        return _goods(view, seat, [action - int(PRODUCE) for action in actions if action != PASS])
    if step == "sell_goods":
        sold = [action - int(SELL) for action in actions if SELL <= action < SPEND]
        return _sale(view, seat, sold, HARBOR_GOOD in actions, after)
    if step == "council":
        seen, kept = cards_seen(view, seat, int(view.privilege(seat)))
        out = cards_given_up(view, seat, seen)
        return Told([Message("ahead-look", {"n": seen, "kept": kept, "out": out})], at="deck")
    if step in ("prospect", "open_mine", "open_smith"):
        return Told([_free(view, seat, first)])
    if first == DOUBLE:
        return Told([Message("ahead-double")])
    return _cards(view, seat, step, actions, after)


# Roles


def _role(view: SanJuan, seat: int, role: int) -> Told:
    """What it would bring to everybody, as far as it lies open."""
    pills = {}
    for other in range(int(view.seats)):
        found = gain(view, role, seat, other, seat)
        pills[other] = found if found is not None else Message("gain-nothing")
    lines = [pills[seat]]
    if role == TRADER and view.tiles[0] == UNSEEN:
        lines.append(Message("ahead-tile"))
    return Told(lines, pills)


def _free(view: SanJuan, seat: int, action: int) -> Message:
    if action == DRAW:
        return _draws(view, seat, int(view.players[seat].hand_size), cards_drawn(view, int(view.privilege(seat))))
    return Message("ahead-reveal", {"n": int(MINE_CARDS) if view.step() == "open_mine" else 1})


def _draws(view: SanJuan, seat: int, hand: int, n: int) -> Message:
    """What luck brings: how many cards, not which."""
    return Message("ahead-draw", {"n": n, "old": hand, "new": hand + n})


# Building


def _building(view: SanJuan, seat: int, actions: Sequence[int], after: SanJuan) -> Told:
    """Hand, points, the very cards that pay, what the crane covers; then the card of carpenter and poor house."""
    what = actions[0] - int(BUILD)
    covered = next((action - int(COVER) for action in actions if COVER <= action < COVER + len(BUILDING_NAMES)),
                   int(NONE))
    me, then = view.players[seat], after.players[seat]
    paid = [card for card in range(int(CARDS)) for _ in range(int(me.hand[card] - then.hand[card]) - (card == what))]
    left = int(me.hand_size) - len(paid) - int(what < CARDS)
    lines = [_hand_and_points(view, after, seat, left)]
    if covered != NONE:
        lines.append(Message("ahead-covers", {"building": building(view, "the", covered)}))
        if goods_lost(me, covered):
            lines.append(Message("ahead-good-lost"))
    payers = cards(view, paid)
    payers += [Word(f"good-{GOOD_NAMES[action - int(SPEND)]}.some") for action in actions
               if SPEND <= action < SPEND + GOODS]
    if payers and not any(PAY <= action < DISCARD for action in actions):  # unasked: nobody has seen them
        lines.append(Message("ahead-pays", {"cards": payers}))
    drawn = _after_building(view, seat, what, covered, left)
    if drawn:
        lines.append(_draws(view, seat, left, drawn))
    if then.built >= LAST_BUILDING:
        lines.append(Message("ahead-ends"))
    place = f"hand:{BUILDING_NAMES[what]}" if what < CARDS else "cathedral"
    card = _price_sum(view, seat, what, covered)
    return Told(lines, card=card if len(card) > 2 else [], at=place)


def _after_building(view: SanJuan, seat: int, what: int, covered: int, left: int) -> int:
    """SJ-5: the carpenter's card for a city building, then the poor house's. A covered one draws nothing (SJ-4)."""
    me, drawn = view.players[seat], 0
    if what >= PLANTS and me.has(CARPENTER) and covered != CARPENTER:
        drawn += 1
    if me.has(POOR_HOUSE) and covered != POOR_HOUSE and left + drawn <= POOR_HOUSE_UP_TO:
        drawn += 1
    return drawn


def _price_sum(view: SanJuan, seat: int, what: int, covered: int) -> Sum:
    """From the printed cost to what is paid (SJ-3)."""
    me, cost = view.players[seat], int(view.cost[what])
    found: Sum = [(Message("sum-cost"), str(cost))]
    privilege = int(view.privilege(seat)) if view.role == BUILDER else 0
    if covered == LIBRARY and privilege:
        privilege = 1
    if privilege:
        found.append((Message("sum-privilege"), f"−{privilege}"))
    saver = int(SMITHY if what < PLANTS else QUARRY)
    if me.has(saver) and covered != saver:
        found.append((Message("sum-building", {"building": building(view, "the", saver)}), "−1"))
    if covered != NONE:
        saved = int(PARK_SAVES) if covered == PARK else int(view.cost[covered])
        found.append((Message("sum-building", {"building": building(view, "the", covered)}), f"−{saved}"))
    return [*found, (Message("sum-due"), str(int(price(view, seat, what, covered))))]


def _hand_and_points(view: SanJuan, after: SanJuan, seat: int, hand: int) -> Message:
    old, new = facts(view, seat)["points"], facts(after, seat)["points"]
    assert isinstance(old, int)
    assert isinstance(new, int)
    return Message("ahead-build", {"old": int(view.players[seat].hand_size), "new": hand, "from": old, "to": new})


def _points(view: SanJuan, after: SanJuan, seat: int) -> list[Message]:
    old, new = facts(view, seat)["points"], facts(after, seat)["points"]
    assert isinstance(old, int)
    assert isinstance(new, int)
    return [Message("ahead-points", {"old": old, "new": new})] if new != old else []


# Goods


def _goods(view: SanJuan, seat: int, made: Sequence[int]) -> Told:
    done = int(view.done) + len(made)
    lines = [Message("ahead-make", {"n": len(made), "goods": "".join(f"[[co-{GOOD_NAMES[kind]}]]" for kind in made)})]
    if done >= WELL_FROM and view.players[seat].has(WELL):
        lines.append(_draws(view, seat, int(view.players[seat].hand_size), 1))
    return Told(lines)


def _sale(view: SanJuan, seat: int, sold: Sequence[int], tucked: bool, after: SanJuan) -> Told:
    """Prices and markets together are drawn at once (SJ-7)."""
    me, total = view.players[seat], int(view.done) + len(sold)
    card: Sum = [(Message("good-" + GOOD_NAMES[kind]), str(int(PRICE[view.tiles[0] * GOODS + kind]))) for kind in sold]
    drawn = int(view.earned) + sum(int(PRICE[view.tiles[0] * GOODS + kind]) for kind in sold)
    for market, least in ((MARKET_STAND, MARKET_STAND_FROM), (MARKET_HALL, 1)):
        if me.has(market) and total >= least:
            drawn += 1
            card.append((Message("sum-building", {"building": building(view, "the", int(market))}), "+1"))
    lines = [_draws(view, seat, int(me.hand_size), drawn)]
    if tucked:
        lines += [Message("ahead-harbor"), *_points(view, after, seat)]
    comes = int(me.hand_size) + drawn - int(after.players[seat].hand_size)
    return Told(lines, card=[*card, (Message("sum-drawn"), str(drawn))], at=f"goods:{GOOD_NAMES[sold[0]]}",
                comes={"hand": comes} if comes > 0 else {})


# Cards that leave the hand, or come to it


def _cards(view: SanJuan, seat: int, step: str, actions: Sequence[int], after: SanJuan) -> Told:
    old, new = int(view.players[seat].hand_size), int(after.players[seat].hand_size)
    named = len([action for action in actions if action != PASS])
    if step == "office_exchange":
        return Told([Message("ahead-exchange", {"n": named})])
    if step == "keep_cards":
        kept = int(view.agenda[view.top - 1] >> 12)
        return Told([Message("ahead-hand", {"old": old, "new": old + kept}),
                     Message("ahead-rest", {"n": int(view.aside_size) - kept})])
    lines = [Message("ahead-hand", {"old": old, "new": new})] if new != old else []
    return Told(lines + _points(view, after, seat))
