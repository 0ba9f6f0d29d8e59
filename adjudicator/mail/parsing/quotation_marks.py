"""Which lines of a letter are quoted, and which are its signature, judged by the text alone.

A line counts as quoted or as a signature only on good evidence. A signature read as an order costs one line in the
acknowledgement; an order read as a signature costs a player their turn.
"""

import re
from typing import Final

from msgspec import Struct

from adjudicator.mail.parsing import disclaimers, mail_program_words, press_messages

# A leading ">" is a quote mark, except in ">= 6", a comparison that a program wrapped to the start of a line. In ">==="
# it is one, because some programs put no space behind it.
_QUOTE: Final = re.compile(r"(?: {0,2}>(?!=(?!=)))+ ?")
_INVISIBLE: Final = dict.fromkeys(
    map(ord, "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
)
_SPACES: Final = dict.fromkeys(map(ord, "\u00a0\u2007\u202f\u2009\u2002\u2003"), " ")
_CLEAN: Final = str.maketrans({**_INVISIBLE, **_SPACES, 0: " "})

_RULE: Final = re.compile(r"\s*_{8,}\s*\Z")
_FENCE: Final = re.compile(r"\W*BEGIN ORDERS\b", re.I)


class Marked(Struct, frozen=True):
    """One line of a letter without its surroundings (depth counts quote marks; 0 is the writer's own)."""

    text: str
    depth: int
    signature: bool = False


def unquoted(raw: str, depth: int = 0) -> Marked:
    """One line without its quote marks; `depth` is what is known of it already."""
    raw = raw.translate(_CLEAN)
    match = _QUOTE.match(raw)
    if match is None:
        return Marked(raw, depth)
    return Marked(raw[match.end() :], depth + match[0].count(">"))


def _header_block(lines: list[Marked], at: int) -> bool:
    """Whether a copied header begins here: a known field, and two more within the next five lines, one of them From."""
    if not (mail_program_words.FROM_LINE.match(lines[at].text) or mail_program_words.FIELD_LINE.match(lines[at].text)):
        return False
    block = [line.text for line in lines[at : at + 9] if line.text.strip()][:6]
    origin = sum(bool(mail_program_words.FROM_LINE.match(text)) for text in block)
    return origin > 0 and origin + sum(bool(mail_program_words.FIELD_LINE.match(text)) for text in block) >= 3


def copied(lines: list[Marked]) -> list[Marked]:
    """Count everything below "-----Original Message-----" or a copied header as one level more quoted.

    Some programs put such a line above text with quote marks; then the marks decide. Others, such as Yahoo's, only say
    who wrote it and when, and mark nothing. A header within a message to another player is part of the message.
    """
    last = max((at for at, line in enumerate(lines) if line.depth), default=-1)
    told = _messages(lines)
    for at, line in enumerate(lines):
        if line.depth or at in told:
            continue
        if at > last and _introduced(lines, at):
            return lines[:at] + _raised(lines[at:])
        if mail_program_words.ORIGINAL.match(line.text) or _header_block(lines, at):
            end = _below_header(lines, at)
            tail = [other for other in lines[end:] if other.text.strip()]
            marked = sum(other.depth > 0 for other in tail) * 2 > len(tail)
            stop = end if marked else _end_of_copy(lines, end)
            start = _ruled(lines, at)
            return lines[:start] + _raised(lines[start:stop]) + lines[stop:]
    return lines


def _ruled(lines: list[Marked], at: int) -> int:
    """Where a copied header begins, including the rule that Outlook draws above it."""
    above = next((i for i in range(at - 1, -1, -1) if lines[i].text.strip()), at)
    return above if above < at and not lines[above].depth and _RULE.match(lines[above].text) else at


def _end_of_copy(lines: list[Marked], at: int) -> int:
    """Where a copied letter ends: after the line that says so, if there is one, else with the letter."""
    return next(
        (i + 1 for i in range(at, len(lines)) if mail_program_words.END_OF_COPY.match(lines[i].text)), len(lines)
    )


def _raised(lines: list[Marked]) -> list[Marked]:
    return [Marked(line.text, line.depth + 1, line.signature) for line in lines]


def _introduced(lines: list[Marked], at: int) -> bool:
    """Whether one line, or two, say in full who wrote the text below."""
    group = lines[at : at + 2]
    for size in range(1, len(group) + 1):
        if mail_program_words.introduces(" ".join(line.text.strip() for line in group[:size])):
            return True
    return False


def _below_header(lines: list[Marked], at: int) -> int:
    """Where a copied letter begins, below the line that announces it and its header."""
    at += 1
    while at < len(lines) and lines[at].depth == 0:
        text = lines[at].text
        if text.strip() and not (mail_program_words.FROM_LINE.match(text) or mail_program_words.FIELD_LINE.match(text)):
            break
        at += 1
    return at


def signed(lines: list[Marked]) -> list[Marked]:
    """Mark the signature: from "-- " until a quotation or a fence begins, a telephone's own line, a disclaimer.

    A bare "--" may also be a rule that somebody draws between two orders, so it begins no signature. In a message to
    another player there is no signature.
    """
    out: list[Marked] = []
    told = _messages(lines)
    legal = disclaimers.notices([None if line.depth or at in told else line.text for at, line in enumerate(lines)])
    inside = False
    for at, line in enumerate(lines):
        if line.depth or at in told or _FENCE.match(line.text):
            inside = False
        elif line.text == "-- ":
            inside = True
        phone = not line.depth and at not in told and mail_program_words.FROM_A_PROGRAM.match(line.text) is not None
        # In a message it separates nothing, and later readers must not think so.
        text = "--" if at in told and line.text == "-- " else line.text
        out.append(Marked(text, line.depth, line.signature or inside or at in legal or phone))
    return out


def _messages(lines: list[Marked]) -> frozenset[int]:
    return press_messages.closed([(line.text, line.depth) for line in lines])
