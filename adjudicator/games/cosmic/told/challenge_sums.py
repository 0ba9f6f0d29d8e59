"""Sums of challenges: the cards and tokens of both sides with their totals, as a table and as a scene."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from adjudicator.core.event import Event
from adjudicator.engine.contract.report_sections import Table
from adjudicator.engine.text.scenes import Card, Force, Scene, Side
from adjudicator.galaxy.board import NONE
from adjudicator.games.cosmic.events.milestones import Counted
from adjudicator.games.cosmic.mechanics.reinforcements import Reinforced
from adjudicator.games.cosmic.table.board import allies
from adjudicator.games.cosmic.table.card_faces import attack_value
from adjudicator.games.cosmic.table.speech import Speech, card_face
from adjudicator.games.cosmic.table.state import DEFENCE, OFFENCE, SIDES, Challenge, Cosmic
from adjudicator.games.cosmic.told.challenge_uses import uses


class Sums(NamedTuple):
    """A challenge as it was counted. Totals are not compared if it is to be `dealt`."""

    view: Cosmic
    challenge: Challenge
    counts: Counted
    dealt: bool

    def table(self, to: Speech, drawn: Scene) -> Table:
        """The cards and tokens of both sides and their totals, which are not compared if a deal decides."""
        rows = []
        for side in (OFFENCE, DEFENCE):
            card, made = self.challenge.laid[side] or NONE, self.challenge.counts_as[side]
            rows.append(
                (
                    to.say("side-name", side=SIDES[side]),
                    self.view.seats[self.challenge.main(side)],
                    card if made is None else to.say("card-as", card=card, made=made),
                    str(self.challenge.tokens_of(side)),
                    allies(self.view, self.challenge, side),
                    self._sum(side, to),
                )
            )
        return Table(to.heads("side", "player", "card", "tokens", "allies", "sum"), tuple(rows), drawn=drawn)

    def _sum(self, side: int, to: Speech) -> str:
        return summed(self._shown(side), _worth(self.challenge, side, self.counts), self.counts.totals[side], to)

    def _shown(self, side: int) -> str | None:
        """The card that counts; None if a deal decides."""
        return None if self.dealt else self.challenge.shows(side)

    def _reached(self, side: int, more: Sequence[Reinforced], to: Speech) -> str:
        """`20 + 4 + 3 =`, with what reinforcements have added; empty if totals are not compared."""
        counted = self.counts.totals[side]
        said = terms(self._shown(side), _worth(self.challenge, side, self.counts), counted)
        if said is None:
            return ""
        if said.exact:
            return f"{' + '.join((said.words, *[str(event.more) for event in more]))} ="
        made = to.say("scene-made", sum=said.words)
        return f"{' + '.join((f'{made} {counted}', *[str(event.more) for event in more]))} =" if more else made

    def scene(self, told: Sequence[Event[Cosmic]], winner: int | None, verdict: str, to: Speech) -> Scene:
        """The same as a page draws it; `told` is what everybody was told of the challenge."""
        sides = tuple([self._side(side, told, winner == side, to) for side in (OFFENCE, DEFENCE)])
        played = tuple([use.drawn(to.names, to.say("stopped")) for use in dict.fromkeys(uses(told))])
        return Scene(sides, played, verdict)

    def _side(self, side: int, told: Sequence[Event[Cosmic]], won: bool, to: Speech) -> Side:
        names, more = self.view.seats, [*reinforcements(told, side)]
        main = self.challenge.main(side)
        there = [Force(names[one.seat], str(one.tokens)) for one in self.challenge.allies if one.side == side]
        reached = self._reached(side, more, to)
        return Side(
            to.say("side-name", side=SIDES[side]),
            names[main],
            (*self._card(side, to), *[_reinforcement(event, names) for event in more]),
            (Force(names[main], str(self.challenge.tokens_of(side))), *there),
            reached,
            str((self.challenge.totals or self.counts.totals)[side]) if reached else "",
            to.say("scene-won") if won else "",
        )

    def _card(self, side: int, to: Speech) -> Iterator[Card]:
        card, made = self.challenge.laid[side], self.challenge.counts_as[side]
        if card is not None:
            yield card_face(card, to, to.say("card-made", made=made) if made is not None else "")


def reinforcements(told: Sequence[Event[Cosmic]], side: int) -> Iterator[Reinforced]:
    """Those of a side since a challenge was counted last."""
    counted = max([at for at, event in enumerate(told) if isinstance(event, Counted)], default=-1)
    return (event for event in told[counted + 1 :] if isinstance(event, Reinforced) and event.side == side)


def _reinforcement(event: Reinforced, names: tuple[str, ...]) -> Card:
    return Card("Reinforcement", f"+{event.more}", note=names[event.seat])


def _worth(challenge: Challenge, side: int, counts: Counted) -> tuple[str, int]:
    """`4`, `2 x 4 + 3`: tokens times their worth, the main player's and then the allies'; and the result."""
    own, allied = counts.tokens[side]
    there = sum([ally.tokens for ally in challenge.allies if ally.side == side])
    said = _times(challenge.tokens_of(side), own)
    return (f"{said} + {_times(there, allied)}" if allied else said), own + allied


def _times(tokens: int, count: int) -> str:
    """`3`, `2 x 4`: this many tokens with this worth together."""
    if tokens == count or not tokens or count % tokens:
        return str(count)
    return f"{tokens} x {count // tokens}"


def summed(card: str | None, worth: tuple[str, int], total: int, to: Speech) -> str:
    """`20 + 4 + 3 = 27`: the card, what the main player's tokens count, what the allies' do."""
    said = terms(card, worth, total)
    if said is None:
        return NONE
    return f"{said.words} = {total}" if said.exact else to.say("sum-made", sum=said.words, total=total)


class Terms(NamedTuple):
    """What a total is made of, and whether it is just that: powers may have made something else of it."""

    words: str
    exact: bool


def terms(card: str | None, worth: tuple[str, int], total: int) -> Terms | None:
    """`20 + 4 + 3`: what stands before a total; None for a card that has no number."""
    value = attack_value(card) if card is not None else None
    if value is None:
        return None
    said, tokens = worth
    if value + tokens != total and value * tokens == total:
        return Terms(f"{value} x {said}" if said.isdigit() else f"{value} x ({said})", exact=True)
    return Terms(f"{value} + {said}", exact=value + tokens == total)
