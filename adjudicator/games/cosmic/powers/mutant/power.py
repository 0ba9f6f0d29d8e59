"""Mutant."""

from adjudicator.games.cosmic.kit import (
    DECK,
    HAND,
    Choice,
    CosmicAt,
    Judged,
    Power,
    Script,
    Seat,
    Spoken,
    Vocabulary,
    asks,
    joined,
    reason,
    refilled,
)


class Fill(Choice, frozen=True):
    """Fills up your hand: a card at random from each place you name, then from the first again (Mutant)."""

    word = "FILL"
    about = "mutant"
    grammar = '["hand"] "from" well (("," | "and") well)*'
    rules = {"well: SEAT | well_deck": lambda seat: seat, 'well_deck: ["the"] "deck"': lambda: DECK}  # noqa: RUF012
    example = "FILL from Red, deck"

    wells: tuple[Seat, ...]

    @classmethod
    def read(cls, *wells: Seat) -> "Fill":
        return cls(wells)

    def text(self, names: Vocabulary) -> str:
        return f"from {joined('deck' if well == DECK else names.name('seat', well) for well in self.wells)}"


class Mutant(Power):
    """As a main player with fewer than seven cards you may draw up to seven before challenge cards are played.

    Each card comes at random from another hand or from the deck, whichever you name; what is empty is passed over. You
    do so once in each challenge.
    """

    name = "Mutant"
    origin = "Eon"
    modern = "Its full hand is eight cards; its Super flare discards up to three of them and picks no new hand."
    choices = (Fill,)

    @asks("before cards", where=lambda at: at.is_main() and not at.uses("Mutant"))
    def fill(self, at: CosmicAt) -> Script:
        full = HAND + at.modern("Mutant")
        wells = [DECK, *(seat for seat in at.state.seats_in() if seat != at.me)]

        def judged(wish: Fill) -> Fill | Spoken:
            left = Fill(tuple([well for well in wish.wells if well in wells]))
            return left if len(at.state.held(at.me)) < full else reason("hand-full")

        wish = yield at.wish(self, Judged(judged, [Fill((well,)) for well in wells]))
        yield from refilled(at, at.me, wish.wells, full, f"{self.name}/{at.place}")
