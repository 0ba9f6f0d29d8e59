"""RESIGN and RESIGN NOW: a player wants to leave, or leaves."""

from adjudicator.service.game.departures import leave, to_give_away
from adjudicator.service.games import games
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.seats import standby_list
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import say


def resign(asked: Asked) -> Said:
    """Tell the game master, and tell the player how to leave at once."""
    incoming, game, seat = asked.incoming, asked.game, asked.seat
    text = (
        f"{seat.name} ({seat.player}) wants to resign from {game.name}. Until you act they are in the game.\n"
        f"To give their seat to somebody else, answer this with\n  REPLACE {seat.name} BY Dan <dan@example.org>\n"
        f"or with REPLACE {seat.name} for the first on the list (STANDBY {game.name})."
    )
    tell_gm(incoming.office, incoming.unit, "resign", text, at=incoming.at, game=game, letter=incoming.letter)
    return Said(
        (
            say("resign-told"),
            say("resign-how"),
        )
    )


def resign_now(asked: Asked) -> Said:
    """Let a player leave: the others are told, and the seat goes on and is offered to the waiting list."""
    incoming, game, seat = asked.incoming, asked.game, asked.seat
    leave(incoming.unit, game, seat, "resigned", incoming.at)
    text = (
        f"{seat.name} ({seat.player}) has resigned from {game.name}. What stands for the seat still stands.\n"
        f"It is offered to those on the list (STANDBY {game.name}). {to_give_away(game, seat)}"
    )
    tell_gm(incoming.office, incoming.unit, "resign", text, at=incoming.at, game=game, letter=incoming.letter)
    games.tell_players(
        incoming.office,
        incoming.unit,
        game,
        say("heading-resigned", player=seat.player, seat=seat.name),
        say("player-resigned", player=seat.player, seat=seat.name),
    )
    standby_list.fill(incoming.office, incoming.unit, game, incoming.at)
    return Said(
        (
            say("resigned", game=game.name, seat=seat.name),
            say("resigned-thanks"),
        ),
        left=True,
    )
