"""The flares of Fodder."""

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    OFFENCE,
    CosmicAt,
    Flare,
    FlareWord,
    Joined,
    OneOf,
    Script,
    asks,
    free,
)


class Latecomer(FlareWord, frozen=True):
    """Plays the flare of Fodder: Wild, it says which side you still join; Super, nothing."""

    word = "FLARE Fodder"
    grammar = "[SIDE]"
    example = "FLARE Fodder offence"

    side: int | None = None


def _sides(at: CosmicAt) -> list[int]:
    """The sides that have invited me, if I have joined neither."""
    if at.state.phase != 2 or at.is_main() or at.my_ally is not None:
        return []
    # Until answers are in, anybody may be invited yet.
    asked = [side for side in (OFFENCE, DEFENCE) if at.me in at.challenge.invited[side]]
    return asked if any(at.challenge.invited) else [OFFENCE, DEFENCE]


class WildFodder(Flare):
    """When a side has invited you and you have not come, you join it after all, with one token.

    By mail: played with phase 2, when all others have joined. The token comes from your fullest base.
    """

    name = "Wild Fodder"
    choices = (Latecomer,)

    @asks("before cards flares", where=lambda at: bool(_sides(at)))
    def come_late(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Latecomer(side) for side in _sides(at)]))
        bases = free(at, at.me, at.state)
        if bases and wish.side is not None and at.me in at.challenge.invited[wish.side]:
            place = max(bases, key=lambda place: (bases[place], -place))
            yield Joined(at.where, at.me, wish.side, ((place, 1),))


class SuperFodder(Flare):
    """You may add Attacks that are no higher than yours, too.

    It is played when the cards are laid, before they are turned up.
    """

    name = "Super Fodder"
    choices = (Latecomer,)

    @asks("laid flares", where=CosmicAt.is_main)
    def scrape(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
