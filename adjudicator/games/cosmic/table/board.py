"""The board as everybody may know it: planets, players, challenges; and what has changed."""

from collections.abc import Callable

from msgspec.structs import replace

from adjudicator.core.event import OUTSIDER, Seat
from adjudicator.core.piles import hidden
from adjudicator.engine.contract.changed_cells import Row, explained, joined, number, table, together, words
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.engine.contract.stores import Store
from adjudicator.galaxy import board as tables
from adjudicator.galaxy.board import NONE
from adjudicator.galaxy.speech import NO
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.table.state import (
    DEFENCE,
    NO_CARDS,
    OFFENCE,
    SIDES,
    Challenge,
    Cosmic,
    cover,
    vacant,
)

Board = tuple[Section | None, ...]


def covered(view: Cosmic) -> Cosmic:
    """A view with every card face down that not everybody has seen: it is the same for all players' views."""
    kept: dict[str, Cosmic] = view.__dict__
    found = kept.get("_covered")
    if found is None:
        found = kept["_covered"] = _covered(view)
    return found


def _covered(view: Cosmic) -> Cosmic:
    return replace(
        view,
        hands=tuple(map(hidden, view.hands)),
        fresh=tuple(map(hidden, view.fresh)),
        deck=hidden(view.deck),
        discard=hidden(view.discard),
        instructed=cover(view.instructed),
        stores=tuple([store.seen(OUTSIDER) for store in view.stores]),
        hoards=tuple([hoard.seen(OUTSIDER) for hoard in view.hoards]),
        challenges=tuple([one if one.shown else replace(one, laid=NO_CARDS) for one in view.challenges]),
    )


def board(view: Cosmic, before: Cosmic | None, to: Speech) -> Board:
    """The position for everybody: made only of what all can see (`covered`)."""
    assert to.seat is None, "nobody is `you` in what everybody is told"
    return (
        challenges(view, to),
        aside(view, before, to),
        planets(view, before, to),
        attacks(view, to),
        players(view, before, to),
    )


def planets(view: Cosmic, before: Cosmic | None, to: Speech) -> Section:
    """The tokens of each player on each planet (rule 6a)."""
    parts = tables.planets(view.seats, view.planets, None if before is None else before.planets, to)
    if before is None and _aside_empty(view):
        parts = joined(parts, to.say("aside-empty"))
    attacked = sorted(view.attacked())
    if attacked:
        parts.append(to.say("under-attack", places=to.listed([to.place(place) for place in attacked])))
    for tower in view.towers:
        levels = to.listed([to.place(level) for level in tower.levels])
        parts.append(to.say("tower-line", place=to.place(tower.place), levels=levels, height=tower.height))
    for pair in view.pairs:
        one, other = map(to.place, pair.places)
        parts.append(to.say("pair-line", seat=view.seats[pair.seat], one=one, second=other))
    return Section(to.say("heading-planets"), tuple(parts), Chapter.BOARD)


def _aside_empty(view: Cosmic) -> bool:
    """Whether all tokens are on planets or in challenges."""
    return not (any(view.warp) or any(view.limbo) or any(view.out) or view.captives)


def aside(view: Cosmic, before: Cosmic | None, to: Speech) -> Section | None:
    """Everybody's tokens in the Warp and in Limbo, and those that are gone (rule 6c); `planets` says once if none."""
    if before is None and _aside_empty(view):
        return None
    seats = range(len(view.seats))
    piles: list[tuple[str, Callable[[Cosmic], tuple[int, ...]]]] = [
        ("head-warp", lambda state: state.warp),
        ("head-limbo", lambda state: state.limbo),
    ]
    if view.captives:
        piles.append(("head-captive", lambda state: tuple(map(state.captured, seats))))
    if any(view.out):
        piles.append(("head-gone", lambda state: state.out))
    columns = [(pile(view), None if before is None else pile(before)) for _, pile in piles]
    head = (to.say("head-player"), *(to.say(head) for head, _ in piles))
    return Section(to.say("heading-aside"), (_alike(tables.by_seat(head, view.seats, columns), to),), Chapter.ASIDE)


def _alike(several: Table, to: Speech) -> Table:
    return together(several, to.say("everybody-alike"))


def attacks(view: Cosmic, to: Speech) -> Section | None:
    """Whom everybody must attack in the turn that begins (rule 6h)."""
    rows = [(colour, said) for seat, colour in enumerate(view.seats) if (said := _target(view, seat, to))]
    if view.phase != 1 or not rows:
        return None
    head = (to.say("head-player"), to.say("head-must-attack"))
    return Section(to.say("heading-attacks"), (Table(head, tuple(rows)),), Chapter.NEXT)


def _target(view: Cosmic, seat: Seat, to: Speech) -> str:
    target = view.targets[seat]
    if target is None or view.winners is not None:
        return ""
    system, defender = target
    if system == defender:
        return view.seats[system]
    return to.say("target-in", other=view.seats[defender], system=view.seats[system])


def players(view: Cosmic, before: Cosmic | None, to: Speech) -> Section:
    """Powers, hand sizes, bases, and the players who have missed phases (rules 6b, 6e)."""
    rows: list[Row] = []
    for seat, colour in enumerate(view.seats):
        now, was = _counts(view, seat), (None,) * 3 if before is None else _counts(before, seat)
        cards, *bases = [number(*pair) for pair in zip(now, was, strict=True)]
        power = words(_power(view, seat, to), None if before is None else _power(before, seat, to))
        rows.append((colour, power, NONE if view.removed[seat] else cards, *bases))
    head = to.heads("player", "power", "cards", "foreign", "home")
    parts = [*explained(_alike(table(head, rows), to), said=to.say("different"))]
    for seat in view.seats_in():
        if vacant(view, seat):
            parts.append(to.say("vacant", seat=view.seats[seat]))
        elif view.strikes[seat]:
            parts.append(to.say("strikes", seat=view.seats[seat], count=view.strikes[seat]))
    gone = [seat for seat, removed in enumerate(view.removed) if removed]
    parts += [to.say("seat-gone", seat=view.seats[seat]) for seat in gone]
    deck, discard = (
        number(len(getattr(view, pile)), None if before is None else len(getattr(before, pile))).words
        for pile in ("deck", "discard")
    )
    parts.append(to.say("piles", deck=deck, discard=discard))
    parts += [_store(view, store, to) for store in view.stores]
    for hoard in view.hoards:
        said = {"seat": view.seats[hoard.seat], "number": len(hoard.cards)}
        parts.append(to.say("hoard-line", piece=hoard.piece, **said))
    parts += [_set_out(view, *where, to) for where in dict.fromkeys((one.piece, one.on) for one in view.set_out)]
    return Section(to.say("heading-players"), tuple(parts), Chapter.COUNTS)


def _counts(view: Cosmic, seat: Seat) -> tuple[int, int, int]:
    return len(view.hands[seat]) + len(view.fresh[seat]), view.all_foreign_bases()[seat], view.home_bases(seat)


def _power(view: Cosmic, seat: Seat, to: Speech) -> str:
    """`Mind`, `Mind (lost)`, and what a gathering power has gathered."""
    gathered = view.gathered(seat)
    notes = [to.say("power-is-lost")] if view.powerless[seat] else []
    notes += [to.say("power-gathered", count=gathered)] if gathered else []
    return f"{view.powers[seat]} ({', '.join(notes)})" if notes else view.powers[seat]


def _store(view: Cosmic, store: Store, to: Speech) -> str:
    """Where the cards of a power are."""
    laid = [to.say("store-laid", card=to.cards((one.card,)), up=one.up, other=to.one(one.on)) for one in store.laid]
    return to.say(
        "store-line",
        piece=store.piece,
        seat=view.seats[store.seat],
        held=len(store.held),
        left=len(store.set),
        spent=to.cards(store.spent),
        laid=to.listed(laid) if laid else NO,
    )


def _set_out(view: Cosmic, piece: str, on: Seat, to: Speech) -> str:
    """The cards of the deck that a power has set out before a player."""
    there = tuple(sorted([one.card for one in view.set_out if (one.piece, one.on) == (piece, on)]))
    return to.say("set-out-line", piece=piece, other=view.seats[on], cards=to.cards(there))


def challenges(view: Cosmic, to: Speech) -> Section | None:
    """The tokens in each challenge that is not yet over (rule 6d)."""
    rows = [
        (
            str(challenge.number),
            to.place(challenge.planet),
            *(_side(view, challenge, side, to) for side in (OFFENCE, DEFENCE)),
        )
        for challenge in view.challenges
        if challenge.totals is None
    ]
    if not rows:
        return None
    head = to.heads("number", "place", *SIDES)
    return Section(to.say("heading-challenges"), (Table(head, tuple(rows)),), Chapter.FIGHTS)


def _side(view: Cosmic, challenge: Challenge, side: int, to: Speech) -> str:
    """`Red 4, with Blue 2 and Green 1`."""
    undivided = side == DEFENCE and challenge.shield is None
    tokens = to.say("to-be-divided") if undivided else str(challenge.tokens_of(side))
    main, helping = f"{view.seats[challenge.main(side)]} {tokens}", _allies(view, challenge, side)
    return to.say("with-allies", main=main, allies=to.listed(helping)) if helping else main


def allies(view: Cosmic, challenge: Challenge, side: int) -> str:
    """`Green 2, Yellow 1`: the allied tokens on one side."""
    return ", ".join(_allies(view, challenge, side)) or NONE


def _allies(view: Cosmic, challenge: Challenge, side: int) -> list[str]:
    return [f"{view.seats[ally.seat]} {ally.tokens}" for ally in challenge.allies if ally.side == side]
