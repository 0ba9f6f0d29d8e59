"""What the letters of `orders/as-people-write` must come to can be ordered: the strict reader reads all of it."""

from collections import Counter
from collections.abc import Iterator

import pytest

from adjudicator.games.catalogue import titles
from adjudicator.orders.dry_run.order_checks import Sheet, findings
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.service.game import orders_on_file
from tests.specimens import corpus
from tests.understanding import letters
from tests.understanding.letters import LANGUAGES, MANNERS, Letter, Lines

LETTERS = list(letters.letters())
FEWEST = {"postal-cosmic": 160, "cosmoforce": 75, "cosmoclasm": 75, "blutooth": 14}
WHOLE = 75
"""Letters of a title whose positions ask whatever there is to ask; of others only a part is written about."""
FEWEST_OF_A_MANNER = 12
IMPOSSIBLE = frozenset(["A102", "A104", "A105", "A107", "A108", "A109", "C201", "C202", "C203", "C205", "C206"])
"""The codes of findings that say of an order that it will come to nothing."""


def _readings(letter: Letter) -> Iterator[Lines]:
    """Everything in a file that is said to be orders of its writer."""
    written = letter.written
    yield from written.means.wholes
    yield from written.means.either
    yield from written.means.also
    yield from (written.offered, written.stood, written.means.later)
    yield from written.choice


def _read(letter: Letter, lines: Lines) -> LetterReading:
    title, view, seat, _ = letter.place
    return orders_on_file.read(title, view, seat, [Line(number, line) for number, line in enumerate(lines, 1)])


@pytest.mark.parametrize("letter", LETTERS, ids=str)
def test_every_line_that_is_meant_is_read_whole(letter: Letter) -> None:
    for lines in _readings(letter):
        reading = _read(letter, lines)
        assert reading.problems == ()
        assert reading.ignored == ()
        assert len(reading.read) + len(reading.directives) + len(reading.kept) == len(lines)


@pytest.mark.parametrize("letter", LETTERS, ids=str)
def test_what_is_meant_can_be_carried_out(letter: Letter) -> None:
    title, view, seat, _ = letter.place
    means = letter.written.means
    for lines in (*means.wholes[:1], *means.either):
        found = findings(Sheet(title, view, seat, _read(letter, lines).clauses))
        assert [one for one in found if one.code in IMPOSSIBLE] == []


@pytest.mark.parametrize("letter", LETTERS, ids=str)
def test_a_letter_says_what_it_is(letter: Letter) -> None:
    written, means = letter.written, letter.written.means
    assert letter.language in LANGUAGES
    assert written.manner in MANNERS
    assert written.text.strip()
    assert (bool(means.orders), bool(means.either), means.nothing).count(True) == 1
    assert len(means.either) != 1
    assert not means.same or means.orders
    assert all(piece.casefold() in " ".join(written.text.split()).casefold() for piece in means.leaves)
    assert bool(written.answers) == bool(written.offered or written.choice) == (written.manner == "answer")


def test_no_letter_is_there_twice() -> None:
    found = Counter((one.title, one.position, one.written.text, one.written.answers) for one in LETTERS)
    assert [letter for letter, times in found.items() if times > 1] == []


def test_there_are_letters_of_every_title_language_and_manner() -> None:
    of_titles = Counter(letter.title for letter in LETTERS)
    assert set(of_titles) <= set(titles())
    assert {title for title, fewest in FEWEST.items() if of_titles[title] < fewest} == set()
    of_languages = Counter((letter.title, letter.language) for letter in LETTERS)
    assert set(of_languages) == {(title, language) for title in FEWEST for language in LANGUAGES}
    of_manners = Counter(letter.written.manner for letter in LETTERS)
    assert {manner for manner in MANNERS if of_manners[manner] < FEWEST_OF_A_MANNER} == set()


@pytest.mark.parametrize("title", FEWEST)
def test_letters_are_written_in_every_position(title: str) -> None:
    used = {letter.position for letter in LETTERS if letter.title == title}
    assert used == set(letters.positions(title))


@pytest.mark.parametrize("title", [title for title, fewest in FEWEST.items() if fewest >= WHOLE])
def test_their_writers_are_asked_whatever_the_specimen_letters_answer(title: str) -> None:
    game = titles()[title]
    asked = {
        question.about
        for name in letters.positions(title)
        for question in game.questions(letters.place(title, name).view, letters.place(title, name).seat)
    }
    known = {
        question.about
        for stated in corpus.positions(title).values()
        for question in game.questions(*corpus.view(game, stated))
    }
    assert known <= asked
