"""What house bots order in the launch: fuel, targets, commissions, and ships for techs."""

from collections.abc import Iterator
from typing import Final

from adjudicator.engine.contract.order_words import Choice
from adjudicator.games.blutooth.bots.outlook import PARTNERS, Outlook
from adjudicator.games.blutooth.mechanics.resupplies import drivers_each
from adjudicator.games.blutooth.table.invasions import Invasion
from adjudicator.games.blutooth.table.pods import is_encounter
from adjudicator.games.blutooth.table.techs import techs_of
from adjudicator.games.blutooth.told.as_if import as_if
from adjudicator.games.blutooth.told.pieces_in_force import TECHS
from adjudicator.games.blutooth.words.launch_words import (
    Commission,
    Invited,
    Load,
    NameDefender,
    Resupply,
    Revive,
    Target,
)
from adjudicator.games.blutooth.words.tech_words import Research
from adjudicator.orders.values.clauses import Clause

CELLS: Final = 2
"""Cells that a bot loads."""


def launch_orders(own: Outlook) -> Iterator[Clause]:
    """Fuel, the ship out of the warp, targets, commissions."""
    fuel = own.view.fuel[own.seat]
    mine = [one for one in own.view.invaded_by(own.seat) if not one.over]
    if own.view.phase == 1 and fuel:
        yield Clause.of(Load(min(CELLS, fuel)))
    weakest = own.weakest_homes()
    if weakest and own.view.to_revive(own.seat) and mine:
        yield Clause.of(*[Revive(place) for place in weakest[:2]])
    if sum(map(is_encounter, own.cache)) < drivers_each(own.view):
        yield Clause.of(Resupply())
    for one in mine:
        yield from _aims(own, one)
    for one in own.led:
        yield from _commissions(own, one)
    yield from _research(own)


def _research(own: Outlook) -> Iterator[Clause]:
    """Develops what can be, else puts a spare ship on the cheapest tech."""
    wishes: list[Choice] = []
    spare = own.spare()
    at = as_if(own.view, 0, own.seat)
    for held in sorted(techs_of(own.view.techs, own.seat), key=lambda one: (TECHS[one.name].needed, one.number)):
        piece = TECHS[held.name]
        full = held.ships >= piece.needed
        if full and not piece.timed and not held.developed:
            wishes = [*piece.samples(at), *wishes]
        elif spare and not held.developed and (piece.cost is None or not full):
            wishes.append(Research(held.name, max(spare, key=lambda place: (spare[place], -place))))
    if wishes:
        yield Clause.of(*wishes)


def _aims(own: Outlook, mine: Invasion) -> Iterator[Clause]:
    """The planets of the defender with fewest ships first; one of each system, if it is not known who defends."""
    easiest = sorted(own.others, key=lambda seat: (own.strength(own.weakest_of(seat)), seat))
    if mine.defender is None:
        dangerous = [seat for seat in easiest if own.dangerous(seat)]
        yield Clause.of(*[NameDefender(seat) for seat in (*dangerous, *easiest)])
        planets = [own.weakest_of(seat) for seat in own.others]
    else:
        planets = [place for place in own.view.home(mine.defender) if place not in own.view.ruined]
    where = mine.number if mine.ambush else 0
    yield Clause.of(*[Target(place) for place in sorted(planets, key=own.strength)], where=where)


def _commissions(own: Outlook, one: Invasion) -> Iterator[Clause]:
    """As an invader one or two with least dominion, who would have a base, too; as a defender everybody."""
    others = [seat for seat in own.others if seat not in one.leaders]
    behind = [seat for seat in reversed(others) if not own.dangerous(seat)]
    asked = others if one.defender == own.seat else behind[:PARTNERS]
    if asked:
        yield Clause.of(Commission(tuple([Invited(seat) for seat in asked])), where=one.number)
