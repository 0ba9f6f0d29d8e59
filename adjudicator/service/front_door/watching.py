"""WATCH: anybody can be sent what everybody may know of a public game, phase by phase, until they write WATCH OFF.

The question whether it was them has a code, so nobody can have letters sent to somebody else.
"""

import re
from typing import Final

from adjudicator.mail.intake.verdict import UnknownSender, Watching
from adjudicator.mail.writing import address, token
from adjudicator.service.front_door import answers, languages
from adjudicator.service.intake import confirmations, refusals
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Game, Watcher

KIND: Final = "watch"
"""The verdict on such letters, and the kind of the answers."""
MOST: Final = 20
"""How many games one address watches at most."""
MOST_OF_GAME: Final = 500
_AGAIN: Final = re.compile(r"\W*WATCH(?:\s+\S+)?\W*\Z", re.I)


def heard(incoming: Incoming, verdict: Watching) -> Handled:
    """The outcome of a letter of somebody who wants to watch, or does not any more."""
    sender, unit = incoming.letter.sender, incoming.unit
    if answers.disowned(incoming):
        return Handled(verdict=KIND)
    if incoming.office.strangers == "refused" and not (incoming.desk.seats_of(sender) or verdict.off):
        return refusals.refused(incoming, UnknownSender(sender))
    game = unit.games.named(verdict.game) if verdict.game else None
    if verdict.off:
        gone = unit.watchers.drop(sender, game.id if game is not None else None) if game or not verdict.game else 0
        return _told(incoming, say("watch-off", some=bool(gone)), game, "off")
    if game is None or not game.public or game.status == "finished":
        return _told(incoming, say("watch-no-game", over=game is not None and game.public), None)
    if verdict.code and token.same(_code(incoming, game), verdict.code):
        if confirmations.given(incoming.letter, _AGAIN):
            return _watches(incoming, game)
        return _told(incoming, say("watch-how"), game)
    return _asked(incoming, game)


def _code(incoming: Incoming, game: Game) -> str:
    return token.mint(incoming.office.secret, game.name, f"{address.WATCHING}/{incoming.letter.sender}", 0)


def _asked(incoming: Incoming, game: Game) -> Handled:
    """Was it you? Asked three times a day at most."""
    kind = f"{KIND}-{game.name}"
    if answers.enough(incoming, kind):
        return Handled(verdict=KIND, game=game)
    mails = answers.question(
        incoming,
        kind,
        [say("watch-asked", game=game.name, address=incoming.letter.sender), say("watch-yes")],
        subject=say("watch-subject", game=game.name),
        place=(game.name, address.WATCHING),
        code=_code(incoming, game),
    )
    return Handled(verdict=KIND, game=game, mails=mails)


def _watches(incoming: Incoming, game: Game) -> Handled:
    """They watch from the next phase on."""
    sender, watchers = incoming.letter.sender, incoming.unit.watchers
    if len(watchers.by(sender)) >= MOST or len(watchers.of(game.id)) >= MOST_OF_GAME:
        return _told(incoming, say("watch-too-many", most=MOST), game)
    told = max(game.serial - 1, 0)
    watchers.add(Watcher(game.id, sender, languages.of(incoming), told, incoming.at))
    return _told(incoming, say("watch-now", game=game.name), game)


def _told(incoming: Incoming, said: str, game: Game | None, about: str = "answer") -> Handled:
    kind = f"{KIND}-{about}"
    if answers.enough(incoming, kind):
        return Handled(verdict=KIND, game=game)
    return Handled(verdict=KIND, game=game, mails=answers.told(incoming, kind, [said]))
