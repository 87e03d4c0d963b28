"""Somebody plays as a bot would, by whole decisions at the page; and how many clicks the same game took before."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from comptoir import Record
from comptoir.bots import make_bot
from comptoir.kernel.chance import Chance
from comptoir.stage.forms import Missing
from comptoir.story import Story
from comptoir.table.deciding import Deciding, form_key

from .driving import Person


def clicks_before(record: Record, seat: int, finger: bool) -> int:
    """What the seat's moves took when every small action was touched place by place: as many places as it needs
    until one action is left, or its button; by finger, and then the button that plays it. What was forced took
    nothing."""
    count = 0
    for n, move in enumerate(record.moves):
        if move.by != seat:
            continue
        state = record.replay(n)
        legal = state.legal()
        if len(legal) == 1:
            continue
        paths = [record.game.actions.places(action) for action in legal]
        path = record.game.actions.places(record.game.actions.id(move.do))
        touched = 0
        while touched < len(path):
            touched += 1
            if sum(other[:touched] == path[:touched] for other in paths) == 1:
                break
        count += max(1, touched) + finger
    return count


class Follower:
    """Decides at a page what a bot would decide."""

    def __init__(self, person: Person, record: Record, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.game = record.game
        self.bot = make_bot("sense", record.game, seed=1)

    def decide(self, record: Record) -> None:
        """One whole decision: the largest the page offers that begins as the bot begins."""
        wanted = self._wanted(record)
        deciding = Deciding(Story(record), self.seat)
        for length in range(len(wanted), 0, -1):
            for choice in deciding.choices:
                if list(choice.actions) == wanted[:length]:
                    self.person.choose(self._told("choices", deciding.key(choice)))
                    return
            for form in deciding.forms:
                chosen = self._chosen(deciding, form, wanted[:length])
                if chosen is not None:
                    self.person.fill(self._told("forms", form_key(form)), chosen)
                    return
        self.person.decide(random.Random(len(record.moves)))  # it cannot be said in one go: anything

    def _wanted(self, record: Record) -> list[int]:
        """The bot's small actions until another seat acts or luck comes."""
        state: Any = record.state.view(self.seat).determinize(Chance(1))
        state.chance = record.state.view(self.seat).chance
        done: list[int] = []
        while int(state.actor()) == self.seat and len(done) < 40:
            action = self.bot.choose(state.view(self.seat), state.legal())
            done.append(action)
            state.apply(action)
        return done

    def _chosen(self, deciding: Deciding, form: Any, wanted: list[int]) -> dict[str, int] | None:
        """The numbers that mean these actions, if the form can say them."""
        parts, numbers = {part.place for part in form.parts}, Counter[str]()
        for action in wanted:
            for place in self.game.actions.places(action):
                stem, _, tail = place.rpartition(":")
                if place in parts:
                    numbers[place] += 1
                elif stem in parts and tail.isdecimal():
                    numbers[stem] = int(tail)
        chosen = {part.place: min(numbers[part.place], part.most) for part in form.parts}
        try:
            done = deciding._forms_module.actions(deciding.view, form, chosen, deciding._before)  # type: ignore[union-attr]
        except Missing:
            return None
        return chosen if done == wanted else None

    def _told(self, kind: str, key: str) -> dict[str, Any]:
        found: dict[str, Any] = next(one for one in self.person.desk()[kind] if one["key"] == key)
        return found
