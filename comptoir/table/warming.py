"""What is slow only once is done before anybody waits for it: the texts of every title are read in both languages,
beside the tables, when the server has been up for a while. Whoever is first to play in French would make all others
wait otherwise."""

from __future__ import annotations

import asyncio
import time

from comptoir import load
from comptoir.table.boards import playable
from comptoir.table.web import LOCALES
from comptoir.table.words import page_words
from comptoir.voice import title_words

AFTER = 10.0  # seconds; a server that lives shorter need not bother
REST = 0.1  # seconds between two of them


async def warm_up() -> None:
    await asyncio.sleep(AFTER)
    await asyncio.to_thread(read_all)


def read_all(rest: float = REST) -> None:
    for locale in LOCALES:
        page_words(locale)
        for slug in playable():
            time.sleep(rest)
            title_words(load(slug), locale)
