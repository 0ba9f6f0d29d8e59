"""Between two deadlines: no byte that a player is sent depends on what he cannot know."""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import pytest
from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.core.event import State
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import titles
from adjudicator.orders.values.standing_orders import StandingOrders
from adjudicator.reports.values.document import Acknowledgement
from adjudicator.service.documents import acknowledgements
from adjudicator.service.documents.acknowledgements import Seated
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.table import Table
from adjudicator.service.office.office import Office
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.service_words.words import ANSWERS
from adjudicator.store.tables.values import Seat
from tests.leaks.house import GERMAN, PLAYERS, Reply
from tests.leaks.worlds import Opening, Position, Script, answers, openings, positions, script, unusual
from tests.sampling import EVERYTHING

PLAYING = 4

Case = tuple[str, int, int, Reply]
"""A title, the phase of its game that is open (counted from 1), who is curious, and where tokens stand."""
Other = Literal["silent", "different"]
"""Another world: without letters of others, or with different ones."""
OTHERS: tuple[Other, ...] = ("different", "silent")

LOOKED_AT: tuple[tuple[int, int, Reply], ...] = ((5, 3, "plus"), (7, 1, "subject"), (10, 2, "subject"), (12, 0, "plus"))
"""Phases, who is curious in each, and where tokens stand; where they stand in the subject, everything takes part."""
EARLY: tuple[tuple[int, int, Reply], ...] = ((1, 0, "plus"), (2, 1, "subject"), (4, 3, "plus"))
"""The same for a title without secrets, which has only its letters to keep, and may well be over soon."""
SAMPLE = 2
"""So many of these are looked at in every run."""

CASES: list[Case] = [
    (name, *one)
    for name, title in titles().items()
    for one in (LOOKED_AT if title.secrets else EARLY)[: None if EVERYTHING else SAMPLE]
]
WORLDS: list[tuple[*Case, Sequence[Other]]] = [
    (*case, OTHERS if EVERYTHING else OTHERS[number % SAMPLE :: SAMPLE])
    for number, case in enumerate(CASES)
    if EVERYTHING or (number + number // SAMPLE) % 2 == 0
]
"""In every run, a phase of each title in one of the other worlds, by turns."""


class Curious(NamedTuple):
    """One player at the opening of a phase, with other positions that he could not tell from the true one."""

    opening: Opening
    seat: int
    owes: bool
    said: Script
    views: tuple[State, ...]
    others: tuple[State, ...]

    def world(self, folder: Path, others: Sequence[bytes], position: Position | None = None) -> dict[str, list[bytes]]:
        """What is sent to him and to strangers in a world."""
        return answers(self.opening.copied(folder, position), self.said, others, self.seat)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, int], Opening]:
    """The openings of all phases that are looked at."""
    found: dict[tuple[str, int], Opening] = {}
    for title, reply in sorted({(case[0], case[3]) for case in CASES}):
        phases = [case[1] for case in CASES if (case[0], case[3]) == (title, reply)]
        folder = tmp_path_factory.mktemp("played")
        options = unusual(title) if reply == "subject" else {}
        for phase, opening in zip(phases, openings(folder, title, PLAYING, phases, reply, options), strict=True):
            found[title, phase] = opening
    return found


def curious(opening: Opening, seat: int, label: str) -> Curious:
    """A player with everything he writes."""
    house = opening.opened()
    laid = house.table
    others = tuple(positions(house, seat, [f"{label}/{number}".encode() for number in range(2)]))
    found = Curious(opening, seat, laid.owes(seat), script(house, seat), laid.boundary.views, others)
    house.close()
    return found


def other_world(him: Curious, which: Other, folder: Path) -> dict[str, list[bytes]]:
    """A world that he could not tell from the true one."""
    silent, different = him.others
    if which == "silent":
        return him.world(folder, (), (silent, him.views))
    knowing = tuple(view if seat == him.seat else different for seat, view in enumerate(him.views))
    return him.world(folder, him.said.different, (different, knowing))


@pytest.mark.parametrize(("title", "phase", "seat", "reply", "others"), WORLDS)
def test_what_a_player_cannot_know_changes_no_byte(
    title: str,
    phase: int,
    seat: int,
    reply: Reply,
    others: Sequence[Other],
    played: dict[tuple[str, int], Opening],
    tmp_path: Path,
) -> None:
    him = curious(played[title, phase], seat, f"{title}/{phase}")
    true = him.world(tmp_path / "true", him.said.others)
    sent = true[PLAYERS[seat].address]
    assert len(sent) > len(him.said.mine) - 2
    assert (b".reminder." in b"".join(sent)) == him.owes
    tried = any(b"Tried out" in mail or b"Ausprobiert" in mail for mail in sent)
    assert (seat == GERMAN) == any(b"Deine Befehle" in mail for mail in sent)
    assert tried or not him.owes, "the orders of whoever is asked something are tried out"
    assert all(true.values()), "everybody is answered"
    for which in others:
        assert other_world(him, which, tmp_path / which) == true


def test_most_players_are_reminded(played: dict[tuple[str, int], Opening]) -> None:
    owing = 0
    for title, phase, seat, _ in CASES:
        house = played[title, phase].opened()
        owing += house.table.owes(seat)
        house.close()
    assert owing * 2 > len(CASES)


def _mark(state: State) -> str:
    return sha256(codec.encode(state)).hexdigest()


def _tables(patch: pytest.MonkeyPatch) -> list[Table]:
    """The tables at which letters are acknowledged, the latest last; an acknowledgement itself knows only a view."""
    found: list[Table] = []
    true = acknowledgements.seated

    def seated(office: Office, table: Table, seat: Seat) -> Seated:
        found.append(table)
        return true(office, table, seat)

    patch.setattr(acknowledgements, "seated", seated)
    return found


def _a_note(patch: pytest.MonkeyPatch, title: str) -> None:
    true, tables = acknowledgements.acknowledgement, _tables(patch)

    def acknowledgement(*of: Any, **more: Any) -> Acknowledgement:
        said = true(*of, **more)
        return replace(said, notes=(*said.notes, f"Everything is {_mark(tables[-1].boundary.state)}."))

    patch.setattr(acknowledgements, "acknowledgement", acknowledgement)


class _Telling(Heading, frozen=True):
    mark: str = ""


def _a_peek(patch: pytest.MonkeyPatch, title: str) -> None:
    true, tables = acknowledgements.acknowledgement, _tables(patch)

    def acknowledgement(seated: Seated, orders: Orders, *of: Any, **more: Any) -> Acknowledgement:
        """The dry run of somebody who begins with the true position."""
        said, table = true(seated, orders, *of, **more), tables[-1]
        out = adjudicate(
            table.title,
            table.boundary.state,
            table.boundary.views,
            [StandingOrders(orders.clauses)] * len(table.seats),
            table.chance,
        )
        return replace(said, tried=(*said.tried, _mark(out.state)))

    patch.setattr(acknowledgements, "acknowledgement", acknowledgement)


def _a_heading(patch: pytest.MonkeyPatch, title: str) -> None:
    rules = titles()[title]
    true = rules.where

    def where(state: State) -> Heading:
        heading = true(state)
        return _Telling(heading.turn, heading.phase, _mark(state)[:6])

    patch.setattr(rules, "where", where)
    headed = Title.headed

    def telling(self: Title[Any], heading: Heading) -> str:
        mark = f" {heading.mark}" if isinstance(heading, _Telling) else ""
        return headed(self, heading) + mark

    patch.setattr(Title, "headed", telling)


def _a_count(patch: pytest.MonkeyPatch, title: str) -> None:
    def status(asked: Asked) -> Said:
        come = len(asked.incoming.unit.game_letters.accepted(asked.game.id, asked.table.phase.serial))
        return Said((f"{come} letters have come.",))

    patch.setitem(ANSWERS, "STATUS", status)


TELLING: Final = (0, 6)
"""Which of his letters are enough for every leak to show: orders, and questions with STATUS among them."""


@pytest.mark.parametrize(
    ("leak", "title"),
    [
        (leak, name)
        for leak in (_a_note, _a_peek, _a_heading, _a_count)
        for name, title in titles().items()
        if title.secrets or leak is _a_count  # the others tell of the position
    ],
)
def test_a_leak_is_found(
    title: str, leak: Any, played: dict[tuple[str, int], Opening], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the position, or what others have written, is told, the worlds differ."""
    phase = next(case[1] for case in CASES if case[0] == title)
    him = curious(played[title, phase], 0, "leak")
    him = him._replace(said=him.said._replace(mine=tuple(him.said.mine[number] for number in TELLING), strangers=()))
    leak(monkeypatch, title)
    true = him.world(tmp_path / "true", him.said.others)
    assert him.world(tmp_path / "again", him.said.others) == true
    assert him.world(tmp_path / "other", (), (him.others[0], him.views)) != true
