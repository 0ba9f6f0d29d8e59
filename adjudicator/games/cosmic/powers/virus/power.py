"""Virus."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, worth


def _done(at: CosmicAt) -> bool:
    """Whether the flare of an ally who has lent me the power already multiplies this side."""
    return any(at.used_by(ally.seat, "Super Virus") for ally in at.my_allies)


class Virus(Power):
    """You multiply: with an Attack, as a main player, your total is the card times the tokens on your side.

    Allies are included. Tokens that count more than one (Macron's) count so here too. Without any tokens your
    total is 0.
    """

    name = "Virus"
    origin = "Eon"
    modern = "Only your own tokens multiply the card; your allies' are added afterwards."

    @worth("total", where=lambda at, *of: at.is_main() and at.side == of[1] and of[2] is not None and not _done(at))
    def multiply(self, at: CosmicAt, total: int, side: int, card: int, own: int, allied: int) -> int:
        tokens = own if at.modern("Virus") else own + allied
        if at.uses("Wild Virus") and not at.modern("Virus"):
            tokens **= 2  # if one hand has both: the flare has added the square, and the card multiplies it
        return total + card * tokens - card - tokens

    @worth("added", where=lambda at, *of: at.is_main() and at.side == of[1])
    def multiplied(self, at: CosmicAt, tokens: int, side: int, allied: bool) -> int:
        return tokens if allied and at.modern("Virus") else 0
