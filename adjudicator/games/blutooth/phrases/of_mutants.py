"""Sentences on what only the mutant forge has."""

from adjudicator.games.blutooth.events import mutants as m
from adjudicator.games.blutooth.phrases.of_pods import driver
from adjudicator.games.blutooth.phrases.telling import phrase, plain
from adjudicator.games.blutooth.table.invasions import SIDES
from adjudicator.games.blutooth.table.speech import NO, Speech


@phrase(m.SlimeWorked)
def _worked(event: m.SlimeWorked, to: Speech) -> str:
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("slime-worked", seat=seat, pod=event.pod, might=event.might, number=number)


@phrase(m.AttackSlimed)
def _slimed(event: m.AttackSlimed, to: Speech) -> str:
    number = to.number(event.number)
    return to.say("attack-slimed", side=SIDES[event.side], was=event.was, pod=event.pod, number=number)


@phrase(m.LotReturned)
def _returned(event: m.LotReturned, to: Speech) -> str:
    other = NO if event.to is None else to.one(event.to)
    return to.say("lot-returned", seat=to.one(event.seat), pods=to.pods(event.pods), other=other)


@phrase(m.DriverClouded)
def _clouded(event: m.DriverClouded, to: Speech) -> str:
    return to.say("driver-clouded", side=SIDES[event.side], number=to.number(event.number))


@phrase(m.DriverUncovered)
def _uncovered(event: m.DriverUncovered, to: Speech) -> str:
    pod = driver(event.pod, event.named, to)
    return to.say("driver-uncovered", side=SIDES[event.side], pod=pod, number=to.number(event.number))


plain({m.SlimesScrapped: "slimes-scrapped", m.FlagshipRepaired: "flagship-repaired"})
