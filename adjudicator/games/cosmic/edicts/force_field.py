"""Force Field."""

from collections.abc import Iterator

from adjudicator.games.cosmic.kit import (
    Choice,
    CosmicAt,
    Edict,
    Options,
    Script,
    Seat,
    Spoken,
    TokensToLimbo,
    asks,
    reason,
)


class PlayField(Choice, frozen=True):
    """Plays Force Field against some allies of one challenge."""

    word = "FORCE FIELD"
    about = "force field"
    grammar = '("against" | "on" | ) seats'
    example = "FORCE FIELD against Green, Yellow IF defence allies >= 4"

    seats: tuple[Seat, ...]


class Against(Options):
    """The allies of a challenge, any of them."""

    def __init__(self, at: CosmicAt) -> None:
        self._allies = [ally.seat for ally in at.challenge.allies]

    def settle(self, choice: Choice) -> Choice | Spoken:
        named = dict.fromkeys(choice.seats) if isinstance(choice, PlayField) else ()
        here = tuple(seat for seat in named if seat in self._allies)
        return PlayField(here) if here else reason("no-ally-of-them")

    def every(self) -> Iterator[Choice]:
        """All allies, and each one alone."""
        for seats in dict.fromkeys([tuple(self._allies), *((seat,) for seat in self._allies)]):
            yield PlayField(seats)


class ForceField(Edict):
    """Sends the allied tokens you name, in one challenge, to Limbo before the cards are turned up (rule 20d).

    Only in phase 3.
    """

    name = "Force Field"
    choices = (PlayField,)

    @asks("force field", where=lambda at: bool(at.challenge.allies))
    def stop(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Against(at))
        if isinstance(wish, PlayField):
            for ally in at.challenge.allies:
                if ally.seat in wish.seats:
                    yield TokensToLimbo(ally.seat, ally.tokens, at.where)
