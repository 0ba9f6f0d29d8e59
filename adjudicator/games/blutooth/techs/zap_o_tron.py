"""Zap-O-Tron."""

from collections.abc import Iterable

from adjudicator.games.blutooth.kit import MatchAt, Script, Spoken, Tech, reason
from adjudicator.games.blutooth.kit_of_techs import AlienZapped, Develop


class ZapOTron(Tech):
    """Costs 5. Developed against an alien, it zaps its power for this wave, and then lies in your nexus again."""

    name = "Zap-O-Tron"
    cost = 5
    returns = True
    entries = ("tech.zap_o_tron",)

    def meant(self, at: MatchAt, order: Develop) -> Develop | Spoken:
        if order.seat not in at.others or order != Develop(order.tech, seat=order.seat):
            return reason("tech-against-whom", tech=self.name)
        return order

    def samples(self, at: MatchAt) -> Iterable[Develop]:
        return [Develop(self.name, seat=seat) for seat in at.others]

    def effect(self, at: MatchAt, order: Develop) -> Script:
        if order.seat is not None:
            yield AlienZapped(order.seat, at.me)
