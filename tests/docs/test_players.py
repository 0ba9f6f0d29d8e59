"""The letters on the page for players are those that the service really writes in answer to those that Ann sends."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from adjudicator.mail.parsing.letter import read
from tests.docs import pages
from tests.docs.pages import Block
from tests.docs.words import missing
from tests.due import remind_due
from tests.service.house import PLAYERS, House

PAGE = pages.DOCS / "players.md"
ANN = 0


class Correspondence:
    """Ann's letters and those she gets, in the game of the page."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.create(players=5)
        self.answered = read(self.latest("invitation"))
        self.ways: dict[str, Callable[[], bytes]] = {
            "invitation": lambda: self.latest("invitation"),
            "answer": self.latest,
            "report": self.report,
            "reminder": self.reminder,
            "held": self.held,
        }

    def latest(self, kind: str = "") -> bytes:
        return self.house.mails(ANN, kind)[-1].raw

    def mail(self, text: str) -> None:
        """Ann answers her latest invitation or report."""
        self.house.receive(self.house.raw(text, answers=self.answered))

    def report(self) -> bytes:
        """Whoever has not joined does, and the game begins; later, a deadline passes."""
        if self.house.game().status == "forming":
            for player, seat in zip(PLAYERS[1:5], range(1, 5), strict=True):
                invitation = self.house.last(seat, "invitation")
                self.house.receive(self.house.raw("JOIN", sender=player.address, answers=invitation))
        else:
            self.house.next_phase()
        report = self.latest("report")
        self.answered = read(report)
        return report

    def reminder(self) -> bytes:
        """The next phase begins, and Ann sends nothing."""
        self.report()
        self.house.pass_time(days=6)
        assert remind_due(self.house.office) > 0
        return self.latest("reminder")

    def held(self) -> bytes:
        """Somebody else answers Ann's report."""
        to = self.answered.reply_to
        self.house.receive(self.house.raw("PASS", sender="other@mail.test", to=to, answers=self.answered))
        return self.latest()


def test_the_letters_are_real(house: House) -> None:
    ann = Correspondence(house)
    kinds: list[str] = []
    for block in pages.blocks(PAGE):
        if block.kind == "mail":
            ann.mail(block.text)
        elif block.kind == "got":
            kinds.append(kind(block))
            letter = ann.ways[kind(block)]()
            assert missing(letter, block.text) == [], f"{PAGE.name}:{block.line}"
    assert set(kinds) == ann.ways.keys()


def kind(block: Block) -> str:
    """What a letter is: `got report`."""
    return block.info.removeprefix("got ")


def test_a_letter_that_says_something_else_is_found(house: House) -> None:
    letter = Correspondence(house).latest("invitation")
    assert missing(letter, "Subject: [andromeda] Will you\n...\n- Red: Ann\n- Blue: Bob") == []
    assert missing(letter, "- Red: Bob") == ["- Red: Bob"]
    assert missing(letter, "- Blue: Bob\n\n- Red: Ann") == ["- Red: Ann"]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    yield made
    made.store.close()
