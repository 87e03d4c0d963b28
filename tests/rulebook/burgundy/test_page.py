"""The rules page: somebody who owns no box finds the answers, in both languages. Numbers are those of the data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from comptoir.games.burgundy.data import (
    COLOUR_SPACES,
    COLOURS,
    GOOD_NAMES,
    LARGE_BONUS,
    PHASE_POINTS,
    REGION_POINTS,
    SALE_POINTS,
    SMALL_BONUS,
)
from comptoir.games.burgundy.loader import shipped

FOLDER = Path(__file__).parents[3] / "docs/rules"
PAGES = {"en": (FOLDER / "burgundy.md").read_text("utf-8"), "fr": (FOLDER / "burgundy.fr.md").read_text("utf-8")}

ANSWERS = [  # the question; where the page answers it, in English and in French
    ("How many spaces has an estate?", "an estate of 37 spaces", "un domaine de 37 cases"),
    ("How many rounds are played?", "five phases of five rounds", "cinq phases de cinq tours"),
    ("How many people can play?", "Two to four people play", "On joue à deux, trois ou quatre"),
    ("How many tiles are there?", "The 164 tiles", "Les 164 tuiles"),
    ("How many ships, and how many with black backs?", "ships 20 (6)", "navires 20 (6)"),
    ("How many castles?", "castles 14 (2)", "châteaux 14 (2)"),
    ("How many goods does everybody begin with?", "three random goods", "trois marchandises au hasard"),
    ("How much silver?", "one silver, and one, two", "une pépite, et un, deux"),
    ("Whose marker lies on top?", "the first player's lies on top", "celui du premier joueur est en haut"),
    ("How many tiles has the black depot with three?", "| 3 | 18 | 6 | 3 |", "| 3 | 18 | 6 | 3 |"),
    ("What do bonus tiles count with four?", "7 and 4", "7 et 4"),
    ("Which good has number 4?", "| goods | turquoise | purple | pink | red |",
     "| marchandises | turquoise | violet | rose | rouge |"),
    ("How many goods of each kind?", "seven tiles each", "sept tuiles de chacun"),
    ("How many spaces for mines has a board?", "3 for mines", "3 pour les mines"),
    ("What happens to tiles that nobody took?", "left on the main board leave the game", "quittent la partie"),
    ("And to goods in the depots?", "goods stay", "les marchandises restent"),
    ("When do mines pay?", "At the end of each phase every mine", "À la fin de chaque phase, chaque mine"),
    ("What is the white die for?", "the depot that the white die shows", "le dépôt qu'indique le dé blanc"),
    ("Who plays first?", "in the order of the track", "dans l'ordre de la piste"),
    ("How many actions has a turn?", "You use both dice, one action each", "vos deux dés, une action chacun"),
    ("How many tiles can be stored?", "your storage of three spaces", "votre stock de trois cases"),
    ("What if the storage is full?", "a stored tile of your choice leaves the game first",
     "une tuile stockée de votre choix quitte d'abord la partie"),
    ("Where may a tile be placed?", "next to a tile that already lies there", "à côté d'une tuile déjà posée"),
    ("What does a sale bring?", "one silver for the sale, and for each tile as many points as there are players",
     "une pépite pour la vente, et pour chaque tuile autant de points qu'il y a de joueurs"),
    ("How many workers does a die bring?", "**Workers**: two of them", "**Ouvriers** : en prendre deux"),
    ("Can a 6 become a 1?", "6 and 1 are neighbours", "6 et 1 sont voisins"),
    ("What does the black depot cost?", "a tile of the black depot for two silver",
     "une tuile du dépôt noir pour deux pépites"),
    ("How often may one buy?", "Once a turn", "Une fois par tour"),
    ("May a town have two banks?", "No town has a building twice", "Aucune ville n'a deux fois le même bâtiment"),
    ("How do animals score?", "a point for each animal on the tile", "un point par animal de la tuile"),
    ("What does a castle do?", "one more action at once, with any number",
     "une action de plus tout de suite, avec n'importe quelle valeur"),
    ("What does a ship do for the turn order?", "your marker moves one space ahead", "votre pion avance d'une case"),
    ("How many kinds of goods can be stored?", "store three kinds of goods", "stocker trois types de marchandises"),
    ("What does a watchtower bring?", "| watchtower | 4 points |", "| tour de guet | 4 points |"),
    ("What does a bank bring?", "| bank | 2 silver |", "| banque | 2 pépites |"),
    ("What does a boarding house bring?", "| boarding house | 4 workers |", "| pension de famille | 4 ouvriers |"),
    ("What does a church take?", "a mine, a knowledge tile or a castle", "une mine, une connaissance ou un château"),
    ("What does a city hall do?", "place one more stored tile, on any number", "placer une autre tuile stockée"),
    ("What does knowledge 5 do?", "the goods of two neighbouring depots", "de deux dépôts voisins"),
    ("What does knowledge 8 do?", "a worker changes a die by up to 2", "un ouvrier modifie un dé de 2 au plus"),
    ("What does knowledge 14 do?", "4 workers instead of 2", "4 ouvriers au lieu de 2"),
    ("What does knowledge 15 count?", "3 points for each kind of goods sold", "3 points par type de marchandises"),
    ("What does knowledge 24 count?", "4 points for each species", "4 points par espèce"),
    ("What is a region?", "a group of adjacent spaces of one colour", "un groupe de cases voisines de la même couleur"),
    ("Who gets the large bonus tile?", "The first to cover all spaces of a colour", "Le premier qui recouvre"),
    ("What counts at the end?", "each unsold good, each silver and each pair of workers",
     "chaque marchandise invendue, chaque pépite et chaque paire d'ouvriers"),
    ("Do stored tiles count?", "Stored tiles count nothing", "Les tuiles en stock ne comptent pas"),
    ("Who wins a tie?", "A tie goes to fewer empty spaces", "Une égalité va à qui a le moins de cases vides"),
    ("Are workers limited?", "Workers and silver are unlimited", "illimités"),
    ("Which boards are reconstructed?", "10a*", "10a*"),
    ("Does the first castle give an action?", "The first castle has no effect", "Le premier château n'a pas d'effet"),
    ("May a purchase interrupt an action?", "never inside an action",
     "jamais à l'intérieur d'une action"),
]


def test_there_are_fifty_questions() -> None:
    assert len({question for question, _, _ in ANSWERS}) >= 50


@pytest.mark.parametrize(("question", "english", "french"), ANSWERS)
def test_the_page_answers(question: str, english: str, french: str) -> None:
    assert english in PAGES["en"]
    assert french in PAGES["fr"]


@pytest.mark.parametrize("locale", PAGES)
def test_the_tables_are_those_of_the_game(locale: str) -> None:
    page = PAGES[locale]

    def row(*cells: object) -> str:
        return "| " + " | ".join(map(str, cells)) + " |"

    assert row("points", *[int(REGION_POINTS[size]) for size in range(1, 9)]) in page
    assert row("points", *[int(points) for points in PHASE_POINTS]) in page
    for seats in (2, 3, 4):
        both = f"{int(LARGE_BONUS[seats])} {'and' if locale == 'en' else 'et'} {int(SMALL_BONUS[seats])}"
        assert re.search(rf"\| {seats} \| \d+ \| \d+ \| {int(SALE_POINTS[seats])} \| {both} \|", page)
    for board in shipped():
        sizes = [" ".join(map(str, board.region_sizes(colour))) for colour in range(COLOURS)]
        assert row(board.name + ("*" if board.reconstructed else ""), *sizes) in page
    assert all(str(int(n)) in page for n in COLOUR_SPACES)


def test_goods_stand_in_the_order_of_their_numbers() -> None:
    assert "| goods | " + " | ".join(GOOD_NAMES) + " |" in PAGES["en"]


@pytest.mark.parametrize("locale", PAGES)
def test_nothing_is_for_developers(locale: str) -> None:
    assert not re.findall(r"`[^`]*`|\.py\b|COMPTOIR_", PAGES[locale])
