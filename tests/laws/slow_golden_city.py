"""The Golden City counted a second time, slowly, from written positions, the board file and the rulebook's text alone:
the letters of zones, scorings and bonus cards, special scorings, the end, and what must lie on a table.

Nothing here comes from the package but the board file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Position = dict[str, Any]

FILE = Path(__file__).parents[2] / "comptoir/games/golden_city/boards/reconstructed.json"
BOARD = json.loads(FILE.read_text(encoding="utf-8"))
RIVER = {place["id"]: place["river"] for place in BOARD["places"] if "river" in place}
LAND = {place["id"]: place["landscape"] for place in BOARD["places"] if "landscape" in place}
COIN_ZONES = [place["id"] for place in BOARD["places"] if place.get("coin")]
CARDS = {card["id"]: card for card in BOARD["score_cards"]}
QUARTERS = ("forest", "meadow", "mountain", "desert")
PER_CARD = {"goods": 3, "coins": 2, "city": 1, "rivers": 2, "forest": 1, "meadow": 1, "mountain": 1, "desert": 1}


def is_zone(place: str) -> bool:
    return place.split("_")[0] in QUARTERS


def all_posts(player: Position) -> list[str]:
    """Black posts count as posts of their owner."""
    return [*player["posts"], *player["black_posts"]]


def goods_of(player: Position) -> set[str]:
    return {good for pair, n in player["goods"].items() if n for good in pair.split("_")}


# "Récompenses": letters of the city


def zone_letters(position: Position, zone: str) -> int:
    """For the seat that has just arrived there."""
    if position["seats"] == 2 and position["options"]["drought_city"] == "on" and zone.startswith("desert_"):
        return 0
    arrived = sum(zone in player["posts"] for player in position["players"])
    return ([10, 6] if zone.endswith("_inner") else [5, 3])[arrived - 1] if arrived <= 2 else 0


# "Décompte"


def region_of(card: Position) -> list[str]:
    if "river" in card:
        return [site for site, river in RIVER.items() if river == card["river"]]
    return [f"{card['quarter']}_{zone}" for zone in ("a", "b", "inner")]


def round_letters(position: Position, card_id: str) -> list[int]:
    """What the score card brings each seat, the table being as it is."""
    card = CARDS[card_id]
    owners = [card["good"] in goods_of(player) for player in position["players"]]
    counts = [sum(post in region_of(card) for post in all_posts(player)) for player in position["players"]]
    letters = []
    for seat, (owner, count) in enumerate(zip(owners, counts, strict=True)):
        others = counts[:seat] + counts[seat + 1:]
        goods = 0 if not owner else 4 if sum(owners) == 1 else 2
        posts = 0 if not count else 4 if count > max(others) else 2
        letters.append(goods + posts)
    return letters


# "Bonus"


def bonus_letters(player: Position, cards: list[str]) -> int:
    things = {"goods": sum(player["goods"].values()), "coins": player["coins"],
              "city": sum(map(is_zone, all_posts(player))), "rivers": sum(post in RIVER for post in all_posts(player))}
    for land in QUARTERS:
        things[land] = sum(LAND.get(post) == land or post.startswith(land + "_") for post in all_posts(player))
    return sum(PER_CARD[card] * things[card] for card in cards)


def city_posts(player: Position) -> int:
    return sum(map(is_zone, all_posts(player)))


class Ledger:
    """The letters and points of a game, kept beside it: `follow` is told every position."""

    def __init__(self, position: Position) -> None:
        self.seats = position["seats"]
        self.letters = [0] * self.seats
        self.points = [0] * self.seats
        self.held: list[list[str]] = [[] for _ in range(self.seats)]
        self.boxed: set[str] = set()
        self.before = position

    def follow(self, after: Position, actor: int, over: bool) -> None:
        before = self.before
        for seat in range(self.seats):
            for post in set(after["players"][seat]["posts"]) - set(before["players"][seat]["posts"]):
                assert seat == actor
                if is_zone(post):
                    self.letters[seat] += zone_letters(after, post)
        self._take_bonus(after, actor)
        if over or after["round"] > before["round"]:
            gains = round_letters(after, before["score_card"])
            self.letters = [had + gain for had, gain in zip(self.letters, gains, strict=True)]
            if self.seats == 2 and (over or before["round"] % 4 == 0):
                self._special(after, (before["round"] - 1) // 4)
        self.before = after

    def _take_bonus(self, after: Position, actor: int) -> None:
        """A card that was neither held nor boxed, and is not left: the actor took it."""
        gone = set(PER_CARD) - set(after["bonus"]["left"]) - self.boxed - {card for held in self.held for card in held}
        assert len(gone) <= 1
        self.held[actor] += list(gone)

    def _special(self, after: Position, pile: int) -> None:
        """Most letters, then posts in the city, then coins; a full tie gives nothing."""
        totals = [(self.letters[seat] + bonus_letters(player, self.held[seat]), city_posts(player), player["coins"])
                  for seat, player in enumerate(after["players"])]
        assert after["specials"][pile] == [total[0] for total in totals]
        if totals[0] != totals[1]:
            self.points[totals.index(max(totals))] += pile + 1
        self.letters = [0, 0]
        self.boxed |= {card for held in self.held for card in held}
        self.held = [[], []]

    def ranks(self) -> list[tuple[int, ...]]:
        """The final count; who is stuck is out, unless all are."""
        players = self.before["players"]
        all_stuck = all(player["stuck"] for player in players)
        if self.seats == 2:
            return [(-1,) if player["stuck"] and not all_stuck else (self.points[seat],)
                    for seat, player in enumerate(players)]
        return [(-1, 0, 0) if player["stuck"] and not all_stuck else
                (self.letters[seat] + bonus_letters(player, self.held[seat]), city_posts(player), player["coins"])
                for seat, player in enumerate(players)]


# "Contenu": what must lie on a table


def impossible(position: Position) -> list[str]:
    """What the rulebook's counts and limits forbid."""
    seats, players = position["seats"], position["players"]
    faults = []
    for seat, player in enumerate(players):
        if len(player["posts"]) > {2: 18, 3: 18, 4: 16}[seats]:
            faults.append(f"seat {seat} has too many posts")
        if len(player["black_posts"]) > (2 if position["options"]["black_posts"] == "on" else 0):
            faults.append(f"seat {seat} has too many black posts")
        if sum(player["goods"].values()) > 4 and not position["agenda"][0].startswith("return_goods"):
            faults.append(f"seat {seat} has too many goods cards")
    single = [post for player in players for post in player["posts"] if not is_zone(post)]
    if len(single) != len(set(single)):
        faults.append("two posts on one place")
    coins = position["reserve"] + sum(player["coins"] for player in players)
    coins += sum(group.get("coin", 0) for group in position["auction"]["groups"])
    if coins != 35:
        faults.append(f"{coins} coins")
    keys = position["keys"] + sum(player["keys"] for player in players)
    keys += sum(post.endswith("_inner") for player in players for post in all_posts(player))
    if keys != 6:
        faults.append(f"{keys} keys")
    for land in ("port", *QUARTERS):
        stacks = [position["deck"], position["discards"], *[player["hand"] for player in players],
                  *[group["cards"] for group in position["auction"]["groups"]]]
        if sum(stack.get(land, 0) for stack in stacks) != 10:
            faults.append(f"not ten {land} cards")
    return faults
