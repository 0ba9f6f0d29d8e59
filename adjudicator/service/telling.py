"""Telling the games master: a notice on file, and a letter to him."""

import logging
from datetime import datetime

from adjudicator.mail.letter import Letter
from adjudicator.service.office import Office
from adjudicator.service.posting import named_id, plain
from adjudicator.store.unit import Unit
from adjudicator.store.values import Game

_log = logging.getLogger(__name__)


def tell_gm(
    office: Office,
    unit: Unit,
    kind: str,
    text: str,
    *,
    at: datetime,
    game: Game | None = None,
    letter: Letter | None = None,
    by_mail: bool = True,
) -> None:
    """File a notice for the games master and, unless mail itself is what is wrong, write to him.

    `kind` is a word such as `hold`; the first line of the text says what it is about. `letter` is the one it is about.
    """
    number = unit.notices.add(kind, text, at=at, game_id=game.id if game is not None else None)
    about = f"{game.name}: {kind}" if game is not None else kind
    _log.warning("notice %d (%s)", number, about)
    if not by_mail:
        return
    name = f"notice/{number}"
    unit.outbox.queue(
        [
            plain(
                office,
                name=name,
                own=named_id(office, name),
                to=("", game.gm_address if game is not None else office.gm),
                subject=f"[{about}] {text.splitlines()[0][:60]}",
                text=f"{text}\n",
                at=at,
                parents=(letter.message_id,) if letter is not None and letter.message_id else (),
                auto_replied=False,
                game_id=game.id if game is not None else None,
            )
        ]
    )
