"""What is kept of a drawing is what would be drawn afresh, at every position and for every reader: a key that forgets
something would show a board that is not so."""

from __future__ import annotations

import random
from dataclasses import asdict

import pytest

import comptoir
from comptoir.draw.kept import PICTURES, Kept
from comptoir.games.burgundy.stage_desk import PIECES
from comptoir.kernel.state import NOBODY
from comptoir.stage.html import TEXTS
from comptoir.table.boards import playable
from comptoir.table.pieces import Chairs
from comptoir.table.standing import READY, draw
from comptoir.voice import Voice


def forget() -> None:
    for kept in (TEXTS, PICTURES, READY, PIECES):
        kept.clear()  # type: ignore[attr-defined]


@pytest.mark.parametrize("slug", playable())
def test_kept_and_drawn_afresh_are_the_same(slug: str) -> None:
    """All games are drawn with what is left of the others first, then each board on an empty desk."""
    game, drawings = comptoir.load(slug), []
    names = ["Anne", "Bruno", "Chloé"]
    for seed, seats in ((1, 2), (2, 3), (3, 2)):
        state, luck = game.new(seats=seats, seed=seed), random.Random(seed)
        told = names[:seats] if seed < 3 else names[1:]
        says = [Voice(game, locale, told) for locale in ("en", "fr")]
        chairs = Chairs(tuple(told), said=("",) * seats)
        moves = 0
        while int(state.actor()) >= 0:
            if moves % 13 == 0:
                for reader in (*range(seats), NOBODY):
                    say, view = says[(moves // 13 + reader) % 2], state.view(reader)
                    drawings.append((view, reader, say, chairs, asdict(draw(game, view, reader, say, chairs))))
            state.apply(luck.choice(state.legal()))
            moves += 1
    assert len(drawings) > 20
    for view, reader, say, chairs, made in random.Random(4).sample(drawings, 20):
        forget()
        assert asdict(draw(game, view, reader, say, chairs)) == made


def test_the_oldest_go_when_there_is_no_more_room() -> None:
    kept: Kept[str] = Kept(len, room=10)
    drawn: list[str] = []

    def draw_once(text: str) -> str:
        return kept.get(text, lambda: drawn.append(text) or text)

    for text in ("aaaa", "bbbb", "aaaa", "cccc", "aaaa", "bbbb"):
        assert draw_once(text) == text
    assert drawn == ["aaaa", "bbbb", "cccc", "bbbb"]
    assert kept.used == 8
    assert len(kept) == 2
