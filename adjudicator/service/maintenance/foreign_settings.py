"""The settings in a stranger's backup: shown before they count, and restricted to one folder."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from adjudicator.given_files import Unreadable, inside, text
from adjudicator.service.maintenance import KeepingWrong
from adjudicator.service.maintenance.backup import Backup
from adjudicator.service.settings.configuration import FILE, KEY_FILE, Settings, SettingsWrong
from adjudicator.service.settings.toml_reader import read

_PLAIN: Final = re.compile(r"(?:[\w][\w .-]*/)*[\w][\w .-]*")
"""A path below a folder, with no part that is hidden or leads up."""
_LONGEST_PART: Final = 200
_LONGEST: Final = 500
"""How long a path and each of its parts may be, in bytes, with what is put behind it."""
_BESIDE: Final = ("-wal", "-shm", "-journal", ".lock", ".new")
"""The ends of files that are written beside others."""
_URL: Final = "sqlite:///"
_SHOWN_MOST: Final = 200
_COMMAND: Final = "token_command"
_SECRET: Final = ("url", _COMMAND)
"""Our own settings that may contain a secret."""


class Foreign(KeepingWrong):
    """Something in a backup would count here, and nobody has allowed that; `lines` show it."""

    def __init__(self, lines: tuple[str, ...], sentence: str) -> None:
        self.lines = lines
        super().__init__(sentence)


def settings_in(backup: Backup, config: Path) -> Settings:
    """The settings in a backup, as if their file were in place; raises KeepingWrong."""
    if FILE not in backup:
        raise KeepingWrong(f"{backup.file} holds no configuration: write one first (`adjudicator init`)")
    try:
        return read(text(backup.read(FILE)), config)
    except (Unreadable, SettingsWrong) as fault:
        raise KeepingWrong(f"the configuration in {backup.file} cannot be used: {fault}") from fault


def require_within(settings: Settings, backup: Backup) -> None:
    """Raise KeepingWrong if settings in a backup name a place to write that is not a new file in their folder."""
    url = settings.store.url
    named = [("store.url", url.removeprefix(_URL) if url.startswith(_URL) else "")]
    if settings.signing.selector:
        named.append(("signing.key_file", settings.signing.key_file))
    if settings.templates is not None:
        named.append(("service.templates", settings.service.templates))
    if settings.clock.file:
        named.append(("clock.file", settings.clock.file))
    taken = [FILE, KEY_FILE, backup.file.name]
    for setting, said in named:
        place = settings.folder / said
        good = _PLAIN.fullmatch(said) and _short_enough(said) and inside(place, settings.folder)
        if (
            not good
            or any(_meets(said, other) for other in taken)
            or (place == settings.templates and place.exists() and any(place.iterdir()))
        ):
            raise KeepingWrong(
                f"the configuration in {backup.file} has {setting} name a place that is not a new one within "
                f"{settings.folder.absolute()}: nothing is written there at its word. Write a configuration of your "
                f"own first (`adjudicator init`, or `unzip -p {backup.file} {FILE}`), and read it"
            )
        taken.append(said)


def _short_enough(path: str) -> bool:
    sizes = [len(part.encode()) for part in path.split("/")]
    return sum(sizes) <= _LONGEST and max(sizes) <= _LONGEST_PART


def _meets(path: str, other: str) -> bool:
    """Whether two paths are one, on any disk, or one lies in the other, or is a file beside it."""
    short, long = sorted((path.casefold(), other.casefold()), key=len)
    rest = long.removeprefix(short)
    return not rest or (rest != long and (rest.startswith("/") or rest in _BESIDE))


def differing(theirs: Settings, ours: Settings | None = None) -> Iterator[str]:
    """The backup's settings that differ from ours, or from the usual ones, one per line."""
    here = dict(_said(ours)) if ours is not None else {}
    there = dict(_said(theirs))
    for name, value in there.items():
        if ours is not None and here.get(name) == value:
            continue
        key = name.rpartition(".")[2]
        if key == _COMMAND and value:
            yield f"{name} runs a command: {_shown(value)}"
        elif ours is None:
            yield f"{name} = {_shown(value)}"
        else:
            yield f"{name} = {_shown(value)}" + (
                "" if key in _SECRET else f" (here: {_shown(here[name]) if name in here else 'as usual'})"
            )
    yield from (f"{name} is not set (here it is)" for name in here if name not in there)


def _said(settings: Settings) -> Iterator[tuple[str, Any]]:
    """The values that are not usual, by the names of the settings."""
    for section in fields(settings):
        value = getattr(settings, section.name)
        if isinstance(value, Struct):
            yield from _part(section.name, value)
        elif isinstance(value, tuple):
            for number, one in enumerate(value, start=2):
                yield from _part(f"{section.name} {number}", one)


def _part(section: str, part: Struct) -> Iterator[tuple[str, Any]]:
    for field in fields(part):
        value = getattr(part, field.name)
        if field.default is NODEFAULT or value != field.default:
            yield f"{section}.{field.name}", value


def _shown(value: object) -> str:
    said = f'"{value}"' if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else str(value)
    return said if len(said) <= _SHOWN_MOST else f"{said[:_SHOWN_MOST]}..."
