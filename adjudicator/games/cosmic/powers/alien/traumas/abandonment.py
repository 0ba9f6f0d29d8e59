"""Abandonment."""

from adjudicator.games.cosmic.kit import (
    Ask,
    CardsShown,
    CosmicAt,
    Defect,
    Desert,
    Essence,
    Iterable,
    OneOf,
    Script,
    SideChanged,
    Store,
    TokensToLimbo,
    after,
    armed,
    side_of,
    suspected,
    taking_hold,
)


class Abandonment(Essence):
    """When you show a card: each of your allies may go home, or change sides."""

    name = "Abandonment"
    choices = (
        Desert,
        Defect,
    )
    remains = True

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        helped = [seat for seat in suspected(at, store, self.name) if at.challenge.allied(at.me) == side_of(at, seat)]
        return [Ask(at.me, Desert.about, OneOf((Desert(), Defect())), where=at.where) for _ in helped]

    @after(CardsShown, where=armed("Abandonment"), inherent=True)
    def open(self, at: CosmicAt, shown: CardsShown) -> Script:
        for seat in (yield from taking_hold(at, self.name)):
            side = side_of(at, seat)
            allies = [ally for ally in at.challenge.allies if ally.side == side]
            ways = OneOf((Desert(), Defect()))
            asks = [Ask(ally.seat, Desert.about, ways, where=at.where, detail=self.name) for ally in allies]
            answers = (yield asks) if asks else []
            for ally, answer in zip(allies, answers, strict=True):
                if isinstance(answer, Desert):
                    yield TokensToLimbo(ally.seat, ally.tokens, at.where)
                elif isinstance(answer, Defect):
                    yield SideChanged(ally.seat, at.where, 1 - side)
