"""`adjudicator rehearse`: a game master's own game, on real mail servers, with letters that somebody types."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.rehearsal.house import House
from adjudicator.rehearsal.people import PEOPLE, Person, stand_ins
from tests.cli.conftest import PLAYERS, Command

OWN = ("andromeda", "--title", "postal-cosmic", *PLAYERS)


def script(tmp_path: Path, *lines: str) -> Path:
    path = tmp_path / "script.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_a_letter_goes_in_and_letters_come_out_and_nothing_of_ones_own_is_touched(
    house: House, post: Embedded, command: Command, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("PASS\n", encoding="utf-8")
    said = command(
        "rehearse",
        *OWN,
        "--option=bases_to_win=4",
        "--words=Ask me anything.",
        "--begins=2026-12-01",
        "--script",
        script(
            tmp_path,
            *("# Everybody joins.", "join", "read red 1", "write Red", "ATAK Blue 1 with 4 from home 1", "."),
            *(f"write Blue {letter}", "bots", "wait 2 hours", "adjudicator game note andromeda Hello", "read gr"),
            *("end", "read Red", "list Blue", "quit", "never read"),
        ),
    )
    assert said.code == 0, said.err
    assert "Red got 1: [andromeda] Will you play Postal Cosmic Encounter?" in said.out
    assert "Ask me anything." in said.out
    assert "Red: ATAK Blue 1 with 4 from home 1\n" in said.out
    assert "ATTACK Blue 1 with 4 from home 1" in " ".join(said.out.split())
    assert "Blue got 4: [andromeda] Turn 1 phase 1: orders of Blue" in said.out
    assert "It is Tue 01 Dec 2026 20:00 UTC. In andromeda turn 1 phase 1 is open" in said.out
    assert "Subject: [andromeda] A note from the game master" in said.out
    assert "Red got 7: [andromeda] Turn 1 phase 2: report for Red" in said.out
    assert "It is Tue 08 Dec 2026 18:00 UTC. In andromeda turn 1 phase 2 is open" in said.out
    assert "bases_to_win: 4 (usually 5)" in said.out
    assert "Blue, bob <bob@mail.test>: 6 letters" in said.out
    assert "never read" not in said.out
    assert "There are no games yet" in command("game", "list").out
    assert [post.letters(person.user) for person in PEOPLE[:3]] == [[], [], []]


def test_reminders_come_on_the_way_and_a_held_phase_is_named(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = command("rehearse", *OWN, "--script", script(tmp_path, "adjudicator game start andromeda", "end"))
    assert said.code == 1
    assert "Green got 3: [andromeda] Turn 1 phase 1: reminder for Green" in said.out
    assert said.err.startswith("adjudicator: line 2, 'end': the phase is held: ")
    assert said.err.endswith("`adjudicator adjudicate andromeda` ends the phase\n")


def test_the_words_of_ones_own_configuration_are_used(house: House, command: Command, tmp_path: Path) -> None:
    words = tmp_path / "words"
    words.mkdir()
    (words / "invitation.txt.j2").write_text("Subject: Come and play!\n\nYes.\n", encoding="utf-8")
    own = house.configuration.read_text("utf-8").replace("[service]", '[service]\ntemplates = "words"')
    house.configuration.write_text(own.replace('zone = "UTC"', 'zone = "Europe/Paris"'), encoding="utf-8")
    said = command("rehearse", *OWN, "--begins", "2026-12-01", "--script", script(tmp_path, "read Blue", "wait 1 day"))
    assert said.code == 0, said.err
    assert "Blue got 1: Come and play!" in said.out
    assert "It is Wed 02 Dec 2026 19:00 Europe/Paris." in said.out


def test_what_is_kept_can_be_looked_at(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = command("rehearse", *OWN, "--keep", tmp_path / "kept", "--script", script(tmp_path, "quit"))
    assert said.code == 0, said.err
    assert len(list((tmp_path / "kept" / "mailboxes" / "ann" / "new").iterdir())) == 1
    (page,) = (tmp_path / "kept" / "reports" / "red").iterdir()
    assert page.name == "001-will-you-play-postal-cosmic-encounter.html"
    again = command("rehearse", *OWN, "--keep", tmp_path / "kept", "--script", script(tmp_path, "quit"))
    assert again.err.endswith("is there already and not empty; name a new folder with --keep\n")


def test_a_line_that_cannot_be_followed_ends_a_script(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = command("rehearse", *OWN, "--script", script(tmp_path, "help", "jion", "never read"))
    wrong = "'jion' is nothing to do here; did you mean join?; `help` lists what there is"
    assert (said.code, said.err) == (1, f"adjudicator: line 2, 'jion': {wrong}\n")
    assert "never read" not in said.out


def test_what_game_new_refuses_is_refused_before_anything_is_typed(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = command("rehearse", *OWN, "--option", "basis_to_win=4", "--script", script(tmp_path, "quit"))
    assert said.code == 1
    assert "did you mean bases_to_win?" in said.err
    two = ("--player", "Ann <ann@example.org>", "--player", "Bob <ann@example.org>", "--player", "Cy <cy@example.org>")
    twice = command("rehearse", "andromeda", "--title", "postal-cosmic", *two, "--script", script(tmp_path, "quit"))
    assert twice.err == (
        "adjudicator: ann@mail.test is named twice; every seat of a game needs an address of its own\n"
    )
    assert "is no date" in command("rehearse", *OWN, "--begins", "soon").err
    assert "elsewhere.toml cannot be read" in command("rehearse", *OWN, "--config", "elsewhere.toml").err


def test_every_player_has_an_account_of_their_own() -> None:
    addresses = ("ann@a.example", "Ann@b.example", "games@c.example", "ann@a.example", "a.b+c@d.example", "@e.example")
    people = stand_ins(("Somebody", one) for one in addresses)
    assert [one.user for one in people] == ["ann", "ann-2", "games-2", "ann", "a-b-c", "player"]
    assert people[0] == Person("ann", "Somebody")


WRONG = {
    "jion": "'jion' is nothing to do here; did you mean join?; `help` lists what there is",
    "write Rde": "say whose: Red, Blue, Green, GM, not 'Rde'; did you mean Red?",
    "write": "say whose: Red, Blue, Green, GM",
    "write Red nowhere.txt": "nowhere.txt cannot be read: No such file or directory",
    "read Red 7": "Red has 1 letter, and none is number 7",
    "read GM": "GM has 0 letters, and none is number 0",
    "wait a bit": "say how long: wait 2 days, or wait 12 hours",
    "bots": "nobody owes orders now",
    "end": (
        "andromeda has not begun: `join` answers all invitations, `adjudicator game start andromeda` begins it without"
    ),
    "adjudicator game note 'Hello": "this cannot be read as a command: No closing quotation",
}


def test_at_a_terminal_a_mistyped_line_is_said_and_the_rehearsal_goes_on(tmp_path: Path) -> None:
    editor, here = tmp_path / "editor", tmp_path / "here"
    here.mkdir()
    editor.write_text('#!/bin/sh\necho JOIN >> "$1"\n', encoding="utf-8")
    editor.chmod(0o700)
    master, slave = pty.openpty()
    typed = subprocess.Popen(
        [sys.executable, "-m", "adjudicator.cli", "rehearse", *OWN],
        cwd=here,
        env={**os.environ, "VISUAL": str(editor)},
        stdin=slave,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    os.close(slave)
    os.write(master, "\n".join([*WRONG, "write Red", "JOIN", ".", "edit Green", "quit", ""]).encode())
    out, err = typed.communicate()
    os.close(master)
    assert (typed.returncode, err) == (0, b"")
    said = out.decode()
    assert [one for one in WRONG.values() if one not in said] == []
    assert said.count("Subject: [andromeda] You have joined") == 2
    assert list(here.iterdir()) == []
