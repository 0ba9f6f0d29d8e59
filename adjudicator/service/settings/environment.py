"""What the program is given when it starts: environment variables, and systemd credentials."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

CREDENTIALS: Final = "CREDENTIALS_DIRECTORY"
"""The folder where systemd puts a file for each credential that a unit names (`LoadCredential`)."""


class Environment(Mapping[str, str]):
    """Variables by name. One that is not set may be a credential of the same name, hidden from other processes."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._environment = environment

    def __getitem__(self, name: str) -> str:
        if name in self._environment:
            return self._environment[name]
        folder = self._environment.get(CREDENTIALS)
        if folder:
            try:
                return (Path(folder) / name).read_text(encoding="utf-8").rstrip("\r\n")
            except (OSError, UnicodeDecodeError) as fault:
                raise KeyError(name) from fault
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._environment)

    def __len__(self) -> int:
        return len(self._environment)


HERE: Final = Environment(os.environ)
"""What was given to this process."""
