"""Somebody plays as a bot would, by whole decisions at the page; and how many clicks the same game took before."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

from comptoir import Record
from comptoir.bots import make_bot
from comptoir.bots.base import values_of
from comptoir.games.puerto_rico.data import PLACE_NAMES
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import State
from comptoir.stage.forms import Choice, Form, Missing
from comptoir.story import Story
from comptoir.table.deciding import Deciding, form_key

from .driving import Person

Numbers = dict[str, int]


def clicks_before(record: Record, seat: int, finger: bool) -> int:
    """What the seat's moves took when every small action was touched place by place: as many places as it needs until
    one action is left, or its button. What was forced took nothing. By finger: the panels stood one behind the other,
    the one with the first lit place before; so the tabs of the others, too, the list that was opened for what stands on
    no place, and then the button that plays it."""
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
        count += max(1, touched)
        if finger:
            first = next((other[0] for other in paths if other), "")
            count += 1 + (tabs(record, state, seat, [first, *path[:touched]]) if path else 1)
    return count


def tabs(record: Record, state: State, seat: int, places: list[str]) -> int:
    """How often another panel is opened on the way from place to place."""
    panels = record.game.panels(state.view(seat), seat=seat, legal=state.legal(), narrow=True)
    on = [next((panel.name for panel in panels if f'data-at="{place}"' in str(panel.svg)), "") for place in places]
    return sum(one != other for one, other in pairwise(on))


class Follower:
    """Decides at a page what a bot would decide."""

    def __init__(self, person: Person | None, record: Record, seat: int, spec: str = "sense") -> None:
        self.person = person
        self.seat = seat
        self.game = record.game
        self.bot = make_bot(spec, record.game, seed=1)
        self.values, _ = values_of(record.game)

    def decide(self, record: Record) -> None:
        """One whole decision, by pointing."""
        assert self.person is not None
        deciding = Deciding(Story(record), self.seat)
        meant = self.meant(record, deciding)
        if isinstance(meant, Choice):
            self.person.choose(self._told("choices", deciding.key(meant)))
        else:
            form, chosen = meant
            self.person.fill(self._told("forms", form_key(form)), chosen)

    def meant(self, record: Record, deciding: Deciding) -> Choice | tuple[Form, Numbers]:
        """The largest decision the page offers that begins as the bot begins. What the page proposes will do where the
        bot thinks it worth as much as its own."""
        wanted = self._wanted(record)
        for length in range(len(wanted), 0, -1):
            for choice in deciding.choices:
                if list(choice.actions) == wanted[:length]:
                    return choice
            for form in deciding.forms:
                if (chosen := self._chosen(deciding, form, wanted[:length])) is not None:
                    return form, self._proposed(deciding, form, wanted[:length]) or chosen
        texts = [self.game.actions.text(action) for action in wanted]
        raise AssertionError(f"it cannot be said in one go: {texts}")

    def _wanted(self, record: Record) -> list[int]:
        """The bot's small actions until another seat acts or luck comes; nobody looks at the cards that become goods in
        San Juan, so their luck does not count."""
        view: Any = record.state.view(self.seat)
        state: Any = view.determinize(Chance(1))
        making = view.step() == "make_goods"
        if not making:
            state.chance = view.chance
        done: list[int] = []
        while int(state.actor()) == self.seat and len(done) < 40 and (not making or state.step() == "make_goods"):
            action = self.bot.choose(state.view(self.seat), state.legal())
            done.append(action)
            state.apply(action)
        return done

    def _after(self, deciding: Deciding, actions: list[int]) -> Any:
        state = deciding.view.determinize(Chance(1))
        if deciding.view.step() != "make_goods":
            state.chance = deciding.view.chance
        for action in actions:
            state.apply(action)
        return state

    def _chosen(self, deciding: Deciding, form: Form, wanted: list[int]) -> Numbers | None:
        """The numbers that mean these actions, if the form can say them."""
        return next((chosen for chosen in self._sets(deciding, form, wanted)
                     if self.means(deciding, form, chosen) == wanted), None)

    def _proposed(self, deciding: Deciding, form: Form, wanted: list[int]) -> Numbers | None:
        """What the page proposes, if the bot thinks it worth as much as this."""
        start = {part.place: part.now if part.start is None else part.start for part in form.parts}
        meant = self.means(deciding, form, start)
        if meant is None:
            return None
        worths = [self.values(self._after(deciding, actions))[self.seat] for actions in (meant, wanted)]
        return start if worths[0] >= worths[1] else None

    def means(self, deciding: Deciding, form: Form, chosen: Numbers) -> list[int] | None:
        assert deciding._forms_module is not None
        try:
            return list(deciding._forms_module.actions(deciding.view, form, chosen, deciding._before))
        except Missing:
            return None

    def _sets(self, deciding: Deciding, form: Form, wanted: list[int]) -> Iterator[Numbers]:
        """Every set that could be meant; where colonists stand in the end says which, for there are too many."""
        if form.name == "colonists":
            workers = self._after(deciding, wanted).players[self.seat].workers
            yield {part.place: int(workers[PLACE_NAMES.index(part.place.partition(":")[2])]) for part in form.parts}
            return
        for numbers in product(*[range(part.least, part.most + 1) for part in form.parts]):
            if form.least <= sum(numbers) <= form.most:
                yield {part.place: n for part, n in zip(form.parts, numbers, strict=True)}

    def _told(self, kind: str, key: str) -> dict[str, Any]:
        assert self.person is not None
        found: dict[str, Any] = next(one for one in self.person.desk()[kind] if one["key"] == key)
        return found
