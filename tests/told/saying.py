"""All that can be said of a position, on every surface: page, previews, log, picture, terminal, reasons; and an ear for
it. What is said in which words is read off Fluent itself, so nothing is missed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import StringIO
from random import Random
from typing import Any, cast

from rich.console import Console

from comptoir import screens
from comptoir.cli.session import Session
from comptoir.draw.kept import PICTURES
from comptoir.kernel.chance import OPEN, Chance
from comptoir.kernel.game import Game
from comptoir.message import Message
from comptoir.stage.html import TEXTS
from comptoir.stage.why import told, why
from comptoir.table.ended import tallies
from comptoir.table.refusal import Refused
from comptoir.table.room import Room
from comptoir.table.scene import deciding, peek, seated, voice_of
from comptoir.table.seats import Person
from comptoir.table.standing import READY
from comptoir.table.viewer import Viewer
from comptoir.voice import option_texts, title_name, word
from comptoir.words import Words, words
from tests.table.test_leak import NAMES

Samples = dict[tuple[str, str, str], list[str]]  # by package, language and key
MOST = 3  # samples of a message


@contextmanager
def listening() -> Iterator[Samples]:
    """Every text that is said, with some of the ways it was said; of drawings, too, that were kept."""
    heard: Samples = {}
    for kept in (PICTURES, TEXTS, READY):
        kept.clear()
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
    for action in room.record.state.legal():
        with suppress(Refused):  # a part of a form
            decision.preview([action], say, seated(room, locale))
    for key, form in zip([one["key"] for one in decision.told(say)["forms"]], decision.forms, strict=True):
        proposed = {part.place: part.start for part in form.parts}
        things = [part.place for part in form.parts for _ in range(part.most)]
        for chosen in [proposed, *[{**proposed, place: 0} for place, n in proposed.items() if n],
                       Counter(things[:form.least]), Counter(things[-form.most:]),
                       *[{part.place: min(part.most, max(part.least, most)) for part in form.parts}
                         for most in (0, 1, 2, 9)]]:
            with suppress(Refused):
                decision.preview(decision.actions({"form": key, "chosen": chosen}, say), say, seated(room, locale))


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
