"""San Juan: whole decisions. A building is chosen and paid for in one go, cards and goods are named in any order; the
engine is then told what it asks for, in its own order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from comptoir.games.san_juan.actions import (
    ACTIONS,
    DEPOSIT,
    DISCARD,
    DRAW,
    HARBOR_GOOD,
    KEEP,
    MINE,
    OPEN_CHAPEL,
    PAY,
    PRODUCE,
    ROLE,
    SELL,
    SMITH,
    TUCK,
)
from comptoir.games.san_juan.data import (
    BUILDER,
    BUILDING_NAMES,
    CARDS,
    CRANE,
    GOOD_NAMES,
    GOODS,
    OFFICE_CARDS,
    PLANTS,
    PRICE,
    TWO_SEATS,
)
from comptoir.games.san_juan.forms_build import build_actions, build_choices, build_forms, spend_form
from comptoir.games.san_juan.spare import spare_cards, useful_cards
from comptoir.games.san_juan.state import SanJuan
from comptoir.games.san_juan.tell import label
from comptoir.games.san_juan.tell_names import building
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import PASS
from comptoir.message import Message, Seat, Word
from comptoir.stage.forms import Choice, Form, Missing, Part, after_one, carry_out

# Steps whose whole decision is a number of cards or goods: the form's name.
PICKS = {"office_exchange": "exchange", "bank_cards": "bank", "pay_cards": "pay", "discard_cards": "discard",
         "make_goods": "make", "sell_goods": "sell"}
_BASES = {"exchange": int(DISCARD), "bank": int(DEPOSIT), "pay": int(PAY), "discard": int(DISCARD), "keep": int(KEEP),
          "make": int(PRODUCE), "sell": int(SELL)}  # the actions that name its things


def choices(view: SanJuan, seat: int) -> list[Choice]:
    """What is decided by pointing at one thing, and not doing anything."""
    step, legal = view.step(), view.legal()
    found = []
    if step == "build_one":
        found = build_choices(view, seat)
    elif step == "use_chapel":
        found = [Choice((f"hand:{BUILDING_NAMES[card]}",), (int(OPEN_CHAPEL), int(TUCK) + card),
                        Message("action-tuck", {"card": building(view, "a", card)}))
                 for card in range(int(CARDS)) if view.players[seat].hand[card]]
    elif step in PICKS and _alone(form := _pick(view, seat, PICKS[step])):
        found = [Choice((part.place,), tuple(actions(view, form, {part.place: 1})),
                        label(view, _names(form, part.place))) for part in form.parts]
    elif step == "choose_role":
        found = [choice for action in legal for choice in _role(view, seat, action)]
    elif step not in PICKS and step != "spend_goods" and not _keeps_several(view):
        found = [Choice(tuple(ACTIONS.places(action)), (action,), _button(view, action))
                 for action in legal if action != PASS]
    if PASS in legal and step != "spend_goods":
        found.append(Choice((), (int(PASS),), label(view, int(PASS))))
    return found


def _role(view: SanJuan, seat: int, action: int) -> list[Choice]:
    """A role; and a card of the hand that can be paid in one way only, which means the builder and that building."""
    place = tuple(ACTIONS.places(action))
    found = [Choice(place, (action,), label(view, action), first=place)]
    if action == ROLE + BUILDER and (then := _as_builder(view, seat)) is not None:
        found += [replace(choice, places=(*place, *choice.places), actions=(action, *choice.actions),
                          label=_and_builder(choice.label), first=place) for choice in build_choices(then, seat)]
    return found


def _as_builder(view: SanJuan, seat: int) -> SanJuan | None:
    """The position after the builder was chosen, if something can be built then."""
    action = int(ROLE + BUILDER)
    then: SanJuan | None = after_one(view, seat, action) if action in view.legal() else None
    return then if then is not None and then.step() == "build_one" else None


def _and_builder(what: Message) -> Message:
    return Message("form-role-and", {"role": Word("role-builder"), "what": what})


def _button(view: SanJuan, action: int) -> Message:
    """What a button says; the card that is kept lies in sight."""
    if KEEP <= action < TUCK:
        return Message("form-keep-this", {"card": building(view, "the", action - int(KEEP))})
    return label(view, action)


def forms(view: SanJuan, seat: int, before: SanJuan | None = None) -> list[Form]:
    """What is decided by several things at once."""
    step = view.step()
    if step == "build_one":
        return build_forms(view, seat)
    if step == "choose_role" and (then := _as_builder(view, seat)) is not None:
        return [replace(form, label=_and_builder(form.label)) for form in build_forms(then, seat)]
    if step == "spend_goods":
        return [spend_form(view, seat)]
    if step in PICKS:
        form = _pick(view, seat, PICKS[step])
        return [form] if not _alone(form) else []
    return [_pick(view, seat, "keep")] if _keeps_several(view) else []


def actions(view: SanJuan, form: Form, chosen: Mapping[str, int],
            before: SanJuan | None = None) -> list[int]:
    """The engine's small actions for a chosen set; Missing says what it lacks."""
    seat, picked = int(view.actor()), {place: n for place, n in chosen.items() if n}
    if view.step() == "choose_role" and (then := _as_builder(view, seat)) is not None:
        return [int(ROLE + BUILDER), *build_actions(then, seat, form, picked)]
    if form.name == "build" or form.name == "spend":
        return build_actions(view, seat, form, picked)
    number = sum(picked.values())
    if number < form.least:
        raise Missing(Message("missing-goods" if form.name in ("make", "sell") else "missing-cards",
                              {"n": form.least - number}))
    if number > form.most:
        raise Missing(Message("missing-fewer", {"n": number - form.most}))
    if form.name == "make":
        return _made(view, seat, picked)
    return _named_in_order(view, seat, form.name, picked)


def obvious(view: SanJuan, seat: int) -> int | None:
    """What nobody would refuse: free cards, free looks, goods on all that stands empty. With two seats a library may be
    saved by refusing (SJ-1)."""
    step, legal = view.step(), view.legal()
    if len(legal) == 1:
        return int(legal[0])
    if view.seats == TWO_SEATS and view.double and seat == view.owner:
        return None
    if step == "make_goods":
        return _best_goods(view, seat)
    free = {"council": DRAW, "prospect": DRAW, "open_mine": MINE, "open_smith": SMITH, "harbor_tucks": HARBOR_GOOD}
    return int(free[step]) if step in free else None


def _best_goods(view: SanJuan, seat: int) -> int | None:
    """The first of the best goods that can be made: no trading tile pays less for a dearer kind. Who has a crane may
    want a certain building to stay empty."""
    made = sorted(kind for kind in range(int(PLANTS)) if _offered(view, PRODUCE, kind))
    room = [kind for kind in made for _ in range(int(view.players[seat].city[kind] - view.players[seat].goods[kind]))]
    if view.players[seat].has(CRANE) and len(room) > _arg(view):
        return None
    return int(PRODUCE) + min(room[-_arg(view):])


# Picks: so many of the cards or goods that lie there


def _alone(form: Form) -> bool:
    """One thing is to be named: each is a choice of its own."""
    return form.least == form.most == 1


def _names(form: Form, place: str) -> int:
    """The small action that names a thing."""
    what = place.partition(":")[2]
    return _BASES[form.name] + (GOOD_NAMES if form.name == "sell" else BUILDING_NAMES).index(what)


def _keeps_several(view: SanJuan) -> bool:
    return view.step() == "keep_cards" and _arg(view) > 1


def _arg(view: SanJuan) -> int:
    return int(view.agenda[view.top - 1] >> 12)


def _pick(view: SanJuan, seat: int, name: str) -> Form:
    me, n = view.players[seat], _arg(view)
    if name == "make":
        parts = [Part(f"city:{BUILDING_NAMES[kind]}", int(me.city[kind] - me.goods[kind]))
                 for kind in range(int(PLANTS)) if _offered(view, PRODUCE, kind)]
    elif name == "sell":
        parts = [Part(ACTIONS.places(SELL + kind)[0], int(me.goods[kind]))
                 for kind in range(int(GOODS)) if _offered(view, SELL, kind)]
    else:
        pile, where = (view.aside, "aside") if name == "keep" else (me.hand, "hand")
        parts = [Part(f"{where}:{BUILDING_NAMES[card]}", int(pile[card]))
                 for card in range(int(view.floor), int(CARDS)) if pile[card]]
    if name in ("make", "sell"):
        parts = _dearest(view, name, parts, n)
    elif name in ("pay", "discard", "keep"):
        parts = _proposed(view, seat, name, parts, n)
    there = sum(part.most for part in parts)
    least, most = {"make": (1, min(n, there)), "sell": (1, min(n, there)), "bank": (1, there),
                   "exchange": (1, min(int(OFFICE_CARDS) - n, there))}.get(name, (n, n))
    counted = "form-count-goods" if name in ("make", "sell") else "form-count-cards"
    return Form(name, tuple(parts), least, most, Message(f"form-{name}", {"n": most}),
                Message(f"form-{name}-prompt", {"player": Seat(seat), "n": most}),
                Message(f"form-{name}-hint"), counted, verb=Message(f"form-{name}-verb"))


def _proposed(view: SanJuan, seat: int, name: str, parts: list[Part], n: int) -> list[Part]:
    """With the cards chosen that can best be spared, or that are of most use."""
    cards = {BUILDING_NAMES.index(part.place.partition(":")[2]): part.most for part in parts}
    found = (useful_cards if name == "keep" else spare_cards)(view, seat, cards, n)
    return [replace(part, start=found.get(card, 0)) for card, part in zip(cards, parts, strict=True)]


def _dearest(view: SanJuan, name: str, parts: list[Part], n: int) -> list[Part]:
    """As many goods as can be made or sold are chosen from the start, the best ones: mostly that is meant."""
    chosen: dict[str, int] = {}
    worths = [int(PRICE[view.tiles[0] * GOODS + _good(part.place)]) if name == "sell" else _good(part.place)
              for part in parts]
    for _worth, part in sorted(zip(worths, parts, strict=True), key=lambda pair: -pair[0]):
        chosen[part.place] = min(part.most, n - sum(chosen.values()))
    return [replace(part, start=chosen[part.place]) for part in parts]


def _good(place: str) -> int:
    """Of "goods:coffee", or of "city:coffee_roaster", where it is made."""
    what = place.partition(":")[2]
    return GOOD_NAMES.index(what) if what in GOOD_NAMES else BUILDING_NAMES.index(what)


def _offered(view: SanJuan, base: int, what: int) -> bool:
    return base + what in view.legal()


def _named_in_order(view: SanJuan, seat: int, name: str, picked: Mapping[str, int]) -> list[int]:
    """The engine takes cards and goods in ascending order, and takes by itself what leaves no choice: so it is told
    what is still there too many. A sold good goes under the harbor, if there is one: nobody would throw it away."""
    base, step = _BASES[name], view.step()
    names = GOOD_NAMES if name == "sell" else BUILDING_NAMES
    target = [int(n) for n in _pile(view, seat, name)]
    for place, n in picked.items():
        target[names.index(place.partition(":")[2])] -= n

    def answer(world: SanJuan) -> int | None:
        if world.step() == "harbor_tucks" and name == "sell":
            return int(HARBOR_GOOD)
        if world.step() != step:
            return None
        for what, n in enumerate(_pile(world, seat, name)):
            if n > target[what]:
                return base + what
        return int(PASS) if PASS in world.legal() else None

    return carry_out(view, seat, answer)


def _pile(view: SanJuan, seat: int, name: str) -> Sequence[int]:
    """What a form takes from."""
    me = view.players[seat]
    return [int(n) for n in (view.aside if name == "keep" else me.goods if name == "sell" else me.hand)]


def _made(view: SanJuan, seat: int, picked: Mapping[str, int]) -> list[int]:
    """Goods are cards that nobody looks at: their luck ends no decision."""
    left = sorted(BUILDING_NAMES.index(place[5:]) for place, n in picked.items() for _ in range(n))
    world, done = view.determinize(Chance(0)), []
    while int(world.actor()) == seat and world.step() == "make_goods":
        action = int(PRODUCE) + left.pop(0) if left else int(PASS)
        done.append(action)
        world.apply(action)
    return done
