"""San Juan: what is said to the players. The questions, what the buttons say, and what a word means; the log is in
tell_log.py. All of it is read off views, so nobody is told what they may not know."""

from __future__ import annotations

from comptoir.games.san_juan.actions import (
    BUILD,
    COVER,
    DEPOSIT,
    DISCARD,
    DOUBLE,
    DRAW,
    HARBOR_GOOD,
    KEEP,
    MINE,
    OPEN_CHAPEL,
    PAY,
    PRODUCE,
    RAISE,
    ROLE,
    SELL,
    SMITH,
    SPEND,
    TUCK,
)
from comptoir.games.san_juan.data import (
    BASE,
    BUILDING_NAMES,
    CATHEDRAL,
    GOOD_NAMES,
    GOODS,
    NONE,
    PRICE,
    ROLE_NAMES,
    TOWER,
)
from comptoir.games.san_juan.forms_build import only_cards, victims
from comptoir.games.san_juan.gains import cards_drawn, cards_seen, goods_left
from comptoir.games.san_juan.rules.builder import can_cover, price, purse
from comptoir.games.san_juan.state import SanJuan
from comptoir.games.san_juan.tell_log import log, silent, unseen
from comptoir.games.san_juan.tell_names import building, cards
from comptoir.games.san_juan.tell_short import short
from comptoir.kernel.state import NOBODY, PASS
from comptoir.message import Argument, Message, Seat, Word, unasked
from comptoir.words import dashed as key

__all__ = ["advice", "explain", "label", "log", "prompt", "short", "silent", "topics", "unseen"]


# Questions


def prompt(view: SanJuan, seat: int) -> Message:
    """What this seat is asked; for everybody else, who is to play."""
    waiting = unasked(int(view.actor()), seat)
    if waiting is not None:
        return waiting
    step, arg = view.step(), int(view.agenda[view.top - 1] >> 12)
    args: dict[str, Argument] = {"player": Seat(seat)}
    if step in ("use_crane", "build_over"):
        args["building"] = building(view, "the", arg)
    elif step == "harbor_tucks":
        args["good"] = Word("good-" + GOOD_NAMES[arg])
    elif step == "council":
        args["n"] = cards_seen(view, seat, int(view.privilege(seat)))[0]
    elif step == "prospect":
        args["n"] = cards_drawn(view, int(view.privilege(seat)))
    elif step in ("make_goods", "sell_goods"):
        args["n"] = goods_left(view, seat, arg)
    elif step == "build_one":
        args["n"] = int(view.players[seat].hand_size)
    elif step in ("office_exchange", "bank_cards", "spend_goods", "pay_cards", "discard_cards", "keep_cards"):
        args["n"] = arg
    return Message("prompt-" + key(step), args)


def advice(view: SanJuan, seat: int) -> Message | None:
    """A line for somebody's first game, when they are asked."""
    if int(view.actor()) != seat:
        return None
    return Message("advice-" + key(view.step()))


# Buttons


def label(view: SanJuan, action: int) -> Message:
    """What happens when the actor does this: with their own price and their own sale."""
    seat = int(view.actor())
    if action == PASS:
        return Message("action-pass-" + key(view.step()) + ("-none" if _nothing_yet(view) else ""))
    if action < DOUBLE:
        return Message("action-role", {"role": Word(f"role-{ROLE_NAMES[action - ROLE]}.the")})
    if action == DRAW:
        twice = int(view.privilege(seat))
        if view.step() == "council":
            return Message("action-look", {"n": cards_seen(view, seat, twice)[0]})
        return Message("action-draw", {"n": cards_drawn(view, twice)})
    if action < PRODUCE:
        return Message({DOUBLE: "action-double", HARBOR_GOOD: "action-harbor", MINE: "action-mine",
                        SMITH: "action-smith"}[action])
    if action == RAISE:
        what = int(view.agenda[view.top - 1] >> 12)
        under = [covered for covered in range(len(BUILDING_NAMES)) if can_cover(view, seat, what, covered)]
        return _label_crane(view, seat, what, under, {"building": building(view, "the", what)})
    if action == OPEN_CHAPEL:
        return Message("action-chapel")
    if action < BUILD:
        return _label_good(view, action)
    return _label_card(view, seat, action)


def named(view: SanJuan, action: int) -> Message:
    """The label for use inside a sentence: which card is kept, without what it does."""
    if KEEP <= action < TUCK:
        return Message("form-keep-this", {"card": building(view, "a", action - KEEP)})
    return label(view, action)


def _nothing_yet(view: SanJuan) -> bool:
    """Whether passing means none at all, where one could also have had enough."""
    arg = int(view.agenda[view.top - 1] >> 12)
    return ((view.step() in ("make_goods", "sell_goods") and not view.done)
            or (view.step() in ("office_exchange", "bank_cards") and not arg))


def _label_good(view: SanJuan, action: int) -> Message:
    if action < SELL:
        return Message("action-produce", {"good": Word(f"good-{GOOD_NAMES[action - PRODUCE]}.some")})
    if action < SPEND:
        kind = action - SELL
        return Message("action-sell", {"good": Word(f"good-{GOOD_NAMES[kind]}.some"),
                                       "n": int(PRICE[view.tiles[0] * GOODS + kind])})
    return Message("action-spend", {"good": Word(f"good-{GOOD_NAMES[action - SPEND]}.some")})


def _label_card(view: SanJuan, seat: int, action: int) -> Message:
    if action < COVER:
        return _label_building(view, seat, action - BUILD)
    if action < PAY:
        arg = int(view.agenda[view.top - 1] >> 12)
        return Message("action-cover", {"building": building(view, "the", action - COVER),
                                        "n": int(price(view, seat, arg, action - COVER))})
    if KEEP <= action < TUCK:  # what it costs, is worth and does, to those who cannot see the card
        what = action - KEEP
        return Message("action-keep", {"card": building(view, "a", what), "cost": int(view.cost[what]),
                                       "points": int(view.points[what]),
                                       "power": Word(_help(view, "building-" + key(BUILDING_NAMES[what])))})
    for base, verb in ((DEPOSIT, "bank"), (TUCK, "tuck"), (DISCARD, "discard"), (PAY, "pay")):
        if action >= base:
            return Message("action-" + verb, {"card": building(view, "a", action - base)})
    raise ValueError(f"no action {action}")


def _label_building(view: SanJuan, seat: int, what: int) -> Message:
    """With its price, the cards that must pay it, or what the crane must cover."""
    due, me = int(price(view, seat, what, NONE)), view.players[seat]
    args: dict[str, Argument] = {"building": building(view, "the", what), "n": due}
    if due <= purse(me, me.hand_size - int(what != CATHEDRAL), NONE):
        paying = only_cards(view, seat, what)
        if paying is None:
            return Message("action-build", args)
        return Message("action-build-with", {**args, "cards": cards(view, paying)})
    return _label_crane(view, seat, what, victims(view, seat, what), args)


def _label_crane(view: SanJuan, seat: int, what: int, under: list[int], args: dict[str, Argument]) -> Message:
    least = min(int(price(view, seat, what, covered)) for covered in under)
    if len(under) == 1:
        return Message("action-build-over", {**args, "covered": building(view, "the", under[0]), "n": least})
    return Message("action-build-crane", {**args, "n": least})


# What a word means


THINGS = ["thing-prices", "thing-hand", "thing-points", "thing-end", "thing-governor", "thing-piles"]


def topics(view: SanJuan) -> list[str]:
    """The keys that can be asked about: each has a name, and a text under its key + "-help"."""
    shown = BUILDING_NAMES if view.options["expansion"] == "on" else BUILDING_NAMES[:BASE]
    return (["role-" + name for name in ROLE_NAMES] + THINGS
            + [building(view, "building", what).key for what in range(len(shown))])


def explain(view: SanJuan, seat: int, topic: str) -> list[Message]:
    """The rule, and for a building what it costs this seat now, is worth, and how many are in the box."""
    topic = topic.removesuffix("-2004")  # a name of that edition
    hand: dict[str, Argument] = {"tower": building(view, "the", TOWER),
                                 "guard": int(view.options["expansion"] == "on")}
    said = [Message(_help(view, topic), hand if topic == "thing-hand" else {})]
    kind, name = topic.split("-", 1)
    if kind == "building":
        what = [key(known) for known in BUILDING_NAMES].index(name)
        cost = int(view.cost[what]) if seat == NOBODY else int(price(view, seat, what, NONE))
        said.append(Message("fact-building", {"price": cost, "cost": int(view.cost[what]),
                                              "points": int(view.points[what]), "copies": int(view.copies[what])}))
    return said


def _help(view: SanJuan, topic: str) -> str:
    """The key of the rule behind a word; two buildings did something else in 2004."""
    return topic + "-help" + ("-2004" if view.old and topic in ("building-gold-mine", "building-guild-hall") else "")
