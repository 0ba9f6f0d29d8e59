"""The answer to a service word, and what each word's own file is given to make it."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from adjudicator.engine.contract.report_sections import Section
from adjudicator.orders.values.directive import Directive
from adjudicator.reports.values.document import NO_FORM, Form, Misread
from adjudicator.service.game.table import Table
from adjudicator.service.intake.incoming_letter import Beside, Incoming
from adjudicator.store.tables.values import Game, Seat

ASKED: Final = "asked"
"""The verdict on a letter that only asks for something."""


class Said(Struct, frozen=True):
    """The answers to service words."""

    paragraphs: tuple[str, ...] = ()
    sections: tuple[Section, ...] = ()
    form: Form = NO_FORM
    show_orders: bool = False
    misread: tuple[Misread, ...] = ()
    """What could not be done, and why."""
    acted: bool = False
    """Whether something has been done that is always reported, however often that was today."""
    left: bool = False
    """Whether the player has left their seat with it."""
    mails: tuple[Beside, ...] = ()
    """Letters of their own that go with the answer, and only with it: where none is given, they do not go either."""

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
            tuple({mail.key: mail for mail in (*self.mails, *other.mails)}.values()),
        )


class Asked(Struct, frozen=True):
    """A service word in a letter: whose letter it is, and the open phase, if there is one and they play in it."""

    incoming: Incoming
    game: Game
    seat: Seat
    directive: Directive
    laid: Table | None = None

    @property
    def table(self) -> Table:
        """The open phase, for words that are answered only in one."""
        assert self.laid is not None, f"{self.directive.word} is only answered in an open phase"
        return self.laid


Answer = Callable[[Asked], Said]
