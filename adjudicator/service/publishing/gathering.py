"""Gathers what a public game's pages show: what everybody may know and, once it has ended, everything.

A running game is shown from the view of an outsider, who is told the public part of every event. Positions, letters and
views of seats are read only when it is over.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import OUTSIDER, State, fold, told
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.sayings import Several, spoken
from adjudicator.games import catalogue
from adjudicator.reports.values.document import Deadline
from adjudicator.service.documents import closing_words, documents
from adjudicator.service.documents.game_record import Record
from adjudicator.service.game import deal_wishes, game_options
from adjudicator.service.game.resolution import Resolved, dealt
from adjudicator.service.office.office import Office
from adjudicator.service.publishing.draws import NotedChance
from adjudicator.service.publishing.opening_up import dealt_out, opened_up
from adjudicator.service.publishing.passed_phases import PassedPhase, passed_phases
from adjudicator.service.settings.language_names import ENGLISH
from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import deadlines
from adjudicator.site import values
from adjudicator.site.feeds import entries
from adjudicator.site.values import Began, Luck, Moment, Player, Proof, Summary
from adjudicator.store.tables.values import Game, Phase, Seat

_START = "start"


class _Files(Struct, frozen=True):
    """A game on file: its seats, its phases that count, and from which phase on each player has their seat."""

    seats: tuple[Seat, ...]
    phases: tuple[Phase, ...]
    since: dict[int, int]
    words: tuple[tuple[str, str], ...] = ()
    """The closing words of each seat that has some, once the game is over."""


def gathered(office: Office, game: Game, language: str = ENGLISH) -> values.Game:
    """What is shown of a game that has begun, in a language."""
    assert game.seed is not None, "a game that has begun has a seed"
    tongue = office.tongue(game, language)
    title: Title[Any] = catalogue.title(game.title).speaking(tongue)
    files = _files(office, game)
    dice = NotedChance(bytes.fromhex(game.seed)) if game.record is not None else Chance(bytes.fromhex(game.seed))
    options = game_options.options(game)
    deal = dealt(title, len(files.seats), options, dice, deal_wishes.of(files.seats))
    table = title.empty(len(files.seats), options)
    first = fold(table, told(deal.events, OUTSIDER))
    passed = tuple(passed_phases(title, files.phases, first))
    moments = spoken(tuple(_moments(office, game, title, files, deal, table, first, passed, dice)), tongue)
    last = passed[-1].after if passed else first
    record = msgspec.json.decode(game.record, type=Record) if game.record is not None else None
    current = next((phase for phase in files.phases if phase.closed_at is None), None)
    names = [seat.name for seat in files.seats]
    summary = Summary(
        name=game.name,
        title=title.heading,
        status=game.status,
        players=tuple(Player(seat.name, _name(seat)) for seat in files.seats),
        standings=title.standings(last),
        heading=title.headed(current.heading) if current is not None else "",
        deadline=_deadline(game, current) if current is not None else None,
        winners=record.winners if record is not None else (),
        ended=_headed(title, record.ended) if record is not None else "",
        agreed=record.agreed.how if record is not None and record.agreed is not None else "",
        began=spoken(_began(title, names, deal, passed), tongue),
        missed=tuple(
            names[seat]
            for one in passed
            for seat in title.unheard(one.news)
            if one.phase.serial > files.since.get(seat, 0)
        ),
        entries=entries(_feed(game, language), moments, spoken(_end(record), tongue)),
    )
    return values.Game(
        summary=summary,
        values=documents.values(title, options),
        rules=title.rules_text(last),
        commitment=game.commitment,
        moments=moments,
        words=files.words,
        aside=spoken(tuple(_aside(record)), tongue) if record is not None else (),
        record=game.record or b"",
        proof=_proof(record, dice) if record is not None and isinstance(dice, NotedChance) else None,
    )


def _deadline(game: Game, phase: Phase) -> Deadline:
    """The moment alone: what could still change it, and who is away, is for the players only."""
    told = deadlines.deadline(game, phase)
    return Deadline(told.at, told.zone)


def _end(record: Record | None) -> str:
    """How a game ended, in a sentence; empty while it goes on."""
    if record is None:
        return ""
    return say("site-over", winners=Several(record.winners) if record.winners else "no")


def _feed(game: Game, language: str) -> str:
    """The permanent name for the entries of a game's feed in a language."""
    return game.commitment if language == ENGLISH else f"{game.commitment}/{language}"


def _headed(title: Title[Any], heading: str) -> str:
    """A phase as a record writes it, in words for a reader; empty for none."""
    return title.headed(Heading.written(heading)) if heading else ""


def _files(office: Office, game: Game) -> _Files:
    with office.store.unit() as unit:
        since = {one.seat: one.serial for one in unit.standbys.sat(game.id)}
        seats = tuple(unit.seats.of(game.id))
        words = closing_words.said(unit, game, seats) if game.record is not None else ()
        return _Files(seats, tuple(unit.phases.of(game.id)), since, words)


def _name(seat: Seat) -> str:
    """The name somebody plays under; empty for a person who is only invited, or if it could be an address."""
    return "" if seat.status == "invited" or "@" in seat.player else seat.player


def _moments(
    office: Office,
    game: Game,
    title: Title[Any],
    files: _Files,
    deal: Resolved,
    table: State,
    first: State,
    passed: Sequence[PassedPhase],
    dice: Chance,
) -> Iterator[Moment]:
    over = game.record is not None
    yield Moment(
        key=_START,
        heading=say("site-deal"),
        number=0,
        at=files.phases[0].opened_at,
        sections=title.report(table, first, told(deal.events, OUTSIDER), (), None),
        picture=title.picture(first),
        opened=dealt_out(title, table, deal) if over else None,
        standings=title.standings(first),
    )
    for one in passed:
        assert one.phase.closed_at is not None, "what has happened in a phase is known when it is closed"
        yield Moment(
            key=f"t{one.heading.turn}p{one.heading.phase}",
            heading=title.headed(one.phase.heading),
            number=one.phase.serial,
            at=one.phase.closed_at,
            sections=title.report(one.before, one.after, one.news, (), None),
            picture=title.picture(one.after, one.before),
            unmarked=title.picture(one.after),
            opened=opened_up(office, game, one.phase, dice, title) if over else None,
            turn=one.heading.turn,
            phase=one.heading.phase,
            standings=title.standings(one.after),
        )


def _aside(record: Record) -> Iterator[str]:
    """Who left a seat, and what a game master took back or changed."""
    for one in record.sittings:
        name = "no" if "@" in one.player else one.player
        yield say("site-left", name=name, seat=one.seat, heading=Heading.written(one.phase).said, why=one.why)
    for change in record.corrections:
        heading = Heading.written(change.phase).said
        if change.kind in ("undone", "redone"):
            yield say(f"site-{change.kind}", heading=heading)
        elif change.kind == "orders":
            yield say("site-orders", heading=heading, seat=change.seat)
        else:
            yield say("site-ruling", heading=heading, seat=change.seat, words=change.words)


def _proof(record: Record, dice: NotedChance) -> Proof:
    return Proof(
        commitment=record.commitment,
        gm_half=record.gm_half,
        luck=tuple(Luck(player.seat, player.luck, player.wishes) for player in record.players),
        seed=record.seed,
        draws=dice.draws,
    )


def _began(title: Title[Any], names: Sequence[str], deal: Resolved, passed: Sequence[PassedPhase]) -> tuple[Began, ...]:
    """How the seats began; empty until the first turn is over."""
    if not passed:
        return ()
    turn = passed[0].heading.turn
    of_it = [one for one in passed if one.heading.turn == turn]
    after = of_it[-1].after
    if title.winners(after) is None and title.where(after).turn == turn:
        return ()
    news = (*told(deal.events, OUTSIDER), *(event for one in of_it for event in one.news))
    return tuple(Began(names[one.seat], one.kind, one.how) for one in title.openings(after, news))
