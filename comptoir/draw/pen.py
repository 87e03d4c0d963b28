"""The pen: writes shapes, words, icons and places, and remembers which symbols the picture needs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator
from contextlib import AbstractContextManager, contextmanager

from comptoir.draw import icons
from comptoir.draw.kept import PICTURES
from comptoir.draw.palette import SEATS
from comptoir.draw.svg import Svg, esc, num


class Pen:
    """Draws one panel. Places that are lit or that the last move touched get their class by themselves."""

    def __init__(self, lit: Collection[str] = (), last: Collection[str] = ()) -> None:
        self.lit = lit
        self.last = last
        self.out: list[str] = []
        self.symbols: dict[str, str] = {}
        self.places: set[str] = set()

    # Places

    @contextmanager
    def spot(self, at: str, title: str, rim: str, key: str = "") -> Iterator[None]:
        """Something one can point at. Its first child is the rim, on which its states are drawn and which
        catches the pointer; its title is what a reader is told."""
        self.places.add(at)
        state = " is-lit" if at in self.lit else ""
        if at in self.last:
            state += " is-last"
        cls = f' class="{state[1:]}"' if state else ""
        tag = f' data-key="{esc(key)}"' if key else ""
        self.out.append(f'<g data-at="{esc(at)}"{tag}{cls}>{rim}<title>{esc(title)}</title>')
        yield
        self.out.append("</g>")

    def place(self, at: str, title: str, x: float, y: float, w: float, h: float, r: float = 7,
              key: str = "") -> AbstractContextManager[None]:
        """A spot with a rectangle as its rim."""
        return self.spot(at, title, f'<rect class="rim" x="{num(x)}" y="{num(y)}" width="{num(w)}" '
                                    f'height="{num(h)}" rx="{num(r)}"/>', key)

    @contextmanager
    def group(self, *, x: float = 0, y: float = 0, cls: str = "", key: str = "") -> Iterator[None]:
        """Shapes that are moved, painted or carried together."""
        move = f' transform="translate({num(x)} {num(y)})"' if x or y else ""
        look = f' class="{cls}"' if cls else ""
        tag = f' data-key="{esc(key)}"' if key else ""
        self.out.append(f"<g{move}{look}{tag}>")
        yield
        self.out.append("</g>")

    def kept(self, shows: Hashable, draw: Callable[[Pen], None]) -> None:
        """Draw this, or take it as it was drawn when it showed the same; `shows` is all that it is made of. A pen that
        lights something draws afresh."""
        def drawn() -> Svg:
            twin = type(self)()
            draw(twin)
            return twin.finish(0, 0)

        if self.lit or self.last:
            draw(self)
            return
        self.picture(PICTURES.get((type(self), shows), drawn))

    def picture(self, svg: Svg, scale: float = 1) -> None:
        """Put down what another pen has drawn."""
        self.out.append(svg.body if scale == 1 else f'<g transform="scale({scale})">{svg.body}</g>')
        self.symbols.update(svg.symbols)
        self.places |= svg.places

    # Shapes: how they look is a class of the palette

    def rect(self, x: float, y: float, w: float, h: float, r: float, cls: str) -> None:
        self.out.append(f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(r)}" '
                        f'class="{cls}"/>')

    def circle(self, x: float, y: float, r: float, cls: str) -> None:
        self.out.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" class="{cls}"/>')

    def path(self, d: str, cls: str) -> None:
        self.out.append(f'<path d="{d}" class="{cls}"/>')

    def text(self, x: float, y: float, words: str, size: float = 12, cls: str = "") -> None:
        """A line of text, its baseline at y. Classes: serif, bold, mute, mid, end."""
        look = f' class="{cls}"' if cls else ""
        self.out.append(f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{look}>{esc(words)}</text>')

    # Icons

    def icon(self, name: str, x: float, y: float, size: float, look: str = "", *, cls: str = "",
             key: str = "", **paints: str) -> None:
        """A symbol of the sheets; see `icons.symbol` for look and paints."""
        self.use(self.take(name, look, **paints), x, y, size, cls=cls, key=key)

    def take(self, name: str, look: str = "", **paints: str) -> str:
        """Take over a symbol of the sheets, with those it is made of; its id."""
        ident, markup = icons.symbol(name, look, tuple(paints.items()))
        if ident not in self.symbols:
            self.symbols[ident] = markup
            for part in icons.parts(name):
                self.take(part)
        return ident

    def define(self, ident: str, inside: str, size: float) -> None:
        """A square symbol of this board's own, for what is drawn many times."""
        if ident not in self.symbols:
            box = f"0 0 {num(size)} {num(size)}"
            self.symbols[ident] = f'<symbol id="{ident}" viewBox="{box}">{inside}</symbol>'

    def use(self, ident: str, x: float, y: float, size: float, *, cls: str = "", key: str = "") -> None:
        look = f' class="{cls}"' if cls else ""
        tag = f' data-key="{esc(key)}"' if key else ""
        self.out.append(f'<use href="#{ident}" x="{num(x)}" y="{num(y)}" width="{num(size)}" '
                        f'height="{num(size)}"{look}{tag}/>')

    def keep(self, ident: str, inside: str, cls: str = "") -> None:
        """Something drawn many times in one size is written once, and then put down where it is wanted."""
        if ident not in self.symbols:
            look = f' class="{cls}"' if cls else ""
            self.symbols[ident] = f'<g id="{ident}"{look}>{inside}</g>'

    def put(self, ident: str, x: float, y: float) -> None:
        """What was kept, its origin at x, y."""
        self.out.append(f'<use href="#{ident}" x="{num(x)}" y="{num(y)}"/>')

    def stamp(self, ident: str, inside: str, x: float, y: float, cls: str = "") -> None:
        self.keep(ident, inside, cls)
        self.put(ident, x, y)

    # Signs all titles share

    def coin(self, x: float, y: float, r: float, number: int) -> None:
        """Money is round."""
        self.define("co-money", '<circle class="co-coin" cx="12" cy="12" r="11.2"/>'
                                '<circle class="co-coinl" cx="12" cy="12" r="8.8" opacity=".45"/>', 24)
        size = 2 * r * 12 / 11.2
        self.use("co-money", x - size / 2, y - size / 2, size)
        words = str(number)
        font = max(11.5, r * 1.2 if len(words) < 2 else r * 1.05)
        self.text(x, y + font * 0.35, words, font, "cnum")

    def point(self, x: float, y: float, r: float, words: str) -> None:
        """Points are hexagonal."""
        self.define("co-hexagon", '<path class="co-vp" d="M12 .8 21.7 6.4V17.6L12 23.2 2.3 17.6V6.4z"/>', 24)
        size = 2 * r * 12 / 11.2
        self.use("co-hexagon", x - size / 2, y - size / 2, size)
        font = max(11.5, r * 1.08 if len(words) < 2 else r * 0.95)
        self.text(x, y + font * 0.35, words, font, "vnum")

    def seat(self, seat: int, x: float, y: float, size: float, key: str = "") -> None:
        """The mark of a seat: its colour and its shape."""
        self.icon(f"co-seat-{SEATS[seat][1]}", x, y, size, key=key)

    def struck(self, x: float, y: float, words: str, size: float, width: float) -> None:
        """A number that does not count here; it ends at x."""
        self.text(x, y, words, size, "mute end")
        self.path(f"M{num(x - width - 2)} {num(y - 1.5)}L{num(x + 2)} {num(y - size * 0.6)}", "strike")

    # The end

    def finish(self, width: float, height: float, *, theme: str = "", label: str = "", desc: str = "") -> Svg:
        return Svg(width, height, "".join(self.out), self.symbols, theme=theme, label=label, desc=desc,
                   places=self.places)
