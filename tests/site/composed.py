"""What an order page comes to on a telephone: every answer that can be tapped, and orders put together at random."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.title import Title
from adjudicator.orders.letter import tapped_orders
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.values.clauses import text
from adjudicator.reports.values.order_page import Tapping, link
from adjudicator.reports.values.reply_link import Reply
from tests.telephone import Telephone

REPLY: Final = Reply("games+thunder.purple.118.gahz2couts@mail.example.org", "[thunder] Orders of Purple")

_TAPS: Final = """(() => [...document.querySelectorAll("section.ask")].map((section) => {
    const buttons = () => [...section.querySelectorAll("button")];
    return [...section.querySelectorAll(".tap:not(.other)")].map((one) => one.dataset.key).map((key) => {
        buttons().find((one) => one.dataset.key === key).click();
        const line = document.getElementById("text").value;
        for (let left; (left = buttons().find((one) => one.dataset.key.endsWith(" remove"))); ) left.click();
        return line;
    });
}))()"""
"""Each usual answer of each question, as the line that the page makes of it."""

_FILLED: Final = """(() => {
    let luck = %d;
    const below = (most) => {
        luck = (luck * 1103515245 + 12345) %% 2147483648;
        return Math.floor(luck / 65536) %% most;
    };
    const one = (several) => several[below(several.length)];
    const changed = (control, value) => { control.value = value; control.dispatchEvent(new Event("change")); };
    const key = (control) => {
        if (control.matches(".taps")) return `${key(control.firstElementChild).split(" ").slice(0, 3).join(" ")} taps`;
        return control.matches(".number") ? key(control.querySelector("input")) : control.dataset.key;
    };
    const kinds = ["taps", "number", "part", "more button"].map((one) => `.form .${one}`);
    const controls = [...kinds, ".form select", ".form input[type=text]"].join(", ");
    return [...document.querySelectorAll("section.ask")].map((section) => {
        const all = (what) => [...section.querySelectorAll(what)];
        const button = (end) => all("button").find((one) => key(one).endsWith(end));
        if (!section.querySelector(".other")) return null;
        section.querySelector(".other").click();
        if (button(" if") && below(2)) button(" if").click();
        const seen = new Set();
        for (let steps = 0; steps < 60; steps++) {
            const next = all(controls).find((control) => !seen.has(key(control)));
            if (!next) break;
            seen.add(key(next));
            if (next.matches(".taps")) one([...next.children]).click();
            else if (next.matches(".number")) {
                for (let times = 1 + below(3); times; times--) button(`${key(next)}+`).click();
            } else if (next.matches("select")) {
                const chosen = next.parentElement.querySelector(".taps [aria-pressed=true]");
                const free = [...next.options].filter((option) => !option.disabled);
                if (!chosen && free.length) changed(next, one(free).value);
            } else if (next.matches("input")) changed(next, "zaps");
            else if (below(3) === 0 && !/ -$| fewer$/.test(key(next))) next.click();
        }
        const line = document.getElementById("text").value;
        while (button(" remove")) button(" remove").click();
        return line;
    });
})()"""
"""An order on each question, with a condition on every second: whatever is to be chosen is chosen at random."""


class Wrong(NamedTuple):
    """A line of the page that is not read as it stands, what is read, and what the reader says."""

    line: str
    read: tuple[str, ...]
    said: tuple[str, ...]


def open_page(phone: Telephone, www: Path, title: Title[Any], view: State, seat: Seat) -> list[Question]:
    """Open the order page of a seat; its questions in the order in which the page asks them."""
    questions = title.questions(view, seat)
    told = tapped_orders.of_seat(title, view, seat, questions) | {"g": "thunder", "s": "Purple", "h": "turn 3"}
    page = (www / f"orders-{title.name}.html").as_uri()
    phone.open_orders(link(Tapping(page, told), REPLY))
    return sorted(questions, key=lambda question: not question.owed)


def taps(phone: Telephone, questions: Iterable[Question]) -> list[tuple[str, str]]:
    """Every usual answer that comes to another line than that of the button in a letter."""
    made: list[list[str]] = phone.run(_TAPS)
    wanted = [list(question.by_themselves) for question in questions]
    pairs = zip(wanted, made, strict=True)
    return [pair for several, lines in pairs for pair in zip(several, lines, strict=False) if pair[0] != pair[1]]


def composed(phone: Telephone, seed: int) -> Iterator[str]:
    """The lines of orders put together at random, one for each question where that came to a whole one."""
    yield from [line for line in phone.run(_FILLED % seed) if line]


def wrong(title: Title[Any], view: State, seat: Seat, line: str) -> Wrong | None:
    """A line that is not read as it stands; None if it is, or if the rules refuse it."""
    names = title.vocabulary(view, seat)
    reading = language(title.choices, title.facts).read(line, names, title.where(view), title.phases, closely=False)
    read = tuple(text(clause, names) for clause in reading.clauses)
    said = tuple(str(one.sentence) for one in reading.problems)
    return None if read == (line,) else Wrong(line, read, said)
