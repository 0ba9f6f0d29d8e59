"""Games made, begun, paused and resumed by the game master."""

import pytest

from adjudicator.core.chance import commitment
from adjudicator.games.catalogue import UnknownTitle
from adjudicator.mail.parsing.letter import read
from adjudicator.service.games import games, summaries
from adjudicator.service.games.games import GameWrong, Player
from adjudicator.store.tables.errors import NameTaken
from tests import hands
from tests.due import adjudicate_due
from tests.service.house import GM_HALF, PLAYERS, House, words


def test_everybody_is_invited_with_the_promise_and_never_with_the_half_itself(house: House) -> None:
    game = house.create(words=("Come and play.",))
    assert game.status == "forming"
    assert [mail.recipient for mail in house.mails(kind="invitation")] == [player.address for player in PLAYERS[:3]]
    for seat in range(3):
        said = words(house.last(seat))
        assert commitment(GM_HALF) in said
        assert "Come and play." in said
    assert not any(GM_HALF.hex().encode() in mail.raw for mail in house.mails())


def test_the_half_is_drawn_where_none_is_given(house: House) -> None:
    first, second = (house.create(name, gm_half=None) for name in ("mars", "venus"))
    assert first.gm_half != second.gm_half
    assert len(bytes.fromhex(first.gm_half)) == 32


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"name": "Andromeda"}, "write 'andromeda'"),
        ({"name": "the great game"}, "use up to 40 letters"),
        ({"players": PLAYERS[:2]}, "3 to 8 players, and 2 are named"),
        ({"players": [*PLAYERS, *PLAYERS]}, "3 to 8 players, and 10 are named"),
        ({"players": [PLAYERS[0], Player("Anna", "ANN@mail.test"), PLAYERS[1]]}, "ann@mail.test is named twice"),
        ({"players": [*PLAYERS[:2], Player("Cy", "cy at home")]}, "'cy at home' is no address of Cy"),
        ({"players": [*PLAYERS[:2], Player("Cy", "cy[1@mail.test")]}, "'cy[1@mail.test' is no address of Cy"),
        ({"players": [*PLAYERS[:2], Player("Cy", "Games+cy@MAIL.test")]}, "is my own address, where Cy reads nothing"),
        ({"players": [*PLAYERS[:2], Player("Cy", "no-reply@mail.test")]}, "nobody reads what is sent to no-reply@mail"),
        ({"gm": "games@mail.test"}, "is my own address, where the game master reads nothing"),
        (
            {"gm": "Postmaster@mail.test"},
            "nobody reads what is sent to Postmaster@mail.test; write an address at which",
        ),
        ({"gm": "Ann <ann@mail.test>"}, "'Ann <ann@mail.test>' is no address of the game master"),
        ({"zone": "Europe/Pariss"}, "did you mean Europe/Paris"),
        ({"options": {"zap_last": "use"}}, "there is no rulebook value 'zap_last'"),
        ({"options": {"zap_lasts": "ever"}}, "zap_lasts can be challenge, use, phase"),
    ],
)
def test_what_is_no_game_is_refused_with_what_would_do(house: House, more: dict[str, object], said: str) -> None:
    asked: dict[str, object] = {"title": "postal-cosmic", "name": "andromeda", "players": PLAYERS[:3], **more}
    with pytest.raises(GameWrong) as wrong:
        games.create(house.office, **asked)  # type: ignore[arg-type]
    assert said in str(wrong.value)
    with house.store.unit() as unit:
        assert unit.games.all() == []


def test_an_unknown_title_says_which_there_are(house: House) -> None:
    with pytest.raises(UnknownTitle, match=r"there is no title 'chess'; there are: .*postal-cosmic"):
        games.create(house.office, title="chess", name="andromeda", players=PLAYERS[:3])


def test_the_rules_of_a_game_are_those_it_was_made_with(house: House) -> None:
    """They stand in its position, so that no later change of what is usual reaches it (rule 19)."""
    house.begun(options={"bases_to_win": "4", "zap_lasts": "use"})
    made = house.table().boundary.state.options  # type: ignore[attr-defined]
    assert (made["bases_to_win"], made["zap_lasts"]) == ("4", "use")
    assert made.keys() == {spec.name for spec in house.table().title.options}
    for _ in range(4):
        for seat in range(3):
            house.reply(seat, house.bot(seat))
        house.next_phase()
        assert house.table().boundary.state.options == made  # type: ignore[attr-defined]


def test_a_name_is_taken_once(house: House) -> None:
    house.create()
    with pytest.raises(NameTaken):
        house.create()


def test_an_unknown_game_says_which_there_are(house: House) -> None:
    with pytest.raises(GameWrong, match="there are: none yet"):
        hands.start(house.office, "mars")
    house.create()
    with pytest.raises(GameWrong, match="there is no game 'mars'; there are: andromeda"):
        summaries.show(house.office, "mars")


def test_the_game_master_may_begin_without_waiting(house: House) -> None:
    house.create()
    game = hands.start(house.office, "andromeda")
    assert (game.status, game.serial) == ("running", 1)
    assert len(house.mails(kind="report")) == 3
    with pytest.raises(GameWrong, match="it has begun already"):
        hands.start(house.office, "andromeda")
    # Who never said JOIN has his seat all the same.
    assert house.reply(2, house.bot(2)).verdict == "accepted"


def test_a_paused_game_waits_and_takes_letters(house: House) -> None:
    house.begun()
    deadline = house.table().phase.deadline
    hands.pause(house.office, "andromeda")
    assert "The game is paused" in words(house.last(0, "notice"))
    house.clock.move(deadline)
    assert adjudicate_due(house.office) == 0
    assert house.reply(0, house.bot(0)).verdict == "accepted"
    with pytest.raises(GameWrong, match="cannot be paused: it is paused already"):
        hands.pause(house.office, "andromeda")
    house.pass_time(hours=1)
    hands.resume(house.office, "andromeda")
    assert house.table().phase.deadline > house.clock.now()
    assert "The game goes on" in words(house.last(0, "notice"))
    with pytest.raises(GameWrong, match="cannot be resumed: it is neither paused nor held"):
        hands.resume(house.office, "andromeda")


def test_a_short_pause_does_not_move_the_deadline(house: House) -> None:
    house.begun()
    deadline = house.table().phase.deadline
    hands.pause(house.office, "andromeda")
    house.pass_time(hours=1)
    hands.resume(house.office, "andromeda")
    assert house.table().phase.deadline == deadline


def test_what_the_game_master_is_shown(house: House) -> None:
    house.begun()
    house.reply(1, house.bot(1))
    shown = summaries.show(house.office, "andromeda")
    assert (shown.status, shown.heading) == ("running", "turn 1 phase 1")
    assert [(seat.seat, seat.player, seat.heard) for seat in shown.seats] == [
        ("Red", "Ann", False),
        ("Blue", "Bob", True),
        ("Green", "Cy", False),
    ]


def test_reports_follow_each_other_in_one_thread(house: House) -> None:
    house.begun()
    house.next_phase()
    invitation, first, second = (read(mail.raw) for mail in house.mails(0))
    assert first.in_reply_to == (invitation.message_id,)
    assert second.in_reply_to == (first.message_id,)
    assert second.references == (invitation.message_id, first.message_id)


def test_with_tokens_in_the_subject_the_reply_address_is_the_mailbox_itself(house: House) -> None:
    from msgspec.structs import replace

    house.office = replace(house.office, reply="subject")
    house.begun()
    report = house.last(0, "report")
    assert report.reply_to == ""
    assert "[andromeda red 1 " in report.subject
    assert house.reply(0, house.bot(0)).verdict == "accepted"
