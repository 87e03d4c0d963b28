"""Plays in a process of its own, with whatever package the path leads to, and prints what came of it as JSON:
`keys` of games of the named titles, `moves` that bots choose in them, `thoughts` of their networks,
or `pace` in decisions a second."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def play_keys(slugs: list[str], games: int) -> dict[str, list[str]]:
    """By title, seats and options: the keys along random games, seeded luck and seeded hands."""
    import comptoir
    from comptoir.kernel.chance import Chance
    from comptoir.kernel.errors import BadOption
    from comptoir.kernel.state import OVER

    found: dict[str, list[str]] = {}
    for slug in slugs:
        game = comptoir.load(slug)
        for seats in game.seats:
            for seed in range(games):
                options = {option.name: option.values[seed % len(option.values)] for option in game.options}
                try:
                    game.checked_options(seats, options)
                except BadOption:
                    options = {}
                state, luck, n, keys = game.new(seats, seed << 20 | seats, options), Chance(seed + 1), 0, []
                while state.actor() != OVER:
                    if n % 9 == 0:
                        keys.append(f"{state.key():016x}")
                    legal = state.legal()
                    state.apply(legal[luck.below(len(legal), 255, n)])
                    n += 1
                outcome = state.outcome()
                assert outcome is not None
                found[f"{slug} {seats} {seed}"] = [*keys, f"{state.key():016x}", outcome.end, str(state.scores())]
    return found


def bot_moves(slug: str, spec: str, moves: int) -> list[str]:
    """What a bot chooses along one game of its own, by every seat in turn."""
    import comptoir
    from comptoir.bots import make_bot

    game = comptoir.load(slug)
    state, bot, found = game.new(seed=6), make_bot(spec, game, 2), []
    while len(found) < moves:
        action = bot.choose(state.view(state.actor()), state.legal())
        found.append(game.actions.text(action))
        state.apply(action)
    return found


def net_thoughts(slug: str, moves: int) -> str:
    """What a network makes of the positions of a game, to the last bit: one by one, and all at once."""
    import comptoir
    from comptoir.bots.brain import brain_of

    game = comptoir.load(slug)
    brain, state, positions, told = brain_of(game), game.new(seed=6), [], hashlib.sha256()
    while len(positions) < moves:
        positions.append(state.clone())
        told.update(brain.think(state).tobytes())
        state.apply(state.offers[brain.favourite(state.view(state.actor()), state.legal())])
    told.update(brain.think_all(positions).tobytes())
    told.update(repr(brain.judge(positions, state.seats)).encode())
    return told.hexdigest()


def pace(slug: str, seconds: float) -> float:
    """Random play inside the engine's own loop."""
    import comptoir
    from comptoir.kernel.chance import Chance
    from comptoir.search.playout import finish

    game, decisions, seed = comptoir.load(slug), 0, 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += finish(game.new(seed=seed), Chance(seed + 1))
        seed += 1
    return decisions / (time.perf_counter() - began)


def ask(what: str, *words: str, pure: bool, machine: dict[str, str] | None = None) -> dict[str, Any] | None:
    """The answer of a process that runs the pure source or the compiled package; None where the latter is missing.
    `machine` is what its environment has besides: which instructions of the processor may be used, say."""
    import comptoir

    env = {**os.environ, "COMPTOIR_PURE": "1" if pure else "", **(machine or {})}
    if pure:
        env["PYTHONPATH"] = str(ROOT)
    elif comptoir.compiled():
        env["PYTHONPATH"] = str(Path(comptoir.__path__[0]).parent)
    else:
        env.pop("PYTHONPATH", None)
    done = subprocess.run([sys.executable, str(Path(__file__).resolve()), what, *words], env=env, text=True,
                          capture_output=True, timeout=300, check=False, cwd=Path(__file__).parent)
    if done.returncode and not pure and "No module named 'comptoir'" in done.stderr:
        return None
    assert done.returncode == 0, done.stderr[-2000:]
    answer: dict[str, Any] = json.loads(done.stdout)
    if answer["compiled"] == pure:
        assert not pure, "the source folder holds compiled modules: remove them"
        return None
    return answer


def main(what: str, *words: str) -> None:
    import comptoir

    answer: Any
    if what == "keys":
        answer = play_keys(list(words[1:]), int(words[0]))
    elif what == "moves":
        answer = bot_moves(words[0], words[1], int(words[2]))
    elif what == "thoughts":
        answer = net_thoughts(words[0], int(words[1]))
    else:
        answer = pace(words[0], float(words[1]))
    print(json.dumps({"compiled": comptoir.compiled(), "answer": answer}))


if __name__ == "__main__":
    main(*sys.argv[1:])
