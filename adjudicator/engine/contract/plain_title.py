"""Plain titles: games without uses that could be cancelled, and without scarce things that could be claimed."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from adjudicator.core.event import Event, Seat, State
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Use
from adjudicator.engine.contract.title import Title

S = TypeVar("S", bound=State)


class PlainTitle(Title[S]):
    """A title whose rules are all in its stages: no piece acts by itself, so the engine has nothing to ask it."""

    def playing(self, state: S, seat: Seat) -> bool:
        """A player who is out of the game stays at the table: they are asked nothing, and told everything."""
        return True

    def active(self, state: S) -> Iterable[tuple[Seat, Piece]]:
        return ()

    def timing(self, state: S, where: int) -> Sequence[Seat]:
        return range(len(state.seats))

    def supply(self, state: S, seat: Seat, resource: tuple[Any, ...]) -> int:
        raise LookupError(f"nothing claims {resource}")

    def spent_by(self, state: S, piece: Piece, where: int) -> tuple[Any, ...] | None:
        return None

    def playing_card(self, piece: Piece, use: Use) -> Choice:
        raise LookupError("there are no cards that cancel")

    def announced(self, state: S, use: Use) -> Event[S]:
        raise LookupError("nothing is announced")

    def cancelled(self, state: S, use: Use, by: Sequence[str]) -> Event[S]:
        raise LookupError("nothing can be cancelled")

    def stopped(self, state: S, seat: Seat, piece: Piece, where: int) -> bool:
        return False

    def announces_once(self, state: S, piece: Piece) -> bool:
        return True

    def against(self, at: Any, *about: Any) -> tuple[Seat, ...]:
        return ()
