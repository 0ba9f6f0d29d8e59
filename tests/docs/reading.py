"""Reading the examples of order letters as the service would."""

from collections.abc import Sequence

from adjudicator.engine.contract.heading import Heading
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.lines.letter_reading import LetterReading
from adjudicator.orders.standing.phase_orders import NOTHING, Stands
from adjudicator.orders.values.clauses import Clause, text
from adjudicator.orders.values.problems import Problem
from tests.cosmic.eager import TITLE

POSITION = ("turn 3 phase {}, 5 players", ["Red: attacks Blue"])
"""Every example is a letter of Red's, who must attack Blue, in a game of five."""

_VIEW = TITLE.position(POSITION[0].format(1), POSITION[1], {})[1][0]
NAMES = TITLE.vocabulary(_VIEW, 0)


def read(letter: str, phase: int) -> LetterReading:
    """A letter as it is read in a phase of turn 3."""
    return language(TITLE.choices, TITLE.facts).read(letter, NAMES, Heading(3, phase), TITLE.phases)


def told(problems: Sequence[Problem]) -> list[str]:
    """Problems as an acknowledgement tells of them."""
    return [
        f'Line {one.line}, "{one.words}": {one.sentence}'
        + (f'; did you mean "{one.suggestion}"?' if one.suggestion else ".")
        for one in problems
    ]


def standing(clauses: Sequence[Clause]) -> list[str]:
    """Orders as an acknowledgement shows them."""
    return [f"{number}. {text(clause, NAMES)}" for number, clause in enumerate(clauses, start=1)]


def stands(phase: int) -> Stands:
    """What stands in a phase before any letter."""
    return Stands(lambda words: read(words, phase), Heading(3, phase), NOTHING, ())
