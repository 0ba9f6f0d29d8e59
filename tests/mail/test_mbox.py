"""The marks of a mailbox file are no quotation: ">From home 2" is what somebody wrote as "From home 2"."""

import pytest

from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.parsing.mbox_marks import unmarked, unmarked_html

HEAD = "From: ann@mail.test\nContent-Type: {}\n\n"


def letter(text: str, kind: str = "text/plain") -> Letter:
    return read((HEAD.format(kind) + text).encode())


def own(letter: Letter) -> list[str]:
    return [line.text for line in letter.lines if not line.depth and line.text]


@pytest.mark.parametrize("mark", [">", ">>", ">>>"])
@pytest.mark.parametrize("kind", ["text/plain", "text/plain; format=flowed"])
def test_a_marked_line_is_the_writers_own(mark: str, kind: str) -> None:
    said = letter(f"ATTACK Blue 1 with 4\n{mark}From home 2\nPASS\n", kind)
    assert own(said) == ["ATTACK Blue 1 with 4", "From home 2", "PASS"]


@pytest.mark.parametrize("below", ["> Whom do you attack?\n>\n> From home: 3", ">> No\n> Yes\n>"])
def test_so_it_is_beside_quotations_with_spaces(below: str) -> None:
    said = letter(f"ATTACK Blue\n>From home 2\n\nSomebody wrote:\n{below}\n")
    assert own(said)[:2] == ["ATTACK Blue", "From home 2"]
    assert "From home: 3" not in own(said)


@pytest.mark.parametrize("text", [">Whom?\n>From home 2\n>END", ">From home 2\n>Whom?", ">>Whom?\n>>From home 2"])
def test_among_lines_that_are_quoted_without_a_space_it_is_quoted(text: str) -> None:
    assert own(letter(f"PASS\n\n{text}\n")) == ["PASS"]


@pytest.mark.parametrize("line", ["> From home 2", " >From home 2", ">Fromage", ">from home 2", ">From", "x >From a"])
def test_what_no_mailbox_file_marks(line: str) -> None:
    assert unmarked(f"a\n{line}\nb") == f"a\n{line}\nb"


def test_the_source_of_a_page_is_marked_like_any_other_text() -> None:
    said = letter("<p>ATTACK Blue 1 with 4<br>\n>From home 2</p>\n", "text/html")
    assert own(said) == ["ATTACK Blue 1 with 4", "From home 2"]


def test_the_end_of_a_tag_is_no_mark() -> None:
    page = '<td\nclass="x"\n>From home 2</td\n>From there\n>From here'
    assert unmarked_html(page) == '<td\nclass="x"\n>From home 2</td\n>From there\nFrom here'


def test_the_marks_of_many_lines_are_looked_at_once_each() -> None:
    text = "\n".join([">" * 50 + "From x"] * 3000)
    assert unmarked(text) == "\n".join(["From x"] * 3000)
