"""The flare of Squee."""

from adjudicator.games.blutooth.kit import DEFENDERS, FURTHER, Flare, MatchAt, OneOf, Script, asks
from adjudicator.games.blutooth.kit_of_flares import FlareToOrOn, Surrender, given_up, planets_left, ship_or_surrender


class Charm(FlareToOrOn, frozen=True):
    """Plays the flare of Squee: its wild part says who loses ships, its super part where a ship goes."""

    word = "FLARE Squee"
    example = "FLARE Squee against Red IF I lose"


def _actors(at: MatchAt) -> list[Charm]:
    """Everybody else in either fleet, where I have lost as the defender."""
    lost = at.leads(DEFENDERS) and at.i_lost and at.my_ships > 0 and not at.invasion.peaceful
    return [Charm(seat) for seat in at.others if seat in at.invasion.actors] if lost else []


class WildSquee(Flare):
    """As a defender who has lost you say who else in either fleet loses as many ships as you: any of its own choice."""

    name = "Wild Squee"
    choices = (Charm,)

    @asks("settled", where=lambda at: bool(_actors(at)), upon=lambda at, wish: (wish.seat,))
    def sulk(self, at: MatchAt) -> Script:
        wish, ships = (yield at.wish(self, OneOf(_actors(at)))), at.my_ships
        lost = yield from given_up(at, wish.seat, ships, FURTHER)
        if lost is not None:
            yield lost


class SuperSquee(Flare):
    """As a leader against a fleet without sponsors you make its leader surrender, so that you win peacefully.

    Or a ship of that leader goes to a planet of your choice, if the leader would rather have that.
    """

    name = "Super Squee"
    choices = (Charm, Surrender)

    @asks("approach", where=lambda at: at.is_leader() and not at.invasion.sponsors_of(1 - at.side))
    def charm(self, at: MatchAt) -> Script:
        places = [Charm(place=place) for place in planets_left(at.state)]
        wish = yield at.wish(self, OneOf(places))
        yield from ship_or_surrender(at, wish.place)
