"""Letters over the rate limit are not parsed, so a flood costs less than ordinary mail.

The header alone says whose limit a letter counts against. Nothing else of a letter over the limit is read.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from adjudicator.mail.parsing.letter import Letter, header, read
from adjudicator.service.intake.intake_desk import Desk
from adjudicator.service.office import rate_limits
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Letter as Filed

_NEWEST: Final = 2**31 - 1
"""A number that no letter on file will ever have."""


def arrived(office: Office, letters: Sequence[bytes], at: datetime) -> list[Letter]:
    """Letters received at one instant, parsed one after the other; only the header of those over the limit is read."""
    if not office.limits.letters:
        return list(map(read, letters))
    heads = list(map(header, letters))
    with office.store.reading() as unit:
        over = _over(office, unit, heads, at)
    return [head if is_over else read(raw) for head, is_over, raw in zip(heads, over, letters, strict=True)]


def waiting(office: Office, letters: Sequence[Filed]) -> list[tuple[Filed, Letter]]:
    """Letters on file, parsed; of those over the limit when they came, only the header is read."""
    limits = office.limits
    if not (limits.letters or limits.megabytes):
        return [(filed, read(filed.raw)) for filed in letters]
    found: list[tuple[Filed, Letter]] = []
    with office.store.reading() as unit:
        heads = [(filed, header(filed.raw)) for filed in letters]
        over = [_too_many(office, unit, filed, head) for filed, head in heads]
    for (filed, head), is_over in zip(heads, over, strict=True):
        found.append((filed, head if is_over else read(filed.raw)))
    return found


def _over(office: Office, unit: Unit, heads: Sequence[Letter], at: datetime) -> list[bool]:
    count: dict[str, int] = {}
    found = []
    for head in heads:
        ration = _ration(office, unit, head)
        if ration is not None and ration not in count:
            since = at - rate_limits.WITHIN
            count[ration] = unit.letters.lately(ration, since=since, before=_NEWEST).count
        over = ration is not None and count[ration] >= office.limits.letters
        if ration is not None and not over:
            count[ration] += 1
        found.append(over)
    return found


def _ration(office: Office, unit: Unit, head: Letter) -> str | None:
    try:
        return rate_limits.ration_of(office, Desk(office, unit, head), head)
    except Exception:  # noqa: BLE001 - what a letter does to the program is told of where it is filed
        return None


def _too_many(office: Office, unit: Unit, filed: Filed, head: Letter) -> bool:
    try:
        return rate_limits.too_many(office, unit, Desk(office, unit, head, filed), head, filed) is not None
    except Exception:  # noqa: BLE001 - what a letter does to the program is told of where it is handled
        return False
