"""Nightmare."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    CosmicAt,
    GiveDream,
    Power,
    Script,
    Seat,
    Sequence,
    Wake,
    asks,
    cards_in,
    laid_before,
    own_laid,
    stocked,
)


def _free(at: CosmicAt, seats: Sequence[Seat]) -> list[Seat]:
    """Those of these players to whom a dream can be given: they have none, unless the flare allows a second one."""
    restless = [] if at.uses("Super Nightmare") else [laid.on for laid in own_laid(at, Nightmare.name)]
    return [seat for seat in seats if seat not in restless]


def _snubbed(at: CosmicAt) -> list[Seat]:
    """The main players who have not invited me."""
    if at.is_main():
        return []
    return [main for main, asked in zip(at.mains, at.challenge.invited, strict=True) if at.me not in asked]


def _beaten(at: CosmicAt) -> list[Seat]:
    """Everybody on the side that has won, if I am on the one that has lost."""
    return list(at.opposed) if at.i_lost and not at.challenge.both_lose else []


class Nightmare(Power):
    """Once in a challenge you may give a bad dream to a player who has not invited you, or has beaten your side.

    You hold three of ten dreams, and a new one at once for each that you give. A dream lies face down before its
    player, one before each; only you may look at it. `WAKE` opens it when it does something, in any phase; what it does
    stands on it. Then it is spent.
    """

    # Whoever sends no invitation has declined to invite. A dream is woken where it does something, so that nobody has
    # to know when its moment comes: at the table that is seen. Giving is a use in its challenge, waking one of its own.
    name = "Nightmare"
    origin = "Eons"
    fit = ADAPTED
    parts = cards_in(f"{__package__}.dreams")
    stock = stocked(parts, held=3)
    choices = (GiveDream, Wake)

    @asks("invited", where=lambda at: not at.uses("Nightmare") and bool(_free(at, _snubbed(at))))
    def resent(self, at: CosmicAt) -> Script:
        yield from laid_before(self, at, GiveDream, _free(at, _snubbed(at)), "no-dream-for-them")

    @asks("settled", where=lambda at: not at.uses("Nightmare") and bool(_free(at, _beaten(at))))
    def brood(self, at: CosmicAt) -> Script:
        yield from laid_before(self, at, GiveDream, _free(at, _beaten(at)), "no-dream-for-them")
