"""Chronos."""

from adjudicator.games.cosmic.kit import ADAPTED, Choice, CosmicAt, Made, Power, Script, asks, partial, replayed


class Replay(Choice, frozen=True):
    """Goes back in time: the challenge is fought again, with other cards (Chronos)."""

    word = "REPLAY"
    about = "chronos"
    example = "REPLAY IF I lose"


class Chronos(Power):
    """As a main player you may have a challenge fought again when the cards are known; the second result stands.

    You take your card back and may play it again or another; your opponent must play another, if they have one, and
    takes the first back afterwards. What else was played stays played, and what comes before cards are laid, such as a
    Force Field, does not come again. By mail: `CARD IF replayed: Attack 40; OTHERWISE Attack 8`.
    """

    name = "Chronos"
    origin = "Eon"
    fit = ADAPTED
    modern = (
        "As a turn begins its Wild flare takes a card out of the discards, and the rest of them go into the deck; it "
        "has no destiny drawn again."
    )
    choices = (Replay,)

    @asks("replay", where=lambda at: at.is_main() and not (at.challenge.replayed or at.challenge.called_off))
    def turn_back(self, at: CosmicAt) -> Script:
        yield at.wish(self, Replay())
        # Only now is there a replay for its flare to act on, while conditions can still be about the first fight.
        yield from at.flares("replay flares")
        yield Made(partial(replayed, number=at.where, seat=at.me, same=at.uses("Super Chronos")))
