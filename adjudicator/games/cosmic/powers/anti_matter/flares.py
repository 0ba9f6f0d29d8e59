"""The flares of Anti-Matter."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Script, Use, cancels, flared


class WildAntiMatter(Flare):
    """As a main player or an ally you stop a Wild flare of another player, which stays in their hand."""

    name = "Wild Anti-Matter"

    @cancels(
        "flare",
        where=lambda at, use: use.piece.startswith("Wild ") and (at.is_main() or at.my_ally is not None),
    )
    def annihilate(self, at: CosmicAt, use: Use) -> Script:
        yield flared(self, at, (use.by,))


class SuperAntiMatter(Flare):
    """You stop a Super flare of another player, in any challenge or outside of them; it stays in their hand.

    Where the modern edition of Anti-Matter is played, you may stop a Wild flare just as well.
    """

    name = "Super Anti-Matter"

    @cancels("flare", where=lambda at, use: use.piece.startswith("Super ") or at.modern("Anti-Matter"))
    def annihilate(self, at: CosmicAt, use: Use) -> Script:
        yield flared(self, at, (use.by,))
