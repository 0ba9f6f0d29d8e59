"""Siren."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    AttackTurned,
    Choice,
    CosmicAt,
    Judged,
    Power,
    Script,
    Seat,
    asks,
    reason,
)


class Lure(Choice, frozen=True):
    """Makes a player attack you who is to attack somebody in whose system you have a base (Siren)."""

    word = "LURE"
    about = "siren"
    grammar = "SEAT"
    example = "LURE Green"
    of_challenge = False

    seat: Seat


def _sailors(at: CosmicAt) -> list[Seat]:
    """The others who are to attack in a third player's system in which I have a base."""
    state = at.state
    found = []
    for seat, target in enumerate(state.targets):
        if seat != at.me and target is not None and target[0] != at.me and target[1] not in (seat, at.me):
            found += [seat] if any(state.planets[place][at.me] for place in state.home(target[0])) else []
    return found


class Siren(Power):
    """You lure: a player who is to attack another, in a system where you have a base, you make attack you instead.

    You do that with one player a turn, before attacks are launched. They attack a planet of your home system that they
    name; if no order of theirs names one there, it is drawn by lot, and so are their tokens.
    """

    # At the table Siren names the planet; by mail the other player's order for their attack has been written by then.
    name = "Siren"
    origin = "Eon Expansions"
    fit = ADAPTED
    choices = (Lure,)

    # Flares and other powers may still turn attacks when the form is made: who can be lured is known at the moment.
    @asks("aim")
    def lure(self, at: CosmicAt) -> Script:
        samples = [Lure(seat) for seat in at.state.seats_in() if seat != at.me]
        judged = Judged(lambda wish: wish if wish.seat in _sailors(at) else reason("not-to-be-lured"), samples)
        wish = yield at.wish(self, judged)
        if wish.seat in _sailors(at):
            yield AttackTurned(wish.seat, at.me)
