"""Joining: an invited player takes his seat, and the game begins when all have."""

import re

from adjudicator.engine.title import Heading
from adjudicator.engine.words import Vocabulary
from adjudicator.mail.intake.verdict import Join
from adjudicator.mail.quoting import typed
from adjudicator.orders.language import Language
from adjudicator.orders.reading import LetterReading, Line
from adjudicator.service import documents, games, preferring, refusing, seating, table, waiting
from adjudicator.service.asking import as_he_wants_it
from adjudicator.service.asking.said import ASKED, Asked
from adjudicator.service.asking.words import ANSWERS
from adjudicator.service.incoming import Handled, Incoming
from adjudicator.service.telling import tell_gm
from adjudicator.store.values import Game, Seat

_JOIN = re.compile(r"\s*JOIN\b", re.I)

_NO = re.compile(r"\s*(?:NO|DECLINE|NO,? THANK(?:S| YOU))\s*[.!,]?\s*\Z", re.I)
_LETTERS = frozenset(("FORMAT", "ZONE", "LANGUAGE"))
"""How he wants his letters can be said from the beginning."""

JOINED, DECLINED = "join", "declined"


def joined(incoming: Incoming, verdict: Join) -> Handled:
    """What becomes of a letter that wants to join a game."""
    game = incoming.unit.games.named(verdict.game)
    assert game is not None, "the intake passes on joining letters only for games there are"
    sender = incoming.letter.sender
    seats = [seat for seat in incoming.unit.seats.of(game.id) if seat.address == sender]
    if not seats:
        return _uninvited(incoming, game)
    return sit(incoming, game, seats[0], asked=not verdict.invited)


def sit(incoming: Incoming, game: Game, seat: Seat, *, asked: bool) -> Handled:
    """Seat an invited player who says JOIN (`asked`: his letter is known to say so), with his words for the dice.

    In a game that has begun only a vacant seat can be taken, and the dice are made.
    """
    reading = _read(incoming)
    words = [directive.word for directive in reading.directives]
    newcomer = seating.newcomer(incoming.unit, game, seat)
    if game.status != "forming" and not newcomer:
        paragraphs = [
            f"The game {game.name} has begun, and you are {seat.name} in it.",
            "Reply to the latest report; RESEND brings it again.",
        ]
        if game.status == "finished":
            paragraphs = [f"The game {game.name} is over; there is nothing to join any more."]
        return _answered(incoming, game, seat, "Joining", paragraphs, failed=True)
    if newcomer and _declines(incoming, reading, game, seat):
        return _answered(incoming, game, seat, "Your seat", ["Thank you for your answer: the seat goes to the next."])
    if not asked and "JOIN" not in words and not _JOIN.match(incoming.letter.subject):
        return _hesitated(incoming, game, seat)
    if newcomer:
        seating.take(incoming, game, seat)
        waiting.taken(incoming.unit, game, seat.address)
        laid = table.laid(incoming.unit, game)
        paragraphs = [
            f"Welcome: you are {seat.name}. A report comes with a letter of its own; reply to it with your orders."
        ]
        if laid is not None and laid.vacant(seat.number):
            paragraphs.append(f"Until the first of them have come, what {seat.name} must do is drawn at random.")
        return _answered(incoming, game, seat, "You have joined", paragraphs, verdict=JOINED)
    luck = " ".join(directive.text for directive in reading.directives if directive.word == "LUCK") or None
    seat, told = _preferred(incoming, game, seat, reading)
    if not incoming.unit.seats.join(game.id, seat.number, luck=luck, at=incoming.at):
        again = [f"You had joined before and are {seat.name}; nothing {'else ' if told else ''}was changed.", *told]
        if luck:
            again.append("Words for the dice count only in the letter that joins.")
        return _answered(incoming, game, seat, "You have joined", again)
    seats = incoming.unit.seats.of(game.id)
    missing = [one for one in seats if one.joined_at is None]
    paragraphs = [f"Welcome: you are {seat.name}.", *told]
    if luck:
        paragraphs.append(f'Your words for the dice are on file: "{luck}".')
    if missing:
        paragraphs.append(
            f"The game begins when everybody has joined; {len(missing)} of {len(seats)} are still to come."
        )
    else:
        paragraphs.append("Everybody has joined, and the game begins: your first report is on its way.")
    handled = _answered(incoming, game, seat, "You have joined", paragraphs, verdict=JOINED)
    if not missing:
        games.begin(incoming.office, incoming.unit, game, incoming.at)
    return handled


def _declines(incoming: Incoming, reading: LetterReading, game: Game, seat: Seat) -> bool:
    """Whether somebody who was offered a seat in his turn says no, and nothing else."""
    lines = [line.text for line in typed(incoming.letter) if line.text.strip()]
    said = not reading.directives and bool(lines) and _NO.match(lines[0]) is not None
    return said and waiting.declined(incoming.office, incoming.unit, game, seat, incoming.at)


def _preferred(incoming: Incoming, game: Game, seat: Seat, reading: LetterReading) -> tuple[Seat, list[str]]:
    """The seat that an invited player gets, kept as he wants his letters, and what he is told of his wishes.

    What he would like to be dealt he can say again until the game begins.
    """
    said = " ".join(directive.text for directive in reading.directives if directive.word == "JOIN")
    if seat.status != "invited":
        return seat, preferring.dealt(incoming, game, seat, said, again=True)
    seat, told = preferring.seated(incoming, game, seat, said)
    told += preferring.dealt(incoming, game, seat, said)
    for directive in reading.directives:
        if directive.word in _LETTERS:
            told += ANSWERS[directive.word](Asked(incoming, game, seat, directive)).paragraphs
    return as_he_wants_it(incoming, seat), told


def _read(incoming: Incoming) -> LetterReading:
    """The letter as read with the service's own words alone, since no game's order words mean anything yet."""
    lines = [Line(line.number, line.text) for line in typed(incoming.letter)]
    return Language().read(lines, Vocabulary({}), Heading(0, 0))


def _hesitated(incoming: Incoming, game: Game, seat: Seat) -> Handled:
    text = f"{seat.player} <{seat.address}>, invited as {seat.name}, answered without JOIN (letter {incoming.number})."
    tell_gm(incoming.office, incoming.unit, "answer", text, at=incoming.at, game=game, letter=incoming.letter)
    paragraphs = [
        "Thank you for your answer. It does not say JOIN, so your seat is kept for you but not taken yet.",
        "To take it, write JOIN on a line of its own; the games master has been told of your letter.",
    ]
    return _answered(incoming, game, seat, "Your seat is not taken yet", paragraphs, verdict=DECLINED, failed=True)


def _answered(
    incoming: Incoming,
    game: Game,
    seat: Seat,
    heading: str,
    paragraphs: list[str],
    *,
    verdict: str = ASKED,
    failed: bool = False,
) -> Handled:
    notice = documents.notice(game, heading, paragraphs, seat=seat, failed=failed)
    mails = incoming.answer(game, seat, notice, ration="" if verdict == JOINED else verdict)
    return Handled(verdict=verdict, mails=mails, game=game, seat=seat)


def _uninvited(incoming: Incoming, game: Game) -> Handled:
    """Somebody without a seat: he is told so once a day, and the games master of whoever is told."""
    letter, office = incoming.letter, incoming.office
    if incoming.desk.told(letter.sender, "uninvited"):
        return Handled(verdict="uninvited", game=game)
    said = (
        f'Thank you for your letter. The seats of "{game.name}" are kept for the players who were invited, and your\n'
        "address is not among them. If you were invited at another address, write from that one.\n\n"
        "The games master has been told that you would like to play.\n"
    )
    mails = refusing.answered(incoming, "uninvited", said)
    if mails:
        who = f"{letter.sender_name or letter.sender} <{letter.sender}>"
        text = f"{who} would like to join {game.name} and has no seat in it."
        tell_gm(office, incoming.unit, "uninvited", text, at=incoming.at, game=game, letter=letter)
    return Handled(verdict="uninvited", mails=mails, game=game)
