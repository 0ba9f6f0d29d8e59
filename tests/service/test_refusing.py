"""NO is a word: whoever declines frees the seat, and gets no more letters."""

from email import message_from_bytes
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.proof.witness import Witness
from adjudicator.mail.servers.smtp import Courier
from adjudicator.service import master
from adjudicator.service.games import summaries
from adjudicator.service.games.games import GameWrong, Player
from adjudicator.service.mailroom.mail_sender import Sending
from adjudicator.service.master.overview import Watch
from adjudicator.store.tables.values import Refusal
from tests import hands
from tests.service.house import GM, PLAYERS, House, words
from tests.service.offering import standing
from tests.service.seats import EVE, REPLACE, YELLOW
from tests.service.standing_by import answer_offer, listed, sent_to, stand_by

ANN, BOB, CY, *_ = PLAYERS
DISOWNED = b"Authentication-Results: mx.test; dmarc=fail header.from=mail.test\r\n"
NOES = [
    "No",
    "no thanks",
    "No, thank you. I have too much to do this year.\n\nAnn",
    "Please never write to me again.",
    "nein danke",
    "Hallo,\n\nvielen Dank für die Einladung, aber leider nein.\n\nGruß\nAnn",
    "unsubscribe",
    "Not interested.",
    "kein Interesse",
    "NEIN!",
]


def refused(house: House) -> list[Refusal]:
    with house.store.unit() as unit:
        return unit.refusals.all()


def disowning(house: House) -> House:
    """A house that trusts its mail server about where letters come from."""
    house.office = replace(house.office, witness=Witness(("mx.test",)))
    return house


def join(house: House) -> None:
    """Ann takes the seat in which she plays already."""
    number = house.game().id
    with house.store.unit() as unit:
        assert unit.seats.join(number, 0, luck=None, at=house.clock.now())


def mails_to(house: House, address: str) -> int:
    return sum(mail.recipient == address for mail in house.mails())


def no_thanks(house: House, seat: int, body: str = "No thanks", **more: str) -> str:
    return house.reply(seat, body, "invitation", **more).verdict or ""


@pytest.mark.parametrize("body", NOES)
def test_whoever_declines_an_invitation_frees_the_seat_and_gets_no_more_letters(house: House, body: str) -> None:
    house.create()
    assert no_thanks(house, 0, body) == "declined"
    (one,) = refused(house)
    assert (one.address, one.player, one.game_id, one.seat) == (ANN.address, "Ann", house.game().id, 0)
    assert mails_to(house, ANN.address) == 1
    assert house.seats()[0].status == "removed"
    assert ANN.address not in str(house.seats())
    (notice,) = house.notices("declined")
    assert notice.startswith(f"Ann <{ANN.address}> declines Red in andromeda (letter 1)\nRed is free")
    assert 'adjudicator game seat andromeda Red "Dan <dan@example.org>"' in notice
    assert f"adjudicator refusals --remove {ANN.address}" in notice
    assert body.splitlines()[0] in notice


@pytest.mark.parametrize(
    "body",
    [
        "> No thanks",
        "What does it cost? No idea.",
        "No problem, I will join.",
        "No, I would rather be Blue, if I may.",
        "Nein, lieber als Blau!",
        "no JOIN",
        "",
        "On Friday The Adjudicator <games@mail.test> wrote:\nNo thanks",
    ],
)
def test_what_is_no_sure_no_frees_nothing(house: House, body: str) -> None:
    house.create()
    no_thanks(house, 0, body)
    assert refused(house) == []
    assert house.seats()[0].address == ANN.address


def test_a_machine_declines_nothing(house: House) -> None:
    house.create()
    raw = house.raw("No thanks", answers=house.last(0, "invitation"), to=house.last(0, "invitation").reply_to)
    assert house.receive(b"Auto-Submitted: auto-replied\r\n" + raw).verdict == "machine"
    assert refused(house) == []


def test_a_no_from_another_address_does_nothing(house: House) -> None:
    """The key of an invitation is the same for all who are invited."""
    house.create()
    assert no_thanks(house, 0, "No thanks", sender="mallory@elsewhere.test") == "uninvited"
    assert refused(house) == []
    assert [seat.address for seat in house.seats()] == [one.address for one in PLAYERS[:3]]
    assert "says no to andromeda, and was not invited there. Nothing was done." in house.notices("uninvited")[0]
    (told,) = house.refusals("uninvited", "mallory@elsewhere.test")
    assert "The invitation went to another address" in words(told)


def test_a_no_that_its_domain_disowns_does_nothing(house: House) -> None:
    house.create()
    invitation = house.last(0, "invitation")
    raw = house.raw("No thanks", answers=invitation, to=invitation.reply_to)
    assert disowning(house).receive(DISOWNED + raw).verdict == "declined"
    assert refused(house) == []
    assert "answer NO: the seat goes to somebody else" in house.answer(0)


@pytest.mark.parametrize("body", ["Never write to me again", "unsubscribe", "Schreibt mir nie wieder!"])
def test_a_player_who_wants_no_letters_is_told_how_to_leave_and_nothing_changes(house: House, body: str) -> None:
    house.begun()
    house.reply(0, house.bot(0))
    before = house.seats(), standing(house)
    assert house.reply(0, body).verdict == "unreadable"
    assert refused(house) == []
    assert (house.seats(), standing(house)) == before
    told = " ".join(house.answer(0).split())
    assert "To leave the game, write RESIGN" in told
    assert "no order begins like this" not in told
    house.reply(0, "RESIGN")
    assert "RESIGN NOW" in house.answer(0)


def test_whoever_was_made_to_decline_comes_back_by_joining(house: House) -> None:
    """The answer to a no in somebody's name: the invitation is still in their hands."""
    house.create()
    no_thanks(house, 0)
    assert house.reply(0, "JOIN", "invitation", sender=ANN.address).verdict == "join"
    assert refused(house) == []
    assert (house.seats()[0].address, house.seats()[0].status) == (ANN.address, "playing")
    assert "You have joined" in house.answer(0)
    assert "Red was free still, and is kept for them" in house.notices("declined")[1]


def test_a_seat_that_somebody_else_has_by_then_does_not_come_back(house: House) -> None:
    house.create()
    no_thanks(house, 0)
    house.give("andromeda", "Red", EVE)
    assert no_thanks(house, 0, "JOIN", sender=ANN.address) == "uninvited"
    assert refused(house) == []
    assert "your address is not among them" in words(house.refusals("uninvited", ANN.address)[0])


def test_who_leaves_the_door_open_frees_the_seat_and_may_be_asked_again(house: House) -> None:
    house.create()
    assert no_thanks(house, 0, "Nein danke, vielleicht ein andermal.") == "declined"
    assert refused(house) == []
    house.create("lyra")
    assert house.mails(0, "invitation", "lyra")[0].recipient == ANN.address


def test_the_seat_is_offered_to_the_first_who_waits(house: House) -> None:
    house.create()
    stand_by(house, EVE.address)
    no_thanks(house, 0)
    assert listed(house) == [("eve", "offered")]
    offer = house.mails(0, "invitation")[-1]
    assert (offer.recipient, house.seats()[0].address) == (EVE.address, EVE.address)
    assert "Ann" not in words(read(offer.raw))
    assert answer_offer(house, 0, EVE.address, "JOIN") == "join"
    assert listed(house) == [("eve", "taken")]


def test_the_game_waits_for_the_seat_and_is_played_without_a_trace_of_the_address(house: House) -> None:
    house.create()
    no_thanks(house, 0)
    for seat in (1, 2):
        house.reply(seat, "JOIN", "invitation")
    assert house.game().status == "forming"
    assert summaries.show(house.office, "andromeda").seats[0].status == "free"
    house.give("andromeda", "Red", EVE)
    assert house.reply(0, "JOIN", "invitation", sender=EVE.address).verdict == "join"
    assert house.game().status == "running"
    assert [mail.key for mail in house.mails() if ANN.address.encode() in mail.raw and mail.recipient != GM] == [
        "andromeda/0/Red/invitation"
    ]


def test_a_game_begun_without_the_seat_gives_nobody_the_address(house: House) -> None:
    house.create(options=REPLACE)
    no_thanks(house, 0)
    hands.start(house.office, "andromeda")
    assert {mail.recipient for mail in house.mails(kind="report")} == {BOB.address, CY.address}
    assert b"ann@" not in b"".join(mail.raw for mail in house.mails(kind="report"))
    house.give("andromeda", "Red", EVE)
    assert answer_offer(house, 0, EVE.address, "JOIN") == "join"
    assert b"ann@" not in b"".join(mail.raw for mail in house.mails(0, "/report/"))


def test_a_refused_address_cannot_be_invited_and_the_sentence_says_what_would_help(house: House) -> None:
    house.create()
    no_thanks(house, 0)
    said = (
        f"{ANN.address} has wanted no letters since 1 May 2026, and nothing was done; if that has changed: adjudicator"
    )
    with pytest.raises(GameWrong, match=said):
        house.create("lyra")
    with pytest.raises(GameWrong, match="refusals --remove"):
        house.give("andromeda", "Red", Player("Ann", ANN.address.upper()))
    with house.store.unit() as unit:
        assert unit.games.named("lyra") is None
        unit.refusals.drop(ANN.address)
    house.create("lyra")


def test_what_waits_for_a_refused_address_is_not_sent_and_the_game_master_is_told_once(
    house: House, post: Embedded, courier: Courier
) -> None:
    house.create()
    with house.store.unit() as unit:
        unit.refusals.add(ANN.address, at=house.clock.now())
    sending = Sending(house.office, courier)
    while sending.send_some():
        pass
    assert [len(post.letters(name)) for name in ("ann", "bob", "cy")] == [0, 1, 1]
    for _ in range(2):
        house.receive(house.raw("What is this?", sender=ANN.address))
    assert mails_to(house, ANN.address) == 1
    (notice,) = house.notices("kept back")
    assert notice.startswith(f"A letter to {ANN.address} was not sent, and none will be")
    assert refused(house)[0].kept_back >= 2


def test_a_no_in_answer_to_a_report_is_no_refusal(house: House) -> None:
    house.begun()
    for said in ("No", "nein danke", "No thanks."):
        house.reply(0, said)
    assert refused(house) == []
    assert house.seats()[0].address == ANN.address


def test_whoever_plays_elsewhere_declines_a_seat_and_is_still_sent_the_reports_of_their_game(house: House) -> None:
    house.begun()
    house.reply(0, house.bot(0))
    join(house)
    house.create("lyra")
    assert house.reply(0, "No thanks", "invitation", game="lyra").verdict == "declined"
    assert [one.address for one in refused(house)] == [ANN.address]
    house.next_phase()
    assert house.mails(0, "andromeda/2/Red/report")
    with pytest.raises(GameWrong, match="wanted no letters"):
        house.create("mars")


def test_a_never_joined_player_declines_by_answering_the_invitation_when_the_game_has_begun(house: House) -> None:
    house.begun()
    assert no_thanks(house, 0) == "declined"
    assert not house.table().seated(0)
    assert ANN.address not in str(house.seats())
    before = mails_to(house, ANN.address)
    house.next_phase()
    assert mails_to(house, ANN.address) == before


@pytest.mark.parametrize("body", ["No", "nein danke", "unsubscribe"])
def test_a_stand_in_declines_the_seat_that_the_game_master_offered(vacated: House, body: str) -> None:
    vacated.give("andromeda", "Yellow", EVE)
    before = mails_to(vacated, EVE.address)
    assert no_thanks(vacated, YELLOW, body, sender=EVE.address) == "declined"
    assert mails_to(vacated, EVE.address) == before
    assert [one.address for one in refused(vacated)] == [EVE.address]
    assert "Eve <eve@mail.test> declines Yellow" in vacated.notices("declined")[0]
    assert "eve@" not in str(vacated.seats())
    vacated.give("andromeda", "Yellow", Player("Fay", "fay@mail.test"))
    assert answer_offer(vacated, YELLOW, "fay@mail.test", "JOIN") == "join"


def test_who_waited_for_a_seat_declines_it_and_is_thanked_or_never_written_to_again(house: House) -> None:
    house.begun()
    for one in (EVE.address, "fay@mail.test", "gus@mail.test"):
        stand_by(house, one)
    house.reply(1, "RESIGN NOW")
    assert answer_offer(house, 1, EVE.address, "nein danke") == "asked"
    assert "the seat goes to the next" in sent_to(house, EVE.address)
    assert refused(house) == []
    before = mails_to(house, "fay@mail.test")
    assert answer_offer(house, 1, "fay@mail.test", "Please never write to me again") == "declined"
    assert mails_to(house, "fay@mail.test") == before
    assert listed(house) == [("eve", "declined"), ("fay", "declined"), ("gus", "offered")]


def test_a_no_to_the_question_whether_an_address_is_theirs_ends_the_question(house: House) -> None:
    house.begun()
    house.reply(0, "ADDRESS eve@mail.test")
    question = next(read(mail.raw) for mail in house.mails() if mail.recipient == "eve@mail.test")
    raw = house.raw("No, that is not mine.", sender="eve@mail.test", to=question.reply_to, answers=question)
    assert house.receive(raw).verdict == "declined"
    assert [one.address for one in refused(house)] == ["eve@mail.test"]
    told = words(read(house.mails(0)[-1].raw))
    assert "eve@mail.test is no address of Red: whoever reads letters there said no when I asked" in told
    assert house.reply(0, "ADDRESS eve@mail.test").verdict == "asked"
    assert "eve@mail.test cannot be an address of Red" in house.answer(0)
    assert mails_to(house, "eve@mail.test") == 1


def test_a_no_of_the_owner_ends_the_question_and_silences_nobody(house: House) -> None:
    house.begun()
    house.reply(0, "ADDRESS eve@mail.test")
    question = house.last(0, "/owner")
    assert house.receive(house.raw("Nein!", to=question.reply_to, answers=question)).verdict == "declined"
    assert refused(house) == []
    assert "you said no when I asked you" in words(read(house.mails(0)[-1].raw))


@pytest.mark.parametrize("body", ["No", "Nein, das war ich nicht.", "That was not me"])
def test_a_no_to_the_question_about_a_held_letter_drops_it(house: House, body: str) -> None:
    house.begun()
    report = house.last(0, "report")
    raw = house.raw(house.bot(0), sender="mallory@elsewhere.test", to=report.reply_to, answers=report)
    assert house.receive(raw).verdict == "held"
    question = house.last(0, "refused/held_owner")
    assert house.receive(house.raw(body, to=question.reply_to, answers=question)).verdict == "denied"
    with house.store.unit() as unit:
        assert unit.game_letters.held() == []
    assert "You say that the letter from mallory@elsewhere.test is not yours" in house.answer(0)


def test_a_no_that_names_nothing_is_about_the_only_thing_that_is_open(house: House) -> None:
    house.create()
    assert house.receive(house.raw("No thanks", subject="Hello")).verdict == "declined"
    assert [one.address for one in refused(house)] == [ANN.address]


def test_a_no_that_may_be_about_several_things_is_asked_about(house: House) -> None:
    house.create()
    house.create("lyra")
    assert house.receive(house.raw("No thanks", subject="Hello")).verdict == "which_game"
    assert refused(house) == []
    assert house.refusals("which_game", ANN.address)


def test_a_player_declines_another_game_without_naming_it(house: House) -> None:
    house.begun()
    join(house)
    house.create("lyra")
    assert house.receive(house.raw("No thanks", subject="Hello")).verdict == "declined"
    assert house.seats("lyra")[0].status == "removed"
    assert house.seats()[0].status == "playing"


def test_somebody_asked_about_an_address_says_no_in_a_letter_of_his_own(house: House) -> None:
    house.begun()
    house.reply(0, "ADDRESS eve@mail.test")
    assert house.receive(house.raw("That's not me. Unsubscribe!", sender="eve@mail.test")).verdict == "declined"
    assert [one.address for one in refused(house)] == ["eve@mail.test"]


@pytest.mark.parametrize("reply", ["plus", "subject"])
def test_a_mail_program_declines_with_its_button(tmp_path: Path, reply: str) -> None:
    house = House(tmp_path, reply=reply)
    house.create()
    mail = message_from_bytes(house.mails(0, "invitation")[0].raw)
    link = "".join((mail["List-Unsubscribe"] or "").split())
    assert link.startswith("<mailto:games")
    to, _, rest = link.strip("<>").removeprefix("mailto:").partition("?")
    said = dict(part.partition("=")[::2] for part in rest.split("&"))
    subject = said["subject"].replace("%20", " ").replace("%5B", "[").replace("%5D", "]")
    body = "This message was automatically generated by a mail program."
    assert house.receive(house.raw(body, to=to.replace("%2B", "+"), subject=subject)).verdict == "declined"
    assert [one.address for one in refused(house)] == [ANN.address]
    house.store.close()


def test_the_list_is_kept_by_letter_at_the_desk_and_across_games(house: House) -> None:
    house.create()
    no_thanks(house, 0)
    watch = Watch(house.office)
    assert watch.overview().refusals == 1
    assert f"Wants no letters: Ann <{ANN.address}>, 1 May 2026, about andromeda." in watch.game("andromeda").said
    assert master.command(house.office, "andromeda", "SHOW REFUSALS") == (
        f"Ann <{ANN.address}>, 1 May 2026, about andromeda",
    )
    with pytest.raises(GameWrong, match="is a game master's"):
        master.command(house.office, "andromeda", "NEVER WRITE TO", GM)
    master.command(house.office, "andromeda", "NEVER WRITE TO", "fay@mail.test")
    assert [one.address for one in refused(house)] == [ANN.address, "fay@mail.test"]
    said = master.command(house.office, "andromeda", "WRITE AGAIN TO", ANN.address)
    assert said == (f"{ANN.address} can be written to again. A seat that was declined has to be offered anew.",)
    assert [one.who for one in refused(house)] == ["command line"]


def test_calling_a_game_off_writes_to_nobody_who_has_declined(house: House) -> None:
    house.create()
    no_thanks(house, 0)
    master.command(house.office, "andromeda", "CALL OFF")
    assert mails_to(house, ANN.address) == 1


def test_a_game_in_which_one_of_three_says_no_is_played_to_its_end(
    house: House, post: Embedded, courier: Courier
) -> None:
    """The proof is looked at with everybody's mailbox when the game is over; see `House.game`."""
    house.create(options={"after_nmr": "hold"})
    stand_by(house, EVE.address)
    sending = Sending(house.office, courier)

    def sent() -> None:
        while sending.send_some():
            pass

    sent()
    assert no_thanks(house, 1, "nein danke") == "declined"
    assert answer_offer(house, 1, EVE.address, "JOIN") == "join"
    for seat in (0, 2):
        house.reply(seat, "JOIN", "invitation")
    assert house.game().status == "running"
    writers = {0: ANN.address, 1: EVE.address, 2: CY.address}
    for _ in range(3):
        for seat, address in writers.items():
            assert house.reply(seat, house.bot(seat), sender=address).verdict == "accepted"
        house.next_phase()
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))
    sent()
    assert house.game().record is not None
    assert len(post.letters("bob")) == 1
    letters = [raw for name in ("ann", "cy", "eve") for raw in post.letters(name)]
    invitations = [raw for raw in letters if b"Will_you_play" in raw or b"Will you play" in raw]
    assert len(invitations) == 3
    assert not any(b"bob@mail.test" in raw for raw in letters)
