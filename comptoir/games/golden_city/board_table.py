"""The Golden City's board: what lies beside the island."""

from __future__ import annotations

from typing import Final

from comptoir.draw.pen import Pen
from comptoir.draw.svg import Svg
from comptoir.draw.text import BOLD, SERIF, clip, shrink, width
from comptoir.games.golden_city.actions import BONUS_TAKE, DISCARD, PAY, PAYMENT_NAMES, PAYS_WITH
from comptoir.games.golden_city.board_scene import Scene
from comptoir.games.golden_city.chart import drawn
from comptoir.games.golden_city.data import (
    BONUS_LETTERS,
    BONUS_NAMES,
    GOOD_NAMES,
    LANDSCAPE_NAMES,
    NO_CARD,
    PAIR_NAMES,
    PLACES,
    RIVERS,
    SCORE_CARDS,
    SIDES,
    TWO_SEATS,
)
from comptoir.games.golden_city.rules.numbers import BLACK_AT
from comptoir.games.golden_city.tell_words import cards, group_name
from comptoir.kernel.state import HIDDEN, NOBODY
from comptoir.message import Argument
from comptoir.words import dashed

WIDE: Final = 420
HALF: Final = 204
KINDS: Final = range(len(LANDSCAPE_NAMES))
BONUS_ICONS: Final = ("gc-goods-card", "gc-coin", "gc-wall", "gc-river", "gc-forest", "gc-meadow", "gc-mountain",
                      "gc-desert")


def enumerated(scene: Scene, listed: Argument) -> str:
    return ", ".join([scene.told(item) for item in listed]) if isinstance(listed, list) else ""


# Cards


def land_card(pen: Pen, kind: int, x: float, y: float, w: float, h: float) -> None:
    """A landscape card: its colour, and its picture on a pale disc."""
    name = LANDSCAPE_NAMES[kind]
    pen.rect(x, y, w, h, w * 0.12, "gc-face gc-pale")
    inset = max(1.8, w * 0.07)
    pen.rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, w * 0.08, f"gc-c-{name}")
    size = min(w, h) * 0.66
    if name != "port":
        pen.circle(x + w / 2, y + h / 2, size * 0.56, "gc-halo")
    pen.icon(f"gc-{name}", x + (w - size) / 2, y + (h - size) / 2, size, "gc-ink")


def back(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    pen.rect(x, y, w, h, w * 0.12, "gc-back")
    pen.path(f"M{x + 3} {y + 3}L{x + w - 3} {y + h - 3}M{x + w - 3} {y + 3}L{x + 3} {y + h - 3}", "gc-backx")


def goods_card(pen: Pen, pair: int, x: float, y: float, w: float, h: float) -> None:
    pen.rect(x, y, w, h, w * 0.12, "gc-goods")
    size = min(w * 0.8, h * 0.42)
    for n, good in enumerate(PAIR_NAMES[pair].split("_")):
        pen.icon(f"gc-{good}", x + (w - size) / 2, y + h * (0.04 + 0.48 * n), size, "gc-ink")
    pen.path(f"M{x + 3} {y + h / 2}h{w - 6}", "gc-split")


def bonus_card(pen: Pen, card: int, x: float, y: float, w: float, h: float) -> None:
    pen.rect(x, y, w, h, 4, "gc-bonus")
    size = w * 0.62
    pen.icon(BONUS_ICONS[card], x + (w - size) / 2, y + 5, size, "gc-ink")
    pen.path(f"M{x + 4} {y + h * 0.6}h{w - 8}", "gc-split")
    pen.text(x + w * 0.3, y + h - 8, str(int(BONUS_LETTERS[card])), min(15, w * 0.5), "bold mid gc-inkt")
    pen.icon("gc-letter", x + w * 0.5, y + h - 8 - w * 0.36, w * 0.42, "gc-ink")


def closed_bonus(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    pen.rect(x, y, w, h, 3, "gc-bonus")
    pen.icon("gc-bonus", x + (w - h * 0.7) / 2, y + h * 0.15, h * 0.7, "gc-ink")


# The auction


def auction(scene: Scene) -> Svg:
    """The groups with the hands on them, and what the next ousting costs."""
    pen, say, g = scene.pen(), scene.say, scene.g
    count: int = len(g.hands)
    dealt = any(g.groups)
    w = min(134.0, (WIDE - 8 - 8 * (count - 1)) / count)
    if g.seats == TWO_SEATS:
        w = 150.0
    left = 4.0
    for group in range(count):
        wide = w + (50 if g.seats == TWO_SEATS and group == 1 else 0)
        _group(pen, scene, group, left, wide)
        left += wide + 8
    if not dealt:
        words = say("prompt-over" if scene.over() else "auction-over")
        pen.text(WIDE / 2, 56, words, shrink(words, WIDE - 40, 13), "mute mid")
    pen.text(8, 139, say("auction-ousting"), 13, "mute")
    x = 20 + width(say("auction-ousting"), 13)
    for n in range(1, 6):
        pen.coin(x + 14 + 31 * (n - 1), 134.5, 12, n)
        if n <= g.oustings:
            pen.path(f"M{x + 4 + 31 * (n - 1)} 144L{x + 24 + 31 * (n - 1)} 125", "gc-struck")
        if n == g.oustings + 1:
            pen.circle(x + 14 + 31 * (n - 1), 134.5, 15, "now")
    pen.text(WIDE - 8, 139, say("auction-next", n=int(g.oustings) + 1), 13.5, "bold end")
    return pen.finish(WIDE, 156, theme=scene.theme, label=say("panel-auction"))


def _group(pen: Pen, scene: Scene, group: int, x: float, w: float) -> None:
    g, say = scene.g, scene.say
    held = [int(g.groups[group * len(KINDS) + kind]) for kind in KINDS]
    hand = int(g.hands[group])
    who = say("tip-free") if hand == NOBODY else say("tip-hand", name=scene.names[hand])
    about = say("tip-group", group=scene.told(group_name(g, group)), cards=enumerated(scene, cards(held)), who=who)
    with pen.place(f"group:{group + 1}", about, x - 1, 3, w + 2, 112, 9, key=f"group:{group + 1}"):
        if any(held):
            pen.rect(x + 0.8, 4.8, w - 1.6, 96, 8, "card")
        kinds = [kind for kind in KINDS for _ in range(held[kind])]
        coin = 30 if group == 0 and g.coin else 0
        size = min(46.0, (w - 14 - coin) / max(len(kinds), 1) - 4)
        at = x + (w - coin - len(kinds) * (size + 4) + 4) / 2
        for n, kind in enumerate(kinds):
            land_card(pen, kind, at + n * (size + 4), 14, size, 66)
        if coin:
            pen.icon("gc-coin", x + w - 34, 34, 26, "gc-ink")
        if not kinds:
            return
        if hand != NOBODY:
            pen.icon("gc-hand", x + w / 2 - 34, 62, 40, "gc-ink", key=f"hand:{hand}")
            pen.icon(f"gc-mark-{scene.shape(hand)}", x + w / 2 - 22, 88, 19, "gc-ink")
        label = say("auction-free") if hand == NOBODY else str(int(g.oustings) + 1)
        wide = width(label, 13, BOLD) + (24 if hand == NOBODY else 38)
        mid = x + w / 2 if hand == NOBODY else x + w / 2 + 26
        pen.rect(mid - wide / 2, 86, wide, 26, 13, "gc-pill")
        if hand == NOBODY:
            pen.text(mid, 103.5, label, 13, "bold mid gc-inkt")
        else:
            pen.text(mid - 14, 104, label, 14, "bold gc-inkt")
            pen.icon("gc-coin", mid + 1, 91, 16, "gc-ink")


# Score card and goods


def score_card(scene: Scene) -> Svg:
    """The good, and the river or quarter, that this round scores; and what is left of the pile."""
    pen, say, g = scene.pen(), scene.say, scene.g
    if g.card == NO_CARD:
        pen.text(HALF / 2, 50, say("scorecard-none"), 13, "mute mid")
    else:
        good = GOOD_NAMES[g.chart.card_good[g.card]]
        about = say("tip-score", good=say("good-" + good), region=scene.region(int(g.card)))
        with pen.place("score", about, 4, 3, HALF - 8, 98, 9, key=f"score:{int(g.card)}"):
            pen.rect(6, 5, HALF - 12, 94, 8, "gc-goods")
            pen.icon(f"gc-{good}", 26, 14, 52, "gc-ink")
            pen.path(f"M{HALF / 2} 14v76", "gc-split")
            region_map(pen, scene, HALF / 2 + 22, 13, 56)
            for x in (52, HALF / 2 + 50):
                pen.text(x, 89, say("scorecard-two"), 13, "mid gc-inkt")
    left = [n for n in range(int(SCORE_CARDS)) if g.cards_left >> n & 1]
    if left:
        nearest = min([int(g.chart.card_back[n]) for n in left])
        said = say("scorecard-left", n=len(left), back=nearest)
    else:
        said = say("scorecard-last")
    pen.text(8, 122, said, shrink(said, HALF - 12, 13), "mute")
    return pen.finish(HALF, 134, theme=scene.theme, label=say("panel-score"))


def region_map(pen: Pen, scene: Scene, x: float, y: float, size: float) -> None:
    """A little map, turned like the island: the river in blue, or the quarter in its colour."""
    g, board = scene.g, drawn(scene.g.options)
    region, mid, half = int(g.chart.card_region[g.card]), size / 2, size / 2
    corners = {"N": ((0, 0), (size, 0)), "E": ((size, 0), (size, size)), "S": ((size, size), (0, size)),
               "W": ((0, size), (0, 0))}
    for land, side in board["sides"].items():
        (ax, ay), (bx, by) = corners[side]
        pen.path(f"M{x + mid} {y + mid}L{x + ax} {y + ay}L{x + bx} {y + by}z", f"gc-c-{land}")
    quarter = LANDSCAPE_NAMES[region - int(RIVERS) + 1] if region >= RIVERS else ""
    pen.path(f"M{x} {y}l{size} {size}M{x + size} {y}l-{size} {size}", "gc-river gc-edge")
    if quarter:
        wide = half * 0.76
        pen.circle(x + mid, y + mid, wide, "gc-disc")
        (ax, ay), (bx, by) = corners[board["sides"][quarter]]
        r = wide * 0.7071
        sx, sy = (1 if ax else -1, 1 if ay else -1)
        tx, ty = (1 if bx else -1, 1 if by else -1)
        pen.path(f"M{x + mid} {y + mid}L{x + mid + sx * r} {y + mid + sy * r}A{wide} {wide} 0 0 1 "
                 f"{x + mid + tx * r} {y + mid + ty * r}z", f"gc-face gc-c-{quarter}")
        cx, cy = x + mid + (sx + tx) * r * 0.36, y + mid + (sy + ty) * r * 0.36
        pen.icon("gc-wall", cx - 7, cy - 7, 14, "gc-ink")
    else:
        pair = board["rivers"][region].split("_")
        sides = [board["sides"][land] for land in pair]
        first = next(side for n, side in enumerate(SIDES) if {side, SIDES[(n + 1) % 4]} == set(sides))
        ex, ey = corners[first][1]
        pen.path(f"M{x + mid} {y + mid}L{x + ex} {y + ey}", "gc-bank gc-door")
        pen.path(f"M{x + mid} {y + mid}L{x + ex} {y + ey}", "gc-river gc-canal")
        pen.icon("gc-river", x + (mid + ex) / 2 - 9, y + (mid + ey) / 2 - 9, 18, "gc-ink")
    pen.out.append(f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="5" fill="none" class="gc-face"/>')


def goods(scene: Scene) -> Svg:
    """The open goods cards, their pile, and the stocks."""
    pen, say, g = scene.pen(), scene.say, scene.g
    x = 5.0
    for pair, name in enumerate(PAIR_NAMES):
        n = int(g.open_goods[pair])
        if not n:
            continue
        wide = 44 + 12 * (n - 1)
        with pen.place(f"goods:{name}", say("tip-goods", goods=say("pair-" + dashed(name))), x - 2, 3, wide + 4, 98, 7,
                       key=f"goods:{name}"):
            for copy in range(n):
                goods_card(pen, pair, x + 12 * (n - 1 - copy), 6, 44, 90)
        x += wide + 6
    left = sum([int(n) for n in g.goods_pile])
    with pen.place("goods:pile", say("tip-pile", n=left), HALF - 47, 3, 46, 98, 7, key="goods:pile"):
        if left:
            for shift in (4, 2, 0):
                back(pen, HALF - 46 + shift, 10 - shift, 36, 60)
        else:
            pen.rect(HALF - 44, 8, 36, 60, 5, "sold")
        pen.text(HALF - 24, 92, f"{say('goods-pile')} {left}", 12.5, "bold mid")
    bonus = len(BONUS_NAMES) - len(g.taken) - bin(int(g.bonus_box)).count("1")
    stocks = [say("stock-keys", n=int(g.keys)), say("stock-bonus", n=bonus), say("stock-coins", n=int(g.bank))]
    said = " · ".join(stocks)
    pen.text(6, 122, said, shrink(said, HALF - 8, 13), "mute")
    return pen.finish(HALF, 134, theme=scene.theme, label=say("panel-goods"))


# The seats


def seat_panel(scene: Scene, seat: int) -> Svg:
    """What a player has: letters, coins, keys, posts, goods, bonus cards, and the cards one knows or does not."""
    pen, say, g, me = scene.pen(), scene.say, scene.g, scene.player(seat)
    acting = scene.acting() == seat
    if acting:
        pen.rect(1.5, 1.5, WIDE - 3, 89, 8, "now")
    pen.icon(f"gc-mark-{scene.shape(seat)}", 10, 9, 22, "gc-ink")
    name = clip(scene.names[seat], 105 if g.seats == TWO_SEATS else 165, 16, SERIF)
    pen.text(40, 26, name, 16, "serif")
    x = 50 + width(name, 16, SERIF)
    if g.first == seat:
        pen.icon("gc-first", x, 7, 24)
        x += 30
    if g.stuck >> seat & 1:
        pen.text(x, 25, say("seat-stuck"), 13, "bold")
    elif acting:
        pen.icon("gc-hand", x, 6, 26)
        pen.text(x + 30, 25, say("seat-to-bid" if g.step() == "bid" else "seat-to-play"), 13, "mute")
    if g.seats == TWO_SEATS:
        pen.point(WIDE - 104, 21, 14, str(int(me.points)))
    letters = str(int(me.letters))
    pen.text(WIDE - 12, 29, letters, 22, "bold end")
    pen.icon("gc-letter", WIDE - 24 - width(letters, 22, BOLD) - 18, 9, 24)
    posts = f"gc-post-{scene.shape(seat)}"
    for at, icon, n in ((8, "gc-coin", me.coins), (60, "gc-key", me.keys), (101, posts, me.posts)):
        pen.icon(icon, at, 50, 24, "gc-ink" if icon != "gc-key" else "")
        pen.text(at + 28, 68, str(int(n)), 15, "bold")
    if me.black or me.closed:
        pen.icon(f"gc-post-black-{scene.shape(seat)}", 147, 52, 20)
        pen.text(169, 68, str(int(me.black)), 13, "bold")
    _held_goods(pen, scene, seat, 190.0)
    _held_cards(pen, scene, seat)
    return pen.finish(WIDE, 92, theme=scene.theme, label=scene.names[seat])


def _held_goods(pen: Pen, scene: Scene, seat: int, x: float) -> None:
    say, me = scene.say, scene.player(seat)
    kinds = [pair for pair in range(len(PAIR_NAMES)) if me.goods[pair]]
    total = sum([int(n) for n in me.goods])
    step = 22.0 if total <= 4 else 18.0
    for pair in kinds:
        n = int(me.goods[pair])
        about = say("tip-held", goods=say("pair-" + dashed(PAIR_NAMES[pair])), n=n)
        with pen.place(scene.at(seat, f"held:{PAIR_NAMES[pair]}"), about, x - 1, 43, step * n, 42, 5,
                       key=f"held:{seat}:{PAIR_NAMES[pair]}"):
            for copy in range(n):
                goods_card(pen, pair, x + step * copy, 44, 20, 40)
        x += step * n


def _held_cards(pen: Pen, scene: Scene, seat: int) -> None:
    """Bonus cards, then landscape cards: face up as far as the viewer knows them."""
    g, me = scene.g, scene.player(seat)
    bonus = sum([taker == seat for taker in g.takers])
    shown = [(kind, n) for kind in KINDS for n in range(int(me.hand[kind]))]
    count = len(shown) + int(me.hidden)
    room, x = 132.0, WIDE - 140.0
    if bonus:
        step = min(20.0, 38 / bonus)
        for n in range(bonus):
            closed_bonus(pen, x - 4 + n * step, 50, 18, 28)
        x += min(20.0 * bonus, 38 + 18 - step) + 4
        room -= min(20.0 * bonus, 38 + 18 - step) + 4
    step = min(23.0, (room - 20) / max(count - 1, 1))
    for n, (kind, _) in enumerate(shown):
        land_card(pen, kind, x + n * step, 48, 21, 32)
    for n in range(int(me.hidden)):
        back(pen, x + (len(shown) + n) * step, 48, 21, 32)


# The own hand


def hand(scene: Scene) -> Svg:
    """The viewer's cards by landscape, and their bonus cards; what they may choose just now lies below."""
    pen, say, g, me = scene.pen(), scene.say, scene.g, scene.player(scene.seat)
    kinds = [kind for kind in KINDS if me.hand[kind]]
    bonus = [int(g.taken[n]) for n in range(len(g.taken)) if g.takers[n] == scene.seat and g.taken[n] != HIDDEN]
    room = WIDE - 10 - 46 * len(bonus) - (8 if bonus else 0)
    extra = sum([int(me.hand[kind]) - 1 for kind in kinds])
    w = min(72.0, (room - 6 * len(kinds) - 17 * extra) / max(len(kinds), 1)) if kinds else 60.0
    w = max(w, 34.0)
    overlap = 17.0 if w > 40 else 12.0
    x = 5.0
    for kind in kinds:
        n = int(me.hand[kind])
        wide = w + overlap * (n - 1)
        with pen.place(f"hand:{LANDSCAPE_NAMES[kind]}", say("tip-card", card=scene.landscape(kind), n=n), x - 2, 2,
                       wide + 4, 112, 8, key=f"hand:{LANDSCAPE_NAMES[kind]}"):
            for copy in range(n):
                land_card(pen, kind, x + overlap * copy, 5, w, 84)
            word = scene.landscape(kind) if n == 1 else f"{scene.landscape(kind)} ×{n}"
            pen.text(x + wide / 2, 107, word, shrink(word, wide + 6, 13.5, SERIF), "serif mid")
        x += wide + 6
    if not kinds:
        pen.text(12, 52, say("hand-empty"), 13, "mute")
    x = WIDE - 46.0 * len(bonus)
    for n, card in enumerate(bonus):
        pen.out.append(f"<g><title>{say('tip-bonus', bonus=say('bonus-' + BONUS_NAMES[card]))}</title>")
        bonus_card(pen, card, x + 46 * n, 5, 40, 84)
        pen.out.append("</g>")
    high = 118.0
    if g.step() == "pay" and scene.acting() == scene.seat:
        high = _payments(pen, scene, high)
    elif g.step() == "take_bonus" and scene.acting() == scene.seat:
        high = _bonus_choice(pen, scene, high)
    return pen.finish(WIDE, high, theme=scene.theme, label=say("panel-hand"))


def _payments(pen: Pen, scene: Scene, top: float) -> float:
    """Each set of cards that pays, to be pointed at."""
    target = int(scene.g.agenda[scene.g.top - 1] >> 12)
    place = target if target < PLACES else target - int(BLACK_AT)
    said = scene.say("hand-pay", place=scene.place(place))
    pen.text(8, top + 14, said, shrink(said, WIDE - 16, 13), "bold")
    x, y = 8.0, top + 24
    for action in sorted(scene.legal):
        if not PAY <= action < DISCARD:
            continue
        n = action - int(PAY)
        counts = list(PAYS_WITH)[n * len(KINDS):(n + 1) * len(KINDS)]
        paid = [kind for kind in KINDS for _ in range(int(counts[kind]))]
        wide = 30.0 * len(paid) + 12
        if x + wide > WIDE - 4:
            x, y = 8.0, y + 58
        about = scene.say("tip-pay", cards=enumerated(scene, cards(counts)))
        with pen.place(f"pay:{PAYMENT_NAMES[n]}", about, x, y, wide, 50, 8, key=f"pay:{PAYMENT_NAMES[n]}"):
            pen.rect(x + 1.5, y + 1.5, wide - 3, 47, 7, "card")
            for k, kind in enumerate(paid):
                land_card(pen, kind, x + 7 + 30 * k, y + 6, 27, 38)
        x += wide + 8
    return y + 58


def _bonus_choice(pen: Pen, scene: Scene, top: float) -> float:
    pen.text(8, top + 14, scene.say("hand-choose"), 13, "bold")
    legal = [action - int(BONUS_TAKE) for action in sorted(scene.legal) if action >= BONUS_TAKE]
    for n, card in enumerate(legal):
        name = BONUS_NAMES[card]
        x, y = 6.0 + 102 * (n % 4), top + 24 + 96 * (n // 4)
        with pen.place(f"bonus:{name}", scene.say("tip-bonus", bonus=scene.say("bonus-" + name)), x, y, 98, 90, 8,
                       key=f"bonus:{name}"):
            bonus_card(pen, card, x + 26, y + 5, 46, 80)
    return top + 24 + 96 * (-(-len(legal) // 4)) + 4
