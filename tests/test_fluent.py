"""All Fluent files: both languages say the same, numbers have plural forms, names are elided, and the words are those
of the rulebooks."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import comptoir
from comptoir import load, titles
from comptoir.words import elided, listed, locales, whose

PACKAGES = [load(slug).package for slug in titles()] + [
    "comptoir.cli", "comptoir.puzzles", "comptoir.review", "comptoir.stage", "comptoir.table"]

ROOT = Path(comptoir.__file__).parent

Text = tuple[str, ast.Pattern]


@cache
def texts(package: str, locale: str) -> list[Text]:
    """Every message and every attribute by its name."""
    found: list[Text] = []
    for entry in parse(files(package).joinpath("locale", f"{locale}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{package} {locale}: {entry.content}"
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found.append((entry.id.name, entry.value))
            found += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
    return found


def variables(node: ast.BaseNode) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.BaseNode):
                found |= variables(one)
    return found


@cache
def inside(package: str, locale: str) -> set[str]:
    """The messages that stand in others."""
    source = files(package).joinpath("locale", f"{locale}.ftl").read_text("utf-8")
    return set(re.findall(r"\{ ([a-z][\w.-]*) \}", source))


def placed(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[
        tuple[str, ast.InlineExpression, str, frozenset[str]]]:
    """Everything that is put in: the text before it, itself, the text behind it, and the numbers that have chosen this
    form of the text."""
    for n, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            by = frozenset(variables(inside.selector))
            for variant in inside.variants:
                yield from placed(variant.value, chosen | by)
            continue
        around = [pattern.elements[at] if 0 <= at < len(pattern.elements) else None for at in (n - 1, n + 1)]
        before, behind = [one.value if isinstance(one, ast.TextElement) else "" for one in around]
        assert isinstance(inside, ast.InlineExpression)
        yield before, inside, behind, chosen


def every() -> Iterator[tuple[str, str, str, ast.Pattern]]:
    for package in PACKAGES:
        for locale in locales(package):
            for key, pattern in texts(package, locale):
                yield package, locale, key, pattern


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_keys_attributes_and_variables(package: str) -> None:
    found = {}
    for locale in ("en", "fr"):
        known = texts(package, locale)
        assert len(known) == len({key for key, _ in known}), f"{locale}: a key stands there twice"
        found[locale] = {key: variables(pattern) for key, pattern in known}
    assert found["en"] == found["fr"]


# Numbers

# What may follow a number whatever it is: no counted noun, or one that has no other form.
INVARIABLE = {
    "en": {"silver", "left", "watching", "aboard", "face", "may", "placed", "turquoise", "purple", "pink", "red",
           "brown", "orange", "are", "back", "of", "to", "and", "from", "with", "for", "or", "in", "is", "on", "has",
           "than", "at", "the", "out", "by", "up", "goes", "go", "carries", "already", "too", "min"},
    "fr": {"turquoise", "orange", "sur", "de", "des", "et", "avec", "ou", "à", "au", "par", "en", "est", "a", "pour",
           "dans", "contre", "qui", "min"},
}
NUMBERS = {"n", "points", "most", "least", "kept", "old", "new", "cost", "price", "worth", "coins", "letters",
           "buildings", "hand", "from", "to", "keys", "copies", "moves", "rounds", "seconds", "room", "ship", "size",
           "dearest", "limit"}
FACES = {"die", "number"}  # of dice and spaces: numbers that count nothing
NEVER_ONE = {  # numbers that are never one, with the reason
    "room": "ships have four spaces and more", "ship": "ships have four spaces and more",
    "games-minutes": "no game lasts a minute", "action-sell-die": "a sale brings two points or more",
    "action-sell": "a sale brings two points or more", "card-sum": "$n is the same number",
    "made-by": "worlds that a judge looks at",
    "why-no-ship": "a number of players", "why-no-group": "a number of players",
    "why-ship-carries": "a ship", "why-aboard": "a ship", "why-ship-full": "a ship",
    "log-over": "who wins has more than a point", "wins-of-ten": "it is told of who wins more than half",
}


def test_a_counted_noun_has_a_plural_form() -> None:
    wrong = []
    for package, locale, key, pattern in every():
        for _, inside, behind, chosen in placed(pattern):
            name = inside.id.name if isinstance(inside, ast.VariableReference) else ""
            noun = re.match(r"[ \u00a0]([^\W\d_]+)", behind)
            if name in NUMBERS and name not in chosen and noun and noun[1] not in INVARIABLE[locale] \
                    and name not in NEVER_ONE and key not in NEVER_ONE:
                wrong.append(f"{package} {locale} {key}: {{ ${name} }}{behind[:30]}")
    assert wrong == []


def test_plural_forms_have_both_a_singular_and_a_plural() -> None:
    """A selector over a number that knows [one] knows the others too, and never writes a number with the wrong one."""
    for package, locale, key, pattern in every():
        text = " ".join(behind for _, _, behind, chosen in placed(pattern) if chosen)
        assert not re.search(r"\b1 (?:points|cartes|cards|bâtiments|buildings|doublons|doubloons|pépites)\b", text), \
            (package, locale, key)


# Names

ELIDED = r"(?:^|[\s(«])(?:de|que|lorsque|puisque|jusque|du) $|\b(?:d|l|qu)’$"  # words that change before a vowel

def test_every_name_in_a_de_or_que_position_goes_through_the_elision() -> None:
    wrong = []
    for package, locale, key, pattern in every():
        for before, inside, _, _ in placed(pattern):
            is_name = isinstance(inside, ast.VariableReference) and inside.id.name not in NUMBERS | FACES
            if locale == "fr" and is_name and re.search(ELIDED, before, re.IGNORECASE):
                wrong.append(f"{package} {key}: {before[-20:]}{{ ${inside.id.name} }}")  # type: ignore[union-attr]
    assert wrong == []


@pytest.mark.parametrize(("word", "name", "said"), [
    ("de", "Anne", "d’Anne"), ("de", "Bruno", "de Bruno"), ("de", "Élodie", "d’Élodie"), ("de", "Hugo", "d’Hugo"),
    ("de", "Yves", "d’Yves"), ("de", "Yann", "de Yann"), ("de", "héros", "de héros"), ("de", "le port", "du port"),
    ("de", "les archives", "des archives"), ("de", "l’asile", "de l’asile"), ("que", "Ève", "qu’Ève"),
    ("que", "le bronze", "que le bronze"), ("de", "Œdipe", "d’Œdipe")])
def test_elision(word: str, name: str, said: str) -> None:
    assert elided(word, name) == said


def test_whose_and_lists() -> None:
    assert [whose("Anne", "fr"), whose("Anne", "en")] == ["d’Anne", "Anne’s"]
    assert listed(["a"], "fr") == "a"
    assert listed(["a", "b", "c"], "fr") == "a, b et c"
    assert listed(["a", "b"], "en") == "a and b"
    assert listed([], "en") == ""


# Terms

# What must not be said, and the rulebook's own word. By language, or by title and language.
BANNED = {
    ("fr", ""): {r"rôles?(?! tant)": "personnage", r"paquets?": "pile", r"jet(?:er|ez)": "défausser",
                 r"décks?|decks?": "pioche", r"\.\.\.": "…", r"groupes?": "paire (La Cité d’Or)",
                 r"tokens?": "pion"},
    ("fr", "san_juan"): {r"tuiles?": "carte Maison de commerce", r"bâtiments? à six": "bâtiments à 6",
                         r"par 4 (?:autres )?points": "par tranche de 4", r"(?<!ôtel de )villes?": "cité"},
    ("fr", "golden_city"): {r"postes?": "comptoir", r"villages?": "site"},
    ("fr", "puerto_rico"): {r"navire de \{": "navire à … cases"},
    ("en", ""): {r"vessels?": "ship", r"letters? of exchange": "bills of exchange", r"out pile": "discard pile",
                 r"harbour|colour(?!s? of)|neighbour|centre|towards": "American spelling", r"it's|don't|can't": "’"},
    ("en", "golden_city"): {r"(?<!-)(?i:letters?)": "bills (of exchange)"},
}


def plain(pattern: ast.Pattern) -> str:
    """All words of a text."""
    found = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            found += " / ".join(plain(variant.value) for variant in element.expression.variants)
        else:
            found += "{"
    return found


def test_the_words_are_the_rulebooks() -> None:
    wrong = []
    for package, locale, key, pattern in every():
        for (language, title), words in BANNED.items():
            if language == locale and package.endswith(title):
                for word, right in words.items():
                    if found := re.search(rf"\b(?:{word})", plain(pattern)):
                        wrong.append(f"{package} {locale} {key}: {found[0]!r}; {right}")
    assert wrong == []


# Nothing idle


@cache
def written() -> set[str]:
    """Every word in quotes in programs, scripts and templates: keys, and what keys are made of."""
    found: set[str] = set()
    for path in ROOT.rglob("*.py"):
        found |= {node.value for node in python.walk(python.parse(path.read_text("utf-8")))
                  if isinstance(node, python.Constant) and isinstance(node.value, str)}
    for path in ROOT.rglob("*.ftl"):
        found |= set(re.findall(r"\{ ([a-z][\w-]*) \}", path.read_text("utf-8")))  # one message in another
    for path in (*ROOT.rglob("*.js"), *ROOT.rglob("*.html")):
        found |= set(re.findall(r"['\"]([a-z][\w-]*)['\"]", path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_no_text_lies_idle(package: str) -> None:
    """Each key stands somewhere as it is, begins with something that keys are made from ("log-pass-"), or is another
    key with a known ending ("-help")."""
    known = written()
    starts = tuple(word for word in known if len(word) > 1 and word.endswith("-"))
    idle = [key for key, _ in texts(package, "en") if not (
        (name := key.partition(".")[0]) in known or name.startswith(starts)
        or any(name[:at] in known and name[at:] in known for at in range(1, len(name))))]
    assert idle == []
