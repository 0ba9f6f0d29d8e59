"""Amoeba."""

from adjudicator.games.cosmic.kit import CosmicAt, Made, Pour, Pouring, Power, Script, asks, can_pour, partial, poured


class Ooze(Pour, frozen=True):
    """Pours tokens from your bases into a challenge, or pulls tokens back out of it (Amoeba).

    Without a number it is all of them. Without places tokens come from your fullest bases, and go back to those with
    the fewest.
    """

    word = "OOZE"
    about = "amoeba"
    tapped = "poured_in | pulled_back"
    example = "OOZE add 3 from home 2, 2 from Blue 1 IF Green joined defence"


class Amoeba(Power):
    """You ooze: as a main player, when both cards are laid, you change how many of your tokens are in the challenge.

    Pour in any number from your bases, more than four too, or pull any number back to your bases (if you have no other,
    to home planets); one token at least must be there already. Where you name no place, they come from your fullest
    bases, and each goes back to the base with the fewest. Planets under attack are open to you, an exception to
    rule 14. Only tokens that defend in another challenge stay there, and none can be added to them. If a
    defence is divided, you change this challenge's part.
    """

    name = "Amoeba"
    origin = "Eon"
    modern = "Its Wild flare changes the number of tokens by four at most."
    choices = (Ooze,)

    @asks("laid", where=lambda at: at.is_main() and can_pour(at.state, at.me, at.where))
    def ooze(self, at: CosmicAt) -> Script:
        answer = yield at.wish(self, Pouring(at, Ooze))
        if isinstance(answer, Ooze):
            yield Made(partial(poured, seat=at.me, number=at.where, choice=answer))
