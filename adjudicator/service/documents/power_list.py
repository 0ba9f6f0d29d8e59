"""The powers of a title before a game: the list of all, and the pages on one."""

from collections.abc import Iterable, Sequence
from typing import Any

from adjudicator.engine.contract.profiles import Profile
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.contract.title import Title, rulebook
from adjudicator.service.documents import help_pages
from adjudicator.service.settings.phrases import say


def richest(titles: Iterable[Title[Any]]) -> Title[Any]:
    """The title that has most powers."""
    return max(titles, key=lambda title: len(title.profiles()))


def sections(known: Sequence[Profile]) -> tuple[Section, ...]:
    """Every power with what is said of it, a section each."""
    return tuple(map(_section, known))


def _section(power: Profile) -> Section:
    heading = say("power-heading", name=power.name, set=power.origin or "none", fit=power.fit)
    flares = [say("power-flare", name=name, does=does) for name, does in power.flares.items()]
    return Section(heading, (say("power-acts", acts="; ".join(power.acts)), power.does, *flares))


def pages(title: Title[Any], name: str) -> tuple[str, tuple[Section, ...]]:
    """What HELP brings on a name of a piece, with the usual rulebook values; or a sentence that suggests others."""
    table = title.empty(title.fewest, rulebook(title.options, {}))
    return help_pages.among(list(help_pages.of_pieces(title, table)), name)
