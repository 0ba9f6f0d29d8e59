"""Warp Key."""

from adjudicator.games.blutooth.kit import Artifact, Choice, MatchAt, Script, all_revived, asks


class TurnKey(Choice, frozen=True):
    """Empties the warp as you invade: every ship in it is revived (Warp Key)."""

    word = "WARP KEY"
    also = ("play warp key", "use warp key")
    about = "warp key"
    example = "WARP KEY IF my ships in warp >= 3"


class WarpKey(Artifact):
    """Empties the warp: everybody's ships in it are revived. Only an invader can use it, at warpfall."""

    name = "Warp Key"
    choices = (TurnKey,)
    entries = ("artifact.warp_key",)

    @asks("warpfall", where=MatchAt.is_invader)
    def open_the_warp(self, at: MatchAt) -> Script:
        if isinstance((yield at.wish(self, TurnKey())), TurnKey):
            for seat in at.state.seats_in():
                yield from all_revived(at, seat, by=at.me)
