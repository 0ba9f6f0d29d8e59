"""Every catalogue is whole, and what is called played there is shown by cases."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.docs import pages, scope
from tests.entries import page
from tests.entries.account import Account, account, faults
from tests.entries.catalogue import Catalogue, catalogues, read

CATALOGUES = tuple(catalogues())
every_catalogue = pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda catalogue: catalogue.title)

ABOUT = """
title = "planted"
about = "a planted title"
apart = ["sheet"]
[counts]
rule = 2
term = 1
sheet = 1
"""
ENTRIES = """
["rule.fuel"]
kind = "rule"
name = "Fuel"
timing = "launch"
effect = "Every invasion uses one cell."
source = "Terms"
questions = ["Q1"]

["rule.flagship"]
kind = "rule"
timing = "launch"
effect = "It is lost with the ships."
source = "Terms"

["term.fuel_cell"]
kind = "term"
timing = "-"
effect = "See rule.fuel."
source = "Terms"

["bl.zombie"]
kind = "sheet"
power = "All its ships are revived."
"""
QUESTIONS = """
[Q1]
kind = "gap"
decision = "Two cells."
"""
PLAYED = 'ENTRIES: Final = ("rule.fuel",)\n'
CASE = """# Planted

Title: planted

## 1.01 A cell is used

Source: {}

Position: turn 1 phase 1

Letters:

Events:
- A cell was used.
"""

Plant = Callable[..., Account]


@pytest.fixture
def plant(tmp_path: Path) -> Plant:
    """Plants a title with a catalogue, a module and a case, and takes account of it."""

    def planted(module: str = "", source: str = "", refused: str = "", lacking: str = "") -> Account:
        files = {
            "games/planted/entries/about.toml": ABOUT,
            "games/planted/entries/rules.toml": ENTRIES,
            "games/planted/entries/questions.toml": QUESTIONS,
            "games/planted/entries/refused.toml": refused,
            "games/planted/entries/lacking.toml": lacking,
            "games/planted/stages/launch.py": module,
            "games/bare/stages/launch.py": PLAYED,
            "cases/01-planted.md": CASE.format(source or "nothing in particular"),
        }
        for name, text in files.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
        (catalogue,) = catalogues(tmp_path / "games")
        return account(catalogue, [tmp_path / "cases"])

    return planted


@every_catalogue
def test_a_catalogue_is_whole(catalogue: Catalogue) -> None:
    ids = Counter(entry.id for entry in catalogue.entries)
    assert [id_ for id_, count in ids.items() if count > 1 or id_ in catalogue.questions] == []
    assert dict(Counter(entry.kind for entry in catalogue.entries)) == dict(catalogue.counts)
    needed = ("timing", "effect", "source")
    assert [entry.id for entry in catalogue.own if not all(entry.facts.get(fact) for fact in needed)] == []
    raised = [(entry.id, one) for entry in catalogue.entries for one in entry.questions]
    assert [(id_, one) for id_, one in raised if one not in catalogue.questions] == []
    assert [(entry.id, one) for entry in catalogue.entries for one in entry.same if one not in ids] == []
    assert [id_ for id_, question in catalogue.questions.items() if not question.get("decision")] == []


@every_catalogue
def test_what_is_called_played_is_shown(catalogue: Catalogue) -> None:
    assert list(faults(account(catalogue))) == []


@every_catalogue
def test_the_built_page_has_every_entry_once(catalogue: Catalogue) -> None:
    refused = account(catalogue).refused
    with scope.every_power():
        lines = page.everything(catalogue)
    text = "\n".join(lines)
    assert [entry.id for entry in catalogue.entries if (f"`{entry.id}`" in text) == (entry.id in refused)] == []
    assert [line for line in lines if len(line) > 120] == []
    assert sum(line.startswith("### ") for line in lines) == len(catalogue.counts)


def test_there_is_a_catalogue_and_its_page() -> None:
    made = {what for one in pages.pages() for what in pages.made(one)}
    assert CATALOGUES
    assert {f"entries of {catalogue.title.replace('-', ' ')}" for catalogue in CATALOGUES} <= made


def test_a_title_without_a_catalogue_has_none(plant: Plant) -> None:
    held = plant()
    assert held.catalogue.title == "planted"  # `bare` names an entry, and has no catalogue
    assert list(faults(held)) == []
    assert held.played() == frozenset()
    assert len(held.rest()) == 3


def test_what_a_module_names_and_a_case_shows_is_played(plant: Plant) -> None:
    held = plant(PLAYED, "entry rule.fuel; question Q1")
    assert list(faults(held)) == []
    assert held.played() == {"rule.fuel", "term.fuel_cell"}
    assert held.by_module == {"rule.fuel": ("stages/launch",)}
    assert held.by_case == {"rule.fuel": ("1.01",), "Q1": ("1.01",)}
    assert [entry.id for entry in held.rest()] == ["rule.flagship"]
    assert {kind: counted for kind, *counted in page.counts(held)} == {
        "rule": [2, 1, 0, 0],
        "term": [1, 1, 0, 0],
        "sheet": [1, 0, 0, 0],
    }


def test_the_page_tells_what_plays_and_shows_an_entry(plant: Plant) -> None:
    assert page.listed(plant(PLAYED, "entry rule.fuel")) == [
        "### Rule: 1 of 2 played",
        "",
        "- `rule.fuel` Fuel: `stages/launch`, 1.01.",
        "- Not played: `rule.flagship`.",
        "",
        "### Term: 1 of 1 played",
        "",
        "- `term.fuel_cell`: the same as `rule.fuel`.",
        "",
        "### Sheet: 0 of 1 played",
        "",
        "- Not played: `bl.zombie`.",
    ]


def test_the_counts_tell_of_the_source_and_of_each_kind(plant: Plant) -> None:
    assert page.summary(plant(PLAYED, "entry rule.fuel; question Q1")) == [
        "planted: played 2 of 3, refused 0 with reasons",
        "  rule: played 1 of 2",
        "  term: played 1 of 1",
        "  sheet: played 0 of 1, counted apart",
        "  questions: 1 of 1 shown by cases",
    ]
    both = 'ENTRIES = ("rule.fuel", "rule.flagship")'
    assert page.summary(plant(both, "entries rule.fuel and rule.flagship", "", LACKING))[:2] == [
        "planted: played 1 of 3, refused 0 with reasons; 2 more in part",
        "  rule: played 1 of 2, 1 in part",
    ]
    assert page.summary(plant("", "", REFUSED))[:2] == [
        "planted: played 0 of 3, refused 1 with reasons",
        "  rule: played 0 of 2, 1 refused",
    ]


def test_a_class_names_entries_in_its_body(plant: Plant) -> None:
    module = "class Zombie:\n    entries: ClassVar[tuple[str, ...]] = ('bl.zombie', 'rule.flagship')\n"
    held = plant(module, "the sheet of an alien; entries rule.flagship and bl.zombie")
    assert list(faults(held)) == []
    assert held.played() == {"bl.zombie", "rule.flagship"}


def test_several_entries_and_questions_are_cited_in_one_line(plant: Plant) -> None:
    held = plant(source="entries rule.fuel, bl.zombie, and rule.flagship; questions Q1 and Q2; entry term.fuel_cell")
    assert sorted(held.by_case) == ["Q1", "Q2", "bl.zombie", "rule.flagship", "rule.fuel", "term.fuel_cell"]


REFUSED = '[[refused]]\nentries = ["rule.fuel"]\nwhy = "Nothing runs on it."\n'
LACKING = '[[lacking]]\nentries = ["rule.fuel"]\nwhy = "Cells cannot be sold."\n'
WRONG = {
    "no case": ((PLAYED, "entry rule.flagship"), "rule.fuel is named by stages/launch, but no case shows it"),
    "no entry of a module": (("ENTRIES = ('rule.fuell',)",), "launch.py:1: there is no rule.fuell"),
    "no entry of a case": (
        ("", "entry rule.fuell"),
        "in the catalogue of planted; did you mean rule.fuel?",
    ),
    "no question": (("", "question Q9"), "01-planted.md:5: there is no Q9"),
    "no id": (("", "the entry on fuel"), "no id follows 'entry'"),
    "no tuple": (("ENTRIES = ['rule.fuel']", "entry rule.fuel"), "stages/launch.py:1: name entries in a plain tuple"),
    "no plain tuple": (("class A:\n    entries = ('rule.fuel', *B)",), "stages/launch.py:2: name entries in a plain"),
    "played and refused": ((PLAYED, "entry rule.fuel", REFUSED), "rule.fuel is named by stages/launch, but refused"),
    "refused twice": (("", "", REFUSED * 2), "rule.fuel is refused or lacking 2 times"),
    "refused and lacking": (("", "", REFUSED, LACKING), "rule.fuel is refused or lacking 2 times"),
    "lacks nothing": (("", "", "", LACKING.replace("Cells cannot be sold.", "")), "rule.fuel: a sentence is needed"),
    "no entry lacks it": (("", "", "", LACKING.replace("fuel", "fuell")), "lacking.toml: there is no rule.fuell"),
    "no reason": (("", "", REFUSED.replace("Nothing runs on it.", " ")), "rule.fuel: a sentence is needed"),
    "no entry refused": (("", "", REFUSED.replace("fuel", "fuell")), "refused.toml: there is no rule.fuell"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_found(plant: Plant, what: str) -> None:
    planted, wanted = WRONG[what]
    found = list(faults(plant(*planted)))
    assert [said for said in found if wanted in said], found


def test_what_lacks_something_is_played_in_part_alone_and_so_is_what_is_the_same(plant: Plant) -> None:
    held = plant(PLAYED, "entry rule.fuel", "", LACKING)
    assert list(faults(held)) == []
    assert held.played() == frozenset()
    assert held.partly() == {"rule.fuel", "term.fuel_cell"}
    assert [entry.id for entry in held.rest()] == ["rule.flagship"]
    assert [counted for _, *counted in page.counts(held)] == [[2, 0, 1, 0], [1, 0, 1, 0], [1, 0, 0, 0]]
    assert "- `rule.fuel` Fuel (in part): `stages/launch`, 1.01." in page.listed(held)


def test_what_lacks_something_and_is_not_begun_is_left(plant: Plant) -> None:
    held = plant("", "", "", LACKING)
    assert held.partly() == frozenset()
    assert [entry.id for entry in held.rest()] == ["rule.fuel", "rule.flagship", "term.fuel_cell"]


def test_a_field_that_is_called_entries_names_none(plant: Plant) -> None:
    held = plant("class Listed:\n    name: str\n    entries: tuple[str, ...]\n")
    assert held.modules == ((), ())


def test_what_is_refused_is_not_played(plant: Plant) -> None:
    held = plant(PLAYED, "entry rule.fuel", REFUSED)
    assert held.played() == frozenset()
    assert [entry.id for entry in held.rest()] == ["rule.flagship", "term.fuel_cell"]


def test_a_case_may_show_that_an_entry_is_refused(plant: Plant) -> None:
    assert list(faults(plant("", "entry rule.fuel", REFUSED))) == []


def test_what_is_only_shown_is_left(plant: Plant) -> None:
    held = plant("", "entry rule.fuel")
    assert list(faults(held)) == []
    assert "- Not played: `rule.fuel` (shown by 1.01), `rule.flagship`." in page.listed(held)
    assert held.played() == frozenset()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rule = 2", "rule = 3"),
        ('["rule.flagship"]\nkind = "rule"\ntiming = "launch"', '["rule.flagship"]\nkind = "rule"'),
        ('questions = ["Q1"]', 'questions = ["Q2"]'),
        ("See rule.fuel.", "See rule.fuell."),
        ('decision = "Two cells."', ""),
    ],
)
def test_a_catalogue_that_is_not_whole_is_found(plant: Plant, old: str, new: str) -> None:
    home = plant().catalogue.home
    test_a_catalogue_is_whole(read(home))
    for path in (home / "entries").glob("*.toml"):
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(AssertionError):
        test_a_catalogue_is_whole(read(home))
