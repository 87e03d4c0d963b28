"""What stands on the stage at a position of a game, as one reader may see it; kept with the story, for recaps."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import Any

from comptoir.draw.icons import sheet
from comptoir.draw.kept import Kept
from comptoir.kernel.game import Game
from comptoir.kernel.state import NOBODY, OVER, State
from comptoir.stage import plain
from comptoir.stage.html import Html
from comptoir.stage.stage import Layout, Slot, Stage, layout_css
from comptoir.story import ALL_OPEN, Story, seen_by
from comptoir.table.boards import panels, playable
from comptoir.table.pieces import Chairs, pieces
from comptoir.table.words import page_words
from comptoir.voice import Voice

READY: Kept[tuple[Html, frozenset[str]]] = Kept(lambda made: 2 * len(made[0]))
MOST_DRAWN = 300  # stages that are kept for each game

_PLACES = re.compile(r'data-at="([^"]*)"')
_TITLE = re.compile(r"<title>([^<]*)</title>")


@dataclass(frozen=True)
class Standing:
    """A stage in pieces, and what the page must know to lay them out."""

    pieces: dict[str, Html]
    slots: list[dict[str, Any]]  # name, part, title, bare
    strips: list[int]
    symbols: dict[str, str]
    state: str
    places: frozenset[str]  # what can be pointed at

    def sent(self) -> dict[str, Any]:
        """All of it, for a page that has nothing yet."""
        return {"slots": self.slots, "strips": self.strips, "state": self.state, "pieces": self.pieces,
                "symbols": list(self.symbols.values())}


def stage_of(game: Game, view: State, reader: int, say: Voice, front: int = NOBODY) -> Stage:
    """The stage of a title; of one that draws none, its board. `front`: whose is in front where all lies open."""
    eye, module = front if reader == ALL_OPEN else reader, game.part("stage")
    is_open = reader == ALL_OPEN or int(view.actor()) == OVER
    if module is not None:
        made: Stage = module.stage(view, seat=eye, locale=say.locale, names=say.names, open_points=is_open)
        return made
    drawn = panels(game, view, all_open=is_open, seat=eye, locale=say.locale, names=say.names)
    return plain.stage(view, drawn, seat=eye, facts=facts_of(game, view) or ())


def layout_of(game: Game, view: State, seat: int) -> Layout:
    module = game.part("stage")
    if module is not None:
        layout: Layout = module.LAYOUT
        return layout
    return plain.layout(panels(game, view, seat=seat), seat)


def facts_of(game: Game, view: State) -> list[dict[str, Any]] | None:
    """The facts of every seat as the view shows them; None where the title has none."""
    module = game.part("facts")
    return [dict(module.facts(view, seat)) for seat in range(int(view.seats))] if module is not None else None


def standing(story: Story, move: int, reader: int, say: Voice, chairs: Chairs, front: int = NOBODY) -> Standing:
    """The position after so many moves. Drawn once for all who see the same."""
    if chairs.turn < 0:  # not said: then the position says it, and whoever said the same has it drawn already
        chairs = replace(chairs, turn=int(story.positions[move].actor()))
    key = (move, reader, say.locale, chairs.levels, chairs.turn, front)
    found: Standing | None = story.drawn.get(key)
    if found is None:
        if len(story.drawn) >= MOST_DRAWN:
            del story.drawn[min(story.drawn)]
        told = replace(chairs, said=story.said(move, reader, say))
        view = seen_by(story.positions[move], reader)
        found = story.drawn[key] = draw(story.record.game, view, reader, say, told, front)
    return found


def draw(game: Game, view: State, reader: int, say: Voice, chairs: Chairs, front: int = NOBODY) -> Standing:
    stage = stage_of(game, view, reader, say, front)
    turn = int(view.actor()) if chairs.turn < 0 else chairs.turn
    told = replace(chairs, me=max(reader, NOBODY), turn=turn, next=stage.next)
    found = {name: READY.get(text, partial(_ready, text))
             for name, text in pieces(stage, told, page_words(say.locale)).items()}
    return Standing({name: text for name, (text, _) in found.items()},
                    [{"name": slot.name, "part": slot.part, "title": slot.title, "tab": slot.tab or slot.title,
                      "bare": slot.bare}
                     for slot in stage.slots],
                    [strip.seat for strip in stage.strips], dict(stage.symbols), stage.state,
                    frozenset().union(*[places for _, places in found.values()]))


def _ready(text: Html) -> tuple[Html, frozenset[str]]:
    """A piece as the page is sent it, and what can be pointed at on it."""
    made = _tipped(text) if "<title>" in text else text
    return made, frozenset(_PLACES.findall(made))


def _tipped(text: Html) -> Html:
    """What a place says is shown by the page, not by the browser: titles of pictures become tips."""
    found = re.sub(r'(<g [^>]*data-at="[^"]*"[^>]*)>\s*<title>([^<]*)</title>',
                   lambda one: f'{one[1]} data-tip="{one[2].replace(chr(34), "&quot;")}">', text)
    return Html(_TITLE.sub("", found))


def full_board(game: Game, view: State, seat: int, other: int, say: Voice) -> tuple[Slot, dict[str, str]]:
    """All of another seat's board, and the symbols it needs; of a title without a stage, its panel."""
    module, over = game.part("stage"), int(view.actor()) == OVER
    if module is not None:
        slot: Slot = module.peek(view, other, seat=seat, locale=say.locale, names=say.names, open_points=over)
        return slot, dict(slot.symbols)
    for panel in panels(game, view, all_open=over, seat=seat, locale=say.locale, names=say.names):
        if panel.seat == other:
            return Slot("peek", say.names[other], Html(panel.svg.bare)), dict(panel.svg.symbols)
    return Slot("peek", say.names[other], Html("")), {}


@cache
def stage_css(slug: str) -> str:
    """The grids and the style sheet of a title."""
    from comptoir import load

    game = load(slug)
    module = game.part("stage")
    if module is None:
        return layout_css(layout_of(game, game.new(seed=0).view(0), 0))
    sheet_file = Path(str(module.__file__)).with_name("stage.css")
    return layout_css(module.LAYOUT) + (sheet_file.read_text("utf-8") if sheet_file.is_file() else "")


@cache
def tabs_of(game: Game) -> tuple[tuple[str, ...], ...]:
    """On a phone: the slots that stand under one tab."""
    return layout_of(game, game.new(seed=0).view(0), 0).tabs


@cache
def symbols_of(slug: str) -> Html:
    """The icon sheets a title takes its pictures from, for its page to hold once."""
    from comptoir import load

    module = load(slug).part("stage")
    names = module.LAYOUT.sheets if module is not None else ()
    return Html("".join(sheet(name) for name in names))


def all_stage_css() -> str:
    """For the fingerprint of what browsers keep."""
    return "".join(stage_css(slug) for slug in playable())
