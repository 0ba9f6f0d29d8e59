"""Tokens under attack (rule 14)."""

from adjudicator.engine.text.sayings import Several, capital
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.words.order_words import FromLimbo, Join
from adjudicator.orders.dry_run.order_checks import Barred, Sheet, Wish


class UnderAttack(Barred):
    """Tokens on a planet under attack are wished away from it, or others onto it (rule 14).

    From the launch of the attacks until a challenge is over nothing leaves the planet it is about, and nothing is put
    there. Take tokens from other bases, or put them there.
    """

    code = "C201"

    def why(self, sheet: Sheet, wish: Wish) -> str | None:
        view, choice = sheet.view, wish.choice
        assert isinstance(view, Cosmic)
        if view.phase != 2:
            return None
        places: list[Place] = []
        if isinstance(choice, Join):
            places = [batch.place for batch in choice.sources]
        elif isinstance(choice, FromLimbo):
            places = [batch.place for batch in choice.to]
        held = [place for place in places if place in view.attacked()]
        if not held:
            return None
        said = sheet.names.name("place", held[0])
        free = [place for place in view.bases(sheet.seat) if place not in view.attacked()]
        names = [sheet.names.name("place", place) for place in free[:3]]
        return reason("under-siege", place=capital(said), free=len(names), places=Several(names))
