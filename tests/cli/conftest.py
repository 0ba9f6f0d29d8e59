"""The command line as a person has it: what was typed, what came out, and the exit code."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from adjudicator.cli.main import run
from adjudicator.mail.embedded import Embedded
from adjudicator.rehearsal.house import House, furnish
from adjudicator.rehearsal.people import users
from tests.store.empty import lay

DATABASE = "adjudicator.db"
"""The file that the configuration names."""


class Said(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Command:
    """`command("game", "list")` is what `adjudicator game list` is."""

    def typed(*words: object) -> Said:
        monkeypatch.setattr(sys, "argv", ["adjudicator", *map(str, words)])
        # Called as `python -m pytest`, the program would take that for its own name.
        monkeypatch.setattr(sys.modules["__main__"], "__package__", None, raising=False)
        capfd.readouterr()
        try:
            run()
            code = 0
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0
        sys.stdout.flush()
        out, err = capfd.readouterr()
        return Said(code, out, err)

    return typed


@pytest.fixture
def post() -> Iterator[Embedded]:
    with Embedded(users(3)) as embedded:
        yield embedded


@pytest.fixture
def house(tmp_path: Path, post: Embedded, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A configuration that works, in the current folder, with a clock that stands still and no service at work."""
    lay(tmp_path / DATABASE)
    furnished = furnish(tmp_path, post, 1)
    for name, value in furnished.environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)
    yield furnished
    furnished.office.store.close()


PLAYERS = ("--player", "Ann Lee <ann@mail.test>", "--player", "bob@mail.test", "--player", "Cy <cy@mail.test>")
COSMIC = ("--title", "postal-cosmic", *PLAYERS)
"""A game is made of a title, where there are several, and of players."""


@pytest.fixture
def andromeda(house: House, command: Command) -> House:
    """A house with a game that has begun."""
    assert command("game", "new", "andromeda", *COSMIC).code == 0
    assert command("game", "start", "andromeda").code == 0
    return house
