"""Clocks: the rule of a table, when the clock that runs is at zero, and what every chair has left; vacations."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("zero", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("deadline", sa.Float, nullable=True))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("chairs", sa.Column("clock", sa.Float, nullable=True))
    op.add_column("chairs", sa.Column("given", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("chairs", sa.Column("out", sa.Text, nullable=False, server_default=""))
    op.add_column("accounts", sa.Column("away_until", sa.Float, nullable=False, server_default="0"))
    op.add_column("accounts", sa.Column("away_days", sa.Integer, nullable=False, server_default="0"))
    op.add_column("accounts", sa.Column("away_year", sa.Integer, nullable=False, server_default="0"))
