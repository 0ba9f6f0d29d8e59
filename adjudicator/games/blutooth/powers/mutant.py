"""Mutant."""

from adjudicator.games.blutooth.kit import RESOURCE, Choice, Judged, Manifested, MatchAt, Power, Script, asks, reason
from adjudicator.games.blutooth.kit_of_powers import PROVISIONS, mutated


class Mutate(Choice, frozen=True):
    """Makes pods of the mutant forge, up to eight in your cache, or so many (Mutant)."""

    word = "MUTATE"
    about = "mutant"
    grammar = '[NUMBER] ["pods" | "pod"]'
    unsaid = ("NUMBER",)
    example = "MUTATE 2 pods IF my cache <= 6"

    pods: int | None = None


class Mutant(Power):
    """As a leader you may make pods of the mutant forge when the ships have arrived, until you hold eight.

    They come on top of those of the forge, at random, one after the other, and everybody sees them.
    """

    name = "Mutant"
    origin = "Eon"
    types = (RESOURCE,)
    choices = (Mutate,)
    entries = ("alien.mutant",)

    @asks("approach", where=lambda at: at.is_leader() and len(at.my_cache) < PROVISIONS)
    def mutate(self, at: MatchAt) -> Script:
        judged = Judged(lambda wish: wish if wish.pods != 0 else reason("pods-one-at-least"), (Mutate(),))
        wish = yield at.wish(self, judged)
        if isinstance(wish, Mutate):
            room = PROVISIONS - len(at.my_cache)
            pods = mutated(at, room if wish.pods is None else min(room, wish.pods))
            if pods:
                yield Manifested(at.me, pods)
