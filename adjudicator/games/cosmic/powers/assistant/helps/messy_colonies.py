"""Messy Colonies."""

from adjudicator.games.cosmic.kit import Batch, CosmicAt, Judged, Place, Script, TokensToLimbo, asks, loose, reason
from adjudicator.games.cosmic.powers.assistant.help_card import Cash, HelpCard


class CashMessyColonies(Cash, frozen=True):
    """Cashes the help Messy Colonies: says which of your tokens go to Limbo, to be placed anew."""

    word = "CASH Messy Colonies"
    grammar = "batches_from"
    example = "CASH Messy Colonies 2 from home 1, 1 from Blue 2"
    of_challenge = False

    sources: tuple[Batch, ...]


def _moved(at: CosmicAt, wish: CashMessyColonies) -> tuple[tuple[Place, int], ...]:
    """The tokens that are named, by place; without a number all that are there."""
    there = loose(at.state, at.me)
    named = {batch.place: batch.count or there.get(batch.place, 0) for batch in wish.sources}
    return tuple(sorted((place, tokens) for place, tokens in named.items() if 0 < tokens <= there.get(place, 0)))


class MessyColonies(HelpCard):
    """As a phase opens you may cash it: tokens of your bases go to Limbo, from where you place them anew."""

    name = "Messy Colonies"
    choices = (CashMessyColonies,)

    @asks("opening", where=lambda at: bool(loose(at.state, at.me)), inherent=True)
    def cash(self, at: CosmicAt) -> Script:
        judged = Judged(
            lambda wish: wish if len(_moved(at, wish)) == len(wish.sources) else reason("not-so-many-tokens"),
            [CashMessyColonies((Batch(1, place),)) for place in loose(at.state, at.me)],
        )
        sources = _moved(at, (yield from self.offered(at, judged)))
        yield TokensToLimbo(at.me, sum(tokens for _, tokens in sources), 0, sources)
