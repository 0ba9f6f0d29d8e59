"""Second lots: as many pods again as somebody has drafted or taken, of which one lot is kept."""

from collections.abc import Iterable
from functools import partial
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.script import Made, Script
from adjudicator.games.blutooth.events.mutants import LotReturned
from adjudicator.games.blutooth.mechanics.drafting import drawn_from_forge, snatched, those_of
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import is_dark, kinds
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import printed

ENTRIES: Final = ("term.stasis",)


def drafted_again(at: MatchAt, lot: Pile, wanted: Pile, label: str) -> Script:
    """I draft as many pods again, and keep the better lot; the other goes back into the forge."""
    again = yield from drawn_from_forge(at, at.me, len(lot), label, dark=is_dark(lot[0]))
    if again:
        yield Made(partial(_returned, seat=at.me, pods=again if first_kept(lot, again, wanted) else lot))


def snatched_again(at: MatchAt, pod: str, giver: Seat, wanted: Pile, label: str) -> Script:
    """I take another pod at random from the same cache, and keep the better one; the other goes back there."""
    again = yield from snatched(at, giver, at.me, label)
    if again is not None:
        back = again if first_kept((pod,), (again,), wanted) else pod
        yield Made(partial(_returned, seat=at.me, pods=(back,), to=giver))


def _returned(now: Match, seat: Seat, pods: Pile, to: Seat | None = None) -> LotReturned | None:
    left = those_of(now.caches[seat], pods)
    return LotReturned(seat, tuple(sorted(left)), to) if left else None


def first_kept(lot: Pile, again: Pile, wanted: Iterable[str]) -> bool:
    """Whether the first lot is the better one: it alone has what is wanted most, else its attacks are no lower."""
    for pod in wanted:
        here, there = pod in (*lot, *kinds(lot)), pod in (*again, *kinds(again))
        if here != there:
            return here
    return _attacks(lot) >= _attacks(again)


def _attacks(lot: Pile) -> list[int]:
    return sorted([printed(pod) or 0 for pod in lot], reverse=True)
