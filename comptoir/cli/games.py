"""comptoir games: what can be played."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from comptoir import load, titles
from comptoir.cli.console import out
from comptoir.cli.options import Lang, read_lang
from comptoir.kernel.game import Game
from comptoir.voice import Voice, option_texts
from comptoir.words import words


def games(lang: Lang = None) -> None:
    """List the titles: who can play, which options there are, which edition it is."""
    console = out()
    for slug in titles():
        console.print(card(load(slug), read_lang(lang)))


def card(game: Game, locale: str) -> Panel:
    """One title."""
    say, voice = words("comptoir.cli", locale), Voice(game, read_lang(locale, game), [])
    seats = ", ".join([f"{n} ({say('games-default')})" if n == game.default_seats else str(n) for n in game.seats])
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_row(say("games-seats"), seats)
    table.add_row(say("games-edition"), f"{game.edition}; {say('games-rules', n=game.rules)}")
    for option in game.options:
        values = ", ".join([str(value).lower() for value in option.values])
        table.add_row(say("games-option"), Text.assemble((f"{option.name}={values}", "cyan"),
                                                         f"  {option_texts(game, option, locale).help}"))
    if not game.options:
        table.add_row(say("games-options"), say("games-none"))
    table.add_row(say("games-ends"), ", ".join([voice.end(name) for name in game.ends]))
    table.add_row(say("games-reconstructed"), game.reconstructed or say("games-reconstructed-nothing"))
    if game.minutes:
        table.add_row(say("games-takes"), say("games-minutes", n=game.minutes))
    return Panel(table, title=Text(game.slug, style="bold"), title_align="left", padding=(0, 1))
