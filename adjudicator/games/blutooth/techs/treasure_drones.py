"""Treasure Drones."""

from adjudicator.games.blutooth.kit import Choice, MatchAt, Script, Tech, asks, drafted
from adjudicator.games.blutooth.kit_of_techs import any_hazard, forge_reset, tech_spent


class SendDrones(Choice, frozen=True):
    """Gives up the ships on your Treasure Drones for as many pods."""

    word = "TREASURE DRONES"
    also = ("drones", "use treasure drones")
    about = "treasure drones"
    of_challenge = False
    example = "TREASURE DRONES"


class TreasureDrones(Tech):
    """Costs any number of ships, used at any time with a hazard.

    All exhausted pods come back into the forge, and you draft as many pods as it carries ships, which are destroyed.
    """

    name = "Treasure Drones"
    cost = None
    timed = True
    choices = (SendDrones,)
    entries = ("tech.treasure_drones", "term.reset")

    @asks("any time", where=any_hazard)
    def send(self, at: MatchAt) -> Script:
        if isinstance((yield at.wish(self, SendDrones())), SendDrones):
            ships = yield from tech_spent(at, self, lost=True)
            yield from forge_reset()
            yield from drafted(at, at.me, ships, "drones")
