"""A club keeps order and has friends: what owners and the operator may do, friends and blocks, notices by browsers."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    op.add_column("tables", sa.Column("barred", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("gate", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("closed", sa.Text, nullable=False, server_default=""))
    op.add_column("holders", sa.Column("by_link", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("player", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "friends",
        sa.Column("player", sa.Text, sa.ForeignKey("accounts.player"), primary_key=True),
        sa.Column("friend", sa.Text, sa.ForeignKey("accounts.player"), primary_key=True, index=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("player", sa.Text, sa.ForeignKey("accounts.player"), primary_key=True),
        sa.Column("other", sa.Text, primary_key=True, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("accounts.player"), nullable=False, index=True),
        sa.Column("session", sa.Text, sa.ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("whom", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
    )
