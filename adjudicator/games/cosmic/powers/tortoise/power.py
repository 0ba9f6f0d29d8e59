"""Tortoise."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    AttackAgain,
    CosmicAt,
    GameEnded,
    Power,
    Rest,
    Script,
    asks,
    attacks_on,
    ends_later,
    instead_of,
    late,
    rested,
    started_late,
)


class Dawdle(Rest, frozen=True):
    """Lets your turn pass for four rewards; without a number all of them are cards for your shell (Tortoise)."""

    word = "DAWDLE"
    about = "tortoise"
    example = "DAWDLE for 2 tokens"


class Tortoise(Power):
    """You start late: you attack nobody, and have four rewards in each turn for it, and one last turn when all is over.

    A reward is a card that is laid into your shell, which nobody else looks at, or a token out of the Warp. When the
    game would end, and you are not among the winners, the shell becomes your hand, and you alone attack in one more
    turn, as often as you hold challenge cards for. If you have enough bases then, you win with all others who have;
    otherwise the others have won as before. By mail all these attacks are at one moment and in one system, a shared win
    is not refused, and every card of the rewards goes into the shell.
    """

    name = "Tortoise"
    origin = "Eons"
    fit = ADAPTED
    choices = (Dawdle, AttackAgain)

    @asks("start", where=lambda at: at.state.last_turn is None and at.state.targets[at.me] is not None)
    def dawdle(self, at: CosmicAt) -> Script:
        yield from rested(self, at, Dawdle, 4)

    @instead_of(GameEnded, where=ends_later, upon=lambda at, end: end.winners)
    def set_out(self, at: CosmicAt, end: GameEnded) -> Script:
        yield from started_late(self, at, end.winners)

    @asks("further attacks", where=lambda at: late(at) and at.state.targets[at.me] is not None)
    def go_on(self, at: CosmicAt) -> Script:
        yield from attacks_on(self, at)
