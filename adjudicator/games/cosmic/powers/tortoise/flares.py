"""The flares of Tortoise."""

from adjudicator.games.cosmic.kit import (
    OFFENCE,
    AttackTurned,
    CosmicAt,
    DestinyDrawn,
    Flare,
    FlareOn,
    FurtherEarned,
    Made,
    OneOf,
    Script,
    Seat,
    asks,
    drawn_anew,
    instead_of,
    partial,
)


class Withdraw(FlareOn, frozen=True):
    """Plays the flare of Tortoise: Super, it says who is not to attack you; Wild, nobody."""

    word = "FLARE Tortoise"
    example = "FLARE Tortoise against Blue IF Blue must attack Red"


class WildTortoise(Flare):
    """When an attack of yours has won, you may attack once more in the next turn than you could otherwise.

    At the table it is a third encounter after two successes in one turn.
    """

    name = "Wild Tortoise"
    choices = (Withdraw,)

    @asks("after all flares", where=lambda at: at.i_won and at.side == OFFENCE)
    def persevere(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield FurtherEarned(at.me, at.where)


class SuperTortoise(Flare):
    """When destiny has been drawn, you refuse to be attacked by a player: another disc is drawn for them.

    If that is yours again, they attack the next player clockwise from you.
    """

    name = "Super Tortoise"
    choices = (Withdraw,)

    @asks("destiny flares", upon=lambda at, wish: (wish.seat,))
    def refuse(self, at: CosmicAt) -> Script:
        others = [seat for seat in at.state.seats_in() if seat != at.me]
        known = [seat for seat in others if at.state.challenges or at.state.targets[seat] == (at.me, at.me)]
        if known:
            wish = yield at.wish(self, OneOf([Withdraw(seat) for seat in known]))
            yield Made(partial(drawn_anew, seat=wish.seat))

    @instead_of(DestinyDrawn, where=lambda at, disc: at.uses("Super Tortoise") and at.mine(disc.system), inherent=True)
    def send_on(self, at: CosmicAt, disc: DestinyDrawn) -> Script:
        yield DestinyDrawn(disc.seat, disc.system, None)
        yield from [AttackTurned(disc.seat, other) for other in _others(at, disc.seat)[:1]]


def _others(at: CosmicAt, seat: Seat) -> list[Seat]:
    """The players whom this one can attack instead of me, clockwise from me."""
    count, out = len(at.state.seats), at.state.benched(turn=at.state.turn + 1, whole=True)
    around = [(at.me + step) % count for step in range(1, count)]
    return [other for other in around if other != seat and not at.state.removed[other] and other not in out]
