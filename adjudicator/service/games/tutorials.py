"""Tutorials: somebody plays against programs of the house, without deadlines, and is told what happens."""

from itertools import count
from typing import Any, Final

from adjudicator.engine.contract.title import Title
from adjudicator.service.game import opening, playable_titles
from adjudicator.service.game.opening import Opening
from adjudicator.service.games import games, house_players
from adjudicator.service.games.games import Open
from adjudicator.service.games.press_delivery import PressRules
from adjudicator.service.office.office import Office
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game

YEAR: Final = 24 * 365.0
"""How many hours a phase lasts if its player writes nothing: there is a deadline, but nobody ever meets it."""


def waiting(office: Office, unit: Unit, title: Title[Any]) -> Game:
    """The tutorial of a title that nobody has begun yet; there is never more than one, however many letters ask."""
    for game in unit.games.all("forming"):
        if game.title == title.name and opening.tutorial(game):
            return game
    names = (f"{playable_titles.TUTORIAL}-{number}" for number in count(1))
    name = next(one for one in names if unit.games.named(one) is None)
    game = games.create(
        office,
        title=title.name,
        name=name,
        players=(),
        schedule_of=Schedule(hours=YEAR, remind=0, repent=0),
        press=PressRules(open=False),
        open_to_all=Open(title.fewest, Opening(tutorial=True)),
        hidden=True,
        unit=unit,
    )
    for seat in unit.seats.of(game.id)[1:]:
        house_players.seat(unit, game, seat, office.clock.now())
    return game
