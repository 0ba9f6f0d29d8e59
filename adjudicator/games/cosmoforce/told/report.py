"""The report: what a seat is told after a phase: the events, what became of its orders, and the rosters.

What everybody may know is told in the same words to all: nobody is `you` in it.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate, groupby, pairwise
from typing import Final

from adjudicator.core.event import OUTSIDER, Event, Seat
from adjudicator.core.event import told as heard
from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.changed_cells import compared, explained
from adjudicator.engine.contract.descriptions import Thing
from adjudicator.engine.contract.plain_title import Missed
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.engine.contract.title import Telling
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.games.cosmoforce.events.event_phrases import PHRASES
from adjudicator.games.cosmoforce.events.events import Ended, Manoeuvred, RoundOpened, TurnBegan
from adjudicator.games.cosmoforce.ship import HULLS, Ship
from adjudicator.games.cosmoforce.stages.combat import by_speed
from adjudicator.games.cosmoforce.table.gear import BY_NAME, SYSTEMS, counted, labels, limits, several, thrust, working
from adjudicator.games.cosmoforce.table.speech import Speech, place
from adjudicator.games.cosmoforce.table.state import Force, Person
from adjudicator.games.cosmoforce.told.attack_scenes import attack_scenes
from adjudicator.games.cosmoforce.words.vocabulary import vocabulary
from adjudicator.orders.standing.order_outcomes import OrderOutcomes

SHORT: Final = ("numbers", "turn", "heat", "dice", "damage")


@cache
def _outcomes(book: Phrasebook) -> OrderOutcomes:
    def label(answer: Answer) -> str:
        """Actions are known by their numbers, everything else by its question."""
        return book.say("action", number=answer.detail) if answer.about == "action" else ""

    return OrderOutcomes(book, label=label, reasons=True)


def shared(
    title: Telling[Force], before: Force, view: Force, told: Sequence[Event[Force]], scene: None
) -> tuple[Section, ...]:
    """What is for everybody, from views alone."""
    to = Speech(view.seats, None, title.phrases)
    was = None if before == view or (before.ships != view.ships and None in before.ships) else before
    found = [*_happened(heard(told, OUTSIDER), to)]
    if None in view.ships:
        found.append(Section(to.say("heading-building"), (to.say("building"),), Chapter.BOARD))
    else:
        different = to.say("different")
        fleet = explained(_fleet(view, was, to), said=different)
        found.append(Section(to.say("heading-ships"), fleet, Chapter.COUNTS))
        for other in view.playing():
            ship, old = view.ship(other), None if was is None else was.ship(other)
            heading = to.say("heading-ship-of", hull=HULLS[ship.hull], seat=view.seats[other])
            found.append(Section(heading, explained(_systems(ship, old, to), said=different), Chapter.BOARD))
    return tuple(found)


def own(
    title: Telling[Force],
    before: Force,
    view: Force,
    told: Sequence[Event[Force]],
    answers: Sequence[Answer],
    seat: Seat,
    scene: None,
) -> Iterator[Section]:
    """What is for one player alone."""
    to = Speech(view.seats, seat, title.phrases)
    mine = [said for event in told if _concerns(event, seat) and (said := PHRASES[type(event)](event, to))]
    if mine:
        yield Section(to.say("heading-yours"), _together(mine, to), Chapter.YOURS)
    # In the names of when they were written: a character who acted may be dead now.
    sent = not any(isinstance(event, Missed) and seat in event.seats for event in told)
    heeded = _outcomes(to.book).section(answers, seat, vocabulary(before, seat), sent=sent)
    if heeded is not None:
        yield heeded
    ship = view.ships[seat]
    if ship is not None and (parts := tuple(_ship(view, ship, seat, to))):
        yield Section(to.say("heading-ship", hull=HULLS[ship.hull]), parts, Chapter.HAND)


def _ship(view: Force, ship: Ship, seat: Seat, to: Speech) -> Iterator[str | Table]:
    """The player's own ship, with its possibilities in the round that opens."""
    over = view.winners is not None
    if view.gone[seat]:
        yield from () if over else (to.say("out"),)
        return
    yield _roster(ship, view.aboard(seat), to)
    if not over:
        yield _kinds(ship, to)
        yield to.say("crew-ready", ready=ship.ready, crew=ship.crew)
        kind = next((kind for kind in ship.systems if len(_about(kind, to)) > 1), ship.systems[0])
        yield to.say("more-help", kind=kind, several=BY_NAME[kind].plural)


def _together(said: Sequence[str], to: Speech) -> tuple[str, ...]:
    """Repeated events, told once: `One of Red's crew was hurt (3 times)`."""
    several = ((sentence, sum(1 for _ in same)) for sentence, same in groupby(said))
    return tuple(
        [one if times == 1 else to.say("times", said=one.removesuffix("."), times=times) for one, times in several]
    )


def _section(heading: str, told: Sequence[tuple[str, Event[Force]]], chapter: Chapter, to: Speech) -> Section:
    """Events with their sentences: repeated ones are told once, and a page draws the attacks."""
    said = [sentence for sentence, _ in told]
    changes = [before != sentence for before, sentence in pairwise(said)]
    numbers = accumulate(changes, initial=0)
    numbered = [(number, event) for number, (_, event) in zip(numbers, told, strict=True)]
    return Section(heading, _together(said, to), chapter, tuple(attack_scenes(numbered, to)))


def _concerns(event: Event[Force], seat: Seat) -> bool:
    """Whether an event happened to a seat, or the seat made it happen."""
    if isinstance(event, Missed):
        return seat in event.seats
    return seat in [getattr(event, name) for name in _seats(type(event))]


@cache
def _seats(kind: type[Event[Force]]) -> tuple[str, ...]:
    """The fields of each event class that name the seats it concerns."""
    names = () if kind is TurnBegan else kind.__struct_fields__
    return tuple([name for name in names if name in ("seat", "target", "rammer")])


def _happened(told: Sequence[Event[Force]], to: Speech) -> Iterator[Section]:
    """The events: a section for each ship's turn, and one for the beginning round, or for the end."""
    heading, parts, chapter = to.say("heading-happened"), list[tuple[str, Event[Force]]](), Chapter.FIGHTS
    for before, event in zip((None, *told), told, strict=False):
        if isinstance(event, TurnBegan | RoundOpened | Ended):
            if parts:
                yield _section(heading, parts, chapter, to)
            parts = []
            chapter = Chapter.END if isinstance(event, Ended) else chapter
            heading = _heading(event, to)
        if isinstance(event, TurnBegan):
            continue
        if isinstance(event, Manoeuvred) and not isinstance(before, Manoeuvred):
            parts.append((to.say("manoeuvring"), event))
        said = PHRASES[type(event)](event, to)
        if said is not None:
            parts.append((said, event))
    if parts:
        yield _section(heading, parts, chapter, to)


def _heading(event: TurnBegan | RoundOpened | Ended, to: Speech) -> str:
    """The heading above what begins."""
    if isinstance(event, TurnBegan):
        return to.say("heading-turn", seat=to.names[event.seat], speed=to.points(event.speed))
    return to.say("heading-end") if isinstance(event, Ended) else to.say("heading-round", round=event.round)


def _fleet(view: Force, before: Force | None, to: Speech) -> Table:
    def rows(state: Force) -> Iterator[tuple[str | int, ...]]:
        last = [seat for seat, gone in enumerate(state.gone) if gone]
        for seat in (*by_speed(state), *last):
            ship = state.ship(seat)
            crew = _crew(ship, to, gone=state.gone[seat])
            numbers = thrust(ship), ship.mass, ship.heat
            yield state.seats[seat], HULLS[ship.hull], to.points(ship.speed), *numbers, crew

    head = to.heads("player", "class", "speed", "thrust", "mass", "heat", "crew")
    return compared(head, rows, view, before)


def standings(title: Telling[Force], view: Force) -> Table:
    """The winners first, then ships in play, then eliminated ones; among equals by how much of the crew is left."""
    to = Speech(view.seats, None, title.phrases)
    won = view.winners or ()
    order = sorted(range(len(view.seats)), key=lambda one: (one not in won, view.gone[one], -_left(view, one), one))
    rows = []
    for one in order:
        ship = view.ships[one]
        left = to.say("is-eliminated") if view.gone[one] else str(_left(view, one))
        rows.append((view.seats[one], HULLS[ship.hull] if ship else "", left))
    return Table(to.heads("player", "class", "crew"), tuple(rows))


def _left(view: Force, seat: Seat) -> int:
    ship = view.ships[seat]
    return 0 if ship is None or view.gone[seat] else ship.crew


def _crew(ship: Ship, to: Speech, *, gone: bool) -> str:
    if gone:
        return to.say("is-eliminated")
    return to.say("crew-counts", ready=ship.ready, hurt=ship.hurt, working=sum(ship.repairs))


def _some(some: int, of: int, to: Speech) -> str:
    """`1 of 2`."""
    return to.say("some-of", some=some, all=of)


def _state(marks: int, limit: int) -> str:
    return "destroyed" if marks == limit else "damaged" if marks else "works"


def _roster(ship: Ship, people: Sequence[Person], to: Speech) -> Table:
    """The systems one by one, each with its marks and the number that destroys it."""
    names = labels(ship.systems)
    slots = zip(names, ship.marks, limits(ship.hull, ship.systems), ship.repairs, strict=True)
    rows = [
        (
            name,
            _some(marks, limit, to),
            to.say("state", state=_state(marks, limit)),
            to.say("at-work", crew=crew) if crew else "-",
        )
        for name, marks, limit, crew in slots
    ]
    for one in people:
        system = names[one.place] if one.place >= 0 else ""
        rows.append((one.name, "-", to.say("place", place=place(one.place), system=system), one.role or "-"))
    return Table(to.heads("system", "marks", "state", "crew"), tuple(rows))


def _kinds(ship: Ship, to: Speech) -> Table:
    """The possibilities of each kind of system in the round, in a line."""
    rows = tuple(
        (
            kind,
            _some(len(working(ship, kind)), ship.systems.count(kind), to),
            f"{_about(kind, to)[0].removesuffix('.')}.",
        )
        for kind in dict.fromkeys(ship.systems)
    )
    return Table(to.heads("kind", "working", "does"), rows)


def _about(kind: str, to: Speech) -> list[str]:
    """The description of a kind of system, sentence by sentence."""
    return " ".join(descriptions.of(BY_NAME[kind], to.book)).split(". ")


def _systems(ship: Ship, before: Ship | None, to: Speech) -> Table:
    """The systems kind by kind, and the marks on each of them."""

    def rows(ship: Ship) -> list[tuple[str, str]]:
        kinds = dict.fromkeys(ship.systems)
        return [(several(ship.systems.count(kind), kind), _marks(ship, kind, to)) for kind in kinds]

    return compared(to.heads("systems", "marks"), rows, ship, before)


def _marks(ship: Ship, kind: str, to: Speech) -> str:
    """`1 of 2, 0 of 2`."""
    most = limits(ship.hull, ship.systems)
    return ", ".join([_some(ship.marks[slot], most[slot], to) for slot, one in enumerate(ship.systems) if one == kind])


def _short(view: Force, to: Speech) -> Iterator[str | Table]:
    """The rules that everybody needs."""
    yield to.say("short-class")
    rows = tuple((hull, str(size), _special(size)) for size, hull in enumerate(HULLS) if hull)
    yield Table(to.heads("class", "size", "special"), rows)
    yield from (to.say(f"short-{one}") for one in SHORT)
    limit, last = view.options["time_limit"], view.options["last_round"]
    yield to.say("short-time", limit=limit, last=last)


def _special(hull: int) -> str:
    """The system that only ships of a class can mount."""
    return ", ".join(system.name for system in SYSTEMS if system.only == hull)


def things(title: Telling[Force], view: Force) -> Iterator[Thing]:
    """The classes of ships, each with what it decides."""
    to = Speech(view.seats, None, title.phrases)
    for size, hull in enumerate(HULLS):
        if hull:
            yield Thing(hull, "class", to.say("class-is", size=size, special=_special(size)))


def rules_text(title: Telling[Force], view: Force) -> tuple[Section, ...]:
    """The systems that are in play; before the ships are revealed all of them."""
    to = Speech(view.seats, None, title.phrases)
    there = {kind for ship in view.ships if ship is not None for kind in ship.systems} or set(BY_NAME)
    systems = tuple(
        f"{system.name.capitalize()}: {' '.join(descriptions.of(system, to.book))}"
        for system in SYSTEMS
        if system.name in there
    )
    ships = tuple(
        to.say("rules-ship", seat=name, hull=HULLS[ship.hull], systems=counted(ship.systems), mass=ship.mass)
        for name, ship in zip(view.seats, view.ships, strict=True)
        if ship is not None
    )
    found = (Section(to.say("heading-short"), tuple(_short(view, to))), Section(to.say("rules-systems"), systems))
    return (*found, Section(to.say("rules-ships"), ships)) if ships else found
