"""Enigma Device."""

from adjudicator.games.blutooth.kit import MatchAt, Script, Tech, resupplied
from adjudicator.games.blutooth.kit_of_techs import Develop, emptied


class EnigmaDevice(Tech):
    """Costs 4. Developed, it has all aliens scrap their caches, and be resupplied free."""

    name = "Enigma Device"
    cost = 4
    entries = ("tech.enigma_device",)

    def effect(self, at: MatchAt, order: Develop) -> Script:
        seats = at.state.seats_in()
        for seat in seats:
            yield from emptied(at, seat)
        for seat in seats:
            yield from resupplied(at, seat, "enigma device")
