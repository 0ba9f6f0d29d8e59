"""Notices to the game masters: each is filed, and mailed to each of them."""

import logging
from collections.abc import Mapping, Set
from datetime import datetime
from typing import TYPE_CHECKING, Final

from adjudicator.service.log.entries import warn
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.people.masters import COMMAND_LINE
from adjudicator.store.tables.values import Game, NewMail, Notice

if TYPE_CHECKING:
    from adjudicator.mail.parsing.letter import Letter

_log = logging.getLogger(__name__)

MOST: Final = 70
"""How many characters of a notice's subject matter go into the mail's subject."""

SECRET: Final = frozenset(
    ("hold", "held", "resumed", "letter", "note", "unreleased", "unsettled", "untried", "corrected", "tried")
)
"""The kinds of notices that may reveal what a player cannot know. A game master who plays is told only their kind, or
a version of their own (`to_players`)."""


def playing(unit: Unit, game: Game) -> Set[str]:
    """The game masters who have a seat in the game themselves."""
    seats = [seat for seat in unit.seats.of(game.id) if seat.status != "removed"]
    addresses = {address for seat in seats for address in unit.seats.addresses(game.id, seat.number)}
    return addresses & set(unit.masters.of(game.id))


def blind(who: str, masters: Set[str], plays: Set[str]) -> bool:
    """Whether somebody may see no more of a game than a player; `playing` are those of its masters who play in it.

    At the command line nobody can tell who types, so everything is shown there unless all masters play.
    """
    return plays == masters if who == COMMAND_LINE else who in plays


def all_play(unit: Unit, game: Game) -> bool:
    """Whether every master of a game plays in it: then the command line shows no more than a player may see."""
    return blind(COMMAND_LINE, set(unit.masters.of(game.id)), playing(unit, game))


def readable(one: Notice, who: str, masters: Mapping[int, Set[str]], plays: Mapping[int, Set[str]]) -> bool:
    """Whether somebody may read a notice, given the masters of all games and those who play there."""
    if one.game_id is None:
        return True
    if who not in (COMMAND_LINE, *masters[one.game_id]):
        return False
    return one.kind not in SECRET or not blind(who, masters[one.game_id], plays.get(one.game_id, frozenset()))


def numbered(unit: Unit, game: Game, said: str, number: int) -> str:
    """Words with a letter's number on file; empty if a game master plays, because it reveals how many have come."""
    return "" if playing(unit, game) else said.format(number)


def tell_gm(
    office: Office,
    unit: Unit,
    kind: str,
    text: str,
    *,
    at: datetime,
    game: Game | None = None,
    letter: "Letter | None" = None,
    by_mail: bool = True,
    key: str = "",
    to_players: str = "",
) -> None:
    """File a notice for the game masters and, unless mail itself is the problem, write to them.

    `kind` is a word such as `hold`; the first line of the text is its subject. `letter` is the letter it is about.
    `key` names the mail if it may be sent only once. `to_players` is what a game master who plays is told if they must
    not be told everything and still have to act.
    """
    number = unit.notices.add(kind, text, at=at, game_id=game.id if game is not None else None)
    warn(_log, "notice", number=number, kind=kind, game=game.name if game is not None else None)
    if not by_mail:
        return
    name = key or f"notice/{number}"
    parents = (letter.message_id,) if letter is not None and letter.message_id else ()
    if game is None:
        mail = _mail(office, name, office.gm, _subject(kind, text), text, at=at, parents=parents)
        unit.outbox.queue([mail])
        return
    blind = playing(unit, game) if kind in SECRET else ()
    for place, master in enumerate(unit.masters.of(game.id)):
        own = name if place == 0 else f"{name}/{place}"
        said, thread = (to_players or _unread(unit, game), ()) if master in blind else (text, parents)
        subject = office.master_subject(_subject(f"{game.name}: {kind}", said), game.name, master, game.serial)
        unit.outbox.queue([_mail(office, own, master, subject, said, at=at, parents=thread, game=game)])


def _unread(unit: Unit, game: Game) -> str:
    """The notice to a game master who plays and must not read it; it says who can."""
    who = (
        "All game masters of the game do, so nobody can read it. Name one who does not: MASTER eve@example.org"
        if all_play(unit, game)
        else "Another game master of the game can read it."
    )
    return f"There is a notice about {game.name} that a player must not read, and you play in it.\n{who}"


def _mail(
    office: Office,
    name: str,
    to: str,
    subject: str,
    text: str,
    *,
    at: datetime,
    parents: tuple[str, ...],
    game: Game | None = None,
) -> NewMail:
    """A notice to somebody; if it is about a game, with their key to command it."""
    # What writes letters takes as long to load as the files to open, and there is rarely anything to tell.
    from adjudicator.service.office.envelopes import named_id, plain

    return plain(
        office,
        name=name,
        own=named_id(office, name),
        to=("", to),
        subject=subject,
        text=f"{text}\n",
        at=at,
        parents=parents,
        auto_replied=False,
        reply_to=office.master_reply_to(game.name, to, game.serial) if game is not None else None,
        game_id=game.id if game is not None else None,
    )


def _subject(about: str, text: str) -> str:
    first = text.splitlines()[0].removesuffix(":")
    if len(first) > MOST:
        first = f"{first[:MOST].rpartition(' ')[0]} ..."
    return f"[{about}] {first}"
