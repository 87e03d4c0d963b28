"""The action table of a title: id <-> text <-> the places a hand touches."""

from __future__ import annotations

from comptoir.kernel.errors import NotationError


class Actions:
    """One fixed table: the id is the index, the text needs no position to be read. A place is the name
    (`data-at`) of something on the board; an action's places are touched in that order."""

    def __init__(self) -> None:
        self.texts: list[str] = ["pass"]
        self._places: list[tuple[str, ...]] = [()]
        self._ids: dict[str, int] = {"pass": 0}

    def add(self, text: str, *places: str) -> int:
        """A further action; its id."""
        if text in self._ids:
            raise ValueError(f"two actions are called {text}")
        action = len(self.texts)
        self._ids[text] = action
        self.texts.append(text)
        self._places.append(places)
        return action

    def each(self, verb: str, names: list[str], at: str, *then: str) -> None:
        """An action for each of these names, the place of the same name touched first: sell:corn at goods:corn."""
        for name in names:
            self.add(f"{verb}:{name}", f"{at}:{name}", *then)

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        """`take:corn`"""
        return self.texts[action]

    def id(self, text: str) -> int:
        """The action of a text; NotationError when there is none."""
        action = self._ids.get(text.strip())
        if action is None:
            verb = text.strip().split(":")[0]
            alike = [known for known in self.texts if known.split(":")[0] == verb]
            verbs = sorted({known.split(":")[0] for known in self.texts})
            if alike:
                known = ", ".join(alike[:12]) + (", …" if len(alike) > 12 else "")
                raise NotationError(f"no action is called {shown(text)}; with {verb} there are: {known}")
            raise NotationError(f"no action is called {shown(text)}; actions begin with: {', '.join(verbs)}")
        return action

    def places(self, action: int) -> tuple[str, ...]:
        """The path a hand takes on the board; empty for what only a button does."""
        return self._places[action]

    def verb(self, action: int) -> str:
        """The first word of the text."""
        return self.texts[action].split(":")[0]

    def words(self, action: int) -> list[str]:
        """The words of the text after the verb."""
        return self.texts[action].split(":")[1:]


def shown(text: str) -> str:
    """A text from outside, made fit for one line of an error."""
    return repr(text if len(text) <= 60 else text[:57] + "…")
