"""Words for the door. With PLAY somebody would like to play a title, in a game that waits or in a new one."""

from datetime import timedelta
from itertools import count
from typing import Any, Final

from adjudicator.engine.contract.title import Title
from adjudicator.mail.intake.verdict import AtDoor, UnknownSender
from adjudicator.service.front_door import answers, joining
from adjudicator.service.game import opening, playable_titles
from adjudicator.service.game.opening import Opening
from adjudicator.service.games import games, open_games, tutorials
from adjudicator.service.games.games import Open
from adjudicator.service.intake import refusals
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.store.tables.values import Game

SEATS: Final = 4
"""How many seats a game has that somebody has asked for, if its title can be played by so many."""
WAITS: Final = timedelta(days=14)
"""How long it waits for others at most."""


def asked(incoming: Incoming, verdict: AtDoor) -> Handled:
    """The outcome of a letter with words for the door."""
    if answers.disowned(incoming):
        return Handled(verdict=verdict.kind)
    if incoming.office.strangers == "refused" and not incoming.desk.seats_of(incoming.letter.sender):
        return refusals.refused(incoming, UnknownSender(incoming.letter.sender))
    for word, rest in verdict.asked:
        learned = playable_titles.to_learn(rest) if word == "PLAY" and answers.may_join(incoming) else None
        if learned is not None:
            return joining.wished(incoming, tutorials.waiting(incoming.office, incoming.unit, learned))
        title = playable_titles.meant(rest) if word == "PLAY" else None
        game = _game(incoming, title) if title is not None else None
        if game is not None:
            return joining.wished(incoming, game)
    return answers.asked(incoming, verdict)


def _game(incoming: Incoming, title: Title[Any]) -> Game | None:
    """The game of a title that waits for players, or a new one if the writer may begin it.

    There is never more than one that nobody has joined yet, so letters of others cannot fill the list.
    """
    for game in open_games.there_are(incoming.unit):
        plan = opening.of(game)
        if game.title == title.name and plan is not None and not plan.word and answers.may_join(incoming):
            return game
    return _made(incoming, title) if answers.may_start(incoming) else None


def _made(incoming: Incoming, title: Title[Any]) -> Game:
    """A new game that anybody can join, with the usual values, for a while."""
    unit = incoming.unit
    names = (f"{title.name}-{number}" for number in count(1))
    name = next(one for one in names if unit.games.named(one) is None)
    seats = min(max(title.fewest, SEATS), len(title.seats))
    wanted = Open(seats, Opening("by"), incoming.at + WAITS)
    game = games.create(
        incoming.office, title=title.name, name=name, players=(), open_to_all=wanted, hidden=True, unit=unit
    )
    text = f"{incoming.letter.sender} has asked for a game of {title.heading}: {name} waits for {seats} players."
    tell_gm(incoming.office, unit, "asked for", text, at=incoming.at, game=game, letter=incoming.letter)
    return game
