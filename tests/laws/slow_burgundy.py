"""The Castles of Burgundy counted a second time, slowly, from written positions and the rulebook's text alone: what
lies on the table ("Composants du jeu"), what one action scores ("Règles supplémentaires pour placer les tuiles
hexagonales", "Animal", "Vendre des marchandises"), and the final count ("Fin de la partie", "Les tuiles jaunes").

Nothing here comes from the package but the text of the board files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

Position = dict[str, Any]
Counts = dict[str, int]

BOARDS = Path(__file__).parents[2] / "comptoir" / "games" / "burgundy" / "boards"
BUILDINGS = ["warehouse", "watchtower", "carpenter", "church", "market", "boarding_house", "bank", "city_hall"]
LETTERS = {"b": "building", "a": "animal", "k": "knowledge", "c": "castle", "m": "mine", "s": "ship"}
SIZE_POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
PHASE_POINTS = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}


# The boards


class Print:
    """What is printed on a board, found out from its file: colour, number and region of each space."""

    def __init__(self, name: str) -> None:
        rows = [line.split() for line in (BOARDS / f"{name}.txt").read_text().splitlines()
                if line.strip() and ":" not in line and not line.startswith("#")]
        self.colour: dict[int, str] = {}
        self.number: dict[int, int] = {}
        spots: dict[int, tuple[float, int]] = {}
        space = 0
        for down, row in enumerate(rows):
            for across, word in enumerate(row):
                space += 1
                self.colour[space], self.number[space] = LETTERS[word[0]], int(word[1])
                spots[space] = (across - (len(row) - 1) / 2, down)
        self.near = {a: [b for b in spots if a != b and abs(spots[a][1] - spots[b][1]) <= 1
                         and abs(spots[a][0] - spots[b][0]) <= (1 if spots[a][1] == spots[b][1] else 0.5)]
                     for a in spots}

    def region(self, space: int) -> set[int]:
        found, todo = {space}, [space]
        while todo:
            for other in self.near[todo.pop()]:
                if other not in found and self.colour[other] == self.colour[space]:
                    found.add(other)
                    todo.append(other)
        return found


_prints: dict[str, Print] = {}


def printed(name: str) -> Print:
    if name not in _prints:
        _prints[name] = Print(name)
    return _prints[name]


def colour(tile: str) -> str:
    if tile in BUILDINGS:
        return "building"
    if tile.startswith("knowledge"):
        return "knowledge"
    return tile if tile in ("castle", "mine", "ship") else "animal"


# What one action scores


def laid(before: Position, after: Position, seat: int) -> dict[int, str]:
    """The tiles that came to lie in an estate, by space."""
    old = before["players"][seat]["estate"]
    return {int(space): tile for space, tile in after["players"][seat]["estate"].items() if space not in old}


def scored(before: Position, after: Position, seat: int) -> Counts:
    """What the seat scored between two positions that are one action apart, by source."""
    player, seats = after["players"][seat], len(after["players"])
    points: Counts = {}
    for space, tile in laid(before, after, seat).items():
        board = printed(player["board"])
        covered = {int(other) for other in player["estate"]}
        if board.region(space) <= covered:
            points["regions"] = SIZE_POINTS[len(board.region(space))]
            points["phases"] = PHASE_POINTS[before["phase"]]
        kind = colour(tile)
        if {other for other in board.colour if board.colour[other] == kind} <= covered:
            taken = [size for size in ("large", "small") if kind in before["bonus_tiles"][size]]
            if not taken:
                points["bonuses"] = {2: 5, 3: 6, 4: 7}[seats]
            elif taken == ["large"]:
                points["bonuses"] = {2: 2, 3: 3, 4: 4}[seats]
        if kind == "animal":
            points["animals"] = herd(player, board, space, tile)
        if tile == "watchtower":
            points["watchtowers"] = 4
    sold = sum(player["sold"].values()) - sum(before["players"][seat]["sold"].values())
    if sold:
        points["sales"] = sold * seats
    return points


def herd(player: Position, board: Print, space: int, tile: str) -> int:
    """The animals of the species in the pasture, and one more a tile with knowledge 7."""
    pasture = [player["estate"][str(other)] for other in board.region(space) if str(other) in player["estate"]]
    same = [other for other in pasture if other.split("_")[0] == tile.split("_")[0]]
    return sum(int(other.split("_")[1]) for other in same) + (len(same) if knows(player, 7) else 0)


def knows(player: Position, number: int) -> bool:
    return f"knowledge_{number}" in player["estate"].values()


# The final count


def final_count(position: Position, seat: int) -> tuple[int, int, int]:
    """All points; then what breaks a tie: fewer empty spaces, the later in turn order."""
    player = position["players"][seat]
    points = sum(player["points"].values()) - player["paid_for_outposts"]
    points += sum(player["goods"].values()) + player["silver"] + player["workers"] // 2
    tiles = list(player["estate"].values())
    if knows(player, 15):
        points += 3 * len(player["sold"])
    for number, building in enumerate(["warehouse", "watchtower", "carpenter", "church", "market", "boarding_house",
                                       "bank", "city_hall"], 16):
        if knows(player, number):
            points += 4 * tiles.count(building)
    if knows(player, 24):
        points += 4 * len({tile.split("_")[0] for tile in tiles if colour(tile) == "animal"})
    if knows(player, 25):
        points += sum(player["sold"].values())
    if knows(player, 26):
        points += 2 * sum(list(position["bonus_tiles"][size].values()).count(seat) for size in ("large", "small"))
    empty = 37 - len(tiles)
    return points, empty if position["options"]["tiebreak"] == "most-empty" else -empty, position["order"].index(seat)


def winners(position: Position) -> list[int]:
    counts = [final_count(position, seat) for seat in range(len(position["players"]))]
    return [seat for seat, count in enumerate(counts) if count == max(counts)]


# What lies on the table


def add(counts: Counts, names: Any) -> None:
    """Names, or counts by name, are added up."""
    for name in names:
        if name is not None:
            counts[name] = counts.get(name, 0) + (names[name] if isinstance(names, dict) else 1)


def box() -> Position:
    tiles = dict.fromkeys(BUILDINGS, 7)
    for species in ("cow", "sheep", "pig", "chicken"):
        tiles |= {f"{species}_2": 2, f"{species}_3": 3, f"{species}_4": 2}
    tiles |= {f"knowledge_{n}": 1 for n in range(1, 27)} | {"castle": 16, "mine": 12, "ship": 26}
    assert sum(tiles.values()) == 164
    return {"tiles": tiles, "goods": dict.fromkeys(["turquoise", "purple", "pink", "red", "brown", "orange"], 7)}


def count(position: Position) -> Position:
    """What a written position accounts for."""
    tiles: Counts = {}
    goods: Counts = {}
    for stock in ("stock", "black_stock", "gone", "black_depot"):
        add(tiles, position[stock])
    add(goods, position["goods_face_down"])
    add(goods, position["round_goods"])
    for depot in position["depots"].values():
        add(tiles, depot["tiles"])
        add(goods, depot["goods"])
    for player in position["players"]:
        add(tiles, player["storage"])
        add(tiles, list(player["estate"].values()))
        add(goods, player["goods"])
        add(goods, player["sold"])
    return {"tiles": tiles, "goods": goods}


def impossible(position: Position) -> list[str]:
    """What no table can look like."""
    faults = []
    for seat, player in enumerate(position["players"]):
        if len(player["storage"]) > 3 or len(player["goods"]) > 3:
            faults.append(f"player {seat} stores too much")
        if not player["estate"]:
            continue
        board = printed(player["board"])
        for space, tile in player["estate"].items():
            if board.colour[int(space)] != colour(tile):
                faults.append(f"player {seat}: {tile} on {space}")
            town = [player["estate"].get(str(other)) for other in board.region(int(space))]
            if tile in BUILDINGS and town.count(tile) > 1 and not knows(player, 1):
                faults.append(f"player {seat}: {tile} twice in a town")
        if player["track"] > list(player["estate"].values()).count("ship"):
            faults.append(f"player {seat}: the marker is too far")
    return faults


def touches(before: Position, after: Position, seat: int, bound: bool) -> bool:
    """A new tile touches one that lay there, or paid for lying alone; the spielbox rule asks for more."""
    old, player = before["players"][seat], after["players"][seat]
    for space, tile in laid(before, after, seat).items():
        board = printed(player["board"])
        near = [old["estate"][str(other)] for other in board.near[space] if str(other) in old["estate"]]
        if player["paid_for_outposts"] > old["paid_for_outposts"]:
            if near or tile != "castle" or player["dice"] != [0, 0]:
                return False
        elif not near or (bound and tile != "castle"
                          and not {"castle", colour(tile)} & {colour(other) for other in near}):
            return False
    return True
