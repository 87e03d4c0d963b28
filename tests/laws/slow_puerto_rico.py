"""Puerto Rico counted a second time, slowly, from a written position and the rulebook's text alone: what must
lie on a table ("Matériel", "Mise en place"), and the final count ("Fin du jeu", "Les grands bâtiments").

Nothing here comes from the package."""

from __future__ import annotations

from typing import Any

Position = dict[str, Any]
Counts = dict[str, int]

# "Les bâtiments": points in the corner, circles, copies in the box.
SMALL_PLANTS = ["small_indigo_plant", "small_sugar_mill"]
LARGE_PLANTS = ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster"]
SMALL_VIOLET = ["small_market", "hacienda", "construction_hut", "small_warehouse", "hospice", "office",
                "large_market", "large_warehouse", "factory", "university", "harbor", "wharf"]
LARGE_VIOLET = ["guild_hall", "residence", "fortress", "customs_house", "city_hall"]

CORNER = {"small_indigo_plant": 1, "small_sugar_mill": 1, "indigo_plant": 2, "sugar_mill": 2,
          "tobacco_storage": 3, "coffee_roaster": 3, "small_market": 1, "hacienda": 1, "construction_hut": 1,
          "small_warehouse": 1, "hospice": 2, "office": 2, "large_market": 2, "large_warehouse": 2, "factory": 3,
          "university": 3, "harbor": 3, "wharf": 3, "guild_hall": 4, "residence": 4, "fortress": 4,
          "customs_house": 4, "city_hall": 4}
MANY_CIRCLES = {"indigo_plant": 3, "sugar_mill": 3, "tobacco_storage": 3, "coffee_roaster": 2}

TILES = {"coffee": 8, "tobacco": 9, "corn": 10, "sugar": 11, "indigo": 12, "quarry": 8}
BARRELS = {"coffee": 9, "tobacco": 9, "corn": 10, "sugar": 11, "indigo": 11}
POINTS = {2: 65, 3: 75, 4: 100, 5: 122}
COLONISTS = {2: 40 + 2, 3: 55 + 3, 4: 75 + 4, 5: 95 + 5}
DOUBLOONS = 46 * 1 + 8 * 5


# The final count


def final_count(player: Position) -> tuple[int, int]:
    """Chips and notes, the corners of all buildings, the large buildings that are occupied; then what breaks a
    tie: doubloons and barrels."""
    points = player["points"] + sum(CORNER[building] for building in player["city"])
    for building in LARGE_VIOLET:
        if building in player["city"] and player["colonists"].get(building, 0) >= 1:
            points += large_building(building, player)
    return points, player["doubloons"] + sum(player["goods"].values())


def large_building(building: str, player: Position) -> int:
    """What an occupied large building adds to its four points."""
    city = player["city"]
    if building == "guild_hall":  # one a small plant, two a large one, occupied or not
        return len([b for b in city if b in SMALL_PLANTS]) + 2 * len([b for b in city if b in LARGE_PLANTS])
    if building == "residence":
        filled = sum(player["island"].values())
        return 4 if filled < 10 else {10: 5, 11: 6, 12: 7}[filled]
    if building == "fortress":  # San Juan lies in the domain
        return sum(player["colonists"].values()) // 3
    if building == "customs_house":
        return player["points"] // 4
    return len([b for b in city if b in SMALL_VIOLET or b in LARGE_VIOLET])


def winners(position: Position) -> list[int]:
    counts = [final_count(player) for player in position["players"]]
    return [seat for seat, count in enumerate(counts) if count == max(counts)]


# What lies on the table


def add(counts: Counts, more: Counts) -> None:
    for name, n in more.items():
        counts[name] = counts.get(name, 0) + n


def box(seats: int) -> Position:
    """What a table of so many has to account for."""
    copies = dict.fromkeys(SMALL_PLANTS, 4) | dict.fromkeys(LARGE_PLANTS, 3)
    copies |= dict.fromkeys(SMALL_VIOLET, 2) | dict.fromkeys(LARGE_VIOLET, 1)
    tiles, barrels = dict(TILES), dict(BARRELS)
    if seats == 2:  # the official variant
        copies = {building: 1 if building in SMALL_VIOLET + LARGE_VIOLET else 2 for building in copies}
        tiles = {kind: 5 if kind == "quarry" else n - 3 for kind, n in tiles.items()}
        barrels = {kind: n - 2 for kind, n in barrels.items()}
    return {"doubloons": DOUBLOONS, "points": POINTS[seats], "colonists": COLONISTS[seats], "tiles": tiles,
            "barrels": barrels, "buildings": copies}


def count(position: Position) -> Position:
    """What a written position accounts for."""
    players = position["players"]
    doubloons = position["bank"] + sum(position["doubloons"].values()) + sum(p["doubloons"] for p in players)
    points = position["chips"] - position["noted"] + sum(p["points"] for p in players)
    colonists = sum(position["colonists"].values()) + sum(sum(p["colonists"].values()) for p in players)
    tiles: Counts = {"quarry": position["quarries"]}
    for heap in ("pile", "row", "discard"):
        add(tiles, position["plantations"][heap])
    barrels: Counts = {}
    for place in (position["supply"], position["house"], *position["ships"].values()):
        add(barrels, place)
    buildings: Counts = dict(position["offer"])
    for player in players:
        add(tiles, player["island"])
        add(barrels, player["goods"])
        add(buildings, dict.fromkeys(player["city"], 1))
    return {"doubloons": doubloons, "points": points, "colonists": colonists, "tiles": tiles, "barrels": barrels,
            "buildings": buildings}


def impossible(position: Position) -> list[str]:
    """What no table can look like."""
    faults = []
    if sum(position["house"].values()) > 4:
        faults.append("more than four barrels in the trading house")
    carried = [kind for ship in position["ships"].values() for kind in ship]
    if len(set(carried)) != len(carried):
        faults.append("a kind on two ships")
    for spaces, ship in position["ships"].items():
        if len(ship) > 1 or sum(ship.values()) > int(spaces):
            faults.append(f"the ship of {spaces} carries {ship}")
    if sum(position["plantations"]["row"].values()) > len(position["players"]) + 1:
        faults.append("too many plantations on offer")
    if position["noted"] and position["chips"]:
        faults.append("points noted while there are chips")
    for seat, player in enumerate(position["players"]):
        spaces = len(player["city"]) + len([b for b in player["city"] if b in LARGE_VIOLET])
        if spaces > 12 or sum(player["island"].values()) > 12 or len(set(player["city"])) < len(player["city"]):
            faults.append(f"player {seat} has no room for that, or a building twice")
        for place, n in player["colonists"].items():
            if place != "san_juan" and n > circles(player, place):
                faults.append(f"player {seat}: {n} colonists on {place}")
    return faults


def circles(player: Position, place: str) -> int:
    """Where colonists can stand: one on a tile, one to three in a building."""
    if place in TILES:
        return player["island"].get(place, 0)
    return MANY_CIRCLES.get(place, 1) if place in player["city"] else 0


def city_is_full(player: Position) -> bool:
    return len(player["city"]) + len([b for b in player["city"] if b in LARGE_VIOLET]) == 12
