"""The Golden City: whole decisions. A place is built on and paid for in one go, with the cheapest cards or with others;
what is discarded is chosen together. See comptoir/stage/forms.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from comptoir.games.golden_city.actions import (
    ACTIONS,
    BID,
    BLACK,
    BONUS_TAKE,
    BUILD,
    DISCARD,
    GOODS_PILE,
    GOODS_RETURN,
    GOODS_TAKE,
    PAY,
)
from comptoir.games.golden_city.data import FIRST_ZONE, HAND_LIMIT, LANDSCAPE_NAMES
from comptoir.games.golden_city.payments import CARDS, KINDS, cheapest, parted, payments, price, which
from comptoir.games.golden_city.rules.building import built_at
from comptoir.games.golden_city.state import GoldenCity
from comptoir.games.golden_city.tell_words import cards, group_name, short_name
from comptoir.kernel.state import NOBODY, PASS, State
from comptoir.message import Argument, Message, Seat, Word
from comptoir.stage.forms import Choice, Form, Missing, Part, Preset, carry_out

LIMIT_FORM = "limit"


def choices(view: GoldenCity, seat: int) -> list[Choice]:
    """What is decided by pointing: a group, a place with the cheapest cards, a card, or nothing."""
    if int(view.actor()) != seat:
        return []
    found = []
    for action in view.legal():
        if BUILD <= action < PAY:
            found += _build(view, seat, action)
        elif not DISCARD <= action < GOODS_TAKE:
            found.append(Choice(tuple(ACTIONS.places(action)), (action,), _does(view, action), _crumbs(view, action)))
    return found


def forms(view: GoldenCity, seat: int, before: State | None = None) -> list[Form]:
    """What is decided by numbers of cards: payments, and what is over the limit of the hand."""
    if int(view.actor()) != seat:
        return []
    step = view.step()
    if step == "build":
        return [form for action in view.legal() if BUILD <= action < PAY for form in _pay(view, seat, action)]
    if step == "pay":
        place = int(built_at(view.agenda[view.top - 1] >> 12))
        return [_payment(view, seat, place, f"pay:{place}", ())]
    return [_limit(view, seat)] if step == "limit" else []


def actions(view: GoldenCity, form: Form, chosen: Mapping[str, int], before: State | None = None) -> list[int]:
    """The small actions that carry a chosen set out, in whatever order it was chosen."""
    seat = int(view.actor())
    counts = [chosen.get(f"hand:{name}", 0) for name in LANDSCAPE_NAMES]
    if form.name == LIMIT_FORM:
        return _discard(view, seat, counts)
    place = int(form.name.partition(":")[2])
    land = int(view.chart.landscape[place])
    payment = which(counts, land)
    if payment is None:
        raise Missing(_missing(counts, land))
    if not form.opens:
        return [int(PAY) + payment]
    action = _at(view, place)
    return [action] if len(payments(view, seat, place)) == 1 else [action, int(PAY) + payment]


def obvious(view: GoldenCity, seat: int) -> int | None:
    """Nobody refuses what is the only thing left."""
    if int(view.actor()) != seat:
        return None
    legal = view.legal()
    return legal[0] if len(legal) == 1 else None


# Building


def place_of(action: int) -> int:
    """Where an action builds a post or a black post."""
    return action - int(BUILD) if action < BLACK else action - int(BLACK) + int(FIRST_ZONE)


def _at(view: GoldenCity, place: int) -> int:
    """The action that builds there; no place takes both kinds of post at once (GC-13)."""
    return next(action for action in view.legal() if BUILD <= action < PAY and place_of(action) == place)


def _build(view: GoldenCity, seat: int, action: int) -> list[Choice]:
    """A post for the cheapest cards, unless several sets are equally cheap."""
    place = place_of(action)
    ways = payments(view, seat, place)
    best = cheapest(ways)
    if len(best) != 1:
        return []
    done = (action,) if len(ways) == 1 else (action, int(PAY) + best[0])
    return [Choice(tuple(ACTIONS.places(action)), done, _does(view, action), (Message("crumb", _named(view, place)),))]


def _pay(view: GoldenCity, seat: int, action: int) -> list[Form]:
    """The choice of cards for a place, where there is one."""
    place = place_of(action)
    if len(payments(view, seat, place)) == 1:
        return []
    return [_payment(view, seat, place, f"pay:{place}", tuple(ACTIONS.places(action)))]


def _payment(view: GoldenCity, seat: int, place: int, name: str, opens: tuple[str, ...]) -> Form:
    ways = payments(view, seat, place)
    most = [max([CARDS[way][kind] for way in ways]) for kind in range(KINDS)]
    best = cheapest(ways)
    kept = _keeps_most(view, seat, best)
    parts = tuple([Part(f"hand:{LANDSCAPE_NAMES[kind]}", most[kind], start=CARDS[kept][kind])
                   for kind in range(KINDS) if most[kind]])
    sizes = [sum(CARDS[way]) for way in ways]
    land = int(view.chart.landscape[place])
    args: dict[str, Argument] = {**_named(view, place), "n": price(land),
                                 "landscape": Word("landscape-" + LANDSCAPE_NAMES[land])}
    presets = (Preset(Message("preset-cheapest"), _chosen(best[0])),) if len(best) == 1 else ()
    return Form(name, parts, min(sizes), max(sizes), Message("do-pay"), prompt=Message("form-pay", args),
                hint=Message("form-pay-hint"), count="form-pay-count", opens=opens, verb=Message("form-pay-verb"),
                presets=presets, otherwise=Message("other-cards") if opens and len(best) == 1 else None)


def _keeps_most(view: GoldenCity, seat: int, ways: Sequence[int]) -> int:
    """Of payments that are equally cheap the one that leaves the hand most landscapes: it is proposed."""
    hand = view.players[seat].hand
    return max(ways, key=lambda way: sum(int(hand[kind]) > CARDS[way][kind] for kind in range(KINDS)))


def _chosen(payment: int) -> tuple[tuple[str, int], ...]:
    return tuple([(f"hand:{LANDSCAPE_NAMES[kind]}", n) for kind, n in enumerate(CARDS[payment]) if n])


def _missing(counts: Sequence[int], land: int) -> Message:
    """Why a set does not pay: a card without its pair, too little, or too much."""
    for kind in range(KINDS):
        if kind != land and counts[kind] % 2:
            return Message("missing-pair", {"landscape": Word("landscape-" + LANDSCAPE_NAMES[kind])})
    own, jokers = parted(counts, land)
    left = price(land) - own - len(jokers)
    key = "missing-cards" if left > 0 else "missing-none"
    return Message(key, {"n": abs(left), "landscape": Word("landscape-" + LANDSCAPE_NAMES[land])})


# The limit of the hand


def _limit(view: GoldenCity, seat: int) -> Form:
    """All that is over five at once; what was given up already is not asked again."""
    me, arg = view.players[seat], int(view.agenda[view.top - 1] >> 12)
    n = int(me.cards() - HAND_LIMIT)
    parts = tuple([Part(f"hand:{LANDSCAPE_NAMES[kind]}", min(int(me.hand[kind]), n)) for kind in range(arg, KINDS)
                   if me.hand[kind]])
    return Form(LIMIT_FORM, parts, n, n, Message("do-discard", {"n": n}), count="form-limit-count",
                verb=Message("form-limit-verb"))


def _discard(view: GoldenCity, seat: int, counts: Sequence[int]) -> list[int]:
    held = [int(n) for n in view.players[seat].hand]
    n = sum(held) - int(HAND_LIMIT)
    if sum(counts) != n:
        raise Missing(Message("missing-discards" if sum(counts) < n else "missing-keeps", {"n": abs(n - sum(counts))}))

    def next_card(world: Any) -> int | None:
        """Landscape by landscape, as the engine asks; what it discards unasked is done."""
        if world.step() != "limit":
            return None
        for kind in range(KINDS):
            if held[kind] - int(world.players[seat].hand[kind]) < counts[kind]:
                return int(DISCARD) + kind
        return None

    return carry_out(view, seat, next_card)


# Words


def _named(view: GoldenCity, place: int) -> dict[str, Argument]:
    return {"place": short_name(view, place)}


def _does(view: GoldenCity, action: int) -> Message:
    """What the button says."""
    if action == PASS:
        return Message("action-pass", {"n": int(view.agenda[view.top - 1] >> 12)})
    if action < BUILD:
        rival = int(view.hands[action - int(BID)])
        if rival == NOBODY:
            return Message("do-bid")
        return Message("do-oust", {"rival": Seat(rival), "n": int(view.oustings) + 1})
    if action < BLACK:
        return Message("do-build")
    if action < PAY:
        return Message("do-black")
    if action < DISCARD:
        return Message("do-pay")
    if action == GOODS_PILE:
        return Message("do-pile")
    if action < GOODS_RETURN:
        return Message("do-goods")
    return Message("do-return" if action < BONUS_TAKE else "do-bonus")


def _crumbs(view: GoldenCity, action: int) -> tuple[Message, ...]:
    """What is picked, where it is more than the button says."""
    if BID <= action < BUILD:
        group = action - int(BID)
        held = list(view.groups)[group * KINDS:(group + 1) * KINDS]
        return (Message("crumb-group", {"group": group_name(view, group), "cards": cards(held)}),)
    return ()
