"""Hearing Voices."""

from adjudicator.games.cosmic.kit import (
    Any,
    Ask,
    CardsShown,
    CosmicAt,
    Essence,
    Iterable,
    OneOf,
    Script,
    Seat,
    Store,
    VoicesBase,
    VoicesGift,
    VoicesHand,
    after,
    armed,
    discards_given,
    lost_from,
    shed_by_lot,
    spare,
    suspected,
    taking_hold,
    untouched,
    wanted_by_others,
)


class HearingVoices(Essence):
    """When you show a card: if all others in the game want the same, one of three things happens to you.

    A base of yours goes to the Warp, or half your hand is discarded at random, rounded down, or you get two of the
    discards at random.
    """

    name = "Hearing Voices"
    choices = (
        VoicesBase,
        VoicesHand,
        VoicesGift,
    )
    remains = True
    copies = 2

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        heard = [seat for seat in suspected(at, store, self.name) if seat != at.me]
        return [Ask(at.me, VoicesHand.about, OneOf((VoicesHand(), VoicesGift())), where=at.where) for _ in heard[:1]]

    @after(CardsShown, where=armed("Hearing Voices"), inherent=True)
    def open(self, at: CosmicAt, shown: CardsShown) -> Script:
        for seat in (yield from taking_hold(at, self.name)):
            bases = [VoicesBase(place) for place in untouched(at.state, seat)]
            ways = OneOf((*bases, VoicesHand(), VoicesGift()))
            said = yield from wanted_by_others(at, seat, VoicesHand.about, ways, self.name)
            if said is not None:
                yield from self._heard(at, seat, said)

    def _heard(self, at: CosmicAt, seat: Seat, said: Any) -> Script:
        label = f"{self.name}/{at.place}/{seat}"
        if isinstance(said, VoicesBase):
            tokens = spare(at, seat).get(said.place, 0)
            yield from lost_from(seat, {said.place: tokens}, tokens)
        elif isinstance(said, VoicesHand):
            yield shed_by_lot(at, seat, len(at.state.held(seat)) // 2, label)
        else:
            yield discards_given(at, seat, 2, label)
