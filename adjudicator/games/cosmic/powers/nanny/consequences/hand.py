"""Hand."""

from adjudicator.games.cosmic.kit import (
    Ask,
    CardsDiscarded,
    CardsShown,
    Choice,
    CosmicAt,
    DropCards,
    Essence,
    Iterable,
    Judged,
    OneOf,
    Prize,
    Script,
    Seat,
    Sequence,
    Spoken,
    Store,
    after,
    attack_value,
    followed_up,
    motivated,
    partial,
    prize_asked,
    reason,
    thrown,
)


def _held(wish: DropCards, held: Sequence[str]) -> Choice | Spoken:
    return wish if set(wish.cards) <= {*held} else reason("cards-not-held")


class HandConsequence(Essence):
    """Shown a Compromise: you discard whatever cards you like.

    Otherwise you lose your highest Attack, and take no part in the next turn, but attack.
    """

    name = "Hand"
    choices = (
        DropCards,
        Prize,
    )
    remains = True

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        prizes = prize_asked(at, store, self.name)
        mine = [one.on for one in store.laid if one.card == self.name and one.on == at.me and at.is_main()]
        cards = OneOf([DropCards((card,)) for card in dict.fromkeys(at.state.held(at.me))])
        return [*prizes, *[Ask(at.me, DropCards.about, cards, where=at.where) for _ in mine]]

    @after(CardsShown, where=motivated("Hand"), inherent=True)
    def follow(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield from followed_up(self, at, self.incentive, self.punishment, whole=False)

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        """What a Compromise brings."""
        held = at.state.held(seat)
        samples = [DropCards((card,)) for card in dict.fromkeys(held)]
        if samples:
            wish = yield Ask(seat, DropCards.about, Judged(partial(_held, held=held), samples), where=at.where)
            if isinstance(wish, DropCards):
                yield thrown(at.of(seat), wish.cards)

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        """What anything else costs."""
        attacks = sorted(filter(attack_value, at.state.held(seat)), key=lambda card: attack_value(card) or 0)
        if attacks:
            yield CardsDiscarded(seat, (attacks[-1],))
