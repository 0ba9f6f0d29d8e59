"""The order with which Disease spreads."""

from adjudicator.games.cosmic.kit import FoundIn


class Spread(FoundIn, frozen=True):
    """Founds a base in a system whose colour is drawn, with tokens of a base of yours there (Disease)."""

    word = "SPREAD"
    about = "disease"
    of_challenge = False
    carries = True
    grammar = '("to" | "on" | ) PLACE force'
    example = "SPREAD to Blue 3 with 2 from Blue 1"
