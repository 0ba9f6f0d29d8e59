"""Reports of Cosmoclasm fit a letter: its tables stand in columns at the fullest table too."""

from typing import Any

import pytest
from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.report_sections import Table
from adjudicator.engine.contract.trace import Answer, How, Tried
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.engine.text.sayings import spoken
from adjudicator.games.catalogue import title
from adjudicator.games.cosmoclasm.events.events import Claimed, PlanetTied
from adjudicator.games.cosmoclasm.table.speech import reason
from adjudicator.games.cosmoclasm.words.order_words import Retire
from adjudicator.orders.dry_run.forecast import Forecast
from adjudicator.orders.dry_run.order_checks import Sheet
from adjudicator.orders.letter.order_language import language as speech
from adjudicator.reports.text import text

TITLE = title("cosmoclasm")
FAILED = (Tried(2, 1, reason("no-turn")),)
ALL = (
    "Martians: hand sun drone/mech; stations on ABE, AB, K8; claimed planet 1; took mech",
    "Hiveminds: stations on ABE, EFI; claimed planet 2; retired; took stargate",
    "Radiants: stations on L4; to move",
)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_table_fits_a_letter(language: str) -> None:
    _, views = TITLE.position("turn 3 phase 1, 5 players", ALL, {})
    sections = TITLE.speaking(Tongue(language)).report(views[0], views[0], (), (), 0)
    tables = [part for section in sections for part in section.parts if isinstance(part, Table)]
    assert len(tables) == 5
    for table in tables:
        head, rule, *rows = text.table(table).splitlines()
        assert [word for name in table.head for word in name.split()] == head.split()
        assert set(rule) == {"-", " "}
        assert len(rows) == len(table.rows)


@pytest.mark.parametrize(("language", "heading"), [("en", "How it ended"), ("de", "Der Endstand")])
def test_the_last_report_has_the_final_standings(language: str, heading: str) -> None:
    _, views = TITLE.position("turn 3 phase 1, 5 players", ALL, {})
    over = replace(views[0], winners=(3,))
    first = TITLE.speaking(Tongue(language)).report(views[0], over, (), (), 0)[0]
    (standings,) = [part for part in first.parts if isinstance(part, Table)]
    assert first.heading == heading
    assert standings.rows[:2] == (("Hiveminds", "1", "2"), ("Martians", "1", "3"))


def test_a_lap_in_which_orders_run_out_is_called_a_lap() -> None:
    _, views = TITLE.position("turn 3 phase 1, 2 players", ("Martians: hand eclipse drone; to move",), {})
    names = TITLE.vocabulary(views[0], 0)
    reading = speech(TITLE.choices, TITLE.facts).read("LAP 1\nPLAY sun drone/mech", names, TITLE.where(views[0]))
    told = Forecast(Sheet(TITLE, views[0], 0, reading.clauses, 4)).sentences()
    assert "none of your PLAY orders for lap 1 could be carried out" in told[0]
    assert "ließ sich keiner deiner Befehle PLAY für Umlauf 1 ausführen" in spoken(told, Tongue("de"))[0]


def test_nobody_is_warned_of_a_lap_for_which_they_ordered_nothing() -> None:
    hands = ("Martians: hand sun drone/mech; to move", "Humans: hand moon drone/mech")
    _, views = TITLE.position("turn 3 phase 1, 2 players", hands, {})
    names = TITLE.vocabulary(views[0], 0)
    for letter, calm in (
        ("PLAY sun drone/mech", True),
        ("LAP 2\nPLAY sun drone/mech\nLAP 1\nPLAY sun drone/mech", False),
    ):
        reading = speech(TITLE.choices, TITLE.facts).read(letter, names, TITLE.where(views[0]))
        told = Forecast(Sheet(TITLE, views[0], 0, reading.clauses, 4)).sentences()
        assert ("your orders answered every question" in told[0]) is calm
        assert ("none of your PLAY orders for lap 2" in told[0]) is not calm


@pytest.mark.parametrize(("abilities", "said"), [("no", "decide."), ("yes", "the market stays as it is.")])
def test_the_tied_are_told_what_is_different_for_them(abilities: str, said: str) -> None:
    stated = ("play on: Martians, Humans", "Martians: hand sun drone/mech", "Humans: hand moon drone/mech")
    _, views = TITLE.position("turn 13 phase 1, 3 players", stated, {"abilities": abilities})
    (tied,) = [one for one in TITLE.report(views[0], views[0], (), (), 0) if one.heading.endswith("play on")]
    assert str(tied.parts[0]).startswith("No stations are placed any more, no cards taken and no planets switched.")
    assert str(tied.parts[0]).endswith(said)
    over = replace(views[0], winners=(0,))
    (end,) = [one for one in TITLE.report(over, over, (), (), 0) if one.heading.endswith("play on")]
    assert len(end.parts) == 1


def test_the_first_letter_says_how_the_game_is_won_and_who_starts() -> None:
    table = TITLE.empty(2, {})
    (laid, *_) = TITLE.deal(table, Chance(b"laid"))
    said = [TITLE.sentence(laid, table.seats, seat) or "" for seat in (0, 1)]
    assert sorted(one.partition("; ")[2] for one in said) in (
        ["Humans start the first round.", "you start the first round."],
        ["Martians start the first round.", "you start the first round."],
    )
    short = TITLE.rules_text(table)[0]
    assert "has 7 planets" in str(short.parts[3])
    assert "than the local resistance" in str(short.parts[1])
    assert "resistance" not in str(TITLE.rules_text(TITLE.empty(3, {}))[0].parts[1])


def happened(language: str, event: Event[Any], *stations: str) -> list[str]:
    """What everybody reads of the claim for planet 1 (mat A), beside the sentence of the event."""
    _, views = TITLE.position("turn 2 phase 1, 3 players", stations, {})
    first = TITLE.speaking(Tongue(language)).report(views[0], views[0], (event,), (), 0)
    (told,) = [one for one in first if one.heading in ("What happened", "Was geschah")]
    return [str(part) for part in told.parts][1:]


ONE, OTHER, LESS = "Martians: stations on ABE, BEF", "Humans: stations on AB, DEH", "Cyborgs: stations on BC"


def test_a_tie_for_a_planet_says_which_stations_were_counted() -> None:
    tied = PlanetTied(0, 1, (0, 1))
    assert happened("en", tied, ONE, OTHER, LESS) == [
        "Tied for most stations at planet 1: Martians with 1, and 1 adjacent on BEF; Humans with 1, and 1 adjacent on "
        "DEH."
    ]
    assert happened("de", tied, ONE, OTHER, LESS) == [
        "Gleich viele Stationen, die meisten an Planet 1: Martians mit 1 und 1 benachbarten auf BEF; Humans mit 1 und "
        "1 benachbarten auf DEH."
    ]


def test_a_claim_that_broke_a_tie_says_by_which_stations() -> None:
    claim = Claimed(0, 0, 1, 1, 1)
    assert happened("en", claim, ONE, "Humans: stations on AB") == [
        "Tied for most stations at planet 1: Martians with 1, and 1 adjacent on BEF; Humans with 1, and none adjacent."
    ]


def test_a_claim_without_a_tie_says_no_more_than_its_sentence() -> None:
    assert happened("en", Claimed(0, 0, 1, 2, 0), "Martians: stations on ABE, AB", "Humans: stations on A12") == []


@pytest.mark.parametrize(
    ("language", "tried", "said"),
    [
        ("en", (), "You ordered nothing for your turn in lap 1: you retired."),
        ("de", (), "Du hast nichts befohlen für deinen Zug in Umlauf 1: Du bist ausgestiegen."),
        (
            "en",
            FAILED,
            "Nothing you ordered could be done in your turn in lap 1: you retired (order 3: that is no turn).",
        ),
        (
            "de",
            FAILED,
            "Nichts, was du befohlen hast, ging in deinem Zug in Umlauf 1: Du bist ausgestiegen (Befehl 3: das ist "
            "kein Zug).",
        ),
    ],
)
def test_whoever_retired_without_an_order_is_told_so(language: str, tried: tuple[Tried, ...], said: str) -> None:
    _, views = TITLE.position("turn 2 phase 1, 2 players", ("Martians: hand sun drone/mech",), {})
    answers = [
        Answer(0, "turn", 1, "", How.DEFAULT, Retire(), tried=tried),
        Answer(0, "turn", 2, "", How.DEFAULT, NO),
        Answer(1, "turn", 1, "", How.DEFAULT, Retire()),
    ]
    sections = TITLE.speaking(Tongue(language)).report(views[0], views[0], (), answers, 0)
    assert [[str(part) for part in one.parts] for one in sections if one.heading.endswith(("orders", "wurde"))] == [
        [said]
    ]
