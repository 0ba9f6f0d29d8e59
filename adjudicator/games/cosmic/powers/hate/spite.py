"""The card of a spite, and the cards that answer it."""

from collections.abc import Sequence

from adjudicator.games.cosmic.kit import Choice, CosmicAt, Seat, attack_value, kind


class Spite(Choice, frozen=True):
    """Discards a card of your hand; everybody else must discard one of its kind, or lose three tokens (Hate)."""

    word = "SPITE"
    about = "hate"
    of_challenge = False
    grammar = '["with"] CARD'
    example = "SPITE with Attack 8"

    card: str


def answers(at: CosmicAt, seat: Seat, card: str) -> Sequence[str]:
    """The cards of a player that are of the same kind, and no lower if it is an Attack; the lowest first."""
    same = [one for one in at.state.held(seat) if kind(one) == kind(card)]
    least = attack_value(card) or 0
    return sorted([one for one in same if (attack_value(one) or 0) >= least], key=lambda one: (attack_value(one), one))
