"""What the program says of itself, and how soon."""

import subprocess
import sys

import pytest

from adjudicator import __version__
from adjudicator.cli.commands import COMMANDS as LISTED
from adjudicator.cli.commands import loaded
from tests.cli.conftest import Command

COMMANDS = "init serve game desk adjudicate notices check report verify simulate case demo".split()


def test_help_names_every_command(command: Command) -> None:
    said = command("--help")
    assert said.code == 0
    listed = {line.split()[0] for line in said.out.splitlines() if line.startswith("  ") and line.strip()}
    assert set(COMMANDS) <= listed


@pytest.mark.parametrize("words", [[name] for name in COMMANDS] + [["game", "new"], ["game", "show"]])
def test_every_command_explains_itself(command: Command, words: list[str]) -> None:
    said = command(*words, "--help")
    assert said.code == 0
    assert said.out.startswith("Usage: ")


@pytest.mark.parametrize("name", LISTED)
def test_the_list_says_of_a_command_what_it_says_itself(name: str) -> None:
    assert LISTED[name].says == loaded(name).get_short_help_str(limit=1000)


def test_version(command: Command) -> None:
    assert command("--version") == (0, f"adjudicator {__version__}\n", "")


def test_help_loads_nothing_heavy() -> None:
    heavy = "aiosmtplib alembic imapclient jinja2 lark msgspec pydantic pymap rich selectolax sqlalchemy".split()
    heavy += "starlette textual uvicorn zoneinfo".split()
    code = (
        "import sys; sys.argv = ['adjudicator', '--help']\n"
        "from adjudicator.cli.main import run\n"
        "try: run()\n"
        f"finally: print('LOADED', [name for name in {heavy} if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert said.stdout.splitlines()[-1] == "LOADED []"


def test_a_command_that_is_none_is_wrong_usage(command: Command) -> None:
    said = command("adjudicat")
    assert said.code == 2
    assert "No such command 'adjudicat'" in said.err


def test_a_pipe_that_closes_early_is_no_fault() -> None:
    said = subprocess.run(
        f"{sys.executable} -m adjudicator.cli simulate postal-cosmic --games 1 --json | true",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in said.stderr
