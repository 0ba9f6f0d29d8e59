"""Legacies that do what full moons do, where there need be no moon: they fill up the pool (Q56)."""

from adjudicator.games.blutooth.kit import (
    ENVOY,
    Legacy,
    MatchAt,
    Numbers,
    Script,
    Seat,
    Spoken,
    does,
    drafted,
    may_not,
    nature,
    reason,
    worth,
)

SWAPPED: dict[int | None, int | None] = {4: 40, 40: 4}


class LegacyOfLimit(Legacy):
    """Whoever drafts, drafts three pods fewer, but at least one."""

    name = "Legacy of LIMIT"

    @worth("draft", where=lambda at, number, seat: number > 1)
    def restrict(self, at: MatchAt, number: int, seat: Seat) -> int:
        return max(1, number - 3)


class LegacyOfMisread(Legacy):
    """A driver of 4 counts 40, and one of 40 counts 4."""

    name = "Legacy of MISREAD"

    @worth("drivers", where=lambda at, both: True in at.brigades)
    def misread(self, at: MatchAt, both: Numbers) -> Numbers:
        one, other = [SWAPPED.get(number, number) if at.brigades[side] else number for side, number in enumerate(both)]
        return (one, other)


class LegacyOfShine(Legacy):
    """After the warpfalls of each wave, everybody who is a bystander in any of its invasions drafts a pod."""

    name = "Legacy of SHINE"

    @does("risen", where=lambda at: at.where == min(one.number for one in at.state.open_invasions()))
    def shine(self, at: MatchAt) -> Script:
        there = at.state.open_invasions()
        for seat in at.state.seats_in():
            if any(seat not in one.leaders for one in there):
                yield from drafted(at, seat, 1, "shine")


class LegacyOfSlowdown(Legacy):
    """Everybody gets a cell of fuel less in every cycle."""

    name = "Legacy of SLOWDOWN"

    @worth("cells")
    def slow_down(self, at: MatchAt, cells: int) -> int:
        return max(0, cells - 1)


class LegacyOfSpeedup(Legacy):
    """Everybody gets a cell of fuel more in every cycle."""

    name = "Legacy of SPEEDUP"

    @worth("cells")
    def speed_up(self, at: MatchAt, cells: int) -> int:
        return cells + 1


class LegacyOfGateup(Legacy):
    """A gate takes a size of one more of each alien."""

    name = "Legacy of GATEUP"

    @worth("capacity")
    def widen(self, at: MatchAt, most: int, seat: Seat) -> int:
        return most + 1


class LegacyOfGatedown(Legacy):
    """A gate takes a size of one less of each alien."""

    name = "Legacy of GATEDOWN"

    @worth("capacity")
    def narrow(self, at: MatchAt, most: int, seat: Seat) -> int:
        return max(0, most - 1)


class LegacyOfFriend(Legacy):
    """Whoever holds a Negotiate must lead with one."""

    name = "Legacy of FRIEND"

    @may_not("prime")
    def befriend(self, at: MatchAt, seat: Seat, pod: str) -> Spoken | None:
        peaceful = any(nature(one) == ENVOY for one in at.opening.caches[seat])
        return reason("friend") if peaceful and nature(pod) != ENVOY else None
