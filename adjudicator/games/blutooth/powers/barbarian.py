"""Barbarian."""

from adjudicator.games.blutooth.kit import COMBATS, DESTROY, RESOURCE, Ask, Choice, Judged, MatchAt, Power, Script, asks
from adjudicator.games.blutooth.kit_of_powers import all_kinds, looted


class Loot(Choice, frozen=True):
    """Says which pods you take first when you loot a cache (Barbarian)."""

    word = "LOOT"
    about = "barbarian"
    grammar = '["for"] pods'
    example = "LOOT Attack 40, Morph, Cosmic Zap"

    pods: tuple[str, ...]


def _loots(at: MatchAt) -> bool:
    """Whether I have won a combat as the invader, and the defender has a cache."""
    return at.is_invader() and at.invasion.outcome in COMBATS and at.i_won and bool(at.state.caches[at.enemy])


class Barbarian(Power):
    """As an invader who wins a combat you loot the defender's cache before anybody is compensated.

    You take a pod of your choice for each of your own ships in the gate; the rest is scrapped. Pods that you do not
    name are the highest attacks first.
    """

    name = "Barbarian"
    origin = "Prime"
    types = (DESTROY, RESOURCE)
    choices = (Loot,)
    entries = ("alien.barbarian",)

    @asks("settled", where=_loots)
    def loot(self, at: MatchAt) -> Script:
        samples = [Loot((pod,)) for pod in all_kinds(at)]
        wish = yield Ask(at.me, Loot.about, Judged(lambda wish: wish, samples), at.where, Loot(()))
        wanted = wish.pods if isinstance(wish, Loot) else ()
        yield from looted(at, at.enemy, wanted)
