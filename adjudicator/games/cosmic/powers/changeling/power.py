"""Changeling."""

from adjudicator.games.cosmic.kit import ADAPTED, Choice, CosmicAt, Power, Script, asks, does, draw, powers_traded


class Change(Choice, frozen=True):
    """Swaps your power for your opponent's, for good, instead of drawing a card (Changeling)."""

    word = "EXCHANGE"
    about = "changeling"
    grammar = '("powers" | "power" | )'
    example = "EXCHANGE powers IF defence allies >= 1"


def _due(at: CosmicAt) -> bool:
    """Whether I am a main player and nobody has changed yet in this challenge: the power may have changed hands."""
    return at.is_main() and all(power != "Changeling" for _, power in at.challenge.uses)


class Changeling(Power):
    """As a main player you swap powers with your opponent, for good, if you order it; if not, you draw a card.

    Only one of the two is done in a challenge, and by one player: whoever gets this power there has to wait. By mail:
    you swap when allies have been invited, and the card is drawn when they have joined.
    """

    name = "Changeling"
    origin = "Eon Expansions"
    fit = ADAPTED
    choices = (Change,)

    # The facts have it done when destiny is drawn: by mail nobody has an opponent before attacks are launched.
    @asks("invited", where=_due)
    def change(self, at: CosmicAt) -> Script:
        yield at.wish(self, Change())
        yield from powers_traded(at, at.me, at.opponent)

    @does("before cards", where=lambda at: at.state.phase == 2 and _due(at))
    def draw_instead(self, at: CosmicAt) -> Script:
        yield from draw(at, at.me, 1, f"{self.name}/{at.place}/{at.me}")
