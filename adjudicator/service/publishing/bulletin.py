"""What everybody may know of a game since a phase, as sections of a letter or of a paper: from its pages alone."""

from collections.abc import Iterator

from msgspec.structs import replace

from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.text.sayings import Several, spoken
from adjudicator.reports.values.moments import Moment
from adjudicator.service.office.office import Office
from adjudicator.service.publishing.gathering import gathered
from adjudicator.service.settings.phrases import say
from adjudicator.site import values
from adjudicator.store.tables.values import Game


def latest(shown: values.Game) -> int:
    """The number of the latest phase that is over; 0 after the deal."""
    return shown.moments[-1].number


def bulletin(office: Office, game: Game, since: int, language: str) -> tuple[int, tuple[Section, ...]]:
    """The latest phase that is over, and what has happened since another; nothing if nothing has.

    Of a game that is over, it always tells how it ended.
    """
    shown = gathered(office, game, language)
    if latest(shown) <= since and not shown.summary.over:
        return latest(shown), ()
    return latest(shown), spoken(tuple(_sections(shown, since)), office.tongue(game, language))


def _sections(shown: values.Game, since: int) -> Iterator[Section]:
    summary = shown.summary
    yield Section(f"{summary.name}: {summary.title}", tuple(_how_it_stands(shown)))
    for moment in shown.moments:
        if moment.number > since:
            for one in moment.sections:
                yield replace(one, heading=f"{moment.heading}: {one.heading}")
    if shown.words:
        names = summary.names
        who = {seat: f"{seat} ({names[seat]})" if names.get(seat) else seat for seat, _ in shown.words}
        said = tuple(f"{who[seat]}: {words}" for seat, words in shown.words)
        yield Section(say("bulletin-words"), said)


def _how_it_stands(shown: values.Game) -> Iterator[str | Table]:
    summary = shown.summary
    there = [f"{one.seat} ({one.name})" if one.name else one.seat for one in summary.players]
    yield say("bulletin-players", players=Several(there))
    if summary.over:
        yield say("site-over", winners=Several(summary.winners) if summary.winners else "no")
    elif summary.deadline is not None:
        yield say("bulletin-next", heading=summary.heading, due=Moment(summary.deadline))
    for one in summary.began:
        yield say("bulletin-began", seat=one.seat, kind=one.kind, how=one.how)
    yield summary.standings
