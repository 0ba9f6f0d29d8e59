"""The flares of Warrior."""

from adjudicator.games.cosmic.kit import (
    AttackTurned,
    CosmicAt,
    Flare,
    FlareOn,
    OneOf,
    Script,
    Seat,
    asks,
    worth,
)


class Counter(FlareOn, frozen=True):
    """Plays the flare of Warrior: Wild, it says whom you attack back; Super, it names nobody."""

    word = "FLARE Warrior"
    grammar = '["against" SEAT]'
    example = "FLARE Warrior against Red"


def _attackers(at: CosmicAt) -> tuple[Seat, ...]:
    """The players who have attacked me this turn and are still in the game."""
    attackers = [fight.offence for fight in at.opening.challenges if fight.defence == at.me]
    return tuple([seat for seat in dict.fromkeys(attackers) if not at.state.removed[seat]])


class WildWarrior(Flare):
    """You attack back: next turn you attack a player who has attacked you, instead of whom destiny names.

    By mail: the counter-attack at the table is another challenge at once. Ordered with the last phase of a turn; the
    order may depend on whom destiny makes you attack.
    """

    name = "Wild Warrior"
    choices = (Counter,)

    @asks("destiny flares", where=lambda at: bool(_attackers(at)))
    def counter(self, at: CosmicAt) -> Script:
        # A player who attacks nobody is not asked; Chronos's flare on their disc does not affect this one.
        if at.state.targets[at.me] is not None:
            wish = yield at.wish(self, OneOf([Counter(seat) for seat in _attackers(at)]))
            yield AttackTurned(at.me, wish.seat)


class SuperWarrior(Flare):
    """As an ally, too, you add what you have gathered to the total of your side."""

    name = "Super Warrior"
    choices = (Counter,)

    @asks("shown flares", where=lambda at: at.my_ally is not None)
    def assist(self, at: CosmicAt) -> Script:
        yield at.wish(self, Counter())

    @worth("total", where=lambda at, *of: at.uses("Super Warrior") and at.fights_for(of[1]), inherent=True)
    def strike(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + at.state.gathered(at.me)
