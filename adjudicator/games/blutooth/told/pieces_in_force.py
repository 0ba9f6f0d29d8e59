"""Which pieces are in force for whom: powers that are not off, artifacts in a cache, vouchers in a nexus, laws."""

from functools import lru_cache

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.engine.contract.pieces import NOBODY, Piece
from adjudicator.games.blutooth.pieces import ARTIFACTS, BY_NAME
from adjudicator.games.blutooth.table.backs import kind
from adjudicator.games.blutooth.table.match import Match

_NAMES = frozenset([artifact.name for artifact in ARTIFACTS])
SHIELD = BY_NAME["Protection Voucher"]
"""What makes ships impervious, also when it has been used."""


def pieces_of(state: Match, seat: Seat) -> tuple[Piece, ...]:
    """A seat's power, unless it is off or unknown, and the artifacts and vouchers that it is known to have."""
    return _pieces(state.powers[seat], state.powerless[seat], state.caches[seat], state.vouchers[seat])


@lru_cache(maxsize=4096)
def _pieces(power: str, off: bool, cache: Pile, vouchers: Pile) -> tuple[Piece, ...]:
    own = [] if off or power == HIDDEN else [BY_NAME[power]]
    bought = [BY_NAME[voucher] for voucher in dict.fromkeys(vouchers) if voucher != HIDDEN]
    return (*own, *[BY_NAME[pod] for pod in dict.fromkeys(map(kind, cache)) if pod in _NAMES], *bought)


def in_force(state: Match) -> tuple[tuple[Seat, Piece], ...]:
    """All pieces in force: laws, then seat by seat; for shielded ships also what shields them."""
    found = (*laws(state), *_in_force(state.powers, state.powerless, state.eliminated, state.caches, state.vouchers))
    if not any(state.shielded):
        return found
    shields = [(seat, SHIELD) for seat, so in enumerate(state.shielded) if so]
    return (*found, *[one for one in shields if one not in found])


def laws(state: Match) -> tuple[tuple[Seat, Piece], ...]:
    """What binds everybody, each once, as it acts (Q34): legacies in the order in which they came."""
    return tuple([(NOBODY, BY_NAME[legacy]) for legacy in state.legacies])


def powers_in_force(state: Match) -> tuple[tuple[Seat, Piece], ...]:
    """The powers and laws alone: nothing else acts by itself."""
    none: tuple[Pile, ...] = ((),) * len(state.seats)
    return (*laws(state), *_in_force(state.powers, state.powerless, state.eliminated, none, none))


@lru_cache(maxsize=1024)
def _in_force(
    powers: tuple[str, ...],
    off: tuple[bool, ...],
    gone: tuple[bool, ...],
    caches: tuple[Pile, ...],
    vouchers: tuple[Pile, ...],
) -> tuple[tuple[Seat, Piece], ...]:
    return tuple(
        [
            (seat, piece)
            for seat, power in enumerate(powers)
            if not gone[seat]
            for piece in _pieces(power, off[seat], caches[seat], vouchers[seat])
        ]
    )
