"""A stage as one page without a script, from a position of a real game: for looking at it.

    PYTHONPATH=. python -m tests.stage.still puerto-rico out.html --seats 4 --moves 80 --seat 0 --locale fr --bot sense
"""

from __future__ import annotations

import argparse
from pathlib import Path

from comptoir import load
from comptoir.bots import make_bot
from comptoir.draw.icons import sheet
from comptoir.draw.palette import stylesheet
from comptoir.kernel.state import State
from comptoir.stage.stage import Stage, layout_css
from comptoir.table.pieces import Chairs, pieces
from comptoir.table.words import page_words
from comptoir.voice import Voice

STATIC = Path(__file__).parents[2] / "comptoir/table"
NAMES = ("Anne", "Bernie", "Christine", "David", "Elisabeth")


def position(title: str, seats: int, moves: int, bot: str = "sense", seed: int = 1, step: str = "",
             seat: int = -1) -> State:
    """A position of a game between bots: after so many moves, or the first one after them in which a step is asked
    (of a seat, if it is given)."""
    game = load(title)
    state = game.new(seats=seats, seed=seed)
    players = [make_bot(bot, game, seed=seed + n) for n in range(seats)]
    done = 0
    while int(state.actor()) >= 0:
        actor = int(state.actor())
        if done >= moves and (not step or state.step() == step) and (seat < 0 or actor == seat):
            return state
        state.apply(players[actor].choose(state.view(actor), state.legal()))
        done += 1
    return state


def page(title: str, state: State, seat: int, locale: str = "en", lit: bool = True) -> str:
    """The whole page of a position."""
    game = load(title)
    module = game.part("stage")
    assert module is not None
    names = NAMES[:int(state.seats)]
    view = state.view(seat)
    stage: Stage = module.stage(view, seat=seat, locale=locale, names=names, open_points=False)
    say, voice = page_words(locale), Voice(game, locale, names)
    actor = int(state.actor())
    found = pieces(stage, Chairs(names, me=seat, turn=actor), say)
    strips = "".join(f'<li class="strip seat-{strip.seat}{" is-me" if strip.seat == seat else ""}'
                     f'{" is-turn" if strip.seat == actor else ""}">{found[f"strip:{strip.seat}"]}</li>'
                     for strip in stage.strips)

    def slots(part: str) -> str:
        return "".join(f'<section class="slot{" is-bare" if slot.bare else ""}" data-slot="{slot.name}">'
                       f'{found["slot:" + slot.name]}</section>' for slot in stage.slots if slot.part == part)

    styles = "\n".join([stylesheet(), *[(STATIC / "static" / name).read_text() for name in ("table.css", "stage.css")],
                        layout_css(module.LAYOUT), Path(str(module.__file__)).with_name("stage.css").read_text()])
    symbols = (STATIC / "templates/symbols.html").read_text() + "<svg width='0' height='0' class='defs'>" \
        + "".join(sheet(name) for name in module.LAYOUT.sheets) + "".join(stage.symbols.values()) + "</svg>"
    legal = state.legal() if lit and actor == seat else []
    shining = [place for action in legal for place in game.actions.places(action)]
    light = "".join(f'document.querySelectorAll(`[data-at="{place}"]`).forEach(e => e.classList.add("is-lit"));'
                    for place in shining)
    return f"""<!doctype html><html lang="{locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><style>{styles}</style></head>
<body class="st {stage.state}" data-title="{title}">{symbols}
<header class="st-bar"><a class="brand" href="#"><span>Comptoir</span></a>
<div class="st-title"><h1>{title}</h1><span class="note">{found["where"]}</span></div>
<div class="meters">{found["meters"]}</div>
<nav class="st-nav"><a class="btn btn-quiet" href="#">Rules</a></nav></header>
<ol class="seats" data-n="{len(names)}">{strips}</ol>
<nav class="st-tabs"></nav>
<section class="ribbon"><span class="ribbon-head">{say("since-turn")}</span><ol class="told"></ol></section>
<main class="st-main"><section class="st-common is-shown">{slots("common")}</section>
<section class="act is-asked"><div class="act-ask"><p class="act-prompt">{voice.prompt(view, seat)}</p></div>
<p class="act-then"></p><div class="act-end"><button class="btn btn-primary">OK</button></div></section>
<section class="st-own">{slots("own")}</section><div class="mini">{found["mini"]}</div></main>
<aside class="drawer"><div class="drawer-in"></div></aside>
<script>{light}</script></body></html>"""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("title")
    parser.add_argument("out")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--seat", type=int, default=-1, help="who looks; default: whoever is to play")
    parser.add_argument("--step", default="", help="go on to the first position in which this step is asked")
    parser.add_argument("--locale", default="en")
    parser.add_argument("--bot", default="sense")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    seats = told.seats or load(told.title).default_seats
    state = position(told.title, seats, told.moves, told.bot, told.seed, told.step, told.seat)
    seat = told.seat if told.seat >= 0 else max(int(state.actor()), 0)
    Path(told.out).write_text(page(told.title, state, seat, told.locale))


if __name__ == "__main__":
    main()
