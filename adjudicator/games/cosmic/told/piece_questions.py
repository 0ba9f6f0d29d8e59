"""Questions from powers and cards: what a seat may use in the open phase, as far as it can know."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from types import GeneratorType
from typing import Final, NamedTuple

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.order_words import NO, Question, Vocabulary
from adjudicator.engine.contract.pieces import AFTER, ASKS, DECIDES_FOR, INSTEAD_OF, SEES, WORTH, Piece, Rule
from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.galaxy.batches import shifted
from adjudicator.games.cosmic.events.cards import CardsShown
from adjudicator.games.cosmic.events.milestones import DealMade, GameEnded, Resolved
from adjudicator.games.cosmic.events.token_moves import Joined, Settled, TokensRemoved, TokensToWarp, with_challenge
from adjudicator.games.cosmic.kit import CosmicAt, Flare, Power
from adjudicator.games.cosmic.mechanics.forces import loose
from adjudicator.games.cosmic.mechanics.placements import landings
from adjudicator.games.cosmic.pieces import ESSENCE, PIECES
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.table.state import DEFENCE, OFFENCE, Ally, Challenge, Cosmic, Due
from adjudicator.games.cosmic.told.as_if import as_if
from adjudicator.games.cosmic.told.pieces_in_force import flare_left, pieces_of
from adjudicator.games.cosmic.told.vocabulary import vocabulary

MOST_LINES: Final = 2
MOST_TAPS: Final = 12
"""As many answers can be tapped: the usual ones, or those that come first."""


class Moment(NamedTuple):
    """When pieces are asked: in which phases, whether in every challenge or once, and whether others have joined."""

    phases: tuple[int, ...]
    everywhere: bool = True
    joined: bool = False


class Wish(NamedTuple):
    """What a piece may ask a seat now, and lines that would answer it."""

    piece: Piece
    about: str
    where: int
    lines: tuple[str, ...]
    taps: tuple[str, ...] = ()
    silent: str = ""
    """The order that holds without one, if the piece acts anyway."""


MOMENTS: Final[Mapping[str, Moment]] = {
    "mobius": Moment((1,), everywhere=False),
    "plague": Moment((1, 2, 3, 4), everywhere=False),
    "opening flares": Moment((1, 2, 3, 4), everywhere=False),
    "opening": Moment((1, 2, 3, 4), everywhere=False),
    "opened flares": Moment((1, 2, 3, 4), everywhere=False),
    "start": Moment((1,), everywhere=False),
    "launch flares": Moment((1,), everywhere=False),
    "aim": Moment((1,), everywhere=False),
    "further attacks": Moment((1,), everywhere=False),
    "further flares": Moment((1,), everywhere=False),
    "alliance flares": Moment((2,)),
    "invited": Moment((2,)),
    "dial": Moment((2,), joined=True),
    "joined": Moment((2,), joined=True),
    "before cards": Moment((2, 3)),
    "before cards flares": Moment((2, 3)),
    "force field": Moment((3,)),
    "before lay": Moment((3,)),
    "before lay flares": Moment((3,)),
    "laid": Moment((3,)),
    "laid flares": Moment((3,)),
    "shown": Moment((3,)),
    "shown flares": Moment((3,)),
    "counted": Moment((3,)),
    "replay flares": Moment((3,)),
    "replay": Moment((3,)),
    "reinforce": Moment((3,)),
    "control": Moment((3,)),
    "settle flares": Moment((3,)),
    "settled": Moment((3,)),
    "deal flares": Moment((4,)),
    "quash": Moment((4,)),
    "failed": Moment((4,)),
    "failed flares": Moment((4,)),
    "dealt flares": Moment((4,)),
    "gas": Moment((4,)),
    "consolation flares": Moment((4,)),
    "after all": Moment((3, 4)),
    "after all flares": Moment((3, 4)),
    "destiny": Moment((3, 4), everywhere=False),
    "destiny flares": Moment((3, 4), everywhere=False),
    "lost flares": Moment((1, 2, 3, 4), everywhere=False),
    "salvage flares": Moment((1, 2, 3, 4), everywhere=False),
}
"""The moments at which stages offer pieces to act. A turn may end with phase 3, so its last moments are there."""

HAPPENING: Final = Moment((1, 2, 3, 4), everywhere=False)
"""The moment at which a piece may replace an event: asked once for the whole phase."""

_INQUIRING: Final = {
    piece.name: piece
    for piece in PIECES
    if isinstance(piece, Power) and type(piece).asks_others is not Power.asks_others
}
"""The powers that may ask other players than their owners."""

_FOUGHT: Final = (3,)
"""The phase in which cards are laid, counted and settled."""
_LOST: Final = (TokensRemoved, TokensToWarp)
_OTHERWISE: Final[Mapping[tuple[str, object], tuple[int, ...]]] = {
    (AFTER, CardsShown): _FOUGHT,
    (AFTER, DealMade): (4,),
    (AFTER, Resolved): _FOUGHT,
    (INSTEAD_OF, GameEnded): (3, 4),
    (INSTEAD_OF, Joined): (2,),
    (INSTEAD_OF, Resolved): _FOUGHT,
    (INSTEAD_OF, Settled): (4,),
    **{(INSTEAD_OF, lost): (3, 4) for lost in _LOST},
    **{(WORTH, number): _FOUGHT for number in ("added", "consolation", "reward", "token", "total", "winner")},
    **{(verb, "card"): _FOUGHT for verb in (SEES, DECIDES_FOR)},
}
"""When rules come to act for which nobody is asked; those that are not here may in every phase.

Flares and the Plague bring some of it into other phases.
"""


def unasked_in(rule: Rule) -> tuple[int, ...]:
    """The phases in which a rule acts that asks nobody, apart from flares and the Plague."""
    return _OTHERWISE.get((rule.verb, rule.topic), HAPPENING.phases)


def may_come(view: Cosmic, rule: Rule) -> bool:
    """Whether a rule may have something to do in the open phase, as far as everybody knows; yes if in doubt."""
    if rule.verb == ASKS:
        return view.phase in MOMENTS[rule.topic].phases
    if view.options["flares"] == "yes" or (any(view.plagued) and rule.topic in _LOST):
        return True
    return view.phase in unasked_in(rule)


def wishes(view: Cosmic, seat: Seat, to: Speech) -> Iterator[Question]:
    """What the seat's power and cards may ask it in the open phase, each kind of question once a challenge."""
    for wish in wished(view, seat):
        yield _question(wish, to)


def wished(view: Cosmic, seat: Seat) -> Sequence[Wish]:
    """What the pieces of a seat may ask it, cached with its view: its hand and its questions both need it.

    No question is kept, since each holds a whole position.
    """
    kept: dict[Seat, Sequence[Wish]] = view.__dict__.setdefault("_wished", {})
    found = kept.get(seat)
    if found is None:
        names = vocabulary(view, seat)
        found = kept[seat] = [
            Wish(piece, ask.about, ask.where, lines[:MOST_LINES], lines, _silent(ask, names))
            for piece, ask in asked(view, seat)
            for lines in [_lines(ask, names)]
        ]
    return found


def _always(piece: Piece, where: int) -> bool:
    return True


def asked(
    view: Cosmic,
    seat: Seat,
    pieces: Iterable[Piece] | None = None,
    wanted: Callable[[Piece, int], bool] = _always,
) -> Iterator[tuple[Piece, Ask]]:
    """The questions with which pieces of a seat (all, unless some are named) may begin now, once a challenge.

    Only those that are `wanted` are searched, by the piece and the challenge (0: in none).
    """
    found = set()
    for piece in pieces_of(view, seat) if pieces is None else pieces:
        for rule, everywhere in _asking(piece, view.phase):
            if not may_come(view, rule):
                continue
            for where in [challenge.number for challenge in view.challenges] if everywhere else [0]:
                if wanted(piece, where) and _left(view, seat, piece, where):
                    ask = _asked(view, seat, piece, rule, where) if rule.verb == ASKS else _ready(seat, piece)
                    if ask is not None and (piece.name, ask.about, ask.where) not in found:
                        found.add((piece.name, ask.about, ask.where))
                        yield piece, ask
    if pieces is None:
        yield from _of_others(view, seat)


def _of_others(view: Cosmic, seat: Seat) -> Iterator[tuple[Piece, Ask]]:
    """What powers of others may ask a seat, and cards of powers that lie before players, whoever's they are."""
    for owner, name in enumerate(view.powers):
        power = _INQUIRING.get(name)
        if power is not None and owner != seat and not view.powerless[owner]:
            for challenge in view.challenges:
                for ask in power.asks_others(as_if(view, challenge.number, seat), owner):
                    yield power, ask
    for store in view.stores if view.phase == _FOUGHT[0] else ():
        for card in ESSENCE[store.piece].values() if store.laid else ():
            for challenge in view.challenges:
                for ask in card.asks_others(as_if(view, challenge.number, seat), store):
                    yield card, ask


def _left(view: Cosmic, seat: Seat, piece: Piece, where: int) -> bool:
    """Whether it may be used there at all: a flare is played only once in the same place (G5)."""
    return not isinstance(piece, Flare) or flare_left(view, seat, piece.name, where) > 0


@lru_cache(maxsize=1024)
def _asking(piece: Piece, phase: int) -> tuple[tuple[Rule, bool], ...]:
    """The rules of a piece that may ask its owner something in a phase; whether in every challenge, or once."""
    found = []
    for rule in piece.rules:
        if rule.optional:
            moment = MOMENTS[rule.topic] if rule.verb == ASKS else HAPPENING
            if phase in moment.phases:
                found.append((rule, moment.everywhere))
    return tuple(found)


def _asked(view: Cosmic, seat: Seat, piece: Piece, rule: Rule, where: int) -> Ask | None:
    joined = rule.verb == ASKS and MOMENTS[rule.topic].joined
    for future in _alliances(view, where) if joined else _futures(view, where, seat):
        at = as_if(future, where, seat)
        if rule.where(at):
            return _first(rule, piece, at)
    return None


def _ready(seat: Seat, piece: Piece) -> Ask:
    """The questions for events that a piece may replace: asked once for the whole phase."""
    yes = piece.yes() if isinstance(piece, Flare) else piece.choices[0]()
    return Ask(seat, yes.about, OneOf((yes,)), detail=piece.name if isinstance(piece, Flare) else "")


def _futures(view: Cosmic, where: int, seat: Seat) -> Iterator[Cosmic]:
    """The position as it may be when the question comes.

    In phase 2 the seat can still become an ally; in phase 3 a challenge can end in any way, with the seat's own power
    used in it.
    """
    view = _surfaced(view, seat)
    if not where or view.phase not in (2, 3):
        yield view
        return
    for future in _endings(view, view.challenge(where), seat):
        yield replace(view, challenges=with_challenge(view, future))


def _alliances(view: Cosmic, where: int) -> Iterator[Cosmic]:
    """The position as it may be when allies have joined: all were invited, and nobody came, or all on one side."""
    challenge = view.challenge(where)
    others = tuple([seat for seat in view.seats_in() if challenge.side_of(seat) is None])
    invited = replace(challenge, invited=(others, others))
    joined = [tuple([Ally(seat, side, 1) for seat in others]) for side in (OFFENCE, DEFENCE)]
    for allies in ((), *joined):
        yield replace(view, challenges=with_challenge(view, replace(invited, allies=allies)))


def _surfaced(view: Cosmic, seat: Seat) -> Cosmic:
    """The position with the tokens in Limbo on a base, if the seat has no others that are free: they come first."""
    if not view.limbo[seat] or loose(view, seat):
        return view
    batches = tuple([(place, view.limbo[seat]) for place in landings(view, seat)[:1]])
    return replace(view, planets=shifted(view.planets, seat, batches, 1))


def _endings(view: Cosmic, challenge: Challenge, seat: Seat) -> Iterator[Challenge]:
    if view.phase == 2:
        yield challenge
        for side in (OFFENCE, DEFENCE) if challenge.side_of(seat) is None else ():
            yield replace(challenge, allies=(*challenge.allies, Ally(seat, side, 1)))
        return
    challenge = replace(challenge, laid=(HIDDEN, HIDDEN))
    for winner in (None, OFFENCE, DEFENCE):
        yield _ended(challenge, winner)
    yield replace(challenge, uses=(*challenge.uses, (seat, view.powers[seat])))


def _ended(challenge: Challenge, winner: int | None) -> Challenge:
    if winner is None:
        return challenge
    due = Due(challenge.main(1 - winner), challenge.main(winner), 1)
    return replace(challenge, winner=winner, shown=True, totals=(0, 0), consolation=due)


def _first(rule: Rule, piece: Piece, at: CosmicAt) -> Ask | None:
    """The question with which the piece would begin."""
    script = rule.method(piece, at)
    if not isinstance(script, GeneratorType):
        return None
    item = next(script, None)
    script.close()
    if isinstance(item, list) and item:  # several questions at once
        item = item[0]
    return item if isinstance(item, Ask) else None


def _lines(ask: Ask, names: Vocabulary) -> tuple[str, ...]:
    choices = islice(ask.options.every(), MOST_TAPS)
    lines = [f"{choice.word} {choice.text(names)}".strip().replace(" ,", ",") for choice in choices]
    return tuple(dict.fromkeys(lines))


def _silent(ask: Ask, names: Vocabulary) -> str:
    """The line that means the same as none."""
    default = ask.default
    return "" if default is None or default is NO else f"{default.word} {default.text(names)}".strip()


def _question(wish: Wish, to: Speech) -> Question:
    power = wish.piece.kind == "power"
    unused = "silent-power" if power else "silent-play"
    return Question(
        about=wish.about,
        where=wish.where,
        prompt=to.say("ask-power" if power else "ask-play", piece=wish.piece.name),
        lines=wish.lines,
        taps=wish.taps,
        silence=to.say("silent-as-if", line=wish.silent) if wish.silent else to.say(unused),
        owed=False,
    )
