"""Forgets people who have asked for it, and letters that are kept no longer, as far as games allow.

A wish is carried out when all games are over in which its writer plays, has played or leads, and the last letter to
them has left. It is on file until everything is done, so an interruption only means that it is done again.
"""

import logging
import re
from collections.abc import Sequence
from datetime import timedelta
from itertools import islice
from typing import Final

from adjudicator.service.log.entries import note, warn_of
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.errors import StoreBusy

_log = logging.getLogger(__name__)
TRIES: Final = 12
"""How often it is tried to compact the file after somebody was forgotten: every five minutes for an hour."""
_AT_ONCE: Final = 500
"""How many addresses are forgotten together at most."""


class Forgetting:
    """Forgets what is due whenever it looks; a file that somebody was using then is compacted at a later look."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self._left = 0
        """How often it is still tried to compact the file."""

    def look(self) -> int:
        """Forget everybody and everything that is due; returns how many people, games and letters of strangers."""
        done = _people(self._office) + _games(self._office)
        self._left = TRIES if done else self._left
        if self._left:
            self._compact()
        return done

    def _compact(self) -> None:
        self._left -= 1
        if _compact(self._office):
            self._left = 0
        elif self._left:
            note(_log, "the file is compacted later", left=self._left)
        else:
            _tell_not_compacted(self._office)


def forget_due(office: Office) -> int:
    """Forget everybody and everything that is due, once; returns how many people, games and letters of strangers."""
    forgetting = Forgetting(office)
    done = forgetting.look()
    # Nobody looks again.
    return done + forgetting.look()


def _tell_not_compacted(office: Office) -> None:
    text = (
        f"What was forgotten is gone from the tables, but {office.store.place} could not be written anew, because"
        " another program was using it each time. Stop that program; `adjudicator forget` with any address tries again."
    )
    with office.store.unit() as unit:
        tell_gm(office, unit, "forgetting", text, at=office.clock.now(), by_mail=False)


def wanted(office: Office, unit: Unit, address: str) -> None:
    """Note that somebody is to be forgotten, with all their addresses; raises GameWrong for the operator's own."""
    # Whoever looks only whether anybody is to be forgotten needs no games.
    from adjudicator.service.games.games import GameWrong

    if not re.fullmatch(r"[^\s@<>]+@[^\s@<>]+", address):
        raise GameWrong(f"{address!r} is no address: write it like ann@example.org")
    addresses = unit.forgettings.addresses(address)
    if office.gm in addresses:
        raise GameWrong(f"{office.gm} is service.gm in the settings: name somebody else there first")
    unit.forgettings.ask(addresses, office.clock.now())


def _due(office: Office) -> tuple[str, ...]:
    """The addresses to forget now."""
    with office.store.reading() as unit:
        wishes = (one.address for one in unit.forgettings.all())
        # Those whose games go on must not keep the others waiting.
        return tuple(islice((one for one in wishes if _may_go(unit, one)), _AT_ONCE))


def _may_go(unit: Unit, address: str) -> bool:
    theirs = unit.forgettings.addresses(address)
    return not unit.forgettings.games(theirs) and not unit.forgettings.waits(theirs)


def _people(office: Office) -> int:
    addresses = _due(office)
    if not addresses:
        return 0
    with office.store.reading() as unit:
        games = [game.id for game in unit.games.all()]
    # What is about no game is rubbed with their names in all games, which are gone afterwards.
    for game in (None, *games):
        _erase(office, game, addresses)
    with office.store.unit() as unit:
        unit.forgettings.done(addresses)
    note(_log, "people forgotten", count=len(addresses))
    return len(addresses)


def _erase(office: Office, game: int | None, addresses: Sequence[str]) -> None:
    with office.store.unit() as unit:
        unit.forgettings.erase(game, addresses, master=office.gm)


def _games(office: Office) -> int:
    """What is kept for a while only, according to the settings."""
    kept, done = office.retention, 0
    # Whole days go together: the file is written anew once a day at most, and not whenever a letter grows too old.
    today = office.clock.now().replace(hour=0, minute=0, second=0, microsecond=0)
    if kept.people:
        with office.store.reading() as unit:
            over = unit.forgettings.people(today - timedelta(days=kept.people))
        for game, addresses in over.items():
            _erase(office, game, [one for one in addresses if one != office.gm])
            done += 1
    if kept.letters:
        with office.store.unit() as unit:
            for game in unit.forgettings.old_games(today - timedelta(days=kept.letters)):
                unit.forgettings.clear(game)
                done += 1
    if kept.strangers:
        with office.store.unit() as unit:
            done += unit.forgettings.clear_strangers(today - timedelta(days=kept.strangers))
    return done


def _compact(office: Office) -> bool:
    """Overwrite what was deleted; somebody else may be using the file just now."""
    try:
        return office.store.compact()
    except StoreBusy as fault:
        warn_of(_log, "the file could not be compacted", fault)
        return False
