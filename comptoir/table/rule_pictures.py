"""The pictures of the rules pages: drawn by the boards themselves, from positions of one fixed game a title."""

from __future__ import annotations

from functools import cache
from html import escape

from comptoir import load
from comptoir.catalogue import text_of
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.game import Game
from comptoir.kernel.record import Record
from comptoir.kernel.state import State
from comptoir.stage.rules_page import Picture
from comptoir.story import Story
from comptoir.table.boards import panels, unstyled
from comptoir.voice import Voice

EXAMPLE = "example.jsonl"  # of a title's folder: a whole game, played by bots


@cache
def _story(game: Game) -> Story | None:
    lines = text_of(game, EXAMPLE).encode().splitlines()
    try:
        return Story(Record.from_lines(lines, load)) if lines else None
    except ComptoirError:  # of rules that are not these: better no picture than a wrong one
        return None


def _position(story: Story, picture: Picture) -> State:
    """Where this step is asked with a choice for the nth time; the last one when it is asked less often."""
    asked = [state for state in story.positions if state.step() == picture.step and len(state.legal()) > 1]
    return asked[min(picture.nth, len(asked)) - 1] if picture.step and asked else story.positions[-1]


@cache
def drawn(game: Game, locale: str, anchor: str) -> str:
    """The picture of a section as HTML, with what is asked there under it; empty where there is none."""
    picture, story = getattr(game.part("rules_page"), "PICTURES", {}).get(anchor), _story(game)
    if picture is None or story is None:
        return ""
    position = _position(story, picture)
    outcome = position.outcome()
    seat = outcome.winners[0] if outcome is not None else int(position.actor())
    names, view = story.record.names, position.view(seat)
    name = picture.panel + str(seat) if picture.panel.endswith(":") else picture.panel
    legal = position.legal() if outcome is None else ()
    shown = [panel for panel in panels(game, view, seat=seat, locale=locale, names=names, narrow=True, legal=legal,
                                       all_open=outcome is not None) if panel.name == name]
    if not shown:
        return ""
    says = Voice(game, locale, names).prompt(view, seat)
    svg, wide = unstyled(shown[0].svg.inline), " is-wide" if shown[0].svg.width > 500 else ""
    label = escape(shown[0].title)
    return (f'<figure class="picture-of{wide}"><div class="scroll" tabindex="0" role="group" aria-label="{label}">'
            f"{svg}</div><figcaption>{escape(says)}</figcaption></figure>")
