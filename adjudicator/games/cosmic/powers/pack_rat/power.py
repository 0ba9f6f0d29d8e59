"""Pack Rat."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    DEFENCE,
    CosmicAt,
    Power,
    Script,
    asks,
    collectable,
    collected,
    given_up,
    kept_of,
    objects,
    worth,
)
from adjudicator.games.cosmic.powers.pack_rat.words import CollectCard, CollectToken, Restore

THINGS = (CollectCard(), CollectToken())


class PackRat(Power):
    """You collect: as a main player you may take a thing of your opponent with phase 2, one in each challenge.

    It is a card at random, which nobody looks at, or a token out of the Warp; with it goes a token from their fullest
    base on which nobody fights, to mark whose it is. As the defence you add one to your total for each thing that you
    have. By mail: as phase 2 begins you give things back for whatever you have agreed on, tokens to Limbo; so they go
    back when you lose your power. Only cards and tokens are collected.
    """

    # At the table planets, essence cards and tokens of a power's sheet are collected, too, things pass in deals, and a
    # base is always taken for one. By mail agreements do what trades do, and their words are the players'.
    name = "Pack Rat"
    origin = "Eons"
    fit = ADAPTED
    choices = (CollectCard, CollectToken, Restore)
    spares_captives = True

    @asks("before cards", where=lambda at: at.state.phase == 2 and at.is_main() and bool(collectable(at, *THINGS)))
    def collect(self, at: CosmicAt) -> Script:
        yield from collected(self, at, collectable(at, *THINGS), at.called("Super Pack Rat"))

    @asks("opening", where=lambda at: at.state.phase == 2 and bool(kept_of(at, "Pack Rat")))
    def give_back(self, at: CosmicAt) -> Script:
        yield from given_up(self, at, Restore)

    @worth("total", where=lambda at, total, side, *of: side == DEFENCE and _guarded(at))
    def guard(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + objects(at, self.name)


def _guarded(at: CosmicAt) -> bool:
    """Whether I am the defence, and have collected anything."""
    return at.is_main() and at.side == DEFENCE and objects(at, PackRat.name) > 0
