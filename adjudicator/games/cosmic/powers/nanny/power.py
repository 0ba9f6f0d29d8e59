"""Nanny."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    COMPROMISE,
    HIDDEN,
    SPENT,
    CardFilched,
    CosmicAt,
    Motivate,
    Power,
    Retrieve,
    Script,
    TimeoutEnded,
    after,
    asks,
    cards_in,
    carried,
    motivable,
    motivated_by,
    own_laid,
    stocked,
)


def _others_compromise(at: CosmicAt) -> list[int]:
    """The sides of others on which a Compromise lies, or may lie."""
    return [side for side in (0, 1) if at.mains[side] != at.me and at.challenge.laid[side] in (COMPROMISE, HIDDEN)]


class Nanny(Power):
    """Where you are no main player you may motivate main players: you give a Compromise, and lay a consequence open.

    That is done with phase 2. Who then shows a Compromise has what the consequence promises, and you a reward; whoever
    does not is punished as it says, and takes no part in the next turn: they join nothing, and use no power, edict or
    flare. When a challenge is over you may take a Compromise that another player has shown.
    """

    # Nobody is kept from writing letters: to be silent towards somebody in a timeout is up to players.
    name = "Nanny"
    origin = "Eons"
    fit = ADAPTED
    parts = cards_in(f"{__package__}.consequences")
    stock = stocked(parts, held=3)
    choices = (Motivate, Retrieve)

    @asks(
        "before cards",
        where=lambda at: at.state.phase == 2 and bool(motivable(at, "Nanny", opponents=at.uses("Super Nanny"))),
    )
    def motivate(self, at: CosmicAt) -> Script:
        yield from motivated_by(self, at, opponents=at.uses("Super Nanny"))

    @asks("after all", where=lambda at: bool(_others_compromise(at)))
    def retrieve(self, at: CosmicAt) -> Script:
        yield at.wish(self, Retrieve(), about=Retrieve.about)
        yield CardFilched(at.me, at.where, _others_compromise(at)[0], COMPROMISE)

    @after(TimeoutEnded, where=lambda at, end: end.piece == "Nanny", inherent=True)
    def take_back(self, at: CosmicAt, end: TimeoutEnded) -> Script:
        for number in [i for i, one in enumerate(own_laid(at, self.name)) if one.on == end.seat and one.up][:1]:
            yield carried(at, self.name, own_laid(at, self.name)[number].card, number, SPENT)
