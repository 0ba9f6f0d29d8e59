"""Colony."""

from adjudicator.games.cosmic.kit import (
    Ask,
    CosmicAt,
    Exacting,
    Gather,
    Iterable,
    Script,
    Seat,
    Store,
    TokensToLimbo,
    as_sources,
    lost_from,
    spare,
)
from adjudicator.games.cosmic.powers.nanny.consequence import Consequence


class ColonyConsequence(Consequence):
    """Shown a Compromise: you may take tokens from your bases into Limbo, to be placed anew.

    Otherwise your smallest base goes to the Warp, and you take no part in the next turn, nor are you attacked.
    """

    name = "Colony"
    choices = (Gather, *Consequence.choices)
    whole = True

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        prizes = super().asks_others(at, store)
        mine = [one.on for one in store.laid if one.card == self.name and one.on == at.me and at.is_main()]
        return [*prizes, *[Ask(at.me, Gather.about, Exacting(at, at.me, 20, Gather), where=at.where) for _ in mine]]

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        options = Exacting(at, seat, 20, Gather)
        wish = yield Ask(seat, Gather.about, options, where=at.where, detail=self.name)
        if isinstance(wish, Gather):
            there = spare(at, seat)
            named = [(place, min(tokens, there.get(place, 0))) for place, tokens in as_sources(wish.sources)]
            if sources := tuple([batch for batch in named if batch[1]]):
                yield TokensToLimbo(seat, sum(tokens for _, tokens in sources), 0, sources)

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        there = spare(at, seat)
        if there:
            place = min(there, key=lambda one: (there[one], one))
            yield from lost_from(seat, {place: there[place]}, there[place])
