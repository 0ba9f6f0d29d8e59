"""The outbox is emptied through a real mail server, whatever happens on the way."""

import socket
import time
from collections.abc import Sequence
from datetime import timedelta

import pytest
from msgspec.structs import replace

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.servers.imap import connect, hang_up
from adjudicator.mail.servers.sent_copies import Copies
from adjudicator.mail.servers.server_settings import ImapServer, SmtpServer
from adjudicator.mail.servers.smtp import Courier, Deferred, Outcome, Parcel, Sent
from adjudicator.service.mailroom.mail_sender import STALE, Sending
from tests.due import remind_due
from tests.service.house import GM, MAILBOX, PLAYERS, House


def send_all(sending: Sending) -> int:
    count = 0
    while sent := sending.send_some():
        count += sent
    return count


def test_every_letter_arrives_byte_for_byte_and_once(house: House, post: Embedded, courier: Courier) -> None:
    house.begun(players=5)
    sending = Sending(house.office, courier)
    assert send_all(sending) == 10
    for seat, player in enumerate(PLAYERS):
        assert post.letters(player.name.lower()) == [mail.raw for mail in house.mails(seat)]
    assert {mail.status for mail in house.mails()} == {"sent"}
    assert send_all(sending) == 0


def test_a_new_start_takes_up_what_a_dead_sender_had_in_hand(house: House, post: Embedded, courier: Courier) -> None:
    house.create()
    with house.store.unit() as unit:
        unit.outbox.claim(house.clock.now(), stale_after=STALE, limit=2)
    assert {mail.status for mail in house.mails()} == {"sending", "new"}
    assert send_all(Sending(house.office, courier)) == 3
    assert [len(post.letters(name)) for name in ("ann", "bob", "cy")] == [1, 1, 1]


def test_a_sender_at_work_leaves_what_it_has_in_hand_alone(house: House, courier: Courier) -> None:
    house.create()
    sending = Sending(house.office, courier)
    send_all(sending)
    house.create("mars")
    with house.store.unit() as unit:
        unit.outbox.claim(house.clock.now(), stale_after=STALE, limit=50)
    assert sending.send_some() == 0
    house.pass_time(seconds=STALE.total_seconds())
    assert send_all(sending) == 3


def test_one_of_several_senders_leaves_alone_from_its_start_what_others_have_in_hand(
    house: House, courier: Courier
) -> None:
    """They may be alive: nobody gets a letter twice."""
    house.create()
    with house.store.unit() as unit:
        unit.outbox.claim(house.clock.now(), stale_after=STALE, limit=2)
    other = Sending(house.office, courier, dead=())
    assert send_all(other) == 1
    house.pass_time(seconds=STALE.total_seconds())
    assert send_all(other) == 2


def test_a_sender_that_began_alone_leaves_what_one_that_came_later_has_in_hand(house: House, courier: Courier) -> None:
    sending = Sending(house.office, courier, at_once=1)
    house.create()
    with house.store.unit() as unit:
        unit.outbox.claim(house.clock.now(), stale_after=STALE, limit=2, by="later")
    assert send_all(sending) == 1
    house.pass_time(seconds=STALE.total_seconds())
    assert send_all(sending) == 2


def test_a_full_mailbox_is_tried_again_later(house: House, post: Embedded, courier: Courier) -> None:
    house.create()
    post.answer_recipient("bob", "452 4.2.2 mailbox full")
    sending = Sending(house.office, courier)
    assert send_all(sending) == 2
    (mail,) = (mail for mail in house.mails() if mail.recipient == "bob@mail.test")
    assert (mail.status, mail.attempts) == ("new", 1)
    assert mail.due_at == house.clock.now() + timedelta(minutes=1)
    assert "mailbox full" in (mail.error or "")
    assert house.notices("mail server") == [], "others have left"
    post.answer_recipient("bob", None)
    assert send_all(sending) == 0
    house.pass_time(minutes=1)
    assert send_all(sending) == 1
    assert post.letters("bob") == [mail.raw]


def test_one_full_mailbox_is_no_server_that_is_away(house: House, post: Embedded, courier: Courier) -> None:
    sending = Sending(house.office, courier, at_once=1)
    for full, told in ((["bob"], False), (["ann"], False), (["ann", "bob"], True)):
        for name in ("ann", "bob"):
            post.answer_recipient(name, "452 4.2.2 mailbox full" if name in full else None)
        house.create("-".join(full))
        for _ in range(2):
            for _ in range(9):
                sending.send_some()
            house.pass_time(hours=1)
        assert bool(house.notices("mail server")) == told


def test_a_refused_address_is_given_up_and_the_game_master_hears_of_it(
    house: House, post: Embedded, courier: Courier
) -> None:
    house.create()
    post.answer_recipient("cy", "550 5.1.1 no such user")
    sending = Sending(house.office, courier)
    assert send_all(sending) == 3
    assert [mail.status for mail in house.mails(2)] == ["failed"]
    (notice,) = house.notices("mail")
    assert notice.startswith("The invitation for Green in andromeda to cy@mail.test cannot be sent: 550 5.1.1 no such")
    assert b"games+andromeda.gm." in post.letters("gm")[0], "an answer to it is about the game"
    assert b"cannot be sent" in post.letters("gm")[0]
    assert "The invitation for Green in andromeda to cy@mail.test" in read(post.letters("gm")[0]).subject
    with house.store.unit() as unit:
        assert unit.bounces.count("cy@mail.test") == 1
        assert unit.bounces.count("ann@mail.test") == 0


@pytest.mark.parametrize(("master", "called"), [(GM, "The reminder"), (PLAYERS[0].address, "A letter")])
def test_a_reminder_that_cannot_be_sent_is_called_so_where_no_game_master_plays(
    house: House, post: Embedded, courier: Courier, master: str, called: str
) -> None:
    """Who is reminded has sent no orders."""
    house.begun(gm=master)
    sending = Sending(house.office, courier)
    send_all(sending)
    house.pass_time(days=6)
    assert remind_due(house.office) == 3
    post.answer_recipient("cy", "550 5.1.1 no such user")
    send_all(sending)
    (notice,) = house.notices("mail")
    assert notice.startswith(f"{called} for Green in andromeda to cy@mail.test cannot be sent: 550 5.1.1 no such")


def test_an_answer_to_a_stranger_that_cannot_be_sent_is_told_of_without_a_game(
    house: House, post: Embedded, courier: Courier
) -> None:
    house.receive(house.raw("Hello", sender="eve@mail.test"))
    post.answer_recipient("eve", "550 5.1.1 no such user")
    send_all(Sending(house.office, courier))
    assert house.notices("mail") == ["A letter to eve@mail.test cannot be sent: 550 5.1.1 no such user"]


def test_a_notice_that_cannot_be_sent_breeds_no_other(house: House, post: Embedded, courier: Courier) -> None:
    house.create()
    post.answer_recipient("cy", "550 5.1.1 no such user")
    post.answer_recipient("gm", "550 5.1.1 no such user")
    sending = Sending(house.office, courier)
    assert send_all(sending) == 2
    assert send_all(sending) == 0
    invitation, notice = house.notices("mail")
    assert invitation.startswith("The invitation for Green in andromeda to cy@mail.test cannot be sent")
    assert notice.startswith(f"A letter about andromeda to {GM} cannot be sent")


class Slow:
    """Hands letters over so slowly that another sender takes them up meanwhile."""

    def __init__(self, house: House, courier: Courier) -> None:
        self._house, self._courier = house, courier
        self.parcels: list[Parcel] = []

    def deliver(self, parcels: Sequence[Parcel]) -> tuple[Outcome, ...]:
        self.parcels += parcels
        self._house.pass_time(seconds=STALE.total_seconds())
        send_all(Sending(self._house.office, self._courier, dead=()))
        return self._courier.deliver(parcels)


def test_a_letter_that_two_senders_have_given_up_is_told_of_once(
    house: House, post: Embedded, courier: Courier
) -> None:
    house.create()
    post.answer_recipient("cy", "550 5.1.1 no such user")
    assert Sending(house.office, Slow(house, courier), dead=()).send_some() == 2
    assert [mail.status for mail in house.mails(2)] == ["failed"]
    (notice,) = house.notices("mail")
    assert "to cy@mail.test cannot be sent: 550" in notice
    assert len(post.letters("gm")) == 1
    with house.store.unit() as unit:
        assert unit.bounces.count("cy@mail.test") == 1


def test_a_letter_is_handed_over_before_another_may_take_it_up_or_not_at_all(house: House, courier: Courier) -> None:
    """Its lease ends by the clock on the wall, whatever clock the games go by, and well before the letter is stale."""
    house.create()
    slow = Slow(house, courier)
    began = time.time()
    Sending(house.office, slow, dead=()).send_some()
    ended = time.time()
    assert len(slow.parcels) == 3
    for parcel in slow.parcels:
        assert parcel.until is not None
        assert began < parcel.until < ended + STALE.total_seconds() - 60


def test_a_server_that_is_away_is_noticed_once_and_nothing_is_lost(house: House, post: Embedded) -> None:
    house.create()
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        nowhere = SmtpServer(host="127.0.0.1", port=held.getsockname()[1], security="plain")
        courier = Courier(nowhere)
        sending = Sending(house.office, courier)
        assert send_all(sending) == 0
        house.pass_time(minutes=1)
        assert send_all(sending) == 0
        courier.close()
    (notice,) = house.notices("mail server")
    assert "No letter can be sent just now; it is tried again and again: 127.0.0.1:" in notice
    assert {mail.status for mail in house.mails()} == {"new"}
    house.pass_time(hours=1)
    back = Courier(post.smtp("games"))
    assert send_all(Sending(house.office, back)) == 3
    back.close()


class Fair:
    """A mail server that is away or not."""

    def __init__(self) -> None:
        self.away = False
        self.parcels: list[Parcel] = []

    def deliver(self, parcels: Sequence[Parcel]) -> tuple[Outcome, ...]:
        self.parcels += parcels
        return tuple(Deferred("it is away") if self.away else Sent("OK") for _ in parcels)


def test_every_sender_takes_letters_up_under_a_name_of_its_own_and_they_come_back_to_us(house: House) -> None:
    house.create()
    fair = Fair()
    for _ in range(3):
        Sending(house.office, fair, at_once=1).send_some()
    assert len({mail.claimed_by for mail in house.mails()}) == 3
    assert [parcel.sender for parcel in fair.parcels] == [MAILBOX] * 3


def test_a_server_that_is_away_again_is_noticed_again(house: House) -> None:
    house.create()
    fair = Fair()
    sending = Sending(house.office, fair)
    for name, away in (("mars", True), ("venus", False), ("pluto", True)):
        house.create(name)
        fair.away = away
        house.pass_time(hours=2)
        sending.send_some()
    assert len(house.notices("mail server")) == 2


def test_a_connection_cut_in_between_sends_again_the_same_bytes(house: House, post: Embedded, courier: Courier) -> None:
    house.create()
    sending = Sending(house.office, courier, at_once=1)
    assert sending.send_some() == 1
    post.hang_up()
    assert send_all(sending) == 2
    assert [len(post.letters(name)) for name in ("ann", "bob", "cy")] == [1, 1, 1]


# ---- letters that may have left already

COPIES = "games+copies@mail.test"


class Dying:
    """Hands letters over, and dies before it can say so."""

    def __init__(self, courier: Courier) -> None:
        self._courier = courier

    def deliver(self, parcels: Sequence[Parcel]) -> tuple[Outcome, ...]:
        self._courier.deliver(parcels)
        raise KeyboardInterrupt


def half_sent(house: House, courier: Courier) -> None:
    """Of three letters two have left, and nobody has noted it."""
    house.create()
    with pytest.raises(KeyboardInterrupt):
        Sending(house.office, Dying(courier), at_once=2, copy_to=COPIES).send_some()


def test_a_letter_of_which_a_copy_has_come_back_is_not_sent_again(
    house: House, post: Embedded, courier: Courier
) -> None:
    half_sent(house, courier)
    assert len(post.letters("games")) == 2
    house.pass_time(minutes=1)
    again = Sending(house.office, courier, copy_to=COPIES, copies=Copies(post.imap("games")))
    assert send_all(again) == 3
    assert [len(post.letters(name)) for name in ("ann", "bob", "cy", "games")] == [1, 1, 1, 3]
    assert {(mail.status, mail.doubtful) for mail in house.mails()} == {("sent", False)}


def test_a_copy_is_given_time_to_come_back_before_it_is_looked_for(
    house: House, post: Embedded, courier: Courier
) -> None:
    """Who starts again at once does not take a copy that is still on its way for one that was never sent."""
    half_sent(house, courier)
    again = Sending(house.office, courier, copies=Copies(post.imap("gm")))
    assert send_all(again) == 1, "that one had not been taken up"
    assert [len(post.letters(name)) for name in ("ann", "bob", "cy")] == [1, 1, 1]


def test_copies_are_looked_for_in_the_folder_that_is_set(house: House, post: Embedded, courier: Courier) -> None:
    """A rule on the server may file them there, away from the letters of the players."""
    half_sent(house, courier)
    server = post.imap("gm")
    client = connect(server)
    client.create_folder("Copies")
    client.append("Copies", house.mails()[0].raw)
    hang_up(client)
    filed = Copies(replace(server, folder="Copies"))
    assert [filed.holds(mail.message_id) for mail in house.mails()] == [True, False, False]
    assert [Copies(server).holds(mail.message_id) for mail in house.mails()] == [False, False, False]


@pytest.mark.parametrize(("changed", "said"), [({"folder": "Nowhere"}, "Nowhere"), ({"password": "wrong"}, "INBOX")])
def test_a_look_at_the_copies_that_the_server_denies_is_taken_for_none(
    house: House, post: Embedded, courier: Courier, changed: dict[str, str], said: str
) -> None:
    """The letters wait, and what is wrong is noted with them."""
    half_sent(house, courier)
    house.pass_time(minutes=1)
    denied = Copies(replace(post.imap("games"), **changed))
    assert send_all(Sending(house.office, courier, copies=denied)) == 1
    assert sorted(mail.status for mail in house.mails()) == ["new", "new", "sent"]
    assert f"the copies in {said} on 127.0.0.1:" in (house.mails()[0].error or "")


def test_a_letter_of_which_there_is_no_copy_is_sent(house: House, post: Embedded, courier: Courier) -> None:
    house.create()
    with house.store.unit() as unit:
        unit.outbox.claim(house.clock.now(), stale_after=STALE, limit=2)
    house.pass_time(minutes=1)
    assert send_all(Sending(house.office, courier, copy_to=COPIES, copies=Copies(post.imap("games")))) == 3
    assert [len(post.letters(name)) for name in ("ann", "bob", "cy")] == [1, 1, 1]


def test_without_a_look_at_the_copies_nothing_is_sent_again(house: House, post: Embedded, courier: Courier) -> None:
    half_sent(house, courier)
    house.pass_time(minutes=1)
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        nowhere = Copies(ImapServer(host="127.0.0.1", port=held.getsockname()[1], security="plain"))
        assert send_all(Sending(house.office, courier, copy_to=COPIES, copies=nowhere)) == 1
    assert sorted(mail.status for mail in house.mails()) == ["new", "new", "sent"]
    assert "the copies in INBOX" in (house.mails()[0].error or "")
    house.pass_time(minutes=2)
    assert send_all(Sending(house.office, courier, copy_to=COPIES, copies=Copies(post.imap("games")))) == 2
    assert [len(post.letters(name)) for name in ("ann", "bob", "cy")] == [1, 1, 1]


class Cut:
    """A server that takes a letter and hangs up before it says so."""

    def deliver(self, parcels: Sequence[Parcel]) -> tuple[Outcome, ...]:
        return tuple(Deferred("it hung up", perhaps_sent=True) for _ in parcels)


def test_a_letter_that_was_cut_off_is_looked_for(house: House, post: Embedded, courier: Courier) -> None:
    house.create()
    send_all(Sending(house.office, Cut()))
    assert {(mail.status, mail.doubtful) for mail in house.mails()} == {("new", True)}
    (first, *_) = house.mails()
    courier.deliver([Parcel("", COPIES, first.raw)])
    house.pass_time(minutes=1)
    assert send_all(Sending(house.office, courier, copies=Copies(post.imap("games")))) == 3
    assert [len(post.letters(name)) for name in ("ann", "bob", "cy")] == [0, 1, 1]


def test_an_address_for_copies_that_is_refused_stops_no_letter(house: House, post: Embedded, courier: Courier) -> None:
    house.create()
    post.answer_recipient("games", "550 5.1.1 no such user")
    assert send_all(Sending(house.office, courier, copy_to=COPIES)) == 3
    assert post.letters("games") == []


def test_a_letter_whose_turn_comes_too_late_is_not_handed_over(post: Embedded, courier: Courier) -> None:
    (outcome,) = courier.deliver([Parcel("games@mail.test", "ann@mail.test", b"late", until=1.0)])
    assert outcome == Deferred("its turn came too late")
    assert post.letters("ann") == []
