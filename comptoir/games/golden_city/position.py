"""The Golden City: a position as JSON, in the rulebook's words, and back.

A person can write one by hand: what is zero may be left out, and what follows from the rest (the reserve, keys, the
deck, the goods pile, bonus and score cards left) is filled in so that nothing is missing from the box. What is written
is checked, and every fault is named. A view can be written, too: what it hides is an "unknown" number of cards, or
null."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comptoir.games.golden_city.chart import charted
from comptoir.games.golden_city.data import (
    ALL_BONUSES,
    ALL_PORTS,
    ALL_ZONES,
    BIT,
    BONUS_NAMES,
    BONUSES,
    END_NAMES,
    FIRST_ZONE,
    GOODS_LIMIT,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    NO_CARD,
    OPEN_GOODS,
    PAIR_NAMES,
    PAIRS,
    PLACE_NAMES,
    PLACES,
    POSTS,
    RULES,
    SCORE_CARDS,
    SCORE_NAMES,
    SPECIALS,
    STREAM_NAMES,
    TWO_SEATS,
    ZONE_NAMES,
)
from comptoir.games.golden_city.rules.auction import has_group
from comptoir.games.golden_city.rules.building import WAYS, black_zones, open_places, payments
from comptoir.games.golden_city.rules.numbers import (
    BID_HAND,
    BLACK_AT,
    END_ROUND,
    PAY_CARDS,
    REWARD,
    ROUND,
    SCORE,
    SPECIAL,
    TAKE_BONUS,
    TAKE_CARDS,
    TAKE_GOODS,
    TURN_SCORE_CARD,
)
from comptoir.games.golden_city.rules.table import STEPS
from comptoir.games.golden_city.state import GoldenCity, Player, asked, bare, black_posts, contents, score_pile
from comptoir.kernel.bits import how_many
from comptoir.kernel.chance import OPEN, Chance
from comptoir.kernel.counts import row, total
from comptoir.kernel.errors import BadOption
from comptoir.kernel.reading import Reader
from comptoir.kernel.state import HIDDEN, NOBODY, read_agenda, set_agenda

KEYS: Final = ["game", "rules", "seats", "options", "round", "first", "end", "score_card", "score_cards_left",
               "reserve", "keys", "deck", "discards", "auction", "goods", "bonus", "specials", "players", "agenda",
               "draws"]
PLAYER_KEYS: Final = ["coins", "keys", "letters", "points", "posts", "black_posts", "hand", "known", "unknown",
                      "goods", "stuck"]
COMPONENTS: Final = (["posts", "black posts", "coins", "keys"] + [f"{name} cards" for name in LANDSCAPE_NAMES]
                     + [f"goods cards {name}" for name in PAIR_NAMES] + [f"bonus card {name}" for name in BONUS_NAMES]
                     + ["score cards"])
MOST_CARDS: Final = 50


def check_options(seats: int, options: dict[str, Any]) -> None:
    """What only two seats can play with."""
    for name in ("black_posts", "drought_city"):
        if options[name] == "on" and seats != TWO_SEATS:
            raise BadOption(f"option {name} can be on for two seats only; with {seats} it can be: off")


# Writing


def named(counts: list[i64], names: list[str]) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {name: int(n) for name, n in zip(names, counts, strict=False) if n}


def listed(bits: i64, names: list[str]) -> list[str]:
    """The members of a set by name."""
    return [names[n] for n in range(len(names)) if bits >> n & 1]


def write(g: GoldenCity) -> dict[str, Any]:
    return {
        "game": "golden-city",
        "rules": RULES,
        "seats": int(g.seats),
        "options": dict(g.options),
        "round": int(g.round),
        "first": int(g.first),
        "end": END_NAMES[g.end],
        "score_card": "" if g.card == NO_CARD else SCORE_NAMES[g.card],
        "score_cards_left": listed(g.cards_left, SCORE_NAMES),
        "reserve": int(g.bank),
        "keys": int(g.keys),
        "deck": named(list(g.deck), LANDSCAPE_NAMES),
        "discards": named(list(g.discards), LANDSCAPE_NAMES),
        "auction": write_auction(g),
        "goods": {"open": named(list(g.open_goods), PAIR_NAMES), "pile": named(list(g.goods_pile), PAIR_NAMES),
                  "box": named(list(g.goods_box), PAIR_NAMES)},
        "bonus": write_bonus(g),
        "specials": [[int(g.specials[2 * n]), int(g.specials[2 * n + 1])] for n in range(len(g.specials) // 2)],
        "players": [write_player(g, seat) for seat in range(g.seats)],
        "agenda": g.written_agenda(),
        "draws": named(list(g.draws), STREAM_NAMES),
    }


def write_auction(g: GoldenCity) -> dict[str, Any]:
    groups: list[dict[str, Any]] = []
    for group in range(len(g.hands)):
        cards = [g.groups[group * LANDSCAPES + kind] for kind in range(LANDSCAPES)]
        entry: dict[str, Any] = {"cards": named(cards, LANDSCAPE_NAMES)}
        if g.hands[group] != NOBODY:
            entry["hand"] = int(g.hands[group])
        if group == 0 and g.coin:
            entry["coin"] = 1
        groups.append(entry)
    return {"groups": groups, "oustings": int(g.oustings)}


def write_bonus(g: GoldenCity) -> dict[str, Any]:
    """The cards left, those out of the game, and those taken in their order; "saw": what was left before."""
    partial = g.partial()
    taken: list[dict[str, Any]] = []
    for i in range(len(g.takers)):
        card = g.taken[i]
        entry: dict[str, Any] = {"seat": int(g.takers[i]), "card": None if card == HIDDEN else BONUS_NAMES[card]}
        if partial:
            entry["saw"] = None if g.seen[i] == HIDDEN else listed(g.seen[i], BONUS_NAMES)
        taken.append(entry)
    return {"left": None if g.bonus_left == HIDDEN else listed(g.bonus_left, BONUS_NAMES), "taken": taken,
            "box": listed(g.bonus_box, BONUS_NAMES)}


def write_player(g: GoldenCity, seat: i64) -> dict[str, Any]:
    p = g.players[seat]
    return {
        "coins": int(p.coins),
        "keys": int(p.keys),
        "letters": int(p.letters),
        "points": int(p.points),
        "posts": listed(p.built, PLACE_NAMES),
        "black_posts": listed(p.closed >> FIRST_ZONE, ZONE_NAMES),
        "hand": named(list(p.hand), LANDSCAPE_NAMES),
        "known": named(list(p.known), LANDSCAPE_NAMES),
        "unknown": int(p.hidden),
        "goods": named(list(p.goods), PAIR_NAMES),
        "stuck": bool(g.stuck >> seat & 1),
    }


# Reading


def cells(r: Reader, value: Any, names: list[str], where: str) -> vec[i64]:
    """Counts by name, as cells."""
    return vec[i64]([min(n, MOST_CARDS) for n in r.counts(value, names, where)])


def bits(r: Reader, value: Any, names: list[str], where: str) -> i64:
    """A list of names as a set."""
    found: i64 = 0
    for n in r.subset(value, names, where):
        found |= BIT[n]
    return found


def read(d: dict[str, Any], chance: Chance) -> GoldenCity:
    """A position from JSON. seats and options have been checked."""
    r = Reader()
    r.known(d, KEYS, "")
    seats: int = d["seats"]
    g = bare(STEPS, seats, d["options"], chance, charted(d["options"]))
    players = r.players(d, seats)
    for seat in range(seats):
        read_player(g, seat, players[seat], f"player {seat}", r)
    read_table(g, d, r)
    read_auction(g, d.get("auction", {}), r)
    read_score_cards(g, d, r)
    read_bonus(g, d.get("bonus", {}), r)
    fill_in(g, d, r)
    agenda = read_agenda(STEPS, seats, d.get("agenda"), r.reasons)
    check(g, r)
    check_agenda(g, agenda, r)
    if (not r.reasons and HIDDEN in list(g.taken)
            and g.determinize(OPEN).census() != contents(seats, d["options"], g.chart)):
        r.fault("bonus: what is hidden cannot be dealt so that every card is there once")
    set_agenda(g, agenda, r.reasons)
    go_on(g)
    return g


def go_on(g: GoldenCity) -> None:
    """To the next choice; a view only hears what it can know."""
    if not g.partial():
        g.run()
        return
    actor = g.actor()
    if actor >= 0 and not g.players[actor].hidden and (g.step() != "take_bonus" or g.bonus_left != HIDDEN):
        asked(g)
    elif actor >= 0:
        g.count = 0
    elif g.top:
        g.run()


def read_table(g: GoldenCity, d: dict[str, Any], r: Reader) -> None:
    g.round = r.number(d.get("round", 1), "round", 1, how_many(score_pile(g.chart, g.seats)))
    g.first = r.number(d.get("first", 0), "first", 0, g.seats - 1)
    g.end = r.one_of(d.get("end", ""), END_NAMES, "end")
    draws = r.part(d.get("draws", {}), STREAM_NAMES, "draws")
    for n, name in enumerate(STREAM_NAMES):
        g.draws[n] = r.number(draws.get(name, 0), f"draws: {name}", 0, (1 << 24) - 1)
    specials = d.get("specials", [])
    if not isinstance(specials, list) or len(specials) not in (0, len(g.specials) // TWO_SEATS):
        r.fault(f"specials must be a list of {SPECIALS} pairs of letters, for two seats only")
        return
    for n, pair in enumerate(specials):
        if not isinstance(pair, list) or len(pair) != TWO_SEATS:
            r.fault("specials: each is a list of two numbers")
            continue
        for seat in range(TWO_SEATS):
            g.specials[TWO_SEATS * n + seat] = r.number(pair[seat], "specials")


def read_player(g: GoldenCity, seat: i64, value: Any, where: str, r: Reader) -> None:
    p = g.players[seat]
    value = r.part(value, PLAYER_KEYS, where)
    p.coins = r.number(value.get("coins", 0), f"{where}: coins")
    p.keys = r.number(value.get("keys", 0), f"{where}: keys")
    p.letters = r.number(value.get("letters", 0), f"{where}: letters")
    p.points = r.number(value.get("points", 0), f"{where}: points")
    p.hidden = r.number(value.get("unknown", 0), f"{where}: unknown", 0, MOST_CARDS)
    p.hand = cells(r, value.get("hand", {}), LANDSCAPE_NAMES, f"{where}: hand")
    p.known = cells(r, value.get("known", {}), LANDSCAPE_NAMES, f"{where}: known")
    p.goods = cells(r, value.get("goods", {}), PAIR_NAMES, f"{where}: goods")
    posts = bits(r, value.get("posts", []), PLACE_NAMES, f"{where}: posts")
    for place in range(PLACES):
        if posts >> place & 1:
            g.put_post(seat, place)
    black = bits(r, value.get("black_posts", []), ZONE_NAMES, f"{where}: black_posts")
    for zone in range(len(ZONE_NAMES)):
        if black >> zone & 1:
            p.closed |= BIT[FIRST_ZONE + zone]
            p.black -= 1
    if r.flag(value.get("stuck", False), f"{where}: stuck"):
        g.stuck |= BIT[seat]


def read_auction(g: GoldenCity, value: Any, r: Reader) -> None:
    auction = r.part(value, ["groups", "oustings"], "auction")
    g.oustings = r.number(auction.get("oustings", 0), "auction: oustings")
    groups = auction.get("groups", [])
    if not isinstance(groups, list) or len(groups) not in (0, len(g.hands)):
        r.fault(f"auction: groups must be a list of {len(g.hands)}")
        return
    for n, entry in enumerate(groups):
        where = f"auction: group {n + 1}"
        entry = r.part(entry, ["cards", "hand", "coin"], where)
        cards = cells(r, entry.get("cards", {}), LANDSCAPE_NAMES, where)
        for kind in range(LANDSCAPES):
            g.groups[n * LANDSCAPES + kind] = cards[kind]
        if "hand" in entry:
            hand: i64 = r.number(entry["hand"], f"{where}: hand", 0, g.seats - 1)
            for group in range(len(g.hands)):
                if g.hands[group] == hand:
                    r.fault(f"{where}: the hand of seat {hand} lies on group {group + 1} already")
            g.hands[n] = hand
        coin = r.number(entry.get("coin", 0), f"{where}: coin", 0, 1)
        if coin and (n or g.seats != TWO_SEATS):
            r.fault(f"{where}: only for two seats a coin lies with the first group")
        elif coin:
            g.coin = 1


def read_score_cards(g: GoldenCity, d: dict[str, Any], r: Reader) -> None:
    """Those left, as written; else the first ones of the pile have been turned up."""
    pile = score_pile(g.chart, g.seats)
    names = listed(pile, SCORE_NAMES)
    card = d.get("score_card", "")
    if card != "" and card not in names:
        r.fault(f"score_card must be one of {', '.join(names)}, or nothing; not {str(card)[:40]!r}")
        return
    g.card = SCORE_NAMES.index(card) if card else NO_CARD
    if "score_cards_left" in d:
        g.cards_left = bits(r, d["score_cards_left"], SCORE_NAMES, "score_cards_left") & pile
    else:
        turned: i64 = g.round - 1
        order = [n for _, n in sorted([(int(g.chart.card_back[n]), n) for n in range(SCORE_CARDS)
                                       if pile >> n & 1 and n != g.card])]
        g.cards_left = pile
        for n in order[:int(turned)]:
            g.cards_left &= ~BIT[n]
        if g.card != NO_CARD:
            g.cards_left &= ~BIT[g.card]
    if g.card != NO_CARD and g.cards_left & BIT[g.card]:
        r.fault(f"{SCORE_NAMES[g.card]} is turned up and face down at once")


def read_bonus(g: GoldenCity, value: Any, r: Reader) -> None:
    bonus = r.part(value, ["left", "taken", "box"], "bonus")
    g.bonus_box = bits(r, bonus.get("box", []), BONUS_NAMES, "bonus: box")
    left = ALL_BONUSES & ~g.bonus_box
    whole = True  # all that was taken so far is known
    taken = bonus.get("taken", [])
    if not isinstance(taken, list) or len(taken) > BONUSES:
        r.fault(f"bonus: taken must be a list of at most {BONUSES}")
        return
    for n, entry in enumerate(taken):
        where = f"bonus: taken, entry {n + 1}"
        entry = r.part(entry, ["seat", "card", "saw"], where)
        g.takers = append(g.takers, r.number(entry.get("seat"), f"{where}: seat", 0, g.seats - 1))
        card: i64 = HIDDEN
        if entry.get("card") is not None:
            card = r.one_of(entry["card"], BONUS_NAMES, f"{where}: card")
            if not left & BIT[card]:
                r.fault(f"{where}: {BONUS_NAMES[card]} is gone already")
        saw: i64 = left if whole else HIDDEN
        if "saw" in entry:
            saw = HIDDEN if entry["saw"] is None else bits(r, entry["saw"], BONUS_NAMES, f"{where}: saw")
            if saw != HIDDEN and (saw & ~left or (card != HIDDEN and not saw & BIT[card])):
                r.fault(f"{where}: saw has what was gone, or lacks what was taken")
            if saw != HIDDEN and how_many(saw) + n + how_many(g.bonus_box) != BONUSES:
                r.fault(f"{where}: saw must list {BONUSES - n - how_many(g.bonus_box)} cards")
        g.taken = append(g.taken, card)
        g.seen = append(g.seen, saw)
        if saw != HIDDEN:
            left = saw
        whole = whole and card != HIDDEN
        if card != HIDDEN:
            left &= ~BIT[card]
    if len(g.taken) + how_many(g.bonus_box) > BONUSES:
        r.fault(f"bonus: there are {BONUSES} cards in all")
    g.bonus_left = left if whole else HIDDEN
    if "left" in bonus:
        g.bonus_left = HIDDEN
        if bonus["left"] is not None:
            g.bonus_left = bits(r, bonus["left"], BONUS_NAMES, "bonus: left")
            if g.bonus_left & ~left or how_many(g.bonus_left) != BONUSES - len(g.taken) - how_many(g.bonus_box):
                r.fault("bonus: left does not agree with what was taken")


def fill_in(g: GoldenCity, d: dict[str, Any], r: Reader) -> None:
    """The stocks: as written, or what the rest leaves of the box."""
    goods = r.part(d.get("goods", {}), ["open", "pile", "box"], "goods")
    g.open_goods = cells(r, goods.get("open", {}), PAIR_NAMES, "goods: open")
    g.goods_box = cells(r, goods.get("box", {}), PAIR_NAMES, "goods: box")
    g.discards = cells(r, d.get("discards", {}), LANDSCAPE_NAMES, "discards")
    g.bank = g.keys = 0
    g.deck = row(LANDSCAPES)
    g.goods_pile = row(PAIRS)
    # With every stock at 0, what the census lacks is what must lie there.
    whole, there = contents(g.seats, g.options, g.chart), g.census()
    missing = [max(0, int(whole[n] - there[n])) for n in range(len(whole))]
    g.bank = r.number(d["reserve"], "reserve") if "reserve" in d else missing[2]
    g.keys = r.number(d["keys"], "keys") if "keys" in d else missing[3]
    g.deck = (cells(r, d["deck"], LANDSCAPE_NAMES, "deck") if "deck" in d
              else vec[i64]([missing[4 + kind] for kind in range(LANDSCAPES)]))
    g.face_down = total(g.deck)
    for p in g.players:
        g.face_down -= p.hidden
    g.goods_pile = (cells(r, goods["pile"], PAIR_NAMES, "goods: pile") if "pile" in goods
                    else vec[i64]([missing[4 + LANDSCAPES + pair] for pair in range(PAIRS)]))


def check(g: GoldenCity, r: Reader) -> None:
    """What no table can look like."""
    whole, there = contents(g.seats, g.options, g.chart), g.census()
    for n in range(len(whole)):
        hidden_bonus = COMPONENTS[n].startswith("bonus card") and (g.bonus_left == HIDDEN or HIDDEN in list(g.taken))
        if whole[n] != there[n] and not hidden_bonus:
            r.fault(f"{COMPONENTS[n]}: the box has {whole[n]}, the position {there[n]}")
    if g.face_down < 0:
        r.fault("more cards are unknown than lie anywhere")
    if total(g.open_goods) > OPEN_GOODS:
        r.fault(f"at most {OPEN_GOODS} goods cards lie open")
    check_score_cards(g, r)
    occupied: i64 = 0
    for seat in range(g.seats):
        check_player(g, seat, r)
        both = occupied & g.players[seat].built & ~ALL_ZONES
        for name in listed(both, PLACE_NAMES):
            r.fault(f"{name}: two posts stand on it")
        occupied |= g.players[seat].built


def check_score_cards(g: GoldenCity, r: Reader) -> None:
    """The backs come in ascending order."""
    pile = score_pile(g.chart, g.seats)
    lowest = min([int(g.chart.card_back[n]) for n in range(SCORE_CARDS) if g.cards_left >> n & 1], default=9)
    highest = max([int(g.chart.card_back[n]) for n in range(SCORE_CARDS) if (pile & ~g.cards_left) >> n & 1], default=0)
    if highest > lowest:
        r.fault(f"a score card with the back {highest} was turned up before all with the back {lowest}")


def check_player(g: GoldenCity, seat: i64, r: Reader) -> None:
    p = g.players[seat]
    where = f"player {seat}"
    if p.posts < 0:
        r.fault(f"{where}: {POSTS[g.seats]} posts in all, not {POSTS[g.seats] - p.posts}")
    if p.black < 0:
        r.fault(f"{where}: {black_posts(g.options)} black posts in all, not {black_posts(g.options) - p.black}")
    if total(p.goods) > GOODS_LIMIT + 1:
        r.fault(f"{where}: {total(p.goods)} goods cards; {GOODS_LIMIT} is the most, and one more while choosing")
    for kind in range(LANDSCAPES):
        if p.known[kind] > p.hand[kind]:
            r.fault(f"{where}: known has more {LANDSCAPE_NAMES[kind]} cards than the hand")
    for name in listed(lost_posts(g, p), PLACE_NAMES):
        r.fault(f"{where}: no own posts lead from an own port to {name}")
    for zone in listed(p.closed & ~p.built, PLACE_NAMES):
        r.fault(f"{where}: a black post in {zone} without an own one")
    for other in range(g.seats):
        if other != seat:
            for zone in listed(p.closed & g.players[other].built, PLACE_NAMES):
                r.fault(f"{where}: a black post in {zone}, where seat {other} has a post")


def lost_posts(g: GoldenCity, p: Player) -> i64:
    """Posts that no chain of own posts joins to an own port."""
    joined = p.built & ALL_PORTS
    grown = True
    while grown:
        grown = False
        for place in range(PLACES):
            if p.built >> place & 1 and not joined >> place & 1 and g.chart.near[place] & joined:
                joined |= BIT[place]
                grown = True
    return p.built & ~joined


def check_agenda(g: GoldenCity, agenda: vec[i64], r: Reader) -> None:
    """What no game can have planned: the steps trust that those before them left the table as they do."""
    if not len(agenda):
        if not g.end:
            r.fault("agenda: nothing is to be done, but no end is named")
        return
    if agenda[0] & 255 not in (ROUND, TAKE_CARDS, END_ROUND):
        r.fault("agenda: the last thing planned must be round, take_cards or end_round")
    turned = g.card != NO_CARD
    bids = False
    for i in range(len(agenda) - 1, -1, -1):  # the next thing first
        plan = agenda[i]
        step, seat = plan & 255, plan >> 8 & 15
        if step == PAY_CARDS:
            if i < len(agenda) - 1:
                r.fault("agenda: pay can only be the next thing")
            check_payment(g, seat, plan >> 12, r)
        elif step == REWARD and not g.players[seat].built >> (plan >> 12) & 1:
            r.fault(f"agenda: seat {seat} has no post on {PLACE_NAMES[plan >> 12]}")
        elif step == TAKE_BONUS and len(g.taken) + how_many(g.bonus_box) >= BONUSES:
            r.fault("agenda: no bonus card is left")
        elif step == TAKE_GOODS and not total(g.open_goods):
            r.fault("agenda: no goods card lies open")
        elif step == SPECIAL and g.seats != TWO_SEATS:
            r.fault("agenda: special is for two seats")
        elif step in (ROUND, TURN_SCORE_CARD):
            if turned or not g.cards_left:
                r.fault(f"agenda: {STEPS[step].name} needs a score card, and none turned up yet")
            if step == ROUND and (i or total(g.groups) or list(g.hands) != [NOBODY] * len(g.hands) or g.coin):
                r.fault("agenda: round must be the last thing, with no cards or hands in the auction")
            turned = True
        elif step == BID_HAND:
            if bids or has_group(g, seat):
                r.fault(f"agenda: the hand of seat {seat} lies on a group already, or another is to bid")
            bids = True
        elif step == TAKE_CARDS:
            if not bids and NOBODY in list(g.hands):
                r.fault("agenda: take_cards comes when all hands lie on groups")
            if i:
                r.fault("agenda: take_cards must be the last thing")
        elif step in (SCORE, END_ROUND) and not turned:
            r.fault(f"agenda: {STEPS[step].name} needs a score card turned up")
        elif step == END_ROUND and i:
            r.fault("agenda: end_round must be the last thing")


def check_payment(g: GoldenCity, seat: i64, target: i64, r: Reader) -> None:
    """A post that is being paid for could be chosen."""
    me = g.players[seat]
    place = target if target < PLACES else target - BLACK_AT
    places = open_places(g, me) if target < PLACES else black_zones(g, seat)
    if not places >> place & 1 or (target < PLACES and not me.posts):
        r.fault(f"agenda: seat {seat} cannot build on {PLACE_NAMES[place]}")
    elif not me.hidden and not r.reasons and not payments(me) & WAYS[g.chart.landscape[place]]:
        r.fault(f"agenda: seat {seat} cannot pay for {PLACE_NAMES[place]}")
