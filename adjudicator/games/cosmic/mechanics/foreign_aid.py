"""Foreign aid: cards for main players from those who are not their allies, and what that earns (A4)."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import as_batches, as_sources, count
from adjudicator.galaxy.forces import claims
from adjudicator.galaxy.judging import Spending
from adjudicator.games.cosmic.events.aid import AidOffered, AidReturned, AidTaken
from adjudicator.games.cosmic.events.token_moves import Released, released_named
from adjudicator.games.cosmic.mechanics.deck import draw
from adjudicator.games.cosmic.mechanics.forces import any_free, free, gathered, limit, sent
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import DEFENCE, LIMBO, OFFENCE, TOKENS, Aid, Cosmic
from adjudicator.games.cosmic.words.aid_words import AidReward, Come, SendAid, TakeAid, from_giver

FOREIGN_AID: Final = "foreign_aid"
"""The rulebook value that allows it."""
PLAYED: Final = "yes"
DIAL: Final = "dial"
"""What a player does in a challenge in which they are no main player: one thing only, to join a side or to aid one."""


def aid_played(state: Cosmic) -> bool:
    """Whether the game has foreign aid; records of older games do not know the rulebook value."""
    return state.options.get(FOREIGN_AID) == PLAYED and state.options["alliances"] == "hidden"


def dialled(where: int) -> Claim:
    """What joining a challenge, or aiding a side of it, takes up."""
    return Claim((DIAL, where), 1)


def instead_of_joining(at: At[Cosmic], options: Options) -> Options:
    """Options of a piece that takes the place of joining this challenge: a player does one of both."""
    return Spending(options, dialled(at.where))


class Aiding(Options, Struct, eq=False, gc=False):
    """Each card of a hand, for either side."""

    _at: At[Cosmic]
    _seat: Seat

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, SendAid):
            return reason("no-aid")
        held: bool = choice.card in self._at.opening.held(self._seat)
        return choice if held else reason("this-card-not-held", card=choice.card)

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        if not isinstance(choice, SendAid):
            return ()
        # A card may be promised as what it is, or as a card of the old hand.
        old = [Claim(("old card", choice.card), 1)] if choice.card in self._at.opening.hands[self._seat] else []
        return (Claim(("card", choice.card), 1), *old)

    def every(self) -> Iterator[Choice]:
        """Each kind of card once for either side."""
        for side in (OFFENCE, DEFENCE):
            for card in dict.fromkeys(self._at.opening.held(self._seat)):
                yield SendAid(side, card)


class Taking(Options, Struct, eq=False, gc=False):
    """The card of one giver, with or without an invitation to come with some tokens."""

    _giver: Seat

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, TakeAid):
            return reason("takes-no-aid")
        if choice.tokens is not None and not 1 <= choice.tokens <= TOKENS:
            return reason("tokens-from-one-to-twenty")
        return TakeAid(self._giver, choice.tokens)

    def every(self) -> Iterator[Choice]:
        """Without an invitation, and with invitations of every size that a player may usually follow."""
        yield TakeAid(self._giver)
        for tokens in range(1, 5):
            yield TakeAid(self._giver, tokens)


class Rewarded(Options, Struct, eq=False, gc=False):
    """A token from the Warp, or a card."""

    _at: At[Cosmic]
    _seat: Seat

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, AidReward):
            return reason("no-reward")
        if choice.token and not self._at.opening.warp[self._seat]:
            return reason("not-so-many-in-warp")
        return choice

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return (Claim(("warp",), 1),) if isinstance(choice, AidReward) and choice.token else ()

    def every(self) -> Iterator[Choice]:
        """A token if there is one, and a card."""
        if self._at.opening.warp[self._seat]:
            yield AidReward(token=True)
        yield AidReward(token=False)


class Coming(Options, Struct, eq=False, gc=False):
    """As many tokens as the giver of aid was asked to come with, or fewer."""

    _at: At[Cosmic]
    _seat: Seat
    _most: int

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Come):
            return reason("joins-nothing")
        tokens = choice.tokens
        if tokens is None and not choice.sources:
            there = sum(free(self._at, self._seat).values())
            tokens = min(self._most, limit(self._at, self._seat), max(there, 1))
        sources = gathered(self._at, self._seat, tokens, choice.sources)
        if isinstance(sources, str):
            return sources
        if count(sources) > self._most:
            return reason("aid-asked-for", most=self._most)
        return Come(count(sources), as_batches(sources))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return claims(as_sources(choice.sources)) if isinstance(choice, Come) else ()

    def every(self) -> Iterator[Choice]:
        """Every number of tokens, from the fullest bases."""
        there = sum(free(self._at, self._seat).values())
        for tokens in range(1, min(self._most, limit(self._at, self._seat), there) + 1):
            yield Come(tokens)


def offers_asked(at: At[Cosmic], others: Sequence[Seat]) -> list[Ask]:
    """The question to everybody who is no main player here whether they offer aid, invited or not."""
    where = at.where
    return [
        Ask(seat, SendAid.about, Spending(Aiding(at, seat), dialled(where)), where=where)
        for seat in others
        if at.opening.held(seat)
    ]


def offered(at: At[Cosmic], asks: Sequence[Ask], answers: Sequence[Choice]) -> Script:
    """The cards that are offered lie aside, and only the main player of the side learns which they are."""
    mains = (at.state.challenge(at.where).offence, at.state.challenge(at.where).defence)
    for ask, answer in zip(asks, answers, strict=True):
        if isinstance(answer, SendAid):
            yield Made(partial(_offered, AidOffered(at.where, ask.seat, mains[answer.side], answer.side, answer.card)))


def _offered(offer: AidOffered, now: Cosmic) -> AidOffered | None:
    """The offer, unless its card has left the hand at the same moment, as when a power takes it."""
    return offer if offer.card in now.held(offer.giver) else None


def decided(at: At[Cosmic]) -> Script:
    """Main players take what they are offered or send it back; then givers are rewarded, and come if they may."""
    here = [aid for aid in at.state.aid if aid.number == at.where]
    if not here:
        return
    yield "aid"
    challenge = at.state.challenge(at.where)
    asks = [
        Ask(challenge.main(aid.side), TakeAid.about, Taking(aid.giver), where=at.where, detail=from_giver(aid.giver))
        for aid in here
    ]
    given = []
    for ask, aid, answer in zip(asks, here, (yield asks), strict=True):
        taken = isinstance(answer, TakeAid)
        if taken:
            invited = answer.tokens or 0
            yield AidTaken(at.where, aid.giver, ask.seat, aid.side, aid.card, invited)
            given.append((aid, invited))
        else:
            yield AidReturned(at.where, aid.giver, ask.seat, aid.side, aid.card)
    if given:
        yield from _earned(at, given)


def _earned(at: At[Cosmic], given: Sequence[tuple[Aid, int]]) -> Script:
    """A reward for each card that was taken; whoever was invited says at the same moment whether they come."""
    rewards = [Ask(aid.giver, AidReward.about, Rewarded(at, aid.giver), where=at.where) for aid, _ in given]
    invited = [(aid, tokens) for aid, tokens in given if tokens and any_free(at, aid.giver)]
    comings = [Ask(aid.giver, Come.about, Coming(at, aid.giver, tokens), where=at.where) for aid, tokens in invited]
    answers = yield [*rewards, *comings]
    for (aid, _), answer in zip(given, answers[: len(given)], strict=True):
        yield from _rewarded(at, aid.giver, token=isinstance(answer, AidReward) and answer.token)
    for (aid, _), answer in zip(invited, answers[len(given) :], strict=True):
        if isinstance(answer, Come):
            yield from sent(at, aid.giver, aid.side, as_sources(answer.sources))


def _rewarded(at: At[Cosmic], seat: Seat, *, token: bool) -> Script:
    """One reward: a token from the Warp if that is wished and it is still there, else a card."""
    freed = Made(partial(released_named, seat=seat, to=((LIMBO, 1),) if token else ()))
    yield from at.happens(freed)
    if not isinstance(freed.happened, Released):
        label = f"aid reward/turn {at.state.turn}/{at.where}/{at.state.seats[seat]}"
        yield from draw(at, seat, 1, label)
