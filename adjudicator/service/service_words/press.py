"""PRESS, SHOW PRESS, WITHDRAW PRESS: messages to other players."""

from typing import Final

from adjudicator.core import codec
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.text.sayings import Several
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.reports.values.document import Misread
from adjudicator.service.documents import documents
from adjudicator.service.game import orders_on_file, seat_names
from adjudicator.service.games import press_delivery
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings import addressees, lookalikes
from adjudicator.service.settings.addressees import Addressed, NameWrong
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import NewPress, Press, Seat


def press(asked: Asked) -> Said:
    """Send a message to other players, or say why not and who could be meant."""
    said, game, seat = asked.directive, asked.game, asked.seat
    rules = press_delivery.rules(game)
    seats = asked.incoming.unit.seats.of(game.id)
    try:
        office = asked.incoming.office
        tongues = [office.tongue(game, code) for code in office.languages]
        to = addressees.addressed(said.text, seats, seat.number, office.name, tongues)
        text = _text(asked, to.face)
        _check(asked, rules, to, text)
        _closed(asked, text)
    except NameWrong as fault:
        return _not_sent(asked, fault.args[0])
    return _sent(asked, rules, seats, to, text)


def _text(asked: Asked, face: str | None) -> str:
    """The message; without a signature if its writer does not want to be named."""
    text = asked.directive.body
    head, _, last = text.rpartition("\n")
    names = (asked.seat.player, asked.seat.player.split(" ")[0], asked.seat.name)
    if face is not None and addressees.plain(last.strip(" -")) in map(addressees.plain, names):
        text = head.strip()
    return text


def _check(asked: Asked, rules: press_delivery.PressRules, to: Addressed, text: str) -> None:
    """Raise NameWrong if the game does not allow a message."""
    game, seat, unit = asked.game, asked.seat, asked.incoming.unit
    if game.status == "finished":
        raise NameWrong(say("press-over"))
    if seat.status == "removed":
        raise NameWrong(say("press-left"))
    if not text:
        raise NameWrong(say("press-empty"))
    if not to.seats:
        return
    if not (rules.open if to.face is None else rules.anonymous):
        raise NameWrong(rules.reason)
    if len(text) > rules.longest:
        raise NameWrong(say("press-too-long", characters=len(text), most=rules.longest))
    if unit.press.written(game.id, game.serial, seat.number) >= rules.most:
        raise NameWrong(say("press-too-many", most=rules.most))
    if asked.laid is not None:
        written = unit.press.written(game.id, game.serial, seat.number, public=True)
        view = asked.laid.view(seat.number)
        why = asked.laid.title.may_write(view, seat.number, to.seats, public=to.to_all, written=written)
        if why is not None:
            raise NameWrong(why)
    if to.face and any(lookalikes.alike(to.face, other) for other in unit.press.faces(game.id, seat.number)):
        raise NameWrong(say("press-name-taken", name=to.face))


def _closed(asked: Asked, text: str) -> None:
    """Raise NameWrong if the text may be orders meant for us alone: a sent message cannot be taken back."""
    if asked.laid is None or not asked.directive.open:
        return
    title, seat = asked.laid.title, asked.seat.number
    lines = [Line(number, line) for number, line in enumerate(text.split("\n"), start=1)]
    known = seat_names.of(asked.incoming.unit, asked.laid, asked.incoming.at)
    _, reading = orders_on_file.read_from(title, asked.laid.view(seat), seat, lines, known)
    if reading.read or reading.kept:
        raise NameWrong(say("press-unclosed"))


def _sent(asked: Asked, rules: press_delivery.PressRules, seats: list[Seat], to: Addressed, text: str) -> Said:
    incoming, game, seat = asked.incoming, asked.game, asked.seat
    how: list[str] = [say("press-at-once")] if to.gm else []
    if to.gm:
        who = f"{seat.name} ({seat.player})" if to.face is None else to.face or "Somebody who gives no name"
        letter = incoming.letter if to.face is None else None
        note = f"{who} writes in {game.name}:\n{text}"
        tell_gm(incoming.office, incoming.unit, "note", note, at=incoming.at, game=game, letter=letter)
    if to.seats:
        due = press_delivery.due_at(rules, to.face, incoming.at)
        filed = incoming.unit.press.add(
            NewPress(
                game_id=game.id,
                serial=game.serial,
                sender=seat.number,
                recipients=codec.encode(to.seats).decode(),
                to_all=to.to_all,
                face=to.face,
                text=text,
                written_at=incoming.at,
                due_at=due,
            )
        )
        if due == incoming.at:
            key = f"{incoming.letter.digest}.{asked.directive.line}"
            press_delivery.deliver(incoming.office, incoming.unit, game, [filed], incoming.at, key)
        how = [_delivery(asked, filed)]
    quoted = [f'"{line.strip()}"' for line in text.split("\n") if line.strip()]
    section = Section(say("heading-message", whom=_whom(to, seats)), (*how, *quoted, *_hints(asked, seats, to, text)))
    return Said(sections=(section,), acted=True)


def _whom(to: Addressed, seats: list[Seat]) -> str:
    names: list[str] = [say("press-to-everybody")] if to.to_all else [seats[number].name for number in to.seats]
    whom = Several([*names, *([say("to-master")] if to.gm else [])])
    if to.face is None:
        return whom
    return say("signed", whom=whom, name=to.face) if to.face else say("unsigned", whom=whom)


def _delivery(asked: Asked, filed: Press) -> str:
    """When a message is delivered."""
    if filed.due_at is None:
        return say("press-at-end")
    if filed.due_at <= asked.incoming.at:
        return say("press-sent")
    at = documents.moment(asked.game, asked.seat, filed.due_at)
    return say("press-at", when=at)


def _hints(asked: Asked, seats: list[Seat], to: Addressed, text: str) -> list[str]:
    """Things that the writer may not have meant, or may not know."""
    hints: list[str] = []
    seat = asked.seat
    vacant = [seats[number].name for number in to.seats if not press_delivery.reached(asked.laid, seats[number])]
    if vacant:
        hints.append(say("press-nobody-there", names=Several(vacant)))
    named = addressees.plain(text).split()
    if to.face is not None and (seat.address in text.lower() or addressees.plain(seat.player.split(" ")[0]) in named):
        hints.append(say("press-names-you"))
    return hints


def _not_sent(asked: Asked, why: str) -> Said:
    line, words = asked.directive.line, f"{asked.directive.word} {asked.directive.text}".strip()
    if asked.directive.word == "PRESS":
        why = say("press-not-sent", why=why, below=bool(asked.directive.body.count("\n")))
    return Said(misread=(Misread(line, words, why),))


def show_press(asked: Asked) -> Said:
    """What the game allows, which messages still wait, and whose are muted."""
    unit, game, seat = asked.incoming.unit, asked.game, asked.seat
    seats = unit.seats.of(game.id)
    parts: list[str] = [press_delivery.rules(game).said]
    for number, message in enumerate(unit.press.waiting(game.id, seat.number), start=1):
        parts.append(say("press-waiting", number=number, message=_shortly(message, seats)))
    muted = unit.press.muted(game.id, seat.number)
    if muted:
        names = Several([seats[other].name if other >= 0 else say("nameless") for other in sorted(muted)])
        parts.append(say("press-muted", names=names))
    return Said(sections=(Section(say("heading-messages"), tuple(parts)),))


def _shortly(message: Press, seats: list[Seat]) -> str:
    to = Addressed(press_delivery.recipients(message), message.to_all, face=message.face)
    first = message.text.split("\n")[0]
    shown = f"{first[:60]}{'...' if len(first) > 60 or first != message.text else ''}"
    return say("press-shortly", whom=_whom(to, seats), words=shown)


_LONG: Final = 10
"""More digits than any sensible number has; no player writes them, and Python refuses to convert thousands."""


def withdraw_press(asked: Asked) -> Said:
    """Take back a message that has not been sent to anybody yet."""
    unit, game, seat = asked.incoming.unit, asked.game, asked.seat
    waiting = unit.press.waiting(game.id, seat.number)
    wanted = asked.directive.text.casefold().strip(" .")
    if not waiting:
        return _not_sent(asked, say("press-none-waits"))
    said = [word for word in wanted.replace(",", " ").split() if word.isdecimal()]
    numbers = [int(word) if len(word) < _LONG else 0 for word in said]
    if wanted == "all" or (not wanted and len(waiting) == 1):
        numbers = list(range(1, len(waiting) + 1))
    if not numbers or any(not 0 < number <= len(waiting) for number in numbers):
        return _not_sent(asked, say("press-which", most=len(waiting)))
    seats = unit.seats.of(game.id)
    taken = []
    for number in dict.fromkeys(numbers):
        message = waiting[number - 1]
        unit.press.withdraw(message.id)
        taken.append(say("press-taken-back", message=_shortly(message, seats)))
    return Said(tuple(taken), acted=True)
