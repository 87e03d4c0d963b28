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
    BUILDING_NAMES,
    CARD_NAMES,
    CARPENTER,
    CUSTOMS,
    GOOD_NAMES,
    GOODS,
    HAND_LUCK,
    HUT,
    NONE,
    OFFICE_BUILDING,
    PLANTS,
    POOR_HOUSE,
    PRICE,
    PRICES,
    PRODUCER,
    REVEAL_LUCK,
    ROLE_NAMES,
    TAVERN,
    TRADER,
    WELL,
)
from comptoir.games.san_juan.gains import cards_seen
from comptoir.games.san_juan.rules.builder import price
from comptoir.games.san_juan.rules.numbers import BUILD_ONE
from comptoir.games.san_juan.state import Player, SanJuan
from comptoir.kernel.counts import total
from comptoir.kernel.state import NOBODY, PASS
from comptoir.message import Argument, Message, Seat, Word
from comptoir.words import dashed as key

RENAMED = ("archive", "poor_house", "trading_post", "market_stand", "tower", "carpenter", "prefecture", "market_hall",
           "hero")  # since 2004, in French


_BUILDING = ("build_one", "use_crane", "build_over", "spend_goods", "pay_cards")  # one seat's turn as a builder


def building(view: SanJuan, article: str, what: int) -> Word:
    """ "the smithy", "a smithy", or on a "card": by the name it has in this edition; "building": the name itself."""
    name = BUILDING_NAMES[what]
    known = f"building-{key(name)}" + ("-2004" if view.old and name in RENAMED else "")
    return Word(known if article == "building" else f"{known}.{article}")


def log(before: SanJuan, action: int, after: SanJuan) -> list[Message]:
    """The sentences between two choices. Both views are the reader's."""
    said = _done(before, action, after) + _named(before, action, after)
    at_once, later = _drawn(before, action, after)
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
    if step not in (*_BUILDING, "keep_cards", "discard_cards") or not _knows(me) or after.round > before.round:
        return []
    built = action - BUILD if step == "build_one" and action != PASS else -1
    drawn = [int(draw >> 8) for draw in after.drawn if draw & 255 == HAND_LUCK + seat]
    cards: list[Argument] = []
    for card in range(len(CARD_NAMES)):
        gone = int(me.hand[card] - then.hand[card]) + drawn.count(card) - (card == built)
        cards += [building(before, "card", card)] * (-gone if verb == "keep" else gone)
    return [Message(f"log-{verb}-cards", {"player": Seat(seat), "cards": cards})] if cards else []


def _skipped(before: SanJuan, action: int, after: SanJuan) -> list[Message]:
    """Seats that were not asked: who can build nothing is told of like one who does not want to; that nobody has goods
    or room for them, everybody sees."""
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
    return [Message("log-pass-build-one", {"player": Seat(seat)}) for seat in order
            if seat in waited and seat not in _builders(after) and seat != asked]


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


def _drawn(before: SanJuan, action: int, after: SanJuan) -> tuple[list[Message], list[Message]]:
    """Cards drawn by each seat, named to the one who drew them; cards turned face up for all. What a builder
    draws for their building comes at once, before others are asked or not; the rest when all have played."""
    at_once, later = [], []
    for seat in range(before.seats):
        n = int(after.draws[HAND_LUCK + seat] - before.draws[HAND_LUCK + seat])
        names: list[Argument] = [building(after, "card", draw >> 8) for draw in after.drawn
                                 if draw & 255 == HAND_LUCK + seat]
        if n and seat == int(before.actor()) and before.step() in _BUILDING:
            own = n - _by_tavern(before, after, seat)
            at_once += _draws(before, action, seat, own, names[:own], _for_building(before, action, own))
            later += _draws(before, action, seat, n - own, names[own:], [int(TAVERN)])
        elif n:
            later += _draws(before, action, seat, n, names, _sources(before, action, seat, n))
        turned = [int(draw >> 8) for draw in after.drawn if draw & 255 == REVEAL_LUCK + seat]
        if turned:
            shown: list[Argument] = [building(after, "card", card) for card in turned]
            later.append(Message("log-reveals" if len(turned) > 1 else "log-reveals-one",
                                 {"player": Seat(seat), "cards": shown, "kept": _found(before, after, turned)}))
    return at_once, later


def _draws(before: SanJuan, action: int, seat: int, n: int, names: list[Argument], sources: list[int]) -> list[Message]:
    """The line of so many cards; none for none."""
    if not n:
        return []
    args: dict[str, Argument] = {"player": Seat(seat), "n": n}
    name = "log-draws"
    if seat == int(before.actor()) and before.step() == "council" and action != PASS:
        name, args = "log-looks", {**args, "kept": min(n, cards_seen(before, seat, 0)[1])}
    elif sources:
        name, args = "log-draws-by", {**args, "source": [building(before, "card", what) for what in sources]}
    return [Message(name + "-cards", {**args, "cards": names}) if names else Message(name, args)]


def _found(before: SanJuan, after: SanJuan, turned: list[int]) -> int:
    """SJ-9: how many of the cards turned over are kept; two: it is still asked which one. The hand would not tell: it
    may be cut to its limit in the same move."""
    if len(turned) == 1:
        return int(not any(p.city[turned[0]] for p in before.players))
    if after.step() == "mine_find":
        return 2
    return int(len({int(before.cost[card]) for card in turned}) == len(turned))


def _by_tavern(before: SanJuan, after: SanJuan, seat: int) -> int:
    """Whether the seat's tavern gave it a card: when all have built, to who has the fewest buildings (SJ-16)."""
    if after.role == BUILDER or not before.players[seat].has(TAVERN):
        return 0
    built = [int(player.built) for player in after.players]
    return int(built[seat] == min(built) < max(built))


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
