"""Particle."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    DEFENCE,
    OFFENCE,
    CosmicAt,
    PairWith,
    Power,
    Script,
    asks,
    does,
    evened,
    pairable,
    paired,
    uneven,
)


class Entangle(PairWith, frozen=True):
    """Pairs the planet on which you have landed with another; without a name, with your fullest base (Particle)."""

    word = "ENTANGLE"
    about = "particle"
    example = "ENTANGLE with Green 3"


class Particle(Power):
    """Your planets are paired: when you land as the offence or its ally, you pair that planet with any other.

    You must have as many tokens on one as on the other. Whenever the number on one of them has changed, tokens from
    your fullest other bases are added on the other one, or go from it to your fullest one; planets of pairs are none of
    these. Where that cannot be done, and where you have no tokens left, it is a pair no longer. By mail: pairs are made
    even as a phase begins, when tokens have been placed, and when challenges are over, and not while either planet is
    under attack. If both have changed, the one with fewer counts.
    """

    name = "Particle"
    origin = "Eons"
    fit = ADAPTED
    choices = (Entangle,)

    @asks("after all", where=lambda at: at.challenge.winner is not None and _gained(at) and pairable(at))
    def entangle(self, at: CosmicAt) -> Script:
        yield from paired(self, at, Entangle)

    @does("after all", where=uneven, inherent=True)
    def settle(self, at: CosmicAt) -> Script:
        yield from evened(at)

    @does("opening", where=uneven, inherent=True)
    def resolve(self, at: CosmicAt) -> Script:
        yield from evened(at)


def _gained(at: CosmicAt) -> bool:
    """Whether I am on the side of the offence that has won, or have won as the defence with the flare in force."""
    if at.challenge.winner == DEFENCE:
        return at.i_won and at.uses("Super Particle")
    return at.me == at.challenge.offence or at.challenge.allied(at.me) == OFFENCE
