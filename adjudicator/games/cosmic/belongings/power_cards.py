"""The cards that powers own: what becomes of them as powers are lost, come back, or are traded."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Final

from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Claim, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.stores import LAID, SPENT, Laid, Store, closed, moved, opened, passed, store_of
from adjudicator.engine.text.sayings import Spoken, house
from adjudicator.games.cosmic.events.captives import CaptivesLost, CaptivesReturned
from adjudicator.games.cosmic.events.hoards import hoard_returned
from adjudicator.games.cosmic.events.milestones import PowerLost, PowerRegained, PowersTraded
from adjudicator.games.cosmic.events.set_out_cards import SetOutDiscarded
from adjudicator.games.cosmic.events.timeouts import TimeoutEnded
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic

ESSENCE: Final = "essence"
"""What the cards that powers own are called, where orders name them and where they are promised."""


def power_lost(at: CosmicAt, seat: Seat) -> Script:
    """A power is lost, and with it the use of its cards."""
    yield PowerLost(seat)
    yield from put_away(at, seat)


def put_away(at: CosmicAt, seat: Seat) -> Script:
    """The cards of a seat's power are spent, and whatever it has done to others that lasts is over."""
    power = at.state.powers[seat]
    store = store_of(at.state.stores, power)
    if store is not None:
        yield closed(store)
    for on in sorted({one.on for one in at.state.set_out if one.piece == power}):
        yield SetOutDiscarded(power, on, tuple(sorted(cards_of(at.state, power, on))))
    held = [one.seat for one in at.state.captives if one.piece == power]
    freed = CaptivesReturned if held and _spared(at, power) else CaptivesLost
    for owner in sorted({*held}):
        yield freed(power, owner, held.count(owner))
    for owner in [one.seat for one in at.state.hoards if one.piece == power and one.seat != seat]:
        yield Made(partial(hoard_returned, piece=power, seat=owner))
    for benched in sorted({one.seat for one in at.state.timeouts if one.piece == power}):
        yield TimeoutEnded(benched, power)


def _spared(at: CosmicAt, power: str) -> bool:
    """Whether a power that is lost sends its captives to Limbo."""
    return bool(getattr(at.run.title.pieces.named(power), "spares_captives", False))


def cards_of(state: Cosmic, power: str, on: Seat) -> Pile:
    """The cards of the deck that a power has set out before a player."""
    return tuple([one.card for one in state.set_out if (one.piece, one.on) == (power, on)])


def power_regained(at: CosmicAt, seat: Seat) -> Script:
    """A power is back, with all its cards."""
    yield from new_set(at, seat)
    yield PowerRegained(seat)


def new_set(at: CosmicAt, seat: Seat) -> Script:
    """The cards of a seat's power come back into play."""
    state = at.state
    store = store_of(state.stores, state.powers[seat])
    if store is not None:
        label = f"store/{at.place}"
        yield opened(store.piece, store.cards(), store.full, seat, at.chance, label, refilled=store.refilled)


def powers_traded(at: CosmicAt, one: Seat, other: Seat) -> Script:
    """Two players trade their powers for good, and the cards of each go with it.

    Whoever has lost the use of a power has lost that of the new one; it comes back where its new owner has not.
    """
    owned = [store_of(at.state.stores, at.state.powers[seat]) for seat in (one, other)]
    yield PowersTraded((one, other))
    for power, seat in ((at.state.powers[other], one), (at.state.powers[one], other)):
        yield Made(partial(hoard_returned, piece=power, seat=seat))
    for store, (of, to) in zip(owned, ((one, other), (other, one)), strict=True):
        lost = at.state.powerless
        if store is not None and lost[of] and not lost[to]:
            yield from new_set(at, to)
            continue
        if store is not None:
            yield passed(store, to)
        if lost[to] and not lost[of]:
            yield from put_away(at, to)


def own_store(at: CosmicAt, power: str) -> Store | None:
    """The cards of my power; a lent power's stay with its owner."""
    store = store_of(at.state.stores, power)
    return store if store is not None and store.seat == at.me else None


class OwnCards(Options):
    """Choices that each name a `card` of a power's own, of those that its owner holds; none is promised twice.

    Wishes are of the same kind as the samples; `judge` may say what a wish means, or why it has no meaning.
    """

    __slots__ = ("_held", "_judge", "_power", "_samples")

    def __init__(
        self, power: str, held: Pile, samples: Iterable[Choice], judge: Callable[[Any], Choice | Spoken] | None = None
    ) -> None:
        self._power = power
        self._held = held
        self._samples = tuple(samples)
        self._judge = judge

    def settle(self, choice: Choice) -> Choice | Spoken:
        if type(choice) not in map(type, self._samples):
            return house("not-an-option")
        if getattr(choice, "card", None) not in self._held:
            return reason("own-card-not-held", piece=self._power, cards=", ".join(dict.fromkeys(self._held)))
        return choice if self._judge is None else self._judge(choice)

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return (Claim((ESSENCE, self._power, getattr(choice, "card", "")), 1),)

    def every(self) -> Iterator[Choice]:
        """The samples: there may be too many legal choices to list."""
        return iter(self._samples)


def from_store(at: CosmicAt, power: str, kind: Callable[[str], Choice]) -> OwnCards:
    """A choice for each card that I hold of my power's own."""
    held = dict.fromkeys(own_cards(at, power))
    return OwnCards(power, tuple(held), [kind(card) for card in held])


def own_cards(at: CosmicAt, power: str) -> Pile:
    """The cards that I hold of my power's own, if I can use it here."""
    store = own_store(at, power)
    return () if store is None or at.silenced(power) else store.held


def own_laid(at: CosmicAt, power: str) -> tuple[Laid, ...]:
    """The cards of my power's own that lie somewhere."""
    store = own_store(at, power)
    return () if store is None else store.laid


def held(state: Cosmic, seat: Seat, power: str, card: str) -> int:
    """How many cards of this name a seat holds of its power's own."""
    store = store_of(state.stores, power)
    return store.held.count(card) if store is not None and store.seat == seat else 0


def carried(
    at: CosmicAt,
    power: str,
    card: str,
    source: int,
    target: int,
    on: Seat | None = None,
    *,
    up: bool = False,
    shared: bool = False,
) -> Made:
    """A card of a power goes elsewhere, if it is still there; what its owner lacks is drawn at once."""
    chance, place = at.chance, at.place

    def move(now: Cosmic) -> Event[Cosmic] | None:
        store = store_of(now.stores, power)
        if store is None:
            return None
        label = f"store/{place}/{card}/{len(store.laid)} laid, {len(store.spent)} spent"
        return moved(store, card, source, target, chance, label, on=on, up=up, shared=shared)

    return Made(move)


def lying(state: Cosmic, power: str, card: str) -> Laid | None:
    """Where a card of a power lies, if it does; of several of one name the first."""
    store = store_of(state.stores, power)
    return None if store is None else next((laid for laid in store.laid if laid.card == card), None)


def handed_on(at: CosmicAt, power: str, card: str, whose: Seat, to: Seat, *, shared: bool = False) -> Made:
    """A card that lies open before somebody goes to another player; nothing happens if it is there no longer."""
    chance, place = at.chance, at.place

    def move(now: Cosmic) -> Event[Cosmic] | None:
        store = store_of(now.stores, power)
        there = Laid(card, whose, True)
        if store is None or there not in store.laid:
            return None
        source = store.laid.index(there)
        return moved(store, card, source, LAID, chance, f"store/{place}/{card}", on=to, up=True, shared=shared)

    return Made(move)


def given_back(at: CosmicAt, power: str, card: str, to: int = SPENT) -> Made:
    """A card of a power that lies before me, and that I know, is spent, or goes elsewhere (`to`).

    Nothing happens if it is there no longer.
    """
    chance, place = at.chance, at.place
    mine = (Laid(card, at.me, shared=True), Laid(card, at.me, up=True))

    def move(now: Cosmic) -> Event[Cosmic] | None:
        store = store_of(now.stores, power)
        number = next((i for i, laid in enumerate(store.laid) if laid in mine), None) if store is not None else None
        if store is None or number is None:
            return None
        return moved(store, card, number, to, chance, f"store/{place}/{card} back")

    return Made(move)
