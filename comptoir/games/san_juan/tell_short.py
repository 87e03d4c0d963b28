"""San Juan: the last move in a few letters, for strips and the ribbon. Like the log, it is read off views."""

from __future__ import annotations

from comptoir.games.san_juan.actions import BUILD, COVER, PRODUCE, ROLE, SELL
from comptoir.games.san_juan.data import CRANE, CUSTOMS, GOOD_NAMES, GOODS, HAND_LUCK, NONE, PRICE, ROLE_NAMES
from comptoir.games.san_juan.gains import cards_given_up, cards_seen
from comptoir.games.san_juan.rules.builder import price
from comptoir.games.san_juan.state import SanJuan
from comptoir.games.san_juan.tell_names import building
from comptoir.kernel.state import PASS
from comptoir.message import Message, Word
from comptoir.words import dashed


def short(before: SanJuan, action: int, after: SanJuan) -> Message | None:
    """What was done; None where it is part of something larger, or nobody's business."""
    seat, step = int(before.actor()), before.step()
    if action == PASS:
        return _passed(before, step)
    if step == "choose_role":
        return Message("short-role", {"role": Word(f"role-{ROLE_NAMES[action - ROLE]}.the")})
    if step == "build_one":
        what = building(before, "the", action - BUILD)
        if before.players[seat].has(CRANE):  # the price is known when it is known what is covered
            return Message("short-build-crane", {"building": what})
        return Message("short-build", {"building": what, "n": int(price(before, seat, action - BUILD, NONE))})
    if step == "build_over":
        return Message("short-cover", {"building": building(before, "the", action - COVER)})
    if step == "make_goods":
        return Message("short-make", {"good": Word(f"good-{GOOD_NAMES[action - PRODUCE]}.some")})
    if step == "sell_goods":
        kind, n = action - SELL, int(PRICE[before.tiles[0] * GOODS + action - SELL])
        if kind == CUSTOMS:
            return Message("short-sell-customs", {"n": n})
        return Message("short-sell", {"good": Word(f"good-{GOOD_NAMES[kind]}.some"), "n": n})
    if step in ("council", "prospect"):
        n = int(after.draws[HAND_LUCK + seat] - before.draws[HAND_LUCK + seat])
        if step == "prospect":
            return Message("short-draw", {"n": n})
        return Message("short-look", {"n": n, "kept": min(n, cards_seen(before, seat, 0)[1]),
                                      "out": cards_given_up(before, seat, n)})
    if step in ("use_chapel", "bank_cards", "open_mine", "open_smith", "office_exchange", "library_serves"):
        return Message("short-" + dashed(step))
    return None


def _passed(before: SanJuan, step: str) -> Message | None:
    """A chapel is visited whether or not a card stays there: their number is a secret (SJ-11)."""
    if step == "use_chapel":
        return Message("short-use-chapel")
    if step in ("build_one", "council", "prospect") or (step in ("make_goods", "sell_goods") and not before.done):
        return Message("short-pass-" + dashed(step))
    return None
