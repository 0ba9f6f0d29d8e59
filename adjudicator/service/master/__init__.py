"""What a games master does to a game: the same words by letter and at the command line, and a log of them all."""

from collections.abc import Sequence

from adjudicator.service import games
from adjudicator.service.master.hand import Hand
from adjudicator.service.master.verbs import VERBS
from adjudicator.service.office import Office
from adjudicator.store.masters import COMMAND_LINE


def command(office: Office, name: str, word: str, text: str = "", lines: Sequence[str] = ()) -> tuple[str, ...]:
    """Do what was typed at the command line; what came of it, in sentences. Raises games.GameWrong."""
    with office.store.unit() as unit:
        game = games.named(unit, name)
        hand = Hand(office, unit, game, COMMAND_LINE, office.clock.now())
        return VERBS[word].does(hand, text, tuple(lines))


def look(office: Office, name: str, what: str) -> None:
    """Write down that somebody looks at what players may not know; raises games.GameWrong where he must not."""
    with office.store.unit() as unit:
        hand = Hand(office, unit, games.named(unit, name), COMMAND_LINE, office.clock.now())
        hand.look(what)
        hand.log(f"looked at {what}")
