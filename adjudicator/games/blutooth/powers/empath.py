"""Empath."""

from adjudicator.games.blutooth.kit import BRIGADE, DIPLOMACY, ENVOY, MatchAt, Power, Script, does, made_envoy


def _soothes(at: MatchAt) -> bool:
    """Whether my envoy has met a brigade."""
    natures = at.invasion.natures
    return at.is_leader() and natures is not None and (natures[at.side], natures[1 - at.side]) == (ENVOY, BRIGADE)


class Empath(Power):
    """As a leader of an envoy that meets a brigade you make an envoy of that, too: so you negotiate."""

    name = "Empath"
    origin = "Eon"
    home = "conflict"
    types = (DIPLOMACY,)

    @does("natures", where=_soothes)
    def soothe(self, at: MatchAt) -> Script:
        yield made_envoy(at, 1 - at.side)
