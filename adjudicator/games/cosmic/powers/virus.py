"""Virus."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, worth


class Virus(Power):
    """You multiply: with an Attack, as a main player, your total is the card times the tokens on your side.

    Allies are included. Tokens that count more than one (Macron's) count so here too. Without any tokens your
    total is 0.
    """

    name = "Virus"
    simple = True
    modern = "Only your own tokens multiply the card; your allies' are added afterwards."

    @worth("total", where=lambda at, *of: at.is_main() and at.side == of[1] and of[2] is not None)
    def multiply(self, at: CosmicAt, total: int, side: int, card: int, own: int, allied: int) -> int:
        tokens = own if at.modern("Virus") else own + allied
        return total + card * tokens - card - tokens

    @worth("added", where=lambda at, *of: at.is_main() and at.side == of[1])
    def multiplied(self, at: CosmicAt, tokens: int, side: int, allied: bool) -> int:
        return tokens if allied and at.modern("Virus") else 0
