"""Whole decisions of a seat: what it may choose, what would follow, and the small actions that carry it out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import chain, combinations, islice
from typing import Any

from comptoir.kernel.state import NOBODY, PASS, State
from comptoir.message import Message
from comptoir.stage.ahead import Told, differences, look_ahead
from comptoir.stage.forms import Choice, Form, Missing
from comptoir.stage.html import plain, rich
from comptoir.story import Story
from comptoir.table.pieces import Chairs
from comptoir.table.refusal import Refused
from comptoir.table.standing import draw, standing
from comptoir.table.words import page_words
from comptoir.voice import Voice

MOST_PARTS = 200  # numbers in a set that somebody sends
MOST_FILLINGS = 100  # ways to complete a set that are tried


class Deciding:
    """What a seat may decide at the last position of a story. Made from its view alone."""

    def __init__(self, story: Story, seat: int) -> None:
        self.story = story
        self.seat = seat
        self.game = story.record.game
        self.view: Any = story.record.state.view(seat)
        self._before = self._first_seen()
        module = self.game.part("forms")
        self._forms_module = module
        self.choices: list[Choice] = module.choices(self.view, seat) if module is not None else self._plain()
        self.forms: list[Form] = module.forms(self.view, seat, self._before) if module is not None else []
        self.obvious: int | None = module.obvious(self.view, seat) if module is not None else None

    def _first_seen(self) -> State:
        """The position before the step that is asked about began, as this seat saw it."""
        positions, n = self.story.positions, len(self.story.positions) - 1
        step = positions[n].step()
        while n > 0 and positions[n].step() == step and int(positions[n].actor()) == self.seat:
            n -= 1
        return positions[n].view(self.seat)

    def _plain(self) -> list[Choice]:
        actions = self.game.actions
        return [Choice(tuple(actions.places(action)), (action,), Message("")) for action in self.view.legal()]

    # For the page

    def told(self, say: Voice) -> dict[str, Any]:
        """The decision in the reader's language."""
        return {"choices": [self._choice(choice, say) for choice in self.choices],
                "forms": [self._form(form, say) for form in self.forms],
                "obvious": self.game.actions.text(self.obvious) if self.obvious is not None else None}

    def _choice(self, choice: Choice, say: Voice) -> dict[str, Any]:
        label = say.label(self.view, choice.actions[0]) if not choice.label.key else say.message(choice.label)
        return {"key": self.key(choice), "at": list(choice.places), "first": list(choice.first), "label": plain(label),
                "crumbs": [rich(say.message(crumb)) for crumb in choice.crumbs],
                "pass": choice.actions[0] == PASS, "plain": choice.plain}

    def _form(self, form: Form, say: Voice) -> dict[str, Any]:
        def text(message: Message | None) -> str:
            return "" if message is None else say.message(message)

        return {"key": form_key(form), "opens": list(form.opens), "least": form.least, "most": form.most,
                "parts": [{"at": part.place, "most": part.most, "least": part.least, "now": part.now,
                           "start": part.now if part.start is None else part.start} for part in form.parts],
                "label": plain(text(form.label)), "prompt": text(form.prompt), "hint": rich(text(form.hint)),
                "verb": text(form.verb), "otherwise": text(form.otherwise), "pool": form.pool, "onto": form.onto,
                "counts": self._counts(form, say),
                "presets": [{"label": text(preset.label), "chosen": dict(preset.chosen)} for preset in form.presets]}

    def _counts(self, form: Form, say: Voice) -> list[str]:
        """"2 of 4 cards", for every number that can be chosen."""
        numbers = range(sum(part.most for part in form.parts) + 1)
        if form.count:
            return [rich(say.message(Message(form.count, {"n": n, "most": form.most, "least": form.least})))
                    for n in numbers]
        words = page_words(say.locale)
        return [rich(words("form-count", n=n, most=form.most)) for n in numbers]

    def key(self, choice: Choice) -> str:
        """The texts of its actions: what is stored when it is played."""
        return " ".join(self.game.actions.text(action) for action in choice.actions)

    # What is sent back

    def texts(self, message: Mapping[str, Any], say: Voice) -> list[str]:
        """The small actions of what somebody chose: {"choice": key}, or {"form": key, "chosen": {place: number}}.
        Refused, with a sentence, when it is no decision of this position."""
        return [self.game.actions.text(action) for action in self.actions(message, say)]

    def actions(self, message: Mapping[str, Any], say: Voice) -> list[int]:
        if isinstance(message.get("form"), str):
            return self._formed(str(message["form"]), message.get("chosen"), say)
        wanted = message.get("choice")
        for choice in self.choices:
            if self.key(choice) == wanted:
                return list(choice.actions)
        raise Refused("no-choice")

    def _formed(self, key: str, chosen: Any, say: Voice) -> list[int]:
        form = next((form for form in self.forms if form_key(form) == key), None)
        if form is None or not isinstance(chosen, dict) or len(chosen) > MOST_PARTS:
            raise Refused("no-choice")
        numbers = {part.place: 0 for part in form.parts}
        for place, number in chosen.items():
            if place not in numbers or type(number) is not int or not 0 <= number < 1000:
                raise Refused("no-choice")
            numbers[place] = number
        for part in form.parts:
            if not part.least <= numbers[part.place] <= part.most:
                raise Refused("no-choice")
        assert self._forms_module is not None
        try:
            found: list[int] = list(self._forms_module.actions(self.view, form, numbers, self._before))
        except Missing as missing:
            raise Refused("missing", what=plain(say.message(missing.message))) from None
        return found

    def set_of(self, actions: list[int]) -> tuple[str, dict[str, int]] | None:
        """The form that is open at once, filled so that it is carried out by how these actions begin: a bot answers the
        engine's small questions, people see one set. What the engine asks nobody about fills the rest."""
        form = next((form for form in self.forms if not form.opens), None)
        if form is None or self._forms_module is None:
            return None
        for n in range(1, len(actions) + 1):
            for numbers in fillings(form, self._counted(form, actions[:n])):
                with suppress(Missing):
                    if list(self._forms_module.actions(self.view, form, numbers, self._before)) == actions[:n]:
                        return form_key(form), numbers
        return None

    def _counted(self, form: Form, actions: list[int]) -> dict[str, int]:
        """How often actions name parts of a form: "discard:forest" and "pay:forest+forest" the part "hand:forest",
        "place:corn:0" the part "island:corn", of which it says that nothing goes there; or they mean its place."""
        parts, numbers = {part.place.rpartition(":")[2]: part.place for part in form.parts[::-1]}, dict[str, int]()
        for action in actions:
            _verb, what, times = (*self.game.actions.text(action).split(":"), "", "")[:3]
            named = [parts[name] for name in what.split("+") if name in parts]
            for place in named or {*self.game.actions.places(action)} & {*parts.values()}:
                numbers[place] = numbers.get(place, 0) + (int(times) if times.isdigit() else 1)
        return numbers

    # What would follow

    def preview(self, actions: list[int], say: Voice, chairs: Chairs) -> dict[str, Any]:
        """What a decision would bring, in words, in numbers, and on the stage."""
        after, luck = look_ahead(self.view, self.seat, actions)
        told = self._told(actions, after, luck)
        changes = self._changes(after, told)
        now = standing(self.story, len(self.story.record.moves), self.seat, say, chairs)
        said = self.story.said(len(self.story.record.moves), self.seat, say)
        then = draw(self.game, after, self.seat, say, replace(chairs, said=said))
        words = page_words(say.locale)
        lines = [rich(say.message(line)) for line in told.lines]
        if luck and not told.lines:
            lines.append(rich(words("then-luck")))
        return {"lines": lines, "luck": luck, "at": told.at,
                "pills": {seat: rich(say.message(pill)) for seat, pill in told.pills.items()},
                "card": [[rich(say.message(what)), rich(much)] for what, much in told.card],
                "facts": {seat: {name: list(pair) for name, pair in changed.items() if isinstance(pair[0], int)}
                          for seat, changed in changes.items()},
                "symbols": {name: text for name, text in then.symbols.items() if name not in now.symbols},
                "pieces": {name: text for name, text in then.pieces.items()
                           if name.startswith("slot:") and now.pieces.get(name) != text}}

    def _told(self, actions: list[int], after: State, luck: bool) -> Told:
        module = self.game.part("ahead")
        if module is None:
            return Told()
        told: Told = module.told(self.view, self.seat, actions, after, luck)
        return told

    def _changes(self, after: State, told: Told) -> dict[int, dict[str, tuple[Any, Any]]]:
        module = self.game.part("facts")
        if module is None or self.seat == NOBODY:
            return {}
        found = differences(module.facts, self.view, after, int(self.view.seats))
        for name, n in told.comes.items():
            found.setdefault(self.seat, {})[name] = (module.facts(self.view, self.seat)[name],
                                                     module.facts(after, self.seat)[name] + n)
        return found


def fillings(form: Form, told: dict[str, int]) -> Iterator[dict[str, int]]:
    """What is told of a form's parts, and the rest in every way there is; so many as can be looked at quickly. The rest
    mostly is on the parts of which nothing is told."""
    parts = sorted(form.parts, key=lambda part: part.place in told)
    room = [part.place for part in parts for _ in range(part.most - told.get(part.place, 0))]
    least, most = (max(0, number - sum(told.values())) for number in (form.least, form.most))
    ways = chain.from_iterable(combinations(room, n) for n in range(least, most + 1))
    for more in dict.fromkeys(islice(ways, MOST_FILLINGS)):
        yield {part.place: told.get(part.place, 0) + more.count(part.place) for part in parts}


def form_key(form: Form) -> str:
    return "@".join([form.name, *form.opens])

