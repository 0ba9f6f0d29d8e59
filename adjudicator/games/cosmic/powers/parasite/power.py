"""Parasite."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, may


class Parasite(Power):
    """You join any challenge in which you are no main player, on either side, whether you are invited or not.

    No Cosmic Zap can stop that, but a Force Field sends your tokens away (the classic rule).
    """

    name = "Parasite"
    origin = "Eon Expansions"

    @may("join uninvited")
    def intrude(self, at: CosmicAt) -> bool:
        return not at.is_main()
