"""What everybody may know of how it stands: planets, players, challenges; and what of it is different."""

from adjudicator.core.event import Seat
from adjudicator.engine.marking import MARK, Row, explained, number, table, words
from adjudicator.engine.section import Chapter, Section, Table
from adjudicator.engine.speech import counted, listed
from adjudicator.games.cosmic.speech import Speech
from adjudicator.games.cosmic.state import DEFENCE, OFFENCE, PLANETS, SIDES, Challenge, Cosmic, Place, vacant

NONE = "-"
"""What stands in a cell where there is nothing."""


def _tokens(view: Cosmic, place: Place) -> str:
    """`4 Red, 2 Blue`."""
    row = view.planets[place]
    return ", ".join([f"{tokens} {view.seats[seat]}" for seat, tokens in enumerate(row) if tokens]) or NONE


def planets(view: Cosmic, before: Cosmic | None, to: Speech) -> Section:
    """The tokens of each player on each planet (rule 6a)."""
    rows: list[Row] = []
    for system, colour in enumerate(view.seats):
        home = view.home(system)
        cells = [words(_tokens(view, place), None if before is None else _tokens(before, place)) for place in home]
        rows.append((colour, *cells))
    head = ("System", *(f"Planet {number + 1}" for number in range(PLANETS)))
    parts: list[str | Table] = [table(head, rows)]
    if before is not None:
        places = [place for place, row in enumerate(view.planets) if row != before.planets[place]]
        was = [f"{to.place(place)} had {_tokens(before, place).replace(NONE, 'none')}" for place in places]
        if was:
            parts.append(f"{MARK} Different since the last report: {'; '.join(was)}.")
    attacked = sorted(view.attacked())
    if attacked:
        besieged = listed([to.place(place) for place in attacked])
        parts.append(f"Under attack: {besieged}. No token leaves or reaches them until that is over (rule 14).")
    return Section("The planets", tuple(parts), Chapter.BOARD)


def aside(view: Cosmic, before: Cosmic | None) -> Section:
    """Everybody's tokens in the Warp and in Limbo, and those that are gone (rule 6c)."""
    piles = [("Warp", "warp"), ("Limbo", "limbo"), *((("Gone", "out"),) if any(view.out) else ())]
    rows: list[Row] = []
    for seat, colour in enumerate(view.seats):
        was = [None if before is None else getattr(before, pile)[seat] for _, pile in piles]
        rows.append(
            (colour, *(number(getattr(view, pile)[seat], old) for (_, pile), old in zip(piles, was, strict=True)))
        )
    return Section("Warp and Limbo", (table(("Player", *(head for head, _ in piles)), rows),), Chapter.ASIDE)


def attacks(view: Cosmic) -> Section | None:
    """Whom everybody must attack in the turn that begins (rule 6h)."""
    rows = [(colour, said) for seat, colour in enumerate(view.seats) if (said := _target(view, seat))]
    if view.phase != 1 or not rows:
        return None
    return Section("Who must attack whom", (Table(("Player", "Must attack"), tuple(rows)),), Chapter.NEXT)


def _target(view: Cosmic, seat: Seat) -> str:
    target = view.targets[seat]
    if view.removed[seat] or target is None or view.winners is not None:
        return ""
    system, defender = target
    return view.seats[system] if system == defender else f"{view.seats[defender]} in {view.seats[system]}"


def players(view: Cosmic, before: Cosmic | None, to: Speech) -> Section:
    """Powers, hand sizes, bases, and who has missed phases (rules 6b, 6e)."""
    rows: list[Row] = []
    for seat, colour in enumerate(view.seats):
        now, was = _counts(view, seat), (None,) * 3 if before is None else _counts(before, seat)
        cards, *bases = [number(*pair) for pair in zip(now, was, strict=True)]
        power = words(_power(view, seat), None if before is None else _power(before, seat))
        rows.append((colour, power, NONE if view.removed[seat] else cards, *bases))
    parts = [*explained(table(("Player", "Power", "Cards", "Foreign bases", "Home bases"), rows))]
    for seat in view.seats_in():
        if vacant(view, seat):
            parts.append(f"{to.who(seat)} is played at random until somebody's orders come.")
        elif view.strikes[seat]:
            running = " running" if view.strikes[seat] > 1 else ""
            parts.append(f"{to.who(seat)} has missed {counted(view.strikes[seat], 'phase')}{running}.")
    gone = [seat for seat, removed in enumerate(view.removed) if removed]
    parts += [f"{to.who(seat)} has been removed from the game." for seat in gone]
    deck, discard = (
        number(len(getattr(view, pile)), None if before is None else len(getattr(before, pile))).words
        for pile in ("deck", "discard")
    )
    parts.append(f"Cards in the deck: {deck}; discarded: {discard}.")
    return Section("The players", tuple(parts), Chapter.COUNTS)


def _counts(view: Cosmic, seat: Seat) -> tuple[int, int, int]:
    return len(view.held(seat)), view.foreign_bases(seat), view.home_bases(seat)


def _power(view: Cosmic, seat: Seat) -> str:
    """`Mind`, `Mind (lost)`, and what one that gathers has gathered."""
    notes = (*(("lost",) if view.powerless[seat] else ()), *((f"{n} gathered",) if (n := view.gathered(seat)) else ()))
    return f"{view.powers[seat]} ({', '.join(notes)})" if notes else view.powers[seat]


def challenges(view: Cosmic, to: Speech) -> Section | None:
    """The tokens in each challenge that is not yet over (rule 6d)."""
    rows = [
        (str(challenge.number), to.place(challenge.planet), *_side(view, challenge, side))
        for challenge in view.challenges
        if challenge.totals is None
        for side in (OFFENCE, DEFENCE)
    ]
    if not rows:
        return None
    head = ("No.", "Planet", "Side", "Player", "Tokens", "Allies")
    return Section("Tokens in the challenges", (Table(head, tuple(rows)),), Chapter.FIGHTS)


def _side(view: Cosmic, challenge: Challenge, side: int) -> tuple[str, str, str, str]:
    undivided = side == DEFENCE and challenge.shield is None
    tokens = "to be divided" if undivided else str(challenge.tokens_of(side))
    return (SIDES[side], view.seats[challenge.main(side)], tokens, allies(view, challenge, side))


def allies(view: Cosmic, challenge: Challenge, side: int) -> str:
    """`Green 2, Yellow 1`: the allied tokens on one side."""
    found = [f"{view.seats[ally.seat]} {ally.tokens}" for ally in challenge.allies if ally.side == side]
    return ", ".join(found) or NONE
