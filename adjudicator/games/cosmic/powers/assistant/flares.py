"""The flares of Assistant."""

from adjudicator.games.cosmic.kit import (
    HELD,
    SPENT,
    CosmicAt,
    Flare,
    Made,
    Script,
    Store,
    asks,
    carried,
    own_store,
    partial,
    released_named,
)


def _empty(at: CosmicAt) -> list[int]:
    """My home planets on which I have nothing, and nobody fights."""
    state = at.state
    return [place for place in state.home(at.me) if not state.planets[place][at.me] and place not in state.attacked()]


class WildAssistant(Flare):
    """As a phase opens, up to three of your tokens leave the Warp for the first home planet that you have lost."""

    name = "Wild Assistant"

    @asks("opening flares", where=lambda at: at.state.warp[at.me] > 0 and bool(_empty(at)))
    def resettle(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        for place in _empty(at)[:1]:
            yield Made(partial(released_named, seat=at.me, to=((place, 3),)))


def _spent(at: CosmicAt) -> Store | None:
    """My helps, if any has been cashed."""
    store = own_store(at, "Assistant")
    return store if store is not None and store.spent and store.held else None


class SuperAssistant(Flare):
    """As a phase opens you take back a help that has been cashed, and put another in its place, both by lot."""

    name = "Super Assistant"

    @asks("opening flares", where=lambda at: _spent(at) is not None)
    def swap(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        store = _spent(at)
        if store is not None:
            (given,) = at.chance.choose(f"{self.name}/{at.place}/given", store.held, 1)
            (taken,) = at.chance.choose(f"{self.name}/{at.place}/taken", store.spent, 1)
            yield carried(at, store.piece, taken, SPENT, HELD)
            yield carried(at, store.piece, given, HELD, SPENT)
