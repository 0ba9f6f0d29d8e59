"""Two services on one database by mistake, and one that was killed: one refuses, and the game master is told."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.mail.servers.smtp import Outcome, Parcel, Sent
from adjudicator.service.mailroom.mail_sender import STALE, Sending
from adjudicator.service.settings.configuration import Settings, SettingsWrong, Storage, example_text
from adjudicator.service.settings.toml_reader import read
from adjudicator.service.work import serve
from adjudicator.service.work.rival_services import taken
from adjudicator.service.work.sole_service import alone
from adjudicator.store.database.database import Store
from tests.service.conftest import house
from tests.service.house import House

__all__ = ("house",)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return read(example_text(), tmp_path / "adjudicator.toml")


def test_a_second_service_of_a_configuration_refuses(settings: Settings) -> None:
    refused = pytest.raises(SettingsWrong, match=r"with this configuration .*: stop it first")
    with alone(settings), refused, alone(settings):
        pass
    with alone(settings) as died:
        assert not died


def test_a_second_configuration_on_one_database_refuses(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    store = Storage(url=f"sqlite:///{tmp_path / 'other' / '..' / 'adjudicator.db'}")
    other = replace(settings, folder=tmp_path / "other", store=store)
    refused = pytest.raises(SettingsWrong, match=r"with the database .*: stop it first")
    with alone(settings), refused, alone(other):
        pass
    with alone(other) as died:
        assert not died


def test_a_service_that_was_killed_is_told_of_once(house: House, settings: Settings) -> None:
    child = os.fork()
    if child == 0:
        with alone(settings):
            os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(child, 0)
    with alone(settings) as died:
        assert died
    with alone(settings) as died:
        assert not died
    for _ in range(2):
        serve._tell_killed(house.office)
    assert house.notices() == [
        "The service was killed, or the machine lost its power. It goes on where it was, and nothing is lost."
    ]


def test_letters_that_were_in_hand_when_a_service_was_killed_may_come_twice(house: House) -> None:
    house.create()
    with house.store.unit() as unit:
        taken = unit.outbox.claim(house.clock.now(), stale_after=STALE, limit=2)
    assert len(taken) == 2
    serve._tell_killed(house.office)
    (notice,) = house.notices("killed")
    assert notice.endswith("nothing is lost. Letters that were being sent may come twice: 2.")


class Hanging:
    """A mail server that takes letters and does not answer for long; meanwhile somebody else is at work."""

    def __init__(self, meanwhile: Iterator[None]) -> None:
        self._meanwhile = meanwhile
        self.taken: list[Parcel] = []

    def deliver(self, parcels: list[Parcel]) -> tuple[Outcome, ...]:
        self.taken += parcels
        next(self._meanwhile, None)
        return tuple([Sent("250") for _ in parcels])


def test_what_a_sender_who_hangs_has_in_hand_is_sent_by_another(house: House) -> None:
    """He may have sent it, so it may arrive twice: the same to the byte. When he wakes up, he changes nothing."""
    house.create()
    second = Hanging(iter(()))

    def others() -> Iterator[None]:
        other = Sending(house.office, second, dead=())  # type: ignore[arg-type]
        assert other.send_some() == 0, "they are in the hands of the first"
        house.clock.move(house.clock.now() + STALE)
        assert other.send_some() == 3
        yield

    first = Hanging(others())
    assert Sending(house.office, first, dead=()).send_some() == 3  # type: ignore[arg-type]
    assert [one.message for one in first.taken] == [one.message for one in second.taken]
    assert {(mail.status, mail.attempts) for mail in house.mails()} == {("sent", 2)}


def test_a_database_that_is_not_there_yet_has_its_lock(settings: Settings, tmp_path: Path) -> None:
    with alone(settings):
        assert (tmp_path / "adjudicator.db.lock").exists()
        assert not Store(settings.url).exists()
    nowhere = replace(settings, store=Storage(url=f"sqlite:///{tmp_path}/nowhere/games.db"))
    with alone(nowhere):
        pass


def test_at_a_file_there_is_no_place_to_take_beside_its_lock(house: House, settings: Settings) -> None:
    with taken(house.office, settings) as place:
        assert place is None
