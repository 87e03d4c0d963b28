"""Reading untrusted JSON: values are taken out of it, and all that is wrong with them is collected."""

from __future__ import annotations

from typing import Any

from comptoir.kernel.errors import BadPosition


class Reader:
    """Takes values out of untrusted JSON, and collects what is wrong with them."""

    def __init__(self) -> None:
        self.reasons: list[str] = []

    def fault(self, reason: str) -> None:
        self.reasons.append(reason)

    def known(self, d: dict[str, Any], keys: list[str], where: str) -> None:
        for key in d:
            if key not in keys:
                self.fault(f"{where}{str(key)[:40]!r} is not known; known are {', '.join(keys)}")

    def number(self, value: Any, where: str, low: int = 0, high: int = 999) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.fault(f"{where} must be a whole number from {low} to {high}, not {repr(value)[:40]}")
            return max(0, low)
        return value

    def part(self, value: Any, keys: list[str], where: str) -> dict[str, Any]:
        """An object with these keys and no others."""
        if not isinstance(value, dict):
            self.fault(f"{where} must be an object with {', '.join(keys)}")
            return {}
        self.known(value, keys, f"{where}: ")
        return value

    def table(self, value: Any, names: list[str], where: str) -> dict[str, int]:
        """Counts by name."""
        if not isinstance(value, dict):
            self.fault(f"{where} must be an object of counts")
            return {}
        self.known(value, names, f"{where}: ")
        return {name: self.number(n, f"{where}: {name}") for name, n in value.items() if name in names}

    def counts(self, value: Any, names: list[str], where: str) -> list[int]:
        named_counts = self.table(value, names, where)
        return [named_counts.get(name, 0) for name in names]

    def one_of(self, value: Any, names: list[str], where: str) -> int:
        if value not in names:
            self.fault(f"{where} must be one of {', '.join([name or 'nothing' for name in names])}, "
                       f"not {str(value)[:40]!r}")
            return 0
        return names.index(value)

    def subset(self, value: Any, names: list[str], where: str) -> list[int]:
        if not isinstance(value, list):
            self.fault(f"{where} must be a list")
            return []
        found: list[int] = []
        for name in value:
            if name not in names:
                self.fault(f"{where}: {str(name)[:40]!r} is not one of {', '.join(names)}")
            elif names.index(name) in found:
                self.fault(f"{where}: {name} is there twice")
            else:
                found.append(names.index(name))
        return found

    def players(self, d: dict[str, Any], seats: int) -> list[Any]:
        """One for each seat; without them nothing else can be read."""
        players = d.get("players")
        if not isinstance(players, list) or len(players) != seats:
            self.fault(f"players must be a list of {seats}, one for each seat")
            raise BadPosition(self.reasons)
        return players

    def flag(self, value: Any, where: str) -> bool:
        if not isinstance(value, bool):
            self.fault(f"{where} must be true or false")
            return False
        return value
