"""Upgrades with existing games: differences in outcome are listed first, and nothing is changed without a copy.

Every adjudicated phase is worked out again from its opening position, its orders on file and the seed, and compared
with the files. This happens in a copy of the database, or is undone afterwards.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import told
from adjudicator.games import catalogue
from adjudicator.service.game import boundary, deal_wishes, game_options, table
from adjudicator.service.game.resolution import dealt, resolve
from adjudicator.service.games import previews
from adjudicator.service.games.previews import Laid
from adjudicator.service.maintenance import KeepingWrong, timetables
from adjudicator.service.maintenance.backup import back_up
from adjudicator.service.settings.configuration import Settings
from adjudicator.service.work.sole_service import alone
from adjudicator.store.database import copies, revisions
from adjudicator.store.database.database import Store
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Phase

DEAL: Final = "the deal"
TIMETABLE: Final = "timetable"


class Difference(Struct, frozen=True):
    """A different outcome: in which game and phase, and for whom (empty: nobody was told of it).

    It is no `outcome` if the events are the same and only the stored position has another form.
    """

    game: str
    phase: str
    seats: tuple[str, ...]
    sentence: str
    outcome: bool = True


class Checked(Struct, frozen=True):
    """How many games and phases were worked out again, and what would be different."""

    games: int
    phases: int
    differences: tuple[Difference, ...]


def check(settings: Settings, *, finished: bool = False) -> Checked:
    """Work out again all running games (and those that are `finished`); raises the store's errors.

    Timetables are checked in all games that are not over.
    """
    differences: list[Difference] = []
    count = phases = 0
    now = settings.make_clock().now()
    with _trial(settings.url) as unit:
        for game in unit.games.all():
            said = timetables.otherwise(game, now)
            if said is not None:
                differences.append(Difference(game.name, TIMETABLE, (), said, outcome=False))
            if game.serial and (finished or game.status != "finished"):
                count += 1
                past = unit.phases.of(game.id)
                phases += len([phase for phase in past if phase.events is not None])
                differences += _different(unit, game, past)
    return Checked(count, phases, tuple(differences))


@contextmanager
def _trial(url: str) -> Iterator[Unit]:
    """Work out all games as this version would; nothing of it is kept."""
    file = copies.sqlite_file(url)
    if file is None:
        store = Store(url)
        try:
            with store.rehearsed() as unit:
                yield unit
        finally:
            store.close()
        return
    with TemporaryDirectory(prefix=".adjudicator-", dir=file.absolute().parent) as folder:
        copies.save(url, Path(folder) / "games.db")
        store = Store(f"sqlite:///{folder}/games.db")
        try:
            store.migrate()
            with store.unit() as unit:
                yield unit
        finally:
            store.close()


def _different(unit: Unit, game: Game, phases: list[Phase]) -> Iterator[Difference]:
    """The differences in a game: each phase by itself, from the position on file."""
    try:
        yield from _deal(unit, game, phases[0])
    except Exception as fault:  # noqa: BLE001 - whatever this version makes of one game, the others are looked at too
        yield _failed(game, DEAL, fault)
    for phase, following in zip(phases, (*phases[1:], None), strict=True):
        try:
            yield from _phase(unit, game, phase, following)
        except Exception as fault:  # noqa: BLE001 - as above
            yield _failed(game, str(phase.heading), fault)


def _failed(game: Game, phase: str, fault: Exception) -> Difference:
    said = " ".join(str(fault).split())
    return Difference(game.name, phase, (), f"this version fails on it ({type(fault).__name__}: {said})")


def _deal(unit: Unit, game: Game, first: Phase) -> Iterator[Difference]:
    title = catalogue.title(game.title)
    assert game.seed is not None, "a game with a phase has a seed"
    seats = unit.seats.of(game.id)
    deal = dealt(title, len(seats), game_options.options(game), Chance(bytes.fromhex(game.seed)), deal_wishes.of(seats))
    if deal.boundary != boundary.opening(title, first.state, first.views):
        yield Difference(game.name, DEAL, tuple(seat.name for seat in seats), "other cards, or another table")


def _phase(unit: Unit, game: Game, phase: Phase, following: Phase | None) -> Iterator[Difference]:
    laid = table.lay(unit, game, phase)
    orders, rulings = table.all_orders(unit, laid), table.rulings(unit, game.id, phase.serial)
    if phase.events is None:
        # Not over yet: whatever the outcome, there must be one.
        previews.resolved(Laid(laid, orders, rulings=rulings))
        return
    now = resolve(laid.title, laid.boundary, orders, laid.chance, rulings)
    was = boundary.events(laid.title, phase.events)
    after = laid.boundary.after(was)
    if following is not None:
        after = boundary.opening(laid.title, following.state, following.views)
    seats = tuple(seat.name for seat in laid.seats if now.told(seat.number) != told(was, seat.number))
    if seats:
        yield Difference(game.name, str(phase.heading), seats, "they were told something else of it")
    elif now.events != was:
        yield Difference(game.name, str(phase.heading), (), "it comes out otherwise, and nobody was told of that yet")
    elif now.boundary != after:
        said = "the same happens, and this version remembers it in another way"
        yield Difference(game.name, str(phase.heading), (), said, outcome=False)


def upgrade(settings: Settings, config: Path) -> tuple[str | None, Path | None]:
    """Upgrade the tables after a backup of the old ones; returns their revision before, and that backup.

    Raises KeepingWrong, SettingsWrong and the store's errors.
    """
    store = Store(settings.url)
    try:
        with alone(settings):
            was = store.revision()
            if was == revisions.HEAD:
                return was, None
            if was is None:
                raise KeepingWrong(f"there are no games in {store.place} yet: the first command makes the tables")
            saved = settings.folder / f"before-{settings.make_clock().now():%Y%m%d-%H%M%S}-{was}.backup"
            back_up(settings, config, saved)
            store.migrate()
    finally:
        store.close()
    return was, saved
