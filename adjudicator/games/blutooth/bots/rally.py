"""What house bots order in the rally: ships for their gates, and for fleets that ask for sponsors."""

from collections.abc import Iterator
from itertools import chain, islice

from adjudicator.games.blutooth.artifacts.force_field import ForceField, PlayField
from adjudicator.games.blutooth.bots.outlook import PARTNERS, Outlook
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, Invasion, Place
from adjudicator.games.blutooth.told.facts.facts import SponsorsSide
from adjudicator.games.blutooth.words.rally_words import Lose, Send, SponsorFleet
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import Truth


def rally_orders(own: Outlook) -> Iterator[Clause]:
    """Ships for the own gate, then for fleets that have asked."""
    spare = own.spare()
    for mine in [one for one in own.view.invaded_by(own.seat) if not one.over]:
        sent = own.force(spare, own.most)
        if sent:
            yield Clause.of(Send(sum([batch.count or 0 for batch in sent]), sent), Send(1), where=mine.number)
        else:
            yield Clause.of(Send(1), where=mine.number)
    yield from islice(chain.from_iterable([_sponsorship(own, one, spare) for one in _asked_to_sponsor(own)]), PARTNERS)
    fullest = sorted(own.view.bases(own.seat), key=lambda place: -own.view.planets[place][own.seat])
    if fullest:
        yield Clause.of(*[Lose(place) for place in fullest[:3]])
    if ForceField.name in own.kinds:
        for one in own.led:
            enemies = 1 - (one.side_of(own.seat) or INVADERS)
            for seat in own.others:
                unwelcome = Truth(SponsorsSide(seat, enemies))
                yield Clause.of(Alternative(PlayField((seat,)), unwelcome), where=one.number, limit=1)


def _asked_to_sponsor(own: Outlook) -> list[Invasion]:
    """The invasions that a seat is asked to sponsor, those of invaders with least dominion first."""
    asked = [one for one in own.view.open_invasions() if own.view.asked(own.seat, one.number)]
    return sorted(asked, key=lambda one: (own.view.dominion(one.invader), one.number))


def _sponsorship(own: Outlook, one: Invasion, spare: dict[Place, int]) -> Iterator[Clause]:
    """Joins an invader for a base, and a defender against whoever would win; else now and then for boons."""
    asked = own.view.asked(own.seat, one.number)
    sides = {commission.side: commission.most for commission in asked}
    ahead = own.view.dominion(one.invader) > own.view.dominion(own.seat)
    helps = INVADERS in sides and own.gains(one.target) and (not ahead or own.wins_with_it(one.target))
    side = INVADERS if helps else DEFENDERS
    if side not in sides or one.only_from(own.seat, side) is not None:
        return
    wanted = own.most if helps or own.dangerous(one.invader) else 1
    sent = own.force(spare, min(wanted, sides[side]))
    if sent:
        yield Clause.of(SponsorFleet(side, sum([batch.count or 0 for batch in sent]), sent), where=one.number)
