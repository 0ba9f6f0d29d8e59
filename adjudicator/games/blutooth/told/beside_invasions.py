"""Questions beside invasions, which nobody owes: the choice of a power, and haggles."""

from collections.abc import Iterator

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Question
from adjudicator.games.blutooth.table.match import LAUNCH, RALLY, Match
from adjudicator.games.blutooth.table.speech import Speech
from adjudicator.games.blutooth.words.haggle_words import Bargain, CallOff, ProposeHaggle
from adjudicator.games.blutooth.words.payoff_words import DRAFT
from adjudicator.games.blutooth.words.power_words import Unmask


def beside_invasions(view: Match, seat: Seat, to: Speech) -> Iterator[Question]:
    """What a seat may be asked beside invasions."""
    yield from _faces(view, seat, to)
    yield from _haggles(view, seat, to)


def _asked(about: str, to: Speech, phrase: str, lines: tuple[str, ...], **said: str | int) -> Question:
    prompt, silence = to.say(f"ask-{phrase}", **said), to.say(f"silent-{phrase}", **said)
    return Question(about=about, prompt=prompt, lines=lines, silence=silence, owed=False)


def _faces(view: Match, seat: Seat, to: Speech) -> Iterator[Question]:
    """The choice of one of two powers, as long as it is open."""
    if view.undecided and view.undecided[seat]:
        both = view.own_powers(seat)
        lines = tuple([f"{Unmask.word} {power}" for power in both])
        yield _asked(Unmask.about, to, "unmask", lines, powers=to.listed(both))


def _haggles(view: Match, seat: Seat, to: Speech) -> Iterator[Question]:
    """The haggle that a seat may propose, and what it does about those that have been proposed."""
    if LAUNCH in view.due and view.options.get("haggles", "no") == "yes":
        others = [view.seats[other] for other in view.seats_in() if other != seat]
        lines = tuple([f"{ProposeHaggle.word} with {other} for {DRAFT} at 1" for other in others[:2]])
        yield _asked(ProposeHaggle.about, to, "haggle", lines)
    for one in view.haggles if RALLY in view.due else ():
        if one.other == seat:
            other = view.seats[one.seat]
            lines = (f"{Bargain.word} with {other} for {DRAFT}",)
            yield _asked(Bargain.about, to, "bargain", lines, other=other, prize=one.prize, influence=one.influence)
        elif one.seat == seat:
            other = view.seats[one.other]
            yield _asked(CallOff.about, to, "call-off", (f"{CallOff.word} {other}",), other=other)
