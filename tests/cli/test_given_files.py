"""Files that people hand to the program: whatever they hold, one sentence comes of it that says what would do."""

import tracemalloc
from pathlib import Path

import msgspec
import pytest

from adjudicator.cases.run import Verdict, run
from adjudicator.given_files import MOST_TEXT, Unreadable, contents, json, text, toml, within
from adjudicator.rehearsal.specimens import ABOUT, Specimens, SpecimensWrong
from adjudicator.reports.templates.bad_template import BadTemplate
from adjudicator.service.proofreading import proofread
from adjudicator.service.settings import template_folders
from adjudicator.service.settings.configuration import SettingsWrong, example_text
from adjudicator.service.settings.toml_reader import load
from tests.cli.conftest import Command

MANY = 50_000
TOWERS = {
    "lists": "a = " + "[" * MANY,
    "closed lists": "a = " + "[" * MANY + "]" * MANY,
    "tables": "a = " + "{a = " * MANY,
    "dotted key": ".".join("a" * MANY) + " = 1",
    "dotted table": "[" + ".".join("a" * MANY) + "]",
}
HOSTILE_TOML = TOWERS | {
    "digits": "a = " + "9" * 5000,
    "hexadecimal": "a = 0x" + "f" * MANY,
    "65 bits": f"a = {2**64}",
    "a date that is none": "a = 2026-02-30",
    "no value": "a =",
    "half a character": r'a = "\uD800"',
}
NO_TEXT = {
    "latin-1": ("[service]\nname = 'caf\xe9'\n".encode("latin-1"), "line 2: this is not written in UTF-8"),
    "utf-16": ("[service]\n".encode("utf-16"), "line 1: this is not written in UTF-8"),
    "utf-16 without its mark": ("[service]\n".encode("utf-16-le"), "line 1: there is a NUL"),
    "utf-32": ("[service]\n".encode("utf-32-be"), "line 1: there is a NUL"),
    "nul": (b"[service]\nname = 'a\0b'\n", "line 2: there is a NUL"),
    "half a character": (b"\xed\xa0\x80", "line 1: this is not written in UTF-8"),
    "too large": (b"#" * (MOST_TEXT + 1), "it is larger than 1 MB"),
}


@pytest.mark.parametrize("hostile", HOSTILE_TOML)
def test_toml_that_cannot_be_used_is_one_sentence(hostile: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        toml(HOSTILE_TOML[hostile])
    assert "\n" not in str(wrong.value)
    assert len(str(wrong.value)) < 200


def test_keys_with_dots_are_read_and_so_are_words_with_many() -> None:
    words = ".".join("a" * MANY)
    assert toml(f"a.'b c' . d = '{words}' # {words}") == {"a": {"b c": {"d": words}}}


@pytest.mark.parametrize(
    "hostile",
    [b"[" * MANY, b'{"a":' * MANY, b'{"a": ' + b"9" * 5000 + b"}", b'{"a": 1e999}', b"\xff", b"", b'"a', b'{"a": "b"}'],
)
def test_json_that_cannot_be_used_is_one_sentence(hostile: bytes) -> None:
    class Wanted(msgspec.Struct):
        a: int

    with pytest.raises(Unreadable):
        json(hostile, Wanted)


@pytest.mark.parametrize("hostile", NO_TEXT)
def test_what_is_no_text_is_said_with_its_line(hostile: str, tmp_path: Path) -> None:
    raw, said = NO_TEXT[hostile]
    with pytest.raises(Unreadable) as wrong:
        text(within(raw))
    assert str(wrong.value).startswith(said)
    # Whoever reads such files says the same of them: settings, cases, specimen letters, phrases and lists of words.
    file = tmp_path / "adjudicator.toml"
    file.write_bytes(raw)
    with pytest.raises(SettingsWrong) as of_settings:
        load(file)
    (result,) = run([file]).results
    assert result.verdict is Verdict.MALFORMED
    (tmp_path / ABOUT).write_bytes(raw)
    with pytest.raises(SpecimensWrong) as of_letters:
        Specimens(tmp_path)
    own = tmp_path / "own"
    for name in ("phrases/letters/mine.ftl", "phrases/orders/courtesy.txt"):
        (own / name).parent.mkdir(parents=True, exist_ok=True)
        (own / name).write_bytes(raw)
    with pytest.raises(BadTemplate) as of_words:
        template_folders.lists(own, "en", "", "courtesy.txt")
    named = {Path(one.file).name: one.sentence for one in proofread(own).faults}
    assert set(named) == {"mine.ftl", "courtesy.txt"}
    sentence = wrong.value.sentence
    told = (str(of_settings.value), result.why, str(of_letters.value), str(of_words.value), *named.values())
    for one in told:
        assert sentence in one


def test_of_a_file_without_end_no_more_is_read_than_its_bound() -> None:
    tracemalloc.start()
    with pytest.raises(Unreadable, match="it is larger than 1 MB"):
        contents(Path("/dev/zero"))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 8 * MOST_TEXT


SETTINGS = {
    "a tower": ("[service]\nx = " + "[" * MANY, "brackets stand in each other"),
    "too large a number": ("poll = 60", "poll = 99999999999"),
    "a control character": ('folder = "INBOX"', 'folder = "IN\\u0000BOX"'),
    "a table in place of words": ('folder = "INBOX"', 'folder = {a = "INBOX"}'),
    "a list in place of a section": ("[limits]", "[[limits]]"),
    "not a number": ("poll = 60", "poll = nan"),
    "a section of many spaces": ("[imap]", "[" + " " * MANY),
}


@pytest.mark.parametrize("kind", SETTINGS)
def test_settings_of_a_stranger_are_one_sentence(kind: str, house_folder: Path, command: Command) -> None:
    old, new = SETTINGS[kind]
    known = example_text()
    said = known.replace(old, new) if old in known else old
    assert said != known
    (house_folder / "adjudicator.toml").write_text(said)
    done = command("doctor", "--config", house_folder / "adjudicator.toml")
    assert done.code == 1
    first, *others = done.err.splitlines()
    assert first.startswith("configuration: ")
    assert len(first) < 500
    assert others == ["adjudicator: 1 of these must be put right"]


@pytest.fixture
def house_folder(tmp_path: Path) -> Path:
    """A folder for a configuration."""
    (tmp_path / "house").mkdir()
    return tmp_path / "house"


def test_a_tower_of_braces_in_a_phrase_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "phrases" / "letters" / "mine.ftl"
    file.parent.mkdir(parents=True)
    file.write_text("due = a\nother = " + "{" * MANY + "\n")
    (fault,) = proofread(tmp_path).faults
    assert str(fault).startswith(f"{file}, line 2: braces stand in each other more than")
