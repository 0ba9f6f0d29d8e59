"""The flares of Chronos."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareSwap,
    Made,
    OneOf,
    Script,
    Spoken,
    asks,
    destined,
    drawn_anew,
    may_not,
    only_in,
    partial,
    reason,
    retrieved,
)


class Rewind(FlareSwap, frozen=True):
    """Plays the flare of Chronos: Wild, it says for whom destiny is drawn again; Super, it names nobody.

    Where the modern edition of Chronos is played, the Wild section names the card that you take out of the discards.
    """

    word = "FLARE Chronos"
    link = "against"
    grammar = '["for" CARD | "against" SEAT]'
    example = "FLARE Chronos against Red IF Red must attack Blue"


class WildChronos(Flare):
    """When destiny has been drawn for the next turn, another disc is drawn for the player you name (classic edition).

    By mail: ordered with the last phase of a turn; the order may depend on whom destiny makes anybody attack. Where the
    modern edition of Chronos is played, you take a card that you name out of the discards instead, as a turn begins;
    the other discards go into the deck.
    """

    name = "Wild Chronos"
    choices = (Rewind,)

    @only_in("classic", "Chronos")
    @asks("destiny flares")
    def draw_again(self, at: CosmicAt) -> Script:
        rewind = yield at.wish(self, OneOf([Rewind(None, seat) for seat in destined(at.state)]))
        yield Made(partial(drawn_anew, seat=rewind.seat))

    @only_in("modern", "Chronos")
    @asks("opening flares", where=lambda at: at.state.phase == 1 and bool(at.state.discard))
    def reach_back(self, at: CosmicAt) -> Script:
        cards = [Rewind(card) for card in dict.fromkeys(at.state.discard)]
        yield retrieved(at, (yield at.wish(self, OneOf(cards))).card)


class SuperChronos(Flare):
    """When you have a challenge fought again, your opponent must play the same card again.

    The classic section is one more challenge when another player has just won; here everybody attacks in every turn,
    and all reach the end of the game in the same one, so this is the modern section.
    """

    name = "Super Chronos"
    choices = (Rewind,)

    @asks("replay flares", where=lambda at: at.is_main() and at.uses("Chronos"))
    def repeat(self, at: CosmicAt) -> Script:
        yield at.wish(self, Rewind())

    @may_not("lay")
    def nothing_else(self, at: CosmicAt, seat: int, card: str) -> Spoken | None:
        forced = at.is_main() and at.challenge.replayed and at.uses("Super Chronos") and seat == at.opponent
        return reason("chronos-same-card") if forced and (seat, card) not in at.challenge.back else None
