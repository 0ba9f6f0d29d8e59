"""Quark Battery."""

from adjudicator.games.blutooth.kit import Choice, MatchAt, Script, Tech, asks
from adjudicator.games.blutooth.kit_of_techs import battery_discharged, battery_loaded, held_pod


class Hide(Choice, frozen=True):
    """Hides a pod of your cache in your Quark Battery, as it is developed."""

    word = "HIDE"
    about = "quark battery"
    of_challenge = False
    grammar = "POD"
    example = "HIDE Attack 40"

    pod: str


class Discharge(Choice, frozen=True):
    """Lets the pod in your Quark Battery lead your fleet; the driver is scrapped."""

    word = "QUARK BATTERY"
    also = ("battery", "use quark battery")
    about = "quark battery"
    example = "QUARK BATTERY IF their driver >= 10"


class QuarkBattery(Tech):
    """Costs 3. Developed, it hides a pod of your cache that can lead a fleet.

    It lies there until you scrap it and your driver as a leader after contact: the hidden pod is your driver then.
    """

    name = "Quark Battery"
    cost = 3
    lies = True
    choices = (Hide, Discharge)
    entries = ("tech.quark_battery", "term.stasis")

    def effect(self, at: MatchAt, order: object) -> Script:
        yield from battery_loaded(at, self, Hide)

    @asks("contact", where=lambda at: at.is_leader() and held_pod(at, QuarkBattery()) != "")
    def discharge(self, at: MatchAt) -> Script:
        if isinstance((yield at.wish(self, Discharge())), Discharge):
            yield from battery_discharged(at, self)
