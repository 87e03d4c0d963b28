"""Where the command line writes, on any terminal: wide or narrow, with or without Unicode."""

from __future__ import annotations

import codecs
import sys
import unicodedata

from rich.console import Console

_PLAIN = {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "−": "-", "–": "-", "—": "-", "…": "...",
          "·": "-", "×": "x", "œ": "oe", "Œ": "OE", "æ": "ae", "●": "*", "○": "o", "■": "#", "◆": "<>", "▲": "^",
          "✚": "+", "▸": ">", "★": "*", "±": "+/-", "→": ">", "─": "-", "━": "-", "\u202f": " ", "\u00a0": " "}


def plainly(problem: UnicodeError) -> tuple[str, int]:
    """What stands for the letters that an encoding lacks: é is written e, ● is written *."""
    assert isinstance(problem, UnicodeEncodeError)
    written = []
    for letter in problem.object[problem.start:problem.end]:
        bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
        written.append(_PLAIN.get(letter) or bare or "?")
    return "".join(written), problem.end


def prepare_streams() -> None:
    """Make sure that no text can fail to be read or written."""
    codecs.register_error("comptoir", plainly)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "comptoir"), (sys.stderr, "comptoir")):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)


def out() -> Console:
    """Standard output; numbers and paths are not coloured by guesswork."""
    return Console(highlight=False, markup=False, emoji=False)


def err() -> Console:
    """Standard error: problems and progress."""
    return Console(highlight=False, markup=False, emoji=False, stderr=True)


def printable(text: str) -> str:
    """A text from outside without what would steer the terminal."""
    return "".join([letter if letter.isprintable() else "?" for letter in text])


def complain(problem: object) -> None:
    """One line on standard error."""
    print("comptoir: " + printable(" ".join(str(problem).split())), file=sys.stderr)
