"""One game between bots."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from comptoir.arena.alarm import Alarm, OutOfTime
from comptoir.arena.times import Times
from comptoir.bots import NO_LIMIT, Bot, Limit, make_bot
from comptoir.kernel.chance import SEEDS
from comptoir.kernel.errors import BadOption, IllegalAction
from comptoir.kernel.game import Game
from comptoir.kernel.outcome import Outcome
from comptoir.kernel.record import Record
from comptoir.kernel.state import State

ILLEGAL: Final = "illegal"  # it wanted what is not allowed
FAILED: Final = "failed"  # it raised
TIMED_OUT: Final = "timed_out"  # it did not answer in time
KINDS: Final = (ILLEGAL, FAILED, TIMED_OUT)
LONGEST: Final = 160  # letters of what an exception says


@dataclass(frozen=True)
class Fault:
    """A choice that a bot lost: the lowest legal id was played."""

    seat: int
    move: int  # how many moves had been made before it
    why: str
    kind: str = FAILED


@dataclass(frozen=True)
class Match:
    """A finished game: the record says all that happened, the faults what the bots did not choose themselves."""

    record: Record
    outcome: Outcome
    faults: list[Fault]
    times: list[Times] = field(default_factory=list)  # of the choices, seat by seat

    @property
    def decisions(self) -> int:
        return len(self.record.moves)


@dataclass(frozen=True)
class Answer:
    """What is played. `kind` and `why` are "" when the bot chose it itself."""

    action: int
    kind: str = ""
    why: str = ""
    seconds: float = 0.0


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot in a seat, made from that of the game. It does not lead back to it: nobody who holds it
    can know the luck to come."""
    digest = hashlib.blake2b(f"{seed}:{seat}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % SEEDS


def decide(bot: Bot, view: State, legal: Sequence[int], limit: Limit = NO_LIMIT) -> tuple[int, str]:
    """What the bot chooses and ""; or, when it fails, the lowest legal id and why."""
    answer = ask(bot, view, legal, limit)
    return answer.action, answer.why


def ask(bot: Bot, view: State, legal: Sequence[int], limit: Limit = NO_LIMIT, alarm: Alarm | None = None) -> Answer:
    """What the bot chooses, or the fallback: the lowest legal id. Whatever goes wrong in a bot must not stop the
    others' game."""
    alarm = alarm or Alarm(None)
    allowed = tuple(legal)  # a bot may spoil the list it is given
    began = time.perf_counter()
    action, kind, why, late = allowed[0], "", "", False
    try:
        alarm.arm()
        chosen = bot.choose(view, legal, limit)
        alarm.disarm()
        if chosen in allowed:
            action = allowed[allowed.index(chosen)]
        else:
            kind, why = ILLEGAL, f"{bot.name} chose {chosen!r}, which is not legal"
    except OutOfTime:
        late = True
    except (Exception, SystemExit) as problem:
        alarm.disarm()
        kind = kind_of(problem)
        said = " ".join(str(problem).split())
        why = f"{bot.name} failed: {type(problem).__name__}: {said[:LONGEST] + '…' * (len(said) > LONGEST)}"
    finally:
        alarm.disarm()
    seconds = time.perf_counter() - began
    if late or (alarm.seconds is not None and seconds > alarm.seconds):
        return Answer(allowed[0], TIMED_OUT, f"{bot.name} did not choose within {alarm.seconds:g} s", seconds)
    return Answer(action, kind, why, seconds)


def kind_of(problem: BaseException) -> str:
    """What a bot's exception counts as; it may say so itself, as `kind`."""
    if isinstance(problem, TimeoutError):
        return TIMED_OUT
    if isinstance(problem, IllegalAction):
        return ILLEGAL
    kind = getattr(problem, "kind", FAILED)
    return kind if kind in KINDS else FAILED


def play_match(game: Game, bots: Sequence[str | Bot], seats: int | None = None, seed: int = 0,
               options: Mapping[str, Any] | None = None, limit: Limit = NO_LIMIT,
               timeout: float | None = None) -> Match:
    """Play a game to its end. `bots` are names or bots, one for each seat; the same arguments give the same game.
    A bot that has not chosen after `timeout` seconds loses the move."""
    seats = game.checked_seats(len(bots) if seats is None else seats)
    if len(bots) != seats:
        raise BadOption(f"{len(bots)} bots for {seats} seats")
    players = [make_bot(bot, game, bot_seed(seed, seat)) if isinstance(bot, str) else bot
               for seat, bot in enumerate(bots)]
    record = Record(game, [f"bot:{bot.name}" for bot in players], seats=seats, seed=seed, options=options)
    faults: list[Fault] = []
    times = [Times() for _ in range(seats)]
    try:
        with Alarm(timeout) as alarm:
            outcome = record.state.outcome()
            while outcome is None:
                state = record.state
                seat = int(state.actor())
                answer = ask(players[seat], state.view(seat), state.legal(), limit, alarm)
                times[seat].add(answer.seconds)
                if answer.kind:
                    faults.append(Fault(seat, len(record.moves), answer.why, answer.kind))
                record.play(game.actions.text(answer.action))
                outcome = record.state.outcome()
    finally:
        for bot, given in zip(players, bots, strict=True):
            if isinstance(given, str):  # who makes a bot closes it
                bot.close()
    return Match(record, outcome, faults, times)
