"""The flares of Sorcerer."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, LaidSwapped, Script, asks, powers_traded


class WildSorcerer(Flare):
    """Makes the main players of a challenge trade their powers for good.

    By mail: in phase 2, so that everybody knows who has which before cards are chosen.
    """

    name = "Wild Sorcerer"

    @asks("before cards flares", where=lambda at: at.state.phase == 2, upon=lambda at, wish: at.mains)
    def trade(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield from powers_traded(at, at.challenge.offence, at.challenge.defence)


class SuperSorcerer(Flare):
    """As an ally, too, you make the two cards change places before they are turned up."""

    name = "Super Sorcerer"

    @asks(
        "laid flares",
        where=lambda at: at.my_ally is not None and at.challenge.both_laid,
        upon=lambda at, wish: at.mains,
    )
    def conjure(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield LaidSwapped(at.where)
