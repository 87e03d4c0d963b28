"""Texts: the small door to Fluent."""

import re
from pathlib import Path

import pytest

from comptoir.words import locales, words

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


def test_both_languages_have_exactly_the_same_keys_and_arguments() -> None:
    import comptoir.games.puerto_rico as title

    folder = Path(title.__file__).parent / "locale"
    found = {}
    for locale in locales(PUERTO_RICO):
        text = (folder / f"{locale}.ftl").read_text("utf-8")
        entries = re.split(r"^(?=[a-z][\w-]* *=)", text, flags=re.M)[1:]
        keys = [entry.split("=")[0].strip() for entry in entries]
        assert len(keys) == len(set(keys)), f"{locale}: a key stands there twice"
        arguments = [set(re.findall(r"\$(\w+)", entry)) for entry in entries]
        found[locale] = dict(zip(keys, arguments, strict=True))
    assert found["en"] == found["fr"]
