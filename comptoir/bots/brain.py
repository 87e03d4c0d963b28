"""A network that plays, with numpy alone: from positions to how good each action looks and what each seat may hope for.

The same on every machine: weights and what flows between the layers are rounded to a grid on which float32 adds
without error, in whatever order a library adds; and the few functions that libraries compute differently (exp, tanh)
are made of steps that all of them compute alike."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from comptoir.features.sheet import Features, Pad
from comptoir.kernel.game import Game
from comptoir.kernel.state import State
from comptoir.nets import encode_of, read_net, shipped
from comptoir.nets.worth import worth_of

Floats = NDArray[np.float32]

INPUT: Final = np.float32(128)  # steps of the grid between 0 and 1: for features,
FIRST: Final = np.float32(2048)  # for the weights they are multiplied with,
FLOW: Final = np.float32(32)  # for what flows from layer to layer,
WEIGHT: Final = np.float32(1024)  # and for the weights between layers
SQUARINGS: Final = 12  # exp(x) is (1 + x / 2**12) ** (2**12)
LEAST: Final = -30.0  # below it, exp is nothing
NARROW: Final = 1024  # inputs: so few are multiplied whole, for picking out those that are not zero takes longer


def rounded(array: Any, grid: np.float32) -> Floats:
    """To the nearest step of a grid. Grids are powers of two, so that their inverse has no error."""
    found: Floats = np.multiply(array, grid, dtype=np.float32)
    np.rint(found, out=found)
    np.multiply(found, np.float32(1) / grid, out=found)
    return found


def exp(x: NDArray[np.float64]) -> NDArray[np.float64]:
    """Of numbers that are not above 0."""
    y = 1.0 + np.maximum(x, LEAST) / (1 << SQUARINGS)
    for _ in range(SQUARINGS):
        y = y * y
    return y


def tanh(x: NDArray[np.float64]) -> NDArray[np.float64]:
    small: NDArray[np.float64] = exp(-2.0 * np.abs(x))
    found: NDArray[np.float64] = np.sign(x) * (1.0 - small) / (1.0 + small)
    return found


def likely(scores: Floats, warmth: float = 1.0) -> NDArray[np.float64]:
    """How likely each of some actions is to be played, by how good they look."""
    good = scores.astype(np.float64)
    chances = exp((good - good.max()) / warmth)
    chances /= chances.sum()
    return chances


class Brain:
    """A network of one title. It never changes, so that all bots of a process can share it."""

    def __init__(self, game: Game, path: Path) -> None:
        file = read_net(path, game, older=True)
        self.about = file.about
        self.name = file.name
        self.worth = worth_of(file.about.get("made", {}).get("plan", {}))
        self.game = game
        weights = file.weights
        self.length = int(file.about["inputs"])
        self.columns = file.columns
        first = np.zeros((self.length, len(weights["first.bias"])), np.float32)
        first[self.columns] = rounded(weights["first.weight"].T, FIRST)
        self.first = first  # a row for each feature: few of them are not zero at a time
        self.first_bias = rounded(weights["first.bias"], FIRST)
        self.layers: list[tuple[Floats, Floats]] = []
        while f"layers.{len(self.layers)}.weight" in weights:
            name = f"layers.{len(self.layers)}"
            self.layers.append((np.ascontiguousarray(rounded(weights[name + ".weight"].T, WEIGHT)),
                                rounded(weights[name + ".bias"], WEIGHT)))
        self.policy = rounded(weights["policy.weight"], WEIGHT)
        self.policy_bias = rounded(weights["policy.bias"], WEIGHT)
        self.value = rounded(weights["value.weight"], WEIGHT)
        self.value_bias = rounded(weights["value.bias"], WEIGHT)
        self._policies = np.ascontiguousarray(self.policy.T)
        self._values = np.ascontiguousarray(self.value.T)
        encode = encode_of(game, file.about["features"])
        self._features: Features = encode.FEATURES
        self._pad = Pad(self.length)
        self._units = (1 / np.array(encode.MOST)).astype(np.float32)

    def see(self, position: State, seat: int) -> Floats:
        """What the seat may know of the position, as numbers."""
        found = np.empty(self.length, np.float32)
        self._write(position, seat, found)
        return found

    def _write(self, position: State, seat: int, row: Floats) -> None:
        sheet = self._pad.sheet()
        self._features.write(position, seat, sheet)
        np.multiply(np.frombuffer(memoryview(sheet.cells), np.int16), self._units, out=row)

    def think(self, position: State) -> Floats:
        """What the actor makes of a position: the last layer before anything is said about it."""
        seen = self.see(position, int(position.actor()))
        there = np.flatnonzero(seen)
        h = rounded(seen[there], INPUT) @ self.first.take(there, axis=0) + self.first_bias
        h = rounded(np.maximum(h, 0), FLOW)
        for weight, bias in self.layers:
            h = h + rounded(np.maximum(h @ weight + bias, 0), FLOW)
        return h

    def think_all(self, positions: list[State], seat: int | None = None) -> Floats:
        """The same for several positions, a row for each; or what this seat makes of them, whoever is to choose."""
        seen = np.empty((len(positions), self.length), np.float32)
        for row, position in zip(seen, positions, strict=True):
            self._write(position, int(position.actor()) if seat is None else seat, row)
        h = rounded(np.maximum(self._summed(seen) + self.first_bias, 0), FLOW)
        for weight, bias in self.layers:
            h = h + rounded(np.maximum(h @ weight + bias, 0), FLOW)
        return h

    def _summed(self, seen: Floats) -> Floats:
        """What the first layer adds up of several rows of features."""
        if self.length <= NARROW:
            whole: Floats = rounded(seen, INPUT) @ self.first
            return whole
        rows = np.empty((len(seen), self.first.shape[1]), np.float32)
        for n, row in enumerate(seen):
            there = np.flatnonzero(row)
            rows[n] = rounded(row[there], INPUT) @ self.first.take(there, axis=0)
        return rows

    def scores(self, thought: Floats, actions: Any) -> Floats:
        """How good some actions look."""
        found: Floats = self.policy[actions] @ thought + self.policy_bias[actions]
        return found

    def judge(self, positions: list[State], seats: int) -> tuple[list[list[float]], list[list[float]]]:
        """Of each position how likely each legal action is to be played, and what each seat may hope for."""
        thoughts = self.think_all(positions)
        legal = [position.legal() for position in positions]
        counts = [len(offers) for offers in legal]
        rows = np.repeat(np.arange(len(positions)), counts)
        places = np.concatenate([np.arange(count) for count in counts])
        actions = np.concatenate([np.asarray(offers) for offers in legal])
        scores = thoughts @ self._policies + self.policy_bias
        table = np.full((len(positions), max(counts)), -np.inf)
        table[rows, places] = scores[rows, actions]
        chances = exp(table - table.max(axis=1, keepdims=True))
        chances[table == -np.inf] = 0.0
        chances /= chances.sum(axis=1, keepdims=True)
        hopes = tanh((thoughts @ self._values[:, :seats] + self.value_bias[:seats]).astype(np.float64))
        actors = np.array([int(position.actor()) for position in positions])
        hopes = hopes[np.arange(len(positions))[:, None], (np.arange(seats) - actors[:, None]) % seats]
        return [row[:count] for row, count in zip(chances.tolist(), counts, strict=True)], hopes.tolist()

    def favourite(self, view: State, legal: Any) -> int:
        """The place of the action that looks best; ties go to the lowest id."""
        return int(np.argmax(self.scores(self.think(view), legal)))

    def hopes(self, thought: Floats, actor: int, seats: int) -> NDArray[np.float64]:
        """What each seat may hope for, from -1 to 1."""
        chairs = tanh((self.value[:seats] @ thought + self.value_bias[:seats]).astype(np.float64))
        return np.roll(chairs, actor)  # the actor's chair comes first


READ: dict[tuple[str, Path], tuple[int, Brain]] = {}  # by title and file: when it was written, and what it holds


def brain_of(game: Game, path: Path | None = None) -> Brain:
    """The network of a title: the one that comes with the package, or that of a file. It is read once, and again when
    the file has changed."""
    path = shipped(game) if path is None else path
    written = path.stat().st_mtime_ns if path.exists() else 0
    kept = READ.get((game.slug, path))
    if kept is None or kept[0] != written:
        kept = READ[game.slug, path] = written, Brain(game, path)
    return kept[1]
