"""Moves an installation to another database: a copy while no service runs; the old database stays unchanged."""

from collections.abc import Mapping
from pathlib import Path

from adjudicator.service.settings.configuration import Settings, SettingsWrong
from adjudicator.service.work.sole_service import alone
from adjudicator.store.database.copies import sqlite_file
from adjudicator.store.database.database import Store


def copy(settings: Settings, to: str) -> Mapping[str, int]:
    """Copy all games into an empty database; the number of rows by table. Raises SettingsWrong and store errors."""
    source, target = Store(settings.url), Store(to)
    try:
        if _file(settings.url) == _file(to):
            raise SettingsWrong(f"{target.place} is where the games are already")
        if not source.exists():
            raise SettingsWrong(f"there are no games at {source.place}")
        with alone(settings):
            return source.copy_to(target)
    finally:
        source.close()
        target.close()


def _file(url: str) -> Path | str:
    """What identifies a database, however its address is written."""
    found = sqlite_file(url)
    return url if found is None else found.resolve()
