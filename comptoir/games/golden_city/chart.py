"""The Golden City: board files. The printed map is not to be had, so the island, the roads, the rewards and the faces
of the cards are data; docs/rules/golden-city.md describes the format. A file is checked for what the rulebook counts,
for roads that reach everywhere, and for a drawing in which no two roads cross; a broken one is refused with every
reason."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.golden_city.data import (
    BACKS,
    CARDS_BY_BACK,
    COIN_1,
    COIN_ZONES,
    FIRST_ZONE,
    GOOD_NAMES,
    GOODS_CARD,
    GOODS_CARDS,
    INNER,
    LANDSCAPE_NAMES,
    OUTER,
    OUTER_COIN,
    PAIR_NAMES,
    PLACE_NAMES,
    PORTS,
    REWARD_NAMES,
    RIVER_SITES,
    SCORE_NAMES,
    SIDES,
    SITES,
    ZONE_NAMES,
)
from comptoir.games.golden_city.state import Chart
from comptoir.kernel.errors import BadOption

FORMAT: Final = "golden-city-board/1"
RECONSTRUCTED: Final = "reconstructed"
LANDS: Final = LANDSCAPE_NAMES[1:]
REWARDS: Final = REWARD_NAMES[int(COIN_1):int(GOODS_CARD) + 1]
MIDDLE: Final = 500
LARGEST: Final = 1 << 18  # bytes of a board file
TOO_NEAR: Final = 60  # two places
TOO_NEAR_ROAD: Final = 30  # a place and a road that passes it by
CITY_RADIUS: Final = 200
SLACK: Final = 30  # a site on a river may stand so far on the other bank
# Where the zones of a quarter lie by its side: a and b clockwise, then the inner one.
ZONE_AT: Final = {"N": [(442, 360), (558, 360), (500, 434)], "E": [(640, 442), (640, 558), (566, 500)],
                  "S": [(558, 640), (442, 640), (500, 566)], "W": [(360, 558), (360, 442), (434, 500)]}

KEYS: Final = ["format", "name", "source", "reconstructed", "sides", "rivers", "places", "roads", "goods_cards",
               "score_cards"]
PORT_KEYS: Final = ["id", "name", "x", "y", "reward"]
SITE_KEYS: Final = ["id", "name", "landscape", "river", "x", "y", "reward"]
ZONE_KEYS: Final = ["id", "name", "coin"]

Point = tuple[float, float]


# The two doors


def check_file(path: str | Path) -> list[str]:
    """All that is wrong with a board file; nothing when it can be played on."""
    try:
        raw = Path(path).read_bytes()
    except OSError as problem:
        return [f"it cannot be read: {problem.strerror or problem}"]
    if len(raw) > LARGEST:
        return [f"it is larger than {LARGEST} bytes"]
    try:
        return check(json.loads(raw))
    except (ValueError, RecursionError):
        return ["it is not JSON"]


def read_board(value: Any) -> Any:
    """The option `board`: the name of a file, or a board that was read already, as in a record. What comes out
    stands for itself: records and positions carry it with them."""
    if isinstance(value, dict):
        problems = check(value)
        if problems:
            raise BadOption("option board: this is not a board: " + "; ".join(problems))
        return trimmed(value)
    path = Path(str(value))
    if not path.is_file():
        raise BadOption(f"option board cannot be {str(value)[:60]!r}; it can be: {RECONSTRUCTED}, or a board file")
    problems = check_file(path)
    if problems:
        raise BadOption(f"option board: {path.name} is refused: " + "; ".join(problems))
    return trimmed(json.loads(path.read_bytes()))


def trimmed(board: dict[str, Any]) -> dict[str, Any]:
    """Without what nobody plays with."""
    return {key: value for key, value in board.items() if key != "source"}


# The island as the rules need it


def charted(options: dict[str, Any]) -> Chart:
    """The chart of the board that these options name."""
    board = options["board"]
    return compiled(RECONSTRUCTED if board == RECONSTRUCTED else json.dumps(board))


@cache
def source(text: str) -> dict[str, Any]:
    """A board by its JSON, or the one of the box."""
    if text == RECONSTRUCTED:
        text = files("comptoir.games.golden_city").joinpath("boards/reconstructed.json").read_text("utf-8")
    board: dict[str, Any] = json.loads(text)
    return board


def drawn(options: dict[str, Any]) -> dict[str, Any]:
    """The board file behind these options, for those who draw or name its places."""
    board = options["board"]
    return source(RECONSTRUCTED) if board == RECONSTRUCTED else board


@cache
def compiled(text: str) -> Chart:
    board = source(text)
    by_id = {entry["id"]: entry for entry in board["places"]}
    number = {name: n for n, name in enumerate(PLACE_NAMES)}
    landscape: list[i64] = []
    reward: list[i64] = []
    near = [0] * len(PLACE_NAMES)
    regions = [0] * 8
    lands = [0] * 5
    for name in PLACE_NAMES:
        entry, place = by_id.get(name, {}), number[name]
        kind = "port" if name.startswith("port_") else entry.get("landscape") or name.split("_")[0]
        landscape.append(LANDSCAPE_NAMES.index(kind))
        if name in ZONE_NAMES:
            reward.append(INNER if name.endswith("_inner") else OUTER_COIN if entry.get("coin") else OUTER)
            regions[4 + LANDS.index(kind)] |= 1 << place
        else:
            reward.append(REWARD_NAMES.index(entry.get("reward") or "nothing"))
            if entry.get("river"):
                regions[board["rivers"].index(entry["river"])] |= 1 << place
        if kind != "port":
            lands[LANDSCAPE_NAMES.index(kind)] |= 1 << place
    for one, other in board["roads"]:
        near[number[one]] |= 1 << number[other]
        near[number[other]] |= 1 << number[one]
    pairs = [0] * len(PAIR_NAMES)
    for goods in board["goods_cards"]:
        pairs[PAIR_NAMES.index(pair_name(goods))] += 1
    cards = {card["id"]: card for card in board["score_cards"]}
    order = [cards[name] for name in SCORE_NAMES]
    return Chart(board.get("name", "board"), vec[i64](landscape), vec[i64](near), vec[i64](reward),
                 vec[i64](regions), regions[0] | regions[1] | regions[2] | regions[3], vec[i64](lands),
                 vec[i64](pairs), vec[i64]([GOOD_NAMES.index(card["good"]) for card in order]),
                 vec[i64]([region(card, board) for card in order]), vec[i64]([card["back"] for card in order]))


def region(card: dict[str, Any], board: dict[str, Any]) -> int:
    return int(board["rivers"].index(card["river"])) if "river" in card else 4 + LANDS.index(card["quarter"])


def pair_name(goods: list[str]) -> str:
    return "_".join(sorted(goods, key=GOOD_NAMES.index))


def positions(board: dict[str, Any]) -> dict[str, Point]:
    """Where every place is drawn."""
    at: dict[str, Point] = {entry["id"]: (entry["x"], entry["y"]) for entry in board["places"] if "x" in entry}
    for name in ZONE_NAMES:
        land, _, zone = name.partition("_")
        at[name] = ZONE_AT[board["sides"][land]][["a", "b", "inner"].index(zone)]
    return at


# Checks


def check(board: Any) -> list[str]:
    """Every reason why this is not a board."""
    faults: list[str] = []
    if not isinstance(board, dict):
        return ["a board is a JSON object"]
    unknown(board, KEYS, "", faults)
    if board.get("format") != FORMAT:
        faults.append(f"format must be {FORMAT!r}, not {str(board.get('format'))[:40]!r}")
    for key in ("places", "roads", "goods_cards", "score_cards", "rivers"):
        if not isinstance(board.get(key), list):
            faults.append(f"{key} must be a list")
    for key in ("name", "source"):
        if not isinstance(board.get(key, ""), str):
            faults.append(f"{key} must be a text")
    check_sides(board.get("sides"), faults)
    if faults:
        return faults  # the rest would only repeat it
    check_rivers(board, faults)
    if faults:
        return faults
    check_places(board, faults)
    check_roads(board, faults)
    check_cards(board, faults)
    if not faults:
        check_drawing(board, faults)
    return faults


def unknown(entry: dict[str, Any], keys: list[str], where: str, faults: list[str]) -> None:
    for key in entry:
        if key not in keys:
            faults.append(f"{where}{str(key)[:40]!r} is not known; known are {', '.join(keys)}")


def check_sides(sides: Any, faults: list[str]) -> None:
    if (not isinstance(sides, dict) or sorted(sides) != sorted(LANDS)
            or sorted(map(str, sides.values())) != sorted(SIDES)):
        faults.append(f"sides must give each of {', '.join(LANDS)} one of {', '.join(SIDES)}")


def banks(board: dict[str, Any]) -> list[str]:
    """The four borders of the landscapes, by name."""
    by_side = {side: land for land, side in board["sides"].items()}
    borders = []
    for n, side in enumerate(SIDES):
        pair = [by_side[side], by_side[SIDES[(n + 1) % len(SIDES)]]]
        borders.append("_".join(sorted(pair, key=LANDS.index)))
    return borders


def check_rivers(board: dict[str, Any], faults: list[str]) -> None:
    borders = banks(board)
    if sorted(map(str, board["rivers"])) != sorted(borders):
        faults.append(f"rivers must be the four borders of the landscapes: {', '.join(borders)}")


def check_places(board: dict[str, Any], faults: list[str]) -> None:
    """The rulebook's counts: 16 ports, 30 sites, 12 of them on 4 rivers, 12 zones."""
    ids: list[str] = []
    for n, entry in enumerate(board["places"]):
        if not isinstance(entry, dict) or entry.get("id") not in PLACE_NAMES:
            faults.append(f"places, entry {n + 1}: id must be port_1 to port_{PORTS}, site_1 to site_{SITES}, or one "
                          f"of {', '.join(ZONE_NAMES)}")
            continue
        ids.append(entry["id"])
        check_place(entry, board, faults)
    for name in PLACE_NAMES:
        if ids.count(name) != 1:
            faults.append(f"{name} is there {ids.count(name)} times; it must be there once")
    entries = [entry for entry in board["places"] if isinstance(entry, dict)]
    on_rivers = [entry["river"] for entry in entries if entry.get("river")]
    if len(on_rivers) != RIVER_SITES:
        faults.append(f"{len(on_rivers)} sites are on rivers; the rulebook has {RIVER_SITES}")
    for river in board["rivers"]:
        if river not in on_rivers:
            faults.append(f"no site is on the river {river}")
    for land in LANDS:
        if land not in [entry.get("landscape") for entry in entries]:
            faults.append(f"no site is in the {land}")
    coins = [entry for entry in entries if entry.get("coin")]
    if len(coins) != COIN_ZONES:
        faults.append(f"{len(coins)} outer zones add a coin; the rulebook has {COIN_ZONES}")


def check_place(entry: dict[str, Any], board: dict[str, Any], faults: list[str]) -> None:
    name = entry["id"]
    zone = name in ZONE_NAMES
    port = name.startswith("port_")
    unknown(entry, ZONE_KEYS if zone else PORT_KEYS if port else SITE_KEYS, f"{name}: ", faults)
    if "name" in entry and (not isinstance(entry["name"], str) or not 0 < len(entry["name"]) <= 40):
        faults.append(f"{name}: name must be a text of at most 40 letters")
    if zone:
        if not isinstance(entry.get("coin", False), bool) or (entry.get("coin") and name.endswith("_inner")):
            faults.append(f"{name}: coin must be true or false, and false for an inner zone")
        return
    for axis in ("x", "y"):
        at = entry.get(axis)
        if isinstance(at, bool) or not isinstance(at, int) or not 0 <= at <= 2 * MIDDLE:
            faults.append(f"{name}: {axis} must be a whole number from 0 to {2 * MIDDLE}")
    reward = entry.get("reward")
    if reward not in REWARDS and not (port and reward is None):
        faults.append(f"{name}: reward must be one of {', '.join(REWARDS)}{' or null' if port else ''}")
    if port:
        return
    if entry.get("landscape") not in LANDS:
        faults.append(f"{name}: landscape must be one of {', '.join(LANDS)}")
    elif entry.get("river") is not None and (
            entry["river"] not in board["rivers"] or entry["landscape"] not in str(entry["river"]).split("_")):
        faults.append(f"{name}: river must be one of those that border its landscape: {', '.join(board['rivers'])}")


def check_roads(board: dict[str, Any], faults: list[str]) -> None:
    """Every road joins two places, once; along roads one comes everywhere."""
    seen: set[tuple[str, str]] = set()
    joined: dict[str, list[str]] = {name: [] for name in PLACE_NAMES}
    for n, road in enumerate(board["roads"]):
        if (not isinstance(road, list) or len(road) != 2 or not all([end in PLACE_NAMES for end in road])
                or road[0] == road[1]):
            faults.append(f"roads, entry {n + 1}: a road is a list of two places")
            continue
        ends = (min(road), max(road))
        if ends in seen:
            faults.append(f"the road from {road[0]} to {road[1]} is there twice")
        seen.add(ends)
        joined[road[0]].append(road[1])
        joined[road[1]].append(road[0])
    reached, waiting = {PLACE_NAMES[0]}, [PLACE_NAMES[0]]
    while waiting:
        for other in joined[waiting.pop()]:
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    lost = [name for name in PLACE_NAMES if name not in reached]
    if lost:
        more = f" and {len(lost) - 5} more" if len(lost) > 5 else ""
        faults.append(f"no road leads from {PLACE_NAMES[0]} to {', '.join(lost[:5])}{more}")


def check_cards(board: dict[str, Any], faults: list[str]) -> None:
    if len(board["goods_cards"]) != GOODS_CARDS:
        faults.append(f"{len(board['goods_cards'])} goods cards; the rulebook has {GOODS_CARDS}")
    for n, goods in enumerate(board["goods_cards"]):
        if (not isinstance(goods, list) or len(goods) != 2 or not all([good in GOOD_NAMES for good in goods])
                or goods[0] == goods[1]):
            faults.append(f"goods_cards, entry {n + 1}: a card shows two different ones of {', '.join(GOOD_NAMES)}")
    ids: list[str] = []
    backs: list[int] = []
    for n, card in enumerate(board["score_cards"]):
        if not isinstance(card, dict) or card.get("id") not in SCORE_NAMES:
            faults.append(f"score_cards, entry {n + 1}: id must be {SCORE_NAMES[0]} to {SCORE_NAMES[-1]}")
            continue
        name = card["id"]
        ids.append(name)
        unknown(card, ["id", "back", "good", "river", "quarter"], f"{name}: ", faults)
        if card.get("good") not in GOOD_NAMES:
            faults.append(f"{name}: good must be one of {', '.join(GOOD_NAMES)}")
        if card.get("back") not in BACKS or isinstance(card.get("back"), bool):
            faults.append(f"{name}: back must be 1, 2 or 3")
        else:
            backs.append(card["back"])
        if ("river" in card) == ("quarter" in card) or not (
                card.get("river") in board["rivers"] or card.get("quarter") in LANDS):
            faults.append(f"{name}: it scores a river ({', '.join(map(str, board['rivers']))}) or a quarter "
                          f"({', '.join(LANDS)})")
    for name in SCORE_NAMES:
        if ids.count(name) != 1:
            faults.append(f"{name} is there {ids.count(name)} times; it must be there once")
    for back in BACKS:
        if backs.count(back) != CARDS_BY_BACK[back]:
            faults.append(f"{backs.count(back)} score cards have the back {back}; "
                          f"the rulebook has {CARDS_BY_BACK[back]}")


def check_drawing(board: dict[str, Any], faults: list[str]) -> None:
    """Places apart from each other and in their landscape; no two roads cross, none runs through a place."""
    at = positions(board)
    names = list(at)
    for n, one in enumerate(names):
        for other in names[:n]:
            if apart(at[one], at[other]) < TOO_NEAR:
                faults.append(f"{one} and {other} are drawn nearer than {TOO_NEAR} to each other")
    for entry in board["places"]:
        if "landscape" in entry:
            x, y = entry["x"] - MIDDLE, entry["y"] - MIDDLE
            depth = {"N": -y - abs(x), "E": x - abs(y), "S": y - abs(x), "W": -x - abs(y)}
            if depth[board["sides"][entry["landscape"]]] < -SLACK:
                faults.append(f"{entry['id']} is drawn outside its landscape, {entry['landscape']}")
            if apart((entry["x"], entry["y"]), (MIDDLE, MIDDLE)) < CITY_RADIUS + SLACK:
                faults.append(f"{entry['id']} is drawn in the city")
    roads = [(road[0], road[1]) for road in board["roads"]]
    for n, (a, b) in enumerate(roads):
        for c, d in roads[:n]:
            if not {a, b} & {c, d} and cross(at[a], at[b], at[c], at[d]):
                faults.append(f"the roads {a}–{b} and {c}–{d} cross")
        for name in names:
            if name not in (a, b) and from_road(at[name], at[a], at[b]) < TOO_NEAR_ROAD and name in PLACE_NAMES[
                    :int(FIRST_ZONE)]:
                faults.append(f"the road {a}–{b} runs through {name}")


def apart(p: Point, q: Point) -> float:
    return float(((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2) ** 0.5)


def turn(p: Point, q: Point, r: Point) -> float:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def from_road(p: Point, a: Point, b: Point) -> float:
    """How far a place is from a road."""
    length = apart(a, b) ** 2
    t = max(0.0, min(1.0, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length))
    return apart(p, (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
