"""San Juan, in the order of the rulebook: the round, then the roles. SJ-n are the rulings of docs/rules/san-juan.md."""

from comptoir.games.san_juan.rules.table import STEPS, start

__all__ = ["STEPS", "start"]
