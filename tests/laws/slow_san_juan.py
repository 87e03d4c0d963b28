"""San Juan counted a second time, slowly, from a written position and the rulebook's text alone: what must lie on a
table ("Matériel de jeu"), and the final count ("Fin de la partie", the buildings of value 6, the expansion).

Nothing here comes from the package."""

from __future__ import annotations

from itertools import combinations
from typing import Any

Position = dict[str, Any]
Counts = dict[str, int]

# "Les bâtiments": cost, points, copies.
PRODUCTION = {"indigo_plant": (1, 1, 10), "sugar_mill": (2, 1, 8), "tobacco_storage": (3, 2, 9),
              "coffee_roaster": (4, 2, 9), "silver_smelter": (5, 3, 8)}
FEWER_IN_2004 = ["tobacco_storage", "coffee_roaster"]  # one of each
POWERS = {"smithy": (1, 1), "gold_mine": (1, 1), "archive": (1, 1), "poor_house": (2, 1), "black_market": (2, 1),
          "trading_post": (2, 1), "well": (2, 1), "market_stand": (2, 1), "crane": (2, 1), "tower": (3, 2),
          "chapel": (3, 2), "aqueduct": (3, 2), "carpenter": (3, 2), "prefecture": (3, 2), "market_hall": (4, 2),
          "quarry": (4, 2), "library": (5, 3)}
MONUMENTS = {"statue": (3, 3), "victory_column": (4, 4), "hero": (5, 5)}
SIXES = ["guild_hall", "city_hall", "triumphal_arch", "palace"]
NEW = {"office_building": (1, 1), "guard_room": (1, 1), "hut": (1, 1), "tavern": (2, 1), "park": (3, 2),
       "customs_office": (1, 1), "bank": (4, 2), "harbor": (4, 2), "goldsmith": (5, 3)}


def cards(options: dict[str, Any]) -> dict[str, tuple[int, int, int]]:
    """Cost, points and copies of every building in the box."""
    box = dict(PRODUCTION)
    if options["edition"] == "2004":
        for plant in FEWER_IN_2004:
            cost, points, copies = box[plant]
            box[plant] = (cost, points, copies - 1)
    for name, (cost, points) in (POWERS | MONUMENTS).items():
        box[name] = (cost, points, 3)
    for name in SIXES:
        box[name] = (6, 0, 2)
    if options["expansion"] == "on":
        for name, (cost, points) in NEW.items():
            box[name] = (cost, points, 3)
        if options["customs_cost"] == 3:
            box["customs_office"] = (3, 2, 3)
        box["residence"] = (6, 0, 2)
        box["cathedral"] = (7, 0, 1)
    return box


# The final count


def final_counts(position: Position) -> list[tuple[int, int]]:
    """Points of every seat, and what breaks a tie: cards in hand and on production buildings."""
    return [(points(position, seat), breaks_ties(player)) for seat, player in enumerate(position["players"])]


def breaks_ties(player: Position) -> int:
    return sum(player["hand"].values()) + sum(len(lot) for good, lot in player["goods"].items() if good != "customs")


def points(position: Position, seat: int) -> int:
    box = cards(position["options"])
    player = position["players"][seat]
    city = [name for name, n in player["city"].items() for _ in range(n)]
    total = sum(box[name][1] for name in city)
    total += sum(player["chapel"].values()) + sum(player["bank"].values()) + sum(player["harbor"].values())
    if "triumphal_arch" in city:
        total += [0, 4, 6, 8][len([name for name in city if name in MONUMENTS])]
    if "guild_hall" in city:
        plants = [name for name in city if name in PRODUCTION]
        total += 2 * len(plants) if position["options"]["edition"] == "2004" else len(plants) + len(set(plants))
    if "city_hall" in city:
        total += len([name for name in city if name not in PRODUCTION])
    if "residence" in city:
        total += falling(sum(most_sets([name for name in city if box[name][0] == cost]) for cost in range(1, 8)))
    if "cathedral" in city:
        others = [player for other, player in enumerate(position["players"]) if other != seat]
        total += falling(sum(n for player in others for name, n in player["city"].items() if box[name][0] == 6))
    if "palace" in city:
        total += total // 4
    return total


def falling(n: int) -> int:
    """4 for the first, 3 for the second, 2, 1, and nothing more."""
    return sum([4, 3, 2, 1][:n])


def most_sets(buildings: list[str]) -> int:
    """Sets of three different buildings, by trying all groupings."""
    best = 0
    for chosen in set(combinations(sorted(buildings), 3)):
        if len(set(chosen)) == 3:
            rest = list(buildings)
            for name in chosen:
                rest.remove(name)
            best = max(best, 1 + most_sets(rest))
    return best


def winners(position: Position) -> list[int]:
    counts = final_counts(position)
    return [seat for seat, count in enumerate(counts) if count == max(counts)]


# What lies on the table


def count(position: Position) -> Counts:
    """Every card a written position accounts for."""
    found: Counts = {"cathedral": 1} if position["cathedral"] else {}
    piles = [position["deck"], position["discard"], position["aside"]["cards"]]
    for player in position["players"]:
        piles += [player[name] for name in ("hand", "city", "covered", "chapel", "bank", "harbor")]
        piles += [{card: lot.count(card) for card in lot} for lot in player["goods"].values()]
    for pile in piles:
        for name, n in pile.items():
            found[name] = found.get(name, 0) + n
    return found


def whole(options: dict[str, Any]) -> Counts:
    return {name: copies for name, (_, _, copies) in cards(options).items()}


def impossible(position: Position) -> list[str]:
    """What no table can look like."""
    faults = []
    for seat, player in enumerate(position["players"]):
        for name, n in player["city"].items():
            if n > 1 and name not in PRODUCTION:
                faults.append(f"player {seat}: {name} twice")
        if sum(player["city"].values()) > 12:
            faults.append(f"player {seat}: more than twelve buildings")
        for good, lot in player["goods"].items():
            building = "customs_office" if good == "customs" else next(
                name for name in PRODUCTION if name.startswith(good))
            if len(lot) > player["city"].get(building, 0):
                faults.append(f"player {seat}: too many goods on {building}")
        if sum(player["bank"].values()) and not player["bank_used"]:
            faults.append(f"player {seat}: a bank that was never used")
    known = [tile for tile in position["tiles"] if tile != "?"]
    if len(set(known)) < len(known) or len(position["tiles"]) != 5:
        faults.append("trading tiles")
    return faults
