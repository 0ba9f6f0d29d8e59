"""Ends a game early, or cancels it before it begins."""

from adjudicator.service.games import early_end
from adjudicator.service.games.games import GameWrong, condition
from adjudicator.service.master.hand import Hand, Miswritten
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.errors import StoreConflict


def end(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """End the game in its open phase, which is not adjudicated: nobody wins, and everything secret is revealed."""
    laid, rest = hand.open_phase(text)
    if rest:
        raise Miswritten(f"{rest!r} cannot be understood; write END GAME {laid.heading}")
    game = laid.game
    hand.log(f"ended the game in {laid.heading}")
    early_end.end(hand.office, hand.unit, laid, hand.at)
    return (f"{game.name} is over; its players are sent the last letter and the record.",)


def call_off(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Cancel a game that has not begun, and tell everybody who was invited, whether they have joined or not.

    An invitation that has not left yet is not sent, and its recipient is told nothing.
    """
    game, unit = hand.now, hand.unit
    if text.strip():
        raise Miswritten(f"{text.strip()!r} cannot be understood; write CALL OFF")
    if game.status != "forming":
        if game.stands == "called off":
            raise GameWrong(f"{game.name} has been called off already")
        if game.status == "finished":
            raise GameWrong(f"{game.name} cannot be called off: {condition(game)}")
        raise GameWrong(f"{game.name} cannot be called off: it has begun; use game end, or END GAME by letter")
    hand.log("called off the game before it began")
    before = [seat for seat in unit.seats.of(game.id) if seat.status != "removed"]
    unsent = unit.outbox.withdraw(game.id, [seat.number for seat in before if seat.status == "invited"])
    left = {mail.seat for mail in unit.outbox.of_game(game.id)}
    invited = [seat for seat in before if seat.number not in unsent or seat.number in left]
    # Told while it is forming: answers then learn what anybody learns who would join a game that is over.
    hand.tell(invited, say("heading-called-off"), (say("game-called-off", game=game.name),))
    if not unit.games.call_off(game.id, hand.at):
        raise StoreConflict(f"{game.name} began meanwhile")
    told = ", ".join(seat.player for seat in invited)
    return (f"{game.name} is called off; " + (f"that is told to {told}." if told else "no invitation had left yet."),)
