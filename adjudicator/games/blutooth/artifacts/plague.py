"""Plague."""

from adjudicator.games.blutooth.kit import Artifact, MatchAt, OneOf, Plagued, Script, Upon, asks


class Infect(Upon, frozen=True):
    """Brings the Plague on an alien (Plague)."""

    word = "PLAY Plague"
    about = "plague"
    of_challenge = False
    example = "PLAY Plague on Red"


class Plague(Artifact):
    """One alien scraps a pod of each colour that it holds, and loses three ships of its choice.

    It is used when gates have been aimed. What the alien loses, it says in its next letter.
    """

    name = "Plague"
    choices = (Infect,)
    entries = ("artifact.plague",)

    @asks("launched")
    def infect(self, at: MatchAt) -> Script:
        others = [seat for seat in at.state.seats_in() if seat != at.me]
        wish = yield at.wish(self, OneOf([Infect(seat) for seat in others]))
        if isinstance(wish, Infect):
            yield Plagued(wish.seat)
