"""The outbox: queued once, taken up by one sender at a time, given up only knowingly."""

from datetime import timedelta

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select, update

from adjudicator.store.database.database import Store
from adjudicator.store.records.outbox import wait
from adjudicator.store.tables import tables
from adjudicator.store.tables.errors import KeyReused
from adjudicator.store.tables.values import Game, Mail, NewMail
from tests.store.claiming import JUST, MINUTE, STALE, claim, the
from tests.store.samples import NOON, a_game, a_mail, three_seats


def test_a_queued_mail_reads_back_as_it_was_given(store: Store, game: Game) -> None:
    with store.unit() as unit:
        assert unit.outbox.queue([a_mail("andromeda/1/Red/report", game_id=game.id, seat=1)]) == 1
    mail = the(store, "andromeda/1/Red/report")
    assert mail == Mail(
        id=mail.id,
        key="andromeda/1/Red/report",
        message_id="<andromeda/1/Red/report@example.org>",
        game_id=game.id,
        seat=1,
        recipient="ann@example.org",
        raw=b"Subject: andromeda/1/Red/report\r\n\r\nHello",
        status="new",
        attempts=0,
        due_at=NOON,
        claimed_at=None,
        sent_at=None,
        error=None,
        claimed_by=None,
        doubtful=False,
    )


def test_the_same_mail_is_queued_once(store: Store) -> None:
    with store.unit() as unit:
        assert unit.outbox.queue([a_mail("a"), a_mail("b"), a_mail("a")]) == 2
    with store.unit() as unit:
        later = replace(a_mail("a"), due_at=NOON + MINUTE)
        assert unit.outbox.queue([later, a_mail("c")]) == 1
    assert the(store, "a").due_at == NOON


def of_a_table(game: Game, serial: int) -> list[NewMail]:
    """Reports to three seats, who are told much in the same words."""
    told = "\r\n\r\n".join(f"{game.name} {serial}: Red has {number} tokens." for number in range(500))
    names = [f"{game.name}/{serial}/{seat}/report" for seat in range(1, 4)]
    mails = [a_mail(name, game_id=game.id, seat=seat) for seat, name in enumerate(names, 1)]
    return [replace(mail, raw=f"To: {mail.seat}\r\n\r\n{told}\r\n\r\nYou are {mail.seat}".encode()) for mail in mails]


def sizes(store: Store) -> tuple[int, int, int]:
    """How many bundles there are, and how many bytes they and the mails are on file."""
    with store.connection() as db:
        bundle, outbox = tables.bundle.c, tables.outbox.c
        query = select(func.count(), func.coalesce(func.sum(func.length(bundle.data)), 0))
        return *db.execute(query).one(), db.execute(select(func.sum(func.length(outbox.raw)))).scalar_one()


def test_mails_to_a_table_are_kept_in_a_bundle_and_read_back_the_same(store: Store, game: Game) -> None:
    with store.unit() as unit:
        other = unit.games.create(a_game("venus"), three_seats("venus"))
        mails = [*of_a_table(game, 1), a_mail("alone"), *of_a_table(other, 1)]
        unit.outbox.queue([mails[0], mails[4], *mails[1:4], *mails[5:]])
        unit.outbox.queue(of_a_table(game, 2)[:1])
    count, bundles, raw = sizes(store)
    # One alone is kept by itself, however long it is.
    assert (count, bundles + raw < sum(len(mail.raw) for mail in mails) / 5) == (2, True)
    with store.unit() as unit:
        assert [unit.outbox.keyed(mail.key).raw for mail in mails] == [mail.raw for mail in mails]  # type: ignore[union-attr]
        assert [mail.raw for mail in unit.outbox.of_game(other.id)] == [mail.raw for mail in mails[4:]]
        assert [mail.raw for mail in unit.outbox.of_seat(game.id, 1)] == [mails[0].raw, of_a_table(game, 2)[0].raw]
        assert unit.outbox.queue(mails) == 0
        claims = unit.outbox.claim(NOON, stale_after=STALE)
    order = [mails[0], mails[4], *mails[1:4], *mails[5:], of_a_table(game, 2)[0]]
    assert [(one.mail.key, one.mail.raw) for one in claims] == [(mail.key, mail.raw) for mail in order]
    assert the(store, mails[1].key) == claims[2].mail


def test_another_content_is_noticed_in_a_bundle_too(store: Store, game: Game) -> None:
    mails = of_a_table(game, 1)
    with store.unit() as unit:
        unit.outbox.queue(mails)
    with pytest.raises(KeyReused), store.unit() as unit:
        unit.outbox.queue([mails[0], replace(mails[1], raw=mails[1].raw + b"!")])


def test_mails_from_before_there_were_bundles_are_read_as_they_are(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("old")])
    old = b"From: old\r\n\r\n" + b"the same words " * 99
    with store.connection() as db:
        db.execute(update(tables.outbox).values(raw=old))
    assert the(store, "old").raw == old


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("raw", b"other", "'a' is on file with different content"),
        ("recipient", "bob@example.org", "'a' is on file with different content"),
        ("message_id", "<other@example.org>", "'a' is on file with different content"),
        ("key", "b", "<a@example.org> belongs to the mail 'a'"),
    ],
)
def test_a_key_never_gets_a_second_content(store: Store, field: str, value: object, complaint: str) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("a")])
    with pytest.raises(KeyReused, match=complaint), store.unit() as unit:
        unit.outbox.queue([a_mail("new"), replace(a_mail("a"), **{field: value})])
    with store.unit() as unit:
        assert unit.outbox.keyed("new") is None
    assert the(store, "a").raw == a_mail("a").raw


def test_two_contents_in_one_queue_are_refused(store: Store) -> None:
    with pytest.raises(KeyReused, match="two different mails"), store.unit() as unit:
        unit.outbox.queue([a_mail("a"), replace(a_mail("a"), raw=b"other")])


def test_more_mails_than_one_statement_holds(store: Store) -> None:
    many = [a_mail(f"k{number}") for number in range(1100)]
    with store.unit() as unit:
        assert unit.outbox.queue(many[:1050]) == 1050
        assert unit.outbox.queue(many) == 50
        assert len(unit.outbox.claim(NOON, stale_after=STALE, limit=2000)) == 1100


def test_mails_are_taken_when_due_in_order_and_once(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([replace(a_mail("later"), due_at=NOON + MINUTE), a_mail("first"), a_mail("second")])
    taken = claim(store)
    assert [(one.mail.key, one.interrupted) for one in taken] == [
        ("first", False),
        ("second", False),
    ]
    assert {(one.mail.status, one.mail.attempts, one.mail.claimed_at) for one in taken} == {("sending", 1, NOON)}
    assert claim(store) == []
    assert [one.mail.key for one in claim(store, MINUTE)] == ["later"]


def test_a_claim_is_limited(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail(key) for key in "abc"])
        two = unit.outbox.claim(NOON, stale_after=STALE, limit=2)
        rest = unit.outbox.claim(NOON, stale_after=STALE, limit=2)
    assert ["".join(one.mail.key for one in some) for some in (two, rest)] == ["ab", "c"]


def test_a_mail_whose_sender_fell_silent_is_taken_up_again_and_says_so(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("a")])
    claim(store)
    assert claim(store, STALE - timedelta(microseconds=1)) == []
    (again,) = claim(store, STALE)
    assert again.interrupted
    assert again.mail.attempts == 2
    assert claim(store, STALE) == []


def test_after_the_files_went_back_every_mail_that_waits_may_have_left(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("in hand"), a_mail("put off"), replace(a_mail("waits"), due_at=NOON + MINUTE)])
    _, put_off = claim(store)
    with store.unit() as unit:
        unit.outbox.retry(put_off.mail, NOON, "451 try later")
        unit.outbox.doubt()
    assert {one.mail.key: one.interrupted for one in claim(store, STALE)} == dict.fromkeys(
        ("in hand", "put off", "waits"), True
    )


def test_a_sent_mail_is_done(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("a")])
    (taken,) = claim(store)
    with store.unit() as unit:
        unit.outbox.sent(taken.mail, NOON + MINUTE)
        assert unit.outbox.retry(taken.mail, NOON, "late") is None
        assert not unit.outbox.fail(taken.mail, "late")
    assert claim(store, 2 * STALE) == []
    mail = the(store, "a")
    assert (mail.status, mail.sent_at, mail.error) == ("sent", NOON + MINUTE, None)


def test_a_failed_attempt_waits_and_is_not_taken_for_an_interrupted_one(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("a")])
    (taken,) = claim(store)
    with store.unit() as unit:
        assert unit.outbox.retry(taken.mail, NOON, "451 try later") == NOON + MINUTE
    assert the(store, "a").error == "451 try later"
    assert claim(store, MINUTE - timedelta(microseconds=1)) == []
    (again,) = claim(store, MINUTE)
    assert not again.interrupted
    with store.unit() as unit:
        assert unit.outbox.retry(again.mail, NOON + MINUTE, "451") == NOON + 3 * MINUTE
    (third,) = claim(store, 3 * MINUTE)
    with store.unit() as unit:
        unit.outbox.sent(third.mail, NOON + 3 * MINUTE)
    assert the(store, "a").error is None


def test_the_wait_begins_with_the_attempt_however_late_that_was(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("a")])
    (late,) = claim(store, 3 * MINUTE)
    with store.unit() as unit:
        assert unit.outbox.retry(late.mail, NOON + 3 * MINUTE, "451 try later") == NOON + 4 * MINUTE


def test_the_wait_doubles_up_to_four_hours() -> None:
    minutes = [wait(attempts) // MINUTE for attempts in (1, 2, 3, 8, 9, 10, 1000)]
    assert minutes == [1, 2, 4, 128, 240, 240, 240]


def test_a_sender_that_was_too_slow_changes_nothing_but_may_say_sent(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("a")])
    (slow,) = claim(store)
    claim(store, STALE)
    with store.unit() as unit:
        assert unit.outbox.retry(slow.mail, NOON + STALE, "timeout") is None
        assert not unit.outbox.fail(slow.mail, "timeout")
    assert the(store, "a").status == "sending"
    with store.unit() as unit:
        unit.outbox.sent(slow.mail, NOON + STALE)
    assert the(store, "a").status == "sent"


def test_a_mail_given_up_is_listed_and_can_be_sent_again(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("a"), a_mail("b")])
    first, _ = claim(store)
    with store.unit() as unit:
        assert unit.outbox.fail(first.mail, "550 no such user")
        assert [(mail.key, mail.error) for mail in unit.outbox.failed()] == [("a", "550 no such user")]
        assert unit.outbox.resend("a", NOON)
        assert not unit.outbox.resend("a", NOON)
        assert not unit.outbox.resend("b", NOON)
        assert not unit.outbox.resend("never", NOON)
        unit.outbox.sent(first.mail, NOON)
    assert the(store, "a").error is None
    (again,) = claim(store)
    assert (again.mail.key, again.mail.raw, again.interrupted) == ("a", first.mail.raw, False)
    with store.unit() as unit:
        unit.outbox.sent(again.mail, NOON)
        assert unit.outbox.resend("a", NOON + MINUTE)


def test_a_claim_from_before_a_resend_is_void(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("a")])
    (old,) = claim(store)
    with store.unit() as unit:
        unit.outbox.fail(old.mail, "550")
        unit.outbox.resend("a", NOON)
    (new,) = claim(store, MINUTE)
    assert new.mail.attempts == old.mail.attempts
    with store.unit() as unit:
        assert not unit.outbox.fail(old.mail, "550")
        assert unit.outbox.fail(new.mail, "550")


def test_mails_are_found_by_what_people_quote(store: Store, game: Game) -> None:
    with store.unit() as unit:
        unit.outbox.queue(
            [
                a_mail("red", game_id=game.id, seat=1),
                a_mail("green", game_id=game.id, seat=2),
                a_mail("gm", game_id=game.id),
                a_mail("red again", game_id=game.id, seat=1),
                a_mail("stranger"),
            ]
        )
    with store.unit() as unit:
        assert [mail.key for mail in unit.outbox.of_seat(game.id, 1)] == ["red", "red again"]
        assert [mail.key for mail in unit.outbox.of_game(game.id)] == [
            "red",
            "green",
            "gm",
            "red again",
        ]
        found = unit.outbox.identified("<green@example.org>")
        assert found is not None
        assert found.key == "green"
        assert unit.outbox.identified("<grey@example.org>") is None
        assert [unit.outbox.ours(f"<{name}@example.org>") for name in ("green", "grey")] == [True, False]
        assert unit.outbox.queued("red", "grey", "gm") == 2
        assert unit.outbox.named(["red", "grey", "gm"]) == {"red": "<red@example.org>", "gm": "<gm@example.org>"}


def test_the_next_instant_is_when_something_can_be_taken(store: Store) -> None:
    with store.unit() as unit:
        assert unit.outbox.next_instant(STALE) is None
        unit.outbox.queue([replace(a_mail("a"), due_at=NOON + MINUTE)])
        assert unit.outbox.next_instant(STALE) == NOON + MINUTE
        (taken,) = unit.outbox.claim(NOON + MINUTE, stale_after=STALE)
        assert unit.outbox.next_instant(STALE) == NOON + MINUTE + STALE
        unit.outbox.queue([replace(a_mail("b"), due_at=NOON + 3 * STALE)])
        assert unit.outbox.next_instant(STALE) == NOON + MINUTE + STALE
        unit.outbox.sent(taken.mail, NOON + MINUTE)
        assert unit.outbox.next_instant(STALE) == NOON + 3 * STALE


def test_strangers_are_those_without_a_seat_who_were_answered_since_an_instant(store: Store, game: Game) -> None:
    def answer(recipient: str, **more: object) -> NewMail:
        key = f"refused/unknown_sender/{recipient}/{len(more)}"
        return replace(a_mail(key), recipient=recipient, **more)

    with store.unit() as unit:
        for address, status in (("ann@home.example", "counts"), ("asked@home.example", "asked")):
            unit.addresses.keep(game.id, 1, address, status, at=NOON)  # type: ignore[arg-type]
        unit.outbox.queue(
            [
                answer("eve@example.org"),
                answer("asked@home.example"),  # whoever has not said yet that it is his
                answer("early@example.org", due_at=NOON - JUST),
                answer("bob@example.org"),
                answer("ann@home.example"),
                answer("frank@example.org", game_id=game.id),
                *(replace(a_mail(key), recipient="guest@example.org") for key in ("notice/1", "refuse/1", "refused0")),
            ]
        )
        assert unit.outbox.strangers_answered(NOON) == 2
        assert unit.outbox.strangers_answered(NOON - JUST) == 3
