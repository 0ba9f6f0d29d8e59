"""Every kind of letter, from its document to text and HTML that say the same."""

import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from wcwidth import wcswidth

from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.reports.rendering import render as rendering
from adjudicator.reports.rendering.render import Templates, render, templates
from adjudicator.reports.templates.scene_shapes import holed
from adjudicator.reports.text.order_forms import form
from adjudicator.reports.values.document import NO_FORM, Deadline, Document, Person
from adjudicator.service.settings import template_folders
from tests.reports import samples
from tests.reports.page import Page

USING = templates(samples.LETTERS)
KINDS = pytest.mark.parametrize("document", samples.ALL, ids=lambda document: type(document).__name__)


@KINDS
def test_no_line_is_wider_than_a_letter(document: Document) -> None:
    for line in render(document, USING).text.split("\n"):
        assert wcswidth(line) <= 72, line
        assert line == line.rstrip()


@KINDS
def test_the_page_is_well_formed_and_asks_nothing_of_the_network(document: Document) -> None:
    rendered = render(document, USING)
    page = Page(rendered.html)
    assert rendered.html.startswith("<!DOCTYPE html>")
    assert ("html", {"lang": "en"}) in page.tags
    names = {tag for tag, _ in page.tags}
    assert not names & {"script", "link", "iframe", "object", "form"}
    assert all(str(attributes["src"]).startswith("cid:") for tag, attributes in page.tags if tag == "img")
    assert "http" not in rendered.html
    assert "url(" not in rendered.html
    assert "prefers-color-scheme:dark" in rendered.html
    assert any("style" in attributes for tag, attributes in page.tags if tag == "h1")


ODD = Section(
    "<&> \"heading\" 'of'",
    (
        "A & B <c> \"d\" 'e' \u00a0 \ue0000\ue001 <!--section 0-->",
        "",
        Table(("&", "<b>"), (("1", "\u00a0"), ("", "2")), ((1, 1),)),
        Table(tuple("abcde"), (("<", ">", "&amp;", '"', "'"),)),
    ),
)


@pytest.mark.parametrize(
    "document", [*samples.ALL, replace(samples.REPORT, sections=(*samples.SECTIONS, ODD, ODD))], ids=lambda one: "page"
)
def test_a_page_is_what_its_template_says_with_its_style(
    document: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ours are cast in moulds; another's are made whole, and there, too, sections are given their style apart."""
    rendered = render(document, USING)
    kept = rendered.html
    for name in ("_section.html.j2", "_base.txt.j2"):
        (tmp_path / name).write_bytes((samples.LETTERS / name).read_bytes())
    whole = render(document, Templates([tmp_path, samples.LETTERS]))
    assert (whole.subject, whole.text, whole.html) == (rendered.subject, rendered.text, kept)
    monkeypatch.setattr(rendering, "apart", lambda section: section)
    assert render(document, Templates([tmp_path, samples.LETTERS])).html == kept


def test_words_that_no_mould_takes_are_said_all_the_same() -> None:
    page = Page(render(replace(samples.NOTICE, heading="a\rb"), USING).html)
    assert "a" in page.text


def test_headings_are_in_order() -> None:
    for document in samples.ALL:
        tags = [tag for tag, _ in Page(render(document, USING).html).tags if re.fullmatch("h[1-6]", tag)]
        assert tags[0] == "h1"
        assert set(tags[1:]) <= {"h2"}


def test_on_a_narrow_screen_every_cell_of_a_wide_table_has_its_head() -> None:
    page = render(replace(samples.REPORT, sections=samples.SECTIONS[-1:]), USING).html
    (row,) = re.findall(r"<tbody>\s*<tr.*?</tr>", page, re.DOTALL)
    heads = re.findall('<i hidden(?:="")?>(.*?): </i>', row)
    assert heads == [f"column{i}" for i in range(12)]


@pytest.mark.parametrize(("cell", "set_tall"), [("3", False), ("8 railguns, 4 lasers", True)])
def test_a_wide_table_is_stacked_only_where_a_telephone_has_no_room(cell: str, set_tall: bool) -> None:
    """Numbers have room in six columns, and are better compared in them."""
    table = Table(("No.", "Mat", "Humans", "Cyborgs", "Androids", "Claim"), tuple((cell,) * 6 for _ in range(2)))
    page = render(replace(samples.REPORT, sections=(Section("The planets", (table,)),)), USING).html
    assert ('class="tall"' in page) is set_tall


def test_on_a_narrow_screen_a_comment_of_the_form_breaks_where_there_is_no_room() -> None:
    page = render(samples.REPORT, USING).html
    (form,) = re.findall(r"<pre.*?>(.*?)</pre>", page, re.DOTALL)
    assert 'because no letter <span class="cut">\n# </span>may be' in form
    assert form.count("<") == 2
    assert ".cut{display:none" in page


@KINDS
def test_tables_can_be_read_aloud(document: Document) -> None:
    page = Page(render(document, USING).html)
    tables = sum(tag == "table" for tag, _ in page.tags)
    assert sum(tag == "caption" for tag, _ in page.tags) == tables
    assert {attributes.get("scope") for tag, attributes in page.tags if tag == "th"} <= {"col", "row"}


@KINDS
def test_the_same_document_is_always_the_same_letter(document: Document) -> None:
    assert render(document, USING) == render(document, Templates([samples.LETTERS]))


def test_another_process_writes_the_same_letter() -> None:
    """No order of a set or of hashes may reach a letter: what is sent again must be what was sent."""
    script = (
        "import hashlib\nfrom tests.reports import samples\n"
        "from adjudicator.reports.rendering.render import render, templates\n"
        "said = [render(one, templates(samples.LETTERS)) for one in samples.ALL]\n"
        "print(hashlib.sha256(repr(said).encode()).hexdigest())"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", script], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True, text=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1


def _sections(document: Document) -> tuple[Section, ...]:
    found: tuple[Section, ...] = getattr(document, "sections", ())
    welcome = getattr(document, "welcome", None)
    return (*found, *welcome.rules) if welcome is not None else found


@pytest.mark.parametrize("document", [*filter(_sections, samples.ALL)], ids=lambda document: type(document).__name__)
def test_text_and_page_say_the_same(document: Document) -> None:
    rendered = render(document, USING)
    page = Page(rendered.html)
    text, seen = "".join(rendered.text.split()), "".join(page.text.split())
    for section in _sections(document):
        for part in section.parts:
            if isinstance(part, str):
                assert part in page.text
                assert "".join(part.split()) in text.replace("\n", "")
            else:
                if part.drawn is None:
                    assert [list(part.head), *map(list, part.rows)] in page.tables
                else:
                    assert [word for word in holed(part.drawn)[1] if "".join(word.split()) not in seen] == []
                for cell in (*part.head, *(cell for row in part.rows for cell in row)):
                    assert all(piece in text for word in cell.split() for piece in _cut(word))


def _cut(word: str) -> list[str]:
    """What must be found of a word: the whole, or the pieces it is cut into where it is wider than a cell."""
    return [word] if wcswidth(word) <= 30 else [word[:4], word[-4:]]


def test_subjects_tell_what_a_letter_is() -> None:
    assert [render(document, USING).subject for document in samples.ALL] == [
        "[mars] Will you play Postal Cosmic Encounter?",
        "[mars] Will you take over Red in Postal Cosmic Encounter?",
        "[mars] Turn 2 phase 3: corrected report for Red",
        "[mars] NOT ALL UNDERSTOOD: Turn 2 phase 3: orders of Red",
        "[mars] Turn 2 phase 3: reminder for Red",
        "[mars] The game is over: Red and Blue won",
        "[mars] NOT DONE: Your letter came too late",
        "[mars] 3 messages",
    ]


def test_a_subject_is_one_line_whatever_is_in_it() -> None:
    subject = render(replace(samples.NOTICE, heading="late\r\nBcc: all@example.org"), USING).subject
    assert subject == "[mars] NOT DONE: late Bcc: all@example.org"


def test_what_players_write_stays_words(tmp_path: Path) -> None:
    hostile = "<script>alert(1)</script>\x1b[2J\u202egnihton\uffff"
    documents = (
        replace(samples.ACKNOWLEDGEMENT, notes=(hostile,), orders=(hostile,)),
        replace(samples.INVITATION, name=hostile, invited=(Person(hostile),)),
        replace(samples.SUCCESSION, name=hostile, invited=(Person(hostile),)),
        replace(samples.PRESS, messages=(replace(samples.PRESS.messages[0], sender=hostile, text=hostile),)),
    )
    # Pages of a game master's folder are filled in whole, ours by moulds.
    for name in ("acknowledgement", "invitation", "press"):
        shutil.copy(samples.LETTERS / f"{name}.html.j2", tmp_path)
    german = templates(*template_folders.folders(None, "de"), tongue=Tongue("de"))
    for using in (USING, Templates([tmp_path, samples.LETTERS]), german):
        for document in documents:
            page = render(document, using)
            assert "<script>" not in page.html
            assert "alert(1)" in Page(page.html).text
            for character in "\x1b\u202e\uffff":
                assert character not in page.subject + page.html + page.text


def test_a_section_is_escaped_once_and_only_once() -> None:
    section = Section("A & B", ("1 < 2",))
    rendered = render(replace(samples.NOTICE, sections=(section, section)), USING)
    assert rendered.html.count("<h2") == 3
    assert rendered.html.count("A &amp; B") == 2
    assert "&amp;amp;" not in rendered.html
    assert "A & B" in rendered.text


def test_an_acknowledgement_says_what_became_of_every_line() -> None:
    said = " ".join(render(samples.ACKNOWLEDGEMENT, USING).text.split())
    assert "1. IN 2 CARD Attack 20" in said
    assert "2. ZAP any" in said
    assert 'Line 4, "ATACK <b>planet 4</b>": no order begins like this; did you mean "ATTACK"?' in said
    assert "Line 7, signature: Zoë" in said
    assert "Challenge 2. Which card? If you say nothing: one at random. For example: CARD Attack 8" in said
    assert "What you may decide ------------------- - Do you" in said
    assert said.index("Still open") < said.index("Which card?") < said.index("What you may decide")
    assert "READY is noted." in said
    assert "version 3f9a2c" in said


def test_what_was_noticed_and_tried_is_told_with_its_code() -> None:
    letter = render(samples.ACKNOWLEDGEMENT, USING)
    said = " ".join(letter.text.split())
    assert '- Order 1, "ELSE <b>Compromise</b>": This is never reached. [A101]' in said
    assert "- You have answered only on conditions. [A111]" in said
    assert "Tried out --------- - In 12 of 200 situations none" in said
    assert "ELSE &lt;b&gt;Compromise&lt;/b&gt;" in letter.html


def test_an_acknowledgement_of_nothing_says_so() -> None:
    nothing = replace(samples.ACKNOWLEDGEMENT, orders=(), misread=())
    assert render(nothing, USING).subject == "[mars] Turn 2 phase 3: orders of Red"
    assert "No orders of yours stand" in render(nothing, USING).text
    assert "You pass in turn 2 phase 3" in render(replace(nothing, passed=True), USING).text


def test_the_last_letter_opens_the_dice() -> None:
    for said in (render(samples.FINAL, USING).text, Page(render(samples.FINAL, USING).html).text):
        for value in ("ab" * 32, "cd" * 32, "ef" * 32, '"may the best <cone> win"', "adjudicator verify mars.jsonl"):
            assert value in said


def test_the_first_report_brings_names_and_addresses() -> None:
    said = " ".join(render(samples.REPORT, USING).text.split())
    assert "- Red: Zoë <Grün> <zoe@example.org>" in said
    assert "- Blue: 王小明 <wang@example.org>, also a house bot & friend" in said
    assert "zap_lasts: use (usually challenge)" in said


def test_a_deadline_is_told_by_the_readers_clock() -> None:
    summer = Deadline(datetime(2026, 7, 1, 20, tzinfo=UTC), "Europe/London")
    assert (
        "Wednesday 1 July 2026, 21:00 (Europe/London)" in render(replace(samples.NOTICE, deadline=summer), USING).text
    )
    assert "Friday 27 November 2026, 21:00 (Europe/London)" in render(samples.NOTICE, USING).text


def test_a_deadline_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="does not say how far it is from UTC"):
        render(replace(samples.NOTICE, deadline=Deadline(datetime(2026, 7, 1, 20), "Europe/London")), USING)  # noqa: DTZ001
    with pytest.raises(KeyError, match="Mars/Olympus"):
        render(replace(samples.NOTICE, deadline=replace(samples.DEADLINE, zone="Mars/Olympus")), USING)


def test_the_form_is_given_back_as_printed() -> None:
    rendered = render(samples.REPORT, USING)
    assert "\n" + "\n".join(rendered.form) + "\n" in rendered.text
    assert rendered.form == (
        "BEGIN ORDERS",
        "TURN 2 PHASE 3",
        "# A comment that is so long that it has to be wrapped because no letter",
        "# may be wider than it is.",
        "CARD IF their card is Compromise: Attack 8",
        "  ELSE Attack 20 IF offence tokens >= 6",
        "  ELSE Compromise",
        "END ORDERS",
    )
    assert form(rendered.form) == rendered.form


def test_orders_kept_for_later_are_numbered_on_in_text_and_page() -> None:
    rendered = render(samples.ACKNOWLEDGEMENT, USING)
    assert "Kept for turn 2 phase 4\n-----------------------\n  3. LOSE 3 home 1\n  4. IN 1 DEAL" in rendered.text
    assert "Kept for every turn, phase 1\n----------------------------\n  5. RELEASE to home 1\n" in rendered.text
    page = Page(rendered.html)
    assert [attributes["start"] for tag, attributes in page.tags if tag == "ol" and "start" in attributes] == ["3", "5"]
    assert "get any card <or two>" in page.text


def test_a_table_keeps_its_numbers_under_each_other() -> None:
    section = Section("Scores", (Table(("Player", "Tokens"), (("Red", "4"), ("Blue", "12"), ("Green", "-"))),))
    said = render(replace(samples.NOTICE, sections=(section,), form=NO_FORM), USING).text
    assert "Player  Tokens\n------  ------\nRed          4\nBlue        12\nGreen        -\n" in said


def test_people_without_addresses_are_named_alone() -> None:
    said = render(replace(samples.INVITATION, invited=(Person("Bob"),), values=(), deadline=None), USING).text
    assert "\n- Bob\n" in said
    assert "All rulebook values are the usual ones." in said
    assert "Please answer" not in said
