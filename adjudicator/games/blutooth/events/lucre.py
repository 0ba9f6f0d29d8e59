"""Events of lucre, which is open, and of vouchers, which are not."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import HIDDEN, Pile, added, taken
from adjudicator.core.rows import plus, put
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.table.invasions import Bribe
from adjudicator.games.blutooth.table.match import Match

RESUPPLY, BACKED, BY_POWER, BY_LEGACY = "resupply", "backed", "power", "legacy"
"""Why lucre is gained: with a resupply, as a sponsor of a defender who has won, by a power, or by a legacy."""

PROTECTION = "Protection Voucher"
"""What makes ships impervious as soon as it is used."""


class LucreGained(OpenEvent[Match], frozen=True):
    """An alien has more lucre, for one of the reasons above."""

    seat: Seat
    lucre: int
    why: str
    number: int = 0

    def apply(self, state: Match) -> Match:
        return replace(state, lucre=plus(state.lucre, self.seat, self.lucre))


class LucreGiven(OpenEvent[Match], frozen=True):
    """An alien gives another one lucre."""

    seat: Seat
    other: Seat
    lucre: int
    number: int = 0

    def apply(self, state: Match) -> Match:
        lucre = plus(state.lucre, self.seat, -self.lucre)
        return replace(state, lucre=plus(lucre, self.other, self.lucre))


class LucrePaid(OpenEvent[Match], frozen=True):
    """A leader compensates the other with lucre, in place of pods."""

    number: int
    giver: Seat
    taker: Seat
    lucre: int
    each: int = 1
    """The lucre that stands for one pod."""

    def apply(self, state: Match) -> Match:
        lucre = plus(state.lucre, self.giver, -self.lucre)
        return replace(state, lucre=plus(lucre, self.taker, self.lucre))


class Bribed(OpenEvent[Match], frozen=True):
    """An actor has set lucre aside for the leader of the other fleet."""

    number: int
    seat: Seat
    side: int
    lucre: int

    def apply(self, state: Match) -> Match:
        bribes = (*state.invasion(self.number).bribes, Bribe(self.seat, self.side, self.lucre))
        state = replace(state, lucre=plus(state.lucre, self.seat, -self.lucre))
        return amended(state, self.number, bribes=bribes)


class BribeSettled(OpenEvent[Match], frozen=True):
    """A bribe is the other leader's, or comes back: then its giver takes it."""

    number: int
    giver: Seat
    taker: Seat
    lucre: int

    def apply(self, state: Match) -> Match:
        left = tuple([one for one in state.invasion(self.number).bribes if one.seat != self.giver])
        state = replace(state, lucre=plus(state.lucre, self.taker, self.lucre))
        return amended(state, self.number, bribes=left)


class Bought(OpenEvent[Match], frozen=True):
    """An alien who may spend lucre after an invasion buys something."""

    number: int
    seat: Seat
    ware: str
    price: int

    def apply(self, state: Match) -> Match:
        return replace(state, lucre=plus(state.lucre, self.seat, -self.price))


class VoucherGained(Event[Match], frozen=True):
    """An alien has one more voucher in its nexus. Others do not learn which."""

    seat: Seat
    voucher: str

    def apply(self, state: Match) -> Match:
        return replace(
            state, vouchers=put(state.vouchers, self.seat, added(state.vouchers[self.seat], (self.voucher,)))
        )

    def told(self, seat: Seat) -> "VoucherGained":
        return self if seat == self.seat else VoucherGained(self.seat, HIDDEN)


class VoucherUsed(Event[Match], frozen=True):
    """An alien uses a voucher: it is gone. What shields does so at once, for all invasions of the wave."""

    seat: Seat
    voucher: str
    number: int = 0
    against: tuple[Seat, ...] = ()

    def apply(self, state: Match) -> Match:
        left = taken(state.vouchers[self.seat], (self.voucher,))
        state = replace(state, vouchers=put(state.vouchers, self.seat, left))
        if self.voucher == PROTECTION:
            state = replace(state, shielded=put(state.shielded, self.seat, True))
        if not self.number:
            return state
        uses = (*state.invasion(self.number).uses, (self.seat, self.voucher))
        return amended(state, self.number, uses=uses)


class PodsPicked(OpenEvent[Match], frozen=True):
    """A leader who is to be compensated says which pods it takes, if they are there."""

    number: int
    seat: Seat
    pods: Pile

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, picks=self.pods)


class VouchersLost(Event[Match], frozen=True):
    """The vouchers of an alien that is out are gone, unseen."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        return replace(state, vouchers=put(state.vouchers, self.seat, ()))


class Manifested(Event[Match], frozen=True):
    """A pod is made for an alien, beside those that there are. Everybody sees which."""

    seat: Seat
    pods: Pile

    def apply(self, state: Match) -> Match:
        caches = put(state.caches, self.seat, added(state.caches[self.seat], self.pods))
        return replace(state, caches=caches, manifested=added(state.manifested, self.pods))


class Shielded(OpenEvent[Match], frozen=True):
    """The ships of an alien are impervious until upkeep."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        return replace(state, shielded=put(state.shielded, self.seat, True))


class ShieldsDown(OpenEvent[Match], frozen=True):
    """At upkeep nobody's ships are impervious any more."""

    def apply(self, state: Match) -> Match:
        return replace(state, shielded=(False,) * len(state.seats))


LUCRE_EVENTS: Final = defined(__name__, Event)
