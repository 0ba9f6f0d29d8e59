"""Blue moons: their owner may reveal one, for one use; a new owner may use it again."""

from adjudicator.games.blutooth.kit import (
    Ask,
    BlueMoon,
    Choice,
    Judged,
    MatchAt,
    Place,
    Script,
    Seat,
    Spoken,
    Stopping,
    Use,
    abandoned,
    all_of_kinds,
    asks,
    cancels,
    drafted_kind,
    flare_of,
    foreign_bases_ahead,
    is_highest,
    is_sponsor,
    may_not,
    moon_vaporized,
    my_moons,
    occupied_moons,
    reason,
    sponsors_filled,
    worth,
)


class Blue(BlueMoon):
    """As a leader you may reveal it after contact: your fleet has 3 more might for each moon that others occupy."""

    name = "Blue moon BLUE"
    entries = (
        "moon.blue.blue",
        "term.return",
    )

    @asks("contact", where=MatchAt.is_leader, inherent=True)
    def count(self, at: MatchAt) -> Script:
        yield from self.wished(at)

    @worth(
        "might", where=lambda at, total, side, *parts: at.uses("Blue moon BLUE") and at.fights_for(side), inherent=True
    )
    def shine(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + 3 * (occupied_moons(at.state) - len(my_moons(at)))


class Commit(BlueMoon):
    """As a leader you may reveal it when the ships have arrived: your sponsors must commit as many as fit.

    The ships come off their fullest bases.
    """

    name = "Blue moon COMMIT"
    entries = ("moon.blue.commit",)

    @asks("arrived", where=lambda at: at.is_leader() and bool(at.my_sponsors), inherent=True)
    def conscript(self, at: MatchAt) -> Script:
        if (yield from self.wished(at)):
            yield from sponsors_filled(at, at.side)


class Handicap(BlueMoon):
    """As a leader you cannot lead with your highest attack, unless it is the only one. It needs no revealing."""

    name = "Blue moon HANDICAP"
    entries = ("moon.blue.handicap",)

    @may_not("prime")
    def hold_back(self, at: MatchAt, seat: Seat, pod: str) -> Spoken | None:
        return reason("handicapped") if at.mine(seat) and is_highest(at, seat, pod) else None


class Hearth(BlueMoon):
    """At any time you may reveal it: whoever has your flare gives it to you; if nobody, you draft it."""

    name = "Blue moon HEARTH"
    entries = ("moon.blue.hearth",)

    @asks("any time", inherent=True)
    def come_home(self, at: MatchAt) -> Script:
        if (yield from self.wished(at)):
            flare = flare_of(at.state.powers[at.me])
            if not (yield from all_of_kinds(at, (flare,), at.others)):
                yield from drafted_kind(at, at.me, flare)


class Hulkout(BlueMoon):
    """As a leader you may reveal it after contact: your ships count threefold, in might and in compensation."""

    name = "Blue moon HULKOUT"
    entries = ("moon.blue.hulkout",)

    @asks("contact", where=MatchAt.is_leader, inherent=True)
    def grow(self, at: MatchAt) -> Script:
        yield from self.wished(at)

    @worth("ship might", where=lambda at, value, seat: at.uses("Blue moon HULKOUT") and at.mine(seat), inherent=True)
    def hulk(self, at: MatchAt, value: int, seat: Seat) -> int:
        return 3 * value

    @worth("compensation", where=lambda at, value, seat: at.uses("Blue moon HULKOUT") and at.mine(seat), inherent=True)
    def claim(self, at: MatchAt, value: int, seat: Seat) -> int:
        return 3 * value


class Oust(Choice, frozen=True):
    """Has somebody with more dominion abandon a foreign base (INERTIA)."""

    word = "INERTIA"
    about = "inertia"
    of_challenge = False
    grammar = '["on" | "against"] SEAT ("on" | "at") PLACE'
    example = "INERTIA Red on Blue 2"

    seat: Seat
    place: Place


class Inertia(BlueMoon):
    """At any time you may reveal it: somebody with more dominion than you abandons a foreign base that you name."""

    name = "Blue moon INERTIA"
    entries = ("moon.blue.inertia",)
    choices = (Oust, *BlueMoon.choices)

    @asks("any time", where=lambda at: bool(foreign_bases_ahead(at)), inherent=True)
    def slow_down(self, at: MatchAt) -> Script:
        if self.spent(at):
            return
        bases = [Oust(seat, place) for seat, place in foreign_bases_ahead(at)]
        wish = yield Ask(at.me, Oust.about, Judged(lambda wish: wish if wish in bases else reason("no-inertia"), bases))
        if isinstance(wish, Oust):
            yield self.use(at)
            yield from abandoned(at, wish.seat, wish.place)


class Loner(BlueMoon):
    """As a defender you may reveal it before ships are sent: nobody may sponsor the invader."""

    name = "Blue moon LONER"
    entries = ("moon.blue.loner",)

    @asks("rally", where=lambda at: at.is_leader() and not at.is_invader(), inherent=True)
    def isolate(self, at: MatchAt) -> Script:
        yield from self.wished(at)

    @may_not("sponsor")
    def turn_away(self, at: MatchAt, seat: Seat, side: int) -> Spoken | None:
        return reason("loner") if side == 0 and at.uses("Blue moon LONER") else None


class Boom(Choice, frozen=True):
    """Vaporizes the moon of a planet, with the ships on it (MOONBOOM)."""

    word = "MOONBOOM"
    about = "moonboom"
    of_challenge = False
    grammar = '("moon" "of" | "on" | ) PLACE'
    example = "MOONBOOM moon of Blue 2"

    place: Place


class Moonboom(BlueMoon):
    """At any time you may reveal it: any moon is vaporized, and the ships on it are destroyed."""

    name = "Blue moon MOONBOOM"
    entries = ("moon.blue.moonboom",)
    choices = (Boom, *BlueMoon.choices)

    @asks("any time", inherent=True)
    def blow_up(self, at: MatchAt) -> Script:
        if self.spent(at):
            return
        moons = [Boom(moon.place) for moon in at.state.moons if moon.owner != at.me] or [
            Boom(moon.place) for moon in at.state.moons
        ]
        wish = yield Ask(
            at.me, Boom.about, Judged(lambda wish: wish if is_boom(at, wish) else reason("no-moon-there"), moons)
        )
        if isinstance(wish, Boom):
            yield self.use(at)
            yield from moon_vaporized(at, wish.place)


def is_boom(at: MatchAt, wish: Choice) -> bool:
    """Whether there is a moon where somebody wants to vaporize one."""
    return isinstance(wish, Boom) and any(moon.place == wish.place for moon in at.state.moons)


class Three(BlueMoon):
    """As a sponsor you may reveal it after contact: reinforcements of this encounter count threefold."""

    name = "Blue moon THREE"
    entries = ("moon.blue.three",)

    @asks("contact", where=is_sponsor, inherent=True)
    def call(self, at: MatchAt) -> Script:
        yield from self.wished(at)

    @worth("reinforcement", where=lambda at, value, *of: at.uses("Blue moon THREE"), inherent=True)
    def triple(self, at: MatchAt, value: int, seat: Seat, side: int) -> int:
        return 3 * value


class Rod(Stopping, frozen=True):
    """Zaps a zap pod: one of the alien named, or of `any` (ZAPROD)."""

    word = "ZAPROD"
    example = "ZAPROD any IF used against me"


class Zaprod(BlueMoon):
    """You may reveal it when somebody else uses a zap pod: that is zapped."""

    name = "Blue moon ZAPROD"
    entries = ("moon.blue.zaprod",)
    choices = (Rod, *BlueMoon.choices)
    once = True

    @cancels("artifact", where=lambda at, use: "Zap" in use.piece)
    def draw_lightning(self, at: MatchAt, use: Use) -> Script:
        yield self.use(at)
