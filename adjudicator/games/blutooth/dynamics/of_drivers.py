"""Dynamics of powers that have a say in what leads a fleet."""

from adjudicator.games.blutooth.kit import Dynamic, MatchAt, Script, does, may
from adjudicator.games.blutooth.kit_of_dynamics import Exchange, abducted_one, exchanged


def _both_act(at: MatchAt) -> bool:
    """Whether Magician and Oracle lead the two fleets here, and both use their powers."""
    leaders = at.invasion.leaders if at.where else ()
    return {True} == {any(at.used_by(seat, power) for seat in leaders) for power in ("Magician", "Oracle")}


class MagicianAndOracle(Dynamic):
    """Oracle's power comes first: Magician primes openly. Then Oracle primes two pods, and Magician takes one of them.

    Magician may then exchange its driver for a pod of its cache, and if it does, Oracle may, too.
    """

    name = "Magician and Oracle"
    aliens = ("Magician", "Oracle")
    first = "Oracle"
    choices = (Exchange,)
    entries = ("dynamic.magician_oracle",)

    @may("prime first all the same")
    def wait_for_oracle(self, at: MatchAt) -> bool:
        return _both_act(at) and at.uses("Magician")

    @does("primed", where=_both_act)
    def take_turns(self, at: MatchAt) -> Script:
        magician, oracle = sorted(at.invasion.leaders, key=lambda seat: not at.used_by(seat, "Magician"))
        own = at.of(magician)
        gained = yield from abducted_one(own)
        if (yield from exchanged(own, magician, gained, at.state.seats_in())):
            yield from exchanged(own, oracle, None, ())


class EmperorAndOracle(Dynamic):
    """Emperor is the first to prime, Oracle the second. After that champions of Emperor may take a driver's place."""

    name = "Emperor and Oracle"
    aliens = ("Emperor", "Oracle")
    first = "Oracle"
    entries = ("dynamic.emperor_oracle",)


class EmperorAndMagician(Dynamic):
    """Magician's power comes first, then Emperor calls for champions."""

    name = "Emperor and Magician"
    aliens = ("Emperor", "Magician")
    first = "Magician"
    entries = ("dynamic.emperor_magician",)


class EmperorAndAuthor(Dynamic):
    """Emperor primes the pod that Author names, if it has it. After that a champion may take its place."""

    name = "Emperor and Author"
    aliens = ("Emperor", "Author")
    first = "Author"
    entries = ("dynamic.emperor_author",)
