"""Phases and reminders of all games at once, as if somebody had looked at each."""

from datetime import datetime

from adjudicator.service.mailroom.reception import handle_all
from adjudicator.service.office.office import Office
from adjudicator.service.work.adjudication import adjudicate
from adjudicator.service.work.reminders import remind


def adjudicate_due(office: Office, *, read_at: datetime | None = None) -> int:
    """Adjudicate every phase whose deadline has come; how many there were.

    What was received until now is handled first, so that a letter counts that came before the deadline. `read_at` is
    when the mailbox was last read: a phase whose deadline came later waits, because nobody knows what lies there.
    A game that makes the program fail is put on hold with a notice to the game master, and the others go on.
    """
    with office.store.unit() as unit:
        due = unit.phases.due(office.clock.now() if read_at is None else min(read_at, office.clock.now()))
    if not due:
        return 0
    handle_all(office)
    return sum(1 for one in due if adjudicate(office, one.game_id, one.serial))


def remind_due(office: Office) -> int:
    """Queue the reminders that are due; how many letters that makes."""
    now = office.clock.now()
    with office.store.reading() as unit:
        plans = [(game.id, unit.agenda.of(game.id)) for game in unit.games.all("running")]
    return sum(remind(office, game, plan.serial) for game, plan in plans if plan.reminds and plan.reminds <= now)
