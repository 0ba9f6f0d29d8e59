"""Emperor."""

from adjudicator.games.blutooth.kit import ADAPTED, INFO, RESOURCE, SUPPORT, MatchAt, Power, Script, does
from adjudicator.games.blutooth.kit_of_powers import Champion, champions_called, has_champions


class Emperor(Power):
    """As a leader you call for champions: each sponsor of either fleet primes a pod, too, with `DRIVER` in its letter.

    You see those of your own sponsors, and may let one of them lead your fleet. Of the enemy's sponsors you may let one
    lead the enemy's fleet, unseen. The other pods come back, and a leader discharges the pod that it has led with.
    """

    name = "Emperor"
    origin = "Eons"
    home = "eons"
    alert = "yellow"
    fit = ADAPTED
    types = (SUPPORT, RESOURCE, INFO)
    choices = (Champion,)
    entries = ("bl.emperor", "alien.emperor")

    @does("primed", where=has_champions)
    def call(self, at: MatchAt) -> Script:
        yield from champions_called(at)
