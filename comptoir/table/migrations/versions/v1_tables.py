"""The tables as they were first."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table("settings", sa.Column("key", sa.Text, primary_key=True), sa.Column("value", sa.Text))
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("door", sa.Text, nullable=False),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("rematch", sa.Text, nullable=True),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("moved", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("lent", sa.Boolean, nullable=False),
        sa.Column("secret", sa.Text, nullable=False, unique=True),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True, index=True),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
