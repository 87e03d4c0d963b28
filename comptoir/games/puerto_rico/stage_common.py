"""Puerto Rico's stage: what lies in the middle of the table."""

from __future__ import annotations

from comptoir.games.puerto_rico.board_scene import BUILDINGS, GOODS, Scene, kind_of
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
from comptoir.stage import Html, icon, mark, tag
from comptoir.stage.html import Child, kept
from comptoir.words import dashed

Attributes = dict[str, str | int | bool | None]


def place(at: str, classes: str, name: str, tip: str | None, *inside: Child, more: str = "") -> Html:
    """Something one can point at: what it is, a few words for a tip (None: it has none), and more for those who do not
    see it. The page makes a button of it while it is lit."""
    label = ". ".join(part.rstrip(".") for part in (name, tip, more) if part)
    told: Attributes = {"class": classes, "data-at": at, "data-tip": None if tip is None else tip or name,
                        "aria-label": label}
    return tag("div", told, *inside)


# Roles


def roles(scene: Scene) -> Html:
    """The roles with their doubloons, or with who took them."""
    shows = ("puerto-rico-roles", scene.say, scene.names, tuple(scene.g.doubloons), tuple(scene.g.taken),
             scene.in_play())
    return kept(shows, lambda: _roles(scene))


def _roles(scene: Scene) -> Html:
    cards = [_role(scene, role) for role in range(len(scene.g.taken))]
    return tag("div", {"class": "roles", "data-n": len(cards)}, *cards)


def _role(scene: Scene, role: int) -> Html:
    say, name, coins = scene.say, ROLE_NAMES[role], int(scene.g.doubloons[role])
    by, in_play = int(scene.g.taken[role]), scene.in_play() == role
    tip = [say("tip-doubloons-on-it", n=coins)] if coins else []
    if by == NOBODY:
        below: list[Child] = [say(f"role-{dashed(name)}-privilege")]
    else:
        below = [mark(by), " ", scene.names[by]]
        tip.append(say("tip-taken", name=scene.names[by]))
    return place(f"role:{name}", "role" + (" taken" if by != NOBODY else "") + (" now" if in_play else ""),
                 scene.role(role), " ".join(tip), icon(f"co-{name.removesuffix('_2')}", ""),
                 tag("span", {}, tag("b", {}, scene.role(role)), tag("small", {}, below)),
                 tag("span", {"class": "coin"}, coins) if coins else None)


# Buildings on offer


def offer(scene: Scene) -> Html:
    """The buildings for sale: a column for each number of quarries that count."""
    seat = scene.seat
    mine = tuple(scene.player(seat).circles) if seat != NOBODY else ()
    dues = tuple(scene.price(building) for building in BUILDINGS)
    shows = ("puerto-rico-offer", scene.say, tuple(scene.g.stock), tuple(scene.g.cost), dues, mine)
    return kept(shows, lambda: _offer(scene))


def _offer(scene: Scene) -> Html:
    say, found = scene.say, list[Html]()
    for column in range(1, 5):
        quarries: list[Child] = [icon("co-quarry") for _ in range(column)]
        found.append(tag("h3", {}, quarries, " ", say("stage-column", n=column)))
        found += [_ware(scene, building) for building in BUILDINGS if COLUMN[building] == column]
    price = say("offer-cost" if scene.seat == NOBODY else "offer-price")
    found.append(tag("p", {"class": "legend"}, tag("span", {}, tag("span", {"class": "coin"}, "n"), " ", price),
                     tag("span", {}, say("stage-large"))))
    return tag("div", {"class": "offer"}, *found)


def _ware(scene: Scene, building: int) -> Html:
    say, name, left = scene.say, PLACE_NAMES[building], int(scene.g.stock[building])
    yours = scene.seat != NOBODY and scene.player(scene.seat).circles[building] > 0
    cost, due, worth = int(scene.g.cost[building]), scene.price(building), int(POINTS[building])
    rings = tag("span", {"class": "ring"}, *[tag("i") for _ in range(CIRCLES[building])])
    if yours or not left:
        price: list[Child] = [tag("span", {"class": "push"}, say("offer-yours" if yours else "offer-none"))]
    else:
        struck = tag("s", {"class": "was"}, cost) if due != cost else None
        price = [tag("span", {"class": "push"}, struck), tag("span", {"class": "coin"}, due)]
    dear = say("tip-cost", n=cost) if due == cost else say("tip-price", n=due, cost=cost)
    more = [dear, say("tip-worth", n=worth), say("tip-left", n=left)]  # the rule that is fetched says this, too
    return place(f"offer:{name}", "ware" if left else "ware gone", scene.building(building),
                 say("tip-yours") if yours else "",
                 tag("span", {"class": f"pic k-{kind_of(building)}"}, icon(f"co-{dashed(name)}", "")),
                 tag("span", {"class": "what"},
                     tag("b", {"title": scene.building(building)}, scene.short(building)),
                     tag("span", {"class": "l2"}, rings, say("offer-left", n=left) if left else None, price,
                         tag("span", {"class": "hex"}, worth))), more=" ".join(more))


# Plantations and quarries


def row(scene: Scene) -> Html:
    """The face-up tiles by kind, the quarries and the stock."""
    return kept(("puerto-rico-row", scene.say, tuple(scene.g.row), sum(scene.g.pile)), lambda: _row(scene))


def _row(scene: Scene) -> Html:
    found = [_tile(scene, kind) for kind in GOODS]
    found += [tag("i", {"class": "rule"}), _tile(scene, int(QUARRY))]
    stock = sum(scene.g.pile)
    about = scene.say("tip-stock", n=stock)
    found.append(place("stock", "tile" if stock else "tile none", about, "", icon("co-tile-back", ""),
                       tag("span", {"class": "n"}, stock)))
    return tag("div", {"class": "tiles"}, *found)


def _tile(scene: Scene, kind: int) -> Html:
    name, count = TILE_NAMES[kind], int(scene.g.row[kind])
    about = scene.say("tip-quarries", n=count) if kind == QUARRY else \
        scene.say("tip-row", tile=scene.tile(kind), n=count)
    return place(f"row:{name}", "tile" if count else "tile none", about, "", icon(f"co-tile-{name}", ""),
                 tag("span", {"class": "n"}, count))


# Ships, trading house and supplies


def ships(scene: Scene) -> Html:
    g = scene.g
    shows = ("puerto-rico-ships", scene.say, tuple(g.holds), tuple(g.loaded), tuple(g.cargo), tuple(g.house))
    return kept(shows, lambda: _ships(scene))


def _ships(scene: Scene) -> Html:
    sea = tag("div", {"class": "sea"}, *[_ship(scene, ship) for ship in range(len(scene.g.holds))])
    return tag("div", {"class": "port"}, sea, _house(scene))


def _ship(scene: Scene, ship: int) -> Html:
    g, say = scene.g, scene.say
    holds, aboard, cargo = int(g.holds[ship]), int(g.loaded[ship]), int(g.cargo[ship])
    about = say("tip-ship-empty", room=holds) if cargo == EMPTY else \
        say("tip-ship", room=holds, n=aboard, good=scene.good(cargo))
    spaces = [tag("i", {"class": "hold", "data-key": f"ship:{ship}:{n + 1}"}, icon(f"co-{GOOD_NAMES[cargo]}", ""))
              if n < aboard else tag("i", {"class": "hold"}) for n in range(holds)]
    return place(f"ship:{ship}", "ship", about, "", icon("co-cargo-ship", ""),
                 tag("span", {"class": "hull", "data-n": holds}, *spaces))


def _house(scene: Scene) -> Html:
    g, say = scene.g, scene.say
    stored = [kind for kind in GOODS for _ in range(g.house[kind])]
    about = say("tip-house", goods=", ".join(scene.good(kind) for kind in stored), n=HOUSE - len(stored)) \
        if stored else say("tip-house-empty")
    spaces = [tag("i", {"data-key": f"house:{n + 1}"}, icon(f"co-{GOOD_NAMES[kind]}", ""))
              for n, kind in enumerate(stored)]
    spaces += [tag("i") for _ in range(int(HOUSE) - len(stored))]
    return place("house", "house", about, "", tag("b", {}, say("house-title")), tag("span", {"class": "bins"}, *spaces))


def supply(scene: Scene) -> Html:
    """Barrels with their selling prices; colonists aboard and in the supply; points."""
    g = scene.g
    shows = ("puerto-rico-supply", scene.say, tuple(g.supply), int(g.ship), int(g.colonists), int(g.chips))
    return kept(shows, lambda: _supply(scene))


def _supply(scene: Scene) -> Html:
    g, say, found = scene.g, scene.say, list[Html]()
    for kind in GOODS:
        name, count, price = GOOD_NAMES[kind], int(g.supply[kind]), int(PRICE[kind])
        about = say("tip-supply", good=scene.good(kind), n=count, price=price)
        found.append(place(f"supply:{name}", "lot-of" if count else "lot-of none", about, "", icon(f"co-{name}", ""),
                           tag("b", {}, count), tag("span", {"class": "coin"}, price)))
    found.append(tag("i", {"class": "rule"}))
    for at, picture, count, word, tip in (
            ("colonists:ship", "co-colonist-ship", g.ship, "supply-aboard", "tip-aboard"),
            ("colonists:supply", "co-colonist", g.colonists, "supply-colonists", "tip-colonists"),
            ("chips", "co-point", g.chips, "supply-points", "tip-chips")):
        about = say(tip, n=int(count))
        found.append(place(at, "lot-of", about, "", icon(picture, ""), tag("b", {}, int(count)),
                           tag("span", {}, say(word))))
    return tag("div", {"class": "supply"}, *found)
