"""Reports of Cosmoclasm fit a letter: its tables stand in columns at the fullest table too."""

from adjudicator.engine.section import Table
from adjudicator.games.catalogue import title
from adjudicator.reports import text

TITLE = title("cosmoclasm")
ALL = (
    "Martians: hand sun drone/mech; stations on ABE, AB, K8; claimed planet 1; took mech",
    "Hiveminds: stations on ABE, EFI; claimed planet 2; retired; took stargate",
    "Radiants: stations on L4; to move",
)


def test_every_table_fits_a_letter() -> None:
    _, views = TITLE.position("turn 3 phase 1, 5 players", ALL, {})
    sections = TITLE.report(views[0], views[0], (), (), 0)
    tables = [part for section in sections for part in section.parts if isinstance(part, Table)]
    assert len(tables) == 5
    for table in tables:
        head, rule, *rows = text.table(table).splitlines()
        assert [word for name in table.head for word in name.split()] == head.split()
        assert set(rule) == {"-", " "}
        assert len(rows) == len(table.rows)
