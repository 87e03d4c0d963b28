"""One game between bots."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from comptoir.bots import NO_LIMIT, Bot, Limit, make_bot
from comptoir.kernel.chance import SEEDS
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game
from comptoir.kernel.outcome import Outcome
from comptoir.kernel.record import Record
from comptoir.kernel.state import State


@dataclass(frozen=True)
class Fault:
    """A choice that a bot lost, because it failed or wanted what is not allowed: the lowest legal id was played."""

    seat: int
    move: int  # how many moves had been made before it
    why: str


@dataclass(frozen=True)
class Match:
    """A finished game: the record says all that happened, the faults what the bots did not choose themselves."""

    record: Record
    outcome: Outcome
    faults: list[Fault]

    @property
    def decisions(self) -> int:
        return len(self.record.moves)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot in a seat, made from that of the game. It does not lead back to it: nobody who holds it
    can know the luck to come."""
    digest = hashlib.blake2b(f"{seed}:{seat}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % SEEDS


def decide(bot: Bot, view: State, legal: Sequence[int], limit: Limit = NO_LIMIT) -> tuple[int, str]:
    """What the bot chooses and ""; or, when it fails, the lowest legal id and why."""
    try:
        action = bot.choose(view, legal, limit)
    except Exception as problem:  # whatever goes wrong in a bot must not stop the others' game
        return legal[0], f"{bot.name} failed: {type(problem).__name__}: {problem}"
    if action not in legal:
        return legal[0], f"{bot.name} chose {action!r}, which is not legal"
    return action, ""


def play_match(game: Game, bots: Sequence[str | Bot], seats: int | None = None, seed: int = 0,
               options: Mapping[str, Any] | None = None, limit: Limit = NO_LIMIT) -> Match:
    """Play a game to its end. `bots` are names or bots, one for each seat; the same arguments give the same game."""
    seats = game.checked_seats(len(bots) if seats is None else seats)
    if len(bots) != seats:
        raise BadOption(f"{len(bots)} bots for {seats} seats")
    players = [make_bot(bot, game, bot_seed(seed, seat)) if isinstance(bot, str) else bot
               for seat, bot in enumerate(bots)]
    record = Record(game, [f"bot:{bot.name}" for bot in players], seats=seats, seed=seed, options=options)
    faults: list[Fault] = []
    outcome = record.state.outcome()
    while outcome is None:
        state = record.state
        seat = int(state.actor())
        action, why = decide(players[seat], state.view(seat), state.legal(), limit)
        if why:
            faults.append(Fault(seat, len(record.moves), why))
        record.play(game.actions.text(action))
        outcome = record.state.outcome()
    return Match(record, outcome, faults)
