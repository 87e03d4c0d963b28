"""The rules pages of The Golden City: who owns no box can answer from them what the box would show."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from comptoir.games.golden_city.chart import drawn
from comptoir.games.golden_city.data import LANDSCAPE_NAMES
from comptoir.words import Words, words

PAGES = {"en": "docs/rules/golden-city.md", "fr": "docs/rules/golden-city.fr.md"}
BOARD: dict[str, Any] = drawn({"board": "reconstructed"})


def page(locale: str) -> str:
    return Path(__file__).parents[2].joinpath(PAGES[locale]).read_text("utf-8")


def rows(locale: str) -> list[str]:
    """Every row of the tables of the map, as the page must have it: sites, ports, zones with a coin, goods, scores."""
    say = words("comptoir.games.golden_city", locale)
    found = [_site(say, entry) for entry in BOARD["places"] if entry["id"].startswith("site_")]
    for land, side in BOARD["sides"].items():
        ports = [entry for entry in BOARD["places"] if entry["id"].startswith("port_") and _side(entry) == side]
        listed = ", ".join(f"{entry['id'][5:]} ({say('reward-' + entry['reward'])})" for entry in ports)
        found.append(f"| {say('landscape-' + land)} | {listed} |")
    for goods, n in _counted([tuple(card) for card in BOARD["goods_cards"]]):
        found.append(f"| {say('pair-' + '-'.join(goods))} | {n} |")
    for n, card in enumerate(BOARD["score_cards"]):
        named = say("short-river-" + card["river"].replace("_", "-")) if "river" in card \
            else say("short-quarter-" + card["quarter"])
        found.append(f"| {n + 1} | {card['back']} | {say('good-' + card['good'])} | {named} |")
    return found


def _site(say: Words, entry: dict[str, Any]) -> str:
    river = say("short-river-" + entry["river"].replace("_", "-")) if entry.get("river") else "–"
    return (f"| {say('place-' + entry['id'].replace('_', '-'))} | {say('landscape-' + entry['landscape'])} | {river} "
            f"| {say('reward-' + entry['reward'])} |")


def _side(entry: dict[str, Any]) -> str:
    far = {"N": 500 - entry["y"], "S": entry["y"] - 500, "W": 500 - entry["x"], "E": entry["x"] - 500}
    return max(far, key=lambda side: far[side])


def _counted(cards: list[tuple[str, ...]]) -> list[tuple[tuple[str, ...], int]]:
    return [(card, cards.count(card)) for card in dict.fromkeys(cards)]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_page_has_every_place_and_every_card_of_the_map(locale: str) -> None:
    text = page(locale)
    assert [row for row in rows(locale) if row not in text] == []


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_page_names_the_zones_that_pay_a_coin(locale: str) -> None:
    say = words("comptoir.games.golden_city", locale)
    for entry in BOARD["places"]:
        if entry["id"].partition("_")[0] in LANDSCAPE_NAMES[1:]:
            named = say("short-place-" + entry["id"].replace("_", "-"))
            assert (f"**{named}**" in page(locale)) == bool(entry.get("coin"))


ANSWERS = [  # a question of somebody without the box, and where the two pages answer it
    ("how many ports", "16 ports", "16 ports"), ("how many sites", "30 rural sites", "30 sites ruraux"),
    ("sites on rivers", "Twelve of the sites", "Douze des sites"), ("quarters", "four quarters", "quatre quartiers"),
    ("zones of a quarter", "two outer zones and an inner one", "de deux zones extérieures et d'une zone intérieure"),
    ("posts, two players", "| 2 | 18 |", "| 2 | 18 |"), ("posts, three", "| 3 | 18 |", "| 3 | 18 |"),
    ("posts, four", "| 4 | 16 |", "| 4 | 16 |"), ("coins at the start", "3 coins", "reçoit 3 pièces"),
    ("cards at the start", "one port card, and one more landscape card", "une carte port et une seconde carte paysage"),
    ("cards of a landscape", "ten cards each", "dix cartes de chaque sorte"),
    ("open goods", "eight goods cards three lie open", "Trois des huit cartes marchandises sont visibles"),
    ("bonus cards", "Eight bonus cards", "Huit cartes bonus"), ("keys", "six keys", "six clés"),
    ("coins in all", "35 coins", "35 pièces en tout"), ("score cards", "Sixteen score cards", "seize cartes score"),
    ("backs", "four with the back 1, then eight with 2, then four with 3",
     "les quatre au dos 1, puis huit au dos 2, puis quatre au dos 3"),
    ("phases", "six phases", "six phases"),
    ("an empty deck", "the discards are shuffled", "Quand la pioche est vide, on mélange la défausse"),
    ("a free pair", "A free pair costs nothing", "Une paire libre ne coûte rien"),
    ("the first ousting", "costs 1 coin, the second 2, the third 3", "coûte 1 pièce, la deuxième 2, la troisième 3"),
    ("where coins go", "go to the reserve", "les pièces vont à la réserve"),
    ("posts a turn", "one or two posts", "un ou deux comptoirs"),
    ("price of a port", "| port | 1 port card | not needed |", "| port | 1 carte port | inutile |"),
    ("price of a site", "| site, outer zone | 2 cards of its landscape | needed |",
     "| site, zone extérieure | 2 cartes de son paysage | nécessaire |"),
    ("price of an inner zone", "2 cards of its landscape and a key", "2 cartes de son paysage et une clé"),
    ("posts on a site", "room for one post in all", "un seul comptoir en tout"),
    ("posts in a zone", "one post of each player", "une zone un comptoir de chaque joueur"),
    ("a played key", "a played key leaves the game", "une clé jouée quitte le jeu"),
    ("jokers", "Two equal landscape cards stand for one card of any other",
     "Deux cartes paysage identiques remplacent une carte de n'importe quel autre paysage"),
    ("a joker for a key", "never for a key", "jamais une clé"),
    ("the hand", "at most five landscape cards", "au plus cinq cartes paysage"),
    ("a fifth goods card", "of five cards one goes back to the box", "de cinq cartes une retourne dans la boîte"),
    ("outer zone, first", "5 bills for the first", "5 lettres au premier joueur"),
    ("outer zone, second", "3 for the second", "3 au deuxième"),
    ("inner zone, first", "10 bills and a landscape card", "10 lettres et une carte paysage au premier joueur"),
    ("inner zone, second", "6 bills for the second", "6 lettres au deuxième"),
    ("a good", "Everybody who has the good gets 2 bills", "Chaque possesseur de la marchandise reçoit 2 lettres"),
    ("a sole owner", "alone gets 2 more", "un possesseur unique 2 de plus"),
    ("a river", "Everybody with a post on the river", "Chacun qui a un comptoir au bord du fleuve"),
    ("a majority", "more posts there than each other gets 2 more",
     "plus de comptoirs que chaque autre en reçoit 2 de plus"),
    ("the end", "builds his last post", "la manche où un joueur place son dernier comptoir"),
    ("bonus: goods", "| `goods` | 3 |", "| `goods` | 3 |"), ("bonus: coins", "| `coins` | 2 |", "| `coins` | 2 |"),
    ("bonus: city", "| `city` | 1 |", "| `city` | 1 |"), ("bonus: rivers", "| `rivers` | 2 |", "| `rivers` | 2 |"),
    ("a tie", "posts in the city, then to coins", "À égalité : comptoirs dans la Cité, puis pièces"),
    ("stuck", "can never build again has lost", "ne pourra plus jamais construire a perdu"),
    ("special scorings", "After rounds 4, 8 and 12", "Après les manches 4, 8 et 12"),
    ("points", "wins 1, 2, 3 points", "remporte 1, 2, 3 points de victoire"),
    ("who wins of two", "Three points win at once", "Trois points gagnent aussitôt"),
    ("the desert of two", "Rural sites in the desert give nothing",
     "Les sites ruraux du désert ne rapportent rien"),
    ("black posts", "each player has two", "chacun en a deux"),
]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_fifty_questions_are_answered_by_the_page(locale: str) -> None:
    assert len(ANSWERS) >= 50
    text = page(locale)
    assert [question for question, *answers in ANSWERS if answers[locale == "fr"] not in text] == []
