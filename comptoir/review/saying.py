"""A review in words: what stands on pages and in reports, in one language."""

from __future__ import annotations

from typing import Any

from comptoir.kernel.state import State
from comptoir.review.analyst import Review
from comptoir.review.chances import WHOLE
from comptoir.review.names import BEST, FINE, name_of
from comptoir.stage.html import plain
from comptoir.voice import Voice
from comptoir.words import Words, locales, words

PACKAGE = "comptoir.review"


class Saying:
    """The texts of one game's review."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.game = voice.game
        self.names = voice.names
        self.locale = voice.locale if voice.locale in locales(PACKAGE) else "en"
        self.say: Words = words(PACKAGE, self.locale)

    def label(self, view: State, action: int) -> str:
        """What an action is called inside a sentence."""
        return plain(self.voice.named(view, action))

    def percent(self, share: int) -> str:
        """A chance in millionths: "12%"; what is not nothing and not all does not look like it."""
        tenths = share * 1000 // WHOLE
        whole = round(100 * share / WHOLE)
        if 0 < abs(share) < WHOLE // 100 or (WHOLE // 200 < abs(share) < WHOLE // 20 and tenths % 10):
            return self.say("percent", n=self._decimal(share))
        return self.say("percent", n=str(whole).replace("-", "−"))

    def points(self, share: int) -> str:
        """A change, with its sign."""
        told = self.percent(abs(share))
        return ("+" if share > 0 else "−" if share < 0 else "") + told

    def _decimal(self, share: int) -> str:
        text = f"{100 * abs(share) / WHOLE:.1f}"
        return ("−" if share < 0 else "") + (text.replace(".", ",") if self.locale == "fr" else text)

    def told(self, view: State, weighed: Review) -> dict[str, Any]:
        """A decision in words: what it is called, a sentence, and every way that was weighed."""
        ids = self.game.actions.id
        labels = [self.label(view, ids(way["do"])) for way in weighed["ways"]]
        played = next(n for n, way in enumerate(weighed["ways"]) if way["do"] == weighed["do"])
        called = name_of(weighed["loss"])
        seat = weighed["by"]
        if called == BEST:
            text = self.say("was-best", label=labels[played])
        elif called == FINE:
            text = self.say("was-fine", label=labels[played])
        else:
            text = self.say("gave-away", label=labels[played], loss=self.percent(weighed["loss"]))
        better = ""
        if called not in (BEST, FINE):
            chance = self.percent(weighed["ways"][0]["chances"][seat])
            better = self.say("better", label=self.say("better-chance", label=labels[0], chance=chance))
        return {"name": called, "called": self.say("name-" + called), "text": text, "better": better,
                "bot": self.say("bot-same") if played == 0 else self.say("bot-would", label=labels[0]),
                "ways": [{"label": label, "do": way["do"], "chance": self.percent(way["chances"][seat]),
                          "share": way["chances"][seat], "played": n == played}
                         for n, (label, way) in enumerate(zip(labels, weighed["ways"], strict=True))]}

