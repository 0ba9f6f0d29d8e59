"""Tripler."""

from adjudicator.games.cosmic.kit import CardCountsAs, CardsShown, CosmicAt, Power, Script, after


def _value(at: CosmicAt) -> int:
    """The number on the Attack that its owner shows as a main player; 0 if there is none."""
    return (at.attack_shown(at.side) or 0) if at.is_main() else 0


class Tripler(Power):
    """An Attack of 10 or less that you show as a main player counts three times; a higher one a third, rounded up.

    The card is changed before anything else is made of it: Virus multiplies what it counts. That is done against a
    Compromise, too, which a flare may make an Attack.
    """

    name = "Tripler"
    origin = "FFG"

    @after(CardsShown, where=lambda at, shown: _value(at) > 0)
    def triple(self, at: CosmicAt, shown: CardsShown) -> Script:
        value, highest = _value(at), 13 if at.uses("Super Tripler") else 10
        counted = 3 * value if value <= highest else -(-value // 3)
        yield CardCountsAs(at.where, at.side, f"Attack {counted}")
