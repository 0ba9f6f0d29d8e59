"""Sentences on pods."""

from typing import Final

from adjudicator.core.piles import Pile
from adjudicator.engine.text.scenes import Card
from adjudicator.games.blutooth.events import pods as p
from adjudicator.games.blutooth.events.showcase import ShowcaseFilled, ShowcaseTaken
from adjudicator.games.blutooth.phrases.telling import against, phrase, plain
from adjudicator.games.blutooth.table.backs import any_hidden, is_hidden, kind
from adjudicator.games.blutooth.table.invasions import SIDES, Primed
from adjudicator.games.blutooth.table.pods import REINFORCEMENTS, colour, printed
from adjudicator.games.blutooth.table.speech import NO, Speech

_SORTS: Final = {"pink": "pod-sort-distress", "blue": "pod-sort-artifact"}
"""The phrases for what sort of pod one is, by its colour, where its name does not say so."""
COVERED = "covered"
"""Stands for a driver that stays covered when the other is shown."""


@phrase(p.ArtifactUsed)
def _used(event: p.ArtifactUsed, to: Speech) -> str:
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("used", seat=seat, piece=event.pod, number=number, **against(event.seat, event.against, to))


@phrase(p.PodSnatched)
def _snatched(event: p.PodSnatched, to: Speech) -> str:
    return snatched(event, (event.pod,), to)


def snatched(event: p.PodSnatched, pods: Pile, to: Speech) -> str:
    """All pods that pass from one alien to another in an invasion, of which the event is the first."""
    taker, giver = to.one(event.taker), to.one(event.giver)
    return to.say("snatched", seat=taker, other=giver, pod=to.pods(pods), number=to.number(event.number))


@phrase(p.CacheShown)
def _shown(event: p.CacheShown, to: Speech) -> str:
    seat = to.one(event.seat)
    if event.by is None:
        return to.say("cache-shown", seat=seat, pods=to.pods(event.pods))
    said = "cache-looked" if any_hidden(event.pods) else "cache-probed"
    if said == "cache-looked":
        return to.say(said, seat=to.one(event.by), other=seat)
    return to.say(said, seat=to.one(event.by), other=seat, pods=to.pods(event.pods))


@phrase(p.PodsShown)
def _some_shown(event: p.PodsShown, to: Speech) -> str:
    pods, number = to.pods(event.pods), to.number(event.number)
    other = NO if event.to is None else to.one(event.to)
    return to.say("pods-shown", seat=to.one(event.seat), other=other, pods=pods, number=number)


@phrase(p.DriverPrimed)
def _primed(event: p.DriverPrimed, to: Speech) -> str:
    pod = NO if is_hidden(event.pod) else driver(event.pod, event.named, to)
    return to.say("driver-primed", seat=to.one(event.seat), pod=pod, number=to.number(event.number))


@phrase(p.DriversShown)
def _drivers(event: p.DriversShown, to: Speech) -> str:
    both = zip(event.drivers, event.named, strict=True)
    said = [NO if pod is None else COVERED if is_hidden(pod) else driver(pod, named, to) for pod, named in both]
    if event.early is not None:
        pod = said[event.early]
        return to.say("driver-early", side=SIDES[event.early], pod=pod, number=to.number(event.number))
    shown = to.say("drivers-shown", invader=said[0], defender=said[1], number=to.number(event.number))
    return " ".join([shown, *[_beside(one, to) for one in event.beside]])


def _beside(one: Primed, to: Speech) -> str:
    return to.say("shown-beside", seat=to.one(one.seat), pod=one.pod, side=SIDES[one.side])


def driver(pod: str, named: int | None, to: Speech) -> str:
    """`Attack 8`, `Flex 20 as 13`."""
    return pod if named is None or named == printed(pod) else to.say("flex-named", pod=pod, value=named)


def pod_face(pod: str, to: Speech, note: str = "") -> Card:
    """A pod as it lies on the table: its number alone if it ends in one, as `Attack 8` and `Kicker x2` do."""
    name, _, number = pod.rpartition(" ")
    if name and number.lstrip("x")[:1].isdigit():
        return Card(name, number, note=note)
    sort = _SORTS.get(colour(pod))
    return Card(pod, kind=to.say(sort) if sort is not None else "", note=note)


@phrase(p.DistressPrimed)
def _distress(event: p.DistressPrimed, to: Speech) -> str:
    return to.say(
        "distress-primed",
        seat=to.one(event.seat),
        pods=NO if any_hidden(event.pods) else to.pods(event.pods),
        count=len(event.pods),
        number=to.number(event.number),
    )


@phrase(p.DistressWorked)
def _worked(event: p.DistressWorked, to: Speech) -> str:
    adds = event.might if kind(event.pod) in REINFORCEMENTS else 0
    return to.say(
        "distress-worked",
        seat=to.one(event.seat),
        pod=event.pod,
        might=adds,
        side=SIDES[event.side],
        number=to.number(event.number),
    )


@phrase(p.ForgeRefilled)
def _refilled(event: p.ForgeRefilled, to: Speech) -> str:
    return to.say("dark-forge-refilled" if event.dark else "forge-refilled")


@phrase(p.DriversSpent)
def _spent(event: p.DriversSpent, to: Speech) -> None:
    """That drivers go to the exhausts is the same every time, and the table of exhausts shows it."""


@phrase(p.ExhaustsCleared)
def _cleared(event: p.ExhaustsCleared, to: Speech) -> None:
    """It happens at every upkeep."""


plain(
    {
        p.PodsDrafted: "drafted",
        p.PodsScrapped: "scrapped",
        p.PodRecharged: "recharged",
        ShowcaseFilled: "showcase-filled",
        ShowcaseTaken: "showcase-taken",
    }
)
