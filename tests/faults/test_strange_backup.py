"""A backup from a stranger writes nothing outside its folder, runs nothing, and takes no more memory than any other."""

import json
import sqlite3
import stat
import struct
import tracemalloc
import zipfile
import zlib
from collections.abc import Callable, Mapping
from contextlib import closing
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import pytest

from adjudicator.service.maintenance import KeepingWrong
from adjudicator.service.maintenance.archive import MOST_FILES, MOST_LIST
from adjudicator.service.maintenance.backup import CONTENTS, Backup, back_up
from adjudicator.service.maintenance.foreign_settings import Foreign
from adjudicator.service.maintenance.restore import Restored, restore
from adjudicator.service.settings.configuration import FILE, KEY_FILE, example_text
from adjudicator.service.settings.toml_reader import load
from adjudicator.store.tables.errors import StoreError
from tests.cli.conftest import Command, command  # noqa: F401 - a fixture
from tests.service.house import SECRET, House

CONFIG = example_text()


class Stranger:
    """Makes backups as a stranger would: those of a game of his own, with anything changed in them."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        house = House(folder)
        house.begun()
        house.store.close()
        self.file = folder.parent / "from-a-stranger"
        config = folder / FILE
        config.write_text(CONFIG.replace("adjudicator.db", "games.db"))
        (folder / KEY_FILE).touch(mode=0o600)
        (folder / KEY_FILE).write_bytes(SECRET)
        back_up(load(config), config, self.file)
        with zipfile.ZipFile(self.file) as packed:
            self.parts = {name: packed.read(name) for name in packed.namelist()}
        self.parts[FILE] = CONFIG.encode()

    def written(self, more: Mapping[str, bytes] = {}, **about: object) -> Path:
        """The backup with these files in it, in the place of others of these names, and with this said of it."""
        parts = {**self.parts, **more}
        contents = json.loads(parts.pop(CONTENTS))
        contents["files"] = {name: sha256(data).hexdigest() for name, data in parts.items()}
        said = json.dumps(contents | about).encode()
        with zipfile.ZipFile(self.file, "w", zipfile.ZIP_DEFLATED) as packed:
            packed.writestr(CONTENTS, said)
            for name, data in parts.items():
                packed.writestr(name, data)
        return self.file

    def configured(self, *lines: str, old: str = "", new: str = "") -> Path:
        """The backup with its configuration changed."""
        text = CONFIG.replace(old, new) if old else CONFIG
        assert not old or old in CONFIG
        return self.written({FILE: f"{text}\n{chr(10).join(lines)}\n".encode(), "templates/x.txt.j2": b"evil"})

    def database(self, *statements: str) -> Path:
        """The backup with its database changed."""
        file = self.file.with_name("changed.db")
        file.write_bytes(self.parts["games.db"])
        with closing(sqlite3.connect(file)) as db:
            for statement in statements:
                db.execute(statement)
            db.commit()
        return self.written({"games.db": file.read_bytes()})


@pytest.fixture
def stranger(tmp_path: Path) -> Stranger:
    return Stranger(tmp_path / "theirs")


@pytest.fixture
def new(tmp_path: Path) -> Path:
    """A folder of our own with nothing in it, among others."""
    (tmp_path / "home" / "games").mkdir(parents=True)
    return tmp_path / "home" / "games"


@pytest.fixture
def installed(new: Path) -> Path:
    """A configuration of our own."""
    (new / FILE).write_text(CONFIG)
    return new


def everything(folder: Path) -> dict[str, bytes]:
    """All files of a folder and what stands in them, but for the locks that are held while something is done."""
    found = {str(path.relative_to(folder)): path for path in sorted(folder.rglob("*")) if path.is_file()}
    return {name: path.read_bytes() for name, path in found.items() if not name.endswith(".lock")}


def accepted(folder: Path, file: Path, *, force: bool = False) -> Restored:
    """What comes of it where somebody has said that all in it may count."""
    with Backup(file) as backup:
        word = backup.word
    return restore(folder / FILE, file, force=force, accept=word)


# ---- where it would write, and what would count

ELSEWHERE = {
    "templates above": ('templates = "../outside"', ""),
    "templates anywhere": ('templates = "/tmp/outside"', ""),
    "templates in the folder itself": ('templates = "."', ""),
    "templates in the folder itself, otherwise": ('templates = "./"', ""),
    "templates below and above again": ('templates = "a/../../outside"', ""),
    "hidden templates": ('templates = ".ssh"', ""),
    "templates by a tilde": ('templates = "~/outside"', ""),
    "templates in a folder that is there": ('templates = "mine"', ""),
    "templates behind a link": ('templates = "link"', ""),
    "templates below a link": ('templates = "link/below"', ""),
    "templates in the place of the key": (f'templates = "{KEY_FILE}"', ""),
    "a key above": ("", '[signing]\nselector = "s1"\nkey_file = "../outside.pem"'),
    "a key anywhere": ("", '[signing]\nselector = "s1"\nkey_file = "/tmp/outside.pem"'),
    "a hidden key": ("", '[signing]\nselector = "s1"\nkey_file = ".ssh/authorized_keys"'),
    "a key in the place of the database": ("", '[signing]\nselector = "s1"\nkey_file = "adjudicator.db"'),
    "a database anywhere": ("", '[store]\nurl = "sqlite:////tmp/outside.db"'),
    "a database above": ("", '[store]\nurl = "sqlite:///../outside.db"'),
    "a database in the place of the key": ("", f'[store]\nurl = "sqlite:///{KEY_FILE}"'),
    "a database in the place of the settings": ("", f'[store]\nurl = "sqlite:///{FILE}"'),
    "a hidden database": ("", '[store]\nurl = "sqlite:///.profile"'),
    "a database by another word": ("", '[store]\nurl = "sqlite+pysqlite:////tmp/outside.db"'),
    "a database on a server": ("", '[store]\nurl = "postgresql://games@example.org/games"'),
    "a database by a percent sign": ("", '[store]\nurl = "sqlite:///%2e%2e/outside.db"'),
    "templates in the place of a lock": ('templates = "adjudicator.db.lock"', ""),
    "templates in the database": ('templates = "adjudicator.db/t"', ""),
    "templates in the place of the settings, in other letters": ('templates = "Adjudicator.TOML"', ""),
    "templates with a name that no disk holds": (f'templates = "{"a" * 300}"', ""),
    "templates with a path that no disk holds": (f'templates = "{"/".join(["a" * 99] * 50)}"', ""),
    "a key beside the database, as a part of it": ("", '[signing]\nselector = "s1"\nkey_file = "adjudicator.db-wal"'),
    "a key in the templates": ('templates = "t"', '[signing]\nselector = "s1"\nkey_file = "t/key.pem"'),
    "a clock anywhere": ("", '[clock]\nfile = "/tmp/outside"'),
    "a clock without an end": ("", '[clock]\nfile = "/dev/zero"'),
    "a clock in the place of the key": ("", f'[clock]\nfile = "{KEY_FILE}"'),
}


@pytest.mark.parametrize("kind", ELSEWHERE)
def test_a_place_that_a_stranger_names_is_not_written_to(kind: str, stranger: Stranger, new: Path) -> None:
    house, more = ELSEWHERE[kind]
    (new / "mine").mkdir()
    (new / "mine" / "a.txt.j2").write_text("mine")
    (new / "link").symlink_to(new.parent)
    signing = {"signing.pem": b"evil"} if "signing" in more else {}
    stranger.parts |= signing
    store = 'url = "sqlite:///adjudicator.db"'
    old, changed = (
        (store, more.removeprefix("[store]\n")) if "[store]" in more else ("[service]", f"[service]\n{house}")
    )
    further = [more] if "[signing]" in more or "[clock]" in more else []
    file = stranger.configured(*further, old=old, new=changed)
    before = everything(new.parent)
    for force in (False, True):
        with pytest.raises(KeepingWrong, match="nothing is written there at its word"):
            accepted(new, file, force=force)
    assert everything(new.parent) == before
    assert not list(new.parent.parent.glob("outside*"))
    assert not list(Path("/tmp").glob("outside*"))


def test_the_folder_of_a_database_is_made_within_ours(stranger: Stranger, new: Path) -> None:
    file = stranger.configured(old='url = "sqlite:///adjudicator.db"', new='url = "sqlite:///all/games/adjudicator.db"')
    accepted(new, file)
    assert (new / "all" / "games" / "adjudicator.db").is_file()


def test_settings_of_a_stranger_are_shown_before_they_count(stranger: Stranger, new: Path, command: Command) -> None:  # noqa: F811
    run = new.parent / "ran"
    file = stranger.configured(
        old='folder = "INBOX"', new=f'folder = "INBOX\N{RIGHT-TO-LEFT OVERRIDE}"\ntoken_command = "touch {run}"'
    )
    before = everything(new)
    done = command("restore", file, "--config", new / FILE)
    assert done.code == 1
    assert f'imap.token_command runs a command: "touch {run}"' in done.out
    for shown in ("imap.host = ", "smtp.host = ", "service.gm = ", "service.mailbox = "):
        assert shown in done.out
    assert "\N{RIGHT-TO-LEFT OVERRIDE}" not in done.out + done.err
    assert done.err.count("\n") == 1
    assert everything(new) == before
    # Another word is none of this backup.
    assert command("restore", file, "--config", new / FILE, "--accept", "12345678").code == 1
    assert everything(new) == before
    with Backup(file) as backup:
        assert f"--accept {backup.word}" in done.err
        said = command("restore", file, "--config", new / FILE, "--accept", backup.word)
    assert said.code == 0, said.err
    assert (new / "adjudicator.db").exists()
    assert not run.exists()


def test_where_there_are_settings_those_of_a_backup_do_not_count(
    stranger: Stranger,
    installed: Path,
    command: Command,  # noqa: F811
) -> None:
    file = stranger.configured(old="[service]", new='[service]\ntemplates = "/tmp/outside"')
    before = (installed / FILE).read_bytes()
    done = command("restore", file, "--config", installed / FILE)
    assert done.code == 0, done.err
    assert done.out.splitlines()[1] == '  service.templates = "/tmp/outside" (here: as usual)'
    assert "was not taken" in done.out
    assert (installed / FILE).read_bytes() == before
    assert sorted(everything(installed)) == ["adjudicator.db", KEY_FILE, FILE]


def test_templates_are_not_written_through_a_link(stranger: Stranger, installed: Path) -> None:
    (installed / FILE).write_text(CONFIG.replace("[service]", '[service]\ntemplates = "mine"'))
    (installed / "mine").mkdir()
    (installed / "mine" / "de").symlink_to(installed.parent)
    with pytest.raises(KeepingWrong, match="lies behind a link that leads out of"):
        restore(installed / FILE, stranger.written({"templates/de/x.txt.j2": b"evil"}))
    assert not (installed.parent / "x.txt.j2").exists()
    assert not (installed / "adjudicator.db").exists()
    # Files that other programs obey are no templates.
    done = restore(installed / FILE, stranger.written({"templates/.git/config": b"evil", "templates/a.txt.j2": b"x"}))
    assert (installed / "mine" / "a.txt.j2").exists()
    assert not (installed / "mine" / ".git").exists()
    assert done.held == ("andromeda",)


def test_a_link_beside_templates_is_not_saved(installed: Path) -> None:
    (installed / FILE).write_text(CONFIG.replace("[service]", '[service]\ntemplates = "mine"'))
    House(installed).store.close()
    (installed / "games.db").rename(installed / "adjudicator.db")
    (installed / KEY_FILE).touch(mode=0o600)
    (installed / KEY_FILE).write_bytes(SECRET)
    (installed / "mine").mkdir()
    (installed / "mine" / "x.txt.j2").symlink_to("/etc/passwd")
    with pytest.raises(KeepingWrong, match="is a link that leads out of"):
        back_up(load(installed / FILE), installed / FILE, installed / "saved")
    assert not (installed / "saved").exists()


# ---- the zip file

OUTSIDE = "would lie outside its folder"
NAMES = {
    "/etc/passwd": OUTSIDE,
    "../x": OUTSIDE,
    "templates/../../x": OUTSIDE,
    "templates\\x": OUTSIDE,
    "C:/x": OUTSIDE,
    "templates/c:x": OUTSIDE,
    "templates//x": "is no file of one",
    "templates/./x": "is no file of one",
    "templates/": "is no file of one",
    "templates/x/": "is no file of one",
    "templates/a\nb": "is no file of one",
    "templates/" + "x" * 300: "is no file of one",
    "templates/" + "x/" * 600 + "x": "is no file of one",
    "clock": "is no file of one",
    "adjudicator.lock": "is no file of one",
    "ADJUDICATOR.KEY": "is no file of one",
}


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_called_as_those_of_backups_are(name: str, stranger: Stranger, installed: Path) -> None:
    before = everything(installed)
    with pytest.raises(KeepingWrong, match=NAMES[name]):
        restore(installed / FILE, stranger.written({name: b"evil"}))
    assert everything(installed) == before


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("templates/a.j2", "templates/A.j2"), "would be one file"),
        (("templates/\u00e9", "templates/e\u0301"), "would be one file"),
        (("templates/a", "templates/a/b"), "would lie in a file"),
    ],
)
def test_no_two_files_are_one(names: tuple[str, ...], said: str, stranger: Stranger) -> None:
    with pytest.raises(KeepingWrong, match=said):
        Backup(stranger.written(dict.fromkeys(names, b"x")))


def packed(stranger: Stranger, change: Callable[[zipfile.ZipFile], None]) -> Path:
    with zipfile.ZipFile(stranger.written(), "a") as archive:
        change(archive)
    return stranger.file


def linked(archive: zipfile.ZipFile) -> None:
    entry = zipfile.ZipInfo("templates/link")
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    archive.writestr(entry, "/etc/passwd")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda archive: archive.writestr("templates/more", b""), "says nothing of 'templates/more'"),
        (lambda archive: archive.writestr(FILE, b""), "would be one file"),
        (linked, "says nothing of 'templates/link'"),
        (lambda archive: archive.writestr("templates/b", b"", zipfile.ZIP_BZIP2), "packed in another way"),
        (lambda archive: archive.writestr("templates/l", b"", zipfile.ZIP_LZMA), "packed in another way"),
    ],
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_zip_file_holds_what_its_list_says_and_nothing_else(
    change: Callable[[zipfile.ZipFile], None], said: str, stranger: Stranger
) -> None:
    with pytest.raises(KeepingWrong, match=said):
        Backup(packed(stranger, change))


def test_a_name_that_ends_before_its_end_is_none(stranger: Stranger) -> None:
    data = stranger.written({"templates/aXb": b"x"}).read_bytes().replace(b"templates/aXb", b"templates/a\0b")
    stranger.file.write_bytes(data)
    with pytest.raises(KeepingWrong, match="is no backup of this program"):
        Backup(stranger.file)


def test_an_encrypted_file_is_none_of_a_backup(stranger: Stranger) -> None:
    data = bytearray(stranger.written().read_bytes())
    for mark, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        start = data.index(mark)
        data[start + at] |= 1
    stranger.file.write_bytes(data)
    with pytest.raises(KeepingWrong, match="packed in another way"):
        Backup(stranger.file)


ZEROS = 100 << 20


@pytest.mark.parametrize("name", [CONTENTS, FILE, KEY_FILE, "games.db", "templates/x.txt.j2"])
def test_three_megabytes_do_not_become_four_gigabytes(name: str, stranger: Stranger, installed: Path) -> None:
    before = everything(installed)
    stranger.written(
        dict.fromkeys((name,), bytes(ZEROS)) if name != CONTENTS else {},
        **({"x": "x" * ZEROS} if name == CONTENTS else {}),
    )
    tracemalloc.start()
    with pytest.raises(KeepingWrong, match=r"in it (is larger than|claims to be)"):
        restore(installed / FILE, stranger.file)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < ZEROS // 5
    assert everything(installed) == before


def test_of_a_file_no_more_is_read_than_it_says_it_has(stranger: Stranger) -> None:
    """Its length stands in two places; what is unpacked is measured, too."""
    data = stranger.written({"templates/x": bytes(1_234_567)}).read_bytes()
    assert data.count(struct.pack("<I", 1_234_567)) == 2
    data = data.replace(struct.pack("<I", 1_234_567), struct.pack("<I", 100))
    stranger.file.write_bytes(data)
    with pytest.raises(KeepingWrong, match=r"damaged \(templates/x"):
        Backup(stranger.file)


def test_so_many_files_are_in_a_backup(stranger: Stranger) -> None:
    many = {f"templates/{number}": b"" for number in range(MOST_FILES)}
    with pytest.raises(KeepingWrong, match=f"it holds more than {MOST_FILES} files"):
        Backup(stranger.written(many))


def test_a_list_of_files_is_no_longer_than_that_of_a_backup(stranger: Stranger) -> None:
    """It is read as a whole before anything is known of a file."""
    beyond = BytesIO()
    with zipfile.ZipFile(beyond, "w") as archive:
        for number in range(3):
            entry = zipfile.ZipInfo(f"templates/{number}")
            entry.comment = b"x" * 65000
            archive.writestr(entry, b"")
    data = beyond.getvalue()
    start = data.index(b"PK\x01\x02")
    record = data[start : data.index(b"PK\x01\x02", start + 1)]
    count = MOST_LIST // len(record) + 2
    listed = record * count
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, count, count, len(listed), start, 0)
    stranger.file.write_bytes(data[:start] + listed + end)
    with pytest.raises(KeepingWrong, match="the list of its files is too long"):
        Backup(stranger.file)


@pytest.mark.parametrize(
    "said",
    [
        b"[" * 50_000,
        b'{"a":' * 50_000,
        b"\xff",
        b"null",
        b'{"format": 1}',
        b'{"format": ' + b"9" * 5000 + b"}",
        "{}".encode("utf-16"),
    ],
)
def test_what_a_backup_says_of_itself_is_data(said: bytes, stranger: Stranger) -> None:
    with zipfile.ZipFile(stranger.file, "w") as archive:
        archive.writestr(CONTENTS, said)
    with pytest.raises(KeepingWrong, match="it does not say what is in it"):
        Backup(stranger.file)


@pytest.mark.parametrize("at", ["2026-05-05T18:00:00", "0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59-12:00"])
def test_a_backup_was_made_at_some_time(at: str, stranger: Stranger) -> None:
    with pytest.raises(KeepingWrong, match="it does not say when it was made"):
        Backup(stranger.written(at=at))


@pytest.mark.parametrize("raw", [b"", b"PK", b"PK\x05\x06" + bytes(18), b"no zip file", b"PK\x03\x04" * 1000])
def test_what_is_no_zip_file_is_no_backup(raw: bytes, stranger: Stranger) -> None:
    stranger.file.write_bytes(raw)
    with pytest.raises(KeepingWrong, match="is no backup"):
        Backup(stranger.file)


# ---- the database

DATABASES = {
    "a trigger": ("CREATE TRIGGER evil AFTER INSERT ON restore BEGIN UPDATE game SET gm = 'x'; END",),
    "a view": ("CREATE VIEW evil AS SELECT 1",),
    "a view in the place of a table": (
        "DROP TABLE absence",
        "CREATE VIEW absence AS WITH RECURSIVE a(x) AS (SELECT 1 UNION ALL SELECT x FROM a) SELECT * FROM a",
    ),
    "a virtual table": ("CREATE VIRTUAL TABLE evil USING fts5(x)",),
    "a table too many": ("CREATE TABLE evil (x)",),
    "a table too few": ("DROP TABLE absence",),
    "a column too many": ("ALTER TABLE game ADD COLUMN evil",),
    "a column that is computed": ("ALTER TABLE game ADD COLUMN evil AS (zeroblob(100000000))",),
    "no version": ("DELETE FROM alembic_version",),
    "two versions": ("INSERT INTO alembic_version VALUES ('0001')",),
    "a version that is none": ("UPDATE alembic_version SET version_num = '../../x'",),
    "an older version": ("UPDATE alembic_version SET version_num = '0002'",),
    "rows that point nowhere": ("PRAGMA foreign_keys = OFF", "UPDATE seat SET game_id = 99"),
}


@pytest.mark.parametrize("kind", DATABASES)
def test_a_database_of_a_stranger_is_one_of_ours_or_not_used(kind: str, stranger: Stranger, installed: Path) -> None:
    before = everything(installed)
    with pytest.raises(StoreError) as wrong:
        restore(installed / FILE, stranger.database(*DATABASES[kind]))
    assert "nothing was changed" in str(wrong.value)
    assert "\n" not in str(wrong.value)
    assert set(everything(installed)) - set(before) <= {KEY_FILE}


def test_what_a_stranger_has_put_beside_rows_is_not_taken_over(stranger: Stranger, installed: Path) -> None:
    """Indexes, checks and defaults are ours again, whatever theirs would do."""
    file = stranger.database(
        "CREATE INDEX evil ON game (name) WHERE length(name) > 1",
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_master SET sql = replace(sql, 'CREATE TABLE mute (', 'CREATE TABLE mute (CHECK (1 IN (WITH '"
        " || 'RECURSIVE a(x) AS (SELECT 1) SELECT x FROM a)),') WHERE 0",
    )
    restore(installed / FILE, file)
    with closing(sqlite3.connect(installed / "adjudicator.db")) as db:
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
    assert "game" in names
    assert "evil" not in names


@pytest.mark.parametrize("at", [0.2, 0.5, 0.8])
def test_pages_that_contradict_each_other_are_not_used(at: float, stranger: Stranger, installed: Path) -> None:
    data = bytearray(stranger.parts["games.db"])
    page = int(len(data) * at) // 4096 * 4096
    data[page : page + 4096] = bytes(range(256)) * 16
    with pytest.raises(StoreError):
        restore(installed / FILE, stranger.written({"games.db": bytes(data)}))
    assert not (installed / "adjudicator.db").exists()


@pytest.mark.parametrize("data", [b"", b"SQLite format 3\0", b"no database" * 1000, bytes(8192)])
def test_what_is_no_database_is_not_used(data: bytes, stranger: Stranger, installed: Path) -> None:
    with pytest.raises(StoreError):
        restore(installed / FILE, stranger.written({"games.db": data}))
    assert not (installed / "adjudicator.db").exists()


def test_rows_that_unpack_without_end_are_one_sentence(stranger: Stranger, installed: Path) -> None:
    bomb = b"\0" + zlib.compress(bytes(200 << 20), 9)
    tracemalloc.start()
    with pytest.raises(StoreError, match="nothing was changed"):
        restore(installed / FILE, stranger.database(f"UPDATE phase SET state = x'{bomb.hex()}'"))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 150 << 20
    assert not (installed / "adjudicator.db").exists()


def test_values_of_another_kind_are_one_sentence(stranger: Stranger, installed: Path) -> None:
    for change in (
        "UPDATE phase SET deadline = 'never'",
        "UPDATE game SET serial = 'x'",
        "UPDATE game SET name = x'ff'",
    ):
        with pytest.raises((KeepingWrong, StoreError)) as wrong:
            restore(installed / FILE, stranger.database(change))
        assert "nothing was changed" in str(wrong.value), change
        assert not (installed / "adjudicator.db").exists()


def test_a_game_that_cannot_be_read_keeps_no_other_from_coming_back(stranger: Stranger, installed: Path) -> None:
    done = restore(installed / FILE, stranger.database("UPDATE game SET options = '['"))
    assert done.held == ("andromeda",)


def test_a_dump_of_a_stranger_is_not_run(stranger: Stranger, new: Path) -> None:
    """A dump of PostgreSQL tells the server what to do; only whoever has our key can have made ours."""
    (new / FILE).write_text(CONFIG.replace("sqlite:///adjudicator.db", "postgresql://games@127.0.0.1:1/games"))
    database = stranger.parts.pop("games.db")
    file = stranger.written({"games.dump": database}, database="postgresql")
    with pytest.raises(Foreign, match="--accept") as shown:
        restore(new / FILE, file, force=True)
    assert shown.value.lines == ("games.dump is run by the database server with all rights of its user here",)
