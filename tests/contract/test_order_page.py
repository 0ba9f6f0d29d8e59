"""The order page: whatever its forms let anybody write is read as that order, and every link is short enough."""

from collections.abc import Iterator, Sequence
from random import Random
from re import fullmatch, sub

import pytest

from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.games.catalogue import titles
from adjudicator.orders.grammar import tapped_forms
from adjudicator.orders.grammar.tapped_forms import Form
from adjudicator.orders.letter import tapped_orders
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.values.clauses import text
from adjudicator.reports.values import order_page
from adjudicator.reports.values.order_page import Tapping
from tests.contract.asked import OTHERWISE, REPLY, asked
from tests.contract.curious import positions

every_title = pytest.mark.parametrize("name", [*titles()])
WAYS = 4
"""So many times each form is filled in."""
PAGE = "https://games.example.org/our-games/de/orders-postal-cosmic.html"


def filled(form: Form, names: Vocabulary, luck: Random) -> Sequence[str] | None:
    """Some words that a form lets one write; None if the position has no name for a part of it."""
    if isinstance(form, str):
        return [form]
    kind, *parts = form
    match kind:
        case "k":
            spelt = tapped_orders.names_of(names).get(str(parts[0]), [])
            letters = [name for name in spelt if name[0].isalpha()]
            return [luck.choice(letters)] if letters else None
        case "n":
            return [str(luck.randint(1, 3))]
        case "t":
            return ['"zaps"']
        case "a":
            return filled(luck.choice(parts), names, luck)
        case "o" | "*":
            return filled(parts[0], names, luck) if luck.random() < 0.5 else []
    words: list[str] = []
    for part in parts:
        said = filled(part, names, luck)
        if said is None:
            return None
        words += said
    return words


def joined(words: Sequence[str]) -> str:
    said = "".join([word if fullmatch("[,:;]", word) else f" {word}" for word in words]).strip()
    return sub(r" x (?=\d)", " x", said)


def written(name: str, choice: type[Choice], luck: Random) -> Iterator[tuple[str, list[str], list[str]]]:
    """Order lines as the page writes them, what is read back of each, and what the reader objects to."""
    title = titles()[name]
    speech, form = (
        language(title.choices, title.facts),
        tapped_forms.of_choice(choice, tapped_forms.rules_of(title.choices)),
    )
    views = [(view, seat) for position in positions(name) for seat, view in enumerate(position.views)]
    for _ in range(WAYS):
        view, seat = luck.choice(views)
        names = title.vocabulary(view, seat)
        words = filled(form, names, luck)
        if words is not None:
            line = joined([choice.word, *words])
            reading = speech.read(line, names, title.where(view), title.phases, closely=False)
            yield line, [text(clause, names) for clause in reading.clauses], [one.sentence for one in reading.problems]


@every_title
def test_whatever_the_page_lets_one_write_is_read_as_it_stands(name: str) -> None:
    """Or refused by the rules in a sentence, like a card that is no challenge card: never as something else."""
    luck, wrong, right = Random(name), [], set()
    for choice in titles()[name].choices:
        for line, read, objections in written(name, choice, luck):
            if read == [line]:
                right.add(choice.word)
            elif read and choice.word not in OTHERWISE.get(name, ()):
                wrong.append((line, read))
            elif not read and any(one.startswith("I expected") for one in objections):
                wrong.append((line, objections))
    assert wrong == []
    assert len(right) >= 0.75 * len({choice.word for choice in titles()[name].choices})


@every_title
def test_every_link_is_short_and_tells_the_whole_of_what_is_asked(name: str) -> None:
    title = titles()[name]
    lengths = []
    for _, view, seat, _ in {(id(view), seat): each for each in asked(name) for _, view, seat, _ in [each]}.values():
        told = tapped_orders.of_seat(title, view, seat, title.questions(view, seat))
        told |= {
            "g": "thunder-in-the-east",
            "s": "Purple",
            "h": "turn 12 phase 3",
            "d": "Friday 8 May 2026, 18:00 (UTC)",
        }
        lengths.append(len(order_page.link(Tapping(PAGE, told), REPLY)))
    assert max(lengths) <= order_page.LONGEST
