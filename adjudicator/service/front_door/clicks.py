"""A click that ends letters: honoured like the letter WATCH OFF or DIGEST off, and answered with a page instead."""

import hmac
from collections.abc import Iterator

from msgspec.structs import replace

from adjudicator.service.office import one_click
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Hours, Watcher


def ended(office: Office, mark: str) -> bool:
    """End the letters that a mark is about; False if it is about none, or they have ended already."""
    with office.store.unit() as unit:
        for right, one in _lists(office, unit):
            if hmac.compare_digest(right.encode(), mark.encode()):
                _end(unit, one)
                return True
    return False


def _lists(office: Office, unit: Unit) -> Iterator[tuple[str, Watcher | Hours]]:
    """All lists that somebody is on, each with its mark."""
    names = {game.id: game.name for game in unit.games.all()}
    for watcher in unit.watchers.all():
        of = one_click.watching(names[watcher.game_id])
        yield one_click.mark(office, of, watcher.address), watcher
    for hours in unit.hours.digesting():
        yield one_click.mark(office, one_click.DIGEST, hours.address), hours


def _end(unit: Unit, one: Watcher | Hours) -> None:
    if isinstance(one, Watcher):
        unit.watchers.drop(one.address, one.game_id)
    else:
        unit.hours.put(replace(one, digest=None))
        unit.digests.let_go_of(one.address)
