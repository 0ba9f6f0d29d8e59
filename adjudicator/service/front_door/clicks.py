"""A click that ends letters: honoured like the letter WATCH OFF or DIGEST off, and answered with a page instead."""

import hmac
from collections.abc import Iterator

from msgspec.structs import replace

from adjudicator.service.office import one_click
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Hours, Watcher


def ended(office: Office, mark: str) -> bool:
    """End the letters that a mark is about; False if it is about none, or they have ended already.

    Anybody can try marks: nothing is locked, and no game is looked at that nobody watches, before one is found.
    """
    with office.store.reading() as unit:
        found = next((one for right, one in _lists(office, unit) if _same(right, mark)), None)
    if found is None:
        return False
    with office.store.unit() as unit:
        return _end(unit, found)


def _same(right: str, mark: str) -> bool:
    return hmac.compare_digest(right.encode(), mark.encode())


def _lists(office: Office, unit: Unit) -> Iterator[tuple[str, Watcher | Hours]]:
    """All lists that somebody is on, each with its mark."""
    watchers = unit.watchers.all()
    names = {game.id: game.name for game in unit.games.several(sorted({one.game_id for one in watchers}))}
    for watcher in watchers:
        of = one_click.watching(names[watcher.game_id])
        yield one_click.mark(office, of, watcher.address), watcher
    for hours in unit.hours.digesting():
        yield one_click.mark(office, one_click.DIGEST, hours.address), hours


def _end(unit: Unit, one: Watcher | Hours) -> bool:
    if isinstance(one, Watcher):
        return unit.watchers.drop(one.address, one.game_id) > 0
    still = unit.hours.of(one.address)
    if still is None or still.digest is None:
        return False
    unit.hours.put(replace(still, digest=None))
    unit.digests.let_go_of(one.address)
    return True
