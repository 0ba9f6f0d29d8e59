"""`adjudicator check --report`: a player's orders against the JSON of their report, with nothing else at hand."""

import json
import re
from collections.abc import Callable, Iterator
from email import message_from_bytes
from email.policy import default
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.games.catalogue import titles
from adjudicator.service.letters.report_check import SITUATIONS
from tests.cli.conftest import Command
from tests.service.house import House

Given = tuple[House, Path]


@pytest.fixture
def given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Given]]:
    """A game in its second phase, and the JSON of Red's report, in a folder with nothing else."""
    opened: list[House] = []

    def begun(title: str, language: str = "English") -> Given:
        folder = tmp_path / "service"
        folder.mkdir()
        house = House(folder)
        opened.append(house)
        house.begun(title=title)
        house.reply(0, f"FORMAT both json\nLANGUAGE {language}")
        for seat in range(3):
            house.reply(seat, house.bot(seat))
        house.next_phase()
        mail = message_from_bytes(house.mails(0, "report")[-1].raw, policy=default)
        (part,) = [one for one in mail.walk() if one.get_filename() == "andromeda.json"]
        alone = tmp_path / "alone"
        alone.mkdir()
        monkeypatch.chdir(alone)
        raw = part.get_payload(decode=True)
        assert isinstance(raw, bytes)
        (alone / "andromeda.json").write_bytes(raw)
        return house, alone

    yield begun
    for house in opened:
        house.store.close()


def words(said: str) -> list[str]:
    """The words of an answer, without what only the command says of situations."""
    kept = [line for line in said.splitlines() if not line.startswith(("Order ", "Answered whatever"))]
    return " ".join(kept).split()


@pytest.mark.parametrize("language", ["English", "German"])
@pytest.mark.parametrize("title", titles())
def test_the_answer_is_that_of_a_letter_with_check(
    given: Callable[..., Given], command: Command, title: str, language: str
) -> None:
    house, folder = given(title, language)
    house.office = replace(house.office, situations=SITUATIONS)
    orders = f"{house.bot(0)}\nFrobnicate the quux\n"
    (folder / "orders.txt").write_text(orders, encoding="utf-8")
    said = command("check", "orders.txt", "--report", "andromeda.json")
    assert said.err == ""
    assert said.code == 1
    house.reply(0, f"CHECK\n{orders}")
    # Below CHECK a line has the next number.
    letter = re.sub(r"(Line|Zeile) (\d+)", lambda one: f"{one[1]} {int(one[2]) - 1}", house.prose(0, "refused/asked"))
    assert words(said.out) == words(letter)


def test_its_data_say_the_same(given: Callable[..., Given], command: Command) -> None:
    _, folder = given("postal-cosmic")
    (folder / "orders.txt").write_text("INVITE Green\n", encoding="utf-8")
    said = command("check", "orders.txt", "--report", "andromeda.json", "--json")
    assert said.code in (0, 1)
    found = json.loads(said.out)
    assert found["orders"] == ["INVITE Green"]
    assert found["checked"] is True
    assert sorted(path.name for path in folder.iterdir()) == ["andromeda.json", "orders.txt"]


def test_nothing_but_the_view_of_the_seat_is_in_it(given: Callable[..., Given]) -> None:
    house, folder = given("postal-cosmic")
    position = json.loads((folder / "andromeda.json").read_bytes())["position"]
    assert (position["version"], position["title"], position["seat"]) == (1, "postal-cosmic", 0)
    laid = house.table()
    assert position["view"] == json.loads(codec.encode(laid.view(0)))
    assert position["view"] != json.loads(codec.encode(laid.boundary.state))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda said: said.pop("position"), "no report with a position in it"),
        (lambda said: said.update(schema=9), "no report with a position in it"),
        (lambda said: said["position"].update(version=9), "another version of the program wrote this"),
        (lambda said: said["position"].update(title="chess"), "does not know the game 'chess'"),
        (lambda said: said["position"].update(seat=99), "there is no such seat in it"),
        (lambda said: said["position"].update(view={"turn": "x"}), "the position in it is none of Postal Cosmic"),
        (lambda said: said["position"].update(language="xx/../.."), ""),
    ],
)
def test_what_is_no_report_is_refused_in_a_sentence(
    given: Callable[..., Given], command: Command, change: Callable[[dict[str, object]], object], told: str
) -> None:
    _, folder = given("postal-cosmic")
    said = json.loads((folder / "andromeda.json").read_bytes())
    change(said)
    (folder / "andromeda.json").write_text(json.dumps(said), encoding="utf-8")
    (folder / "orders.txt").write_text("INVITE Green\n", encoding="utf-8")
    found = command("check", "orders.txt", "--report", "andromeda.json")
    assert "Traceback" not in found.err
    assert told in found.err
    assert found.code == 1 or not told


def test_a_game_or_a_report_must_be_named_and_not_both(command: Command, tmp_path: Path) -> None:
    (tmp_path / "orders.txt").write_text("PASS\n", encoding="utf-8")
    assert "--report with the JSON" in command("check", tmp_path / "orders.txt").err
    both = command("check", tmp_path / "orders.txt", "--report", tmp_path / "x.json", "--game", "andromeda")
    assert "give --report alone" in both.err
