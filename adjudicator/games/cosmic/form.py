"""The questions of each phase, as far as a seat can know them."""

from adjudicator.core.event import Seat
from adjudicator.engine.words import Question
from adjudicator.games.cosmic.state import Cosmic


def questions(view: Cosmic, seat: Seat) -> tuple[Question, ...]:
    return ()
