"""A stage as the pieces of a page: markup by name, so that only what has changed is sent.

Names: `meters`, `where`, `mini`, `strip:SEAT`, `slot:NAME`. What is lit, picked or was last touched is no part of a
piece: the page marks it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from comptoir.stage.html import Html, icon, join, mark, plain, rich, tag
from comptoir.stage.stage import Meter, Slot, Stage, Strip
from comptoir.words import Words


@dataclass(frozen=True)
class Chairs:
    """What the page knows of the players beside the game."""

    names: Sequence[str]
    me: int = -1
    turn: int = -1  # who is to play
    next: int = -1  # who comes then, where it is known
    levels: Sequence[str] = ()  # of bots, in the reader's words
    said: Sequence[str] = ()  # each seat's last move


def pieces(stage: Stage, chairs: Chairs, say: Words) -> dict[str, Html]:
    """Every piece of a stage by its name."""
    found = {"where": join(stage.where), "meters": meters(stage), "mini": stage.mini}
    for strip in stage.strips:
        found[f"strip:{strip.seat}"] = strip_piece(strip, chairs, say)
    for slot in stage.slots:
        found[f"slot:{slot.name}"] = slot_piece(slot)
    return found


def meters(stage: Stage) -> Html:
    """How far the end is."""
    ends = tag("span", {"class": "kicker"}, stage.ends) if stage.ends else None
    return join(ends, *[_meter(meter) for meter in stage.meters])


def _meter(meter: Meter) -> Html:
    return tag("span", {"class": "meter is-near" if meter.near else "meter", "title": meter.label or None},
               icon(meter.icon) if meter.icon else None,
               tag("progress", {"value": meter.done, "max": meter.most, "aria-label": meter.label or meter.text}),
               mark(meter.seat) if meter.seat >= 0 else None, tag("span", {}, rich(meter.text)))


def strip_piece(strip: Strip, chairs: Chairs, say: Words) -> Html:
    """The inside of a strip: `<li class="strip">` and its state are the page's."""
    seat, name = strip.seat, chairs.names[strip.seat]
    level = chairs.levels[seat] if seat < len(chairs.levels) else ""
    said = chairs.said[seat] if seat < len(chairs.said) else ""
    turn = tag("span", {"class": "tag tag-turn"}, say("strip-turn")) if seat == chairs.turn else None
    after = tag("span", {"class": "tag tag-next"}, say("strip-next")) if seat == chairs.next else None
    order = tag("span", {"class": "strip-order"}, strip.order) if strip.order else None
    return join(
        tag("button", {"class": "strip-hit", "type": "button", "aria-label": say("strip-open", name=name),
                       "title": plain(said) or None}),  # where the strip has no room for all of it
        tag("div", {"class": "strip-head"},
            tag("span", {"class": "strip-who"}, order, mark(seat),
                tag("span", {"class": "strip-name", "title": name}, name),
                tag("span", {"class": "strip-signs"}, strip.signs) if strip.signs else None, turn, after),
            tag("span", {"class": "strip-lvl"}, level) if level else None,
            tag("span", {"class": "strip-says"}, rich(said)),
            tag("span", {"class": "strip-stats"}, strip.stats)),
        tag("div", {"class": "strip-body"}, strip.body),
        tag("div", {"class": "strip-chip"}, strip.chip))


def slot_piece(slot: Slot) -> Html:
    """The inside of a slot: its heading and its picture."""
    if slot.bare:
        return slot.html
    head = tag("div", {"class": "slot-head"}, tag("h2", {}, slot.title),
               tag("span", {"class": "note"}, slot.note) if slot.note else None)
    return join(head, slot.html)
