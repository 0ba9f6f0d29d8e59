"""Players who never type: they read letters on a telephone, and answer by their buttons and on the order page."""

import re
from collections.abc import Callable
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from tests.service.house import House
from tests.service.tapping import stands, tapped
from tests.telephone import Telephone

_NOTED: Final = """addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='mailto:']");
    if (link) { event.preventDefault(); window.written = link.href; }
}, true)"""
"""Keeps the letter that a link would open in a mail program."""
_OPEN: Final = """((section) => {
    for (const one of section.querySelectorAll(".form .number, .form .slot")) {
        const [group, list, field] = [".taps", "select", "input"].map((tag) => one.querySelector(`:scope > ${tag}`));
        if (field) {
            if (field.value === "") return field.type === "number" ? one.lastElementChild : field;
        } else if (group) {
            if (!group.querySelector("[aria-pressed=true]")) return group.querySelector("button");
        } else if (list) return list;
    }
    return null;
})"""
"""What is to be touched first to answer what is still open in a question; null if nothing is."""
_TYPED: Final = """((one) => {
    one.value = one.matches("select") ? [...one.options].find((each) => !each.disabled).value : "zaps";
    one.dispatchEvent(new Event("change"));
})"""


class Asked:
    """A question on the order page, as the finger finds it."""

    def __init__(self, phone: Telephone, number: int) -> None:
        self.phone = phone
        self.found = f"document.querySelectorAll('section.ask')[{number}]"

    @property
    def words(self) -> str:
        """The question."""
        return str(self.phone.run(f"{self.found}.querySelector('h3').textContent"))

    @property
    def owed(self) -> bool:
        """Whether it must be answered."""
        return bool(self.phone.run(f"Boolean({self.found}.closest('#owed'))"))

    @property
    def usual(self) -> list[str]:
        """Its usual answers."""
        found: list[str] = self.phone.run(
            f"[...{self.found}.querySelectorAll('.tap:not(.other)')].map((one) => one.textContent)"
        )
        return found

    def tap(self, number: int) -> None:
        """Touch a usual answer; the numbers begin anew behind the last one."""
        one = f"{self.found}.querySelectorAll('.tap:not(.other)')"
        self.phone.tap(f"{one}[{number} % {one}.length]")

    def compose(self) -> str:
        """Put an order together: the first of everything that there is to choose. Returns its line."""
        self.phone.tap(f"{self.found}.querySelector('.other')")
        while kind := self.phone.run(f"{_OPEN}({self.found})?.tagName"):
            one = f"{_OPEN}({self.found})"
            if kind == "BUTTON":
                self.phone.tap(one)
            else:
                # What the system itself would show: a list, or a keyboard.
                self.phone.run(f"{_TYPED}({one})")
        return str(self.phone.run(f"{self.found}.querySelector('.line strong').textContent"))


class Player:
    """Somebody in the first seat, with a telephone."""

    def __init__(self, house: House, phone: Telephone, folder: Path) -> None:
        self.house, self.phone, self._file = house, phone, folder / "letter.html"
        self.written: list[str] = []

    def read(self) -> None:
        """Open the latest report."""
        message = message_from_bytes(self.house.mails(0, "/report")[-1].raw, policy=default)
        assert isinstance(message, EmailMessage)
        page = message.get_body(("html",))
        assert page is not None
        # Pictures are other parts of the letter.
        self._file.write_text(re.sub('src="cid:[^"]*"', 'src="data:,"', page.get_content()), encoding="utf-8")
        self.phone.open(self._file.as_uri())
        self.phone.run(_NOTED)

    def by_buttons(self) -> None:
        """Answer whatever must be answered by the first button of each question, each a letter of its own."""
        found = "div.ask:not(.may)"
        for number in range(self.phone.run(f"document.querySelectorAll('{found}').length")):
            self.phone.tap(f"document.querySelectorAll('{found}')[{number}].querySelector('.tap')")
            self._sent()

    def by_page(self, answer: Callable[[Asked], None]) -> None:
        """Open the order page by its link in the report; answer questions there, send one letter, and see it stand."""
        self.phone.open_orders(self.phone.run("document.querySelector(\"a[href*='/orders-']\").href"))
        self.answer_all(answer)

    def answer_all(self, answer: Callable[[Asked], None]) -> None:
        """The same on an order page that is open."""
        self.phone.run(_NOTED)
        for number in range(self.phone.run("document.querySelectorAll('section.ask').length")):
            answer(Asked(self.phone, number))
        self.send()

    def send(self) -> None:
        """Send what the order page has written."""
        lines = self.phone.run("document.getElementById('text').value").splitlines()
        if not lines:
            self.phone.tap("document.getElementById('pass')")
        self.phone.tap("document.getElementById('send')")
        self._sent()
        orders = [line for line in lines if line != "REPLACE ALL"]
        assert [line for line in orders if line not in stands(self.house)] == [], self.house.answer(0)

    def _sent(self) -> None:
        link = self.phone.run("window.written")
        assert link is not None
        tapped(self.house, link)
        self.written += unquote(link.partition("&body=")[2]).splitlines()
