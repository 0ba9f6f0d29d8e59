"""`adjudicator explain`: a phase, question by question."""

import json

from adjudicator.rehearsal.house import House
from tests.cli.conftest import Command


def test_a_phase_that_is_over_is_explained(andromeda: House, command: Command) -> None:
    command("adjudicate", "andromeda")
    said = command("explain", "andromeda", "--turn", 1, "--phase", 1)
    assert said.code == 0
    assert "andromeda, turn 1 phase 1, explained:" in said.out
    assert "No letter with orders came from: Red, Blue, Green" in said.out
    assert "drawn at random, because nothing they wrote applied; nothing they wrote speaks of it" in said.out
    told = json.loads(command("explain", "andromeda", "--turn", 1, "--phase", 1, "--json").out)
    assert (told["phase"], told["as_recorded"], told["silent"]) == ("turn 1 phase 1", True, ["Red", "Blue", "Green"])
    attacks = [one for one in told["asked"] if one["about"] == "attack"]
    assert [(one["seat"], one["how"], one["considered"]) for one in attacks] == [
        ("Red", "random", []),
        ("Blue", "random", []),
        ("Green", "random", []),
    ]


def test_the_open_phase_is_explained_for_one_seat(andromeda: House, command: Command) -> None:
    before = command("game", "show", "andromeda", "--json").out
    said = command("explain", "andromeda", "--seat", "Blue")
    assert "andromeda, turn 1 phase 1, if it ended now:" in said.out
    questions = [line for line in said.out.splitlines() if line.startswith("  ") and not line.startswith("   ")]
    assert questions
    assert all(line.startswith("  Blue, ") for line in questions)
    assert command("game", "show", "andromeda", "--json").out == before


def test_a_phase_that_there_is_not(andromeda: House, command: Command) -> None:
    said = command("explain", "andromeda", "--turn", 2, "--phase", 1)
    assert (said.code, said.err) == (1, "adjudicator: andromeda has no turn 2 phase 1; it has turn 1 phase 1\n")
    said = command("explain", "andromeda", "--turn", 2)
    assert said.err == "adjudicator: say both --turn and --phase, or neither for the open phase\n"
