"""The pages of the puzzles: all of a title, and one to solve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from comptoir import load
from comptoir.puzzles import GRADES, Puzzle, puzzles
from comptoir.stage.html import plain, rich
from comptoir.table.boards import panels, playable, unstyled
from comptoir.table.standing import stage_of, symbols_of
from comptoir.table.web import locale_of, page
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
    """One to solve; with `answer`, what was chosen, and why the best is best."""
    slug, n = _slug(request), int(request.path_params["n"])
    every = puzzles(slug)
    if not 1 <= n <= len(every):
        raise HTTPException(404)
    from comptoir.puzzles.solving import Solving  # it needs numpy, which the server need not load to begin

    solving = Solving(every[n - 1], locale_of(request))
    answer = request.query_params.get("answer", "")
    known = [text for text, _ in solving.choices()]
    values: dict[str, Any] = {"answer": answer if answer in known else ""}
    if values["answer"]:
        values |= _explained(solving, every[n - 1], answer)
    return page(request, "puzzle.html", game=load(slug), w=words(TEXTS, locale_of(request)), n=n, most=len(every),
                grade=every[n - 1].grade, prompt=solving.prompt(), drawn=_drawn(solving, request),
                symbols=_symbols(solving),
                choices=[(text, plain(label), " ".join(load(slug).actions.places(load(slug).actions.id(text))))
                         for text, label in solving.choices()], **values)


def _explained(solving: Solving, one: Puzzle, answer: str) -> dict[str, Any]:
    def rich_lines(lines: list[str]) -> list[Markup]:
        return [Markup(rich(line)) for line in lines]

    worths = [(worth.text, plain(worth.label), worth.of_hundred) for worth in solving.worths(answer)]
    return {"right": answer == one.best, "best": one.best, "tempting": one.tempting, "worths": worths,
            "brings": rich_lines(solving.brings(one.best)), "brings_tempting": rich_lines(solving.brings(one.tempting)),
            "goes_on": [plain(line) for line in solving.goes_on()]}


def _symbols(solving: Solving) -> Markup:
    """The pictures that stand in sentences: those of the title, and what its stage adds here."""
    stage = stage_of(solving.game, solving.view, solving.seat, solving.voice)
    return Markup(symbols_of(solving.game.slug)) + Markup("".join(stage.symbols.values()))


def _drawn(solving: Solving, request: Request) -> list[tuple[str, str, Markup, float]]:
    """The board in panels: name, title, picture, width. Telephones get the narrow ones."""
    narrow = "Mobile" in request.headers.get("user-agent", "")
    found = panels(solving.game, solving.view, seat=solving.seat, legal=solving.view.legal(),
                   locale=solving.voice.locale, names=solving.voice.names, narrow=narrow)
    return [(panel.name, panel.title, Markup(unstyled(panel.svg.inline)), panel.svg.width) for panel in found]
