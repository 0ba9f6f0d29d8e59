"""The possible answers to the questions of a round."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Options
from adjudicator.games.cosmoforce.ship import Ship
from adjudicator.games.cosmoforce.table.gear import BY_NAME, labels, repairable, standing
from adjudicator.games.cosmoforce.table.speech import reason
from adjudicator.games.cosmoforce.table.state import HURT, READY, Force
from adjudicator.games.cosmoforce.words.build_words import ANYTHING, DAMAGED, GROUPS, Crew, Member
from adjudicator.games.cosmoforce.words.order_words import Damage, Evade, Harm, Leave, Lose, Recall

Place = int
"""The place of crew: READY, HURT, or the slot of the system that they work on."""

_ANY = frozenset((DAMAGED, ANYTHING))


@lru_cache(maxsize=4096)
def named(systems: tuple[str, ...], part: str) -> tuple[int, ...]:
    """The slots that a name of a ship's part means; `damaged` can be any."""
    if part in BY_NAME:
        return tuple([slot for slot, kind in enumerate(systems) if kind == part])
    if part in (DAMAGED, ANYTHING):
        return tuple(range(len(systems)))
    names = labels(systems)
    return (names.index(part),) if part in names else ()


def slots(ship: Ship, part: str) -> list[int]:
    """The slots that a part's name means now, whatever their damage; damaged ones come first."""
    if part == DAMAGED:
        return list(repairable(ship))
    return sorted(named(ship.systems, part), key=lambda slot: not ship.marks[slot])


def first(systems: tuple[str, ...], marks: Sequence[int], damaged: Sequence[int], parts: Iterable[str]) -> int | None:
    """The first slot of these parts that can take damage; None if there is none.

    `damaged` are the slots of systems that are damaged and not destroyed, in order.
    """
    for part in parts:
        if part in _ANY:
            if damaged:
                return damaged[0]
            if part == ANYTHING and 0 in marks:
                return marks.index(0)
            continue
        whole: int | None = None
        for slot in named(systems, part):
            if slot in damaged:
                return slot
            if whole is None and not marks[slot]:
                whole = slot
        if whole is not None:
            return whole
    return None


class Incoming(Options, Struct, eq=False, gc=False):
    """A question about something that threatens one's own ship: how much of it, and from whom (-1: nobody)."""

    amount: int
    by: Seat


class Damages(Incoming, eq=False, gc=False):
    """Any order of systems to take damage."""

    ship: Ship

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Damage):
            return reason("takes-no-damage")
        # A ship in the game has something that can still be damaged.
        if ANYTHING in choice.parts:
            return choice
        ship = self.ship
        slot = first(ship.systems, ship.marks, repairable(ship), choice.parts)
        return choice if slot is not None else reason("none-takes-damage")

    def every(self) -> Iterator[Choice]:
        """Each system alone, and all that are damaged first."""
        names = labels(self.ship.systems)
        yield from (Damage((names[slot],)) for slot in standing(self.ship))
        yield from (Damage((kind, ANYTHING)) for kind in dict.fromkeys(self.ship.systems))

    def drawn(self, chance: Chance, label: str) -> Iterator[Choice]:
        """All systems in random order."""
        names = labels(self.ship.systems)
        yield Damage(chance.shuffle(label, tuple([names[slot] for slot in standing(self.ship)])))


class Evasions(Incoming, eq=False, gc=False):
    """As much heat as a seat likes, up to the number of dice rolled."""

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Evade):
            return reason("evades-nothing")
        return Evade(self.amount if choice.heat is None else min(choice.heat, self.amount))

    def every(self) -> Iterator[Choice]:
        return iter([Evade(heat) for heat in range(1, self.amount + 1)])


def whom(state: Force, seat: Seat, order: Iterable[str]) -> tuple[str, Place, str] | None:
    """The first group with any crew, if one crew is wanted, and who it is, if a character is named.

    None if the order names nobody who is there.
    """
    ship = state.ship(seat)
    manned = ship.manned()
    places = {"ready": READY if ship.ready else None, "hurt": HURT if ship.hurt else None}
    places["working"] = manned[0] if manned else None
    for group in order:
        person = state.person(seat, group)
        if person is not None:
            return {READY: "ready", HURT: "hurt"}.get(person.place, "working"), person.place, person.name
        place = places.get(group)
        if place is not None:
            return group, place, ""
    return None


class Victims(Options, Struct, eq=False, gc=False):
    """Any order of the groups of crew that names somebody who is there."""

    word: type[Harm] | type[Lose]
    state: Force
    seat: Seat

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, self.word):
            return reason("names-no-crew")
        return choice if whom(self.state, self.seat, choice.groups) is not None else reason("none-of-these-left")

    def every(self) -> Iterator[Choice]:
        return iter([self.word(order) for order in permutations(GROUPS)])


class AtWork(Options, Struct, eq=False, gc=False):
    """Whether the crew at work on a system come back."""

    ship: Ship
    name: str

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Recall | Leave):
            return reason("moves-no-crew")
        names = labels(self.ship.systems)
        here = any(names[slot] == self.name for part in choice.parts for slot in slots(self.ship, part))
        return type(choice)((self.name,)) if here else reason("works-again")

    def every(self) -> Iterator[Choice]:
        return iter([Recall((self.name,)), Leave((self.name,))])


class Crews(Options):
    """Any names for the crew of a ship."""

    __slots__ = ()

    def settle(self, choice: Choice) -> Choice | str:
        return choice if isinstance(choice, Crew) else reason("names-no-crew")

    def every(self) -> Iterator[Choice]:
        """Some of them: there are too many to list."""
        ripley, ash = Member("Ripley", "pilot"), Member("Ash", "")
        return iter([Crew((ripley,)), Crew((ripley, ash)), Crew((ash,))])
