"""The rules, in the order of the rulebook: begin, phase, turn, estate. CB-n are the rulings of
docs/rules/burgundy.md."""

from comptoir.games.burgundy.rules.table import STEPS, start

__all__ = ["STEPS", "start"]
