"""The pages of the puzzles: all of a title, and one to solve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from comptoir import load
from comptoir.puzzles import GRADES, Puzzle, puzzles
from comptoir.stage.html import plain, rich
from comptoir.table.boards import playable
from comptoir.table.options import number
from comptoir.table.pieces import Chairs
from comptoir.table.standing import draw, full_board, symbols_of, tabs_of
from comptoir.table.web import locale_of, page
from comptoir.table.words import client_words
from comptoir.words import words

if TYPE_CHECKING:
    from comptoir.puzzles.solving import Solving

TEXTS = "comptoir.puzzles"


def _slug(request: Request) -> str:
    slug: str = request.path_params.get("slug", playable()[0])
    if slug not in playable():
        raise HTTPException(404)
    return slug


async def shelf(request: Request) -> Response:
    """All puzzles of a title, by how hard they are."""
    slug = _slug(request)
    every = list(enumerate(puzzles(slug), 1))
    grades = [(grade, [n for n, one in every if one.grade == grade]) for grade in GRADES]
    return page(request, "puzzles.html", game=load(slug), games=[load(known) for known in playable()],
                w=words(TEXTS, locale_of(request)), grades=[(grade, found) for grade, found in grades if found])


async def puzzle(request: Request) -> Response:
    """One to solve; with `answer`, what was chosen, and why the best is best; with `peek`, all of a seat's board."""
    slug, n = _slug(request), int(request.path_params["n"])
    every = puzzles(slug)
    if not 1 <= n <= len(every):
        raise HTTPException(404)
    from comptoir.puzzles.solving import Solving  # it needs numpy, which the server need not load to begin

    solving = Solving(every[n - 1], locale_of(request))
    peeked = number(request.query_params.get("peek", ""))
    if peeked is not None and peeked < solving.puzzle.seats:
        slot, symbols = full_board(solving.game, solving.view, solving.seat, peeked, solving.voice)
        return JSONResponse({"seat": peeked, "title": slot.title, "html": slot.html, "symbols": list(symbols.values())})
    answer = request.query_params.get("answer", "")
    known = [text for text, _ in solving.choices()]
    values: dict[str, Any] = {"answer": answer if answer in known else ""}
    if values["answer"]:
        values |= _explained(solving, every[n - 1], answer)
    say, texts = words(TEXTS, locale_of(request)), client_words(locale_of(request), solving.game)
    names = solving.voice.names
    stands = draw(solving.game, solving.view, solving.seat, solving.voice, Chairs(tuple(names)))
    return page(request, "puzzle.html", game=solving.game, w=say, n=n, most=len(every), grade=every[n - 1].grade,
                prompt=solving.prompt(), seat=solving.seat, names=names, stage=stands.sent(),
                tabs=tabs_of(solving.game), symbols=Markup(symbols_of(slug)),
                page_words={**texts, "log": say("choices-tab")},
                choices=[(text, plain(label), _places(solving, text)) for text, label in solving.choices()], **values)


def _places(solving: Solving, text: str) -> str:
    return " ".join(solving.game.actions.places(solving.game.actions.id(text)))


def _explained(solving: Solving, one: Puzzle, answer: str) -> dict[str, Any]:
    def rich_lines(lines: list[str]) -> list[Markup]:
        return [Markup(rich(line)) for line in lines]

    worths = [(worth.text, plain(worth.label), worth.of_hundred) for worth in solving.worths(answer)]
    return {"right": answer == one.best, "best": one.best, "best_places": _places(solving, one.best),
            "tempting": one.tempting, "worths": worths,
            "brings": rich_lines(solving.brings(one.best)), "brings_tempting": rich_lines(solving.brings(one.tempting)),
            "goes_on": [plain(line) for line in solving.goes_on()]}
