"""FORGET ME: whoever asks is erased when their games are over, and the record holds as before."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from email import message_from_bytes
from email.policy import default
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from adjudicator.cli.main import app
from adjudicator.mail.proof.witness import Witness
from adjudicator.service import master
from adjudicator.service.documents.game_record import Record
from adjudicator.service.mailroom import reception
from adjudicator.service.proof.own_letters import Own
from adjudicator.service.proof.verification import verify
from adjudicator.service.publishing import publish
from adjudicator.service.settings.configuration import Retention, example_text
from adjudicator.service.work import forgetting
from adjudicator.service.work.forgetting import TRIES, Forgetting, forget_due, wanted
from adjudicator.store.database import connections
from adjudicator.store.database.database import Store
from adjudicator.store.tables import tables
from adjudicator.store.tables.values import Game
from tests.service.house import GM, MAILBOX, PLAYERS, House
from tests.service.strangers import EVE, answer, ask, mails_to, written_to
from tests.store.empty import hurried

BOB = "bob@mail.test"
WORK = "robert@work.test"


def over(house: House) -> None:
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))


def sent(house: House) -> None:
    """Every letter has left."""
    with house.store.unit() as unit:
        now = house.clock.now()
        unit.db.execute(tables.outbox.update().values(status="sent", sent_at=now))


def asked_to_forget(house: House, sender: str = BOB) -> list[str]:
    """Somebody asks to be forgotten and answers the question; what they are told."""
    ask(house, "FORGET ME", sender)
    return answer(house, "FORGET ME", sender)


def everything(house: House, folder: Path) -> Iterator[tuple[str, str]]:
    """Each file as it lies there, each row of each table, and each letter on file as its reader sees it."""
    with house.store.unit() as unit:
        for name, table in tables.ALL.tables.items():
            for row in unit.db.execute(table.select()):
                yield (
                    name,
                    "\n".join(
                        value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value) for value in row
                    ),
                )
        keys = unit.db.exec_driver_sql("SELECT key FROM outbox").scalars().all()
        raws = [mail.raw for key in keys if (mail := unit.outbox.keyed(str(key))) is not None]
        raws += unit.db.execute(tables.letter.select().with_only_columns(tables.letter.c.raw)).scalars().all()
    for raw in raws:
        for part in message_from_bytes(raw, policy=default).walk():
            yield "mail", " ".join(str(value) for value in part.values())
            data = part.get_payload(decode=True)
            if isinstance(data, bytes):
                yield "mail", data.decode("utf-8", "replace")
    house.store.close()
    for file in folder.rglob("*"):
        if file.is_file():
            yield file.name, file.read_bytes().decode("utf-8", "replace")


def played(house: House) -> Game:
    """A game with Bob in every place where he can be: addresses, press, notes, absences, quotations, a statement."""
    game = house.begun(public=True)
    house.reply(1, f"{house.bot(1)}\nNOTE to GM: I am {BOB}\nPRESS to all: write to Bob at {BOB}\nEND PRESS")
    house.reply(1, f"ADDRESS ADD {WORK}\nSTATEMENT It was me, Bob <{BOB}>")
    with house.store.unit() as unit:
        unit.addresses.keep(game.id, 1, WORK, "counts", at=house.clock.now())
    quoted = "\n".join(f"> {line}" for line in house.prose(0, "report").splitlines())
    house.reply(0, f"{house.bot(0)}\nMUTE Bob\nNOTE to GM: Bob <{BOB.upper()}> cheats\n\n{quoted}")
    house.next_phase()
    house.reply(1, "STATUS", sender=WORK)
    house.next_phase()
    return house.game()


def test_after_the_end_nothing_but_the_backup_holds_the_address_and_the_record_holds(
    house: House, tmp_path: Path
) -> None:
    played(house)
    mine = [mail.raw for mail in house.mails(0)]
    over(house)
    record = house.game().record
    assert record is not None
    mine += [mail.raw for mail in house.mails(0, "final")]
    site = tmp_path / "site"
    publish(house.office, site)
    asked_to_forget(house)
    sent(house)
    assert forget_due(house.office) > 0
    publish(house.office, site)
    found = [(where, one) for where, said in everything(house, tmp_path) for one in (BOB, WORK) if one in said.lower()]
    assert found == []
    with house.store.unit() as unit:
        game = unit.games.named("andromeda")
    assert game is not None
    assert game.record not in (None, record)
    now = msgspec.json.decode(game.record or b"", type=Record)
    assert [one.player for one in now.players] == ["Ann", "Blue", "Cy"]
    assert [one.forgotten for one in now.players] == [False, True, False]
    assert verify(game.record or b"").holds
    assert verify(game.record or b"", Own.of("Red", mine)).holds
    pages = [file for file in site.rglob("*") if file.suffix in (".html", ".json", ".xml")]
    # Pages on which orders are put together belong to no game, and have examples with names.
    pages = [file for file in pages if not file.name.startswith("orders-")]
    assert pages
    assert [page.name for page in pages if "Bob" in page.read_text()] == []


def test_a_letter_that_names_whoever_is_forgotten_accuses_nobody(house: House) -> None:
    game = house.begun()
    house.next_phase()
    house.reply(0, "IN 1 INVITE Bob")
    house.next_phase()
    over(house)
    mails = [mail.raw for mail in house.mails(0)]
    with house.store.unit() as unit:
        mails += [letter.raw for letter in unit.game_letters.of_seat(game.id, 0)]
    record = house.game().record
    assert record is not None
    assert b"IN 1 INVITE Blue" in record
    assert verify(record, Own.of("Red", mails)).holds
    said = record.decode().replace('"player":"Bob"', '"player":"Blue","forgotten":true')
    verdict = verify(said.encode(), Own.of("Red", mails))
    assert not verdict.checked, "it cannot be told"
    assert "a player is forgotten since" in verdict.sentence


def test_others_find_their_letters_as_before_with_the_seat_for_the_name(house: House) -> None:
    played(house)
    over(house)
    asked_to_forget(house)
    sent(house)
    forget_due(house.office)
    for seat in (0, 2):
        last = house.prose(seat, "final")
        assert "Blue (Blue)" in last or "Blue" in last
        assert "Bob" not in last
        assert house.mails(seat, "report")
    assert house.mails(1) == []
    house.reply(0, "RESEND", "final")
    assert "Bob" not in house.prose(0, "final")


def test_while_a_game_runs_it_is_said_what_will_happen_and_done_at_the_end(house: House) -> None:
    house.begun()
    (question,) = ask(house, "FORGET ME", BOB)
    assert "It cannot be taken back." in question
    assert "You take part in a game that is not over, andromeda." in question
    (noted,) = answer(house, "FORGET ME", BOB)
    assert "You will be forgotten." in noted
    assert "it is done when that game is over" in noted
    sent(house)
    assert forget_due(house.office) == 0
    assert house.seats()[1].address == BOB
    assert any("bob@mail.test has asked to be forgotten" in text for text in house.notices("forget"))
    house.reply(1, house.bot(1))
    over(house)
    assert forget_due(house.office) == 0, "the last letter to him has not left"
    sent(house)
    assert forget_due(house.office) == 1
    with house.store.unit() as unit:
        game = unit.games.named("andromeda")
        assert game is not None
        assert (unit.seats.of(game.id)[1].address, unit.seats.of(game.id)[1].player) == ("", "Blue")
        assert unit.forgettings.all() == []


def test_whoever_was_forgotten_is_a_stranger_when_they_write_again(house: House) -> None:
    house.begun()
    report = house.last(1, "report")
    over(house)
    asked_to_forget(house)
    sent(house)
    forget_due(house.office)
    (told,) = ask(house, "Hello, do you know me?", BOB)
    assert "Thank you for your letter. I run a mailbox" in told or "I do not know the address" in told
    filed = house.receive(house.raw("STATUS", sender=BOB, to=report.reply_to or MAILBOX, answers=report))
    assert filed.verdict in ("unknown_sender", "finished_game", "held", "wrong_token")
    assert BOB not in "".join(one for one in written_to(house, PLAYERS[0].address))


def test_it_goes_in_a_letter_of_its_own_and_needs_an_answer(house: House) -> None:
    house.begun()
    house.reply(1, f"{house.bot(1)}\nFORGET ME")
    assert "FORGET ME cannot be taken back, so it goes in a letter of its own" in house.answer(1)
    ask(house, "FORGET ME", BOB)
    (told,) = answer(house, "what does that mean?", BOB)
    assert "Nothing has been done." in told
    with house.store.unit() as unit:
        assert unit.forgettings.all() == []


def test_in_answer_to_a_report_it_is_understood_as_well(house: House) -> None:
    house.begun()
    house.reply(1, "FORGET ME")
    assert "Shall I forget you?" in written_to(house, BOB)[-1]


def test_the_code_is_good_for_one_address_and_one_week(house: House) -> None:
    ask(house, "FORGET ME")
    question = mails_to(house, EVE)[-1]
    to = question.reply_to or MAILBOX
    house.receive(house.raw("FORGET ME", sender=BOB, to=to, answers=question))
    with house.store.unit() as unit:
        assert unit.forgettings.all() == []
    house.pass_time(days=8)
    house.receive(house.raw("FORGET ME", sender=EVE, to=to, answers=question))
    with house.store.unit() as unit:
        assert unit.forgettings.all() == []
    assert "Shall I forget you?" in written_to(house)[-1], "they are asked anew"


@pytest.mark.parametrize(("said", "noted"), [("Ja, bitte", True), ("Nein, bitte nicht", False)])
def test_the_question_is_answered_in_any_language(house: House, said: str, noted: bool) -> None:
    ask(house, "FORGET ME")
    answer(house, said)
    with house.store.unit() as unit:
        assert bool(unit.forgettings.all()) is noted


def test_it_is_asked_three_times_a_day_and_never_where_the_letter_is_disowned(house: House) -> None:
    for _ in range(5):
        ask(house, "FORGET ME")
    assert len(written_to(house)) == 3
    house.office = replace(house.office, witness=Witness(("mx.test",)))
    raw = house.raw("FORGET ME", sender="zoe@zoes.test")
    fails = b"Authentication-Results: mx.test; dmarc=fail header.from=zoes.test\r\n"
    reception.receive(house.office, fails + raw, source="imap")
    reception.handle_all(house.office)
    assert written_to(house, "zoe@zoes.test") == []


def test_a_stranger_is_forgotten_too(house: House, tmp_path: Path) -> None:
    ask(house, "Hello")
    asked_to_forget(house, EVE)
    sent(house)
    assert forget_due(house.office) == 1
    assert [where for where, said in everything(house, tmp_path) if EVE in said.lower()] == []


def test_whoever_still_plays_keeps_nobody_waiting(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgetting, "_AT_ONCE", 1)
    house.begun()
    for address in (BOB, EVE):
        asked_to_forget(house, address)
    sent(house)
    assert forget_due(house.office) == 1
    with house.store.unit() as unit:
        assert [one.address for one in unit.forgettings.all()] == [BOB]


def test_letters_of_strangers_go_by_whole_days(house: House) -> None:
    house.office = replace(house.office, retention=Retention(strangers=10))
    for _ in range(3):
        ask(house, "Hello")
        house.pass_time(hours=1)
    sent(house)
    house.pass_time(days=10)
    assert forget_due(house.office) == 0
    house.pass_time(days=1)
    assert forget_due(house.office) > 3
    assert forget_due(house.office) == 0


def test_whoever_runs_the_service_is_told_to_name_somebody_else_first(house: House) -> None:
    (told,) = ask(house, "FORGET ME", GM)
    assert "Your address stands in the settings of this service" in told


def test_in_german(house: House) -> None:
    (told,) = ask(house, "FORGET ME\nLANGUAGE Deutsch")
    assert "Soll ich dich vergessen? Antworte mit FORGET ME" in told
    assert "Das kann man nicht zurücknehmen." in told
    (told,) = answer(house, "FORGET ME\nLANGUAGE Deutsch")
    assert "Du wirst vergessen." in told


def test_an_interruption_means_that_it_is_done_again(house: House, tmp_path: Path) -> None:
    played(house)
    over(house)
    asked_to_forget(house)
    sent(house)
    number = house.game().id
    with house.store.unit() as unit:
        unit.forgettings.erase(number, (BOB,), master=GM)
    assert forget_due(house.office) > 0
    assert [where for where, said in everything(house, tmp_path) if BOB in said.lower()] == []


def test_what_is_kept_for_a_while_only_goes_when_it_is_over(house: House, tmp_path: Path) -> None:
    house.office = replace(house.office, retention=Retention(letters=30, people=60, strangers=10))
    ask(house, "Hello")
    played(house)
    over(house)
    sent(house)
    forget_due(house.office)
    assert house.mails(1)
    house.clock.move(house.clock.now() + timedelta(days=31))
    forget_due(house.office)
    assert house.mails() == []
    assert [where for where, said in everything(house, tmp_path) if EVE in said.lower()] == []
    game = house.game()
    assert game.record is not None
    assert verify(game.record).holds
    assert house.seats()[0].player == "Ann"
    house.clock.move(house.clock.now() + timedelta(days=31))
    forget_due(house.office)
    for player in PLAYERS[:3]:
        assert [where for where, said in everything(house, tmp_path) if player.address in said.lower()] == []
    with house.store.unit() as unit:
        game = unit.games.get(game.id)
    assert game.record is not None
    assert verify(game.record).holds
    assert b"Ann" not in game.record


def test_the_operator_can_do_it_and_sees_who_waits(house: House, tmp_path: Path) -> None:
    house.begun()
    text = example_text().replace('letters = "imap"', 'letters = "pipe"').replace("adjudicator.db", "games.db")
    path = tmp_path / "adjudicator.toml"
    path.write_text(f'{text}\n[clock]\nfile = "clock"\n')
    (tmp_path / "adjudicator.key").write_text("ab" * 32)
    (tmp_path / "adjudicator.key").chmod(0o600)

    def run(*words: str) -> str:
        done = CliRunner().invoke(app, ["forget", *words, "--config", str(path)])
        return f"{done.output}{done.exception or ''}"

    assert "Nobody waits to be forgotten." in run()
    assert "andromeda" in run(BOB)
    assert BOB in run()
    assert "is no address" in run("bob")


@pytest.mark.parametrize("name", sorted(tables.ALL.tables))
def test_every_column_that_can_hold_words_says_what_becomes_of_it(name: str) -> None:
    from sqlalchemy import LargeBinary, String
    from sqlalchemy.types import TypeDecorator

    from adjudicator.store.records.forgetting.traces import TRACES

    wordy = set()
    for column in tables.ALL.tables[name].columns:
        kind = column.type.impl if isinstance(column.type, TypeDecorator) else column.type
        if isinstance(kind, String | LargeBinary) or isinstance(getattr(kind, "impl", None), String | LargeBinary):
            wordy.add(column.name)
    assert set(TRACES[name]) == wordy, f"say in adjudicator/store/records/forgetting/traces.py what {name} holds"


@contextmanager
def somebody_reads(house: House) -> Iterator[None]:
    """Another program has begun to read the database, and does not end."""
    with closing(sqlite3.connect(house.store.place, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM letter").fetchone()
        yield
        reader.execute("ROLLBACK")


@pytest.fixture
def impatient(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house that does not wait half a minute for a file that is in use; somebody is to be forgotten there."""
    monkeypatch.setattr(connections, "BUSY_SECONDS", 0.05)
    house.office = replace(house.office, store=hurried(Store(f"sqlite:///{house.store.place}")))
    eve_is_due(house)
    yield house
    house.office.store.close()


def eve_is_due(house: House) -> None:
    house.begun()
    ask(house, "hello", EVE)
    sent(house)
    with house.store.unit() as unit:
        wanted(house.office, unit, EVE)


def test_a_file_that_is_read_meanwhile_is_compacted_at_a_later_look(impatient: House) -> None:
    log, looking = Path(f"{impatient.store.place}-wal"), Forgetting(impatient.office)
    with somebody_reads(impatient):
        assert looking.look() == 1
        assert log.stat().st_size > 0
    assert looking.look() == 0
    assert log.stat().st_size == 0, "nothing of what was deleted is left beside it"


def test_of_a_file_that_somebody_reads_for_an_hour_the_game_master_is_told_once(impatient: House) -> None:
    looking = Forgetting(impatient.office)
    with somebody_reads(impatient):
        for _ in range(TRIES + 3):
            looking.look()
    (told,) = impatient.notices("forgetting")
    assert "could not be written anew" in told
