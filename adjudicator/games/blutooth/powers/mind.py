"""Mind."""

from adjudicator.games.blutooth.kit import ADAPTED, INFO, CacheShown, MatchAt, OneOf, Power, Script, Upon, asks


class LookInto(Upon, frozen=True):
    """Looks into the cache of a leader (Mind)."""

    word = "LOOK INTO"
    about = "mind"
    example = "LOOK INTO Red"


def _open_to_me(at: MatchAt) -> list[LookInto]:
    """The leaders whose caches I may see: my enemy's if I am one, either one's if I am a bystander."""
    if at.is_leader():
        return [LookInto(at.enemy)]
    return [] if at.is_actor() else [LookInto(seat) for seat in at.invasion.leaders]


class Mind(Power):
    """In each invasion you may look into a leader's cache: the other leader's if you are one.

    As a sponsor you may not, and as a bystander you choose which. By mail it is done when the ships have arrived, so
    that you know the cache when you prime your drivers.
    """

    name = "Mind"
    origin = "Eon"
    alert = "yellow"
    fit = ADAPTED
    types = (INFO,)
    choices = (LookInto,)

    @asks("approach", where=lambda at: bool(_open_to_me(at)))
    def probe(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf(_open_to_me(at)))
        if isinstance(wish, LookInto):
            yield CacheShown(wish.seat, at.state.caches[wish.seat], at.me)
