"""The tables of the database. Whoever changes them adds a step to migrations/versions: stores of old must open."""

from __future__ import annotations

import sqlalchemy as sa

WAITING, PLAYING, OVER = "waiting", "playing", "over"  # the status of a table
CLOSED = "closed"  # of one that its people or the operator have closed; and of one that cannot be read to its end

NO_REASON = "–"  # why the operator has closed it, when nothing was said
SIT, SPEAK = "sit", "speak"  # what somebody is barred from at a table
LATE, CONCEDED = "late", "conceded"  # a chair whose time was up, or whose player has given up

META = sa.MetaData()

SETTINGS = sa.Table("settings", META, sa.Column("key", sa.Text, primary_key=True), sa.Column("value", sa.Text))

TABLES = sa.Table(
    "tables", META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),  # what people call it; may be empty
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("door", sa.Text, nullable=False),  # open: shown in the lobby; friends: to them; link: to nobody
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
    # Counts every change of the table but chat. Whoever changes it says which count they saw: so nothing is decided
    # on what is not so any more, in however many processes.
    sa.Column("changes", sa.Integer, nullable=False, server_default="0"),
    sa.Column("said", sa.Integer, nullable=False, server_default="0"),  # counts what was said at it
    sa.Column("clock", sa.Text, nullable=False, server_default=""),  # how long people may think: see clocks.py
    sa.Column("zero", sa.Text, nullable=False, server_default=""),  # what happens then: bot, concede, show
    sa.Column("deadline", sa.Float, nullable=True, index=True),  # when the clock that runs is at zero
    # Whom its owner does not want: {"sit": players who were sent away, "speak": players who may not chat}. It stands
    # here, so that no move has to ask for it.
    sa.Column("barred", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("gate", sa.Text, nullable=False, server_default=""),  # what strangers must know; empty: nothing
    sa.Column("closed", sa.Text, nullable=False, server_default=""),  # why the operator has closed it
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
    sa.Column("lent_from", sa.Integer, nullable=False, server_default="0"),  # moves there were when it was lent
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),  # when its player was last at the table
    sa.Column("clock", sa.Float, nullable=True),  # seconds left when its clock stood still; none: it never ran
    sa.Column("given", sa.Integer, nullable=False, server_default="-1"),  # moves there were when it last got time
    sa.Column("out", sa.Text, nullable=False, server_default=""),  # why a bot has it: LATE, CONCEDED; else it is lent
)

HOLDERS = sa.Table(  # a seat belongs to a browser that sat down or that opened the seat's link
    "holders", META,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", sa.Text, primary_key=True, index=True),
    sa.Column("by_link", sa.Boolean, nullable=False, server_default=sa.false()),  # came by the link: goes with it
)

ENTRIES = sa.Table(  # what happened, for ever: each entry needs the one before it, so there are no gaps
    "entries", META,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("after", sa.Integer, nullable=True),  # the number before this one; none: it is the first
    sa.CheckConstraint('(number = 0 AND "after" IS NULL) OR (number > 0 AND "after" IS NOT NULL '
                       'AND "after" = number - 1)', name="entries_in_order"),
    sa.ForeignKeyConstraint(["table_id", "after"], ["entries.table_id", "entries.number"], name="entries_without_gaps"),
)

STRAYS = sa.Table(  # entries of old that had lost the one before them: kept, in case somebody can tell what happened
    "strays", META,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

OPEN, GRANTED, REFUSED, WITHDRAWN, OVERTAKEN = "open", "granted", "refused", "withdrawn", "overtaken"  # a question

ASKS = sa.Table(  # questions to the players, and what became of them: kept for ever
    "asks", META,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),  # undo, lend, close
    sa.Column("by", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),  # undo: how many
    sa.Column("move", sa.Integer, nullable=False),  # undo: the first of them
    sa.Column("seat", sa.Integer, nullable=False),  # lend: whose chair
    sa.Column("bot", sa.Text, nullable=False),  # lend: to whom
    sa.Column("needed", sa.JSON, nullable=False),  # the seats that are asked
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
sa.Index("asks_one_open", ASKS.c.table_id, unique=True, sqlite_where=ASKS.c.state == OPEN,
         postgresql_where=ASKS.c.state == OPEN)

ANSWERS = sa.Table(  # who said yes or no for a seat: nobody's consent is ever inferred
    "answers", META,
    sa.Column("ask_id", sa.Integer, sa.ForeignKey("asks.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", sa.Text, nullable=False),
    sa.Column("yes", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

PROCESSES = sa.Table(  # that serve this database; with SQLite there is but one, which is not written down
    "processes", META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("alive", sa.Float, nullable=False),  # when it last said so
)

PRESENT = sa.Table(  # whose player looks at the table, through which process
    "present", META,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("process", sa.Text, primary_key=True),
)

CHAT = sa.Table(
    "chat", META,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), index=True),
    sa.Column("seat", sa.Integer, nullable=False),  # -1: somebody who watches
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("player", sa.Text, nullable=False, server_default=""),  # who said it; of old: nobody knows
)

REVIEWS = sa.Table(  # what the analyst found out about a game that is over, as far as it got
    "reviews", META,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("review", sa.Text, nullable=False),  # JSON
    sa.Column("at", sa.Float, nullable=False),
)

ACCOUNTS = sa.Table(  # for those who want one: who they are is the same as before, a player who holds seats
    "accounts", META,
    sa.Column("player", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("key", sa.Text, nullable=False, unique=True),  # the name as it is compared: nobody is called alike
    sa.Column("email", sa.Text, nullable=True, unique=True),
    sa.Column("password", sa.Text, nullable=False),  # its hash
    sa.Column("locale", sa.Text, nullable=False),  # in which we write to them
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("away_until", sa.Float, nullable=False, server_default="0"),  # on vacation: their days do not count
    sa.Column("away_days", sa.Integer, nullable=False, server_default="0"),  # of vacation, in that year
    sa.Column("away_year", sa.Integer, nullable=False, server_default="0"),
    sa.Column("by_mail", sa.Boolean, nullable=False, server_default=sa.false()),  # tells them that it is their turn
    sa.Column("webhook", sa.Text, nullable=False, server_default=""),  # so does this address, where they have one
)

NOTICES = sa.Table(  # that it is somebody's turn: one for each turn, player and way, kept so that there is no second
    "notices", META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("given", sa.Integer, nullable=False),  # of the chair: names the turn
    sa.Column("player", sa.Text, sa.ForeignKey("accounts.player"), nullable=False, index=True),
    sa.Column("way", sa.Text, nullable=False),  # mail, webhook, push:BROWSER
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("claimed", sa.Float, nullable=False, server_default="0"),  # when a process began to send it
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Column("done", sa.Text, nullable=False, server_default="", index=True),  # sent, overtaken, failed
)

SESSIONS = sa.Table(  # the browsers in which somebody is signed in
    "sessions", META,
    sa.Column("id", sa.Text, primary_key=True),  # the hash of what the cookie holds
    sa.Column("player", sa.Text, sa.ForeignKey("accounts.player"), nullable=False, index=True),
    sa.Column("browser", sa.Text, nullable=False),  # what it says it is
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)

TICKETS = sa.Table(  # links that were sent by e-mail, each good for signing in once
    "tickets", META,
    sa.Column("id", sa.Text, primary_key=True),  # the hash of what the link holds
    sa.Column("player", sa.Text, sa.ForeignKey("accounts.player"), nullable=False, index=True),
    sa.Column("until", sa.Float, nullable=False),
)

FRIENDS = sa.Table(  # who wants to be whose friend; they are friends when both do
    "friends", META,
    sa.Column("player", sa.Text, sa.ForeignKey("accounts.player"), primary_key=True),
    sa.Column("friend", sa.Text, sa.ForeignKey("accounts.player"), primary_key=True, index=True),
    sa.Column("at", sa.Float, nullable=False),
)

BLOCKS = sa.Table(  # whom somebody wants to have nothing to do with: an account or a guest
    "blocks", META,
    sa.Column("player", sa.Text, sa.ForeignKey("accounts.player"), primary_key=True),
    sa.Column("other", sa.Text, primary_key=True, index=True),
    sa.Column("name", sa.Text, nullable=False),  # what they were called then
    sa.Column("at", sa.Float, nullable=False),
)

PUSHES = sa.Table(  # browsers that are told, through their makers, that it is somebody's turn: as long as signed in
    "pushes", META,
    sa.Column("id", sa.Text, primary_key=True),  # of the endpoint
    sa.Column("player", sa.Text, sa.ForeignKey("accounts.player"), nullable=False, index=True),
    sa.Column("session", sa.Text, sa.ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("key", sa.Text, nullable=False),  # the browser's public key
    sa.Column("auth", sa.Text, nullable=False),  # and a secret that only it and we know
    sa.Column("made", sa.Float, nullable=False),
)

BANS = sa.Table(  # who may not come in
    "bans", META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # browser, account, address
    sa.Column("what", sa.Text, nullable=False),  # a player, or a network
    sa.Column("name", sa.Text, nullable=False),  # for people to read
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=True),  # none: for good
)

DEEDS = sa.Table(  # what the operator has done on the admin page
    "deeds", META,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("what", sa.Text, nullable=False),  # ban, lift, close, delete, limit
    sa.Column("whom", sa.Text, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("address", sa.Text, nullable=False),  # from where
)
