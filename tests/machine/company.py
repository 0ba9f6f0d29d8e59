"""What people do about their seats: they are away, write to each other, leave, take seats over, and move."""

from datetime import timedelta
from typing import Final

from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from adjudicator.mail.parsing.letter import read as parsed
from tests.machine.said import Says, Side
from tests.machine.steps import PAPERS, SEATS, Letters, Papers
from tests.machine.world import GAME

WORDS: Final[st.SearchStrategy[Says]] = st.sampled_from(
    ("absent", "absent", "present", "press", "press", "press", "resign", "resign", "address")
)
LISTED: Final = ("dan@mail.test", "fay@mail.test")
"""Who would like to have a seat."""
DAY: Final = timedelta(days=1)


class Company(Letters):
    """People who come and go."""

    @rule(
        says=WORDS,
        seat=SEATS,
        papers=PAPERS,
        first=st.integers(-2, 3),
        days=st.integers(0, 3),
        to=st.sampled_from(((1,), (2,), (1, 2))),
        nameless=st.booleans(),
        read=st.booleans(),
    )
    def word(
        self,
        says: Says,
        seat: int,
        papers: Papers,
        first: int,
        days: int,
        to: tuple[int, ...],
        nameless: bool,
        read: bool,
    ) -> None:
        """Somebody is away around the deadline, writes to others, leaves, or names another address, or so it seems."""
        others = [other for number, other in self.people.seats.items() if number != seat and other.seated]
        if says == "resign" and len(others) < 2:
            return  # somebody must be left to play
        began = self.model.deadline.date() + first * DAY
        ours = sorted((seat + other) % 3 for other in to)
        self._writes(
            seat,
            papers,
            says,
            read,
            days=(began, began + days * DAY),
            to=tuple(ours),
            nameless=nameless,
            new=_another(self.people.seats[seat].address),
        )

    @rule(who=st.sampled_from(LISTED))
    def stands_by(self, who: str) -> None:
        """Somebody would like to take a seat over."""
        self._settle()
        if who not in self.people.addresses.values():
            self._post(self.writer.plain("standby", who, f"STANDBY {GAME}"), f"{who} waits for a seat", read=True)

    @precondition(lambda self: self.people.offers and self.model.is_open)
    @rule(which=st.integers(0, 2), takes=st.sampled_from((True, True, False)))
    def answers_offer(self, which: int, takes: bool) -> None:
        """Whoever was offered a seat takes it, or does not want it."""
        self._settle()
        offered = sorted(self.people.offers)
        if not offered or not self.model.is_open:
            return  # he has waited too long
        seat = offered[which % len(offered)]
        newcomer = self.people.seats[seat].address
        with self.world.office.store.reading() as unit:
            game = unit.games.named(GAME)
            assert game is not None
            mails = [one for one in unit.outbox.of_seat(game.id, seat) if "/invitation/" in one.key]
        assert mails[-1].recipient == newcomer, "whoever is asked is written to"
        to = parsed(mails[-1].raw).reply_to
        serial = int(mails[-1].key.split("/")[1])
        sent = self.writer.plain(
            "join" if takes else "no", newcomer, "JOIN" if takes else "No, thanks", to=to, seat=seat, serial=serial
        )
        self._post(sent, f"{newcomer} {'takes' if takes else 'does not want'} seat {seat}", read=True)

    @precondition(lambda self: self.people.asking)
    @rule(
        which=st.integers(0, 2),
        side=st.sampled_from(("owner", "address")),
        himself=st.sampled_from((True, True, False)),
    )
    def confirms(self, which: int, side: Side, himself: bool) -> None:
        """Somebody answers the question whether an address is that of a player."""
        self._settle()
        asked = [self.people.asking[seat] for seat in sorted(self.people.asking)]
        if not asked:
            return
        one = asked[which % len(asked)]
        key = f"address/{GAME}/{self._laid.seats[one.by.seat].name}/{self.world.digest(one.by.raw)}/{one.new}/{side}"
        with self.world.office.store.reading() as unit:
            question = unit.outbox.keyed(key)
        assert question is not None, "both sides are asked"
        owner = self.people.seats[one.by.seat].address
        assert question.recipient == (owner if side == "owner" else one.new)
        sender = question.recipient if himself else self.world.stranger
        sent = self.writer.confirmation(one, side, sender, parsed(question.raw).reply_to)
        note(f"{one.new} is to be an address of {owner}")
        self._post(sent, f"{sender} confirms as the {side}", read=True)


def _another(address: str) -> str:
    """The other address of somebody who has two."""
    local, _, host = address.partition("@")
    return f"{local[:-1]}@{host}" if local.endswith("2") else f"{local}2@{host}"
