"""The questions of each phase, as far as a seat can know them.

A question is owed if everybody can see that the player is asked it. Whether somebody owes orders must not reveal their
cards, so questions that come from cards or optional powers are never owed.
"""

from collections.abc import Callable, Iterator, Mapping

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Question, Vocabulary
from adjudicator.engine.contract.pieces import INSTEAD_OF, MAY, SEES
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.galaxy.speech import NO
from adjudicator.games.cosmic.events.token_moves import TokensToWarp
from adjudicator.games.cosmic.forfeits.losses import losable
from adjudicator.games.cosmic.kit import Essence, Flare
from adjudicator.games.cosmic.mechanics.agreements import PLAYED, Agree
from adjudicator.games.cosmic.mechanics.card_laying import to_lay
from adjudicator.games.cosmic.mechanics.foreign_aid import aid_played
from adjudicator.games.cosmic.mechanics.placements import landings
from adjudicator.games.cosmic.mechanics.second_challenges import AttackAgain
from adjudicator.games.cosmic.mechanics.targets import intruders, targets
from adjudicator.games.cosmic.pieces import BY_NAME, FLARES
from adjudicator.games.cosmic.stages.alliances import besieged
from adjudicator.games.cosmic.stages.turn_end import empty_homes
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.table.state import DEFENCE, PLANETS, SIDES, Challenge, Cosmic
from adjudicator.games.cosmic.told import order_samples, order_taps
from adjudicator.games.cosmic.told.piece_questions import asked, wishes
from adjudicator.games.cosmic.told.pieces_in_force import pieces_of
from adjudicator.games.cosmic.told.stop_questions import stoppings
from adjudicator.games.cosmic.told.vocabulary import vocabulary
from adjudicator.games.cosmic.words.aid_words import AidReward, Come, SendAid, TakeAid
from adjudicator.games.cosmic.words.order_words import Choose

Part = Callable[[Cosmic, Seat, Speech], Iterator[Question]]

HURRYING = any(isinstance(piece, Flare) and piece.hurries for piece in FLARES)
"""Whether there is a flare that asks for a challenge card in phase 2."""


def questions(view: Cosmic, seat: Seat, words: Phrasebook | None = None) -> tuple[Question, ...]:
    """Everything this seat will or may be asked in the open phase; nothing once it is out of the game."""
    return tuple(_questions(view, seat, Speech(view.seats, seat, words)))


def owes(view: Cosmic, seat: Seat) -> bool:
    """Whether any question to this seat counts as missed if it is left open.

    This is asked of every seat in every phase, so no questions are made for it; the rules for owed ones are repeated
    here.
    """
    if view.removed[seat] or view.winners is not None:
        return False
    if view.offered or (view.phase == 1 and view.warp[seat]):
        return True
    if view.plagued[seat] and (view.held(seat) or losable(view, seat)):
        return True
    return OWED[view.phase](view, seat) or (view.limbo[seat] > 0 and bool(landings(view, seat)))


def _questions(view: Cosmic, seat: Seat, to: Speech) -> Iterator[Question]:
    if view.removed[seat] or view.winners is not None:
        return
    if view.offered:
        yield _choice(view, seat, to)
        return
    yield from _opening(view, seat, to)
    if view.options.get("agreements") == PLAYED:
        yield from _agreements(view, seat, to)
    for part in PHASES[view.phase]:
        yield from part(view, seat, to)
    yield from wishes(view, seat, to)
    yield from stoppings(view, seat, to)
    if view.phase in (3, 4):
        yield from _own_colour(view, seat, to)


def _choice(view: Cosmic, seat: Seat, to: Speech) -> Question:
    """Which power a seat chooses, before the first turn."""
    mine = view.offered[seat]
    return Question(
        about=Choose.about,
        prompt=to.say("ask-choice", powers=to.book.listed(mine, "or")),
        lines=tuple([f"{Choose.word} {power}" for power in mine]),
        silence=to.say("silent-choice", power=mine[0]),
    )


def _agreements(view: Cosmic, seat: Seat, to: Speech) -> Iterator[Question]:
    """Agreements, which are possible in any phase (rule 16)."""
    others = [other for other in view.seats_in() if other != seat]
    yield Question(
        about=Agree.about,
        prompt=to.say("ask-agreement"),
        lines=tuple(f'AGREE "zaps" with {view.seats[other]}' for other in others[:1]),
        silence=to.say("silent-agreement"),
        owed=False,
    )


def _rises(view: Cosmic, seat: Seat) -> bool:
    """Whether this seat's losses may go elsewhere than to the Warp: by its own power, or by the choice of another's."""
    return any(
        rule.verb == INSTEAD_OF and rule.topic is TokensToWarp and (owner == seat or rule.optional)
        for owner in view.seats_in()
        if not view.powerless[owner]
        for rule in BY_NAME[view.powers[owner]].rules
    )


def _surfaces(view: Cosmic, seat: Seat) -> bool:
    """Whether this seat may use something that brings tokens into Limbo before tokens are placed."""
    pieces = [piece for piece in pieces_of(view, seat) if isinstance(piece, Flare | Essence) and piece.surfaces]
    return bool(pieces) and any(asked(view, seat, pieces))


def _opening(view: Cosmic, seat: Seat, to: Speech) -> Iterator[Question]:
    """The questions at the beginning of every phase (rules 7d, 7e, 20b)."""
    names = vocabulary(view, seat)
    plagued = view.plagued[seat] > 0
    if lines := order_samples.plague_losses(view, seat, names) if plagued else ():
        yield Question(
            about="plague loss",
            prompt=to.say("ask-plague-loss"),
            lines=lines,
            taps=order_taps.plague_losses(view, seat, names),
            silence=to.say("silent-plague-loss"),
        )
    waiting = view.limbo[seat]
    plague = plagued and _rises(view, seat)
    if (waiting or plague or _surfaces(view, seat)) and landings(view, seat):
        yield Question(
            about="limbo",
            prompt=to.say("ask-limbo", tokens=waiting, plague=plague),
            lines=order_samples.placings(view, seat, names),
            taps=order_taps.placings(view, seat, names),
            silence=to.say("silent-limbo", tokens=waiting),
            owed=waiting > 0,
        )
    if view.phase == 1 and (view.warp[seat] or plagued):
        yield Question(
            about="release",
            prompt=to.say("ask-release"),
            lines=order_samples.releases(view, seat, names),
            taps=order_taps.releases(view, seat, names),
            silence=to.say("silent-release"),
            owed=view.warp[seat] > 0,
        )


def _launch(view: Cosmic, seat: Seat, to: Speech) -> Iterator[Question]:
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
            prompt=to.say("ask-defender"),
            lines=tuple(f"DEFENDER {view.seats[other]}" for other in others[:3]),
            taps=order_taps.defenders(view, others),
            silence=to.say("silent-defender", other=view.seats[defender]),
        )
    planets = targets(view, seat, defender)
    place = view.instructed[seat]
    silence = to.say("silent-attack")
    if isinstance(place, int) and place in planets:
        silence = to.say("silent-attack-instructed", place=names.name("place", place))
    yield Question(
        about="attack",
        prompt=to.say("ask-attack", system=to.one(system)),
        lines=order_samples.attacks(view, seat, planets, names),
        taps=order_taps.attacks(view, seat, planets, names),
        silence=silence,
    )
    if seat in view.earned and len(planets) > 1:
        yield Question(
            about=AttackAgain.about,
            prompt=to.say("ask-attack-again"),
            lines=order_samples.attacks_again(view, seat, planets, names),
            taps=order_taps.attacks_again(view, seat, planets, names),
            silence=to.say("silent-attack-again"),
            owed=False,
        )


def _may_attack(view: Cosmic, seat: Seat) -> bool:
    """Whether a seat has tokens to attack with, or may have placed some before attacks are launched."""
    return bool(view.bases(seat) or view.limbo[seat] or view.warp[seat])


def _launch_owed(view: Cosmic, seat: Seat) -> bool:
    target = view.targets[seat]
    if target is None or not _may_attack(view, seat):
        return False
    return target[0] != seat or bool(intruders(view, seat))


def _alliances(view: Cosmic, seat: Seat, to: Speech) -> Iterator[Question]:
    """Phase 2: whom to invite, whom to join, how to divide (rules 8a, 8b, 11)."""
    names = vocabulary(view, seat)
    rules = () if view.powerless[seat] else BY_NAME[view.powers[seat]].rules
    uninvited = any((rule.verb, rule.topic) == (MAY, "join uninvited") for rule in rules)
    joins = order_samples.joins(view, seat, names)
    joined = order_taps.joins(view, seat, names)
    free = not view.attacked().issuperset(view.bases(seat))
    for challenge in view.challenges:
        mains = (challenge.offence, challenge.defence)
        if seat in mains:
            others = [other for other in view.seats_in() if other not in mains]
            if others:
                yield Question(
                    about="invite",
                    where=challenge.number,
                    prompt=to.say("ask-invite", challenge=_named(view, challenge, names, to)),
                    lines=order_samples.invitations(view, others),
                    taps=order_taps.invitations(view, others),
                    silence=to.say("silent-invite"),
                )
        else:
            yield Question(
                about="join",
                where=challenge.number,
                prompt=to.say("ask-join", challenge=_named(view, challenge, names, to), uninvited=uninvited),
                lines=joins,
                taps=joined,
                silence=to.say("silent-join"),
                owed=free,
            )
        if aid_played(view):
            yield from _aid(view, seat, challenge, _named(view, challenge, names, to), to)
    if aid_played(view) and len(view.challenges_of(seat)) < len(view.challenges):
        yield from _earned(to, free=free)
    if HURRYING and view.options["flares"] == "yes" and view.challenges_of(seat):
        lines = order_samples.challenge_cards(view, seat, sees=False)
        if lines:
            yield Question(
                about="card",
                prompt=to.say("ask-card-now"),
                lines=lines,
                taps=order_taps.challenge_cards(view, seat, sees=False),
                silence=to.say("silent-card"),
                owed=False,
            )
    for planet, defender, numbers in besieged(view):
        if defender == seat:
            yield Question(
                about="divide",
                prompt=to.say(
                    "ask-divide",
                    tokens=view.planets[planet][seat],
                    place=names.name("place", planet),
                    challenges=to.listed(map(str, numbers)),
                ),
                lines=order_samples.divisions(view, seat, planet, numbers, names),
                taps=order_taps.divisions(view, seat, planet, numbers, names),
                silence=to.say("silent-divide"),
            )


def _aid(view: Cosmic, seat: Seat, challenge: Challenge, named: str, to: Speech) -> Iterator[Question]:
    """Phase 2: the aid that a main player may be offered, or that anybody else may offer (A4)."""
    taking = challenge.side_of(seat) is not None
    lines = order_samples.aid_taken(view, challenge) if taking else order_samples.aid(view, seat)
    taps = order_taps.aid_taken(view, challenge) if taking else order_taps.aid(view, seat)
    if lines:
        yield Question(
            about=TakeAid.about if taking else SendAid.about,
            where=challenge.number,
            prompt=to.say("ask-take-aid" if taking else "ask-aid", challenge=named),
            lines=lines,
            taps=taps,
            silence=to.say("silent-take-aid" if taking else "silent-aid"),
            owed=False,
        )


def _earned(to: Speech, *, free: bool) -> Iterator[Question]:
    """Phase 2: what aid earns that is taken, once for all challenges (A4)."""
    yield Question(
        about=AidReward.about,
        prompt=to.say("ask-aid-reward"),
        lines=(f"{AidReward.word} token ELSE card",),
        taps=order_taps.AID_REWARDS,
        silence=to.say("silent-aid-reward"),
        owed=False,
    )
    if free:
        yield Question(
            about=Come.about,
            prompt=to.say("ask-come"),
            lines=(f"{Come.word} with 2 ELSE with 1",),
            taps=order_taps.COMINGS,
            silence=to.say("silent-come"),
            owed=False,
        )


def _alliances_owed(view: Cosmic, seat: Seat) -> bool:
    """With a third player allies may be invited; everybody with tokens not under attack may be invited to join."""
    mine = len(view.challenges_of(seat))
    if mine and len(view.seats_in()) > len(SIDES):
        return True
    if mine < len(view.challenges) and not view.attacked().issuperset(view.bases(seat)):
        return True
    return any(defender == seat for _, defender, _ in besieged(view))


def _named(view: Cosmic, challenge: Challenge, names: Vocabulary, to: Speech) -> str:
    """`Red attacks Blue 4`, `Red attacks home 4`, `Red attacks Blue 4 against Green`, `Red attacks you on Green 4`."""
    place = names.name("place", challenge.planet)
    owner = challenge.planet // PLANETS
    held = NO if challenge.defence == owner else to.one(challenge.defence)
    return to.say("asked-of", seat=to.one(challenge.offence), place=place, held=held)


def _cards(view: Cosmic, seat: Seat, to: Speech) -> Iterator[Question]:
    """Phase 3: a card for each challenge (rule 9a)."""
    rules = () if view.powerless[seat] else BY_NAME[view.powers[seat]].rules
    sees = any(rule.verb == SEES and rule.topic == "card" for rule in rules)
    names = vocabulary(view, seat)
    for challenge in to_lay(view, seat):
        yield Question(
            about="card",
            where=challenge.number,
            prompt=to.say("ask-card", challenge=_named(view, challenge, names, to)),
            lines=order_samples.challenge_cards(view, seat, sees=sees),
            taps=order_taps.challenge_cards(view, seat, sees=sees),
            silence=to.say("silent-card"),
        )


def _cards_again(view: Cosmic, seat: Seat, to: Speech) -> Iterator[Question]:
    """Phase 3: another card for a challenge in which the seat has laid one before."""
    for challenge in view.challenges_of(seat):
        if challenge not in to_lay(view, seat):
            yield Question(
                about="card",
                where=challenge.number,
                prompt=to.say("ask-card-again"),
                lines=order_samples.challenge_cards(view, seat, sees=False) or ("CARD Compromise",),
                taps=order_taps.challenge_cards(view, seat, sees=False),
                silence=to.say("silent-card-again"),
                owed=False,
            )


def _cards_owed(view: Cosmic, seat: Seat) -> bool:
    return bool(to_lay(view, seat))


def _deals(view: Cosmic, seat: Seat, to: Speech) -> Iterator[Question]:
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
                prompt=to.say("ask-deal", other=other),
                lines=order_samples.deals(view, seat, challenge.main(1 - which), names),
                taps=order_taps.deals(view, seat, challenge.main(1 - which), names),
                silence=to.say("silent-deal"),
            )
            yield Question(
                about="loss",
                where=where,
                prompt=to.say("ask-loss", other=other),
                lines=order_samples.losses(view, seat, names),
                taps=order_taps.losses(view, seat, names),
                silence=to.say("silent-loss"),
            )
        for ally in challenge.rewards:
            if ally.seat == seat:
                allied = ally.side == DEFENCE and which is None
                yield Question(
                    about="reward",
                    where=where,
                    prompt=to.say("ask-reward", tokens=ally.tokens, allied=allied),
                    lines=order_samples.rewards(view, seat, ally.tokens, names),
                    taps=order_taps.rewards(view, seat, ally.tokens, names),
                    silence=to.say("silent-reward"),
                )


def _deals_owed(view: Cosmic, seat: Seat) -> bool:
    return any(
        (challenge.deal and challenge.side_of(seat) is not None) or any(ally.seat == seat for ally in challenge.rewards)
        for challenge in view.challenges
    )


def _own_colour(view: Cosmic, seat: Seat, to: Speech) -> Iterator[Question]:
    """What to do if destiny draws the player's own colour (rules 2, 10e)."""
    yield Question(
        about="own colour",
        prompt=to.say("ask-own-colour", empty=bool(empty_homes(view, seat))),
        lines=order_samples.own_colour(view, seat, vocabulary(view, seat)),
        taps=order_taps.own_colour(view, seat, vocabulary(view, seat)),
        silence=to.say("silent-own-colour"),
        owed=False,
    )


PHASES: Mapping[int, tuple[Part, ...]] = {1: (_launch,), 2: (_alliances,), 3: (_cards, _cards_again), 4: (_deals,)}
OWED: Mapping[int, Callable[[Cosmic, Seat], bool]] = {
    1: _launch_owed,
    2: _alliances_owed,
    3: _cards_owed,
    4: _deals_owed,
}
