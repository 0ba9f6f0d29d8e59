"""The phases of a game that are over, as an outsider saw them: what everybody may know."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from adjudicator.core.event import OUTSIDER, Event, State, fold, told
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.title import Title
from adjudicator.service.game import boundary
from adjudicator.store.tables.values import Phase


class PassedPhase(Struct, frozen=True):
    """A phase that is over, with an outsider's view before and after it, and what they were told of it."""

    phase: Phase
    heading: Heading
    before: State
    after: State
    news: tuple[Event[Any], ...]


def passed_phases(title: Title[Any], phases: Sequence[Phase], view: State) -> Iterator[PassedPhase]:
    """Each in its turn; `view` is an outsider's when the first one opened."""
    for phase in phases:
        if phase.events is None:
            continue
        heading = title.where(view)
        news = told(boundary.events(title, phase.events), OUTSIDER)
        after = fold(view, news)
        yield PassedPhase(phase, heading, view, after, news)
        view = after
