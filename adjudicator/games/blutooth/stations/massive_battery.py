"""Massive Battery."""

from adjudicator.games.blutooth.kit import MatchAt, Seat, Station, worth


class MassiveBattery(Station):
    """A Reinforcement that you discharge adds as much more as there are ships on its planet, whosever they are."""

    name = "Massive Battery"
    entries = ("station.massive_battery",)

    @worth("reinforcement", where=lambda at, might, seat, side: at.mine(seat))
    def load(self, at: MatchAt, might: int, seat: Seat, side: int) -> int:
        return might + sum(at.ships_at(self))
