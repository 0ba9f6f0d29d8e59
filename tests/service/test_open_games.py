"""Open games: anybody finds one, joins it by letter, and it begins when it is full or when its day has come."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from adjudicator.games import catalogue
from adjudicator.mail.writing import address, token
from adjudicator.service import master
from adjudicator.service.game import house_orders
from adjudicator.service.game.opening import Opening
from adjudicator.service.games import games, summaries
from adjudicator.service.games.games import GameWrong, Open
from adjudicator.service.proof.verification import verify
from adjudicator.service.work import due_games, due_work
from tests import hands
from tests.due import adjudicate_due
from tests.service.house import MAILBOX, PLAYERS, SECRET, START, House, words
from tests.service.strangers import EVE, answer, ask, mails_to, written_to

FAY, GUS, HAL, IDA = (f"{name}@elsewhere.test" for name in ("fay", "gus", "hal", "ida"))
DAY = START + timedelta(days=10)


def opened(house: House, seats: int = 3, starts: str = "full", *, bots: bool = False, **more: object) -> None:
    """A game of Postal Cosmic Encounter that nobody is invited to."""
    at = None if starts == "full" else DAY
    conditions = Opening(starts=starts, house=bots, **more)  # type: ignore[arg-type]
    house.create(players=0, open_to_all=Open(seats, conditions, at))


def join(house: House, who: str, said: str = "JOIN") -> str:
    """Somebody joins, and answers the question whether it was them; returns what they are told in the end."""
    ask(house, "JOIN andromeda", who)
    return " ".join(answer(house, said, who))


def players(house: House) -> list[str]:
    return [seat.address.partition("@")[0] for seat in house.seats()]


def due(house: House) -> None:
    house.clock.move(DAY)
    assert due_games.due(house.office, ()) == [house.game().id]
    assert due_work.look(house.office, house.game().id, ()).done == 1


def test_a_stranger_finds_a_game_and_joins_it_with_one_answer(house: House) -> None:
    opened(house)
    (told,) = ask(house, "Hello, what can I play?")
    assert "andromeda: Postal Cosmic Encounter; 3 of 3 seats are free. It begins when all seats are taken." in told
    assert "JOIN andromeda: a seat in the game andromeda" in told
    (asked,) = ask(house, "JOIN andromeda", subject="Re: hello")
    assert asked.startswith("[andromeda] Will you play Postal Cosmic Encounter? Answer JOIN")
    assert house.game().commitment in asked
    assert "Whoever has 5 bases outside their home system at the end of a turn wins" in asked
    assert players(house) == ["", "", ""]
    (joined,) = answer(house, "JOIN\nLUCK seven green apples\nNAME The Owl")
    assert "Welcome: you are Red." in joined
    assert "The others know you as The Owl." in joined
    assert "2 of 3 seats are still free." in joined
    assert house.notices("joined") == [f"The Owl <{EVE}> has joined andromeda as Red; free seats: 2."]
    (open_now,) = ask(house, "OPEN", FAY)
    assert "2 of 3 seats are free" in open_now


def test_it_begins_when_the_last_seat_is_taken(house: House) -> None:
    opened(house)
    for who in (EVE, FAY):
        join(house, who)
    assert house.game().status == "forming"
    assert "the game begins" in join(house, GUS)
    assert house.game().status == "running"
    assert [seat.player for seat in house.seats()] == ["eve", "fay", "gus"]
    assert len(house.mails(kind="report")) == 3
    (told,) = ask(house, "OPEN", HAL)
    assert "No game is open now." in told


def test_whoever_chooses_a_seat_gets_it_if_it_is_free(house: House) -> None:
    opened(house)
    assert "Welcome: you are Green." in join(house, EVE, "JOIN as Green")
    assert "Welcome: you are Red." in join(house, FAY, "JOIN as Green")
    assert players(house) == ["fay", "", "eve"]


def test_of_two_answers_that_cross_the_first_has_the_last_seat_and_the_other_waits(house: House) -> None:
    opened(house, starts="on")
    for who in (EVE, FAY):
        join(house, who)
    for who in (GUS, HAL):
        ask(house, "JOIN andromeda", who)
    assert "Welcome: you are Green." in " ".join(answer(house, "JOIN", GUS))
    (told,) = answer(house, "JOIN", HAL)
    assert "All seats of andromeda are taken. You are on its waiting list, in place 1" in told
    assert players(house) == ["eve", "fay", "gus"]
    # Somebody leaves before it begins: the seat is offered to whoever waits.
    (gone,) = answer(house, "RESIGN", FAY)
    assert "You have left andromeda before it began" in gone
    assert house.seats()[1].address == HAL
    assert "Welcome: you are Blue." in " ".join(answer(house, "JOIN", HAL))


def test_a_forged_letter_takes_no_seat_and_the_code_is_of_no_use_to_anybody_else(house: House) -> None:
    opened(house)
    ask(house, "JOIN andromeda")
    (question,) = mails_to(house, EVE)
    assert question.reply_to is not None
    house.receive(house.raw("JOIN", sender=FAY, to=question.reply_to, answers=question))
    assert players(house) == ["", "", ""]
    # Everybody who has seen a welcome has the key of an invitation, and it shows nothing about an address.
    shared = address.plus(MAILBOX, "andromeda", "join", 0, token.mint(SECRET, "andromeda", "join", 0))
    house.receive(house.raw("JOIN", sender=FAY, to=shared))
    assert players(house) == ["", "", ""]
    assert "has asked me for a seat" in written_to(house, FAY)[-1]


def test_whoever_did_not_ask_need_do_nothing_and_a_no_ends_all_letters(house: House) -> None:
    opened(house)
    ask(house, "JOIN andromeda")
    assert answer(house, "No thanks, never write to me again") == []
    assert players(house) == ["", "", ""]
    with house.store.unit() as unit:
        assert unit.refusals.of(EVE) is not None


def test_an_answer_without_join_is_told_what_to_write(house: House) -> None:
    opened(house)
    ask(house, "JOIN andromeda")
    (told,) = answer(house, "Gladly, but when does it begin?")
    assert "JOIN goes on a line of its own" in told
    assert players(house) == ["", "", ""]


def test_the_word_of_an_invitation(house: House) -> None:
    opened(house, word="Saturn's rings")
    (told,) = ask(house, "JOIN andromeda")
    assert "you need the word of its invitation. Write JOIN andromeda and, on the next line, WORD and that word" in told
    (asked,) = ask(house, "JOIN andromeda\nWORD saturns rings", FAY)
    assert "Answer JOIN" in asked
    assert "Welcome: you are Red." in " ".join(answer(house, "JOIN", FAY))


def test_at_most_so_many_games_at_a_time(house: House) -> None:
    opened(house, most=1)
    house.create("venus", players=0, open_to_all=Open(3))
    join(house, EVE)
    ask(house, "JOIN venus", FAY)
    answer(house, "JOIN", FAY)
    (told,) = ask(house, "JOIN andromeda", FAY)
    assert "You play in 1 game here, and andromeda is for people who play in fewer than 1." in told
    assert players(house) == ["eve", "", ""]


def test_at_most_so_many_missed_phases(house: House) -> None:
    house.begun("venus", players=3)
    house.to_deadline("venus")
    adjudicate_due(house.office)
    opened(house, missed=0)
    (told,) = ask(house, "JOIN andromeda", PLAYERS[0].address, subject="")
    assert "You have missed 1 phase here, and andromeda is for people who have missed 0 at most." in told
    assert "Answer JOIN" in ask(house, "JOIN andromeda")[0]


def test_one_person_with_five_addresses_is_told_to_the_game_master(house: House) -> None:
    opened(house, seats=6)
    for number in range(5):
        join(house, f"eve.black{number}@elsewhere.test")
    join(house, FAY)
    told = house.notices("several addresses")
    assert len(told) == 4
    assert told[0].startswith(
        "Blue in andromeda (eve.black1 <eve.black1@elsewhere.test>) may be the same person as "
        "Red (eve.black0 <eve.black0@elsewhere.test>)."
    )
    assert "may be the same person as Red" in told[-1]
    assert "Yellow" in told[-1]


def test_at_its_date_it_begins_with_those_who_are_there(house: House) -> None:
    opened(house, seats=6, starts="by")
    for who in (EVE, FAY, GUS):
        join(house, who)
    until = "It begins when all seats are taken, at the latest on Monday 11 May 2026, 18:00 (UTC) with those"
    assert until in join(house, HAL)
    answer(house, "RESIGN NOW", FAY)
    due(house)
    assert house.game().status == "running"
    # Hal, who was the last, has moved up to where Fay had been.
    assert [(seat.name, seat.player) for seat in house.seats()] == [("Red", "eve"), ("Blue", "hal"), ("Green", "gus")]
    assert len(house.mails(kind="report")) == 3
    assert house.reply(1, house.bot(1), sender=HAL).verdict == "accepted"


def test_at_its_date_with_too_few_it_does_not_take_place(house: House) -> None:
    opened(house, starts="on")
    join(house, EVE)
    due(house)
    assert house.game().stands == "called off"
    assert "andromeda does not take place: its date has come, and too few have joined." in written_to(house)[-1]
    assert "is for 3 players at least, and 1 of its seats are taken" in house.notices("called off")[0]


def test_a_full_game_waits_for_its_day_if_it_shall(house: House) -> None:
    opened(house, starts="on")
    for who in (EVE, FAY, GUS):
        join(house, who)
    assert house.game().status == "forming"
    due(house)
    assert house.game().status == "running"


def test_a_date_in_the_past_is_refused_in_one_sentence(house: House) -> None:
    with pytest.raises(GameWrong, match="cannot begin on 1 May 2026 17:00 UTC, which is past; name a later day"):
        house.create(players=0, open_to_all=Open(3, Opening("by"), START - timedelta(hours=1)))


def test_after_it_has_begun_nobody_joins_it_so(house: House) -> None:
    opened(house)
    ask(house, "JOIN andromeda", HAL)
    for who in (EVE, FAY, GUS):
        join(house, who)
    for told in (answer(house, "JOIN", HAL), ask(house, "JOIN andromeda", IDA)):
        assert (
            "The game andromeda has begun, and you have no seat in it. STANDBY andromeda puts you on the list"
            in told[0]
        )


def test_a_hundred_strangers_join_three_seats_in_an_hour(house: House) -> None:
    opened(house)
    crowd = [f"p{chr(97 + number // 26)}{chr(97 + number % 26)}x@elsewhere.test" for number in range(100)]
    for who in crowd:
        ask(house, "JOIN andromeda", who)
    for who in crowd:
        answer(house, "JOIN", who)
    assert house.game().status == "running"
    assert [seat.address for seat in house.seats()] == crowd[:3]


def test_where_strangers_may_only_ask_the_game_master_is_told(house: House) -> None:
    opened(house)
    house.office = replace(house.office, strangers="answered")
    (told,) = ask(house, "GAMES")
    assert "JOIN andromeda" not in told
    ask(house, "JOIN andromeda", FAY)
    assert "would like to join andromeda" in house.notices("uninvited")[0]


def test_players_of_other_games_can_join_in_a_letter_of_its_own(house: House) -> None:
    house.begun("venus", players=3)
    opened(house)
    assert "Answer JOIN" in ask(house, "JOIN andromeda", PLAYERS[0].address)[0]
    assert "Welcome: you are Red." in " ".join(answer(house, "JOIN", PLAYERS[0].address))


def test_the_game_master_begins_it_earlier_only_with_enough(house: House) -> None:
    opened(house)
    join(house, EVE)
    with pytest.raises(GameWrong, match="is for 3 players at least, and 1 of its seats are taken"):
        hands.start(house.office, "andromeda")


def test_with_some_who_are_invited(house: House) -> None:
    house.create(players=2, open_to_all=Open(4))
    assert [seat.status for seat in house.seats()] == ["invited", "invited", "removed", "removed"]
    house.reply(0, "JOIN", "invitation")
    assert "Welcome: you are Green." in join(house, EVE)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("NAME Red", "somebody in this game is called that"),
        ("NAME eve@elsewhere.test", "a name has letters, no @"),
        ("NAME ***", "a name has letters, no @"),
        (f"NAME {'Owl ' * 20}", "40 characters at most"),
        ("NAME the Game Master", "somebody in this game is called that"),
        ("NAME Fay", "somebody in this game is called that"),
    ],
)
def test_a_name_that_cannot_be(house: House, said: str, told: str) -> None:
    opened(house)
    join(house, FAY)
    assert told in join(house, EVE, f"JOIN\n{said}")
    assert house.seats()[1].player == "eve"


def test_without_a_game_of_that_name_he_is_told_what_is_open(house: House) -> None:
    opened(house)
    (told,) = ask(house, "JOIN andromada")
    assert "There is no open game of that name." in told
    assert "andromeda: Postal Cosmic Encounter" in told


def test_titles_are_for_so_many(house: House) -> None:
    most = len(catalogue.title("postal-cosmic").seats)
    with pytest.raises(GameWrong, match=f"is for 3 to {most} players, and {most + 1} are named"):
        games.create(house.office, title="postal-cosmic", name="mars", players=(), open_to_all=Open(most + 1))


def test_where_strangers_may_begin_games_play_makes_one_that_others_join(house: House) -> None:
    house.office = replace(house.office, strangers="may_start_games")
    (told,) = ask(house, "Hello, what can I play?")
    assert "PLAY blutooth: a new game that others can join" in told
    (asked,) = ask(house, "PLAY cosmoforce")
    assert asked.startswith("[cosmoforce-1] Will you play Cosmoforce? Answer JOIN")
    # A second one is offered the seat in the same game, whether or not the first has answered.
    assert "[cosmoforce-1]" in ask(house, "PLAY cosmoforce", FAY)[0]
    assert "Welcome: you are Red." in " ".join(answer(house, "JOIN"))
    assert "You have a seat in cosmoforce-1 already" in ask(house, "PLAY cosmoforce", EVE)[0]
    assert "Welcome: you are Blue." in " ".join(answer(house, "JOIN", FAY))
    house.clock.move(START + timedelta(days=14))
    due_work.look(house.office, house.game("cosmoforce-1").id, ())
    assert [seat.player for seat in house.seats("cosmoforce-1")] == ["Red", "Blue"]
    assert house.game("cosmoforce-1").status == "running"
    assert house.notices("asked for") == [
        f"{EVE} has asked for a game of Cosmoforce: cosmoforce-1 waits for 4 players."
    ]
    assert "[cosmoforce-2]" in ask(house, "PLAY cosmoforce", GUS)[0]


def test_elsewhere_play_offers_a_seat_in_a_game_that_waits(house: House) -> None:
    opened(house)
    assert "[andromeda] Will you play" in ask(house, "PLAY cosmic")[0]
    assert "Nobody can begin a game by letter here" in ask(house, "PLAY cosmoforce")[0]


def test_at_its_date_the_house_plays_what_is_free_and_says_so(house: House) -> None:
    opened(house, seats=4, starts="by", bots=True)
    (told,) = ask(house, "OPEN")
    assert "Seats that are free then are played by programs of the house." in told
    for who in (EVE, FAY):
        join(house, who)
    due(house)
    assert [seat.player for seat in house.seats()] == ["eve", "fay", "Robot Green", "Robot Yellow"]
    report = " ".join(words(house.last(0, "report")).split())
    assert "Green and Yellow are played by programs of the house, which know only what their seats know." in report
    assert "house.invalid" not in report
    # Its letters are on file as soon as the phase is open, and none goes to it.
    shown = {one.seat: (one.status, one.heard) for one in summaries.show(house.office, "andromeda").seats}
    assert shown == {
        "Red": ("playing", False),
        "Blue": ("playing", False),
        "Green": ("house", True),
        "Yellow": ("house", True),
    }
    for _ in range(3):
        for seat, who in enumerate((EVE, FAY)):
            house.reply(seat, house.bot(seat), sender=who)
        house.next_phase()
    assert house.mails(2) == house.mails(3) == []
    assert house.game().serial == 4
    assert house.notices("house") == []


def test_a_program_that_cannot_read_an_order_of_its_own_is_told_of_and_the_rest_counts(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = house_orders.lines
    monkeypatch.setattr(house_orders, "lines", lambda *about: ["ATTACK Nowhere 77 with 4", *written(*about)])
    opened(house, starts="by", bots=True)
    for who in (EVE, FAY):
        join(house, who)
    due(house)
    (told,) = house.notices("house")
    assert told.startswith("Green: the house could not read an order of its own in turn 1 phase 1; the rest counts: ")
    assert {one.seat: one.heard for one in summaries.show(house.office, "andromeda").seats}["Green"] is True
    house.next_phase()
    assert house.game().serial == 2


def test_somebody_can_take_over_from_a_program(house: House) -> None:
    opened(house, starts="by", bots=True)
    for who in (EVE, FAY):
        join(house, who)
    due(house)
    master.command(house.office, "andromeda", "REPLACE", f"Green BY Gus <{GUS}>")
    assert "Will you take over Green" in written_to(house, GUS)[-1]
    answer(house, "JOIN", GUS)
    assert house.reply(2, house.bot(2), sender=GUS).verdict == "accepted"


def test_without_a_single_person_nothing_begins(house: House) -> None:
    opened(house, starts="on", bots=True)
    due(house)
    assert house.game().stands == "called off"


def test_programs_do_not_vote_and_share_a_draw(house: House) -> None:
    opened(house, seats=4, starts="by", bots=True)
    for who in (EVE, FAY):
        join(house, who)
    due(house)
    house.reply(0, "PROPOSE DRAW", sender=EVE)
    assert "It takes 2 of 2 votes." in house.answer(0)
    house.reply(1, "PROPOSE DRAW", sender=FAY)
    adjudicate_due(house.office)
    assert house.game().status == "finished"
    assert verify(games.record(house.office, "andromeda")).holds


def test_the_game_master_sees_how_it_is_open(house: House) -> None:
    opened(house, starts="by", word="please", most=2, missed=3)
    join_with_word = ask(house, "JOIN andromeda\nWORD please")
    assert "Answer JOIN" in join_with_word[0]
    answer(house, "JOIN")
    said = " ".join(master.command(house.office, "andromeda", "STATUS"))
    assert "Open to anybody: 2 of 3 seats are free. It begins when all seats are taken, at the latest on" in said
    assert "Conditions: the word 'please', at most 2 games at a time, at most 3 missed phases." in said
    assert "Blue: free" in said
