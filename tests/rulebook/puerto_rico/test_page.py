"""The rules page answers: whoever has no box finds every number, table and term on it, in both languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from comptoir.games.puerto_rico import data
from comptoir.words import words

PAGES = Path(__file__).parents[3] / "docs/rules"
FILES = {"en": "puerto-rico.md", "fr": "puerto-rico.fr.md"}


@cache
def page(locale: str) -> str:
    return (PAGES / FILES[locale]).read_text("utf-8")


def rows(locale: str, columns: int) -> list[list[str]]:
    """The rows of all tables with so many columns."""
    found = [[cell.strip() for cell in line.strip("| \n").split("|")] for line in page(locale).splitlines()
             if line.startswith("|")]
    return [row for row in found if len(row) == columns]


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("building", range(6, 29), ids=data.BUILDING_NAMES)
def test_what_a_building_costs_is_worth_and_holds_and_how_many_there_are(building: int, locale: str) -> None:
    name = data.PLACE_NAMES[building]
    [row] = [row for row in rows(locale, 8) if row[1] == f"`{name}`"]
    assert row[0] == words("comptoir.games.puerto_rico", locale)(f"place-{name.replace('_', '-')}")
    assert [int(cell) for cell in row[2:7]] == [data.COST[building], data.POINTS[building], data.COLUMN[building],
                                                data.CIRCLES[building], data.COPIES[building]]
    assert len(row[7]) > 8


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_how_a_game_of_so_many_begins(seats: int, locale: str) -> None:
    [row] = [row for row in rows(locale, 8) if row[0] == str(seats)]
    assert int(row[1]) == data.COINS[seats]
    assert row[2].count("indigo") == data.INDIGO_SEATS[seats]
    assert int(row[3]) == data.CHIPS[seats]
    assert row[4] == f"{data.COLONISTS[seats]}, {seats}"
    assert row[5] == ", ".join(str(hold) for hold in data.HOLDS[seats])
    assert int(row[6]) == data.ROLES[seats] - 6
    assert int(row[7]) == seats + 1


QUESTIONS = [  # the question, and where the two pages answer it
    ("How many plantations of each kind are there?", "10 corn, 12 indigo, 11 sugar, 9 tobacco, 8 coffee",
     "10 de maïs, 12 d'indigo, 11 de sucre, 9 de tabac, 8 de café"),
    ("How many barrels?", "10 corn, 11 indigo, 11 sugar, 9 tobacco, 9 coffee",
     "10 de maïs, 11 d'indigo, 11 de sucre, 9 de tabac, 9 de café"),
    ("How many quarries?", "8 quarries", "8 carrières"),
    ("How large is an island?", "an island with 12 spaces", "une île de 12 cases"),
    ("How large is a city?", "a city with 12 spaces", "une cité de 12 cases"),
    ("Does a colonist stand on my first plantation?", "the first plantation is not occupied",
     "la première plantation n'est pas occupée"),
    ("What happens to roles that nobody took?", "One doubloon is laid on each role that nobody took",
     "On pose un doublon sur chaque personnage que nul n'a pris"),
    ("Whose are the doubloons on a role?", "they are yours at once", "sont à vous sur-le-champ"),
    ("Must I take a role?", "You must take a role", "vous devez prendre un personnage"),
    ("Who is governor next?", "the governor's card goes to the left", "la carte gouverneur passe à gauche"),
    ("Does an empty building score?", "it still scores", "compte à la fin"),
    ("What is the settler's privilege?", "The settler may take a quarry instead",
     "Le planteur peut prendre une carrière"),
    ("What if the face-down tiles run out?", "the discarded ones are shuffled", "la défausse mélangée"),
    ("When is the hacienda used?", "in your turn, before you take a tile", "à votre tour, avant de prendre un jeton"),
    ("Does the hospice help the hacienda's tile?", "but none for the hacienda's", "mais pas sur celui de l'hacienda"),
    ("Where does the mayor's own colonist come from?", "one colonist from the supply", "un colon dans la réserve"),
    ("May I leave colonists in San Juan?", "As many as possible must work", "Le plus possible doivent travailler"),
    ("When can I move colonists?", "only in this phase", "que dans cette phase"),
    ("How many colonists come with the next ship?", "one colonist for each empty circle on the buildings",
     "un colon par cercle vide sur les bâtiments"),
    ("How many at least?", "at least one for each player", "au moins un par joueur"),
    ("What does a quarry save?", "saves one doubloon, up to the limit", "épargne un doublon, dans la limite"),
    ("What does the builder save?", "pays one doubloon less", "paie un doublon de moins"),
    ("May I own a building twice?", "cannot own a building twice", "deux fois le même bâtiment"),
    ("How much room does a large building need?", "takes two spaces", "prend deux cases"),
    ("Does corn need a plant?", "Corn needs no plant", "Le maïs n'a pas besoin de bâtiment"),
    ("What if the supply of a kind runs out?", "those who come later get less", "les suivants reçoivent moins"),
    ("What is the craftsman's privilege?", "one more barrel of a kind he has just produced",
     "un tonneau de plus, d'une sorte qu'il vient de produire"),
    ("What does the factory pay?", "1, 2, 3 or 5 doubloons for 2, 3, 4 or 5 kinds",
     "1, 2, 3 ou 5 doublons pour 2, 3, 4 ou 5 sortes"),
    ("What do goods sell for?", "Corn brings 0 doubloons, indigo 1, sugar 2, tobacco 3, coffee 4",
     "Le maïs rapporte 0 doublon, l'indigo 1, le sucre 2, le tabac 3, le café 4"),
    ("How many places has the trading house?", "It has four places", "a quatre places"),
    ("Does it buy a kind twice?", "buys no kind that it already has", "n'achète pas ce qu'il a déjà"),
    ("When is it emptied?", "A full house is emptied at the end of the phase",
     "On le vide à la fin de la phase s'il est plein"),
    ("Do the markets add up?", "Markets add up with each other", "Les marchés s'ajoutent l'un à l'autre"),
    ("Must I load?", "Who can load must", "Qui peut charger doit charger"),
    ("How many kinds does a ship carry?", "A ship carries one kind", "Un navire ne porte qu'une sorte"),
    ("May a kind go on two ships?", "goes on no other", "ne va sur aucun autre"),
    ("Which of several empty ships?", "one that takes the most", "sur lequel on charge le plus"),
    ("What does a barrel bring?", "Each barrel brings a point", "Chaque tonneau rapporte un point"),
    ("What is the captain's privilege?", "one more for his first load", "un de plus à son premier chargement"),
    ("What may I keep?", "you keep one single barrel, and what your warehouses hold",
     "on garde un seul tonneau, et ce que contiennent les entrepôts"),
    ("Which ships are emptied?", "the full ships are emptied", "les navires pleins"),
    ("What does the prospector bring?", "gets one doubloon from the bank", "reçoit un doublon de la banque"),
    ("When does the game end by colonists?", "The colonist ship cannot be filled",
     "Le navire de colons ne peut être rempli"),
    ("By buildings?", "the twelfth space of his city", "la douzième case de sa cité"),
    ("By points?", "The last point of the pool is taken", "Le dernier point de la réserve est pris"),
    ("Is the last round played to its end?", "that round is played to its end", "ce tour est joué jusqu'au bout"),
    ("Who wins a tie?", "broken by doubloons and barrels", "se départage par les doublons et les tonneaux"),
    ("What does the guild hall count?", "1 point for each small plant", "1 point par petit bâtiment industriel"),
    ("And the residence?", "with 10, 11 or 12 island spaces filled 5, 6 or 7",
     "avec 10, 11 ou 12 cases d'île remplies, 5, 6 ou 7"),
    ("And the fortress?", "1 point for every 3 colonists", "1 point pour 3 colons"),
    ("And the customs house?", "1 point for every 4 points in chips", "1 point pour 4 points en jetons"),
    ("And the city hall?", "1 point for each violet building", "1 point par bâtiment mauve"),
    ("How many roles does each of two take?", "until each has taken three", "jusqu'à en avoir chacun trois"),
    ("What of the role left over?", "The one role left gets a doubloon", "Le personnage restant reçoit un doublon"),
]


@pytest.mark.parametrize(("question", "en", "fr"), QUESTIONS, ids=[one[0] for one in QUESTIONS])
def test_a_reader_finds_the_answer(question: str, en: str, fr: str) -> None:
    for locale, answer in (("en", en), ("fr", fr)):
        assert answer in re.sub(r"\s+", " ", page(locale)), locale


def test_there_are_fifty_questions() -> None:
    assert len(QUESTIONS) >= 50
