"""At a deadline: where a player is told of the same events, no byte of his report depends on other cards."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, State
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.drawing import Picture
from adjudicator.games.catalogue import titles
from adjudicator.service.game import table
from adjudicator.service.game.boundary import Boundary
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.resolution import Resolved, resolve
from adjudicator.service.mailroom import reception
from tests.due import adjudicate_due
from tests.leaks.house import PLAYERS, House
from tests.leaks.worlds import Opening, openings, unusual
from tests.sampling import EVERYTHING

PLAYING = 4
PHASES = tuple(range(3, 13))
"""The phases of a game that are looked at, counted from 1."""
OPEN = {"blutooth": 2}
"""Phases in which so much is opened that hardly another deal looks the same: encounters, with everybody's driver."""
NOT_TRIED = 0
"""No orders are tried out: that changes acknowledgements alone, which are not looked at here."""
WHY = "WHY\nWHY 1\nWHY challenge 1\n"
TRIED = 48
"""How many other positions are looked at for one in which a player is told the same."""
TRIED_OF = {"blutooth": 120}
"""The same number for titles in which seldom anybody is told the same."""


class Twin(NamedTuple):
    """A boundary that a seat can tell from the true one neither before the deadline nor by what happens at it."""

    seat: int
    boundary: Boundary


Played = Callable[[str], "list[Deadline]"]


class Mails(NamedTuple):
    """What each player is sent: the reports alone, and with the answers to whoever asks why."""

    reports: list[list[bytes]]
    all: list[list[bytes]]


class Deadline(NamedTuple):
    """A phase with everybody's letters on file."""

    opening: Opening
    title: Title[Any]
    phase: int
    twins: tuple[Twin, ...]

    def sent(self, folder: Path, twin: Twin | None = None, asking: Sequence[int] = ()) -> Mails:
        """What every player is sent when it is over; then some players ask why."""
        position = None if twin is None else (twin.boundary.state, twin.boundary.views)
        house = self.opening.copied(folder, position, situations=NOT_TRIED)
        house.clock.move(house.table.phase.deadline)
        assert adjudicate_due(house.office) == 1
        house.send()
        reports = _mails(house)
        # Whoever is out has no report to answer.
        for seat in [seat for seat in asking if house.table.seated(seat)] if house.running else ():
            house.answer(seat, WHY, f"why.{seat}")
        reception.handle_all(house.office)
        house.send()
        house.close()
        return Mails(reports, _mails(house))


def _mails(house: House) -> list[list[bytes]]:
    return [house.post.to(player.address) for player in PLAYERS[:PLAYING]]


def _twins(house: House, number: int, tried: int) -> Iterator[Twin]:
    """For each seat that is looked at up to two twins.

    With others who know what they could, and with others who know everything.
    """
    laid = house.table
    views = laid.boundary.views

    def ordered(boundary: Boundary) -> tuple[Orders, ...]:
        with house.store.unit() as unit:
            return table.all_orders(unit, replace(laid, boundary=boundary))

    def told(boundary: Boundary, orders: Sequence[Orders], seat: int) -> tuple[Event[Any], ...]:
        return resolve(laid.title, boundary, orders, laid.chance).told(seat)

    orders = ordered(laid.boundary)
    every = EVERYTHING or laid.title.name in TRIED_OF
    for seat in range(PLAYING) if every else range(number % 2, PLAYING, 2):
        true = told(laid.boundary, orders, seat)
        imagined = (laid.title.imagined(views[seat], seat, Chance(f"{number}/{n}".encode())) for n in range(tried))
        others = (Boundary(other, tuple(known)) for other, known in imagined)
        for twin in islice((other for other in others if told(other, orders, seat) == true), 1):
            yield Twin(seat, twin)
            knowing = Boundary(twin.state, tuple(view if one == seat else twin.state for one, view in enumerate(views)))
            if told(knowing, ordered(knowing), seat) == true:
                yield Twin(seat, knowing)


def _deadlines(folder: Path, title: str, options: Mapping[str, str], phases: Sequence[int]) -> Iterator[Deadline]:
    tried = TRIED_OF.get(title, TRIED)
    # Where everything takes part tokens stand in the subject, as in other files that look at these games.
    found = openings(folder, title, PLAYING, phases, "subject" if options else "plus", options, ordered=True)
    for number, opening in zip(phases, found, strict=True):
        house = opening.opened(situations=NOT_TRIED)
        yield Deadline(opening, titles()[title], house.table.heading.phase, tuple(_twins(house, number, tried)))
        house.close()


def _looked_at(title: str, phases: Sequence[int]) -> Sequence[int]:
    """The phases of a game that are looked at; in every run not all of them where many positions are tried."""
    return phases[::2] if title in TRIED_OF and not EVERYTHING else phases


GAMES = [
    (name, *how)
    for name, title in titles().items()
    if title.secrets
    for how in (({}, _looked_at(name, PHASES)), (unusual(name), _looked_at(name, PHASES[:-1])))
]
"""A game in which everything takes part is over with the last of them, and then all is told."""

MOONS = {"moons": "yes"}
"""Moons that their owners alone know, and some of them only from the moment on when they are occupied."""
WITH_MOONS = "blutooth-with-moons"
GAMES.append(("blutooth", MOONS, PHASES[1:6]))

OWNERS = {"powers": "Assistant + Nightmare + Pack Rat + Tortoise", "alliances": "hidden", "foreign_aid": "yes"}
"""Powers with cards of their own, some of them face down before others, and with cards that others cannot look at."""
STORED = "postal-cosmic-of-own-cards"
GAMES.append(("postal-cosmic", OWNERS, PHASES[:6]))


def _name(title: str, how: Mapping[str, str]) -> str:
    usual = f"{title}{'-unusual' * bool(how)}"
    return STORED if how == OWNERS else WITH_MOONS if how == MOONS else usual


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Each game is played once, however many tests look at it, and in whatever order."""

    @cache
    def found(name: str) -> list[Deadline]:
        game = next(one for one in GAMES if _name(*one[:2]) == name)
        return list(_deadlines(tmp_path_factory.mktemp("played"), *game))

    return found


@pytest.fixture(scope="module", params=GAMES, ids=[_name(title, how) for title, how, _ in GAMES])
def ends(request: pytest.FixtureRequest, played: Played) -> list[Deadline]:
    title, how, _ = request.param
    return played(_name(title, how))


def test_a_report_depends_on_nothing_but_what_is_told(ends: Sequence[Deadline], tmp_path: Path) -> None:
    compared: Counter[int] = Counter()
    telling = 0
    folders = (tmp_path / str(number) for number in count())
    for end in ends:
        true = end.sent(next(folders), asking=range(PLAYING))
        for twin in end.twins:
            # Whether others ask, too, makes no difference either.
            sent = end.sent(next(folders), twin, asking=[twin.seat])
            assert sent.all[twin.seat] == true.all[twin.seat]
            compared[end.phase] += len(sent.all[twin.seat])
            telling += sent.reports != true.reports
    # Every kind of phase, and others who were told something else. Where everything takes part, what is shown of one
    # kind of phase may tell so much that no other deal looks the same.
    unseen = {end.phase for end in ends if compared[end.phase] <= 2}
    assert len(unseen) <= (len(ends) < len(PHASES)) + OPEN.get(ends[0].title.name, 0), compared
    assert compared.total() > 3 * len(ends)
    assert telling > len(ends)


def _own_cards(state: State) -> tuple[list[Any], list[Any], list[Any]]:
    """What powers own: cards in sets and in their owners' hands, those that lie face down, and those in a shell."""
    stores = getattr(state, "stores", ())
    covered = [laid for one in stores for laid in one.laid if not laid.up]
    return [(one.piece, one.set, one.held) for one in stores], covered, [*getattr(state, "hoards", ())]


@pytest.mark.parametrize("ends", [GAMES[-1]], ids=[STORED], indirect=True, scope="module")
def test_other_cards_of_powers_are_among_what_nobody_is_told(ends: Sequence[Deadline]) -> None:
    """The reports above were the same to the byte with other cards in sets and hands, face down, and in a shell."""
    other = [0, 0, 0]
    for end in ends:
        house = end.opening.opened()
        true = _own_cards(house.table.boundary.state)
        house.close()
        for twin in end.twins:
            for number, (one, another) in enumerate(zip(_own_cards(twin.boundary.state), true, strict=True)):
                other[number] += one != another
    assert min(other) > 0, other


@pytest.mark.parametrize(
    "ends", [game for game in GAMES if game[1] == MOONS], ids=[WITH_MOONS], indirect=True, scope="module"
)
def test_other_moons_are_among_what_nobody_is_told(ends: Sequence[Deadline]) -> None:
    """The reports above were the same to the byte with other moons that others have."""
    other = 0
    for end in ends:
        house = end.opening.opened()
        true = getattr(house.table.boundary.state, "moons", ())
        house.close()
        other += sum(getattr(twin.boundary.state, "moons", ()) != true for twin in end.twins)
    assert other > len(ends), other


def _all_events(patch: pytest.MonkeyPatch, title: Title[Any]) -> None:
    """A report of everything that happened: what a title is not told it cannot tell, and what is for all it hides."""
    own = title.own

    def telling(before: State, view: State, told: Sequence[Event[Any]], *of: Any) -> tuple[Section, ...]:
        said = tuple([f"{title.sentence(event, view.seats)} {event}" for event in told])
        return (*own(before, view, told, *of), Section("By the way", said))

    patch.setattr(Resolved, "told", lambda resolved, seat: resolved.events)
    patch.setattr(title, "own", telling)


def _a_section(patch: pytest.MonkeyPatch, title: Title[Any]) -> None:
    """A title that remembers the last position of which it was asked where it stands, and tells of it."""
    where, own = title.where, title.own
    asked: list[State] = []

    def remembering(state: State) -> Heading:
        asked.append(state)
        return where(state)

    def telling(*of: Any) -> tuple[Section, ...]:
        return (*own(*of), Section("By the way", (sha256(codec.encode(asked[-1])).hexdigest(),)))

    patch.setattr(title, "where", remembering)
    patch.setattr(title, "own", telling)


def _a_shared_section(patch: pytest.MonkeyPatch, title: Title[Any]) -> None:
    """A title that tells everybody all that there is in the view it makes that from, which is somebody's."""
    shared = title.shared

    def telling(before: State, view: State, *of: Any) -> tuple[Section, ...]:
        return (*shared(before, view, *of), Section("By the way", (sha256(codec.encode(view)).hexdigest(),)))

    patch.setattr(title, "shared", telling)


def _a_scene(patch: pytest.MonkeyPatch, title: Title[Any]) -> None:
    """A title that puts into order for all what there is in the view it makes that from, and tells each of it."""
    scene, own = title.scene, title.own
    seen: list[State] = []

    def looking(before: State, view: State, told: Sequence[Event[Any]]) -> Any:
        seen.append(view)
        return scene(before, view, told)

    def telling(*of: Any) -> tuple[Section, ...]:
        return (*own(*of), Section("By the way", (sha256(codec.encode(seen[-1])).hexdigest(),)))

    patch.setattr(title, "scene", looking)
    patch.setattr(title, "own", telling)


def _a_picture(patch: pytest.MonkeyPatch, title: Title[Any]) -> None:
    """A title that remembers the last position of which it was asked where it stands, and draws a sheet of its size."""
    where = title.where
    asked: list[State] = []

    def remembering(state: State) -> Heading:
        asked.append(state)
        return where(state)

    def telling(*of: Any) -> Picture:
        return Picture(sha256(codec.encode(asked[-1])).digest()[0] + 1, 1, (), "")

    patch.setattr(title, "where", remembering)
    patch.setattr(title, "picture", telling)


WHOLE = [game for game in GAMES if game[1] not in (OWNERS, MOONS)]
"""Games of which enough is looked at for every kind of leak to show."""


LEAKS = [_all_events, _a_section, _a_shared_section, _a_scene, _a_picture]
ALL_OPEN = (_all_events, "blutooth-unusual")
"""Where everything takes part there, deals that look the same hide no other event: all is open soon."""
PLANTED = [(leak, game) for leak in LEAKS for game in WHOLE if (leak, _name(*game[:2])) != ALL_OPEN]


@pytest.mark.parametrize(
    ("leak", "ends"),
    PLANTED,
    ids=[f"{leak.__name__}-{_name(*game[:2])}" for leak, game in PLANTED],
    indirect=["ends"],
)
def test_a_leak_is_found(leak: Any, ends: Sequence[Deadline], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch, ends[0].title)
    folders = (tmp_path / str(number) for number in count())
    for end in ends:
        true = end.sent(next(folders)).reports
        for twin in end.twins:
            if end.sent(next(folders), twin).reports[twin.seat] != true[twin.seat]:
                return
    pytest.fail("no report was different")
