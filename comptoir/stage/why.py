"""Why can't I? For an action that is not allowed: the first rule that forbids it, with the number of the ruling.

A title declares its own in `games/<title>/why.py`:

    WHEN: dict[str, tuple[str, tuple[str, ...]]]              # by verb: its phase, and the steps that ask for it
    def reason(view, seat, action) -> Reason | None           # of an action whose step is asked about
    def kind(action) -> str                                   # optional: instead of the verb, where it is not enough
    def meant(view, seat, place) -> list[int]                 # optional: what a tap on a place may have wanted

Its texts stand in its locale files: `why-…`, and `why-when-<verb>` for when a verb's turn comes. Those that hold for
all titles are in comptoir/stage/locale. All is found from a view: a reason tells nobody what they may not know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache

from comptoir.kernel.actions import shown
from comptoir.kernel.errors import NotationError
from comptoir.kernel.game import Game
from comptoir.kernel.state import CHANCE, NOBODY, OVER, PASS, State
from comptoir.message import Argument, Seat, Word, said
from comptoir.words import Words, locales, words

TEXTS = "comptoir.stage"
GENERAL = ("why-over", "why-watching", "why-luck", "why-turn", "why-phase", "why-moment", "why-pass", "why-unknown",
           "why-theirs", "why-nothing")


@dataclass(frozen=True)
class Reason:
    """A key of the title's texts, or of the general ones, with its arguments; the ruling says more."""

    key: str
    args: dict[str, Argument] = field(default_factory=dict)
    ruling: str = ""  # PR-9; empty: what the rules page says of this step
    at: str = ""  # the place that is to blame

    @property
    def is_general(self) -> bool:
        return self.key in GENERAL


def why(game: Game, view: State, seat: int, action: int) -> Reason | None:
    """Why a seat may not do this now; None when it may, or when the title does not say."""
    actor = int(view.actor())
    if actor == OVER:
        return Reason("why-over")
    if seat == NOBODY:
        return Reason("why-watching")
    if actor == CHANCE:
        return Reason("why-luck")
    if actor != seat:
        return Reason("why-turn", {"player": Seat(actor)})
    if action in view.legal():
        return None
    title = game.part("why")
    if title is None:
        return Reason("why-pass") if action == PASS else None
    if action != PASS:
        kind = title.kind(action) if hasattr(title, "kind") else game.actions.verb(action)
        phase, steps = title.WHEN[kind]
        if view.step() not in steps:
            here = any(phase == other and view.step() in asked for other, asked in title.WHEN.values())
            return Reason("why-moment" if here else "why-phase", {"when": Word("why-when-" + kind)})
    found: Reason | None = title.reason(view, seat, action)
    return found if found is not None or action != PASS else Reason("why-pass")


def why_text(game: Game, view: State, seat: int, text: str) -> Reason | None:
    """The same for what somebody has typed; what is no action of the title has a reason, too."""
    try:
        return why(game, view, seat, game.actions.id(text))
    except NotationError:
        return Reason("why-unknown", {"text": shown(text)[1:-1]})


def why_place(game: Game, view: State, seat: int, place: str, picked: Sequence[str] = ()) -> Reason | None:
    """The same for a tap on a place that is not lit, after others that were picked; None when something can be done
    with it. Of all that could have been wanted, what the place itself forbids is told, and what belongs to this moment
    before what does not."""
    owner, colon, _ = place.partition(":")
    if colon and owner.isdecimal():
        return Reason("why-theirs", {"player": Seat(int(owner))}) if int(owner) < int(view.seats) else None
    wanted = list(_meant(game, view, seat, place))
    fits = [action for action in wanted if set(picked) <= set(game.actions.places(action))]
    found = [why(game, view, seat, action) for action in fits or wanted]
    if not found:
        return Reason("why-nothing")
    if None in found:
        return None
    reasons = [reason for reason in found if reason is not None]
    return min(reasons, key=lambda reason: (reason.key == "why-phase", reason.key == "why-moment", reason.at != place))


def _meant(game: Game, view: State, seat: int, place: str) -> Iterable[int]:
    """What a tap may have wanted: the title says, or else whatever is done with this place."""
    meant = getattr(game.part("why"), "meant", None)
    found: list[int] = meant(view, seat, place) if meant is not None else []
    return found or by_place(game).get(place, [])


@cache
def by_place(game: Game) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for action in range(len(game.actions)):
        for place in game.actions.places(action):
            found.setdefault(place, []).append(action)
    return found


def told(reason: Reason, say: Words | None, locale: str, names: Sequence[str]) -> str:
    """A reason in the reader's language, without its ruling; `say` are the title's words."""
    general = words(TEXTS, locale if locale in locales(TEXTS) else "en")
    own = general if say is None else say
    text = general if reason.is_general else own
    sentence = text(reason.key, **{name: said(value, own, names) for name, value in reason.args.items()})
    return sentence[:1].upper() + sentence[1:]
