"""The flares of Shadow."""

from typing import Any

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    CosmicAt,
    Flare,
    Landed,
    Made,
    Place,
    Script,
    TokensToWarp,
    asks,
    instead_of,
    partial,
    released_named,
)


def _emptied(at: CosmicAt) -> list[Place]:
    """The planets from which others have lost tokens in this stage, outside challenges; each once."""
    lost: list[Any] = [event for event in at.run.events if isinstance(event, TokensToWarp)]
    sources = [place for event in lost if event.seat != at.me and not event.number for place, _ in event.sources]
    return list(dict.fromkeys(place for place in sources if place >= 0))


class WildShadow(Flare):
    """When you lose as the defence you take all who attack you along: what would land goes to the Warp."""

    name = "Wild Shadow"

    @asks("settle flares", where=lambda at: at.is_main() and at.side == DEFENCE and at.i_lost)
    def drag_down(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @instead_of(Landed, where=lambda at, landed: at.uses("Wild Shadow"), inherent=True)
    def fall(self, at: CosmicAt, landed: Landed) -> Script:
        yield TokensToWarp(landed.seat, landed.tokens, landed.number)


class SuperShadow(Flare):
    """When you have executed tokens, one of yours leaves the Warp for the planet on which the first of them stood."""

    name = "Super Shadow"

    # On the form it is not known yet whether anybody will be executed.
    @asks("destiny flares", where=lambda at: at.state.warp[at.me] > 0 and bool(at.state.challenges or _emptied(at)))
    def take_over(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        for place in _emptied(at)[:1]:
            yield Made(partial(released_named, seat=at.me, to=((place, 1),)))
