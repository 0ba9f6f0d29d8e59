"""The orders of a house bot for a letter."""

from collections.abc import Iterator

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.games.blutooth.bots.at_hand import haggles, orders_at_hand
from adjudicator.games.blutooth.bots.dark import dark_orders
from adjudicator.games.blutooth.bots.encounter import encounter_orders, payments
from adjudicator.games.blutooth.bots.launch import launch_orders
from adjudicator.games.blutooth.bots.outlook import Outlook
from adjudicator.games.blutooth.bots.payoff import payoff_orders
from adjudicator.games.blutooth.bots.rally import rally_orders
from adjudicator.games.blutooth.bots.stations import station_orders
from adjudicator.games.blutooth.mechanics.drafting import printed_first
from adjudicator.games.blutooth.table.forge_list import contents
from adjudicator.games.blutooth.table.match import ENCOUNTER, LAUNCH, RALLY, Match
from adjudicator.games.blutooth.told.samples.moon_orders import moons_wished
from adjudicator.games.blutooth.words.lucre_words import FromShowcase
from adjudicator.games.blutooth.words.power_words import Unmask
from adjudicator.orders.values.clauses import Clause


def bot_orders(view: Match, seat: Seat, chance: Chance) -> Iterator[Clause]:
    """A house bot's orders for the open letter."""
    own = Outlook(view, seat, chance)
    yield from orders_at_hand(own)
    if view.undecided and view.undecided[seat] and own.one_in("unmask", 2):
        yield Clause.of(*map(Unmask, view.own_powers(seat)))
    yield from haggles(own)
    if view.moons:
        yield from moons_wished(view, seat, chance)
    if view.showcase:
        yield Clause.of(FromShowcase(printed_first(view.showcase)))
    if contents(view).dark or view.manifested:
        yield from dark_orders(view, seat)
    yield from station_orders(view, seat, chance, own.label)
    if LAUNCH in view.due:
        yield from launch_orders(own)
    if RALLY in view.due:
        yield from rally_orders(own)
    if ENCOUNTER in view.due:
        yield from encounter_orders(own)
        yield from payments(own)
    if view.due[-1] >= ENCOUNTER:
        yield from payoff_orders(own)
