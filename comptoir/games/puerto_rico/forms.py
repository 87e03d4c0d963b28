"""Puerto Rico: whole decisions. Most are places that one points at; placing colonists (forms_mayor.py) and storing
goods (forms_store.py) are numbers over places. Who chooses a role may point at what he wants to do with it instead: a
building means the builder, and that building."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from comptoir.games.puerto_rico import forms_mayor, forms_store
from comptoir.games.puerto_rico.actions import ACTIONS, COLONIST
from comptoir.games.puerto_rico.colonists import PLACING
from comptoir.games.puerto_rico.data import ISLAND, NO_END, PICKS
from comptoir.games.puerto_rico.forms_store import STORING
from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.games.puerto_rico.tell import button
from comptoir.kernel.state import NOBODY, PASS
from comptoir.message import Message, Word
from comptoir.stage.forms import Choice, Form, after_one, all_one
from comptoir.words import dashed

ALL_AT_ONCE: Final = (PLACING, STORING)  # the steps that are decided as a form
PLAIN: Final = ("take_tile", "hacienda_tile")  # a tile goes to the island, and that is all
WITH_ROLE: Final = ("take_tile", "build_one", "extra_barrel", "sell_barrel", "load_ship")  # done first by who has it
GIFTS: Final = ("mayor_colonist", "hospice_colonist", "university_colonist",  # the steps that give something
                "hacienda_tile", "take_tile", "extra_barrel")
ROOMY: Final = 4  # free spaces on an island from which on nobody refuses a tile
SCARCE: Final = 12  # colonists left in the supply from which on taking one may end the game sooner


def choices(view: PuertoRico, seat: int) -> list[Choice]:
    """What is decided by pointing. A barrel and where it goes are touched in any order; where a barrel can go to one
    place only, or only one kind to a place, one touch says all."""
    if view.actor() != seat or view.step() in ALL_AT_ONCE:
        return []
    legal = view.legal()
    if view.step() == "choose_role":
        return [choice for action in legal for choice in _role(view, seat, action)]
    found = []
    for action in legal:
        places, words = ACTIONS.places(action), button(view, action)
        found.append(Choice(places, (action,), words, plain=view.step() in PLAIN and action != PASS))
        if len(places) > 1:
            found += [Choice((place,), (action,), words) for place in places
                      if sum(place in ACTIONS.places(other) for other in legal) == 1]
    return found


def _role(view: PuertoRico, seat: int, action: int) -> list[Choice]:
    """A role, and everything that its owner could do with it at once. The role shines, the rest can be touched too."""
    place = ACTIONS.places(action)
    found = [Choice(place, (action,), button(view, action), first=place)]
    then = after_one(view, seat, action)
    if then is None or then.step() not in WITH_ROLE:
        return found
    role = Word("role-" + dashed(ACTIONS.words(action)[0]))
    return found + [Choice((*place, *choice.places), (action, *choice.actions),
                           Message("form-role-and", {"role": role, "what": choice.label}), first=place)
                    for choice in choices(then, seat) if choice.actions[0] != PASS]


def forms(view: PuertoRico, seat: int, before: PuertoRico | None = None) -> list[Form]:
    """What is decided by numbers. A view knows where its colonists stood, so `before` is not needed."""
    if view.actor() != seat or view.step() not in ALL_AT_ONCE:
        return []
    return [forms_mayor.form(view, seat) if view.step() == PLACING else forms_store.form(view, seat)]


def actions(view: PuertoRico, form: Form, chosen: Mapping[str, int], before: PuertoRico | None = None) -> list[int]:
    """The small actions of a chosen set; Missing, when it does not do."""
    seat = int(view.actor())
    if view.step() == PLACING:
        return forms_mayor.actions(view, seat, form, chosen)
    return forms_store.actions(view, seat, chosen)


def obvious(view: PuertoRico, seat: int) -> int | None:
    """What nobody would refuse: the only thing that can be done, a free colonist while there are many, a free tile
    while there is room (a drawn one, or one of the only kind that lies there), the craftsman's barrel when only one
    kind can be had, loads, stores and kept barrels whose choice makes no difference."""
    if view.actor() != seat:
        return None
    legal, step = view.legal(), view.step()
    if len(legal) == 1:
        return legal[0]
    gains = [action for action in legal if action != PASS]
    if step in GIFTS:
        return gains[0] if len(gains) == 1 and _welcome(view, seat) else None
    if step == "load_ship":
        return legal[0] if all_one(view, seat) else None
    if step == "keep_barrel":
        return legal[0] if _ends_now(view) else None
    return forms_store.indifferent(view, seat) if step == STORING else None


def _welcome(view: PuertoRico, seat: int) -> bool:
    """Whether nobody would refuse the one thing that this step gives. A colonist fewer may end the game; a tile takes
    a space."""
    if COLONIST in view.legal():
        return bool(view.colonists > SCARCE)
    return view.step() == "extra_barrel" or bool(ISLAND - view.players[seat].island >= ROOMY)


def _ends_now(view: PuertoRico) -> bool:
    """Whether the game ends with this phase: it is the last round, and all its roles are taken."""
    taken = sum(1 for who in view.taken if who != NOBODY)
    return bool(view.end != NO_END) and taken == PICKS[view.seats] * view.seats
