"""Whatever a command lists or reports comes as JSON, too, where a script asks for it."""

import json
from pathlib import Path
from typing import Final

import pytest

from adjudicator.rehearsal.house import House
from tests.cli.conftest import Command
from tests.docs.commands import ends

ONLY_ACT: Final = {
    *("deliver", "serve", "work", "demo", "rehearse"),
    *("game new", "game start", "game pause", "game end", "game call-off", "game public", "game master"),
    *("game extend", "game timetable", "game note", "game seat", "game replace", "game address", "game rule"),
    *("game undo", "game redo", "game correct"),
}
"""They do something, and say in a sentence that it is done."""
JSON_ANYWAY: Final = {"game record"}

CASE: Final = Path(__file__).parents[1] / "cases" / "02-launch.md"


def test_every_command_that_lists_or_reports_has_it() -> None:
    without = {name for name, command in ends() if not any("--json" in param.opts for param in command.params)}
    assert without == ONLY_ACT | JSON_ANYWAY


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("report andromeda --seat Red", {"seat": "Red", "to": "ann@mail.test", "status": "new"}),
        ("report andromeda --seat Red --html", {"seat": "Red"}),
        ("orders enter andromeda Red letter", {"understood": True}),
        ("backup saved", {"file": "saved"}),
        ("game resume --restored", {"would_go_on": [], "left": []}),
        ("game resume --restored --yes", {"gone_on": [], "refused": [], "left": []}),
        ("desk --plain", {"notices": 0}),
        ("desk andromeda --plain", {}),
        ("init --check", {}),
    ],
)
def test_what_is_told(andromeda: House, command: Command, words: str, told: dict[str, object], tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("PASS\n", "utf-8")
    said = command(*words.split(), "--json")
    assert (said.code, said.err) == (0, "")
    read = json.loads(said.out)
    assert {name: read[name] for name in told} == told


def test_a_game_that_goes_on(andromeda: House, command: Command) -> None:
    command("game", "pause", "andromeda")
    assert json.loads(command("game", "resume", "andromeda", "--json").out)["status"] == "running"


def test_a_report_is_what_is_printed(andromeda: House, command: Command) -> None:
    words = ("report", "andromeda", "--seat", "Red")
    assert json.loads(command(*words, "--json").out)["letter"].splitlines() == command(*words).out.splitlines()


def test_files_that_were_printed(andromeda: House, command: Command, tmp_path: Path) -> None:
    said = command("print", "andromeda", "--seat", "Red", "-o", "red.pdf", "--json")
    assert json.loads(said.out) == [{"file": "red.pdf", "faults": []}]
    assert (tmp_path / "red.pdf").exists()


def test_results_of_cases(command: Command, tmp_path: Path) -> None:
    (tmp_path / "bad.md").write_text("# Nothing\n\n## 1. A case\n", "utf-8")
    found = json.loads(command("case", CASE, "--json").out)
    assert {one["verdict"] for one in found} == {"passed"}
    assert all(one["file"] == str(CASE) and one["line"] > 1 and one["case"] for one in found)
    said = command("case", tmp_path / "bad.md", "--json")
    assert (said.code, json.loads(said.out)[0]["verdict"]) == (1, "malformed")


def test_a_backup_that_was_put_back(andromeda: House, command: Command) -> None:
    command("backup", "saved")
    said = json.loads(command("restore", "saved", "--force", "--json").out)
    assert said["held"] == ["andromeda"]
    waits = json.loads(command("game", "resume", "--restored", "--json").out)["would_go_on"]
    assert [one["game"] for one in waits] == ["andromeda"]
    done = json.loads(command("game", "resume", "--restored", "--yes", "--json").out)
    assert ([one["game"] for one in done["gone_on"]], done["refused"]) == (["andromeda"], [])


def test_rows_that_were_moved(andromeda: House, command: Command) -> None:
    said = command("database", "copy", "--to", f"sqlite:///{andromeda.folder / 'moved.db'}", "--json")
    assert json.loads(said.out)["rows"]["game"] == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [("desk --json", "--json goes with --plain"), ("init --json", "--json goes with --check")],
)
def test_where_it_cannot_be(house: House, command: Command, words: str, sentence: str) -> None:
    said = command(*words.split())
    assert (said.code, said.out) == (1, "")
    assert sentence in said.err
