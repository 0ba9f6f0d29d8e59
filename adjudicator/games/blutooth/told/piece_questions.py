"""Questions from powers and artifacts: what a seat may use in the open phase, as far as it can know."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from types import GeneratorType
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.rows import put
from adjudicator.engine.contract.order_words import NO, Choice, Question, Vocabulary
from adjudicator.engine.contract.pieces import ASKS, CANCELS, Piece, Rule
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.text.sayings import capital
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.kit import Flare
from adjudicator.games.blutooth.mechanics.laws import Law
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.pieces import BY_NAME
from adjudicator.games.blutooth.systems.flares import flares_played
from adjudicator.games.blutooth.table.forge_list import contents
from adjudicator.games.blutooth.table.invasions import CLASH, DEFENDERS, INVADERS, MASSACRE, Invasion, Sponsor
from adjudicator.games.blutooth.table.match import ENCOUNTER, LAUNCH, PAYOFF, RALLY, Match
from adjudicator.games.blutooth.table.pods import BRIGADE, ENVOY, NEGOTIATE, is_encounter, printed
from adjudicator.games.blutooth.table.speech import Speech
from adjudicator.games.blutooth.table.use_prices import FLARE, MOON, POWER, STATION, TECH, VOUCHER
from adjudicator.games.blutooth.told.as_if import as_if
from adjudicator.games.blutooth.told.pieces_in_force import laws, pieces_of
from adjudicator.games.blutooth.told.vocabulary import pods_of, vocabulary

MOST_TAPS: Final = 12
"""As many answers can be tapped."""
MOST_LINES: Final = 2
MOST_TRIED: Final = 60
"""Choices of a piece that are looked at for the lines: a Finder has hundreds."""


class Moment(NamedTuple):
    """When pieces are asked: in which letters, and whether in every invasion or once."""

    letters: tuple[int, ...]
    everywhere: bool = True


READY: Final = (VOUCHER, FLARE, TECH, MOON)
"""The kinds of pieces that can be held ready for losses and the like."""
ALWAYS: Final = (LAUNCH, RALLY, ENCOUNTER, PAYOFF)
MOMENTS: Final[Mapping[str, Moment]] = {
    "warping": Moment((LAUNCH,)),
    "warpfall": Moment((LAUNCH,)),
    "any warpfall": Moment((LAUNCH,), everywhere=False),
    "tech charges": Moment((LAUNCH,), everywhere=False),
    "commissioned": Moment((LAUNCH,)),
    "techs used": Moment((LAUNCH,), everywhere=False),
    "risen": Moment((LAUNCH,)),
    "paradox 1": Moment((LAUNCH,)),
    "paradox 2": Moment((LAUNCH,)),
    "destiny": Moment((LAUNCH,)),
    "come up": Moment((LAUNCH,)),
    "destined": Moment((LAUNCH,)),
    "targeted": Moment((LAUNCH,)),
    "launched": Moment((LAUNCH,), everywhere=False),
    "rally": Moment((RALLY,)),
    "arrived": Moment((RALLY,)),
    "approach": Moment((RALLY,)),
    "commissioning": Moment((LAUNCH,)),
    "gathered": Moment((RALLY,), everywhere=False),
    "any time": Moment(ALWAYS, everywhere=False),
    "primed": Moment((ENCOUNTER,)),
    "champions": Moment((ENCOUNTER,)),
    "contact": Moment((ENCOUNTER,)),
    "natures": Moment((ENCOUNTER,)),
    "combat": Moment((ENCOUNTER,)),
    "counted": Moment((ENCOUNTER,)),
    "settled": Moment((ENCOUNTER,)),
    "capturing": Moment((ENCOUNTER,)),
    "due": Moment((ENCOUNTER,)),
    "paid": Moment((ENCOUNTER, PAYOFF)),
    "grime": Moment((PAYOFF,)),
    "agreed": Moment((PAYOFF,)),
    "broken off": Moment((PAYOFF,)),
    "charged": Moment((ENCOUNTER, PAYOFF), everywhere=False),
    "upkeep": Moment((ENCOUNTER, PAYOFF), everywhere=False),
    "occupied": Moment(()),
}
"""The moments at which stages offer pieces to act.

A wave may end with its third letter, so upkeep is there, too. What a moon does as it is occupied it does by itself,
once: nobody can be asked about it before.
"""


class Wish(NamedTuple):
    """What a piece may ask a seat now, and lines that would answer it."""

    piece: Piece
    about: str
    where: int
    lines: tuple[str, ...]
    taps: tuple[str, ...] = ()


def wishes(view: Match, seat: Seat, to: Speech) -> Iterator[Question]:
    """What the seat's power and artifacts may ask it in the open phase, each kind of question once an invasion."""
    for wish in wished(view, seat):
        kinds = {
            POWER: "power",
            VOUCHER: "voucher",
            FLARE: "flare",
            MOON: "moon",
            TECH: "tech",
            STATION: "operate",
        }
        kind = kinds.get(wish.piece.kind, "play")
        yield Question(
            about=wish.about,
            where=wish.where,
            prompt=to.say(f"ask-{kind}", piece=wish.piece.name),
            lines=wish.lines,
            taps=wish.taps,
            silence=to.say(f"silent-{kind}"),
            owed=False,
            place=numbered(to) if wish.where else "",
        )


def lawful(view: Match, seat: Seat, to: Speech) -> Iterator[Question]:
    """What laws may ask the seat in the open phase, each one kind of question: a hazard in its own invasion."""
    names = vocabulary(view, seat)
    for _, piece in laws(view):
        assert isinstance(piece, Law)
        for one in view.invasions:
            if one.over or (getattr(piece, "boss", True) is False and one.hazard != piece.name):
                continue
            found: dict[str, dict[str, None]] = {}
            for ask in piece.asked(as_if(view, one.number, seat)):
                found.setdefault(ask.about, {}).update(dict.fromkeys(_lines(view, seat, ask, names)))
            for about, lines in found.items():
                if not lines:
                    continue
                yield Question(
                    about=about,
                    where=one.number,
                    prompt=to.say("ask-law", piece=piece.name),
                    lines=tuple(islice(lines, MOST_LINES)),
                    silence=to.say("silent-law"),
                    owed=False,
                    place=numbered(to),
                )


def stoppings(view: Match, seat: Seat, to: Speech) -> Iterator[Question]:
    """What the seat may hold ready in the open phase: artifacts and vouchers against uses of others, or losses."""
    for piece in pieces_of(view, seat):
        if any(letter in getattr(piece, "ready_in", ()) for letter in view.due):
            yield from _held_ready(piece, view.seats[seat], to)
        if piece.kind in READY:
            # One that asks at moments of its own has questions there.
            if not any(rule.verb == ASKS for rule in piece.rules) and any(
                rule.optional or rule.verb == CANCELS for rule in piece.rules
            ):
                prompt, silence = to.say(f"ask-{piece.kind}-ready", piece=piece.name), to.say(f"silent-{piece.kind}")
                about = piece.asked_as if stops(piece) else piece.choices[0].about
                line = _ready_line(piece, view.seats[seat])
                yield Question(about=about, prompt=prompt, lines=(line,), silence=silence, owed=False)
        elif stops(piece) and piece.kind != STATION and (flares_played(view) or not stops_flares_alone(piece)):
            word = piece.choices[0].word
            known = [
                f"{word} {view.seats[other]} IF {view.seats[other]} uses {view.powers[other]}"
                for other in view.seats_in()
                if other != seat and view.revealed[other] and not view.off[other]
            ]
            yield Question(
                about=piece.asked_as,
                prompt=to.say("ask-ready", piece=piece.name),
                lines=(*known[:MOST_LINES], f"{word} any IF used against me"),
                taps=(*known, f"{word} any IF used against me"),
                silence=to.say("silent-play"),
                owed=False,
            )


def answered(view: Match, seat: Seat, to: Speech) -> Iterator[Question]:
    """What a seat may have to answer to the powers of others that everybody knows."""
    for other in view.seats_in():
        power = BY_NAME.get(view.powers[other]) if other != seat and not view.powerless[other] else None
        if power is None or not any(letter in getattr(power, "answered_in", ()) for letter in view.due):
            continue
        for word in getattr(power, "answers", ()):
            prompt = to.say("ask-answered", other=view.seats[other], piece=power.name)
            silence = to.say("silent-answered")
            line = _example(word, view.seats[seat])
            yield Question(about=word.about, prompt=prompt, lines=(line,), silence=silence, owed=False)


def _example(word: type[Choice], colour: str) -> str:
    """The example of an order word as the alien of this colour has it read back: its own planets are at home."""
    return re.sub(rf"\b{colour} (\d+)", r"home \1", word.example)


def _held_ready(piece: Piece, colour: str, to: Speech) -> Iterator[Question]:
    """The orders of a power or an artifact that serve whenever its moment comes."""
    asked, silent = ("ask-power", "silent-power") if piece.kind == POWER else ("ask-voucher-ready", "silent-play")
    for choice in piece.choices:
        prompt, silence = to.say(asked, piece=piece.name), to.say(silent)
        yield Question(
            about=choice.about, prompt=prompt, lines=(_example(choice, colour),), silence=silence, owed=False
        )


def _ready_line(piece: Piece, colour: str) -> str:
    """The order that holds a piece ready."""
    if isinstance(piece, Flare):
        return f"FLARE {piece.alien}"
    if piece.kind == TECH and stops(piece):
        return f"{piece.choices[0].word} any"
    return _example(piece.choices[0], colour)


def stops_flares_alone(piece: Piece) -> bool:
    """Whether a piece does nothing but stop flares."""
    return all((rule.verb, rule.topic) == (CANCELS, FLARE) for rule in piece.rules)


def numbered(to: Speech) -> str:
    """What the numbers of questions count, for the reader."""
    return capital(to.say("place-name"))


def stops(piece: Piece) -> bool:
    """Whether a piece cancels what others use."""
    return any(rule.verb == CANCELS for rule in piece.rules)


def wished(view: Match, seat: Seat) -> Sequence[Wish]:
    """What the pieces of a seat may ask it, cached with its view: its cache and its questions both need it."""
    kept: dict[Seat, Sequence[Wish]] = view.__dict__.setdefault("_wished", {})
    found = kept.get(seat)
    if found is None:
        names = vocabulary(view, seat)
        found = kept[seat] = [
            Wish(piece, ask.about, where, lines[:MOST_LINES], lines)
            for piece, ask, where in asked(view, seat)
            for lines in [_lines(view, seat, ask, names)]
        ]
    return found


def may_come(view: Match, rule: Rule) -> bool:
    """Whether a rule may ask something in the open phase: also one that acts by itself, and asks only how."""
    return rule.verb == ASKS and any(letter in MOMENTS[rule.topic].letters for letter in view.due)


def asked(view: Match, seat: Seat) -> Iterator[tuple[Piece, Ask, int]]:
    """The questions with which pieces of a seat may begin now, each once an invasion, with the invasion."""
    found = set()
    for piece in pieces_of(view, seat):
        for rule in piece.rules:
            if not may_come(view, rule):
                continue
            everywhere = MOMENTS[rule.topic].everywhere
            for where in [one.number for one in view.invasions if not one.over] if everywhere else [0]:
                ask = _begun(view, seat, piece, rule, where)
                if ask is None:
                    continue
                place = where if _kind(piece, ask).of_challenge else 0
                key = (piece.name, ask.about, place, ask.detail if not place else "")
                if key not in found:
                    found.add(key)
                    yield piece, ask, place


def _kind(piece: Piece, ask: Ask) -> Choice | type[Choice]:
    """The order word that answers a question of a piece: its own, or one that everybody has."""
    return piece.choices[0] if piece.choices else next(ask.options.every())


def _begun(view: Match, seat: Seat, piece: Piece, rule: Rule, where: int) -> Ask | None:
    """The question with which a piece would begin, in the position as it is or as it may become in this phase."""
    for future in _futures(view, where, seat):
        at = as_if(future, where, seat)
        if rule.where(at):
            return _first(rule, piece, at)
    return None


def _futures(view: Match, where: int, seat: Seat) -> Iterator[Match]:
    """The position as it may be when the question comes."""
    yield view
    if not where:
        return
    invasion = view.invasion(where)
    if invasion.defender is None:
        return
    if view.letter == LAUNCH and invasion.target is None:
        yield from [amended(view, where, target=place) for place in view.home(invasion.defender)]
    elif view.letter == RALLY:
        for side in (INVADERS, DEFENDERS):
            yield amended(view, where, sponsors=_joined(view, invasion, side))
    if view.due[-1] >= ENCOUNTER:
        yield from _endings(view, invasion, seat)


def _joined(view: Match, invasion: Invasion, side: int) -> tuple[Sponsor, ...]:
    """All others, with a ship each."""
    return tuple([Sponsor(seat, side, 1) for seat in view.seats_in() if seat not in invasion.leaders])


def _endings(view: Match, invasion: Invasion, seat: Seat) -> Iterator[Match]:
    """The encounter as it may end: one fleet or the other has won, in a clash or against an envoy.

    The drivers lie in the exhausts.
    """
    own = next((pod for pod in view.caches[seat] if is_encounter(pod)), NEGOTIATE)
    drivers = (own, own)
    exhausts = view.exhausts
    for leader in invasion.leaders:
        exhausts = put(exhausts, leader, (own,))
    spent = replace(view, exhausts=exhausts)
    for natures, won in product(((BRIGADE, BRIGADE), (BRIGADE, ENVOY)), ((True, False), (False, True))):
        yield amended(
            spent,
            invasion.number,
            drivers=drivers,
            contact=True,
            spent=True,
            natures=natures if won[0] else natures[::-1],
            outcome=MASSACRE if ENVOY in natures else CLASH,
            won=won,
            sponsors=invasion.sponsors or _joined(view, invasion, won.index(True)),
            boons=((seat, 1),),
        )


def _first(rule: Rule, piece: Piece, at: MatchAt) -> Ask | None:
    """The question with which the piece would begin, if it is one to whoever has the piece."""
    script = rule.method(piece, at)
    if not isinstance(script, GeneratorType):
        return None
    item = next(script, None)
    script.close()
    return item if isinstance(item, Ask) and item.seat == at.me else None


def _lines(view: Match, seat: Seat, ask: Ask, names: Vocabulary) -> tuple[str, ...]:
    """Some of the choices that it has, none of them against the seat itself."""
    best = max(pods_of(contents(view)), key=lambda pod: printed(pod) or 0)
    every = [choice for choice in islice(ask.options.every(), MOST_TRIED) if choice is not NO]
    others = [choice for choice in every if _of(choice) != seat] or every
    found = dict.fromkeys(f"{choice.word} {_sample(choice, best).text(names)}".strip() for choice in others)
    return tuple(islice(found, MOST_TAPS))


def _of(choice: Choice) -> Seat | None:
    """The alien that a choice is about."""
    return getattr(choice, "seat", None)


def _sample(choice: Choice, pod: str) -> Choice:
    """A choice that names a pod of somebody else's names the highest attack."""
    changes: dict[str, Any] = {"pod": pod} if hasattr(choice, "pod") and _of(choice) is not None else {}
    return replace(choice, **changes) if changes else choice
