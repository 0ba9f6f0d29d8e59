"""The width of text, whatever is written."""

from html import escape
from xml.etree.ElementTree import fromstring

from hypothesis import example, given
from hypothesis import strategies as st
from wcwidth import wcswidth

from adjudicator.engine.contract.report_sections import Table
from adjudicator.reports.text.flowed_text import SOFT, sent, stuffed
from adjudicator.reports.text.text import WIDTH, clean, heading, item, lines, paragraph, ready, table

WORDS = st.text(max_size=60) | st.text(alphabet="aü王🚀e\u0301 -", max_size=200)
CELLS = st.text(alphabet="abcü王🚀 -0123456789", max_size=50)


@given(WORDS, st.integers(min_value=4, max_value=WIDTH))
def test_lines_are_never_too_wide_and_lose_nothing(text: str, columns: int) -> None:
    said = lines(text, columns)
    assert all(wcswidth(line) <= columns for line in said)
    assert "".join("".join(said).split()) == "".join(clean(text).split())


@given(WORDS)
def test_wrapped_lines_begin_as_they_should(text: str) -> None:
    first, *rest = paragraph(text, "- ", "  ").split("\n")
    assert first.startswith("-")
    assert all(line.startswith("  ") for line in rest)
    assert all(wcswidth(line) <= WIDTH for line in (first, *rest, *heading(text).split("\n")))


@given(WORDS | st.text(alphabet="ab -", max_size=250))
def test_words_that_are_plain_are_set_as_all_others_are(text: str) -> None:
    assert paragraph(text) == "\n".join(lines(text, soft=SOFT))
    assert item(text) == stuffed("\n".join(lines(text, WIDTH, "- ", "  ")))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    size = draw(st.integers(min_value=1, max_value=9))
    row = st.tuples(*[CELLS] * size)
    return Table(draw(row), tuple(draw(st.lists(row, max_size=5))))


@given(tables())
def test_tables_are_never_too_wide_and_lose_nothing(it: Table) -> None:
    said = table(it)
    assert all(wcswidth(line) <= WIDTH for line in said.split("\n"))
    written = sorted("".join(said.split()).replace("-", "").replace(":", ""))
    cells = [cell for row in it.rows for cell in row]
    in_columns = sorted("".join("".join([*it.head, *cells]).split()).replace("-", ""))
    as_records = sorted("".join("".join([*it.head * len(it.rows), *cells]).split()).replace("-", ""))
    assert written in (in_columns, as_records)


def test_a_word_that_is_too_long_is_cut_between_characters() -> None:
    assert lines("e\u0301" * 5, 2) == ["e\u0301e\u0301", "e\u0301e\u0301", "e\u0301"]
    assert lines("王王王", 5) == ["王王", "王"]


def test_what_is_counted_in_a_cell_stays_with_its_number() -> None:
    heads = ("System", *(f"Planet {number}" for number in range(1, 6)))
    it = Table(heads, (("Red", *("2 Green, 4 Purple, 12 White, 1 Black",) * 5),))
    cells = [cell for line in table(it).split("\n")[2:] for cell in line.split("  ") if cell]
    assert "4 Purple," in cells
    assert not [cell for cell in cells if cell[-1].isdigit()]


@given(st.text())
@example("a\x00b\x1bc\u2028d\ufffee\uffff")
def test_what_is_clean_can_stand_in_a_feed_and_a_picture(said: str) -> None:
    """XML has no place for some characters, however they are written, and one makes the whole unreadable."""
    assert fromstring(f"<a>{escape(clean(said))}</a>").text == (clean(said) or None)


def test_ready_words_command_no_reader_either() -> None:
    """What a notice quotes, or an address that a letter names, anybody may have written."""
    obeyed = "\x1b[2J\x9b\u202e\u2066\u2028\x00"
    for line in (f"short {obeyed}words", f"    in{obeyed}dented", f"> quoted {obeyed}", f"{obeyed}long " * 20):
        said = sent(ready(f"{line}\nnext"))
        assert not set(said) & set(obeyed) - set("[2J"), repr(said)
        assert said.endswith("\nnext")
    assert ready(f"ends{obeyed[0]}\n\tand a tab{SOFT}\n") == f"ends\n\tand a tab{SOFT}\n", "nor does it flow on"
