"""The paper face of letters: it says what the letter says, always in the same bytes, and sets words as they stand."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.reports.pictures.picture import FONT
from adjudicator.reports.pictures.typesetting import fonts
from adjudicator.reports.rendering.paper import SIZES, Asked, Group, PaperMissing, Printable, Sheet, Size, Word, printed
from adjudicator.reports.rendering.render import Templates, templates
from adjudicator.reports.templates.bad_template import BadTemplate
from adjudicator.reports.values.document import Person
from tests.reports import samples
from tests.reports.pdf import drawn, squeezed, taken_apart

PAPER = samples.LETTERS.parent / "paper"
USING = templates(samples.LETTERS, PAPER)
SHEET = Sheet(
    to=("1 Example Road, London", "ann@example.org"),
    groups=(
        Group(
            heading="",
            known="Warp: Red 2, Blue 0",
            questions=(Asked(prompt="Which planet?", silence="one is drawn", owed=True, options=("ATTACK Blue 1",)),),
        ),
        Group(
            heading="Challenge 2",
            known="",
            questions=(
                Asked(prompt="Which card?", silence="one is drawn", owed=True, standing=("CARD Attack 8", "  ELSE no")),
                Asked(prompt="Do you play Zap?", silence="you keep it", owed=False, everywhere=True),
            ),
        ),
    ),
    rest=("ZAP any",),
    words=(Word("ATTACK", "Attacks a planet.", "ATTACK Blue 1 with 4"), Word("", "ELSE comes next.", "")),
)
DOCUMENTS: tuple[Printable, ...] = (samples.REPORT, samples.FINAL, samples.INVITATION, samples.SUCCESSION)
KINDS = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: type(document).__name__)


PLAYERS = (Person("Zoë <Grün>", "zoe@example.org", "Red"), Person("Łukasz Жуков", "l@example.org", "Blue", "a friend"))
PLAIN = tuple(one for one in samples.SECTIONS if one.heading.isascii())
REPORT = replace(
    samples.REPORT,
    sections=PLAIN,
    welcome=replace(samples.REPORT.welcome, players=PLAYERS),  # type: ignore[type-var]
)


def _said(document: Printable) -> list[str]:
    sections: list[Section] = [*getattr(document, "sections", ())]
    welcome = getattr(document, "welcome", None)
    sections += welcome.rules if welcome is not None else ()
    found = []
    for section in sections:
        found.append(section.heading)
        for part in section.parts:
            found += [cell for row in (part.head, *part.rows) for cell in row] if isinstance(part, Table) else [part]
    return found


def test_everything_that_the_letter_says_is_on_paper() -> None:
    paper = taken_apart(printed(REPORT, USING, SHEET).data)
    for said in _said(REPORT):
        assert squeezed(said) in paper.words
    for said in ("Zoë <Grün>", "Łukasz Жуков", "ab" * 32, "zap_lasts: use", *REPORT.paragraphs):
        assert squeezed(said) in paper.words
    assert paper.words.count(squeezed("Friday 27 November 2026, 21:00 (Europe/London)")) == 2


def test_the_sheet_asks_what_the_form_asks() -> None:
    paper = taken_apart(printed(REPORT, USING, SHEET).data)
    first = next(number for number, page in enumerate(paper.pages) if "Orders of Red for turn 2 phase 3" in page)
    asked = squeezed("".join(paper.pages[first:]))
    for said in ("1 Example Road, London, ann@example.org", "Warp: Red 2, Blue 0", "Which planet?", "☐ATTACK Blue 1"):
        assert squeezed(said) in asked
    for said in ("Challenge 2", "CARD Attack 8", "ELSE no", "Do you play Zap?", "ZAP any", "ELSE comes next."):
        assert squeezed(said) in asked
    assert squeezed("ATTACK: Attacks a planet. For example: ATTACK Blue 1 with 4") in asked


@KINDS
def test_every_page_says_what_it_belongs_to(document: Printable) -> None:
    pages = taken_apart(printed(document, USING, SHEET).data).pages
    for number, page in enumerate(pages, 1):
        assert f"page {number} of {len(pages)}" in page
        assert document.game in page
        assert document.seat in page
        assert getattr(document, "heading", "") in page


@KINDS
def test_the_same_document_is_the_same_paper(document: Printable) -> None:
    data = printed(document, USING, SHEET).data
    assert printed(document, Templates([samples.LETTERS, PAPER]), SHEET).data == data
    assert b"CreationDate" not in data
    assert b"ModDate" not in data


def test_another_process_makes_the_same_paper() -> None:
    script = (
        "import hashlib; from tests.reports.test_paper import *\n"
        "print(hashlib.sha256(printed(REPORT, USING, SHEET).data).hexdigest())"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path), "TZ": zone},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed, zone in (("1", "UTC"), ("2", "Asia/Tokyo"))
    }
    assert len(said) == 1


@pytest.mark.parametrize(("size", "points"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_sheets_have_the_size_asked_for(size: Size, points: tuple[int, int]) -> None:
    found = taken_apart(printed(REPORT, USING, SHEET, size).data).size
    assert (round(found[0]), round(found[1])) == points
    assert set(SIZES) == {"a4", "letter"}


@KINDS
def test_it_can_be_read_aloud(document: Printable) -> None:
    made = printed(document, USING, SHEET)
    assert taken_apart(made.data).told["Title"].startswith(f"{document.game}: ")
    for mark in (b"/StructTreeRoot", b"/Marked true", b"/Lang(en)"):
        assert mark in made.data


def test_it_keeps_to_the_standard_for_that() -> None:
    made = printed(REPORT, USING, SHEET)
    assert made.faults == ()
    assert b"pdfuaid" in made.data


def test_what_no_font_has_is_told() -> None:
    """No machine has a font for a character that stands for nothing; everything else is printed all the same."""
    strange = replace(REPORT, paragraphs=("Here \U000f1234 stands.",))
    made = printed(strange, USING, SHEET)
    (fault,) = made.faults
    assert fault.startswith("no font here has \U000f1234 (U+F1234), and boxes stand for all that none has: put a font")
    assert "stands." in taken_apart(made.data).words
    assert squeezed("What happened to you") in taken_apart(made.data).words


def test_fonts_beside_templates_are_used(tmp_path: Path) -> None:
    shutil.copy(FONT, tmp_path / "own.ttf")
    assert str(tmp_path / "own.ttf") in {font.path for font in fonts(str(tmp_path), system=False).fonts()}


HOSTILE = (
    '#import "report.typ": *',
    "*bold* _emphasis_ $x^2$ `raw` <label> @reference",
    '#panic("no") #read("/etc/passwd") #eval("1")',
    "] } ) #sys.inputs \\u{41} \\",
    '"; #let it = none; "',
    "= Heading\n- list\n+ more\n/ term: x",
    "https://example.org // comment /* another",
    "~ -- --- ... -? 'quoted' \"twice\"",
    "\x00\x07\x1b[31m\u202ereversed\u2066 end",
)


@pytest.mark.parametrize("hostile", HOSTILE)
def test_words_of_players_are_set_as_they_stand(hostile: str) -> None:
    said = Section(hostile, (hostile, Table((hostile, "b"), ((hostile, "c"),)), hostile))
    sheet = replace(SHEET, to=(hostile,), rest=(hostile,), groups=(replace(SHEET.groups[0], known=hostile),))
    report = replace(REPORT, sections=(said,), paragraphs=(hostile,), seat="Red", welcome=None, picture=None)
    words = taken_apart(printed(report, USING, sheet).data).words
    clean = squeezed("".join(one if one.isprintable() and one not in "\u202e\u2066" else " " for one in hostile))
    assert words.count(clean) == 9
    final = replace(samples.FINAL, players=(Person(hostile, hostile, hostile, hostile),), sections=())
    assert taken_apart(printed(final, USING).data).words.count(clean) == 4
    asked = replace(samples.INVITATION, name=hostile, paragraphs=(hostile,), gm=Person(hostile))
    assert taken_apart(printed(asked, USING, SHEET).data).words.count(clean) == 3


def test_a_word_longer_than_a_line_is_broken() -> None:
    name = "".join(f"{number}x" for number in range(400))
    report = replace(
        REPORT, sections=(Section("A long name", (name, Table(("a", "b"), ((name, name), ("1", "2"))))),), welcome=None
    )
    made = printed(report, USING, SHEET)
    assert taken_apart(made.data).words.count(name) == 3
    page = drawn(made.data, 0, 200)
    margin = page.crop((190, 0, 200, page.height))
    assert margin.getextrema() == (255, 255)


# ---- templates of the game master's own


def _with(folder: Path, name: str, source: str) -> Templates:
    (folder / name).write_text(source, encoding="utf-8")
    return Templates([folder, samples.LETTERS, PAPER])


def test_a_template_of_the_gms_own_comes_first(tmp_path: Path) -> None:
    own = '#import "_parts.typ": *\n#show: paper.with("Ahoy")\n#it.document.heading\n'
    paper = taken_apart(printed(REPORT, _with(tmp_path, "report.typ", own), SHEET).data)
    assert "turn 2 phase 3" in paper.pages[0]
    assert "What happened" not in paper.pages[0]


def test_words_can_be_changed_alone(tmp_path: Path) -> None:
    source = (PAPER / "_words.typ").read_text("utf-8").replace('due: "Orders are due by"', 'due: "Bestellungen bis"')
    assert (
        squeezed("Bestellungen bis Friday")
        in taken_apart(printed(REPORT, _with(tmp_path, "_words.typ", source), SHEET).data).words
    )


def test_paper_speaks_the_language_of_its_reader() -> None:
    german = PAPER.parent / "de" / "paper"
    using = templates(german, samples.LETTERS, PAPER, tongue=Tongue("de"))
    made = printed(REPORT, using, SHEET)
    assert b"/Lang(de)" in made.data
    paper = taken_apart(made.data)
    for said in (
        "Befehle von Red",
        "Freitag, 27. November 2026",
        "Schick dieses Blatt an 1 Example Road",
        "Seite 1 von",
    ):
        assert squeezed(said) in paper.words
    ours, theirs = (
        re.findall(r"^  (\w+): (\([^)]*\) =>)?", (place / "_words.typ").read_text("utf-8"), re.M)
        for place in (PAPER, german)
    )
    assert sorted(ours) == sorted(theirs)


@pytest.mark.parametrize(
    "broken",
    [
        "#nothing",
        "#(",
        '#import "_parts.typ": nothing',
        '#read("/etc/hostname")',
        '#read("../letters/report.txt.j2")',
        f'#read("{Path(__file__)}")',
        '#image("https://example.org/picture.png")',
    ],
)
def test_a_template_that_fails_is_named(tmp_path: Path, broken: str) -> None:
    with pytest.raises(BadTemplate, match=r"report\.typ"):
        printed(REPORT, _with(tmp_path, "report.typ", broken), SHEET)


@pytest.mark.parametrize(
    "spelt",
    [
        '#import "@preview/cetz:0.1.0"',
        '#include "@preview/cetz:0.1.0"',
        '#import "\\u{40}preview/cetz:0.1.0": *',
        '#import ("@" + "preview/cetz:0.1.0")',
        '#let named = str.from-unicode(64) + "preview/cetz:0.1.0"\n#import named: *',
        '#eval("import \\"" + "@preview/cetz:0.1.0\\"")',
        '#import "@local/mine:1.0.0"',
    ],
)
def test_nothing_is_fetched_for_a_template(tmp_path: Path, spelt: str) -> None:
    with pytest.raises(BadTemplate, match=r"report\.typ, line \d+ cannot be used: packages are not fetched"):
        printed(REPORT, _with(tmp_path, "report.typ", spelt), SHEET)


@pytest.mark.parametrize(
    "endless",
    [
        "#let a = range(100000000000)",
        '#let a = "a" * 100000000000',
        "#while true {}",
        "#let f(n) = f(n + 1)\n#f(0)",
        '#include "report.typ"',
    ],
)
def test_a_template_without_end_is_named(tmp_path: Path, endless: str) -> None:
    with pytest.raises(BadTemplate, match=r"report\.typ") as wrong:
        printed(REPORT, _with(tmp_path, "report.typ", endless), SHEET)
    assert "\n" not in str(wrong.value)


def test_a_missing_template_is_named() -> None:
    with pytest.raises(BadTemplate, match=r"report\.typ"):
        printed(REPORT, templates(samples.LETTERS), SHEET)


def test_without_typst_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(PaperMissing, match=r'pip install "adjudicator\[paper\]"'):
        printed(REPORT, USING, SHEET)
