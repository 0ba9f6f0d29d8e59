"""Clone."""

from adjudicator.games.cosmic.kit import CardKept, Choice, CosmicAt, Power, Script, asks


class Keep(Choice, frozen=True):
    """Takes your played challenge card back into your hand at the end of the turn (Clone)."""

    word = "KEEP"
    about = "clone"
    carries = True
    grammar = '("my" | ) ("card" | )'
    example = "KEEP my card IF I lose"


class Clone(Power):
    """As a main player you may take your challenge card back instead of discarding it.

    That is done when the challenge is settled and consolation paid.
    """

    name = "Clone"
    origin = "Eon"
    choices = (Keep,)

    @asks("after all", where=lambda at: at.is_main() and at.my_card is not None)
    def keep(self, at: CosmicAt) -> Script:
        answer = yield at.wish(self, Keep())
        if isinstance(answer, Keep) and at.my_card is not None:
            yield CardKept(at.me, at.where, at.my_card)
