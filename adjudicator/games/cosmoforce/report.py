"""What a seat is told after a phase: what happened, what came of its orders, and the rosters.

What everybody may know is told in the same words to all: nobody is `you` in it.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from adjudicator.core.event import OUTSIDER, Event, Seat
from adjudicator.core.event import told as heard
from adjudicator.engine.marking import Row, explained, number, table, words
from adjudicator.engine.section import Chapter, Section, Table
from adjudicator.engine.trace import Answer
from adjudicator.games.cosmoforce.gear import BY_NAME, SYSTEMS, described, labels, limits, several, thrust, working
from adjudicator.games.cosmoforce.moves import Ended, Missed, RoundOpened, TurnBegan
from adjudicator.games.cosmoforce.phrases import points, sentence
from adjudicator.games.cosmoforce.ship import HULLS, Ship
from adjudicator.games.cosmoforce.stages.combat import by_speed
from adjudicator.games.cosmoforce.state import DEAD, HURT, READY, Force, Person
from adjudicator.games.cosmoforce.vocabulary import vocabulary
from adjudicator.orders.heeding import Heeding

_DECIDED = {
    "build": "your ship",
    "crew": "your crew",
    "damage": "the damage to your ship",
    "harm": "who of your crew was harmed",
    "lose": "which crew had no room",
    "evade": "whether you evaded",
    "crew at work": "your crew at work",
}


def _label(answer: Answer) -> str:
    """Actions are known by their numbers; everything else by what is asked."""
    return f"Action {answer.detail}" if answer.about == "action" else ""


_HEEDING = Heeding(_DECIDED, label=_label)


def shared(before: Force, view: Force, told: Sequence[Event[Force]]) -> tuple[Section, ...]:
    """What is for everybody, from views alone."""
    was = None if before == view or (before.ships != view.ships and None in before.ships) else before
    found = [*_happened(heard(told, OUTSIDER), view)]
    if None in view.ships:
        said = "Everybody builds a ship in secret; all ships are revealed at once."
        found.append(Section("Building", (said,), Chapter.BOARD))
    else:
        found.append(Section("All ships", explained(_fleet(view, was)), Chapter.COUNTS))
        for other in view.playing():
            ship, old = view.ship(other), None if was is None else was.ship(other)
            heading = f"The {HULLS[ship.hull]} of {view.seats[other]}"
            found.append(Section(heading, explained(_systems(ship, old)), Chapter.BOARD))
    return tuple(found)


def own(
    before: Force, view: Force, told: Sequence[Event[Force]], answers: Sequence[Answer], seat: Seat
) -> Iterator[Section]:
    """What is for one player alone."""
    mine = tuple([said for event in told if _concerns(event, seat) and (said := sentence(event, view.seats, seat))])
    if mine:
        yield Section("What happened to you", _together(mine), Chapter.YOURS)
    # In the words of when they were written: a character who acted may be dead now.
    sent = not any(isinstance(event, Missed) and seat in event.seats for event in told)
    own = [answer for answer in answers if answer.seat == seat]
    heeded = tuple(_HEEDING.told(own, vocabulary(before, seat), sent=sent))
    if heeded:
        yield Section("What became of your orders", heeded, Chapter.YOURS)
    ship = view.ships[seat]
    if ship is not None and not view.gone[seat]:
        parts = (_roster(ship, view.aboard(seat)), _kinds(ship), f"{ship.ready} of your crew of {ship.crew} are ready.")
        more = "HELP laser tells all of a laser, as HELP does of every system."
        yield Section(f"Your {HULLS[ship.hull]}", (*parts, more), Chapter.HAND)


def _together(said: Sequence[str]) -> tuple[str, ...]:
    """What happens several times in a row, said once: `A crew of Red was hurt (3 times)`."""
    several = ((sentence, sum(1 for _ in same)) for sentence, same in groupby(said))
    return tuple([one if times == 1 else f"{one.removesuffix('.')} ({times} times)." for one, times in several])


def _concerns(event: Event[Force], seat: Seat) -> bool:
    """Whether an event happened to a seat, or the seat made it happen."""
    named = (getattr(event, name, None) for name in ("seat", "target", "rammer"))
    return seat in (*named, *getattr(event, "seats", ())) and not isinstance(event, TurnBegan)


def _happened(told: Sequence[Event[Force]], view: Force) -> Iterator[Section]:
    """What happened, a section for each ship's turn, and one for the round that begins then, or the end."""
    heading, parts, chapter = "What happened", list[str](), Chapter.FIGHTS
    for event in told:
        if isinstance(event, TurnBegan):
            if parts:
                yield Section(heading, _together(parts), chapter)
            heading, parts = f"The turn of {view.seats[event.seat]}, at speed {points(event.speed)}", []
            continue
        if isinstance(event, RoundOpened | Ended):
            if parts:
                yield Section(heading, _together(parts), chapter)
            parts = []
            if isinstance(event, Ended):
                heading, chapter = "The end", Chapter.END
            else:
                heading = f"Round {event.round}"
        said = sentence(event, view.seats)
        if said is not None:
            parts.append(said)
    if parts:
        yield Section(heading, _together(parts), chapter)


def _fleet(view: Force, before: Force | None) -> Table:
    rows: list[Row] = []
    last = [seat for seat, gone in enumerate(view.gone) if gone]
    for seat in (*by_speed(view), *last):
        ship, old = view.ship(seat), None if before is None else before.ship(seat)
        numbers = [
            words(points(ship.speed), None if old is None else points(old.speed)),
            number(thrust(ship), None if old is None else thrust(old)),
            number(ship.mass, None if old is None else old.mass),
            number(ship.heat, None if old is None else old.heat),
        ]
        gone = before is not None and before.gone[seat]
        crew = words(_crew(ship, gone=view.gone[seat]), None if old is None else _crew(old, gone=gone))
        rows.append((view.seats[seat], HULLS[ship.hull], *numbers, crew))
    return table(("Player", "Class", "Speed", "Thrust", "Mass", "Heat", "Crew"), rows)


def standings(view: Force) -> Table:
    """The winners first, then whoever is still there, then whoever was eliminated; by what of his crew is left."""
    won = view.winners or ()
    order = sorted(range(len(view.seats)), key=lambda one: (one not in won, view.gone[one], -_left(view, one), one))
    rows = tuple(
        (view.seats[one], HULLS[ship.hull] if ship else "", "eliminated" if view.gone[one] else str(_left(view, one)))
        for one, ship in ((one, view.ships[one]) for one in order)
    )
    return Table(("Player", "Class", "Crew"), rows)


def _left(view: Force, seat: Seat) -> int:
    ship = view.ships[seat]
    return 0 if ship is None or view.gone[seat] else ship.crew


def _crew(ship: Ship, *, gone: bool) -> str:
    return "eliminated" if gone else f"{ship.ready} ready, {ship.hurt} hurt, {sum(ship.repairs)} at work"


def _state(marks: int, limit: int) -> str:
    return "destroyed" if marks == limit else "damaged" if marks else "works"


def _roster(ship: Ship, people: Sequence[Person]) -> Table:
    """The systems one by one, with the marks each has of those that destroy it."""
    most = limits(ship.hull, ship.systems)
    slots = zip(labels(ship.systems), ship.marks, most, ship.repairs, strict=True)
    rows = [
        (name, f"{marks} of {limit}", _state(marks, limit), f"{crew} at work" if crew else "-")
        for name, marks, limit, crew in slots
    ]
    where = {READY: "ready", HURT: "hurt", DEAD: "killed"}
    for one in people:
        place = where.get(one.place) or f"at work on {labels(ship.systems)[one.place]}"
        rows.append((one.name, "-", place, one.role or "-"))
    return Table(("System", "Marks", "State", "Crew"), tuple(rows))


def _kinds(ship: Ship) -> Table:
    """What each kind of system can do in the round, in a line."""
    kinds = dict.fromkeys(ship.systems)
    rows = tuple(
        (kind, f"{len(working(ship, kind))} of {ship.systems.count(kind)}", f"{_text(kind).partition('. ')[0]}.")
        for kind in kinds
    )
    return Table(("Kind", "Working", "What it does"), rows)


def _text(kind: str) -> str:
    return " ".join((type(BY_NAME[kind]).__doc__ or "").split()).removesuffix(".")


def _systems(ship: Ship, before: Ship | None) -> Table:
    """The systems kind by kind, and the marks on each of them."""
    rows: list[Row] = []
    for kind in dict.fromkeys(ship.systems):
        was = None if before is None else _marks(before, kind)
        rows.append((several(ship.systems.count(kind), kind), words(_marks(ship, kind), was)))
    return table(("Systems", "Marks"), rows)


def _marks(ship: Ship, kind: str) -> str:
    """`1 of 2, 0 of 2`."""
    most = limits(ship.hull, ship.systems)
    return ", ".join([f"{ship.marks[slot]} of {most[slot]}" for slot, one in enumerate(ship.systems) if one == kind])


def rules_text(view: Force) -> tuple[Section, ...]:
    """The systems that are in play; before the ships are revealed all of them."""
    there = {kind for ship in view.ships if ship is not None for kind in ship.systems} or set(BY_NAME)
    systems = tuple(
        f"{system.name.capitalize()}: {' '.join((type(system).__doc__ or '').split())}"
        for system in SYSTEMS
        if system.name in there
    )
    ships = tuple(
        f"{name}: {described(ship.hull, ship.systems)}; mass {ship.mass}."
        for name, ship in zip(view.seats, view.ships, strict=True)
        if ship is not None
    )
    return (Section("Systems", systems), *((Section("Ships", ships),) if ships else ()))
