"""Comptoir: eurogames by the book."""

from __future__ import annotations

from importlib import import_module

from comptoir import engine

engine.use()  # before anything is imported that is compiled

from comptoir.catalogue import load, titles
from comptoir.kernel.record import ENGINE, Record

__version__ = ENGINE
__all__ = ["Record", "__version__", "compiled", "load", "read_record", "titles"]


def compiled() -> bool:
    """Whether kernel and rules run compiled."""
    return not str(import_module("comptoir.kernel.state").__file__).endswith(".py")


def read_record(path: str) -> Record:
    """A record from a file, checked against the rules."""
    return Record.read(path, load)
