"""Joining: an invited player takes their seat, and the game begins when all have joined."""

import re
from collections.abc import Sequence
from typing import Final

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.mail.intake.verdict import Join
from adjudicator.mail.quotation.own_lines import typed, typed_text
from adjudicator.orders.letter.order_language import Language
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.orders.words import synonyms
from adjudicator.orders.words.lexer import split
from adjudicator.orders.words.refusals import Refusal
from adjudicator.service.documents import documents
from adjudicator.service.game import doubtful_words, table
from adjudicator.service.games import games, open_games, restored_games
from adjudicator.service.intake import refusals
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.letters import invited_questions, passed_over
from adjudicator.service.office.gm_notices import numbered, tell_gm
from adjudicator.service.seats import declining, handles, open_seats, refused_mail, seat_wishes, seating, standby_list
from adjudicator.service.service_words import as_he_wants_it
from adjudicator.service.service_words.answer import ASKED, Asked
from adjudicator.service.service_words.words import ANSWERS
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Seat

_JOIN = re.compile(r"\s*JOIN\b", re.I)
_GLADLY: Final = re.compile(r"(?P<before>[^?]*[,.!;:\u2013\u2014-])\s*JOIN\s*[.!]*\s*\Z")
"""JOIN in capitals after a few words in its sentence: `Yes, JOIN`."""
_NOT: Final = frozenset("not no never if unless cannot can't don't won't would but nicht nein kein wenn falls".split())
_MOST_BEFORE: Final = 4
"""How many words may come before it; a longer sentence may mean anything."""

_NO = re.compile(r"\s*(?:NO|DECLINE|NO,? THANK(?:S| YOU)|STANDBY\s.*\sOFF)\s*[.!,]?\s*\Z", re.I)
_LETTERS = frozenset(("FORMAT", "ZONE", "LANGUAGE"))
"""Preferences for letters can be set from the start; questions are answered too."""

JOINED, DECLINED = "join", "declined"

MOST: Final = 2000
"""How many characters of an answer without JOIN are passed on to the game master."""


def joined(incoming: Incoming, verdict: Join) -> Handled:
    """The outcome of a letter that asks to join a game."""
    game = incoming.unit.games.named(verdict.game)
    assert game is not None, "the intake passes on joining letters only for games there are"
    sender = incoming.letter.sender
    if not verdict.invited or _says_join(incoming):
        refused_mail.comes_back(incoming, game)
    seats = [seat for seat in incoming.unit.seats.of(game.id) if seat.address == sender]
    if not seats and (refused_mail.said(incoming) if verdict.invited else None) is not None:
        return _no_from_elsewhere(incoming, game)
    if not seats:
        return _uninvited(incoming, game)
    return sit(incoming, game, seats[0], asked=not verdict.invited)


def sit(incoming: Incoming, game: Game, seat: Seat, *, asked: bool) -> Handled:
    """Seat an invited player who says JOIN (`asked`: the letter is known to say so), with their words for the dice.

    In a game that has begun, only a vacant seat can be taken, and the dice are fixed. An open game can be left.
    """
    if not open_seats.leaves(incoming, game, seat):
        return _sit(incoming, game, seat, asked=asked)
    said = say("open-left", game=game.name)
    answer = _answered(incoming, game, seat, say("heading-seat"), [said], verdict=JOINED)
    open_seats.left(incoming, game, seat)
    return answer


def _sit(incoming: Incoming, game: Game, seat: Seat, *, asked: bool) -> Handled:
    reading = _read(incoming)
    words = [directive.word for directive in reading.directives]
    newcomer = seating.newcomer(incoming.unit, game, seat)
    if game.status != "forming" and not newcomer:
        paragraphs: list[str] = [
            say("joined-begun", game=game.name, seat=seat.name),
            say("joined-reply"),
        ]
        if game.status == "finished":
            paragraphs = [say("joined-over", game=game.name)]
        return _answered(incoming, game, seat, say("heading-joining"), paragraphs, failed=True)
    if open_seats.leaves(incoming, game, seat):
        answer = _answered(
            incoming, game, seat, say("heading-seat"), [say("open-left", game=game.name)], verdict=JOINED
        )
        open_seats.left(incoming, game, seat)
        return answer
    refusal = None if asked else _refusal(incoming, reading, seat)
    if newcomer and not (refusal is not None and refusal.never) and _declines(incoming, reading, game, seat, refusal):
        return _answered(incoming, game, seat, say("heading-seat"), [say("seat-declined")])
    if refusal is not None:
        return declining.declined(incoming, game, seat, refusal)
    if not asked and "JOIN" not in words and not _says_join(incoming):
        return _without_join(incoming, game, seat, reading)
    if newcomer:
        seat, told = _his_way(incoming, game, seat, reading)
        seating.take(incoming, game, seat)
        standby_list.taken(incoming.unit, game, seat.address)
        laid = table.laid(incoming.unit, game)
        paragraphs = [say("welcome-report", seat=seat.name), *told]
        if laid is not None and laid.vacant(seat.number):
            paragraphs.append(say("welcome-vacant", seat=seat.name))
        return _answered(incoming, game, seat, say("heading-joined"), paragraphs, verdict=JOINED)
    luck = " ".join(directive.text for directive in reading.directives if directive.word == "LUCK") or None
    seat, told = _preferred(incoming, game, seat, reading)
    standby_list.taken(incoming.unit, game, seat.address)
    if not incoming.unit.seats.join(game.id, seat.number, luck=luck, at=incoming.at):
        again = [say("joined-already", seat=seat.name, told=bool(told)), *told]
        if luck:
            again.append(say("luck-too-late"))
        return _answered(incoming, game, seat, say("heading-joined"), again)
    return _welcomed(incoming, game, seat, [*told, *_of_the_dice(incoming, luck)])


def _welcomed(incoming: Incoming, game: Game, seat: Seat, told: Sequence[str]) -> Handled:
    """The answer to somebody who has just joined; the game begins if they were the last."""
    paragraphs = [say("welcome", seat=seat.name), *told, *_missing(incoming, game)]
    begins = open_games.begins_now(incoming.unit, game)
    if begins:
        paragraphs.append(say("welcome-begins"))
    handled = _answered(incoming, game, seat, say("heading-joined"), paragraphs, verdict=JOINED)
    if begins:
        games.begin(incoming.office, incoming.unit, game, incoming.at)
        restored_games.hold_begun(incoming.office, incoming.unit, game, incoming.at)
    return handled


def _says_join(incoming: Incoming) -> bool:
    """Whether a letter says JOIN, in its subject or in its writer's own words."""
    return _JOIN.match(incoming.letter.subject) is not None or says_so(incoming)


def says_so(incoming: Incoming) -> bool:
    """Whether a letter says JOIN in its writer's own words."""
    return _gladly(incoming) or any(directive.word == "JOIN" for directive in _read(incoming).directives)


def _of_the_dice(incoming: Incoming, luck: str | None) -> Sequence[str]:
    """What a joining player is told about their words for the dice, whatever language they wrote them in."""
    if luck:
        return [say("luck-kept", words=luck)]
    lines = [line.text.strip() for line in typed(incoming.letter) if line.text.strip()]
    return [say("luck-unread", words=line) for line in lines if synonyms.instead(split(line)) == "LUCK"][:1]


def _gladly(incoming: Incoming) -> bool:
    """Whether a line says a few words, and then JOIN."""
    found = (_GLADLY.match(line.text) for line in typed(incoming.letter) if not line.doubtful)
    said = [re.findall(r"[^\W\d_]+(?:['\u2019]\w+)?", match["before"].casefold()) for match in found if match]
    return any(len(words) <= _MOST_BEFORE and _NOT.isdisjoint(words) for words in said)


def _refusal(incoming: Incoming, reading: LetterReading, seat: Seat) -> Refusal | None:
    """What somebody refuses who is invited and asks for nothing; None if they do not."""
    if seat.status != "invited" or reading.directives:
        return None
    return refused_mail.said(incoming)


def _declines(
    incoming: Incoming, reading: LetterReading, game: Game, seat: Seat, refusal: Refusal | None = None
) -> bool:
    """Whether a person who was offered a seat from the waiting list says no, and nothing else."""
    lines = [line.text for line in typed(incoming.letter) if line.text.strip() and not line.doubtful]
    # STANDBY asks nothing for somebody with a seat; with OFF behind it, it declines the offer they waited for.
    asks = any(directive.word != "STANDBY" for directive in reading.directives)
    said = refusal is not None or (not asks and bool(lines) and _NO.match(lines[0]) is not None)
    return said and standby_list.declined(incoming.office, incoming.unit, game, seat, incoming.at)


def _preferred(incoming: Incoming, game: Game, seat: Seat, reading: LetterReading) -> tuple[Seat, list[str]]:
    """The invited player's seat, with their preferences for letters, and what they are told about their wishes.

    They can repeat what they would like to be dealt until the game begins.
    """
    said = " ".join(directive.text for directive in reading.directives if directive.word == "JOIN")
    if seat.status != "invited":
        again = seat_wishes.dealt(incoming, game, seat, said, again=True)
        again += handles.chosen(incoming, game, seat)
        seat, more = _his_way(incoming, game, seat, reading)
        return seat, [*again, *more]
    seat, told = seat_wishes.seated(incoming, game, seat, said)
    told += handles.chosen(incoming, game, seat)
    told += seat_wishes.unknown(incoming, game, said)
    told += seat_wishes.dealt(incoming, game, seat, said)
    seat, more = _his_way(incoming, game, seat, reading)
    return seat, [*told, *more]


def _his_way(incoming: Incoming, game: Game, seat: Seat, reading: LetterReading) -> tuple[Seat, list[str]]:
    """The seat with preferences for letters that came with JOIN, and what the player is told about them."""
    told: list[str] = []
    for directive in reading.directives:
        if directive.word in _LETTERS:
            told += ANSWERS[directive.word](Asked(incoming, game, seat, directive)).paragraphs
    seat = as_he_wants_it(incoming, seat)
    told += passed_over.told(incoming.letter, reading)
    return seat, [*told, *invited_questions.answered(incoming, game, seat, reading.directives)]


def _read(incoming: Incoming) -> LetterReading:
    """The letter read with the service words alone, since order words of a game mean nothing yet."""
    written = typed(incoming.letter)
    lines = [Line(line.number, line.text) for line in written]
    reading = Language().read(lines, Vocabulary({}), Heading(0, 0))
    passed = doubtful_words.lines_of(reading.directives, written)
    if not passed:
        return reading
    return doubtful_words.told(
        Language().read(doubtful_words.without(lines, passed), Vocabulary({}), Heading(0, 0)), lines, passed
    )


def _missing(incoming: Incoming, game: Game) -> list[str]:
    """How many have still to join, and when the game begins; nothing if that is now."""
    seats = incoming.unit.seats.of(game.id)
    missing = sum(one.joined_at is None for one in seats)
    if game.opening is not None:
        there = say("open-missing", missing=missing, seats=len(seats))
        return [] if open_games.begins_now(incoming.unit, game) else [there, open_games.starts(game)]
    return [say("welcome-missing", missing=missing, seats=len(seats))] if missing else []


def _without_join(incoming: Incoming, game: Game, seat: Seat, reading: LetterReading) -> Handled:
    """The outcome of a letter without JOIN before the game, from a player who has joined or one who has not."""
    seat, told = _his_way(incoming, game, seat, reading)
    if seat.status != "invited":
        passed_on = [] if told else [say("joined-passed-on")]
        if passed_on:
            _pass_on(incoming, game, seat, "who has joined as {}, writes")
        paragraphs = [say("joined-waits", seat=seat.name), *told, *_missing(incoming, game), *passed_on]
        return _answered(incoming, game, seat, say("heading-letter"), paragraphs)
    _pass_on(incoming, game, seat, "invited as {}, answered without JOIN")
    doubted = [one for one in reading.ignored if one.reason == doubtful_words.DOUBTFUL]
    told += [say("passed-over", line=one.line, reason=say("reason-doubtful"), words=one.text) for one in doubted]
    paragraphs = [say("hesitated"), say("hesitated-how"), *told]
    return _answered(incoming, game, seat, say("heading-not-taken"), paragraphs, verdict=DECLINED, failed=not told)


def _pass_on(incoming: Incoming, game: Game, seat: Seat, how: str) -> None:
    """Tell the game master what somebody has written before the game."""
    wrote = typed_text(incoming.letter) or "nothing"
    which = numbered(incoming.unit, game, " (letter {})", incoming.number)
    text = f"{seat.player} <{seat.address}>, {how.format(seat.name)}{which}:\n"
    text += f"{wrote[:MOST]} ..." if len(wrote) > MOST else wrote
    tell_gm(incoming.office, incoming.unit, "answer", text, at=incoming.at, game=game, letter=incoming.letter)


def _answered(
    incoming: Incoming,
    game: Game,
    seat: Seat,
    heading: str,
    paragraphs: Sequence[str],
    *,
    verdict: str = ASKED,
    failed: bool = False,
) -> Handled:
    notice = documents.notice(game, heading, paragraphs, seat=seat, failed=failed)
    mails = incoming.answer(game, seat, notice, ration="" if verdict == JOINED else verdict)
    return Handled(verdict=verdict, mails=mails, game=game, seat=seat)


def _no_from_elsewhere(incoming: Incoming, game: Game) -> Handled:
    """A no to an invitation that went to another address changes nothing: anybody could write it."""
    sender, ration = incoming.letter.sender, "uninvited"
    if incoming.desk.told(sender, ration):
        return Handled(verdict=ration, game=game)
    text = f"{sender} says no to {game.name}, and was not invited there. Nothing was done."
    tell_gm(incoming.office, incoming.unit, ration, text, at=incoming.at, game=game, letter=incoming.letter)
    return Handled(verdict=ration, mails=refusals.answered(incoming, ration, say("no-elsewhere")), game=game)


def _uninvited(incoming: Incoming, game: Game) -> Handled:
    """Tell a person without a seat so, once a day; the game master is told of each person."""
    letter, office = incoming.letter, incoming.office
    if incoming.desk.told(letter.sender, "uninvited"):
        return Handled(verdict="uninvited", game=game)
    mails = refusals.answered(incoming, "uninvited", say("uninvited", game=game.name))
    if mails:
        who = f"{standby_list.called(letter)} <{letter.sender}>"
        text = f"{who} would like to join {game.name} and has no seat in it.\n"
        if free := _free(incoming.unit, game):
            seats = ", ".join(seat.name for seat in free)
            text += f"To invite them to a seat that nobody has taken ({seats}): SEAT {free[0].name} BY {letter.sender}"
        else:
            text += "No seat is free."
        tell_gm(office, incoming.unit, "uninvited", text, at=incoming.at, game=game, letter=letter)
    return Handled(verdict="uninvited", mails=mails, game=game)


def _free(unit: Unit, game: Game) -> list[Seat]:
    """The seats that a game master can give to somebody who would like one."""
    if game.status != "forming":
        return seating.free(unit, game)
    return [seat for seat in unit.seats.of(game.id) if seat.status != "playing"]
