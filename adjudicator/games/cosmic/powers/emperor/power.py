"""Emperor."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    Any,
    Choice,
    CosmicAt,
    Judged,
    Power,
    Script,
    Self,
    asks,
    comers,
    dislodged,
    handed,
    shown_card,
)


class Tribute(Choice, frozen=True):
    """Demands tribute of all who have come to a fight in your system, and may name cards that you keep (Emperor)."""

    word = "TRIBUTE"
    about = "emperor"
    grammar = '["for" cards]'
    example = "TRIBUTE for Attack 40, Cosmic Zap"

    cards: tuple[str, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(values[0] or ())


class Emperor(Power):
    """Whoever comes to a fight in your system pays you tribute: they show you a card at random, and you may keep it.

    One of their tokens goes to Limbo besides, from their fullest base. By mail: with phase 2 you name the cards that
    are worthy of you; others go back. Without a name you keep whatever you are shown.
    """

    name = "Emperor"
    origin = "Eons"
    fit = ADAPTED
    choices = (Tribute,)

    @asks("before cards", where=lambda at: at.state.phase == 2 and bool(comers(at)), upon=lambda at, wish: comers(at))
    def demand(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Judged(lambda wish: wish, (Tribute(), Tribute(("Attack 40",)))))
        wanted = at.called("Super Emperor")
        for seat in comers(at):
            label = f"{self.name}/{at.place}/{seat}"
            card = yield from shown_card(at, seat, wanted, label)
            if card is not None and (not wish.cards or card in (*wish.cards, wanted)):
                yield handed(at, seat, at.me, card, f"{label}/kept")
            yield from dislodged(at, seat)
