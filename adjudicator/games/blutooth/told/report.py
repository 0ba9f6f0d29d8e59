"""The report: what a seat is told after a phase, made from views alone.

What everybody may know is told in the same words to all: nobody is `you` in it.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from adjudicator.core.event import OUTSIDER, Event, Seat
from adjudicator.core.event import told as heard
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.games.blutooth.events.milestones import Missed, PowersDealt
from adjudicator.games.blutooth.mechanics.lucre_values import backed, for_a_pod, priced, prices, provided
from adjudicator.games.blutooth.mechanics.resupplies import drivers_each
from adjudicator.games.blutooth.mechanics.showcase import shown
from adjudicator.games.blutooth.pieces import ARTIFACTS, BY_NAME, PARTS, STATIONS, TECHS, VOUCHERS, powers_for
from adjudicator.games.blutooth.systems.flares import flares_played
from adjudicator.games.blutooth.table.forge_list import contents, kinds_of
from adjudicator.games.blutooth.table.match import STRIKES, Match, vacant
from adjudicator.games.blutooth.table.speech import Speech
from adjudicator.games.blutooth.told import board, invasion_accounts, laws, moons_told, scoring, wave_history
from adjudicator.games.blutooth.told.board import covered
from adjudicator.games.blutooth.told.cache import cache_of
from adjudicator.games.blutooth.told.carried_out import heeded
from adjudicator.games.blutooth.told.invasion_accounts import Account, account
from adjudicator.games.blutooth.told.invasions.uses import used
from adjudicator.games.blutooth.told.vocabulary import has_techs
from adjudicator.games.blutooth.words.lucre_words import VOUCHER

Scene = tuple[Account, ...] | None
"""The invasions as everybody saw them; None in the first report of a match, or if nothing has happened."""

RULES = ("natures", "combat", "distress", "payoff", "lucre", "negotiation", "silence")
"""The rules that everybody needs, a paragraph each."""

LISTED_ONCE: Final = 40
"""More powers than these are not listed beside the house rule that lists them."""


def scene(before: Match, view: Match, told: Sequence[Event[Match]]) -> Scene:
    """What happened in the invasions, for all seats alike; `before` is the view at the last boundary."""
    before, view, told = covered(before), covered(view), heard(told, OUTSIDER)
    return None if _first(before, view, told) else invasion_accounts.scene(before, told)


def shared(
    before: Match, view: Match, told: Sequence[Event[Match]], scene: Scene, words: Phrasebook | None = None
) -> tuple[Section, ...]:
    """What is for everybody; `before` is the view at the last boundary."""
    before, view, told = covered(before), covered(view), heard(told, OUTSIDER)
    to, first = Speech(view.seats, None, words), scene is None
    sections = (
        _end(view, to),
        scoring.reckoning(view, to),
        *(account(view, one, to) for one in scene or ()),
        *board.board(view, None if first else before, to),
        laws.laws(view, to),
        used(told, to),
        wave_history.latest(before, told, to, first=_dealt(told)),
        wave_history.earlier(before, to),
    )
    return tuple([section for section in sections if section is not None])


def own(
    before: Match,
    view: Match,
    told: Sequence[Event[Match]],
    answers: Sequence[Answer],
    seat: Seat,
    scene: Scene,
    words: Phrasebook | None = None,
) -> tuple[Section, ...]:
    """What is for one player alone."""
    to = Speech(view.seats, seat, words)
    mine = invasion_accounts.concerning(told, seat)
    sections = (
        _greeting(view, to, seat) if scene is None else None,
        _yours(scene, mine, view, to),
        _orders(before, view, mine, answers, to),
        cache_of(view, seat, to, first=scene is None) if not view.eliminated[seat] else None,
    )
    return tuple([section for section in sections if section is not None])


def _dealt(told: Sequence[Event[Match]]) -> bool:
    return PowersDealt in map(type, told)


def _first(before: Match, view: Match, told: Sequence[Event[Match]]) -> bool:
    """Whether it is the report of a match just dealt, or one in which nothing has happened since `before`."""
    return _dealt(told) or ((before.turn, before.phase) == (view.turn, view.phase) and before == view)


def rules_text(view: Match, words: Phrasebook | None = None, reader: Seat | None = None) -> tuple[Section, ...]:
    """The rules in short, of the powers that may be in play, the artifacts of the forge, and vouchers.

    For a `reader` the powers and artifacts are only named: their own are in other parts of the report, and HELP tells
    the others.
    """
    to = Speech(view.seats, None, words)
    flares = flares_played(view)
    built = STATIONS if view.options["stations"] == "yes" else ()
    basic = tuple([to.say(f"rules-{one}", **_values(view)) for one in (*RULES, *_besides(view), *laws.rules(view))])
    pods = (*kinds_of(contents(view)), *view.manifested)
    artifacts = [artifact for artifact in ARTIFACTS if artifact.name in pods]
    points = scoring.rules(view, to)
    besides = () if points is None else (points,)
    found = [Section(to.say("heading-rules"), basic), *besides]
    powers = powers_for(view.options, len(view.seats))
    if reader is not None:
        many = len(powers) > LISTED_ONCE
        listed = to.say("rules-powers-many", count=len(powers)) if many else to.listed(map(_name, powers))
        names = {"powers": listed, "artifacts": to.listed(map(_name, artifacts))}
        standing = [one.name for one in view.stations]
        further = (to.say("rules-stations-others", stations=to.listed(standing)),) if standing else ()
        return (Section(to.say("heading-rules"), (*basic, to.say("rules-others", **names), *further)), *besides)
    found += [Section(to.say("heading-power", power=power.name), (as_asked(view, power, words),)) for power in powers]
    found += [
        Section(to.say("heading-artifact", pod=artifact.name), (as_asked(view, artifact, words),))
        for artifact in artifacts
    ]
    found += [
        Section(to.say("heading-voucher", voucher=voucher.name), (as_asked(view, voucher, words),))
        for voucher in VOUCHERS
        if not voucher.option or view.options[voucher.option] == "yes"
    ]
    found += [
        Section(to.say("heading-station", station=station.name), (as_asked(view, station, words),)) for station in built
    ]
    found += [_flare(view, pod, words) for pod in PARTS] if flares else []
    if has_techs(view):
        found += [Section(to.say("heading-tech", tech=tech.name), (as_asked(view, tech, words),)) for tech in TECHS]
    return (*found, *laws.all_of_them(view, to), *moons_told.rules_of_all(view, to))


def _besides(view: Match) -> Iterator[str]:
    """Further rules, of what only some matches have."""
    if contents(view).dark:
        yield "dark"
    if view.options.get("dual", "no") != "no":
        yield view.options["dual"].replace("_", "-")
    if drivers_each(view) > 1:
        yield "armed"
    if view.options.get("haggles", "no") == "yes":
        yield "haggles"
    if shown(view.options):
        yield "showcase"
    if view.praw:
        yield "praw"
    if flares_played(view):
        yield "flares"
    if view.options["stations"] == "yes":
        yield "stations"
    yield from moons_told.ruled(view)
    if has_techs(view):
        yield "techs"


def _flare(view: Match, pod: str, words: Phrasebook | None) -> Section:
    """Both parts of a flare."""
    to = Speech(view.seats, None, words)
    said = [to.say("flare-parts", name=part.name, rules=as_asked(view, part, words)) for part in PARTS[pod]]
    return Section(to.say("heading-flare", pod=pod), tuple(said))


def _values(view: Match) -> dict[str, Any]:
    """What lucre is worth in this match, for the rules in short."""
    costs, options = prices(view.options), view.options
    return {
        "provided": provided(options),
        "backed": backed(options),
        "pod": for_a_pod(options),
        "vouchers": VOUCHER in costs,
        **priced(options),
    }


def _name(piece: Piece) -> str:
    return piece.name


def as_asked(view: Match, piece: Piece, words: Phrasebook | None = None) -> str:
    """The rules of a piece, for whoever asks about it."""
    return " ".join(descriptions.of(piece, Speech(view.seats, None, words).book))


def _greeting(view: Match, to: Speech, seat: Seat) -> Section:
    parts = [
        to.say("your-power", power=power, rules=as_asked(view, BY_NAME[power], to.book))
        for power in view.own_powers(seat)
        if power != HIDDEN
    ]
    if view.undecided and view.undecided[seat]:
        parts.append(to.say("your-choice", powers=to.listed(view.own_powers(seat))))
    mine = view.invading(seat)
    if mine is not None and view.winners is None:
        other = "wild" if mine.defender is None else view.seats[mine.defender]
        parts.append(to.say("your-charge", other=other, number=mine.number))
    return Section(to.say("heading-part"), tuple(parts), Chapter.YOURS)


def _yours(scene: Scene, told: Sequence[Event[Match]], view: Match, to: Speech) -> Section | None:
    """What happened to the seat: its invasions, and everything else that concerned it, given as `told`."""
    mine = invasion_accounts.by_invasion(told)
    concerned = [one for one in scene or () if to.seat in one.seats or one.invasion.number in mine]
    results = [invasion_accounts.mine(one, mine.get(one.invasion.number, ()), to) for one in concerned]
    parts = (*filter(None, results), *wave_history.news(told, to, first=scene is None), *_warned(told, view, to))
    return Section(to.say("heading-yours"), parts, Chapter.YOURS) if parts else None


def _warned(told: Sequence[Event[Match]], view: Match, to: Speech) -> Iterator[str]:
    """The consequences of the phases that a seat has missed, if it can still act, or leaves in this wave."""
    assert to.seat is not None, "phases are missed by somebody"
    then, strikes = view.options["after_nmr"], view.strikes[to.seat]
    gone = view.eliminated[to.seat] or vacant(view, to.seat) or view.winners is not None
    if then != "hold" and not gone and any(to.seat in event.missed for event in told if isinstance(event, Missed)):
        yield to.say("missed-next", last=strikes >= STRIKES, then=then)


def _orders(
    before: Match, view: Match, told: Sequence[Event[Match]], answers: Sequence[Answer], to: Speech
) -> Section | None:
    """What became of the seat's orders; `told` is what concerned it."""
    sent = not any(to.seat in event.missed for event in told if isinstance(event, Missed))
    return heeded(before, view, answers, to, sent=sent)


def _end(view: Match, to: Speech) -> Section | None:
    """The final standings; the winner is named above them in the letter."""
    if view.winners is None:
        return None
    return Section(to.say("heading-end"), (standings(view, to.book),), Chapter.END)


def standings(view: Match, words: Phrasebook | None = None) -> Table:
    """By dominion; among equals by points, if there are any, and by authority."""
    to = Speech(view.seats, None, words)
    points = {score.seat: score.total for score in view.scores}

    def rank(seat: Seat) -> tuple[int, int, int, int]:
        return (-view.dominion(seat), -points.get(seat, 0), -view.authority(seat), seat)

    rows = tuple(
        (
            view.seats[seat],
            board.powers_said(view, seat, to),
            str(view.dominion(seat)),
            str(view.authority(seat)),
            *((str(points.get(seat, 0)),) if points else ()),
        )
        for seat in sorted(range(len(view.seats)), key=rank)
    )
    heads = ("alien", "power", "dominion", "authority", *(("points",) if points else ()))
    return Table(to.heads(*heads), rows)
