"""Claims: what players promise in a stage, and which of their wishes can be granted."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.questions import Claim

Resource = tuple[Any, ...]

Refusal = tuple[Any, int, Any]
"""An Ask's key, and the clause and alternative (or drawn choice) that must not answer it."""

DEFAULT_ORDER = 1 << 30
"""The place of a default among a player's clauses: after all of them."""


NEVER: Mapping[tuple[Seat, int], int] = {}
"""No clause has applied yet."""


class Wish(Struct, eq=False, gc=False):
    """An answer that claims scarce things.

    A seat's wishes are granted in the order of their clauses; wishes of one clause, in the order in which they came up.
    """

    order: int
    sequence: int
    seat: Seat
    key: Any
    """Identifies the question. Not the question itself, whose options would keep the whole run alive."""
    alternative: Any
    """Its number within the clause, or the choice that was drawn."""
    claims: tuple[Claim, ...]
    limit: int | None = None

    @property
    def refusal(self) -> Refusal:
        """What identifies it in every run of its stage."""
        return (self.key, self.order, self.alternative)

    def before(self, other: "Wish") -> bool:
        """Whether it is granted before another of the same seat."""
        return (self.order, self.sequence) < (other.order, other.sequence)


class Ledger:
    """The wishes of one run of a stage.

    `refused` are wishes that earlier runs have shown cannot be granted. A strict ledger grants whatever fits, as it
    comes.
    """

    __slots__ = (
        "_fired",
        "_promised",
        "_strict",
        "_supplied",
        "_supply",
        "granted",
        "late",
        "overspent",
        "refused",
        "wishes",
    )

    def __init__(
        self,
        supply: Callable[[Seat, Resource], int],
        refused: frozenset[Refusal],
        fired: Mapping[tuple[Seat, int], int],
        *,
        strict: bool,
    ) -> None:
        self.refused = refused
        self.late: set[Refusal] = set()
        """Refused in this run, because wishes that go first had already taken everything."""
        self.wishes: list[Wish] = []
        self.overspent = False
        self._strict = strict
        self._supply = supply
        self._supplied: dict[tuple[Seat, Resource], int] = {}
        self._fired = fired
        self._promised: dict[tuple[Seat, Resource], int] = {}
        self.granted: defaultdict[Seat, list[Wish]] = defaultdict(list)
        """What each seat has been granted so far: nothing else changes what it has left."""

    def grants(self, wish: Wish) -> bool:
        """Whether a wish is granted in this run; if so, what it claims is promised.

        Unless the ledger is strict, a wish is granted for now even if later wishes have taken what it needs: the next
        run will refuse those.
        """
        if self.refused and wish.refusal in self.refused:
            self.wishes.append(wish)
            return False
        if len(wish.claims) == 1:
            # Mostly one thing is claimed, and is there.
            (claim,) = wish.claims
            seat = wish.seat
            key = (seat, claim.resource)
            total = self._promised.get(key, 0) + claim.amount
            supplied = self._supplied.get(key)
            if total <= (self.supply(seat, claim.resource, wish.limit) if supplied is None else supplied):
                self._promised[key] = total
                self.wishes.append(wish)
                self.granted[seat].append(wish)
                return True
        if self._taken(wish):
            self.wishes.append(wish)
            return False
        self.promise(wish)
        return True

    def barred(self, wish: Wish) -> bool:
        """Whether a wish cannot be granted in this run."""
        return bool(self.refused and wish.refusal in self.refused) or self._taken(wish)

    def _taken(self, wish: Wish) -> bool:
        """Whether what a wish needs has been promised to wishes that go first."""
        if self.fits(wish.seat, wish.claims, wish.limit):
            return False
        if self._strict:
            return True
        first = [one for one in self.granted[wish.seat] if one.before(wish)]
        for claim in wish.claims:
            before = sum([one.amount for put in first for one in put.claims if one.resource == claim.resource])
            if before + claim.amount > self.supply(wish.seat, claim.resource, wish.limit):
                self.late.add(wish.refusal)
                return True
        return False

    def promise(self, wish: Wish) -> None:
        """Promise what a wish claims."""
        seat, promised = wish.seat, self._promised
        self.wishes.append(wish)
        self.granted[seat].append(wish)
        for claim in wish.claims:
            key = (seat, claim.resource)
            total = promised[key] = promised.get(key, 0) + claim.amount
            supplied = self._supplied.get(key)
            if total > (self.supply(seat, claim.resource, wish.limit) if supplied is None else supplied):
                self.overspent = True

    def supply(self, seat: Seat, resource: Resource, limit: int | None = None) -> int:
        """How much of a resource a seat can promise in this stage: what it held when the stage began."""
        if resource[0] == "clause":
            return (limit or 0) - self._fired.get((seat, resource[1]), 0)
        key = (seat, resource)
        supplied = self._supplied.get(key)
        if supplied is None:
            supplied = self._supplied[key] = self._supply(seat, resource)
        return supplied

    def fired(self) -> Mapping[tuple[Seat, int], int]:
        """How often clauses with a limit have applied in the phase so far, by seat and place in the letter."""
        if not self._promised:
            return self._fired
        total = dict(self._fired)
        for (seat, resource), times in self._promised.items():
            if resource[0] == "clause":
                key = (seat, resource[1])
                total[key] = total.get(key, 0) + times
        return total

    def left(self, seat: Seat, resource: Resource) -> int:
        """How much of a resource a seat has not yet promised in this run."""
        key = (seat, resource)
        supplied = self._supplied.get(key)
        if supplied is None:
            supplied = self._supplied[key] = self._supply(seat, resource)
        return supplied - self._promised.get(key, 0)

    def promised(self, seat: Seat, resource: Resource) -> int:
        """How much of a resource a seat has promised so far in this run."""
        return self._promised.get((seat, resource), 0)

    def fits(self, seat: Seat, claims: Iterable[Claim], limit: int | None = None) -> bool:
        """Whether claims can be met from what is not yet promised in this run."""
        promised, supplied = self._promised, self._supplied
        for claim in claims:
            key = (seat, claim.resource)
            there = supplied.get(key)
            if there is None:
                there = self.supply(seat, claim.resource, limit)
            if promised.get(key, 0) + claim.amount > there:
                return False
        return True

    def unsettled(self) -> frozenset[Refusal] | None:
        """The wishes that the next run must refuse; None if they are the ones that this run refused."""
        if not (self.overspent or self.refused):
            # A late wish would be refused again, as the wishes before it are granted as before.
            return None
        refusals = self.refusals()
        return None if refusals == self.refused | self.late else refusals

    def refusals(self) -> frozenset[Refusal]:
        """The wishes that cannot be granted if each player's are granted in the order written."""
        left: dict[tuple[Seat, Resource], int] = {}
        refused = []
        for wish in sorted(self.wishes, key=_turn):
            seat = wish.seat
            fits = True
            for claim in wish.claims:
                key = (seat, claim.resource)
                if key not in left:
                    left[key] = self.supply(seat, claim.resource, wish.limit)
                fits = fits and left[key] >= claim.amount
            if not fits:
                refused.append(wish.refusal)
                continue
            for claim in wish.claims:
                left[seat, claim.resource] -= claim.amount
        return frozenset(refused)


_turn = attrgetter("order", "sequence")
"""The sort key for the order in which wishes are granted."""
