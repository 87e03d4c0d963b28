"""The Golden City: how places, cards and rewards are called; keys with arguments, for every language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from comptoir.games.golden_city.chart import MIDDLE, RECONSTRUCTED, drawn, positions
from comptoir.games.golden_city.data import (
    BONUS,
    BONUSES,
    COIN_1,
    COIN_2,
    FIRST_ZONE,
    GOODS_CARD,
    INNER,
    INNER_LETTERS,
    KEY,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    LARGE_GROUP,
    OUTER,
    OUTER_COIN,
    OUTER_LETTERS,
    PLACE_NAMES,
    REWARD_NAMES,
    RIVERS,
    TWO_SEATS,
)
from comptoir.games.golden_city.state import GoldenCity
from comptoir.message import Argument, Message, Word
from comptoir.words import dashed as key


def place_name(view: GoldenCity, place: int) -> Argument:
    """How a place is called: on a board file of somebody's own by its name there."""
    name = PLACE_NAMES[place]
    if view.options["board"] != RECONSTRUCTED:
        given = [entry.get("name") for entry in drawn(view.options)["places"] if entry["id"] == name]
        if given and given[0]:
            return str(given[0])
        if name.startswith("site_"):
            return Message("place-site", {"n": place - 15})
    if name.startswith("port_"):
        return Message("place-port", {"n": place + 1})
    return Word("place-" + key(name))


def short_name(view: GoldenCity, place: int) -> Argument:
    """The same where there is little room."""
    if place < FIRST_ZONE or view.options["board"] != RECONSTRUCTED:
        return place_name(view, place)
    return Word("short-place-" + key(PLACE_NAMES[place]))


def cards(counts: Iterable[Any]) -> Argument:
    """"2 forest, port"."""
    return [Message("count", {"n": int(n), "thing": Word("landscape-" + LANDSCAPE_NAMES[kind])})
            for kind, n in enumerate(counts) if n]


def group_name(view: GoldenCity, group: int) -> Argument:
    """What hands are laid on: a pair; with two seats the pair with its coin, or the three cards."""
    if view.seats == TWO_SEATS:
        return Word("group-three" if group == LARGE_GROUP else "group-pair")
    return Message("group", {"n": group + 1})


def group_cards(view: GoldenCity, group: int) -> Argument:
    return cards(list(view.groups)[group * int(LANDSCAPES):(group + 1) * int(LANDSCAPES)])


def reward(view: GoldenCity, place: int) -> Message:
    """What a post there gives now; an empty stock gives nothing (GC-6)."""
    if any([p.closed >> place & 1 for p in view.players]):
        return Message("reward-closed")
    kind = int(view.reward[place])
    if kind < OUTER:
        return Message("reward-" + key(REWARD_NAMES[in_stock(view, kind)]))
    arrived = sum([p.built >> place & 1 for p in view.players]) + 1
    letters = int((INNER_LETTERS if kind == INNER else OUTER_LETTERS)[min(arrived, 3)])
    if not letters:
        return Message("reward-nothing")
    coin = kind == OUTER_COIN and view.bank
    extra = "" if arrived > 1 else "-card" if kind == INNER else "-coin" if coin else ""
    return Message("letters" + extra, {"n": letters})


def in_stock(view: GoldenCity, kind: int) -> int:
    """A reward as far as there is any left of it."""
    if COIN_1 <= kind <= COIN_2:
        return min(kind, int(view.bank))
    bonus = len(view.taken) + int(view.bonus_box).bit_count()
    gone = {KEY: not view.keys, BONUS: bonus >= BONUSES, GOODS_CARD: not any(view.open_goods)}
    return 0 if gone.get(kind) else kind


def river_of(view: GoldenCity, place: int) -> Word | None:
    """The river a site lies on."""
    for region in range(int(RIVERS)):
        if view.chart.regions[region] >> place & 1:
            return Word("river-" + key(drawn(view.options)["rivers"][region]))
    return None


def coast_of(view: GoldenCity, port: int) -> int:
    """The landscape behind a port: that of the side of the island on which it lies."""
    board = drawn(view.options)
    x, y = positions(board)[PLACE_NAMES[port]]
    far = {"N": MIDDLE - y, "S": y - MIDDLE, "W": MIDDLE - x, "E": x - MIDDLE}
    side = max(far, key=lambda name: far[name])
    return next(LANDSCAPE_NAMES.index(land) for land, where in board["sides"].items() if where == side)


def region_name(view: GoldenCity, card: int) -> Word:
    region = int(view.chart.card_region[card])
    if region < RIVERS:
        return Word("river-" + key(drawn(view.options)["rivers"][region]))
    return Word("quarter-" + LANDSCAPE_NAMES[region - int(RIVERS) + 1])
