"""Stun Apparatus."""

from adjudicator.games.blutooth.kit import MatchAt, Station, worth


class StunApparatus(Station):
    """As a leader: each ship on its planet, whosever it is, takes 1 from the other driver in combat."""

    name = "Stun Apparatus"
    entries = ("station.stun_apparatus",)

    @worth("driver might", where=lambda at, number, side: at.is_leader() and not at.leads(side))
    def stun(self, at: MatchAt, number: int, side: int) -> int:
        return number - sum(at.ships_at(self))
