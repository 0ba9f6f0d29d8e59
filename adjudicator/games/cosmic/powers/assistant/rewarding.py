"""What Assistant earns."""

from adjudicator.games.cosmic.kit import CosmicAt, Made, Script, Seat, draw, partial, released_some


def rewarded(at: CosmicAt, seat: Seat, why: str) -> Script:
    """A reward of one: a token out of the Warp, if there is any, else a card."""
    if at.state.warp[seat]:
        yield Made(partial(released_some, seat=seat, tokens=1, by=seat))
    else:
        yield from draw(at, seat, 1, f"{why}/{at.place}/{seat}")
