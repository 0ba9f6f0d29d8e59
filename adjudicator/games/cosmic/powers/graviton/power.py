"""Graviton."""

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    OFFENCE,
    CardCountsAs,
    CardsShown,
    Choice,
    CosmicAt,
    OneOf,
    Power,
    Script,
    Vocabulary,
    WordCalled,
    after,
    asks,
)


class Weigh(Choice, frozen=True):
    """Lets only the tens, or only the ones, of both Attacks count (Graviton)."""

    word = "GRAVITY"
    about = "graviton"
    grammar = "weigh_tens | weigh_ones"
    rules = {'weigh_tens: "tens"': lambda: "tens", 'weigh_ones: "ones"': lambda: "ones"}  # noqa: RUF012 - as in the base
    example = "GRAVITY ones IF offence tokens >= 3"

    digit: str

    def text(self, names: Vocabulary) -> str:
        return self.digit


class Graviton(Power):
    """As a main player you may say, before the cards are turned up, that of both Attacks only one digit counts.

    With the tens an Attack 20 counts 2 and an Attack 8 counts 0; with the ones an Attack 20 counts 0 and an Attack 8
    counts 8. It holds for a replay, too.
    """

    name = "Graviton"
    origin = "Conflict"
    choices = (Weigh,)

    @asks("laid", where=lambda at: at.is_main() and at.challenge.both_laid and not at.uses("Graviton"))
    def declare(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Weigh("tens"), Weigh("ones")]))
        yield WordCalled(at.me, self.name, at.where, wish.digit)

    # The facts do not say whether a ten counts ten or one: as one digit alone is said to count, it is a digit.
    @after(CardsShown, where=lambda at, shown: at.uses("Graviton"), inherent=True)
    def weigh(self, at: CosmicAt, shown: CardsShown) -> Script:
        divisor = 10 if at.called(self.name) == "tens" else 1
        for side in (OFFENCE, DEFENCE):
            value = at.attack_shown(side)
            if value is not None:
                yield CardCountsAs(at.where, side, f"Attack {value // divisor % 10}")
