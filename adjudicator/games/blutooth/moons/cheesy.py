"""Cheesy moons: odd, weak or chaotic."""

from adjudicator.games.blutooth.kit import (
    CheesyMoon,
    MatchAt,
    Script,
    campaign_begins,
    does,
    exhausted_dealt,
    forge_dealt,
    game_over,
    may,
    power_replaced,
    scrapped_at_random,
    station_in_place_of,
)


class Atrophy(CheesyMoon):
    """At each warpfall everybody scraps a pod, at random."""

    name = "Cheesy moon ATROPHY"
    for_all = True
    entries = ("moon.cheesy.atrophy",)

    @does("risen")
    def wither(self, at: MatchAt) -> Script:
        for seat in at.state.seats_in():
            yield from scrapped_at_random(at, seat, 1, self.name)


class Dealdead(CheesyMoon):
    """As your campaign begins all exhausted pods are dealt to everybody, one at a time, clockwise from you."""

    name = "Cheesy moon DEALDEAD"
    entries = ("moon.cheesy.dealdead",)

    @does("risen", where=campaign_begins, inherent=True)
    def deal(self, at: MatchAt) -> Script:
        yield from exhausted_dealt(at)


class Dealdeck(CheesyMoon):
    """As your campaign begins the whole forge is dealt to everybody, one pod at a time, clockwise from you."""

    name = "Cheesy moon DEALDECK"
    entries = ("moon.cheesy.dealdeck",)

    @does("risen", where=campaign_begins, inherent=True)
    def deal(self, at: MatchAt) -> Script:
        yield from forge_dealt(at)


class Gameover(CheesyMoon):
    """The match ends when it is occupied; whoever has most influence wins."""

    name = "Cheesy moon GAMEOVER"
    entries = ("moon.cheesy.gameover",)

    @does("occupied", inherent=True)
    def end(self, at: MatchAt) -> Script:
        yield from game_over(at)


class Nomoon(CheesyMoon):
    """A space station is put on its planet when it is occupied; the ship goes there, and the moon is vaporized."""

    name = "Cheesy moon NOMOON"
    entries = ("moon.cheesy.nomoon",)

    @does("occupied", inherent=True)
    def turn_out_to_be_none(self, at: MatchAt) -> Script:
        yield from station_in_place_of(at, self.name)


class Noplanet(CheesyMoon):
    """Aliens that would be eliminated win instead."""

    name = "Cheesy moon NOPLANET"
    for_all = True
    entries = ("moon.cheesy.noplanet",)

    @may("win when out")
    def console(self, at: MatchAt) -> bool:
        return True


class Reboot(CheesyMoon):
    """As your campaign begins everybody scraps their power and has another one, at random."""

    name = "Cheesy moon REBOOT"
    entries = ("moon.cheesy.reboot",)

    @does("risen", where=campaign_begins, inherent=True)
    def restart(self, at: MatchAt) -> Script:
        for seat in at.state.seats_in():
            yield from power_replaced(at, seat, self.name)
