"""comptoir games: what can be played."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from comptoir import load, titles
from comptoir.cli.console import out
from comptoir.kernel.game import Game


def games() -> None:
    """List the titles: who can play, which options there are, which edition it is."""
    console = out()
    for slug in titles():
        console.print(card(load(slug)))


def card(game: Game) -> Panel:
    """One title."""
    seats = ", ".join([f"{n} (default)" if n == game.default_seats else str(n) for n in game.seats])
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_row("seats", seats)
    table.add_row("edition", f"{game.edition}; rules version {game.rules}")
    for option in game.options:
        values = ", ".join([str(value).lower() for value in option.values])
        table.add_row("option", Text.assemble((f"{option.name}={values}", "cyan"), f"  {option.help}"))
    if not game.options:
        table.add_row("options", "none")
    table.add_row("ends", ", ".join(game.ends))
    table.add_row("reconstructed", game.reconstructed or "nothing: all components are those of the box")
    if game.minutes:
        table.add_row("takes", f"about {game.minutes} minutes among people")
    return Panel(table, title=Text(game.slug, style="bold"), title_align="left", padding=(0, 1))
