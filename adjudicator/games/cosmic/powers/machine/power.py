"""Machine."""

from adjudicator.games.cosmic.kit import ADAPTED, AttackAgain, CosmicAt, Power, Script, asks, attacks_on


class Machine(Power):
    """You are not limited to one attack a turn, as long as you hold a challenge card for each of your challenges.

    By mail: `ATTACK AGAIN` launches further attacks in phase 1, each at another planet of the system that you must
    attack, when everybody has launched the first; all of them are one use. Before the others decide, they are told what
    attacks there are.
    """

    name = "Machine"
    origin = "Eon Expansions"
    fit = ADAPTED
    choices = (AttackAgain,)

    @asks("further attacks", where=lambda at: at.state.targets[at.me] is not None)
    def go_on(self, at: CosmicAt) -> Script:
        yield from attacks_on(self, at)
