"""The open phase from the command line: looked at, tried with other letters, and ended."""

import io
import json
import sys
from pathlib import Path

import pytest

from adjudicator.rehearsal.house import House
from tests.cli.conftest import Command


def test_a_preview_writes_nothing(andromeda: House, command: Command) -> None:
    before = command("game", "show", "andromeda", "--json").out
    said = command("adjudicate", "andromeda", "--preview")
    assert said.code == 0
    assert "No letter with orders came from Red, Blue and Green (NMR)." in said.out
    told = json.loads(command("adjudicate", "andromeda", "--preview", "--json").out)
    assert told["phase"] == "turn 1 phase 1"
    assert told["silent"] == ["Red", "Blue", "Green"]
    assert all(f"  {sentence}" in said.out.splitlines() for sentence in told["events"])
    assert command("game", "show", "andromeda", "--json").out == before


def test_a_phase_is_adjudicated(andromeda: House, command: Command) -> None:
    preview = json.loads(command("adjudicate", "andromeda", "--preview", "--json").out)["events"]
    assert "andromeda: turn 1 phase 2 is open" in command("adjudicate", "andromeda").out
    report = " ".join(command("report", "andromeda", "--seat", "Red").out.split())
    launched = [sentence for sentence in preview if "attacked" in sentence]
    assert len(launched) == 3
    assert "Turn 1 phase 1 is over; turn 1 phase 2 is open." in report
    assert json.loads(command("adjudicate", "andromeda", "--json").out)["heading"] == "turn 1 phase 3"


def test_a_preview_shows_the_reports_too(andromeda: House, command: Command) -> None:
    plain = command("adjudicate", "andromeda", "--preview").out
    said = command("adjudicate", "andromeda", "--preview", "--reports").out
    assert said.startswith(plain)
    assert [line for line in said.splitlines() if line.startswith("To ")] == ["To Red", "To Blue", "To Green"]
    told = json.loads(command("adjudicate", "andromeda", "--preview", "--json").out)
    assert told["following"] == "turn 1 phase 2"
    assert list(told["reports"]) == ["Red", "Blue", "Green"]
    assert all(f"{section['heading']}\n---" in said for section in told["reports"]["Red"])
    refused = command("adjudicate", "andromeda", "--reports")
    assert (refused.code, refused.err.split(";")[0]) == (1, "adjudicator: --reports goes with --preview")


def test_other_letters_are_tried_out(andromeda: House, command: Command, tmp_path: Path) -> None:
    before = command("game", "show", "andromeda", "--json").out
    form = command("report", "andromeda", "--seat", "Red").out
    attack = next(line for line in form.splitlines() if line.startswith("# ATTACK")).removeprefix("# ")
    # The system that destiny has drawn.
    meant = " ".join(attack.split()[:2]) + " 1"
    (tmp_path / "red.txt").write_text(f"{attack}\n\natack planet 1\n", encoding="utf-8")
    said = command("adjudicate", "andromeda", "--what-if", "Red=red.txt").out
    assert (
        f'In the letter for Red, line 3: "atack planet 1": no order begins like this; did you mean "{meant}"?' in said
    )
    assert "  - No letter with orders came from Red, Blue and Green (NMR)." in said
    assert "  + No letter with orders came from Blue and Green (NMR)." in said
    told = json.loads(command("adjudicate", "andromeda", "--what-if", "Red=red.txt", "--json").out)
    assert told["what_if"]["silent"] == ["Blue", "Green"]
    assert told["as_it_stands"]["silent"] == ["Red", "Blue", "Green"]
    assert {"sign": "+", "sentence": "No letter with orders came from Blue and Green (NMR)."} in told["differences"]
    assert [one["suggestion"] for one in told["misread"]["Red"]] == [meant]
    assert command("game", "show", "andromeda", "--json").out == before


def test_no_letter_at_all_changes_nothing(andromeda: House, command: Command, tmp_path: Path) -> None:
    (tmp_path / "empty.txt").write_text("", encoding="utf-8")
    said = command("adjudicate", "andromeda", "--what-if", "Red: empty.txt", "--what-if", "Blue=empty.txt").out
    assert said.endswith("What is different from what happens as it stands:\n  nothing at all\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("Red",), "'Red' is no seat with a letter; write SEAT=FILE, for example Red=letter.txt"),
        (("Red=clock", "--what-if", "red=clock"), "there are two letters for red; put all its lines into one file"),
        (("Red=nowhere.txt",), "the letter nowhere.txt cannot be read (No such file or directory)"),
        (("Pink=clock",), "there is no seat 'Pink' in andromeda; there are: Red, Blue, Green"),
    ],
)
def test_what_cannot_be_tried_out(andromeda: House, command: Command, words: tuple[str, ...], sentence: str) -> None:
    said = command("adjudicate", "andromeda", "--what-if", *words)
    assert said.code == 1
    assert said.err.startswith(f"adjudicator: {sentence}")


@pytest.fixture
def choosing(andromeda: House, command: Command, tmp_path: Path) -> Path:
    """A letter of Red with two alternatives."""
    form = command("report", "andromeda", "--seat", "Red").out
    attack = next(line for line in form.splitlines() if line.startswith("# ATTACK")).removeprefix("# ")
    path = tmp_path / "red.txt"
    path.write_text(
        f"{attack} IF Blue holds 8 cards or more\n  ELSE {attack.removeprefix('ATTACK ')}", encoding="utf-8"
    )
    return path


def test_all_branches_are_shown(choosing: Path, command: Command) -> None:
    before = command("game", "show", "andromeda", "--json").out
    said = command("adjudicate", "andromeda", "--branches", "--what-if", f"Red={choosing}")
    lines = said.out.splitlines()
    assert lines[:2] == [
        "andromeda, turn 1 phase 1, wherever its letters can lead (nothing has been written):",
        "These are all 3 combinations of answers that the letters allow.",
    ]
    assert lines[3:5] == ["Red: 3 alternatives", "  Red, attack"]
    assert lines[6] == "      (its condition did not hold; Blue holds: 7 cards)"
    assert any(line.endswith(" (as it stands)") for line in lines)
    assert said.err == ""
    assert command("game", "show", "andromeda", "--json").out == before


def test_branches_are_told_to_scripts(choosing: Path, command: Command) -> None:
    words = ("adjudicate", "andromeda", "--branches", "--what-if", f"Red={choosing}", "--json")
    told = json.loads(command(*words).out)
    assert (told["whole"], told["alternatives"], told["most"]) == (True, 3, 1000)
    question = told["parts"][0]["then"]["question"]
    assert [answer["stands"] for answer in question["answers"]] == [False, True, False]


def test_a_bound_is_told(choosing: Path, command: Command) -> None:
    said = command("adjudicate", "andromeda", "--branches", "--what-if", f"Red={choosing}", "--most", 1).out
    assert "There are more combinations of answers than 1 (--most)" in said
    assert "Not everything was gone into in: Red. What was not is marked; --most allows more." in said
    assert "      (not gone into)" in said.splitlines()
    refused = command("adjudicate", "andromeda", "--branches", "--most", 0)
    assert refused.code == 2


def test_without_alternatives_there_is_one_way(andromeda: House, command: Command) -> None:
    said = command("adjudicate", "andromeda", "--branches").out
    assert "This is the only combination of answers that the letters allow." in said
    assert said.endswith("  (nothing is different)\n")


class Terminal(io.StringIO):
    """A place to write to that a person looks at."""

    def isatty(self) -> bool:
        return True


def test_a_person_sees_how_far_it_has_come(
    choosing: Path, command: Command, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", screen)
        said = command("adjudicate", "andromeda", "--branches", "--what-if", f"Red={choosing}")
    assert "Red: 3 alternatives" in said.out
    assert "branches" in screen.getvalue()
