"""A letter goes out with a seat's reply address and the answer comes back with the orders, all over real servers."""

from datetime import UTC, datetime

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.intake import judge
from adjudicator.mail.intake.verdict import Accepted, Machine
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.quotation.own_lines import typed
from adjudicator.mail.servers.client import Client
from adjudicator.mail.servers.imap import Mailbox
from adjudicator.mail.servers.smtp import Courier, Parcel, Refused, Sent
from adjudicator.mail.writing import address, token
from adjudicator.mail.writing.compose import Mail, compose, message_id
from tests.mail.desk import SECRET, Books
from tests.patience import PATIENCE

WHEN = datetime(2026, 5, 4, 10, 0, tzinfo=UTC)
FORM = ("# Orders for Red", "ATTACK planet 4", "PASS")


class _House(Books):
    mailbox = "gm@mail.test"

    def __init__(self) -> None:
        super().__init__()
        self.seats["mars", "red"] = ("ann@mail.test",)
        self.forms["mars", "red", 7] = FORM


def _client(post: Embedded, user: str) -> Client:
    return Client(user.title(), post.address(user), post.imap(user), post.smtp(user))


def _report(courier: Courier) -> str:
    reply = address.plus("gm@mail.test", "mars", "red", 7, token.mint(SECRET, "mars", "red", 7))
    own = message_id("mars", "red", "report", 7, 1, "0a", "mail.test")
    mail = Mail(
        sender=("Postal Cosmic", "gm@mail.test"),
        to=("Ann", "ann@mail.test"),
        reply_to=("Postal Cosmic", reply),
        subject="mars: turn 3 phase 1",
        date=WHEN,
        message_id=own,
        text="\n".join(["The report.", "", "BEGIN ORDERS", *FORM, "END ORDERS", ""]),
        html="<p>The report.</p>",
    )
    (outcome,) = courier.deliver([Parcel("gm@mail.test", "ann@mail.test", compose(mail))])
    assert isinstance(outcome, Sent)
    return own


def test_hitting_reply_and_typing_orders_works(post: Embedded) -> None:
    house = Courier(post.smtp("gm"))
    ann = _client(post, "ann")
    own = _report(house)
    (report,) = ann.unread()
    assert report.letter.lines[0].text == "The report."
    assert isinstance(ann.reply(report, "ATTACK planet 5\n", WHEN), Sent)
    assert ann.unread() == ()

    inbox = Mailbox(post.imap("gm"))
    (fetched,) = inbox.fetch_new().letters
    letter = read(fetched.raw)
    assert letter.subject == "Re: mars: turn 3 phase 1"
    assert letter.in_reply_to == letter.references == (own,)
    assert judge(letter, _House()) == Accepted("mars", "red", 7)
    assert [line.text for line in typed(letter, FORM)] == ["ATTACK planet 5"]
    for room in (ann, inbox, house):
        room.close()


def test_our_own_report_sent_back_to_us_is_not_answered(post: Embedded) -> None:
    house = Courier(post.smtp("gm"))
    _report(house)
    letter = read(post.letters("ann")[0])
    assert judge(letter, _House()) == Machine("Auto-Submitted: auto-generated")
    house.close()


def test_a_letter_to_nobody_is_refused(post: Embedded) -> None:
    ann = _client(post, "ann")
    assert isinstance(ann.write("nobody@mail.test", "hello", "PASS", WHEN), Refused)
    ann.close()


def test_the_same_letter_twice_is_two_letters_with_two_message_ids(post: Embedded) -> None:
    ann, gm = _client(post, "ann"), _client(post, "gm")
    for _ in range(2):
        assert isinstance(ann.write("gm@mail.test", "hello", "PASS", WHEN), Sent)
    assert gm.wait(PATIENCE)
    first, second = gm.unread()
    assert first.letter.message_id != second.letter.message_id
    assert first.letter.lines == second.letter.lines
    ann.close()
    gm.close()
