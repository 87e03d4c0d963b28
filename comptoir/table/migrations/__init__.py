"""Databases of old are brought up to date when they are opened: alembic's steps are in versions/, oldest first.

A new step: copy the last file, raise its number, write `upgrade`. There is no way back: a backup is."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect

from comptoir.kernel.errors import BadOption

FIRST = "1"  # how the tables were before versions were counted


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "comptoir.table:migrations")
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The version that this program writes."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def version_of(connection: Connection) -> str:
    """Which version this database has; "" when there are no tables in it."""
    known = inspect(connection).get_table_names()
    if "alembic_version" in known:
        return str(MigrationContext.configure(connection).get_current_revision() or "")
    return FIRST if "tables" in known else ""


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring this database to the newest version, or to an earlier one; BadOption when it is newer than this program."""
    config = _config(connection)
    known = inspect(connection).get_table_names()
    try:
        if "tables" in known and "alembic_version" not in known:
            command.stamp(config, FIRST)
        command.upgrade(config, to)
    except CommandError:
        raise BadOption("this database was written by a newer Comptoir (this one knows its versions up to "
                        f"{newest()}): update Comptoir, or name another one with --db") from None
