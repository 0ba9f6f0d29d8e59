"""Folding: what has happened to several aliens alike is told in one sentence, where it is told to everybody."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from adjudicator.core.event import Event, Seat
from adjudicator.games.blutooth.events.lucre import Bought
from adjudicator.games.blutooth.events.pods import PodsDrafted
from adjudicator.games.blutooth.events.ships import ShipsDestroyed, ShipsLanded, ShipsRebounded, ShipsRevived
from adjudicator.games.blutooth.table.backs import is_dark, is_hidden
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import Speech


class Fold(NamedTuple):
    """How events of one kind are told together."""

    key: Callable[[Any], Hashable | None]
    """Events with the same key go together; None for one that is told by itself."""
    said: Callable[[Sequence[Any], Speech], str]
    in_a_row: bool = False
    """Only those go together between which nothing else has happened."""


def _drafted(events: Sequence[PodsDrafted], to: Speech) -> str:
    counts: Counter[Seat] = Counter()
    for event in events:
        counts[event.seat] += len(event.pods)
    return to.say("folded-drafted", said=to.listed([f"{to.names[seat]} {count}" for seat, count in counts.items()]))


def _moved(phrase: str) -> Callable[[Sequence[Any], Speech], str]:
    """Tells whose ships have come where."""

    def said(events: Sequence[Any], to: Speech) -> str:
        found: dict[Seat, Counter[int]] = {}
        for event in events:
            there = found.setdefault(event.seat, Counter())
            for place, ships in event.to:
                there[place] += ships
        each = [f"{to.names[seat]} {to.batches(there.items(), 'to')}" for seat, there in found.items()]
        return to.say(phrase, said="; ".join(each))

    return said


def _counted(phrase: str, number: str) -> Callable[[Sequence[Any], Speech], str]:
    """Tells who has how many of something."""

    def said(events: Sequence[Any], to: Speech) -> str:
        counts: Counter[Seat] = Counter()
        for event in events:
            counts[event.seat] += getattr(event, number)
        return to.say(phrase, said=to.listed([f"{to.names[seat]} {count}" for seat, count in counts.items()]))

    return said


def _bought(events: Sequence[Bought], to: Speech) -> str:
    seats = [to.names[event.seat] for event in events]
    return to.say("folded-bought", seats=to.listed(seats), ware=events[0].ware, price=events[0].price)


FOLDS: Final[Mapping[type[Event[Match]], Fold]] = {
    PodsDrafted: Fold(lambda event: _unseen(event.pods), _drafted),
    ShipsRevived: Fold(lambda event: event.by in (None, event.seat) or None, _moved("folded-revived")),
    ShipsRebounded: Fold(lambda event: True, _moved("folded-rebounded")),
    ShipsDestroyed: Fold(lambda event: event.number, _counted("folded-destroyed", "ships"), in_a_row=True),
    ShipsLanded: Fold(lambda event: event.number, _counted("folded-landed", "ships"), in_a_row=True),
    Bought: Fold(lambda event: (event.ware, event.price), _bought),
}
"""The kinds of events that are told together."""


def _unseen(pods: Sequence[str]) -> bool | None:
    return all(is_hidden(pod) and not is_dark(pod) for pod in pods) or None


def folded(events: Sequence[Event[Match]], to: Speech) -> Iterator[tuple[Event[Match], str | None]]:
    """The events, those that are told together once at the first of them, with the sentence for all."""
    groups: dict[Hashable, list[Event[Match]]] = {}
    keys: list[Hashable | None] = []
    rows, last = 0, None
    for event in events:
        rows, last = rows + (type(event) is not last), type(event)
        fold = FOLDS.get(type(event)) if to.seat is None else None
        key = None if fold is None else fold.key(event)
        keys.append(None if fold is None or key is None else (type(event), key, rows if fold.in_a_row else 0))
        if keys[-1] is not None:
            groups.setdefault(keys[-1], []).append(event)
    for event, whole in zip(events, keys, strict=True):
        together = [] if whole is None else groups[whole]
        if len(together) < 2:
            yield event, None
        elif together[0] is event:
            yield event, FOLDS[type(event)].said(together, to)
