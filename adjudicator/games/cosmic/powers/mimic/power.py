"""Mimic."""

from adjudicator.games.cosmic.kit import ADAPTED, CosmicAt, Power, Script, does, draw, shed_by_lot


def _more(at: CosmicAt) -> int:
    """How many more cards the opponent holds than I do; below nought if fewer."""
    return len(at.state.held(at.opponent)) - len(at.state.held(at.me))


class Mimic(Power):
    """As a main player you hold as many cards as your opponent, before challenge cards are chosen.

    You draw what you lack; what you have too many of is discarded at random. By mail: as phase 2 ends, so that you know
    your hand when you write your orders for it. Whoever has too few challenge cards is dealt new ones afterwards
    (rule 13).
    """

    name = "Mimic"
    origin = "Conflict"
    fit = ADAPTED

    # The facts do not say who chooses what goes: by lot it needs no order, and tells nobody what is kept.
    @does("before cards", where=lambda at: at.is_main() and not at.uses("Mimic") and _more(at) != 0)
    def match(self, at: CosmicAt) -> Script:
        label, more = f"{self.name}/{at.place}", _more(at)
        if more > 0:
            yield from draw(at, at.me, more, label)
        else:
            yield shed_by_lot(at, at.me, -more, label)
