"""Prophet."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    DEFENCE,
    OFFENCE,
    SIDES,
    CosmicAt,
    Founding,
    Made,
    OneOf,
    Power,
    Script,
    WordCalled,
    asks,
    does,
    exacted,
    founded,
    once,
    partial,
)
from adjudicator.games.cosmic.powers.prophet.orders import Fulfil, Predict


def _apart(at: CosmicAt) -> bool:
    """Whether I am neither a main player nor an ally here."""
    return not at.is_main() and at.my_ally is None


def _fulfilled(at: CosmicAt) -> bool:
    """Whether I have been right, or may be as far as known: on the form nothing has been said yet."""
    said, winner = at.called(Prophet.name), at.challenge.winner
    return at.uses(Prophet.name) and (not said or (winner is not None and said == SIDES[winner]))


class Prophet(Power):
    """Before cards are laid in a challenge in which you have no part you may predict who wins it, once a turn.

    If you are right you found a base in the system in which it was fought, with one to four of your tokens, when the
    turn ends. If you are wrong you lose two tokens of your fullest base. If nobody wins, nothing comes of it.
    """

    # The facts name no place for the base. By mail everybody fights in every turn: hence one prophecy a turn.
    name = "Prophet"
    origin = "Eon Expansions"
    fit = ADAPTED
    choices = (Predict, Fulfil)

    @asks("before lay", where=_apart, upon=lambda at, wish: (at.challenge.main(1 - wish.side),))
    def predict(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, once(self, OneOf([Predict(OFFENCE), Predict(DEFENCE)])))
        yield WordCalled(at.me, self.name, at.where, SIDES[wish.side])

    @does("settled", where=lambda at: at.challenge.winner is not None and at.uses("Prophet"), inherent=True)
    def err(self, at: CosmicAt) -> Script:
        if not _fulfilled(at):
            yield from exacted(at, at.me, 2)

    @asks("after all", where=_fulfilled, inherent=True)
    def fulfil(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Founding(at, Fulfil, tuple(at.system)), detail="fulfil")
        if isinstance(wish, Fulfil):
            yield Made(partial(founded, seat=at.me, choice=wish))
