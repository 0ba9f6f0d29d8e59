"""Boons: for each a pod, or a ship out of the warp."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice, rest_last, share
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import as_sources
from adjudicator.games.blutooth.events.encounters import BoonsTaken
from adjudicator.games.blutooth.mechanics.drafting import can_draft, drafted
from adjudicator.games.blutooth.mechanics.returning import homes
from adjudicator.games.blutooth.mechanics.reviving import revivable, revived
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.payoff_words import Boon

ENTRIES: Final = ("rule.boon", "term.boon")

WARP_SHIPS: Final = ("ship in warp",)
"""The ships that a seat has in the warp, as far as boons can bring them back."""


class Taking(Options, Struct, eq=False, gc=False):
    """So many boons: ships to places where ships come back to, the rest pods, dark ones as far as it says so."""

    _at: MatchAt
    _seat: Seat
    _boons: int

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Boon):
            return reason("no-boon")
        state, seat, left = self._at.state, self._seat, self._boons
        places = homes(state, seat)
        free = max(0, self._at.left(seat, WARP_SHIPS))
        rests = sum(batch.count is None for batch in choice.to)
        placed: dict[int, int] = {}
        for batch in rest_last(choice.to):
            if batch.place not in places:
                return reason("no-way-back-there")
            ships = batch.count
            if ships is None:
                ships, rests = share(min(left, free), rests), rests - 1
            if ships > left:
                return reason("boons-only", count=self._boons)
            if ships > state.to_revive(seat):
                return reason("warp-only", count=state.to_revive(seat))
            left -= ships
            free -= ships
            placed[batch.place] = placed.get(batch.place, 0) + ships
        dark = left if choice.dark is None else choice.dark
        if dark > left:
            return reason("boons-only", count=self._boons)
        if dark and not can_draft(state, dark=True):
            return reason("dark-forge-has-nothing")
        return Boon(tuple([Batch(ships, place) for place, ships in sorted(placed.items()) if ships]), dark)

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        ships = sum(batch.count or 0 for batch in choice.to) if isinstance(choice, Boon) else 0
        return (Claim(WARP_SHIPS, ships),) if ships else ()

    def every(self) -> Iterator[Choice]:
        """All pods, or dark ones, or as many ships as possible to each place."""
        yield Boon()
        if can_draft(self._at.state, dark=True):
            yield Boon((), self._boons)
        for place in homes(self._at.state, self._seat):
            settled = self.settle(Boon((Batch(None, place),)))
            if isinstance(settled, Boon) and settled.to:
                yield settled


def boons_given(at: MatchAt, seat: Seat, boons: int, detail: str) -> Script:
    """An alien has boons from a piece at once: it says in the same letter whether it takes ships, else they are pods.

    `detail` tells them from others of the same alien in the same place.
    """
    answer = yield Ask(seat, Boon.about, Taking(at, seat, boons), at.where, Boon(), detail)
    to = as_sources(answer.to) if isinstance(answer, Boon) else ()
    ships = revivable(at.state, seat, sum([number for _, number in to]))
    if ships:
        yield from revived(at, seat, to, ships)
    yield from _pods_of_boons(at, seat, boons - ships, answer, f"boon/{detail}")


def _pods_of_boons(at: MatchAt, seat: Seat, pods: int, answer: Choice, label: str) -> Script:
    """The pods of boons: first as many dark ones as the answer says, then others."""
    dark = min(pods, answer.dark or 0) if isinstance(answer, Boon) else 0
    if dark:
        yield from drafted(at, seat, dark, f"dark {label}", dark=True)
    if pods > dark:
        yield from drafted(at, seat, pods - dark, label)


def boons_taken(at: MatchAt, label: str = "boon") -> Script:
    """Everybody who is to have boons here takes them, all asked at once; without an order they are pods.

    `label` names their draws: with few letters one can have boons and buy others in the same one.
    """
    due = at.invasion.boons
    asks = [Ask(seat, Boon.about, Taking(at, seat, boons), at.where, Boon()) for seat, boons in due]
    answers = yield asks
    for (seat, boons), answer in zip(due, answers, strict=True):
        to = as_sources(answer.to) if isinstance(answer, Boon) else ()
        # Ships that have come back meanwhile are no longer there: for these it is pods.
        ships = revivable(at.state, seat, sum([number for _, number in to]))
        yield BoonsTaken(at.where, seat, ships, boons - ships)
        if ships:
            yield from revived(at, seat, to, ships)
        yield from _pods_of_boons(at, seat, boons - ships, answer, label)
