"""`templates check`: letters that try everything, and what it says of a game master's own folder."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator.data import folder
from adjudicator.games import catalogue
from adjudicator.reports.rendering.paper import PaperMissing
from adjudicator.reports.rendering.render import Templates, render
from adjudicator.reports.values.reply_link import Reply
from adjudicator.service import proofreading
from adjudicator.service.proofreading import Finding, Proof, papers, proofread
from adjudicator.service.proofreading.specimens import ANSWERS, PAGES, specimens
from adjudicator.service.settings import template_folders
from tests.patience import PATIENCE

OPENS = re.compile(r"\{\{|\{%-? *(?:if|elif|else|for)\b.*?%\}")


def marked(source: str, name: str) -> tuple[str, list[str]]:
    """A template that says which of its expressions and branches have been reached."""
    marks: list[str] = []

    def mark(found: re.Match[str]) -> str:
        marks.append(f"<{name}:{len(marks)}>".translate(str.maketrans("<>", "«»")))
        return marks[-1] + found[0] if found[0] == "{{" else found[0] + marks[-1]

    return OPENS.sub(mark, source), marks


@pytest.mark.parametrize("language", template_folders.languages(None))
def test_letters_are_tried_with_everything_that_they_can_hold(language: str, tmp_path: Path) -> None:
    wanted: dict[str, str] = {}
    for place in template_folders.folders(None, language):
        for file in place.glob("*.*"):
            copy = tmp_path / file.name
            if file.suffix in (".j2", ".txt") and not file.name.endswith(".svg.j2") and not copy.exists():
                said, marks = marked(file.read_text("utf-8"), file.name.replace(".", "-"))
                copy.write_text(said, "utf-8")
                wanted |= {mark: f"{file.name}: {said[: said.index(mark)].count(chr(10)) + 1}" for mark in marks}
    using = Templates((tmp_path, folder("templates") / "letters"))
    said = "".join(using.rendered(f"{name}.txt", facts) for name, several in ANSWERS.items() for facts in several)
    said += "".join(using.rendered(name, facts) for name, several in PAGES.items() for facts in several)
    for document in specimens(catalogue.title("postal-cosmic")):
        letter = render(document, using, Reply("games@example.org", "Orders"))
        said += letter.subject + letter.text + letter.html
    assert wanted
    assert [where for mark, where in wanted.items() if mark not in said] == []


def test_nothing_is_wrong_in_ours() -> None:
    proof = proofread(None)
    assert proof.faults == ()
    assert proof.letters > 100


def test_every_short_answer_is_tried() -> None:
    assert {file.stem for file in (folder("templates") / "mail").iterdir()} == set(ANSWERS)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which much is wrong."""
    own = tmp_path_factory.mktemp("own")
    for name, text in {
        "notice.txt.j2": "Subject: x\n\n{{ heading }}\n{{ headin }}\n",
        "held.txt": "{{ ''.__class__.__mro__ }}",
        "too_large.txt": "{% if size %}",
        "reminder.txt.j2": "{{ heading }}\n",
        "good.txt.j2": "{% macro bye() %}Bye!{% endmacro %}",
        "press.txt.j2": 'Subject: Words\n{% import "good.txt.j2" as good %}\n{{ good.bye() }}',
        "reprot.txt.j2": "Subject: Nobody reads this.",
        "final.typ": '#import "_parts.typ": *\n#import "_mine.typ": x\n#it.document.nothing\n',
        "de/invitation.typ": '#import "@preview/cetz:0.1.0"',
        "_mine.typ": "#let x = 1",
        "readme.md": "Words of ours.",
        "de/empty.txt": "{{ spiel }}",
        "xx/empty.txt": "Nothing.",
        "games/mars/wrong_token.txt": "\n{{ tokn }}",
        "games/mars/fr/held.txt": "{{ sieg }}",
        "phrases/postal-cosmic/mine.ftl": "upset = Lost{ part-challenge }.\nlanded = { $where } won.\nlandde = x\n",
        "de/phrases/letters/mine.ftl": "date = { $weekday ->\n",
        "phrases/letters/mine.ftl": "signed = x\n",
        "phrases/chess/mine.ftl": "won = x\n",
        "mine.ftl": "won = x\n",
        "site/players.html.j2": "{% extends '_page.html.j2' %}{% block title %}{% endblock %}"
        "{% block content %}\n{{ scoers }}{% endblock %}",
        "site/mine.html.j2": "Hello",
        "de/site/phase.html.j2": "\n{{ say('opnings') }}",
        "site/phase.html.j2": "{{ say('over') }}\n{{ say('table') }}",
        "de/site/index.htm.j2": "Hallo",
        "phrases/site/mine.ftl": "games = Games of { $name }\n",
        "de/phrases/site/mine.ftl": "spiele = Spiele\n",
        "site/style.css": "p { margin: 0 }",
        "phrases/common/mine.ftl": "unused-greeting = Hello\nlandde = x\n",
        "nl/phrases/orders/courtesy.txt": "# Hoe\ngreeting: hoi; dag Bob\nclosin: groet\nno name: geen van\n",
        "nl/phrases/orders/words.txt": "- last: aan\nATACK: val\nIF: als; in\n> RESING: stop\n> HELP: hulp\nmet\n",
        "nl/phrases/orders/idioms.txt": "IF: als\n",
        "site/openings.html.j2": "<h1>Openings &amp; <code>b</code></h1><!-- Notes --> {{ say('games') }}"
        "<img alt='A board'>{{ 'at table' if titles else say('none') }} {{ 'Won' ~ root }} {{ root }}"
        "<script>var words</script>",
        "games/mars/site/players.html.j2": "Players",
        "games/mars/phrases/site/mine.ftl": "table = Now { $whose }\nplayers = Marsians\n",
    }.items():
        (own / name).parent.mkdir(parents=True, exist_ok=True)
        (own / name).write_text(text, "utf-8")
    return own


@pytest.fixture(scope="module")
def proof(own: Path) -> Proof:
    """What is found there if every letter is held to be slow."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(proofreading, "SLOW", 0.0)
        return proofread(own)


@pytest.fixture(scope="module")
def faults(proof: Proof) -> tuple[Finding, ...]:
    return proof.faults


@pytest.fixture(scope="module")
def findings(own: Path, faults: tuple[Finding, ...]) -> dict[str, Finding]:
    """What is wrong in its files."""
    there = [one for one in faults if one.line or str(own) in one.file]
    return {f"{Path(one.file).relative_to(own)}:{one.line}": one for one in there}


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("notice.txt.j2:4", "'headin' is undefined"),
        ("held.txt:1", "access to attribute '__class__' of 'str' object is unsafe"),
        ("too_large.txt:1", "Unexpected end of template"),
        ("final.typ:3", 'dictionary does not contain key "nothing"'),
        ("de/invitation.typ:1", "packages are not fetched"),
        ("reprot.txt.j2:0", "no letter is made from a template of this name"),
        ("de/empty.txt:1", "'spiel' is undefined"),
        ("xx/empty.txt:0", 'nothing is looked for in "xx"'),
        ("games/mars/wrong_token.txt:2", "'tokn' is undefined"),
        ("games/mars/fr/held.txt:1", "'sieg' is undefined"),
        ("phrases/postal-cosmic/mine.ftl:2", 'the phrase "landed" speaks of $where, and is only given $number'),
        ("phrases/postal-cosmic/mine.ftl:3", 'nothing speaks the phrase "landde"'),
        ("de/phrases/letters/mine.ftl:2", "Expected at least one variant"),
        ("phrases/letters/mine.ftl:1", 'nothing speaks the phrase "signed"'),
        ("phrases/chess/mine.ftl:0", 'not of "chess"'),
        ("site/players.html.j2:2", "'scoers' is undefined"),
        ("site/mine.html.j2:0", "no page is made from a file of this name"),
        ("de/site/phase.html.j2:2", 'there is no phrase "opnings"'),
        ("site/phase.html.j2:2", 'the phrase "table" is given no $heading'),
        ("de/site/index.htm.j2:0", "no page is made from a file of this name"),
        ("phrases/site/mine.ftl:1", 'the phrase "games" speaks of $name, and is only given nothing'),
        ("de/phrases/site/mine.ftl:1", 'nothing speaks the phrase "spiele"'),
        ("mine.ftl:0", "phrases are read from phrases/TITLE only"),
        ("phrases/common/mine.ftl:2", 'nothing speaks the phrase "landde"'),
        ("nl/phrases/orders/courtesy.txt:3", '"closin" is none of greeting, everybody'),
        ("nl/phrases/orders/courtesy.txt:4", '"no name" takes single words, not "geen van"'),
        ("nl/phrases/orders/words.txt:2", '"ATACK" is no order word of any game'),
        ("nl/phrases/orders/words.txt:3", "single words with spaces between them"),
        ("nl/phrases/orders/words.txt:4", '"RESING" is no word of the service'),
        ("nl/phrases/orders/words.txt:6", "a line is a key, a colon"),
        ("nl/phrases/orders/idioms.txt:0", "words of letters are in courtesy.txt and words.txt"),
        ("games/mars/site/players.html.j2:0", "pages of all games are made from the same files"),
        ("games/mars/phrases/site/mine.ftl:1", "speaks of $whose, and is only given"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(findings: dict[str, Finding], place: str, said: str) -> None:
    assert said in findings[place].sentence


def test_nothing_else_is_found(findings: dict[str, Finding]) -> None:
    assert len(findings) == 34
    assert 'must begin with "Subject:"' in next(one.sentence for one in findings.values() if "reminder" in one.file)


def test_pages_that_are_in_no_language_of_their_own_are_named(own: Path, proof: Proof) -> None:
    """What stands in a game master's own template is said on pages in every language, until there is another for it."""
    said = f"in German, too, pages made from {own}/site/openings.html.j2 say what stands there: "
    assert f'{said}"A board", "Openings &", "at table … Won"' in proof.notes
    assert not [note for note in proof.notes if "phase.html.j2" in note]
    assert not [note for note in proof.notes if note.startswith("in English, too")]


def test_what_takes_too_long_is_named(faults: tuple[Finding, ...]) -> None:
    slow = {one.file for one in faults if "seconds to make" in one.sentence}
    assert {"report.*.j2", "final.*.j2", "invitation.*.j2"} <= slow


def test_the_command_ends_with_what_it_found(tmp_path: Path) -> None:
    (tmp_path / "held.txt").write_text("{{ nobody }}", "utf-8")
    command = [sys.executable, "-m", "adjudicator", "templates", "check", "--templates", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 1, done.stderr
    assert f"{tmp_path / 'held.txt'}, line 1: 'nobody' is undefined\n" in done.stdout


def test_without_typst_papers_are_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise PaperMissing("There is none.")

    monkeypatch.setattr(papers, "printed", missing)
    specimen = specimens(catalogue.title("cosmoforce"))
    assert papers.tried(Templates(template_folders.folders(None)), specimen) == (
        [],
        0,
        ("papers were not tried. There is none.",),
    )
