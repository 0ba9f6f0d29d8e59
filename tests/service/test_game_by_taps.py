"""A whole game by a player who never types: they touch buttons of letters, and the order page, on a telephone."""

import re
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from urllib.parse import unquote

import pytest
from msgspec.structs import replace

from adjudicator.service.publishing import publish
from tests.service.house import House
from tests.service.tapping import stands, tapped
from tests.telephone import MISSING, PROGRAM, Telephone, telephone

pytestmark = pytest.mark.skipif(PROGRAM is None, reason=MISSING)

_NOTED = """addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='mailto:']");
    if (link) { event.preventDefault(); window.written = link.href; }
}, true)"""
"""Keeps the letter that a link would open in a mail program."""


@pytest.fixture
def phone(tmp_path: Path) -> Iterator[Telephone]:
    with telephone(tmp_path) as opened:
        yield opened


class Player:
    """Somebody in the first seat, with a telephone."""

    def __init__(self, house: House, phone: Telephone, folder: Path) -> None:
        self._house, self._phone, self._file = house, phone, folder / "letter.html"
        self.written: list[str] = []

    def read(self) -> None:
        """Open the latest report."""
        message = message_from_bytes(self._house.mails(0, "/report")[-1].raw, policy=default)
        assert isinstance(message, EmailMessage)
        page = message.get_body(("html",))
        assert page is not None
        # Pictures are other parts of the letter.
        self._file.write_text(re.sub('src="cid:[^"]*"', 'src="data:,"', page.get_content()), encoding="utf-8")
        self._phone.open(self._file.as_uri())
        self._phone.run(_NOTED)

    def by_buttons(self) -> None:
        """Answer whatever must be answered by the first button of each question, each a letter of its own."""
        found = "div.ask:not(.may)"
        for number in range(self._phone.run(f"document.querySelectorAll('{found}').length")):
            self._phone.tap(f"document.querySelectorAll('{found}')[{number}].querySelector('.tap')")
            self._sent()

    def by_page(self) -> None:
        """Open the order page by its link in the report; answer all questions there, and send one letter."""
        link = self._phone.run("document.querySelector(\"a[href*='/orders-']\").href")
        self._phone.open_orders(link)
        self._phone.run(_NOTED)
        for number, words in enumerate(self._phone.run(_ASKED)):
            section = f"document.querySelectorAll('section.ask')[{number}]"
            first = f"{section}.querySelector('.tap:not(.other)')"
            if self._phone.run(f"!{first}"):
                continue
            if words.startswith("CARD"):
                self._card(section)
            elif self._phone.run(f"Boolean({section}.closest('#owed'))") or words.startswith(("FLARE", "PLAY")):
                self._phone.tap(first)
        lines = self._phone.run("document.getElementById('text').value").splitlines()
        if not lines:
            self._phone.tap("document.getElementById('pass')")
        self._phone.tap("document.getElementById('send')")
        self._sent()
        assert [line for line in lines if line not in stands(self._house)] == []

    def _card(self, section: str) -> None:
        """A card if the offence has three tokens, else another: put together out of what can be touched."""
        cards = self._phone.run(f"{section}.querySelectorAll('.tap:not(.other)').length")
        self._phone.tap(f"{section}.querySelector('.tap:not(.other)')")
        if cards == 1:
            return
        self._phone.tap_button("Only if …", section)
        fact = f"{section}.querySelector('.condition select')"
        self._phone.run(
            f"""(() => {{
                const fact = {fact};
                fact.value = [...fact.options].find((one) => one.textContent.startsWith("side tokens")).value;
                fact.dispatchEvent(new Event("change"));
            }})()"""
        )
        for name in ("offence", ">=", "+", "+", "+"):
            self._phone.tap_button(name, f"{section}.querySelector('.condition')")
        self._phone.tap_button("Else: a second choice", section)
        self._phone.tap(
            f"[...{section}.querySelectorAll('.order .tap')].filter((one) => /^CARD/.test(one.textContent)).at(-1)"
        )

    def _sent(self) -> None:
        link = self._phone.run("window.written")
        assert link is not None
        tapped(self._house, link)
        self.written += unquote(link.partition("&body=")[2]).splitlines()


_ASKED = "[...document.querySelectorAll('section.ask')].map((one) => one.querySelector('.tap')?.textContent ?? '')"


def mirrored(line: str, mine: str, other: str) -> str:
    """The same deal as the other side writes it: what is home to one is the other's."""

    def turned(words: str) -> str:
        return re.sub(
            rf"\b(home|{other}) (\d)", lambda place: f"{mine if place[1] == 'home' else 'home'} {place[2]}", words
        )

    given, _, got = line.partition("DEAL give ")[2].partition("; get ")
    return f"DEAL give {turned(got)}; get {turned(given)}"


def test_a_whole_game_without_a_typed_letter(house: House, phone: Telephone, tmp_path: Path) -> None:
    """Flares, conditions, second choices and a deal are among its orders, and each stands as it was tapped."""
    www = tmp_path / "www"
    publish(house.office, www)
    house.office = replace(house.office, site=f"{www.as_uri()}/")
    house.begun(players=3, options={"flares": "yes", "bases_to_win": "3"}, gm_half=b"x%031d" % 3)
    me, phases = Player(house, phone, tmp_path), 0
    while house.game().status == "running":
        me.read()
        (me.by_buttons if phases % 3 == 2 else me.by_page)()
        deals = [line for line in stands(house) if "DEAL give" in line]
        for seat in (1, 2):
            said = house.bot(seat)
            for line in deals:
                other = house.table().seats[seat].name
                if f"{other} " in line:
                    where = line.partition("DEAL")[0]
                    said += f"\n{where}{mirrored(line, house.table().seats[0].name, other)}"
            house.reply(seat, said)
        house.next_phase()
        phases += 1
    assert house.game().status == "finished"
    orders = [line for line in me.written if line and not line.startswith("#")]
    for word in ("FLARE", " IF ", " ELSE ", "DEAL give", "JOIN", "CARD"):
        assert any(word in f"{line} " for line in orders), (word, orders)
    # The other side wrote the same deal.
    assert "You and Green made a deal." in house.prose(0, "/final")
    assert phone.complaints == []
    assert {address.partition(":")[0] for address in phone.asked_for} <= {"about", "data", "file"}
