"""What the program says of itself, and how soon."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator import __version__
from adjudicator.cli.tools.command_list import COMMANDS as LISTED
from adjudicator.cli.tools.command_list import loaded
from adjudicator.rehearsal.house import House
from adjudicator.service.games import summaries
from tests.cli.conftest import Command
from tests.cli.loaded import HERE, loaded_by

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


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("adjudicator adj", ["adjudicate"]),
        ("adjudicator game ext", ["extend"]),
        ("adjudicator adjudicate --br", ["--branches"]),
        ("adjudicator game new lyra --show-ready ", ["nobody", "count", "names"]),
    ],
)
def test_the_shell_completes_what_is_typed(
    command: Command, monkeypatch: pytest.MonkeyPatch, typed: str, found: list[str]
) -> None:
    monkeypatch.setenv("_ADJUDICATOR_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(typed.count(" ")))
    assert command().out.split() == found


EXITS = {
    0: ("--version",),
    1: ("game", "list"),
    2: ("game", "list", "--nothing"),
    65: ("deliver",),
    75: ("deliver",),
    130: ("game", "list"),
}


def test_exit_codes_are_those_of_the_table(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    codes = re.findall(r"^\| (\d+) \|", (HERE / "docs" / "commands.md").read_text("utf-8"), re.M)
    assert [int(code) for code in codes] == [*EXITS]
    assert [command(*EXITS[code]).code for code in (0, 1, 2)] == [0, 1, 2]
    for code, letter in ((65, b""), (75, b"From: ann@mail.test\n\nPASS\n")):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(letter)))
        assert command(*EXITS[code]).code == code

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("adjudicator.service.settings.toml_reader.load", interrupted)
    assert command(*EXITS[130]).code == 130


def test_help_loads_nothing_heavy() -> None:
    heavy = "aiosmtplib alembic imapclient jinja2 lark msgspec pydantic pymap rich selectolax sqlalchemy".split()
    heavy += "starlette textual uvicorn zoneinfo".split()
    assert loaded_by(["--help"], heavy) == []


def test_adjudicating_loads_only_what_it_needs(andromeda: House) -> None:
    """Nothing that receives or sends letters, reads signatures or orders there are none of, or plays other games.

    Nor what Typer checks values with, which are what they should be here, and what libraries load for others.
    """
    heavy = "asyncio.events importlib.metadata._adapters email.policy ssl"
    heavy += " adjudicator.orders.letter.letter_reader adjudicator.service.timetable.reading"
    heavy += " adjudicator.store.records.forgetting.erasing adjudicator.service.games.summaries"
    heavy += " adjudicator.games.cosmic.positions"
    heavy += " aiosmtplib alembic authres dkim dns imapclient lark psycopg pydantic pymap rapidfuzz rich"
    heavy += " adjudicator.games.blutooth.title adjudicator.games.cosmoclasm.title adjudicator.games.cosmoforce.title"
    heavy += " sqlmodel textual typst uvicorn"
    # The first command of all makes what is kept for the others.
    loaded_by(["game", "show", "andromeda"], [])
    # Nothing is written there.
    assert loaded_by(["game", "show", "andromeda"], ["PIL.Image", "css_inline", "jinja2"]) == []
    assert loaded_by(["adjudicate", "andromeda"], heavy.split()) == []
    assert summaries.show(andromeda.office, "andromeda").heading == "turn 1 phase 2"


def test_adjudicating_ends_before_the_collector_has_looked_at_anything(andromeda: House) -> None:
    code = (
        f"import gc, sys; sys.path.insert(0, {str(HERE)!r}); sys.argv = ['adjudicator', 'adjudicate', 'andromeda']\n"
        "import adjudicator.cli; before = gc.get_stats()\n"
        "from adjudicator.cli.main import run\n"
        "try: run()\n"
        "finally: print(gc.get_stats() == before)"
    )
    # The first command of all makes what is kept for the others.
    loaded_by(["game", "show", "andromeda"], [])
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines()[-1] == "True"
    assert summaries.show(andromeda.office, "andromeda").heading == "turn 1 phase 2"


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


@pytest.mark.parametrize("words", [("game", "list"), ("health",)])
def test_the_configuration_is_named_behind_the_command_before_it_or_by_the_environment(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    """What stands nearest to the command counts."""
    monkeypatch.chdir(tmp_path)
    assert command(*words).err.startswith("adjudicator: adjudicator.toml cannot be read")
    monkeypatch.setenv("ADJUDICATOR_CONFIG", "environment.toml")
    assert command(*words).err.startswith("adjudicator: environment.toml cannot be read")
    assert command("--config", "before.toml", *words).err.startswith("adjudicator: before.toml cannot be read")
    said = command("-c", "before.toml", *words, "--config", "behind.toml")
    assert (said.code, said.err.split()[1]) == (1, "behind.toml")
