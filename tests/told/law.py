"""The law: every number and every thing that a label, a question or a line of the log names is what the engine did.

Each title has a table: for the key of a message, what its arguments have to be, read off the position before and after
the move and not off the teller. A message with an argument for which the table has nothing breaks the law: a new
sentence needs a new row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from comptoir.kernel.game import Game
from comptoir.message import Argument, Message, Seat, Word, render
from comptoir.words import words
from tests.test_fluent import texts, variables

from .moves import Move, Ways, beginnings, moves, tried

NAMES = ("Anne", "Bernie", "Christine", "David", "Élodie")
ARTICLES = (".the", ".a", ".some", ".card", ".goods", ".few")
Told = dict[str, Any]
Checker = Callable[[Move, Told], Told]
Table = dict[str, Checker]
Account = Callable[[Move, list[Message]], None]


def plain(value: Argument) -> Any:
    """An argument as tests write it: a word by its key without an article, "2 barrels of corn" as its key and 2."""
    if isinstance(value, Word):
        return bare(value.key)
    if isinstance(value, Message):
        return (bare(value.key), *[plain(one) for one in value.args.values()])
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value


def bare(key: str) -> str:
    for article in ARTICLES:
        key = key.removesuffix(article)
    return key


@cache
def arguments(package: str, key: str) -> frozenset[str]:
    """What the text of a message puts in."""
    return frozenset(variables(dict(texts(package, "en"))[key]))


def check(move: Move, message: Message, table: Table) -> None:
    """One message against its row. Whom it is about is the actor, if the row says nothing else."""
    told = {name: plain(value) for name, value in message.args.items()
            if name in arguments(move.game.package, message.key)}
    if not told:
        return
    if message.key in table:
        wanted = table[message.key](move, told)
    else:
        assert set(told) == {"player"}, f"nothing checks what {message.key} says: {told}"
        wanted = {}
    if "player" in told:
        wanted.setdefault("player", Seat(move.seat))
    assert told == {name: wanted.get(name) for name in told}, \
        f"{message.key} after {move.game.actions.text(move.action)} in {move.step}: told {told}, was {wanted}"


def check_labels(game: Game, state: Any, table: Table, heard: Counter[str]) -> None:
    """The question, and every button: what it promises is done, and no other button says the same."""
    tell, seat = game.part("tell"), int(state.actor())
    view = state.view(seat)
    question = tell.prompt(view, seat)
    check(Move(game, state, 0, state), question, table)
    heard[question.key] += 1
    said: dict[tuple[str, str], int] = {}
    for action in state.legal():
        label = tell.label(view, action)
        check(tried(game, state, action), label, table)
        heard[label.key] += 1
        for locale in ("en", "fr"):
            text = render(label, words(game.package, locale), NAMES)
            twin = said.setdefault((locale, text), action)
            assert twin == action, f"{game.actions.text(twin)} and {game.actions.text(action)} are both {text!r}"


def check_log(move: Move, reader: int, table: Table, heard: Counter[str], account: Account | None = None) -> None:
    """What a reader is told of a move that was made, and in the recap; of some things, that nothing is left out."""
    tell = move.game.part("tell")
    before, after = move.before.view(reader), move.after.view(reader)
    lines = tell.log(before, move.action, after)
    short = tell.short(before, move.action, after)
    then = [told for told, _ in tell.aftermath(before, move.action, after)] if hasattr(tell, "aftermath") else []
    for message in [*lines, *([short] if short is not None else []), *then]:
        check(move, message, table)
        heard[message.key] += 1
    if account is not None:
        account(move, lines)


def check_games(game: Game, table: Table, ways: Ways, seeds: range, often: float,
                account: Account | None = None) -> Counter[str]:
    """Whole games; the buttons at some of the positions, and the first time of every question. How often each message
    was heard."""
    heard: Counter[str] = Counter()
    for seed in seeds:
        luck = Random(seed)
        for state in beginnings(game, ways, seed):
            for move in moves(game, state, seed):
                if luck.random() < often or not heard["asked " + move.step]:
                    heard["asked " + move.step] += 1
                    check_labels(game, move.before, table, heard)
                    heard["positions"] += 1
                check_log(move, luck.choice((move.seat, luck.randrange(-1, int(state.seats)))), table, heard,
                          account)
                heard["moves"] += 1
    return heard


# Does the law notice?


def falsified(message: Message) -> list[tuple[str, Message]]:
    """The message with one argument made untrue, for each argument that its text uses."""
    return [(name, Message(message.key, {**message.args, name: false})) for name, value in message.args.items()
            if (false := untrue(value)) is not None]


def untrue(value: Argument) -> Argument | None:
    if isinstance(value, Seat):
        return Seat(value.number + 1)
    if isinstance(value, Word):
        return Word("x-" + value.key)
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, Message):
        found = falsified(value)
        return found[0][1] if found else None
    return [*value[:-1], untrue(value[-1])] if value else [Word("x")]


def unnoticed(move: Move, message: Message, table: Table) -> list[str]:
    """The arguments that could be untrue in this message, and nobody would notice."""
    found = []
    for name, lie in falsified(message):
        if name in arguments(move.game.package, message.key):
            try:
                check(move, lie, table)
                found.append(name)
            except (AssertionError, ValueError, LookupError, AttributeError, TypeError):
                pass
    return found


def falsify(game: Game, table: Table, ways: Ways, seeds: range, often: float) -> tuple[Counter[str], Counter[str]]:
    """By message and argument: how often it was made untrue, and how often nobody noticed."""
    tell, seen, missed = game.part("tell"), Counter[str](), Counter[str]()
    for seed in seeds:
        luck = Random(seed)
        for state in beginnings(game, ways, seed):
            for move in moves(game, state, seed):
                said = []
                if luck.random() < often:
                    view = move.before.view(move.seat)
                    said = [(tried(game, move.before, action), tell.label(view, action))
                            for action in move.before.legal()]
                    said.append((Move(game, move.before, 0, move.before), tell.prompt(view, move.seat)))
                reader = luck.choice((move.seat, -1))
                before, after = move.before.view(reader), move.after.view(reader)
                said += [(move, line) for line in tell.log(before, move.action, after)]
                for done, message in said:
                    blind = unnoticed(done, message, table)
                    seen.update(f"{message.key} {name}" for name, _ in falsified(message)
                                if name in arguments(game.package, message.key))
                    missed.update(f"{message.key} {name}" for name in blind)
    return seen, missed
