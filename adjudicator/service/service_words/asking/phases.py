"""Which past phase a letter names."""

from collections.abc import Sequence

from adjudicator.engine.contract.heading import Heading
from adjudicator.service.service_words.answer import Asked
from adjudicator.service.settings.phrases import read_heading
from adjudicator.store.tables.values import Phase


def wanted(asked: Asked) -> Heading | None:
    """The phase that a service word names: `turn 2 phase 3`, `2.3`; None where it names none."""
    return read_heading(asked.directive.text)


def named(heading: Heading, phases: Sequence[Phase]) -> Phase | None:
    """The phase with this heading, None if there was none."""
    return next((phase for phase in phases if phase.heading == heading), None)
