"""The desk in plain print."""

import sys
from datetime import timedelta

import pytest

from adjudicator.cli.desk import words
from adjudicator.rehearsal.house import House
from tests.cli.conftest import Command


def test_all_games_are_told_line_by_line(andromeda: House, command: Command) -> None:
    said = command("desk", "--plain")
    assert said.code == 0
    assert said.out.startswith("Games: 1.\n\nandromeda (Postal Cosmic Encounter) is running, turn 1 phase 1 is open.\n")
    assert "Orders have come from 0 of 3; owed by: Red, Blue, Green." in said.out
    assert "in 7 days." in said.out


def test_one_game_is_told_in_full(andromeda: House, command: Command) -> None:
    command("game", "pause", "andromeda")
    said = command("desk", "--plain", "andromeda").out
    assert "andromeda (Postal Cosmic Encounter) is paused" in said
    assert "- Red: Ann Lee <ann@mail.test>, invited, orders are still to come" in said
    assert "command line: paused the game" in said


def test_whoever_says_who_he_is_sees_his_own_games(andromeda: House, command: Command) -> None:
    assert command("desk", "--plain", "--as", "eve@mail.test").out == "Games: 0.\n"
    refused = command("desk", "--plain", "andromeda", "--as", "eve@mail.test")
    assert refused.code == 1
    assert "eve@mail.test is no game master of andromeda" in refused.err
    command("game", "master", "andromeda", "ann@mail.test")
    assert words.english("blind") in command("desk", "--plain", "andromeda", "--as", "ann@mail.test").out


@pytest.mark.parametrize(
    ("left", "said", "short"),
    [
        (timedelta(days=1, hours=2, minutes=3), "in 1 day 2 hours", "1d 2h"),
        (timedelta(minutes=5), "in 5 minutes", "5m"),
        (timedelta(seconds=59), "now", "now"),
        (timedelta(hours=-26), "1 day 2 hours ago", "-1d 2h"),
        (None, "", ""),
    ],
)
def test_how_long_there_still_is(left: timedelta | None, said: str, short: str) -> None:
    assert words.span(left) == said
    assert words.short(left) == short


def test_without_the_library_it_says_what_to_install(
    andromeda: House, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "adjudicator.cli.desk.terminal", raising=False)
    monkeypatch.setitem(sys.modules, "textual", None)
    said = command("desk")
    assert said.code == 1
    assert "is not installed: pip install 'adjudicator[desk]', or use --plain" in said.err


def test_a_game_is_named_in_plain_print_only(andromeda: House, command: Command) -> None:
    said = command("desk", "andromeda")
    assert said.code == 1
    assert "a game is named with --plain" in said.err


def test_without_a_terminal_it_says_what_to_do(andromeda: House, command: Command) -> None:
    assert "there is no terminal here; --plain prints" in command("desk").err
