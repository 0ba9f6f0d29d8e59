"""Which game, seat and phase a letter is for, and whether they are there."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import ClosedPhase, FinishedGame, SeveralGames, UnknownGame, WhichGame, WrongToken


def several_games(case: Case) -> SeveralGames | None:
    """A letter for several games, whose parts have been filed as letters of their own.

    The parts are judged one by one; the whole letter needs nothing more.
    """
    games = case.desk.parts(case.letter)
    return SeveralGames(games) if games else None


def unknown_game(case: Case) -> UnknownGame | None:
    """A letter for a game or seat that does not exist."""
    claim = case.claim
    games = tuple(dict.fromkeys(name for name, _ in case.seats))
    if case.letter.part and case.letter.part not in games and games:
        return UnknownGame(case.letter.part, "", games)
    if claim is None:
        return None
    game = case.desk.game(claim.game)
    if game is not None and (case.for_joining or claim.seat in game.seats):
        return None
    return UnknownGame(claim.game, claim.seat, games)


def wrong_token(case: Case) -> WrongToken | None:
    """A token that was not made for the seat and phase beside it: mistyped, cut off, or guessed.

    A token must be right even from a known address: the sender may have meant another seat.
    """
    return WrongToken(case.claim.game, case.claim.seat) if case.claim is not None and case.miskeyed else None


def which_game(case: Case) -> WhichGame | None:
    """A letter from somebody with several seats that names none of them: they are asked."""
    return None if case.seat is not None else WhichGame(case.seats)


def finished_game(case: Case) -> FinishedGame | None:
    """A letter for a game that is over: nothing can be ordered in it."""
    if case.seat is None:
        return None
    if case.game is None or not case.game.finished:
        return None
    return FinishedGame(*case.seat, games=tuple(dict.fromkeys(game for game, _ in case.seats)))


def closed_phase(case: Case) -> ClosedPhase | None:
    """A letter for a phase that is over: it must not be taken for orders in the phase that is open now.

    A letter that answers no phase is for the open one. Mail from before the first phase belongs to none: a player who
    answers it with orders has had a report since.
    """
    if case.seat is None:
        return None
    name, seat = case.seat
    now = case.open_serial
    serial = case.claim.serial if case.claim is not None else now
    if case.before_the_game:
        serial = now
    if now is None or serial != now:
        return ClosedPhase(name, seat, serial or 0, now)
    return None
