"""The closing words of players, as the last letter and the pages of a game show them."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from adjudicator.engine.contract.report_sections import Chapter, Section
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Seat


def section(unit: Unit, game: Game, seats: Sequence[Seat], until: datetime | None) -> tuple[Section, ...]:
    """What players have said by an instant, as a part of a letter; none if nobody has said anything."""
    parts = tuple(_paragraphs(unit, game, seats, until))
    return (Section(say("heading-statements"), parts, Chapter.END),) if parts else ()


def said(unit: Unit, game: Game, seats: Sequence[Seat]) -> tuple[tuple[str, str], ...]:
    """Who has said what by now: the name of each seat, and the words."""
    return tuple((seats[one.seat].name, one.words) for one in unit.statements.of(game.id))


def _paragraphs(unit: Unit, game: Game, seats: Sequence[Seat], until: datetime | None) -> Iterator[str]:
    for one in unit.statements.of(game.id, until):
        seat = seats[one.seat]
        yield f"{seat.name} ({seat.player}): {' '.join(one.words.split())}"
