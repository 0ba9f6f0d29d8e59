"""Reports of Cosmoclasm fit a letter: its tables stand in columns at the fullest table too."""

import pytest
from msgspec.structs import replace

from adjudicator.engine.phrasebook import Tongue
from adjudicator.engine.saying import spoken
from adjudicator.engine.section import Table
from adjudicator.games.catalogue import title
from adjudicator.orders.checking import Sheet
from adjudicator.orders.forecast import Forecast
from adjudicator.orders.language import language as speech
from adjudicator.reports import text

TITLE = title("cosmoclasm")
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
