"""Kamikaze."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    CosmicAt,
    Power,
    Sacrifice,
    Sacrificing,
    Script,
    asks,
    draw,
    free,
    sacrificed,
)


class Dive(Sacrifice, frozen=True):
    """Sends one to four of your tokens to the Warp; you draw two cards for each (Kamikaze)."""

    word = "DIVE"
    about = "kamikaze"
    example = "DIVE 2 from home 1, 1 from Blue 2"


class Kamikaze(Power):
    """In each challenge, as a main player, you may send one to four tokens to the Warp; you draw two cards for each.

    They come from bases that are not under attack. By mail: done with phase 2, the cards are there when you write your
    orders for them.
    """

    name = "Kamikaze"
    origin = "FFG"
    fit = ADAPTED
    choices = (Dive,)

    @asks("before cards", where=lambda at: at.is_main() and not at.uses("Kamikaze") and bool(free(at, at.me)))
    def dive(self, at: CosmicAt) -> Script:
        answer = yield at.wish(self, Sacrificing(at, Dive))
        if isinstance(answer, Dive):
            tokens = yield from sacrificed(at, answer)
            yield from draw(at, at.me, 2 * tokens, f"{self.name}/{at.place}")
