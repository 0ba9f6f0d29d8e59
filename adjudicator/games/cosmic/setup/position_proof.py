"""Proofs of positions: faults, and other deals that a player could not tell apart."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.engine.contract.stores import Store, filled, store_faults
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.mechanics.deck import all_cards
from adjudicator.games.cosmic.pieces import BY_NAME
from adjudicator.games.cosmic.table.power_pools import pool
from adjudicator.games.cosmic.table.state import DEFENCE, TOKENS, Cosmic, Named

CARDS = 3
"""The phase in which besieged sets have been divided, but not yet fought for."""


def faults(state: Cosmic) -> tuple[str, ...]:
    """Twenty tokens a player, every card once, nothing negative, every besieged set divided as far as it should be."""
    found = []
    for seat, colour in enumerate(state.seats):
        places = [row[seat] for row in state.planets]
        cones = [c.cone for c in state.challenges if c.offence == seat]
        allied = [ally.tokens for c in state.challenges for ally in c.allies if ally.seat == seat]
        parts = [*places, *cones, *allied, state.warp[seat], state.limbo[seat], state.out[seat]]
        parts.append(state.captured(seat))
        if min(parts) < 0:
            found.append(f"{colour} has fewer than no tokens somewhere")
        if sum(parts) != TOKENS:
            found.append(f"{colour} has {sum(parts)} tokens instead of {TOKENS}")
    found.extend(_misdivided(state))
    found += [f"planet {level} is none" for one in state.towers for level in one.levels if any(state.planets[level])]
    cards = Counter(state.deck) + Counter(state.discard)
    for pile in (*state.hands, *state.fresh):
        cards += Counter(pile)
    cards += Counter(card for c in state.challenges for card in c.laid if card is not None)
    cards += Counter(card for c in state.challenges for _, card in c.aside)
    cards += Counter(aid.card for aid in state.aid)
    cards += Counter(card for hoard in state.hoards for card in hoard.cards)
    cards += Counter(one.card for one in state.set_out)
    whole = Counter(all_cards(state.options, len(state.seats))) + Counter(state.flares)
    if cards != whole:
        found.append(f"cards too many: {dict(cards - whole)}, too few: {dict(whole - cards)}")
    every = [power for powers in state.offered for power in powers]
    if len({*every}) < len(every) or not {*every} <= {*pool(state.options["powers"])}:
        found.append(f"the powers offered are {', '.join(every)}")
    for store in state.stores:
        lost = state.powerless[store.seat] or state.removed[store.seat]
        found.extend(store_faults(store, own_cards(store.piece), lost=lost))
    return tuple(found)


def own_cards(power: str) -> Pile:
    """The cards that a power owns."""
    stock = BY_NAME[power].stock
    return () if stock is None else stock.cards


def _misdivided(state: Cosmic) -> Iterator[str]:
    """What is wrong with the division of a set of tokens among its challenges, while it is fought for."""
    if state.phase != CARDS or any(challenge.over for challenge in state.challenges):
        return
    shares: dict[tuple[Place, Seat], list[int]] = {}
    for challenge in state.challenges:
        shares.setdefault((challenge.planet, challenge.defence), []).append(challenge.tokens_of(DEFENCE))
    for (planet, seat), parts in shares.items():
        there = state.planets[planet][seat]
        if min(parts) < 0 or sum(parts) > there or (len(parts) > 1 and sum(parts) < there):
            divided = " and ".join(map(str, parts))
            yield f"the {there} tokens of {state.seats[seat]} are divided into {divided}"


def redeal(state: Cosmic, view: Cosmic, seat: Seat, chance: Chance) -> Cosmic:
    """The position with every card that `seat` cannot know dealt anew among the places where it could be.

    The same goes for the planets that others have named to attack in their own systems. This needs the seat's view:
    what it was shown of other hands stays where it is.
    """
    pool: list[str] = []
    parts: list[tuple[list[str], int]] = []

    def keep(pile: Pile, known: Counter[str]) -> None:
        """Keep the cards of a pile that are known; the others go into the pool."""
        kept = []
        for card in pile:
            if known[card]:
                known[card] -= 1
                kept.append(card)
            else:
                pool.append(card)
        parts.append((kept, len(pile) - len(kept)))

    keep(state.deck, Counter(view.deck))
    for other in range(len(state.seats)):
        # A watcher may not know which cards of a hand are new: their knowledge is of the whole hand.
        known = Counter(view.held(other))
        keep(state.hands[other], known)
        keep(state.fresh[other], known)
    for hoard, seen in zip(state.hoards, view.hoards, strict=True):
        keep(hoard.cards, Counter(seen.cards))
    shuffled = list(chance.choose(f"redeal/{state.seats[seat]}", pool, len(pool)))
    lying = 1 + 2 * len(state.seats)
    dealt = [tuple(sorted((*kept, *(shuffled.pop() for _ in range(hidden))))) for kept, hidden in parts]
    return replace(
        state,
        deck=dealt[0],
        hands=tuple(dealt[1:lying:2]),
        fresh=tuple(dealt[2:lying:2]),
        hoards=tuple([replace(hoard, cards=pile) for hoard, pile in zip(state.hoards, dealt[lying:], strict=True)]),
        instructed=instructed(view, chance, f"redeal/{state.seats[seat]}"),
        stores=stores_filled(view, chance, f"redeal/{state.seats[seat]}"),
        offered=offered(view, chance, f"redeal/{state.seats[seat]}"),
    )


def stores_filled(view: Cosmic, chance: Chance, label: str) -> tuple[Store, ...]:
    """The cards that powers own, with others wherever a view does not know them."""
    return tuple([filled(store, own_cards(store.piece), chance, label) for store in view.stores])


def offered(view: Cosmic, chance: Chance, label: str) -> tuple[Pile, ...]:
    """The powers that players choose from; those that a view does not know are drawn out of the others of the pool."""
    known = {power for powers in view.offered for power in powers}
    unseen = [power for power in pool(view.options["powers"]) if power not in known] if known else ()
    drawn = iter(chance.choose(f"{label}/offered", unseen, len(unseen)))
    return tuple([tuple([next(drawn) if power == HIDDEN else power for power in powers]) for powers in view.offered])


def instructed(view: Cosmic, chance: Chance, label: str) -> tuple[Named, ...]:
    """The planets that players named to attack in their own systems; hidden ones are drawn at random."""
    named = list(view.instructed)
    for seat, place in enumerate(named):
        if place == HIDDEN:
            target = view.targets[seat]
            there = [home for home in view.home(seat) if target is not None and view.planets[home][target[1]]]
            named[seat] = chance.pick(f"{label}/instructed/{seat}", there or view.home(seat))
    return tuple(named)
