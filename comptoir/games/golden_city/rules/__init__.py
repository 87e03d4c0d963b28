"""The Golden City, in the order of the rulebook: the round, auction, building, rewards, scoring. GC-n are the rulings
of docs/rules/golden-city.md."""

from comptoir.games.golden_city.rules.table import STEPS, box, start

__all__ = ["STEPS", "box", "start"]
