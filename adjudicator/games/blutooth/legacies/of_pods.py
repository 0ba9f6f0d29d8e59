"""Legacies of aliens that are about pods: those that fleets draft, and those that make drivers count more."""

from adjudicator.games.blutooth.kit import Ask, Legacy, MatchAt, OneOf, Script, Seat, does
from adjudicator.games.blutooth.kit_of_legacies import (
    ENCOUNTER,
    NO,
    Refract,
    actors_of,
    fleet_equipped,
    matching_pod,
    refracted,
    sponsors_equipped,
)

CROWD = 3
"""With so many aliens a fleet drafts pods by the legacy of Animal."""
FACTOR = 2
"""A driver counts so many times as much by the legacy of Crystal."""


class LegacyOfAnimal(Legacy):
    """When the ships have arrived everybody in a fleet of at least three aliens drafts a pod."""

    name = "Legacy of Animal"
    alien = "Animal"
    entries = ("bl.animal",)

    @does("arrived")
    def celebrate(self, at: MatchAt) -> Script:
        for side in at.sides_led():
            if len(actors_of(at, side)) >= CROWD:
                yield from fleet_equipped(at, side, self.name)


class LegacyOfCrystal(Legacy):
    """In a clash somebody in each fleet may scrap an attack with the number of its driver, which then counts double.

    Its leader is asked first: `REFRACT`.
    """

    name = "Legacy of Crystal"
    alien = "Crystal"
    choices = (Refract,)
    entries = ("bl.crystal",)

    @does("natures", where=MatchAt.both_count)
    def refract(self, at: MatchAt) -> Script:
        for side in at.sides_led():
            for seat in actors_of(at, side):
                if matching_pod(at, seat) is not None and (yield self._offer(at, seat)) is not NO:
                    yield from refracted(at, seat, FACTOR)
                    break

    def asked(self, at: MatchAt) -> tuple[Ask, ...]:
        comes = ENCOUNTER in at.state.due and at.is_actor()
        return (self._offer(at, at.me),) if comes else ()

    def _offer(self, at: MatchAt, seat: Seat) -> Ask:
        return Ask(seat, Refract.about, OneOf((Refract(),)), where=at.where)


class LegacyOfGeneral(Legacy):
    """When the ships have arrived each leader drafts a pod for each of its sponsors, and each of these drafts one."""

    name = "Legacy of General"
    alien = "General"
    entries = ("bl.general",)

    @does("arrived")
    def muster_all(self, at: MatchAt) -> Script:
        for side in at.sides_led():
            if at.invasion.sponsors_of(side):
                yield from sponsors_equipped(at, side, self.name)
