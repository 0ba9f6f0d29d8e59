"""A letter of nothing but plain orders is read as any other letter is, only sooner."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.core.chance import Chance
from adjudicator.core.event import State
from adjudicator.engine.contract.title import Title
from adjudicator.games.catalogue import titles
from adjudicator.mail.parsing.letter import read as letter_of
from adjudicator.orders.letter import plain_orders
from adjudicator.orders.letter.letter_reader import LetterReader
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.orders.values.clauses import text
from adjudicator.orders.words.names import names_of
from adjudicator.service.game.orders_on_file import language_of
from tests.properties.positions import HURRIED, positions
from tests.properties.replies import Author
from tests.specimens import corpus

PLAIN_LINES = 100
"""Of the lines of specimen letters so many at least are plain orders."""

TITLES = pytest.mark.parametrize("name", list(titles()))


def compared(title: Title[Any], view: State, seat: int, lines: Sequence[Line]) -> LetterReading | None:
    """What plain orders are read as, after a look at whether the reader of all letters comes to the same."""
    tongue, names = language_of(title), names_of(title.vocabulary(view, seat))
    heads = tongue.heads(names.vocabulary)
    found = plain_orders.read(lines, heads, tongue.grammar, names)
    if found is not None:
        whole = LetterReader(lines, heads, tongue.grammar, names, title.where(view), title.phases).run()
        for part in set(whole.__struct_fields__) - {"steps"}:
            assert getattr(found, part) == getattr(whole, part), part
    return found


def numbered(*texts: str) -> list[Line]:
    return [Line(number, words) for number, words in enumerate(texts, start=1)]


@TITLES
@settings(HURRIED)
@given(st.data())
def test_what_bots_order_is_read_the_same(name: str, data: st.DataObject) -> None:
    played, phase = data.draw(st.sampled_from(positions(name)))
    seat = data.draw(st.integers(0, len(phase.views) - 1))
    view, title = phase.views[seat], played.title
    chance = Chance(data.draw(st.binary(max_size=4)))
    names = title.vocabulary(view, seat)
    orders = [text(clause, names) for _ in range(2) for clause in title.bot(view, seat, chance)]
    written = data.draw(st.lists(st.sampled_from([*orders, "", "PASS", "IN 2", "and 2 from home 1"]), max_size=6))
    compared(title, view, seat, numbered(*written))


@TITLES
@settings(HURRIED)
@given(st.data())
def test_whatever_is_replied_is_read_the_same(name: str, data: st.DataObject) -> None:
    played, phase = data.draw(st.sampled_from(positions(name)))
    seat = data.draw(st.integers(0, len(phase.views) - 1))
    lines = numbered(*data.draw(Author(played.title, phase.views[seat], seat).replies()))
    for alone in lines:
        compared(played.title, phase.views[seat], seat, [alone])
    compared(played.title, phase.views[seat], seat, lines)


def test_every_line_of_specimens_is_read_the_same() -> None:
    plain = 0
    for specimen in corpus.specimens():
        title = titles()[specimen.title]
        view, seat = corpus.view(title, corpus.positions(specimen.title)[specimen.meaning.position])
        lines = [Line(line.number, line.text) for line in letter_of(specimen.raw).lines]
        compared(title, view, seat, lines)
        for alone in lines:
            plain += compared(title, view, seat, [alone]) is not None
    assert plain > PLAIN_LINES


@pytest.mark.parametrize(
    "words",
    [
        "ATTACK planet 4 with 4 from home",  # it names half a base
        "ATTACK planet 4, with 4 from home 1",
        "IN 2 ATTACK planet 4",
        "PASS",
        "HELP ATTACK",
        "attack",
        "> ATTACK planet 4 with 4 from home 1",
    ],
)
def test_whatever_else_is_left_to_the_reader_of_all_letters(words: str) -> None:
    played, phase = positions("postal-cosmic")[0]
    assert compared(played.title, phase.views[0], 0, numbered(words)) is None
