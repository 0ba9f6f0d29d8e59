"""The standpoint `At`: the place of a script or a piece, and everything it can see and do there."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat, State
from adjudicator.engine.contract import piece_acts
from adjudicator.engine.contract.pieces import AFTER, ASKS, MAY, MAY_NOT, NOBODY, Piece
from adjudicator.engine.contract.questions import Claim, Ranked
from adjudicator.engine.contract.script import Made, Script, Yielded
from adjudicator.engine.text.sayings import Spoken

if TYPE_CHECKING:
    from adjudicator.engine.run.stage_run import Run

S = TypeVar("S", bound=State)


class At(Struct, Generic[S], eq=False, gc=False):
    """A place in one script: challenge `where` (0 for none), seen from seat `me` (-1: the rulebook)."""

    run: "Run"
    where: int
    me: Seat = NOBODY

    @property
    def state(self) -> S:
        """The state as of this round."""
        return self.run.state  # type: ignore[no-any-return]

    @property
    def opening(self) -> S:
        """The state when the stage began: a seat can promise in this stage what it held then."""
        return self.run.opening  # type: ignore[no-any-return]

    @property
    def chance(self) -> Chance:
        """The game's dice."""
        return self.run.chance

    @property
    def moment(self) -> int:
        """The moment of the stage that this script and all others have reached."""
        return self.run.moment

    def of(self, seat: Seat) -> Self:
        """The same place seen from another seat."""
        return type(self)(self.run, self.where, seat)

    def propose(self, event: Event[Any]) -> Iterable[Yielded]:
        """Let an event happen, as far as it still can, unless a piece replaces it."""
        return piece_acts.propose(self, event) if piece_acts.heeded(self, type(event)) else (event,)

    def happens(self, made: Made) -> Script:
        """An event made from the position happens, and pieces add to it what they have to add."""
        yield made
        if made.happened is not None and self.matters(AFTER, type(made.happened)):
            yield from piece_acts.followed(self, made.happened)

    def use(self, seat: Seat, piece: Piece, against: tuple[Seat, ...] = ()) -> Script:
        """Announce a use; returns whether it stands."""
        return piece_acts.use(self, seat, piece, against)

    def matters(self, verb: str, topic: Any) -> bool:
        """Whether any rule in force concerns this at all."""
        return (verb, topic) in self.run.live

    def offer(self, moment: str, only: Seat | None = None) -> Iterable[Yielded]:
        """Let every piece act that asks at this moment (of one seat, if `only` names one), in timing order."""
        return piece_acts.offer(self, moment, only) if (ASKS, moment) in self.run.live else ()

    def offer_at_once(self, moment: str) -> Iterable[Yielded]:
        """The same, but in one round: a player who holds a card for this moment delays nobody's question."""
        return piece_acts.offer_at_once(self, moment) if (ASKS, moment) in self.run.live else ()

    def worth(self, topic: str, value: Any, *about: Any) -> Script:
        """The number, or numbers, after all pieces have changed it; `about` is the seat whose number it is."""
        return piece_acts.worth(self, topic, value, *about)

    def seers(self, topic: str) -> Script:
        """The seats that answer this topic after seeing what the others answered, with their pieces."""
        return piece_acts.seers(self, topic)

    def overruled(self, topic: str) -> Script:
        """The seats whose own orders about this topic do not count, because a piece decides for them."""
        return piece_acts.overruled(self, topic)

    def lacks(self, seat: Seat, piece: Piece) -> bool:
        """Whether a seat cannot use a piece here that it has elsewhere."""
        return False

    def forbidden(self, seat: Seat, topic: str, wish: Any) -> Spoken | None:
        """Why a piece, whosever it is, forbids `seat` this wish; None if nothing does."""
        for holding in self.run.live.get((MAY_NOT, topic), ()):
            if self.lacks(holding.seat, holding.piece):
                continue
            reason: Spoken | None = holding.rule.method(holding.piece, self.of(holding.seat), seat, wish)
            if reason is not None:
                return reason
        return None

    def allowed(self, seat: Seat, topic: str) -> bool:
        """Whether a piece allows `seat` what nobody else may do; one that is silenced here allows nothing."""
        run = self.run
        for holding in run.live.get((MAY, topic), ()):
            mine = holding.seat in (seat, NOBODY) and not self.lacks(seat, holding.piece)
            if mine and holding.seat == seat and run.title.stopped(run.state, seat, holding.piece, self.where):
                continue
            if mine and holding.rule.method(holding.piece, self.of(seat)):
                return True
        return False

    def grant(self, parts: Sequence[tuple[Ranked, tuple[Claim, ...]]]) -> bool:
        """Whether ranked answers can all be carried out together with their claims: either all or none."""
        return self.run.grant(parts)

    def left(self, seat: Seat, resource: tuple[Any, ...]) -> int:
        """How much a seat has not yet promised of the resource it held when the stage began."""
        return self.run.left(seat, resource)
