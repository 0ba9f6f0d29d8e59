"""Transdimensional Rift Relay."""

from adjudicator.games.blutooth.kit import MatchAt, Operate, Script, Station, acts, asks, operating


class TransdimensionalRiftRelay(Station):
    """As a leader you may, after contact, commit free ships from its planet, beyond what the gate takes."""

    name = "Transdimensional Rift Relay"
    entries = ("station.transdimensional_rift_relay",)

    @asks("contact", where=lambda at: at.is_leader() and _spare(at) > 0)
    def relay(self, at: MatchAt) -> Script:
        wish = yield operating(at, self, acts.RelayedShips(self.name, _spare(at)))
        if isinstance(wish, Operate) and wish.ships is not None:
            yield from acts.joined(at, self, wish.ships)


def _spare(at: MatchAt) -> int:
    """The ships that can be relayed to the planet at which the gate is aimed."""
    relay = TransdimensionalRiftRelay()
    return 0 if acts.target_is_at(at, relay) else acts.spare_at(at, relay)
