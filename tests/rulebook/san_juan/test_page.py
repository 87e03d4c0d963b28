"""The rules page: who owns no box can answer these questions from it alone, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

DOCS = Path(__file__).parents[3] / "docs/rules"
PAGES = {"en": (DOCS / "san-juan.md").read_text("utf-8"), "fr": (DOCS / "san-juan.fr.md").read_text("utf-8")}

# The question; where its answer stands, in English and in French.
QUESTIONS = [
    ("How many people can play?", "Two to four people play", "à deux, trois ou quatre"),
    ("What ends the game?", "in which somebody has twelve buildings", "où une cité compte douze bâtiments"),
    ("What can a card be?", "money while it is in your hand", "de la monnaie dans votre main"),
    ("What stands in a city at the start?", "begins with an indigo plant", "commence avec une teinturerie d'indigo"),
    ("How many cards are in the first hand?", "four cards in his hand", "quatre cartes en main"),
    ("How many cards are there?", "There are 112 cards, 110", "Il y a 112 cartes, 110"),
    ("What does the expansion add?", "adds 29 and the cathedral", "en ajoute 29 et la cathédrale"),
    ("How many trading tiles are there?", "The five trading tiles", "Les cinq cartes Maison de commerce"),
    ("Are the tiles shuffled again?", "their order stays the same all game",
     "leur ordre reste le même toute la partie"),
    ("What does each tile pay?", "1 1 1 2 2 · 1 1 2 2 2 · 1 1 2 2 3 · 1 2 2 2 3 · 1 2 2 3 3",
     "1 1 1 2 2 · 1 1 2 2 2 · 1 1 2 2 3 · 1 2 2 2 3 · 1 2 2 3 3"),
    ("How many roles are played with two?", "three of the five are played", "trois des cinq sont joués"),
    ("May a role be left?", "A role must be taken", "Il faut prendre un personnage"),
    ("May its action be declined?", "may be declined, by anybody", "chacun peut renoncer à son action"),
    ("Who is governor next?", "the governor's card goes to the left", "la carte Gouverneur passe à gauche"),
    ("What is the hand limit?", "The limit is seven", "La limite est de sept cartes"),
    ("And with a tower?", "twelve with a tower", "de douze avec un phare"),
    ("And when somebody else has a guard room?", "six when somebody else has a guard room",
     "de six quand un autre a une caserne"),
    ("What goes of exactly seven cards then?", "of exactly seven cards one goes",
     "avec sept cartes exactement, on en défausse une"),
    ("When is the hand counted?", "During a round nobody counts", "Pendant la manche, personne ne compte"),
    ("What is the builder's privilege?", "The builder pays one less", "Le bâtisseur paie une carte de moins"),
    ("How is a building paid for?", "pays its cost in hand cards", "en paie le coût en cartes de sa main"),
    ("May a city building stand twice?", "every other building stands at most once",
     "tout autre bâtiment n'existe qu'une fois"),
    ("When does a new building work?", "works from the next phase on", "sert à partir de la phase suivante"),
    ("What is a good?", "lay the top card of the deck, unseen",
     "poser la carte du dessus de la pioche, sans la regarder"),
    ("How many goods does the producer make?", "The producer may make two", "Le producteur peut en produire deux"),
    ("How many goods does the trader sell?", "sell one good, the trader two",
     "vendre une marchandise, le marchand deux"),
    ("How many cards does one look at with the mayor?", "looks at two cards and keeps one",
     "regarde deux cartes et en garde une"),
    ("And the mayor himself?", "the mayor looks at five", "le maire en regarde cinq"),
    ("What does the prospector get?", "The prospector draws a card", "Le chercheur d'or pioche une carte"),
    ("Who wins a tie?", "more cards in hand and goods on production buildings",
     "le plus de cartes en main et de marchandises sur ses bâtiments de production"),
    ("What does the palace count?", "a quarter of all other points, rounded down",
     "un quart de tous les autres points, arrondi à l'entier inférieur"),
    ("What does the library do?", "| Library | `library` | 5 | 3 | 3 |", "| Bibliothèque | `library` | 5 | 3 | 3 |"),
    ("What does the smithy cost, and how many are there?", "| Smithy | `smithy` | 1 | 1 | 3 |",
     "| Forge | `smithy` | 1 | 1 | 3 |"),
    ("How many indigo plants are there?", "| `indigo_plant` | 1 | 1 | 10 |", "| `indigo_plant` | 1 | 1 | 10 |"),
    ("What is the hero worth?", "| Hero | `hero` | 5 | 5 | 3 |", "| Bronze | `hero` | 5 | 5 | 3 |"),
    ("What does the triumphal arch bring?", "4, 6 or 8 points for 1, 2 or 3 monuments",
     "4, 6 ou 8 points pour 1, 2 ou 3 monuments"),
    ("What does the guild hall bring?", "| `guild_hall` | 6 | ? | 2 |", "| `guild_hall` | 6 | ? | 2 |"),
    ("What does the crane save?", "less the cost of what a crane covers (6 for a park)",
     "moins le coût de ce que recouvre la grue (6 pour un parc)"),
    ("What becomes of a good on a covered building?", "a good on it is discarded and cannot pay",
     "la marchandise qui s'y trouvait est défaussée sans pouvoir payer"),
    ("How many goods pay on the black market?", "Up to two goods pay by the black market",
     "Jusqu'à deux marchandises paient par le marché noir"),
    ("When does the well draw?", "The well draws 1 card at two goods or more",
     "Le puits pioche 1 carte à partir de deux marchandises"),
    ("In which order do carpenter and poor house draw?", "then the poor house looks at the hand",
     "puis le refuge regarde la main"),
    ("How many does the mayor look at with a library?", "(5, or 8 with a library)", "(5, ou 8 avec une bibliothèque)"),
    ("How many are kept with a prefecture?", "1 is kept (2 with a prefecture)", "on en garde 1 (2 avec une villa)"),
    ("What does a gold mine need?", "needs four cards in deck and discard together",
     "demande quatre cartes dans la pioche et la défausse ensemble"),
    ("When does a goldsmith keep its card?", "if nobody, its owner included, has that building in play",
     "si personne, son propriétaire compris, n'a ce bâtiment en jeu"),
    ("What is secret?", "How many cards lie under a chapel is its owner's secret",
     "Combien de cartes sont sous une chapelle est le secret de son propriétaire"),
    ("What if the deck is empty?", "The discard is shuffled when a card must be drawn and the deck is empty",
     "La défausse est mélangée quand il faut piocher et que la pioche est vide"),
    ("Does a building over another count?", "A building over another adds none",
     "Construire par-dessus n'en ajoute pas"),
    ("What does the customs good sell for?", "it sells for 2 whatever the tile says",
     "elle se vend 2 quel que soit le cours"),
    ("How often may a bank be used?", "once in the game for each player", "une fois par partie et par joueur"),
    ("What do sets of the residence bring?", "The first four sets bring 4, 3, 2, 1",
     "Les quatre premiers lots rapportent 4, 3, 2, 1"),
    ("What are city buildings?", "City buildings are all that are not production buildings",
     "Les bâtiments beiges sont tous ceux qui ne sont pas de production"),
]


def test_there_are_fifty_questions() -> None:
    assert len(QUESTIONS) >= 50
    assert len({question for question, *_ in QUESTIONS}) == len(QUESTIONS)


@pytest.mark.parametrize(("question", "english", "french"), QUESTIONS, ids=[question for question, *_ in QUESTIONS])
def test_the_page_answers(question: str, english: str, french: str) -> None:
    assert english in PAGES["en"], question
    assert french in PAGES["fr"], question
