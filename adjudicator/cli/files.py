"""Files that commands are given: a path, or - for what is piped in."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from adjudicator.cli.faults import Wrong

if TYPE_CHECKING:
    from adjudicator.service.office import Office


def data(path: Path, what: str) -> bytes:
    """The bytes of a file, or of stdin; raises Wrong."""
    if str(path) == "-":
        return sys.stdin.buffer.read()
    try:
        return path.read_bytes()
    except OSError as fault:
        raise Wrong(
            f"{what} {path} cannot be read ({fault.strerror}); give a file, or - for what is piped in"
        ) from fault


def office(config: Path) -> "Office":
    """The office of a configuration, closed when the command ends; raises SettingsWrong and the store's errors."""
    from adjudicator.service.office import opened
    from adjudicator.service.toml import load

    found = opened(load(config))
    _offices.append(found)
    return found


_offices: "list[Office]" = []


def close() -> None:
    """Close every office that this command has opened."""
    while _offices:
        _offices.pop().store.close()
