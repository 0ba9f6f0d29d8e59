"""The flare of Dictator."""

from adjudicator.games.blutooth.kit import (
    Ask,
    Flare,
    FlareOn,
    Judged,
    MatchAt,
    OneOf,
    Script,
    asks,
    can_redraw,
    redrawn,
)
from adjudicator.games.blutooth.kit_of_flares import charge_named, charges_left


class Decree(FlareOn, frozen=True):
    """Plays the flare of Dictator: its wild part says whose charge is drawn anew, its super part whom you invade."""

    word = "FLARE Dictator"
    example = "FLARE Dictator against Red"

    def addresses(self, ask: Ask) -> bool:
        whose = ask.detail.rpartition(" ")[2]
        return super().addresses(ask) and (self.seat is None or not whose.isdigit() or whose == str(self.seat))


class WildDictator(Flare):
    """You have the charge of destiny of an invader drawn anew: the one that has come is used up."""

    name = "Wild Dictator"
    choices = (Decree,)

    @asks("destiny", where=lambda at: can_redraw(at.invasion))
    def redraw(self, at: MatchAt) -> Script:
        invader = Decree(at.invasion.invader)
        yield at.wish(self, Judged(lambda wish: invader, [invader]), detail=str(invader.seat))
        yield from redrawn(at)


class SuperDictator(Flare):
    """For your own invasion, too, you name another charge that is still in the pool of destiny."""

    name = "Super Dictator"
    choices = (Decree,)

    @asks("destiny", where=lambda at: at.is_invader() and bool(charges_left(at)))
    def dictate(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Decree(seat) for seat in charges_left(at) if seat in at.others]))
        if wish.seat in charges_left(at):
            yield charge_named(at, wish.seat)
