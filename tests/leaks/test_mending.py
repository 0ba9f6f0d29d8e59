"""What a game master takes back, corrects and hands over: no byte of it depends on what its reader cannot know."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.games.catalogue import titles
from adjudicator.mail.parsing.letter import read
from adjudicator.service import master
from adjudicator.service.documents import documents, handover
from adjudicator.service.mailroom import reception
from tests.leaks.house import GAME, PLAYERS, House
from tests.leaks.worlds import Opening, Position, openings, positions, script
from tests.sampling import EVERYTHING

PLAYING: Final = 4
SEAT: Final = 1
FAY: Final = "fay@elsewhere.test"
PHASE: Final = {name: 5 if title.secrets else 3 for name, title in titles().items()}
"""Which phase of each title is open, counted from 1."""


def _before(house: House) -> str:
    """The phase before the open one."""
    number = house.game.id
    with house.store.unit() as unit:
        return str(unit.phases.of(number)[-2].heading)


def _command(house: House, word: str, text: str = "", *lines: str) -> None:
    master.command(house.office, GAME, word, text, lines)


def _mend(house: House) -> None:
    """Everybody is written to, a phase is taken back, brought back, and played again with other orders."""
    _command(house, "NOTE TO ALL", "Have patience.")
    _command(house, "EXTEND", f"{house.table.heading} BY 2 days")
    before = _before(house)
    _command(house, "UNDO", before)
    _command(house, "REDO")
    _command(house, "CORRECT ORDERS FOR", f"{house.table.seats[SEAT].name} {before}", "PASS")


def _hand_over(house: House) -> None:
    """Somebody else takes the seat, and is sent all that it was told."""
    name, number = house.table.seats[SEAT].name, house.game.id
    house.reply(SEAT, "RESIGN NOW", "resigns")
    _command(house, "SEAT", f"{name} BY Fay <{FAY}>")
    with house.store.unit() as unit:
        invited = [read(mail.raw) for mail in unit.outbox.of_seat(number, SEAT) if mail.recipient == FAY]
    filed = house.receive("JOIN", sender=FAY, number="joins", to=invited[-1].reply_to, answers=[invited[-1].message_id])
    assert filed.verdict == "join"


WORKS: Final = {"mend": _mend, "hand over": _hand_over}


class Known(NamedTuple):
    """A player at the opening of a phase, what all have written in it, and positions that he could not tell apart."""

    title: str
    opening: Opening
    others: tuple[bytes, ...]
    different: tuple[bytes, ...]
    worlds: tuple[Position, ...]

    def sent(self, folder: Path, others: tuple[bytes, ...], position: Position | None, work: str) -> list[bytes]:
        """Everything that leaves for him, and for whoever takes his seat, in a world."""
        house = self.opening.copied(folder, position)
        for raw in others:
            reception.receive(house.office, raw, source="pipe")
        reception.handle_all(house.office)
        house.wait(hours=1)
        house.send()
        before = len(house.post.parcels)
        WORKS[work](house)
        house.send()
        house.close()
        his = (PLAYERS[SEAT].address, FAY)
        return [one.message for one in house.post.parcels[before:] if one.recipient in his]


@pytest.fixture(scope="module", params=titles())
def known(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Known:
    title = request.param
    (opening,) = openings(tmp_path_factory.mktemp("mending"), title, PLAYING, [PHASE[title]])
    house = opening.opened()
    views = house.table.boundary.views
    said = script(house, SEAT)
    same, different = (*positions(house, SEAT, [b"one", b"two"]),)[:2]
    house.close()
    knowing = tuple(view if seat == SEAT else different for seat, view in enumerate(views))
    return Known(title, opening, said.others, said.different, ((same, views), (different, knowing)))


OTHERS: Final = ("silent", "different")
"""Other worlds than the true one: nobody else has written, or everybody something else."""


def true_world(known: Known, folder: Path, work: str) -> list[bytes]:
    return known.sent(folder / "true", known.others, None, work)


def other_world(known: Known, which: str, folder: Path, work: str) -> list[bytes]:
    same, different = known.worlds
    if which == "silent":
        return known.sent(folder / which, (), same, work)
    return known.sent(folder / which, known.different, different, work)


@pytest.mark.parametrize("work", WORKS)
def test_no_byte_depends_on_what_the_reader_cannot_know(known: Known, work: str, tmp_path: Path) -> None:
    true = true_world(known, tmp_path, work)
    assert true, "he is written to"
    # In every run each kind of work in one other world, for every second title in the other one.
    first = ([*WORKS].index(work) + [*titles()].index(known.title)) % len(OTHERS)
    for which in OTHERS if EVERYTHING else OTHERS[first :: len(OTHERS)]:
        assert other_world(known, which, tmp_path, work) == true


def _corrected(patch: pytest.MonkeyPatch) -> str:
    true = documents.corrected

    def corrected(office: Any, table: Any, seat: Any, *rest: Any, **more: Any) -> Any:
        said = true(office, table, seat, *rest, **more)
        return replace(said, paragraphs=(*said.paragraphs, sha256(codec.encode(table.boundary.state)).hexdigest()))

    patch.setattr(documents, "corrected", corrected)
    return "mend"


def _handed(patch: pytest.MonkeyPatch) -> str:
    true = handover.past

    def past(office: Any, unit: Any, laid: Any, seat: Any) -> Any:
        (file,) = true(office, unit, laid, seat)
        letters = unit.game_letters.accepted(laid.game.id, laid.phase.serial)
        return (replace(file, data=file.data + f"{len(letters)} letters have come".encode()),)

    patch.setattr(handover, "past", past)
    return "hand over"


@pytest.mark.parametrize("known", ["postal-cosmic"], indirect=True)
@pytest.mark.parametrize("leak", [_corrected, _handed])
def test_a_leak_is_found(
    known: Known, leak: Callable[[pytest.MonkeyPatch], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the position, or what others have written, is told, the worlds differ."""
    work = leak(monkeypatch)
    true = true_world(known, tmp_path, work)
    assert any(other_world(known, which, tmp_path, work) != true for which in OTHERS)
