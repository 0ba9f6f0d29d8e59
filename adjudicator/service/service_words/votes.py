"""PROPOSE DRAW, CONCEDE and WITHDRAW VOTE: secret votes to end a game."""

from adjudicator.reports.values.document import Misread
from adjudicator.service.game import game_options, votes
from adjudicator.service.games import games
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings import addressees
from adjudicator.service.settings.addressees import NameWrong
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import DRAW


def propose_draw(asked: Asked) -> Said:
    """Vote that all who still play share the win."""
    return _voted(asked, DRAW)


def concede(asked: Asked) -> Said:
    """Vote that a player has won."""
    to = asked.directive.text
    name = to[3:].strip() if to.casefold().startswith("to ") else to
    try:
        winner = addressees.seat_called(name, asked.incoming.unit.seats.of(asked.game.id))
    except NameWrong as fault:
        return _refused(asked, fault.args[0])
    if winner == asked.seat.number:
        return _refused(asked, say("vote-for-oneself"))
    return _voted(asked, winner)


def withdraw_vote(asked: Asked) -> Said:
    """Take a vote back."""
    incoming, game, seat = asked.incoming, asked.game, asked.seat
    there = incoming.unit.votes.take_back(game.id, game.serial, seat.number)
    return Said((say("vote-taken-back") if there else say("vote-none"),), acted=there)


def _refused(asked: Asked, why: str) -> Said:
    words = f"{asked.directive.word} {asked.directive.text}".strip()
    return Said(misread=(Misread(asked.directive.line, words, say("no-vote", why=why)),))


def _voted(asked: Asked, winner: int) -> Said:
    """Cast the vote; the others are told of an end that nobody has voted for in this phase, but not by whom."""
    incoming, game, seat, laid = asked.incoming, asked.game, asked.seat, asked.table
    options = game_options.options(game)
    if not votes.allowed(options):
        return _refused(asked, say("votes-not-here"))
    if not votes.possible(laid, winner):
        return _refused(asked, say("vote-impossible", draw=winner == DRAW))
    unit = incoming.unit
    new = all(vote.winner != winner for vote in unit.votes.of(game.id, game.serial))
    unit.votes.cast(game.id, game.serial, seat.number, winner, incoming.at)
    named = laid.seats[winner].name if winner != DRAW else "nobody"
    electorate = len(votes.voters(laid, winner))
    count = votes.needed(options, electorate)
    said = say("vote-cast", winner=named, needed=count, voters=electorate)
    if votes.agreement(unit, laid) is not None:
        unit.phases.end_at(game.id, game.serial, incoming.at, told=False)
        return Said((said, say("vote-enough")), acted=True)
    if new:
        games.tell_players(
            incoming.office,
            unit,
            game,
            say("heading-vote", winner=named),
            say("vote-proposed", winner=named, needed=count, voters=electorate, heading=laid.heading.said),
            but=seat.number,
        )
    return Said((said,), acted=True)
