"""The artifacts that only the mutant forge has, for drivers: Snot Rocket and Cloudy Mind."""

from adjudicator.games.blutooth.kit import Artifact, Choice, Judged, MatchAt, Script, Seat, Spoken, asks, reason
from adjudicator.games.blutooth.kit_of_artifacts import DriverClouded, can_be_slimed, slimed


class Spit(Choice, frozen=True):
    """Makes a slime attack of the attack that leads a fleet: yours, or that of the leader named (Snot Rocket)."""

    word = "SNOT ROCKET"
    also = ("play snot rocket",)
    about = "snot rocket"
    grammar = '[["on" | "against"] SEAT]'
    example = "SNOT ROCKET IF their driver >= 12"

    seat: Seat | None = None


def _side(at: MatchAt, wish: Spit) -> int | None:
    """The fleet whose driver is meant."""
    return at.invasion.side_of(at.me if wish.seat is None else wish.seat)


def _judged(at: MatchAt, wish: Spit) -> Choice | Spoken:
    side = _side(at, wish)
    return wish if side is not None and can_be_slimed(at.invasion, side) else reason("no-attack-to-slime")


class SnotRocket(Artifact):
    """An attack that leads a fleet becomes a slime attack of the same number, when the drivers are open.

    It is one for the rest of the match.
    """

    name = "Snot Rocket"
    choices = (Spit,)
    entries = ("artifact.snot_rocket",)

    @asks("contact", where=lambda at: any(can_be_slimed(at.invasion, side) for side in range(2)))
    def spit(self, at: MatchAt) -> Script:
        leaders = [Spit(None if seat == at.me else seat) for seat in at.invasion.leaders]
        wish = yield at.wish(self, Judged(lambda wish: _judged(at, wish), leaders))
        side = _side(at, wish) if isinstance(wish, Spit) else None
        if side is not None:
            yield slimed(at, side)


class BeCloudy(Choice, frozen=True):
    """Keeps your driver covered until the encounter is over (Cloudy Mind)."""

    word = "CLOUDY MIND"
    also = ("play cloudy mind",)
    about = "cloudy mind"
    example = "CLOUDY MIND"


class CloudyMind(Artifact):
    """As a leader you keep your driver covered when the drivers are shown, until the encounter is over.

    What your fleet is, and what it counts, is known. By mail nobody can make orders of that letter depend on it.
    """

    name = "Cloudy Mind"
    choices = (BeCloudy,)
    entries = ("artifact.cloudy_mind",)

    @asks("primed", where=lambda at: at.is_leader() and at.invasion.drivers[at.side] is not None)
    def hide(self, at: MatchAt) -> Script:
        if isinstance((yield at.wish(self, BeCloudy())), BeCloudy):
            yield DriverClouded(at.where, at.side)
