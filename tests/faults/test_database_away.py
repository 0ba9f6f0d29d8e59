"""A PostgreSQL server that is stopped and started again: letters wait meanwhile, and the game master is told."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.smtp import Courier, Parcel
from adjudicator.service.mailroom.imap_folder import ImapFolder
from adjudicator.service.maintenance import upgrades
from adjudicator.service.settings.configuration import Settings, Storage, example_text
from adjudicator.service.settings.toml_reader import read
from adjudicator.service.work import retried_work
from adjudicator.service.work.serve import Service
from adjudicator.store.database import copies
from adjudicator.store.database.database import Store
from adjudicator.store.tables.errors import StoreError, StoreUnreachable, StoreUnusable
from tests.patience import PATIENCE
from tests.postgres import PostgresServer
from tests.postgres import at_work as running
from tests.service.hearing import Heard, at_work, hear
from tests.service.house import MAILBOX, PLAYERS, House
from tests.service.served import USERS

pytestmark = pytest.mark.postgres
__all__ = ("hear",)


@pytest.fixture
def postgres() -> Iterator[PostgresServer]:
    """A server that nobody else uses."""
    with running() as server:
        yield server


@pytest.fixture
def shared(tmp_path: Path, postgres: PostgresServer) -> Iterator[House]:
    """A game on that server."""
    house = House(tmp_path)
    house.move_to(postgres.create("games"))
    house.begun()
    yield house
    house.store.close()


def url_of(house: House) -> str:
    return house.store._url.render_as_string(hide_password=False)


def test_a_server_that_is_stopped_and_started_again(
    shared: House, postgres: PostgresServer, hear: Callable[[str], Heard], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retried_work, "FIRST_PAUSE", 0.01)
    report = shared.last(1)
    raw = shared.raw("PASS\n", sender=PLAYERS[1].address, to=report.reply_to or "", answers=report)
    untold, handled = hear("the notice of it could not be filed: part=fetching"), hear("letter handled")
    with Embedded(USERS) as post:
        courier = Courier(post.smtp("bob"))
        service = Service(shared.office, [ImapFolder(post.imap("games"))], post.smtp("games"), poll=1.0)
        with at_work(service):
            postgres.stop()
            courier.deliver([Parcel(PLAYERS[1].address, MAILBOX, raw)])
            assert untold.heard.wait(PATIENCE)
            postgres.start()
            assert handled.heard.wait(PATIENCE)
        courier.close()
        sent = [raw for name in USERS for raw in post.letters(name) if name != "games"]
    with shared.store.unit() as unit:
        letter = unit.letters.get(1)
    assert letter is not None
    assert (letter.raw, letter.verdict) == (raw, "accepted")
    said = [one for one in shared.notices() if one.startswith("fetching failed again and again, and works now: ")]
    assert len(said) == 1
    assert {mail.raw for mail in shared.mails() if mail.status == "sent"} == set(sent)
    shared.next_phase()
    assert shared.game().serial == 2


@pytest.fixture
def settings(shared: House, tmp_path: Path) -> Settings:
    found = read(example_text(), tmp_path / "adjudicator.toml")
    return replace(found, store=Storage(url=url_of(shared)))


def test_a_copy_is_put_back_as_a_whole(shared: House, postgres: PostgresServer, tmp_path: Path) -> None:
    copies.save(url_of(shared), tmp_path / "dump")
    other = postgres.create("other")
    copies.put_back(tmp_path / "dump", other, instead=False)
    was = shared.game()
    for instead in (False, True):
        store = Store(other)
        with store.unit() as unit:
            assert unit.games.all() == [was]
            unit.games.pause(was.id)
        store.close()
        if not instead:
            copies.put_back(tmp_path / "dump", other, instead=True)


def test_a_missing_program_is_named(shared: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(StoreUnusable, match=r"pg_dump, which saves .* is not on this machine: install PostgreSQL's"):
        copies.save(url_of(shared), tmp_path / "dump")


@pytest.fixture
def guarded(shared: House, postgres: PostgresServer) -> str:
    """The address of the same database for somebody who needs a password, without one."""
    rules = postgres.home / "data" / "pg_hba.conf"
    rules.write_text("local all gm trust\nlocal all all scram-sha-256\n")
    postgres.run("pg_ctl", "-D", "data", "reload")
    postgres.run("createuser", "-h", str(postgres.home), "-U", "gm", "stranger")
    return url_of(shared).replace("gm@", "stranger@")


def test_nobody_is_asked_for_a_password_where_none_is_written(guarded: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"pg_dump failed \(.*no password supplied"):
        copies.save(guarded, tmp_path / "dump")
    store = Store(guarded)
    with pytest.raises(StoreUnreachable, match=r"server does not let us in \(.*no password supplied.*Check the user"):
        store.migrate()
    store.close()


@pytest.mark.parametrize(("was", "other", "said"), [("/games?", "/gaems?", "database"), ("gm@", "mg@", "role")])
def test_a_server_that_answers_is_not_said_to_be_away(shared: House, was: str, other: str, said: str) -> None:
    store = Store(url_of(shared).replace(was, other))
    with pytest.raises(StoreUnreachable, match=f"server does not let us in .*{said} .* does not exist"):
        store.migrate()
    store.close()


def test_a_rehearsed_upgrade_leaves_nothing(shared: House, settings: Settings) -> None:
    shared.next_phase()
    found = upgrades.check(settings)
    assert (found.games, found.phases, found.differences) == (1, 1, ())
    game = shared.game()
    with pytest.raises(InterruptedError), shared.store.rehearsed() as unit:
        unit.games.pause(game.id)
        raise InterruptedError
    assert shared.game().status == "running"
