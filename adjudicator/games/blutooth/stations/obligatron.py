"""Obligatron."""

from adjudicator.games.blutooth.kit import MatchAt, Operate, Script, Seat, Station, asks, operating, snatched


class Obligatron(Station):
    """As a sponsor you may snatch a pod at random from each sponsor with more ships, when they have arrived."""

    name = "Obligatron"
    entries = ("station.obligatron",)

    @asks("arrived", where=lambda at: bool(_larger(at)))
    def oblige(self, at: MatchAt) -> Script:
        if isinstance((yield operating(at, self)), Operate):
            for seat in _larger(at):
                yield from snatched(at, seat, at.me, self.name)


def _larger(at: MatchAt) -> list[Seat]:
    """The sponsors of either fleet with more ships than I have here as a sponsor."""
    here = {one.seat: one.ships for one in at.invasion.sponsors}
    return [seat for seat, ships in here.items() if ships > here.get(at.me, ships)]
