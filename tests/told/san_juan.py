"""San Juan: what each message has to say, read off the positions."""

from __future__ import annotations

from collections import Counter
from typing import Any

from comptoir.games.san_juan.data import (
    ARCHIVE,
    BUILDER,
    BUILDING_NAMES,
    CARD_NAMES,
    CATHEDRAL,
    CUSTOMS,
    GOOD_NAMES,
    HAND_LUCK,
    MARKET_HALL,
    MARKET_STAND,
    PRICES,
    REVEAL_LUCK,
    TRADER,
)
from comptoir.games.san_juan.rules.builder import can_build
from comptoir.kernel.state import HIDDEN
from comptoir.message import Message, Seat
from comptoir.words import dashed

from .law import Table, Told
from .moves import Move
from .san_juan_did import (
    COUNCIL,
    change,
    cheapest,
    city,
    drawn,
    draws,
    fresh,
    fresh_built,
    good,
    listed,
    name,
    on,
    paid,
    price,
    really,
)


def build(m: Move, told: Told) -> Told:
    return {"building": name(m, fresh(m)), "n": price(m, told)}


def build_with(m: Move, told: Told) -> Told:
    gone = change(m.old.hand, m.new.hand, len(CARD_NAMES))
    gone[fresh(m)] += int(fresh(m) != CATHEDRAL)
    cards = [name(m, card) for card in sorted(gone) for _ in range(-gone[card])]
    return {"building": name(m, fresh(m)), "cards": listed(cards), "n": len(cards)}


def build_over(m: Move, told: Told) -> Told:
    """By the crane, where one building alone can be covered: it is, whatever is answered."""
    asked = m.after.clone()
    if asked.step() == "build_over":
        assert len(asked.legal()) == 1
        asked.apply(asked.legal()[0])
    covered = [what for what in range(len(BUILDING_NAMES))
               if asked.players[m.seat].covered[what] > m.old.covered[what]]
    assert len(covered) == 1
    due = paid(m, asked)
    return {"building": name(m, fresh(m)), "covered": name(m, covered[0]),
            "n": told["n"] if due is None else due}


def cover(m: Move, told: Told) -> Told:
    return {"building": name(m, city(m, -1)), "n": price(m, told)}


def spent(m: Move, told: Told) -> Told:
    gone = [kind for kind, n in change(m.old.goods, m.new.goods, len(GOOD_NAMES)).items() if n < 0]
    assert len(gone) == 1
    return {"good": good(gone[0])}


def produced(m: Move, told: Told) -> Told:
    kind = GOOD_NAMES.index(m.named[0])
    new = really(m).players[m.seat]
    assert new.goods[kind] == m.old.goods[kind] + 1
    return {"good": good(kind)}


def sold(m: Move, told: Told) -> Told:
    """What it earns is noted until the seat has sold all it wants; then so many cards are drawn."""
    kind, world = GOOD_NAMES.index(m.named[0]), really(m)
    if int(world.actor()) == m.seat and world.step() in ("sell_goods", "harbor_tucks"):
        earned = int(world.earned - m.before.earned)
    else:
        market = int(m.old.has(MARKET_HALL)) + int(m.old.has(MARKET_STAND) and m.before.done >= 1)
        earned = draws(m, m.seat, world) - int(m.before.earned) - market
        if not world.stock():
            earned = int(told["n"])  # no card was left to draw
    return {"good": good(kind), "n": earned}


def card(m: Move, told: Told) -> Told:
    """A card of the hand that goes where the action says; one that is kept comes to it."""
    what, came = CARD_NAMES.index(m.named[0]), m.verb == "keep"
    back = drawn(m, HAND_LUCK + m.seat).count(name(m, what))
    assert (m.new.hand[what] - m.old.hand[what] - back > 0) == came or m.after.round > m.before.round
    old = m.before.old and m.named[0] in ("gold_mine", "guild_hall")
    return {"card": name(m, what), "cost": int(m.before.cost[what]), "points": int(m.before.points[what]),
            "power": f"building-{dashed(m.named[0])}-help" + "-2004" * old}


# Questions


def left(m: Move, steps: tuple[str, ...]) -> int:
    """How many hand cards go, or come, until the seat is done with this; the same may be asked for another reason then,
    and begins with more cards again."""
    world, argument = m.before.clone(), m.argument + 1
    while int(world.actor()) == m.seat and world.step() in steps and world.agenda[world.top - 1] >> 12 < argument:
        argument = int(world.agenda[world.top - 1] >> 12)
        world.apply(world.legal()[0])
    came = int(world.players[m.seat].hand_size - m.old.hand_size)
    return came - draws(m, m.seat, world)


def most_goods(m: Move, told: Told) -> Told:
    """How often a good can be made or sold, if one goes on."""
    world, n = m.before.clone(), 0
    while int(world.actor()) == m.seat and world.step() in (m.step, "harbor_tucks") and len(world.legal()) > 1:
        n += world.step() == m.step
        world.apply(world.legal()[1])
    return {"n": hoped(m, told, n, world)}


def look(m: Move, told: Told) -> Told:
    """The cards looked at, and those that stay in the hand; with an archive any of the hand go for them."""
    world = m.before.clone()
    world.apply(world.legal()[-1])
    done = on(world, m.seat, COUNCIL)
    kept, n = int(done.players[m.seat].hand_size - m.old.hand_size), draws(m, m.seat, world)
    ended = done.round > m.before.round
    return {"n": hoped(m, told, n, world), "kept": told.get("kept") if ended else kept,
            "out": 0 if not m.old.has(ARCHIVE) else told.get("out") if ended else n - kept,
            "cards": listed(drawn(m, HAND_LUCK + m.seat))}


def draw(m: Move, told: Told) -> Told:
    world = m.before.clone()
    world.apply(world.legal()[-1])
    return {"n": hoped(m, told, draws(m, m.seat, world), world)}


def hoped(m: Move, told: Told, n: int, world: Any) -> int:
    """Where a secret chapel hides how many discards there are, nobody knows that there are too few cards (SJ-21)."""
    unknown = m.before.view(m.seat).discard_size == HIDDEN and not m.after.drawn and not world.stock()
    return int(told["n"]) if unknown and told["n"] > n else n


# The log


def whose(told: Told) -> int:
    return int(told["player"].number)


def draws_some(m: Move, told: Told) -> Told:
    """Some of the cards a seat has drawn, by building: together they are all (see account)."""
    stack, n = drawn(m, HAND_LUCK + whose(told)), int(told["n"])
    assert n <= draws(m, whose(told))
    for source in told.get("source", []):
        what = [name(m, n) for n in range(len(BUILDING_NAMES))].index(source)
        assert m.before.players[whose(told)].has(what)
    named = [cards for cards in (listed(stack[:n]), listed(stack[-n:])) if cards == told.get("cards")]
    return {**told, "cards": named[0] if named else listed(stack)}


def account(m: Move, lines: list[Message]) -> None:
    """Every card that was drawn is told of."""
    told: Counter[int] = Counter()
    for line in lines:
        if line.key.startswith(("log-draws", "log-looks")):
            told[line.args["player"].number] += line.args["n"]  # type: ignore[union-attr, operator]
    for seat in range(m.before.seats):
        assert told[seat] == draws(m, seat), f"{seat} drew {draws(m, seat)}, told {told[seat]}"


def named(m: Move, told: Told) -> Told:
    """The very cards that went from the hand, or came to it, beside what was drawn and built."""
    gone = Counter({card: -n for card, n in change(m.old.hand, m.new.hand, len(CARD_NAMES)).items()})
    gone.update(int(one) >> 8 for one in m.after.drawn if int(one) & 255 == HAND_LUCK + m.seat)
    if m.verb == "build" and fresh_built(m) != CATHEDRAL:
        gone[fresh_built(m)] -= 1
    sign = -1 if m.step == "keep_cards" else 1
    cards = [name(m, card) for card in sorted(gone) for _ in range(sign * gone[card])]
    return {"cards": listed(cards)}


def reveals(m: Move, told: Told) -> Told:
    """Two kept cards: it is still asked which one. A round that ended may have cut the hand."""
    seat, turned = whose(told), drawn(m, REVEAL_LUCK + whose(told))
    came = int(m.after.players[seat].hand_size - m.before.players[seat].hand_size)
    kept = 2 if m.after.step() == "mine_find" else told["kept"] if m.after.round > m.before.round else came
    costs = {name(m, card): int(m.before.cost[card]) for card in range(len(CARD_NAMES))}
    return {"player": told["player"], "cards": listed(turned), "kept": kept, "card": min(turned, key=costs.__getitem__)}


def tile(m: Move, told: Told) -> Told:
    turned = m.after.tiles[0] if m.after.role == TRADER else m.after.tiles[-1]
    return {"prices": " ".join([str(n) for n in PRICES[turned][:5]])}


def customs(m: Move, told: Told) -> Told:
    seat = whose(told)
    assert m.after.players[seat].goods[CUSTOMS] == m.before.players[seat].goods[CUSTOMS] + 1
    return {"player": told["player"]}


def nothing_built(m: Move, told: Told) -> Told:
    seat = whose(told)
    assert list(m.after.players[seat].city) == list(m.before.players[seat].city)
    return {"player": told["player"]}


def cannot_build(m: Move, told: Told) -> Told:
    """Of all cards in the hand, and the cathedral, there is none that the seat could pay."""
    seat, world = whose(told), m.after.clone()
    world.role, world.owner = BUILDER, m.seat if m.step == "choose_role" else m.before.owner
    if m.after.round == m.before.round and not draws(m, seat):
        assert not any(can_build(world, seat, what) for what in range(len(BUILDING_NAMES)))
    return nothing_built(m, told)


def over(m: Move, told: Told) -> Told:
    best = max(m.after.scores())
    winners = [seat for seat, score in enumerate(m.after.scores()) if score == best]
    return {"why": "end-" + m.after.outcome().end, "winners": [Seat(seat) for seat in winners], "n": len(winners),
            "points": best[0]}


def role(m: Move, told: Told) -> Told:
    return {"role": "role-" + m.named[0]}


TABLE: Table = {
    "prompt-office-exchange": lambda m, told: {"n": m.argument},
    "prompt-bank-cards": lambda m, told: {"n": m.argument},
    "prompt-build-one": lambda m, told: {"n": sum(int(n) for n in m.old.hand)},
    "prompt-use-crane": lambda m, told: {"building": name(m, int(m.old.fresh))},
    "prompt-build-over": lambda m, told: {"building": name(m, int(m.old.fresh))},
    "prompt-spend-goods": lambda m, told: {"n": paid(m, m.before) if paid(m, m.before) is not None else told["n"]},
    "prompt-pay-cards": lambda m, told: {"n": paid(m, m.before) if paid(m, m.before) is not None else told["n"]},
    "prompt-discard-cards": lambda m, told: {"n": -left(m, ("discard_cards",))},
    "prompt-keep-cards": lambda m, told: {"n": left(m, ("keep_cards",))},
    "prompt-make-goods": most_goods, "prompt-sell-goods": most_goods,
    "prompt-harbor-tucks": lambda m, told: {"good": good(m.argument)},
    "prompt-council": look, "prompt-prospect": draw,
    "action-role": role, "log-role": role, "short-role": role,
    "action-look": look, "action-draw": draw, "short-look": look, "short-draw": draw,
    "action-produce": produced, "log-produce": produced, "short-make": produced,
    "action-sell": sold, "log-sell": sold, "short-sell": sold, "short-sell-customs": sold,
    "action-spend": spent, "log-spend": spent,
    "action-build": build, "log-build": build, "short-build": build,
    "log-build-asked": lambda m, told: {"building": name(m, fresh(m))},
    "short-build-crane": lambda m, told: {"building": name(m, fresh_built(m))},
    "log-paid": lambda m, told: {"n": price(m, told)},
    "action-build-with": build_with, "action-build-over": build_over,
    "action-build-crane": lambda m, told: {"building": name(m, fresh(m)), "n": cheapest(m, told)},
    "action-cover": cover, "log-cover": cover, "short-cover": lambda m, told: {"building": name(m, city(m, -1))},
    "action-pay": card, "action-discard": card, "action-keep": card, "action-tuck": card, "action-bank": card,
    "log-bank-card": card, "log-tuck-card": card, "log-keep-card": card, "log-discard-card": card,
    "log-draws": draws_some, "log-draws-cards": draws_some,
    "log-draws-by": draws_some, "log-draws-by-cards": draws_some,
    "log-looks": look, "log-looks-cards": look,
    "log-keep-cards": named, "log-discard-cards": named, "log-pay-cards": named,
    "log-reveals": reveals, "log-reveals-one": reveals, "log-tile": tile, "log-customs": customs,
    "log-pass-build-one": nothing_built, "log-cannot-build": cannot_build,
    "log-governor": lambda m, told: {"player": Seat(int(m.after.governor)), "n": int(m.after.round)},
    "log-over": over,
}
IN_SUM: set[str] = set()
