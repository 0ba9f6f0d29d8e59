"""The questions of each phase, as far as a seat can know them.

Owed are those that everybody can see a player is asked; whether somebody owes orders must not tell what he holds, so
what comes of cards and of powers that may be used is never owed.
"""

from collections.abc import Callable, Iterator, Mapping

from adjudicator.core.event import Seat
from adjudicator.engine.rules import INSTEAD_OF, MAY, SEES
from adjudicator.engine.speech import counted, listed
from adjudicator.engine.words import Question
from adjudicator.games.cosmic import samples
from adjudicator.games.cosmic.aiming import intruders, targets
from adjudicator.games.cosmic.kit import Flare
from adjudicator.games.cosmic.laying import to_lay
from adjudicator.games.cosmic.moves import TokensToWarp
from adjudicator.games.cosmic.pieces import BY_NAME, FLARES
from adjudicator.games.cosmic.placing import landings
from adjudicator.games.cosmic.speech import side
from adjudicator.games.cosmic.stages.alliances import besieged
from adjudicator.games.cosmic.stages.turn_end import empty_homes
from adjudicator.games.cosmic.state import DEFENCE, PLANETS, SIDES, Challenge, Cosmic
from adjudicator.games.cosmic.vocabulary import vocabulary
from adjudicator.games.cosmic.wishes import wishes

Part = Callable[[Cosmic, Seat], Iterator[Question]]

HURRYING = any(isinstance(piece, Flare) and piece.hurries for piece in FLARES)
"""Whether there is a flare that asks for a challenge card in phase 2."""


def questions(view: Cosmic, seat: Seat) -> tuple[Question, ...]:
    """Everything this seat will or may be asked in the open phase; nothing once it is out of the game."""
    return tuple(_questions(view, seat))


def owes(view: Cosmic, seat: Seat) -> bool:
    """Whether any question to this seat counts as missed if it is left open.

    Asked of every seat in every phase, so that it makes no questions; which are owed is said here once more.
    """
    if view.removed[seat] or view.winners is not None:
        return False
    if view.plagued[seat] or (view.phase == 1 and view.warp[seat]):
        return True
    return OWED[view.phase](view, seat) or (view.limbo[seat] > 0 and bool(landings(view, seat)))


def _questions(view: Cosmic, seat: Seat) -> Iterator[Question]:
    if view.removed[seat] or view.winners is not None:
        return
    yield from _opening(view, seat)
    for part in PHASES[view.phase]:
        yield from part(view, seat)
    yield from wishes(view, seat)
    if view.phase in (3, 4):
        yield from _own_colour(view, seat)


def _rises(view: Cosmic, seat: Seat) -> bool:
    """Whether something else than the Warp may await this seat's losses: by its own power, or if another's likes."""
    return any(
        rule.verb == INSTEAD_OF and rule.topic is TokensToWarp and (owner == seat or rule.optional)
        for owner in view.seats_in()
        if not view.powerless[owner]
        for rule in BY_NAME[view.powers[owner]].rules
    )


def _opening(view: Cosmic, seat: Seat) -> Iterator[Question]:
    """What every phase begins with (rules 7d, 7e, 20b)."""
    names = vocabulary(view, seat)
    plagued = view.plagued[seat] > 0
    if lines := samples.plague_losses(view, seat, names) if plagued else ():
        yield Question(
            about="plague loss",
            prompt="The Plague: which three tokens, and which card of each type?",
            lines=lines,
            silence="three tokens and a card of each type go at random",
        )
    waiting = view.limbo[seat]
    if (waiting or (plagued and _rises(view, seat))) and landings(view, seat):
        here = f"your {counted(waiting, 'token')} in Limbo" if waiting else "tokens the Plague sends to Limbo"
        yield Question(
            about="limbo",
            prompt=f"Where do {here} go?" if waiting != 1 else "Where does your token in Limbo go?",
            lines=samples.placings(view, seat, names),
            silence="it stays in Limbo" if waiting == 1 else "they stay in Limbo",
            owed=waiting > 0,
        )
    if view.phase == 1 and (view.warp[seat] or plagued):
        yield Question(
            about="release",
            prompt="Where does the token that leaves the Warp go?",
            lines=samples.releases(view, seat, names),
            silence="it waits in Limbo",
            owed=view.warp[seat] > 0,
        )


def _launch(view: Cosmic, seat: Seat) -> Iterator[Question]:
    """Phase 1: whom to attack, where, with what (rules 7a, 7b)."""
    target = view.targets[seat]
    if target is None or not _may_attack(view, seat):
        return
    names, system = vocabulary(view, seat), target[0]
    defender = target[1]
    if system == seat:
        others = intruders(view, seat)
        if not others:
            return
        defender = defender if defender in others else others[0]
        yield Question(
            about="defender",
            prompt="Destiny was your own colour: whom do you attack in your system?",
            lines=tuple(f"DEFENDER {view.seats[other]}" for other in others[:3]),
            silence=f"you attack {view.seats[defender]}",
        )
    planets = targets(view, seat, defender)
    place = view.instructed[seat]
    silence = "planet, tokens and bases are drawn at random"
    if place is not None and place in planets:
        silence = f"you attack on {names.name('place', place)}, as you said before"
    where = "your own system" if system == seat else f"the system of {view.seats[system]}"
    yield Question(
        about="attack",
        prompt=f"Which planet in {where} do you attack, and with what?",
        lines=samples.attacks(view, seat, planets, names),
        silence=silence,
    )


def _may_attack(view: Cosmic, seat: Seat) -> bool:
    """Whether a seat has tokens to attack with, or may have placed some before attacks are launched."""
    return bool(view.bases(seat) or view.limbo[seat] or view.warp[seat])


def _launch_owed(view: Cosmic, seat: Seat) -> bool:
    target = view.targets[seat]
    if target is None or not _may_attack(view, seat):
        return False
    return target[0] != seat or bool(intruders(view, seat))


def _alliances(view: Cosmic, seat: Seat) -> Iterator[Question]:
    """Phase 2: whom to invite, whom to join, how to divide (rules 8a, 8b, 11)."""
    names = vocabulary(view, seat)
    rules = () if view.powerless[seat] else BY_NAME[view.powers[seat]].rules
    uninvited = any((rule.verb, rule.topic) == (MAY, "join uninvited") for rule in rules)
    for challenge in view.challenges:
        mains = (challenge.offence, challenge.defence)
        if seat in mains:
            others = [other for other in view.seats_in() if other not in mains]
            if others:
                yield Question(
                    about="invite",
                    where=challenge.number,
                    prompt=f"{_named(view, challenge, seat)}: whom do you ask to be your allies?",
                    lines=samples.invitations(view, others),
                    silence="nobody is invited",
                )
        else:
            yield Question(
                about="join",
                where=challenge.number,
                prompt=f"{_named(view, challenge, seat)}: do you join{'' if uninvited else ', if invited'}?",
                lines=samples.joins(view, seat, names),
                silence="you join neither side",
                owed=any(place not in view.attacked() for place in view.bases(seat)),
            )
    if HURRYING and view.options["flares"] == "yes" and view.challenges_of(seat):
        lines = samples.challenge_cards(view, seat, sees=False)
        if lines:
            yield Question(
                about="card",
                prompt="If a flare makes you lay a challenge card already now: which one?",
                lines=lines,
                silence="one of your challenge cards is played at random",
                owed=False,
            )
    for planet, defender, numbers in besieged(view):
        if defender == seat:
            tokens = counted(view.planets[planet][seat], "token")
            place = names.name("place", planet)
            against = listed([str(number) for number in numbers])
            yield Question(
                about="divide",
                prompt=f"How do your {tokens} on {place} divide over challenges {against}?",
                lines=samples.divisions(view, seat, planet, numbers, names),
                silence="they are divided equally, odd ones at random",
            )


def _alliances_owed(view: Cosmic, seat: Seat) -> bool:
    """Allies may be invited where there is a third player; joined by whoever has tokens not under attack."""
    mine = len(view.challenges_of(seat))
    if mine and len(view.seats_in()) > len(SIDES):
        return True
    if mine < len(view.challenges) and not view.attacked().issuperset(view.bases(seat)):
        return True
    return any(defender == seat for _, defender, _ in besieged(view))


def _named(view: Cosmic, challenge: Challenge, seat: Seat) -> str:
    """`Red attacks Blue 4`, `You attack Blue 4`, `Red attacks home 4`."""
    place = vocabulary(view, seat).name("place", challenge.planet)
    owner = challenge.planet // PLANETS
    held = "" if challenge.defence in (owner, seat) else f" against {view.seats[challenge.defence]}"
    attacks = "You attack" if challenge.offence == seat else f"{view.seats[challenge.offence]} attacks"
    return f"{attacks} {place}{held}"


def _cards(view: Cosmic, seat: Seat) -> Iterator[Question]:
    """Phase 3: a card for each challenge (rule 9a)."""
    rules = () if view.powerless[seat] else BY_NAME[view.powers[seat]].rules
    sees = any(rule.verb == SEES and rule.topic == "card" for rule in rules)
    for challenge in to_lay(view, seat):
        yield Question(
            about="card",
            where=challenge.number,
            prompt=f"{_named(view, challenge, seat)}: which card do you play?",
            lines=samples.challenge_cards(view, seat, sees=sees),
            silence="one of your challenge cards is played at random",
        )


def _cards_again(view: Cosmic, seat: Seat) -> Iterator[Question]:
    """Phase 3: another card for a challenge in which the seat has laid one before."""
    for challenge in view.challenges_of(seat):
        if challenge not in to_lay(view, seat):
            yield Question(
                about="card",
                where=challenge.number,
                prompt="Your card is laid. If this is fought again: which one then?",
                lines=samples.challenge_cards(view, seat, sees=False) or ("CARD Compromise",),
                silence="if it is, a card is played at random",
                owed=False,
            )


def _cards_owed(view: Cosmic, seat: Seat) -> bool:
    return bool(to_lay(view, seat))


def _deals(view: Cosmic, seat: Seat) -> Iterator[Question]:
    """Phase 4: deals, what is lost without one, and rewards (rules 10a, 10b)."""
    names = vocabulary(view, seat)
    for challenge in view.challenges:
        where = challenge.number
        which = challenge.side_of(seat)
        if challenge.deal and which is not None:
            other = view.seats[challenge.main(1 - which)]
            yield Question(
                about="deal",
                where=where,
                prompt=f"Which deals with {other} would you accept, best first?",
                lines=samples.deals(view, seat, challenge.main(1 - which), names),
                silence="there is no deal",
            )
            yield Question(
                about="loss",
                where=where,
                prompt=f"Which three tokens do you lose if {other} and you do not agree?",
                lines=samples.losses(view, seat, names),
                silence="three tokens go at random",
            )
        for ally in challenge.rewards:
            if ally.seat == seat:
                yield Question(
                    about="reward",
                    where=where,
                    prompt=f"Your reward as an ally of the {side(DEFENCE)}, {ally.tokens} in all: tokens or cards?",
                    lines=samples.rewards(view, seat, ally.tokens, names),
                    silence="tokens or cards at random",
                )


def _deals_owed(view: Cosmic, seat: Seat) -> bool:
    return any(
        (challenge.deal and challenge.side_of(seat) is not None) or any(ally.seat == seat for ally in challenge.rewards)
        for challenge in view.challenges
    )


def _own_colour(view: Cosmic, seat: Seat) -> Iterator[Question]:
    """What to do if destiny draws the player's own colour (rules 2, 10e)."""
    again = ", or settle an empty planet again" if empty_homes(view, seat) else ""
    yield Question(
        about="own colour",
        prompt=f"If destiny draws your own colour: attack a base in your system{again}?",
        lines=samples.own_colour(view, seat, vocabulary(view, seat)),
        silence="another disc is drawn",
        owed=False,
    )


PHASES: Mapping[int, tuple[Part, ...]] = {1: (_launch,), 2: (_alliances,), 3: (_cards, _cards_again), 4: (_deals,)}
OWED: Mapping[int, Callable[[Cosmic, Seat], bool]] = {
    1: _launch_owed,
    2: _alliances_owed,
    3: _cards_owed,
    4: _deals_owed,
}
