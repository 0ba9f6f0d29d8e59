"""Paradox."""

from adjudicator.games.blutooth.kit import (
    Artifact,
    Ask,
    MatchAt,
    Script,
    Seat,
    Upon,
    asks,
    can_redraw,
    redrawn,
)


class Undo(Upon, frozen=True):
    """Uses up the charge that the invader named has drawn, and lets another be drawn (Paradox)."""

    word = "PARADOX"
    also = ("play paradox on", "use paradox on")
    about = "paradox"
    example = "PARADOX Red IF Red must invade me"

    seat: Seat

    def addresses(self, ask: Ask) -> bool:
        return ask.detail.split(" ")[0] == str(self.seat)


class Paradox(Artifact):
    """Uses up the charge of destiny that an invader has just drawn, and another one is drawn.

    That can be done twice in the same destiny, with two of them.
    """

    name = "Paradox"
    choices = (Undo,)
    entries = ("artifact.paradox",)

    @asks("paradox 1", where=lambda at: can_redraw(at.invasion))
    def undo(self, at: MatchAt) -> Script:
        yield from self._undone(at, "first")

    @asks("paradox 2", where=lambda at: can_redraw(at.invasion))
    def undo_again(self, at: MatchAt) -> Script:
        yield from self._undone(at, "second")

    def _undone(self, at: MatchAt, which: str) -> Script:
        invader = at.invasion.invader
        wish = yield at.wish(self, Undo(invader), detail=f"{invader} {which}")
        if isinstance(wish, Undo):
            yield from redrawn(at)
