"""New offers: the lines in an answer that stand if the player says YES."""

from collections.abc import Mapping, Sequence, Set
from hashlib import blake2b

from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.text.sayings import phrase_of
from adjudicator.orders.lines.letter_reading import LetterReading
from adjudicator.orders.values.clauses import text
from adjudicator.orders.values.directive import READY
from adjudicator.orders.values.kept_orders import PASS
from adjudicator.orders.values.problems import Problem
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.offers.offers_on_file import Offer
from adjudicator.service.offers.writers import Writer

_ANSWERED = frozenset((PASS, READY))
"""The words of the service that a YES may give; to take something back needs the word itself."""


def of(writer: Writer, orders: Orders, problems: Sequence[Problem], first: int) -> Mapping[str, Offer]:
    """The lines that are offered for some problems, by their words, when these orders stand.

    They are numbered from `first`.
    """
    alone = [(0, (one.suggestion,)) for one in problems if one.suggestion and not _leaves_out(one)]
    wanted = [*dict.fromkeys(alone), *((one.line, one.readings) for one in problems if one.readings)]
    asked = writer.title.questions(writer.view, writer.seat) if wanted else ()
    offers: dict[str, Offer] = {}
    for line, several in wanted:
        read = {words: _whole(writer, words, asked) for words in several}
        for words, reading in read.items() if None not in read.values() else ():
            if reading is not None and words not in offers:
                offers[words] = Offer(first + len(offers), words, stood(writer, orders, reading), line)
    return offers


def _leaves_out(problem: Problem) -> bool:
    """Whether the suggestion lacks something of the line; whoever wants it without that has to write it."""
    return phrase_of(problem.sentence) == "order-leaves-out"


def _whole(writer: Writer, words: str, asked: Sequence[Question]) -> LetterReading | None:
    """The reading of an offered line that is an order by itself; None for a part of one, or another word.

    Nor is an order offered whose question is not among those `asked` in the open phase, as far as its player can know.
    """
    reading = writer.read(words)
    said = {directive.word for directive in reading.directives}
    ordered = bool(_answers(reading, asked, writer.title.carried) or reading.kept or said & _ANSWERED)
    return reading if ordered and not reading.problems and said <= _ANSWERED else None


def _answers(reading: LetterReading, asked: Sequence[Question], carried: Set[str]) -> bool:
    """Whether some order of a reading answers what its player is asked now, or stands in later phases, too."""
    return any(clause.about in carried or clause.answers(asked) for clause in reading.clauses)


def stood(writer: Writer, orders: Orders, reading: LetterReading) -> str:
    """A digest of what stands on the questions that a line answers: an offer lives as long as this is the same."""
    names = writer.title.vocabulary(writer.view, writer.seat)
    about = {clause.question for clause in reading.clauses}
    standing = [text(one, names) for one in orders.clauses if one.question in about]
    if reading.kept:
        standing += [f"{one.when.said}: {one.words}" for one in (*orders.repeated, *orders.later)]
    return blake2b("\n".join(standing).encode(), digest_size=8).hexdigest()
