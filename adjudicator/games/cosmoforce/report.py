"""What a seat is told after a phase: what happened, what came of its orders, and the rosters."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Event, Seat
from adjudicator.engine.title import Section, Table
from adjudicator.engine.trace import Answer
from adjudicator.games.cosmoforce.gear import BY_NAME, SYSTEMS, complement, described, labels, limits, several, thrust
from adjudicator.games.cosmoforce.moves import Ended, RoundOpened, TurnBegan
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


def report(
    before: Force, view: Force, told: Sequence[Event[Force]], answers: Sequence[Answer], seat: Seat | None
) -> tuple[Section, ...]:
    """All sections, from views alone; without a seat those for everybody."""
    found = [*_happened(told, view, seat)]
    if seat is not None:
        # In the words of when they were written: a character who acted may be dead now.
        heeded = tuple(_HEEDING.told([answer for answer in answers if answer.seat == seat], vocabulary(before, seat)))
        if heeded:
            found.append(Section("What became of your orders", heeded))
    if None in view.ships:
        what = "Build your ship" if seat is not None else "Everybody builds a ship"
        return (*found, Section("Building", (f"{what} in secret; all ships are revealed at once.",)))
    found.append(Section("All ships", (_fleet(view),)))
    mine = view.ships[seat] if seat is not None else None
    if seat is not None and mine is not None:
        found.append(Section(f"Your {HULLS[mine.hull]}", (_roster(mine, view.aboard(seat)),)))
    found += [
        Section(f"The {HULLS[ship.hull]} of {view.seats[other]}", (_systems(ship),))
        for other in view.playing()
        if other != seat and (ship := view.ships[other]) is not None
    ]
    return tuple(found)


def _happened(told: Sequence[Event[Force]], view: Force, seat: Seat | None) -> Iterator[Section]:
    """What happened, a section for each ship's turn, and one for the round that begins then, or the end."""
    heading, parts = "What happened", list[str]()
    for event in told:
        if isinstance(event, TurnBegan):
            if parts:
                yield Section(heading, tuple(parts))
            whose = "Your turn" if event.seat == seat else f"The turn of {view.seats[event.seat]}"
            heading, parts = f"{whose}, at speed {points(event.speed)}", []
            continue
        if isinstance(event, RoundOpened | Ended) and parts:
            yield Section(heading, tuple(parts))
            heading, parts = f"Round {event.round}" if isinstance(event, RoundOpened) else "The end", []
        said = sentence(event, view.seats, seat)
        if said is not None:
            parts.append(said)
    if parts:
        yield Section(heading, tuple(parts))


def _fleet(view: Force) -> Table:
    rows = []
    last = [seat for seat, gone in enumerate(view.gone) if gone]
    for seat in (*by_speed(view), *last):
        ship = view.ship(seat)
        crew = f"{ship.ready} ready, {ship.hurt} hurt, {sum(ship.repairs)} at work"
        numbers = (points(ship.speed), str(thrust(ship)), str(ship.mass), str(ship.heat))
        rows.append((view.seats[seat], HULLS[ship.hull], *numbers, "eliminated" if view.gone[seat] else crew))
    return Table(("Player", "Class", "Speed", "Thrust", "Mass", "Heat", "Crew"), tuple(rows))


def standings(view: Force) -> Table:
    """The winners first, then whoever is still there, then whoever was eliminated; by what of his crew is left."""
    won = view.winners or ()
    order = sorted(range(len(view.seats)), key=lambda one: (one not in won, view.gone[one], -_crew(view, one), one))
    rows = tuple(
        (view.seats[one], HULLS[ship.hull] if ship else "", "eliminated" if view.gone[one] else str(_crew(view, one)))
        for one, ship in ((one, view.ships[one]) for one in order)
    )
    return Table(("Player", "Class", "Crew"), rows)


def _crew(view: Force, seat: Seat) -> int:
    ship = view.ships[seat]
    return 0 if ship is None or view.gone[seat] else ship.crew


def boxes(marks: int, limit: int) -> str:
    """`[x.]`: a mark, and an empty box."""
    return f"[{'x' * marks}{'.' * (limit - marks)}]"


def _state(marks: int, limit: int) -> str:
    return "destroyed" if marks == limit else "damaged" if marks else "works"


def _roster(ship: Ship, people: Sequence[Person]) -> Table:
    most = limits(ship.hull, ship.systems)
    slots = zip(labels(ship.systems), ship.marks, most, ship.repairs, strict=True)
    rows = [
        (name, boxes(marks, limit), _state(marks, limit), f"{crew} at work" if crew else "")
        for name, marks, limit, crew in slots
    ]
    crew = f"{ship.crew} of {complement(ship)}"
    rows.append(("crew", "o" * ship.ready + "h" * ship.hurt, crew, "o ready, h hurt"))
    for one in people:
        where = {READY: "ready", HURT: "hurt", DEAD: "killed"}
        place = where.get(one.place) or f"at work on {labels(ship.systems)[one.place]}"
        rows.append((one.name, "", place, one.role))
    rows.append(("heat", "*" * ship.heat, str(ship.heat), ""))
    return Table(("System", "Boxes", "State", "Crew"), tuple(rows))


def _systems(ship: Ship) -> Table:
    """The systems kind by kind."""
    most = limits(ship.hull, ship.systems)
    rows = []
    for kind in dict.fromkeys(ship.systems):
        slots = [slot for slot, one in enumerate(ship.systems) if one == kind]
        said = " ".join(boxes(ship.marks[slot], most[slot]) for slot in slots)
        rows.append((several(len(slots), kind), said))
    return Table(("Systems", "Boxes"), tuple(rows))


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
