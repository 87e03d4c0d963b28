"""Record: a game as the list of what was done and drawn. Undo, reconnect and time travel are replays of it.

On disk it is JSON Lines, append-only: a header, then one line for each move, undo or change of luck, then the
end with the seed. Replaying needs no seed; with the seed anybody can check the draws."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from comptoir.kernel.actions import shown
from comptoir.kernel.chance import OPEN, SEEDS, STRONG, STRONGEST, Chance, Script, checked_seed, luck_of, strong_seed
from comptoir.kernel.counts import total
from comptoir.kernel.errors import BadRecord, BadUndo, ComptoirError, IllegalAction
from comptoir.kernel.game import Game
from comptoir.kernel.state import CHANCE, OVER, State

ENGINE: Final = "0.1.0"
LONGEST_LINE: Final = 1 << 16
MOST_LINES: Final = 100_000
MOST_BYTES: Final = 1 << 24  # no game comes near any of the three
DEEPEST: Final = 20  # levels of JSON in one line


def commitment(seed: int) -> str:
    """What is published before the game, so that the seed cannot be changed after it."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def is_seed(seed: int) -> bool:
    return 0 <= seed < SEEDS or STRONG <= seed < STRONGEST


def known_seed(seed: int) -> int:
    """The seed itself, if it is one: small, or strong."""
    return seed if is_seed(seed) else checked_seed(seed)


class Move:
    """Who did what, and what was drawn before the next choice. Joined: it is one decision with the move before it."""

    def __init__(self, by: int, do: str, drawn: list[str], joined: bool = False) -> None:
        self.by = by
        self.do = do
        self.drawn = drawn
        self.joined = joined

    def __repr__(self) -> str:
        drew = f", drew {', '.join(self.drawn)}" if self.drawn else ""
        return f"<seat {self.by}: {self.do}{drew}>"

    def to_json(self) -> dict[str, Any]:
        line: dict[str, Any] = {"by": self.by, "do": self.do}
        if self.drawn:
            line["drawn"] = self.drawn
        if self.joined:
            line["joined"] = True
        return line


def goes_back_freely(game: Game, move: Move, after: State, by: int) -> bool:
    """The rule of undo: a seat takes its move back without asking while it is still its turn after it, and nothing was
    drawn that anybody saw, or revealed. All else needs the consent of all others."""
    return move.by == by and int(after.actor()) == by and not game.shown(move.drawn) and not after.revealed


def snapshot(state: State) -> State:
    """A clone that also remembers what the last action drew, and whether it revealed something: that is no part of a
    position, and the log tells it."""
    twin = state.clone()
    twin.revealed = state.revealed
    twin.drawn = state.drawn
    return twin


class Record:
    """One game. `state` is where it stands, `moves` what counts, `entries` all that happened."""

    def __init__(self, game: Game, names: list[str] | None = None, *, seats: int | None = None,
                 seed: int | None = None, options: Mapping[str, Any] | None = None,
                 position: dict[str, Any] | None = None) -> None:
        """A new game. With a position it starts there instead of at the set-up."""
        self.game = game
        self.seed: int | None = strong_seed() if seed is None else known_seed(seed)
        self.opening = self.commit = commitment(self.seed)
        chance = luck_of(self.seed)
        if position is None:
            state = game.new(len(names) if names is not None and seats is None else seats, None, options, chance)
        else:
            state = game.from_json(position, chance)
        self.position = position
        self.options = dict(state.options)
        self.names = names if names is not None else [f"seat {seat}" for seat in range(state.seats)]
        if len(self.names) != state.seats:
            raise IllegalAction(f"{len(self.names)} names for {state.seats} seats")
        self.drawn = game.drawn(state)  # by the set-up
        self.entries: list[dict[str, Any]] = []
        self.moves: list[Move] = []
        self.state: State = state
        self._before = int(total(state.draws)) - len(self.drawn)
        self._luck_from = 0  # the move from which on the present seed rules
        self._past: list[State] = []  # while it is read: the position before each move, or each undo would be a replay
        self._past_from = -1  # the move of the first of them

    # Playing

    def draft(self) -> Record:
        """The same game once more, to try out what may never be: it shares nothing that changes."""
        twin = Record(self.game, self.names, seats=len(self.names), seed=0, options=self.options,
                      position=self.position)
        twin.seed, twin.opening, twin.commit = self.seed, self.opening, self.commit
        twin.drawn = self.drawn
        twin.entries = list(self.entries)
        twin.moves = list(self.moves)
        twin.state = snapshot(self.state)
        twin._before, twin._luck_from = self._before, self._luck_from
        return twin

    def play(self, text: str, by: int | None = None, joined: bool = False) -> Move:
        """The checked door: do this. Raises and changes nothing when it is no action of the title, not
        allowed here, or not this seat's turn. Joined: the seat decides this together with its move before."""
        action = self.game.actions.id(text)
        actor = int(self.state.actor())
        if actor == OVER:
            raise IllegalAction("the game is over")
        if actor == CHANCE or self.seed is None:
            raise IllegalAction("the luck of this record is not known; reseed() to play on")
        if by is not None and by != actor:
            raise IllegalAction(f"it is the turn of {self.names[actor]} (seat {actor}), not of seat {by}")
        if action not in self.state.legal():
            allowed = ", ".join([self.game.actions.text(a) for a in self.state.legal()])
            raise IllegalAction(f"{shown(text)} is not allowed here; allowed are: {allowed}")
        if joined and not self.free_undo(actor):
            raise IllegalAction("this is a decision of its own: another seat acted, or something was drawn or shown")
        self.state.apply(action)
        move = Move(actor, self.game.actions.text(action), self.game.drawn(self.state), joined)
        self.moves.append(move)
        self.entries.append(move.to_json())
        return move

    def free_undo(self, by: int) -> bool:
        """Whether this seat may take the last move back without asking."""
        return bool(self.moves) and goes_back_freely(self.game, self.moves[-1], self.state, by)

    def last_decision(self) -> int:
        """How many moves the last decision has: one, and those that are joined to it."""
        count = 0
        for n in range(len(self.moves) - 1, -1, -1):
            count += 1
            if not self.moves[n].joined:
                break
        return count

    def undo(self, by: int, moves: int = 1, consent: Iterable[int] = ()) -> None:
        """Take moves back: one's own last decision freely (see free_undo), any with the consent of all other
        seats. Joined moves go back together. The record keeps what was done, and that it was undone."""
        agreed = sorted(set(consent) - {by})
        self._check_undo(by, moves, agreed)
        entry: dict[str, Any] = {"by": by, "undo": moves}
        if agreed:
            entry["consent"] = agreed
        self._take_back(moves)
        self.state.chance = self._luck()
        self.entries.append(entry)

    def know(self, seed: int | None) -> None:
        """The seed that this record was played with so far, kept elsewhere until the end: it can be played on."""
        self.seed = seed
        if int(self.state.actor()) != OVER:
            self.state.chance = self._luck()

    def _luck(self) -> Chance:
        return OPEN if self.seed is None else luck_of(self.seed)

    def _check_undo(self, by: int, moves: int, agreed: list[int]) -> None:
        if not 0 <= by < self.state.seats:
            raise BadUndo(f"there is no seat {by}; seats are 0 to {self.state.seats - 1}")
        if not 1 <= moves <= len(self.moves):
            raise BadUndo(f"cannot take back {moves} of {len(self.moves)} moves")
        if int(self.state.actor()) == OVER:
            raise BadUndo("the game is over: its seed is open, nothing can be taken back")
        if self.moves[len(self.moves) - moves].joined:
            raise BadUndo(f"the last {moves} moves are part of a decision, which goes back as a whole")
        if moves != self.last_decision() or not self.free_undo(by):
            missing = [seat for seat in range(self.state.seats) if seat != by and seat not in agreed]
            if missing:
                raise BadUndo("this needs the consent of " + ", ".join([self.names[seat] for seat in missing]))

    def _take_back(self, moves: int) -> None:
        kept = len(self.moves) - moves
        if 0 <= self._past_from <= kept:
            self.state = self._past[kept - self._past_from]
            del self._past[kept - self._past_from:]
        else:
            self.state = self.replay(kept)
        self._luck_from = min(self._luck_from, kept)
        del self.moves[kept:]

    def reseed(self, seed: int | None = None) -> None:
        """From here on the luck comes from another seed: to play on from a record whose seed is not
        known, or to try again from some position."""
        if int(self.state.actor()) == OVER:
            raise IllegalAction("the game is over")
        self.seed = strong_seed() if seed is None else known_seed(seed)
        self.commit = commitment(self.seed)
        self.state.chance = luck_of(self.seed)
        self._luck_from = len(self.moves)
        self.entries.append({"commit": self.commit})

    # Looking back

    def replay(self, upto: int | None = None) -> State:
        """The position after so many moves, from the drawn outcomes alone; what follows is left open."""
        upto = len(self.moves) if upto is None else upto
        if not 0 <= upto <= len(self.moves):
            raise BadRecord(f"there is no move {upto}; the record has {len(self.moves)}")
        state = self._start()
        for move in self.moves[:upto]:
            state.apply(self.game.actions.id(move.do))
        state.chance = OPEN
        return state

    def positions(self) -> Iterator[State]:
        """Where it stood after no move, after one, after two …, in one replay."""
        state = self._start()
        yield snapshot(state)
        for move in self.moves:
            state.apply(self.game.actions.id(move.do))
            yield snapshot(state)

    def walk(self) -> Iterator[tuple[State, Move, State]]:
        """Each move with the position before and after it, in one replay."""
        positions = self.positions()
        before = next(positions)
        for move in self.moves:
            after = next(positions)
            yield before, move, after
            before = after

    def upto(self, moves: int) -> Record:
        """A record of its own with the first moves of this one, to play on from there with new luck."""
        self.replay(moves)
        branch = Record(self.game, list(self.names), seats=len(self.names), seed=0, options=self.options,
                        position=self.position)
        branch._load(self.drawn, self.opening, [move.to_json() for move in self.moves[:moves]])
        if int(branch.state.actor()) != OVER:
            branch.reseed()
        return branch

    def _start(self) -> State:
        """The first position, its luck scripted from the drawn outcomes of all moves."""
        return self._first(Script(self._told(), self._before))

    def _told(self) -> list[int]:
        told = [self.game.read_draw(word) for word in self.drawn]
        for move in self.moves:
            told += [self.game.read_draw(word) for word in move.drawn]
        return told

    def _first(self, chance: Chance) -> State:
        if self.position is not None:
            return self.game.from_json(self.position, chance)
        return self.game.new(len(self.names), None, self.options, chance)

    def verify(self) -> int:
        """Prove the draws with the seed: how many were proven. BadRecord when they do not agree, or when
        the seed is not known yet."""
        if self.seed is None:
            raise BadRecord("the seed is not in the record, so its draws cannot be proven yet")
        if commitment(self.seed) != self.commit:
            raise BadRecord("the seed is not the one that was committed to before the game")
        proven = 0
        luck = luck_of(self.seed)
        if self._luck_from == 0 and not self._reseeded():
            state = self._first(luck)
            if self.game.drawn(state) != self.drawn:
                raise BadRecord("the draws of the set-up do not come from the seed")
            proven = len(self.drawn)
        else:
            state = self.replay(self._luck_from)
            state.chance = luck
        for n in range(self._luck_from, len(self.moves)):
            state.apply(self.game.actions.id(self.moves[n].do))
            if self.game.drawn(state) != self.moves[n].drawn:
                raise BadRecord(f"the draws of move {n + 1} do not come from the seed")
            proven += len(self.moves[n].drawn)
        return proven

    def _reseeded(self) -> bool:
        return any(["commit" in entry for entry in self.entries])

    # Writing

    def header(self) -> dict[str, Any]:
        line: dict[str, Any] = {"game": self.game.slug, "rules": self.game.rules, "seats": self.names,
                                "options": self.options, "commit": self.opening, "engine": ENGINE}
        if self.position is not None:
            line["position"] = self.position
        if self.drawn:
            line["drawn"] = self.drawn
        return line

    def ending(self) -> dict[str, Any] | None:
        """The last line of a finished game."""
        outcome = self.state.outcome()
        if outcome is None:
            return None
        line: dict[str, Any] = {"end": outcome.end, "scores": [list(score.rank()) for score in outcome.scores]}
        if self.seed is not None:
            line["seed"] = str(self.seed)
        line["key"] = f"{self.state.key():016x}"
        return line

    def lines(self) -> list[str]:
        """The record as JSON Lines."""
        ending = self.ending()
        lines = [self.header(), *self.entries]
        return [json.dumps(line, ensure_ascii=False) for line in (lines if ending is None else [*lines, ending])]

    def to_text(self) -> str:
        return "\n".join(self.lines()) + "\n"

    def write(self, path: str | Path) -> None:
        """Write the whole record, or nothing: the file is replaced in one go."""
        path = Path(path)
        beside = path.with_name(path.name + ".part")
        try:
            beside.write_text(self.to_text(), encoding="utf-8")
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)

    # Reading

    @staticmethod
    def read(path: str | Path, load: Callable[[str], Game]) -> Record:
        """A record from a file, checked move by move against the rules. BadRecord says what is wrong."""
        try:
            with open(path, "rb") as file:
                lines: list[bytes] = []
                size = 0
                while True:
                    line = file.readline(LONGEST_LINE)
                    if not line:
                        break
                    size += len(line)
                    if (len(lines) == MOST_LINES or size > MOST_BYTES
                            or (len(line) == LONGEST_LINE and not line.endswith(b"\n"))):
                        raise BadRecord(f"{path} is not a record: it is far too long (line {len(lines) + 1})")
                    lines.append(line)
                    if len(lines) == 1:
                        parse_header(line)  # before reading on: it may be anything
        except OSError as problem:
            raise BadRecord(f"cannot read {path}: {problem.strerror}") from None
        return Record.from_lines(lines, load)

    @staticmethod
    def from_lines(lines: list[bytes], load: Callable[[str], Game]) -> Record:
        """What lines() wrote."""
        header = parse_header(lines[0] if lines else b"")
        game = load(header["game"])
        rules = header.get("rules")
        if rules != game.rules:
            known = f"this engine plays version {game.rules}"
            raise BadRecord(f"the record was played under rules version {shown(str(rules))}; {known}"
                            + ("; a newer Comptoir can read it" if isinstance(rules, int) and rules > game.rules
                               else ""))
        record = Record(game, header["seats"], seed=0, options=header["options"], position=header.get("position"))
        record._load(header.get("drawn", []), header["commit"], list(lines[1:]))
        return record

    def _load(self, drawn: list[str], commit: str, entries: list[Any]) -> None:
        """Play entries that are already written, each checked."""
        self.seed = None
        self.opening = self.commit = commit
        self.drawn = drawn
        self.state = self._start()
        if self.game.drawn(self.state) != drawn:
            raise BadRecord("line 1: the set-up does not draw what is recorded")
        problem = self._read_entries(entries, 2)
        if problem is not None:
            raise problem

    def read_on(self, lines: list[bytes]) -> BadRecord | None:
        """Lines that somebody else has added to the same record, as far as they can be read; what is wrong with the
        next one."""
        return self._read_entries(list(lines), len(self.entries) + 2)

    def _read_entries(self, lines: list[Any], number: int) -> BadRecord | None:
        """Entries, or lines that hold them, the first of which has this number."""
        self._past, self._past_from = [], len(self.moves)
        problem: BadRecord | None = None
        for n, line in enumerate(lines):
            known = len(self.moves)
            try:
                entry = parse_line(line, number + n) if isinstance(line, bytes) else line
                self._read_entry(entry, n + 1 == len(lines))
            except ComptoirError as wrong:
                what = str(wrong)
                problem = BadRecord(what if what.startswith("line ") else f"line {number + n}: {what}")
                if len(self.moves) > known:  # it was tried
                    self.moves.pop()
                    self.state = self._past.pop()
                break
        self._past, self._past_from = [], -1
        self.state.chance = self._luck()
        return problem

    def _read_entry(self, entry: dict[str, Any], last: bool) -> None:
        if "end" in entry:
            if not last:
                raise BadRecord("the record goes on after its end")
            self._read_end(entry)
            return
        if isinstance(entry.get("do"), str) and is_count(entry.get("by")):
            drawn, joined = entry.get("drawn", []), entry.get("joined", False)
            if not is_words(drawn):
                raise BadRecord("drawn must be a list of words")
            if not isinstance(joined, bool):
                raise BadRecord("joined must be true or left out")
            self._read_move(Move(entry["by"], entry["do"], drawn, joined))
        elif is_count(entry.get("undo")) and is_count(entry.get("by")) and isinstance(entry.get("consent", []), list):
            self._check_undo(entry["by"], entry["undo"], entry.get("consent", []))
            self._take_back(entry["undo"])
        elif isinstance(entry.get("commit"), str):
            self.commit = entry["commit"]
            self._luck_from = len(self.moves)
        else:
            raise BadRecord(f"neither a move, an undo, a commit nor an end: {shown(json.dumps(entry))}")
        self.entries.append(entry)

    def _read_move(self, move: Move) -> None:
        action = self.game.actions.id(move.do)
        if int(self.state.actor()) != move.by or action not in self.state.legal():
            raise BadRecord(f"the rules do not let seat {move.by} do {move.do} here")
        if move.joined and not self.free_undo(move.by):
            raise BadRecord(f"{move.do} cannot be joined to the move before it")
        if self._past_from >= 0:
            self._past.append(snapshot(self.state))
        self.moves.append(move)
        self.state.chance = Script(self._told_by(move), int(total(self.state.draws)))
        self.state.apply(action)
        if self.game.drawn(self.state) != move.drawn:
            raise BadRecord(f"{move.do} does not draw what is recorded")

    def _told_by(self, move: Move) -> list[int]:
        return [self.game.read_draw(word) for word in move.drawn]

    def _read_end(self, entry: dict[str, Any]) -> None:
        seed = entry.get("seed")
        if seed is not None:
            if not isinstance(seed, str) or not seed.isdecimal() or len(seed) > 39 or not is_seed(int(seed)):
                raise BadRecord(f"{shown(str(seed))} is not a seed")
            self.seed = int(seed)
        ending = self.ending()
        if ending is None:
            raise BadRecord("the record ends, but the game does not")
        for what in ("end", "scores", "key"):
            if entry.get(what) != ending[what]:
                raise BadRecord(f"{what} is recorded as {shown(str(entry.get(what)))}, "
                                f"but the moves lead to {shown(str(ending[what]))}")


def is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < MOST_LINES


def is_words(value: Any) -> bool:
    return isinstance(value, list) and all([isinstance(word, str) for word in value])


def parse_line(line: bytes, number: int) -> dict[str, Any]:
    """One line of a record as an object."""
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        whole = f"; the {number - 1} lines before it are whole" if number > 1 else ""
        raise BadRecord(f"line {number} is cut off or not JSON{whole}") from None
    if not isinstance(entry, dict) or too_deep(entry, DEEPEST):
        raise BadRecord(f"line {number} is not a JSON object of a record")
    return entry


def too_deep(value: Any, left: int) -> bool:
    """Nested further than anything here is: even to speak about it could go too deep."""
    inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return left == 0 or any([too_deep(each, left - 1) for each in inner])


def parse_header(line: bytes) -> dict[str, Any]:
    """The first line: which game, who, how."""
    header = parse_line(line, 1)
    if not (isinstance(header.get("game"), str) and is_words(header.get("seats")) and is_words(header.get("drawn", []))
            and isinstance(header.get("options"), dict) and isinstance(header.get("position", {}), dict)
            and isinstance(header.get("commit"), str)):
        raise BadRecord("line 1 is not the header of a record: it needs game, rules, seats, options and commit")
    return header
