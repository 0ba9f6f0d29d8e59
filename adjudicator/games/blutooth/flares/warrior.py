"""The flare of Warrior."""

from adjudicator.games.blutooth.kit import (
    AmbushPlanned,
    Flare,
    FlareOn,
    Gathered,
    MatchAt,
    OneOf,
    Script,
    Seat,
    Settled,
    after,
    asks,
    is_combat,
    worth,
)


class Counter(FlareOn, frozen=True):
    """Plays the flare of Warrior; its wild part says whom you ambush in return."""

    word = "FLARE Warrior"
    example = "FLARE Warrior against Red"


def _invaders(at: MatchAt) -> tuple[Seat, ...]:
    """Who has invaded me in the wave that ends."""
    came = [one.invader for one in at.state.open_invasions() if one.defender == at.me]
    return tuple([seat for seat in dict.fromkeys(came) if seat in at.others])


class WildWarrior(Flare):
    """You strike back: at upkeep you ambush somebody who has invaded you in this wave."""

    name = "Wild Warrior"
    choices = (Counter,)

    @asks("upkeep", where=lambda at: bool(_invaders(at)))
    def counter(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Counter(seat) for seat in _invaders(at)]))
        if isinstance(wish, Counter) and wish.seat is not None:
            yield AmbushPlanned(at.me, wish.seat)


class SuperWarrior(Flare):
    """As a sponsor, too, you add your experience to the might of your fleet, and you learn from the combat."""

    name = "Super Warrior"
    choices = (Counter,)

    @asks("combat", where=lambda at: at.is_actor() and not at.is_leader())
    def assist(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("might", where=lambda at, total, side, *of: at.uses("Super Warrior") and at.fights_for(side), inherent=True)
    def strike(self, at: MatchAt, total: int, side: int, *of: int) -> int:
        return total + at.state.gathered[at.me]

    @after(Settled, where=lambda at, end: at.uses("Super Warrior") and is_combat(end, at.where), inherent=True)
    def learn(self, at: MatchAt, end: Settled) -> Script:
        yield Gathered(at.me, "Warrior", 2 if at.i_won else 4, at.where, at.state.is_face(at.me, "Warrior"))
