"""Hazards of the crash, the payoff and upkeep."""

from collections.abc import Iterable

from adjudicator.games.blutooth.kit import (
    INVADERS,
    Ask,
    Hazard,
    MatchAt,
    OneOf,
    Pile,
    Script,
    Seat,
    ShipsDestroyed,
    ShipsLost,
    after,
    all_revived,
    does,
    drafted,
    instead_of,
    may,
)
from adjudicator.games.blutooth.kit_of_hazards import (
    CONSCIENCE,
    ENCOUNTER,
    NO,
    ExhaustsCleared,
    ExhaustsVaporized,
    KeepPods,
    ShipsSwallowed,
    StayInWarp,
    all_pods,
    chest_opened,
    contents,
    dark_pods,
    drained,
    keeping,
    kept,
    of_forge,
    tech_drafted,
)

HOARD = 6
"""Pods of a treasure or a chest."""


class BlackHole(Hazard):
    """Ships that are destroyed are vaporized: they are out of the match for good."""

    name = "Black Hole"
    entries = ("hazard.black_hole",)

    @after(ShipsDestroyed, where=lambda at, lost: lost.number == at.where)
    def swallow(self, at: MatchAt, lost: ShipsDestroyed) -> Script:
        yield ShipsSwallowed(at.where, lost.seat, lost.ships)


class GuiltyConscience(Hazard):
    """The left neighbour of a leader who loses loses as many ships.

    They are taken from those that are in no fleet, from the fullest base first.
    """

    name = "Guilty Conscience"
    entries = ("hazard.guilty_conscience",)

    @after(
        ShipsDestroyed, where=lambda at, lost: lost.number == at.where and at.invasion.side_of(lost.seat) in at.losers
    )
    def repent(self, at: MatchAt, lost: ShipsDestroyed) -> Script:
        neighbour = at.left_of(lost.seat)
        ships = drained(at.state, neighbour, lost.ships)
        if ships:
            yield ShipsLost(neighbour, ships, CONSCIENCE, at.where)


class MirrorUniverse(Hazard):
    """Rewards are exchanged: an invader's sponsors have boons, and a defender's found bases on the planet."""

    name = "Mirror Universe"
    entries = ("hazard.mirror_universe",)

    @may("swap rewards")
    def reflect(self, at: MatchAt) -> bool:
        return True


class DataBreach(Hazard):
    """A leader who has won has a tech made, hidden in its nexus."""

    name = "Data Breach"
    entries = ("hazard.data_breach",)

    @does("paid", where=lambda at: bool(at.winners))
    def leak(self, at: MatchAt) -> Script:
        for side in at.winners:
            yield from tech_drafted(at, at.invasion.leader(side), "data breach")


class SargassoWeb(Hazard):
    """The pods in all exhausts are vaporized at upkeep."""

    name = "Sargasso Web"
    everywhere = True
    entries = ("hazard.sargasso_web",)

    @instead_of(ExhaustsCleared)
    def entangle(self, at: MatchAt, cleared: ExhaustsCleared) -> Script:
        yield ExhaustsVaporized()


class WarpRequiem(Hazard):
    """An invader who wins revives all its ships. If the defender wins, everybody but the invader does.

    `STAY IN WARP` declines that.
    """

    name = "Warp Requiem"
    choices = (StayInWarp,)
    entries = ("hazard.warp_requiem",)

    @does("paid", where=lambda at: len(at.winners) == 1)
    def sing(self, at: MatchAt) -> Script:
        invader, state = at.invasion.invader, at.state
        heard = [seat for seat in state.seats_in() if (seat == invader) == (at.winners == (INVADERS,))]
        heard = [seat for seat in heard if state.to_revive(seat)]
        answers = (yield [self._offer(at, seat) for seat in heard]) if heard else ()
        for seat, answer in zip(heard, answers, strict=True):
            if answer is NO:
                yield from all_revived(at, seat)

    def _offer(self, at: MatchAt, seat: Seat) -> Ask:
        return Ask(seat, StayInWarp.about, OneOf((StayInWarp(),)), where=at.where)

    def asked(self, at: MatchAt) -> Iterable[Ask]:
        return [self._offer(at, at.me)] if at.state.due[-1] >= ENCOUNTER and at.state.to_revive(at.me) else []


def _hoards(at: MatchAt, pods: Pile) -> list[Ask]:
    """What a leader may be asked about pods that may come."""
    return [keeping(at, at.me, pods)] if at.is_leader() and at.state.due[-1] >= ENCOUNTER else []


class BuriedTreasure(Hazard):
    """A leader who wins drafts six pods. If both win it is three each. What they do not want they scrap.

    `KEEP Attack 40, Attack 30` names those that they want, whichever come. In silence they keep all.
    """

    name = "Buried Treasure"
    choices = (KeepPods,)
    entries = ("hazard.buried_treasure",)

    @does("paid", where=lambda at: bool(at.winners))
    def dig(self, at: MatchAt) -> Script:
        for side in at.winners:
            leader = at.invasion.leader(side)
            pods = yield from drafted(at, leader, HOARD // len(at.winners), "treasure")
            yield from kept(at, leader, pods)

    def asked(self, at: MatchAt) -> Iterable[Ask]:
        return _hoards(at, of_forge(all_pods(contents(at.state)), dark=False))


class CursedChest(Hazard):
    """A leader who loses drafts six dark pods. If both lose it is three each. They may keep some of them.

    Where the match has no dark forge they are made, and everybody sees which. `KEEP Rift 3, Rebirth` names those that
    they want, whichever come. In silence they keep all.
    """

    name = "Cursed Chest"
    dark = True
    choices = (KeepPods,)
    entries = ("hazard.cursed_chest",)

    @does("paid", where=lambda at: bool(at.losers))
    def open_it(self, at: MatchAt) -> Script:
        for side in at.losers:
            leader = at.invasion.leader(side)
            pods = yield from chest_opened(at, leader, HOARD // len(at.losers), "chest")
            yield from kept(at, leader, pods)

    def asked(self, at: MatchAt) -> Iterable[Ask]:
        return _hoards(at, dark_pods(contents(at.state)))
