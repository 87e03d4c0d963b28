"""What the rulebook tests of all titles share: a table with named people, played in the text notation."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.kernel.chance import Script
from comptoir.kernel.errors import IllegalAction
from comptoir.kernel.game import Game
from comptoir.kernel.record import Record

PEOPLE = ["Anne", "Bernie", "Christine", "David", "Emma"]


class Table:
    """A game from a position written by hand. `luck` tells what is drawn, in order; without it any luck will do."""

    def __init__(self, game: Game, position: dict[str, Any], luck: list[str] | None = None) -> None:
        self.game = game
        self.record = Record(game, PEOPLE[:game.checked_seats(position.get("seats"))], seed=1, position=position)
        if luck is not None:
            self.record.state.chance = Script([game.read_draw(word) for word in luck])

    def play(self, *lines: str) -> None:
        """ "Anne sell:corn": the person and the action, one a line. The person must be the one who is asked."""
        for line in "\n".join(lines).split("\n"):
            if line.strip():
                name, text = line.split()
                self.record.play(text, PEOPLE.index(name))

    def refuses(self, *lines: str) -> None:
        """None of these is allowed now, and the refusal changes nothing."""
        before = self.record.state.key()
        for line in lines:
            name, text = line.split()
            with pytest.raises(IllegalAction, match=r"not allowed here"):
                self.record.play(text, PEOPLE.index(name))
        assert self.record.state.key() == before

    @property
    def asked(self) -> str:
        """Who is asked about what: "Anne choose_role"; "over" at the end."""
        state = self.record.state
        return "over" if state.outcome() is not None else f"{PEOPLE[state.actor()]} {self.game.decision(state)}"

    @property
    def choices(self) -> list[str]:
        """The texts of what may be done now."""
        return [self.game.actions.text(action) for action in self.record.state.legal()]

    def __getitem__(self, key: str) -> Any:
        """What the written position says: of a person ("Anne"), or under this key ("ships")."""
        position = self.record.state.to_json()
        return position["players"][PEOPLE.index(key)] if key in PEOPLE else position[key]

    @property
    def drawn(self) -> list[str]:
        """What the last move drew."""
        return self.record.moves[-1].drawn

    @property
    def outcome(self) -> Any:
        return self.record.state.outcome()

    @property
    def winners(self) -> list[str]:
        return [PEOPLE[seat] for seat in self.outcome.winners]

    def score(self, name: str) -> dict[str, int]:
        """Where the points of a person come from at the end, without the zeros."""
        return {part: n for part, n in self.outcome.scores[PEOPLE.index(name)].parts.items() if n}


@pytest.fixture(scope="session")
def at_table() -> type[Table]:
    """For the `lay` fixture of each title."""
    return Table
