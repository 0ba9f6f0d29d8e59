"""The zine: one issue of all public games since the last, as text, page and PDF."""

from pathlib import Path

import pytest

from adjudicator.service import master
from adjudicator.service.games.games import GameWrong
from adjudicator.service.publishing.zine import issue
from adjudicator.service.timetable.schedule import Schedule
from tests.service.house import PLAYERS, House


def test_each_issue_tells_what_is_new_and_nothing_twice(house: House, tmp_path: Path) -> None:
    folder = tmp_path / "zine"
    folder.mkdir()
    house.begun(public=True)
    house.begun("secret", schedule_of=Schedule(hours=2000))
    house.next_phase()
    first = issue(house.office, folder, language="en", name="The Owl", pdf=False)
    assert (first.number, first.games, first.files) == (1, ("andromeda",), ("zine-1.txt", "zine-1.html"))
    text = (folder / "zine-1.txt").read_text()
    assert text.startswith("The Owl, issue 1")
    assert "andromeda: Postal Cosmic Encounter" in text
    assert "turn 1 phase 1" in text
    assert "secret" not in text
    assert issue(house.office, folder, language="en", pdf=False).games == ()
    house.next_phase()
    second = issue(house.office, folder, language="en", pdf=False)
    assert second.number == 2
    assert "the deal" not in (folder / "zine-2.txt").read_text().casefold()
    house.reply(0, "STATEMENT: Well played <all>")
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))
    issue(house.office, folder, language="en", pdf=False)
    assert "Well played &lt;all&gt;" in (folder / "zine-3.html").read_text()
    assert issue(house.office, folder, language="en", pdf=False).games == ()


def test_no_issue_holds_an_address_or_a_message(house: House, tmp_path: Path) -> None:
    house.begun(public=True)
    house.reply(0, f"{house.bot(0)}\nPRESS to all: our secret\nEND PRESS")
    house.next_phase()
    issue(house.office, tmp_path, language="en", pdf=False)
    text = (tmp_path / "zine-1.txt").read_text() + (tmp_path / "zine-1.html").read_text()
    assert "our secret" not in text
    assert [player.address for player in PLAYERS if player.address in text] == []


def test_in_german_and_as_a_pdf_of_the_same_bytes(house: House, tmp_path: Path) -> None:
    house.begun(public=True)
    house.next_phase()
    made = []
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        files = issue(house.office, folder, language="de").files
        assert files[-1] == "zine-1.pdf"
        made.append([(folder / file).read_bytes() for file in files])
    assert made[0] == made[1]
    assert made[0][2].startswith(b"%PDF")
    assert "Heft 1" in made[0][0].decode()


@pytest.mark.parametrize(("there", "told"), [(False, "is no folder; make it first"), (True, "cannot be read")])
def test_a_folder_that_cannot_be_used_is_named(house: House, tmp_path: Path, *, there: bool, told: str) -> None:
    folder = tmp_path / "zine"
    if there:
        folder.mkdir()
        (folder / "zine.json").write_text("{")
    with pytest.raises(GameWrong, match=told):
        issue(house.office, folder, language="en")
