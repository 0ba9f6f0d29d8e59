"""The log: one line an entry, in plain words or JSON, and nothing in it that was said in a letter."""

import io
import json
import logging
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn, get_args

import pytest

import adjudicator
from adjudicator.mail.servers.imap import ConnectionLost
from adjudicator.mail.servers.smtp import Deferred, Outcome, Parcel, Refused, Sent
from adjudicator.service.log.entries import kind_of, note, warn_of, words
from adjudicator.service.log.log_lines import Style, write_log
from adjudicator.service.mailroom.mail_sender import Sending
from adjudicator.store.tables.errors import KeyReused, StoreBusy
from tests.service.house import House

LOG = logging.getLogger("adjudicator.service.test")
NASTY = 'a\nb\r\x1b[2J\x9b0m\u202e\u2028"c"=d \U0001f600'
"""A line of its own, a terminal that is cleared, and words that read backwards."""


@pytest.fixture
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What is written from now on, in the style that the test names."""
    stream = io.StringIO()
    root = logging.getLogger()
    was = root.handlers[:], root.level, logging.getLogger("adjudicator").level
    root.handlers = []
    write_log(request.param, stream)
    yield stream
    root.handlers = was[0]
    root.setLevel(was[1])
    logging.getLogger("adjudicator").setLevel(was[2])


both = pytest.mark.parametrize("written", get_args(Style), indirect=True)


@pytest.mark.parametrize("written", ["plain"], indirect=True)
def test_plain_lines_are_words_and_facts(written: io.StringIO) -> None:
    note(LOG, "letter handled", letter=12, verdict="accepted", game="andromeda", seat=None, seconds=0.0125)
    said = written.getvalue()
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\dT[\d:.]{12}Z letter handled: letter=12 verdict=accepted game=andromeda seconds=0.0125\n", said
    )


@pytest.mark.parametrize("written", ["json"], indirect=True)
def test_lines_for_programs_are_objects(written: io.StringIO) -> None:
    note(LOG, "letter handled", letter=12, game="andromeda", seat=None)
    said = json.loads(written.getvalue())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]{12}Z", said.pop("at"))
    assert said == {
        "level": "info",
        "from": "adjudicator.service.test",
        "what": "letter handled",
        "letter": 12,
        "game": "andromeda",
    }


@both
def test_no_name_begins_a_line_or_moves_a_cursor(written: io.StringIO) -> None:
    note(LOG, "player invited", seat=NASTY)
    logging.getLogger("somebody").warning("of %s", NASTY)
    said = written.getvalue()
    assert said.count("\n") == 2
    assert all(" " <= one <= "~" or one == "\n" for one in said)
    assert said.isascii()


class Varied:
    """A mail server that names in what it says of a letter whom it is for."""

    def deliver(self, parcels: Sequence[Parcel]) -> tuple[Outcome, ...]:
        taken, full, unknown = (parcel.recipient for parcel in parcels)
        return (
            Sent(f"250 taken for {taken}"),
            Deferred(f"452 4.2.2 the mailbox of {full} is full"),
            Refused(f"550 5.1.1 {unknown} is unknown"),
        )


@pytest.mark.parametrize("written", ["json"], indirect=True)
def test_what_becomes_of_a_mail_is_told_by_the_code_that_the_server_gave(written: io.StringIO, house: House) -> None:
    """Its words may name the recipient."""
    house.create()
    Sending(house.office, Varied()).send_some()
    said = [json.loads(line) for line in written.getvalue().splitlines() if '"mail ' in line]
    assert [(one["what"], one["kind"], one["attempts"], one.get("code")) for one in said] == [
        ("mail sent", "invitation", 1, None),
        ("mail put off", "invitation", 1, "452 4.2.2"),
        ("mail given up", "invitation", 1, "550 5.1.1"),
    ]
    assert "@" not in written.getvalue()


def _reuse() -> NoReturn:
    raise KeyReused("the mail 'refused/stranger/ann@mail.test/1' is on file")


@both
def test_what_a_fault_of_ours_says_is_not_written(written: io.StringIO) -> None:
    """Its words may be those of a letter, or an address; where it arose, is told."""
    try:
        _reuse()
    except KeyReused as fault:
        warn_of(LOG, "the program failed on a letter", fault, letter=3)
        logging.getLogger("library").exception("a callback failed")
    said = written.getvalue()
    assert "KeyReused" in said
    assert "ann@mail.test" not in said
    assert "Traceback" not in said
    assert said.count("\n") == 2


@pytest.mark.parametrize("written", ["plain"], indirect=True)
def test_only_warnings_of_libraries_are_written(written: io.StringIO) -> None:
    logging.getLogger("library").info("fetched 'Attack 40'")
    logging.getLogger("adjudicator.mail.servers.imap").debug("said: %s", "Attack 40")
    assert written.getvalue() == ""


def test_faults_of_machines_say_what_is_wrong() -> None:
    assert (
        words(StoreBusy("games.db: locked;\nstop the other one")) == "StoreBusy: games.db: locked; stop the other one"
    )
    assert words(ValueError("Attack 40")) == "ValueError"
    away, odd = ConnectionLost("the IMAP server a:1 cannot be used: refused"), ConnectionLost("b'CARD Attack 40'")
    away.__cause__, odd.__cause__ = ConnectionRefusedError("refused"), ValueError("b'CARD Attack 40'")
    assert words(away).endswith("refused")
    assert words(odd) == "ConnectionLost"


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        ("andromeda/17/Red/report", "report"),
        ("andromeda/17/Red/notice/2026-05-01", "notice"),
        ("andromeda/3/Red/lapsed/ann@mail.test/2026-05-01", "lapsed"),
        ("answer/12", "answer"),
        ("notice/4/1", "notice"),
        ("refused/stranger/ann@mail.test/2026-05-01/1", "refused"),
        ("address/andromeda/Red/ann@mail.test/first", "address"),
        ("ann@mail.test", "other"),
        ("a/b/c/ann@mail.test", "other"),
    ],
)
def test_of_the_key_of_a_mail_only_its_kind_is_told(key: str, kind: str) -> None:
    assert kind_of(key) == kind


def test_whatever_the_service_logs_is_an_entry() -> None:
    """Words put together where something happens may hold anything; what is in an entry was thought of."""
    code = Path(adjudicator.__file__).parent
    others = re.compile(r"_log\.(debug|info|warning|error|exception|critical|log)\(")
    looked_at = [path for folder in ("service", "store", "reports", "cli") for path in (code / folder).rglob("*.py")]
    assert len(looked_at) > 150
    assert [path.name for path in looked_at if others.search(path.read_text(encoding="utf-8"))] == []
