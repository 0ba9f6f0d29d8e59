"""Hand."""

from adjudicator.games.cosmic.kit import (
    Ask,
    CardsDiscarded,
    Choice,
    CosmicAt,
    DropCards,
    Iterable,
    Judged,
    OneOf,
    Script,
    Seat,
    Sequence,
    Spoken,
    Store,
    attack_value,
    partial,
    reason,
    thrown,
)
from adjudicator.games.cosmic.powers.nanny.consequence import Consequence


def _held(wish: DropCards, held: Sequence[str]) -> Choice | Spoken:
    return wish if set(wish.cards) <= {*held} else reason("cards-not-held")


class HandConsequence(Consequence):
    """Shown a Compromise: you discard whatever cards you like.

    Otherwise you lose your highest Attack, and take no part in the next turn, but attack.
    """

    name = "Hand"
    choices = (DropCards, *Consequence.choices)

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        prizes = super().asks_others(at, store)
        mine = [one.on for one in store.laid if one.card == self.name and one.on == at.me and at.is_main()]
        cards = OneOf([DropCards((card,)) for card in dict.fromkeys(at.state.held(at.me))])
        return [*prizes, *[Ask(at.me, DropCards.about, cards, where=at.where) for _ in mine]]

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        held = at.state.held(seat)
        samples = [DropCards((card,)) for card in dict.fromkeys(held)]
        if samples:
            wish = yield Ask(seat, DropCards.about, Judged(partial(_held, held=held), samples), where=at.where)
            if isinstance(wish, DropCards):
                yield thrown(at.of(seat), wish.cards)

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        attacks = sorted(filter(attack_value, at.state.held(seat)), key=lambda card: attack_value(card) or 0)
        if attacks:
            yield CardsDiscarded(seat, (attacks[-1],))
