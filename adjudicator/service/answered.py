"""Which letters of ours somebody answers: by them it is known what in the answer is quoted.

First come those that the answer names. A program that names none may quote all the same; then the latest ones count
that went to a seat of the writer's.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from adjudicator.mail.letter import Letter
from adjudicator.mail.recognition import recognised
from adjudicator.mail.sent import Sent, sent
from adjudicator.store.unit import Unit
from adjudicator.store.values import Mail, Seat

MOST_NAMED: Final = 6
"""Letters that are named by an answer and looked for: its parents, and the latest before them."""
MOST_LATELY: Final = 6
"""And of those that it does not name, so many of each seat."""
MOST_SEATS: Final = 3
SHORTEST: Final = 6
"""Lines of a letter that names none of ours and could still quote one: an order, and the least that we write."""


def with_quotations(unit: Unit, letter: Letter, seats: Sequence[Seat]) -> Letter:
    """The letter with whatever of it we have sent counted as quoted; `seats` are those it can be about."""
    own = sum(bool(line.text.strip()) for line in letter.lines if not line.depth)
    if letter.auto is not None or not own:
        return letter
    return recognised(letter, _sent(unit, letter, seats if own >= SHORTEST else ()))


def named(unit: Unit, letter: Letter) -> Iterator[Mail]:
    """The letters of ours that a letter names, the one it answers first."""
    names = dict.fromkeys((*letter.in_reply_to, *reversed(letter.references)))
    for name in islice(names, MOST_NAMED):
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
