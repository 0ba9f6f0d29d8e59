"""The flares of Machine."""

from adjudicator.games.cosmic.kit import (
    Ask,
    AttackAgain,
    Attacking,
    CosmicAt,
    Flare,
    Made,
    PlayFlare,
    Script,
    asks,
    draw,
    free,
    further,
    launched,
    may_not,
    partial,
)


class WildMachine(Flare):
    """You attack once more this turn, at another planet of the system that you must attack.

    `ATTACK AGAIN` says which; if nothing you wrote can be done, it is drawn at random. You need no challenge card for
    it: whoever has too few of them is dealt a new hand, as ever.
    """

    name = "Wild Machine"
    choices = (PlayFlare, AttackAgain)

    @asks("further flares", where=lambda at: at.state.targets[at.me] is not None)
    def go_on(self, at: CosmicAt) -> Script:
        planets = further(at.state, at.me)
        if not planets or not free(at, at.me):
            return
        yield at.wish(self, self.yes())
        options = Attacking(at, at.me, planets, AttackAgain)
        attack = yield Ask(at.me, AttackAgain.about, options, default=None, detail=self.name)
        if isinstance(attack, AttackAgain):
            yield Made(partial(launched, seat=at.me, defence=planets[attack.place], attack=attack))


class SuperMachine(Flare):
    """At the start of the turn you draw a card instead of releasing a token from the Warp."""

    name = "Super Machine"

    @asks("opening flares", where=lambda at: at.state.phase == 1 and at.state.warp[at.me] > 0)
    def refuel(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield from draw(at, at.me, 1, f"{self.name}/{at.place}/{at.me}")

    @may_not("release")
    def keep_in_the_warp(self, at: CosmicAt, seat: int, wish: object) -> str | None:
        return "Super Machine draws a card instead" if at.mine(seat) and at.uses("Super Machine") else None
