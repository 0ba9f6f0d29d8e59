"""What a game master says to the players, and what a game master asks to see."""

from typing import Final
from zoneinfo import ZoneInfo

from adjudicator.service.games import press_delivery, previews, summaries
from adjudicator.service.games.games import GameWrong
from adjudicator.service.master.deeds import UNTOLD, told
from adjudicator.service.master.hand import Hand, Miswritten, phase_in
from adjudicator.service.settings.phrases import say


def note(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Write to all players."""
    paragraphs = _paragraphs(text, lines, "ALL")
    hand.log("wrote a note to all")
    players = hand.players()
    hand.tell(players, say("heading-note"), paragraphs)
    return (f"Your note goes to {', '.join(seat.name for seat in players) or 'nobody: nobody has joined yet'}.",)


def note_to(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Write to one player, in answer to a note of theirs."""
    name, _, rest = text.partition(" ")
    seat = hand.seat(name.rstrip(":,"))
    paragraphs = [say("note-to-you"), *_paragraphs(rest, lines, seat.name)]
    if seat not in hand.players():
        raise GameWrong(f"nobody plays {seat.name} now")
    hand.log(f"wrote a note to {seat.name}")
    hand.tell([seat], say("heading-note"), paragraphs)
    return (f"Your note goes to {seat.name} alone.",)


def _paragraphs(text: str, lines: tuple[str, ...], whom: str) -> list[str]:
    """A note as it is sent; raises GameWrong if it is empty."""
    said = "\n".join((text, *lines)).strip()
    if not said:
        raise Miswritten(f"there is nothing in the note; write NOTE TO {whom}, what you have to say, and END")
    return [" ".join(part.split()) for part in said.split("\n\n") if part.strip()]


def preview(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Tell what the outcome of the open phase would be if it ended now; nothing is written."""
    laid, _ = hand.open_phase(text) if phase_in(text)[0] else (hand.laid(), "")
    hand.look("what others have ordered")
    found = previews.foreseen(laid, previews.resolved(previews.lain(hand.unit, laid)))
    hand.log("looked at what others have ordered")
    said = [f"If {laid.heading} ended now:", *found.events]
    if found.silent:
        said.append(f"No orders have come from {', '.join(found.silent)}.")
    if found.unsettled:
        said.append(f"Promises do not settle in {', '.join(found.unsettled)}.")
    if found.winners is not None:
        said.append(f"The game would be over; it would be won by {' and '.join(found.winners) or 'nobody'}.")
    else:
        said.append(f"Then {found.following} would open.")
    return tuple(said)


def status(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Tell how the game stands; a game master who plays in it sees no more than a player."""
    game = hand.now
    shown = summaries.shown(hand.unit, game, hand.at, blind=hand.blind)
    due = f" Orders are due by {hand.when(shown.deadline)}." if shown.deadline else ""
    heading = f", {shown.heading} is open" if shown.heading else ""
    pace = (f"Its timetable, by the clock of {shown.zone}: {shown.timetable}.",) if shown.timetable else ()
    paused = (f"It goes on by itself on {hand.when(game.resumes_at)}.",) if game.resumes_at else ()
    held = f"The phase is held: {shown.held}. ADJUDICATE {shown.heading} ends it, RESUME lets it go on."
    first = (f"{shown.name} is {shown.status}{heading}.{due}", *paused, *((held,) if shown.held else ()), *pace)
    return (*first, *shown.besides, *(_seat(one, blind=hand.blind) for one in shown.seats))


_HEARD: Final = {True: ", orders have come", False: ", orders are still to come", None: ""}


def _seat(one: summaries.ShownSeat, *, blind: bool) -> str:
    if blind:
        return f"{one.seat}: {one.player}, {one.status}"
    back = f", letters come back ({one.bounced})" if one.bounced else ""
    if not one.address:
        return f"{one.seat}: {one.status}{_HEARD[one.heard]}"
    return f"{one.seat}: {one.player} <{one.address}>, {one.status}{_HEARD[one.heard]}{back}"


def press(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Show messages between players that wait to be delivered, as far as the game lets its master read them."""
    hand.look("messages between players")
    found = press_delivery.queue(hand.unit, hand.now)
    hand.log("looked at the messages that wait")
    said = "No message waits." if not found.count else f"Messages that wait to be delivered: {found.count}."
    hidden = found.count - len(found.copies)
    more = (f"{hidden} of them are not shown: {press_delivery.rules(hand.game).copied}",) if hidden else ()
    return (said, *more, *(part for one in found.copies for part in ("", *one.splitlines())))


def log(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Tell what game masters have done to the game; to one who plays in it, nothing that players wrote."""
    zone = ZoneInfo(hand.game.zone)
    deeds = told(hand.unit, hand.game, blind=hand.blind)
    said = [f"{deed.at.astimezone(zone):%Y-%m-%d %H:%M} {deed.who}: {deed.text}" for deed in deeds]
    return (*(said or ("Nothing has been done yet.",)), *((UNTOLD,) if hand.blind else ()))
