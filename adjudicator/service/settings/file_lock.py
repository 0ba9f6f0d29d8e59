"""A lock file for one process at a time; it also shows the next process how the last one ended."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Final

from adjudicator.service.settings.configuration import SettingsWrong

AT_WORK: Final = "at work:"
"""Its content while it is held, and after its holder was killed."""


@contextmanager
def locked(path: Path, what: str) -> Iterator[bool]:
    """Hold the lock; returns whether the last holder ended without being stopped. Raises SettingsWrong."""
    with opened(path) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SettingsWrong(f"another service is at work with {what} (it holds {path}): stop it first") from None
        file.seek(0)
        died = file.read(len(AT_WORK)) == AT_WORK.encode()
        file.truncate(0)
        try:
            file.write(f"{AT_WORK} {os.getpid()}\n".encode())
        except OSError as fault:
            raise SettingsWrong(f"{path} cannot be written ({fault.strerror}): make room on the disk") from fault
        try:
            yield died
        finally:
            # A process that is killed leaves it as it is.
            file.truncate(0)


def opened(path: Path) -> FileIO:
    """The file, without a buffer, which would be written again at the end on a full disk. Raises SettingsWrong."""
    try:
        return path.open("ab+", buffering=0)
    except IsADirectoryError:
        raise SettingsWrong(f"{path} is a folder, and must be a file or missing: move it away") from None
    except OSError as fault:
        raise SettingsWrong(
            f"{path} cannot be written ({fault.strerror}): whoever runs the service must be able to write to "
            f"{path.parent.absolute()}"
        ) from fault
