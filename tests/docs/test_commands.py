"""The commands on the pages are commands that there are, and those for game masters do what they should."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from adjudicator.cli.main import app
from adjudicator.service.settings.configuration import SECRET, example_text
from tests.docs import pages
from tests.docs.commands import PROGRAM, lines, shown, unknown

PAGE = pages.DOCS / "gm.md"
HELPING = pages.DOCS / "when-needed.md"
MAKING = pages.DOCS / "making-a-game.md"
LOOKING = pages.DOCS / "looking-ahead.md"
WORDS = pages.DOCS / "own-words.md"


@pytest.mark.parametrize("page", pages.pages(), ids=pages.name)
def test_commands_and_options_are_there(page: Path) -> None:
    assert [said for said in shown(page) if unknown(said)] == []


def test_an_unknown_command_is_found() -> None:
    assert "serve" in shown(PAGE)
    assert unknown("game new andromeda --players 3") == "--players"
    assert unknown("game stop andromeda") == "stop"
    assert unknown("serv") == "serv"
    assert unknown("game ...") == unknown("adjudicate andromeda --preview") == ""


def run(line: str) -> Result:
    """Run a line: the program, with what is piped into it."""
    piped, _, call = line.rpartition("| ")
    said = shlex.split(piped)[1:]
    arguments = shlex.split(call)
    assert arguments[0] == PROGRAM
    return CliRunner().invoke(app, arguments[1:], input=" ".join(said))


def test_the_commands_for_game_masters_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(SECRET, "a key for this page")
    (tmp_path / "adjudicator.toml").write_text(example_text(), encoding="utf-8")
    told = ""
    blocks = [block for page in (MAKING, PAGE, HELPING, LOOKING) for block in pages.blocks(page)]
    calls = [line for block in blocks if block.kind == "sh" for line in lines(block.text)]
    for line in calls:
        if " verify " in line:  # which needs a finished game
            continue
        result = run(line)
        assert result.exit_code == (1 if " check " in line else 0), f"{line}\n{result.output}{result.exception!r}"
        told += result.output
    for part in (
        "andromeda: 3 players are invited",
        "andromeda has begun: turn 1 phase 1",
        'did you mean "ATTACK planet 4 with 4 from home 1"?',
        "andromeda: turn 1 phase 2 is open",
        "You are Red. Turn 1 phase 1 is over",
    ):
        assert part in told


def test_the_page_tells_where_the_templates_are() -> None:
    (program,) = re.findall(r'python3 -c "([^"]+)"', WORDS.read_text(encoding="utf-8"))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert (Path(done.stdout.strip()) / "letters" / "report.txt.j2").is_file()
