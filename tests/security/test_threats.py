"""Threats that no other file is about; docs/operating/security.md names the test of each."""

import ast
import io
import os
import stat
import unicodedata
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest
from typer.testing import CliRunner

from adjudicator.cli.main import app
from adjudicator.cli.tools.showing import rows, safe
from adjudicator.mail.writing.compose import Attachment
from adjudicator.service import master
from adjudicator.service.maintenance import KeepingWrong
from adjudicator.service.maintenance.backup import CONTENTS, FORMAT, Backup, Contents
from adjudicator.service.settings.configuration import example_text
from adjudicator.store.database.database import Store
from tests.service.house import PLAYERS, START, House

CODE: Final = Path(__file__).parents[2] / "adjudicator"
ESCAPES: Final = "\x1b[2J\x1b]0;owned\x07\x9b31m\u202eabc"
"""Clears a screen, renames a window, paints it red and writes backwards."""
STATEMENT: Final = "'; DROP TABLE letter; --"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path)
    yield found
    found.store.close()


@pytest.fixture
def configured(house: House, tmp_path: Path) -> list[str]:
    """The options that name a configuration for the house."""
    text = example_text().replace('letters = "imap"', 'letters = "pipe"').replace("adjudicator.db", "games.db")
    path = tmp_path / "adjudicator.toml"
    path.write_text(f'{text}\n[clock]\nfile = "clock"\n')
    key = tmp_path / "adjudicator.key"
    key.write_text("ab" * 32)
    key.chmod(0o600)
    return ["--config", str(path)]


def commanding(text: str) -> set[str]:
    """The characters of a text that a terminal would obey."""
    return {one for one in text if unicodedata.category(one) in ("Cc", "Cf") and one != "\n"}


def test_no_words_of_a_letter_reach_the_terminal_as_commands(
    house: House, configured: list[str], tmp_path: Path
) -> None:
    house.begun()
    house.reply(0, f"NOTE {ESCAPES} and more\nPASS {ESCAPES}\nXYZZY {ESCAPES}\n")
    house.reply(1, f"RESIGN {ESCAPES}\n", sender="zoe@zoes.test")
    letter = tmp_path / "letter.txt"
    letter.write_text(f"XYZZY {ESCAPES}\nNOTE {ESCAPES}\n")
    shown = ""
    for words in (
        ["notices"],
        ["game", "show", "andromeda"],
        ["game", "log", "andromeda"],
        ["desk", "--plain"],
        ["desk", "--plain", "andromeda"],
        ["adjudicate", "andromeda", "--what-if", f"Red={letter}", "--reports"],
    ):
        done = CliRunner().invoke(app, [*words, *configured])
        assert done.exit_code == 0, (words, done.output)
        assert commanding(done.output) == set(), words
        shown += done.output
    assert "and more" in shown, "it was there to be shown"


def test_what_does_nothing_is_shown_as_it_is() -> None:
    plain = "Zoë — naïve\u00a0漢字 \U0001f600\n"
    assert safe(plain) == plain
    assert safe("a\x1bb\u2028c") == "a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}c"


@pytest.mark.parametrize(
    "name", [":smile:", "[red]Ann[/red]", "Ann\\", "\\[b]", "[/]", "[link=https://x.test]Ann[/link]"]
)
def test_a_table_shows_a_name_as_it_is(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    rows(("Seat", "Player"), [("Red", name)])
    assert capsys.readouterr().out.split()[-2:] == ["Red", name]


def test_statements_in_letters_are_words(house: House) -> None:
    house.begun()
    house.reply(0, f"NOTE {STATEMENT}\nPRESS TO all\n{STATEMENT}\nEND PRESS\nLUCK {STATEMENT}\n")
    house.receive(
        house.raw(STATEMENT, sender="'or'1'='1@evil.test", subject=STATEMENT, message_id="<x'or'1'='1@evil.test>")
    )
    assert len(house.seats()) == 3
    with house.store.reading() as unit:
        assert unit.letters.get(2) is not None
    assert any(STATEMENT in note for note in house.notices("note"))


def test_a_database_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    was = os.umask(0o000)
    try:
        store = Store(f"sqlite:///{tmp_path / 'games.db'}")
        store.migrate()
        with store.unit() as unit:
            unit.letters.receive(b"x", source="pipe", message_id=None, received_at=START)
            modes = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("games.db*")}
            assert len(list(tmp_path.glob("games.db*"))) > 1
        store.close()
    finally:
        os.umask(was)
    assert modes == {0o600}


@pytest.mark.parametrize("name", ["templates/../../evil", "/etc/evil", "templates\\..\\evil"])
def test_a_backup_puts_nothing_outside_its_folder(name: str, tmp_path: Path) -> None:
    contents = Contents(
        format=FORMAT, program="x", at=START, database="sqlite", revision="x", key="x", files={name: "0"}
    )
    path = tmp_path / "backup.zip"
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr(CONTENTS, msgspec.json.encode(contents))
        packed.writestr(name, b"evil")
    with pytest.raises(KeepingWrong, match="outside its folder"):
        Backup(path)


def test_a_language_is_no_place_in_the_file_system(house: House) -> None:
    house.begun()
    house.reply(0, "LANGUAGE ../../../etc\n")
    house.reply(0, "LANGUAGE /etc/passwd\n")
    assert house.seats()[0].language is None


def test_an_attachment_is_kept_and_never_opened(house: House) -> None:
    """Forty megabytes of nothing in forty kilobytes are forty kilobytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as bomb:
        bomb.writestr("orders.txt", b"ATTACK Blue 1 with 1 from home 1\n" + bytes(40_000_000))
    house.begun()
    report = house.last(0, "report")
    files = [
        Attachment("orders.zip", "application/zip", packed.getvalue()),
        Attachment("invoice.docm", "application/vnd.ms-word", b"\xd0\xcf\x11\xe0"),
    ]
    raw = house.raw("PASS\n", sender=PLAYERS[0].address, to=report.reply_to or "", answers=report, files=files)
    filed = house.receive(raw)
    assert (filed.verdict, filed.raw) == ("accepted", raw)
    said = house.answer(0)
    assert "You pass" in said
    assert all(f"ttachment ignored: {file.name}" in said for file in files)
    alone = house.raw("", sender=PLAYERS[0].address, to=report.reply_to or "", answers=report, files=files[:1])
    assert house.receive(alone).verdict == "empty", "not even where nothing else was sent"


OPENERS: Final = frozenset(
    ("bz2", "gzip", "lzma", "marshal", "pickle", "shelve", "tarfile", "zipfile", "zlib", "xml", "http", "requests")
)


def imported(path: Path) -> set[str]:
    """The modules that a file imports, by their first names."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
            if node.module == "urllib":
                found |= {f"urllib.{name.name}" for name in node.names}
            elif node.module.startswith("urllib."):
                found.add(node.module)
    return found


def test_nothing_that_reads_letters_can_unpack_run_or_fetch() -> None:
    readers = [
        path
        for folder in ("mail", "orders")
        for path in (CODE / folder).rglob("*.py")
        # Servers for the demo; and the command of the operator's that prints a token.
        if "embedded" not in path.parts and path.name != "oauth.py"
    ]
    assert len(readers) > 50
    for path in readers:
        found = imported(path)
        assert not found & (OPENERS | {"subprocess", "urllib.request"}), path
    assert imported(CODE / "service" / "maintenance" / "backup.py") & OPENERS, "what is looked for is found"


def test_a_look_at_what_others_have_ordered_is_written_down(house: House, configured: list[str]) -> None:
    house.begun()
    assert CliRunner().invoke(app, ["adjudicate", "andromeda", "--preview", *configured]).exit_code == 0
    master.command(house.office, "andromeda", "PREVIEW")
    master.command(house.office, "andromeda", "SHOW ORDERS FOR", "Red turn 1 phase 1")
    number = house.game().id
    with house.store.reading() as unit:
        deeds = [deed.text for deed in unit.masters.deeds(number)]
    assert deeds == ["looked at what others have ordered"] * 2 + ["looked at the orders of Red for turn 1 phase 1"]
