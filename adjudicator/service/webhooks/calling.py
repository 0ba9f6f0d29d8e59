"""Calls webhooks: each call is made until it is answered or given up, and never more than one at a time."""

import logging
from datetime import datetime, timedelta
from typing import Final

from adjudicator.service.log.entries import note, warn
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.webhooks import http_post, shapes
from adjudicator.service.webhooks.http_post import SECONDS, BadAddress, Unreachable
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Call, Hook

_log = logging.getLogger(__name__)

AT_ONCE: Final = 8
WAITS: Final = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 30, 120, 360, 720))
"""After each attempt in vain; then a call is given up, after nearly a day."""
LEASE: Final = timedelta(seconds=6 * SECONDS)
"""For so long a call belongs to whoever has taken it; then it is taken again, if they have died."""
_LATER: Final = frozenset((408, 425, 429))
"""Refusals that another attempt may overcome, as all from 500 on."""


class Calling:
    """Makes the calls that are due. For one thread; several processes may do so at one database."""

    def __init__(self, office: Office) -> None:
        self._office = office

    def call_some(self) -> int:
        """Make a few calls that are due; returns how many were taken."""
        if self._office.webhooks == "off":
            return 0
        now = self._office.clock.now()
        with self._office.store.beside() as unit:
            taken = unit.hooks.take(now, now + LEASE, AT_ONCE)
        for hook, call in taken:
            self._call(hook, call)
        return len(taken)

    def next(self) -> datetime | None:
        """When the next call is due."""
        with self._office.store.reading() as unit:
            return unit.hooks.next_instant()

    def _call(self, hook: Hook, call: Call) -> None:
        now = self._office.clock.now()
        if call.until is not None and call.until <= now:
            with self._office.store.beside() as unit:
                unit.hooks.settled(call.id)
            return
        private = self._office.webhooks == "any"
        try:
            status = http_post.post(hook.url, call.body, shapes.content_type(hook.shape), private=private)
        except (Unreachable, BadAddress) as fault:
            self._failed(hook, call, str(fault), again=isinstance(fault, Unreachable))
            return
        if 200 <= status < 300:
            with self._office.store.beside() as unit:
                unit.hooks.settled(call.id)
                unit.hooks.works(hook.id)
            note(_log, "webhook called", number=hook.game_id, kind=call.event)
        else:
            self._failed(hook, call, f"it answered {status}", again=status >= 500 or status in _LATER)

    def _failed(self, hook: Hook, call: Call, why: str, *, again: bool) -> None:
        warn(_log, "webhook failed", number=hook.game_id, kind=call.event, why=why)
        now = self._office.clock.now()
        with self._office.store.unit() as unit:
            if again and call.attempts < len(WAITS):
                unit.hooks.put_off(call.id, now + WAITS[call.attempts])
                return
            unit.hooks.settled(call.id)
            if unit.hooks.fails(hook.id):
                self._tell(unit, hook, why, now)

    def _tell(self, unit: Unit, hook: Hook, why: str, now: datetime) -> None:
        """Tell the game master, once until it works again."""
        game = unit.games.get(hook.game_id)
        text = (
            f"A webhook of {game.name} could not be called: {why}.\n  {hook.url}\n"
            "What it should have told is lost. It is tried again with the next news. To end that, answer this with\n"
            f"  NO WEBHOOK {hook.url}"
        )
        tell_gm(self._office, unit, "webhook", text, at=now, game=game)
