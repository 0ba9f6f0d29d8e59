"""A table of any title at which a player writes letters, with lines that the open phase asks for."""

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from adjudicator.engine.contract.order_words import Question
from adjudicator.games import catalogue
from adjudicator.games.catalogue import titles
from adjudicator.mail.parsing.letter import Letter
from adjudicator.orders.values.clauses import text
from adjudicator.orders.words.word_lists import entries
from adjudicator.service.offers import writers
from adjudicator.service.timetable.schedule import Schedule
from tests.service import offering
from tests.service.house import House

LANGUAGES: Final = {"English": "en", "German": "de"}
LONG: Final = Schedule(hours=24 * 90, remind=0)
"""A phase in which a letter can be sent on each day: more than a few that are no orders are not answered on one."""
PLACES: Final = ("place", "planet", "challenge")
"""The kinds of names that are no things."""
LINKING: Final = ("with", "from", "to", "on", "as")
"""Words that begin a part of an order."""
OFFER: Final = re.compile(r"\b(?:YES|JA) (\d+):")


class TableByLetter:
    """A game of one title, whose first player reads one language."""

    def __init__(self, house: House, title: str, language: str, understood: str) -> None:
        self.house, self.language = house, language
        house.begun(title=title, options={"understood": understood}, schedule_of=LONG)
        house.reply(0, f"LANGUAGE {language}")

    def questions(self) -> list[Question]:
        """What the first player is asked in the open phase, where there are lines that answer it."""
        laid = self.house.table()
        return [one for one in laid.title.questions(laid.view(0), 0) if one.answers]

    def asked_first(self) -> str:
        """The first question, as the first player reads it."""
        laid = self.house.table()
        title = laid.title.speaking(self.house.office.tongue(laid.game, LANGUAGES[self.language]))
        return next(one for one in title.questions(laid.view(0), 0) if one.answers).asks

    def shown_things(self) -> list[str]:
        """The things in the first report: those in its tables, those explained in a list, and what is in force."""
        laid = self.house.table()
        view = laid.view(0)
        names = laid.title.vocabulary(view, 0)
        sections = (*laid.title.report(view, view, (), (), 0), *laid.title.rules_at_first(view, 0))
        said = [piece.name for seat, piece in laid.title.active(view) if seat == 0]
        for part in (part for section in sections for part in section.parts):
            said += [part.partition(":")[0]] if isinstance(part, str) else [cell for row in part.rows for cell in row]
        things = [name for kind in names.kinds if kind not in PLACES for name in names.names(kind)]
        things = [name for name in things if not name.isdigit()]
        by_name = {name.casefold(): name for name in things}
        seats = {seat.casefold() for seat in view.seats}
        shown = dict.fromkeys(map(str.casefold, said))
        return list(dict.fromkeys([by_name[one] for one in shown if one in by_name and one not in seats]))

    def lines(self) -> list[tuple[str, ...]]:
        """The lines that answer each kind of question in the open phase, each in one challenge."""
        found: dict[str, tuple[str, ...]] = {}
        for one in self.questions():
            found.setdefault(one.about, tuple([line for line in one.by_themselves if not line.endswith(" no")]))
        return [lines for lines in found.values() if lines]

    def shared_names(self) -> list[tuple[str, list[str]]]:
        """Names that say enough in several parts of the phase, with the orders of which each is one: `Attack 12`."""
        laid = self.house.table()
        names = laid.title.vocabulary(laid.view(0), 0)
        known = {name for kind in names.kinds if kind not in ("seat", *PLACES) for name in names.names(kind)}
        found: dict[tuple[str, str], list[str]] = {}
        for line in (line for one in self.questions() if one.where for line in one.by_themselves):
            _, head, *rest = placed_parts(line, laid.title.name)
            if " ".join(rest) in known:
                found.setdefault((head, " ".join(rest)), []).append(line)
        return [(name, sorted(orders)) for (_, name), orders in found.items() if len(orders) > 1]

    def play(self) -> None:
        """The open phase, with what house bots order for everybody."""
        for seat in range(len(self.house.seats())):
            self.house.reply(seat, self.house.bot(seat))
        self.house.next_phase()

    def until_two_are_asked(self) -> tuple[Sequence[str], Sequence[str]]:
        """Play to a phase with two questions; the lines that answer each of them."""
        while len(lines := self.lines()) < 2:
            self.play()
        return lines[0], lines[1]

    def say(self, words: str, to: Letter | None = None) -> str:
        """Send a letter on the next day, in answer to the report or to another letter; its answer."""
        self.house.pass_time(days=1)
        if to is None:
            self.house.reply(0, words)
        else:
            self.house.receive(self.house.raw(words, answers=to, to=to.reply_to))
        return self.house.answer(0)

    def stands(self) -> list[str]:
        """The orders that stand for the first player."""
        return sorted(offering.standing(self.house))

    def read(self, *lines: str) -> list[str]:
        """What lines come to as orders."""
        laid = self.house.table()
        names = laid.title.vocabulary(laid.view(0), 0)
        reading = writers.writer(laid, 0, ()).read("\n".join(lines))
        assert not reading.problems
        return sorted(text(clause, names) for clause in reading.clauses)


def misspelt(line: str) -> str:
    """A line whose order word has a letter too few, or too many."""
    words = line.split(" ")
    at = 2 if words[0] == "IN" else 0
    word = words[at]
    words[at] = word[:2] + word[3:] if len(word) > 4 else word + word[-1]
    return " ".join(words)


def sayings_of(title: str, language: str) -> Mapping[str, Sequence[str]]:
    """What people say for each word of orders of a title in a language."""
    said = (files(catalogue.title(title).package()) / "sayings" / f"{LANGUAGES[language]}.txt").read_text("utf-8")
    found: dict[str, list[str]] = {}
    for entry in entries(said):
        found.setdefault(entry.key, []).extend(" ".join(words) for words in entry.said if "..." not in words)
    return found


def parts_of(line: str, title: str) -> list[str]:
    """The parts of an order: its word, what it is about, and what a small word begins; its challenge is one of them."""
    where, head, *rest = placed_parts(line, title)
    found: list[list[str]] = []
    for word in rest:
        if not found or word in LINKING:
            found.append([])
        found[-1].append(word)
    placed = [f"in {titles()[title].place} {where.split(' ')[1]}"] if where else []
    return [head, *placed, *[" ".join(part) for part in found]]


def placed_parts(line: str, title: str) -> list[str]:
    """`IN 2` or nothing, the word of an order, which may be several words, and every word behind it."""
    words = line.split(" ")
    where, rest = (words[:2], words[2:]) if words[0] == "IN" else ([], words)
    head = max((choice.word for choice in titles()[title].choices if begins(rest, choice.word)), key=len)
    return [" ".join(where), head, *rest[len(head.split(" ")) :]]


def begins(words: Sequence[str], head: str) -> bool:
    """Whether an order begins with an order word, which may be several words."""
    return words[: len(head.split(" "))] == head.split(" ")


def only_parts(parts: Sequence[str]) -> bool:
    """Whether an order has several parts: each can be told from the others by itself, and none is a list."""
    shapes = {re.sub(r"\d+", "0", part.rpartition(" ")[2]) for part in parts}
    return len(parts) > 2 and len(shapes) == len(parts) and not any("," in part or ":" in part for part in parts)
