"""Reincarnator."""

from adjudicator.games.blutooth.kit import META, MatchAt, Power, Script, ShipsDestroyed, after
from adjudicator.games.blutooth.kit import nexus_acts as nexus


class Reincarnator(Power):
    """You have a random power as your main one, and this one beside it. When you lose ships as a loser you are reborn.

    As many powers are drawn as you lack dominion to win, one after the other. Your main power becomes the first of them
    that you want, `BECOME Zombie, Human`, else the last; without an order the first.
    """

    name = "Reincarnator"
    origin = "Eon Expansions"
    alert = "red"
    types = (META,)
    choices = (nexus.Become,)
    entries = ("setup_exception.reincarnator", "term.sub_power")

    def appear(self, coming: nexus.Coming) -> nexus.Brought:
        if coming.table.powers[coming.seat] == self.name and coming.others:
            yield nexus.SubPowerGained(coming.seat, self.name)
            power = coming.chance.pick(coming.label, [one.name for one in coming.others])
            yield nexus.PowerChanged(coming.seat, power)

    @after(ShipsDestroyed, where=lambda at, lost: at.mine(lost.seat) and lost.number == at.where and at.i_lost)
    def be_reborn(self, at: MatchAt, lost: ShipsDestroyed) -> Script:
        number = max(1, at.state.to_win - at.state.dominion(at.me))
        yield from nexus.reborn(at, nexus.Become, number, lost.at_risk)
