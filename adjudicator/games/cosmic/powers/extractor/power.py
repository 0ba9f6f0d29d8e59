"""Extractor."""

from adjudicator.games.cosmic.kit import OFFENCE, Choice, CosmicAt, Power, Script, Seat, TokensToLimbo, asks


class Extract(Choice, frozen=True):
    """Takes everybody else off a planet that your side has won as the offence (Extractor)."""

    word = "EXTRACT"
    about = "extractor"
    grammar = '("all" | )'
    example = "EXTRACT all IF I win"
    carries = True


def _neighbours(at: CosmicAt) -> dict[Seat, int]:
    """The others on the planet that an offence of mine has won, with their tokens there."""
    fight, state = at.challenge, at.state
    if fight.winner != OFFENCE or at.me not in (fight.offence, *(seat for seat, side in fight.joined if not side)):
        return {}
    row = state.planets[fight.planet]
    return {seat: tokens for seat, tokens in enumerate(row) if tokens and seat != at.me}


class Extractor(Power):
    """You keep a planet for yourself: when you have won it, as the offence or its ally, you may take all others off it.

    Their tokens go to Limbo, those that have landed with you, too. That is done when the turn ends.
    """

    # The facts have it move "other ships", and do not say where to.
    name = "Extractor"
    origin = "Odyssey"
    choices = (Extract,)

    @asks("after all", where=lambda at: bool(_neighbours(at)), upon=lambda at, wish: tuple(_neighbours(at)))
    def extract(self, at: CosmicAt) -> Script:
        yield at.wish(self, Extract())
        for seat, tokens in _neighbours(at).items():
            yield TokensToLimbo(seat, tokens, 0, ((at.challenge.planet, tokens),))
