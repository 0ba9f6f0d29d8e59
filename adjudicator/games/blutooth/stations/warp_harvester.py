"""Warp Harvester."""

from adjudicator.games.blutooth.kit import MatchAt, Seat, Station, worth


class WarpHarvester(Station):
    """As a sponsor: each Reinforcement of your fleet adds as much as you have ships in the warp, and nothing else."""

    name = "Warp Harvester"
    entries = ("station.warp_harvester",)

    @worth("reinforcement", where=lambda at, might, seat, side: at.sponsors(side))
    def harvest(self, at: MatchAt, might: int, seat: Seat, side: int) -> int:
        return at.state.warp[at.me]
