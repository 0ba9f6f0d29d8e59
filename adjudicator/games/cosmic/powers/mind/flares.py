"""The flares of Mind."""

from adjudicator.games.cosmic.kit import CosmicAt, DeckSeen, Flare, Made, Script, asks, partial, seen


class WildMind(Flare):
    """You look through the whole deck, once a turn, as a phase begins.

    By mail: you learn which cards are in it; there is no order to learn, because cards are drawn by lot.
    """

    name = "Wild Mind"

    @asks("opening flares")
    def search(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield Made(lambda now: DeckSeen(at.me, now.deck))


class SuperMind(Flare):
    """Where you are no main player you see the hands of both, before cards are chosen.

    No classic text of this section was found; this is the modern one.
    """

    name = "Super Mind"

    @asks("before cards flares", where=lambda at: not at.is_main(), upon=lambda at, wish: at.mains)
    def read_both(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        for seat in at.mains:
            yield Made(partial(seen, viewer=at.me, seat=seat))
