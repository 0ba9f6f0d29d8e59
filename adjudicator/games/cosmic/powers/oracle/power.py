"""Oracle."""

from adjudicator.games.cosmic.kit import ADAPTED, CardSeen, CosmicAt, Power, Script, sees


class Oracle(Power):
    """You see your opponent's challenge card before you choose yours.

    By mail: make your card depend on it, for example `CARD IF their card >= 30: Compromise; OTHERWISE Attack 20`.
    """

    name = "Oracle"
    origin = "Eon"
    fit = ADAPTED

    @sees("card", where=CosmicAt.is_main)
    def foresee(self, at: CosmicAt) -> Script:
        if at.their_card is not None:
            yield CardSeen(at.me, at.where, 1 - at.side, at.their_card)
