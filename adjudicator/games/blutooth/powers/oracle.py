"""Oracle."""

from adjudicator.games.blutooth.kit import ADAPTED, CONTROL, INFO, MatchAt, Power, Script, driver_shown, sees


class Oracle(Power):
    """The other leader primes openly, before you prime your own driver.

    By mail: make yours depend on it, for example `DRIVER Attack 20 IF their driver >= 10 ELSE Negotiate`.
    """

    name = "Oracle"
    origin = "Eon"
    fit = ADAPTED
    types = (CONTROL, INFO)
    entries = ("alien.oracle",)

    @sees("driver", where=MatchAt.is_leader)
    def foresee(self, at: MatchAt) -> Script:
        yield driver_shown(at, 1 - at.side)
