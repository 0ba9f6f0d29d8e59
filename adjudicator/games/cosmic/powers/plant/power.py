"""Plant."""

from adjudicator.games.cosmic.kit import ADAPTED, Choice, CosmicAt, OneOf, Power, PowerLent, Script, Seat, asks


class Graft(Choice, frozen=True):
    """Takes the use of another player's power for this challenge (Plant)."""

    word = "GRAFT"
    about = "plant"
    grammar = "SEAT"
    example = "GRAFT Blue"

    seat: Seat


def _hosts(at: CosmicAt) -> list[Seat]:
    """The others in whose home system I have a base, and who have the use of their power."""
    state = at.state
    others = [seat for seat in state.seats_in() if seat != at.me and not state.powerless[seat]]
    rooted = [seat for seat in others if any(state.planets[place][at.me] for place in state.home(seat))]
    taken = {lender for number, lender, _ in state.lent if number == at.where}
    return [seat for seat in rooted if seat not in taken]


class Plant(Power):
    """You graft: as a main player you take the power of a player in whose home system you have a base, for a challenge.

    You have it besides your own, and they do not have it meanwhile in this challenge. By mail: it is ordered with phase
    2, and is yours when allies have been invited, so that you can write orders for it with phase 3.
    """

    # What a power has gathered, and the cards that it owns, stay with the player whose power it is.
    name = "Plant"
    origin = "Eon Expansions"
    fit = ADAPTED
    choices = (Graft,)

    @asks("invited", where=lambda at: at.is_main() and bool(_hosts(at)))
    def graft(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Graft(seat) for seat in _hosts(at)]))
        if wish.seat in _hosts(at):
            yield PowerLent(at.where, wish.seat, at.me, at.state.powers[wish.seat])
