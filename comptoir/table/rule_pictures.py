"""The pictures of the rules pages: drawn by the boards themselves, from positions of one fixed game a title."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from comptoir import load
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.game import Game
from comptoir.kernel.record import Record
from comptoir.kernel.state import State
from comptoir.story import Story
from comptoir.table.boards import panels, unstyled
from comptoir.voice import Voice

EXAMPLES = Path(__file__).parent / "examples"  # a whole game of each title, played by bots


@dataclass(frozen=True)
class Picture:
    """A panel of the board at a decision: the `nth` time this step is asked. Of "city:" it is the asked seat's."""

    panel: str
    step: str  # empty: the end of the game
    nth: int = 1


PICTURES: dict[str, dict[str, Picture]] = {
    "puerto-rico": {
        "round": Picture("roles", "choose_role", 8),
        "settler": Picture("row", "take_tile", 3),
        "mayor": Picture("domain:", "place_colonists", 24),
        "builder": Picture("offer", "build_one", 4),
        "craftsman": Picture("domain:", "extra_barrel", 3),
        "trader": Picture("harbour", "sell_barrel", 1),
        "captain": Picture("harbour", "load_ship", 8),
        "end-of-the-game": Picture("domain:", ""),
    },
    "san-juan": {
        "round": Picture("roles", "choose_role", 5),
        "builder": Picture("hand", "build_one", 9),
        "producer": Picture("city:", "make_goods", 6),
        "trader": Picture("tile", "sell_goods", 3),
        "mayor": Picture("hand", "keep_cards", 4),
        "end": Picture("city:", ""),
    },
    "burgundy": {
        "phase": Picture("main", "turn", 5),
        "turn": Picture("order", "turn", 8),
        "what-a-tile-does": Picture("estate:", "turn", 20),
        "regions-and-bonus-tiles": Picture("estate:", ""),
    },
    "golden-city": {
        "round": Picture("score", "bid", 6),
        "auction": Picture("auction", "bid", 8),
        "building": Picture("island", "build", 14),
        "rewards": Picture("goods", "take_goods", 2),
        "end-of-the-game": Picture("seat:", ""),
    },
}


@cache
def _story(slug: str) -> Story | None:
    file = EXAMPLES / f"{slug}.jsonl"
    try:
        return Story(Record.from_lines(file.read_bytes().splitlines(), load)) if file.is_file() else None
    except ComptoirError:  # of rules that are not these: better no picture than a wrong one
        return None


def _position(story: Story, picture: Picture) -> State:
    """Where this step is asked with a choice for the nth time; the last one when it is asked less often."""
    asked = [state for state in story.positions if state.step() == picture.step and len(state.legal()) > 1]
    return asked[min(picture.nth, len(asked)) - 1] if picture.step and asked else story.positions[-1]


@cache
def drawn(game: Game, locale: str, anchor: str) -> str:
    """The picture of a section as HTML, with what is asked there under it; empty where there is none."""
    picture, story = PICTURES.get(game.slug, {}).get(anchor), _story(game.slug)
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
