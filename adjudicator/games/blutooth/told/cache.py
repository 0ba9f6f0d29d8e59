"""A player's own pods, with their uses in the letter that opens, and what the player knows of others."""

from collections.abc import Iterator
from functools import cache

from adjudicator.core.event import Seat
from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.descriptions import Thing
from adjudicator.engine.contract.pieces import ASKS, Piece, Rule
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.engine.contract.title import Telling
from adjudicator.engine.text.scenes import Hand, Use
from adjudicator.games.blutooth.phrases import pod_face
from adjudicator.games.blutooth.pieces import BY_NAME, PARTS
from adjudicator.games.blutooth.table.backs import is_hidden, kind
from adjudicator.games.blutooth.table.invasions import SIDES
from adjudicator.games.blutooth.table.match import CAPACITY, ENCOUNTER, RALLY, Match
from adjudicator.games.blutooth.table.pods import (
    INTIMIDATE,
    KICKER,
    is_distress,
    is_encounter,
    is_flex,
    pod_order,
    printed,
    valued,
)
from adjudicator.games.blutooth.table.speech import NO, Speech
from adjudicator.games.blutooth.table.techs import techs_of
from adjudicator.games.blutooth.table.use_prices import FLARE, POWER
from adjudicator.games.blutooth.told import essence_told, moons_told
from adjudicator.games.blutooth.told.nexus_told import own_lines
from adjudicator.games.blutooth.told.piece_questions import MOMENTS, stops, wished
from adjudicator.games.blutooth.told.pieces_in_force import names_of, part_of, stations_in_force
from adjudicator.games.blutooth.told.techs import own_techs
from adjudicator.games.blutooth.told.vocabulary import vocabulary

_NUMBERED = ((KICKER, "pod-kicker"), (INTIMIDATE, "pod-intimidate"))
"""What is said of pods with numbers that lead no fleet."""


def cache_of(view: Match, seat: Seat, to: Speech, *, first: bool = False) -> Section:
    """The pods, a line each; HELP gives their full texts. The `first` report says the power in full elsewhere."""
    over = view.winners is not None
    head = to.heads("pod", "held", *(() if over else ("use",)))
    held = view.caches[seat]
    rows = tuple(
        (pod, str(held.count(pod)), *(() if over else (_use(view, seat, pod, to),)))
        for pod in sorted(set(held), key=pod_order)
    )
    parts: list[str | Table] = [Table(head, rows, drawn=_drawn(view, seat, to))] if rows else [to.say("no-pods")]
    if view.vouchers[seat]:
        parts.append(to.say("your-vouchers", vouchers=to.listed(view.vouchers[seat])))
    techs = own_techs(view, seat, to) if view.techs else None
    if techs is not None:
        parts += [to.say("your-techs"), techs]
        parts += [to.say("your-battery", pod=one.pod) for one in techs_of(view.techs, seat) if one.pod]
    if view.stations:
        working = [piece.name for one, piece in stations_in_force(view) if one == seat]
        if working:
            parts.append(to.say("your-stations", stations=to.listed(working)))
    parts += [*own_lines(view, seat, to), *_known(view, seat, to)]
    parts += moons_told.mine(view, seat, to)
    parts += essence_told.mine(view, seat, to)
    if not over:
        parts += _commissions(view, seat, to)
        parts += () if first else _powers(view, seat, to)
    return Section(to.say("heading-cache"), tuple(parts), Chapter.HAND)


def _drawn(view: Match, seat: Seat, to: Speech) -> Hand:
    """The pods as a page draws them; what an attack does is said once for all of them."""
    held = view.caches[seat]
    different = sorted(set(held), key=pod_order)
    several = {pod: to.say("pods-held", held=count) if (count := held.count(pod)) > 1 else "" for pod in different}
    cards = tuple([pod_face(pod, to, several[pod]) for pod in different])
    if view.winners is not None:
        return Hand(cards)
    uses: dict[str, str] = {}
    for pod in different:
        if printed(pod) is None or is_flex(pod):
            uses[pod] = _use(view, seat, pod, to)
        else:
            uses[pod.rpartition(" ")[0]] = to.say("pod-attack-number")
    return Hand(cards, tuple([Use(pods, use) for pods, use in uses.items()]))


def _powers(view: Match, seat: Seat, to: Speech) -> Iterator[str]:
    """The power of the player, or both of them; or those that are left to choose from."""
    if view.undecided and view.undecided[seat]:
        yield to.say("your-choice", powers=to.listed(view.own_powers(seat)))
        return
    for power, shown in view.powers_known(seat):
        yield to.say("your-power-help", power=power, shown=shown, off=view.off[seat])


def _known(view: Match, seat: Seat, to: Speech) -> Iterator[str]:
    for other, name in enumerate(view.seats):
        pile = view.caches[other]
        if other != seat and not all(map(is_hidden, pile)):
            yield to.say("cache-known", other=name, pods=to.pods(pile))


def _commissions(view: Match, seat: Seat, to: Speech) -> Iterator[str]:
    """Who has asked the seat to sponsor something, and whom it has asked itself."""
    if view.letter != RALLY:
        return
    for one in view.commissions:
        leader = view.invasion(one.number).leader(one.side)
        if seat in (leader, one.seat):
            most = one.most if one.most < CAPACITY else NO
            said = {"seat": to.one(leader), "other": to.one(one.seat), "side": SIDES[one.side]}
            yield to.say("commissioned", most=most, number=one.number, **said)


def _use(view: Match, seat: Seat, pod: str, to: Speech) -> str:
    """What a pod does, in a line; an artifact that cannot act in this letter says when it can."""
    numbered = _by_number(pod, to)
    if numbered is not None:
        return numbered
    piece = part_of(pod, names_of(view, seat)) if pod in PARTS else _piece(pod)
    if (is_encounter(pod) or is_distress(pod)) and ENCOUNTER not in view.due:
        return to.say("pod-only", letters=to.say(f"letter-{ENCOUNTER}"))
    if piece is None:
        return _by_kind(pod, to)
    if not is_encounter(pod) and not _playable(view, seat, piece) and (when := _letters(piece.rules)):
        return to.say("pod-only", letters=to.listed([to.say(f"letter-{letter}") for letter in when]))
    said = descriptions.of(piece, to.book)[0]
    said = f"{said[0].upper()}{said[1:]}"
    return f"{piece.name.partition(' ')[0]}: {said}" if piece.kind == FLARE else said


def _piece(pod: str) -> Piece | None:
    """The piece that a pod is, if any; a power may have the same name."""
    piece = BY_NAME.get(kind(pod))
    return None if piece is None or piece.kind == POWER else piece


def _by_number(pod: str, to: Speech) -> str | None:
    """What a pod does for its number; None for one without a number."""
    number = printed(pod)
    if number is not None:
        return to.say("pod-flex" if is_flex(pod) else "pod-attack", value=number)
    for beginning, said in _NUMBERED:
        number = valued(pod, beginning)
        if number is not None:
            return to.say(said, value=number)
    return None


def _by_kind(pod: str, to: Speech) -> str:
    """What a pod without a number does that is no piece."""
    return to.say(f"pod-{kind(pod).lower().replace(' ', '-')}")


def things(title: Telling[Match], view: Match) -> Iterator[Thing]:
    """The pods of a match that are no pieces, each with what it does."""
    to = Speech(view.seats, None, title.phrases)
    for pod in vocabulary(view, 0).names("pod"):
        if pod not in PARTS and _piece(pod) is None:
            yield Thing(pod, "pod", _by_number(pod, to) or _by_kind(pod, to))


def _playable(view: Match, seat: Seat, piece: Piece) -> bool:
    """Whether it may act in the open phase, as far as its owner can know."""
    ready = any(rule.optional and rule.verb != ASKS for rule in piece.rules)
    return stops(piece) or ready or any(wish.piece is piece for wish in wished(view, seat))


@cache
def _letters(rules: tuple[Rule, ...]) -> tuple[int, ...]:
    """The letters in which a pod with these rules can be used."""
    topics = [rule.topic for rule in rules if rule.verb == ASKS and rule.optional]
    return tuple(sorted({letter for topic in topics for letter in MOMENTS[topic].letters}))
