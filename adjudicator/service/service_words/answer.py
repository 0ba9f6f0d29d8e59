"""What is said in answer to a service word, and what every word's own file is given to say it from."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from adjudicator.engine.contract.report_sections import Section
from adjudicator.orders.words.directives import Directive
from adjudicator.reports.values.document import NO_FORM, Form, Misread
from adjudicator.service.game.table import Table
from adjudicator.service.intake.incoming_letter import Incoming
from adjudicator.store.tables.values import Game, Seat

ASKED: Final = "asked"
"""The verdict on a letter that only asks for something."""


class Said(Struct, frozen=True):
    """What is to be said in answer to service words."""

    paragraphs: tuple[str, ...] = ()
    sections: tuple[Section, ...] = ()
    form: Form = NO_FORM
    show_orders: bool = False
    misread: tuple[Misread, ...] = ()
    """What could not be done, and why."""
    acted: bool = False
    """Whether something has been done that is always told, however often that was today."""
    left: bool = False
    """Whether its player has left his seat with it."""

    def and_(self, other: "Said") -> "Said":
        """Both."""
        return Said(
            self.paragraphs + other.paragraphs,
            self.sections + other.sections,
            self.form if self.form.lines else other.form,
            self.show_orders or other.show_orders,
            self.misread + other.misread,
            self.acted or other.acted,
            self.left or other.left,
        )


class Asked(Struct, frozen=True):
    """A service word in a letter: whose letter it is, and the open phase, if the game has one and he plays in it."""

    incoming: Incoming
    game: Game
    seat: Seat
    directive: Directive
    laid: Table | None = None

    @property
    def table(self) -> Table:
        """The open phase, for words that are only answered in one."""
        assert self.laid is not None, f"{self.directive.word} is only answered in an open phase"
        return self.laid


Answer = Callable[[Asked], Said]
