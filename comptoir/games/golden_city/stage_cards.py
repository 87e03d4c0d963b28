"""The Golden City's stage: cards as small pictures. Each is drawn once, as a symbol to which cards
point."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from comptoir.draw.pen import Pen
from comptoir.games.golden_city.board_table import back, bonus_card, goods_card, land_card
from comptoir.games.golden_city.data import BONUS_NAMES, LANDSCAPE_NAMES, PAIR_NAMES
from comptoir.games.golden_city.payments import parted
from comptoir.stage.html import Html, tag

LAND: Final = (48, 66)
PAIR: Final = (72, 66)  # two cards that stand for one
TALL: Final = (46, 86)  # goods and bonus cards


def land(kind: int, classes: str = "mc", label: str = "") -> Html:
    """A landscape card."""
    return _card(f"gcs-{LANDSCAPE_NAMES[kind]}", LAND, classes, label)


def unknown(classes: str = "mc", label: str = "") -> Html:
    """A landscape card whose face the viewer does not know."""
    return _card("gcs-back", LAND, classes, label)


def goods(pair: int, classes: str = "gcard", label: str = "") -> Html:
    return _card(f"gcs-goods-{pair}", TALL, classes, label)


def bonus(card: int, classes: str = "gcard", label: str = "") -> Html:
    return _card(f"gcs-bonus-{BONUS_NAMES[card]}", TALL, classes, label)


def closed_bonus(classes: str = "gcard", label: str = "") -> Html:
    return _card("gcs-bonus", TALL, classes, label)


def goods_back(classes: str = "gcard", label: str = "") -> Html:
    return _card("gcs-goods-back", TALL, classes, label)


def lands(counts: Iterable[int], classes: str = "mc") -> Html:
    """Landscape cards beside each other, by landscape."""
    return tag("span", {"class": "inl"}, [land(kind, classes) for kind, n in enumerate(counts) for _ in range(int(n))])


def paid(cards: Sequence[int], land_paid: int, classes: str = "mc") -> Html:
    """A payment: own cards, and every pair that stands for one with a J."""
    own, jokers = parted(cards, land_paid)
    pairs = [tag("span", {"class": "joker"}, land(kind, classes), land(kind, classes), tag("i", {"class": "jokm"}, "J"))
             for kind in jokers]
    return tag("span", {"class": "inl"}, [land(land_paid, classes) for _ in range(own)], *pairs)


@lru_cache(maxsize=1 << 10)
def _card(ident: str, size: tuple[int, int], classes: str, label: str) -> Html:
    told: dict[str, str | int | bool | None] = {"class": classes, "viewBox": f"0 0 {size[0]} {size[1]}"}
    told |= {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return tag("svg", told, tag("use", {"href": f"#{ident}"}))


@cache
def symbols() -> dict[str, str]:
    """Every card, and the icons they are made of."""
    found: dict[str, str] = {}
    for kind, name in enumerate(LANDSCAPE_NAMES):
        _draw(found, f"gcs-{name}", LAND, land_card, kind, 1, 1, 46, 64)
        _draw(found, f"gcs-joker-{name}", PAIR, _joker, kind)
    _draw(found, "gcs-back", LAND, back, 1, 1, 46, 64)
    for pair in range(len(PAIR_NAMES)):
        _draw(found, f"gcs-goods-{pair}", TALL, goods_card, pair, 1, 1, 44, 84)
    for card, name in enumerate(BONUS_NAMES):
        _draw(found, f"gcs-bonus-{name}", TALL, bonus_card, card, 1, 1, 44, 84)
    _draw(found, "gcs-bonus", TALL, _closed)
    _draw(found, "gcs-goods-back", TALL, _goods_back)
    return found


def _draw(found: dict[str, str], ident: str, size: tuple[int, int], draw: Callable[..., None], *how: int) -> None:
    pen = Pen()
    draw(pen, *how)
    found.update(pen.symbols)
    found[ident] = (f'<symbol id="{ident}" viewBox="0 0 {size[0]} {size[1]}"><g class="co">'
                    f'{"".join(pen.out)}</g></symbol>')


def _joker(pen: Pen, kind: int) -> None:
    land_card(pen, kind, 1, 1, 46, 64)
    land_card(pen, kind, 25, 1, 46, 64)
    pen.circle(58, 52, 13, "gc-jok")
    pen.text(58, 60, "J", 22, "gc-jokt")


def _closed(pen: Pen) -> None:
    pen.rect(1, 1, 44, 84, 5, "gc-bonus")
    pen.icon("gc-bonus", 9, 29, 28, "gc-ink")


def _goods_back(pen: Pen) -> None:
    back(pen, 1, 1, 44, 84)
    pen.icon("gc-goods-card", 9, 29, 28, "gc-ink")
