"""Handles: the name by which the others know a player, which they choose themselves before the game begins."""

import re
from typing import TYPE_CHECKING, Final

from adjudicator.mail.quotation.own_lines import typed
from adjudicator.reports.text.text import clean
from adjudicator.service.game import hidden_addresses
from adjudicator.service.intake.incoming_letter import Incoming
from adjudicator.service.seats import standby_list
from adjudicator.service.settings import lookalikes
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Game, Seat

if TYPE_CHECKING:
    from adjudicator.mail.parsing.letter import Letter

_NAME: Final = re.compile(r"\s*NAME\s*:?\s+(\S.*?)\s*\Z", re.I)
LONGEST: Final = 40
"""How many characters a handle has at most: it stands in every table."""
_MASTER: Final = ("gm", "game master", "the game master", "spielleiter", "spielleitung")


def chosen(incoming: Incoming, game: Game, seat: Seat) -> list[str]:
    """Call a player by the name of their own that their letter gives, and say so, or say why not."""
    said = [match[1] for line in typed(incoming.letter) if not line.doubtful and (match := _NAME.match(line.text))]
    if not said:
        return []
    name = " ".join(clean(said[0]).split())
    others = [one for one in incoming.unit.seats.of(game.id) if one.number != seat.number]
    taken = (*(one.player for one in others), *(one.name for one in others), *_MASTER)
    if not lookalikes.words(name) or "@" in name or len(name) > LONGEST:
        return [say("name-unfit", most=LONGEST)]
    if any(lookalikes.alike(name, one) for one in taken):
        return [say("name-taken")]
    incoming.unit.seats.rename(game.id, seat.number, name)
    return [say("name-now", name=name)]


def usual(letter: "Letter", game: Game, seat: Seat) -> str:
    """The name of somebody who has chosen none: that on their letter, or that of their seat."""
    return hidden_addresses.name(game.hidden, seat.name, standby_list.called(letter), letter.sender)
