"""A seat that has lost its player is given to somebody else, by real letters."""

from email import message_from_bytes
from email.policy import default

import pytest
from msgspec.structs import replace

from adjudicator.mail.parsing.letter import read
from adjudicator.service import master
from adjudicator.service.documents import documents
from adjudicator.service.games import summaries
from adjudicator.service.games.games import GameWrong, Player
from adjudicator.service.proof.verification import verify
from tests import hands
from tests.due import adjudicate_due
from tests.service import held
from tests.service.house import GM, House, words
from tests.service.seats import EVE, FAY, REPLACE, YELLOW, phase


def invite(house: House, player: Player = EVE, *more: str) -> None:
    house.give("andromeda", "Yellow", player, more)


def from_eve(house: House, body: str, kind: str) -> str:
    """Eve answers her latest letter of a kind; the verdict."""
    return house.reply(YELLOW, body, kind, sender=EVE.address).verdict or ""


def test_who_misses_two_phases_loses_his_seat_and_all_that_is_his_stays(vacated: House) -> None:
    laid = vacated.table()
    assert laid.playing(YELLOW)
    assert not laid.seated(YELLOW)
    last = vacated.mails(YELLOW)[-1]
    assert last.key.endswith("/Yellow/parting")
    lost = "You have lost your seat, Yellow, since too many phases passed without a letter with orders from you"
    assert lost in words(read(last.raw))
    (notice,) = vacated.notices("left")
    assert "Yellow (Dan) has left the game" in notice
    assert 'adjudicator game seat andromeda Yellow "Dan <dan@example.org>"' in notice
    assert vacated.receive(vacated.raw("PASS", sender="dan@mail.test")).verdict == "left"
    assert "Yellow waits for another player" in vacated.answer(YELLOW)
    assert [seat.status for seat in summaries.show(vacated.office, "andromeda").seats] == [*["invited"] * 3, "vacant"]
    assert "Yellow is played at random until somebody's orders come" in words(vacated.last(0, "report"))


def test_nobody_is_written_to_while_a_seat_is_vacant_and_it_plays_on(vacated: House) -> None:
    count = len(vacated.mails(YELLOW))
    before = vacated.table().boundary.state
    for _ in range(4):
        phase(vacated, YELLOW)
    assert len(vacated.mails(YELLOW)) == count
    assert vacated.table().vacant(YELLOW)
    assert len(vacated.notices("left")) == 1
    assert before.strikes == vacated.table().boundary.state.strikes  # type: ignore[attr-defined]


def test_somebody_else_is_invited_and_told_nothing_secret(vacated: House) -> None:
    invite(vacated, EVE, "It is a good seat.")
    mail = vacated.mails(YELLOW, "invitation")[-1]
    assert mail.recipient == EVE.address
    said = words(read(mail.raw))
    assert "Eve, will you take over a seat in a game of Postal Cosmic Encounter by mail?" in said
    assert "Yellow has lost its player" in said
    assert "It is a good seat." in said
    assert "LUCK" not in said
    laid = vacated.table()
    # What the game is about speaks of Compromises, whoever holds some.
    for known in documents.in_short(laid.title, laid.game):
        assert known in said
        said = said.replace(known, "")
    assert not any(card in said for card in laid.boundary.views[YELLOW].hands[YELLOW])  # type: ignore[attr-defined]


def test_whoever_joins_is_sent_all_that_is_his_and_the_others_are_told(vacated: House) -> None:
    invite(vacated)
    assert from_eve(vacated, "JOIN", "invitation") == "join"
    assert "Welcome: you are Yellow." in vacated.answer(YELLOW)
    report = vacated.mails(YELLOW, "/Yellow/report/")[-1]
    assert report.recipient == EVE.address
    said = words(read(report.raw))
    assert "Your power is" in said
    assert "ann@mail.test" in said
    assert "BEGIN ORDERS" in said
    for seat in range(3):
        told = vacated.last(seat, "Eve plays Yellow")
        assert "Eve <eve@mail.test> plays Yellow from now on." in words(told)
    assert not vacated.mails(YELLOW, "Eve plays Yellow")
    assert "Eve <eve@mail.test> plays Yellow from now on." in vacated.notices("seat")[0]
    assert vacated.seats()[YELLOW].status == "playing"


def test_whoever_joins_can_tap_at_once(vacated: House) -> None:
    """Without a site the order page comes with their first report, as it came with everybody's."""
    vacated.office = replace(vacated.office, attached=True)
    invite(vacated)
    from_eve(vacated, "JOIN", "invitation")
    report = message_from_bytes(vacated.mails(YELLOW, "/Yellow/report/")[-1].raw, policy=default)
    assert "andromeda-orders.html" in [part.get_filename() for part in report.iter_attachments()]


def past(house: House) -> str:
    """What Eve was sent of the phases before her time; empty where nothing was."""
    report = message_from_bytes(house.mails(YELLOW, "/Yellow/report/")[-1].raw, policy=default)
    found = [part.get_content() for part in report.iter_attachments() if part.get_filename() == "andromeda-yellow.txt"]
    return "".join(found)


def test_what_she_is_sent_of_a_phase_is_what_was_told_of_it_and_what_had_been_ordered(house: House) -> None:
    house.begun(players=4, options=REPLACE)
    ordered = house.bot(YELLOW)
    phase(house)
    told = " ".join(house.prose(YELLOW, "report").split())
    while not house.table().vacant(YELLOW):
        phase(house, YELLOW)
    invite(house)
    from_eve(house, "JOIN", "invitation")
    first, *others = past(house).split("You are Yellow. ")[1:]
    said, _, orders = first.partition("What Yellow had ordered for turn 1 phase 1")
    paragraphs = [" ".join(one.split()) for one in said.split("\n\n")[1:]]
    assert [one for one in paragraphs if one not in told] == []
    assert "What happened to you" in said
    assert " ".join(ordered.split()) in " ".join(orders.split())
    for other in others:
        assert "nothing" in other.partition("What Yellow had ordered for ")[2].lower()


def test_where_no_phase_is_over_there_is_nothing_to_be_sent_of_any(house: House) -> None:
    house.begun(players=4, options=REPLACE)
    house.reply(YELLOW, "RESIGN NOW")
    invite(house)
    assert from_eve(house, "JOIN", "invitation") == "join"
    assert past(house) == ""


def test_all_of_it_is_in_the_language_of_whoever_joins(vacated: House) -> None:
    invite(vacated)
    from_eve(vacated, "JOIN\nLANGUAGE Deutsch", "invitation")
    before = past(vacated)
    assert "Frühere Befehle von Yellow für Zug 1 Phase 1" in before
    assert "Du bist Yellow." in before
    assert not [line for line in before.splitlines() if "You " in line or "turn 1" in line]
    from_eve(vacated, "REPORT turn 1 phase 1", "report")
    assert "Frühere Befehle von Yellow für Zug 1 Phase 1" in vacated.answer(YELLOW)


def test_whoever_had_the_seat_before_cannot_take_it_in_the_newcomers_place(vacated: House) -> None:
    """The keys in the reports he still has are dead."""
    old = vacated.last(YELLOW, "report")
    invite(vacated)
    raw = vacated.raw("JOIN", sender="dan@mail.test", to=old.reply_to, answers=old)
    assert vacated.receive(raw).verdict == "wrong_token"
    assert vacated.seats()[YELLOW].status == "invited"
    assert from_eve(vacated, "JOIN", "invitation") == "join"


def test_the_newcomers_orders_count_from_the_first_on(vacated: House) -> None:
    invite(vacated)
    from_eve(vacated, "JOIN", "invitation")
    assert from_eve(vacated, vacated.bot(YELLOW), "/Yellow/report/") == "accepted"
    phase(vacated, YELLOW)
    assert not vacated.table().vacant(YELLOW)
    report = vacated.mails(YELLOW, "report")[-1]
    assert report.recipient == EVE.address
    assert "What became of your orders" in words(read(report.raw))
    assert from_eve(vacated, "PASS", "report") == "accepted"


def test_until_then_the_seat_is_played_at_random_and_its_player_is_written_to(vacated: House) -> None:
    invite(vacated)
    from_eve(vacated, "JOIN", "invitation")
    phase(vacated, YELLOW)
    assert vacated.table().vacant(YELLOW)
    report = vacated.mails(YELLOW, "report")[-1]
    assert report.recipient == EVE.address
    assert "Yellow is played at random until somebody's orders come" in words(read(report.raw))
    assert len(vacated.notices("left")) == 1
    assert from_eve(vacated, vacated.bot(YELLOW), "report") == "accepted"


def test_an_invitation_may_be_answered_phases_later(vacated: House) -> None:
    invite(vacated)
    phase(vacated, YELLOW)
    phase(vacated, YELLOW)
    assert from_eve(vacated, "What is this?", "invitation") == "declined"
    assert from_eve(vacated, "JOIN", "invitation") == "join"
    assert vacated.mails(YELLOW, "/Yellow/report/")[-1].recipient == EVE.address


def test_a_letter_of_her_own_will_do_too(vacated: House) -> None:
    invite(vacated)
    assert vacated.receive(vacated.raw("JOIN andromeda", sender=EVE.address)).verdict == "join"


def test_before_she_has_joined_nothing_of_hers_counts(vacated: House) -> None:
    invite(vacated)
    assert from_eve(vacated, "RESEND\nATTACK planet 1", "invitation") == "declined"
    assert not vacated.mails(YELLOW, "/Yellow/report/")
    phase(vacated, YELLOW)
    assert vacated.table().vacant(YELLOW)


def test_whoever_lost_the_seat_writes_in_vain_and_can_be_seated_again(vacated: House) -> None:
    invite(vacated)
    assert vacated.receive(vacated.raw("PASS", sender="dan@mail.test")).verdict == "unknown_sender"
    report = vacated.mails(YELLOW, "/Yellow/report")[-1]
    assert report.recipient == "dan@mail.test"
    assert vacated.reply(YELLOW, "PASS", "/Yellow/report", sender="dan@mail.test").verdict == "wrong_token"
    invite(vacated, Player("Dan", "dan@mail.test"))
    assert vacated.receive(vacated.raw("JOIN", sender="dan@mail.test")).verdict == "join"


def test_reports_of_whoever_sat_there_before_are_not_sent_again(vacated: House) -> None:
    invite(vacated)
    from_eve(vacated, "JOIN", "invitation")
    assert from_eve(vacated, "RESEND", "/Yellow/report/") == "asked"
    assert "the same to the byte" in vacated.answer(YELLOW)
    assert from_eve(vacated, "REPORT turn 1 phase 1", "/Yellow/report/") == "asked"
    assert "This report was never sent to you" in vacated.answer(YELLOW)
    assert not vacated.mails(YELLOW, "/2/Yellow/report/again"), "letters to somebody else are not sent again"


def test_an_invitation_can_be_given_to_somebody_else(vacated: House) -> None:
    invite(vacated)
    invite(vacated, FAY)
    given = vacated.last(YELLOW, "given")
    assert "has been given to somebody else. Thank you for your interest." in " ".join(words(given).split())
    assert EVE.address in given.recipients
    assert vacated.receive(vacated.raw("JOIN andromeda", sender=EVE.address)).verdict == "uninvited"
    assert vacated.receive(vacated.raw("JOIN", sender=FAY.address)).verdict == "join"
    invite(vacated)  # Fay has not written a single order
    assert from_eve(vacated, "JOIN", "invitation") == "join"


def test_the_same_seat_may_be_taken_twice_in_one_phase(vacated: House) -> None:
    for player in (EVE, FAY, EVE):
        invite(vacated, player)
        assert vacated.receive(vacated.raw("JOIN", sender=player.address)).verdict == "join"
        vacated.pass_time(hours=1)
    assert len(vacated.mails(YELLOW, "/Yellow/report/")) == 3, "each time with keys that live"
    assert from_eve(vacated, vacated.bot(YELLOW), "/Yellow/report/") == "accepted"


def strikes(house: House) -> int:
    """How many phases Yellow has missed running."""
    return int(house.table().boundary.state.strikes[YELLOW])  # type: ignore[attr-defined]


@pytest.fixture
def inherited(house: House) -> House:
    """A game of four in which Yellow has missed a phase, and Eve takes the seat over."""
    house.begun(players=4, options=REPLACE | {"bases_to_win": "3"})
    while not strikes(house):
        phase(house, YELLOW)
    house.reply(YELLOW, "RESIGN NOW")
    invite(house)
    assert from_eve(house, "JOIN", "invitation") == "join"
    return house


def test_what_was_missed_before_does_not_count_against_the_newcomer(inherited: House) -> None:
    while not inherited.table().owes(YELLOW):
        phase(inherited, YELLOW)
    assert strikes(inherited) <= 1
    phase(inherited, YELLOW)
    assert strikes(inherited) == 1, "only her own"
    assert inherited.table().seated(YELLOW)
    assert not inherited.notices("left")
    said = words(inherited.last(0, "report"))
    assert "Another player has taken the seat of Yellow over: the phases missed before do not count any more." in said
    mine = words(read(inherited.mails(YELLOW, "report")[-1].raw))
    assert "You have taken this seat over: the phases missed before do not count any more." in mine
    while inherited.table().seated(YELLOW):
        phase(inherited, YELLOW)
    assert len(inherited.notices("left")) == 1, "two of her own are as many as anybody may miss"


def test_that_it_does_not_count_stands_in_the_record(inherited: House) -> None:
    while inherited.game().status != "finished":
        phase(inherited, YELLOW)
    record = inherited.game().record
    assert record is not None
    verdict = verify(record)
    assert verdict.holds, verdict.sentence
    assert record.count(b'{"seat":"Yellow","words":"taken over by another player"}') == 1
    assert record.count(b"SeatTakenOver") == 1


def test_nor_does_it_where_that_phase_is_taken_back(inherited: House) -> None:
    while not inherited.table().owes(YELLOW):
        phase(inherited, YELLOW)
    heading = str(inherited.table().heading)
    phase(inherited, YELLOW)
    assert strikes(inherited) == 1
    master.command(inherited.office, "andromeda", "UNDO", heading, ())
    assert str(inherited.table().heading) == heading
    phase(inherited, YELLOW)
    assert strikes(inherited) == 1
    assert inherited.table().seated(YELLOW)


def test_whoever_played_is_thanked_for_that(house: House) -> None:
    house.begun()
    house.reply(1, "PASS")
    master.command(house.office, "andromeda", "REPLACE", f"Blue BY Eve <{EVE.address}>", ())
    said = " ".join(words(house.last(1, "given")).split())
    assert "given to somebody else. Thank you for playing; your letters for Blue do not count any more." in said


def test_in_a_game_that_has_not_begun_a_seat_can_be_kept_for_somebody_else(house: House) -> None:
    house.create()
    house.reply(0, "JOIN", "invitation")
    house.give("andromeda", "blue", EVE)
    assert "has been given to somebody else" in words(house.last(1, "given"))
    assert house.receive(house.raw("JOIN andromeda", sender="bob@mail.test")).verdict == "uninvited"
    answered = house.last(1, "invitation/eve")
    assert "Will you play" in answered.subject
    house.receive(house.raw("JOIN\nLUCK mine", sender=EVE.address, to=answered.reply_to, answers=answered))
    assert house.reply(2, "JOIN", "invitation").verdict == "join"
    assert house.game().status == "running"
    assert house.seats()[1].luck == "mine"
    assert house.mails(1, "report")[-1].recipient == EVE.address


@pytest.mark.parametrize(
    ("seat", "player", "why"),
    [
        ("Red", EVE, "Ann plays Red; to take the seat from them, use game replace, or REPLACE by letter"),
        ("Brown", EVE, "there is no seat 'Brown'"),
        ("Yellow", Player("Eve", "at home"), "'at home' is no address of Eve"),
        ("Yellow", Player("Eve", "GAMES+eve@mail.test"), "is my own address, where Eve reads nothing"),
        ("Yellow", Player("Eve", "postmaster@mail.test"), "nobody reads what is sent to postmaster@mail.test"),
        ("Yellow", Player("Bob", "Bob@mail.test"), "Bob@mail.test has a seat in andromeda already: Blue"),
    ],
)
def test_a_seat_that_is_not_free_is_not_given(vacated: House, seat: str, player: Player, why: str) -> None:
    with pytest.raises(GameWrong) as wrong:
        vacated.give("andromeda", seat, player)
    assert why in str(wrong.value)


def test_a_seat_that_was_taken_or_removed_is_not_given(house: House) -> None:
    house.create(players=4)
    house.reply(0, "JOIN", "invitation")
    with pytest.raises(GameWrong, match="Ann has joined as Red"):
        house.give("andromeda", "Red", EVE)
    hands.start(house.office, "andromeda")
    while house.table().playing(YELLOW):
        phase(house, YELLOW)
    with pytest.raises(GameWrong, match="Yellow was removed, and nothing is left to be played"):
        house.give("andromeda", "Yellow", EVE)


def test_the_record_of_such_a_game_can_be_verified(house: House) -> None:
    house.begun(players=4, options=REPLACE | {"bases_to_win": "4"})
    for number in range(200):
        if house.game().status == "finished":
            break
        laid = house.table()
        if laid.vacant(YELLOW) and laid.seats[YELLOW].status == "removed" and number > 2:
            invite(house)
            from_eve(house, "JOIN", "invitation")
        for seat in range(4):
            if seat != YELLOW:
                house.reply(seat, house.bot(seat))
            elif laid.seats[YELLOW].address == EVE.address:
                house.receive(house.raw(house.bot(seat), sender=EVE.address))
        house.to_deadline()
        assert adjudicate_due(house.office) == 1
    record = house.game().record
    assert record is not None
    verdict = verify(record)
    assert verdict.holds, verdict.sentence
    assert b'"Eve"' in record
    assert house.mails(YELLOW, "final")[-1].recipient == EVE.address
    assert GM not in record.decode()


def test_a_game_that_ends_writes_to_nobody_at_a_vacant_seat(house: House) -> None:
    house.begun(players=3, options=REPLACE | {"bases_to_win": "3"})
    while house.game().status != "finished":
        phase(house, 2, players=3)
    assert [mail.key.split("/")[2] for mail in house.mails(kind="final")] == ["Red", "Blue"]


def test_a_letter_of_his_that_was_held_is_read_beside_the_form_that_he_was_sent(vacated: House) -> None:
    """He had no report of the phase: his form is in the letter with which he took the seat over."""
    invite(vacated)
    assert from_eve(vacated, "JOIN", "invitation") == "join"
    copied = "\n".join(line.text for line in vacated.last(YELLOW, "report").lines)
    assert vacated.reply(YELLOW, f"PASS\n\n{copied}", "report", sender="mallory@elsewhere.test").verdict == "held"
    question = vacated.last(YELLOW, "held_owner")
    assert held.answer(vacated, question, held.code(question), EVE.address) == "released"
    assert "it begins with a #" not in vacated.answer(YELLOW)
