"""Ethic."""

from adjudicator.games.cosmic.kit import (
    Choice,
    ConsolationStopped,
    CosmicAt,
    Due,
    Power,
    Resolved,
    Script,
    asks,
    draw,
    instead_of,
)


class Appeal(Choice, frozen=True):
    """Takes the consolation that your power has brought you from the deck (Ethic)."""

    word = "APPEAL"
    about = "ethic"
    grammar = '("to" | ) ("deck" | )'
    example = "APPEAL to deck"


def _wronged(at: CosmicAt) -> bool:
    """Whether I am to be consoled here though two Attacks were shown."""
    due = at.challenge.consolation
    return at.is_main() and due is not None and at.mine(due.taker) and at.both_attack()


class Ethic(Power):
    """You have a claim to consolation: when you lose Attack against Attack as a main player, you collect it as well.

    It is a card for each of your own tokens in the challenge, from the winner's hand. You may have it from the deck
    instead: ordered with phase 4.
    """

    name = "Ethic"
    origin = "Eon Expansions"
    choices = (Appeal,)

    @instead_of(
        Resolved,
        where=lambda at, end: at.is_main() and at.both_attack() and end.winner == 1 - at.side and at.my_tokens > 0,
    )
    def claim(self, at: CosmicAt, end: Resolved) -> Script:
        cards = yield from at.worth("consolation", at.my_tokens, at.me)
        yield Resolved(end.number, end.winner, Due(at.me, at.opponent, cards), end.rewards)

    @asks("gas", where=_wronged)
    def appeal(self, at: CosmicAt) -> Script:
        yield at.wish(self, Appeal())
        due = at.challenge.consolation
        if due is not None:
            yield ConsolationStopped(at.where)
            yield from draw(at, at.me, due.cards, f"{self.name}/{at.place}")
