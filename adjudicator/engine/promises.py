"""What players promise in a stage: wishes, and which of them can be granted."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from adjudicator.core.event import Seat
from adjudicator.engine.asks import Claim

Resource = tuple[Any, ...]

Refusal = tuple[Any, int, Any]
"""An Ask's key, the clause and the alternative (or drawn choice) that may not answer it."""

DEFAULT_ORDER = 1 << 30
"""The place of a default among a player's clauses: after all of them."""


NEVER: Mapping[tuple[Seat, int], int] = {}
"""No clause has applied yet."""


class Wish(NamedTuple):
    """An answer that claims scarce things.

    A seat's wishes are granted in the order of their clauses, those of one clause as they came up.
    """

    order: int
    sequence: int
    seat: Seat
    refusal: Refusal
    claims: tuple[Claim, ...]
    limit: int | None


class Ledger:
    """The wishes of one run of a stage.

    `refused` are those that earlier runs have shown cannot be granted. A strict ledger grants what fits, as it comes.
    """

    __slots__ = (
        "_fired",
        "_granted",
        "_promised",
        "_strict",
        "_supplied",
        "_supply",
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
        """Refused in this run, because wishes put first had already taken everything."""
        self.wishes: list[Wish] = []
        self.overspent = False
        self._strict = strict
        self._supply = supply
        self._supplied: dict[tuple[Seat, Resource], int] = {}
        self._fired = fired
        self._promised: dict[tuple[Seat, Resource], int] = {}
        self._granted: dict[Seat, list[Wish]] = {}

    def granted(self, seat: Seat) -> int:
        """How many wishes a seat has been granted so far: what it has left changes with them alone."""
        granted = self._granted.get(seat)
        return len(granted) if granted is not None else 0

    def next(self) -> int:
        """The sequence number of the next wish."""
        return len(self.wishes)

    def grants(self, wish: Wish) -> bool:
        """Whether a wish is granted in this run, and if so promise what it claims.

        Unless the ledger is strict, it is granted for the time being even where wishes put later have taken what it
        needs: the next run will refuse those.
        """
        if len(wish.claims) == 1 and not self.refused:
            # Mostly one thing is claimed, and is there.
            (claim,) = wish.claims
            key = (wish.seat, claim.resource)
            total = self._promised.get(key, 0) + claim.amount
            if total <= self.supply(wish.seat, claim.resource, wish.limit):
                self._promised[key] = total
                self._record(wish)
                return True
        if self.barred(wish):
            self.wishes.append(wish)
            return False
        self.promise(wish)
        return True

    def barred(self, wish: Wish) -> bool:
        """Whether a wish cannot be granted in this run."""
        if self.refused and wish.refusal in self.refused:
            return True
        if self.fits(wish.seat, wish.claims, wish.limit):
            return False
        if self._strict:
            return True
        first = [one for one in self._granted.get(wish.seat, ()) if one[:2] < wish[:2]]
        for claim in wish.claims:
            before = sum([one.amount for put in first for one in put.claims if one.resource == claim.resource])
            if before + claim.amount > self.supply(wish.seat, claim.resource, wish.limit):
                self.late.add(wish.refusal)
                return True
        return False

    def promise(self, wish: Wish) -> None:
        """Promise what a wish claims."""
        self._record(wish)
        seat, promised = wish.seat, self._promised
        for claim in wish.claims:
            key = (seat, claim.resource)
            total = promised[key] = promised.get(key, 0) + claim.amount
            if total > self.supply(seat, claim.resource, wish.limit):
                self.overspent = True

    def _record(self, wish: Wish) -> None:
        self.wishes.append(wish)
        granted = self._granted.get(wish.seat)
        if granted is None:
            self._granted[wish.seat] = [wish]
        else:
            granted.append(wish)

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
        promised = self._promised
        for claim in claims:
            if promised.get((seat, claim.resource), 0) + claim.amount > self.supply(seat, claim.resource, limit):
                return False
        return True

    def unsettled(self) -> frozenset[Refusal] | None:
        """The wishes that the next run is to refuse; None where they are those that were refused in this one."""
        if not (self.overspent or self.refused or self.late):
            return None
        refusals = self.refusals()
        return None if refusals == self.refused | self.late else refusals

    def refusals(self) -> frozenset[Refusal]:
        """The wishes that cannot be granted when each player's are granted in the order he wrote them."""
        left: dict[tuple[Seat, Resource], int] = {}
        refused = []
        for wish in sorted(self.wishes, key=lambda w: w[:2]):
            seat = wish.seat
            for claim in wish.claims:
                if (seat, claim.resource) not in left:
                    left[seat, claim.resource] = self.supply(seat, claim.resource, wish.limit)
            if all(left[seat, claim.resource] >= claim.amount for claim in wish.claims):
                for claim in wish.claims:
                    left[seat, claim.resource] -= claim.amount
            else:
                refused.append(wish.refusal)
        return frozenset(refused)
