"""Acts of pieces: uses and their cancelling, replacements, numbers, offers."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from types import GeneratorType
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.pieces import (
    AFTER,
    ASKS,
    CANCELS,
    DECIDES_FOR,
    INSTEAD_OF,
    NOBODY,
    SEES,
    WORTH,
    Holding,
    Piece,
    Rule,
    always,
)
from adjudicator.engine.contract.questions import Ask, Claim, Options, Use
from adjudicator.engine.contract.script import NO_EVENTS, Made, Script
from adjudicator.engine.contract.timing import ordered
from adjudicator.engine.text.sayings import Spoken, house

if TYPE_CHECKING:
    from adjudicator.engine.contract.standpoint import At

STOPPED = object()
"""What an act returns when its use was cancelled."""

Chain = frozenset[tuple[Seat, Rule]]
_FRESH: Chain = frozenset()


class Cancelling(Options, Struct, eq=False, gc=False):
    """Yes, at the price of the card. Whether an order speaks of this use at all is its `addresses` to say."""

    _yes: Choice
    _price: Claim

    def settle(self, choice: Choice) -> Choice | Spoken:
        # What is named stays named: the report reads the order back to its writer.
        return choice if type(choice) is type(self._yes) else house("another-card")

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return (self._price,)

    def every(self) -> Iterator[Choice]:
        """Only yes."""
        yield self._yes


def in_force(at: "At[Any]", verb: str, topic: Any) -> Sequence[Holding]:
    """The rules in force for a verb and topic, in timing order corrected by the rulings."""
    run = at.run
    holdings = run.live.get((verb, topic))
    if holdings is None:
        return ()
    if len(holdings) == 1:
        return holdings
    key = (at.where, verb, topic)
    found = run.ordered.get(key)
    if found is None:
        found = run.ordered[key] = ordered(holdings, run.timing(at.where), run.rulings)
    return found


_ON_A_USE = re.compile(r"(.+?) on (\d+)/(.+)")


def spoken(detail: str, seats: Sequence[str]) -> str:
    """The detail of a question for people: `Cosmic Zap on 1/Macron/1` is `Cosmic Zap on Blue's Macron`."""
    what, slash, times = detail.rpartition("/")
    if not slash or not times.isdecimal():
        return detail
    said = _of_use(what, seats)
    return said if times == "1" else house("detail-again", what=said, times=int(times))


def _of_use(what: str, seats: Sequence[str]) -> str:
    """A card and the use that it is played on, which may itself be that of a card on another."""
    use = _ON_A_USE.fullmatch(what)
    if use is None:
        return what
    return house("detail-use", card=use[1], seat=seats[int(use[2])], piece=_of_use(use[3], seats))


def use(at: "At[Any]", seat: Seat, piece: Piece, against: tuple[Seat, ...] = ()) -> Script:
    """Announce that a piece acts, let everyone who can cancel it do so, and return whether it stands.

    A piece announces itself once per fight of a challenge and stage. What was cancelled there stays cancelled as long
    as the title's rulebook says; what was not cancelled is not announced again.
    """
    stands = _decided(at, seat, piece)
    return (yield from _announced(at, seat, piece, against)) if stands is None else stands


def _decided(at: "At[Any]", seat: Seat, piece: Piece) -> bool | None:
    """Whether a use stands without being announced; None if it is to be announced."""
    if seat == NOBODY:
        return True
    run, state = at.run, at.run.state
    if run.title.stopped(state, seat, piece, at.where):
        return False
    used = run.used.get((at.where, seat, piece.name))
    if used is not None and run.title.announces_once(state, piece):
        fight, stands = used
        if fight == run.title.fight(state, at.where):
            return stands
    return False if _gone(at, seat, piece) else None


def _announced(at: "At[Any]", seat: Seat, piece: Piece, against: tuple[Seat, ...]) -> Script:
    """Announce a use, and return whether nobody cancels it."""
    run, title = at.run, at.run.title
    key = (at.where, seat, piece.name)
    this = Use(seat, piece.name, piece.kind, against, at.where)
    event = title.announced(run.state, this)
    # A piece may announce a use while it acts: what others add to that is added below, and not to the event as well.
    yield Made(event.remaining)
    run.uses[key] = run.uses.get(key, 0) + 1
    by = yield from _cancelled(at, this, f"{seat}/{piece.name}/{run.uses[key]}", ())
    if by:
        yield title.cancelled(run.state, this, by)
    if at.matters(AFTER, type(event)):
        yield from followed(at, event)
    stands = not by
    run.used[key] = (title.fight(run.state, at.where), stands)
    return stands


def _against(own: "At[Any]", holding: Holding, *about: Any) -> tuple[Seat, ...]:
    """The seats a use is against, each once, and never its own player.

    A piece that acts on several events in turn is used anew for each; then it is against the seat that the event
    concerns.
    """
    rule, title = holding.rule, own.run.title
    if rule.upon is None or not (rule.verb == ASKS or title.announces_once(own.run.state, holding.piece)):
        return title.against(own, *about)
    return tuple([seat for seat in dict.fromkeys(rule.upon(own, *about)) if seat != own.me])


def _gone(at: "At[Any]", seat: Seat, piece: Piece) -> bool:
    """Whether a card has left its owner's hand in the round in which they promised it."""
    title, state = at.run.title, at.run.state
    card = title.spent_by(state, piece, at.where)
    return card is not None and not title.supply(state, seat, card)


def _cancelled(at: "At[Any]", this: Use, which: str, spent: tuple[tuple[Seat, str], ...]) -> Script:
    """Ask all who can cancel this use, all at once; every yes spends its card, whether it stops the use or not.

    `which` tells the use from all others of its stage. `spent` are the cards of this chain: nobody is asked for more of
    them than they held. Returns the names of those that stop it.
    """
    offers: list[tuple[At[Any], Holding]] = []
    questions: list[Ask] = []
    run, title = at.run, at.run.title
    laws = yield from _barred(at, this)
    if laws:
        return laws
    for holding in run.cancellers(this.kind, at.where):
        card = title.spent_by(run.state, holding.piece, at.where)
        if card is None or (holding.seat == this.by and not title.stops_own(run.state, holding.piece, this)):
            continue
        own = at.of(holding.seat)
        if not holding.rule.where(own, this):
            continue
        if run.held(holding.seat, card) <= spent.count((holding.seat, holding.piece.name)):
            continue
        yes = title.playing_card(holding.piece, this)
        detail = f"{holding.piece.name} on {which}"
        offers.append((own, holding))
        questions.append(
            Ask(
                holding.seat,
                holding.piece.asked_as,
                Cancelling(yes, Claim(card, 1)),
                where=at.where,
                detail=detail,
                use=this,
            )
        )
    # A round passes even if there is nobody to ask: skipping it would show that nobody holds such a card.
    answers = yield questions
    stopped: list[str] = []
    for (own, holding), answer in zip(offers, answers, strict=True):
        if answer is NO or _gone(at, holding.seat, holding.piece):
            continue
        yield from act(own, holding, this)
        chain = (*spent, (holding.seat, holding.piece.name))
        counter = Use(holding.seat, holding.piece.name, holding.piece.kind, (this.by,), at.where)
        by = yield from _cancelled(at, counter, f"{holding.seat}/{holding.piece.name} on {which}", chain)
        if by:
            yield title.cancelled(run.state, counter, by)
        else:
            stopped.append(holding.piece.name)
    return tuple(stopped)


def _barred(at: "At[Any]", this: Use) -> Script:
    """The names of the pieces of nobody that stop this use. They need not be asked, so neither is anybody else."""
    found: list[str] = []
    for holding in in_force(at, CANCELS, this.kind):
        own = at.of(NOBODY)
        if holding.seat == NOBODY and holding.rule.where(own, this):
            yield from act(own, holding, this)
            found.append(holding.piece.name)
    return tuple(found)


def act(own: "At[Any]", holding: Holding, *about: Any, chain: Chain = _FRESH) -> Script:
    """Carry out one rule, announcing its use; returns what the method returns, or STOPPED.

    `own` is the place seen from the seat that has the piece. An optional rule is used if its first Ask is answered with
    anything but NO.
    """
    seat, piece, rule = holding.seat, holding.piece, holding.rule
    announced = rule.inherent or rule.verb == CANCELS
    again = None
    if not announced and not rule.optional:
        stands = _decided(own, seat, piece)
        if stands is None:
            stands = yield from _announced(own, seat, piece, _against(own, holding, *about))
        if not stands:
            return STOPPED
        announced = True
    if rule.verb == INSTEAD_OF:
        # While others were asked, they may have taken what the event is about.
        left = _left(own, rule, about[0])
        if left is None:
            return STOPPED
        about = (left,)
        again = partial(_made_again, own, holding, left)
    made = rule.method(piece, own, *about)
    if not isinstance(made, GeneratorType):
        return made
    return (yield from _carried_out(own, holding, made, None, announced=announced, again=again, chain=chain))


def _left(own: "At[Any]", rule: Rule, event: Event[Any]) -> Event[Any] | None:
    """What remains of an event for a rule to act on; None if nothing does, or the rule does not hold for so little."""
    left = event.remaining(own.run.state)
    return left if left is None or left is event or rule.where(own, left) else None


def _made_again(own: "At[Any]", holding: Holding, event: Event[Any], made: Any) -> Any:
    """A method that waits for the answer to its first Ask; a new one if less remains of its event, None if nothing."""
    left = _left(own, holding.rule, event)
    if left is event:
        return made
    made.close()
    if left is None:
        return None
    anew = holding.rule.method(holding.piece, own, left)
    next(anew)
    return anew


def _carried_out(
    own: "At[Any]",
    holding: Holding,
    made: Any,
    answer: Any,
    *,
    announced: bool,
    again: Callable[[Any], Any] | None = None,
    holds: Callable[[], bool] = always,
    chain: Chain = _FRESH,
) -> Script:
    """Carry on with a method; `answer` answers the Ask that it last yielded, if any.

    `own` is the place seen from the seat that has the piece. Where others may have acted since, `again` takes the
    method and gives the one to go on with; None if nothing is left to act on: then it has been used without effect.
    It is not even used if it no longer `holds` when the first Ask is answered.
    """
    seat, piece, rule = holding.seat, holding.piece, holding.rule
    asked = answer is not None
    while True:
        if asked and not announced:
            # A player who declines an option is asked nothing more.
            stands = answer is not NO and holds() and (rule.inherent or _decided(own, seat, piece))
            if stands is None:
                stands = yield from _announced(own, seat, piece, _against(own, holding, answer))
            if not stands:
                made.close()
                return STOPPED
            announced = True
            if again is not None and (made := again(made)) is None:
                return STOPPED
        try:
            item = made.send(answer)
        except StopIteration as stop:
            return stop.value if announced else STOPPED
        kind = type(item)
        if kind in NO_EVENTS:
            answer, asked = (yield item), kind is Ask
            continue
        if heeded(own, kind):
            yield from propose(own, item, chain | {(seat, rule)})
        else:
            yield item
        answer, asked = None, False


def heeded(at: "At[Any]", kind: type[Event[Any]]) -> bool:
    """Whether any rule in force replaces events of this kind, or adds to them."""
    live = at.run.live
    return (INSTEAD_OF, kind) in live or (AFTER, kind) in live


def propose(at: "At[Any]", event: Event[Any], chain: Chain = _FRESH) -> Script:
    """Let an event happen, unless a piece replaces it; no rule acts twice in one chain.

    While pieces are asked, others may take what it is about: then only what remains of it happens.
    """
    kind = type(event)
    left = event.remaining(at.run.state)
    for holding in in_force(at, INSTEAD_OF, kind):
        seat, rule = holding.seat, holding.rule
        own = at.of(seat)
        if left is None or (seat, rule) in chain or not rule.where(own, left):
            continue
        chain |= {(seat, rule)}
        if (yield from act(own, holding, left, chain=chain)) is not STOPPED:
            return
        left = left.remaining(at.run.state)
    if left is not None:
        yield left
        yield from followed(at, left, chain)


def followed(at: "At[Any]", event: Event[Any], chain: Chain = _FRESH) -> Script:
    """What pieces add to an event that has happened; no rule acts twice in one chain."""
    for holding in in_force(at, AFTER, type(event)):
        seat, rule = holding.seat, holding.rule
        own = at.of(seat)
        if (seat, rule) not in chain and rule.where(own, event):
            yield from act(own, holding, event, chain=chain | {(seat, rule)})


def offer(at: "At[Any]", moment: str, only: Seat | None = None, *, reach: str = "") -> Script:
    """Let every piece act that asks at this moment (of one seat, if `only` names one), in timing order.

    A piece whose condition no longer holds when it is answered does nothing: others may have acted since it asked.
    The script first goes on to the moment of the stage that `reach` names, if it names one.
    """
    if reach:
        yield reach
    for holding in in_force(at, ASKS, moment):
        if only is None or holding.seat == only:
            own = at.of(holding.seat)
            if not holding.rule.optional:
                if holding.rule.where(own):
                    yield from act(own, holding)
                continue
            made = _begun(own, holding)
            if made is not None:
                holds = partial(holding.rule.where, own)
                yield from _carried_out(own, holding, made, None, announced=False, holds=holds)


def offer_at_once(
    at: "At[Any]", moment: str, *, reach: str = "", beside: Sequence[Ask] = (), seats: Sequence[Seat] | None = None
) -> Script:
    """Ask every piece of this moment in one round, then let those act that were told yes, in timing order.

    What acts without being asked acts before anybody is. A piece whose condition no longer holds when its turn comes
    does nothing: earlier acts left it nothing to act on.
    Questions that are asked `beside` them, in the same round, have their answers returned. If `seats` are named, only
    their pieces are asked.
    """
    if reach:
        yield reach
    begun: list[tuple[At[Any], Holding, Any, Ask]] = []
    for holding in in_force(at, ASKS, moment):
        own = at.of(holding.seat)
        if not holding.rule.optional:
            if holding.rule.where(own) and (seats is None or holding.seat in (NOBODY, *seats)):
                yield from act(own, holding)
            continue
        made = _begun(own, holding) if seats is None or holding.seat in seats else None
        first = None if made is None else next(made, None)
        if type(first) is Ask:
            begun.append((own, holding, made, first))
    if not begun and not beside:
        return ()
    answers = yield [*beside, *[ask for _, _, _, ask in begun]]
    for (own, holding, made, _), answer in zip(begun, answers[len(beside) :], strict=True):
        again = partial(_still_holding, own, holding.rule)
        yield from _carried_out(own, holding, made, answer, announced=False, again=again)
    return answers[: len(beside)]


def _still_holding(own: "At[Any]", rule: Rule, made: Any) -> Any:
    """A method that waits, if the condition of its rule still holds."""
    if rule.where(own):
        return made
    made.close()
    return None


def _begun(own: "At[Any]", holding: Holding) -> Any:
    """The beginning of what a piece that asks does, seen from its seat; None if it may not, or its card is gone."""
    seat, piece, rule = holding.seat, holding.piece, holding.rule
    if not rule.where(own):
        return None
    run = own.run
    card = run.title.spent_by(run.state, piece, own.where)
    if card is not None and not run.held(seat, card):
        return None
    return rule.method(piece, own)


def worth(at: "At[Any]", topic: str, value: Any, *about: Any) -> Script:
    """The number after every piece in force has changed it, in timing order."""
    for holding in in_force(at, WORTH, topic):
        own = at.of(holding.seat)
        if holding.rule.where(own, value, *about):
            changed = yield from act(own, holding, value, *about)
            if changed is not STOPPED:
                value = changed
    return value


def seers(at: "At[Any]", topic: str) -> Script:
    """The seats whose pieces let them answer this topic last, after seeing the others' answers."""
    found: list[Holding] = []
    for holding in in_force(at, SEES, topic):
        own = at.of(holding.seat)
        if not holding.rule.where(own):
            continue
        if (yield from use(at, holding.seat, holding.piece, at.run.title.against(own))):
            found.append(holding)
    return found


def overruled(at: "At[Any]", topic: str) -> Script:
    """The seats whose own orders about this topic do not count."""
    found: set[Seat] = set()
    for holding in in_force(at, DECIDES_FOR, topic):
        own = at.of(holding.seat)
        if holding.rule.where(own):
            decided = yield from act(own, holding)
            if decided is not STOPPED:
                found.update(decided)
    return frozenset(found)
