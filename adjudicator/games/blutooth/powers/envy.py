"""Envy."""

from adjudicator.games.blutooth.kit import RESOURCE, Choice, MatchAt, PodClaimed, Power, Script, asks


class Covet(Choice, frozen=True):
    """Takes the driver of the other leader into your cache when the encounter is over (Envy)."""

    word = "COVET"
    about = "envy"
    carries = True
    grammar = '["their"] ["driver"]'
    example = "COVET their driver IF their driver >= 12"


def _theirs(at: MatchAt) -> str | None:
    """The driver of the other leader, if it lies in its exhaust."""
    driver = at.invasion.drivers[1 - at.side] if at.is_leader() else None
    return driver if driver is not None and driver in at.state.exhausts[at.enemy] else None


class Envy(Power):
    """As a leader you may take the driver of the other leader into your cache when the encounter is over."""

    name = "Envy"
    origin = "Eon Expansions"
    entries = ("term.claim",)
    types = (RESOURCE,)
    choices = (Covet,)

    @asks("paid", where=lambda at: _theirs(at) is not None)
    def covet(self, at: MatchAt) -> Script:
        yield at.wish(self, Covet())
        driver = _theirs(at)
        if driver is not None:
            yield PodClaimed(at.me, driver, at.enemy, at.where)
