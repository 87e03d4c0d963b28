"""A game in the terminal: people at one keyboard, bots in the other seats."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from comptoir import screens
from comptoir.arena.match import decide
from comptoir.bots import Bot, make_bot
from comptoir.cli.choices import Choices
from comptoir.cli.files import unused, write_whole
from comptoir.cli.pictures import draw
from comptoir.cli.typed import find_topics, folded
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.record import Record
from comptoir.kernel.state import NOBODY, OVER, State
from comptoir.stage.why import told, why_text
from comptoir.story import Story
from comptoir.voice import Voice
from comptoir.words import Words, listed

COMMANDS = ("undo", "save", "help", "why", "board", "log", "fill", "choices", "table", "quit")
RECENT = 20  # lines of the log that are shown unless all are asked for


def capital(text: str) -> str:
    """As the heading of a row."""
    return text[:1].upper() + text[1:]


def turn_of(state: State, last: tuple[int, ...]) -> tuple[int, ...]:
    """What changes when a new turn begins, also when the same seat goes on: phase, round, and how many roles were taken
    when one was last asked for."""
    roles = sum([int(owner) >= 0 for owner in getattr(state, "taken", ())]) if state.step() == "choose_role" \
        else last[2] if last else 0
    return int(getattr(state, "phase", 0)), int(getattr(state, "round", 0)), roles


class Leave(Exception):
    """A person wants to stop, or nobody is there any more."""


class Session:
    """The loop of one game. Whatever is refused is said, and asked again."""

    def __init__(self, record: Record, voice: Voice, texts: Words, bots: dict[int, Bot], console: Console, *,
                 open_points: bool = False, file: Path | None = None) -> None:
        self.record = record
        self.voice = voice
        self.texts = texts
        self.bots = bots
        self.console = console
        self.open_points = open_points
        self.file = file  # where it was saved
        self.kept = len(record.entries)  # how much of it is saved
        people = [seat for seat in range(len(record.names)) if seat not in bots]
        self.reader = people[0] if len(people) == 1 else int(NOBODY)  # whose eyes the log is written for
        self.story = Story(record)
        self.told = len(record.moves)  # moves whose lines were printed
        self.shown = -1  # moves that had been made when the table was last shown
        self.turn: tuple[int, ...] = ()  # which turn that was
        self.commands = {folded(self._text("command-" + name)): name for name in self._names()}
        self.commands.update({name: name for name in self._names()})

    def _names(self) -> list[str]:
        """All that can be typed here: what a title lacks is not offered."""
        known = [name for name in COMMANDS if name != "fill" or self.voice.fill_step()]
        return [*known, *screens.pages(self.record.game)]

    def _text(self, key: str) -> str:
        """What the title calls it, or we."""
        return self.voice.word(key, "") or (self.texts(key) if self.texts.has(key) else key.partition("-")[2])

    # The loop

    def run(self) -> None:
        """Play to the end, or until somebody leaves; then the game is kept."""
        try:
            while self.record.state.actor() != OVER:
                self._step()
            self._finish()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._keep()
        except Leave:
            self._keep()

    def _step(self) -> None:
        seat, legal = int(self.record.state.actor()), self.record.state.legal()
        if seat in self.bots:
            action, why = decide(self.bots[seat], self.record.state.view(seat), legal)
            if why:
                self._say("bot-fault", why=why)
            self._move(action)
        elif len(legal) == 1:
            self._move(legal[0])
        else:
            self._ask(seat, legal)

    def _move(self, action: int) -> None:
        self.record.play(self.record.game.actions.text(action))
        self.story.catch_up()

    def _ask(self, seat: int, legal: list[int]) -> None:
        self._print_news()
        moves = self.record.moves
        turn = turn_of(self.record.state, self.turn)
        if self.shown < 0 or turn != self.turn or any([move.by != seat for move in moves[self.shown:]]):
            self._table(seat)
        self.shown, self.turn = len(moves), turn
        view = self.record.state.view(seat)
        choices = Choices(self.voice, view, legal)
        self.console.print(Text(self.voice.prompt(view, seat), style="bold"))
        self._list(choices)
        while True:
            typed = self._read("> ")
            word, _, rest = typed.partition(" ")
            command = self.commands.get(folded(word)) if word.isalpha() else None
            try:
                if not typed:
                    command = "table"
                if command == "choices":
                    self.console.print(choices.listed())
                    continue
                if command is not None:
                    if self._command(command, rest.strip(), seat):
                        return
                    continue
                several = choices.several(typed)
                if several:
                    self._move_on(several, choices, seat)
                    return
                found = choices.find(typed)
                if len(found) == 1:
                    self._move(found[0])
                    return
                if found:
                    self._say("ambiguous", text=typed)
                    self.console.print(choices.listed(found))
                else:
                    self._say_why(typed, view, seat)
            except ComptoirError as problem:
                self.console.print(Text(str(problem), style="red"))

    def _say_why(self, typed: str, view: State, seat: int) -> None:
        """An action that is not allowed: the rule that forbids it. Something else: what can be typed."""
        game = self.record.game
        reason = why_text(game, view, seat, typed) if typed in game.actions.texts else None
        if reason is None:
            self._say("not-understood", text=typed[:60])
            return
        number = f" ({reason.ruling})" if reason.ruling else ""
        self.console.print(Text(told(reason, self.voice.say, self.voice.locale, self.voice.names) + number,
                                style="italic"))

    def _move_on(self, actions: list[int], choices: Choices, seat: int) -> None:
        """Several answers at once: each must still be there, and mean what it meant when it was chosen."""
        for action in actions:
            state = self.record.state
            if (state.actor() != seat or action not in state.legal()
                    or self.voice.label(state.view(seat), action) != choices.labels[action]):
                self._print_news()
                self._say("stopped", label=choices.labels[action])
                return
            self._move(action)

    def _list(self, choices: Choices) -> None:
        """All choices, or on a small terminal as many as it shows beside the question."""
        room, shown = max(self.console.height - 4, 6), list(choices.by_number.values())
        while self.console.is_terminal and len(shown) > room:
            lines = len(self.console.render_lines(choices.listed(shown), pad=False))
            if lines <= room:
                break
            shown = shown[:min(len(shown) - 1, len(shown) * room // lines)]
        self.console.print(choices.listed(shown))
        if len(shown) < len(choices.by_number):
            self._say("more-choices", n=len(choices.by_number) - len(shown))

    def _read(self, prompt: str) -> str:
        typed = input(prompt).strip()
        if not sys.stdin.isatty():
            self.console.print(Text(typed))  # so that what is piped in reads like a game
        return typed

    # Commands: they return whether the question must be asked anew

    def _command(self, name: str, rest: str, seat: int) -> bool:
        if name == "quit":
            raise Leave
        if name == "table":
            self.shown = -1
            return True
        if name == "undo":
            return self._undo()
        if name == "fill":
            return self._fill(seat)
        if name == "save":
            self._save(rest)
        elif name == "help":
            self._help()
        elif name == "why":
            self._why(rest, seat)
        elif name == "board":
            self._board(rest, seat)
        elif name == "log":
            self._log(rest)
        else:
            view = self.record.state.view(seat)
            self.console.print(screens.page(self.voice, name, view, seat))
        return False

    def _undo(self) -> bool:
        """Back to the last real choice of a person; whoever sits at the keyboard speaks for all."""
        seats = range(len(self.record.names))
        kept = self.story.last_choice([seat for seat in seats if seat not in self.bots])
        if kept is None:
            self._say("nothing-to-undo")
            return False
        by, back = self.record.moves[kept].by, len(self.record.moves) - kept
        free = back == self.record.last_decision() and self.record.free_undo(by)
        self.record.undo(by, back, () if free else seats)
        self.story.catch_up()
        self.told, self.shown = len(self.record.moves), -1
        self._say("undone", n=back)
        return True

    def _fill(self, seat: int) -> bool:
        """Answer all questions of this kind as the bot of medium level would."""
        state = self.record.state
        if not self.voice.fill_step() or state.step() != self.voice.fill_step():
            self._say("nothing-to-fill")
            return False
        helper = make_bot("medium", self.record.game)
        while state.actor() == seat and state.step() == self.voice.fill_step():
            action, _ = decide(helper, state.view(seat), state.legal())
            self._move(action)
        return True

    def _save(self, name: str) -> None:
        slug = self.record.game.slug
        path = Path(name).expanduser() if name else self.file or unused(Path(f"{slug}-{self.record.opening[:8]}.jsonl"))
        if path != self.file and path.exists():
            self._say("file-exists", file=str(path))
            return
        write_whole(path, self.record.to_text())
        self.file, self.kept = path, len(self.record.entries)
        self._say("saved", file=str(path))
        if self.record.state.actor() != OVER:
            self._say("resume-with", command=f"comptoir play {slug} --resume {shlex.quote(str(path))}")

    def _board(self, name: str, seat: int) -> None:
        path = Path(name or "board.svg").expanduser()
        draw(path, self.record.game, self.record.state, seat=seat, names=self.voice.names,
             locale=self.voice.locale, open_points=self.open_points)
        self._say("board-written", file=str(path))

    def _why(self, asked: str, seat: int) -> None:
        view = self.record.state.view(seat)
        found = find_topics(self.voice, view, asked) if asked else []
        pages = [] if found else [name for name in screens.pages(self.record.game) if self._on_page(name, asked, seat)]
        for name in pages:
            self._say("why-page", text=asked[:60], page=self._text("command-" + name))
        if not found and not pages:
            known = ", ".join([self.voice.word(topic, topic) for topic in self.voice.topics(view)])
            every = self.texts("why-what", topics=known)
            self.console.print(self.texts("why-unknown", text=asked[:60], topics=every) if asked else every)
        for topic in found:
            self.console.print(Text.assemble((self.texts("topic", name=self.voice.word(topic, topic)), "bold"), " ",
                                             " ".join(self.voice.explain(view, seat, topic))))

    def _on_page(self, name: str, asked: str, seat: int) -> bool:
        """Whether a page of the title names what was asked."""
        paper = Console(width=500, color_system=None)
        with paper.capture() as written:
            paper.print(screens.page(self.voice, name, self.record.state.view(seat), seat))
        return bool(asked) and f" {folded(asked)} " in f" {folded(written.get())} "

    def _log(self, how_many: str) -> None:
        lines = self._lines()
        if not lines:
            self._say("no-log")
        for line in lines if how_many else lines[-RECENT:]:
            self._print_line(line)

    def _help(self) -> None:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold cyan", no_wrap=True)
        table.add_column()
        table.add_row("1, 2, …", self.texts("help-choose"))
        for name in self._names():
            table.add_row(self._text("command-" + name), self._text("help-" + name))
        self.console.print(table)

    # Showing

    def _say(self, key: str, **args: str | int) -> None:
        self.console.print(Text(self.texts(key, **args), style="italic"))

    def _print_news(self) -> None:
        for line in self._lines(self.told):
            self._print_line(line)
        self.told = len(self.record.moves)

    def _lines(self, since: int = 0) -> list[str]:
        """What the log says of the moves since then."""
        return [line["text"] for lines in self.story.lines(self.reader, self.voice)[since:] for line in lines]

    def _print_line(self, line: str) -> None:
        text = Text(line)
        text.highlight_regex(r"\d+", "bold")
        self.console.print(Padding(text, (0, 0, 0, 2)))

    def _table(self, seat: int) -> None:
        view = self.record.state.view(seat)
        self.console.print(screens.show(self.voice, view, seat, self.console.width, self.open_points))
        if not self.record.moves:
            self._say("hint")

    # The end

    def _finish(self) -> None:
        self._print_news()
        self._table(self.reader)
        self.console.print(self._result())
        while True:
            self._say("at-the-end")
            word, _, rest = self._read("> ").partition(" ")
            command = self.commands.get(folded(word))
            if command not in ("save", "board", "log"):
                return
            try:
                self._command(command, rest.strip(), self.reader)
            except ComptoirError as problem:
                self.console.print(Text(str(problem), style="red"))

    def _result(self) -> Group:
        """Why it ended and who has won; points by where they come from, a column for each seat."""
        outcome = self.record.state.outcome()
        assert outcome is not None
        winners = listed([self.voice.names[seat] for seat in outcome.winners], self.voice.locale)
        why = self.texts("over", why=self.voice.end(outcome.end))
        won = self.texts("winner", names=winners, n=len(outcome.winners))
        table = Table(header_style="bold")
        table.add_column("")
        for seat, name in enumerate(self.voice.names):
            table.add_column(("★ " if seat in outcome.winners else "") + name, justify="right")
        for part in dict.fromkeys([part for score in outcome.scores for part in score.parts]):
            if any([score.parts.get(part) for score in outcome.scores]):
                table.add_row(capital(self.voice.part(part)),
                              *[str(score.parts.get(part, "–")) for score in outcome.scores])
        table.add_section()
        table.add_row(self.texts("total"), *[str(score.points) for score in outcome.scores], style="bold")
        ties = len(outcome.scores[0].ties)
        written = self.voice.word("score-ties", self.texts("ties"))
        headings = written.split(", ") if written.count(", ") == ties - 1 else [written] * ties
        for n, heading in enumerate(headings):  # what is better when it is less counts below 0
            table.add_row(capital(heading), *[str(abs(score.ties[n])) for score in outcome.scores], style="dim")
        return Group(Text(f"{why} {won}", style="bold"), table)

    def _keep(self) -> None:
        """A game that somebody has played in is not thrown away, unless they say so."""
        unsaved = len(self.record.entries) > self.kept
        if unsaved and any([move.by not in self.bots for move in self.record.moves]) and self._wanted():
            self._save("")
        self._say("bye")

    def _wanted(self) -> bool:
        if not sys.stdin.isatty():
            return True
        try:
            return not self._read(self.texts("keep") + " ").lower().startswith("n")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return True
