"""What the boards of titles with roles and a governor draw alike: who governs, and who has taken what."""

from __future__ import annotations

from typing import Any, Final

from comptoir.draw.pen import Pen
from comptoir.draw.text import BOLD, SERIF, clip, width
from comptoir.stage.scene import BoardScene
from comptoir.words import dashed

EDGE: Final = 4  # room for the rim of what stands at the edge


def who_governs(scene: BoardScene[Any], roles: list[str], longest: float) -> str:
    """The governor, and who chose the role in play."""
    g, say = scene.g, scene.say
    said = [say("board-governor", name=clip(scene.names[g.governor], longest, 12))]
    if g.role >= 0 and not scene.over():
        said.append(say("board-in-play", role=say("role-" + dashed(roles[g.role])).lower(),
                        name=clip(scene.names[g.owner], longest, 12)))
    return " · ".join(said)


def name_plate(pen: Pen, scene: BoardScene[Any], seat: int, kind: str, roles: list[str], *, wide: float, right: float,
               big: bool) -> None:
    """The head of a seat's own panel: its name, its office, the roles it has taken, what is to be said of it, and a
    line in its colour. `roles` are all of them, as their icons are called; nothing reaches beyond `right`."""
    taken = [roles[role] for role, by in enumerate(scene.g.taken) if by == seat]
    acting, governs = scene.acting() == seat, scene.g.governor == seat
    size, signs = (18 if big else 16), 26 * len(taken) + (28 if governs else 0)
    pen.seat(seat, EDGE, 10, 20 if big else 18)
    name = clip(scene.names[seat], max(30, right - 38 - signs), size, SERIF)
    pen.text(30, 26, name, size, "serif")
    x = 30 + width(name, size, SERIF) + 9
    if governs:
        with pen.group(key="governor"):
            pen.icon("co-governor", x, 8, 22)
        x += 28
    for role in taken:
        pen.icon(f"co-{role.removesuffix('_2')}", x, 9, 21, key=f"office:{role}")
        x += 26
    named = [scene.say("role-" + dashed(taken[0])).lower()] if len(taken) == 1 else []
    for words, face in scene.status(kind, seat, acting, named):
        if x + width(words, 12, face) < right:
            pen.text(x, 25, words, 12, "bold" if face == BOLD else "mute")
            break
    pen.rect(EDGE, 35.5 if acting else 36.5, wide - 2 * EDGE, 4 if acting else 2.5, 1, f"seat{seat}")
