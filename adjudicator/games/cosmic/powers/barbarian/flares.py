"""The flares of Barbarian."""

from adjudicator.games.cosmic.kit import OFFENCE, CosmicAt, Flare, FlareFor, Judged, Script, asks, plundered, thrown


class Sack(FlareFor, frozen=True):
    """Plays Barbarian's flare: Wild, it names cards that you would not keep; Super, cards that you would have."""

    word = "FLARE Barbarian"
    example = "FLARE Barbarian for Attack 4, Compromise"


def _gained(at: CosmicAt) -> int:
    """How many cards I may have gained here as consolation or as a reward."""
    due = at.challenge.consolation
    consoled = due.cards if due is not None and at.mine(due.taker) else 0
    return consoled + sum(ally.tokens for ally in at.challenge.rewards if at.mine(ally.seat))


class WildBarbarian(Flare):
    """You discard cards that you name when you have gained some as consolation or reward, as many as those at most.

    By mail: you have not seen them yet when you write, so you name what you would not keep. It is done at the end of
    the turn.
    """

    name = "Wild Barbarian"
    choices = (Sack,)

    @asks("after all flares", where=lambda at: _gained(at) > 0)
    def pick_over(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Judged(lambda wish: wish, (Sack(("Attack 4",)),)))
        held = list(at.state.held(at.me))
        # What is not there counts for nothing, so that a long list does no harm.
        named = [held.pop(held.index(card)) for card in wish.cards if card in held]
        yield thrown(at, named[: _gained(at)])


class SuperBarbarian(Flare):
    """As an ally of an offence that wins, too, you plunder the loser's hand, with your own tokens."""

    name = "Super Barbarian"
    choices = (Sack,)

    @asks("settle flares", where=lambda at: at.my_ally is not None and at.my_side == OFFENCE == at.challenge.winner)
    def join_in(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Judged(lambda wish: wish, (Sack(("Attack 40",)), Sack())))
        yield from plundered(at, at.opposed[0], at.me, wish.cards, at.my_tokens, f"{self.name}/{at.place}")
