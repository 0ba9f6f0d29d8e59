"""Maven."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    COMPROMISE,
    DEFENCE,
    OFFENCE,
    Choice,
    CosmicAt,
    OneOf,
    Power,
    Script,
    asks,
    attack_value,
    decided,
    handed,
    thrown,
)


class Overrule(Choice, frozen=True):
    """Discards a card to decide a challenge in which you are not (Maven)."""

    word = "OVERRULE"
    about = "maven"
    grammar = '"with" CARD'
    example = "OVERRULE with Attack 8"

    card: str


class Maven(Power):
    """You know better: where you are neither main player nor ally you may decide a challenge by discarding a card.

    An even Attack gives it to the offence, a Compromise has the main players deal, and any other card gives it to the
    defence: an odd Attack, an edict, a flare. That is done when both cards are laid; they go back unseen. By mail: in
    several challenges it takes a card each.
    """

    name = "Maven"
    origin = "Eons"
    fit = ADAPTED
    choices = (Overrule,)

    # Only an odd Attack is the defence's in the facts; the classic deck has none.
    @asks("laid", where=lambda at: at.my_side is None and at.challenge.both_laid, upon=lambda at, wish: at.mains)
    def overrule(self, at: CosmicAt) -> Script:
        held = [Overrule(card) for card in dict.fromkeys(at.state.held(at.me))]
        if held:
            wish, laid = (yield at.wish(self, OneOf(held))), at.challenge.laid
            gone = thrown(at, (wish.card,))
            yield gone
            value = attack_value(wish.card)
            even = OFFENCE if value is not None and value % 2 == 0 else DEFENCE
            if gone.happened is not None and not at.challenge.over:
                yield from decided(at, None if wish.card == COMPROMISE else even)
                for seat, card in zip(at.mains, laid if at.uses("Super Maven") else (), strict=False):
                    yield handed(at, seat, at.me, card, f"{self.name}/{at.place}/{seat}")
