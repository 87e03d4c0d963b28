"""Every message of every title, rendered with what games put into it: `python -m tests.table.rendered fr` prints a
sample of each, to be read through, and fails if there is one that nothing has rendered. It speaks on every surface:
page, previews, log, picture, terminal, reasons; from new games and from positions in which rare things are said."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, cast

from rich.console import Console

import comptoir
from comptoir import Record, screens, titles
from comptoir.bots import Bot, make_bot
from comptoir.cli.session import Session
from comptoir.kernel.chance import OPEN, Chance
from comptoir.kernel.game import Game
from comptoir.kernel.state import PASS
from comptoir.message import Message
from comptoir.stage.why import told, why
from comptoir.table.ended import tallies
from comptoir.table.refusal import Refused
from comptoir.table.room import Room
from comptoir.table.scene import deciding, peek, seated, voice_of
from comptoir.table.seats import Person
from comptoir.table.viewer import Viewer
from comptoir.voice import option_texts, title_name, word
from comptoir.words import Words, words
from tests.told.moves import Ways

from .test_leak import NAMES, do, room_of

Samples = dict[tuple[str, str, str], list[str]]  # by package, language and key
MOST = 3  # samples of a message


@contextmanager
def listening() -> Iterator[Samples]:
    """Every text that is said, with some of the ways it was said."""
    heard: Samples = {}
    said = Words.__call__

    def call(self: Words, key: str, **args: Any) -> str:
        text = said(self, key, **args)
        samples = heard.setdefault((self.package, self.locale, key), [])
        if len(samples) < MOST and text not in samples:
            samples.append(text)
        return text

    Words.__call__ = call  # type: ignore[method-assign]
    try:
        yield heard
    finally:
        Words.__call__ = said  # type: ignore[method-assign]


def say_all(room: Room, locale: str, luck: Random) -> None:
    """All a page can show at this position: to the seat that is asked, to another, to who looks on."""
    assert room.record is not None
    actor = room.actor
    for seat in {actor, luck.randrange(-1, len(room.chairs))}:
        page = Viewer(cast(Any, None), cast(Any, None), room, Person(f"p{seat}"), locale, watch=seat < 0)
        page._message()
        peek(room, seat, luck.randrange(len(room.chairs)), locale)
    if actor < 0:
        return
    say, decision = voice_of(room, locale), deciding(room, actor)
    for choice in decision.choices:
        decision.preview(list(choice.actions), say, seated(room, locale))
        with suppress(Refused):  # while it is being picked
            decision.preview(list(choice.actions[:1]), say, seated(room, locale))
    for n, form in enumerate(decision.forms):
        for most in (0, 1, 2, 9):
            with suppress(Refused):
                decision.preview(decision.actions({"form": decision.told(say)["forms"][n]["key"], "chosen": {
                    part.place: min(part.most, max(part.least, most)) for part in form.parts}}, say),
                    say, seated(room, locale))


def say_elsewhere(room: Room, locale: str, luck: Random) -> None:
    """The same position as a picture and in the terminal, why something cannot be done, and while luck is awaited."""
    assert room.record is not None
    game, state, say = room.game, room.record.state, voice_of(room, locale)
    actor = max(-1, int(state.actor()))
    legal = state.legal() if actor >= 0 else []
    for seat in {actor, luck.randrange(-1, len(room.chairs))}:
        view, mine = state.view(seat), legal if seat == actor else []
        for names in (NAMES[:len(room.chairs)], ()):
            game.board(view, seat=seat, legal=mine, names=names, locale=locale)
        for open_points in (True, False):
            Console(width=100, file=StringIO()).print(screens.show(say, view, seat, 100, open_points))
        for page in screens.pages(game):
            screens.page(say, page, view, max(seat, 0))
    view = state.view(actor)
    if legal:
        for action in range(len(game.actions)):
            reason = why(game, view, actor, action)
            if reason is not None:
                told(reason, say.say, locale, say.names)
        world: Any = view.determinize(Chance(0))
        world.chance = OPEN
        world.apply(int(luck.choice(legal)))
        say.prompt(world.view(actor), actor)


def say_once(game: Game, room: Room, locale: str) -> None:
    """What is there in every position: names, rules, options, commands."""
    assert room.record is not None
    say, state = voice_of(room, locale), room.record.state
    title_name(game, locale)
    word(game, locale, "about", "")  # in the lobby
    for seat in (-1, 0):
        for topic in say.topics(state):
            say.word(topic, "")
            say.explain(state, seat, topic)
    for option in game.options:
        option_texts(game, option, locale)
    session = Session(room.record, say, words("comptoir.cli", locale), {}, Console(file=StringIO()))
    session._help()
    if room.actor < 0:
        session._result()
        assert room.story is not None
        tallies(room.story, say)
        say.message(Message("ending-round", {"n": 3})) if game.slug != "burgundy" else None  # a picture tells it


def choose(state: Any, style: str, bot: Bot, luck: Random) -> int:
    """By luck, seldom passing, or by a bot that slips."""
    legal = state.legal()
    if style == "bots" and luck.random() < 0.9:
        return int(bot.choose(state.view(int(state.actor())), legal))
    return int(luck.choice(legal[1:] if legal[0] == PASS and len(legal) > 1 and luck.random() < 0.8 else legal))


def play(game: Game, record: Record, seed: int, often: float, spoken: tuple[str, ...] = ("en", "fr")) -> None:
    """A game to its end; everything is said at some of its positions, and at the first few of every step."""
    luck, seats = Random(seed), int(record.state.seats)
    style, bot = ("luck", "bots")[seed % 2], make_bot("greedy:noise=0.3", game, seed)
    room, asked = room_of(record), Counter[str]()
    while room.actor >= 0:
        assert room.record is not None
        state = room.record.state
        asked[state.step()] += 1
        for locale in spoken:
            say, view = voice_of(room, locale), state.view(room.actor)
            say.prompt(view, room.actor)
            say.advice(view, room.actor)
            for action in state.legal():
                say.label(view, action)
            if asked[state.step()] < 3 or luck.random() < often:
                say_all(room, locale, luck)
                say_elsewhere(room, locale, luck)
        actor = room.actor
        do(room, game.actions.text(choose(state, style, bot, luck)))
        assert room.story is not None
        for locale in spoken:
            for reader in {-1, actor, (actor + 1) % seats}:
                room.story.lines(reader, voice_of(room, locale))
                room.story.shorts(reader, voice_of(room, locale))
    for locale in spoken:
        say_all(room, locale, luck)
        say_elsewhere(room, locale, luck)
        say_once(game, room, locale)


def ways(slug: str) -> Ways:
    """Seats and options, and positions, in which everything is said."""
    found: Ways = import_module(f"tests.told.{slug.replace('-', '_')}").WAYS
    return [*found, (3, {"board": another_island()})] if slug == "golden-city" else found


def another_island() -> dict[str, Any]:
    """A board of somebody's own: forest and desert have changed places, and the sites have no names."""
    swapped = {"forest": "desert", "desert": "forest", "mountain_desert": "forest_mountain",
               "forest_meadow": "meadow_desert", "forest_desert": "forest_desert"}
    file = Path(comptoir.__file__).parent / "games/golden_city/boards/reconstructed.json"
    text = re.sub(r"\b(?:mountain_desert|forest_meadow|forest_desert|forest|desert)(?=\b|_)",
                  lambda found: swapped[found[0]], file.read_text("utf-8"))
    board: dict[str, Any] = json.loads(text)
    for place in board["places"]:
        place.pop("name", None)
    return board


def begun(game: Game, way: tuple[int, dict[str, Any]], seed: int) -> Record:
    seats, options = way
    if seats:
        return Record(game, NAMES[:seats], seed=seed, options=options)
    return Record(game, NAMES[:options["seats"]], seed=seed, position=options)


def main(locale: str, seeds: int, chosen: list[str]) -> None:
    from tests.test_fluent import inside, texts
    never = []
    for slug in chosen or titles():
        game = comptoir.load(slug)
        with listening() as heard:
            for way in ways(slug):
                for seed in range(seeds if way[0] else 3 * seeds):
                    play(game, begun(game, way, seed), seed, 0.015, (locale,))
        print(f"\n######## {slug}")
        for key, _ in texts(game.package, locale):
            samples = heard.get((game.package, locale, key), [])
            if not samples and key not in inside(game.package, locale):
                never.append(f"{slug} {key}")
            print(f"{key}: {' | '.join(samples) or 'NEVER'}")
    sys.exit(f"never rendered: {', '.join(never)}" if never else 0)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2, sys.argv[3:])
