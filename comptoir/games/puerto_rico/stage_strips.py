"""Puerto Rico's stage: a strip for every seat, and its full board when one asks for it."""

from __future__ import annotations

from comptoir.games.puerto_rico.board_scene import BUILDINGS, GOODS, Scene, kind_of
from comptoir.games.puerto_rico.data import CITY, PLACE_NAMES, QUARRY, ROLE_NAMES, SPACES, TILE_NAMES
from comptoir.games.puerto_rico.stage_domain import city, goods, island, stats
from comptoir.stage import Html, Slot, Strip, fact, icon, tag
from comptoir.stage.html import NOTHING, join
from comptoir.words import dashed


def strip(scene: Scene, seat: int) -> Strip:
    """The own seat's has name, doubloons and points only: the rest is below."""
    body = NOTHING if seat == scene.seat else join(_land(scene, seat), goods(scene, seat), _town(scene, seat),
                                                   _sanjuan(scene, seat))
    return Strip(seat, _signs(scene, seat), stats(scene, seat), body, stats(scene, seat))


def peek(scene: Scene, seat: int) -> Slot:
    """A seat's whole domain."""
    numbers = tag("div", {"class": "peek-stats"}, stats(scene, seat), goods(scene, seat, placed=False),
                  _sanjuan(scene, seat), tag("span", {"class": "note"}, ", ".join(_offices(scene, seat))))
    boards = tag("div", {"class": "peek-body"}, island(scene, seat, keyed=False), city(scene, seat, keyed=False))
    return Slot(f"peek:{seat}", scene.say("panel-domain", name=scene.names[seat]), join(numbers, boards),
                note=", ".join(_offices(scene, seat)))


def _roles(scene: Scene, seat: int) -> list[int]:
    return [role for role, by in enumerate(scene.g.taken) if by == seat]


def _offices(scene: Scene, seat: int) -> list[str]:
    """Governor, and the roles of this round, in words."""
    said = [scene.say("stage-governor")] if scene.g.governor == seat else []
    return said + [scene.role(role).lower() for role in _roles(scene, seat)]


def _signs(scene: Scene, seat: int) -> Html:
    found = [icon("co-governor", "i", scene.say("stage-governor"))] if scene.g.governor == seat else []
    found += [icon(f"co-{ROLE_NAMES[role].removesuffix('_2')}", "i", scene.role(role).lower())
              for role in _roles(scene, seat)]
    return join(*found)


def _land(scene: Scene, seat: int) -> Html:
    """The island as tiles: a brown dot is a colonist, a white one is none."""
    me, found = scene.player(seat), list[Html]()
    for kind in (*GOODS, int(QUARRY)):
        for n in range(1, int(me.circles[kind]) + 1):
            state = "on" if n <= me.workers[kind] else "off"
            found.append(tag("span", {"class": f"t {state}",
                                      "data-at": scene.at(seat, f"island:{TILE_NAMES[kind]}:{n}"),
                                      "data-key": f"{seat}:{TILE_NAMES[kind]}:{n}"},
                             icon(f"co-tile-{TILE_NAMES[kind]}", "")))
    label = f"{scene.say('domain-island')} {scene.say('domain-filled', n=int(me.island))}"
    return tag("span", {"class": "wee land", "role": "img", "aria-label": label, "title": label}, *found)


def _town(scene: Scene, seat: int) -> Html:
    """The city as pictures, large buildings double; with names where there is room."""
    me, found, space = scene.player(seat), list[Html](), 0
    for building in BUILDINGS:
        if me.circles[building]:
            name, word = PLACE_NAMES[building], scene.building(building)
            state, large = "on" if me.workers[building] else "off", SPACES[building] > 1
            about = scene.say("tip-building", name=word, n=int(me.workers[building]), circles=int(me.circles[building]))
            if space % SPACES[building]:
                found.append(tag("i", {"class": "lot"}))
                space += 1
            space += int(SPACES[building])
            found.append(tag("span", {"class": f"bld pic k-{kind_of(building)} {state}" + (" big2" if large else ""),
                                      "title": about, "data-at": scene.at(seat, f"city:{name}"),
                                      "data-key": f"{seat}:{name}"},
                             icon(f"co-{dashed(name)}", ""), tag("span", {"class": "nm"}, scene.short(building))))
    found += [tag("i", {"class": "lot"}) for _ in range(int(CITY) - space)]
    label = f"{scene.say('domain-city')} {scene.say('domain-filled', n=int(me.city))}"
    return tag("span", {"class": "wee town", "role": "group", "aria-label": label}, *found)


def _sanjuan(scene: Scene, seat: int) -> Html:
    idle = int(scene.player(seat).idle)
    return tag("span", {"class": "stat strip-pool", "data-at": scene.at(seat, "sanjuan"),
                        "title": scene.say("tip-sanjuan", name=scene.names[seat], n=idle)},
               icon("co-colonist"), fact(seat, "sanjuan", idle))
