"""Which letters of ours a letter answers. They show what in the answer is quoted.

Letters that the answer names come first. A program that names none may still quote; then the latest ones count that
went to a seat of the writer's.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.quotation.recognition import recognised
from adjudicator.mail.quotation.sent_letters import Sent, sent
from adjudicator.orders.standing.order_form import BEGIN, END
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Mail, Seat

MOST_NAMED: Final = 6
"""How many letters named by an answer are looked up: its parents, and the latest before them."""
MOST_LATELY: Final = 6
"""If it names none, how many are looked up for each seat."""
MOST_SEATS: Final = 3
_TEXT: Final = b"\r\nContent-Type: text/plain"
_BLANK: Final = b"\r\n\r\n"
_BEGINS, _ENDS = (f"\r\n{line}\r\n".encode() for line in (BEGIN, END))
SHORTEST: Final = 6
"""The fewest lines of a letter that names none of ours and may quote one: an order and our shortest letter."""


def with_quotations(unit: Unit, letter: Letter, seats: Sequence[Seat]) -> Letter:
    """The letter, with everything we sent counted as quoted; `seats` are the seats it may be about."""
    return with_quotations_of(letter, _sent(unit, letter, seats if _could_quote(letter) else ()))


def with_quotations_of(letter: Letter, mails: Iterable[Sent]) -> Letter:
    """The same, when these mails of ours are the ones it can quote."""
    own = any(line.text.strip() for line in letter.lines if not line.depth)
    return recognised(letter, mails) if own and letter.auto is None else letter


def quotable(letter: Letter, sent_to: Sequence[tuple[str, bytes]]) -> list[bytes]:
    """The mails to a seat before a letter that it can quote, oldest first, each with its Message-ID."""
    there = dict(sent_to)
    found = [there[name] for name in _names(letter) if name in there]
    lately = [raw for _, raw in reversed(sent_to[-MOST_LATELY:])] if _could_quote(letter) else []
    return list(dict.fromkeys((*found, *lately)))


@lru_cache(maxsize=32)
def form_in(raw: bytes) -> tuple[str, ...]:
    """The lines between BEGIN ORDERS and END ORDERS of a letter of ours."""
    texts = [line.text for line in read(_form_of(_text_of(raw))).lines]
    if BEGIN not in texts or END not in texts:
        return ()
    return tuple(texts[texts.index(BEGIN) + 1 : texts.index(END)])


def _text_of(raw: bytes) -> bytes:
    """The text of a letter of ours; the page and pictures after it are most of its bytes."""
    text = raw.find(_TEXT)
    boundary = raw[raw.rfind(b"\n", 0, max(text, 0)) : text]
    end = raw.find(boundary, text) if boundary.startswith(b"\n--") else -1
    return raw[:end] if end > 0 else raw


def _form_of(raw: bytes) -> bytes:
    """Such a text with the form alone, which is a few of its lines, where it is written line by line."""
    head = raw.find(_BLANK, max(raw.find(_TEXT), 0))
    begin = raw.find(_BEGINS, head)
    end = raw.find(_ENDS, begin)
    alone = head >= 0 and 0 <= begin < end and raw[begin - 1 : begin] != b" "
    return raw[: head + len(_BLANK)] + raw[begin + 2 : end + len(_ENDS)] if alone else raw


def _could_quote(letter: Letter) -> bool:
    """Whether a letter that names none of ours is long enough to quote one."""
    return sum(bool(line.text.strip()) for line in letter.lines if not line.depth) >= SHORTEST


def _names(letter: Letter) -> Iterator[str]:
    return islice(dict.fromkeys((*letter.in_reply_to, *reversed(letter.references))), MOST_NAMED)


def named(unit: Unit, letter: Letter) -> Iterator[Mail]:
    """The letters of ours that a letter names; the one it answers comes first."""
    for name in _names(letter):
        mail = unit.outbox.identified(name)
        if mail is not None:
            yield mail


def _sent(unit: Unit, letter: Letter, seats: Sequence[Seat]) -> Iterator[Sent]:
    seen: set[int] = set()
    for mail in named(unit, letter):
        seen.add(mail.id)
        yield sent(mail.raw)
    for seat in seats[:MOST_SEATS]:
        for mail in unit.outbox.lately(seat.game_id, seat.number, MOST_LATELY):
            if mail.id not in seen:
                yield sent(mail.raw)
