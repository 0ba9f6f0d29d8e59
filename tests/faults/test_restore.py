"""Put back from a backup, an installation loses no letter, ends no phase by itself, and tells nobody two things."""

import json
import os
import re
import shutil
import signal
import stat
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.mail.parsing.letter import read
from adjudicator.mail.servers.client import Received
from adjudicator.mail.servers.smtp import Courier
from adjudicator.rehearsal.people import HOUSE, MASTER, PEOPLE
from adjudicator.service.mailroom.mail_sender import Sending
from adjudicator.service.mailroom.reception import handle_all, receive
from adjudicator.service.maintenance import KeepingWrong
from adjudicator.service.maintenance.backup import CONTENTS, Backup
from adjudicator.service.maintenance.foreign_settings import Foreign
from adjudicator.service.maintenance.restore import restore
from adjudicator.service.settings.configuration import SECRET, SettingsWrong
from adjudicator.service.settings.toml_reader import load
from adjudicator.service.work.adjudication import adjudicate_now
from adjudicator.service.work.sole_service import alone
from tests import hands
from tests.faults import sound
from tests.faults.installation import NAME, Installation, installed, put_back, saved
from tests.mail.signatures import PRIVATE


@pytest.fixture
def one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installation]:
    (tmp_path / "games").mkdir()
    with installed(tmp_path / "games", monkeypatch) as found:
        found.begin()
        yield found


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    with pytest.MonkeyPatch.context() as patch, installed(tmp_path_factory.mktemp("begun"), patch) as found:
        found.begin()
        found.office.store.close()
        yield found


@pytest.fixture
def quiet(begun: Installation, tmp_path: Path) -> Iterator[Installation]:
    """An installation with no letters to come or go."""
    folder = Path(shutil.copytree(begun.folder, tmp_path / "games"))
    found = Installation(folder, begun.post, furnished=True)
    yield found
    found.close()


def word(file: Path) -> str:
    """By what somebody says that they have seen what is in a backup."""
    with Backup(file) as backup:
        return backup.word


def test_what_was_told_since_an_old_backup_is_not_told_in_another_way(one: Installation) -> None:
    one.write(0, "PASS\n")
    one.work()
    file = saved(one)
    # All this is not in the backup: two letters, the end of the phase, its reports, and an answer to one of them.
    one.pass_time(hours=1)
    one.write(1, "PASS\n")
    one.write(2, "PASS\n")
    one.work()
    one.pass_time(days=7)
    one.work()
    was = one.phases()
    assert [phase.closed_at is None for phase in was] == [False, True]
    one.write(0, "NOTE to GM: thanks\nPASS\n", "turn 1 phase 2")
    one.work()
    told = set(one.got())

    one.pass_time(hours=5)
    put_back(one, file)
    one.work()
    # Letters are fetched again; the phase is over by the clock, and is not adjudicated.
    assert len(one.phases()) == 1
    assert [letter.verdict for letter in one.letters()] == ["accepted", "accepted", "accepted", "ahead"]
    (held,) = one.notices("held")
    assert held.startswith(
        "Turn 1 phase 1 of andromeda waits for you: it was put back from a backup of 05 May 2026 18:00 UTC"
    )
    assert one.notices("restored")[0].splitlines()[-1] == "The open phases of these games are held: andromeda."
    (ahead,) = one.notices("files gone back")
    assert ahead.startswith("Red answers phase number 2 of andromeda, and the files end with number 1")
    letter = read(one.latest(1, "is held").raw)
    assert "were put back from a backup of 05 May 2026 18:00 UTC" in " ".join(line.text for line in letter.lines)

    # The game master looks, and ends it: the same letters come to the same, and the one that waited counts.
    assert adjudicate_now(one.office, NAME)
    one.work()
    assert [phase.events for phase in one.phases()] == [phase.events for phase in was]
    assert [phase.state for phase in one.phases()] == [phase.state for phase in was]
    assert [letter.verdict for letter in one.letters()] == ["accepted"] * 4
    assert [letter.serial for letter in one.letters()] == [1, 1, 1, 2]
    sound.no_letter_is_lost(one)
    sound.no_phase_is_adjudicated_twice(one)
    sound.no_mail_has_two_versions(one)
    # The second report of the phase is another mail, which says when it is due now.
    new = [read(raw) for user, raw in set(one.got()) - told if user == PEOPLE[1].user]
    (report,) = (letter for letter in new if letter.subject == "[andromeda] Turn 1 phase 2: report for Blue")
    assert re.fullmatch(r"<andromeda\.blue\.report\.2\.1001\.[0-9a-f]{32}@mail\.test>", report.message_id)
    (first,) = (letter for letter in map(read, (raw for _, raw in told)) if ".blue.report.1.1." in letter.message_id)
    assert report.references[-1] == first.message_id
    # And everything goes on as ever.
    one.write(1, "PASS\n", "turn 1 phase 2")
    one.work()
    assert one.letters()[-1].verdict == "accepted"


class Everything:
    """Copies of all letters that ever left."""

    def holds(self, message_id: str) -> bool:
        return True


def test_letters_that_waited_in_the_backup_are_looked_for_before_they_are_sent_again(one: Installation) -> None:
    before = set(one.got())
    hands.pause(one.office, NAME)
    file = saved(one)
    one.send()
    waited = set(one.got()) - before
    assert len(waited) == 3
    put_back(one, file)
    courier = Courier(one.post.smtp(HOUSE.user))
    while Sending(one.office, courier, copies=Everything()).send_some():
        pass
    courier.close()
    assert [one.got().count(letter) for letter in waited] == [1, 1, 1]
    assert one.latest(0, "is held").letter.subject == "[andromeda] Turn 1 phase 1 is held"
    assert {mail.status for mail in one.mails()} == {"sent"}


def test_copies_of_letters_answered_before_are_still_known(one: Installation) -> None:
    one.write(0, "PASS\n")
    one.work()
    put_back(one, saved(one))
    (raw,) = one.came()
    receive(one.office, b"Received: by another way\r\n" + raw, source="pipe")
    handle_all(one.office)
    assert [letter.verdict for letter in one.letters()] == ["accepted", "duplicate"]


def test_files_that_went_back_in_another_way_are_noticed(one: Installation) -> None:
    """Somebody copied an old database over the new one, without a word to the program."""
    one.office.store.close()
    old = one.database.read_bytes()
    one.open()
    one.pass_time(days=8)
    one.work()
    one.write(2, "PASS\n", "turn 1 phase 2")
    one.office.store.close()
    one.database.write_bytes(old)
    one.open()
    one.work()
    assert len(one.phases()) == 1
    assert len(one.notices("held")) == len(one.notices("files gone back")) == 1
    assert [letter.verdict for letter in one.letters()] == ["ahead"]
    assert [raw for raw in one.post.letters(MASTER.user) if b"files gone back" in raw]


def test_a_key_of_another_installation_shows_nothing(one: Installation) -> None:
    """A letter with a made-up key of a phase to come holds no game."""
    report = one.latest(0, "turn 1 phase 1")
    assert report.letter.reply_to is not None
    made_up = report.raw.replace(b"andromeda.red.1.", b"andromeda.red.7.")
    assert made_up != report.raw
    client = one.clients[0]
    one.write(0, "PASS\n")
    client.reply(Received(made_up, read(made_up)), "PASS\n", one.clock.now())
    one.work()
    assert sorted(letter.verdict or "" for letter in one.letters()) == ["accepted", "wrong_token"]
    assert one.notices() == []


def test_a_backup_is_of_one_instant_while_others_write(quiet: Installation) -> None:
    with quiet.office.store.unit() as unit:
        unit.notices.add("kind", "kept", at=quiet.clock.now())
    with quiet.office.store.unit() as unit:
        unit.notices.add("kind", "not yet", at=quiet.clock.now())
        file = saved(quiet)
    put_back(quiet, file)
    assert quiet.notices("kind") == ["kept"]


def test_a_backup_is_one_file_for_its_owner_alone(quiet: Installation) -> None:
    file = saved(quiet)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with zipfile.ZipFile(file) as packed:
        names = packed.namelist()
        everything = b"".join(packed.read(name) for name in names)
    assert names == ["backup.json", "games.db", "adjudicator.toml", "adjudicator.key"]
    for password in quiet.environment.values():
        assert password.encode() not in everything
    assert sorted(path.name for path in quiet.folder.parent.iterdir()) == ["backup", "games"]
    with pytest.raises(KeepingWrong, match="is there already"):
        saved(quiet)


def test_a_restore_onto_a_new_machine(quiet: Installation, tmp_path: Path) -> None:
    file = saved(quiet)
    new = tmp_path / "new"
    new.mkdir()
    with pytest.raises(Exception, match="holds no instant"):
        restore(new / "adjudicator.toml", file, accept=word(file))
    (new / "clock").write_bytes((quiet.folder / "clock").read_bytes())
    with pytest.raises(Foreign, match=f"with --accept {word(file)}"):
        restore(new / "adjudicator.toml", file)
    done = restore(new / "adjudicator.toml", file, accept=word(file))
    assert done.held == (NAME,)
    assert {path.name for path in new.iterdir()} >= {"adjudicator.toml", "adjudicator.key", "adjudicator.db"}
    assert not list(new.glob(".*"))
    for name in ("adjudicator.key", "adjudicator.db"):
        assert stat.S_IMODE((new / name).stat().st_mode) == 0o600
    assert (new / "adjudicator.key").read_bytes() == (quiet.folder / "adjudicator.key").read_bytes()


def test_the_key_that_letters_are_signed_with_is_saved_and_put_back(quiet: Installation) -> None:
    key = quiet.folder / "dkim.pem"
    key.write_bytes(PRIVATE)
    quiet.config.write_text(f'{quiet.config.read_text()}\n[signing]\nselector = "s1"\n')
    file = saved(quiet)
    key.unlink()
    put_back(quiet, file)
    assert key.read_bytes() == PRIVATE
    assert stat.S_IMODE(key.stat().st_mode) == 0o600


def test_nothing_that_is_there_is_lost(quiet: Installation) -> None:
    file = saved(quiet)
    hands.pause(quiet.office, NAME)
    with pytest.raises(KeepingWrong, match="--force"):
        restore(quiet.config, file)
    with alone(load(quiet.config)), pytest.raises(SettingsWrong, match="stop it first"):
        restore(quiet.config, file, force=True)
    assert quiet.game().status == "paused"
    quiet.office.store.close()
    done = restore(quiet.config, file, force=True)
    aside = [Path(path) for path in done.aside]
    assert [path.name.partition("-adj")[2] for path in aside] == ["udicator.db"]
    quiet.open()
    assert quiet.game().status == "running"
    quiet.office.store.close()
    aside[0].replace(quiet.database)
    quiet.open()
    assert quiet.game().status == "paused"


def test_another_key_is_not_put_up_with(quiet: Installation) -> None:
    file = saved(quiet)
    quiet.database.unlink()
    key = quiet.folder / "adjudicator.key"
    key.write_text("f" * 64)
    with pytest.raises(KeepingWrong, match="the key of the seat tokens is another one"):
        restore(quiet.config, file)
    with Backup(file) as backup:
        was = backup.read("adjudicator.key")
    done = restore(quiet.config, file, force=True)
    assert key.read_bytes() == was
    assert Path(done.aside[0]).read_text() == "f" * 64


def test_a_key_that_was_in_the_environment_is_asked_for(
    quiet: Installation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a new one would be made, and every answer to a letter from before would be refused."""
    key = quiet.folder / "adjudicator.key"
    monkeypatch.setenv(SECRET, key.read_text().strip())
    key.unlink()
    file = saved(quiet)
    new = tmp_path / "new"
    new.mkdir()
    (new / "clock").write_bytes((quiet.folder / "clock").read_bytes())
    monkeypatch.delenv(SECRET)
    with pytest.raises(KeepingWrong, match=f"it was in the environment: set {SECRET} to it"):
        restore(new / "adjudicator.toml", file, accept=word(file))
    assert not (new / "adjudicator.db").exists()


def test_a_backup_of_a_file_is_not_put_into_a_server(quiet: Installation) -> None:
    file = saved(quiet)
    text = quiet.config.read_text()
    quiet.config.write_text(f'{text}\n[store]\nurl = "postgresql://games@127.0.0.1:1/games"\n')
    with pytest.raises(KeepingWrong, match=r"holds a database of sqlite, and store\.url names one of postgresql"):
        restore(quiet.config, file, force=True)


def test_what_a_database_has_beside_it_does_not_come_to_another(quiet: Installation) -> None:
    file = saved(quiet)
    quiet.office.store.close()
    log = quiet.database.with_name("adjudicator.db-wal")
    log.write_bytes(b"of the games that were there")
    done = restore(quiet.config, file, force=True)
    assert [path.partition("-adj")[2] for path in done.aside] == ["udicator.db", "udicator.db-wal"]
    assert not log.exists()
    quiet.open()
    assert quiet.game().status == "running"


def test_letters_that_were_changed_since_are_left_and_missing_ones_are_there_again(quiet: Installation) -> None:
    mine = quiet.folder / "mine"
    mine.mkdir()
    for name in ("one.txt.j2", "two.txt.j2"):
        (mine / name).write_text("as it was\n")
    quiet.config.write_text(quiet.config.read_text().replace("[service]\n", '[service]\ntemplates = "mine"\n', 1))
    file = saved(quiet)
    (mine / "one.txt.j2").write_text("as I have it now\n")
    (mine / "two.txt.j2").unlink()
    quiet.office.store.close()
    done = restore(quiet.config, file, force=True)
    assert done.left == (str(mine / "one.txt.j2"),)
    assert done.written == (str(mine / "two.txt.j2"),)
    assert (mine / "one.txt.j2").read_text() == "as I have it now\n"
    # Whoever makes web pages from them may not be whoever runs the service.
    assert stat.S_IMODE((mine / "two.txt.j2").stat().st_mode) == 0o644


def test_a_backup_that_somebody_has_changed_is_not_used(quiet: Installation) -> None:
    file = saved(quiet)
    with zipfile.ZipFile(file) as packed:
        parts = {name: packed.read(name) for name in packed.namelist()}
    parts["adjudicator.toml"] += b"# and more\n"
    with zipfile.ZipFile(file, "w") as packed:
        for name, data in parts.items():
            packed.writestr(name, data)
    with pytest.raises(KeepingWrong, match=r"adjudicator\.toml is not as it was saved"):
        restore(quiet.config, file, force=True)


@pytest.mark.parametrize("name", ["../evil", "templates/../../evil", "/evil", "templates\\evil"])
def test_a_backup_that_would_write_elsewhere_is_not_used(quiet: Installation, name: str) -> None:
    file = saved(quiet)
    with zipfile.ZipFile(file) as packed:
        parts = {one: packed.read(one) for one in packed.namelist()}
    contents = json.loads(parts[CONTENTS])
    contents["files"][name] = contents["files"]["adjudicator.toml"]
    parts |= {CONTENTS: json.dumps(contents).encode(), name: parts["adjudicator.toml"]}
    with zipfile.ZipFile(file, "w") as packed:
        for one, data in parts.items():
            packed.writestr(one, data)
    with pytest.raises(KeepingWrong, match="would lie outside its folder"):
        restore(quiet.config, file, force=True)


@pytest.mark.parametrize("at", [0.3, 0.6])
def test_a_damaged_backup_is_not_used(quiet: Installation, at: float) -> None:
    file = saved(quiet)
    whole = bytearray(file.read_bytes())
    whole[int(len(whole) * at)] ^= 0xFF
    file.write_bytes(whole)
    before = quiet.database.read_bytes()
    with pytest.raises(KeepingWrong, match=r"damaged.*older backup"):
        restore(quiet.config, file, force=True)
    assert quiet.database.read_bytes() == before


def test_killed_as_the_backup_takes_its_place_there_are_games_in_it(quiet: Installation) -> None:
    """With nothing there, a service that is started with the machine would know of no game, and tell players so."""
    file = saved(quiet)
    database = quiet.folder / "adjudicator.db"
    quiet.office.store.close()
    before = database.read_bytes()

    def kill(event: str, of: tuple[object, ...]) -> None:
        if event == "os.rename" and str(of[0]).endswith(".restoring"):
            os.kill(os.getpid(), signal.SIGKILL)

    child = os.fork()
    if child == 0:
        sys.addaudithook(kill)
        put_back(quiet, file)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
    assert database.read_bytes() == before
    put_back(quiet, file)
    (phase,) = quiet.phases()
    assert phase.held is not None
    assert all(kept.read_bytes() == before for kept in quiet.folder.glob("before-*-adjudicator.db"))
