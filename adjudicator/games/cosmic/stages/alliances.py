"""Phase 2: invitations, then answers, then the division of besieged tokens; new cards where a hand is too short."""

from collections.abc import Iterator, Sequence
from functools import partial
from operator import itemgetter

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.pieces import ASKS, MAY, MAY_NOT
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Parts, Scene, Script, Stage
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy import dividing
from adjudicator.galaxy.batches import as_sources
from adjudicator.galaxy.dividing import Dividing
from adjudicator.galaxy.judging import Spending
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.milestones import PhaseOpened
from adjudicator.games.cosmic.events.token_moves import Defended, Invited
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.mechanics.deck import HAND, draw
from adjudicator.games.cosmic.mechanics.forces import Joining, sent
from adjudicator.games.cosmic.mechanics.foreign_aid import aid_played, decided, dialled, offered, offers_asked
from adjudicator.games.cosmic.stages.boundary import powers_checked
from adjudicator.games.cosmic.stages.scripts import each_challenge, each_offer, position
from adjudicator.games.cosmic.table.card_faces import is_challenge_card
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import DEFENCE, OFFENCE, Cosmic
from adjudicator.games.cosmic.table.timing import timing
from adjudicator.games.cosmic.words.order_words import Divide, Invite

MOST_SEATS = 8
JOINING = tuple([f"join {i + 1}" for i in range(MOST_SEATS)])
"""The moments at which players join, in timing order."""


INVITED = {
    (False, False): (),
    (True, False): (OFFENCE,),
    (False, True): (DEFENCE,),
    (True, True): (OFFENCE, DEFENCE),
}
"""The sides that a player may join: by whether the offence has invited them, and whether the defence has."""


class Inviting(Options):
    """The players that can be invited: everybody but the two main players."""

    __slots__ = ("_others",)

    def __init__(self, state: Cosmic, number: int) -> None:
        challenge = state.challenges[number - 1]
        self._others = frozenset(state.seats_in()).difference((challenge.offence, challenge.defence))

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Invite):
            return reason("no-invitation")
        seats = tuple(sorted(self._others.intersection(choice.seats) if choice.seats else self._others))
        return Invite(seats) if seats else reason("mains-no-allies-of-them")

    def every(self) -> Iterator[Choice]:
        """Nobody, everybody, and each one alone."""
        yield NO
        if self._others:
            yield Invite(tuple(sorted(self._others)))
            for seat in sorted(self._others):
                yield Invite((seat,))


Asked = tuple[str, Seat, Joining]
"""The moment at which somebody may join, the player, and their possible answers."""


def _alliance(at: CosmicAt, senders: frozenset[Seat]) -> Script:
    """One challenge: both main players invite, others answer (A1, A2), and pieces act on who has joined.

    `senders` are the seats that have tokens to send.
    """
    if at.matters(ASKS, "alliance flares"):
        yield from at.flares("alliance flares")
        yield "invite"
    state, challenge, where = at.state, at.challenge, at.where
    mains = (challenge.offence, challenge.defence)
    if len(state.seats_in()) > len(mains):
        others = Inviting(state, where)
        first, second = mains
        answers = yield [Ask(first, "invite", others, where=where), Ask(second, "invite", others, where=where)]
        for side, answer in enumerate(answers):
            if isinstance(answer, Invite):
                yield Invited(where, side, answer.seats)
    yield from at.offers("invited")
    neutral = timing(state, where)[len(mains) :]
    asked = _asked(at, neutral, senders)
    if state.options["alliances"] == "hidden":
        # Whoever has joined already, by a piece, aids nobody.
        apart = tuple([seat for seat in neutral if at.challenge.allied(seat) is None])
        yield from _hidden(at, asked, offers_asked(at, apart) if aid_played(state) else [])
    else:
        yield from _in_turn(at, asked)
    yield from at.offers("joined")


def _hidden(at: CosmicAt, asked: Sequence[Asked], offers: Sequence[Ask]) -> Script:
    """Those who may join answer all at once, and whoever joins no side may offer it aid (A2, A4)."""
    where = at.where
    yield JOINING[0]
    shared = bool(offers) or at.matters(ASKS, "dial")
    joins = [Ask(seat, "join", _dialled(where, joining, shared=shared), where=where) for _, seat, joining in asked]
    answers = yield from at.offers_beside("dial", [*joins, *offers], [seat for _, seat, _ in asked])
    # Offers come first: what is done about those who join may need cards, and one that is offered lies aside.
    yield from offered(at, offers, answers[len(joins) :])
    for ask, answer in zip(joins, answers[: len(joins)], strict=True):
        if answer is not NO:
            yield from sent(at, ask.seat, answer.side, as_sources(answer.sources))
    yield from decided(at)


def _dialled(where: int, joining: Joining, *, shared: bool) -> Options:
    """The answers of one who may join; where they may do something else instead, they do one thing only."""
    return Spending(joining, dialled(where)) if shared else joining


def _in_turn(at: CosmicAt, asked: Sequence[Asked]) -> Script:
    """Those who may join answer in timing order (A2)."""
    where = at.where
    dialled = at.matters(ASKS, "dial")
    for moment, seat, joining in asked:
        yield moment
        ask = Ask(seat, "join", _dialled(where, joining, shared=dialled), where=where)
        answer = (yield from at.offers_beside("dial", [ask], [seat]))[0] if dialled else (yield ask)
        if answer is not NO:
            yield from sent(at, seat, answer.side, as_sources(answer.sources))


def _asked(at: CosmicAt, others: tuple[Seat, ...], senders: frozenset[Seat]) -> list[Asked]:
    """The players who may join, in timing order."""
    first, second = at.challenge.invited
    kept_out = at.matters(MAY_NOT, "join")
    uninvited, benched = at.matters(MAY, "join uninvited"), at.state.benched()
    asked, there = [], [ally.seat for ally in at.challenge.allies]
    for moment, seat in zip(JOINING, others, strict=False):
        sides = INVITED[seat in first, seat in second]
        if uninvited and at.allowed(seat, "join uninvited"):
            sides = (OFFENCE, DEFENCE)
        if kept_out and sides:
            sides = tuple([side for side in sides if at.forbidden(seat, "join", side) is None])
        if sides and seat not in there and seat in senders and seat not in benched:
            asked.append((moment, seat, Joining(at, seat, sides)))
    return asked


def _senders(state: Cosmic) -> frozenset[Seat]:
    """The seats that have tokens on a planet that is not under attack."""
    attacked = state.attacked()
    free = [row for place, row in enumerate(state.planets) if place not in attacked]
    return frozenset([seat for seat in state.seats_in() if any(map(itemgetter(seat), free))])


def _open(scene: Scene) -> Parts:
    alliance = partial(_alliance, senders=_senders(position(scene)))
    return [*each_challenge(scene, alliance), (0, _close)]


def besieged(state: Cosmic) -> tuple[tuple[Place, Seat, tuple[int, ...]], ...]:
    """The sets of tokens with several challenges against them: planet, defence, challenges (rule 11)."""
    return dividing.besieged((one.planet, one.defence, one.number) for one in state.challenges)


def _close(at: CosmicAt) -> Script:
    """Besieged tokens are divided, short hands get new cards, and phase 3 begins."""
    yield "divide"
    sets = besieged(at.state)
    asks = []
    for planet, seat, numbers in sets:
        options = Dividing(Divide, reason, planet, at.state.planets[planet][seat], numbers)
        asks.append(Ask(seat, "divide", options, default=None, detail=str(planet)))
    answers = (yield asks) if asks else []
    for (planet, seat, _), answer in zip(sets, answers, strict=True):
        shares = tuple((share.number, share.tokens or 0) for share in answer.shares)
        yield Defended(seat, planet, shares)


def refreshed(at: CosmicAt, look: str = "") -> Script:
    """Players with fewer challenge cards than they must play are dealt seven new ones, until they have enough (C1).

    This is rule 13. Every `look` in a phase has a name of its own: under the same name, cards of the same kinds would
    be drawn again.
    """
    state = at.state
    unlaid = [seat for c in state.challenges for seat in (c.offence, c.defence) if c.laid[seat == c.defence] is None]
    for seat in state.seats_in():
        needed, times = unlaid.count(seat), 0
        # All at once: cards dealt by a second look would reveal that something could be played before it.
        while needed and sum(map(is_challenge_card, state.held(seat))) < needed and (state.deck or state.discard):
            cards = yield from at.worth("new hand", HAND, seat)
            label = f"new cards{look}/turn {state.turn} phase {state.phase}/{state.seats[seat]}/{times}"
            yield from draw(at, seat, cards, label, fresh=True)
            state, times = at.state, times + 1


def _before_cards(at: CosmicAt) -> Script:
    """Powers and flares that act before challenge cards are played, in one challenge."""
    yield from at.offers("before cards")
    yield from at.flares("before cards flares")


def _short_hands(at: CosmicAt) -> Script:
    yield from refreshed(at)
    if at.matters(ASKS, "before cards") or at.matters(ASKS, "before cards flares"):
        yield "again"
        yield from refreshed(at, " again")
    if at.state.phase == 2:
        yield from powers_checked(at)
        yield PhaseOpened(at.state.turn, 3)


ALLIANCES = Stage(
    "alliances",
    ("alliance flares", "invite", "invited", *JOINING, "aid", "joined", "divide"),
    _open,
)

BEFORE_CARDS = Stage(
    "before cards",
    ("new cards", "before cards", "before cards flares", "again", "lost flares"),
    lambda scene: [*each_offer(scene, _before_cards, "before cards", "before cards flares"), (0, _short_hands)],
)
