"""What sentences of a letter come to: the one order that carries all of their names and numbers, or nothing."""

import pytest

from tests.orders.positions_of_letters import offered, read


@pytest.mark.parametrize(
    ("position", "text", "orders"),
    [
        ("allies", "Helping Carla with two from home 3.", ["IN 2 JOIN offence with 2 from home 3"]),
        ("allies", "We stand by Dieter against Carla with 1 from H4", ["IN 2 JOIN defence with 1 from home 4"]),
        ("allies", "Eve und Carla dürfen mir helfen.", ["IN 1 INVITE Purple, Green"]),
        ("cards", "Bob gets my twelve", ["IN 1 CARD Attack 12"]),
        ("allies", "Ask everyone. Keep out of 2.", ["IN 1 INVITE all", "IN 2 JOIN no"]),
        ("allies", "1: inv Y. 2: def 2/H3.", ["IN 1 INVITE Yellow", "IN 2 JOIN defence with 2 from home 3"]),
        ("allies", "Please wait for me", ["WAIT"]),
        ("allies", "Forget everything I sent", ["WITHDRAW ALL"]),
        ("cards", "8 on 1 and 20 on 3", ["IN 1 CARD Attack 8", "IN 3 CARD Attack 20"]),
        ("cards", "Zap Eve should she use Macron", ["ZAP Purple IF Purple uses Macron"]),
        ("launch", "atack palnet 2 wtih 3 from home 1", ["ATTACK Blue 2 with 3 from home 1"]),
        ("launch", "Att B2: 1xH1, 3xH3", ["ATTACK Blue 2 with 1 from home 1, 3 from home 3"]),
        ("launch", "att pl 4 w/ 2 frm h1", ["ATTACK Blue 4 with 2 from home 1"]),
        ("launch", "2 frm h1 to plnt 4", ["ATTACK Blue 4 with 2 from home 1"]),
        ("allies", "ch 2 def w/ 2 frm h3", ["IN 2 JOIN defence with 2 from home 3"]),
        ("allies", "join off in 2 w/ 2 frm h3", ["IN 2 JOIN offence with 2 from home 3"]),
        ("allies", "challenge 2: 2 from home 3, join offence", ["IN 2 JOIN offence with 2 from home 3"]),
        ("allies", "Kampf 2: 2 von Heimat 3, zum Angriff", ["IN 2 JOIN offence with 2 from home 3"]),
        ("allies", "2 from home 3, join offence in challenge 2", ["IN 2 JOIN offence with 2 from home 3"]),
        # What only one question can be answered with.
        ("first-lap", "sun, double mech", ["PLAY sun mech/mech"]),
        ("first-lap", "double drone, sun, and then fold", ["PLAY sun drone/drone", "RETIRE"]),
        # Deals: what is given and got, whatever parts them.
        ("deals", "I trade home 2 for Blue 4.", ["IN 1 DEAL give base on home 2; get base on Blue 4"]),
        ("deals", "Tausche Heimat 2 gegen Blau 4", ["IN 1 DEAL give base on home 2; get base on Blue 4"]),
        ("deals", "he gets home 4 and i get blue 1", ["IN 1 DEAL give base on home 4; get base on Blue 1"]),
        # Players who are addressed, or were named in the sentence before.
        ("allies", "Carla, I lend you two from home 3.", ["IN 2 JOIN offence with 2 from home 3"]),
        ("allies", "Dieter, ich helfe dir mit zweien von Heimat 3", ["IN 2 JOIN defence with 2 from home 3"]),
        ("allies", "Carla looks weak. I send her two from home 3.", ["IN 2 JOIN offence with 2 from home 3"]),
        # Two questions that are answered with words that begin alike, and a planet that is only numbered.
        (
            "machine",
            "att 2 w/ 3 frm h1, then again 4 w/ 2 frm h3",
            ["ATTACK Blue 2 with 3 from home 1", "ATTACK AGAIN Blue 4 with 2 from home 3"],
        ),
        ("launch", "plnet 4 with al 2 from home 1", ["ATTACK Blue 4 with 2 from home 1"]),
        # Conditions on which something comes up anyway.
        ("first-lap", "If I win anything my station goes on BC.", ["STATION BC"]),
        ("first-lap", "I fold if I win anything.", ["RETIRE IF I would take >= 1"]),
        ("deals", "If the deal with Bob fails, I lose 3 from home 1.", ["IN 1 LOSE 3 from home 1"]),
        # Conditions before their orders, and alternatives with another order word.
        (
            "first-lap",
            "If I have the most drones I fold, otherwise the sun drone/mech",
            ["RETIRE IF I have most drone ELSE PLAY sun drone/mech"],
        ),
        (
            "round",
            "Ist meine Hitze vier oder höher, spare ich Energie, sonst schieße ich mit dem Laser auf Blau",
            ["CONSERVE IF Red heat >= 4 ELSE ATTACK Blue with lasers"],
        ),
        (
            "launch",
            "Ich überfalle Blau 3 mit drei von Heimat 2, ersatzweise Blau 1 mit denselben",
            ["ATTACK Blue 3 with 3 from home 2 ELSE Blue 1 with 3 from home 2"],
        ),
    ],
)
def test_sentences_come_to_the_orders_that_they_mean(position: str, text: str, orders: list[str]) -> None:
    assert offered(position, text) == orders


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("allies", "Carla told Dieter that she has two on home 3."),
        ("allies", "I wonder whether Carla helps with 2 from home 3."),
        ("cards", "Here comes the twenty."),
        ("cards", "If Eve is nice, zap Blue and play the 20 against Bob"),
        ("launch", "Last turn I hit planet 3 with 2 from home 1"),
        ("launch", "Attack Blue 2 with 3 from home 1. Or not."),
        ("launch", "Attack Blue 2 with 3 from home 1 unless it rains"),
        ("allies", "I pass and invite Carla"),
        # Others are asked to do something, or are left alone; a condition that is not understood.
        ("allies", "Eve, invite me next time."),
        ("launch", "I leave planet 4 alone."),
        ("deals", "Bob wants home 2 for his 4."),
        ("allies", "Carla, your 4 tokens from home 2 are strong. I join you."),
        ("allies", "Carla, deine 3 Steine sind stark. Ich helfe dir."),
        ("cards", "Verliere ich gegen Bob, spiele ich Emotion Control"),
        ("cards", "Could you play the 20 against Bob?"),
    ],
)
def test_sentences_that_leave_open_what_is_wanted_come_to_nothing(position: str, text: str) -> None:
    assert offered(position, text) == []


@pytest.mark.parametrize(
    ("position", "text"),
    [
        # What only some orders can say is no talk beside others.
        ("cyborgs", "We play the sun drone/mech. With our production. Take the star double mech."),
        # Words without an order word, which may answer one question or another.
        ("reinforcements", "20"),
        # A number of things that is a word.
        ("launch-with-cards", "both tokens to home 4"),
        ("launch-with-cards", "beide Steine auf Heimat 4, einen auf Heimat 5"),
        ("launch", "hit Blue 2 with half of home 3"),
    ],
)
def test_a_word_of_orders_or_of_quantity_is_never_left_out_of_what_is_offered(position: str, text: str) -> None:
    assert offered(position, text) == []


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        (
            "Send two from home 1 and home 2 to Blue 4.",
            ("ATTACK Blue 4 with 2 from home 1, 2 from home 2", "ATTACK Blue 4 with 2 from home 1, home 2"),
        ),
        ("two from each of home 1 and home 2 to Blue 4", ()),
    ],
)
def test_one_number_before_a_list_counts_all_of_it_or_its_first_name(text: str, readings: tuple[str, ...]) -> None:
    assert read("launch", text).problems[0].readings == readings


def test_an_offer_that_has_everything_is_not_said_to_leave_something_out() -> None:
    (problem,) = read("allies", "2 from home 3, join offence in challenge 2").problems
    assert str(problem.sentence) == "no order begins like this"


@pytest.mark.parametrize("text", ["my plan: 3 from home 1", "Kampf 2 gegen Blau ist mir egal", "atk plnts 4 and 2"])
def test_shortened_words_and_other_languages_headings_make_no_order_of_talk(text: str) -> None:
    assert offered("launch", text) == []
