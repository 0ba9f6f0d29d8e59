"""The chores of Nanny."""

from adjudicator.games.blutooth.kit import (
    FURTHER,
    MatchAt,
    Script,
    Seat,
    ShipsLost,
    all_revived,
    boons_given,
    drafted,
    given_up,
    is_artifact,
    rebounded,
    revived,
    scrapped,
    scrapped_at_random,
    uncommitted,
)
from adjudicator.games.blutooth.kit_of_essences import Chore, best_lost, best_of, shed, tidied


def _lost(at: MatchAt, seat: Seat, ships: int) -> Script:
    lost = yield from given_up(at, seat, ships, FURTHER)
    if lost is not None:
        yield lost


class PolishThePods(Chore):
    """An envoy drafts a pod; anybody else scraps the highest attack of the cache."""

    name = "Polish the Pods"

    def reward(self, at: MatchAt, seat: Seat) -> Script:
        yield from drafted(at, seat, 1, self.name)

    def punishment(self, at: MatchAt, seat: Seat) -> Script:
        yield from best_lost(at, seat)


class TidyUpTheBases(Chore):
    """An envoy may move ships between two of its bases; anybody else loses its smallest base."""

    name = "Tidy Up the Bases"

    def reward(self, at: MatchAt, seat: Seat) -> Script:
        yield from tidied(at, seat, self.name)

    def punishment(self, at: MatchAt, seat: Seat) -> Script:
        there = uncommitted(at.state, seat)
        if there:
            place = min(there, key=lambda one: (there[one], one))
            yield ShipsLost(seat, ((place, there[place]),), FURTHER, at.where)


class SweepTheForge(Chore):
    """Of five pods of the forge an envoy keeps one, which it may name; others scrap half their cache, rounded up."""

    name = "Sweep the Forge"

    def reward(self, at: MatchAt, seat: Seat) -> Script:
        yield from best_of(at, seat, 5, self.name)

    def punishment(self, at: MatchAt, seat: Seat) -> Script:
        yield from scrapped_at_random(at, seat, (len(at.state.caches[seat]) + 1) // 2, self.name)


class HandChore(Chore):
    """An envoy may scrap what pods it likes; anybody else scraps a pod at random."""

    name = "Hand Chore"

    def reward(self, at: MatchAt, seat: Seat) -> Script:
        yield from shed(at, seat, self.name)

    def punishment(self, at: MatchAt, seat: Seat) -> Script:
        yield from scrapped_at_random(at, seat, 1, self.name)


class ShipChore(Chore):
    """An envoy revives a ship; anybody else loses one."""

    name = "Ship Chore"

    def reward(self, at: MatchAt, seat: Seat) -> Script:
        yield from revived(at, seat)

    def punishment(self, at: MatchAt, seat: Seat) -> Script:
        yield from _lost(at, seat, 1)


class WarpChore(Chore):
    """An envoy revives all ships of whoever else has most in the warp, for a boon each; anybody else loses two."""

    name = "Warp Chore"

    def reward(self, at: MatchAt, seat: Seat) -> Script:
        most = max([one for one in at.state.seats_in() if one != seat], key=lambda one: (at.state.warp[one], -one))
        ships = yield from all_revived(at, most, by=seat)
        if ships:
            yield from boons_given(at, seat, ships, self.name)

    def punishment(self, at: MatchAt, seat: Seat) -> Script:
        yield from _lost(at, seat, 2)


class RewardChore(Chore):
    """An envoy has a boon for each of its own ships in its fleet; anybody else scraps all artifacts of the cache."""

    name = "Reward Chore"

    def reward(self, at: MatchAt, seat: Seat) -> Script:
        if at.invasion.ships_of(seat):
            yield from boons_given(at, seat, at.invasion.ships_of(seat), self.name)

    def punishment(self, at: MatchAt, seat: Seat) -> Script:
        yield from scrapped(at, seat, tuple(filter(is_artifact, at.state.caches[seat])))


class AllyChore(Chore):
    """An envoy has a boon for each sponsor of its fleet; anybody else loses its last sponsor, who goes home."""

    name = "Ally Chore"

    def reward(self, at: MatchAt, seat: Seat) -> Script:
        allies = at.invasion.sponsors_of(at.invasion.side_of(seat) or 0)
        if allies:
            yield from boons_given(at, seat, len(allies), self.name)

    def punishment(self, at: MatchAt, seat: Seat) -> Script:
        for ally in at.invasion.sponsors_of(at.invasion.side_of(seat) or 0)[-1:]:
            yield from rebounded(at, ally.seat, ally.ships, self.name)
