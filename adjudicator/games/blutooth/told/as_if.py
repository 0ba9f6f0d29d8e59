"""As if: asks pieces what they would say in a position, without a running stage."""

from typing import TYPE_CHECKING, Any, cast

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.pieces import MAY, WORTH, Live
from adjudicator.games.blutooth.mechanics.boons import WARP_SHIPS
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.pieces import PIECES
from adjudicator.games.blutooth.table.match import CAPACITY, WARP, Match
from adjudicator.games.blutooth.table.pods import held_of
from adjudicator.games.blutooth.table.use_prices import TECH, VOUCHER
from adjudicator.games.blutooth.told.pieces_in_force import in_force, pieces_of

if TYPE_CHECKING:
    from adjudicator.engine.run.stage_run import Run


class _Pieces:
    """Stands for a title, of which pieces ask what others there are."""

    pieces = PIECES


class _Position:
    """Stands for a running stage, so that a piece can be asked what it would ask."""

    __slots__ = ("state",)

    moment = 0
    """No script has begun."""
    events = ()
    """Nothing has happened yet."""
    chance = Chance(b"nothing is decided by what is only shown")

    def __init__(self, state: Match) -> None:
        self.state = state

    @property
    def title(self) -> Any:
        """Only the pieces of it are asked for."""
        return _Pieces

    @property
    def live(self) -> Live:
        """Pieces are asked one at a time, so none forbids what another might do."""
        return {}

    def left(self, seat: Seat, resource: tuple[Any, ...]) -> int:
        """The ships on a planet, or the pods of a cache: nothing is promised yet."""
        if resource == WARP_SHIPS:
            return self.state.to_revive(seat)
        kind, what = resource
        if kind == TECH:
            return 1
        if kind == "pod":
            return held_of(self.state.caches[seat], what)
        if kind == VOUCHER:
            return self.state.vouchers[seat].count(what)
        return self.state.warp[seat] if what == WARP else self.state.planets[what][seat]

    @property
    def opening(self) -> Match:
        """The stage has not begun."""
        return self.state


def as_if(view: Match, where: int, seat: Seat) -> MatchAt:
    """The standpoint of a seat in an invasion (0: in none) of a position."""
    return MatchAt(cast("Run", _Position(view)), where, seat)


def fitting(view: Match, seat: Seat) -> int:
    """How many ships a seat may commit: as many as the gate takes, by all that is known."""
    room, size = _worth(view, seat, "capacity", CAPACITY), _worth(view, seat, "size", 1)
    return max(1, room // max(1, size))


def most_sponsored(view: Match, seat: Seat) -> int:
    """How many ships a seat may sponsor a fleet with, by all that is known."""
    return _worth(view, seat, "sponsor ships", fitting(view, seat))


def _worth(view: Match, seat: Seat, topic: str, value: int) -> int:
    """A number as everything in force changes it that the view knows."""
    for owner, piece in in_force(view):
        for rule in piece.rules:
            if (rule.verb, rule.topic) != (WORTH, topic):
                continue
            at = as_if(view, 0, owner)
            if rule.where(at, value, seat):
                value = int(rule.method(piece, at, value, seat))
    return value


def allowed(view: Match, seat: Seat, topic: str, where: int = 0) -> bool:
    """Whether anything that a seat has allows it what nobody else may do."""
    at = as_if(view, where, seat)
    rules = [(piece, rule) for piece in pieces_of(view, seat) for rule in piece.rules]
    return any((rule.verb, rule.topic) == (MAY, topic) and rule.method(piece, at) for piece, rule in rules)
