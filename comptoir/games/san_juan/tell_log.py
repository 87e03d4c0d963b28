"""San Juan: the log. What somebody did, and what followed from it until the next choice.

It is read off two views of one reader, before and after. Cards that go face down have no name for the others; how
many a seat drew is public, which ones is in the view of the one who drew them. The engine asks only where there is a
choice, and whether there was one tells something of a hand: so the others are told the same of a seat that had none."""

from __future__ import annotations

from comptoir.games.san_juan.actions import (
    BUILD,
    COVER,
    DEPOSIT,
    DISCARD,
    KEEP,
    PRODUCE,
    ROLE,
    SELL,
    SPEND,
    TUCK,
)
from comptoir.games.san_juan.data import (
    BUILDER,
    CARD_NAMES,
    CUSTOMS,
    GOOD_NAMES,
    GOODS,
    HAND_LUCK,
    NONE,
    PRICE,
    PRICES,
    PRODUCER,
    ROLE_NAMES,
    TRADER,
)
from comptoir.games.san_juan.rules.builder import price
from comptoir.games.san_juan.rules.numbers import BUILD_ONE
from comptoir.games.san_juan.rules.round import hand_limit
from comptoir.games.san_juan.state import Player, SanJuan
from comptoir.games.san_juan.tell_draws import BUILDING_TURN, drawn
from comptoir.games.san_juan.tell_names import building, cards
from comptoir.kernel.counts import total
from comptoir.kernel.state import NOBODY, PASS
from comptoir.message import Argument, Message, Seat, Word
from comptoir.words import dashed as key


def log(before: SanJuan, action: int, after: SanJuan) -> list[Message]:
    """The sentences between two choices. Both views are the reader's."""
    said = _done(before, action, after) + _named(before, action, after)
    at_once, later = drawn(before, action, after)
    said += at_once + _skipped(before, action, after)
    if before.step() == "choose_role" and action - ROLE == TRADER:
        tile = after.tiles[0] if after.role == TRADER else after.tiles[len(after.tiles) - 1]
        said.append(Message("log-tile", {"prices": " ".join(str(n) for n in PRICES[tile][:5])}))
    return said + _customs(before, after) + later + _round(before, after)


# What the others are not to count

_NAMING = ("pay_cards", "keep_cards", "discard_cards", "chapel_card")  # cards, one by one, where there is a choice
_GOING_ON = ("office_exchange", "bank_cards")  # asked again as long as there are later cards


def unseen(state: SanJuan) -> bool:
    """Whether how often this is asked tells something of a hand: the others see what comes of it."""
    step = state.step()
    return step in _NAMING or (step in _GOING_ON and int(state.agenda[state.top - 1] >> 12) > 0)


def silent(state: SanJuan, action: int) -> bool:
    """Whether to the others it is as if there had been no choice: who does not want to build is like one who cannot."""
    return action == PASS and state.step() == "build_one"


# What was done


def _done(before: SanJuan, action: int, after: SanJuan) -> list[Message]:
    """The action itself. What goes face down is named to its owner alone; a price was told with the building."""
    seat, step = int(before.actor()), before.step()
    args: dict[str, Argument] = {"player": Seat(seat)}
    known = _knows(before.players[seat])
    if action == PASS:
        return _passed(before, seat, step)
    if step == "choose_role":
        return [Message("log-role", {**args, "role": Word(f"role-{ROLE_NAMES[action - ROLE]}.the")})]
    if step == "build_one":
        what = action - BUILD
        n = int(price(before, seat, what, NONE))
        asked = after.step() in ("use_crane", "build_over") and int(after.actor()) == seat
        return [Message("log-build-asked" if asked else "log-build",
                        {**args, "building": building(before, "the", what), "n": n})]
    if step == "build_over":
        arg = int(before.agenda[before.top - 1] >> 12)
        return [Message("log-cover", {**args, "building": building(before, "the", action - COVER),
                                      "n": int(price(before, seat, arg, action - COVER))})]
    if step == "spend_goods":
        return [Message("log-spend", {**args, "good": Word(f"good-{GOOD_NAMES[action - SPEND]}.some")})]
    if step == "make_goods":
        return [Message("log-produce", {**args, "good": Word(f"good-{GOOD_NAMES[action - PRODUCE]}.some")})]
    if step == "sell_goods":
        kind = action - SELL
        return [Message("log-sell", {**args, "good": Word(f"good-{GOOD_NAMES[kind]}.some"),
                                     "n": int(PRICE[before.tiles[0] * GOODS + kind])})]
    if step in ("pay_cards", "council", "prospect", "use_chapel", "use_crane", "discard_cards", "keep_cards"):
        return []
    if step == "chapel_card" and not known:
        return [Message("log-chapel", args)]
    for base, name in ((DEPOSIT, "bank"), (TUCK, "tuck"), (KEEP, "keep"), (DISCARD, "discard")):
        if action >= base:
            if known or name == "keep":  # from a gold mine, where all lie open
                return [Message(f"log-{name}-card", {**args, "card": building(before, "a", action - base)})]
            return [Message("log-" + name, args)]
    return [Message("log-" + key(step), args)]


def _passed(before: SanJuan, seat: int, step: str) -> list[Message]:
    """Declining is told where it says something; a good or a card less to name is not."""
    args: dict[str, Argument] = {"player": Seat(seat)}
    if step == "use_chapel":
        return [Message("log-chapel", args)]  # the same words as for a card: the number is a secret
    if step == "use_crane":
        arg = int(before.agenda[before.top - 1] >> 12)
        return [Message("log-paid", {**args, "n": int(price(before, seat, arg, NONE))})]
    if step in ("make_goods", "sell_goods") and before.done:
        return []
    if step in ("build_one", "make_goods", "sell_goods", "council", "prospect"):
        return [Message("log-pass-" + key(step), args)]
    return []


def _named(before: SanJuan, action: int, after: SanJuan) -> list[Message]:
    """To their owner alone: the very cards that paid, were discarded or kept, those that left no choice too. How
    many there were, everybody is told elsewhere."""
    seat, step = int(before.actor()), before.step()
    me, then = before.players[seat], after.players[seat]
    verb = "keep" if step == "keep_cards" else "discard" if step == "discard_cards" else "pay"
    if step not in (*BUILDING_TURN, "keep_cards", "discard_cards") or not _knows(me):
        return []
    built = action - BUILD if step == "build_one" and action != PASS else -1
    came, named = [int(draw >> 8) for draw in after.drawn if draw & 255 == HAND_LUCK + seat], list[int]()
    for card in range(len(CARD_NAMES)):
        gone = int(me.hand[card] - then.hand[card]) + came.count(card) - (card == built)
        named += [card] * (-gone if verb == "keep" else gone)
    if not named or _cut(before, after, seat, len(named)):
        return []
    return [Message(f"log-{verb}-cards", {"player": Seat(seat), "cards": cards(before, named)})]


def _cut(before: SanJuan, after: SanJuan, seat: int, n: int) -> bool:
    """Whether the round ended with it, and the hand may have been cut to its limit besides: then not so many were to be
    named as are missing."""
    if after.round == before.round or after.players[seat].hand_size < hand_limit(after, seat):
        return False
    return before.step() not in _NAMING or n != int(before.agenda[before.top - 1] >> 12)


def _skipped(before: SanJuan, action: int, after: SanJuan) -> list[Message]:
    """Seats that were not asked: who can build nothing is told of like one who does not want to, and is told so itself;
    that nobody has goods or room for them, everybody sees."""
    chose = before.step() == "choose_role" and action != PASS
    role = int(action - ROLE) if chose else int(before.role)
    if chose and role in (PRODUCER, TRADER) and after.step() not in ("make_goods", "sell_goods", "library_serves"):
        return [Message("log-nobody-" + ROLE_NAMES[role])]
    if role != BUILDER or after.step() == "library_serves":
        return []
    begins = chose or before.step() == "library_serves"
    owner = int(before.actor()) if chose else int(before.owner)
    order = [(owner + n) % int(before.seats) for n in range(int(before.seats))]
    asked = int(before.actor()) if before.step() == "build_one" else NOBODY
    waited = order if begins else _builders(before)
    return [Message("log-cannot-build" if _knows(after.players[seat]) else "log-pass-build-one", {"player": Seat(seat)})
            for seat in order if seat in waited and seat not in _builders(after) and seat != asked]


def _builders(view: SanJuan) -> list[int]:
    """Whose turn to build is still to come."""
    return [int(plan >> 8 & 15) for plan in view.plans() if plan & 255 == BUILD_ONE]


def _knows(p: Player) -> bool:
    """Whether the reader sees this hand."""
    return total(p.hand) == p.hand_size


# What followed


def _customs(before: SanJuan, after: SanJuan) -> list[Message]:
    said = []
    for seat in range(before.seats):
        if after.players[seat].goods[CUSTOMS] > before.players[seat].goods[CUSTOMS]:
            said.append(Message("log-customs", {"player": Seat(seat)}))
    return said


def _round(before: SanJuan, after: SanJuan) -> list[Message]:
    """The governor's card goes on; the end."""
    said = []
    if after.round > before.round:
        said.append(Message("log-governor", {"player": Seat(int(after.governor)), "n": int(after.round)}))
    outcome = after.outcome()
    if outcome is not None:
        winners: list[Argument] = [Seat(seat) for seat in outcome.winners]
        said.append(Message("log-over", {"why": Word("end-" + outcome.end), "winners": winners, "n": len(winners),
                                         "points": outcome.scores[outcome.winners[0]].points}))
    return said
