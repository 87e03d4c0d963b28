"""Boards and films of games: a notebook as a script. Run it as it is, or cell by cell.

    pip install 'comptoir[png]'
    python examples/film.py                          # plays a game and films it
    python examples/film.py game.jsonl --out game.gif --frames 60

It writes the board of a few moments as SVG and the whole game as a GIF or WebP film."""

# %% What is needed
from __future__ import annotations

import argparse
import io
from pathlib import Path
from typing import NamedTuple

from PIL import Image

import comptoir
from comptoir.arena.match import play_match
from comptoir.cli.typed import called
from comptoir.draw.svg import Svg, esc
from comptoir.kernel.record import Record
from comptoir.kernel.state import NOBODY, State
from comptoir.voice import Voice

COLOURS = 96  # of a GIF
PAUSE = 3000  # at the end, in milliseconds
STRIP = 48  # the height of the caption, where the board is 1200 wide
LONGEST = 104  # letters that fit in it


class Moment(NamedTuple):
    """A position, where the move that led to it touched the board, and what the log said last."""

    state: State
    touched: tuple[str, ...] = ()
    text: str = ""


# %% A game: a record from a file, or a match between bots
def a_game(path: Path | None, title: str, bots: str, seed: int) -> Record:
    if path is not None:
        return comptoir.read_record(str(path))
    return play_match(comptoir.load(title), bots.split(","), seed=seed).record


# %% Its positions: some of them, evenly spread, the first and the last among them
def moments(record: Record, seat: int, count: int) -> list[Moment]:
    game, voice = record.game, Voice(record.game, "en", called(record.names))
    everything = [Moment(record.replay(0))]
    for before, move, after in record.walk():
        action = game.actions.id(move.do)
        told = voice.log(before.view(seat), action, after.view(seat))
        said = " ".join(text for _, text in told) or everything[-1].text
        everything.append(Moment(after, game.actions.places(action), said))
    count = max(2, min(count, len(everything)))
    return [everything[n * (len(everything) - 1) // (count - 1)] for n in range(count)]


# %% A board: what a spectator (or a seat) sees, with what the last move touched lit up, and what the log says about it
def board(record: Record, moment: Moment, seat: int, width: int) -> Svg:
    drawn = record.game.board(moment.state.view(seat), seat=seat, names=called(record.names), last=moment.touched,
                              size=width)
    return captioned(drawn, moment.text)


def captioned(picture: Svg, text: str) -> Svg:
    """The picture with a line of text under it."""
    says = text if len(text) <= LONGEST else text[:LONGEST - 1] + "…"
    strip = (f'<rect y="{picture.height}" width="{picture.width}" height="{STRIP}" style="fill:#3d3226"/>'
             f'<text x="24" y="{picture.height + STRIP * 0.66}" font-family="sans-serif" font-size="22" '
             f'style="fill:#fbf3e3">{esc(says)}</text>')
    return Svg(picture.width, picture.height + STRIP, picture.body + strip, picture.symbols, theme="day",
               label=picture.label, desc=picture.desc, shown=picture.shown)


# %% The film
def film(pictures: list[Svg], path: Path, milliseconds: int) -> None:
    frames = []
    for picture in pictures:
        with Image.open(io.BytesIO(picture.png())) as image:
            whole = image.convert("RGBA")
        paper = Image.new("RGBA", whole.size, "white")
        frames.append(Image.alpha_composite(paper, whole).convert("RGB"))
    times = [milliseconds] * (len(frames) - 1) + [PAUSE]
    if path.suffix == ".webp":
        frames[0].save(path, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=70, method=4)
        return
    palette = frames[len(frames) // 2].quantize(COLOURS, dither=Image.Dither.NONE)  # one for all: nothing flickers
    flat = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    flat[0].save(path, save_all=True, append_images=flat[1:], duration=times, loop=0, optimize=True)


# %% All of it
def main() -> None:
    ask = argparse.ArgumentParser(description="Boards and a film of a game.")
    ask.add_argument("record", nargs="?", type=Path, help="a record; without one a match is played")
    ask.add_argument("--title", default="puerto-rico")
    ask.add_argument("--bots", default="greedy,greedy,greedy")
    ask.add_argument("--seed", type=int, default=7)
    ask.add_argument("--seat", type=int, default=int(NOBODY), help="who looks; -1: a spectator")
    ask.add_argument("--frames", type=int, default=40)
    ask.add_argument("--width", type=int, default=720, help="in pixels")
    ask.add_argument("--speed", type=int, default=600, help="milliseconds a frame")
    ask.add_argument("--out", type=Path, default=Path("film.gif"), help=".gif or .webp")
    asked = ask.parse_args()
    record = a_game(asked.record, asked.title, asked.bots, asked.seed)
    pictures = [board(record, moment, asked.seat, asked.width)
                for moment in moments(record, asked.seat, asked.frames)]
    for number, picture in enumerate((pictures[0], pictures[len(pictures) // 2], pictures[-1]), 1):
        picture.save(asked.out.with_name(f"{asked.out.stem}-{number}.svg"))
    film(pictures, asked.out, asked.speed)
    print(f"{asked.out}: {len(pictures)} of {len(record.moves) + 1} positions, "
          f"{asked.out.stat().st_size / 1e6:.1f} MB; {record.state.outcome()}")


if __name__ == "__main__":
    main()
