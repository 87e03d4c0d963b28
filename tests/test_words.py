"""Texts: the small door to Fluent."""

import random
import re
from importlib import import_module
from importlib.resources import files

import pytest

from comptoir import load, titles
from comptoir.kernel.game import Option
from comptoir.message import render
from comptoir.voice import option_texts
from comptoir.words import dashed, locales, words

PUERTO_RICO = "comptoir.games.puerto_rico"


def test_a_text_is_a_key_in_a_language() -> None:
    assert words(PUERTO_RICO, "en")("building-office") == "Office"
    assert words(PUERTO_RICO, "fr")("building-office") == "Comptoir"


def test_arguments_are_filled_in_and_numbers_decide_the_form() -> None:
    say = words(PUERTO_RICO, "fr")
    assert say("tip-cost", n=1) == "Coûte 1 doublon."
    assert say("tip-cost", n=3) == "Coûte 3 doublons."


def test_no_isolating_marks_get_into_the_text() -> None:
    assert words(PUERTO_RICO, "en")("board-to-play", name="Anne") == "Anne to play"


def test_a_missing_key_names_key_and_language() -> None:
    with pytest.raises(KeyError, match=r"no-such-key.*'fr'"):
        words(PUERTO_RICO, "fr")("no-such-key")


def test_a_missing_argument_names_key_and_language() -> None:
    with pytest.raises(KeyError, match=r"board-to-play.*'en'.*name"):
        words(PUERTO_RICO, "en")("board-to-play")


def test_an_unknown_language_says_which_there_are() -> None:
    with pytest.raises(ValueError, match="there is en, fr"):
        words(PUERTO_RICO, "de")


def test_texts_are_read_once() -> None:
    assert words(PUERTO_RICO, "en") is words(PUERTO_RICO, "en")


def test_one_can_ask_whether_there_is_a_text() -> None:
    say = words(PUERTO_RICO, "en")
    assert say.has("good-corn")
    assert not say.has("good-gold")


PACKAGES = [*[load(slug).package for slug in titles()], "comptoir.cli", "comptoir.puzzles", "comptoir.review",
            "comptoir.stage", "comptoir.table"]


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_exactly_the_same_keys_and_arguments(package: str) -> None:
    found = {}
    for locale in locales(package):
        text = files(package).joinpath("locale", f"{locale}.ftl").read_text("utf-8")
        entries = re.split(r"^(?=[a-z][\w-]* *=)", text, flags=re.M)[1:]
        keys = [entry.split("=")[0].strip() for entry in entries]
        assert len(keys) == len(set(keys)), f"{locale}: a key stands there twice"
        arguments = [set(re.findall(r"\$(\w+)", entry)) for entry in entries]
        found[locale] = dict(zip(keys, arguments, strict=True))
    assert found["en"] == found["fr"]


# Options


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("slug", titles())
def test_every_option_says_what_it_is_does_and_can_be(slug: str, locale: str) -> None:
    game = load(slug)
    say = words(game.package, locale)
    for option in game.options:
        key = "option-" + dashed(option.name)
        values = [f"{key}-{dashed(str(value).lower())}" for value in option.values]
        assert [wanted for wanted in (key, key + "-help", *values) if not say.has(wanted)] == []
        texts = option_texts(game, option, locale)
        assert (texts.label, texts.help) == (say(key), say(key + "-help"))
        assert list(texts.values.values()) == [say(wanted) for wanted in values]


def test_an_option_without_texts_speaks_for_itself() -> None:
    option = Option("new_rule", ["not_yet", 3], "what it does")
    texts = option_texts(load("puerto-rico"), option, "fr")
    assert (texts.label, texts.help, texts.values) == ("New rule", "what it does",
                                                        {"not_yet": "not yet", "3": "3"})


# Advice


@pytest.mark.parametrize("slug", titles())
def test_every_question_has_a_line_of_advice(slug: str) -> None:
    game = load(slug)
    for locale in ("en", "fr"):
        say = words(game.package, locale)
        asked = [dashed(step.name) for step in game.steps if say.has("prompt-" + dashed(step.name))]
        assert len(asked) >= 7
        assert [step for step in asked if not say.has("advice-" + step)] == []


@pytest.mark.parametrize("slug", titles())
def test_advice_is_for_whoever_is_asked(slug: str) -> None:
    game = load(slug)
    tell, names = import_module(game.package + ".tell"), ["Anne", "Bernie"]
    g, luck = game.new(2, 4), random.Random(4)
    while g.actor() >= 0:
        seat = int(g.actor())
        assert tell.advice(g.view(1 - seat), 1 - seat) is None
        assert tell.advice(g.view(-1), -1) is None
        for locale in ("en", "fr"):
            assert render(tell.advice(g.view(seat), seat), words(game.package, locale), names).endswith(".")
        g.apply(luck.choice(g.legal()))
    assert tell.advice(g.view(0), 0) is None
