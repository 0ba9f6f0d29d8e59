"""The flares of Amoeba."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareWord,
    Made,
    Pour,
    Pouring,
    Script,
    asks,
    can_pour,
    partial,
    poured,
)

MOST_IN_MODERN = 4


class OozeByFlare(FlareWord, Pour, frozen=True):
    """Plays the flare of Amoeba: pours tokens from your bases into a challenge, or pulls tokens back out of it."""

    word = "FLARE Amoeba"
    tapped = "poured_in | pulled_back"
    example = "FLARE Amoeba add 2 from home 3"


class WildAmoeba(Flare):
    """As a main player, before the cards are laid, you ooze as Amoeba does afterwards: tokens in, or out.

    Where the modern edition of Amoeba is played, that is four tokens at most. Macron, who sends one, may pour in as
    many as anybody.
    """

    name = "Wild Amoeba"
    choices = (OozeByFlare,)

    @asks("before lay flares", where=lambda at: at.is_main() and can_pour(at.state, at.me, at.where))
    def ooze(self, at: CosmicAt) -> Script:
        answer = yield at.wish(self, Pouring(at, OozeByFlare, MOST_IN_MODERN if at.modern("Amoeba") else None))
        if isinstance(answer, OozeByFlare):
            yield Made(partial(poured, seat=at.me, number=at.where, choice=answer))


class SuperAmoeba(Flare):
    """You ooze as an ally, too, when both cards are laid; one token at least must have joined."""

    name = "Super Amoeba"
    choices = (OozeByFlare,)

    @asks("laid flares", where=lambda at: at.my_ally is not None and can_pour(at.state, at.me, at.where))
    def ooze(self, at: CosmicAt) -> Script:
        answer = yield at.wish(self, Pouring(at, OozeByFlare))
        if isinstance(answer, OozeByFlare):
            yield Made(partial(poured, seat=at.me, number=at.where, choice=answer))
