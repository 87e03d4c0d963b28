"""The Golden City's stage: what lies beside the island. Auction, score card, goods, what would follow, and the own
cards."""

from __future__ import annotations

from comptoir.draw.pen import Pen
from comptoir.games.golden_city import stage_cards as card
from comptoir.games.golden_city import stage_parts as part
from comptoir.games.golden_city import stage_strips as strips
from comptoir.games.golden_city.actions import BONUS_TAKE, DISCARD, PAY, PAYMENT_NAMES
from comptoir.games.golden_city.board_scene import Scene
from comptoir.games.golden_city.board_table import KINDS, enumerated, region_map
from comptoir.games.golden_city.data import (
    BONUS_LETTERS,
    BONUS_NAMES,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    NO_CARD,
    PAIR_NAMES,
    SCORE_CARDS,
)
from comptoir.games.golden_city.facts import round_letters
from comptoir.games.golden_city.payments import CARDS
from comptoir.games.golden_city.rules.building import built_at
from comptoir.games.golden_city.score import counted
from comptoir.games.golden_city.stage_map import opened, which_board
from comptoir.games.golden_city.tell_words import cards as counted_cards
from comptoir.games.golden_city.tell_words import group_name, region_name
from comptoir.kernel.state import NOBODY
from comptoir.stage.html import NOTHING, Html, fact, icon, join, mark, rich, tag
from comptoir.stage.stage import Slot
from comptoir.words import dashed

MOST_SHOWN = 5  # prices of an ousting on the scale


# The auction


def auction(scene: Scene) -> Slot:
    """The groups with the hands on them; when all cards are taken, who builds when."""
    g, say = scene.g, scene.say
    if not any(g.groups):
        note = say("auction-deck", deck=int(g.face_down), discards=sum([int(n) for n in g.discards]))
        return Slot("auction", say("panel-order"), _order(scene), part="own", note=note)
    groups = [_group(scene, group) for group in range(len(g.hands))]
    return Slot("auction", say("panel-auction"),
                join(_scale(scene), tag("div", {"class": "groups", "data-n": len(groups)}, groups)), part="own")


def _scale(scene: Scene) -> Html:
    """What the next ousting costs."""
    done = int(scene.g.oustings)
    first = max(1, done + 2 - MOST_SHOWN)
    coins = [tag("i", {"class": "oc is-past" if n <= done else "oc is-now" if n == done + 1 else "oc"}, n)
             for n in range(first, first + MOST_SHOWN)]
    return tag("span", {"class": "oust"}, scene.say("auction-ousting"), coins)


def _group(scene: Scene, group: int) -> Html:
    g, say = scene.g, scene.say
    held = [int(g.groups[group * len(KINDS) + kind]) for kind in KINDS]
    hand, price = int(g.hands[group]), int(g.oustings) + 1
    if hand == NOBODY:
        who = tag("span", {"class": "grp-free"}, say("auction-free"))
        cost = tag("span", {"class": "grp-price is-0"}, say("coins", n=0))
    else:
        name = say("you") if hand == scene.seat else scene.names[hand]
        who = tag("span", {"class": "grp-hand", "title": scene.names[hand]}, icon("gc-hand"), mark(hand),
                  tag("span", {"class": "cut"}, name))
        cost = tag("span", {"class": "grp-price"}, rich(say("auction-oust", n=price)))
    gives = NOTHING
    if scene.seat != NOBODY:
        gives = tag("span", {"class": "grp-gives"},
                    rich(say("auction-opens", n=bin(opened(scene, group)).count("1"))))
    if hand == scene.seat != NOBODY:
        cost = tag("span", {"class": "grp-price is-0"}, say("auction-mine"))
    coin = icon("gc-coin", "i grp-coin", label=say("coins", n=1)) if group == 0 and g.coin else None
    about = say("tip-free") if hand == NOBODY else say("tip-hand", name=scene.names[hand])
    tip = say("tip-group", group=scene.told(group_name(g, group)), who=about,
              cards=enumerated(scene, counted_cards(held)))
    return tag("div", {"class": "grp", "data-at": f"group:{group + 1}", "data-key": f"group:{group + 1}",
                       "data-tip": tip},
               tag("span", {"class": "grp-cards"}, card.lands(held, "lc"), coin), who, cost, gives)


def _order(scene: Scene) -> Html:
    """Who builds when, and who has done so."""
    order, later = part.builders(scene), part.waiting(scene)
    now = part.acting(scene)
    found = []
    for seat in order:
        state = "is-now" if seat == now else "is-later" if seat in later else "is-done"
        name = scene.say("you") if seat == scene.seat else scene.names[seat]
        done = icon_done(scene) if state == "is-done" else None
        found.append(tag("li", {"class": f"turn {state}", "title": scene.names[seat]}, mark(seat),
                         tag("span", {"class": "cut"}, name), done))
    return tag("ol", {"class": "dealt"}, found)


def icon_done(scene: Scene) -> Html:
    return tag("small", {"role": "img", "aria-label": scene.say("turn-done")}, "✓")


# Score card, goods and stocks


def score(scene: Scene) -> Slot:
    """The good, and the river or quarter, that this round scores, and who would get what as everything stands."""
    g, say = scene.g, scene.say
    left = sum([int(g.cards_left) >> n & 1 for n in range(int(SCORE_CARDS))])
    note = say("scorecard-more", n=left)
    if g.card == NO_CARD:
        return Slot("score", say("panel-score-card"), tag("p", {"class": "note"}, say("scorecard-none")), part="own",
                    note=note)
    good, pen = part.good_name(scene), _region(scene)
    region = tag("svg", {"class": "co regionmap", "viewBox": "0 0 58 58", "aria-hidden": "true"},
                 Html("".join(pen.out)))
    named = say("short-" + region_name(g, int(g.card)).key)
    halves = [(icon(f"gc-{good}"), say("good-" + good), say("scorecard-good"), 0),
              (region, named, say("scorecard-region"), 1)]
    body = [tag("div", {"class": "sc-half", "data-tip": f"{name}: {rule}"}, picture,
                tag("span", {"class": "sc-say"}, tag("span", {"class": "sc-name"}, name), part.shares(scene, half)))
            for picture, name, rule, half in halves]
    tip = say("tip-score", good=say("good-" + good), region=scene.region(int(g.card)))
    return Slot("score", say("panel-score-card"),
                tag("div", {"class": "scorec", "data-at": "score", "data-key": f"score:{int(g.card)}",
                            "data-tip": tip}, body), part="own", note=note)


def score_symbols(scene: Scene) -> dict[str, str]:
    """What the little map of the score card is made of."""
    return _region(scene).symbols if scene.g.card != NO_CARD else {}


def _region(scene: Scene) -> Pen:
    """The little map of the score card."""
    pen = Pen()
    pen.kept(("golden-city-region", which_board(scene), int(scene.g.card)),
             lambda pen: region_map(pen, scene, 1, 1, 56))
    return pen


def goods(scene: Scene) -> Slot:
    """The open goods cards, their pile, and the stocks."""
    g, say = scene.g, scene.say
    found = []
    for pair, name in enumerate(PAIR_NAMES):
        n = int(g.open_goods[pair])
        if n:
            found.append(tag("span", {"class": "gset", "data-at": f"goods:{name}", "data-key": f"goods:{name}",
                                      "data-tip": say("tip-goods", goods=say("pair-" + dashed(name)))},
                             [card.goods(pair) for _ in range(n)]))
    left = sum([int(n) for n in g.goods_pile])
    pile = tag("span", {"class": "gset gpile" if left else "gset gpile is-empty", "data-at": "goods:pile",
                        "data-key": "goods:pile", "data-tip": say("tip-pile", n=left)},
               card.goods_back() if left else tag("i", {"class": "gnone"}), tag("b", {}, left))
    bonus = len(BONUS_NAMES) - len(g.taken) - bin(int(g.bonus_box)).count("1")
    stocks = [("gc-key", int(g.keys), "tip-stock-keys"), ("gc-bonus", bonus, "tip-stock-bonus"),
              ("gc-coin", int(g.bank), "tip-stock-coins")]
    stock = tag("span", {"class": "stocks"}, [tag("span", {"class": "stat", "data-tip": say(key, n=n)},
                                                  icon(picture), n) for picture, n, key in stocks])
    return Slot("goods", say("panel-goods"), tag("div", {"class": "goodsrow"}, *found, pile, stock), part="own")


# What would follow, and what is chosen from here


def fore(scene: Scene) -> Slot:
    """While something is pointed at the page writes here what would follow. Payments and bonus cards that are asked
    for lie here, too."""
    g, say = scene.g, scene.say
    asked = scene.acting() == scene.seat and scene.seat != NOBODY
    if asked and g.step() == "pay":
        place = scene.place(int(built_at(g.agenda[g.top - 1] >> 12)))
        sets = tag("div", {"class": "paysets"}, _payments(scene))
        return Slot("fore", say("hand-pay", place=place), sets, part="own")
    if asked and g.step() == "take_bonus":
        return Slot("fore", say("hand-choose"), tag("div", {"class": "bonuses"}, _bonuses(scene)), part="own")
    if asked and g.step() == "limit":
        rule = say("fore-limit")
    else:
        rule = say("fore-build") if g.step() == "build" and asked else say("fore-others")
    return Slot("fore", say("panel-fore"), tag("div", {"class": "fore-in"}, tag("p", {"class": "note"}, rule),
                                               _as_it_stands(scene)), part="own")


def _as_it_stands(scene: Scene) -> Html:
    """What this round would bring the viewer if nobody built any more."""
    if scene.seat == NOBODY or scene.g.card == NO_CARD:
        return NOTHING
    n, now = sum(round_letters(scene.g, scene.seat)), int(scene.player(scene.seat).letters)
    return tag("p", {"class": "sum"}, rich(scene.say("fore-stands", old=now, new=now + n)))


def _payments(scene: Scene) -> list[Html]:
    """Each set of cards that pays."""
    land = int(scene.g.chart.landscape[built_at(scene.g.agenda[scene.g.top - 1] >> 12)])
    found = []
    for action in sorted(scene.legal):
        if PAY <= action < DISCARD:
            name = PAYMENT_NAMES[action - int(PAY)]
            counts = CARDS[action - int(PAY)]
            tip = scene.say("tip-pay", cards=enumerated(scene, counted_cards(counts)))
            found.append(tag("span", {"class": "payset", "data-at": f"pay:{name}", "data-tip": tip},
                             card.paid(counts, land)))
    return found


def _bonuses(scene: Scene) -> list[Html]:
    """The bonus cards that are left, each with what it would bring now."""
    g, say, me = scene.g, scene.say, scene.player(scene.seat)
    found = []
    for action in sorted(scene.legal):
        which = action - int(BONUS_TAKE)
        now = int(BONUS_LETTERS[which] * counted(g, me, which))
        tip = say("tip-bonus", bonus=say("bonus-" + BONUS_NAMES[which]))
        found.append(tag("span", {"class": "bonus1", "data-at": f"bonus:{BONUS_NAMES[which]}", "data-tip": tip},
                         card.bonus(which, label=tip), tag("small", {}, rich(say("bonus-now", n=now)))))
    return found


# What I have


def mine(scene: Scene) -> Slot:
    """The own purse, hand, goods and bonus cards; a spectator has none."""
    seat, say = scene.seat, scene.say
    if seat == NOBODY:
        return Slot("mine", say("panel-watching"), tag("p", {"class": "note"}, say("watching")), part="own")
    purse = tag("div", {"class": "purse"}, mark(seat),
                tag("span", {"class": "strip-name cut", "title": scene.names[seat]}, scene.names[seat]),
                part.number(scene, seat, "coins", "gc-coin", "tip-coins", "stat big"),
                part.number(scene, seat, "keys", "gc-key", "tip-keys", "stat big"),
                strips.posts(scene, seat, "stat big"), strips.black(scene, seat, "stat big"), _letters(scene))
    return Slot("mine", say("panel-mine"), join(purse, _hand(scene), _held(scene)), part="own", bare=False)


def _letters(scene: Scene) -> Html:
    """The same points as on the strip; where bonus cards add to them, the letters and what they add."""
    seat, say = scene.seat, scene.say
    told = scene.facts(seat)
    letters, bonus = int(str(told["letters"])), int(str(told["bonus_letters"]))
    more = None
    if scene.g.bonuses(seat):
        more = tag("small", {"data-tip": say("tip-bonus-letters", n=bonus)}, fact(seat, "letters", letters), " + ",
                   fact(seat, "bonus_letters", bonus), icon("gc-bonus"))
    return part.counted_now(scene, seat, "stat big lett", more)


def _hand(scene: Scene) -> Html:
    """The cards by landscape; behind them what a group of the auction would add while it is pointed at."""
    me, say, g = scene.player(scene.seat), scene.say, scene.g
    kinds = []
    for kind in KINDS:
        n, name = int(me.hand[kind]), LANDSCAPE_NAMES[kind]
        if n:
            cards = [tag("span", {"class": "hcard", "data-part": f"hand:{name}", "data-n": copy + 1,
                                  "data-key": f"card:{name}:{copy + 1}"}, card.land(kind, "lc")) for copy in range(n)]
            kinds.append(tag("span", {"class": "hkind", "data-at": f"hand:{name}",
                                      "data-tip": say("tip-card", card=scene.landscape(kind), n=n)},
                             tag("span", {"class": "hcards"}, cards),
                             tag("span", {"class": "hname"}, scene.landscape(kind))))
    total = sum([int(n) for n in me.hand])
    if g.step() == "bid":
        total += max([sum(g.groups[n * LANDSCAPES:(n + 1) * LANDSCAPES]) for n in range(len(g.hands))])
    coming = [] if g.step() != "bid" else [
        tag("span", {"class": f"hcard coming w{group + 1}"}, card.land(kind, "lc"))
        for group in range(len(g.hands)) for kind in KINDS
        for _ in range(int(g.groups[group * LANDSCAPES + kind]))]
    empty = None if kinds else tag("p", {"class": "note"}, say("hand-empty"))
    return tag("div", {"class": f"hand n{total}", "role": "group", "aria-label": say("panel-hand"),
                       "data-stays": "hand"}, empty, *kinds,
               *coming)


def _held(scene: Scene) -> Html:
    seat, say = scene.seat, scene.say
    things = part.held_goods(scene, seat) + part.held_bonuses(scene, seat) + part.free_goods(scene, seat)
    return tag("div", {"class": "held"}, tag("span", {"class": "kicker"}, say("held-mine")),
               tag("span", {"class": "heldc"}, things),
               part.stands(scene, seat, "stands-me"))
