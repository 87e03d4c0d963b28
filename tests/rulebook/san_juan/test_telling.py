"""What is said: every question, button and log line has its words in both languages, and tells nobody what he may not
know (SJ-11)."""

from __future__ import annotations

import random

import pytest

from comptoir.games.san_juan import GAME, tell
from comptoir.message import render
from comptoir.words import words

NAMES = ["Anne", "Bernie", "Christine", "David"]
SAY = {locale: words("comptoir.games.san_juan", locale) for locale in ("en", "fr")}


def said(messages):
    """In English; both languages must have it."""
    lines = []
    for message in messages:
        english, _ = [render(message, say, NAMES) for say in SAY.values()]
        lines.append(english)
    return lines


@pytest.mark.parametrize("seed", range(6))
def test_everything_said_in_a_game_has_its_words(seed):
    options = {"expansion": "on" if seed % 3 else "off", "edition": "2004" if seed % 2 else "2018"}
    g, luck = GAME.new(2 + seed % 3, seed, options), random.Random(seed)
    while g.actor() >= 0:
        readers = range(-1, int(g.seats))
        before = [g.view(reader) for reader in readers]
        said([tell.prompt(view, reader) for view, reader in zip(before, readers, strict=True)])
        said([tell.label(g.view(int(g.actor())), action) for action in g.legal()])
        action = luck.choice(g.legal())
        g.apply(action)
        for view, reader in zip(before, readers, strict=True):
            said(tell.log(view, action, g.view(reader)))
    for topic in tell.topics(g):
        said(tell.explain(g, 0, topic))


def test_a_drawn_card_is_named_to_its_owner_alone(lay):
    """SJ-11."""
    t = lay(luck=["hero"])
    t.play("Anne role:prospector")
    state, action = t.record.state, GAME.actions.id("draw")
    before = [state.view(seat) for seat in range(2)]
    t.play("Anne draw")
    lines = [said(tell.log(before[seat], action, t.record.state.view(seat))) for seat in range(2)]
    assert lines == [["Anne draws 1 card: hero."], ["Anne draws 1 card."]]


@pytest.mark.parametrize("texts", [["chapel", "tuck:hero"], ["pass"]])
def test_others_hear_the_same_whether_a_card_goes_under_a_chapel_or_not(lay, texts):
    """SJ-11: the number under a chapel is a secret."""
    t = lay(Bernie={"city": ["chapel"], "hand": ["hero", "well"]}, agenda=["end_round 0"])
    heard = []
    for text in texts:
        before = t.record.state.view(2)
        t.play(f"Bernie {text}")
        heard += said(tell.log(before, GAME.actions.id(text), t.record.state.view(2)))
    assert heard == ["Bernie has visited the chapel."]
