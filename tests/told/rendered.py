"""Every message of every title, rendered with what games put into it: `python -m tests.told.rendered fr` prints a
sample of each, to be read through, and fails if there is one that nothing has rendered. With `spots` behind it, it
writes down where in games of luck everything is heard, and fails if it is not all: test_messages.py listens there."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import comptoir
from comptoir import Record, titles
from comptoir.bots import make_bot
from comptoir.kernel.chance import Chance
from comptoir.kernel.game import Game
from comptoir.kernel.state import PASS
from comptoir.table.room import Room
from comptoir.table.scene import voice_of
from tests.table.test_leak import NAMES, do, room_of
from tests.test_fluent import inside, texts

from .moves import Ways
from .saying import Samples, listening, say_all, say_elsewhere, say_once
from .ways import WAYS

Spot = tuple[int, int, int]  # the way, the seed, how many moves were made
SPOTS = Path(__file__).parent / "spots"
MORE = 0.015  # of the positions where all is said, besides the first of every question


def another_island() -> dict[str, Any]:
    """A board of somebody's own: forest and desert have changed places, and the sites have no names."""
    swapped = {"forest": "desert", "desert": "forest", "mountain_desert": "forest_mountain",
               "forest_meadow": "meadow_desert", "forest_desert": "forest_desert"}
    file = Path(comptoir.__file__).parent / "games/golden_city/boards/reconstructed.json"
    text = re.sub(r"\b(?:mountain_desert|forest_meadow|forest_desert|forest|desert)(?=\b|_)",
                  lambda found: swapped[found[0]], file.read_text("utf-8"))
    board: dict[str, Any] = json.loads(text)
    for place in board["places"]:
        place.pop("name", None)
    return board


def ways(slug: str) -> Ways:
    return [*WAYS[slug], (3, {"board": another_island()})] if slug == "golden-city" else WAYS[slug]


def begun(game: Game, way: tuple[int, dict[str, Any]], seed: int) -> tuple[Record, list[str]]:
    """A game, and the moves that are to be made first."""
    seats, options = way
    if seats:
        return Record(game, NAMES[:seats], seed=seed, options=options), []
    known = {name: value for name, value in options.items() if name != "first"}
    whole = game.from_json(known, Chance(seed)).to_json()  # what it leaves out is dealt once, not at every replay
    return Record(game, NAMES[:options["seats"]], seed=seed, position=whole), options.get("first", [])


def walk(game: Game, way: tuple[int, dict[str, Any]], seed: int) -> Iterator[Room]:
    """A game to its end, by luck that seldom passes, or by a bot that slips: the room before each move, and at last."""
    record, first = begun(game, way, seed)
    luck, bot, room = Random(seed), make_bot("greedy:noise=0.3", game, seed), room_of(record)
    while True:
        yield room
        if room.actor < 0:
            return
        assert room.record is not None
        state = room.record.state
        legal = state.legal()
        if len(room.record.moves) < len(first):
            text = first[len(room.record.moves)]
        elif by_luck(seed) or luck.random() < 0.1:
            shy = legal[0] != PASS or len(legal) == 1 or luck.random() < 0.2
            text = game.actions.text(int(luck.choice(legal if shy else legal[1:])))
        else:
            text = game.actions.text(int(bot.choose(state.view(room.actor), legal)))
        do(room, text)


def by_luck(seed: int) -> bool:
    return seed % 2 == 0


def say(game: Game, room: Room, locale: str, everything: bool) -> None:
    """The question, the buttons and what the last move is called; or all there is to say."""
    assert room.record is not None
    assert room.story is not None
    voice, actor, moves = voice_of(room, locale), room.actor, room.record.moves
    if actor >= 0:
        view = room.record.state.view(actor)
        voice.prompt(view, actor)
        voice.advice(view, actor)
        for action in room.record.state.legal():
            voice.label(view, action)
    if moves:
        for reader in {-1, moves[-1].by, (moves[-1].by + 1) % len(room.chairs)}:
            room.story.lines(reader, voice)
            room.story.shorts(reader, voice)
    if everything:
        say_all(room, locale, Random(len(moves)))
        say_elsewhere(room, locale, Random(len(moves)))
        if actor < 0:
            say_once(game, room, locale)


def hear(game: Game, locale: str, seeds: int) -> tuple[Samples, dict[Spot, set[str]]]:
    """Many games: what was said, and what could be heard where."""
    heard: Samples = {}
    spots: dict[Spot, set[str]] = {}
    for number, way in enumerate(ways(game.slug)):
        for seed in range(seeds if way[0] else 3 * seeds):
            asked: dict[str, int] = {}
            for n, room in enumerate(walk(game, way, seed)):
                assert room.record is not None
                step = room.record.state.step() if room.actor >= 0 else ""
                asked[step] = asked.get(step, 0) + 1
                with listening() as now:
                    say(game, room, locale, asked[step] < 3 or Random(n).random() < MORE)
                spots[number, seed, n] = {key for package, _, key in now if package == game.package}
                for name, samples in now.items():
                    heard[name] = list(dict.fromkeys([*heard.get(name, []), *samples]))[:3]
    return heard, spots


def cover(spots: dict[Spot, set[str]]) -> list[Spot]:
    """A few spots in games of luck at which everything is heard that is heard in any of these."""
    here = {spot: keys for spot, keys in spots.items() if by_luck(spot[1])}
    wanted, found = set().union(*here.values()), list[Spot]()
    while wanted:
        best = max(here, key=lambda spot: len(here[spot] & wanted))
        found.append(best)
        wanted -= here[best]
    return sorted(found)


def missing(game: Game, keys: set[str], locale: str) -> list[str]:
    """Messages that were not heard, and do not stand in others that were."""
    return [key for key, _ in texts(game.package, locale) if key not in keys | inside(game.package, locale)]


def main(locale: str, seeds: int, chosen: list[str]) -> None:
    never = []
    for slug in [slug for slug in chosen if slug != "spots"] or titles():
        game = comptoir.load(slug)
        heard, spots = hear(game, locale, seeds)
        print(f"\n######## {slug}: {len(spots)} positions")
        for key, _ in texts(game.package, locale):
            print(f"{key}: {' | '.join(heard.get((game.package, locale, key), [])) or 'NEVER'}")
        found = set().union(*[keys for spot, keys in spots.items() if by_luck(spot[1]) or "spots" not in chosen])
        never += [f"{slug} {key}" for key in missing(game, found, locale)]
        if "spots" in chosen:
            (SPOTS / f"{slug}.json").write_text(json.dumps(cover(spots)).replace("], ", "],\n ") + "\n", "utf-8")
    sys.exit(f"never rendered: {', '.join(never)}" if never else 0)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2, sys.argv[3:])
