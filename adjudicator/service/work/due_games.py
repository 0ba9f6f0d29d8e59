"""Which games somebody should look at, now or soon: asked of the files alone.

The work to be done stands in the tables of games, phases, letters and messages, and nowhere else. Whatever runs the
games (`adjudicator.service.runners`) asks for a look with the number of a game alone.
"""

from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.service.intake import unreleased_letters
from adjudicator.service.office.office import Office
from adjudicator.service.runners import FORESIGHT, Runner

POST_ROOM: Final = 0
"""Stands for no game: letters that nobody has handled yet, so that it is not known which games they are about."""


def ask_due(office: Office, runner: Runner, mailboxes: Sequence[str]) -> int:
    """Ask for a look at everything in which something is due, letters first; returns how many looks."""
    found = due(office, mailboxes)
    runner.look_at(*found)
    return len(found)


def due(office: Office, mailboxes: Sequence[str]) -> list[int]:
    """The games in which something is due; unhandled letters come before them."""
    now = office.clock.now()
    with office.store.reading() as unit:
        found = [POST_ROOM] if unit.letters.waiting() else []
        found += unit.agenda.due(now, unit.looks.oldest(mailboxes))
        found += [one.game_id for one in unreleased_letters.untold(unit, now)]
    return list(dict.fromkeys(found))


def reconcile(office: Office, runner: Runner, wanted: Callable[[int], bool] = lambda game: True) -> int:
    """Ask for a look at every `wanted` game in which something will be due soon, at its time; returns how many.

    To be done at every start and every few minutes, because a runner may forget.
    """
    with office.store.reading() as unit:
        coming = [one for one in unit.agenda.until(office.clock.now() + FORESIGHT) if wanted(one[0])]
    for game, at in coming:
        runner.look_at_later(game, at)
    return len(coming)
