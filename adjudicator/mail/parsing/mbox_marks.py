"""Lines marked by a mailbox file: where "From " would begin a letter there, ">" is put before it (RFC 4155).

A program that passes such a letter on rarely removes the mark, so the line looks like a quotation of one line.
"""

import re
from collections.abc import Iterator
from typing import Final

_MARKED: Final = re.compile(r">+(?=From )")
_QUOTED: Final = re.compile(r">+[^>\s]")
"""A quotation whose marks are not followed by a space; in one with spaces, a quoted line is not a marked one."""


def unmarked(text: str) -> str:
    """The lines without such marks; beside a line quoted with a bare ">", a line stays quoted."""
    if ">From " not in text:
        return text
    lines = text.split("\n")
    return "\n".join([_unmarked(line) if not _beside(lines, at) else line for at, line in enumerate(lines)])


def unmarked_html(text: str) -> str:
    """The same for the source of a page, where ">" may also end a tag begun on a line above."""
    return "\n".join(_outside_tags(text)) if ">From " in text else text


def _unmarked(line: str) -> str:
    return _MARKED.sub("", line, count=1) if line.startswith(">") else line


def _beside(lines: list[str], at: int) -> bool:
    """Whether the line above or below is quoted without a space."""
    return any(_QUOTED.match(line) and not _MARKED.match(line) for line in (*lines[max(at - 1, 0) : at + 2],))


def _outside_tags(text: str) -> Iterator[str]:
    inside = False
    for line in text.split("\n"):
        yield line if inside else _unmarked(line)
        if "<" in line or ">" in line:
            inside = line.rfind("<") > line.rfind(">")
