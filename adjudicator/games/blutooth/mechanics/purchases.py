"""Purchases: what lucre buys when the invasions of a wave are over."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.encounters import BoonsDue
from adjudicator.games.blutooth.events.lucre import Bought, VoucherGained
from adjudicator.games.blutooth.mechanics.boons import WARP_SHIPS, boons_taken
from adjudicator.games.blutooth.mechanics.drafting import can_draft, drafted
from adjudicator.games.blutooth.mechanics.lucre_values import SILVER_BOONS, cheapest, prices
from adjudicator.games.blutooth.mechanics.resupplies import drivers_each, resupplied
from adjudicator.games.blutooth.mechanics.returning import homes
from adjudicator.games.blutooth.mechanics.reviving import revivable, revived
from adjudicator.games.blutooth.mechanics.showcase import got_from_showcase
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import Invasion
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import is_encounter
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.timing import timing
from adjudicator.games.blutooth.table.use_prices import LUCRE
from adjudicator.games.blutooth.words.lucre_words import BOON, BOONS, DARK_BOON, RESUPPLY, SHOWN, VOUCHER, Buy

ENTRIES: Final = (
    "rule.lucre_spend",
    "rule.resupply_price",
    "phase.upkeep",
    "pod.lucre",
    "term.lucre",
    "term.voucher",
    "note.lucre_cap",
)

RESUPPLY_BOUGHT: Final = ("bought resupply",)
"""The one resupply that an alien can buy at a time, as a resource: after it there are drivers in the cache."""


def buyers(state: Match, invasion: Invasion) -> tuple[Seat, ...]:
    """Who may buy something after an invasion that came to contact (Q28): by an option its leaders, or everybody."""
    if not invasion.took_part:
        return ()
    spend = state.options["lucre_spend"]
    may = invasion.took_part if spend == "actors" else invasion.leaders if spend == "leaders" else state.seats_in()
    return tuple([seat for seat in may if can_buy(state, seat)])


def can_buy(state: Match, seat: Seat) -> bool:
    """Whether a seat has lucre for anything that there is, as everybody can see."""
    if state.eliminated[seat] or state.lucre[seat] < cheapest(state.options):
        return False
    voucher = prices(state.options).get(VOUCHER)
    drafts = can_draft(state) or can_draft(state, dark=True)
    return (
        drafts
        or bool(state.showcase)
        or (voucher is not None and state.lucre[seat] >= voucher)
        or revivable(state, seat, 1) > 0
    )


def anybody_buys(state: Match) -> bool:
    """Whether anybody may buy something when the invasions of this wave are over."""
    return any(buyers(state, one) for one in state.invasions)


class Buying(Options, Struct, eq=False, gc=False):
    """One thing, as far as there is lucre for it."""

    _state: Match
    _seat: Seat

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Buy):
            return reason("buys-nothing")
        state, seat, price = self._state, self._seat, prices(self._state.options).get(choice.ware)
        if price is None:
            return reason("not-sold", ware=choice.ware)
        if price > state.lucre[seat]:
            return reason("lucre-costs", price=price, lucre=state.lucre[seat])
        if choice.ware == RESUPPLY and sum(map(is_encounter, state.caches[seat])) >= drivers_each(state):
            return reason("encounter-pod-held")
        if choice.ware == VOUCHER:
            return choice
        if choice.ware == DARK_BOON:
            return choice if can_draft(state, dark=True) else reason("dark-forge-has-nothing")
        if choice.ware == SHOWN:
            return choice if choice.pod in state.showcase else reason("not-in-showcase", pod=choice.pod)
        if choice.ware == BOONS:
            return choice if can_draft(state) or state.to_revive(seat) else reason("forge-has-nothing")
        if choice.place is None:
            return choice if can_draft(state) else reason("forge-has-nothing")
        if choice.place not in homes(state, seat):
            return reason("no-way-back-there")
        return choice if state.to_revive(seat) else reason("warp-only", count=0)

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        if not isinstance(choice, Buy):
            return ()
        price = Claim((LUCRE,), prices(self._state.options)[choice.ware])
        if choice.ware == RESUPPLY:
            return (price, Claim(RESUPPLY_BOUGHT, 1))
        return (price,) if choice.place is None else (price, Claim(WARP_SHIPS, 1))

    def every(self) -> Iterator[Choice]:
        """A pod, a ship to each place, a voucher or several boons, a resupply."""
        ships = [Buy(BOON, place) for place in homes(self._state, self._seat)]
        pods = [Buy(SHOWN, None, pod) for pod in dict.fromkeys(self._state.showcase)]
        for choice in (Buy(BOON), *pods, Buy(DARK_BOON), *ships, Buy(VOUCHER), Buy(BOONS), Buy(RESUPPLY)):
            if isinstance(self.settle(choice), Buy):
                yield choice


def vouchers(at: MatchAt) -> tuple[str, ...]:
    """The vouchers that can be drawn: there are always more of each."""
    found = [piece for piece in at.run.title.pieces if piece.kind == VOUCHER]
    needs = [(piece.name, getattr(piece, "option", "")) for piece in found]
    return tuple(sorted([name for name, option in needs if not option or at.state.options[option] == "yes"]))


def bought(at: MatchAt) -> Script:
    """Everybody who may buys one thing after an invasion, all asked at once."""
    there = buyers(at.state, at.invasion)
    state, where = at.state, at.where
    seats = [seat for seat in timing(state, where) if seat in there]
    answers = yield [Ask(seat, Buy.about, Buying(state, seat), where=where) for seat in seats]
    for seat, answer in zip(seats, answers, strict=True):
        if not isinstance(answer, Buy):
            continue
        if answer.ware == SHOWN and not (yield from got_from_showcase(at, seat, (answer.pod,), 1)):
            continue  # somebody else has bought it
        yield Bought(at.where, seat, answer.ware, prices(state.options)[answer.ware])
        if answer.ware == RESUPPLY:
            yield from resupplied(at, seat, "bought resupply")
        elif answer.ware == VOUCHER:
            label = f"{at.label}/{at.state.seats[seat]}/voucher"
            (voucher,) = at.chance.choose(label, vouchers(at), 1)
            yield VoucherGained(seat, voucher)
        elif answer.ware == BOONS:
            yield BoonsDue(at.where, seat, SILVER_BOONS)
        elif answer.ware == SHOWN:
            continue
        elif answer.place is None:
            dark = answer.ware == DARK_BOON
            yield from drafted(at, seat, 1, f"bought {answer.ware}", dark=dark)
        else:
            yield from revived(at, seat, ((answer.place, 1),))
    if at.invasion.boons:
        yield from boons_taken(at, "bought boon")
