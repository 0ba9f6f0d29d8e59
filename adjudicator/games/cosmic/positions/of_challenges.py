"""What can be stated of a challenge: who fights whom with what, and how it stands."""

import re

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.text.speech import counted, listed
from adjudicator.galaxy.statements import Form, fact
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.positions.draft import Draft
from adjudicator.games.cosmic.positions.words import Fact, Reader, side
from adjudicator.games.cosmic.table.speech import Speech, cards
from adjudicator.games.cosmic.table.state import SIDES, Ally, Challenge, Cosmic, Due


class OfChallenge(Fact, frozen=True):
    """One statement about a challenge: how it changes one, and what is true of one that differs."""

    number: int

    def put(self, draft: Draft) -> None:
        draft.challenges[self.number] = self.made(draft.challenge(self.number))

    def differs(self, state: Cosmic) -> str | None:
        if self.number > len(state.challenges):
            return f"there is no challenge {self.number}"
        challenge = state.challenge(self.number)
        if self.made(challenge) == challenge:
            return None
        return f"in challenge {self.number} {self.instead(challenge, Speech(state.seats))}"

    def made(self, challenge: Challenge) -> Challenge:
        """The challenge as this fact says it is."""
        raise NotImplementedError  # pragma: no cover - every fact defines it

    def instead(self, challenge: Challenge, to: Speech) -> str:
        """What is true if the challenge is not as this fact says."""
        raise NotImplementedError  # pragma: no cover - every fact defines it


class Attacks(OfChallenge, frozen=True):
    """Who attacks whom, where and with how many tokens (None: not stated)."""

    offence: Seat
    defence: Seat
    planet: Place
    cone: int | None

    def put(self, draft: Draft) -> None:
        draft.challenges[self.number] = Challenge(
            number=self.number,
            offence=self.offence,
            defence=self.defence,
            planet=self.planet,
            cone=self.cone or 0,
            shield=None,
        )

    def made(self, challenge: Challenge) -> Challenge:
        cone = challenge.cone if self.cone is None else self.cone
        return replace(challenge, offence=self.offence, defence=self.defence, planet=self.planet, cone=cone)

    def instead(self, challenge: Challenge, to: Speech) -> str:
        where = to.place(challenge.planet)
        return f"{to.who(challenge.offence)} attacks {to.one(challenge.defence)} on {where} with {challenge.cone}"


class DefendedWith(OfChallenge, frozen=True):
    """How many of the defence's tokens stand in it."""

    tokens: int

    def made(self, challenge: Challenge) -> Challenge:
        return replace(challenge, shield=self.tokens)

    def instead(self, challenge: Challenge, to: Speech) -> str:
        shield = challenge.shield
        return "the defence is not divided yet" if shield is None else f"the defence has {counted(shield, 'token')}"


class Allied(OfChallenge, frozen=True):
    """Somebody's tokens on one side."""

    ally: Ally

    def made(self, challenge: Challenge) -> Challenge:
        if self.ally in challenge.allies:
            return challenge
        others = tuple(ally for ally in challenge.allies if ally.seat != self.ally.seat)
        joined = (self.ally.seat, self.ally.side)
        return replace(challenge, allies=(*others, self.ally), joined=(*challenge.joined, joined))

    def instead(self, challenge: Challenge, to: Speech) -> str:
        allies = [f"{to.one(a.seat)} with {a.tokens} on the {SIDES[a.side]}" for a in challenge.allies]
        return f"the allies are {listed(allies)}"


class NoAllies(OfChallenge, frozen=True):
    """Nobody has joined it."""

    def made(self, challenge: Challenge) -> Challenge:
        return replace(challenge, allies=())

    def instead(self, challenge: Challenge, to: Speech) -> str:
        return f"{to.all_of(ally.seat for ally in challenge.allies)} joined"


class Invitation(OfChallenge, frozen=True):
    """The players that a side has asked."""

    side: int
    seats: tuple[Seat, ...]

    def made(self, challenge: Challenge) -> Challenge:
        first, second = challenge.invited
        return replace(challenge, invited=(first, self.seats) if self.side else (self.seats, second))

    def instead(self, challenge: Challenge, to: Speech) -> str:
        return f"the {SIDES[self.side]} invited {to.all_of(challenge.invited[self.side]) or 'nobody'}"


class Laid(OfChallenge, frozen=True):
    """The challenge cards, turned up."""

    cards: tuple[str | None, str | None]

    def made(self, challenge: Challenge) -> Challenge:
        return replace(challenge, laid=self.cards, shown=True)

    def instead(self, challenge: Challenge, to: Speech) -> str:
        one, other = (cards((card,)) if card else "no card" for card in challenge.laid)
        return f"the cards are {one} against {other}"


class ToBeDealt(OfChallenge, frozen=True):
    """It is to be settled by a deal."""

    def made(self, challenge: Challenge) -> Challenge:
        return replace(challenge, deal=True, winner=None)

    def instead(self, challenge: Challenge, to: Speech) -> str:
        return "there is nothing to deal about"


class Won(OfChallenge, frozen=True):
    """Which side has won it."""

    winner: int

    def made(self, challenge: Challenge) -> Challenge:
        return replace(challenge, winner=self.winner, deal=False)

    def instead(self, challenge: Challenge, to: Speech) -> str:
        return "no side has won" if challenge.winner is None else f"the {SIDES[challenge.winner]} has won"


class Consolation(OfChallenge, frozen=True):
    """Cards that one may take from the other."""

    due: Due

    def made(self, challenge: Challenge) -> Challenge:
        return replace(challenge, consolation=self.due)

    def instead(self, challenge: Challenge, to: Speech) -> str:
        due = challenge.consolation
        if due is None:
            return "there is no consolation"
        return f"{to.who(due.taker)} may take {counted(due.cards, 'card')} from {to.one(due.giver)}"


class RewardDue(OfChallenge, frozen=True):
    """A reward that a defensive ally has not taken yet."""

    ally: Ally

    def made(self, challenge: Challenge) -> Challenge:
        if self.ally in challenge.rewards:
            return challenge
        return replace(challenge, rewards=(*challenge.rewards, self.ally))

    def instead(self, challenge: Challenge, to: Speech) -> str:
        due = [f"{ally.tokens} to {to.one(ally.seat)}" for ally in challenge.rewards]
        return f"the rewards due are {listed(due)}"


def challenge_facts(number: int, words: str, reader: Reader) -> list[Fact]:
    """What is said of a challenge: facts with semicolons between them."""

    def attack(m: "re.Match[str]") -> Fact:
        defence = reader.seat(m[2])
        return Attacks(number, reader.seat(m[1]), defence, reader.place(m[3], defence), int(m[4]) if m[4] else None)

    def invitation(m: "re.Match[str]") -> Fact:
        seats = re.split(r", | and ", m[2])
        return Invitation(number, side(m[1]), tuple(sorted(reader.seat(seat) for seat in seats)))

    def laid(m: "re.Match[str]") -> Fact:
        one, other = (None if words.casefold() == "no card" else _card(words, reader) for words in (m[1], m[2]))
        return Laid(number, (one, other))

    forms = (
        Form(r"(\w+) attacks (\w+) on (\w+ \d)(?: with (\d+))?", "Red attacks Blue on Blue 2 with 3", attack),
        Form(r"defended with (\d+)", "defended with 2", lambda m: DefendedWith(number, int(m[1]))),
        Form(
            r"(\w+) joined the (offence|defence) with (\d+)",
            "Green joined the defence with 2",
            lambda m: Allied(number, Ally(reader.seat(m[1]), side(m[2]), int(m[3]))),
        ),
        Form(r"nobody joined", "nobody joined (to compare)", lambda _: NoAllies(number)),
        Form(r"the (offence|defence) invited (.+)", "the offence invited Green and Yellow", invitation),
        Form(r"cards (.+) against (.+)", "cards Attack 10 against Compromise", laid),
        Form(r"to be settled by a deal", "to be settled by a deal", lambda _: ToBeDealt(number)),
        Form(r"won by the (offence|defence)", "won by the defence", lambda m: Won(number, side(m[1]))),
        Form(
            r"(\w+) may take (\d+) cards? from (\w+)",
            "Blue may take 3 cards from Red",
            lambda m: Consolation(number, Due(reader.seat(m[1]), reader.seat(m[3]), int(m[2]))),
        ),
        Form(
            r"a reward of (\d+) is due to (\w+)",
            "a reward of 2 is due to Green",
            lambda m: RewardDue(number, Ally(reader.seat(m[2]), 1, int(m[1]))),
        ),
    )
    return [fact(part, forms) for part in words.split(";")]


def _card(words: str, reader: Reader) -> str:
    found = reader.cards(words)
    if len(found) != 1:
        raise Misstated(f"one card is laid on each side, not {words!r}")
    return found[0]
