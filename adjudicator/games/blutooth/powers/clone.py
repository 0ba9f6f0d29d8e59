"""Clone."""

from adjudicator.games.blutooth.kit import RESOURCE, Choice, MatchAt, PodRecharged, Power, Script, asks


class Recharge(Choice, frozen=True):
    """Takes your driver back into your cache when the encounter is over (Clone)."""

    word = "RECHARGE"
    about = "clone"
    carries = True
    grammar = '["my"] ["driver"]'
    example = "RECHARGE my driver IF I lose"


def _discharged(at: MatchAt) -> bool:
    """Whether the driver that I have led lies in my exhaust."""
    driver = at.invasion.drivers[at.side] if at.is_leader() else None
    return driver is not None and driver in at.state.exhausts[at.me]


class Clone(Power):
    """As a leader you may take your driver back into your cache when the encounter is over."""

    name = "Clone"
    origin = "Eon"
    entries = ("term.recharge",)
    types = (RESOURCE,)
    choices = (Recharge,)

    @asks("paid", where=_discharged)
    def recharge(self, at: MatchAt) -> Script:
        driver = at.invasion.drivers[at.side]
        if isinstance((yield at.wish(self, Recharge())), Recharge) and driver is not None:
            yield PodRecharged(at.me, driver)
