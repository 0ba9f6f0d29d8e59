"""A full disk: nothing is taken in by halves, all goes on when there is room, and the game master is told."""

import resource
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.smtp import Courier, Parcel, Sent
from adjudicator.service.mailroom.imap_folder import ImapFolder
from adjudicator.service.work import retried_work
from adjudicator.service.work.serve import Service
from adjudicator.store.database import copies
from adjudicator.store.database.copies import integrity
from adjudicator.store.tables.errors import StoreError, StoreUnreachable
from tests.due import adjudicate_due
from tests.patience import PATIENCE
from tests.service.conftest import house
from tests.service.hearing import Heard, at_work, hear
from tests.service.house import MAILBOX, PLAYERS, House
from tests.service.served import USERS

__all__ = ("hear", "house")


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can grow, as on a full disk."""
    was = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, was[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, was)


def test_on_a_full_disk_letters_wait_in_the_mailbox(
    house: House, hear: Callable[[str], Heard], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retried_work, "FIRST_PAUSE", 0.01)
    house.begun()
    report = house.last(1)
    raw = house.raw("PASS\n", sender=PLAYERS[1].address, to=report.reply_to or "", answers=report)
    untold, handled = hear("the notice of it could not be filed: part=fetching"), hear("letter handled")
    with Embedded(USERS) as post:
        courier = Courier(post.smtp("bob"))
        service = Service(house.office, [ImapFolder(post.imap("games"))], post.smtp("games"), poll=1.0)
        with at_work(service):
            with full_disk():
                (sent,) = courier.deliver([Parcel(PLAYERS[1].address, MAILBOX, raw)])
                assert isinstance(sent, Sent)
                assert untold.heard.wait(PATIENCE)
                assert not handled.heard.is_set()
            assert handled.heard.wait(PATIENCE)
        courier.close()
    assert integrity(f"sqlite:///{house.store.place}") == []
    said = [one for one in house.notices() if one.startswith("fetching failed again and again, and works now: ")]
    assert len(said) == 1
    assert "Check that its folder exists, that you may write there and that the disk is not full" in said[0]
    with house.store.unit() as unit:
        assert [letter.verdict for letter in (unit.letters.get(1),) if letter is not None] == ["accepted"]
        assert unit.letters.get(2) is None


def test_a_full_disk_ends_no_phase_by_halves(house: House) -> None:
    house.begun()
    house.to_deadline()
    before, mails = house.game(), len(house.mails())
    with full_disk(), pytest.raises(StoreError, match="disk is not full"):
        adjudicate_due(house.office)
    assert (house.game(), len(house.mails())) == (before, mails)
    assert adjudicate_due(house.office) == 1
    assert house.game().serial == 2


def told(name: str) -> tuple[retried_work.Part, list[str], list[Exception]]:
    """A part that fails as long as there are faults, and what is told of it; telling fails for the first ones, too."""
    faults: list[Exception] = [OSError("no room")] * 5
    said: list[str] = []

    def tell(part: str, text: str) -> None:
        if faults:
            raise OSError("no room for this either")
        said.append(text)

    def work() -> None:
        if faults:
            raise faults.pop()
        stopped.set()

    stopped = threading.Event()
    return retried_work.Part(name, work, stopped=stopped, tell=tell), said, faults


def test_what_could_not_be_told_is_told_when_the_work_goes_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retried_work, "FIRST_PAUSE", 0.001)
    part, said, _ = told("sending")
    part.keep()
    assert said == ["sending failed again and again, and works now: no room"]
    part.fine()
    assert len(said) == 1


def test_a_backup_for_which_there_is_no_room_says_so_of_itself_and_not_of_the_database(
    house: House, tmp_path: Path
) -> None:
    (tmp_path / "elsewhere").mkdir()
    url = house.store._url.render_as_string()
    refused = pytest.raises(StoreUnreachable, match=r"the copy of .* cannot be written .* Make room where the backup")
    with full_disk(), refused:
        copies.save(url, tmp_path / "elsewhere" / "games")
