"""Notices that are to be sent, in the store: one for each turn, player and way.

A process claims a notice, sends it and says so. If it dies in between, another one claims it when the claim has become
old. Whoever gets one twice because of that knows by its id that it is the same."""

from __future__ import annotations

import sqlalchemy as sa

from comptoir.table.change import Row
from comptoir.table.clocks import DAYS
from comptoir.table.schema import ACCOUNTS, CHAIRS, HOLDERS, NOTICES, PLAYING, PUSHES, TABLES
from comptoir.table.sessions import digest
from comptoir.table.store import Store
from comptoir.table.transactions import rows, shared_time

MAIL, WEBHOOK, PUSH = "mail", "webhook", "push:"  # and then which browser
SENT, OVERTAKEN, FAILED = "sent", "overtaken", "failed"  # what became of a notice
CLAIM = 60.0  # seconds after which somebody else tries, or the same one again
TRIES = 5
MOST = 100  # at a time

_TURN = (CHAIRS.c.table_id == TABLES.c.id) & (CHAIRS.c.seat == TABLES.c.turn)
_WAITS = (TABLES.c.status == PLAYING) & TABLES.c.clock.like(DAYS + ":%") & (CHAIRS.c.kind == "person") \
    & CHAIRS.c.lent.is_(False)


def add(db: sa.Connection, store: Store, wait: float) -> int:
    """Notices for turns that have waited long enough, of players who are not at the table; how many are new."""
    now, new = shared_time(db), 0
    known = sa.exists().where(NOTICES.c.table_id == TABLES.c.id, NOTICES.c.seat == TABLES.c.turn,
                              NOTICES.c.given == CHAIRS.c.given, NOTICES.c.player == ACCOUNTS.c.player)
    query = sa.select(TABLES.c.id, TABLES.c.turn, CHAIRS.c.given, ACCOUNTS.c.player, ACCOUNTS.c.by_mail,
                      ACCOUNTS.c.email, ACCOUNTS.c.webhook).join(CHAIRS, _TURN).join(
        HOLDERS, (HOLDERS.c.table_id == TABLES.c.id) & (HOLDERS.c.seat == TABLES.c.turn)).join(
        ACCOUNTS, ACCOUNTS.c.player == HOLDERS.c.player).where(
            _WAITS, TABLES.c.moved <= now - wait, ~known,
            ACCOUNTS.c.by_mail | (ACCOUNTS.c.webhook != "") | sa.exists().where(PUSHES.c.player == ACCOUNTS.c.player))
    for row in rows(db, query.order_by(TABLES.c.moved).limit(MOST)):
        if row["turn"] in store.present(db, row["id"]):
            continue
        ways = [MAIL] * bool(row["by_mail"] and row["email"]) + [WEBHOOK] * bool(row["webhook"])
        ways += [PUSH + found["id"] for found in rows(db, sa.select(PUSHES.c.id).where(
            PUSHES.c.player == row["player"]))]
        for way in ways:
            named = f"{row['id']} {row['turn']} {row['given']} {row['player']} {way}"
            db.execute(NOTICES.insert().values(id=digest(named)[:32], table_id=row["id"], seat=row["turn"],
                                               given=row["given"], player=row["player"], way=way, made=now))
            new += 1
    return new


def claim(db: sa.Connection) -> list[Row]:
    """Notices that nobody is sending, now ours; with whom they are for, and the table as it is. Those whose turn is
    over are not sent any more."""
    now = shared_time(db)
    free = (NOTICES.c.done == "") & (NOTICES.c.claimed < now - CLAIM)
    query = sa.select(NOTICES.c.id, NOTICES.c.way, NOTICES.c.tries, ACCOUNTS.c.name, ACCOUNTS.c.email,
                      ACCOUNTS.c.webhook, ACCOUNTS.c.locale, NOTICES.c.seat, TABLES.c.id.label("table"), TABLES.c.game,
                      TABLES.c.name.label("called"), TABLES.c.deadline, PUSHES.c.id.label("push"), PUSHES.c.endpoint,
                      PUSHES.c.key, PUSHES.c.auth,
                      (_WAITS & (TABLES.c.turn == NOTICES.c.seat) & (CHAIRS.c.given == NOTICES.c.given)).label("waits")
                      ).join(TABLES, TABLES.c.id == NOTICES.c.table_id).join(
        CHAIRS, (CHAIRS.c.table_id == NOTICES.c.table_id) & (CHAIRS.c.seat == NOTICES.c.seat)).join(
        ACCOUNTS, ACCOUNTS.c.player == NOTICES.c.player).join(
        PUSHES, sa.literal(PUSH) + PUSHES.c.id == NOTICES.c.way, isouter=True).where(free)
    mine = []
    for row in rows(db, query.order_by(NOTICES.c.made).limit(MOST)):
        row["waits"] = row["waits"] and (row["push"] or not row["way"].startswith(PUSH))  # that browser is signed out
        values: Row = {"claimed": now, "tries": row["tries"] + 1} if row["waits"] else {"done": OVERTAKEN}
        done = db.execute(NOTICES.update().where(NOTICES.c.id == row["id"], free).values(**values))
        if done.rowcount and row["waits"]:
            names = rows(db, sa.select(CHAIRS.c.seat, CHAIRS.c.name).where(CHAIRS.c.table_id == row["table"]).order_by(
                CHAIRS.c.seat))
            mine.append({**row, "tries": row["tries"] + 1, "names": [chair["name"] for chair in names],
                         "left": (row["deadline"] or now) - now})
    return mine


def sent(db: sa.Connection, notice: str) -> None:
    db.execute(NOTICES.update().where(NOTICES.c.id == notice).values(done=SENT))


def not_sent(db: sa.Connection, notice: str, tries: int) -> None:
    """Tried again when the claim has become old, but not for ever."""
    if tries >= TRIES:
        db.execute(NOTICES.update().where(NOTICES.c.id == notice).values(done=FAILED))
