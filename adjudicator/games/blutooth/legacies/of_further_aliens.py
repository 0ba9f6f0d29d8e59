"""Legacies of further aliens: what is lost, drafted, given and swapped."""

from collections.abc import Iterable

from adjudicator.games.blutooth.kit import (
    CLASH,
    DEAL,
    DEFENDERS,
    AmbushPlanned,
    Ask,
    Legacy,
    MatchAt,
    OneOf,
    Script,
    Seat,
    Settled,
    ShipsDestroyed,
    ShipsLost,
    StrikeBack,
    does,
    instead_of,
    rescued,
    scrapped_at_random,
    snatched,
    snatched_named,
    worth,
)
from adjudicator.games.blutooth.kit_of_legacies import (
    CAPACITY,
    GRUDGE,
    LAUNCH,
    NO,
    SHADOW,
    Commissioned,
    DriversSwapped,
    ShipsErased,
    drained,
    fleet,
)

MARKED = 4
"""Ships that those lose by the legacy of Grudge who were asked and did not come."""


class LegacyOfAmoeba(Legacy):
    """A gate takes any number of ships."""

    name = "Legacy of Amoeba"
    alien = "Amoeba"
    entries = ("bl.amoeba",)

    @worth("capacity")
    def open_wide(self, at: MatchAt, most: int, seat: Seat) -> int:
        return max(most, CAPACITY * at.state.ships_each)


class LegacyOfBarbarian(Legacy):
    """The leader who has won scraps a pod of the other one, at random."""

    name = "Legacy of Barbarian"
    alien = "Barbarian"

    @does("paid", where=lambda at: len(at.losers) == 1)
    def plunder(self, at: MatchAt) -> Script:
        for side in at.losers:
            yield from scrapped_at_random(at, at.invasion.leader(side), 1, "plundered")


class LegacyOfGrudge(Legacy):
    """Whoever was commissioned and joined nobody loses four ships as the others arrive."""

    name = "Legacy of Grudge"
    alien = "Grudge"
    entries = ("bl.grudge",)

    @does("arrived")
    def bear(self, at: MatchAt) -> Script:
        busy = {seat for one in at.state.open_invasions() for seat in one.actors}
        for seat in dict.fromkeys([one.seat for one in at.state.commissions if one.number == at.where]):
            ships = () if seat in busy else drained(at.state, seat, MARKED)
            if ships:
                yield ShipsLost(seat, ships, GRUDGE, at.where)


class LegacyOfHealer(Legacy):
    """Of each loss of ships in an invasion one is rescued."""

    name = "Legacy of Healer"
    alien = "Healer"

    @instead_of(ShipsDestroyed, where=lambda at, lost: lost.number == at.where)
    def heal(self, at: MatchAt, lost: ShipsDestroyed) -> Script:
        yield from rescued(at, lost)


class LegacyOfInvader(Legacy):
    """An alien whose colour comes may ambush the invader: `AMBUSH`."""

    name = "Legacy of Invader"
    alien = "Invader"
    choices = (StrikeBack,)
    entries = ("bl.invader",)

    @does("destined", where=lambda at: at.invasion.charge >= 0)
    def provoke(self, at: MatchAt) -> Script:
        seat = at.invasion.charge
        if (yield self._offer(at, seat)) is not NO:
            yield AmbushPlanned(seat, at.invasion.invader, at.where)

    def asked(self, at: MatchAt) -> Iterable[Ask]:
        comes = LAUNCH in at.state.due and at.invasion.charge == at.me
        return [self._offer(at, at.me)] if comes else []

    def _offer(self, at: MatchAt, seat: Seat) -> Ask:
        return Ask(seat, StrikeBack.about, OneOf((StrikeBack(),)), where=at.where)


class LegacyOfLoser(Legacy):
    """A clash with equal might is the invader's."""

    name = "Legacy of Loser"
    alien = "Loser"

    @instead_of(Settled, where=lambda at, end: end.outcome == CLASH and len(set(at.invasion.might or (0, 1))) == 1)
    def upset(self, at: MatchAt, end: Settled) -> Script:
        yield Settled(at.where, CLASH, (True, False), end.peaceful)


class LegacyOfParasite(Legacy):
    """Everybody is commissioned by the defender."""

    name = "Legacy of Parasite"
    alien = "Parasite"

    @does("commissioning", where=lambda at: at.invasion.defender is not None)
    def invite(self, at: MatchAt) -> Script:
        leaders = at.invasion.leaders
        for seat in at.state.seats_in():
            if seat not in leaders:
                yield Commissioned(at.where, leaders[DEFENDERS], DEFENDERS, seat, CAPACITY)


class LegacyOfPhilanthropist(Legacy):
    """When the ships have arrived the invader gives the defender a pod, at random."""

    name = "Legacy of Philanthropist"
    alien = "Philanthropist"

    @does("approach", where=lambda at: at.invasion.defender is not None)
    def give(self, at: MatchAt) -> Script:
        yield from snatched(at, at.invasion.invader, at.invasion.leader(DEFENDERS), "gift")


class LegacyOfShadow(Legacy):
    """The defender of each invasion loses a ship when destiny names it, from its fullest base."""

    name = "Legacy of Shadow"
    alien = "Shadow"

    @does("destined", where=lambda at: at.invasion.defender is not None)
    def fall(self, at: MatchAt) -> Script:
        seat = at.invasion.leader(DEFENDERS)
        ships = drained(at.state, seat, 1)
        if ships:
            yield ShipsLost(seat, ships, SHADOW, at.where)


class LegacyOfSorcerer(Legacy):
    """Where both fleets have equally many ships the drivers change places before they are open."""

    name = "Legacy of Sorcerer"
    alien = "Sorcerer"

    @does("primed", where=lambda at: None not in at.invasion.drivers and fleet(at.invasion, 0) == fleet(at.invasion, 1))
    def conjure(self, at: MatchAt) -> Script:
        yield DriversSwapped(at.where)


class LegacyOfTrader(Legacy):
    """After a deal the leaders give each other a pod, at random."""

    name = "Legacy of Trader"
    alien = "Trader"

    @does("paid", where=lambda at: at.invasion.outcome == DEAL)
    def trade(self, at: MatchAt) -> Script:
        one, other = at.invasion.leaders
        caches = at.state.caches
        drawn = [at.chance.choose(f"{at.label}/traded/{seat}", caches[seat], 1) for seat in (one, other)]
        for giver, taker, pods in ((one, other, drawn[0]), (other, one, drawn[1])):
            for pod in pods:
                yield from snatched_named(at, giver, taker, pod)


class LegacyOfVoid(Legacy):
    """The ships of a fleet that loses are vaporized. They are compensated like any other."""

    name = "Legacy of Void"
    alien = "Void"
    entries = ("bl.void",)

    @instead_of(
        ShipsDestroyed,
        where=lambda at, lost: lost.number == at.where and not at.state.shielded[lost.seat] and bool(at.losers),
    )
    def erase(self, at: MatchAt, lost: ShipsDestroyed) -> Script:
        yield ShipsErased(lost.number, lost.seat, lost.ships, compensated=True)
