"""What a seat is told after a phase: what happened, what came of its orders, and how everything lies."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Event, Seat
from adjudicator.engine.speech import listed
from adjudicator.engine.title import Section, Table
from adjudicator.engine.trace import Answer
from adjudicator.games.cosmoclasm.board import MATS, NAMES, POINTS, POINTS_OF
from adjudicator.games.cosmoclasm.cards import FORCES
from adjudicator.games.cosmoclasm.counting import count, planets, stations_at
from adjudicator.games.cosmoclasm.factions import in_force
from adjudicator.games.cosmoclasm.phrases import sentence
from adjudicator.games.cosmoclasm.state import NOBODY, STATIONS, Solar, placed
from adjudicator.games.cosmoclasm.vocabulary import vocabulary
from adjudicator.orders.heeding import Heeding

_HEEDING = Heeding(
    {
        "turn": "your turn",
        "station": "your station",
        "take": "your card from the market",
        "give": "your cards for the market",
        "switch": "your switch",
        "start": "the start player",
    },
    place="lap",
)


def report(
    before: Solar, view: Solar, told: Sequence[Event[Solar]], answers: Sequence[Answer], seat: Seat | None
) -> tuple[Section, ...]:
    """All sections, from views alone; without a seat those for everybody."""
    happened = tuple(_happened(told, view, seat))
    found = [Section("What happened", happened)] if happened else []
    if seat is not None:
        found += _heeded(before, answers, seat)
    if view.round:
        found.append(Section(_heading(view), (*_contested(view), _forces(view))))
        found.append(Section("The players", (_players(view),)))
        found.append(Section("The planets", (_planets(view), *_grid(view))))
        found.append(Section("The market", (listed(view.market),)))
    if seat is not None:
        found.append(Section("Your hand", (listed(view.hands[seat]),)))
    return tuple(found)


def _heeded(before: Solar, answers: Sequence[Answer], seat: Seat) -> Iterator[Section]:
    heeded = tuple(_HEEDING.told([answer for answer in answers if answer.seat == seat], vocabulary(before, seat)))
    if heeded:
        yield Section("What became of your orders", heeded)


def _happened(told: Sequence[Event[Solar]], view: Solar, seat: Seat | None) -> Iterator[str]:
    for event in told:
        said = sentence(event, view.seats, seat)
        if said is not None:
            yield said


def _heading(view: Solar) -> str:
    planet = view.planet
    if planet is None:
        return f"Round {view.round}: {listed(view.seats[seat] for seat in view.contest)} play on"
    return f"Round {view.round}: planet {view.round}, mat {MATS[planet]}"


def _contested(view: Solar) -> Iterator[str]:
    if view.planet is not None:
        yield f"Its grid points are {listed(NAMES[point] for point in POINTS_OF[view.planet])}."


def _forces(view: Solar) -> Table:
    """Each player's forces as they count now, and who has taken the superiorities."""
    rows = []
    for seat, name in enumerate(view.seats):
        rows.append((name, *(str(number or "") for number in count(view, seat))))
    if any(view.resistance) and view.planet is not None:
        rows.append(("Resistance", *_resisting(view)))
    rows.append(("Taken by", *("" if by == NOBODY else view.seats[by] for by in view.taken)))
    return Table(("Player", *(force.capitalize() for force in FORCES)), tuple(rows))


def _players(view: Solar) -> Table:
    rows = []
    for seat, name in enumerate(view.seats):
        numbers = (len(view.hands[seat]), STATIONS - placed(view, seat), planets(view, seat))
        rows.append((name, _status(view, seat), *map(str, numbers)))
    return Table(("Player", "Turn", "Cards", "Stations left", "Planets"), tuple(rows))


def standings(view: Solar) -> Table:
    """By planets, and where these are as many by stations placed; the winners first."""
    won = view.winners or ()
    held = {seat: (planets(view, seat), placed(view, seat)) for seat in range(len(view.seats))}
    order = sorted(held, key=lambda seat: (seat not in won, *(-number for number in held[seat]), seat))
    return Table(("Player", "Planets", "Stations"), tuple((view.seats[one], *map(str, held[one])) for one in order))


def _resisting(view: Solar) -> tuple[str, ...]:
    shown = [force for card in view.resistance[view.planet or 0] for force in card.partition(" ")[2].split("/")]
    return tuple(str(shown.count(force) or "") for force in FORCES)


def _status(view: Solar, seat: Seat) -> str:
    if seat in view.retired:
        return "retired"
    if seat not in view.inside():
        return "watches"
    suit = view.suits[seat]
    return f"{'next' if seat == view.turn else 'in'}{f', {suit}' if suit else ''}"


def _planets(view: Solar) -> Table:
    rows = []
    for number, mat in enumerate(view.counters, 1):
        owner = "" if view.owners[mat] == NOBODY else view.seats[view.owners[mat]]
        held = [stations_at(view, seat, mat) for seat in range(len(view.seats))]
        rows.append((str(number), MATS[mat], *(str(stations or "") for stations in held), owner))
    return Table(("Planet", "Mat", *view.seats, "Claimed by"), tuple(rows))


def _grid(view: Solar) -> Iterator[Table]:
    rows = tuple(
        (NAMES[point], ", ".join(view.seats[seat] for seat in view.stations[point]))
        for point in POINTS
        if view.stations[point]
    )
    if rows:
        yield Table(("Point", "Stations"), rows)


def rules_text(view: Solar) -> tuple[Section, ...]:
    """The abilities in play, the local resistance, and how the mats are numbered."""
    sections = []
    abilities = tuple(
        f"{view.seats[seat]}, {ability.name}: {' '.join((type(ability).__doc__ or '').split())}"
        for seat, ability in in_force(view)
    )
    if abilities:
        sections.append(Section("Abilities", abilities))
    lie = tuple(
        f"Planet {view.number(mat)} is mat {MATS[mat]}; its grid points are "
        f"{listed(NAMES[point] for point in POINTS_OF[mat])}."
        for mat in view.counters
    )
    sections.append(Section("Planets", lie))
    if any(view.resistance):
        piles = tuple(f"Planet {view.number(mat)}: {listed(view.resistance[mat])}." for mat in view.counters)
        sections.append(Section("Local resistance", piles))
    return tuple(sections)
