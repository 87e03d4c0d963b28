"""Bots are chosen by level: those that sit at tables of old get the one they come nearest to."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"

LEVELS = {"random": "easy", "greedy": "medium", "sense": "medium"}


def upgrade() -> None:
    chairs = sa.table("chairs", sa.column("bot", sa.Text))
    for bot, level in LEVELS.items():
        op.execute(chairs.update().where(chairs.c.bot == bot).values(bot=level))
