"""The zaps of the dark forge: Pod Zap, Cache Zap, Omni Zap."""

from adjudicator.games.blutooth.kit import (
    Artifact,
    MatchAt,
    OneOf,
    Script,
    Seat,
    ShipVaporized,
    Stopping,
    Upon,
    Use,
    Vaporizing,
    ZapAShip,
    asks,
    cancels,
    dark_acts,
    discharged,
    resupplied,
    vaporizable,
)

OMNI = "omni"


def _at_home(at: MatchAt) -> list[Seat]:
    """The others whose caches can be zapped: those in their own system."""
    return [seat for seat in at.others if dark_acts.at_home(at.state, seat)]


class ZapPod(Stopping, frozen=True):
    """Cancels the use of an artifact: of the alien named, or of `any`."""

    word = "POD ZAP"
    also = ("play pod zap", "use pod zap")
    example = "POD ZAP Red IF Red uses Plague"


class PodZap(Artifact):
    """Zaps an artifact of another alien as it is discharged: it does nothing, and is scrapped (Q03).

    It can be held ready in any phase.
    """

    name = "Pod Zap"
    choices = (ZapPod,)
    entries = ("artifact.pod_zap",)

    @cancels("artifact")
    def zap(self, at: MatchAt, use: Use) -> Script:
        yield discharged(self, at, (use.by,))


class ZapCache(Upon, frozen=True):
    """Lets an alien scrap its cache and be resupplied (Cache Zap)."""

    word = "CACHE ZAP"
    also = ("play cache zap on", "use cache zap on")
    about = "cache zap"
    of_challenge = False
    example = "CACHE ZAP Red"


class CacheZap(Artifact):
    """An alien in its own system scraps its cache, and is resupplied.

    It can be used when gates have been aimed, when ships have arrived, or at upkeep: then on anybody but those with
    ships in a gate and those who sponsor something (Q47).
    """

    name = "Cache Zap"
    choices = (ZapCache,)
    entries = ("artifact.cache_zap",)

    @asks("any time", where=lambda at: bool(_at_home(at)))
    def zap(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([ZapCache(seat) for seat in _at_home(at)]))
        if isinstance(wish, ZapCache):
            yield from resupplied(at, wish.seat, "cache zap")


class ZapAnything(Stopping, frozen=True):
    """Cancels the use of a power or an artifact, at the price of a ship of yours (Omni Zap)."""

    word = "OMNI ZAP"
    example = "OMNI ZAP Red IF Red uses Clone"


class ZapACache(Upon, frozen=True):
    """Lets an alien scrap its cache and be resupplied, as a Cache Zap does (Omni Zap)."""

    word = "OMNI CACHE ZAP"
    about = "omni cache zap"
    of_challenge = False
    example = "OMNI CACHE ZAP Red"


class OmniZap(Artifact):
    """Works as any other zap at its time: as Cosmic Zap, Pod Zap, Flare Zap, Ship Zap or Cache Zap.

    One of your ships is destroyed for it, of your fullest base; without one it cannot be used.
    """

    name = "Omni Zap"
    choices = (ZapAnything, ZapAShip, ZapACache)
    entries = ("artifact.omni_zap",)

    @cancels("power", where=lambda at, use: dark_acts.has_spare_ship(at))
    def zap_power(self, at: MatchAt, use: Use) -> Script:
        yield discharged(self, at, (use.by,))
        yield from dark_acts.spared(at, OMNI)

    @cancels("artifact", where=lambda at, use: dark_acts.has_spare_ship(at))
    def zap_pod(self, at: MatchAt, use: Use) -> Script:
        yield from self.zap_power(at, use)

    @cancels("flare", where=lambda at, use: dark_acts.has_spare_ship(at))
    def zap_flare(self, at: MatchAt, use: Use) -> Script:
        yield from self.zap_power(at, use)

    @asks("any time", where=lambda at: dark_acts.has_spare_ship(at) and bool(_at_home(at)))
    def zap_cache(self, at: MatchAt) -> Script:
        options = OneOf([ZapACache(seat) for seat in _at_home(at)])
        wish = yield at.wish(self, options, about=ZapACache.about)
        if isinstance(wish, ZapACache):
            yield from dark_acts.spared(at, OMNI)
            yield from resupplied(at, wish.seat, "omni zap")

    @asks("launched", where=dark_acts.has_spare_ship)
    def zap_ship(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Vaporizing(at.state, ZapAShip), about=ZapAShip.about)
        if isinstance(wish, ZapAShip):
            yield from dark_acts.spared(at, OMNI)
            if vaporizable(at.state, wish.seat, wish.place):
                yield ShipVaporized(wish.seat, wish.place)

    @asks("natures", where=dark_acts.has_spare_ship)
    def zap_ship_in_combat(self, at: MatchAt) -> Script:
        yield from self.zap_ship(at)

    @asks("upkeep", where=dark_acts.has_spare_ship)
    def zap_ship_at_upkeep(self, at: MatchAt) -> Script:
        yield from self.zap_ship(at)
