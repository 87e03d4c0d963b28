"""Puerto Rico's board: what lies in the middle of the table."""

from __future__ import annotations

from comptoir.draw.pen import Pen
from comptoir.draw.svg import Svg
from comptoir.draw.text import BOLD, SERIF, clip, shrink, width
from comptoir.games.puerto_rico.board_scene import BUILDINGS, GOODS, TILES, Scene, kind_of
from comptoir.games.puerto_rico.data import (
    CIRCLES,
    COLUMN,
    EMPTY,
    GOOD_NAMES,
    HOUSE,
    PLACE_NAMES,
    POINTS,
    PRICE,
    QUARRY,
    ROLE_NAMES,
    TILE_NAMES,
)
from comptoir.kernel.state import NOBODY
from comptoir.words import dashed

NARROW = 360
EDGE = 4  # room for the rim of what stands at the edge


# Roles


def roles(scene: Scene, wide: float, columns: int) -> Svg:
    """The roles with their doubloons, or with who took them. A single row has higher cards."""
    pen = scene.pen()
    count: int = len(scene.g.taken)
    tall = columns >= count
    gap, high = 7, (72 if tall else 52)
    columns = min(columns, count)
    w = (wide - 2 * EDGE - gap * (columns - 1)) / columns
    for role in range(count):
        x, y = EDGE + role % columns * (w + gap), 4 + role // columns * (high + gap)
        _role(pen, scene, role, x, y, w, high)
    high = 4 + -(-count // columns) * (high + gap) - gap + 12
    return pen.finish(wide, high, theme=scene.theme, label=scene.say("panel-roles"))


def _role(pen: Pen, scene: Scene, role: int, x: float, y: float, w: float, h: float) -> None:
    say, name, coins = scene.say, ROLE_NAMES[role], int(scene.g.doubloons[role])
    by, word, tall = int(scene.g.taken[role]), scene.role(role), h > 60
    about = [f"{word}. {say(f'role-{dashed(name)}-help')}"]
    if coins:
        about.append(say("tip-doubloons-on-it", n=coins))
    if by != NOBODY:
        about.append(say("tip-taken", name=scene.names[by]))
    with pen.place(f"role:{name}", " ".join(about), x - 1.5, y - 1.5, w + 3, h + 3, 8, key=f"role:{name}"):
        pen.rect(x + 0.6, y + 0.6, w - 1.2, h - 1.2, 7, "card" if by == NOBODY else "taken")
        if by != NOBODY and role == scene.g.role:
            pen.rect(x + 1, y + 1, w - 2, h - 2, 7, "now")
        icon = 32 if tall else 30
        pen.icon(f"co-{name.removesuffix('_2')}", x + 8, y + (9 if tall else 11), icon)
        left, room = x + icon + 16, w - icon - 21
        if coins and not tall:
            room -= 26
        pen.text(left, y + (23 if tall else 22), word, shrink(word, room, 15, SERIF), "serif")
        privilege = say(f"role-{dashed(name)}-privilege")
        if tall or by == NOBODY:
            pen.text(left, y + 39, privilege, shrink(privilege, room, 11.5), "mute")
        low = y + (60 if tall else 39)
        if by != NOBODY:
            pen.seat(by, left, low - 12, 15, key=f"took:{by}:{name}")
            pen.text(left + 20, low, clip(scene.names[by], room - 20, 12), 12)
        elif coins and tall and coins <= 4:
            for coin in range(coins):
                pen.icon("co-doubloon", left - 1 + 22 * coin, y + 45, 21)
        elif coins:
            pen.coin(left + 10 if tall else x + w - 20, y + (55 if tall else 26), 11, coins)


# Buildings on offer


def offer(scene: Scene, columns: int) -> Svg:
    """The buildings for sale: a column for each number of quarries that count; on a phone two beside each
    other."""
    pen, say = scene.pen(), scene.say
    wide, w, step = (764, 180, 192) if columns == 4 else (NARROW, 173, 179)
    for column in range(4):
        x, top = EDGE + column % columns * step, column // columns * 382
        for n in range(column + 1):
            pen.icon("co-quarry", x + 20 * n, top + 3, 18)
        pen.text(x + 20 * column + 24, top + 17, say("offer-column", n=column + 1), 12, "mute")
        stack = [b for b in BUILDINGS if COLUMN[b] == column + 1]
        for n, building in enumerate(stack):
            _offer(pen, scene, building, x, top + 28 + 58 * n, w)
        if column == 3:
            _offer_legend(pen, scene, x, top + 28 + 58 * len(stack))
    return pen.finish(wide, 386 if columns == 4 else 768, theme=scene.theme, label=say("panel-offer"))


def _offer_legend(pen: Pen, scene: Scene, x: float, y: float) -> None:
    say = scene.say
    pen.text(x + 3, y + 16, say("offer-large"), shrink(say("offer-large"), 174, 11.5), "mute")
    words = say("offer-cost" if scene.seat == NOBODY else "offer-price")
    pen.icon("co-doubloon", x + 2, y + 24, 20)
    pen.text(x + 26, y + 38, words, 11.5, "mute")
    across = x + 26 + width(words, 11.5) + 16
    pen.circle(across, y + 34, 5, "circ")
    pen.text(across + 10, y + 38, say("offer-circle"), 11.5, "mute")


def _offer(pen: Pen, scene: Scene, building: int, x: float, y: float, w: float) -> None:
    say, name, left = scene.say, PLACE_NAMES[building], scene.g.stock[building]
    circles, worth = int(CIRCLES[building]), int(POINTS[building])
    yours = scene.seat != NOBODY and scene.player(scene.seat).circles[building] > 0
    cost, due = int(scene.g.cost[building]), scene.price(building)
    dear = say("tip-cost", n=cost) if due == cost else say("tip-price", n=due, cost=cost)
    about = [f"{scene.building(building)}. {scene.power(building)}",
             say("tip-yours") if yours else dear, say("tip-worth", n=worth), say("tip-left", n=left)]
    with pen.place(f"offer:{name}", " ".join(about), x - 1, y - 1, w + 2, 52, 7, key=f"offer:{name}"):
        pen.rect(x + 0.6, y + 0.6, w - 1.2, 48.8, 6, "card" if left else "sold")
        pen.rect(x + 5, y + 5, 40, 40, 4, f"picbg k-{kind_of(building)}")
        pen.icon(f"co-{dashed(name)}", x + 8, y + 8, 34, f"pic t-{kind_of(building)}")
        word = scene.short(building)
        pen.text(x + 52, y + 19, word, shrink(word, w - 57, 13.5, SERIF), "serif")
        for n in range(circles):
            pen.circle(x + 56.5 + 10 * n, y + 35, 4.2, "circ")
        after = x + 55 + 10 * circles
        if left or not yours:
            pen.text(after, y + 39, say("offer-left", n=left) if left else say("offer-none"), 11.5, "mute")
        if yours:
            pen.text(x + w - 30, y + 39, say("offer-yours"), 11.5, "mute end")
        elif left:
            pen.coin(x + w - 41, y + 35, 11, due)
            if due != cost:
                pen.struck(x + w - 58, y + 39, str(cost), 12, width(str(cost), 12))
        pen.point(x + w - 15, y + 35, 11, str(worth))


# Plantations and quarries


def row(scene: Scene) -> Svg:
    """The face-up tiles by kind, the quarries, the stock and the discard."""
    pen, say, g = scene.pen(), scene.say, scene.g
    for kind in TILES:
        count, word, mid, half = int(g.row[kind]), scene.tile(kind), 25 + 42.3 * kind, 21.0
        if kind == QUARRY:
            mid, half = mid + 1.3, 22.3
        about = say("tip-quarries", n=count) if kind == QUARRY else say("tip-row", tile=word, n=count)
        name = TILE_NAMES[kind]
        with pen.place(f"row:{name}", about, mid - half, 1, 2 * half, 83, 7, key=f"row:{name}"):
            pen.icon(f"co-tile-{name}", mid - 22, 2, 44, "hair", cls="" if count else "dim")
            pen.text(mid, 61, word, 11.5, "serif mid" if count else "serif mute mid")
            pen.text(mid, 77, f"×{count}", 12, "bold mid" if count else "mute mid")
    pen.path("M262 8v74", "thin")
    with pen.place("stock", say("tip-stock", n=sum(g.pile)), 266, 1, 42, 83, key="stock"):
        for shift in (3, 0):
            pen.icon("co-tile-back", 264 + shift, 4 - shift, 42, "hair", cls="" if sum(g.pile) else "dim")
        pen.text(287, 61, say("row-stock"), 11.5, "serif mid")
        pen.text(287, 77, str(sum(g.pile)), 12, "bold mid")
    with pen.place("discard", say("tip-discard", n=sum(g.discard)), 309, 1, 48, 83, key="discard"):
        pen.icon("co-discard", 316, 7, 34, cls="" if sum(g.discard) else "dim")
        pen.text(333, 61, say("row-discard"), 11.5, "serif mid")
        pen.text(333, 77, str(sum(g.discard)), 12, "bold mid" if sum(g.discard) else "mute mid")
    return pen.finish(NARROW, 90, theme=scene.theme, label=say("panel-row"))


# Ships, trading house and supplies


def harbour(scene: Scene) -> Svg:
    pen = scene.pen()
    pen.rect(4, 4, 238, 156, 8, "sea")
    pen.path("M206 20q4-4 8 0t8 0t8 0M10 56q4-4 8 0t8 0t8 0M212 58q4-4 8 0t8 0t8 0M14 106q4-4 8 0t8 0t8 0"
             "M10 155q4-4 8 0t8 0t8 0M110 156q4-4 8 0t8 0t8 0M206 153q4-4 8 0t8 0t8 0", "wave")
    ships: int = len(scene.g.holds)
    for ship in range(ships):
        _ship(pen, scene, ship, 12 + 50 * ship + 25 * (3 - ships))
    _house(pen, scene)
    pen.path("M4 168h352M217 174v74", "thin")
    _supplies(pen, scene)
    return pen.finish(NARROW, 256, theme=scene.theme, label=scene.say("panel-harbour"))


def _ship(pen: Pen, scene: Scene, ship: int, y: float) -> None:
    g, say = scene.g, scene.say
    holds, aboard, cargo = int(g.holds[ship]), int(g.loaded[ship]), int(g.cargo[ship])
    step = min(25.5, 176 / int(max(g.holds)))  # the largest ship must fit into the bay
    about = say("tip-ship-empty", room=holds) if cargo == EMPTY else \
        say("tip-ship", room=holds, n=aboard, good=scene.good(cargo))
    stern = 44 + step * holds + 17
    with pen.place(f"ship:{ship}", about, 5, y - 3, stern - 3, 44, 9):
        pen.path(f"M34 {y}H{stern:g}l-12 38H42c-5-10-8-24-8-38z", "built")
        pen.icon("co-cargo-ship", 6, y + 4, 28)
        for n in range(holds):
            x = 44 + step * n
            pen.rect(x, y + 6, step - 2, 26, 3, "slot")
            if n < aboard:
                size = min(24, step - 0.5)
                pen.icon(f"co-{GOOD_NAMES[cargo]}", x + (step - 2 - size) / 2, y + 19 - size / 2, size,
                         key=f"ship:{ship}:{n + 1}")


def _house(pen: Pen, scene: Scene) -> None:
    g, say = scene.g, scene.say
    stored = [kind for kind in GOODS for _ in range(g.house[kind])]
    about = say("tip-house", goods=", ".join(scene.good(kind) for kind in stored), n=HOUSE - len(stored)) \
        if stored else say("tip-house-empty")
    with pen.place("house", about, 247, 1, 110, 161, 8):
        pen.rect(253, 20, 98, 140, 5, "wall")
        pen.path("M248 22L262 4h80l14 18z", "built")
        word = say("house-title")
        pen.text(302, 40, word, shrink(word, 92, 12.5, SERIF), "serif mid")
        for n in range(int(HOUSE)):
            x, y = 259 + 44 * (n % 2), 50 + 53 * (n // 2)
            pen.rect(x, y, 42, 47, 4, "slot")
            if n < len(stored):
                pen.icon(f"co-{GOOD_NAMES[stored[n]]}", x + 3, y + 5.5, 36, "fine", key=f"house:{n + 1}")


def _supplies(pen: Pen, scene: Scene) -> None:
    g, say = scene.g, scene.say
    for kind in GOODS:
        x, count, name = 5 + 42 * kind, g.supply[kind], GOOD_NAMES[kind]
        about = say("tip-supply", good=scene.good(kind), n=count, price=PRICE[kind])
        with pen.place(f"supply:{name}", about, x - 1, 173, 42, 58, key=f"supply:{name}"):
            pen.icon(f"co-{name}", x, 177, 24, cls="" if count else "dim")
            pen.text(x + 24.5, 194, str(count), 12, "bold" if count else "mute")
            pen.coin(x + 12, 217, 9.5, int(PRICE[kind]))
    legend = say("supply-legend")
    pen.text(6, 246, legend, shrink(legend, 208, 11.5), "mute")
    for n, (at, icon, count, word, tip) in enumerate((
            ("colonists:ship", "co-colonist-ship", g.ship, "supply-aboard", "tip-aboard"),
            ("colonists:supply", "co-colonist", g.colonists, "supply-colonists", "tip-colonists"),
            ("chips", "co-point", g.chips, "supply-points", "tip-chips"))):
        mid = 241 + 46 * n
        with pen.place(at, say(tip, n=count), mid - 22.5, 173, 45, 78, key=at):
            pen.icon(icon, mid - 14, 176, 28)
            pen.text(mid, 222, str(count), shrink(str(count), 40, 13.5, BOLD), "bold mid")
            pen.text(mid, 246, say(word), 11.5, "mute mid")
