"""Ship Zap."""

from adjudicator.games.blutooth.kit import (
    Artifact,
    Choice,
    Judged,
    MatchAt,
    Place,
    Script,
    Seat,
    ShipVaporized,
    asks,
    reason,
    starmap,
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
        ships = list(starmap(ZapShip, vaporizable(at.state)))
        wish = yield at.wish(self, Judged(lambda wish: wish if wish in ships else reason("no-ship-to-zap"), ships))
        if isinstance(wish, ZapShip) and (wish.seat, wish.place) in vaporizable(at.state):
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
