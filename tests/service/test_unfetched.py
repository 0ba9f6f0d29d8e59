"""Letters that a mailbox does not give: told once, asked for again for a week, and read in their place if they come."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from imapclient import IMAPClient  # type: ignore[import-untyped]

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.embedded.maildir import keep
from adjudicator.mail.servers.imap import ConnectionLost
from adjudicator.service.mailroom import withheld_letters
from adjudicator.service.mailroom.imap_folder import ImapFolder
from adjudicator.service.mailroom.maildir_folder import MaildirFolder
from tests.mail.obstinate import Manner, Obstinate, obstinate
from tests.service.arriving import FRIEND, answer, filed, send
from tests.service.house import GM, House
from tests.service.orders import attack, standing
from tests.service.served import USERS


@pytest.fixture
def post() -> Iterator[Embedded]:
    with Embedded(USERS) as servers:
        yield servers


@contextmanager
def before(post: Embedded, *, shared: bool = False) -> Iterator[tuple[Obstinate, ImapFolder]]:
    with obstinate(post.imap("games")) as (server, settings):
        source = ImapFolder(settings, shared=shared)
        try:
            yield server, source
        finally:
            source.close()


def uids(post: Embedded) -> list[int]:
    server = post.imap("games")
    with IMAPClient(server.host, server.port, ssl=False) as client:
        client.login(server.user, server.password)
        client.select_folder("INBOX", readonly=True)
        return sorted(client.search("ALL"))


def told(house: House) -> list[str]:
    return [text.partition(":")[0] for text in house.notices(withheld_letters.KIND)]


@pytest.mark.parametrize("how", ["no", "leave out", "nil", "hang up", "cut off"])
def test_it_is_told_of_once_and_what_comes_after_it_is_read(house: House, post: Embedded, how: str) -> None:
    house.begun()
    send(post, answer(house, attack(house)), answer(house, "PASS"))
    with before(post) as (server, source):
        bad = uids(post)[0]
        server.manners[bad] = Manner(how)
        assert source.fetch(house.office) == 1
        assert [verdict for verdict, _ in filed(house)] == ["unfetched", "accepted"]
        send(post, answer(house, "PASS "))
        house.pass_time(hours=1)
        assert source.fetch(house.office) == 1
        (notice,) = house.notices(withheld_letters.KIND)
        assert notice.startswith(f"A letter cannot be fetched: number {bad} (UID) in imap://games@127.0.0.1/INBOX.\n")
        assert "Later letters are read, and I ask for it again for 7 days." in notice
        with house.store.unit() as unit:
            mails = [unit.outbox.keyed(f"notice/{number}") for number in (1, 2)]
        assert [mail.recipient if mail is not None else None for mail in mails] == [GM, None]


def test_one_that_comes_after_all_stands_before_what_came_after_it(house: House, post: Embedded) -> None:
    house.begun()
    send(post, answer(house, attack(house)), answer(house, "WITHDRAW ALL"))
    with before(post) as (server, source):
        server.manners[uids(post)[0]] = Manner("leave out", times=3)
        source.fetch(house.office)
        server.manners.clear()
        assert source.fetch(house.office) == 0
        house.pass_time(minutes=1)
        assert source.fetch(house.office) == 1
        assert [verdict for verdict, _ in filed(house)] == ["accepted", "accepted"]
        assert standing(house).clauses == ()  # what it orders was taken back by the letter behind it
        assert told(house) == ["A letter cannot be fetched", "A letter has come after all"]
        house.pass_time(days=8)
        assert source.fetch(house.office) == 0
        assert len(told(house)) == 2


def test_it_is_given_up_after_a_week(house: House, post: Embedded) -> None:
    house.begun()
    send(post, answer(house, attack(house)))
    with before(post) as (server, source):
        (bad,) = uids(post)
        server.manners[bad] = Manner("no")
        source.fetch(house.office)
        asked = []
        for _ in range(8 * 24):
            count = len(server.asked)
            house.pass_time(hours=1)
            source.fetch(house.office)
            asked.append(len(server.asked) > count)
        assert 10 <= sum(asked) <= 20
        assert asked[:4] == [True, True, True, False]
        assert not any(asked[7 * 24 + 12 :])
        assert told(house) == ["A letter cannot be fetched", "A letter is given up"]
        assert [verdict for verdict, _ in filed(house)] == ["lost"]


def test_many_at_once_are_told_of_in_one_notice(house: House, post: Embedded) -> None:
    house.begun()
    send(post, *[answer(house, f"PASS{' ' * number}") for number in range(30)])
    with before(post) as (server, source):
        server.manners.update({uid: Manner("nil") for uid in uids(post)[1:]})
        assert source.fetch(house.office) == 1
        (notice,) = house.notices(withheld_letters.KIND)
        assert notice.startswith("29 letters cannot be fetched: numbers ")
        assert "and 9 more (UID)" in notice
        server.manners.clear()
        house.pass_time(days=1)
        assert [source.fetch(house.office) for _ in range(3)] == [20, 9, 0]


def test_a_mailbox_numbered_anew_is_read_from_its_beginning(house: House, post: Embedded) -> None:
    house.begun()
    send(post, answer(house, attack(house)), answer(house, "PASS"))
    with before(post) as (server, source):
        server.manners[uids(post)[0]] = Manner("empty")
        source.fetch(house.office)
        server.manners.clear()
        post.renumber("games")
        house.pass_time(days=1)
        with pytest.raises(ConnectionLost):
            source.fetch(house.office)
        source.fetch(house.office)
        assert [verdict for verdict, _ in filed(house)] == ["lost", "accepted", "accepted", "duplicate"]
        assert "has another number now, and is asked for by that." in house.notices(withheld_letters.KIND)[-1]


def test_one_that_is_deleted_is_asked_for_no_more(house: House, post: Embedded) -> None:
    house.begun()
    send(post, answer(house, attack(house)))
    with before(post) as (server, source):
        server.manners[uids(post)[0]] = Manner("leave out")
        source.fetch(house.office)
        settings = post.imap("games")
        with IMAPClient(settings.host, settings.port, ssl=False) as client:
            client.login(settings.user, settings.password)
            client.select_folder("INBOX")
            client.delete_messages(client.search("ALL"))
            client.expunge()
        for _ in range(2):
            house.pass_time(days=1)
            source.fetch(house.office)
        assert told(house) == ["A letter cannot be fetched", "A letter is asked for no more"]
        assert "is in the mailbox no more. Nobody has read it." in house.notices(withheld_letters.KIND)[-1]


def test_of_a_mailbox_that_is_a_persons_too_a_letter_of_his_is_not_kept(house: House, post: Embedded) -> None:
    house.begun()
    send(post, FRIEND)
    with before(post, shared=True) as (server, source):
        server.manners[uids(post)[0]] = Manner("no", times=3)
        source.fetch(house.office)
        house.pass_time(days=1)
        source.fetch(house.office)
        assert filed(house) == [("lost", b"")]
        assert told(house) == ["A letter cannot be fetched", "A letter is asked for no more"]


def test_a_service_that_begins_anew_goes_on_asking(house: House, post: Embedded) -> None:
    house.begun()
    send(post, answer(house, attack(house)), answer(house, "PASS"))
    with before(post) as (server, source):
        server.manners[uids(post)[0]] = Manner("nil")
        source.fetch(house.office)
    with before(post) as (_, source):
        assert source.fetch(house.office) == 0
        house.pass_time(minutes=2)
        assert source.fetch(house.office) == 1
    assert [verdict for verdict, _ in filed(house)] == ["accepted", "accepted"]


def test_a_file_of_a_maildir_that_cannot_be_read_keeps_no_other_waiting(house: House, tmp_path: Path) -> None:
    house.begun()
    place = tmp_path / "Maildir"
    keep(place, 2, answer(house, "WITHDRAW ALL"))
    bad = place / "new" / "1.bad"
    bad.symlink_to(bad)  # nobody may read what leads to itself, not even root
    (place / "new" / "folder").mkdir()
    source = MaildirFolder(place)
    assert source.fetch(house.office) == 1
    assert source.fetch(house.office) == 0
    assert [verdict for verdict, _ in filed(house)] == ["unfetched", "accepted"]
    (notice,) = house.notices(withheld_letters.KIND)
    assert "(new/1.bad)" in notice
    house.pass_time(minutes=1)
    assert source.fetch(house.office) == 0
    bad.unlink()
    bad.write_bytes(answer(house, attack(house)))
    house.pass_time(minutes=10)
    assert source.fetch(house.office) == 1
    source.close()
    assert [verdict for verdict, _ in filed(house)] == ["accepted", "accepted"]
    assert standing(house).clauses == ()
    assert told(house) == ["A letter cannot be fetched", "A letter has come after all"]


def test_a_file_that_can_never_be_read_is_given_up_and_one_that_is_gone_asked_for_no_more(
    house: House, tmp_path: Path
) -> None:
    house.begun()
    for name in ("new", "cur", "tmp"):
        (tmp_path / name).mkdir()
    for name in ("a", "b"):
        (tmp_path / "new" / name).symlink_to(name)
    source = MaildirFolder(tmp_path)
    source.fetch(house.office)
    (tmp_path / "new" / "b").unlink()
    house.clock.move(house.clock.now() + timedelta(days=7))
    source.fetch(house.office)
    source.close()
    ends = {"A letter is given up", "A letter is asked for no more"}
    assert set(told(house)) == {"A letter cannot be fetched", *ends}
    assert [verdict for verdict, _ in filed(house)] == ["lost", "lost"]
