"""Perfectionist."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    Any,
    CardsDiscarded,
    CardsDrawn,
    Choice,
    CosmicAt,
    Judged,
    Power,
    Script,
    Self,
    Spoken,
    after,
    draw,
    reason,
    thrown,
)


class Reject(Choice, frozen=True):
    """Discards those cards that you have just drawn and name here, and draws as many others (Perfectionist)."""

    word = "REJECT"
    about = "perfectionist"
    grammar = "[cards]"
    example = "REJECT Attack 4, Attack 6"

    cards: tuple[str, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(values[0] or ())


class Perfectionist(Power):
    """You take only what is good enough: of cards that you draw you may discard some and draw others for them, once.

    By mail: you name the cards that you would reject, and those of them are rejected that you draw. At the table they
    go into a pile, from which you pay what others take from you; by mail they are discarded.
    """

    name = "Perfectionist"
    origin = "Eons"
    fit = ADAPTED
    choices = (Reject,)

    @after(CardsDrawn, where=lambda at, drawn: at.mine(drawn.seat), optional=True)
    def reject(self, at: CosmicAt, drawn: CardsDrawn) -> Script:
        def judged(wish: Reject) -> Reject | Spoken:
            left = Reject(tuple([card for card in drawn.cards if card in wish.cards]))
            return left if left.cards else reason("good-enough")

        samples = [Reject((card,)) for card in dict.fromkeys(drawn.cards)]
        times = f"{len(at.state.deck)}/{len(at.state.held(at.me))}"
        wish = yield at.wish(self, Judged(judged, samples), detail=times)
        gone = thrown(at, wish.cards)
        yield gone
        number = len(gone.happened.cards) if isinstance(gone.happened, CardsDiscarded) else 0
        yield from draw(at, at.me, number, f"{self.name}/{at.place}/{times}", heard=False)
