"""What house bots order in the payoff: demands, boons and purchases."""

from collections.abc import Iterator
from typing import Final

from adjudicator.engine.contract.order_words import Batch
from adjudicator.games.blutooth.artifacts.grime import Grime, Smear
from adjudicator.games.blutooth.bots.outlook import CROWDED, FEW_PODS, Outlook
from adjudicator.games.blutooth.mechanics.drafting import printed_first
from adjudicator.games.blutooth.mechanics.lucre_values import cheapest, prices
from adjudicator.games.blutooth.table.invasions import INVADERS, NEGOTIATION, Invasion
from adjudicator.games.blutooth.table.pods import is_encounter
from adjudicator.games.blutooth.told.facts.encounter_facts import MyInfluence
from adjudicator.games.blutooth.words.assembly_words import Petition
from adjudicator.games.blutooth.words.lucre_words import BOON, BOONS, DARK_BOON, RESUPPLY, SHOWN, VOUCHER, Buy
from adjudicator.games.blutooth.words.payoff_words import (
    DRAFT,
    DRAFT_DARK,
    PEACEFUL_VICTORY,
    REVIVE,
    Accept,
    Boon,
    Demand,
    Negate,
)
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import Compare, Comparison

NEGATING: Final = 2
"""The influence that a demand costs to negate."""


def payoff_orders(own: Outlook) -> Iterator[Clause]:
    """Demands, what is negated, boons in ships as long as the warp has any."""
    for one in own.led:
        if one.outcome == NEGOTIATION:
            yield from _demands(own, one)
    yield from _petitions(own)
    homes = own.weakest_homes()
    if own.view.to_revive(own.seat) and homes:
        yield Clause.of(Boon((Batch(None, homes[0]),)), Boon((Batch(1, homes[0]),)), Boon())
    elif own.dark():
        yield Clause.of(Boon((), None))
    yield from _purchases(own)


def _petitions(own: Outlook) -> Iterator[Clause]:
    """Where all negotiate: the invader wants a peaceful victory, and everybody pods of the forge."""
    for one in own.view.open_invasions():
        if one.over or not one.assembly:
            continue
        if one.invader == own.seat and one.defender is not None:
            yield Clause.of(Petition(one.defender, PEACEFUL_VICTORY), where=one.number, limit=2)
        others = [other for other in own.view.seats_in() if other != own.seat]
        yield Clause.of(Petition(others[0], DRAFT), where=one.number, limit=2)
        if one.defender == own.seat:
            yield Clause.of(Negate(PEACEFUL_VICTORY), where=one.number)


def _purchases(own: Outlook) -> Iterator[Clause]:
    """A resupply if there is no driver; else, if much is lacking, a ship or a pod."""
    lucre, homes = own.view.lucre[own.seat], own.weakest_homes()
    if lucre < cheapest(own.view.options):
        return
    if lucre and not any(map(is_encounter, own.cache)):
        yield Clause.of(Buy(RESUPPLY), Buy(BOON))
    elif lucre and own.view.warp[own.seat] >= CROWDED and homes:
        yield Clause.of(Buy(BOON, homes[0]))
    elif lucre and len(own.cache) <= FEW_PODS:
        shown = [Buy(SHOWN, None, pod) for pod in printed_first(own.view.showcase)[:1]]
        yield Clause.of(*shown, Buy(DARK_BOON if own.dark() else BOON))
    else:
        costs = prices(own.view.options)
        wares = [ware for ware in (VOUCHER, BOONS) if ware in costs and lucre >= costs[ware]]
        if wares:
            yield Clause.of(Buy(wares[0]), limit=1)


def _demands(own: Outlook, one: Invasion) -> Iterator[Clause]:
    """A peaceful victory, then ships and pods; a defender would rather negate."""
    enough = Compare(MyInfluence(), Comparison.AT_LEAST, NEGATING)
    if one.invader == own.seat:
        if own.gains(one.target):
            yield Clause.of(Demand(PEACEFUL_VICTORY), where=one.number, limit=4)
    else:
        yield Clause.of(Alternative(Negate(PEACEFUL_VICTORY), enough), where=one.number)
    spend = Compare(MyInfluence(), Comparison.MORE, NEGATING * 2) if one.defender == own.seat else None
    if own.view.to_revive(own.seat):
        yield Clause.of(Alternative(Demand(REVIVE), spend), where=one.number, limit=own.view.to_revive(own.seat))
    draft = DRAFT_DARK if own.dark() else DRAFT
    yield Clause.of(Alternative(Demand(draft), spend), where=one.number, limit=3)
    for power in [own.view.powers[leader] for leader in one.leaders if own.view.knows_power(leader)]:
        yield Clause.of(Accept(power), where=one.number)
    if Grime.name in own.kinds:
        yield Clause.of(Smear(one.leader(1 - (one.side_of(own.seat) or INVADERS))), where=one.number)
