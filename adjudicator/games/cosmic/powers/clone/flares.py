"""The flares of Clone."""

from adjudicator.games.cosmic.kit import (
    ConsolationRaised,
    CosmicAt,
    Flare,
    Judged,
    Script,
    asks,
    reason,
)


class WildClone(Flare):
    """When the phase ends you take back the edicts that you have played in it, before anybody else picks them up.

    They can be played again from the next phase on. What went back into the deck before that is lost to you.
    """

    name = "Wild Clone"

    @asks("salvage flares")
    def keep(self, at: CosmicAt) -> Script:
        played = any(shed.played and at.mine(shed.by) for shed in at.state.shed)
        yield at.wish(self, Judged(lambda wish: wish if played else reason("played-no-edict"), (self.yes(),)))
        for shed in at.state.shed:  # including cards played at this same moment
            if shed.played and at.mine(shed.by):
                yield at.picked_up(shed)


class SuperClone(Flare):
    """You take twice the consolation that is due to you, if the other player has so many cards."""

    name = "Super Clone"

    @asks("consolation flares", where=lambda at: at.challenge.consolation and at.mine(at.challenge.consolation.taker))
    def double(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        if at.challenge.consolation is not None:
            yield ConsolationRaised(at.where, 2 * at.challenge.consolation.cards)
