"""The tables of the database. Whoever changes them adds a step to migrations/versions: stores of old must open."""

from __future__ import annotations

import sqlalchemy as sa

WAITING, PLAYING, OVER = "waiting", "playing", "over"  # the status of a table

META = sa.MetaData()

SETTINGS = sa.Table("settings", META, sa.Column("key", sa.Text, primary_key=True), sa.Column("value", sa.Text))

TABLES = sa.Table(
    "tables", META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),  # what people call it; may be empty
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("door", sa.Text, nullable=False),  # open: shown in the lobby; link: for those who know the address
    sa.Column("first", sa.Boolean, nullable=False),  # with advice for a first game
    sa.Column("status", sa.Text, nullable=False, index=True),
    sa.Column("owner", sa.Text, nullable=False),
    sa.Column("header", sa.Text, nullable=False, default=""),  # of the record; empty while chairs are open
    sa.Column("seed", sa.Text, nullable=False, default=""),  # secret until the end
    sa.Column("turn", sa.Integer, nullable=False, default=-1),  # who is to play, for the lobby
    sa.Column("rematch", sa.Text, nullable=True),  # the table that follows this one
    sa.Column("source", sa.Text, nullable=False, default=""),  # where a private table comes from
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("moved", sa.Float, nullable=False, index=True),
)

CHAIRS = sa.Table(
    "chairs", META,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # open, person, bot
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text, nullable=False, default=""),  # which bot sits here, or has the chair on loan
    sa.Column("lent", sa.Boolean, nullable=False, default=False),  # a person's chair on which a bot plays
    sa.Column("secret", sa.Text, nullable=False, unique=True),  # the seat's own link
)

HOLDERS = sa.Table(  # a seat belongs to a browser that sat down or that opened the seat's link
    "holders", META,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", sa.Text, primary_key=True, index=True),
)

ENTRIES = sa.Table(
    "entries", META,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

CHAT = sa.Table(
    "chat", META,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), index=True),
    sa.Column("seat", sa.Integer, nullable=False),  # -1: somebody who watches
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
