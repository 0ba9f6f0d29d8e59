"""Plain titles: games without pieces that act, and without uses that could be cancelled."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from adjudicator.core.event import Event, Seat, State
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece, Pieces
from adjudicator.engine.contract.questions import Use
from adjudicator.engine.contract.title import Title

S = TypeVar("S", bound=State)


class Missed(Event[Any], frozen=True):
    """Some seats sent no orders; the others did."""

    seats: tuple[Seat, ...]

    def apply(self, state: Any) -> Any:
        missed = tuple([count + 1 if seat in self.seats else 0 for seat, count in enumerate(state.missed)])
        return state if missed == state.missed else replace(state, missed=missed)


class PlainTitle(Title[S]):
    """A title whose rules are all in its stages: no piece acts by itself, so the engine has nothing to ask it.

    Its position says in `winners` who has won, None while the game goes on, and in `missed` how many phases in a row
    each seat has missed. Its phrases `in-short-goal` and `in-short-turn` tell newcomers what it is about.
    If its answers claim anything, its `supply` says how much of that a seat holds.
    """

    pieces: ClassVar[Pieces] = Pieces()

    def in_short(self, chosen: Mapping[str, str]) -> Sequence[str]:
        return [self.phrases.say(name) for name in ("in-short-goal", "in-short-turn") if name in self.phrases]

    def winners(self, state: Any) -> tuple[Seat, ...] | None:
        found: tuple[Seat, ...] | None = state.winners
        return found

    def ended(self, view: S) -> S:
        return replace(view, winners=())

    def missed(self, state: S, seats: Sequence[Seat], heard: Sequence[Seat]) -> tuple[Event[S], ...]:
        return (Missed(tuple([seat for seat in seats if self.owes(state, seat)])),)

    def unheard(self, told: Sequence[Event[S]]) -> Sequence[Seat]:
        return [seat for event in told if isinstance(event, Missed) for seat in event.seats]

    def playing(self, state: S, seat: Seat) -> bool:
        """A player who is out of the game stays at the table: they are asked nothing, and told everything."""
        return True

    def active(self, state: S) -> Iterable[tuple[Seat, Piece]]:
        return ()

    def timing(self, state: S, where: int) -> Sequence[Seat]:
        return range(len(state.seats))

    def supply(self, state: S, seat: Seat, resource: tuple[Any, ...]) -> int:
        raise LookupError(f"{type(self).__name__}.supply does not say how much a seat holds of {resource}")

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
