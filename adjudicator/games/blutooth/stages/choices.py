"""The beginning of every letter: aliens with two powers to choose from may show one of them."""

from typing import Final

from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.engine.contract.script import Parts, Scene, Script, Stage
from adjudicator.games.blutooth.events.faces import PowerChosen
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.stages.scripts import each_seat, position
from adjudicator.games.blutooth.systems.new_powers import appeared
from adjudicator.games.blutooth.words.power_words import Unmask

ENTRIES: Final = ("dimension.shadow",)


def _chosen(at: MatchAt) -> Script:
    """One alien: what it shows is its power from now on, and does what it does as a match is set up."""
    yield "choose"
    state = at.state
    both = tuple([Unmask(power) for power in (state.powers[at.me], state.faces[at.me])])
    answer = yield Ask(at.me, Unmask.about, OneOf(both))
    if isinstance(answer, Unmask):
        yield PowerChosen(at.me, answer.power)
        yield from appeared(at, at.me, answer.power)


def _open(scene: Scene) -> Parts:
    state = position(scene)
    seats = [seat for seat in state.seats_in() if state.undecided and state.undecided[seat]]
    return each_seat(scene, _chosen, seats) if seats else ()


CHOICES = Stage("choices", ("choose",), _open)
