"""The Golden City in a terminal: what is common, the island by landscape, the city, then every seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from comptoir.games.golden_city.chart import drawn
from comptoir.games.golden_city.data import (
    BONUS_NAMES,
    GOOD_NAMES,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    NO_CARD,
    NO_END,
    PAIR_NAMES,
    PILE,
    SCORE_CARDS,
    TWO_SEATS,
)
from comptoir.games.golden_city.score import bonus_letters
from comptoir.games.golden_city.screen_map import PAGES, city, island
from comptoir.games.golden_city.state import GoldenCity
from comptoir.games.golden_city.tell_words import region_name
from comptoir.kernel.counts import total
from comptoir.kernel.state import HIDDEN, NOBODY
from comptoir.screens.flow import Flow
from comptoir.screens.pieces import chip, clockwise, head, heading, marked, rows, side_by_side, times
from comptoir.words import Words

__all__ = ["PAGES", "screen"]

# By landscape, ports first: the card, and what is written on it.
GROUNDS = (("#7FB2D9", "#0F2536"), ("#3F6B45", "#FFFFFF"), ("#A9CC78", "#1E2B10"), ("#A3A3A3", "#1D1D1D"),
           ("#E8C27A", "#3A2806"))


def screen(view: GoldenCity, *, seat: int, names: Sequence[str], say: Words, width: int,
           open_points: bool) -> RenderableType:
    """The whole table. Hands and bonus cards show what the viewer may know of them."""
    said = [say("board-round", n=int(view.round)), say("gc-first", player=names[int(view.first)])]
    if view.end != NO_END and view.top:
        said.append(say("board-last-round"))
    blocks = [_seat(view, other, names, say) for other in clockwise(view, seat)]
    return Group(heading(say("board-title"), *said), _common(view, names, say), Rule(style="dim"),
                 island(view, seat, say), city(view, seat, say), Padding(_key(view, say), (0, 0, 0, 9)),
                 Rule(style="dim"),
                 side_by_side(blocks, width))


def _key(view: GoldenCity, say: Words) -> Flow:
    """What the signs of the map mean, and where it is ours, that it is."""
    board = drawn(view.options)
    rivers = [f"~{n + 1} {say('short-river-' + name.replace('_', '-'))}" for n, name in enumerate(board["rivers"])]
    said = [*rivers, *[say("gc-key-" + sign) for sign in ("road", "letters")]]
    if board.get("reconstructed"):
        said.append(say("board-reconstructed"))
    return Flow([Text(word, style="dim") for word in said])


# What is common


def _common(view: GoldenCity, names: Sequence[str], say: Words) -> Table:
    table = rows()
    groups = [_group(view, group, names, say) for group in range(len(view.hands)) if _cards_of(view, group)]
    if groups:
        groups.append(Text(say("gc-price", n=int(view.oustings) + 1), style="yellow"))
    table.add_row(say("gc-auction"), Flow(groups or [Text(say("gc-building"), style="dim")]))
    table.add_row(say("gc-score"), Flow(_score_card(view, say)))
    goods = [Text(times(say("pair-" + name.replace("_", "-")), int(view.open_goods[pair])))
             for pair, name in enumerate(PAIR_NAMES) if view.open_goods[pair]]
    table.add_row(say("gc-goods"), Flow([*goods, Text(say("gc-pile", n=int(total(view.goods_pile))), style="dim")]))
    bonus = len(BONUS_NAMES) - len(view.taken) - int(view.bonus_box).bit_count()
    stocks = [say("gc-coins", n=int(view.bank)), say("gc-keys", n=int(view.keys)), say("gc-bonus", n=bonus),
              say("gc-deck", n=int(view.face_down)), say("gc-discards", n=int(total(view.discards)))]
    table.add_row(say("gc-stocks"), Flow([Text(said) for said in stocks]))
    return table


def _cards_of(view: GoldenCity, group: int) -> list[tuple[int, int]]:
    """The kinds of cards of a group that is still there, and how many of each."""
    counts = list(view.groups)[group * int(LANDSCAPES):(group + 1) * int(LANDSCAPES)]
    return [(kind, int(n)) for kind, n in enumerate(counts) if n]


def _group(view: GoldenCity, group: int, names: Sequence[str], say: Words) -> Text:
    hand = int(view.hands[group])
    text = Text(f"{group + 1} ", style="bold")
    for kind, n in _cards_of(view, group):
        text.append_text(landscape(kind, n, say))
    if group == 0 and view.coin:
        text.append(f" {say('gc-coin')} ")
    return text.append(" ").append_text(Text(say("gc-free"), style="dim") if hand == NOBODY
                                        else marked(hand, names, ""))


def _score_card(view: GoldenCity, say: Words) -> list[Text]:
    """What this round scores, and how many rounds can follow."""
    left = [n for n in range(SCORE_CARDS) if view.cards_left >> n & 1]
    said = [Text(say("scorecard-none"), style="dim")]
    if view.card != NO_CARD:
        said = [Text(say("good-" + GOOD_NAMES[view.chart.card_good[view.card]]), style="bold"),
                Text(say(region_name(view, int(view.card)).key), style="bold")]
    back = min([int(view.chart.card_back[n]) for n in left], default=0)
    said.append(Text(say("gc-left", n=len(left), back=back) if left else say("scorecard-last"), style="dim"))
    if view.seats == TWO_SEATS and view.top:
        special = ((int(view.round) - 1) // int(PILE) + 1) * int(PILE)
        said.append(Text(say("gc-special", n=special), style="dim"))
    return said


def landscape(kind: int, n: int, say: Words) -> Text:
    """A kind of landscape card, and how many."""
    return chip(GROUNDS[kind], times(say("landscape-" + LANDSCAPE_NAMES[kind]), n))


# One seat


def _seat(view: GoldenCity, seat: int, names: Sequence[str], say: Words) -> Group:
    me, table = view.players[seat], rows()
    bonus = int(bonus_letters(view, seat)) if view.seats != TWO_SEATS else 0
    letters = say("gc-letters", n=int(me.letters))
    said = [f"{letters} (+{bonus})" if bonus else letters, say("gc-coins", n=int(me.coins)),
            say("gc-keys", n=int(me.keys)),
            say("gc-posts", n=int(me.posts))]
    if view.seats == TWO_SEATS:
        said.insert(0, say("gc-points", n=int(me.points)))
    if me.black:
        said.append(say("gc-black", n=int(me.black)))
    if view.stuck >> seat & 1:
        said.append(say("gc-stuck"))
    held = [landscape(kind, int(me.hand[kind]), say) for kind in range(LANDSCAPES) if me.hand[kind]]
    if me.hidden:
        held.append(Text(say("gc-unknown", n=int(me.hidden)), style="dim"))
    table.add_row(say("gc-cards"), Flow(held or [Text(say("gc-none"), style="dim")]))
    goods = [Text(times(say("pair-" + name.replace("_", "-")), int(me.goods[pair])))
             for pair, name in enumerate(PAIR_NAMES) if me.goods[pair]]
    if goods:
        table.add_row(say("gc-goods"), Flow(goods))
    bonuses = _bonuses(view, seat, say)
    if bonuses:
        table.add_row(say("gc-held-bonus"), Flow(bonuses))
    return Group(Flow([head(view, seat, names), *[Text(word) for word in said]], 4), Padding(table, (0, 0, 0, 2)))


def _bonuses(view: GoldenCity, seat: int, say: Words) -> list[Text]:
    """The bonus cards of a seat: by name where the viewer knows them, else how many."""
    taken = [int(card) for by, card in zip(view.takers, view.taken, strict=True) if by == seat]
    known = [Text(say("bonus-" + BONUS_NAMES[card])) for card in taken if card != HIDDEN]
    if len(known) < len(taken):
        known.append(Text(say("gc-unknown", n=len(taken) - len(known)), style="dim"))
    return known
