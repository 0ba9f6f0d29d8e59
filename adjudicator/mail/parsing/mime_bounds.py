"""How much of a letter the MIME parser is given: some bytes take it minutes, for what no mail program ever writes.

Whatever stands beyond a bound is left on file and not read, and its sender is told.
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
"""Bytes of a header, as many as mail servers themselves keep of one."""
FIELD: Final = 8 * 1024
"""Characters of what says how a part is to be read: the parser takes quadratic time for its parameters."""
PARTS: Final = 1000
DEEPEST: Final = 100
"""Parts within parts: every line of the innermost is compared with the boundaries of all."""
STEPS: Final = 1_000_000
"""Lines of one letter, each counted once and once more for every part around it: so often it is looked at. A letter of
10 MB that a program has written has half as many."""
_AT_ONCE: Final = 4 * 1024

_BLANK: Final = re.compile(rb"\n\r?\n")
_HEADER_LINE: Final = re.compile(rb"[!-9;-~]+[ \t]*:|[ \t]|>?From ")
_MIME_LINE: Final = re.compile(rb"(?:MIME-Version|Content-[\w-]+)[ \t]*:", re.I)
_KINDS: Final = frozenset(("content-type", "content-disposition"))


class TooDeep(Exception):
    """Parts in parts, deeper than they are taken apart."""


def mended(raw: bytes) -> bytes:
    """The letter without lines in its header that are none: the parser would take all that follows for the body."""
    end = _BLANK.search(raw)
    if end is None:
        return raw
    lines = raw[: end.start() + 1].splitlines(keepends=True)
    good = [not at or _HEADER_LINE.match(line) is not None for at, line in enumerate(lines)]
    if all(good) or not any(_MIME_LINE.match(line) for line in lines[good.index(False) :]):
        return raw
    return b"".join(compress(lines, good)) + raw[end.start() + 1 :]


def shortened(raw: bytes) -> bytes:
    """The letter without what its header is too long by."""
    end = _BLANK.search(raw)
    if (end.start() if end is not None else len(raw)) <= HEAD:
        return raw
    if not all(_HEADER_LINE.match(line) for line in raw[:HEAD].splitlines()[:-1]):
        return raw  # the parser takes what follows the first line that is none for the body
    head = raw[: raw.rfind(b"\n", 0, HEAD) + 1] or raw[:HEAD] + b"\n"
    return head + (raw[end.start() + 1 :] if end is not None else b"")


def parsed(raw: bytes) -> tuple[Message, list[Spoken]]:
    """A letter as the MIME parser takes it apart, and what is to be said of what it was not given.

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
    """How many lines some bytes have at most, however they end; one at least."""
    return 1 + max(raw.count(b"\n"), raw.count(b"\r"))


def _nested(whole: Message) -> int:
    """How deep the part lies that is being read: it is the last so far of the one around it."""
    depth = 0
    while whole.is_multipart():
        parts = whole.get_payload()
        if not isinstance(parts, list) or not isinstance(parts[-1], Message):
            break
        whole = parts[-1]
        depth += 1
    return depth


def _shorten(part: Message) -> None:
    """Leave out of the lines that say how a part is to be read what no program writes, and what is no text."""
    for name, value in list(part.raw_items()):
        if not isinstance(value, str) or not name.lower().startswith("content-"):
            continue
        # What is no text the library makes an object of, which its own functions stumble over.
        text = value if value.isascii() else plain(value)
        text = text[:FIELD] if name.lower() in _KINDS else text
        if text != value:
            del part[name]
            part[name] = text


def fields(raw: bytes) -> list[tuple[str, str]]:
    """The fields of the header of a letter, and nothing of what stands below it; raises what the parser raises."""
    whole = shortened(mended(raw[: 2 * HEAD]))
    end = _BLANK.search(whole)
    parser = BytesFeedParser(policy=compat32)
    parser.feed(whole[: end.end()] if end is not None else whole)
    return [(name, value) for name, value in parser.close().raw_items() if isinstance(value, str)]


def head_of(raw: bytes) -> bytes:
    """The header of a letter alone, without what says how the rest is to be read."""
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
