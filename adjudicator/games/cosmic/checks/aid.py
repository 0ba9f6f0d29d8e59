"""Foreign aid that cannot come about."""

from collections.abc import Iterator

from adjudicator.engine.text.sayings import Several
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.words.aid_words import AidReward, Come, SendAid, TakeAid
from adjudicator.games.cosmic.words.order_words import Join
from adjudicator.orders.dry_run.order_checks import Barred, Check, Sheet, Wish
from adjudicator.orders.values.findings import Finding


class AidOfMainPlayers(Barred):
    """Aid is expected from a main player, or by one who has none to give.

    In each challenge aid comes from those who are no main players there, and is offered to one of the two who are.
    Who gives it has the reward, and may be asked to come.
    """

    code = "C207"

    def why(self, sheet: Sheet, wish: Wish) -> str | None:
        view, choice, where = sheet.view, wish.choice, wish.clause.where
        assert isinstance(view, Cosmic)
        mine = [fight for fight in view.challenges_of(sheet.seat) if where in (0, fight.number)]
        if isinstance(choice, TakeAid) and choice.seat is not None and mine:
            if any(fight.side_of(choice.seat) is None for fight in mine):
                return None
            mains = {seat for fight in mine for seat in (fight.offence, fight.defence)}
            others = [sheet.names.name("seat", seat) for seat in view.seats_in() if seat not in mains]
            other = sheet.names.name("seat", choice.seat)
            return reason("aid-of-mains", other=other, count=len(others), others=Several(others, "or"))
        if isinstance(choice, Come | AidReward) and where and mine:
            return reason("aid-of-ones-own", challenge=where)
        return None


class AidBeforeJoining(Check):
    """A JOIN stands below an AID for the same challenge that can always be offered.

    In each challenge you do one of both, and what you write first is tried first. If you want to join where you are
    invited, and to offer aid only where you are not, write the JOIN above the AID.
    """

    code = "C208"
    certain = False

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        view = sheet.view
        assert isinstance(view, Cosmic)
        aid = [wish for wish in sheet.wishes() if self._always(wish, view.held(sheet.seat))]
        for wish in sheet.wishes():
            if isinstance(wish.choice, Join):
                first = [one.line for one in aid if one.line < wish.line and one.clause.where in (0, wish.clause.where)]
                if first:
                    yield self.at(sheet, wish, reason("aid-comes-first", line=first[0]))

    def _always(self, wish: Wish, hand: tuple[str, ...]) -> bool:
        """Whether an alternative offers a card that the seat holds, on no condition."""
        return isinstance(wish.choice, SendAid) and wish.condition is None and wish.choice.card in hand
