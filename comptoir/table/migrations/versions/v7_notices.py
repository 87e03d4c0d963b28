"""Notices when it is somebody's turn: who wants them which way, and those that are to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("by_mail", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("accounts", sa.Column("webhook", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("given", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, sa.ForeignKey("accounts.player"), nullable=False, index=True),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("claimed", sa.Float, nullable=False, server_default="0"),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("done", sa.Text, nullable=False, server_default="", index=True),
    )
