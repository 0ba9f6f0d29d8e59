"""Architect."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    CosmicAt,
    Merge,
    Power,
    Script,
    Seat,
    asks,
    may,
    mergeable,
    merged,
    overlooked,
    walled_in,
    worth,
)


class Build(Merge, frozen=True):
    """Merges a planet into another after you have won; without names, the first that can be merged (Architect)."""

    word = "BUILD"
    about = "architect"
    example = "BUILD Blue 3 on Blue 2"


class Architect(Power):
    """You build towers: whenever you win as a main player, you merge two planets of your opponent's system into one.

    All tokens are on it, and the other is no planet any more. Where there is a tower, you add a planet to it; where
    there is none, one of the two is the planet fought for, if it is there. As a main player your total is doubled by a
    tower of two planets in your opponent's system, of three in one beside it, or of four anywhere. You win the game as
    soon as there are not enough planets for somebody to win on. By mail: systems are beside each other as players are
    listed, a tower is everybody's who is Architect, and planets of pairs are not merged.
    """

    name = "Architect"
    origin = "Eons"
    fit = ADAPTED
    choices = (Build,)

    @asks("after all", where=lambda at: at.i_won and bool(mergeable(at, _sites(at))))
    def build(self, at: CosmicAt) -> Script:
        yield from merged(self, at, _sites(at), Build)

    @worth("total", where=lambda at, total, side, *of: at.is_main() and side == at.side and overlooked(at, at.opponent))
    def look_down(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return 2 * total

    @may("win")
    def wall_in(self, at: CosmicAt) -> bool:
        return walled_in(at.state, int(at.state.options["bases_to_win"]))


def _sites(at: CosmicAt) -> tuple[Seat, ...]:
    """The systems in which I may build: my opponent's, and mine with the flare in force."""
    return (at.opponent, at.me) if at.uses("Super Architect") else (at.opponent,)
