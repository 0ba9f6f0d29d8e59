"""Games in which crew are characters: their names, their places, and crew actions."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.games.cosmoforce.events.characters import CharacterMoved, CrewActionRuled, CrewActionTried, CrewNamed
from adjudicator.games.cosmoforce.table.gear import labels
from adjudicator.games.cosmoforce.table.state import HURT, READY, Force, Person
from adjudicator.games.cosmoforce.words.build_words import Member
from adjudicator.games.cosmoforce.words.order_words import Act


def naming(at: At[Force], crews: Sequence[Sequence[Member]]) -> Script:
    """Note the names; a player who has named more characters than there are crew loses the last names."""
    people = []
    for seat, crew in enumerate(crews):
        room = at.state.ship(seat).crew
        people.append(tuple([Person(one.name, one.role) for one in crew[:room]]))
    if any(people):
        yield CrewNamed(tuple(people))


def count(state: Force, seat: Seat, place: int) -> int:
    """How many crew of a ship there are in a place, characters or not."""
    ship = state.ship(seat)
    return ship.ready if place == READY else ship.hurt if place == HURT else ship.repairs[place]


def following(state: Force, seat: Seat, source: int, target: int, who: str = "") -> Iterator[Event[Force]]:
    """The characters that have moved, after some crew went from one place to another.

    Those that were named; otherwise crew without names go first, then characters in the order in which they were named.
    """
    here = [one.name for one in state.aboard(seat) if one.place == source]
    going = [who] if who in here else here[: max(0, len(here) - count(state, seat, source))]
    system = labels(state.ship(seat).systems)[target] if target >= 0 else ""
    for name in going:
        yield CharacterMoved(seat, name, target, system)


def follow(at: At[Force], seat: Seat, source: int, target: int, who: str = "") -> Script:
    """Make them move, if there are characters."""
    if at.state.people:
        yield from following(at.state, seat, source, target, who)


def sent(at: At[Force], seat: Seat, going: Sequence[int]) -> Script:
    """The characters and their systems, after ready crew went to several systems at once.

    `going` has the slot of each crew in the order in which they were sent: crew without names went first, then
    characters in the order in which they were named, one to each remaining place.
    """
    state = at.state
    here = [one.name for one in state.aboard(seat) if one.place == READY]
    leaving = max(0, len(here) - state.ship(seat).ready)
    names = labels(state.ship(seat).systems)
    for name, slot in zip(here[:leaving], going[len(going) - leaving :], strict=True):
        yield CharacterMoved(seat, name, slot, names[slot])


def attempt(at: At[Force], seat: Seat, choice: Act) -> Script:
    """A crew action, which is noted for the game master."""
    yield CrewActionTried(seat, choice.name, choice.words)


def expire(at: At[Force]) -> Script:
    """Crew actions that nobody has ruled on in time have no effect."""
    for one in at.state.tried:
        yield CrewActionRuled(one.seat, "")
