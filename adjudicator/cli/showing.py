"""How commands show things: tables where a person looks, JSON where a script does."""

import sys
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

Lines = Iterable[tuple[int, str, str]]
"""Lines of an outline: how far each is indented, its words and its style."""


def json(value: Any) -> None:
    """A value as JSON on stdout."""
    import msgspec

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def say(text: str) -> None:
    """Text on stdout, exactly as it is."""
    sys.stdout.write(text if text.endswith("\n") else f"{text}\n")


def lines(sentences: Iterable[str]) -> None:
    """Sentences on stdout, one on a line."""
    for sentence in sentences:
        say(sentence)


def outline(lines: Lines) -> None:
    """An outline on stdout; styles show where a person looks."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    for level, text, style in lines:
        console.print(Text("  " * level + text, style), soft_wrap=True)


def rows(head: Sequence[str], lines: Iterable[Sequence[str]]) -> None:
    """A table on stdout."""
    from rich import box
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in head:
        table.add_column(name, overflow="fold")
    for line in lines:
        table.add_row(*(escape(cell) for cell in line))
    Console(highlight=False).print(table)


def when(instant: datetime | None, zone: str) -> str:
    """An instant in a zone, for people; nothing for None."""
    from zoneinfo import ZoneInfo

    return f"{instant.astimezone(ZoneInfo(zone)):%a %d %b %Y %H:%M} {zone}" if instant is not None else ""
