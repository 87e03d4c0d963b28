"""Entries without gaps, changes that are counted, questions and presence in the database.

Where an outage of old has left a gap, what lies behind it is moved to `strays`: the game is readable up to there."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"

LENT_BEFORE = 1 << 30  # a loan of which nobody knows when it began covers no move


def upgrade() -> None:
    op.add_column("tables", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("said", sa.Integer, nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("lent_from", sa.Integer, nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute(f"UPDATE chairs SET lent_from = {LENT_BEFORE} WHERE lent")
    strays()
    asks()
    op.create_table("processes", sa.Column("id", sa.Text, primary_key=True),
                    sa.Column("alive", sa.Float, nullable=False))
    op.create_table(
        "present",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("process", sa.Text, primary_key=True),
    )


def strays() -> None:
    op.create_table(
        "strays",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("entries", sa.Column("after", sa.Integer, nullable=True))
    behind = """(SELECT table_id, number FROM (
        SELECT table_id, number, ROW_NUMBER() OVER (PARTITION BY table_id ORDER BY number) - 1 AS place FROM entries
        ) AS counted WHERE place <> number)"""
    op.execute("INSERT INTO strays (table_id, number, line, at) SELECT table_id, number, line, at FROM entries "
               f"WHERE (table_id, number) IN {behind}")
    op.execute("DELETE FROM entries WHERE (table_id, number) IN (SELECT table_id, number FROM strays)")
    op.execute('UPDATE entries SET "after" = number - 1 WHERE number > 0')
    with op.batch_alter_table("entries") as entries:
        entries.create_check_constraint(
            "entries_in_order",
            '(number = 0 AND "after" IS NULL) OR (number > 0 AND "after" IS NOT NULL AND "after" = number - 1)')
        entries.create_foreign_key("entries_without_gaps", "entries", ["table_id", "after"], ["table_id", "number"])


def asks() -> None:
    op.create_table(
        "asks",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("needed", sa.JSON, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("asks_one_open", "asks", ["table_id"], unique=True, sqlite_where=sa.text("state = 'open'"),
                    postgresql_where=sa.text("state = 'open'"))
    op.create_table(
        "answers",
        sa.Column("ask_id", sa.Integer, sa.ForeignKey("asks.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("yes", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
