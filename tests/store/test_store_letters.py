"""Letters: filed before anything is read from them, once, in order, and handled once."""

import shutil
from datetime import timedelta
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.store.database.database import Store
from adjudicator.store.records.letters import AGAIN, HEAD
from adjudicator.store.tables.errors import StoreConflict
from adjudicator.store.tables.values import Accepted, Cursor, Game, Held, Lately, Letter, Receipt, Stamp
from tests.store.samples import NOON, a_game, a_phase, three_seats

BOX = "orders@example.org"
RAW = b"Message-ID: <1@ann>\r\n\r\nattack Green with 3\xff\x00\r\n"


def receive(
    store: Store, raw: bytes, uid: int | None, message_id: str | None, uidvalidity: int = 9, box: str = BOX
) -> Receipt:
    with store.unit() as unit:
        return unit.letters.receive(
            raw,
            source=box if uid is not None else "pipe",
            uidvalidity=uidvalidity if uid is not None else None,
            uid=uid,
            message_id=message_id,
            received_at=NOON,
        )


def test_a_letter_is_kept_to_the_byte(store: Store) -> None:
    receipt = receive(store, RAW, 4, "<1@ann>")
    assert receipt == Receipt(receipt.id, "new")
    with store.unit() as unit:
        filed = unit.letters.get(receipt.id)
        assert unit.letters.unhandled() == [filed]
    assert filed == Letter(
        id=receipt.id,
        source=BOX,
        uidvalidity=9,
        uid=4,
        message_id="<1@ann>",
        digest=sha256(RAW).digest(),
        raw=RAW,
        received_at=NOON,
        verdict=None,
        detail=None,
        game_id=None,
        seat=None,
        serial=None,
        body=None,
        handled_at=None,
        proof=None,
    )


def test_the_same_letter_of_a_mailbox_is_filed_once(store: Store) -> None:
    first = receive(store, RAW, 4, "<1@ann>")
    assert receive(store, RAW, 4, "<1@ann>") == Receipt(first.id, "known")
    with store.unit() as unit:
        assert len(unit.letters.unhandled()) == 1


def test_a_second_copy_is_on_file_and_changes_nothing(store: Store) -> None:
    first = receive(store, RAW, 4, "<1@ann>")
    copy = receive(store, RAW, 5, "<1@ann>")
    piped = receive(store, RAW, None, "<1@ann>")
    assert (copy.kind, piped.kind) == ("duplicate", "duplicate")
    assert receive(store, RAW, 6, "<1@ann>").kind == "duplicate"
    with store.unit() as unit:
        assert [letter.id for letter in unit.letters.unhandled()] == [first.id]
        third = unit.letters.from_source(BOX)[-1]
        assert third.detail == f'{{"of":{first.id}}}'
        filed = unit.letters.get(copy.id)
        assert not unit.letters.handle(copy.id, "accepted", at=NOON)
    assert filed is not None
    assert (filed.verdict, filed.detail) == ("duplicate", f'{{"of":{first.id}}}')
    assert (filed.raw, filed.handled_at) == (RAW, NOON)


@pytest.mark.parametrize(("raw", "message_id"), [(RAW + b".", "<1@ann>"), (RAW, "<2@ann>"), (RAW, None)])
def test_other_bytes_or_another_message_id_are_another_letter(store: Store, raw: bytes, message_id: str | None) -> None:
    receive(store, RAW, 4, "<1@ann>")
    assert receive(store, raw, 5, message_id).kind == "new"


def test_letters_without_a_message_id_are_told_apart_by_their_bytes(store: Store) -> None:
    assert receive(store, RAW, 4, None).kind == "new"
    assert receive(store, RAW, 5, None).kind == "duplicate"
    assert receive(store, RAW + b".", 6, None).kind == "new"


def test_a_used_uid_with_other_bytes_loses_no_letter(store: Store) -> None:
    receive(store, RAW, 4, "<1@ann>")
    other = receive(store, b"other", 4, "<2@ann>")
    assert other.kind == "new"
    assert receive(store, b"other", 4, "<2@ann>").kind == "duplicate"
    with store.unit() as unit:
        filed = unit.letters.get(other.id)
    assert filed is not None
    assert (filed.raw, filed.uidvalidity, filed.uid) == (b"other", None, None)


def test_the_cursor_moves_with_the_letter_or_not_at_all(store: Store) -> None:
    receive(store, b"one", 4, "<1@ann>")
    with pytest.raises(ZeroDivisionError), store.unit() as unit:
        unit.letters.receive(b"two", source=BOX, uidvalidity=9, uid=5, message_id=None, received_at=NOON)
        _ = 1 / 0
    with store.unit() as unit:
        assert unit.cursors.of(BOX) == Cursor(BOX, 9, 4)
        assert len(unit.letters.unhandled()) == 1


def test_a_letter_from_a_pipe_moves_no_cursor(store: Store) -> None:
    receive(store, RAW, None, "<1@ann>")
    with store.unit() as unit:
        assert unit.cursors.of("pipe") is None


def test_the_same_uids_under_another_uidvalidity_are_other_letters(store: Store) -> None:
    receive(store, b"one", 4, "<1@ann>", uidvalidity=9)
    assert receive(store, b"two", 4, "<2@ann>", uidvalidity=10).kind == "new"
    # The letter that was there before has been numbered afresh.
    assert receive(store, b"one", 5, "<1@ann>", uidvalidity=10).kind == "duplicate"
    assert receive(store, b"two", 4, "<2@ann>", uidvalidity=10).kind == "known"
    with store.unit() as unit:
        assert unit.cursors.of(BOX) == Cursor(BOX, 10, 5)
        assert [unit.letters.uids(BOX, one) for one in (9, 10, 11)] == [{4}, {4, 5}, set()]


def test_the_same_uids_in_another_mailbox_are_other_letters(store: Store) -> None:
    other = "spam@example.org"
    receive(store, b"one", 4, "<1@ann>")
    assert receive(store, b"two", 4, "<2@ann>", box=other).kind == "new"
    assert receive(store, b"one", 5, "<1@ann>", box=other).kind == "duplicate"
    with store.unit() as unit:
        assert [unit.letters.uids(box, 9) for box in (BOX, other)] == [{4}, {4, 5}]
        assert [letter.raw for letter in unit.letters.from_source(other)] == [b"two", b"one"]
        assert unit.cursors.of(BOX) == Cursor(BOX, 9, 4)


@pytest.mark.parametrize("message_id", ["<\udcff@ann>", "<\0@ann>", "<" + "x" * 100_000 + "@ann>"])
def test_no_message_id_is_too_strange_to_be_filed(store: Store, message_id: str) -> None:
    assert receive(store, RAW, 4, message_id).kind == "new"
    assert receive(store, RAW, 5, message_id).kind == "duplicate"


def test_unhandled_letters_come_in_order_of_filing_a_few_at_a_time(store: Store) -> None:
    ids = [receive(store, b"%d" % n, n, f"<{n}@ann>").id for n in (3, 5, 8, 9)]
    with store.unit() as unit:
        assert unit.letters.handle(ids[1], "rejected", at=NOON, detail="[]")
        assert [letter.id for letter in unit.letters.unhandled(2)] == [ids[0], ids[2]]
        assert [letter.id for letter in unit.letters.unhandled()] == [ids[0], ids[2], ids[3]]


def test_a_letter_is_handled_once(store: Store, game: Game) -> None:
    number = receive(store, RAW, 4, "<1@ann>").id
    later = NOON + timedelta(hours=1)
    with store.unit() as unit:
        assert unit.letters.handle(
            number, "accepted", at=later, detail="{}", game_id=game.id, seat=1, serial=2, body="[]"
        )
        assert not unit.letters.handle(number, "rejected", at=NOON)
        filed = unit.letters.get(number)
    assert filed is not None
    assert (filed.verdict, filed.detail, filed.body, filed.handled_at) == (
        "accepted",
        "{}",
        "[]",
        later,
    )


def test_orders_belong_to_a_seat_and_a_phase(store: Store, game: Game) -> None:
    number = receive(store, RAW, 4, "<1@ann>").id
    with store.unit() as unit, pytest.raises(ValueError, match="need the game, seat and phase"):
        unit.letters.handle(number, "accepted", at=NOON, game_id=game.id, seat=1, body="[]")
    with pytest.raises(StoreConflict), store.unit() as unit:
        unit.letters.handle(number, "accepted", at=NOON, game_id=game.id, seat=9, serial=1, body="[]")


def test_accepted_orders_come_in_order_of_filing(store: Store, game: Game) -> None:
    with store.unit() as unit:
        other = unit.games.create(a_game("betelgeuse"), three_seats("betelgeuse"))
    uids = count(1)

    def accept(game_id: int, seat: int, serial: int, body: str | None) -> int:
        uid = next(uids)
        number = receive(store, b"%d" % uid, uid, f"<{uid}@ann>").id
        with store.unit() as unit:
            unit.letters.handle(number, "read", at=NOON, game_id=game_id, seat=seat, serial=serial, body=body)
        return number

    first = accept(game.id, 2, 1, '["a"]')
    second = accept(game.id, 1, 1, '["b"]')
    silent = accept(game.id, 2, 1, None)
    accept(other.id, 2, 1, '["other game"]')
    next_phase = accept(game.id, 2, 2, '["next phase"]')
    third = accept(game.id, 2, 1, '["c"]')
    with store.unit() as unit:
        assert unit.game_letters.accepted(game.id, 1) == [
            Accepted(first, 2, '["a"]', NOON),
            Accepted(second, 1, '["b"]', NOON),
            Accepted(third, 2, '["c"]', NOON),
        ]
        assert [one.letter_id for one in unit.game_letters.accepted(game.id, 1, 2)] == [first, third]
        assert unit.game_letters.accepted(game.id, 3) == []
        written = [letter.id for letter in unit.game_letters.of_seat(game.id, 2)]
    assert written == [first, silent, next_phase, third]


# Bytes decide what their Message-ID is, as it is part of them.
WRITTEN = {b"a": "<1@ann>", b"b": "<1@ann>", b"c": "<2@ann>", b"d": None, b"e": None}


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("letters") / "empty.db"
    store = Store(f"sqlite:///{path}")
    store.migrate()
    store.close()
    return path


@given(deliveries=st.lists(st.tuples(st.sampled_from([None, 1, 2, 3]), st.sampled_from(sorted(WRITTEN))), max_size=12))
def test_however_letters_are_delivered_each_one_waits_once(
    empty: Path, deliveries: list[tuple[int | None, bytes]]
) -> None:
    path = shutil.copy(empty, empty.with_name("games.db"))
    store = Store(f"sqlite:///{path}")
    receipts = [receive(store, raw, uid, WRITTEN[raw]) for uid, raw in deliveries]
    with store.unit() as unit:
        waiting = unit.letters.unhandled()
        filed = [unit.letters.get(receipt.id) for receipt in receipts]
    store.close()
    assert [letter.raw for letter in filed if letter is not None] == [raw for _, raw in deliveries]
    assert [letter.raw for letter in waiting] == list(dict.fromkeys(raw for _, raw in deliveries))


def test_what_shows_who_sent_a_letter_is_written_down_once(store: Store) -> None:
    number = receive(store, RAW, 4, "<1@ann>").id
    with store.unit() as unit:
        assert unit.letters.prove(number, '{"found":"pass"}') == '{"found":"pass"}'
        assert unit.letters.prove(number, '{"found":"unknown"}') == '{"found":"pass"}'
        filed = unit.letters.get(number)
    assert filed is not None
    assert filed.proof == '{"found":"pass"}'


def test_only_a_letter_that_is_held_can_be_released(store: Store) -> None:
    number = receive(store, RAW, 4, "<1@ann>").id
    with store.unit() as unit:
        assert not unit.game_letters.release(number, "accepted", detail="{}", body=None)
        unit.letters.handle(number, "held", at=NOON)
        assert unit.game_letters.release(number, "accepted", detail="{}", body=None)
        assert not unit.game_letters.release(number, "accepted", detail="{}", body=None)


def test_what_came_lately_for_a_ration_is_counted_and_what_was_refused_apart(store: Store) -> None:
    hour = timedelta(hours=1)
    ids = []
    for minutes, ration in ((0, "ann"), (1, "ann"), (2, "bob"), (3, "ann"), (4, "ann"), (5, "ann")):
        with store.unit() as unit:
            at = NOON + timedelta(minutes=minutes)
            raw = b"x" * (10 + minutes)
            receipt = unit.letters.receive(raw, source="pipe", message_id=None, received_at=at, ration=ration)
            ids.append(receipt.id)
    with store.unit() as unit:
        unit.letters.handle(ids[1], "accepted", at=NOON)
        unit.letters.handle(ids[3], "too_many", at=NOON)
        # An hour ago is no longer within the hour; the last one is asked about itself.
        assert unit.letters.lately("ann", since=NOON, before=ids[5]) == Lately(count=2, size=11 + 14, refused=1)
        assert unit.letters.lately("ann", since=NOON - hour, before=ids[5]) == Lately(3, 10 + 11 + 14, 1)
        assert unit.letters.lately("eve", since=NOON - hour, before=ids[5]) == Lately(0, 0, 0)


@pytest.fixture
def opened(store: Store, game: Game) -> Game:
    """The game with its first phase open."""
    with store.unit() as unit:
        unit.games.start(game.id, "ee" * 32)
        unit.phases.open(a_phase(game.id, 1))
    return game


def handled(store: Store, game: Game, verdict: str, seat: int = 1, serial: int = 1, body: str | None = None) -> int:
    with store.unit() as unit:
        raw = f"{verdict} {seat} {serial} {body} {len(unit.letters.from_source('pipe'))}".encode()
        number = unit.letters.receive(raw, source="pipe", message_id=None, received_at=NOON).id
        about = {"game_id": game.id, "seat": seat, "serial": serial}
        unit.letters.handle(number, verdict, at=NOON, detail="{}", body=body, **about)
    return number


def test_letters_are_held_as_long_as_their_phase_is_open_in_a_running_game(store: Store, opened: Game) -> None:
    number = handled(store, opened, "held")
    handled(store, opened, "accepted", body="[]")
    with store.unit() as unit:
        assert unit.game_letters.held() == [Held(number, opened.id, 1, NOON, NOON)] == unit.game_letters.held(opened.id)
        assert unit.game_letters.held(opened.id + 1) == []
        unit.games.pause(opened.id)
        assert unit.game_letters.held() == []
        unit.games.resume(opened.id)
        unit.phases.close(opened.id, 1, at=NOON, events=b"", trace=b"")
        assert unit.game_letters.held() == []


def test_letters_wait_for_a_phase_and_are_as_if_they_had_come_then(store: Store, opened: Game) -> None:
    number = handled(store, opened, "ahead", serial=2)
    handled(store, opened, "ahead", serial=3)
    handled(store, opened, "accepted", serial=2, body="[]")
    with store.unit() as unit:
        assert [unit.game_letters.ahead(opened.id, serial) for serial in (1, 2, 3)] == [0, 1, 1]
        assert unit.game_letters.catch_up(opened.id, 2) == 1
        (letter,) = unit.letters.unhandled()
        assert (letter.id, letter.detail, letter.handled_at) == (number, None, None)
        assert [unit.game_letters.ahead(opened.id, serial) for serial in (1, 2, 3)] == [0, 0, 1]


def test_of_a_mail_server_the_latest_stamps_are_looked_at(store: Store) -> None:
    receive(store, b"one", 4, "<1@ann>")
    receive(store, b"two" * HEAD, 5, "<2@ann>")
    receive(store, b"from no server", None, "<3@ann>")
    receive(store, b"four", 6, "<4@ann>")
    with store.unit() as unit:
        assert unit.letters.stamps(2) == [Stamp(NOON, b"four"), Stamp(NOON, (b"two" * HEAD)[:HEAD])]
        assert len(unit.letters.stamps(9)) == 3


def test_orders_and_rulings_count_again_for_the_phase_that_takes_the_place_of_theirs(
    store: Store, opened: Game
) -> None:
    red = handled(store, opened, "accepted", seat=1, body='["red"]')
    handled(store, opened, "accepted", seat=2, body='["green"]')
    handled(store, opened, "asked", seat=1)
    ruling = handled(store, opened, "ruling", seat=2)
    later = NOON + timedelta(days=1)
    with store.unit() as unit:
        unit.phases.close(opened.id, 1, at=NOON, events=b"", trace=b"")
        unit.phases.open(a_phase(opened.id, 2))
        unit.game_letters.copy(opened.id, 1, 2, at=later, but=2, as_=str.upper)
        (copied,) = unit.game_letters.accepted(opened.id, 2)
        assert (copied.seat, copied.body, copied.received_at) == (1, '["RED"]', NOON)
        filed = unit.letters.get(copied.letter_id)
        assert filed is not None
        assert (filed.raw, filed.source, filed.handled_at) == (f"letter {red}".encode(), AGAIN, later)
        # A ruling on a seat is none of its orders, and its words are kept with it.
        (again,) = unit.game_letters.rulings(opened.id, 2)
        ruled = unit.letters.get(ruling)
        assert ruled is not None
        assert (again.seat, again.raw, again.detail) == (2, ruled.raw, f'{{"of":{ruling}}}')
        unit.phases.close(opened.id, 2, at=NOON, events=b"", trace=b"")
        unit.phases.open(a_phase(opened.id, 3))
        unit.game_letters.copy(opened.id, 1, 3, at=later, rulings=False)
        assert [one.body for one in unit.game_letters.accepted(opened.id, 3)] == ['["red"]', '["green"]']
        assert unit.game_letters.rulings(opened.id, 3) == []
