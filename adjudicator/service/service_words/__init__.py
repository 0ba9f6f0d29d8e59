"""Service words in letters: STATUS, FORM, HELP, RESEND and the rest, answered; none of them changes the position."""

from collections.abc import Sequence

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.engine.text.sayings import Several
from adjudicator.orders.letter.order_language import Language
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.values.directive import Directive
from adjudicator.reports.values.document import Misread
from adjudicator.service.documents import documents
from adjudicator.service.game import doubtful_words, table
from adjudicator.service.game.table import Table
from adjudicator.service.game.typed_lines import lines_of
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.service_words import note, requests
from adjudicator.service.service_words.answer import ASKED, Asked, Said
from adjudicator.service.service_words.proxy import OFF
from adjudicator.service.service_words.requests import WORDS
from adjudicator.service.service_words.words import ANSWERS, AT_ANY_TIME, FOR_ANOTHER, SETTING
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Game, Seat


def answered(
    incoming: Incoming, game: Game, seat: Seat, directives: Sequence[Directive], laid: Table | None = None
) -> Said:
    """Answer the service words of a letter; letters that are asked for go with the answer."""
    said = Said()
    asked, beyond = requests.answered(note.together(directives))
    most, large = requests.MOST, set[str]()
    another = incoming.desk.standing_in(game, seat) is not None
    # The answers follow what the letter itself sets, wherever that stands in it.
    for directive in sorted(asked, key=lambda one: one.word not in SETTING):
        if another and not _for_another(directive):
            said = said.and_(_not_theirs(directive, seat))
            continue
        more = ANSWERS[directive.word](Asked(incoming, game, seat, directive, laid))
        if directive.word in requests.LARGE:
            coming = large | {one.key for one in more.mails}
            if len(coming) > requests.MOST_LARGE:
                beyond, most = directive, requests.MOST_LARGE
                continue
            large = coming
        said = said.and_(more)
        if directive.word in SETTING:
            seat = as_he_wants_it(incoming, seat)
    if beyond is None:
        return said
    further = say("asked-too-much", most=most, line=beyond.line, words=f"{beyond.word} {beyond.text}".strip())
    return said.and_(Said((further,)))


def _for_another(directive: Directive) -> bool:
    """Whether somebody may write a word in the place of the seat's player."""
    off = directive.word == "PROXY" and directive.text.strip(" .!").casefold() in OFF
    return off or directive.word in FOR_ANOTHER


def _not_theirs(directive: Directive, seat: Seat) -> Said:
    words = f"{directive.word} {directive.text}".strip()
    why = say("proxy-not-theirs", word=directive.word, seat=seat.name)
    return Said(misread=(Misread(directive.line, words, why),))


def as_he_wants_it(incoming: Incoming, seat: Seat) -> Seat:
    """The seat with the preferences its player has just set, so that this answer already follows them.

    If the player has just left, it is the seat as it was: the answer is theirs, not that of the next player.
    """
    now = incoming.unit.seats.of(seat.game_id)[seat.number]
    return now if now.hands == seat.hands else seat


def as_it_is(incoming: Incoming, laid: Table) -> Table:
    """The table with the open phase as a letter has just changed it."""
    phase = incoming.unit.phases.current(laid.game.id)
    return laid if phase is None else laid.at(phase)


def asked_anyway(incoming: Incoming, game: Game, seat: Seat) -> Handled | None:
    """The answer to a letter that only asks for what needs no open phase; None for any other letter."""
    sifted = incoming.desk.sifted(game, seat)
    # Of an unchanged form only the place counts: a message ends there.
    lines = [Line(line.number, "" if line.context else line.text) for line in lines_of(incoming.letter, sifted)]
    reading = Language().read(lines, Vocabulary({}), Heading(0, 0))
    passed = doubtful_words.lines_of(reading.directives, sifted.typed)
    if passed:
        reading = Language().read(doubtful_words.without(lines, passed), Vocabulary({}), Heading(0, 0))
    words = [directive.word for directive in reading.directives]
    if reading.problems or AT_ANY_TIME.isdisjoint(words) or not (AT_ANY_TIME | WORDS).issuperset(words):
        return None
    later = [one for one in reading.directives if one.word not in AT_ANY_TIME]
    said = answered(incoming, game, seat, [one for one in reading.directives if one.word in AT_ANY_TIME])
    if later:
        said = said.and_(Said((say("only-in-a-phase", words=Several([one.word for one in later])),)))
    seat = as_he_wants_it(incoming, seat)
    laid = table.laid(incoming.unit, game)
    notice = documents.notice(
        game,
        say("heading-letter"),
        (*said.paragraphs, *(told(one) for one in said.misread)),
        seat=seat,
        table=laid,
        sections=said.sections,
        failed=bool(said.misread),
    )
    mails = incoming.answer(game, seat, notice, ration="" if said.acted else ASKED, besides=said.mails)
    return Handled(verdict=ASKED, mails=mails, game=game, seat=seat)


def told(one: Misread) -> str:
    """What could not be done, as a sentence of its own."""
    return say("misread", line=one.line, words=one.words, sentence=one.sentence)
