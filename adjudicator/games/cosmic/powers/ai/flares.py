"""The flares of AI."""

from adjudicator.games.cosmic.kit import DEFENCE, CosmicAt, Flare, Made, Script, asks, replayed


class WildAi(Flare):
    """As the defence you have both cards taken back when they are known, and both of you choose again.

    Either may play the same card again. A challenge is fought again once only.
    """

    name = "Wild AI"

    @asks("replay flares", where=lambda at: at.is_main() and at.side == DEFENCE and not at.challenge.replayed)
    def reconsider(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield Made(lambda now: replayed(now, at.where, at.me, same=True))


class SuperAi(Flare):
    """You may look at two cards more. It is played with phase 2."""

    name = "Super AI"

    @asks("alliance flares", where=CosmicAt.is_main)
    def learn(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
