"""The words of the pages, and those that their scripts need: they have no texts of their own."""

from __future__ import annotations

from comptoir.kernel.game import Game
from comptoir.voice import title_words
from comptoir.words import Words, words

PAGE = "comptoir.table"

PLAIN = (
    "your-turn", "undo", "undo-turn", "undo-ask", "undo-withdraw", "turn-mark", "lit-mark", "news-mark", "log",
    "since-turn-low", "to-your-turn", "to-now", "zoom-whole",
    "you", "points", "log-auto", "bot", "lent", "away", "open-chair", "sit-down", "agrees", "is-asked", "asks", "agree",
    "refuse", "end-total", "end-numbers", "end-source", "end-move", "watching-you", "take-chair-back",
    "help-click-back", "help-confirm", "help-point", "help-tap", "help-tap-back",
    "lend-chair", "notify-body", "play", "pause", "zoom-in", "zoom-out", "late", "conceded", "on-vacation", "concede",
    "close-table", "close-why", "close-why-playing", "send-away", "stand-up", "mute", "unmute", "block",
)

# Texts with arguments, which stand with {name} in them.
TEMPLATES = {
    "about-whom": ("name",), "bot-level": ("level",), "close-by": ("name",),
    "chart-label": ("scores",), "command-allowed": ("text",),
    "command-not": ("text", "allowed"), "end-because": ("end", "round"),
    "end-because-bare": ("end",), "go-to-move": ("n",), "handover-from": ("whose",), "handover-i-am": ("name",),
    "handover-lend": ("name",), "handover-to": ("name",), "lend-by": ("name", "whose"), "lend-other": ("whose",),
    "lost-safe": ("n",), "move-of": ("n", "most"), "next-game": ("n",), "recap-of": ("n", "most"),
    "refused-by": ("name",), "send-away-whom": ("name",),
    "take-away": ("what",), "replay-line": ("n",), "round": ("n",),
    "time-days": ("days", "hours"), "time-hours": ("hours", "minutes"), "time-left": ("name", "time"),
    "time-up": ("name",),
    "undo-by": ("name",), "watching": ("n",), "wins": ("name", "points"),
    "wins-shared": ("names", "points"),
}


COUNTED = ("n", "points")  # arguments that are numbers: where one thing reads differently, the script gets that too


def page_words(locale: str) -> Words:
    """The words of the pages themselves."""
    return words(PAGE, locale)


def client_words(locale: str, game: Game | None = None) -> dict[str, str]:
    """All of them in one language; a round is called what the title calls it."""
    say = page_words(locale)
    told = {key: say(key) for key in PLAIN}
    for key, args in TEMPLATES.items():
        holes: dict[str, str | int] = {arg: "{" + arg + "}" for arg in args}
        told[key] = say(key, **holes)
        one = say(key, **{arg: 1 if arg in COUNTED else hole for arg, hole in holes.items()})
        plain = told[key]
        for arg in COUNTED:
            plain = plain.replace("{" + arg + "}", "1")
        if one != plain:
            told[key + "-one"] = one
    if game is not None and (own := title_words(game, locale)) is not None and own.has("board-round"):
        told["round"] = own("board-round", n="{n}")
    return told
