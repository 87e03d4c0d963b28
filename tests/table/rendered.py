"""Every message of every title, rendered with what games put into it: `python -m tests.table.rendered fr` prints a
sample of each, to be read through, and names those that no game has rendered."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any, cast

import comptoir
from comptoir import Record, titles
from comptoir.kernel.game import Game
from comptoir.kernel.state import PASS
from comptoir.table.live import Viewer
from comptoir.table.refusal import Refused
from comptoir.table.room import Room
from comptoir.table.scene import deciding, peek, seated, voice_of
from comptoir.table.seats import Person
from comptoir.voice import option_texts
from comptoir.words import Words

from .test_leak import NAMES, do, room_of
from .worlds import TABLES

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
    for form in decision.forms:
        for most in (0, 1, 9):
            with suppress(Refused):
                decision.preview(decision.actions({"form": decision.told(say)["forms"][0]["key"], "chosen": {
                    part.place: min(part.most, max(part.least, most)) for part in form.parts}}, say),
                    say, seated(room, locale))


def play(game: Game, seats: int, options: dict[str, Any], seed: int, often: float) -> None:
    """A game by luck; everything is said at some of its positions, and at the first few of every step."""
    luck, record = Random(seed), Record(game, NAMES[:seats], seed=seed, options=options)
    room, asked = room_of(record), Counter[str]()
    while room.actor >= 0:
        assert room.record is not None
        state = room.record.state
        asked[state.step()] += 1
        for locale in ("en", "fr"):
            say, view = voice_of(room, locale), state.view(room.actor)
            say.prompt(view, room.actor)
            say.advice(view, room.actor)
            for action in state.legal():
                say.label(view, action)
            if asked[state.step()] < 3 or luck.random() < often:
                say_all(room, locale, luck)
        legal = state.legal()
        action = luck.choice(legal[1:] if legal[0] == PASS and len(legal) > 1 and luck.random() < 0.8 else legal)
        do(room, game.actions.text(int(action)))
        assert room.story is not None
        for locale in ("en", "fr"):
            for reader in (-1, *range(seats)):
                room.story.lines(reader, voice_of(room, locale))
                room.story.shorts(reader, voice_of(room, locale))
    for locale in ("en", "fr"):
        say_all(room, locale, luck)
        say = voice_of(room, locale)
        for topic in say.topics(state):
            say.word(topic, "")
            say.explain(state, 0, topic)
        for option in game.options:
            option_texts(game, option, locale)


def main(locale: str, seeds: int) -> None:
    from tests.test_fluent import texts
    for slug in titles():
        game = comptoir.load(slug)
        with listening() as heard:
            for seats, options in TABLES[slug]:
                for seed in range(seeds):
                    play(game, seats, options, seed, 0.02)
        print(f"\n######## {slug}")
        for key, _ in texts(game.package, locale):
            samples = heard.get((game.package, locale, key))
            print(f"{key}: {' | '.join(samples)}" if samples else f"{key}: NEVER")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2)
