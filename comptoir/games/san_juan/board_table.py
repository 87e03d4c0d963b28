"""San Juan's board: what lies in the middle of the table, the hand, and cards looked at."""

from __future__ import annotations

from typing import Final

from comptoir.draw.pen import Pen
from comptoir.draw.svg import Svg
from comptoir.draw.text import clip, shrink
from comptoir.games.san_juan.board_cards import HIGH, WIDE, back, card, cost_card, name_lines, picture
from comptoir.games.san_juan.board_scene import Scene
from comptoir.games.san_juan.data import (
    BUILDING_NAMES,
    CATHEDRAL,
    GOOD_NAMES,
    PLANTS,
    PRICES,
    ROLE_NAMES,
    TRADER,
    UNSEEN,
)
from comptoir.games.san_juan.facts import next_limit
from comptoir.kernel.state import HIDDEN, NOBODY

NARROW: Final = 360.0
EDGE: Final = 4.0  # room for the rim of what stands at the edge
PILES: Final = 204.0
TILE: Final = 320.0


# Roles


def roles(scene: Scene, wide: float, columns: int) -> Svg:
    pen, gap, high = scene.pen(), 7.0, 84.0
    w = (wide - 2 * EDGE - gap * (columns - 1)) / columns
    size = min(name_lines(scene.role(role), w - 43, 14)[0] for role in range(len(ROLE_NAMES)))
    for role in range(len(ROLE_NAMES)):
        _role(pen, scene, role, EDGE + role % columns * (w + gap), 4 + role // columns * (high + gap), w, high, size)
    rows = -(-len(ROLE_NAMES) // columns)
    return pen.finish(wide, 4 + rows * (high + gap) - gap + 12, theme=scene.theme, label=scene.say("panel-roles"))


def _role(pen: Pen, scene: Scene, role: int, x: float, y: float, w: float, h: float, size: float) -> None:
    say, name, by, word = scene.say, ROLE_NAMES[role], int(scene.g.taken[role]), scene.role(role)
    about = say("tip-role", name=word, help=say(f"role-{name}-help"))
    if by != NOBODY:
        about += " " + say("tip-taken", name=scene.names[by])
    with pen.place(f"role:{name}", about, x - 1.5, y - 1.5, w + 3, h + 3, 8, key=f"role:{name}"):
        pen.rect(x + 0.6, y + 0.6, w - 1.2, h - 1.2, 7, "card" if by == NOBODY else "taken")
        if by != NOBODY and role == scene.g.role:
            pen.rect(x + 1, y + 1, w - 2, h - 2, 7, "now")
        pen.icon(f"co-{name}", x + 7, y + 9, 29)
        _, lines = name_lines(word, w - 43, size)
        for n, line in enumerate(lines):
            pen.text(x + 40, y + (28 if len(lines) == 1 else 21 + 14 * n), line, size, "serif")
        privilege = say(f"role-{name}-privilege")
        pen.text(x + 8, y + 56, privilege, shrink(privilege, w - 14, 11.5, least=11), "mute")
        if by != NOBODY:
            pen.seat(by, x + 8, y + 63, 14, key=f"took:{by}:{name}")
            pen.text(x + 27, y + 75, clip(scene.names[by], w - 33, 12), 12)


# The trading tile


def tile(scene: Scene) -> Svg:
    """The tile that pays, or the last one turned; beside it those to come, as far as they were seen."""
    pen, g, say = scene.pen(), scene.g, scene.say
    now = g.role == TRADER and g.tiles[0] != UNSEEN
    shown = int(g.tiles[0] if now else g.tiles[len(g.tiles) - 1])
    about = say("tile-none")
    if shown != UNSEEN:
        a, b, c, d, e = PRICES[shown][:5]
        about = f"{say('tile-now' if now else 'tile-last')}: {say('tip-tile', a=a, b=b, c=c, d=d, e=e)}"
    with pen.place("tile", about, 3, 2, 214, 88, 7, key="tile"):
        pen.rect(5, 4, 210, 84, 6, "tray")
        for kind in range(int(PLANTS)):
            x = 10 + 40.4 * kind
            pen.rect(x, 9, 38, 74, 4, "slot")
            pen.icon(f"co-{GOOD_NAMES[kind]}", x + 4, 13, 30, cls="" if now else "dim" if shown == UNSEEN else "")
            cost_card(pen, x + 10, 50, "?" if shown == UNSEEN else str(PRICES[shown][kind]), 18, 26)
    pen.text(226, 14, say("tile-next"), 11.5, "mute")
    order = list(g.tiles)[1 if now else 0:]
    for n, known in enumerate(order[:5]):
        words = "?" if known == UNSEEN else " ".join(str(price) for price in PRICES[known][:5])
        y = 31 + 14.5 * n
        pen.text(226, y, f"{n + 1}.", 11.5, "mute")
        pen.text(244, y, words, 12, "bold" if known != UNSEEN else "mute")
    note = say("tile-now" if now else "tile-last" if shown != UNSEEN else "tile-none")
    pen.text(110, 103, note, 11.5, "mute mid")
    return pen.finish(TILE, 108, theme=scene.theme, label=say("panel-tile"))


# Deck, discard, cathedral


def piles(scene: Scene) -> Svg:
    pen, g, say = scene.pen(), scene.g, scene.say
    there = bool(g.copies[CATHEDRAL])
    step = PILES / (3 if there else 2)
    secret = g.discard_size == HIDDEN
    told = say("tip-discard-secret") if secret else say("tip-discard", n=int(g.discard_size))
    for n, (at, icon, size, about) in enumerate((
            ("deck", "co-deck", str(int(g.deck_size)), say("tip-deck", n=int(g.deck_size))),
            ("discard", "co-discard", "?" if secret else str(int(g.discard_size)), told))):
        mid = step * (n + 0.5)
        with pen.place(at, about, mid - step / 2 + 3, 2, step - 6, 100, key=at):
            pen.icon(icon, mid - 26, 6, 52, "fine", cls="dim" if size == "0" else "")
            pen.text(mid, 78, say(f"pile-{at}"), 12, "mute mid")
            pen.text(mid, 95, size, 13, "bold mid")
    if there:
        mid = step * 2.5
        due = scene.price(int(CATHEDRAL)) if scene.building_phase() else int(g.cost[CATHEDRAL])
        about = f"{scene.building(int(CATHEDRAL))}. {scene.power(int(CATHEDRAL))} " + (
            say("tip-price", n=due, cost=int(g.cost[CATHEDRAL])) if g.cathedral else say("tip-cathedral-gone"))
        with pen.place("cathedral", about, mid - step / 2 + 2, 2, step - 4, 100, key="cathedral"):
            if g.cathedral:
                picture(pen, int(CATHEDRAL), mid - 28, 8, 56, 50, 40)
                cost_card(pen, mid - 31, 5, str(due), 18, 22)
                pen.point(mid + 22, 16, 10, "?")
            else:
                pen.rect(mid - 28, 8, 56, 50, 4, "sold")
            word = say("pile-cathedral")
            pen.text(mid, 78, word, shrink(word, step - 2, 12, least=11), "mute mid")
    return pen.finish(PILES, 108, theme=scene.theme, label=say("panel-piles"))


# Hand, and cards aside


def fan(scene: Scene, counts: list[int], unseen: int, where: str, wide: float, scale: float, label: str,
        priced: bool) -> Svg:
    """Cards beside each other, equal ones once with their number; backs for those not seen."""
    pen = scene.pen()
    gap = 5 if wide == NARROW else 10
    step = WIDE * scale + gap
    columns = max(1, int((wide - 2 * EDGE + gap) / step))
    held = [building for building, n in enumerate(counts) if n]
    for n, building in enumerate(held):
        x, y = EDGE + n % columns * step, 8 + n // columns * (HIGH + 9) * scale
        due = scene.price(building) if priced else None
        about = [f"{scene.building(building)}. {scene.power(building)}",
                 scene.say("tip-cost", n=int(scene.g.cost[building])) if due is None else
                 scene.say("tip-price", n=due, cost=int(scene.g.cost[building]))]
        if counts[building] > 1:
            about.append(scene.say("tip-copies", n=counts[building]))
        with pen.place(f"{where}:{BUILDING_NAMES[building]}", " ".join(about), x - 2, y - 2, WIDE * scale + 4,
                       HIGH * scale + 4, 9, key=f"{where}:{BUILDING_NAMES[building]}"):
            pen.out.append(f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:g})">')
            card(pen, scene, building, counts[building], due)
            pen.out.append("</g>")
    for n in range(unseen):
        back(pen, EDGE + n * 40, 10, 62, 88)
    rows = -(-len(held) // columns)
    high = 8 + rows * (HIGH + 9) * scale + 4 if rows else (108 if unseen else 40)
    if not held and not unseen:
        pen.text(EDGE + 6, 24, scene.say("hand-empty"), 13, "mute")
    return pen.finish(wide, high, theme=scene.theme, label=label)


def hand(scene: Scene, wide: float, scale: float) -> Svg:
    counts = [int(n) for n in scene.player(scene.seat).hand]
    return fan(scene, counts, 0, "hand", wide, scale, scene.say("panel-hand"), scene.building_phase())


def hand_note(scene: Scene) -> str:
    size, limit = scene.player(scene.seat).hand_size, next_limit(scene.g, scene.seat)
    return scene.say("hand-count", n=int(size), limit=int(limit))


def aside_title(scene: Scene) -> str:
    looker = int(scene.g.looker)
    if looker == NOBODY:
        return scene.say("panel-aside-shown")
    if looker == scene.seat:
        return scene.say("panel-aside-look")
    return scene.say("panel-aside-other", name=scene.names[looker])


def aside(scene: Scene, wide: float, scale: float) -> Svg:
    counts = [int(n) for n in scene.g.aside]
    return fan(scene, counts, int(scene.g.aside_size) - sum(counts), "aside", wide, scale, aside_title(scene), False)


