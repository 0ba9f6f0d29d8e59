"""Bounds for the MIME parser: some bytes, which no mail program writes, would take it minutes.

Anything beyond a bound stays on file but is not read, and the sender is told.
"""

import re
from email.message import Message
from email.parser import BytesFeedParser
from email.policy import Policy, compat32
from itertools import compress
from typing import Final

from adjudicator.engine.text.sayings import Spoken, house
from adjudicator.mail.parsing.headers import plain

HEAD: Final = 100 * 1024
"""How many bytes of a header are read; mail servers keep as many."""
FIELD: Final = 8 * 1024
"""How many characters may describe a part: the parser takes quadratic time for its parameters."""
PARTS: Final = 1000
DEEPEST: Final = 100
"""How deeply parts may be nested: every line of the innermost is compared with the boundaries of all."""
STEPS: Final = 1_000_000
"""How many lines of a letter are read. A line counts once, and once more for every part around it, because it is
examined that often. A 10 MB letter from a program has half as many."""
_AT_ONCE: Final = 4 * 1024

_BLANK: Final = re.compile(rb"\n\r?\n")
_HEADER_LINE: Final = re.compile(rb"[!-9;-~]+[ \t]*:|[ \t]|>?From ")
_MIME_LINE: Final = re.compile(rb"(?:MIME-Version|Content-[\w-]+)[ \t]*:", re.I)
_KINDS: Final = frozenset(("content-type", "content-disposition"))


class TooDeep(Exception):
    """Parts are nested more deeply than they are taken apart."""


def mended(raw: bytes) -> bytes:
    """The letter without invalid lines in its header: the parser would read everything after one as the body."""
    end = _BLANK.search(raw)
    if end is None:
        return raw
    lines = raw[: end.start() + 1].splitlines(keepends=True)
    good = [not at or _HEADER_LINE.match(line) is not None for at, line in enumerate(lines)]
    if all(good) or not any(_MIME_LINE.match(line) for line in lines[good.index(False) :]):
        return raw
    return b"".join(compress(lines, good)) + raw[end.start() + 1 :]


def shortened(raw: bytes) -> bytes:
    """The letter without the excess of its header."""
    end = _BLANK.search(raw)
    if (end.start() if end is not None else len(raw)) <= HEAD:
        return raw
    if not all(_HEADER_LINE.match(line) for line in raw[:HEAD].splitlines()[:-1]):
        return raw  # the parser reads everything after the first invalid line as the body
    head = raw[: raw.rfind(b"\n", 0, HEAD) + 1] or raw[:HEAD] + b"\n"
    return head + (raw[end.start() + 1 :] if end is not None else b"")


def parsed(raw: bytes) -> tuple[Message, list[Spoken]]:
    """A letter as the MIME parser takes it apart, and what to say about the parts withheld from the parser.

    Raises TooDeep, and what the parser raises on hostile bytes.
    """
    whole = mended(raw)
    given = shortened(whole)
    said: list[Spoken] = [house("letter-cut-header", most=HEAD // 1024)] if given is not whole else []
    made: list[Message] = []

    def counted(policy: "Policy[Message]" = compat32) -> Message:
        made.append(Message(policy=policy))
        return made[-1]

    parser = BytesFeedParser(counted, policy=compat32)
    made.clear()  # the parser has tried it
    steps = STEPS
    for at in range(0, len(given), _AT_ONCE):
        some = given[at : at + _AT_ONCE]
        steps -= lines_of(some) * (1 + (_nested(made[0]) if made else 0))
        if steps < 0:
            said.append(house("letter-cut-structure"))
            break
        parser.feed(some)
        if len(made) > PARTS:
            said.append(house("letter-cut-parts", most=PARTS))
            break
        if made and _nested(made[0]) > DEEPEST:
            raise TooDeep
    message = parser.close()
    for part in made:
        _shorten(part)
    return message, said


def lines_of(raw: bytes) -> int:
    """An upper limit for the lines in some bytes, whatever their line ends; at least one."""
    return 1 + max(raw.count(b"\n"), raw.count(b"\r"))


def _nested(whole: Message) -> int:
    """The depth of the part being read, which is the last so far in the part around it."""
    depth = 0
    while whole.is_multipart():
        parts = whole.get_payload()
        if not isinstance(parts, list) or not isinstance(parts[-1], Message):
            break
        whole = parts[-1]
        depth += 1
    return depth


def _shorten(part: Message) -> None:
    """Remove from the description of a part whatever no program writes, and whatever is no text."""
    for name, value in list(part.raw_items()):
        if not isinstance(value, str) or not name.lower().startswith("content-"):
            continue
        # The library makes objects of values that are no text, and its own functions fail on them.
        text = value if value.isascii() else plain(value)
        text = text[:FIELD] if name.lower() in _KINDS else text
        if text != value:
            del part[name]
            part[name] = text


def fields(raw: bytes) -> list[tuple[str, str]]:
    """The header fields of a letter, without its body; raises what the parser raises."""
    whole = shortened(mended(raw[: 2 * HEAD]))
    end = _BLANK.search(whole)
    parser = BytesFeedParser(policy=compat32)
    parser.feed(whole[: end.end()] if end is not None else whole)
    return [(name, value) for name, value in parser.close().raw_items() if isinstance(value, str)]


def head_of(raw: bytes) -> bytes:
    """The header of a letter alone, without the fields that describe its body."""
    whole = shortened(mended(raw))
    end = _BLANK.search(whole)
    lines = whole[: end.start() + 1].splitlines(keepends=True) if end is not None else []
    out: list[bytes] = []
    kept = True
    for line in lines:
        kept = kept if line[:1] in b" \t" else _MIME_LINE.match(line) is None
        if kept:
            out.append(line)
    return b"".join(out)
