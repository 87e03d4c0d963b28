"""The networks that come with the package, one file a title, and how such a file is written, read and refused.

A file is a .npz: the weights as float16, and `about`, a text in JSON that says what they are for (title, version of the
rules and of the features, which of the features), how they were made and what they were measured to be worth."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game

FORMAT: Final = 1
MOST_BYTES: Final = 3_000_000  # of a file that comes with the package
FOLDER: Final = Path(__file__).parent

Arrays = dict[str, NDArray[Any]]


class BadNet(BadOption):
    """A file that holds no network that could play here."""


@dataclass(frozen=True)
class NetFile:
    """What a file holds. `columns` are the features that the network looks at."""

    about: dict[str, Any]
    weights: Arrays

    @property
    def columns(self) -> NDArray[np.int64]:
        return np.concatenate([np.arange(first, last) for first, last in self.about["columns"]])

    @property
    def name(self) -> str:
        """Of these weights: whoever adds to what is told about them changes nothing."""
        told = hashlib.sha256()
        for name in sorted(self.weights):
            told.update(name.encode() + self.weights[name].astype(np.float16).tobytes())
        return told.hexdigest()[:8]


def shipped(game: Game) -> Path:
    """Where the title's network lies, beside those of the package or in its own folder; it need not be there."""
    own = Path(str(import_module(game.package).__file__)).with_name("net.npz")
    return own if own.is_file() else FOLDER / f"{game.slug}.npz"


def encode_of(game: Game, version: Any = None) -> ModuleType:
    """How the title is written as numbers; or how it was in an older version (encode_1.py), where the title still has
    that for networks which were learned with it."""
    encode = import_module(game.package + ".encode")
    older = game.part(f"encode_{version}") if type(version) is int and version != encode.VERSION else None
    return encode if older is None else older


def versions(game: Game, features: Any = None) -> dict[str, Any]:
    """What a network must have been made for to play this title, with the features of now or of an older version."""
    encode = encode_of(game, features)
    return {"format": FORMAT, "title": game.slug, "rules": game.rules, "features": encode.VERSION,
            "inputs": len(encode.NAMES), "actions": len(game.actions)}


def columns_of(game: Game) -> list[list[int]]:
    """Which features a network of this title looks at, as [first, end) pairs: not those its encode.py leaves out."""
    encode = import_module(game.package + ".encode")
    names, left_out = encode.NAMES, getattr(encode, "left_out", None)
    found: list[list[int]] = []
    for i, name in enumerate(names):
        if left_out is not None and left_out(name):
            continue
        if found and found[-1][1] == i:
            found[-1][1] = i + 1
        else:
            found.append([i, i + 1])
    return found


def write_net(path: Path, game: Game, weights: Arrays, about: dict[str, Any]) -> None:
    """The whole file or none: a reader never meets half of one."""
    told = {**versions(game), "columns": columns_of(game), **about}
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        arrays: Any = {name: np.asarray(array, np.float16) for name, array in weights.items()}
        np.savez_compressed(file, about=np.array(json.dumps(told)), **arrays)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def read_net(path: Path, game: Game, older: bool = False) -> NetFile:
    """The network of a file, if it fits this title as it is now; BadNet says why it does not. To play with it, older
    features will do too."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        about = json.loads(str(arrays.pop("about")))
    except FileNotFoundError:
        raise BadNet(f"there is no network for {game.slug} at {path}; comptoir learn {game.slug} makes one") from None
    except (OSError, KeyError, ValueError, BadZipFile):
        raise BadNet(f"{path} is not a network: it cannot be read") from None
    if not isinstance(about, dict) or "columns" not in about:
        raise BadNet(f"{path} is not a network: it does not say what it is for")
    for name, wanted in versions(game, about.get("features") if older else None).items():
        if about.get(name) != wanted:
            raise BadNet(f"the network in {path} does not fit: it was made for {name} {about.get(name)}, and this is "
                         f"{name} {wanted}; comptoir learn {game.slug} makes one that does")
    for name, array in arrays.items():
        if not np.isfinite(array).all():
            raise BadNet(f"the network in {path} is broken: {name} holds something that is no number")
    return NetFile(about, {name: np.asarray(array, np.float32) for name, array in arrays.items()})
