"""The forecast: in how many situations a player's orders ran out, and the simplest such situation."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.questions import Candidate, Known, Standing
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.run.rounds import PROMISED
from adjudicator.engine.text.sayings import Several, Together, house
from adjudicator.orders.dry_run.order_checks import Sheet
from adjudicator.orders.dry_run.trial import Coverage, Tried, Wishes, acted, short
from adjudicator.orders.standing.watched_orders import Key

EXAMPLES: Final = 2
"""At most this many shortfalls are shown with an example."""
ACTS: Final = 3
"""At most this many of the others' orders are named in one example."""
SHORTENED: Final = 24
"""At most this many orders are left out, one after the other, to find a simpler example."""


class Forecast:
    """The findings of a dry run, in sentences."""

    def __init__(self, sheet: Sheet, silenced: frozenset[tuple[int, int]] = frozenset()) -> None:
        """`silenced` are alternatives, by line and number (0: all), of which enough has been said already."""
        self._sheet = sheet
        self._silenced = silenced

    def sentences(self) -> tuple[str, ...]:
        """Everything a player should act on; if there is nothing, a sentence that says so."""
        outcome = self._sheet.outcome
        if not outcome.situations or not outcome.coverage:
            return ()
        fell = [one for one in outcome.coverage if one.short and not self._unordered(one)]
        said = [self._shortfall(one, with_example=i < EXAMPLES) for i, one in enumerate(fell)]
        said += [sentence for one in outcome.wishes if (sentence := self._futile(one))]
        calm = house("tried-calm", situations=outcome.situations)
        return tuple(said) or (calm,)

    def _unordered(self, one: Coverage) -> bool:
        """Whether nobody ordered anything for a question: it only comes later, and the orders tried there are used up.

        An order for no part of a phase in particular is tried in each of them, also in those after it was carried out.
        """
        now = {question.where for question in self._sheet.questions if question.about == one.about}
        later = any(question.coming for question in self._sheet.questions if question.about == one.about)
        orders = {line for line, _ in one.ran_out}
        free = all(self._sheet.clauses[line - 1].where == 0 for line in orders)
        wishes = [wish for wish in self._sheet.outcome.wishes if wish.line in orders]
        return later and one.where not in now and free and all(wish.taken for wish in wishes)

    def _shortfall(self, one: Coverage, *, with_example: bool) -> str:
        sheet = self._sheet
        choices = [sheet.clauses[line - 1].alternatives[number - 1].choice for line, number in one.ran_out]
        words = dict.fromkeys(choice.word for choice in choices if choice is not NO)
        silence = next(
            (q.silence.rstrip(".") for q in sheet.questions if q.about == one.about and q.where in (one.where, 0)),
            house("tried-silence"),
        )
        head = house(
            "tried-short",
            short=one.short,
            situations=sheet.outcome.situations,
            again=one.never < one.short,
            words=Several(words, "or"),
            place=sheet.title.place,
            where=one.where,
            silence=silence,
        )
        example = self._example(one) if with_example else ""
        return Together((head, example)) if example else head

    def _futile(self, one: Wishes) -> str:
        """What to say of an alternative that failed every time it was tried; nothing for others."""
        sheet = self._sheet
        failed = sum(times for _, times in one.why)
        if one.taken or not failed or {(one.line, one.number), (one.line, 0)} & self._silenced:
            return ""
        wish = next(wish for wish in sheet.wishes() if (wish.line, wish.number) == (one.line, one.number))
        return house(
            "tried-futile",
            line=one.line,
            words=sheet.quoted(wish),
            situations=sheet.outcome.situations,
            reason=_reason(one.why[0][0]),
        )

    # ---- the simplest example

    def _example(self, one: Coverage) -> str:
        if one.simplest is None:
            return ""
        acts, tried = self._simplified(one, one.simplest)
        reasons = self._reasons(one, tried)
        why = Together(reasons, "; ")
        if not acts:
            return house("tried-alone", some=bool(reasons), why=why)
        return house("tried-example", acts=self._listed(acts), some=bool(reasons), why=why)

    def _simplified(self, one: Coverage, number: int) -> tuple[list[Answer], Tried]:
        """The situation with as few orders of others as give the same result, and the result."""
        trial, me = self._sheet.trial, self._sheet.seat
        tried = trial.tried(number)
        acts = [answer for answer in tried.answers if answer.seat != me and acted(answer)]
        again = trial.tried(number, _standing(acts))
        if not _ran_out(again, one, me):
            return acts, tried
        for seat in dict.fromkeys(answer.seat for answer in acts):
            fewer = [answer for answer in acts if answer.seat != seat]
            shorter = trial.tried(number, _standing(fewer))
            if _ran_out(shorter, one, me):
                acts, again = fewer, shorter
        for act in acts[:SHORTENED]:
            fewer = [answer for answer in acts if answer is not act]
            shorter = trial.tried(number, _standing(fewer))
            if _ran_out(shorter, one, me):
                acts, again = fewer, shorter
        return acts, again

    def _reasons(self, one: Coverage, tried: Tried) -> list[str]:
        """Why each alternative did not apply, in the order in which they were tried."""
        sheet = self._sheet
        wishes = {(wish.line, wish.number): wish for wish in sheet.wishes()}
        found: dict[tuple[int, int], str] = {}
        for answer, weighed in tried.mine(sheet.seat):
            if (answer.about, answer.where) == (one.about, one.where) and short(answer, weighed):
                for item in weighed:
                    if item.held is not True:
                        found[item.line, item.number] = house("not-known" if item.held is None else "not-so")
                found |= {(failed.order + 1, failed.alternative): _reason(failed.why) for failed in answer.tried}
                break
        return [
            house("tried-reason", words=sheet.quoted(wishes[place]), why=why)
            for place, why in sorted(found.items())
            if place in wishes
        ]

    def _listed(self, acts: list[Answer]) -> str:
        """Some orders of others, in this player's words."""
        said = [words for answer in acts if (words := self._words(answer))]
        return house("tried-acts", acts=Together(said[:ACTS], ", "), more=max(0, len(said) - ACTS))

    def _words(self, answer: Answer) -> str:
        sheet = self._sheet
        try:
            words = answer.choice.text(sheet.names)
        except KeyError:  # something of the other player that this player has no name for
            words = ""
        where = f"IN {answer.where} " if answer.where else ""
        order = f"{where}{answer.choice.word} {words}".rstrip()
        return house("tried-act", seat=sheet.view.seats[answer.seat], order=order)


def _reason(why: str) -> str:
    """Why something was not done, as words for any language."""
    return house("promised-before") if why == PROMISED else why


def _ran_out(tried: Tried, one: Coverage, seat: Seat) -> bool:
    return any(
        short(answer, weighed)
        for answer, weighed in tried.mine(seat)
        if (answer.about, answer.where) == (one.about, one.where)
    )


class _Repeated:
    """Orders that repeat the answers of a situation, and give no others."""

    def __init__(self, answers: Mapping[Key, tuple[int, Choice]]) -> None:
        self._answers = answers

    def candidates(self, known: Known) -> Iterator[Candidate]:
        """The same answer from the same line."""
        ask = known.ask
        found = self._answers.get((ask.about, ask.where, ask.detail))
        if found is not None:
            yield Candidate(found[0], 1, found[1])

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """None of them has a condition."""
        return ()


def _standing(acts: Iterable[Answer]) -> dict[Seat, Standing]:
    found: dict[Seat, dict[Key, tuple[int, Choice]]] = {}
    for answer in acts:
        found.setdefault(answer.seat, {})[answer.about, answer.where, answer.detail] = (answer.order, answer.choice)
    return {seat: _Repeated(answers) for seat, answers in found.items()}
