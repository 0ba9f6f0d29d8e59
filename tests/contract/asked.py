"""What is asked in games of every title, with what letters offer to be tapped."""

from collections.abc import Iterator
from typing import Any

from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.title import Title
from adjudicator.games.catalogue import titles
from adjudicator.reports.values.reply_link import Reply
from tests.contract.curious import positions
from tests.contract.games import Setup, game, setups

REPLY = Reply(
    "games+thunder-in-the-east.purple.118.gahz2couts@mail.example.org", "[thunder-in-the-east] Orders of Purple"
)

OTHERWISE = {
    "blutooth": {"BOON", "BUY", "DEMAND", "MOTIVATE", "OPERATE", "THIRD EYE"},
    "cosmoforce": {"ATTACK", "BUILD"},
    "postal-cosmic": {"DEAL", "REWARD", "SHOTGUN", "WILL"},
}
"""Order words whose lines may be read back otherwise: in the plural, or with or without what goes without saying."""


def recorded(name: str) -> list[Setup]:
    """One game of few players and one of many, in which the rulebook is as usual, and one in which it is not."""
    of_title = [one for one in setups() if one.title == name and one.author != "nobody"]
    usual = [one for one in of_title if not one.options]
    unusual = [one for one in of_title if len(one.options) > 1]
    return [usual[0], usual[-1], *unusual[:1], *unusual[-1:]]


def asked(name: str) -> Iterator[tuple[Title[Any], State, Seat, Question]]:
    """Every question of every seat at every boundary of these games, and of games in which anything may be chosen."""
    title = titles()[name]
    views = [views for position in positions(name) for views in [position.views]]
    views += [views for setup in recorded(name) for _, views in game(setup).boundaries()]
    for of_seats in views:
        for seat, view in enumerate(of_seats):
            for question in title.questions(view, seat):
                yield title, view, seat, question
