"""Traps on planets: bombs and decoys, which only their alien can tell apart."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.pieces import Piece, after
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Made, Script
from adjudicator.galaxy.judging import Judged
from adjudicator.games.blutooth.events.nexus import NexusMarked, TrapsLaid, TrapSprung
from adjudicator.games.blutooth.events.ships import ShipsLanded, ShipsMoved, ShipsRebounded, ShipsRevived
from adjudicator.games.blutooth.mechanics.losing import bombed
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.tech_places import planets_left
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.nexus import kept_by
from adjudicator.games.blutooth.table.traps import BOMB, DECOY, IN_NEXUS, Trap, trap_on

SHARE = 3
"""Of so many traps one is a bomb."""


def free_planets(now: Match) -> list[Place]:
    """The planets on which no trap lies."""
    return [place for place in planets_left(now) if trap_on(now.traps, place) is None]


def traps_laid(at: MatchAt, power: str, word: type[Any]) -> Script:
    """All traps that wait in my nexus are laid: where I say, and the rest where it is drawn."""
    waiting = kept_by(at.state.nexus, at.me, power).marks
    sample = word(tuple(free_planets(at.state)[:1]))
    wish = yield Ask(at.me, word.about, Judged(lambda wish: wish, [sample]))
    bombs = wish.bombs if isinstance(wish, word) else ()
    decoys = wish.decoys if isinstance(wish, word) else ()
    label = f"{at.label}/{at.state.seats[at.me]}/traps"
    yield NexusMarked(at.me, power, -waiting)
    yield Made(partial(_laid, seat=at.me, number=waiting, named=(bombs, decoys), chance=at.chance, label=label))


def _laid(
    now: Match,
    seat: Seat,
    number: int,
    named: tuple[Sequence[Place], Sequence[Place]],
    chance: Chance,
    label: str,
) -> TrapsLaid | None:
    left = free_planets(now)
    number = min(number, len(left))
    bombs = number // SHARE
    found: dict[Place, str] = {}
    for kind, places, most in ((BOMB, named[0], bombs), (DECOY, named[1], number - bombs)):
        for place in list(dict.fromkeys(places))[:most]:
            if place in left and place not in found:
                found[place] = kind
    missing = bombs - len([kind for kind in found.values() if kind == BOMB])
    for at, place in enumerate(chance.shuffle(label, tuple([one for one in left if one not in found]))):
        if len(found) < number:
            found[place] = BOMB if at < missing else DECOY
    return TrapsLaid(seat, tuple(sorted(found.items()))) if found else None


def my_trap(at: MatchAt, place: Place) -> Trap | None:
    """My trap on that planet."""
    found = trap_on(at.state.traps, place)
    return found if found is not None and found.seat == at.me else None


def traps_swapped(at: MatchAt, one: Place, other: Place) -> Script:
    """Two of my traps change places."""
    first, second = my_trap(at, one), my_trap(at, other)
    if first is not None and second is not None and one != other:
        yield TrapsLaid(at.me, ((one, second.kind), (other, first.kind)))


def in_nexus(at: MatchAt) -> tuple[Trap, ...]:
    """My traps that have gone off."""
    return tuple([one for one in at.state.traps if (one.seat, one.place) == (at.me, IN_NEXUS)])


def laid_again(at: MatchAt, place: Place, *, bomb: bool) -> Script:
    """A trap of mine that has gone off is laid on a planet without one."""
    kind = BOMB if bomb else DECOY
    if place in free_planets(at.state) and any(one.kind == kind for one in in_nexus(at)):
        yield TrapSprung(at.me, place, kind, back=False)


ShipsComing = ShipsLanded | ShipsRebounded | ShipsRevived | ShipsMoved
"""What brings ships to planets."""


def stepped_on(at: MatchAt, it: ShipsComing) -> list[Trap]:
    """My traps on planets to which ships have come."""
    target = at.state.invasion(it.number).target if isinstance(it, ShipsLanded) else None
    places = [target] if isinstance(it, ShipsLanded) else [place for place, _ in it.to if place >= 0]
    found = [my_trap(at, place) for place in dict.fromkeys(places) if place is not None]
    return [one for one in found if one is not None]


def sprung(at: MatchAt, traps: Sequence[Trap]) -> Script:
    """These traps go off: a bomb destroys all ships on its planet."""
    for one in traps:
        yield TrapSprung(at.me, one.place, one.kind)
        if one.kind == BOMB:
            yield from bombed(at, one.place, sum(at.state.planets[one.place]))


def swapping(at: MatchAt, piece: Piece, word: type[Any]) -> Script:
    """I may have two of my traps change places."""
    home = at.state.home(at.me)
    wish = yield at.wish(piece, Judged(lambda wish: wish, [word(home[0], home[1])]), about=word.about)
    if isinstance(wish, word):
        yield from traps_swapped(at, wish.one, wish.other)


def laying_again(at: MatchAt, piece: Piece, word: type[Any]) -> Script:
    """I may lay a trap of mine that has gone off."""
    sample = word(bomb=False, place=at.state.home(at.me)[0])
    wish = yield at.wish(piece, Judged(lambda wish: wish, [sample]), about=word.about)
    if isinstance(wish, word):
        yield from laid_again(at, wish.place, bomb=wish.bomb)


class Detonating:
    """What a power has whose traps go off when ships come to them, whatever brings these."""

    @after(ShipsLanded, where=lambda at, it: bool(stepped_on(at, it)))
    def detonate(self, at: MatchAt, it: ShipsComing) -> Script:
        """Ships land after they have won."""
        yield from sprung(at, stepped_on(at, it))

    @after(ShipsRebounded, where=lambda at, it: bool(stepped_on(at, it)))
    def detonate_below_those_who_come_home(self, at: MatchAt, it: ShipsComing) -> Script:
        """Ships come home."""
        yield from sprung(at, stepped_on(at, it))

    @after(ShipsRevived, where=lambda at, it: bool(stepped_on(at, it)))
    def detonate_below_revived(self, at: MatchAt, it: ShipsComing) -> Script:
        """Ships come out of the warp."""
        yield from sprung(at, stepped_on(at, it))

    @after(ShipsMoved, where=lambda at, it: bool(stepped_on(at, it)))
    def detonate_below_moved(self, at: MatchAt, it: ShipsComing) -> Script:
        """Ships come from another base."""
        yield from sprung(at, stepped_on(at, it))
