"""Puerto Rico's stage: a domain, that is one seat's island, city, goods and money."""

from __future__ import annotations

from comptoir.games.puerto_rico.board_scene import BUILDINGS, GOODS, Scene, kind_of
from comptoir.games.puerto_rico.colonists import placing
from comptoir.games.puerto_rico.data import CITY, GOOD_NAMES, ISLAND, PLACE_NAMES, QUARRY, SPACES, TILE_NAMES
from comptoir.games.puerto_rico.facts import facts, known
from comptoir.games.puerto_rico.stage_common import Attributes, place
from comptoir.stage import Html, fact, icon, tag
from comptoir.stage.html import Child, join
from comptoir.words import dashed


def man() -> Html:
    """The colonist of a circle: shown when the circle is on."""
    return icon("co-colonist", "")


# Island


def island(scene: Scene, seat: int, keyed: bool = True) -> Html:
    """Tiles are grouped by kind; colonists stand on the first ones of a kind. A tile and its circle are one."""
    me, found = scene.player(seat), list[Html]()
    for kind in (int(QUARRY), *GOODS):
        name = TILE_NAMES[kind]
        for n in range(1, int(me.circles[kind]) + 1):
            occupied = n <= me.workers[kind]
            at, about = f"island:{name}", scene.say("tip-tile", tile=scene.tile(kind), occupied=int(occupied))
            told: Attributes = {
                "class": f"plot p-{name}" + (" on" if occupied else ""),
                "data-at": scene.at(seat, f"{at}:{n}"), "data-part": at if seat == scene.seat else None,
                "data-n": n if seat == scene.seat else None, "data-key": f"{seat}:{name}:{n}" if keyed else None,
                "data-tip": about, "aria-label": about}
            picture = "co-quarry" if kind == QUARRY else f"co-mark-{name}"
            found.append(tag("div", told, icon(picture, "what"), tag("span", {"class": "o"}, man())))
    found += [tag("span", {"class": "plot free"}) for _ in range(int(ISLAND) - len(found))]
    return tag("div", {"class": "isl"}, *found)


# City


def city(scene: Scene, seat: int, keyed: bool = True) -> Html:
    """The small buildings, then the large ones, which begin on an even space."""
    me, found, space = scene.player(seat), list[Html](), 0
    free = tag("span", {"class": "space free"})
    for building in BUILDINGS:
        if me.circles[building]:
            if space % SPACES[building]:
                found.append(free)
                space += 1
            found.append(_building(scene, seat, building, keyed))
            space += int(SPACES[building])
    found += [free for _ in range(int(CITY) - space)]
    return tag("div", {"class": "cty"}, *found)


def _building(scene: Scene, seat: int, building: int, keyed: bool) -> Html:
    me, name, word = scene.player(seat), PLACE_NAMES[building], scene.building(building)
    circles, workers, at = int(me.circles[building]), int(me.workers[building]), f"city:{name}"
    about = scene.say("tip-building", name=word, n=workers, circles=circles)
    classes = f"space k-{kind_of(building)}" + (" three" if circles == 3 else "") \
        + (" large" if SPACES[building] > 1 else "")
    rings = [_circle(scene, seat, at, n, n <= workers, scene.say("tip-circle", name=word, n=n))
             for n in range(1, circles + 1)]
    return tag("div", {"class": classes, "data-at": scene.at(seat, at), "data-tip": about,
                       "data-key": f"{seat}:{name}" if keyed else None},
               icon(f"co-{dashed(name)}", "what"), tag("span", {"class": "rings"}, *rings),
               tag("span", {"class": "nm", "title": word}, scene.short(building)))


def _circle(scene: Scene, seat: int, at: str, n: int, occupied: bool, label: str) -> Html:
    mine = seat == scene.seat
    told: Attributes = {"class": "o on" if occupied else "o", "aria-label": label,
                        "data-at": scene.at(seat, f"{at}:{n}"), "data-part": at if mine else None,
                        "data-n": n if mine else None}
    return tag("span", told, man())


# Goods and money


def shelf(scene: Scene, seat: int) -> Html:
    """Purse, points, goods and San Juan."""
    say, told = scene.say, facts(scene.g, seat, scene.open_points)
    goods = [_good(scene, seat, kind) for kind in GOODS]
    parts = say("stage-parts", chips=int(scene.player(seat).points), built=_built(scene, seat)) \
        if known(scene.g, seat, scene.open_points) else say("stage-hidden")
    name = scene.names[seat]
    purse = place(scene.at(seat, "purse"), "sum", say("tip-purse", name=name, n=int(scene.player(seat).coins)), "",
                  icon("co-doubloon", ""), fact(seat, "doubloons", _number(told["doubloons"])))
    points = place(scene.at(seat, "points"), "sum", say("hint-points"), "", icon("co-point", ""),
                   fact(seat, "points", _number(told["points"])), tag("small", {}, parts))
    return tag("div", {"class": "shelf"}, tag("div", {"class": "purse"}, purse, points),
               tag("div", {"class": "gs"}, *goods), _sanjuan(scene, seat))


def _built(scene: Scene, seat: int) -> int:
    """All points of a seat that are not chips."""
    told = facts(scene.g, seat, scene.open_points)
    return _number(told["points"]) - int(scene.player(seat).points)


def _good(scene: Scene, seat: int, kind: int) -> Html:
    """A kind of goods. While its owner stores, all barrels of it go into a warehouse, or one stays beside it."""
    name, count, say = GOOD_NAMES[kind], int(scene.player(seat).goods[kind]), scene.say
    inside: list[Child] = [icon(f"co-{name}", ""), fact(seat, name, count)]
    if seat == scene.seat:
        for part, word in ((f"goods:{name}", say("stage-all")), (f"one:{name}", "1")):
            inside.append(tag("span", {"class": "keep", "data-part": part, "data-n": 1,
                                       "aria-label": f"{scene.good(kind)}: {word}"}, word))
    return place(scene.at(seat, f"goods:{name}"), "good" if count else "good none",
                 say("tip-goods", good=scene.good(kind), n=count), None, *inside)  # a tip would lie over the others


def _sanjuan(scene: Scene, seat: int) -> Html:
    idle = int(scene.player(seat).idle)
    number: Child = fact(seat, "sanjuan", idle) if placing(scene.g, seat) else idle  # the page counts while one places
    men = [tag("span", {"class": "o on", "data-one": True}, man()) for _ in range(min(idle, 4))]
    return place(scene.at(seat, "sanjuan"), "pool", scene.say("tip-sanjuan", name=scene.names[seat], n=idle), "",
                 tag("span", {}, scene.say("domain-sanjuan")), tag("b", {}, number),
                 tag("span", {"class": "men"}, *(men or [tag("span", {"class": "o on dim"}, man())])))


def _number(value: int | tuple[int, ...]) -> int:
    assert isinstance(value, int)
    return value


# The same in one line


def stats(scene: Scene, seat: int) -> Html:
    """Doubloons and points, for a strip, a chip or the phone's pinned bar."""
    say, told = scene.say, facts(scene.g, seat, scene.open_points)
    hidden = tag("small", {}, "+", tag("span", {"class": "wide"}, "?")) if told["points_hidden"] else None
    return join(
        tag("span", {"class": "stat", "title": say("hint-doubloons")}, icon("co-doubloon"),
            fact(seat, "doubloons", _number(told["doubloons"]))),
        tag("span", {"class": "stat", "title": say("hint-points-hidden" if hidden else "hint-points")},
            icon("co-point"), fact(seat, "points", _number(told["points"])), hidden))


def goods(scene: Scene, seat: int, placed: bool = True) -> Html:
    """All barrels by kind, small; pinned on a phone, they can be touched as well as those on the shelf."""
    found = list[Html]()
    for kind in GOODS:
        name, count = GOOD_NAMES[kind], int(scene.player(seat).goods[kind])
        about = scene.say("tip-goods", good=scene.good(kind), n=count)
        at = scene.at(seat, f"goods:{name}")
        found.append(tag("span", {"class": "g" if count else "g none", "title": about,
                                  "data-at" if placed else "data-also": at},
                         icon(f"co-{name}"), fact(seat, name, count)))
    return tag("span", {"class": "wee big"}, *found)
