"""Guards against ending a phase blindly: after a time in which nobody read the mailbox, it is held.

A stopped service, an unreachable mailbox and a clock that jumped look the same from here, and have the same effect for
players: letters that they sent in time may have been lost or returned.
"""

from datetime import datetime, timedelta
from typing import Final

from adjudicator.service.office.office import Office

GRAIN: Final = timedelta(seconds=30)
"""How precisely the time of reading is noted: a mailbox that announces something all the time is read all the time."""


def looked(office: Office, source: str, at: datetime) -> int:
    """The mailbox was read to its end at an instant: hold the phases that ended too long after the previous reading.

    Returns how many. An installation whose `outage` is 0 holds none.
    """
    with office.store.unit() as unit:
        before = unit.looks.of(source)
        # Code that asks whether a phase may end reads what is noted here.
        if before is None or not timedelta(0) <= at - before < GRAIN or unit.phases.between(before, at):
            unit.looks.note(source, at)
        if before is None or not office.outage:
            return 0
        if at < before - office.outage:
            held = unit.phases.running()
            why = f"the clock went back from {before:%d %B %Y %H:%M} to {at:%d %B %Y %H:%M} (UTC)"
        elif at > before + office.outage:
            held = unit.phases.between(before, at)
            why = (
                f"nobody looked into the mailbox from {before:%d %B %Y %H:%M} to {at:%d %B %Y %H:%M} (UTC), over the "
                "deadline: the service was down, the mailbox could not be reached, or the clock has jumped"
            )
        else:
            return 0
        if not held:
            return 0
        from adjudicator.service.games import phase_end

        return sum(phase_end.hold(office, unit, one.game_id, why, at) for one in held)
