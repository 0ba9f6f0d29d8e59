"""Verifying records, simulating games, running cases."""

import json
from codecs import BOM_UTF8
from pathlib import Path

import pytest

from adjudicator.rehearsal.house import House
from tests.cli.conftest import COSMIC, Command

CASE = Path(__file__).parents[1] / "cases"


@pytest.fixture
def record(house: House, command: Command, tmp_path: Path) -> Path:
    """The record of a game in which nobody ever wrote, so that everybody was removed."""
    command("game", "new", "andromeda", *COSMIC)
    command("game", "start", "andromeda")
    while json.loads(command("game", "show", "andromeda", "--json").out)["status"] == "running":
        assert command("adjudicate", "andromeda").code == 0
    path = tmp_path / "andromeda.json"
    path.write_text(command("game", "record", "andromeda").out, encoding="utf-8")
    return path


def test_a_record_is_not_opened_before_the_end(house: House, command: Command) -> None:
    assert house.office.store.exists()
    command("game", "new", "andromeda", *COSMIC)
    said = command("game", "record", "andromeda")
    assert (said.code, said.out) == (1, "")
    assert "andromeda has no record yet: it has not begun yet" in said.err


def test_a_record_holds_until_it_is_changed(record: Path, command: Command) -> None:
    said = command("verify", record)
    assert said.code == 0
    assert said.out.startswith(f"{record} holds. Every draw and all ")
    told = json.loads(command("verify", record, "--json").out)
    assert told["holds"] is True
    changed = record.with_name("changed.json")
    changed.write_text(record.read_text(encoding="utf-8").replace('"Red"', '"Rot"', 1), encoding="utf-8")
    said = command("verify", changed)
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith(f"adjudicator: {changed} does not hold. ")
    assert json.loads(command("verify", changed, "--json").out)["holds"] is False


def test_a_record_is_held_against_letters(record: Path, house: House, command: Command, tmp_path: Path) -> None:
    plain = command("verify", record).out
    promised = json.loads(record.read_text("utf-8"))["commitment"]
    assert plain.splitlines()[1] == f"It is the game that you played if your invitation promised {promised}"
    folder = tmp_path / "mails"
    folder.mkdir()
    with house.office.store.unit() as unit:
        game = unit.games.named("andromeda")
        assert game is not None
        mails = [mail.raw for mail in unit.outbox.of_seat(game.id, 0)]
    for number, raw in enumerate(mails[:2]):
        (folder / f"{number}.eml").write_bytes(BOM_UTF8 + raw)  # as some editors save a file
    mbox = tmp_path / "mbox"
    mbox.write_bytes(BOM_UTF8 + b"".join(b"From somebody\n" + raw + b"\n" for raw in mails[2:]))
    said = command("verify", record, folder, mbox, "--seat", "Red")
    assert said.code == 0, said.err
    assert said.out.splitlines()[1:] == [
        "It is what the letters of Red say.",
        "None of them was written by a player, so what was ordered could not be compared.",
    ]
    (folder / "0.eml").write_bytes(mails[0].replace(promised.encode(), b"0" * 64))
    (folder / "1.eml").unlink()
    said = command("verify", record, folder, "--seat", "Red")
    assert (said.code, said.out) == (1, "")
    assert "No letter of yours promises" in said.err
    assert "say whose they are" in command("verify", record, folder).err
    missing = command("verify", record, "nowhere", "--seat", "Red").err
    assert "the letter nowhere cannot be read (No such file" in missing
    assert "it has: Red, " in command("verify", record, folder, "--seat", "Pink").err


def test_a_record_from_somebody_cannot_command_the_terminal(record: Path, command: Command) -> None:
    changed = record.with_name("changed.json")
    said = json.loads(record.read_text("utf-8"))
    changed.write_text(json.dumps(said | {"winners": ["\x1b[2J\u202e\nrecord.json holds."]}), "utf-8")
    told = command("verify", changed)
    assert (told.code, told.out) == (1, "")
    assert "not \N{REPLACEMENT CHARACTER}[2J\N{REPLACEMENT CHARACTER} record.json holds." in told.err
    assert told.err.count("\n") == 1


def test_a_case_from_somebody_cannot_command_the_terminal(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "case.md"
    title, _, cases = min(CASE.glob("*.md")).read_text("utf-8").partition("\n")
    path.write_text(f"{title}\x9b\u202e\n{cases}", "utf-8")
    told = command("case", path)
    assert told.code == 0
    assert f"{title.removeprefix('# ')}{chr(0xFFFD) * 2}: " in told.out


def test_what_is_no_record(command: Command, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{}", encoding="utf-8")
    assert "This is no record of a game" in command("verify", tmp_path / "x.json").err
    assert "the record nowhere.json cannot be read" in command("verify", "nowhere.json").err


def test_simulated_games_are_the_same_with_any_number_of_jobs(command: Command) -> None:
    alone = command("simulate", "postal-cosmic", "--players", 3, "--games", 3, "--seed", "x", "--json")
    both = command("simulate", "postal-cosmic", "--players", 3, "--games", 3, "--seed", "x", "--jobs", 2, "--json")
    found, again = json.loads(alone.out), json.loads(both.out)
    assert (found["games"], found["finished"]) == (3, 3)
    assert found["digest"] == again["digest"]
    assert found["challenges"] == again["challenges"] > 0
    other = json.loads(command("simulate", "postal-cosmic", "--players", 3, "--games", 3, "--seed", "y", "--json").out)
    assert other["digest"] != found["digest"]
    shown = command("simulate", "postal-cosmic", "--players", 3, "--games", 1)
    assert "challenges a second" in shown.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "there is no title 'chess'; there are: blutooth, cosmoclasm, cosmoforce, postal-cosmic"),
        (("postal-cosmic", "--players", "2"), "Postal Cosmic Encounter is for 3 to 8 players, not 2"),
        (("postal-cosmic", "--games", "0"), "there must be at least one game and one job"),
    ],
)
def test_what_cannot_be_simulated(command: Command, words: tuple[str, ...], sentence: str) -> None:
    assert command("simulate", *words) == (1, "", f"adjudicator: {sentence}\n")


def test_cases_are_run(command: Command, tmp_path: Path) -> None:
    file = min(CASE.glob("*.md"))
    said = command("case", file)
    assert said.code == 0
    assert "passed" in said.out
    broken = tmp_path / "broken.md"
    broken.write_text("# Nothing\n\n## 1 A case without a position\n\nText.\n", encoding="utf-8")
    assert command("case", broken).code == 1


def test_cases_that_there_are_not(command: Command, tmp_path: Path) -> None:
    assert "there is no nowhere.md" in command("case", "nowhere.md").err
    assert "there are no cases in" in command("case", tmp_path).err


@pytest.mark.parametrize(
    "data",
    [b"[" * 200_000, '{"format": "été"}'.encode("latin-1"), b"\0" * 9, b'{"format": 1e999}', b"\x1b[2J", b"9" * 5000],
)
def test_what_anybody_calls_a_record_is_answered_with_one_sentence(
    command: Command, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(data)
    said = command("verify", path)
    assert (said.code, said.out, said.err.count("\n")) == (1, "", 1)
    assert said.err.startswith(f"adjudicator: {path} cannot be checked. This is no record of a game: ")
    folder = command("verify", tmp_path)
    assert (folder.code, folder.out, folder.err.count("\n")) == (1, "", 1)


def test_letters_that_are_none_are_passed_over_or_named(record: Path, command: Command, tmp_path: Path) -> None:
    mails = tmp_path / "mails"
    (mails / "cur.eml").mkdir(parents=True)
    (mails / "picture.png").write_bytes(bytes(range(256)) * 50)
    (mails / "nothing").write_bytes(b"")
    (mails / "nowhere").symlink_to(mails / "gone")
    (mails / "round").symlink_to(mails / "round")
    for letters in (mails, mails / "picture.png", mails / "gone", tmp_path / ("x" * 300)):
        said = command("verify", record, letters, "--seat", "Red")
        assert (said.code, said.out, said.err.count("\n")) == (1, "", 1), letters
