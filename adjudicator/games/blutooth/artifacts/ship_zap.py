"""Ship Zap."""

from adjudicator.games.blutooth.kit import (
    Artifact,
    Choice,
    MatchAt,
    Place,
    Script,
    Seat,
    ShipVaporized,
    Vaporizing,
    asks,
    vaporizable,
)


class ZapShip(Choice, frozen=True):
    """Vaporizes one ship of the alien named, on the planet named (Ship Zap)."""

    word = "SHIP ZAP"
    also = ("play ship zap on", "use ship zap on")
    about = "ship zap"
    grammar = '["on"] SEAT ("on" | "at") PLACE'
    example = "SHIP ZAP Red on Blue 2"

    seat: Seat
    place: Place


class ShipZap(Artifact):
    """Vaporizes one ship of anybody, on any planet: it is out of the match for good. It works in any phase."""

    name = "Ship Zap"
    choices = (ZapShip,)
    entries = ("artifact.ship_zap", "term.vaporize")

    @asks("launched")
    def as_gates_are_aimed(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Vaporizing(at.state, ZapShip))
        if isinstance(wish, ZapShip) and vaporizable(at.state, wish.seat, wish.place):
            yield ShipVaporized(wish.seat, wish.place)

    @asks("arrived")
    def as_ships_arrive(self, at: MatchAt) -> Script:
        yield from self.as_gates_are_aimed(at)

    @asks("natures")
    def before_combat(self, at: MatchAt) -> Script:
        yield from self.as_gates_are_aimed(at)

    @asks("upkeep")
    def at_upkeep(self, at: MatchAt) -> Script:
        yield from self.as_gates_are_aimed(at)
