"""San Juan: build and pay in one go: the card, what the crane covers, cards and goods that pay, in any order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from comptoir.games.san_juan.actions import BUILD, COVER, PAY, RAISE, SPEND
from comptoir.games.san_juan.data import (
    BLACK_MARKET,
    BLACK_MARKET_GOODS,
    BUILDING_NAMES,
    BUILDINGS,
    CARDS,
    CATHEDRAL,
    CRANE,
    CUSTOMS,
    CUSTOMS_OFFICE,
    GOOD_NAMES,
    GOODS,
    NONE,
)
from comptoir.games.san_juan.rules.builder import coverable, goods_lost, price, purse
from comptoir.games.san_juan.spare import spare_cards
from comptoir.games.san_juan.state import SanJuan
from comptoir.games.san_juan.tell_names import building
from comptoir.kernel.state import PASS
from comptoir.message import Argument, Message, Seat
from comptoir.stage.forms import Choice, Form, Missing, Part, carry_out

Payers = dict[int, int]  # by card or kind of good: how many could pay


def build_choices(view: SanJuan, seat: int) -> list[Choice]:
    """Buildings without a crane that can be paid in one way only: it is shown, and done with one touch."""
    found = []
    for what in _buildable(view):
        payers = _payers(view, seat, what, int(NONE))
        if _payable(view, seat, what, int(NONE)) and _ways(*payers) == 1:
            found.append(Choice((_card_place(what),),
                                tuple(_carried_out(view, seat, what, int(NONE), *_only_way(*payers))),
                                Message("form-build-this", {"building": building(view, "the", what)})))
    return found


def build_forms(view: SanJuan, seat: int) -> list[Form]:
    """Every other way to build: which cards pay, what the crane covers."""
    found = []
    for what in _buildable(view):
        if _payable(view, seat, what, int(NONE)) and _ways(*_payers(view, seat, what, int(NONE))) > 1:
            found.append(_form(view, seat, what, int(NONE)))
        found += [_form(view, seat, what, covered) for covered in victims(view, seat, what)]
    return found


def spend_form(view: SanJuan, seat: int) -> Form:
    """What is still due for a building that lies in the city already, in goods and cards."""
    due = int(view.agenda[view.top - 1] >> 12)
    me = view.players[seat]
    cards = {card: int(me.hand[card]) for card in range(int(CARDS)) if me.hand[card]}
    goods = {kind: int(me.goods[kind]) for kind in range(int(view.floor), int(GOODS)) if me.goods[kind]}
    most = int(BLACK_MARKET_GOODS - view.done)
    parts = _proposed(view, seat, _parts(cards, goods, most), cards, due)
    return Form("spend", tuple(parts), due, due, Message("form-pay", {"n": due}),
                Message("form-pay-prompt", {"player": Seat(seat), "n": due}), Message("form-build-hint-goods"),
                "form-count-cards", verb=Message("form-pay-verb"))


def build_actions(view: SanJuan, seat: int, form: Form, picked: Mapping[str, int]) -> list[int]:
    """The small actions of a chosen payment; Missing says what it lacks."""
    cards = {BUILDING_NAMES.index(place[5:]): n for place, n in picked.items() if place.startswith("hand:")}
    goods = {GOOD_NAMES.index(place[6:]): n for place, n in picked.items() if place.startswith("goods:")}
    number = sum(picked.values())
    if number < form.least:
        raise Missing(Message("missing-cards", {"n": form.least - number}))
    if number > form.most:
        raise Missing(Message("missing-fewer", {"n": number - form.most}))
    most = int(BLACK_MARKET_GOODS) - (int(view.done) if form.name == "spend" else 0)
    if sum(goods.values()) > most:
        raise Missing(Message("missing-market", {"n": most}))
    if form.name == "spend":
        return _carried_out(view, seat, int(NONE), int(NONE), cards, goods)
    what = int(CATHEDRAL) if form.opens[0] == "cathedral" else BUILDING_NAMES.index(form.opens[0][5:])
    covered = BUILDING_NAMES.index(form.opens[1][5:]) if len(form.opens) > 1 else int(NONE)
    return _carried_out(view, seat, what, covered, cards, goods)


# What can be built, and with what


def _buildable(view: SanJuan) -> list[int]:
    return [action - int(BUILD) for action in view.legal() if BUILD <= action < COVER]


def _card_place(what: int) -> str:
    return "cathedral" if what == CATHEDRAL else f"hand:{BUILDING_NAMES[what]}"


def _payable(view: SanJuan, seat: int, what: int, covered: int) -> bool:
    me = view.players[seat]
    cards = int(me.hand_size) - (what != CATHEDRAL)
    return bool(price(view, seat, what, covered) <= purse(me, cards, covered))


def _payers(view: SanJuan, seat: int, what: int, covered: int) -> tuple[Payers, Payers, int]:
    """The cards and the goods that could pay, and how much is due."""
    me, due = view.players[seat], int(price(view, seat, what, covered))
    cards = {card: int(me.hand[card]) - (card == what) for card in range(int(CARDS)) if me.hand[card]}
    goods: Payers = {}
    if due and me.has(BLACK_MARKET) and covered != BLACK_MARKET:
        goods = {kind: int(me.goods[kind]) for kind in range(int(GOODS)) if me.goods[kind]}
        if covered != NONE and goods_lost(me, covered):
            goods[int(CUSTOMS) if covered == CUSTOMS_OFFICE else covered] -= 1
    return ({card: n for card, n in cards.items() if n}, {kind: n for kind, n in goods.items() if n}, due)


def _ways(cards: Payers, goods: Payers, due: int) -> int:
    """How many different payments there are; two stands for more."""
    found = 0
    for spent in range(min(int(BLACK_MARKET_GOODS), due, sum(goods.values())) + 1):
        found += min(2, _sets(list(goods.values()), spent) * _sets(list(cards.values()), due - spent))
    return min(2, found)


def _sets(counts: list[int], size: int) -> int:
    """How many different sets of this size there are; two stands for more."""
    ways = [1] + [0] * size
    for count in counts:
        ways = [min(2, sum(ways[n - taken] for taken in range(min(count, n) + 1))) for n in range(size + 1)]
    return ways[size]


def _only_way(cards: Payers, goods: Payers, due: int) -> tuple[Payers, Payers]:
    """The payment, where there is one alone."""
    for spent in range(min(int(BLACK_MARKET_GOODS), due) + 1):
        if _sets(list(goods.values()), spent) and _sets(list(cards.values()), due - spent):
            return _first(cards, due - spent), _first(goods, spent)
    raise ValueError("nothing pays this")


def _first(payers: Payers, size: int) -> Payers:
    found: Payers = {}
    for what, n in payers.items():
        found[what] = min(n, size - sum(found.values()))
    return found


def _parts(cards: Payers, goods: Payers, most: int) -> list[Part]:
    return ([Part(f"hand:{BUILDING_NAMES[card]}", n) for card, n in cards.items()]
            + [Part(f"goods:{GOOD_NAMES[kind]}", min(n, most)) for kind, n in goods.items()])


def _proposed(view: SanJuan, seat: int, parts: list[Part], cards: Payers, due: int, what: int = NONE) -> list[Part]:
    """With the cards that can best be spared chosen; nothing, where they do not suffice."""
    spared = spare_cards(view, seat, cards, due, int(what))
    chosen = {f"hand:{BUILDING_NAMES[card]}": n for card, n in spared.items()}
    return [replace(part, start=chosen.get(part.place, 0)) for part in parts]


def victims(view: SanJuan, seat: int, what: int) -> list[int]:
    """What a crane could cover with this building from the hand, or the cathedral."""
    me = view.players[seat]
    return [covered for covered in range(int(BUILDINGS))
            if me.has(CRANE) and coverable(me, what, covered) and _payable(view, seat, what, covered)]


def only_cards(view: SanJuan, seat: int, what: int) -> list[int] | None:
    """The cards that pay a building where nothing else could, neither crane nor black market; None: one may choose."""
    cards, goods, due = _payers(view, seat, what, int(NONE))
    if not due or goods or victims(view, seat, what) or _ways(cards, goods, due) != 1:
        return None
    return [card for card, n in _only_way(cards, goods, due)[0].items() for _ in range(n)]


def _form(view: SanJuan, seat: int, what: int, covered: int) -> Form:
    """A payment to be chosen; the only one possible lies there already, otherwise the cards that can best be spared."""
    cards, goods, due = _payers(view, seat, what, covered)
    parts = _parts(cards, goods, int(BLACK_MARKET_GOODS)) if due else []
    if due and _ways(cards, goods, due) == 1:
        only, spent = _only_way(cards, goods, due)
        now = [*only.values(), *spent.values()]
        parts = [replace(part, now=n) for part, n in zip(parts, now, strict=True)]
    else:
        parts = _proposed(view, seat, parts, cards, due, what)
    named: dict[str, Argument] = {"building": building(view, "the", what)}
    opens = [_card_place(what)]
    if covered != NONE:
        named["covered"] = building(view, "the", covered)
        opens.append(f"city:{BUILDING_NAMES[covered]}")
    over = "-over" if covered != NONE else ""
    hint = Message("form-build-over-hint", named) if over else Message("form-build-hint-goods" if goods
                                                                       else "form-build-hint")
    return Form("build", tuple(parts), due, due, Message(f"form-build{over}"),
                Message("form-build-prompt", {"player": Seat(seat), **named}), hint, "form-count-cards", tuple(opens),
                Message("form-pay-verb"), onto="city")


# Carrying it out


def _carried_out(view: SanJuan, seat: int, what: int, covered: int, cards: Payers, goods: Payers) -> list[int]:
    """Build, raise the crane, spend goods, then cards: in the engine's order, and only what it asks for."""
    mine = view.players[seat].hand
    target = {card: int(mine[card]) - cards.get(card, 0) - (card == what) for card in range(int(CARDS))}
    left = sorted(kind for kind, n in goods.items() for _ in range(n))

    def answer(world: SanJuan) -> int | None:
        step = world.step()
        if step == "build_one":
            return int(BUILD) + what
        if step == "use_crane":
            return int(PASS) if covered == NONE else int(RAISE)
        if step == "build_over":
            return int(COVER) + covered
        if step == "spend_goods":
            return int(SPEND) + left.pop(0) if left else int(PASS)
        if step == "pay_cards":
            hand = world.players[seat].hand
            return next((int(PAY) + card for card in range(int(CARDS)) if hand[card] > target[card]), None)
        return None

    return carry_out(view, seat, answer)
