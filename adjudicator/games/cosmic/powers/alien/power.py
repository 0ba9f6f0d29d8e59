"""Alien."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    Abduct,
    CosmicAt,
    Power,
    Script,
    Seat,
    SetFree,
    abducted,
    asks,
    captives_here,
    cards_in,
    held_fast,
    preys,
    set_free,
    stocked,
    worth,
)


class Alien(Power):
    """As a turn begins you may capture a token of each other player of whom you hold none, and lay a trauma under it.

    In later turns, where you do not attack, you may free a main player's captives into the challenge before cards are
    laid. The trauma stays before them, face down, and opens when they show a card: what it does stands on it. If you
    lose your power, captives go to the Warp.
    """

    # At the table one is captured in each player's turn, which here is one turn for all. All captures of a turn are one
    # use, against the first; a trauma opens in the first challenge, by number, in which its player shows a card.
    name = "Alien"
    origin = "Eons"
    fit = ADAPTED
    parts = cards_in(f"{__package__}.traumas")
    stock = stocked(parts, held=3)
    choices = (Abduct, SetFree)

    @asks("start", where=lambda at: bool(preys(at, "Alien", again=at.uses("Super Alien"))))
    def abduct(self, at: CosmicAt) -> Script:
        yield from abducted(self, at, again=at.uses("Super Alien"))

    @asks("before lay", where=lambda at: bool(captives_here(at, "Alien")))
    def set_free(self, at: CosmicAt) -> Script:
        yield from set_free(self, at)

    @worth(
        "deal loss", where=lambda at, lost, *of: lost > 0 and of[0] in held_fast(at, "Victim Complex"), inherent=True
    )
    def spare_the_victim(self, at: CosmicAt, lost: int, seat: Seat) -> int:
        return 0
