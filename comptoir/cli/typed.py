"""What people type, and what they are shown of each other's names."""

from __future__ import annotations

import unicodedata

from comptoir.cli.console import printable
from comptoir.kernel.state import State
from comptoir.voice import Voice
from comptoir.words import locales, words

LONGEST_NAME = 24
MOST_TOPICS = 3  # that speak of a word


def called(names: list[str], locale: str = "en") -> list[str]:
    """How players are called on screen: bot:easy in seat 2 is "Easy 2", in French "Facile 2", and nothing steers the
    terminal."""
    shown, say = [], words("comptoir.cli", locale if locale in locales("comptoir.cli") else "en")
    for seat, name in enumerate(names):
        if name.startswith("bot:"):
            bot = name[4:]
            name = f"{say('level-' + bot) if say.has('level-' + bot) else bot.capitalize()} {seat}"
        shown.append(printable(name)[:LONGEST_NAME] or f"seat {seat}")
    return shown


def folded(text: str) -> str:
    """For comparing what people type: no capitals, no accents, no punctuation."""
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return " ".join("".join([letter if letter.isalnum() else " " for letter in bare]).split())


def find_topics(voice: Voice, view: State, asked: str) -> list[str]:
    """The topics whose name is, begins with, or holds what was asked; the best kind of match only. For a word that is
    in no name, the few whose rule speaks of it, the shortest first."""
    asked = folded(asked)
    names = {topic: (folded(voice.word(topic, topic)), folded(topic.partition("-")[2]))
             for topic in voice.topics(view)}
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [topic for topic, own in names.items() if any([fits(name, asked) is True for name in own])]
        if found:
            return found
    rules = {topic: folded(" ".join(voice.explain(view, -1, topic))) for topic in names}
    speaking = [topic for topic, rule in rules.items() if asked and f" {asked} " in f" {rule} "]
    return sorted(speaking, key=lambda topic: len(rules[topic]))[:MOST_TOPICS]
