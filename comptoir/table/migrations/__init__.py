"""Databases of old are brought up to date when they are opened: alembic's steps are in versions/, oldest first.

A new step: copy the last file, raise its number, write `upgrade`. There is no way back: a backup is."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect

from comptoir.kernel.errors import BadOption

FIRST = "1"  # how the tables were before versions were counted


def migrate(connection: Connection) -> None:
    """Bring this database to the newest version; BadOption when it is newer than this program."""
    config = Config()
    config.set_main_option("script_location", "comptoir.table:migrations")
    config.attributes["connection"] = connection
    known = inspect(connection).get_table_names()
    try:
        if "tables" in known and "alembic_version" not in known:
            command.stamp(config, FIRST)
        command.upgrade(config, "head")
    except CommandError:
        newest = ScriptDirectory.from_config(config).get_current_head()
        raise BadOption("this database was written by a newer Comptoir (this one knows its versions up to "
                        f"{newest}): update Comptoir, or name another one with --db") from None
