"""Readings of letters, counted or watched by tests."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from adjudicator.orders.letter.order_language import Language
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.orders.values.budget import STEPS


def before_each_reading(monkeypatch: pytest.MonkeyPatch, done: Callable[[Sequence[Line]], None]) -> None:
    """Do something with the lines of every letter before they are read."""
    read = Language.read

    def watched(language: Language, letter: Iterable[Line], *known: Any, **more: Any) -> LetterReading:
        lines = tuple(letter)
        done(lines)
        return read(language, lines, *known, **more)

    monkeypatch.setattr(Language, "read", watched)


def after_each_reading(monkeypatch: pytest.MonkeyPatch, done: Callable[[int, LetterReading], None]) -> None:
    """Do something with the steps that there were for reading a letter, and with how it was read."""
    read = Language.read

    def watched(language: Language, letter: Iterable[Line], *known: Any, **more: Any) -> LetterReading:
        reading = read(language, letter, *known, **more)
        done(more.get("steps", STEPS), reading)
        return reading

    monkeypatch.setattr(Language, "read", watched)
