"""Who looks at a board: how places and players are called to them, and in which order the seats stand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence


def prefixed(place: str, owner: int, viewer: int) -> str:
    """How a place of an owner is called on the board of a viewer: `city:office`, or `2:city:office`."""
    return place if owner == viewer else f"{owner}:{place}"


def seen_places(places: Iterable[str], mover: int, viewer: int, own: Collection[str]) -> list[str]:
    """The places a mover touched, as a viewer's board calls them; `own` are the kinds that belong to a seat."""
    return [prefixed(place, mover, viewer) if place.split(":")[0] in own else place for place in places]


def clockwise(viewer: int, seats: int) -> list[int]:
    """All seats, from the viewer on."""
    first = max(viewer, 0)
    return [(first + n) % seats for n in range(seats)]


def called(names: Sequence[str], seats: int, say: Callable[..., str]) -> tuple[str, ...]:
    """How the players are called: by name, or by the number of their seat in the reader's words."""
    return tuple(names[n] if n < len(names) else say("board-seat", n=n + 1) for n in range(seats))
