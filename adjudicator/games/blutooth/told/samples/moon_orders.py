"""What house bots do with moons."""

from collections.abc import Iterator

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.use_prices import MOON
from adjudicator.games.blutooth.told.moons_told import within_reach
from adjudicator.games.blutooth.told.piece_questions import asked
from adjudicator.games.blutooth.words.moon_words import Occupy
from adjudicator.orders.values.clauses import Clause


def moons_wished(view: Match, seat: Seat, chance: Chance) -> Iterator[Clause]:
    """Goes on to moons whose planets its ships come to, if others stay there, and uses what it has at once."""
    for moon in within_reach(view, seat):
        goes = chance.below(f"{view.seats[seat]}/{view.when}/moon {moon.place}", 2)
        if view.planets[moon.place][seat] != 1 and goes:
            yield Clause.of(Occupy(moon.place))
    for piece, ask, where in asked(view, seat):
        choice = next(iter(ask.options.every()), None) if piece.kind == MOON else None
        if choice is not None:
            yield Clause.of(choice, where=where)
