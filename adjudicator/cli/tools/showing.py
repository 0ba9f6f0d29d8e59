"""How commands show things: tables for people, JSON for scripts."""

import sys
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Final
from unicodedata import category

_UNSHOWN: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
_HARMLESS: Final = frozenset("\n\t\N{SOFT HYPHEN}\N{ZERO WIDTH JOINER}")

Lines = Iterable[tuple[int, str, str]]
"""Lines of an outline: indent, words and style."""
SIGNS: Final = {"-": "red", "+": "green"}
"""The styles of what is gone, and of what has replaced it."""


def json(value: Any) -> None:
    """A value as JSON on stdout."""
    import msgspec

    from adjudicator.core.codec import plain

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value, enc_hook=plain), indent=2).decode() + "\n")


def safe(text: str) -> str:
    """Text without terminal control sequences: letters and notices contain anybody's words."""
    if text.isascii() and text.replace("\n", "").isprintable():
        return text
    # Letters end their lines as mail does; elsewhere such a character would restart the terminal's line.
    return "\r\n".join(
        "".join("\N{REPLACEMENT CHARACTER}" if _commands(letter) else letter for letter in line)
        for line in text.split("\r\n")
    )


def _commands(letter: str) -> bool:
    """Whether a character is invisible but has an effect: it moves the cursor, or turns the direction of writing."""
    return category(letter) in _UNSHOWN and letter not in _HARMLESS


def say(text: str) -> None:
    """Print text unchanged, except for terminal control sequences."""
    text = safe(text)
    sys.stdout.write(text if text.endswith("\n") else f"{text}\n")


def lines(sentences: Iterable[str]) -> None:
    """Print sentences, one per line."""
    for sentence in sentences:
        say(sentence)


def outline(lines: Lines) -> None:
    """Print an outline; styles are shown only on a terminal."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    for level, text, style in lines:
        console.print(Text("  " * level + safe(text), style), soft_wrap=True)


MANY: Final = 300
"""Of so many lines each is one line in a table, however narrow the terminal: whoever prints them looks for some."""


def rows(head: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
    """Print a table."""
    if len(lines) > MANY:
        _one_line_each([head, *lines])
        return
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in head:
        table.add_column(name, overflow="fold")
    for line in lines:
        # As text: in markup a name such as `:smile:` is a picture, and a backslash at its end is doubled.
        table.add_row(*(Text(safe(cell)) for cell in line))
    Console(highlight=False).print(table)


def _one_line_each(lines: Sequence[Sequence[str]]) -> None:
    from rich.cells import cell_len

    shown = [[safe(cell) for cell in line] for line in lines]
    widths = [max(map(cell_len, column)) for column in zip(*shown, strict=True)]
    for line in shown:
        cells = [cell + " " * (width - cell_len(cell)) for cell, width in zip(line, widths, strict=True)]
        sys.stdout.write("   ".join(cells).rstrip() + "\n")


def when(instant: datetime | None, zone: str) -> str:
    """An instant in a zone, for people; nothing for None."""
    from zoneinfo import ZoneInfo

    return f"{instant.astimezone(ZoneInfo(zone)):%a %d %b %Y %H:%M} {zone}" if instant is not None else ""
