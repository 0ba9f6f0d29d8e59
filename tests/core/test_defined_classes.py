"""Lists of the classes of a module are made from it."""

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event
from adjudicator.engine.contract.order_words import Choice


class Answer(Choice, frozen=True):
    """What other words build on."""

    about = "answer"


class Yes(Answer, frozen=True):
    """A word."""

    word = "YES"


class Maybe(Answer, frozen=True):
    """Another word."""

    word = "MAYBE"


def test_classes_stand_in_their_order_without_what_they_build_on() -> None:
    assert defined(__name__, Choice) == (Yes, Maybe)


def test_only_classes_of_the_kind_are_listed() -> None:
    assert defined(__name__, Event) == ()
