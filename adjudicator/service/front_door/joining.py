"""Joining an open game by oneself: somebody asks, is asked whether the address is theirs, and takes a seat.

Nothing is kept for anybody before they have answered: a forged letter takes no seat from anybody, and of two answers
the first counts. The question has a code that is made from the game and the address, so nothing has to be remembered.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.engine.text.sayings import Several
from adjudicator.games import catalogue
from adjudicator.mail.intake.verdict import Confirm, Join, Standby
from adjudicator.mail.quotation.own_lines import typed
from adjudicator.mail.writing import address, token, unread_addresses
from adjudicator.service.documents import documents, public_notice
from adjudicator.service.front_door import answers, languages, reliability
from adjudicator.service.game import game_options, opening
from adjudicator.service.games import games, open_games, tutorials
from adjudicator.service.games.games import GameWrong, Player
from adjudicator.service.intake import confirmations
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.letters import joins
from adjudicator.service.office.office import Office
from adjudicator.service.seats import handles, open_seats, refused_mail, seat_addresses, seat_wishes, standby_list
from adjudicator.service.settings import lookalikes
from adjudicator.service.settings.language_names import ENGLISH
from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import schedule
from adjudicator.store.tables.values import Game, NewMail

ASKED: Final = "join asked"
"""The verdict on a letter that would like a seat of an open game, and gets a question."""
_WORD: Final = re.compile(r"\s*(?:WORD|PASSWORD)\b\s*:?\s*(.{1,80}?)\s*\Z", re.I)
_TOGETHER: Final = re.compile(r"\s*JOIN\b(.*)", re.I)


def joined(incoming: Incoming, verdict: Join) -> Handled:
    """The outcome of a letter that asks to join a game, which may be open to anybody."""
    game = _game(incoming, verdict.game)
    return _asked(incoming, game) if _by_themselves(incoming, game) else joins.joined(incoming, verdict)


def waits(incoming: Incoming, verdict: Standby) -> Handled:
    """The outcome of a letter that asks to wait for a seat; while an open game has one, it is a wish to join."""
    game = _game(incoming, verdict.game)
    if not verdict.off and _by_themselves(incoming, game) and open_games.free(incoming.unit, game):
        return _asked(incoming, game)
    return standby_list.asked(incoming, verdict)


def confirmed(incoming: Incoming, verdict: Confirm) -> Handled:
    """The outcome of an answer to a question of ours: to this one, or to one about an address of a seat."""
    game = _game(incoming, verdict.game)
    if not token.same(_code(incoming.office, game, verdict.address), verdict.code):
        return seat_addresses.confirmed(incoming, verdict)
    refusal = refused_mail.said(incoming)
    if refusal is not None:
        refused_mail.silence(incoming, "", refusal, game, None)
        return Handled(verdict=refused_mail.DECLINED, game=game)
    if not (joins.says_so(incoming) or confirmations.given(incoming.letter)):
        return _told(incoming, game, [say("join-how")])
    return _seated(incoming, game)


def wished(incoming: Incoming, game: Game) -> Handled:
    """The outcome of a letter that would like to play what is played in an open game."""
    there = [seat for seat in incoming.unit.seats.at(incoming.letter.sender) if seat.game_id == game.id]
    return _told(incoming, game, [say("join-there-already", game=game.name)]) if there else _asked(incoming, game)


def _game(incoming: Incoming, name: str) -> Game:
    game = incoming.unit.games.named(name)
    assert game is not None, "the intake passes on such letters only for games there are"
    return game


def _by_themselves(incoming: Incoming, game: Game) -> bool:
    """Whether the writer can take a seat without an invitation: it is an open game, and they have none there."""
    sender = incoming.letter.sender
    if game.opening is None or game.status == "finished":
        return False
    if any(seat.game_id == game.id for seat in incoming.unit.seats.at(sender)):
        return False
    return incoming.office.strangers in ("may_join", "may_start_games") or bool(incoming.desk.seats_of(sender))


def _asked(incoming: Incoming, game: Game) -> Handled:
    """Ask somebody whether it was them, if they may join; else say why not."""
    sender = incoming.letter.sender
    if incoming.proof.found == "fail":
        return Handled(verdict=ASKED, game=game)
    refused_mail.comes_back(incoming, game)
    obstacle = _obstacle(incoming, game)
    if obstacle is not None:
        return _told(incoming, game, [obstacle])
    if not open_games.free(incoming.unit, game):
        return _told(incoming, game, [_waiting(incoming, game)])
    if answers.enough(incoming, _kind(game)):
        return Handled(verdict=ASKED, game=game)
    code = _code(incoming.office, game, sender)
    return Handled(verdict=ASKED, game=game, mails=question(incoming, game, code))


def _kind(game: Game) -> str:
    return f"{answers.DOOR}-join-{game.name}"


def _told(incoming: Incoming, game: Game, parts: Sequence[str]) -> Handled:
    """An answer to somebody who has no seat in the game."""
    kind = f"{_kind(game)}-not"
    if answers.enough(incoming, kind):
        return Handled(verdict=ASKED, game=game)
    return Handled(verdict=ASKED, game=game, mails=answers.told(incoming, kind, parts))


def _code(office: Office, game: Game, sender: str) -> str:
    return token.mint(office.secret, game.name, f"door/join/{sender}", 0)


def question(incoming: Incoming, game: Game, code: str) -> tuple[NewMail, ...]:
    """Was it you? With all that somebody should know who takes a seat."""
    office, unit = incoming.office, incoming.unit
    title = catalogue.title(game.title).speaking(office.house_tongue(languages.of(incoming), game.title))
    seats = unit.seats.of(game.id)
    there = [seat.player for seat in seats if seat.status == "playing"]
    if opening.tutorial(game):
        facts = [say("tutorial-asked", game=game.name, title=title.heading), say("join-language")]
        return _asking(incoming, game, code, [*facts, *documents.in_short(title, game)])
    parts = [
        say("join-asked", game=game.name, title=title.heading, address=incoming.letter.sender),
        answers.listed(say("join-how"), [say("join-luck"), say("join-name"), say("join-language")]),
        say("join-there", count=len(there), seats=len(seats), names=Several(there) if there else ""),
        open_games.starts(game),
        *schedule.read(game.schedule).told(game.zone),
        *documents.in_short(title, game),
        *(f"{one.name} = {one.value}: {one.decides}" for one in documents.values(title, game_options.options(game))),
        *public_notice.told(game),
        say("join-addresses", hidden=game.hidden),
        say("join-promise", commitment=game.commitment),
    ]
    return _asking(incoming, game, code, parts)


def _asking(incoming: Incoming, game: Game, code: str, parts: Sequence[str]) -> tuple[NewMail, ...]:
    """A question whose answer comes back with a code."""
    return answers.question(
        incoming,
        _kind(game),
        parts,
        subject=say("subject-join", game=game.name, title=catalogue.title(game.title).heading),
        place=(game.name, address.CONFIRMING),
        code=code,
    )


def _seated(incoming: Incoming, game: Game) -> Handled:
    """Give a seat to somebody who has confirmed their address, if there is one still."""
    unit, sender = incoming.unit, incoming.letter.sender
    there = [seat for seat in unit.seats.at(sender) if seat.game_id == game.id]
    if there:
        return joins.sit(incoming, game, there[0], asked=True)
    if opening.tutorial(game) and game.status != "forming":
        # Somebody else was quicker; who has confirmed an address gets a tutorial of their own.
        game = tutorials.waiting(incoming.office, unit, catalogue.title(game.title))
    if not opening.joinable(game):
        return _told(incoming, game, [say("join-begun", game=game.name, over=game.status == "finished")])
    obstacle = _obstacle(incoming, game, word=False)
    if obstacle is not None:
        return _told(incoming, game, [obstacle])
    seats = open_games.free(unit, game)
    if not seats:
        return _told(incoming, game, [_waiting(incoming, game)])
    wanted = list(_wanted(incoming, [seat.name for seat in seats]))
    seat = next((one for one in seats if wanted and one.name == wanted[0]), seats[0])
    unit.seats.give(game.id, seat.number, address=sender, player=handles.usual(incoming.letter, game, seat))
    unit.seats.wish(game.id, seat.number, wishes=None, language=_language(incoming))
    handled = joins.sit(incoming, game, unit.seats.of(game.id)[seat.number], asked=True)
    now = next(one for one in unit.seats.of(game.id) if one.address == sender)
    if not opening.tutorial(game):
        open_seats.taken(incoming, game, now)
    return handled


def _language(incoming: Incoming) -> str | None:
    said = languages.of(incoming)
    return said if said != ENGLISH else None


def _wanted(incoming: Incoming, names: Sequence[str]) -> Iterator[str]:
    for line in typed(incoming.letter):
        match = _TOGETHER.match(line.text)
        if match is not None:
            yield from seat_wishes.named(match[1], names)


def _obstacle(incoming: Incoming, game: Game, *, word: bool = True) -> str | None:
    """Why somebody cannot take a seat, in one sentence that says what would work; None if they can."""
    plan, sender, unit = opening.of(game), incoming.letter.sender, incoming.unit
    if plan is None or not opening.joinable(game):
        return say("join-begun", game=game.name, over=game.status == "finished")
    if unread_addresses.by_nobody(sender):
        return say("standby-unread", address=sender)
    try:
        games.check_address(incoming.office, Player("", sender))
    except GameWrong:
        return say("standby-unread", address=sender)
    if game.hidden and sender in unit.masters.of(game.id):
        return say("join-master", game=game.name)
    if word and plan.word and not any(lookalikes.alike(said, plan.word) for said in _words(incoming)):
        return say("join-word", game=game.name, master=game.gm_address)
    if plan.most:
        count = sum(
            unit.games.get(seat.game_id).status != "finished"
            for seat in unit.seats.at(sender)
            if seat.status != "removed"
        )
        if count >= plan.most:
            return say("join-most", game=game.name, count=count, most=plan.most)
    if plan.missed is not None and (count := reliability.missed(unit, sender)) > plan.missed:
        return say("join-missed", game=game.name, count=count, most=plan.missed, master=game.gm_address)
    return None


def _words(incoming: Incoming) -> Iterator[str]:
    for line in typed(incoming.letter):
        match = _WORD.match(line.text)
        if match is not None:
            yield match[1].rstrip(".!")


def _waiting(incoming: Incoming, game: Game) -> str:
    """Put somebody on the waiting list of a game whose seats are all taken."""
    unit, letter = incoming.unit, incoming.letter
    unit.standbys.add(game.id, address=letter.sender, player=standby_list.called(letter), at=incoming.at)
    place = [one.address for one in unit.standbys.of(game.id, "waiting", "offered")].index(letter.sender) + 1
    return say("join-full", game=game.name, place=place)
