"""San Juan's stage: what lies in the middle of the table."""

from __future__ import annotations

from functools import lru_cache

from comptoir.games.san_juan.board_scene import Scene
from comptoir.games.san_juan.data import (
    CATHEDRAL,
    GOOD_NAMES,
    PLANTS,
    PRICES,
    ROLE_NAMES,
    TRADER,
    UNSEEN,
)
from comptoir.games.san_juan.gains import gain
from comptoir.games.san_juan.stage_city import art
from comptoir.kernel.state import HIDDEN, NOBODY
from comptoir.message import render
from comptoir.stage.html import Html, icon, mark, rich, tag


def roles(scene: Scene) -> Html:
    return tag("div", {"class": "sj-roles"}, *[_role(scene, role) for role in range(len(ROLE_NAMES))])


def _role(scene: Scene, role: int) -> Html:
    """Who took it, or what it would bring to the viewer."""
    say, name, by, word = scene.say, ROLE_NAMES[role], int(scene.g.taken[role]), scene.role(role)
    about = say("tip-role", name=word, help=say(f"role-{name}-help"))
    if by != NOBODY:
        about += " " + say("tip-taken", name=scene.names[by])
    told = gain(scene.g, role, scene.seat, scene.seat, scene.seat) if by == NOBODY and _seated(scene) else None
    line = rich(render(told, say, scene.names)) if told is not None else None
    return _role_card(role, by, scene.names[by] if by != NOBODY else "", role == scene.g.role, word, about,
                      say(f"role-{name}-privilege"), line)


@lru_cache(maxsize=1 << 10)
def _role_card(role: int, by: int, taker: str, now: bool, word: str, about: str, privilege: str,
               line: Html | None) -> Html:
    name = ROLE_NAMES[role]
    who = tag("span", {"class": "gets", "data-key": f"took:{by}:{name}"}, mark(by), taker) \
        if by != NOBODY else tag("span", {"class": "gets"}, line)
    state = (" taken" if by != NOBODY else "") + (" is-now" if now else "")
    return tag("span", {"class": f"role{state}", "data-at": f"role:{name}", "data-tip": about},
               icon(f"co-{name}", ""),
               tag("span", {}, tag("b", {"class": "role-name", "title": word}, word), tag("small", {}, privilege)), who)


def _seated(scene: Scene) -> bool:
    return scene.seat != NOBODY and bool(scene.g.top)


# The trading tile


def tile_note(scene: Scene) -> str:
    """Which prices these are."""
    if scene.g.role == TRADER and scene.g.tiles[0] != UNSEEN:
        return scene.say("stage-tile-now")
    return scene.say("stage-tile-hidden" if scene.g.tiles[0] == UNSEEN else "stage-tile-next")


def tile(scene: Scene) -> Html:
    """The tile that pays in this phase, else the next one, if it was ever seen: their order stays the same."""
    g, say = scene.g, scene.say
    shown = int(g.tiles[0])
    about = [say("stage-tile-order")]
    for n, known in enumerate(g.tiles):
        prices = say("tile-unknown") if known == UNSEEN else " ".join(str(price) for price in PRICES[known][:PLANTS])
        about.append(f"{n + 1}. {prices}")
    cells = [tag("span", {"title": scene.good(kind)}, icon(f"co-{GOOD_NAMES[kind]}", ""),
                 tag("span", {"class": "cost"}, "?" if shown == UNSEEN else PRICES[shown][kind]))
             for kind in range(int(PLANTS))]
    state = "" if scene.g.role == TRADER else " is-next"
    return tag("div", {"class": f"trade{' hid' if shown == UNSEEN else state}", "data-at": "tile",
                       "data-tip": " · ".join(about)}, *cells)


# Deck, discard, cathedral


def piles(scene: Scene) -> Html:
    g, say = scene.g, scene.say
    secret = g.discard_size == HIDDEN
    told = say("tip-discard-secret") if secret else say("tip-discard", n=int(g.discard_size))
    found = [_pile(scene, "deck", str(int(g.deck_size)), say("tip-deck", n=int(g.deck_size))),
             _pile(scene, "discard", "?" if secret else str(int(g.discard_size)), told)]
    if g.copies[CATHEDRAL]:
        found.append(_cathedral(scene))
    return tag("div", {"class": "piles"}, *found)


def _pile(scene: Scene, name: str, size: str, about: str) -> Html:
    return tag("span", {"class": "pile", "data-at": name, "data-tip": about}, icon(f"co-{name}", ""),
               tag("b", {}, size), tag("span", {"class": "nm"}, scene.say(f"pile-{name}")))


def _cathedral(scene: Scene) -> Html:
    """It lies beside the roles until somebody builds it."""
    g, say, building = scene.g, scene.say, int(CATHEDRAL)
    due = scene.price(building) if scene.building_phase() else int(g.cost[building])
    about = f"{scene.building(building)}. {scene.power(building)} " + (
        say("tip-price", n=due, cost=int(g.cost[building])) if g.cathedral else say("tip-cathedral-gone"))
    if not g.cathedral:
        return tag("span", {"class": "pile gone", "data-at": "cathedral", "data-tip": about},
                   tag("span", {"class": "mc free"}), tag("span", {"class": "nm"}, say("pile-cathedral")))
    return tag("span", {"class": "pile", "data-at": "cathedral", "data-tip": about},
               tag("span", {"class": "mc"}, art(building), tag("span", {"class": "cost"}, due),
                   tag("span", {"class": "hex"}, scene.worth(building))),
               tag("span", {"class": "nm"}, say("pile-cathedral")))
