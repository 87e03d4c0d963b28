"""San Juan, in the order of the rulebook: the round, then the roles. SJ-n are the rulings of docs/rules/san-juan.md.

SJ-20: a step that asks is one that may be declined; powers that are always welcome act without a question."""

from comptoir.games.san_juan.rules.table import STEPS, start

__all__ = ["STEPS", "start"]
