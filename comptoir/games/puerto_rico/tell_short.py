"""Puerto Rico: a move in a few words, for strips and the ribbon that tells what the others did."""

from __future__ import annotations

from comptoir.games.puerto_rico.actions import BUILD, COLONIST, KEEP, PRODUCE, ROLE, SELL, TAKE, WHARF_LOAD
from comptoir.games.puerto_rico.colonists import PLACING, placing
from comptoir.games.puerto_rico.data import GOOD_NAMES, PLACE_NAMES, ROLE_NAMES, TILE_NAMES, TILES
from comptoir.games.puerto_rico.facts import people
from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.games.puerto_rico.tell_log import load
from comptoir.kernel.state import PASS
from comptoir.message import Message, Word
from comptoir.words import dashed as key

DECLINED = ("take_tile", "build_one", "sell_barrel", "load_ship")  # what is worth telling when it was not done


def short(before: PuertoRico, action: int, after: PuertoRico) -> Message | None:
    """The last move; None: it is not worth telling."""
    seat, step = int(before.actor()), before.step()
    me, then = before.players[seat], after.players[seat]
    if step == PLACING:
        return None if placing(after, seat) else Message("short-placed", {"n": people(me)})
    if action == PASS:
        return Message("short-pass-" + key(step)) if step in DECLINED else None
    if action == COLONIST:
        return None
    if step == "choose_role":
        role = Word(f"role-{ROLE_NAMES[action - ROLE].removesuffix('_2')}.the")
        return Message("short-role", {"role": role, "n": int(before.doubloons[action - ROLE])})
    if step == "hacienda_tile":
        drawn = [kind for kind in range(TILES) if then.circles[kind] > me.circles[kind]]
        return Message("short-take", {"tile": TILE_NAMES[drawn[0]]}) if drawn else None
    if step == "take_tile":
        return Message("short-take", {"tile": TILE_NAMES[action - TAKE]})
    if step == "build_one":
        name, paid = key(PLACE_NAMES[action - BUILD]), int(me.coins - then.coins)
        return Message("short-build", {"place": Word("place-" + name), "picture": name, "n": paid})
    if step == "sell_barrel":
        return Message("short-sell", {"good": GOOD_NAMES[action - SELL], "n": int(then.coins - me.coins)})
    if step == "load_ship":
        kind, n = load(before, action)
        return Message("short-wharf" if action >= WHARF_LOAD else "short-load",
                       {"good": Word("good-" + GOOD_NAMES[kind]), "n": n, "points": int(then.points - me.points)})
    if step == "extra_barrel":
        return Message("short-extra", {"good": Word("good-" + GOOD_NAMES[action - PRODUCE])})
    return Message("short-keep", {"good": GOOD_NAMES[action - KEEP]}) if step == "keep_barrel" else None
