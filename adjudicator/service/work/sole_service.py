"""One service at a time: of a configuration, and of a database that is a file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from adjudicator.service.settings.configuration import Settings
from adjudicator.service.settings.file_lock import locked
from adjudicator.store.database.copies import sqlite_file

LOCK_FILE: Final = "adjudicator.lock"


def locks(settings: Settings) -> tuple[Path, ...]:
    """The files that a service locks: of its configuration, and of its database if that is a file."""
    of_configuration = settings.folder / LOCK_FILE
    database = sqlite_file(settings.url)
    if database is None or not database.parent.is_dir():
        return (of_configuration,)
    return of_configuration, database.with_name(f"{database.name}.lock")


@contextmanager
def alone(settings: Settings) -> Iterator[bool]:
    """Hold the locks of a configuration and of its database file: two services at once would send letters twice.

    Yields whether their last holder ended without being stopped. Raises SettingsWrong.
    """
    of_configuration, *of_database = locks(settings)
    with locked(of_configuration, "this configuration") as died:
        if not of_database:
            yield died
            return
        with locked(of_database[0], f"the database {sqlite_file(settings.url)}") as there_too:
            yield died or there_too
