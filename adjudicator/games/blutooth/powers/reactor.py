"""Reactor."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    DESTROY,
    RESOURCE,
    SUPPORT,
    MatchAt,
    PodsScrapped,
    Power,
    Script,
    after,
    asks,
    does,
)
from adjudicator.games.blutooth.kit import nexus_acts as nexus


class Reactor(Power):
    """The flares of all other aliens that play lie in your nexus from the beginning, not in the forge.

    As a sponsor of a leader who wins you give it its flare. Where you stand by and nobody has asked you, you may take
    out the flares of leaders who lose, or your own: `RADIATE for Zombie Flare`. Flares of aliens that play come into
    your nexus when others scrap them. By mail you vaporize none.
    """

    name = "Reactor"
    origin = "Dominion"
    home = "dominion"
    alert = "red"
    fit = ADAPTED
    types = (SUPPORT, RESOURCE, DESTROY)
    choices = (nexus.TakeFlares,)
    entries = ("setup_exception.reactor",)

    def set_up(self, coming: nexus.Coming) -> nexus.Brought:
        yield from nexus.flares_taken_in(coming, self.name, own=False)

    def appear(self, coming: nexus.Coming) -> nexus.Brought:
        yield from nexus.flares_taken_in(coming, self.name, own=True)

    @does("settled", where=lambda at: bool(nexus.kept_flares(at, "Reactor", nexus.leader_of_mine(at))))
    def energize(self, at: MatchAt) -> Script:
        for seat in nexus.leader_of_mine(at):
            yield from nexus.flares_given(at, self.name, nexus.kept_flares(at, self.name, (seat,)), seat)

    @asks("settled", where=lambda at: bool(nexus.losing_leaders(at) and nexus.my_pods(at, "Reactor")))
    def radiate(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, nexus.naming_flares(at, self.name, nexus.TakeFlares))
        if isinstance(wish, nexus.TakeFlares):
            yield from nexus.flares_given(at, self.name, wish.pods, at.me)

    @after(PodsScrapped, where=lambda at, lost: bool(nexus.scrapped_flares(at, lost)))
    def catch(self, at: MatchAt, lost: PodsScrapped) -> Script:
        yield from nexus.flares_caught(at, self.name, nexus.scrapped_flares(at, lost))
