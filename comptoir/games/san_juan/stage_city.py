"""San Juan's stage: a city of twelve, as the strips, the own board and the phone show it."""

from __future__ import annotations

from comptoir.games.san_juan.board_city import SPACES, Site, sites
from comptoir.games.san_juan.board_scene import BUILDINGS, Scene, kind_of, secret
from comptoir.games.san_juan.data import (
    BASE,
    BUILDING_NAMES,
    CUSTOMS,
    CUSTOMS_OFFICE,
    GOOD_NAMES,
    GOODS,
    PRICE,
    ROLE_NAMES,
)
from comptoir.games.san_juan.facts import facts
from comptoir.stage.html import Html, fact, icon, join, mark, tag
from comptoir.words import dashed


def art(building: int) -> Html:
    """A building before its ground."""
    later = " is-later" if building >= BASE else ""
    return tag("span", {"class": f"pic k-{kind_of(building)}{later}"},
               icon(f"co-{dashed(BUILDING_NAMES[building])}", "fine"))


def good_icon(kind: int) -> str:
    return "co-card-back" if kind == CUSTOMS else f"co-{GOOD_NAMES[kind]}"


def town(scene: Scene, seat: int) -> Html:
    """All twelve spaces of a city."""
    standing = sites(scene, seat)
    free = tag("span", {"class": "mc free", "aria-hidden": "true"})
    return tag("span", {"class": "city12"}, *[_site(scene, seat, site) for site in standing],
               *[free for _ in range(SPACES - len(standing))])


def _site(scene: Scene, seat: int, site: Site) -> Html:
    """A building with what lies on and under it. The first of a kind is the place; those without a good are parts of
    forms, as goods are made there."""
    say, me, building = scene.say, scene.player(seat), site.building
    name, word, short = BUILDING_NAMES[building], scene.building(building), scene.short(building)
    _, _, nth = site.at.removeprefix("city:").partition(":")
    about = [say("tip-building", name=word, help=scene.power(building))]
    fresh = me.fresh == building and not nth
    if fresh:
        about.append(say("tip-new"))
    under = scene.tucked(seat, building) if not nth else 0
    if under:
        about.append(say("tip-tucked-secret") if secret(under) else say("tip-tucked", n=under))
    part = seat == scene.seat and not site.good_at
    return tag("span", {"class": "mc is-fresh" if fresh else "mc", "data-key": f"{seat}:{site.at}",
                        "data-stays": site.at if seat == scene.seat else None, "data-at": scene.at(seat, site.at),
                        "data-part": f"city:{name}" if part else None,
                        "data-n": int(nth or 1) if part else None, "data-tip": " ".join(about)},
               art(building),
               tag("span", {"class": "nm", "title": word, "data-short": short if short != word else None},
                   tag("span", {}, word)),
               tag("span", {"class": "cost"}, int(scene.g.cost[building])),
               tag("span", {"class": "hex"}, scene.worth(building)),
               tag("span", {"class": "tuck"}, "+?" if secret(under) else f"+{under}") if under else None,
               _good(scene, seat, site) if site.good_at else None)


def _good(scene: Scene, seat: int, site: Site) -> Html:
    """The good on a building; while its owner sells, it takes the whole card and says its price."""
    say, kind = scene.say, int(CUSTOMS) if site.building == CUSTOMS_OFFICE else site.building
    _, _, nth = site.good_at.removeprefix("goods:").partition(":")
    own = seat == scene.seat
    selling = own and scene.g.step() == "sell_goods" and scene.acting() == seat
    price = int(PRICE[scene.g.tiles[0] * GOODS + kind]) if selling else 0
    about = say("tip-good", good=scene.good(kind), n=1, building=scene.building(site.building))
    return tag("span", {"class": "load is-wide" if selling else "load", "data-key": f"{seat}:{site.good_at}",
                        "data-at": scene.at(seat, site.good_at), "data-n": int(nth or 1) if own else None,
                        "data-part": f"goods:{GOOD_NAMES[kind]}" if own else None,
                        "data-tip": about},
               tag("span", {"class": "price"}, say("stage-for", n=price)) if selling else None,
               tag("span", {"class": "barrel"}, icon(good_icon(kind), "")))


# The numbers of a seat


def stats(scene: Scene, seat: int) -> Html:
    """Cards in hand, points, and what lies covered."""
    say, told = scene.say, facts(scene.g, seat)
    hidden = told["points_hidden"]
    covered = _covered(scene, seat) if told["covered"] else None
    return join(
        tag("span", {"class": "stat", "data-at": scene.at(seat, "cards"), "data-key": f"{seat}:cards",
                     "title": say("stage-hand-hint", n=_int(told["hand"]), limit=_int(told["limit"]))},
            icon("co-hand", label=say("stage-hand")), fact(seat, "hand", _int(told["hand"]))),
        tag("span", {"class": "stat", "title": say("stage-points-hint" + ("-hidden" if hidden else ""))},
            icon("co-point", label=say("stage-points")), fact(seat, "points", _int(told["points"])),
            tag("small", {}, "+?") if hidden else None), covered)


def _covered(scene: Scene, seat: int) -> Html:
    me = scene.player(seat)
    under = [building for building in BUILDINGS if me.covered[building]]
    piles = [scene.tucked(seat, building) for building in under if not me.city[building]]
    more = "+?" if any(secret(n) for n in piles) else f"+{sum(piles)}" if any(piles) else ""
    about = scene.covered(seat)
    return tag("span", {"class": "stat", "data-at": scene.at(seat, "covered"), "title": about},
               icon("co-card-back", label=about), tag("span", {}, sum(int(n) for n in me.covered)),
               tag("small", {}, more) if more else None)


def _int(value: int | tuple[int, ...]) -> int:
    assert isinstance(value, int)
    return value


def signs(scene: Scene, seat: int) -> Html:
    """The governor's crown, and the roles the seat took in this round."""
    say = scene.say
    crown = icon("co-governor", label=say("tip-governor", name=scene.names[seat]))
    roles = [icon(f"co-{ROLE_NAMES[role]}", label=say("stage-role-taken", role=scene.role(role)))
             for role, by in enumerate(scene.g.taken) if by == seat]
    return join(crown if scene.g.governor == seat else None, *roles)


def own_city(scene: Scene) -> Html:
    """The viewer's city behind their own numbers."""
    seat, say = scene.seat, scene.say
    turn = tag("span", {"class": "tag tag-turn"}, say("city-to-play")) if scene.acting() == seat else None
    built = tag("span", {"class": "stat built", "title": say("stage-built-hint")}, icon("co-residence"),
                fact(seat, "buildings", int(scene.player(seat).built)), tag("small", {}, "/12"))
    head = tag("div", {"class": "me"},
               tag("span", {"class": "row1"}, mark(seat), tag("span", {"class": "me-name", "title": scene.names[seat]},
                                                             scene.names[seat]),
                   tag("span", {"class": "strip-signs"}, signs(scene, seat)), turn),
               tag("span", {"class": "row2"}, stats(scene, seat), built))
    return tag("div", {"class": f"sj-city seat-{seat}"}, head, town(scene, seat))
