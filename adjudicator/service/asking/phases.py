"""Which phase of the past a letter names."""

import re
from collections.abc import Sequence
from typing import Final

from adjudicator.engine.title import Heading
from adjudicator.service.asking.said import Asked
from adjudicator.store.values import Phase

_PHASE: Final = re.compile(r"(?:turn\s+)?(\d+)\s*[,./-]?\s*(?:phase\s+)?(\d+)", re.I)


def wanted(asked: Asked) -> str | None:
    """The heading of the phase that a service word names: `turn 2 phase 3`, `2.3`; None where it names none."""
    found = _PHASE.search(asked.directive.text)
    return None if found is None else str(Heading(int(found[1]), int(found[2])))


def named(heading: str, phases: Sequence[Phase]) -> Phase | None:
    """The phase of this heading, None if there was none."""
    return next((phase for phase in phases if phase.heading == heading), None)
