"""The standpoint of a piece of Postal Cosmic: what it sees of its challenge, and how it asks its owner."""

from collections.abc import Iterable, Sequence
from functools import partial

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract import piece_acts
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.pieces import ASKS, Piece
from adjudicator.engine.contract.questions import Ask, Claim, OneOf, Options
from adjudicator.engine.contract.script import Made, Script, Yielded
from adjudicator.engine.contract.standpoint import At
from adjudicator.galaxy.judging import Spending
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.flare_events import salvaged
from adjudicator.games.cosmic.events.milestones import gathered
from adjudicator.games.cosmic.table.card_faces import attack_value, edition, is_challenge_card, kind
from adjudicator.games.cosmic.table.lent_powers import keeper, lent_elsewhere, silenced
from adjudicator.games.cosmic.table.state import DEFENCE, OFFENCE, PLANETS, Ally, Challenge, Cosmic, Shed
from adjudicator.games.cosmic.table.use_prices import price
from adjudicator.games.cosmic.words.order_words import PlayFlare


class CosmicAt(At[Cosmic]):
    """A place in a script of Postal Cosmic, seen from a seat."""

    @property
    def challenge(self) -> Challenge:
        """The challenge this script is about."""
        state: Cosmic = self.run.state
        return state.challenges[self.where - 1]

    @property
    def place(self) -> str:
        """`turn 2 phase 3 challenge 1`: identifies the draws that are made here."""
        return f"turn {self.state.turn} phase {self.state.phase} challenge {self.where}"

    def is_main(self) -> bool:
        """Whether I am a main player here."""
        if not self.where:
            return False
        state: Cosmic = self.run.state
        challenge = state.challenges[self.where - 1]
        return self.me in (challenge.offence, challenge.defence)

    @property
    def side(self) -> int:
        """The side on which I am main player; only for a main player."""
        challenge: Challenge = self.run.state.challenges[self.where - 1]
        if self.me == challenge.offence:
            return OFFENCE
        if self.me == challenge.defence:
            return DEFENCE
        raise LookupError("only a main player has a side of their own")

    @property
    def mains(self) -> tuple[Seat, Seat]:
        """The main players, offence first."""
        challenge: Challenge = self.run.state.challenges[self.where - 1]
        return (challenge.offence, challenge.defence)

    @property
    def unlaid(self) -> tuple[Seat, ...]:
        """The main players who have no card laid here."""
        challenge: Challenge = self.run.state.challenges[self.where - 1]
        offence, defence = challenge.laid
        if offence is None:
            return (challenge.offence, challenge.defence) if defence is None else (challenge.offence,)
        return (challenge.defence,) if defence is None else ()

    @property
    def opponent(self) -> Seat:
        """The main player I am up against; only for a main player."""
        challenge: Challenge = self.run.state.challenges[self.where - 1]
        if self.me == challenge.offence:
            return challenge.defence
        if self.me == challenge.defence:
            return challenge.offence
        raise LookupError("only a main player has an opponent")

    @property
    def my_card(self) -> str | None:
        """The challenge card I have laid."""
        return self.challenge.laid[self.side]

    @property
    def their_card(self) -> str | None:
        """The challenge card my opponent has laid."""
        return self.challenge.laid[1 - self.side]

    def both_attack(self) -> bool:
        """Whether two Attacks are shown here."""
        return self.attack_shown(OFFENCE) is not None and self.attack_shown(DEFENCE) is not None

    def attack_shown(self, side: int) -> int | None:
        """The number on the Attack that a side shows here, as it counts; None for anything else."""
        card = self.challenge.shows(side)
        return None if card is None else attack_value(card)

    @property
    def we_attack(self) -> bool:
        """Whether the side that I am on here shows an Attack, or may show one as far as I know."""
        side = self.my_side
        if side is None:
            return False
        return self.challenge.laid[side] == HIDDEN or self.attack_shown(side) is not None

    def can_answer(self, challenges: int) -> bool:
        """Whether I hold a challenge card for each of this many challenges."""
        return sum(map(is_challenge_card, self.state.held(self.me))) >= challenges

    @property
    def i_won(self) -> bool:
        """Whether I have won this challenge as a main player."""
        return self.is_main() and self.challenge.winner == self.side

    @property
    def my_allies(self) -> tuple[Ally, ...]:
        """Everybody's tokens on the side of which I am main player; only for a main player."""
        return tuple([ally for ally in self.challenge.allies if ally.side == self.side])

    @property
    def my_ally(self) -> Ally | None:
        """My tokens here as an ally; None where I am none."""
        here = self.challenge.allies if self.where else ()
        return next((ally for ally in here if ally.seat == self.me), None)

    def fights_for(self, side: int) -> bool:
        """Whether I am on that side here, as its main player or as an ally."""
        ally = self.my_ally
        return (self.is_main() and self.side == side) or (ally is not None and ally.side == side)

    @property
    def my_side(self) -> int | None:
        """The side that I am on here, as its main player or as an ally; None where I am on neither."""
        if self.is_main():
            return self.side
        ally = self.my_ally
        return None if ally is None else ally.side

    @property
    def opposed(self) -> tuple[Seat, ...]:
        """Everybody on the other side from mine, its main player first; nobody if I am on neither."""
        if self.my_side is None:
            return ()
        other = 1 - self.my_side
        return (self.challenge.main(other), *[ally.seat for ally in self.challenge.allies if ally.side == other])

    @property
    def i_lost(self) -> bool:
        """Whether the side that I am on has lost, as its main player or as an ally."""
        if self.challenge.both_lose:
            return self.is_main() or self.my_ally is not None
        winner = self.challenge.winner
        return winner is not None and self.fights_for(1 - winner)

    @property
    def lead(self) -> int:
        """By how much the total of my side is ahead of the other's; below nought if it is behind."""
        totals, side = self.challenge.totals, self.my_side
        return 0 if totals is None or side is None else totals[side] - totals[1 - side]

    @property
    def system(self) -> Sequence[Place]:
        """The planets of the system in which this challenge is fought."""
        return self.state.home(self.challenge.planet // PLANETS)

    @property
    def my_tokens(self) -> int:
        """My own tokens in this challenge."""
        return self.challenge.tokens_for(self.me) if self.where else 0

    def uses(self, piece: str) -> bool:
        """Whether I have used this power, or played this section of a flare, in this challenge, and it stands."""
        return self.used_by(self.me, piece)

    def used_by(self, seat: Seat, piece: str) -> bool:
        """Whether a seat has used this power, or played this section of a flare, in this challenge, and it stands."""
        use = (seat, piece, self.where)
        state: Cosmic = self.run.state
        if use in state.zapped:
            return False
        return use in state.flared or (self.where > 0 and (seat, piece) in state.challenges[self.where - 1].uses)

    def silenced(self, power: str) -> bool:
        """Whether I cannot use this power here, because a zap has stopped it, or I have lent it."""
        return silenced(self.run.state, self.me, power, self.where)

    def called(self, piece: str) -> str:
        """What I have called for a piece in this challenge, the last time; empty if nothing."""
        said = {(seat, name): word for seat, name, word in self.challenge.called} if self.where else {}
        return said.get((self.me, piece), "")

    def shed_by_others(self, of: str) -> tuple[Shed, ...]:
        """The edicts, or flares, that others have discarded in this phase."""
        return tuple([shed for shed in self.state.shed if shed.by != self.me and kind(shed.card) == of])

    def picked_up(self, shed: Shed) -> Made:
        """I pick up a discarded card, unless somebody has already done so."""
        return Made(partial(salvaged, seat=self.me, shed=shed))

    def owner(self, power: str) -> Seat | None:
        """The player whose own power this is, whether they have its use or not; None if nobody's."""
        powers = self.state.powers
        return powers.index(power) if power in powers else None

    def modern(self, power: str) -> bool:
        """Whether the game plays the modern edition of this power."""
        return self.state.options.get(edition(power)) == "modern"

    def lacks(self, seat: Seat, piece: Piece) -> bool:
        state: Cosmic = self.run.state
        return bool(state.lent) and lent_elsewhere(state, seat, piece.name, self.where)

    def gathered(self, power: str) -> int:
        """What a power of mine has gathered; a lent one has gathered it for its owner."""
        state: Cosmic = self.run.state
        return state.gathered(keeper(state, self.me, power, self.where))

    def gathers(self, power: str, more: int) -> Made:
        """A power of mine gathers more; a lent one gathers it for its owner."""
        seat = keeper(self.run.state, self.me, power, self.where)
        return Made(partial(gathered, seat=seat, number=self.where, more=more))

    def mine(self, seat: Seat) -> bool:
        """Whether that seat is mine."""
        return seat == self.me

    def wish(self, piece: Piece, options: Options | Choice, about: str = "", detail: str = "") -> Ask:
        """The question to me whether to use this piece; if it is a card, yes claims it.

        `detail` tells it from others of the same kind in the same place.
        """
        state: Cosmic = self.run.state
        where = self.where
        choices = options if isinstance(options, Options) else OneOf((options,))
        spent = price(state, piece, where)
        if spent is not None:
            choices = Spending(choices, Claim(spent, 1))
        # A question asked again in a replay is a new one: the answers to both may claim the same thing.
        again = " again" if where and state.challenges[where - 1].replayed else ""
        if piece.kind == "flare":
            return Ask(self.me, PlayFlare.about, choices, where=where, detail=f"{piece.name}{again}")
        return Ask(self.me, about or piece.name.lower(), choices, where=where, detail=f"{detail}{again}")

    def must(self, piece: Piece, options: Options, detail: str = "") -> Script:
        """The choice that I have to make with this power; it is drawn by lot if I say nothing, or no."""
        about = piece.name.lower()
        answer = yield Ask(self.me, about, options, where=self.where, default=None, detail=detail)
        label = f"{about}/{self.place}/{detail}"
        return next(options.drawn(self.chance, label)) if answer is NO else answer

    def offers(self, moment: str, again: str = "") -> Iterable[Yielded]:
        """The moment at which powers and edicts act one after the other, in timing order.

        In a replay it comes `again`, later in the stage.
        """
        return piece_acts.offer(self, moment, reach=f"{moment}{again}") if (ASKS, moment) in self.run.live else ()

    def offers_beside(self, moment: str, questions: list[Ask], seats: Sequence[Seat]) -> Script:
        """Ask some questions; the pieces of these seats that ask at this moment ask in the same round.

        Returns the answers. What pieces do comes first.
        """
        if (ASKS, moment) in self.run.live:
            return (yield from piece_acts.offer_at_once(self, moment, beside=questions, seats=seats))
        return (yield questions) if questions else ()

    def flares(self, moment: str, again: str = "") -> Iterable[Yielded]:
        """The moment at which flares are played, all at once, so that nobody's secret flare delays another's."""
        return (
            piece_acts.offer_at_once(self, moment, reach=f"{moment}{again}") if (ASKS, moment) in self.run.live else ()
        )
