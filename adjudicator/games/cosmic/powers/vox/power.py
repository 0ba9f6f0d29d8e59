"""Vox."""

from adjudicator.games.cosmic.kit import OFFENCE, CardCountsAs, CardsShown, CosmicAt, Power, Script, after

LOUDEST = 11


def _quiet(at: CosmicAt) -> bool:
    """Whether the side on which it speaks shows a low Attack: as a main player, or as an ally of the offence."""
    side = at.my_side
    if side is None or not (at.is_main() or side == OFFENCE):
        return False
    value = at.attack_shown(side)
    return value is not None and value < LOUDEST


class Vox(Power):
    """You make yourself heard: an Attack below 11 that your side shows counts 11.

    That is so when you are a main player or an ally of the offence. It is done as the cards are turned up, and in a
    replay again.
    """

    name = "Vox"
    origin = "Storm"

    # Whose Attack is not in the facts; neither is whether it may be left: it is that of the own side, and always done.
    @after(CardsShown, where=lambda at, shown: _quiet(at))
    def amplify(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield CardCountsAs(at.where, at.my_side or OFFENCE, f"Attack {LOUDEST}")
