"""What reports and order forms say of techs: those of everybody, the reader's own, and what can be done with them."""

from collections.abc import Collection, Iterator

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.order_words import Question, Vocabulary
from adjudicator.engine.contract.report_sections import Table
from adjudicator.galaxy.batches import fullest
from adjudicator.galaxy.forces import loose
from adjudicator.games.blutooth.mechanics.returning import homes
from adjudicator.games.blutooth.table.match import LAUNCH, Match
from adjudicator.games.blutooth.table.speech import NO, Speech
from adjudicator.games.blutooth.table.techs import HeldTech, techs_of
from adjudicator.games.blutooth.told.as_if import as_if
from adjudicator.games.blutooth.told.piece_questions import wished
from adjudicator.games.blutooth.told.pieces_in_force import TECHS
from adjudicator.games.blutooth.words.rally_words import Return
from adjudicator.games.blutooth.words.tech_words import ABOUT, Abandon, Research

FEW = 5
"""The most lines shown for the question."""


def techs_line(view: Match, to: Speech) -> str | None:
    """Everybody's techs by number, with the ships on them; None if nobody has any."""
    if not view.techs:
        return None
    said = [
        to.say("techs-of", seat=view.seats[seat], techs=to.listed([_one(held, to) for held in mine]))
        for seat in range(len(view.seats))
        if (mine := techs_of(view.techs, seat))
    ]
    return to.say("techs-line", techs="; ".join(said))


def _one(held: HeldTech, to: Speech) -> str:
    name = NO if held.name == HIDDEN else held.name
    said = to.say("tech-one", tech=held.number, piece=name, ships=held.ships, developed=held.developed)
    if not held.places:
        return said
    one, other = [*[to.place(place) for place in held.places], NO][:2]
    return said + to.say("tech-between", place=one, target=other)


def techs_gone(view: Match, to: Speech) -> str | None:
    """The techs that are scrapped."""
    return to.say("techs-scrapped-line", techs=to.listed(view.scrapped_techs)) if view.scrapped_techs else None


def other_lines(view: Match, to: Speech) -> Iterator[str]:
    """The powers that aliens have beside their own."""
    if view.sub_powers:
        said = [to.say("sub-power-one", seat=view.seats[seat], power=power) for seat, power in view.sub_powers]
        yield to.say("sub-powers-line", powers=", ".join(said))


def own_techs(view: Match, seat: Seat, to: Speech) -> Table | None:
    """The reader's own techs, a line each; what they do where that can be used in this letter."""
    mine = techs_of(view.techs, seat)
    if not mine:
        return None
    now = {one.name for one in mine} if LAUNCH in view.due else {wish.piece.name for wish in wished(view, seat)}
    rows = tuple([(str(one.number), one.name, _progress(one, to), _does(one, to, now)) for one in mine])
    return Table(to.heads("tech-number", "tech", "tech-ships", "use"), rows)


def _progress(held: HeldTech, to: Speech) -> str:
    """`2 of 4`, `developed`."""
    cost = TECHS[held.name].cost
    return to.say("tech-progress", ships=held.ships, cost=NO if cost is None else cost, developed=held.developed)


def _does(held: HeldTech, to: Speech, now: Collection[str]) -> str:
    if held.name not in now:
        return to.say("tech-later", tech=held.name)
    return descriptions.of(TECHS[held.name], to.book)[0]


def tech_questions(view: Match, seat: Seat, to: Speech, names: Vocabulary) -> Iterator[Question]:
    """What the seat does with one of its techs; where its ships come back to."""
    mine = techs_of(view.techs, seat)
    if not mine or view.letter != LAUNCH:
        return
    lines = tuple(_lines(view, seat, names))
    prompt, silence = to.say("ask-tech-action"), to.say("silent-tech-action")
    yield Question(about=ABOUT, prompt=prompt, lines=lines[:FEW], silence=silence, owed=False, taps=lines)
    places = sorted(homes(view, seat), key=lambda place: (view.planets[place][seat], place))
    if any(one.ships for one in mine) and len(places) > 1:
        line = f"{Return.word} rest to {names.name('place', places[0])}"
        taps = tuple([f"{Return.word} rest to {names.name('place', place)}" for place in places])
        prompt, silence = to.say("ask-return"), to.say("silent-return")
        yield Question(about=Return.about, prompt=prompt, lines=(line,), silence=silence, owed=False, taps=taps)


def _lines(view: Match, seat: Seat, names: Vocabulary) -> Iterator[str]:
    """Whatever can be developed, research on the others, and one to give up."""
    at, open_ones = as_if(view, 0, seat), []
    for held in techs_of(view.techs, seat):
        piece = TECHS[held.name]
        if held.developed:
            continue
        open_ones.append(held)
        if held.ships >= piece.needed and not piece.timed:
            for order in piece.samples(at):
                yield f"{order.word} {order.text(names)}".strip()
    places = fullest(loose(view.planets, seat, ()))
    for held in open_ones if places else ():
        cost = TECHS[held.name].cost
        if cost is None or held.ships < cost:
            yield f"{Research.word} {held.name} from {names.name('place', places[0])}"
    for held in open_ones[:1]:
        yield f"{Abandon.word} {held.name}"
