"""A position, its agenda, and the loop that runs it. Knows no game."""

from __future__ import annotations

import hashlib
import json
from importlib import import_module
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from comptoir.kernel.bits import PLACE, SEQUENCE, SHOWN, lowest
from comptoir.kernel.chance import NOTHING_LEFT, Chance
from comptoir.kernel.errors import BadPosition
from comptoir.kernel.outcome import Outcome

PASS: Final[i64] = 0  # action 0 of every title
OVER: Final[i64] = -1  # actor() of a finished game
CHANCE: Final[i64] = -2  # actor() where luck was left open
HIDDEN: Final[i64] = -1  # in a view: the seat may not look here
NOBODY: Final[i64] = -1  # a seat that is none; as a viewer: a spectator
UNKNOWN: Final[i64] = -1  # what the top of the agenda is resolved with
LEFT_OPEN: Final[i64] = -3  # instead of an outcome


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class Step:
    """One paragraph of a rulebook. Stateless: the agenda says who, and with what. A title's steps name
    its own State where Any stands here."""

    may: bool = False  # the seat may pass
    asks: bool = False  # it has choices: one that has none is not called for them
    chance: bool = False  # nobody chooses: odds() does
    sides: i64 = 0  # a chance step with so many outcomes, always, all equally likely, as odds() has them: a die
    stream: i64 = 0  # which luck a chance step draws from
    own_luck: bool = False  # every seat has a stream of its own: stream + seat

    def __init__(self, name: str, args: list[str] | None = None) -> None:
        self.name = name  # as it stands in a written agenda
        self.args = args if args is not None else [""]  # the words for arg 0, 1, 2 …
        take_facts(self)

    def choices(self, g: Any, seat: i64, arg: i64) -> None:
        """Offer the actions open to the seat, ascending. None: the step resolves itself with PASS."""

    def odds(self, g: Any, seat: i64, arg: i64) -> vec[i64]:
        """Weights of the outcomes of a chance step."""
        raise NotImplementedError(self.name)

    def resolve(self, g: Any, seat: i64, arg: i64, action: i64) -> None:
        """Carry the action out, and plan what follows from it."""
        raise NotImplementedError(self.name)


def take_facts(step: Step) -> None:
    """What classes that are not compiled say of themselves (`chance = True`) becomes the step's own: compiled code does
    not look for it in a class."""
    for kind in reversed(type(step).__mro__):
        own = vars(kind)
        step.may = bool(said(own, "may", step.may))
        step.chance = bool(said(own, "chance", step.chance))
        step.own_luck = bool(said(own, "own_luck", step.own_luck))
        step.sides = int(said(own, "sides", int(step.sides)))
        step.stream = int(said(own, "stream", int(step.stream)))
        step.asks = step.asks or (kind is not Step and "choices" in own)


def said(own: Any, name: str, otherwise: int) -> int:
    value = own.get(name)
    return value if isinstance(value, int) else otherwise


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. The agenda is a stack, its top last; a plan is arg, seat and step packed in one int.
    Clones are independent: they share only what none of them changes."""

    def __init__(self, steps: vec[Step], seats: i64, options: dict[str, Any], chance: Chance,
                 draws: vec[i64], agenda: vec[i64], top: i64, offers: vec[i64], count: i64) -> None:
        self.steps = steps
        self.seats = seats
        self.options = options  # of the game; never changed
        self.chance = chance
        self.draws = draws  # how often each stream was drawn from
        self.agenda = agenda  # its cells from top on are spare room
        self.top = top
        self.offers = offers  # its cells from count on are spare room
        self.count = count
        self.came = vec[i64]()  # what the last apply drew; its cells from comings on are spare room
        self.comings: i64 = 0
        self.revealed = False  # the last apply showed somebody what they did not know

    # What programs ask

    def actor(self) -> i64:
        """The seat that is to choose; OVER; or CHANCE where luck is left open."""
        if not self.top:
            return OVER
        plan = self.agenda[self.top - 1]
        return CHANCE if self.steps[plan & 255].chance else plan >> 8 & 15

    def legal(self) -> list[int]:
        """The ids open to the actor, ascending; for CHANCE the outcomes that can come."""
        return [self.offers[i] for i in range(self.count)]

    def step(self) -> str:
        """The name of the step that is asked about; "" when the game is over."""
        return self.steps[self.agenda[self.top - 1] & 255].name if self.top else ""

    def odds(self) -> list[int]:
        """Where luck is left open: the weight of every outcome."""
        plan = self.agenda[self.top - 1]
        return list(self.steps[plan & 255].odds(self, plan >> 8 & 15, plan >> 12))

    def apply(self, action: i64) -> None:
        """Resolve the top of the agenda, then run on to the next real choice. Unchecked: programs that
        got the action from legal() use it; everybody else goes through Record.play."""
        self.comings = 0
        self.revealed = False
        go_on(self, action)

    @property
    def drawn(self) -> vec[i64]:
        """What the last apply drew: outcome and stream, packed."""
        return self.came[:self.comings]

    @drawn.setter
    def drawn(self, told: vec[i64]) -> None:
        self.came = told[:]
        self.comings = len(told)

    # What rules call

    def offer(self, action: i64) -> None:
        """Called by choices: the seat may do this."""
        count = self.count
        self.count = count + 1
        if count < len(self.offers):
            self.offers[count] = action
        else:
            more_offers(self, action)

    def offer_each(self, first: i64, those: i64) -> None:
        """Likewise all actions of a set of bits, counted from the first."""
        if not those:
            return
        offers, count, room, place = self.offers, self.count, len(self.offers), PLACE
        while those and count < room:
            offers[count] = first + place[(those & -those) * SEQUENCE >> SHOWN & 63]  # lowest, without a call
            those &= those - 1
            count += 1
        self.count = count
        while those:  # there were never so many before
            self.offer(first + lowest(those))
            those &= those - 1

    def then(self, step: i64, seat: i64, arg: i64 = 0) -> None:
        """Plan a step: after those planned by this rule, before all that was planned earlier."""
        plan, top = arg << 12 | seat << 8 | step, self.top  # as in schedule: nothing is called more often
        self.top = top + 1
        if top < len(self.agenda):
            self.agenda[top] = plan
        else:
            more_agenda(self, plan)

    def each(self, step: i64, first: i64) -> None:
        """Plan a step for every seat, clockwise from the first."""
        seats = self.seats
        for seat in range(first, seats):
            schedule(self, seat << 8 | step)
        for seat in range(first):
            schedule(self, seat << 8 | step)

    def left(self, seat: i64) -> i64:
        """Who sits to the left, clockwise."""
        if seat + 1 < self.seats:  # an expression would box
            return seat + 1
        return 0

    def run(self) -> None:
        """Go on to the next real choice: draw what is to be drawn, skip what leaves no choice."""
        go_on(self, UNKNOWN)

    # What a title fills in

    def clone(self) -> State:
        """An equal position that shares nothing that changes."""
        raise NotImplementedError

    def view(self, seat: i64) -> State:
        """What this seat may know (NOBODY: a spectator); luck is left open in it."""
        raise NotImplementedError

    def determinize(self, chance: Chance) -> State:
        """Of a view: a full position that agrees with it, the unseen dealt by this chance, which also
        rules what comes. Where the view waits for luck, run() goes on."""
        raise NotImplementedError

    def census(self) -> list[int]:
        """Every component of the box, counted wherever it lies."""
        raise NotImplementedError

    def scores(self) -> list[tuple[int, ...]]:
        """Points now, then the tie-breakers: compare the tuples."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """None until the game is over."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """The position in the rulebook's words, without the luck to come."""
        raise NotImplementedError

    def cells(self) -> list[int]:
        """All that tells this position from others, as numbers."""
        raise NotImplementedError

    def fetch(self) -> i64:
        """Prefetch: touch everything that a step needs, and do nothing. Where thousands of games take turns, cache
        misses then overlap instead of following each other. The sum means nothing."""
        return 0

    # What follows from it

    def key(self) -> int:
        """Equal positions, equal keys, on every machine and build (64 bits)."""
        text = json.dumps([self.seats, self.options, list(self.draws), self.plans(), self.cells()],
                          separators=(",", ":"), sort_keys=True)
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return self.key() >> 4  # a hash of CPython has fewer bits

    def to_bytes(self) -> bytes:
        """The position with its luck: for other processes, not for other players."""
        return json.dumps({"luck": self.chance.to_json(), "position": self.to_json()}).encode()

    def __reduce__(self) -> Any:
        """For pickle and copy: compiled classes cannot be taken apart."""
        return restore, (type(self).__module__, self.to_bytes())

    def plans(self) -> list[int]:
        """The agenda without its spare room, the next thing last."""
        return [self.agenda[i] for i in range(self.top)]

    def written_agenda(self) -> list[str]:
        """The agenda for people, the next thing first: "build_one 2", "hospice_colonist 0 corn"."""
        lines = []
        for plan in reversed(self.plans()):
            step = self.steps[plan & 255]
            lines.append(f"{step.name} {plan >> 8 & 15} {step.args[plan >> 12]}".rstrip())
        return lines


# The loop. These are functions, not methods: since a title may come from elsewhere, a call of a method would have to
# look for who has overridden it.


def go_on(g: State, action: i64) -> None:
    """Resolve the top of the agenda with an action, then run on to the next real choice. UNKNOWN: what the top is
    resolved with is found out first, as for all that follows."""
    while g.top:
        low = g.top - 1
        plan = g.agenda[low]
        number = plan & 255
        step = g.steps[number]
        if action != UNKNOWN:
            if step.chance:
                take(g, luck(step, plan), action)
        else:
            g.count = 0
            action = PASS
            if step.chance:
                action = draw(g, step, plan)
                if action == LEFT_OPEN:
                    return
                if action == NOTHING_LEFT:
                    action = UNKNOWN
                    g.top = low
                    continue
            elif step.asks:
                may = step.may
                if may:
                    offer_pass(g)
                step.choices(g, plan >> 8 & 15, plan >> 12)
                if g.count > may:  # PASS alone is not worth asking
                    return
        g.top = low
        step.resolve(g, plan >> 8 & 15, plan >> 12, action)
        action = UNKNOWN
        planned = g.top - low
        if planned > 1:
            agenda = g.agenda
            if planned == 2:  # mostly
                agenda[low], agenda[low + 1] = agenda[low + 1], agenda[low]
            else:
                turn_round(agenda, low, g.top - 1)
    g.count = 0


def turn_round(agenda: vec[i64], low: i64, high: i64) -> None:
    """What a step has planned is done in the order in which it was planned: planned first, on top."""
    while low < high:
        agenda[low], agenda[high] = agenda[high], agenda[low]
        low += 1
        high -= 1


def offer_pass(g: State) -> None:
    """First of all."""
    offers = g.offers
    if len(offers):
        offers[0] = PASS
    else:
        g.offers = append(offers, PASS)
    g.count = 1


def schedule(g: State, plan: i64) -> None:
    """On top of the agenda."""
    top = g.top
    g.top = top + 1
    if top < len(g.agenda):
        g.agenda[top] = plan
    else:
        more_agenda(g, plan)


def more_agenda(g: State, plan: i64) -> None:
    """It was never so long before. Apart from what is called so often, which has little to put by then."""
    g.agenda = append(g.agenda, plan)


def more_offers(g: State, action: i64) -> None:
    """Likewise: there were never so many before."""
    g.offers = append(g.offers, action)


def draw(g: State, step: Step, plan: i64) -> i64:
    """What chance decides; LEFT_OPEN: nothing, and the outcomes that can come are offered; or NOTHING_LEFT to draw."""
    chance = g.chance
    if chance.left_open:
        return offer_outcomes(g, step.odds(g, plan >> 8 & 15, plan >> 12))
    stream = step.stream  # as luck has it, without a call
    if step.own_luck:
        stream += plan >> 8 & 15
    if step.sides:
        outcome = chance.throw(step.sides, stream, g.draws)
    else:
        outcome = chance.pick(step.odds(g, plan >> 8 & 15, plan >> 12), stream, g.draws)
    if outcome != NOTHING_LEFT:
        take(g, stream, outcome)
    return outcome


def offer_outcomes(g: State, odds: vec[i64]) -> i64:
    """Whoever drives the game decides."""
    for i in range(len(odds)):
        if odds[i]:
            g.offer(i)
    return LEFT_OPEN if g.count else NOTHING_LEFT


def take(g: State, stream: i64, outcome: i64) -> None:
    """An outcome has come."""
    g.draws[stream] += 1
    comings = g.comings
    g.comings = comings + 1
    if comings < len(g.came):
        g.came[comings] = outcome << 8 | stream
    else:
        g.came = append(g.came, outcome << 8 | stream)


def restore(module: str, data: bytes) -> Any:
    """A pickled position: the title is found where its State is written, in that module or in its folder."""
    title = import_module(module)
    if not hasattr(title, "GAME"):
        title = import_module(module.rpartition(".")[0])
    return title.GAME.from_bytes(data)


def luck(step: Step, plan: i64) -> i64:
    """The stream a planned chance step draws from."""
    return step.stream + (plan >> 8 & 15) if step.own_luck else step.stream


def read_agenda(steps: vec[Step], seats: int, lines: Any, reasons: list[str]) -> vec[i64]:
    """What written_agenda wrote; every line that makes no sense is a reason."""
    plans: list[int] = []
    if lines == []:  # the game is over
        return vec[i64]()
    if not isinstance(lines, list):
        reasons.append('"agenda" must list what is to be done, the next thing first, e.g. ["round 0"]')
        return vec[i64]()
    names = {step.name: number for number, step in enumerate(steps)}
    for line in lines:
        words = line.split() if isinstance(line, str) else []
        if len(words) not in (2, 3) or words[0] not in names:
            reasons.append(f"agenda: {line!r} is not a step and a seat; steps are {', '.join(names)}")
            continue
        step = steps[names[words[0]]]
        arg = words[2] if len(words) == 3 else ""
        if words[1] not in [str(seat) for seat in range(seats)]:
            reasons.append(f"agenda: {line!r} names seat {words[1]}; seats are 0 to {seats - 1}")
        elif arg not in step.args:
            reasons.append(f"agenda: {line!r} should go on with one of: {', '.join(step.args) or 'nothing'}")
        else:
            plans.append(step.args.index(arg) << 12 | int(words[1]) << 8 | names[words[0]])
    return vec[i64](plans[::-1])


def set_agenda(g: State, agenda: vec[i64], reasons: list[str]) -> None:
    """A position has been read: this is to be done in it. Or it is refused, for all these reasons."""
    if reasons:
        raise BadPosition(reasons)
    g.agenda = agenda
    g.top = len(agenda)
