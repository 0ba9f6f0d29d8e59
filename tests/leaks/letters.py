"""What a curious player writes: orders good and bad, questions of every kind, answers to other people's letters."""

import re
from collections.abc import Iterator
from typing import Final

from adjudicator.engine.contract.order_words import Question
from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.writing import address
from adjudicator.mail.writing.compose import Mail, compose
from adjudicator.orders.standing.order_form import BEGIN, END
from tests.leaks.house import GAME, MAILBOX, PLAYERS, House

RELEASE: Final = re.compile(rb"RELEASE [a-z2-7]{10}")
STRANGER: Final = "stranger@elsewhere.test"
SECOND: Final = "second@elsewhere.test"
STRANGERS: Final = (STRANGER, *(f"stranger{n}@elsewhere.test" for n in range(1, 6)))


def _headed(question: Question, line: str) -> str:
    return f"CHALLENGE {question.where}\n{line}\n" if question.where else f"{line}\n"


def conditions(house: House, seat: int) -> str:
    """An order on every condition there is, most of which are about what the player cannot know."""
    laid = house.table
    asked = [question for question in laid.title.questions(laid.view(seat), seat) if question.lines]
    if not asked:
        return ""
    question = asked[0]
    plain = question.lines[0].partition(" ELSE ")[0].partition(" IF ")[0]
    return _headed(question, "\n".join(f"{plain} IF {fact.example}" for fact in laid.title.facts))


def promised_twice(house: House, seat: int) -> str:
    """The same card, tokens or whatever it is for every question of a kind, and once more."""
    laid = house.table
    first: dict[str, str] = {}
    said = []
    for question in laid.title.questions(laid.view(seat), seat):
        if question.lines:
            line = first.setdefault(question.about, question.lines[0])
            said += [_headed(question, line)] * 2
    return "".join(said)


def examples(house: House) -> str:
    """An example of every order word: some of it is understood, some names what is not there."""
    return "\n".join(choice.example for choice in house.table.title.choices if choice.example)


def later(house: House) -> str:
    """An example of every order word for the next phases of the turn, for the next turn, and for every turn."""
    heading = house.table.heading
    said = examples(house)
    number = heading.phase + 1
    return f"PHASE {number}\n{said}\nTURN {heading.turn + 1} PHASE {heading.phase}\n{said}\nEVERY TURN\n{said}\n"


def form_of(report: Letter) -> str:
    """The order form of a report, filled in with nothing."""
    lines = [line.text for line in report.lines]
    return "\n".join(lines[lines.index(BEGIN) : lines.index(END) + 1])


class Writer:
    """Composes the letters of one player in one phase; the same ones for every world."""

    def __init__(self, house: House, seat: int) -> None:
        laid = house.table
        self.house, self.seat = house, seat
        self.date = laid.phase.opened_at
        self.me = PLAYERS[seat].address
        self.report = house.mail(house.report_id(seat))
        self.older = house.mail(house.report_id(seat, laid.phase.serial - 1))
        self.of_another = house.report_id((seat + 1) % len(laid.seats))
        self.written = 0

    def letter(
        self,
        body: str,
        *,
        sender: str = "",
        to: str | None = None,
        subject: str = "orders",
        thread: tuple[str, ...] = (),
    ) -> bytes:
        """A letter, by default an answer to the report."""
        self.written += 1
        report = self.report
        return compose(
            Mail(
                sender=("", sender or self.me),
                to=("", (report.reply_to or MAILBOX) if to is None else to),
                subject=f"Re: {report.subject}" if to is None else subject,
                date=self.date,
                message_id=f"<{self.seat}.{self.written}@curious.test>",
                text=body,
                in_reply_to=thread[-1] if thread else report.message_id if to is None else "",
                references=thread,
                auto=None,
            )
        )

    def release(self) -> bytes:
        """An answer to the latest question whether a letter is his own; in vain where none was asked."""
        laid = self.house.table
        with self.house.store.unit() as unit:
            sent = unit.outbox.of_seat(laid.game.id, self.seat)
        asked = [one.raw for one in sent if "held_owner" in one.key]
        found = RELEASE.search(asked[-1]) if asked else None
        return self.letter(found[0].decode() if found else "RELEASE abcdefghij")

    def mine(self) -> Iterator[bytes]:
        """The player's own letters, and those that somebody else sends in his name."""
        house, seat = self.house, self.seat
        orders = house.bot(seat)
        first = self.letter(orders)
        yield first
        yield first
        yield self.letter(f"{examples(house)}\nSHOW ORDERS\n")
        yield self.letter(f"{conditions(house, seat)}\n{promised_twice(house, seat)}")
        yield self.letter("WITHDRAW 1\nWITHDRAW 77\nREADY\nWAIT\n")
        yield self.letter(f"{later(house)}\nSHOW ORDERS\nHELP\n")
        yield self.letter("FORM\nSTATUS\nHELP\nRULES\nWHO\nLUCK once more\nHISTORY\n")
        yield self.letter(f"{orders}\nFORM\nRULES\nNOTE What has Bob got?\nRESIGN\n")
        yield self.letter("RESEND\nREPORT turn 1 phase 1\nHISTORY turn 1 phase 1\nREPORT turn 99 phase 1\n")
        yield self.letter("PICTURE\nPICTURE 1.1\n")
        yield self.letter("Which cards do they hold? Zzyzx frobnicates the quux.\n")
        yield self.letter("> only what was written before\n")
        # Answers to another player's report: to the address of his own, to the bare mailbox.
        yield self.letter(f"{form_of(self.report)}\nSHOW ORDERS\n", thread=(self.of_another,))
        yield self.letter("SHOW ORDERS\nSTATUS\n", to=MAILBOX, thread=(self.of_another,))
        yield self.letter(orders, to=self.older.reply_to or MAILBOX, subject=f"Re: {self.older.subject}")
        yield self.letter(orders, sender=STRANGER)
        yield self.release()
        names = [seat.name for seat in house.table.seats]
        yield self.letter(f"PRESS TO all\nWho has muted me?\nEND\nPRESS TO {names[seat - 1]}: You? END\nSHOW PRESS\n")
        yield self.letter("PASS\nABSENT 2026-09-01 to 2026-09-03\n")
        yield self.letter("ZONE Tokyo\nFORMAT text json\nLANGUAGE French\nFORM\n")
        yield self.letter(f"ADDRESS\nADDRESS ADD {SECOND}\n{orders}\n")
        yield self.letter("REPLACE ALL\nPASS\n")

    def different(self, curious: int) -> Iterator[bytes]:
        """Other letters than a bot's: many, with words for everybody, one of them sent by somebody else.

        Nobody writes to the curious player, and nobody wants to read him. Somebody who owes orders is not READY: that
        all are is told to everybody.
        """
        waiting = max(filter(self.house.table.owes, set(range(len(self.house.table.seats))) - {curious}), default=None)
        names = {seat.number: seat.name for seat in self.house.table.seats}
        others = ", ".join(name for number, name in names.items() if number not in (curious, self.seat))
        yield self.letter(f"MUTE {names[curious]}\nPRESS TO {others}\nNever trust {names[curious]}.\nEND PRESS\n")
        yield self.letter("ZONE Lima\nFORMAT text\nLANGUAGE German\n")
        yield self.letter("NOTE I hold everything\nRESIGN\n")
        yield self.letter(self.house.bot(self.seat), sender=SECOND)
        yield self.release()
        yield self.letter(f"{examples(self.house)}\nFORM\n")
        yield self.letter(f"REPLACE ALL\n{'WAIT' if self.seat == waiting else 'READY'}\nPASS\n")
        yield self.letter("Good morning, machine.\n")

    def strangers(self) -> Iterator[bytes]:
        """Letters of people who have no seat, or another one."""
        serial, game = self.house.game.serial, self.house.table
        other = game.seats[(self.seat + 1) % len(game.seats)].name
        mine = self.house.token(self.seat, serial)
        wrong = address.plus(MAILBOX, GAME, other, serial, mine)
        yield self.letter("Who holds what?\n", sender=STRANGERS[1], to=MAILBOX)
        yield self.letter("SHOW ORDERS\n", sender=STRANGERS[2], to=wrong)
        yield self.letter("JOIN\n", sender=STRANGERS[3], to=MAILBOX, subject=f"JOIN {GAME}")
        yield self.letter("STATUS\n", sender=STRANGERS[4], to=MAILBOX, thread=(self.of_another,))
        yield self.letter("STATUS\n", sender=STRANGERS[5], to=MAILBOX, subject=f"[nowhere {other} {serial} {mine}]")
