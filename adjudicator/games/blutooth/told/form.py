"""The questions of each letter, as far as a seat can know them.

A question is owed if everybody can see that the player is asked it. Whether somebody owes orders must not reveal a
cache, a power or a commission, so questions that come from these are never owed.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Question, Vocabulary
from adjudicator.engine.contract.pieces import SEES
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.galaxy.dividing import besieged
from adjudicator.galaxy.forces import loose
from adjudicator.games.blutooth.encounters.beside import Word, beside_held
from adjudicator.games.blutooth.encounters.retreats import may_retreat
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.lucre_values import SILVER_BOONS, priced, prices
from adjudicator.games.blutooth.mechanics.purchases import buyers, can_buy
from adjudicator.games.blutooth.mechanics.resupplies import drivers_each
from adjudicator.games.blutooth.mechanics.returning import homes
from adjudicator.games.blutooth.table.backs import kind
from adjudicator.games.blutooth.table.invasions import DEFENDERS, NEGOTIATION, SIDES, Invasion, Place
from adjudicator.games.blutooth.table.match import CAPACITY, ENCOUNTER, LAUNCH, PAYOFF, RALLY, WAVES, Commission, Match
from adjudicator.games.blutooth.table.pods import (
    ASSASSIN,
    ENVOY,
    POISON,
    has_kind,
    is_distress,
    is_encounter,
    nature,
    printed,
)
from adjudicator.games.blutooth.table.speech import NO, Speech
from adjudicator.games.blutooth.told import moons_told
from adjudicator.games.blutooth.told.as_if import allowed
from adjudicator.games.blutooth.told.beside_invasions import beside_invasions
from adjudicator.games.blutooth.told.piece_questions import answered, lawful, numbered, stoppings, wishes
from adjudicator.games.blutooth.told.pieces_in_force import pieces_of
from adjudicator.games.blutooth.told.samples import order_samples, order_taps
from adjudicator.games.blutooth.told.station_news import as_sponsor, brought, choice, held_ready, owed, put_up
from adjudicator.games.blutooth.told.techs import tech_questions
from adjudicator.games.blutooth.told.vocabulary import vocabulary
from adjudicator.games.blutooth.words.encounter_words import (
    AsEnvoy,
    Assassinate,
    Casualties,
    Distress,
    Driver,
    Intimidate,
    Kick,
    Second,
)
from adjudicator.games.blutooth.words.launch_words import Commission as Commissioning
from adjudicator.games.blutooth.words.launch_words import Load, NameDefender, Resupply, Revive, Target, Unflatten
from adjudicator.games.blutooth.words.lucre_words import BOONS, VOUCHER, Bribe, Buy, FromShowcase, Pay
from adjudicator.games.blutooth.words.payoff_words import Accept, Boon, Demand, Negate, Quash, Reserve
from adjudicator.games.blutooth.words.rally_words import Divide, Lose, PlagueLoss, Retreat, Return, Send, SponsorFleet

Part = Callable[[Match, Seat, Speech, Vocabulary], Iterator[Question]]

LEADERS: Final = 2
"""In a match of so many aliens there is nobody to commission."""
LEAST_SHOWN: Final = 4
"""From so low an attack on it is asked what it is to be where it comes to no might."""


def questions(view: Match, seat: Seat, words: Phrasebook | None = None) -> tuple[Question, ...]:
    """Everything this seat will or may be asked in the open phase; nothing once it is out of the match."""
    if view.eliminated[seat] or view.winners is not None:
        return ()
    to, names = Speech(view.seats, seat, words), vocabulary(view, seat)
    found = [
        *beside_invasions(view, seat, to),
        *choice(view, seat, to, names),
        *_plague(view, seat, to, names),
        *[question for letter in view.due for question in LETTERS[letter](view, seat, to, names)],
    ]
    if view.showcase:
        lines = tuple([f"{FromShowcase.word} {pod}" for pod in order_samples.best_shown(view)])
        found.append(_question(FromShowcase.about, to, "showcase", lines, owed=False))
    if view.stations:
        found += [*brought(view, seat, to, names), *held_ready(view, seat, to), *as_sponsor(view, seat, to)]
    if view.moons:
        found += moons_told.questions(view, seat, to, names)
    if view.techs:
        found += tech_questions(view, seat, to, names)
    return (
        *found,
        *lawful(view, seat, to),
        *wishes(view, seat, to),
        *stoppings(view, seat, to),
        *answered(view, seat, to),
    )


def owes(view: Match, seat: Seat) -> bool:
    """Whether any question to this seat counts as missed if it is left open.

    This is asked of every seat in every phase, so no questions are made for it; the rules for owed ones are repeated
    here.
    """
    if view.eliminated[seat] or view.winners is not None:
        return False
    if owed(view, seat) or (view.plagued[seat] and (view.caches[seat] or uncommitted(view, seat))):
        return True
    return any(OWED[letter](view, seat) for letter in view.due)


def _plague(view: Match, seat: Seat, to: Speech, names: Vocabulary) -> Iterator[Question]:
    lines = order_samples.plague_losses(view, seat, names) if view.plagued[seat] else ()
    if lines:
        taps = order_taps.plague_losses(view, seat, names)
        yield _question(PlagueLoss.about, to, "plague-loss", lines, taps=taps)


def _question(
    about: str,
    to: Speech,
    phrase: str,
    lines: tuple[str, ...],
    where: int = 0,
    *,
    owed: bool = True,
    taps: tuple[str, ...] = (),
    **said: str | int | bool,
) -> Question:
    """A question in the words of the phrases `ask-` and `silent-`, which have the same arguments."""
    return Question(
        about=about,
        where=where,
        prompt=to.say(f"ask-{phrase}", **said),
        lines=lines,
        taps=taps,
        silence=to.say(f"silent-{phrase}", **said),
        owed=owed,
        place=numbered(to) if where else "",
    )


def _named(invasion: Invasion, to: Speech) -> str:
    """`You invade Blue 4`, `Red invades you on home 3`; without a target `Red invades Blue`, or somebody."""
    other = NO if invasion.defender is None else to.one(invasion.defender)
    place = NO if invasion.target is None else to.place(invasion.target)
    return to.say("asked-of", seat=to.one(invasion.invader), other=other, place=place)


# ---- the launch


def _launch(view: Match, seat: Seat, to: Speech, names: Vocabulary) -> Iterator[Question]:
    mine = [one for one in view.invaded_by(seat) if not one.over]
    if any(not one.ambush for one in mine):
        yield from _fuel(view, seat, to)
    for one in mine:
        yield from _aimed(view, seat, one, to, names)
    lines = order_samples.resupplies(view, seat, names)
    if lines:
        free = view.resupplies[seat]
        yield _question(
            Resupply.about, to, "resupply", lines, owed=False, free=free, taps=order_taps.resupplies(view, seat, names)
        )
    if len(view.seats_in()) > LEADERS:
        for invasion in view.led_by(seat):
            if not invasion.over:
                lines = order_samples.commissions(view, invasion)
                said = _named(invasion, to)
                yield _question(
                    Commissioning.about,
                    to,
                    "commission",
                    lines,
                    invasion.number,
                    invasion=said,
                    taps=order_taps.commissions(view, invasion),
                )


def _fuel(view: Match, seat: Seat, to: Speech) -> Iterator[Question]:
    """Whether the campaign of a seat goes on, and how long it can."""
    if view.wave == 1 and view.fuel[seat]:
        cells = min(view.fuel[seat], WAVES)
        lines = order_samples.loads(view, seat)
        yield _question(
            Load.about,
            to,
            "load",
            lines,
            owed=False,
            fuel=view.fuel[seat],
            cells=cells,
            taps=order_taps.loads(view, seat),
        )
    elif view.wave > 1:
        yield _question(Load.about, to, "skip", ("SKIP",), owed=False)


def _aimed(view: Match, seat: Seat, mine: Invasion, to: Speech, names: Vocabulary) -> Iterator[Question]:
    """What an invader decides: the ship from the warp, the defender, the target."""
    if view.to_revive(seat) and (lines := order_samples.revivals(view, seat, names)):
        yield _question(
            Revive.about, to, "revive", lines, mine.number, owed=False, taps=order_taps.revivals(view, seat, names)
        )
    if view.under(seat):
        yield _question(Unflatten.about, to, "unflatten", (Unflatten.word,), mine.number, owed=False)
    if mine.defender is None:
        yield _question(
            NameDefender.about,
            to,
            "defender",
            order_samples.defenders(view, seat),
            mine.number,
            taps=order_taps.defenders(view, seat),
        )
    system = NO if mine.defender is None else to.one(mine.defender)
    lines = order_samples.aims(view, mine, names)
    yield _question(
        Target.about, to, "target", lines, mine.number, system=system, taps=order_taps.aims(view, mine, names)
    )


def _launch_owed(view: Match, seat: Seat) -> bool:
    led = [one for one in view.led_by(seat) if not one.over]
    return any(one.invader == seat for one in led) or (bool(led) and len(view.seats_in()) > LEADERS)


# ---- the rally


def _rally(view: Match, seat: Seat, to: Speech, names: Vocabulary) -> Iterator[Question]:
    free = loose(view.planets, seat, view.besieged(seat))
    for mine in view.invaded_by(seat) if free else ():
        if not mine.over:
            lines, taps = order_samples.forces(view, seat, names), order_taps.forces(view, seat, names)
            yield _question(Send.about, to, "send", lines, mine.number, invasion=_named(mine, to), taps=taps)
            yield from _retreating(view, seat, mine, to)
    if free:
        yield from _sponsoring(view, seat, to, names)
    if any(one.seat == seat for one in view.commissions) and len(homes(view, seat)) > 1:
        yield _question(
            Return.about,
            to,
            "return",
            order_samples.ways_home(view, seat, names),
            owed=False,
            taps=order_taps.ways_home(view, seat, names),
        )
    for planet, numbers in _sieges(view, seat):
        yield _question(
            Divide.about,
            to,
            "divide",
            order_samples.divisions(view, seat, planet, numbers, names),
            taps=order_taps.divisions(view, seat, planet, numbers, names),
            ships=view.planets[planet][seat],
            place=names.name("place", planet),
            invasions=to.listed(map(str, numbers)),
        )
    if has_kind(view.caches[seat], POISON) and view.led_by(seat) and (lines := order_samples.losses(view, seat, names)):
        yield _question(Lose.about, to, "poison-damage", lines, owed=False, taps=order_taps.losses(view, seat, names))


def _sponsoring(view: Match, seat: Seat, to: Speech, names: Vocabulary) -> Iterator[Question]:
    """What a seat with ships at hand can sponsor: invasions it was asked into, and others by a power."""
    for invasion in view.open_invasions():
        if invasion.over or seat in [one for one, _ in invasion.pressed]:
            continue
        if asked := view.asked(seat, invasion.number):
            lines = order_samples.sponsoring(view, seat, asked, names)
            sides = to.book.listed([_asking(view, invasion, one.side, one.most, to) for one in asked], "or")
            said = {"invasion": _named(invasion, to), "sides": sides}
            yield _question(
                SponsorFleet.about,
                to,
                "sponsor",
                lines,
                invasion.number,
                owed=False,
                **said,
                taps=order_taps.sponsoring(view, seat, asked, names),
            )
        elif allowed(view, seat, "sponsor uncommissioned", invasion.number):
            most = [Commission(invasion.number, side, seat, CAPACITY) for side in range(len(SIDES))]
            lines = order_samples.sponsoring(view, seat, most, names)
            said = {"invasion": _named(invasion, to)}
            yield _question(
                SponsorFleet.about,
                to,
                "sponsor-any",
                lines,
                invasion.number,
                owed=False,
                **said,
                taps=order_taps.sponsoring(view, seat, most, names),
            )


def _retreating(view: Match, seat: Seat, invasion: Invasion, to: Speech) -> Iterator[Question]:
    """Whether an invader without a driver breaks its campaign off."""
    if may_retreat(view, invasion, seat):
        yield _question(Retreat.about, to, "retreat", (Retreat.word,), invasion.number, owed=False)


def _asking(view: Match, invasion: Invasion, side: int, most: int, to: Speech) -> str:
    """`Blue, the defender (at most 2 ships)`: who has asked, and for how many ships."""
    leader = view.seats[invasion.leader(side)]
    return to.say("asking", other=leader, side=SIDES[side], most=most if most < CAPACITY else NO)


def _sieges(view: Match, seat: Seat) -> list[tuple[Place, tuple[int, ...]]]:
    """The planets on which a seat defends itself in several invasions."""
    attacks = [
        (one.target, one.defender, one.number)
        for one in view.open_invasions()
        if one.target is not None and one.defender == seat
    ]
    return [(place, numbers) for place, _, numbers in besieged(attacks) if view.planets[place][seat]]


def _rally_owed(view: Match, seat: Seat) -> bool:
    if any(not one.over for one in view.invaded_by(seat)) and loose(view.planets, seat, view.besieged(seat)):
        return True
    return bool(_sieges(view, seat))


# ---- the encounters


def _encounter(view: Match, seat: Seat, to: Speech, names: Vocabulary) -> Iterator[Question]:
    sees = any(rule.verb == SEES and rule.topic == "driver" for piece in pieces_of(view, seat) for rule in piece.rules)
    cache = view.caches[seat]
    for invasion in view.open_invasions():
        side = invasion.actor(seat)
        if invasion.over or invasion.fought or side is None:
            continue
        number, said = invasion.number, _named(invasion, to)
        if _primes(view, seat, invasion):
            lines = order_samples.drivers(view, seat, sees=sees)
            phrase = f"driver-{view.options['silent_driver']}" if lines else "stooge"
            yield _question(
                Driver.about, to, phrase, lines, number, invasion=said, taps=order_taps.drivers(view, seat, sees=sees)
            )
            if lines and drivers_each(view) > 1:
                seconds = order_samples.seconds(view, seat)
                yield _question(Second.about, to, "second", seconds, number, owed=False, invasion=said)
            low = [pod for pod in cache if (value := printed(pod)) is not None and value <= 0]
            if low and invasion.own(side) <= LEAST_SHOWN:
                yield _question(AsEnvoy.about, to, "as-envoy", (AsEnvoy.word,), number, owed=False)
        yield from _retreating(view, seat, invasion, to)
        yield from _beside(view, seat, invasion, to, names)
        if any(map(is_distress, cache)):
            lines = order_samples.distress(view, seat)
            yield _question(
                Distress.about,
                to,
                "distress",
                lines,
                number,
                owed=False,
                invasion=said,
                taps=order_taps.distress(view, seat),
            )
        yield from _giving(view, seat, invasion, to)
        if invasion.side_of(seat) is not None:
            yield from _shooting(view, seat, invasion, to)
    yield from _homewards(view, seat, to, names)


def _beside(view: Match, seat: Seat, invasion: Invasion, to: Speech, names: Vocabulary) -> Iterator[Question]:
    """The kicker of a leader, and the intimidate of anybody in a fleet, as long as drivers are not shown."""
    words: tuple[Word, ...] = (Kick, Intimidate) if seat in invasion.leaders else (Intimidate,)
    for word in () if invasion.contact else words:
        held = beside_held(view.caches[seat], word)
        if held:
            lines = tuple([f"{word.word} {kind(pod).rpartition(' ')[2]}" for pod in held[:2]])
            taps = tuple([f"{word.word} {word(kind(pod)).text(names)}" for pod in held])
            said = _named(invasion, to)
            yield _question(word.about, to, word.about, lines, invasion.number, owed=False, taps=taps, invasion=said)


def _giving(view: Match, seat: Seat, invasion: Invasion, to: Speech) -> Iterator[Question]:
    """What an actor gives of its lucre: as a bribe, and as a leader who may beat an envoy in place of pods."""
    lucre, said = view.lucre[seat], _named(invasion, to)
    if not lucre or invasion.contact:
        return
    number = invasion.number
    yield _question(
        Bribe.about,
        to,
        "bribe",
        order_samples.bribes(lucre),
        number,
        owed=False,
        taps=order_taps.bribes(lucre),
        invasion=said,
        lucre=lucre,
    )
    if seat in invasion.leaders and any(printed(pod) is not None for pod in view.caches[seat]):
        yield _question(
            Pay.about,
            to,
            "pay",
            order_samples.payments(lucre),
            number,
            owed=False,
            invasion=said,
            taps=order_taps.payments(lucre),
        )


def _primes(view: Match, seat: Seat, invasion: Invasion) -> bool:
    """Whether a seat is to prime a driver in an invasion, as everybody can see."""
    side = invasion.side_of(seat)
    primes = side is not None and not invasion.fought
    return primes and side is not None and invasion.drivers[side] is None and bool(view.caches[seat])


def _shooting(view: Match, seat: Seat, invasion: Invasion, to: Speech) -> Iterator[Question]:
    """Whose ships an assassin destroys, and whose are lost in a slapfight: said by the leader of a fleet."""
    side = invasion.side_of(seat)
    assert side is not None
    enemies = [invasion.leader(1 - side), *[one.seat for one in invasion.sponsors_of(1 - side)]]
    if has_kind(view.caches[seat], ASSASSIN):
        lines = order_samples.victims(view, Assassinate.word, enemies)
        yield _question(
            Assassinate.about,
            to,
            "assassination",
            lines,
            invasion.number,
            owed=False,
            taps=order_taps.victims(view, Assassinate.word, enemies),
        )
    own = [one.seat for one in invasion.sponsors_of(side)]
    if own and not any(map(is_encounter, view.caches[seat])):
        lines = order_samples.victims(view, Casualties.word, [*own, seat])
        yield _question(
            Casualties.about,
            to,
            "casualties",
            lines,
            invasion.number,
            owed=False,
            taps=order_taps.victims(view, Casualties.word, [*own, seat]),
        )


def _homewards(view: Match, seat: Seat, to: Speech, names: Vocabulary) -> Iterator[Question]:
    """Where ships come back to, if they do."""
    there = any(one.ships_of(seat) for one in view.open_invasions() if not one.over)
    if there and len(homes(view, seat)) > 1:
        yield _question(
            Return.about,
            to,
            "return",
            order_samples.ways_home(view, seat, names),
            owed=False,
            taps=order_taps.ways_home(view, seat, names),
        )


def _encounter_owed(view: Match, seat: Seat) -> bool:
    return any(not one.over and _primes(view, seat, one) for one in view.led_by(seat))


# ---- the payoff


def _payoff(view: Match, seat: Seat, to: Speech, names: Vocabulary) -> Iterator[Question]:
    if view.letter < ENCOUNTER:
        yield from _foreseen(view, seat, to, names)
        return
    for invasion in view.open_invasions():
        number = invasion.number
        if _negotiates(invasion, seat):
            yield from _negotiation(view, seat, invasion, to)
        for due in _boons(invasion, seat):
            lines = order_samples.boons(view, seat, due, names)
            yield _question(
                Boon.about, to, "boon", lines, number, boons=due, taps=order_taps.boons(view, seat, due, names)
            )
        if seat in buyers(view, invasion):
            yield from _buying(view, seat, number, to, names, boons=bool(_boons(invasion, seat)))
    if view.stations:
        talks = [one for one in view.open_invasions() if _negotiates(one, seat)]
        yield from put_up(view, seat, [one.leader(1 - (one.side_of(seat) or 0)) for one in talks], to, names)
    yield from _homewards(view, seat, to, names)


def _foreseen(view: Match, seat: Seat, to: Speech, names: Vocabulary) -> Iterator[Question]:
    """What may come of encounters that are not fought yet, in a match whose letters are fewer."""
    for invasion in view.open_invasions():
        if invasion.over:
            continue
        number, asked = invasion.number, view.asked(seat, invasion.number)
        if seat in invasion.leaders and any(nature(pod) == ENVOY for pod in view.caches[seat]):
            yield from _negotiation(view, seat, invasion, to, owed=False)
        backs = any(one.side == DEFENDERS for one in asked)
        if backs:
            lines = order_samples.boons(view, seat, CAPACITY, names)
            yield _question(
                Boon.about,
                to,
                "boon",
                lines,
                number,
                owed=False,
                boons=CAPACITY,
                taps=order_taps.boons(view, seat, CAPACITY, names),
            )
        if (asked or seat in invasion.leaders) and can_buy(view, seat):
            yield from _buying(view, seat, number, to, names, boons=backs, owed=False)


def _buying(
    view: Match, seat: Seat, number: int, to: Speech, names: Vocabulary, *, boons: bool, owed: bool = True
) -> Iterator[Question]:
    """What a seat buys after an invasion; where several boons are bought together, how they are taken."""
    lines, lucre, costs = order_samples.purchases(view, seat, names), view.lucre[seat], prices(view.options)
    said: dict[str, str | int | bool] = {**priced(view.options), "vouchers": VOUCHER in costs}
    taps = order_taps.purchases(view, seat, names)
    yield _question(Buy.about, to, "buy", lines, number, owed=owed, taps=taps, lucre=lucre, number=number, **said)
    if BOONS in costs and lucre >= costs[BOONS] and not boons:
        lines = order_samples.boons(view, seat, SILVER_BOONS, names)
        yield _question(
            Boon.about,
            to,
            "boon-bought",
            lines,
            number,
            owed=False,
            boons=SILVER_BOONS,
            taps=order_taps.boons(view, seat, SILVER_BOONS, names),
        )


def _negotiates(invasion: Invasion, seat: Seat) -> bool:
    return invasion.outcome == NEGOTIATION and not invasion.over and seat in invasion.leaders


def _negotiation(view: Match, seat: Seat, invasion: Invasion, to: Speech, *, owed: bool = True) -> Iterator[Question]:
    """The demands of a leader, what is done about the other's, and special offers."""
    number = invasion.number
    side = invasion.side_of(seat)
    assert side is not None
    other = view.seats[invasion.leader(1 - side)]
    lines = order_samples.demands(view, seat, invasion)
    yield _question(
        Demand.about, to, "demand", lines, number, owed=owed, other=other, taps=order_taps.demands(view, seat, invasion)
    )
    negated = ("NEGATE peaceful victory",) if seat == invasion.defender else ("NEGATE any IF my influence >= 4",)
    taps = order_taps.negations(defends=seat == invasion.defender)
    yield _question(Negate.about, to, "negate", negated, number, owed=False, taps=taps, other=other)
    yield _question(Reserve.about, to, "reserve", ("RESERVE 2",), number, owed=False, taps=order_taps.RESERVES)
    if view.options["quash"] != "never":
        yield _question(
            Quash.about, to, "quash", ("QUASH IF their influence > 5",), number, owed=False, taps=order_taps.QUASHES
        )
    for leader in invasion.leaders:
        own = view.own_powers(leader)
        for piece in pieces_of(view, leader):
            if piece.name in own and getattr(piece, "offer", None):
                lines = (f"{Accept.word} {piece.name}",)
                yield _question(Accept.about, to, "offer", lines, number, owed=False, piece=piece.name)


def _boons(invasion: Invasion, seat: Seat) -> list[int]:
    """The boons that a seat has to take in an invasion."""
    return [boons for taker, boons in invasion.boons if taker == seat and boons]


def _payoff_owed(view: Match, seat: Seat) -> bool:
    return any(
        _negotiates(one, seat) or _boons(one, seat) or seat in buyers(view, one) for one in view.open_invasions()
    )


LETTERS: Mapping[int, Part] = {LAUNCH: _launch, RALLY: _rally, ENCOUNTER: _encounter, PAYOFF: _payoff}
OWED: Mapping[int, Callable[[Match, Seat], bool]] = {
    LAUNCH: _launch_owed,
    RALLY: _rally_owed,
    ENCOUNTER: _encounter_owed,
    PAYOFF: _payoff_owed,
}
