"""The null game: the smallest title that has everything. Read it first; copy it to begin your own.

The rules. On the table lie ten pebbles. Each player gets a secret token worth 1, 2 or 3. In turn, clockwise, a
player takes one or two pebbles, or passes. A toss of a coin follows each taking: heads, and the player takes one
pebble more if there is one. When no pebble is left, or all players in succession have passed, the tokens are
shown: pebbles and token count one point each; a tie goes to the larger token."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.kernel.actions import Actions
from comptoir.kernel.chance import DEALING, OPEN, Chance
from comptoir.kernel.counts import row, total
from comptoir.kernel.errors import BadPosition
from comptoir.kernel.game import Game, Option, Stream
from comptoir.kernel.outcome import Outcome, Score
from comptoir.kernel.reading import Reader
from comptoir.kernel.state import HIDDEN, PASS, State, Step, read_agenda, set_agenda

# The box

TOKENS: Final = vec[i64]([0, 2, 2, 2])  # by value: how many there are

# Luck

DEAL: Final[i64] = 0
COIN: Final[i64] = 1
HEADS: Final[i64] = 1

# Actions

TAKE: Final[i64] = 1  # take:1, take:2 are TAKE + 0, TAKE + 1
ACTIONS: Final = Actions()
ACTIONS.add("take:1", "pebbles")
ACTIONS.add("take:2", "pebbles")


# The position


class Pebbles(State):
    """Pebbles on the table, pebbles taken, and the secret tokens (0: none yet)."""

    def __init__(self, steps: vec[Step], seats: i64, options: dict[str, Any], chance: Chance, draws: vec[i64],
                 agenda: vec[i64], top: i64, offers: vec[i64], count: i64,
                 pebbles: i64, taken: vec[i64], tokens: vec[i64]) -> None:
        super().__init__(steps, seats, options, chance, draws, agenda, top, offers, count)
        self.pebbles = pebbles
        self.taken = taken
        self.tokens = tokens

    def clone(self) -> Pebbles:
        return Pebbles(self.steps, self.seats, self.options, self.chance, self.draws[:], self.agenda[:], self.top,
                       self.offers[:], self.count, self.pebbles, self.taken[:], self.tokens[:])

    def view(self, seat: i64) -> Pebbles:
        """The others' tokens are secret until the end."""
        v = self.clone()
        v.chance = OPEN
        for other in range(self.seats):
            if other != seat and self.top and v.tokens[other]:
                v.tokens[other] = HIDDEN
        return v

    def determinize(self, chance: Chance) -> Pebbles:
        """The tokens that are nowhere to be seen are dealt to the hidden places."""
        g = self.clone()
        g.chance = chance
        left = tokens_left(g)
        for seat in range(g.seats):
            if g.tokens[seat] == HIDDEN:
                g.tokens[seat] = chance.draw(left, DEALING, seat)
                left[g.tokens[seat]] -= 1
        return g

    def census(self) -> list[int]:
        """Pebbles; then the tokens of each value."""
        tokens = tokens_left(self)
        for token in self.tokens:
            if token:
                tokens[token] += 1
        return [self.pebbles + total(self.taken), *tokens[1:]]

    def score(self, seat: i64) -> Score:
        return Score({"pebbles": int(self.taken[seat]), "token": int(self.tokens[seat])}, (int(self.tokens[seat]),))

    def scores(self) -> list[tuple[int, ...]]:
        return [self.score(seat).rank() for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        if self.top:
            return None
        return Outcome("passed" if self.pebbles else "taken", [self.score(seat) for seat in range(self.seats)])

    def cells(self) -> list[int]:
        return [self.pebbles, *self.taken, *self.tokens]

    def to_json(self) -> dict[str, Any]:
        return {"game": "null-game", "rules": 1, "seats": int(self.seats), "options": dict(self.options),
                "pebbles": int(self.pebbles), "taken": list(self.taken), "tokens": list(self.tokens),
                "agenda": self.written_agenda(), "draws": list(self.draws)}


def tokens_left(g: Pebbles) -> vec[i64]:
    """By value: those that no player has, as far as one can see."""
    left = TOKENS[:]
    for token in g.tokens:
        if token > 0:
            left[token] -= 1
    return left


# The rules


class DealToken(Step):
    """Each player draws a token and looks at it alone."""

    chance = True
    stream = DEAL

    def odds(self, g: Pebbles, seat: i64, arg: i64) -> vec[i64]:
        return tokens_left(g)

    def resolve(self, g: Pebbles, seat: i64, arg: i64, action: i64) -> None:
        g.tokens[seat] = action


class Turn(Step):
    """A player takes one or two pebbles, or passes; arg counts how many have passed in a row."""

    may = True

    def choices(self, g: Pebbles, seat: i64, arg: i64) -> None:
        for n in range(min(g.pebbles, 2)):
            g.offer(TAKE + n)

    def resolve(self, g: Pebbles, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            if g.pebbles and arg + 1 < g.seats:
                g.then(TURN, g.left(seat), arg + 1)
            return
        take(g, seat, action - TAKE + 1)
        g.then(TOSS, seat)
        g.then(TURN, g.left(seat))


class Toss(Step):
    """Heads: one pebble more."""

    chance = True
    stream = COIN

    def odds(self, g: Pebbles, seat: i64, arg: i64) -> vec[i64]:
        return row(2, 1)

    def resolve(self, g: Pebbles, seat: i64, arg: i64, action: i64) -> None:
        if action == HEADS:
            take(g, seat, min(g.pebbles, 1))


def take(g: Pebbles, seat: i64, n: i64) -> None:
    g.pebbles -= n
    g.taken[seat] += n


TURN: Final[i64] = 0
TOSS: Final[i64] = 1
DEAL_TOKEN: Final[i64] = 2
STEPS: Final = vec[Step]([Turn("turn", ["", "1", "2", "3"]), Toss("toss"), DealToken("deal_token")])


# The face


def bare(seats: int, options: dict[str, Any], chance: Chance) -> Pebbles:
    return Pebbles(STEPS, seats, options, chance, row(2), row(8), 0, row(4), 0,
                   options["pebbles"], row(seats), row(seats))


def start(seats: int, options: dict[str, Any], chance: Chance) -> State:
    g = bare(seats, options, chance)
    g.then(TURN, 0)
    for seat in range(seats):
        g.then(DEAL_TOKEN, seat)
    g.run()
    return g


def read(d: dict[str, Any], chance: Chance) -> State:
    g = bare(d["seats"], d["options"], chance)
    r = Reader()
    for name, cells, least in (("taken", g.taken, 0), ("tokens", g.tokens, HIDDEN), ("draws", g.draws, 0)):
        values = d.get(name)
        if not isinstance(values, list) or len(values) != len(cells):
            raise BadPosition([f"{name} must be a list of {len(cells)} numbers"])
        for i, n in enumerate(values):
            cells[i] = r.number(n, name, least)
    g.pebbles = r.number(d.get("pebbles"), "pebbles")
    if g.pebbles + total(g.taken) != d["options"]["pebbles"]:
        r.fault("pebbles: some are missing, or there are too many")
    if max(list(g.tokens)) >= len(TOKENS) or min(list(tokens_left(g))) < 0:
        r.fault("tokens: they are worth 1, 2 or 3, two of each")
    agenda = read_agenda(STEPS, d["seats"], d.get("agenda"), r.reasons)
    set_agenda(g, agenda, r.reasons)
    g.run()
    return g


def box(seats: int, options: dict[str, Any]) -> list[int]:
    return [options["pebbles"], *TOKENS[1:]]


GAME: Final = Game(slug="null-game", package="comptoir.games.null_game", rules=1, edition="ours", seats=[2, 3, 4],
                   default_seats=2, listed=False, options=[Option("pebbles", [10, 20], "how many lie on the table")],
                   actions=ACTIONS, steps=STEPS,
                   streams=[Stream("token", ["none", "1", "2", "3"]), Stream("coin", ["tails", "heads"])],
                   ends=["taken", "passed"], components=["pebbles", "tokens of 1", "tokens of 2", "tokens of 3"],
                   start=start, read=read, box=box, minutes=1)
