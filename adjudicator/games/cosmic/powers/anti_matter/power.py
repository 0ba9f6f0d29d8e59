"""Anti-Matter."""

from adjudicator.games.cosmic.kit import DEFENCE, NEITHER, OFFENCE, CosmicAt, Power, Script, worth


class AntiMatter(Power):
    """The lower total wins when you are a main player and two Attacks are shown.

    Your tokens and those of all allies, on both sides, are subtracted; only your opponent's own tokens add to their
    total. A tie is the defence's as ever. Tokens that count more (Macron's) are subtracted as they count. Virus and its
    flares multiply what they multiply; what is to be subtracted goes off besides, each token once, whichever is used
    first. Whatever turns the outcome round turns this one.
    """

    name = "Anti-Matter"
    origin = "Eon Expansions"
    modern = "Your Super flare stops Wild flares, too, not only Super ones."

    @worth("total", where=lambda at, total, side, *of: at.is_main() and side == OFFENCE and at.both_attack())
    def negate(self, at: CosmicAt, total: int, side: int, card: int, own: int, allied: int) -> Script:
        # Added tokens are taken off again, too; multiplied ones have not been added.
        total -= allied + (yield from at.worth("added", allied, side, True))
        if side == at.side:
            total -= own + (yield from at.worth("added", own, side, False))
        return total

    @worth("total", where=lambda at, total, side, *of: side == DEFENCE and at.uses("Anti-Matter"), inherent=True)
    def negate_defence(self, at: CosmicAt, total: int, side: int, card: int, own: int, allied: int) -> Script:
        return (yield from self.negate(at, total, side, card, own, allied))

    @worth("winner", where=lambda at, winner: at.uses("Anti-Matter") and at.both_attack(), inherent=True)
    def invert(self, at: CosmicAt, winner: int) -> int:
        first, second = at.challenge.totals or (0, 0)
        return winner if winner == NEITHER or first == second else 1 - winner
