"""Case files: what is said of one that deviates, of one that cannot be played here, and of one that cannot be read."""

from pathlib import Path

import pytest

from adjudicator.cases.case import CaseError
from adjudicator.cases.reading import cases
from adjudicator.cases.run import Result, Tally, Verdict, judged, run
from adjudicator.games.catalogue import titles

CASE = """# Samples

Title: postal-cosmic

## 1.01 A sample

Source: rule 8

Position: turn 2 phase 2
- challenge 1: Red attacks Blue on Blue 2 with 3
- Red: hand Attack 4

Letters:
- Red:
  > INVITE Green
- Green:
  > JOIN defence with 2 from home 1
  >   ELSE offence with 1
  > from home 2

All events:
- The offence invited Green (challenge 1).
- Green joined the offence with 1 from Green 2
  (challenge 1).
- Turn 2 phase 3 began.

Events:
- Green joined ...

Never:
- Yellow joined ...

Told Green:
- You joined the offence with 1 from Green 2 (challenge 1).

Not told Green:
- Yellow joined ...

Answers:
- Green, join, challenge 1: alternative 2
- Blue, invite, challenge 1: by default

After:
- challenge 1: Green joined the offence with 1
- Green: 3 on home 2
- turn 2 phase 3 is open
- the game goes on

The same for Yellow, if:
- Red: hand Attack 6

Letters (phase 3):
- Red: no letter
- Blue:
  > CARD Attack 4
- Blue:
  > card 40
  > HUBBUB

Stands for Blue:
- CARD Attack 40

Stands for Red:

Problems:
- Blue: line 2: ...

Events:
- No letter with orders came from Red (NMR).
- Red played Attack 4 (challenge 1).

Answers:
- Red, card, challenge 1: at random
"""


def of(text: str) -> Result:
    """What running the only case of a file comes to."""
    (case,) = cases(text, "sample.md")
    return judged(case)


def line_of(text: str, words: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if words in line)


def test_every_part_can_be_met() -> None:
    result = of(CASE)
    assert (result.verdict, result.why) == (Verdict.PASSED, "")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("- Turn 2 phase 3 began.\n\nEvents", "\nEvents", "more happened than this:"),
        ("- Turn 2 phase 3 began.\n", "- Turn 9 phase 3 began.\n", "this did not happen, but it should be: Turn 9"),
        ("- Green joined ...\n\nNever", "- Blue joined ...\n\nNever", "  - Turn 2 phase 3 began."),
        ("- Yellow joined ...", "- Green joined ...", "this happened, but it should not be: Green joined the offence"),
        ("- You joined", "- Green joined", "Green is not told this, but it should be: Green joined"),
        (
            "Not told Green:\n- Yellow",
            "Not told Blue:\n- Green",
            "Blue is told this, but it should not be: Green joined",
        ),
        ("1: alternative 2", "1: alternative 1", "Green was asked:\n  - join, challenge 1: alternative 2"),
        ("1: by default", "1: at random", "Blue was asked:\n  - invite, challenge 1: by default"),
        ("offence with 1\n- Green: 3", "offence with 2\n- Green: 3", "the allies are Green with 1 on the offence"),
        ("- Green: 3 on home 2", "- Green: 2 on home 2", "Green: 2 on home 2 is not so: Green has 3 on Green 2"),
        ("phase 3 is open", "phase 4 is open", "is not so: turn 2 phase 3 is open"),
        ("the game goes on", "Red and Blue have won", "is not so: the game goes on"),
        ("the game goes on", "nobody has won", "is not so: the game goes on"),
        ("- CARD Attack 40", "- CARD Attack 4", "these orders of Blue stand:\n  - CARD Attack 40"),
        ("for Red:\n", "for Red:\n- PASS\n", "these orders of Red stand:\n  - nothing"),
        ("Problems:\n- Blue: line 2: ...\n", "", "not everything in the letters could be read:\n  - Blue: line 2"),
        ("- Blue: line 2: ...", "- Blue: line 1: ...", "nothing like this was wrong with a letter: Blue: line 1"),
        ("- Blue: line 2: ...", "- Red: ...\n- Blue: line 2: ...", "nothing like this was wrong with a letter: Red"),
        ("The same for Yellow", "The same for Red", "Red could tell these positions apart from the beginning"),
        (
            "- Red: hand Attack 6\n",
            "- Green writes:\n  > PASS\n",
            "Yellow can tell these apart:\n  - told in one: Green joined the offence",
        ),
        (
            "Letters (phase 3):",
            "Promises that do not agree:\n- alliances\n\nLetters (phase 3):",
            "promises did not agree in other stages:\n  - nothing",
        ),
    ],
)
def test_a_deviation_says_what_happened_instead(old: str, new: str, said: str) -> None:
    assert old in CASE
    result = of(CASE.replace(old, new, 1))
    assert result.verdict in (Verdict.DEVIATES, Verdict.MALFORMED)
    assert said in result.why
    assert result.why.startswith("sample.md:")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("After:\n- challenge 1", "After:\n- Yellow: none on Blue 2\n- challenge 1"),
        ("After:\n- challenge 1", "After:\n- Green: none on Yellow 4\n- challenge 1"),
        ("After:\n- challenge 1", "After:\n- Red: 3 on home 4, none on Yellow 4\n- challenge 1"),
        ("After:\n- challenge 1", "After:\n- Yellow: 4 on home 3\n- challenge 1"),
        ("After:\n- challenge 1", "After:\n- Yellow: none in the Warp\n- challenge 1"),
        ("After:\n- challenge 1", "After:\n- Yellow: has its power; may not attack twice\n- challenge 1"),
    ],
)
def test_a_statement_that_cannot_fail_is_reported(old: str, new: str) -> None:
    text = CASE.replace(old, new, 1)
    result = of(text)
    assert result.verdict is Verdict.IDLE
    at = line_of(text, new.splitlines()[1])
    assert all(line.startswith(f"sample.md:{at}: ") and "cannot fail" in line for line in result.why.splitlines())
    assert not Tally((result,)).good


@pytest.mark.parametrize(
    "statement",
    [
        "Red: holds Attack 4",  # what they write about
        "Green: 4 on home 1",  # what a letter names, though nothing leaves it
        "Red: none on Blue 2",  # where they attack
        "Blue: 4 on home 2",  # where they are attacked
    ],
)
def test_a_statement_that_a_rule_could_make_false_says_something(statement: str) -> None:
    result = of(CASE.replace("After:\n- challenge 1", f"After:\n- {statement}\n- challenge 1", 1))
    assert (result.verdict, result.why) == (Verdict.PASSED, "")


@pytest.mark.parametrize(
    ("old", "new", "reader"),
    [
        ("Never:\n- Yellow", "Never:\n- You joined ...\n- Yellow", "a player, in a report of their own"),
        ("Never:\n- Yellow", "Never:\n- ... from your hand ...\n- Yellow", "a player, in a report of their own"),
        ("Not told Green:\n- Yellow", "Not told Green:\n- Green joined ...\n- Yellow", "everybody else"),
        ("Not told Green:\n- Yellow", "Not told Green:\n- Green's ...\n- Yellow", "everybody else"),
        ("Not told Green:\n- Yellow", "Not told Yellow:\n- You joined ...\n- Yellow", "everybody else, and Green"),
    ],
)
def test_a_sentence_that_only_somebody_else_could_read_is_reported(old: str, new: str, reader: str) -> None:
    text = CASE.replace(old, new, 1)
    result = of(text)
    assert result.verdict is Verdict.IDLE
    said = new.splitlines()
    at = line_of(text[text.index(said[0]) :], said[1]) + text[: text.index(said[0])].count("\n")
    assert result.why.startswith(f"sample.md:{at}: ")
    assert "cannot be met: only " in result.why
    assert any(one in result.why for one in reader.split(", and "))


NEW = """# New games

Title: cosmoforce

## 1.01 A new game of every title can be played

Source: docs/cases.md

Position: a new game of 3 players

Letters:
- Red:
  > BUILD fighter with 2 engines, laser

After:
- Red: fighter with 2 engines, 1 laser
- turn 1 phase 2 is open
"""


@pytest.mark.parametrize("name", titles())
def test_a_new_game_of_any_title_is_dealt_by_the_seed(name: str) -> None:
    text = NEW[: NEW.index("- Red: fighter")].replace("cosmoforce", name).replace("3 players", "4 players")
    text = text.replace("- Red:\n  > BUILD fighter with 2 engines, laser\n", "") + "- the game goes on\n"
    assert of(text).verdict is Verdict.PASSED


def test_of_a_new_game_nothing_can_be_said() -> None:
    assert of(NEW).verdict is Verdict.PASSED
    for old, new, said in (
        ("3 players", "9 players", "there are 2 to 8 players, not 9"),
        ("3 players\n", "3 players\n- Red: heat 2\n", "nothing can be said of it"),
    ):
        result = of(NEW.replace(old, new))
        assert result.verdict is Verdict.MALFORMED
        assert said in result.why


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Never:\n- Yellow joined ...", "Never: Green joined ..."),
        ("After:\n- challenge 1: Green", "After: Green: 17 on home 2\n- challenge 1: Green"),
        ("All events:\n", "Stands for Red: INVITE Yellow\n\nAll events:\n"),
        ("All events:\n", "Stands for Red: nothing\n\nAll events:\n"),
        ("All events:\n", "Findings for Red: A101 line 1: This is never reached.\n\nAll events:\n"),
    ],
)
def test_what_stands_on_the_line_of_a_part_counts_as_what_stands_below(old: str, new: str) -> None:
    assert old in CASE
    assert of(CASE).verdict is Verdict.PASSED
    assert of(CASE.replace(old, new, 1)).verdict is Verdict.DEVIATES


def test_a_letter_on_the_line_of_all_letters_is_none() -> None:
    with pytest.raises(CaseError, match="is no letter; write each below, such as: - Red:"):
        of(CASE.replace("Letters:\n", "Letters: Red says PASS\n", 1))


def test_a_deviation_names_its_line() -> None:
    text = CASE.replace("- Green: 3 on home 2", "- Green: 2 on home 2")
    assert of(text).why.startswith(f"sample.md:{line_of(text, '2 on home 2')}: Green: 2 on home 2 is not so")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Source: rule 8", "Source: rule 8\nOptions: weather = rain", "postal-cosmic has no option 'weather'"),
        (
            "Source: rule 8",
            "Source: rule 8\nOptions: deck = tarot",
            "deck can be auto, classic, mayfair, ffg here, not 'tarot'",
        ),
        ("postal-cosmic", "postal-chess", "there is no title 'postal-chess'"),
    ],
)
def test_what_cannot_be_played_here_is_not_applicable(old: str, new: str, said: str) -> None:
    result = of(CASE.replace(old, new))
    assert result.verdict is Verdict.NOT_APPLICABLE
    assert said in result.why


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        ("## 1.01 A sample", "## A sample", "## A sample", "## 2.03 A zap promised twice"),
        ("## 1.01 A sample", "## 1.01 Twice\n\n## 1.01 A sample", "## 1.01 Twice", "1.01 has no source"),
        ("Source: rule 8\n", "", "## 1.01", "1.01 has no source; it is stated as: Source: rule 20a"),
        ("Position: turn 2 phase 2\n", "Position:\n", "## 1.01", "it is stated as: Position: turn 2 phase 3"),
        ("Title: postal-cosmic", "", "# Samples", "Title: postal-cosmic"),
        ("Never:", "Nevver:", "Nevver:", "belongs to no part of the case; the parts are Source:"),
        ("Never:\n- Yellow joined ...", "Never:", "Never:", "Never says nothing; its lines begin with a dash"),
        ("- Red:\n", "- Red: sends\n", "- Red: sends", "a letter begins with its writer, such as - Red:"),
        ("- Red:\n  > INVITE Green\n", "- Yellow:\n", "- Yellow:", "- Yellow: no letter"),
        ("Letters:\n", "Events:\n- x\n\nLetters:\n", "Events:", "no Letters: stand above it"),
        ("Source: rule 8", "Source: rule 8\nOptions: deck", "Options: deck", "they are written as: zap_lasts = use"),
        ("if:\n- Red: hand Attack 6\n", "if:\n", "if:", "say what is different, such as"),
    ],
)
def test_a_file_that_cannot_be_read_says_where_and_what_would(old: str, new: str, at: str, said: str) -> None:
    assert old in CASE
    text = CASE.replace(old, new, 1)
    with pytest.raises(CaseError) as caught:
        cases(text, "sample.md")
    assert str(caught.value).startswith(f"sample.md:{line_of(text, at)}: ")
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        ("turn 2 phase 2\n", "turn 2\n", "turn 2\n", "a position begins with its phase, such as: turn 2 phase 3"),
        ("turn 2 phase 2\n", "turn 2 phase 2, 9 players\n", "9 players", "there are 3 to 8 players, not 9"),
        ("hand Attack 4\n", "hand Attack 5\n", "Attack 5", "'Attack 5' is no card of this deck; write them as"),
        ("hand Attack 4\n", "hand 5 x Attack 4\n", "Position", "not so many cards: Attack 4 too many"),
        ("- Red: hand", "- Pink: hand", "- Pink", "statements are about Red, Blue, Green, Yellow, challenge 1"),
        ("- Red: hand Attack 4", "- Red: 3 at home", "3 at home", "what can be said is like: 3 on home 1; 2 in the"),
        ("- Red: hand Attack 4", "- Red: 3 on home 9", "home 9", "planets are called home 3 or Blue 3"),
        (
            "- Red: hand Attack 4",
            "- Red (Vortex): 3 on home 1",
            "Vortex",
            "there is no power 'Vortex'; there are ",
        ),
        ("- Red: hand Attack 4", "- Red: 30 on home 1", "Position", "Red would have 33 tokens; everybody has 20"),
        ("- challenge 1", "- challenge 2", "Position", "challenges are numbered 1, 2, 3 and so on"),
        (
            "turn 2 phase 2\n",
            "turn 2 phase 4\n",
            "Position",
            "in phase 4 the tokens of challenges have gone where they go",
        ),
        (
            "- challenge 1: Red attacks",
            "- challenge 1: Red likes",
            "Red likes",
            "like: Red attacks Blue on Blue 2 with 3",
        ),
        (
            "Letters (phase 3)",
            "Letters (phase 4)",
            "(phase 4)",
            "these letters are for phase 4, but turn 2 phase 3 is open",
        ),
        ("- Green:\n", "- Pink:\n", "- Pink", "nobody here is called Pink; there are Red, Blue, Green, Yellow"),
        (
            "- Green, join, challenge 1: alternative 2",
            "- Green joins",
            "- Green joins",
            "they are written as: Red, join",
        ),
        (
            "- Green: 3 on home 2",
            "- Green has plenty",
            "has plenty",
            "a statement names a player, a challenge or a pile",
        ),
    ],
)
def test_a_case_that_cannot_be_set_up_says_where_and_what_would_work(old: str, new: str, at: str, said: str) -> None:
    assert old in CASE
    text = CASE.replace(old, new, 1)
    result = of(text)
    assert result.verdict is Verdict.MALFORMED
    assert result.why.startswith(f"sample.md:{line_of(text, at.strip())}: 1.01 ")
    assert said in result.why


def test_a_run_counts_by_sections(tmp_path: Path) -> None:
    (tmp_path / "good.md").write_text(CASE, encoding="utf-8")
    (tmp_path / "bad.md").write_text(CASE.replace("# Samples", "# Others").replace("3 on home 2", "2 on home 2"))
    tally = run([tmp_path])
    assert not tally.good
    lines = tally.text().splitlines()
    assert lines[:3] == ["Others: 1 deviates", "Samples: 1 passed", "All 2 cases: 1 passed, 1 deviates"]
    assert f"{tmp_path / 'bad.md'}:5: 1.01 A sample: deviates" in lines
    assert run([tmp_path / "good.md"]).good


def test_all_malformed_headings_are_reported_at_once() -> None:
    text = CASE + "".join(
        f"\n{heading}\n\nSource: rule 8\n"
        for heading in (
            "## A name alone",
            "##1.02 No space",
            "### 1.03 Too deep",
            "## 1.04",
            "## 1 A number",
            "#1.05 One",
        )
    )
    text += "\n## 1.01 The number of another\n"
    with pytest.raises(CaseError) as caught:
        cases(text, "sample.md")
    said = str(caught.value).splitlines()
    assert len(said) == 7
    assert all(line.startswith(f"sample.md:{at}: ") for line, at in zip(said, _headings(text)[1:], strict=True))
    assert "there is already a case 1.01" in said[-1]


def test_the_first_fault_of_each_case_is_reported_with_the_headings() -> None:
    text = CASE + "\n## 1.02 Without a source\n\nPosition: turn 2 phase 2\n\n## A name\n"
    text += CASE[CASE.index("## 1.01") :].replace("1.01", "1.03").replace("Never:", "Nevver:")
    with pytest.raises(CaseError) as caught:
        cases(text, "sample.md")
    said = str(caught.value).splitlines()
    assert [line.split(": ", 1)[1][:20] for line in said] == [
        "1.02 has no source; it is sta"[:20],
        "the heading of a case"[:20],
        "'Nevver:' belongs to no part"[:20],
    ]


def _headings(text: str) -> list[int]:
    return [number for number, line in enumerate(text.splitlines(), 1) if line.startswith("#")][1:]


@pytest.mark.parametrize(
    ("card", "first"),
    [("Attack 5", "Attack 4"), ("Atack 10", "Attack 10"), ("Compromize", "Compromise"), ("Cosmic Zapp", "Cosmic Zap")],
)
def test_a_card_that_the_deck_has_not_is_answered_with_those_that_it_has(card: str, first: str) -> None:
    result = of(CASE.replace("hand Attack 4\n", f"hand {card}\n", 1))
    assert result.verdict is Verdict.MALFORMED
    there = result.why.partition("It has ")[2].split(", ")
    assert there[0] == first
    assert {"Attack 4", "Attack 40", "Compromise", "Cosmic Zap"} <= set(there)
    assert len(there) == len(set(there))


def test_a_run_goes_on_after_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "good.md").write_text(CASE, encoding="utf-8")
    (tmp_path / "empty.md").write_text("", encoding="utf-8")
    tally = run([tmp_path, tmp_path / "missing.md"])
    assert [result.verdict for result in tally.results] == [Verdict.MALFORMED, Verdict.PASSED, Verdict.MALFORMED]
    assert not tally.good
    assert "empty.md:1: there is no case here; a case begins with a heading like" in tally.text()
    assert "missing.md:1: this file cannot be read as text" in tally.text()


def test_what_is_not_applicable_is_no_deviation() -> None:
    assert Tally((of(CASE.replace("postal-cosmic", "postal-chess")),)).good
