"""The header that marks a part of a letter: ours are read again, and anybody may write one into his own letter."""

import time

import pytest

from adjudicator.mail.parsing import letter_parts
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.parsing.letter_parts import Part


@pytest.mark.parametrize("runs", [((1, 4000),), ((1, 1), (3, 9), (12, 12)), tuple((n, n) for n in range(1, 4000, 2))])
def test_what_is_marked_is_read_again(runs: tuple[tuple[int, int], ...]) -> None:
    part = Part("andromeda", runs)
    raw = letter_parts.marked(b"Subject: x\r\n\r\nPASS\r\n", part)
    assert letter_parts.read(raw.partition(b"\r\n")[0].decode().partition(":")[2]) == part
    assert letter_parts.game(raw) == "andromeda"


def test_lines_are_of_the_part_whose_runs_they_are_in() -> None:
    part = Part("andromeda", ((2, 3), (5, 5)))
    assert [number for number in range(8) if part.has(number)] == [2, 3, 5]


@pytest.mark.parametrize(
    ("said", "runs"), [("9-3,1-2", ((1, 2),)), ("5-6,1-2", ((1, 2), (5, 6))), ("1-9,2-3,4-12", ((1, 12),))]
)
def test_runs_that_nobody_here_wrote_are_put_in_order(said: str, runs: tuple[tuple[int, int], ...]) -> None:
    assert letter_parts.read(f"andromeda {said}") == Part("andromeda", runs)


@pytest.mark.parametrize("said", ["andromeda 1-21-3", "andromeda 1", "andromeda", "andromeda 1-2,,3-4", "a 1-1234567"])
def test_what_is_no_mark_is_none(said: str) -> None:
    assert letter_parts.read(said) is None


@pytest.mark.parametrize("runs", [b"1-11" * 60 + b"x", b"1-1," * 200_000, b"1-1," * 9_000, b"1-999999," * 9_000 + b"x"])
def test_a_mark_of_somebody_else_is_read_in_bounded_time(runs: bytes) -> None:
    began = time.process_time()
    read(b"From: a@b.c\nX-Adjudicator-Part: a " + runs + b"\n\n" + b"PASS\n" * 3900)
    assert time.process_time() - began < 5
