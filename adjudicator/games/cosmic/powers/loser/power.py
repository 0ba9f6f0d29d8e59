"""Loser."""

from adjudicator.games.cosmic.kit import (
    Choice,
    CosmicAt,
    Power,
    Script,
    Spoken,
    UpsetDeclared,
    asks,
    attack_value,
    may_not,
    reason,
    unpromised,
)


class Upset(Choice, frozen=True):
    """Declares an upset: the side that wins will have lost (Loser)."""

    word = "UPSET"
    about = "loser"
    example = "UPSET IF defence allies >= 4"


class Loser(Power):
    """As a main player you may declare an upset: after all other effects, the side that has won has lost.

    It is declared before cards are laid, and both main players must then lay an Attack each, if they can. Two
    Compromises make a deal as always. `I win` and `I lose` speak of how it really goes.
    """

    name = "Loser"
    origin = "Eon Expansions"
    choices = (Upset,)

    @asks("before lay", where=lambda at: at.is_main() and not at.challenge.upset)
    def upset(self, at: CosmicAt) -> Script:
        yield at.wish(self, Upset())
        yield UpsetDeclared(at.where)

    @may_not("prefer to lay")
    def attacks_only(self, at: CosmicAt, seat: int, card: str) -> Spoken | None:
        if not (at.is_main() and at.uses("Loser")) or attack_value(card) is not None:
            return None
        able = any(attack_value(other) is not None for other in unpromised(at, seat))
        return reason("upset") if able else None
