"""The flares of Machine."""

from adjudicator.games.cosmic.kit import (
    Attacking,
    CosmicAt,
    Flare,
    FlareAttack,
    Made,
    Script,
    Spoken,
    asks,
    can_release,
    draw,
    free,
    further,
    launched,
    may_not,
    partial,
    reason,
)


class AttackByFlare(FlareAttack, frozen=True):
    """Plays Machine's flare; with its Wild section you say what you attack."""

    word = "FLARE Machine"
    example = "FLARE Machine planet 3 with 2 from home 1"


class WildMachine(Flare):
    """You attack once more this turn, at another planet of the system that you must attack.

    You need no challenge card for it: whoever has too few of them is dealt a new hand, as ever.
    """

    name = "Wild Machine"
    choices = (AttackByFlare,)

    @asks("further flares", where=lambda at: at.state.targets[at.me] is not None)
    def go_on(self, at: CosmicAt) -> Script:
        planets = further(at.state, at.me)
        if planets and free(at, at.me):
            attack = yield at.wish(self, Attacking(at, at.me, planets, AttackByFlare))
            yield from at.happens(Made(partial(launched, seat=at.me, defence=planets[attack.place], attack=attack)))


class SuperMachine(Flare):
    """At the start of the turn you draw a card instead of releasing a token from the Warp."""

    name = "Super Machine"
    choices = (AttackByFlare,)

    @asks("opening flares", where=can_release)
    def refuel(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield from draw(at, at.me, 1, f"{self.name}/{at.place}/{at.me}")

    @may_not("release")
    def keep_in_the_warp(self, at: CosmicAt, seat: int, wish: object) -> Spoken | None:
        return reason("machine-draws") if at.mine(seat) and at.uses("Super Machine") else None
