"""Accounts of challenges say who won and why, also where the cards alone do not tell."""

import pytest

from adjudicator.cases.playing import Table
from adjudicator.cases.run import read
from adjudicator.core.event import told
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.told.challenge_accounts import account, outcome, scene, verdict
from adjudicator.reports.text.sections import section as as_text
from tests.cosmic.eager import TITLE
from tests.hygiene.sources import CHECKOUT

BLUE = 1


def told_of(power: str, number: str) -> tuple[str, str, str]:
    """Of the one challenge of a power's scenario: the whole account, the verdict and the outcome that Blue reads."""
    cases = {case.number: case for case in read(CHECKOUT / "tests" / "scenarios" / f"{power}.md")}
    case = cases[number]
    table = Table(TITLE, case)
    before = table.views[BLUE]
    played = table.play(case.steps[0])
    to = Speech(table.state.seats, BLUE)
    (it,) = scene(before, table.views[BLUE], told(played.events, BLUE))
    section = account(before, it, Speech(table.state.seats))
    assert section is not None
    return " ".join(as_text(section).split()), verdict(it, Speech(table.state.seats)), outcome(it, to) or ""


@pytest.mark.parametrize(
    ("power", "number", "decided", "for_blue"),
    [
        (
            "empath",
            "27.01",
            "Both compromised: Red and Blue must make a deal, or each loses three tokens.",
            "your defence of Blue 2 against Red: you and Red must make a deal.",
        ),
        (
            "empath",
            "27.14",
            "Red won, 23 to 8.",
            "your defence of Blue 2 against Red: you lost, 8 to 23.",
        ),
        (
            "pacifist",
            "30.01",
            "Red won, against what the cards say.",
            "your defence of Blue 2 against Red: you lost.",
        ),
        (
            "loser",
            "29.01",
            "Red won: it was an upset.",
            "your defence of Blue 2 against Red: you lost.",
        ),
        (
            "loser",
            "29.13",
            "Both sides lost.",
            "your defence of Blue 2 against Red: both sides lost.",
        ),
    ],
)
def test_what_powers_have_made_of_the_cards_is_told(power: str, number: str, decided: str, for_blue: str) -> None:
    whole, said, mine = told_of(power, number)
    assert said == decided
    assert decided in whole
    assert mine == f"Challenge 1, {for_blue}"


def test_the_table_says_as_what_a_card_counts() -> None:
    whole, _, _ = told_of("pacifist", "30.07")
    assert "Compromise, as Attack 15" in whole
    assert "15 + 3 = 18" in whole


def test_of_a_replay_both_counts_are_told() -> None:
    whole, said, _ = told_of("chronos", "26.01")
    assert "Challenge 1 counts 7 for the offence" in whole
    assert "20 + 3 = 23" in whole
    assert said == "Red won, 23 to 12."


def test_what_a_failed_deal_costs_stands_below_its_challenge() -> None:
    (case,) = [
        one for one in read(CHECKOUT / "tests" / "cases" / "94-what-players-are-told.md") if one.number == "94.01"
    ]
    table = Table(TITLE, case)
    before = table.views[BLUE]
    played = table.play(case.steps[0])
    sections = TITLE.report(before, table.views[BLUE], told(played.events, BLUE), (), BLUE)
    said = {section.heading: " ".join(as_text(section).split()) for section in sections}
    first, second = said["Challenge 1: Red attacks Blue 2"], said["Challenge 2: Blue attacks Green 3"]
    assert "Blue lost 3 tokens to the Warp: 1 from Blue 4 and 2 from Blue 5." in first
    assert "Blue lost 3 tokens to the Warp: 3 from Blue 3." in second
    assert "Warp" not in said["What else happened in turn 2 phase 4"]
    mine = said["What happened to you"]
    assert mine.index("Challenge 1:") < mine.index("2 from Blue 5") < mine.index("Challenge 2:") < mine.index("Blue 3.")


def test_of_a_challenge_that_a_deal_decides_no_sums_are_told() -> None:
    (case,) = [one for one in read(CHECKOUT / "tests" / "cases" / "06-edicts.md") if one.number == "6.24"]
    table = Table(TITLE, case)
    before = table.views[BLUE]
    played = table.play(case.steps[0])
    sections = TITLE.report(before, table.views[BLUE], told(played.events, BLUE), (), BLUE)
    (said,) = [as_text(one) for one in sections if one.heading.startswith("Challenge 1: ")]
    assert "Emotion Control" in said
    assert " = " not in said
