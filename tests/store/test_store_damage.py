"""Whatever is wrong with the database is said in one sentence that names it and the way out."""

import os
import sqlite3
import stat
from pathlib import Path

import pytest

from adjudicator.store.database import copies, files, revisions
from adjudicator.store.database.database import Store
from adjudicator.store.tables.errors import StoreDamaged, StoreError, StoreNewer, StoreUnreachable, StoreUnusable
from tests.store.samples import NOON, a_mail

RESTORE = "restore your last backup"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with a thousand mails in it."""
    path = tmp_path / "games.db"
    store = Store(f"sqlite:///{path}")
    store.migrate()
    with store.unit() as unit:
        unit.outbox.queue([a_mail(f"mail {number}") for number in range(1000)])
    store.close()
    return path


def opening(path: Path) -> Store:
    return Store(f"sqlite:///{path}")


@pytest.mark.parametrize("share", [0.001, 0.1, 0.5, 0.9, 0.999])
def test_a_truncated_file(path: Path, share: float) -> None:
    size = int(path.stat().st_size * share)
    os.truncate(path, size)
    before = path.read_bytes()
    store = opening(path)
    with pytest.raises(StoreDamaged, match=RESTORE) as complaint:
        store.migrate()
    assert str(path) in str(complaint.value)
    store.close()
    assert path.read_bytes() == before


def test_a_file_with_nothing_in_it_is_not_taken_for_a_new_one(path: Path) -> None:
    path.with_name("games.db-wal").write_bytes(b"what was written last")
    os.truncate(path, 0)
    for ask in (opening(path).exists, opening(path).migrate, lambda: copies.save(f"sqlite:///{path}", path / "copy")):
        with pytest.raises(StoreDamaged, match=rf"it is empty; if there were no games yet, delete it.*{RESTORE}"):
            ask()
    assert path.stat().st_size == 0
    path.unlink()
    for ask in (opening(path).exists, opening(path).migrate):
        with pytest.raises(StoreDamaged, match=r"it is gone, and only its newest part is there; if .* delete .*-wal"):
            ask()
    assert path.with_name("games.db-wal").read_bytes() == b"what was written last"


@pytest.mark.parametrize("linked", [True, False])
def test_a_new_file_is_never_empty_and_its_owners_alone(
    tmp_path: Path, linked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError

    if not linked:
        # As on a file system that knows one name for a file.
        monkeypatch.setattr(os, "link", refused)
    path = tmp_path / "games.db"
    files.make(path)
    assert (path.stat().st_size > 0, stat.S_IMODE(path.stat().st_mode)) == (True, 0o600)
    assert list(tmp_path.iterdir()) == [path]
    was = path.stat().st_ino
    files.make(path)
    assert path.stat().st_ino == was
    store = opening(path)
    assert not store.exists()
    store.close()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "adjudicator.toml"
    path.write_text("[mail]\nhost = 'mail.example.org'\n" * 50)
    before = path.read_bytes()
    store = opening(path)
    for ask in (store.migrate, store.exists):
        with pytest.raises(StoreDamaged, match=rf"adjudicator\.toml.*{RESTORE}"):
            ask()
    with pytest.raises(StoreDamaged, match=RESTORE), store.unit() as unit:
        unit.games.all()
    store.close()
    assert path.read_bytes() == before


def overwritten(path: Path) -> bytes:
    """The file with the first page lost on which one of the mails is named."""
    raw = path.read_bytes()
    page = raw.index(b"mail 500") // 4096 * 4096
    path.write_bytes(raw[:page] + b"\xff" * 4096 + raw[page + 4096 :])
    return path.read_bytes()


def test_a_page_overwritten(path: Path) -> None:
    overwritten(path)
    store = opening(path)
    with pytest.raises(StoreDamaged, match=RESTORE):
        store.require_whole()
    # An ordinary command does not read all of it, and meets the page.
    store.migrate()
    with pytest.raises(StoreDamaged, match=RESTORE), store.unit() as unit:
        unit.outbox.keyed("mail 500")
    store.close()


def test_a_damaged_database_is_not_altered(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = overwritten(path)
    monkeypatch.setattr(revisions, "HEAD", "9999")
    store = opening(path)
    with pytest.raises(StoreDamaged, match=RESTORE):
        store.migrate()
    store.close()
    assert path.read_bytes() == before


def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "cookies.sqlite"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE cookies (crumbs)")
    db.close()
    store = opening(path)
    with pytest.raises(StoreDamaged, match="holds cookies, but not this program's tables"):
        store.migrate()
    store.close()


def test_a_newer_database_is_left_alone(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("UPDATE alembic_version SET version_num = '9f00'")
    db.close()
    store = opening(path)
    with pytest.raises(StoreNewer, match=r"its revision is 9f00.*Install that version") as complaint:
        store.migrate()
    assert str(path) in str(complaint.value)
    store.close()
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [("9f00",)]
        assert db.execute("SELECT count(*) FROM outbox").fetchone() == (1000,)
    db.close()


def test_a_database_without_its_tables_yet(url: str) -> None:
    store = Store(url)
    complaint = r"has not been set up.*adjudicator init"
    with pytest.raises(StoreUnusable, match=complaint), store.unit() as unit:
        unit.games.all()
    store.close()


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    store = opening(tmp_path / "nowhere" / "games.db")
    assert not store.exists()
    with pytest.raises(StoreUnreachable, match=r"nowhere.*Check that its folder exists"):
        store.migrate()


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(StoreUnreachable, match=r"cannot be read or written \(it is a folder"):
        opening(tmp_path).migrate()


def test_what_is_in_the_way_beside_a_file_is_named(path: Path) -> None:
    path.with_name("games.db-wal").mkdir()
    for ask in (opening(path).exists, opening(path).migrate, lambda: copies.integrity(f"sqlite:///{path}")):
        with pytest.raises(StoreUnreachable, match=r"games\.db-wal is a folder, and must be a file or missing"):
            ask()


def test_a_full_disk_keeps_what_was_there(path: Path) -> None:
    store = opening(path)
    with pytest.raises(StoreUnreachable, match="disk is not full"), store.unit() as unit:
        db = unit.notices._db
        pages = db.exec_driver_sql("PRAGMA page_count").scalar()
        # SQLite answers a file at its greatest allowed size as it answers a full disk.
        db.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        unit.notices.add("kind", "x" * 10_000_000, at=NOON)
    store.close()
    with store.unit() as unit:
        assert unit.notices.unseen() == []
        assert unit.outbox.keyed("mail 999") is not None
    store.close()


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("games.db", "'games.db' is no database address; write for example sqlite:///"),
        ("mysql://localhost/games", "no storage on 'mysql'; use sqlite:///FILE"),
        ("postgresql+asyncpg://db/games", r"no storage on 'postgresql\+asyncpg'; use .* or postgresql://"),
        ("sqlite://", "in memory forgets every letter"),
        ("sqlite://games.db", "three slashes stand before the name of a file: sqlite:///games.db"),
        ("sqlite://gm:hunter2@host/games.db", "three slashes stand before the name of a file"),
        ("postgresql://gm:hun@ter2@host/games", "has more than one @; .* must be written %40"),
        ("sqlite:///:memory:", "in memory forgets every letter"),
        ("sqlite:////srv/what?/games.db", "a question mark begins options"),
        ("sqlite+none:///games.db", "there is no storage on 'sqlite.none'"),
    ],
)
def test_an_address_that_cannot_be_used(url: str, complaint: str) -> None:
    with pytest.raises(StoreUnusable, match=complaint):
        Store(url)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://gm:{}@host:port/games",
        "postgresql://gm:{}@[::1/games",
        "postgresql://gm:{}",
        "postgresql:/gm:{}@host/games",
        "postgresql//gm:{}@host:5432/games",
        "postgresql:gm:{}@host/games",
        "gm:{}@host:5432/games",
        "postgres//host/games?user=gm&password={}",
        "mysql://gm:{}@host/games",
        "sqlite:///gm:{}@host?games",
        "sqlite://gm:{}@host/games",
    ],
)
@pytest.mark.parametrize("password", ["hunter2", "hunter2@", "/hunter2", ":hunter2", "@:hunter2:"])
def test_what_may_be_a_password_is_never_shown(url: str, password: str) -> None:
    try:
        said = Store(url.format(password)).place
    except StoreUnusable as complaint:
        said = str(complaint)
    assert "hunter2" not in said


@pytest.mark.postgres
@pytest.mark.parametrize("scheme", ["postgres", "POSTGRESQL", "postgresql+psycopg"])
def test_a_password_among_the_options_is_one(scheme: str) -> None:
    store = Store(f"{scheme}://host/games?user=gm&password=hunter2")
    assert store.place == "postgresql://gm:***@host/games"
    assert store.server == "postgresql://gm:hunter2@host/games"


@pytest.mark.postgres
def test_a_password_is_never_shown() -> None:
    store = Store("postgresql+psycopg://gm:hunter2@127.0.0.1:1/games?connect_timeout=2")
    assert "hunter2" not in store.place
    with pytest.raises(StoreUnreachable, match="server does not answer") as complaint:
        store.migrate()
    assert "hunter2" not in str(complaint.value)
    assert isinstance(complaint.value, StoreError)
