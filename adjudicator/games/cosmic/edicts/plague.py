"""The Plague."""

from adjudicator.games.cosmic.kit import Choice, CosmicAt, Edict, OneOf, Plagued, Script, Seat, asks


class PlayPlague(Choice, frozen=True):
    """Plays The Plague on a player."""

    word = "PLAY Plague"
    about = "plague"
    of_challenge = False
    also = ("plague",)
    grammar = '("on" | "against" | ) SEAT'
    example = "PLAY Plague on Blue IF Blue holds 8 cards or more"

    seat: Seat


class Plague(Edict):
    """The victim loses three tokens and one card of each type they hold (rule 20b).

    It can be played in any phase, and on anybody but yourself. The victim chooses in the next phase; tokens in
    challenges are safe.
    """

    name = "Plague"
    choices = (PlayPlague,)

    @asks("plague")
    def strike(self, at: CosmicAt) -> Script:
        others = [PlayPlague(seat) for seat in at.state.seats_in() if seat != at.me]
        wish = yield at.wish(self, OneOf(others))
        if isinstance(wish, PlayPlague):
            yield Plagued(wish.seat)
