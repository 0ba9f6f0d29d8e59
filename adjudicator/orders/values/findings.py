"""Findings: what a check reports on standing orders, as values. A finding changes no order."""

from enum import StrEnum

from msgspec import Struct


class Severity(StrEnum):
    """How much a finding matters to the writer of the orders."""

    WARNING = "warning"
    """Something will not happen as it is written."""
    HINT = "hint"
    """It will happen, but may not be what was meant."""


class Finding(Struct, frozen=True):
    """One thing that a check has found.

    `line` is the number of the standing order, 0 if it is about a question that no order answers; `alternative` is its
    number in that line, 0 for the whole line. `words` are quoted from the order, and the sentence says what would work.
    A `certain` finding holds whatever others do and hold; any other describes the present position.
    """

    code: str
    severity: Severity
    line: int
    words: str
    sentence: str
    alternative: int = 0
    certain: bool = True

    @property
    def place(self) -> str:
        """`A101 line 2, alternative 3`; only `A110` if it is about no line."""
        line = f" line {self.line}" if self.line else ""
        return f"{self.code}{line}{f', alternative {self.alternative}' if self.alternative else ''}"

    @property
    def open(self) -> bool:
        """Whether it only says that a question is open, which is shown with the orders anyway."""
        return not self.line and self.severity is Severity.HINT
