"""The facts about techs: how many of one's ships are on one."""

from adjudicator.engine.contract.questions import Known
from adjudicator.games.blutooth.table.techs import tech_called
from adjudicator.games.blutooth.told.facts.fact_lookups import InATable, view_of


class ShipsOnTech(InATable, frozen=True):
    """How many of your ships are on a tech of yours."""

    grammar = '"research" "on" TECH'
    compares = ("number",)
    least = 0
    example = "research on Warp Master Key >= 3"

    tech: str

    def value(self, known: Known) -> int | None:
        held = tech_called(view_of(known).techs, known.seat, self.tech)
        return None if held is None else held.ships


TECH_FACTS = (ShipsOnTech,)
