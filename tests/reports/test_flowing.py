"""The text of letters flows where it is prose, and nowhere else: read back with the standard library and by the RFC."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.games import catalogue
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.quotation.own_lines import sift
from adjudicator.mail.writing.compose import Mail, compose
from adjudicator.reports.rendering.render import Rendered, Templates, render, templates
from adjudicator.reports.text import flowed_text, text
from adjudicator.reports.text.sections import parts
from adjudicator.reports.text.text import WIDTH, paragraph, quoted, ready, table, width
from adjudicator.reports.values.document import Acknowledgement, Document, Message, Press, Report
from adjudicator.reports.values.reply_link import Reply
from adjudicator.service.proofreading.specimens import ANSWERS, specimens
from adjudicator.service.settings import template_folders
from tests import flowed

REPLY = Reply("games+andromeda.red.7.abcdefghij@example.org", "Orders")
LANGUAGES = template_folders.languages(None)
WORDS = st.text(alphabet="ab ü王>-.", max_size=300) | st.lists(
    st.sampled_from((">", ">=", "--", "From", "a", "Attack", "words", "überaus", "王")), max_size=60
).map(" ".join)


def using(language: str) -> Templates:
    return templates(
        *template_folders.folders(None, language), tongue=template_folders.tongue(None, language, "", "letters")
    )


@cache
def letters(title: str, language: str) -> tuple[tuple[Document, Rendered], ...]:
    """Letters of every kind of a title."""
    speaking = catalogue.title(title).speaking(template_folders.tongue(None, language, "", title))
    return tuple((document, render(document, using(language), REPLY)) for document in specimens(speaking))


def sent(said: str | tuple[str, ...], *, flows: bool = True) -> bytes:
    """A letter with this text."""
    sender = ("Games", "games@example.org")
    at = datetime(2026, 11, 27, 21, tzinfo=UTC)
    mail = Mail(
        sender=sender,
        to=("Ann", "ann@example.org"),
        subject="[andromeda] Report",
        date=at,
        message_id="<one@example.org>",
        text=said,
        flowed=flows,
    )
    return compose(mail)


def came(said: str | tuple[str, ...]) -> str:
    """A text as it comes out of a letter."""
    return flowed.content_of(sent(said))


def put(said: str) -> str:
    """A paragraph in one line."""
    return " ".join(text.clean(said).split())


def prose(document: Document) -> Iterator[str]:
    """What a letter says in sentences, as its document has them."""
    yield from getattr(document, "paragraphs", ())
    for section in getattr(document, "sections", ()):
        yield from (part for part in section.parts if isinstance(part, str))
    match document:
        case Acknowledgement():
            yield from (*document.notes, *document.tried)
        case Report(welcome=welcome) if welcome is not None:
            yield from (part for section in welcome.rules for part in section.parts if isinstance(part, str))


def fixed(document: Document, letter: Rendered) -> Iterator[str]:
    """What must come as it is."""
    if letter.form:
        yield "\n".join(letter.form)
    sections: tuple[Section, ...] = getattr(document, "sections", ())
    for section in sections:
        yield from (table(part) for part in parts(section).runs if isinstance(part, Table))
    if isinstance(document, Acknowledgement):
        for number, order in enumerate(document.orders, start=1):
            yield paragraph(order, f"{number:3}. ", "     ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", tuple(catalogue.titles()))
def test_prose_flows_and_every_other_line_comes_as_it_is(title: str, language: str) -> None:
    kinds, tables, several = set(), 0, 0
    for document, letter in letters(title, language):
        kinds.add(type(document))
        content = came(letter.flowed)
        assert flowed.seen(content) == letter.text
        assert all(width(line.text.rstrip()) <= WIDTH for line in flowed.lines(content))
        paragraphs = flowed.paragraphs(content)
        for said in map(put, prose(document)):
            if said and max(map(width, said.split())) < WIDTH - 2:
                # A point of a list has hard lines, indented below its dash.
                point = paragraph(said, "- ", "  ")
                assert said in paragraphs or f"\n{point}\n" in "\n" + "\n".join(paragraphs) + "\n", said
                several += said not in letter.text
        for lines in fixed(document, letter):
            assert f"\n{lines}\n" in "\n" + "\n".join(paragraphs) + "\n"
            tables += "--" in lines
    assert len(kinds) == 7
    assert tables > 5
    assert several > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_answers_flow(language: str) -> None:
    for name, several in ANSWERS.items():
        for facts in several:
            content = came(flowed_text.sent(using(language).words(f"{name}.txt", facts)))
            assert all(width(line.text.rstrip()) <= WIDTH for line in flowed.lines(content) if line.text[:1] != " ")
            paragraphs = flowed.paragraphs(content)
            assert any(len(said) > WIDTH for said in paragraphs), name
            for said, below in pairwise(paragraphs):
                assert not said or not below or said.startswith(" ") or below.startswith(" "), name


def test_a_message_of_a_player_flows_in_its_quotation() -> None:
    words = "You said that you would not attack me, and then you did; >= 4 tokens, From where I sit, are not few."
    press = Press(
        game="mars",
        seat="Red",
        messages=(Message(sender="Blue", signed="own", to="you", text=f"{words}\n\n> {words}\nBob"),),
    )
    said = flowed.paragraphs(came(render(press, using("en")).flowed))
    at = said.index(f"> {words}")
    assert said[at : at + 4] == [f"> {words}", "> ", f"> > {words}", "> Bob"]


@given(WORDS | st.text(alphabet="ab ü王", min_size=WIDTH, max_size=4 * WIDTH))
def test_a_paragraph_comes_back_whatever_it_says(said: str) -> None:
    """A word that is cut gets no space: there the paragraph breaks, as it did before."""
    *parts, last = flowed.paragraphs(came(flowed_text.sent(f"{paragraph(said)}\nEnd")))
    assert ("".join(parts), last) == (put(said), "End")
    *parts, last = flowed.paragraphs(came(flowed_text.sent(f"{quoted(said)}\nEnd")))
    assert ("".join(part.removeprefix("> ") for part in parts), last) == (put(said), "End")


@given(st.lists(st.text(alphabet="ab >-\t", max_size=90), max_size=6).map("\n".join))
def test_lines_that_are_set_already_come_as_they_are(said: str) -> None:
    kept = [line.rstrip() for line in said.split("\n") if not line.startswith("> ") and width(line) <= WIDTH]
    found = flowed.seen(came(flowed_text.sent(ready("\n".join(kept))))).split("\n")
    assert found[: len(kept)] == kept


# What a program does with the letter that is answered, and what it says of the answer's form.
def _quoted(lines: list[str]) -> str:
    return "\n".join(f"> {line}".rstrip() for line in lines)


def _knowing(content: str) -> tuple[str, bool]:
    """Thunderbird and others: a quotation that flows as the letter did."""
    return "\n".join(f"> {line.text}" for line in flowed.lines(content)), True


def _keeping(content: str) -> tuple[str, bool]:
    """Mutt and others: the lines as they are seen, and no word of what flows."""
    return "\n".join(f"> {line.text}" for line in flowed.lines(content)), False


def _unknowing(content: str) -> tuple[str, bool]:
    """Gmail and others, which have never heard of it."""
    return _quoted(content.split("\n")), False


def _joining(content: str) -> tuple[str, bool]:
    """Apple Mail and others: paragraphs in one line each, whatever their length."""
    return _quoted(flowed.paragraphs(content)), False


def _wrapping(content: str) -> tuple[str, bool]:
    """Web mail that wraps the quotation once more."""
    return "\n".join(
        f"> {part}" for line in content.split("\n") for part in (text.lines(line, 64) if line.strip() else [""])
    ), False


Program = Callable[[str], tuple[str, bool]]


def _orders(how: tuple[str, bool], edited: str, form: tuple[str, ...]) -> list[str]:
    """The orders in a reply with this quotation, in the form of which one was made good."""
    quotation, flows = how
    assert quotation.count(f"# {edited}") == 1
    said = quotation.replace(f"# {edited}", edited)
    reply = read(sent(f"PASS\n\nOn 3 May 2026 at 10:00, Games wrote:\n{said}\n", flows=flows))
    return [" ".join(line.text.split()) for line in sift(reply, form).typed]


@pytest.mark.parametrize("title", tuple(catalogue.titles()))
@pytest.mark.parametrize("program", [_knowing, _keeping, _unknowing, _joining, _wrapping])
def test_a_reply_to_a_letter_that_flows_says_what_one_to_fixed_lines_would(title: str, program: Program) -> None:
    reports = [letter for document, letter in letters(title, "en") if isinstance(document, Report) and letter.form]
    tried = 0
    for letter in reports[:2]:
        offered = [line[2:] for line in letter.form if line.startswith("# ") and line[2:].split(" ")[0].isupper()]
        for edited in [line for line in offered if letter.text.count(f"# {line}") == 1 and len(line) < 60][:3]:
            assert _orders(program(came(letter.flowed)), edited, letter.form) == ["PASS", edited]
            assert _orders((_quoted(letter.text.split("\n")), False), edited, letter.form) == ["PASS", edited]
            tried += 1
    assert tried > 1
