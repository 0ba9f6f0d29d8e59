"""Packets for players without mail, and what they send back."""

import sys
from pathlib import Path

import pytest

from adjudicator.rehearsal.house import House
from tests.cli.conftest import COSMIC, Command
from tests.reports.pdf import squeezed, taken_apart


def test_every_seat_gets_a_packet(andromeda: House, command: Command, tmp_path: Path) -> None:
    (tmp_path / "packets").mkdir()
    said = command("print", "andromeda", "--output", "packets")
    names = [f"andromeda-{seat}-turn-1-phase-1.pdf" for seat in ("red", "blue", "green")]
    assert (said.code, said.out.split(), said.err) == (0, [f"packets/{name}" for name in names], "")
    for name, seat in zip(names, ("Red", "Blue", "Green"), strict=True):
        pages = taken_apart((tmp_path / "packets" / name).read_bytes()).pages
        assert f"Report for {seat}: turn 1 phase 1" in pages[0]
        assert f"Orders of {seat} for turn 1 phase 1" in "".join(pages)
    assert "looked at all reports on paper" in command("game", "log", "andromeda").out


def test_one_packet_in_a_file_on_american_sheets(andromeda: House, command: Command, tmp_path: Path) -> None:
    said = command("print", "andromeda", "--seat", "Red", "-o", "red.pdf", "--paper", "letter")
    assert (said.code, said.out) == (0, "red.pdf\n")
    paper = taken_apart((tmp_path / "red.pdf").read_bytes())
    assert round(paper.size[0]) == 612
    sent = command("report", "andromeda", "--seat", "Red").out
    form = [line.removeprefix("# ") for line in sent.splitlines() if line.startswith("# ATTACK")]
    assert form
    for line in form:
        assert squeezed(f"☐{line}") in paper.words
    assert squeezed(f"Send this sheet to {andromeda.office.gm}.") in paper.words


def test_a_phase_that_is_over_has_no_sheet(andromeda: House, command: Command, tmp_path: Path) -> None:
    assert command("adjudicate", "andromeda").code == 0
    command("print", "andromeda", "--seat", "red", "--turn", "1", "--phase", "0", "-o", "deal.pdf")
    command("print", "andromeda", "--seat", "red", "-o", "latest.pdf")
    deal, latest = (taken_apart((tmp_path / f"{name}.pdf").read_bytes()) for name in ("deal", "latest"))
    assert "Turn 1 phase 1 is open" in deal.pages[0]
    assert "Orders of Red" not in "".join(deal.pages)
    assert "Turn 1 phase 1 is over" in latest.pages[0]
    assert "Orders of Red for turn 1 phase 2" in "".join(latest.pages)


def test_a_phase_in_one_picture(andromeda: House, command: Command, tmp_path: Path) -> None:
    """It is there once a phase is over, in each language. Nobody looks at secrets with it, so no log has it."""
    none = command("picture", "andromeda")
    assert (none.code, none.err.partition(":")[2]) == (1, " no phase of andromeda is over: it is being played\n")
    assert command("adjudicate", "andromeda").code == 0
    said = command("picture", "andromeda")
    assert (said.code, said.out, said.err) == (0, "andromeda-t1p1.png\n", "")
    german = command("picture", "andromeda", "--turn", "1", "--phase", "1", "-o", "zug.png", "--language", "Deutsch")
    assert (german.code, german.out) == (0, "zug.png\n")
    english, deutsch = ((tmp_path / name).read_bytes() for name in ("andromeda-t1p1.png", "zug.png"))
    assert english.startswith(b"\x89PNG")
    assert deutsch.startswith(b"\x89PNG")
    assert english != deutsch
    assert "picture" not in command("game", "log", "andromeda").out
    assert "there are no words in 'Klingon'" in command("picture", "andromeda", "--language", "Klingon").err
    unknown = command("picture", "andromeda", "--turn", "3", "--phase", "1").err
    assert "turn 3 phase 1 of andromeda is not over, or never was; there are turn 1 phase 1" in unknown


def test_invitations(house: House, command: Command, tmp_path: Path) -> None:
    assert command("game", "new", "andromeda", *COSMIC).code == 0
    said = command("print", "andromeda", "--seat", "Blue", "--words", "Bring *dice*.")
    assert said.out == "andromeda-blue-invitation.pdf\n"
    (page,) = taken_apart((tmp_path / "andromeda-blue-invitation.pdf").read_bytes()).pages
    for part in ("Bring *dice*.", "Yes, I will play.", "Red: Ann Lee"):
        assert part in page


def test_what_cannot_be_printed_is_said(andromeda: House, command: Command) -> None:
    for words, said in (
        (("--seat", "Mauve"), "there is no seat 'Mauve'"),
        (("--seat", "Red", "--turn", "7", "--phase", "1"), "there is no report of turn 7 phase 1 for Red"),
        (("--turn", "7"), "say both --turn and --phase"),
        (("--output", "nowhere"), "nowhere is no folder"),
        (("--seat", "Red", "--output", "."), ". is a folder; name a file"),
    ):
        done = command("print", "andromeda", *words)
        assert (done.code, done.out) == (1, "")
        assert said in done.err


def test_printing_without_what_it_needs(andromeda: House, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    done = command("print", "andromeda")
    assert (done.code, done.out) == (1, "")
    assert 'pip install "adjudicator[paper]"' in done.err


# ---- what comes back


@pytest.fixture
def attack(andromeda: House, command: Command) -> str:
    """An attack that Red can make."""
    form = command("report", "andromeda", "--seat", "Red").out
    return next(line for line in form.splitlines() if line.startswith("# ATTACK")).removeprefix("# ")


def test_orders_from_paper_are_acknowledged(andromeda: House, command: Command, attack: str, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text(f"Dear GM,\n{attack.lower()}\nNOTE to GM: hello\n", encoding="utf-8")
    said = command("orders", "enter", "andromeda", "red", "letter.txt")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("[andromeda] Turn 1 phase 1: orders of Red\n")
    assert f"  1. {attack}" in said.out
    assert "- The game master has entered these orders for you.\n" in said.out
    assert "- NOTE works in letters by mail only; nothing was done.\n" in said.out
    assert "Line 1, a greeting: Dear GM," in said.out
    with andromeda.office.store.unit() as unit:
        game = unit.games.named("andromeda")
        assert game is not None
        mailed = unit.outbox.of_seat(game.id, 0)[-1].raw.decode()
        deed = unit.masters.deeds(game.id)[-1].text
    assert attack in mailed
    assert "The game master has entered these orders for you." in mailed
    assert deed == "entered orders of Red for turn 1 phase 1 from paper"


def test_what_is_not_understood_of_them(andromeda: House, command: Command, attack: str, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text(f"{attack}\nsing a song\n", encoding="utf-8")
    said = command("orders", "enter", "andromeda", "Red", "letter.txt", "--turn", "1", "--phase", "1")
    assert said.code == 1
    assert "NOT ALL UNDERSTOOD" in said.out
    assert f"  1. {attack}" in said.out
    (tmp_path / "letter.txt").write_text("sing a song\n", encoding="utf-8")
    said = command("orders", "enter", "andromeda", "Red", "letter.txt")
    assert (said.code, said.out) == (1, "")
    assert "none of the lines could be read as an order of Red" in said.err


def test_orders_for_another_phase_are_not_entered(andromeda: House, command: Command, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("PASS\n", encoding="utf-8")
    said = command("orders", "enter", "andromeda", "Red", "letter.txt", "--turn", "1", "--phase", "2")
    assert (said.code, said.out) == (1, "")
    assert "turn 1 phase 2 is not open" in said.err


def test_orders_are_typed_in_an_editor(
    andromeda: House, command: Command, attack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "editor.py"
    script.write_text(f"import sys\nopen(sys.argv[1], 'a').write({attack!r})\n", encoding="utf-8")
    monkeypatch.delenv("VISUAL", raising=False)
    monkeypatch.setenv("EDITOR", f"{sys.executable} {script}")
    assert "set EDITOR" in command("orders", "enter", "andromeda", "Red").err
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    said = command("orders", "enter", "andromeda", "Red")
    assert (said.code, said.err) == (0, "")
    assert f"  1. {attack}" in said.out
    assert "Not taken for orders" not in said.out
    monkeypatch.setenv("EDITOR", "false")
    assert "false has failed; nothing was entered" in command("orders", "enter", "andromeda", "Red").err
