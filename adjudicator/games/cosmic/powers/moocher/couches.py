"""Couches: bases abroad, after attacks that have failed."""

from adjudicator.games.cosmic.kit import CosmicAt, Founding, Made, Place, Power, Script, asks, founded, partial
from adjudicator.games.cosmic.powers.moocher.orders import Mooch


def _elsewhere(at: CosmicAt) -> tuple[Place, ...]:
    """The planets of other players' systems, but for that in which this challenge was fought."""
    homes = [at.state.home(seat) for seat in at.state.seats_in() if seat != at.me]
    return tuple([place for home in homes if home != at.system for place in home])


def _settled_in(power: Power, at: CosmicAt) -> Script:
    """A couch is set up."""
    wish = yield at.wish(power, Founding(at, Mooch, _elsewhere(at)))
    yield Made(partial(founded, seat=at.me, choice=wish))


class Couches:
    """The rules for couches: after a deal that has failed, and after a loss."""

    @asks("failed", where=lambda at: at.challenge.offence == at.me)
    def after_no_deal(self: Power, at: CosmicAt) -> Script:  # type: ignore[misc]
        yield from _settled_in(self, at)

    @asks("after all", where=lambda at: at.challenge.offence == at.me and at.i_lost)
    def after_a_loss(self: Power, at: CosmicAt) -> Script:  # type: ignore[misc]
        yield from _settled_in(self, at)
