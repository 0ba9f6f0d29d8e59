"""Machine."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    AttackAgain,
    Attacking,
    CosmicAt,
    Made,
    Power,
    Script,
    asks,
    further,
    launched,
    partial,
)


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
        for number in range(len(at.state.planets)):
            planets = further(at.state, at.me)
            if not planets or not at.can_answer(1 + max(1, len(at.state.challenges_of(at.me)))):
                return
            attack = yield at.wish(
                self, Attacking(at, at.me, planets, AttackAgain), about=AttackAgain.about, detail=str(number)
            )
            if not isinstance(attack, AttackAgain):
                return
            yield from at.happens(Made(partial(launched, seat=at.me, defence=planets[attack.place], attack=attack)))
