"""Puerto Rico, in the order of the rulebook: the round, then the roles. PR-n are the rulings of
docs/rules/puerto-rico.md. What a player may decline is a step with `may`, or one that offers PASS;
what is not worth asking has no choices (PR-18)."""

from comptoir.games.puerto_rico.rules.table import STEPS, start

__all__ = ["STEPS", "start"]
