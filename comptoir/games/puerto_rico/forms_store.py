"""Puerto Rico: what a seat keeps after the captain's phase, in one go: whole kinds in its warehouses, and one single
barrel beside them (PR-13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from comptoir.games.puerto_rico.actions import KEEP, STORE
from comptoir.games.puerto_rico.data import GOOD_NAMES, PRICE
from comptoir.games.puerto_rico.rules.captain import stored_up_to
from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.message import Message, Seat
from comptoir.stage.forms import Form, Missing, Part, Preset, carry_out

STORING: Final = "fill_warehouse"


def shelves_left(view: PuertoRico) -> int:
    """Warehouse places that are still free."""
    return int(view.agenda[view.top - 1] >> 12)


def _kinds(view: PuertoRico, seat: int) -> list[int]:
    """The kinds that can still go into a warehouse: the engine asks in ascending order."""
    me = view.players[seat]
    return [kind for kind in range(int(stored_up_to(me)), len(GOOD_NAMES)) if me.goods[kind]]


def _loose(view: PuertoRico, seat: int) -> list[int]:
    """All kinds that are in no warehouse yet."""
    me = view.players[seat]
    return [kind for kind in range(len(GOOD_NAMES)) if me.goods[kind] and not me.stored >> kind & 1]


def _single(view: PuertoRico, seat: int) -> bool:
    """Whether the single barrel is a choice: when two kinds or more are left for it."""
    return len(_loose(view, seat)) - shelves_left(view) > 1


def form(view: PuertoRico, seat: int) -> Form:
    kinds, loose, shelves = _kinds(view, seat), _loose(view, seat), shelves_left(view)
    places = [f"goods:{GOOD_NAMES[kind]}" for kind in kinds]
    one, most = _single(view, seat), _most(view, seat)
    if one:
        places += [f"one:{GOOD_NAMES[kind]}" for kind in loose]
    parts = [Part(place, start=dict(most).get(place, 0)) for place in places]
    n = shelves + one
    return Form("store", tuple(parts), n, n, Message("form-store"),
                Message("form-store-prompt", {"player": Seat(seat), "n": shelves, "one": int(one)}),
                Message("form-store-hint" if one else "form-store-hint-whole"), "form-store-count",
                presets=(Preset(Message("form-store-most"), most),))


def _most(view: PuertoRico, seat: int) -> tuple[tuple[str, int], ...]:
    """The set that keeps most barrels, the dearer ones first."""
    me, shelves = view.players[seat], shelves_left(view)
    order = sorted(_kinds(view, seat), key=lambda kind: (-me.goods[kind], -PRICE[kind]))
    whole = order[:shelves]
    chosen = [(f"goods:{GOOD_NAMES[kind]}", 1) for kind in whole]
    if _single(view, seat):
        rest = [kind for kind in _loose(view, seat) if kind not in whole]
        chosen.append((f"one:{GOOD_NAMES[max(rest, key=lambda kind: int(PRICE[kind]))]}", 1))
    return tuple(chosen)


def actions(view: PuertoRico, seat: int, chosen: Mapping[str, int]) -> list[int]:
    """Kinds into the warehouses in ascending order, then the single barrel."""
    whole = [kind for kind in _kinds(view, seat) if chosen.get(f"goods:{GOOD_NAMES[kind]}")]
    single = [kind for kind in _loose(view, seat) if chosen.get(f"one:{GOOD_NAMES[kind]}")]
    shelves = shelves_left(view)
    if len(whole) != shelves:
        raise Missing(Message("missing-kinds" if len(whole) < shelves else "missing-shelves",
                              {"n": abs(shelves - len(whole))}))
    if _single(view, seat) and (len(single) != 1 or single[0] in whole):
        raise Missing(Message("missing-single"))
    waiting = list(whole)

    def answer(world: Any) -> int | None:
        if world.step() == STORING:
            return int(STORE) + waiting.pop(0) if waiting else None
        return int(KEEP) + single[0] if world.step() == "keep_barrel" and single else None

    return carry_out(view, seat, answer)


def indifferent(view: PuertoRico, seat: int) -> int | None:
    """An answer, where all answers keep the same barrels: of one kind more than there are places, every single barrel
    stays whichever kind is left out."""
    me, loose = view.players[seat], _loose(view, seat)
    if len(loose) == shelves_left(view) + 1 and all(me.goods[kind] == 1 for kind in loose):
        return view.legal()[0]
    return None
