"""Flare Projector."""

from adjudicator.games.blutooth.kit import MatchAt, Tech, may


class FlareProjector(Tech):
    """Costs 3, stable. Developed, it drafts a tech. You may play any number of flares in an invasion."""

    name = "Flare Projector"
    cost = 3
    stable = True
    drafts = True
    entries = ("tech.flare_projector",)

    @may("any flare")
    def play_more(self, at: MatchAt) -> bool:
        return True
