"""Files that people hand to the program: read as data of a stranger, within bounds.

Whatever is wrong with one is an `Unreadable`, in a sentence that says what would do. Nothing else can come of a file:
no other error, and no more memory than its bound allows. Every command loads this module and few read such a file, so
what reads them is loaded when it is wanted.
"""

import re
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any, Final, TypeVar

MOST_TEXT: Final = 1 << 20
"""Bytes of a file that somebody has written by hand; nobody writes a megabyte of settings or words."""
MOST_DEEP: Final = 100
"""So many tables and lists may stand in each other."""
_LARGEST: Final = 2**63
_PART: Final = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+"""
_DEEP_KEY: Final = re.compile(rf"(?:^|[\[{{,])[ \t]*+(?:{_PART}){{{MOST_DEEP}}}", re.MULTILINE)
"""A key of more parts than tables may stand in each other: what reads TOML takes the square of them."""

_T = TypeVar("_T")


class Unreadable(ValueError):
    """A file cannot be read; `sentence` says what is wrong and what would do, `line` where (0: not known)."""

    def __init__(self, sentence: str, line: int = 0) -> None:
        self.sentence, self.line = sentence, line
        super().__init__(f"line {line}: {sentence}" if line else sentence)


def contents(path: Path, most: int = MOST_TEXT) -> bytes:
    """The bytes of a file that has no more than so many; raises Unreadable, and OSError where it cannot be opened."""
    with path.open("rb") as file:
        found = file.read(most + 1)
    return within(found, most)


def within(raw: bytes, most: int = MOST_TEXT) -> bytes:
    """The same bytes; raises Unreadable if there are more than so many."""
    if len(raw) > most:
        raise Unreadable(f"it is larger than {size(most)}, and more is not read of such a file: give a smaller one")
    return raw


def unmarked(raw: bytes) -> bytes:
    """The bytes without the mark of UTF-8 with which some editors begin a file."""
    return raw.removeprefix(BOM_UTF8)


def inside(file: Path, folder: Path) -> bool:
    """Whether a file is in a folder or one within it, wherever links lead."""
    return file.resolve().is_relative_to(folder.resolve())


def require_inside(file: Path, folder: Path) -> None:
    """Raise Unreadable for a link that leads out of a folder."""
    if not inside(file, folder):
        raise Unreadable(f"it is a link that leads out of {folder}: put the file itself there")


def size(count: int) -> str:
    """A number of bytes for people."""
    for unit, many in (("GB", 1 << 30), ("MB", 1 << 20), ("KB", 1 << 10)):
        if count >= many:
            return f"{count // many} {unit}"
    return f"{count} bytes"


def text(raw: bytes) -> str:
    """The text of a file; raises Unreadable. Some editors begin a file with a mark of its encoding, which is left out.

    Lines end as they do here.
    """
    try:
        found = raw.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = raw.count(b"\n", 0, fault.start) + 1
        raise Unreadable("this is not written in UTF-8: save the file in that encoding", line) from fault
    at = found.find("\0")
    if at >= 0:
        line = found.count("\n", 0, at) + 1
        raise Unreadable("there is a NUL, which no text has: save the file as plain text in UTF-8", line)
    return found.replace("\r\n", "\n")


def toml(said: str) -> dict[str, Any]:
    """What a text in TOML says; raises Unreadable."""
    import tomllib

    if _DEEP_KEY.search(said):
        raise _deep()
    try:
        found = tomllib.loads(said)
    except tomllib.TOMLDecodeError as fault:
        raise Unreadable(f"this is not TOML: {fault}") from fault
    except RecursionError as fault:
        raise _deep() from fault
    except (ValueError, OverflowError, MemoryError) as fault:
        raise Unreadable("this is not TOML: a number or a date in it is none that a program can hold") from fault
    _bounded(found)
    return found


def json(raw: bytes, kind: type[_T]) -> _T:
    """What bytes in JSON say; raises Unreadable."""
    import msgspec

    try:
        return msgspec.json.decode(unmarked(raw), type=kind)
    except RecursionError as fault:
        raise _deep() from fault
    except (msgspec.MsgspecError, ValueError, OverflowError, MemoryError) as fault:
        raise Unreadable(f"this is not the JSON that is looked for: {fault}") from fault


def _deep() -> Unreadable:
    return Unreadable(
        f"tables or brackets stand in each other more than {MOST_DEEP} times: leave out what is not meant"
    )


def _bounded(tables: dict[str, Any]) -> None:
    """Raise Unreadable for what would break whoever works with it: numbers past all use, and towers of tables."""
    level: list[Any] = [tables]
    for _ in range(MOST_DEEP):
        within_level: list[Any] = []
        for one in level:
            if isinstance(one, dict):
                within_level += one.values()
            elif isinstance(one, list):
                within_level += one
            elif isinstance(one, int) and not -_LARGEST <= one < _LARGEST:
                raise Unreadable("this is not TOML: a whole number in it has more than 64 bits")
        if not within_level:
            return
        level = within_level
    raise _deep()
