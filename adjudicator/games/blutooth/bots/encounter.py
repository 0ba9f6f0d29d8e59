"""What house bots order in the encounter: drivers, pods beside them, distress pods and lucre."""

from collections.abc import Iterator

from adjudicator.core.piles import Pile
from adjudicator.games.blutooth.bots.outlook import FEW_PODS, Outlook
from adjudicator.games.blutooth.encounters.beside import BEGINNINGS, beside_held
from adjudicator.games.blutooth.mechanics.resupplies import drivers_each
from adjudicator.games.blutooth.powers.pacifist import Pacifist
from adjudicator.games.blutooth.table.pods import (
    ASSASSIN,
    ENVOY,
    ESCAPE,
    NEGOTIATE,
    REINFORCEMENT,
    THERAPIST,
    is_encounter,
    nature,
    valued,
)
from adjudicator.games.blutooth.told.facts.encounter_facts import IWouldLose
from adjudicator.games.blutooth.words.encounter_words import Distress, Driver, Intimidate, Kick, Second
from adjudicator.games.blutooth.words.lucre_words import Bribe, Pay
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import Truth


def encounter_orders(own: Outlook) -> Iterator[Clause]:
    """The best drivers where most is at stake; distress pods where a fight would be lost."""
    drivers = sorted([pod for pod in own.cache if is_encounter(pod)], key=own.worth, reverse=True)
    for one in sorted(own.led, key=lambda one: (-own.stakes(one), one.number)):
        wishes = [*dict.fromkeys(drivers)]
        if own.power == Pacifist.name:
            wishes.sort(key=lambda pod: nature(pod) != ENVOY)
        if wishes:
            yield Clause.of(*[Driver(pod) for pod in wishes], where=one.number)
            drivers.remove(wishes[0])
            if drivers and drivers_each(own.view) > 1:
                yield Clause.of(*[Second(pod) for pod in dict.fromkeys(drivers)], where=one.number)
    yield from _pods_beside(own)
    yield from _distress_pods(own)


def _pods_beside(own: Outlook) -> Iterator[Clause]:
    """The highest kicker and the highest intimidate where most is at stake, if it helps an attack there."""
    led = sorted(own.led, key=lambda one: (-own.stakes(one), one.number))
    for word in (Kick, Intimidate):
        held = [pod for pod in beside_held(own.cache, word) if (valued(pod, BEGINNINGS[word]) or 0) > 1]
        for one in led[:1] if held else ():
            yield Clause.of(*[word(pod) for pod in held], where=one.number)


def _distress_pods(own: Outlook) -> Iterator[Clause]:
    """Reinforcements and the like where the own fleet would lose."""
    for one in own.view.open_invasions():
        if one.over or one.actor(own.seat) is None:
            continue
        helping: Pile = tuple(sorted([pod for pod in own.kinds if pod in (REINFORCEMENT, ASSASSIN)]))
        wishes = [Distress((REINFORCEMENT,) * count) for count in range(helping.count(REINFORCEMENT), 0, -1)]
        wishes += [Distress((pod,)) for pod in (ASSASSIN, THERAPIST, ESCAPE) if pod in own.kinds]
        if wishes:
            losing = Truth(IWouldLose())
            yield Clause.of(*[Alternative(wish, losing) for wish in wishes], where=one.number)


def payments(own: Outlook) -> Iterator[Clause]:
    """Lucre in place of pods where the cache is small; an open bribe for an enemy who might negotiate."""
    lucre = own.view.lucre[own.seat]
    for one in own.led if lucre else ():
        if len(own.cache) <= FEW_PODS:
            yield Clause.of(Pay(lucre), where=one.number)
        if own.view.options["bribes"] == "open" and NEGOTIATE in own.kinds and own.one_in(f"{one.number}", 4):
            yield Clause.of(Bribe(1), where=one.number)
