"""What a player reads of the cards that powers own: what each does, and why an order for one came to nothing."""

import re

import pytest

from adjudicator.cases.playing import Table
from adjudicator.cases.run import read
from adjudicator.core.chance import Chance
from adjudicator.core.event import told
from adjudicator.engine.run.phase import adjudicate
from adjudicator.engine.text.phrasebook import Tongue, book
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.cosmic.kit import Power
from adjudicator.games.cosmic.pieces import POWERS
from adjudicator.games.cosmic.title import TITLE
from adjudicator.games.cosmic.told import report
from adjudicator.orders.values.standing_orders import StandingOrders
from adjudicator.reports.text.sections import section as as_text
from tests.hygiene.sources import CHECKOUT

SCENARIOS = CHECKOUT / "tests" / "scenarios"


def said(file: str, number: str, seat: int, code: str = "en") -> str:
    """What a player reads for themselves after a case."""
    (case,) = [one for one in read(SCENARIOS / file) if one.number == number]
    table = Table(TITLE, case)
    before = table.views[seat]
    played = table.play(case.steps[0])
    news = told(played.events, seat)
    words = book(TITLE.package(), Tongue(code))
    answers = [one for one in played.outcome.answers if one.seat == seat]
    scene = report.scene(before, table.views[seat], news)
    parts = report.own(before, table.views[seat], news, answers, seat, scene, words)
    return " ".join(" ".join(as_text(part) for part in parts).split())


def tried(file: str, number: str, seat: int) -> list[str]:
    """Why orders of a player for one of their power's cards came to nothing, as WHY tells it."""
    (case,) = [one for one in read(SCENARIOS / file) if one.number == number]
    table = Table(TITLE, case)
    state, views = table.state, table.views
    sheets = table.play(case.steps[0]).sheets
    standing = [StandingOrders(sheets[one].clauses if one in sheets else ()) for one in range(len(views))]
    out = adjudicate(TITLE, state, views, standing, Chance(b"case"), explain=True)
    return [attempt.why for answer in out.answers if answer.seat == seat for attempt in answer.tried]


def test_a_ticket_for_what_has_not_happened_is_answered_with_what_it_is_for() -> None:
    (why,) = {one for one in tried("sheriff.md", "181.12", 0) if "ticket" in one}
    assert why == "a ticket for Gridlock is for whoever has more than ten tokens in the Warp"
    assert isinstance(why, Spoken)
    assert why.again(Tongue("de")) == "einen Zettel für Gridlock bekommt, wer mehr als zehn Steine im Warp hat"


def test_what_each_card_does_stands_with_the_hand_of_its_owner_and_of_whoever_got_it() -> None:
    assert "Gridlock: For whoever has more than ten tokens in the Warp" in said("sheriff.md", "181.12", 0)
    assert "Gridlock: For whoever has more than ten tokens in the Warp" in said("sheriff.md", "181.02", 3)
    assert "Gridlock:" not in said("sheriff.md", "181.02", 1)
    assert "Encounter Envy: Your own Attack as a main player adds three more" in said("oligarch.md", "180.01", 0)


OWNERS = [power for power in POWERS if power.parts]


@pytest.mark.parametrize("power", OWNERS, ids=lambda power: power.name)
def test_every_card_is_named_in_the_cases_of_its_power(power: Power) -> None:
    cases = (SCENARIOS / f"{power.name.lower()}.md").read_text(encoding="utf-8")
    assert [card.name for card in power.parts if not re.search(rf"\b{card.name}\b", cases)] == []


@pytest.mark.parametrize(("name", "count"), [("Anarchist", 8), ("Assistant", 6), ("Oligarch", 5), ("Sheriff", 9)])
def test_a_power_owns_as_many_cards_as_are_printed(name: str, count: int) -> None:
    (stock,) = [power.stock for power in POWERS if power.name == name]
    assert stock is not None
    assert len(stock.cards) == count


def test_the_page_names_only_cases_that_there_are() -> None:
    page = (CHECKOUT / "docs" / "rules" / "own-cards.md").read_text(encoding="utf-8")
    there = {case.number for path in SCENARIOS.glob("*.md") for case in read(path)}
    named = set(re.findall(r"\b\d{3}\.\d{2}\b", page))
    assert len(named) > 10
    assert named <= there
