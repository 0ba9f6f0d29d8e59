"""Templates cast once for all letters of a shape: what they say is what they would say of each letter."""

from itertools import product
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.text.scenes import Card, Hand, Use
from adjudicator.reports.rendering import render as rendering
from adjudicator.reports.rendering.render import Templates, Wanted, render, render_all, templates
from adjudicator.reports.templates.bad_template import BadTemplate
from adjudicator.reports.templates.template_shapes import Casting, Unfit, mark
from adjudicator.reports.values.document import Acknowledgement, Document, Final, Press, Report, Wrote
from adjudicator.reports.values.reply_link import Reply
from adjudicator.service.settings import template_folders
from tests.reports import samples

LANGUAGES = pytest.mark.parametrize("language", template_folders.languages(None))


def _other_words(document: Document) -> Document:
    changed = {
        name: f"{value} & <other>"
        for name in ("game", "heading", "seat", "version", "seed")
        if (value := getattr(document, name, ""))
    }
    return replace(document, **changed)


@LANGUAGES
@pytest.mark.parametrize(
    "document", [one for one in samples.ALL if not isinstance(one, Press)], ids=lambda one: type(one).__name__
)
def test_our_templates_are_filled_in_once_for_a_shape(
    document: Document, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Press is left: its words are looked into."""
    if isinstance(document, Acknowledgement):
        document = replace(document, later=())
    elif isinstance(document, Report | Final):
        document = replace(document, picture=None)
    folders = template_folders.folders(None, language)
    using, other = templates(*folders), _other_words(document)
    first = render(document, using)
    with monkeypatch.context() as patched:
        patched.setattr(rendering, "_ours", lambda *_: False)
        whole = render(other, Templates(folders))
    monkeypatch.setattr(Templates, "rendered", None)
    kept = render(other, using)
    assert (kept.subject, kept.text, kept.html) == (whole.subject, whole.text, whole.html)
    assert render(document, using) == first != kept


@LANGUAGES
def test_however_many_questions_need_no_answer_the_shape_is_the_same(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are only counted, and each has a shape of its own; none, one and several are said in other words."""
    owed, optional = samples.OPEN
    folders = template_folders.folders(None, language)
    using, asked = (
        templates(*folders),
        {0: (owed,), 1: (owed, optional), 2: (owed, optional, replace(optional, where=3))},
    )
    asked[9] = (optional, *(replace(optional, where=number, lines=("ZAP any",)) for number in range(8)), owed)
    reports = {number: replace(samples.REPORT, picture=None, open=several) for number, several in asked.items()}
    with monkeypatch.context() as patched:
        patched.setattr(rendering, "_ours", lambda *_: False)
        whole = {number: render(report, Templates(folders)) for number, report in reports.items()}
    for number in (0, 1, 2):
        render(reports[number], using)
    monkeypatch.setattr(Templates, "rendered", None)
    kept = {number: render(report, using) for number, report in reports.items()}
    assert {number: one.text for number, one in kept.items()} == {number: one.text for number, one in whole.items()}
    assert {number: one.html for number, one in kept.items()} == {number: one.html for number, one in whole.items()}
    assert " 9 " in kept[9].text
    assert len({one.text for one in kept.values()}) == len(reports)


@LANGUAGES
@pytest.mark.parametrize("columns", range(1, 7))
@pytest.mark.parametrize("cell", ["6", "a cell that is too wide for a telephone"])
def test_whichever_cells_are_new_a_row_is_as_its_template_has_it(
    columns: int, cell: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A row is put together from two, one without a new cell and one of nothing else."""
    new = [tuple(at for at in range(columns) if number >> at & 1) for number in range(1 << columns)]
    rows = tuple(tuple(f"{cell} {row} {at}" for at in range(columns)) for row in range(len(new)))
    changed = tuple((row, at) for row, several in enumerate(new) for at in several)
    table = Table(tuple(f"Head {at}" for at in range(columns)), rows, changed)
    report = replace(samples.REPORT, picture=None, sections=(Section("Ships", ("A sentence.", table)),))
    folders = template_folders.folders(None, language)
    kept = render(report, Templates(folders))
    monkeypatch.setattr(rendering, "_ours", lambda *_: False)
    assert kept.html == render(report, Templates(folders)).html


@LANGUAGES
@pytest.mark.parametrize("uses", range(3))
def test_whatever_cards_a_hand_has_it_is_as_its_template_has_it(
    uses: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hand is put together card by card."""
    sorts = [*product(("", "12"), ("", "edict"), ("", "from you & <me>"))]
    cards = tuple(Card(f"Card {number} <of>", *words) for number, words in enumerate(sorts))
    hand = Hand(cards, tuple(Use(f"Card {number}", "It zaps Red & <you>.") for number in range(uses)))
    drawn = Table(("Card",), (("as a table",),), drawn=hand)
    report = replace(samples.REPORT, picture=None, sections=(Section("Cards of Red", ("A sentence.", drawn)),))
    folders = template_folders.folders(None, language)
    kept = render(report, Templates(folders))
    monkeypatch.setattr(rendering, "_ours", lambda *_: False)
    assert kept.html == render(report, Templates(folders)).html


@LANGUAGES
def test_letters_that_are_rendered_together_are_those_rendered_one_by_one(language: str) -> None:
    """What a letter says never depends on those beside it."""
    using = templates(*template_folders.folders(None, language))
    plain = [replace(one, picture=None) if isinstance(one, Report | Final) else one for one in samples.ALL]
    reply = Reply("mars@mail.test", "Orders")
    together = render_all([Wanted(one, using, reply) for one in plain])
    assert together == [render(one, using, reply) for one in plain]


CURIOUS = replace(samples.REPORT, picture=None, open=samples.OPEN, messages=(Wrote("Ann", 2),))
ASKED = (
    "heading | upper",
    "heading | length",
    "heading[:3]",
    "heading == game",
    "heading in paragraphs",
    "heading < game",
    "heading * 2",
    'heading.replace("t", "x")',
    "(game ~ heading) | upper",
    "(game ~ heading)[:9]",
    '"%s, %s" | format(game, heading)',
    "(game ~ heading) | wrapped(seat)",
    'heading | wrapped("- ", "  ")',
    "deadline",
    "deadline.at",
    "deadline.at.year",
    "deadline == heading",
    "deadline.zone ~ (deadline | when)",
    "form[0]",
    "form | length",
    'form | join(" ")',
    "form | lined",
    "sections | length",
    "sections[0].heading",
    'sections | chapters("yours") | length',
    'sections | map(attribute="heading") | join(", ")',
    "open | map(attribute='prompt') | join(', ') | clean",
    "open | length",
    "open[0].where + 1",
    "(messages | first).count * 2",
    "heading | capital",
)


@pytest.mark.parametrize("asked", ASKED)
def test_a_template_that_looks_into_words_is_filled_in_for_each_letter(
    asked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "report.txt.j2").write_text(f"Subject: x\n\n{{{{ {asked} }}}}\n")
    (tmp_path / "report.html.j2").write_text(f"<html><body><p>{{{{ {asked} }}}}</p></body></html>")
    folders, using = [tmp_path, samples.LETTERS], Templates([tmp_path, samples.LETTERS])
    kept = [render(one, using) for one in (CURIOUS, _other_words(CURIOUS))]
    monkeypatch.setattr(rendering, "_ours", lambda *_: True)
    using = Templates(folders)
    found = [render(one, using) for one in (CURIOUS, _other_words(CURIOUS))]
    assert [(one.text, one.html) for one in found] == [(one.text, one.html) for one in kept]


def test_a_fault_of_ours_is_named_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "report.txt.j2").write_text("Subject: x\n\n{{ nothing }}\n")
    monkeypatch.setattr(rendering, "_ours", lambda *_: True)
    with pytest.raises(BadTemplate, match=r"report\.txt\.j2, line 3"):
        render(samples.REPORT, Templates([tmp_path, samples.LETTERS]))


class Counted(str):
    """Words beside a word that a filter is for, which count how often they are compared."""

    __slots__ = ()
    times = 0

    def __eq__(self, other: object) -> bool:
        Counted.times += 1
        return str.__eq__(self, other) is True

    __hash__ = str.__hash__


@pytest.mark.parametrize("size", [10, 1000])
def test_a_step_is_not_compared_with_all_before_it(size: int) -> None:
    casting = Casting()
    words = casting.filter(lambda word, other: f"{word}{other}")
    others = [str(number) for number in range(size)]

    def made(given: dict[str, str]) -> str:
        return " ".join(str(words(given["word"], Counted(one))) for one in [*others, *others])

    Counted.times = 0
    cast = casting.cast(made, {"word": "a"})
    assert Counted.times <= 2 * size
    assert [step.others for step in cast.steps] == [(Counted(one),) for one in others]
    assert cast.said == " ".join(mark(number) for number in [*range(1, size + 1), *range(1, size + 1)])
    assert cast.mould().filled(cast.all(["a"])) == " ".join(f"a{one}" for one in [*others, *others])


def test_of_a_filter_that_is_given_what_can_change_no_mould_is_made() -> None:
    casting = Casting()
    words = casting.filter(lambda word, others: f"{word}{len(others)}")
    assert words("a", ["b"]) == "a1"
    with pytest.raises(Unfit):
        casting.cast(lambda given: str(words(given["word"], ["b"])), {"word": "a"})
