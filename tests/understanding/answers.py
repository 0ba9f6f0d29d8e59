"""What a letter is answered with: what stands after it, what is offered for it, and what the answer names of it."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.quotation.own_lines import sift
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.orders.values.clauses import Clause, text
from adjudicator.orders.values.kept_orders import When
from adjudicator.service.game import orders_on_file
from adjudicator.service.game.orders_on_file import Body, Orders
from adjudicator.service.offers import new_offers, orders_in_letter
from adjudicator.service.offers.offers_on_file import Made, Offer
from adjudicator.service.offers.writers import Before, Writer
from tests.specimens.corpus import AS_TYPED
from tests.understanding.letters import Letter, Place

PLAYER: Final = "Ann"
"""Who writes every letter."""
OFFERED_IN: Final = "offers@game.example"
"""The Message-ID of the letter that offered what a letter answers."""
ANSWERING: Final = f"In-Reply-To: <{OFFERED_IN}>\n".encode()
OF_NO_CONSEQUENCE: Final = frozenset(
    ["NOTE", "PRESS", "SHOW PRESS", "STATUS", "SHOW ORDERS", "REPORT", "HISTORY", "FORM", "HELP", "RULES", "WHO", "WHY"]
)
"""Words to the service that change nothing in the game: whether a letter comes to them is not judged."""


class Said(NamedTuple):
    """An order, or a word to the service, in canonical words.

    Orders on the same question (`about`, `where`) are tried one after the other, so only among these the order counts.
    """

    about: str
    where: int
    words: str
    when: When | None = None
    tried: tuple[str, ...] = ()
    """The alternatives of an order, each with its condition, if nothing holds for all of them (`once`)."""


class Answer(NamedTuple):
    """An answer to a letter: what `stands`, and what is offered beside it.

    The `offers` can all stand together. Of the `readings` of an ambiguous letter only one can. `named` are the words of
    the letter that the answer speaks of. What is `provisional` was written in other words and stands until a NO.
    """

    stands: tuple[Said, ...]
    offers: tuple[Said, ...]
    readings: tuple[tuple[Said, ...], ...]
    named: str
    provisional: tuple[Said, ...] = ()


def answered(letter: Letter) -> Answer:
    """A letter as the service answers it. What the collection says was offered and stood before is on file then."""
    title, view, seat, people = place = letter.place
    writer = Writer(title, view, seat, PLAYER, people)
    stood = orders_on_file.orders(title, view, seat, [_lines(letter.written.stood)])
    made = _made(writer, letter, stood)
    before = Before(lambda: made, lambda: stood, lambda name: name == OFFERED_IN)
    parsed = read(ANSWERING + AS_TYPED + letter.written.text.encode())
    found = orders_in_letter.read(writer, before, parsed, sift(parsed, ()), waits=False)
    problems = found.reading.problems
    offers = tuple(said for problem in problems for said in _offer(place, problem.suggestion))
    named = [word for one in problems for word in (one.words, str(one.sentence))]
    return Answer(
        said(place, found.reading),
        tuple(dict.fromkeys(offers)),
        tuple(_offer(place, words) for problem in problems for words in problem.readings),
        " ".join([*named, *_ignored(found.reading)]),
        said(place, reading(place, [one.words for one in found.understood])),
    )


def _made(writer: Writer, letter: Letter, stood: Orders) -> tuple[Made, ...]:
    """What was offered for the letter that this one answers: lines that can all stand, or readings."""
    several = letter.written.choice
    words = ["\n".join(lines) for lines in several] or letter.written.offered
    offers = [
        Offer(number, one, new_offers.stood(writer, stood, writer.read(one)), int(bool(several)))
        for number, one in enumerate(words, start=1)
    ]
    return (Made(OFFERED_IN, tuple(offers)),) if offers else ()


def _offer(place: Place, suggestion: str) -> tuple[Said, ...]:
    """An offer as orders; a hint that is no line to be sent back offers none."""
    found = reading(place, [suggestion])
    return () if found.problems or found.ignored else said(place, found)


def _ignored(found: LetterReading) -> Iterable[str]:
    return (one.text for one in found.ignored)


def reading(place: Place, lines: Sequence[str]) -> LetterReading:
    """Order lines as the strict reader reads them."""
    title, view, seat, _ = place
    return orders_on_file.read(title, view, seat, _lines(lines))


def _lines(lines: Sequence[str]) -> Body:
    return tuple([Line(number, line) for number, line in enumerate(lines, 1)])


def said(place: Place, found: LetterReading) -> tuple[Said, ...]:
    """Everything that a reading amounts to."""
    title, view, seat, _ = place
    names = title.vocabulary(view, seat)
    places = [(question.about, question.where) for question in title.questions(view, seat)]
    orders = [
        Said(clause.about, where, text(clause.__replace__(where=where, said=""), names), None, _tried(clause, names))
        for clause in found.clauses
        for where in [_where(clause.about, clause.where, places)]
    ]
    asked = [
        Said(one.word, 0, f"{one.word} {one.text}".strip(), one.when)
        for one in found.directives
        if one.word not in OF_NO_CONSEQUENCE
    ]
    kept = [
        Said(one.about, clause.where, text(clause, names), one.when)
        for one in found.kept
        for clause in orders_on_file.language_of(title).read(one.words, names).clauses
    ]
    return (*orders, *asked, *kept)


def _tried(clause: Clause, names: Vocabulary) -> tuple[str, ...]:
    if clause.limit is not None:
        return ()
    return tuple(
        [text(clause.__replace__(alternatives=(one,), where=0, said=""), names) for one in clause.alternatives]
    )


def _where(about: str, where: int, places: Sequence[tuple[str, int]]) -> int:
    """The challenge that an order is for: if only one asks about it, that one need not be named."""
    asking = list({place for question, place in places if question == about})
    return asking[0] if not where and len(asking) == 1 else where
