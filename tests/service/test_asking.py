"""What players can ask for by letter, at any time."""

from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default

import pytest

from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.games.catalogue import titles
from adjudicator.games.cosmic.pieces import BY_NAME, POWERS
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.mail.intake import ANSWERS_TO_PLAYERS
from adjudicator.mail.parsing.letter import read
from adjudicator.orders.grammar import manual
from adjudicator.service.documents import help_pages
from adjudicator.service.game import table
from adjudicator.service.timetable.schedule import Schedule
from tests import hands
from tests.service.house import PLAYERS, House, content, words
from tests.service.orders import attack, standing

ANN = PLAYERS[0].address


def test_show_orders(house: House) -> None:
    house.begun()
    house.reply(0, attack(house))
    assert house.reply(0, "SHOW ORDERS").verdict == "asked"
    assert f"1. {attack(house)}" in house.answer(0)


def test_form_comes_with_what_stands_and_can_be_answered(house: House) -> None:
    house.begun()
    house.reply(0, attack(house))
    assert house.reply(0, "FORM").verdict == "asked"
    form = house.last(0, "refused/asked")
    lines = [line.text for line in form.lines]
    inside = lines[lines.index("BEGIN ORDERS") : lines.index("END ORDERS") + 1]
    assert attack(house) in inside
    quoted = "\n".join(f"> {line}" for line in inside).replace("with 4", "with 2")
    assert house.receive(house.raw(quoted, to=form.reply_to, answers=form)).verdict == "accepted"
    assert "with 2 from home 1" in house.answer(0)
    assert len(standing(house).clauses) == 1


def test_help_names_every_order_and_every_service_word(house: House) -> None:
    house.begun()
    house.reply(0, "HELP")
    answer = house.answer(0)
    laid = house.table()
    view = laid.view(0)
    assert isinstance(view, Cosmic)
    # There are no flares, cards of 2008, agreements, aid or powers to choose in this game, and only the powers dealt.
    lacking = {"AGREE", "CHOOSE", "CARDZAP", "FLAREZAP", "PLAY Quash", "REINFORCE"}
    lacking |= {"AID", "TAKE AID", "AID REWARD", "COME"}
    lacking |= {word.word for power in POWERS for piece in (power, *power.parts) for word in piece.choices}
    dealt = [BY_NAME[power] for power in view.powers]
    lacking -= {word.word for power in dealt for piece in (power, *power.parts) for word in piece.choices}
    for choice in laid.title.choices:
        there = choice.word not in lacking and not choice.word.startswith("FLARE")
        assert (f"{choice.word}: " in answer) is there, choice.word
    for word in manual.SERVICE:
        assert word in answer


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("attack", "Attacks a planet of the system you must attack"),
        ("attack", "In this phase you could write: ATTACK "),
        ("Virus", "Virus (power)"),
        ("mobius", "Mobius Tubes (edict)"),
        ("defence tokens", "How many tokens a side has in the challenge"),
        ("hand", "Now: hand: Red 7, Blue 7, Green 7."),
        ("zap_lasts", "In this game it is use. It can be challenge, use or phase"),
        ("bases to win", "In this game it is 5."),
        ("unless", "The same as IF NOT"),
        ("withdraw", "Takes orders back"),
        ("ally", "Joins one side of a challenge"),
        ("emotion kontrol", "Did you mean HELP Emotion Control"),
        ("quash", "This game does not have it."),
        ("quashh", 'There is no help on "quashh". HELP alone brings'),
        ("quux", 'There is no help on "quux". HELP alone brings'),
        ("fl", 'There is no help on "fl".'),
        ("flare", "FLARE (order word)"),
        ("play", "PLAY Stellar Gas (order word)"),
    ],
)
def test_help_on_a_word(house: House, asked: str, said: str) -> None:
    house.begun(options={"zap_lasts": "use"})
    for word in ("HELP", "RULES"):
        assert house.reply(0, f"{word} {asked}").verdict == "asked"
        assert said in house.answer(0)


def test_there_is_help_on_everything_that_help_alone_names(house: House) -> None:
    house.begun()
    laid = house.table()
    names = [page.name for page in help_pages.offered(laid, 0)]
    assert len(set(names)) > 75
    for name in set(names):
        said, sections = help_pages.found(laid, 0, name)
        assert sections[0].heading.casefold().startswith(f"{name} (".casefold()), said
        assert all(sections[0].parts), name
    shown = " ".join(
        part for section in help_pages.contents(laid, 0) for part in section.parts if isinstance(part, str)
    )
    assert [name for name in names if name not in shown] == []


@pytest.mark.parametrize("title", titles())
def test_every_title_has_help_on_its_pieces_and_words(house: House, title: str) -> None:
    house.create("helped", titles()[title].fewest, title=title, schedule_of=Schedule(hours=24))
    hands.start(house.office, "helped")
    laid = house.table("helped")
    pages = {page.name: page for page in help_pages.pages(laid, 0)}
    for name in (*(choice.word for choice in laid.title.choices), *(piece.name for piece in laid.title.pieces)):
        assert len(" ".join(pages[name].parts)) > 20
        assert pages[name].section().heading.startswith(f"{name} (")
    assert all(page.section().parts for page in pages.values())


@pytest.mark.parametrize(
    ("title", "asked", "shown"),
    [
        ("blutooth", "HELP brigade", "brigade (word of the game)"),
        ("blutooth", "HELP boons", "boon (word of the game)"),
        ("blutooth", "LANGUAGE German\nHELP Boni", "Bonus (Wort des Spiels)"),
        ("postal-cosmic", "HELP limbo", "Limbo (word of the game)"),
        ("postal-cosmic", "HELP tokens", "token (word of the game)"),
        ("cosmoclasm", "HELP superiorities", "superiority (word of the game)"),
        ("cosmoforce", "LANGUAGE German\nHELP heat", "Hitze (Wort des Spiels)"),
    ],
)
def test_help_on_a_word_of_the_game(house: House, title: str, asked: str, shown: str) -> None:
    house.create("helped", titles()[title].fewest, title=title, schedule_of=Schedule(hours=24))
    hands.start(house.office, "helped")
    house.reply(0, asked, game="helped")
    assert shown.casefold() in house.answer(0, "helped").casefold()


@pytest.mark.parametrize("title", titles())
def test_words_of_a_game_are_told_in_every_language(title: str) -> None:
    for language in ("en", "de"):
        told = list(help_pages.terms(titles()[title].speaking(Tongue(language))))
        assert len(told) > 10
        assert all(len(page.parts[0]) > 20 for page in told)
        assert len({name for page in told for name in page.also}) >= len(told)


def test_rules_bring_the_rulebook_values(house: House) -> None:
    house.begun(options={"zap_lasts": "use"})
    house.reply(0, "RULES")
    assert "zap_lasts = use: How long a Cosmic Zap silences" in house.answer(0)


def test_help_words_brings_the_words_that_this_game_has_on_one_sheet(house: House) -> None:
    house.begun()
    house.reply(0, "HELP WORDS")
    answer = house.answer(0)
    for said in (
        "- RELEASE to home 1",
        "- ZAP Red IF Red uses Virus",
        "- IF Red bases >= 4",
        "- WAIT: You are not READY",
    ):
        assert said in answer
    assert "FLARE" not in answer
    assert "REINFORCE" not in answer
    house.reply(0, "LANGUAGE German\nHELP words")
    assert "Dienstwörter" in house.answer(0)


def test_help_tells_of_the_edition_that_is_played(house: House) -> None:
    house.begun(options={"edition_virus": "modern"})
    house.reply(0, "HELP Virus")
    assert "In this game the modern edition is played" in house.answer(0)


def test_status(house: House) -> None:
    house.begun()
    house.reply(0, "STATUS")
    assert (
        "You are Red in andromeda. Turn 1 phase 1 is open. No letter with orders has come from you for it yet."
        in house.answer(0)
    )
    house.reply(0, "PASS")
    house.reply(0, "STATUS")
    assert "Orders of yours have come for it." in house.answer(0)


def test_who_and_rules(house: House) -> None:
    house.begun()
    house.reply(0, "WHO\nRULES")
    assert "Blue: Bob" in house.answer(0)
    assert "bob@mail.test" not in house.answer(0)
    assert "the power of Red" in house.answer(0)


def test_resend_sends_the_same_content_in_a_new_envelope(house: House) -> None:
    """Nothing but the envelope differs, and an answer to either letter is the same."""
    house.begun()
    (report,) = house.mails(0, "report")
    house.pass_time(hours=5)
    house.reply(0, "FORMAT text")
    for number in (2, 3):
        assert house.reply(0, "RESEND").verdict == "asked"
        again = house.mails(0, "report")[-1]
        assert again.key == f"{report.key}/again/{number}"
        assert content(again.raw) == content(report.raw)
        first, second = (message_from_bytes(mail.raw, policy=default) for mail in (report, again))
        different = {name for name in {*first, *second} if first[name] != second[name]}
        assert different == {"Date", "Message-ID", "In-Reply-To", "References"}
        assert second["In-Reply-To"] == report.message_id
        assert str(second["References"]).split()[-1] == report.message_id
        assert "the same to the byte" in house.answer(0)
    letter = house.last(0, "/again/3")
    assert house.receive(house.raw(attack(house), to=letter.reply_to, answers=letter)).verdict == "accepted"


def test_an_old_report_is_asked_for_by_the_phase_it_tells_of(house: House) -> None:
    house.begun()
    for _ in range(2):
        house.reply(0, "PASS")
        house.next_phase()
    house.reply(0, "REPORT turn 1 phase 1")
    assert "comes again" in house.answer(0)
    house.reply(0, "REPORT 1.2")
    assert "comes again" in house.answer(0)
    house.reply(0, "REPORT turn 9 phase 1")
    assert "There is no report of turn 9 phase 1 for Red." in house.answer(0)


def test_a_report_can_be_had_again_in_answer_to_an_old_one(house: House) -> None:
    house.begun()
    old = house.last(0, "report")
    house.next_phase()
    assert house.receive(house.raw("RESEND", to=old.reply_to, answers=old)).verdict == "asked"
    assert house.receive(house.raw("RESEND\nPASS", to=old.reply_to, answers=old)).verdict == "closed_phase"


def test_orders_and_questions_in_one_letter_are_both_answered(house: House) -> None:
    house.begun()
    assert house.reply(0, f"{attack(house)}\n\nHELP\nSTATUS\n").verdict == "accepted"
    ack, more = (words(read(mail.raw)) for mail in house.mails(0)[-2:])
    assert attack(house) in ack
    assert "You are Red in andromeda" in ack
    assert "The words of orders" in more


def test_the_subject_tells_of_an_order_that_was_not_understood_beside_a_question(house: House) -> None:
    house.begun()
    house.reply(0, "NOTE to GM: somebody has written in my name\nATTACK planet 2 mit 3 from home 1 or planet 4\n")
    answer = read(house.mails(0)[-1].raw)
    assert "NOT DONE" in answer.subject
    assert "what stood before still stands" in words(answer)
    house.reply(0, "NOTE to GM: hello\nIt is raining here.\n")
    assert "NOT DONE" not in read(house.mails(0)[-1].raw).subject


def test_resigning_is_for_the_game_master_to_grant(house: House) -> None:
    house.begun()
    house.reply(0, "RESIGN")
    assert "You are in the game until they act." in house.answer(0)
    assert "Red (Ann) wants to resign" in house.notices("resign")[0]
    assert "  REPLACE Red BY Dan" in house.notices("resign")[0]


def test_ready_hurries_nothing(house: House) -> None:
    house.begun()
    assert house.reply(0, f"{attack(house)}\nREADY\n").verdict == "accepted"
    assert "ends at its deadline" in house.answer(0)


@pytest.mark.parametrize("line", ["LUCK 7", "JOIN"])
def test_what_cannot_be_done_is_said_politely(house: House, line: str) -> None:
    house.begun()
    house.reply(0, line)
    assert "nothing was changed" in house.answer(0)


def test_nothing_asked_for_counts_as_orders(house: House) -> None:
    house.begun()
    for line in ("STATUS", "HELP", "SHOW ORDERS", "READY"):
        house.reply(0, line)
    laid = house.table()
    with house.store.unit() as unit:
        assert not table.orders(unit, laid, 0).heard


def test_history_tells_of_a_seats_own_past(house: House) -> None:
    house.begun()
    mine = attack(house)
    house.reply(0, mine)
    house.reply(1, "PASS")
    house.next_phase()
    house.reply(0, "HISTORY")
    assert "Turn 1 phase 1: 1 letter of yours with orders. REPORT turn 1 phase 1 tells" in house.answer(0)
    assert "Turn 1 phase 2: open; no orders of yours." in house.answer(0)
    house.reply(0, "HISTORY turn 1 phase 1")
    assert "What Red had ordered in turn 1 phase 1" in house.answer(0)
    assert f"- {mine} - A letter" in house.answer(0)
    assert "A letter with orders came at Friday 1 May 2026, 18:00 (UTC)." in house.answer(0)
    house.reply(1, "HISTORY 1.1")
    assert "- PASS" in house.answer(1)
    assert mine not in house.answer(1)
    house.reply(2, "HISTORY 1 1\nHISTORY turn 7 phase 1")
    assert "No orders stood." in house.answer(2)
    assert "There was no turn 7 phase 1 in andromeda." in house.answer(2)


@pytest.mark.parametrize(
    ("word", "language"), [("PICTURE", "English"), ("PICTURE 1.1", "English"), ("PICTURE", "Deutsch")]
)
def test_a_picture_of_a_phase_comes_as_a_file_that_anybody_may_see(house: House, word: str, language: str) -> None:
    house.begun()
    for seat in (0, 1):
        house.reply(seat, f"LANGUAGE {language}\n{word}")
    assert not house.mails(0, "picture")
    house.next_phase()
    for seat in (0, 1):
        house.reply(seat, f"{word}\n{word}\nPICTURE turn 7 phase 1")
    pictures = []
    for seat in (0, 1):
        (mail,) = house.mails(seat, "/picture")
        letter = message_from_bytes(mail.raw, policy=default)
        assert isinstance(letter, EmailMessage)
        (file,) = letter.iter_attachments()
        assert (file.get_content_type(), file.get_filename()) == ("image/png", "andromeda-t1p1.png")
        pictures.append(file.get_content())
        said = read(mail.raw)
        assert "last report" not in words(said), "whoever is shown it had none"
        assert {"Standings", "Der Stand"} & {line.text for line in said.lines}
        assert {"Red", "Blue", "Green"} <= set(" ".join(line.text for line in said.lines).replace(":", " ").split())
    assert pictures[0] == pictures[1], "everybody is shown the same"
    assert ("There was no turn 7 phase 1" if language == "English" else "Zug 7 Phase 1 gab es") in house.answer(0)


def test_whoever_asks_for_it_in_german_is_told_the_word(house: House) -> None:
    house.begun()
    house.reply(0, "LANGUAGE Deutsch")
    for asked in ("Bild", "Schick mir ein Bild"):
        house.reply(0, asked)
        assert 'meinst du "PICTURE"?' in house.answer(0)


@pytest.mark.parametrize("said", ["Picture me shocked.", "PICTURE first", "PICTURE turn 1", "PICTURE 1.1, 1.2"])
def test_what_names_no_phase_brings_no_picture(house: House, said: str) -> None:
    house.begun()
    house.next_phase()
    house.reply(0, f"{said}\n{attack(house)}")
    assert not house.mails(0, "/picture")
    assert "PICTURE stands alone on its line, or with one phase: PICTURE turn 2 phase 3" in house.answer(0)


@pytest.mark.parametrize("said", ["picture 1/1", "PICTURE t1p1", "PICTURE of turn 1, phase 1 please", "Picture please"])
def test_a_phase_may_be_named_in_many_ways(house: House, said: str) -> None:
    house.begun()
    house.next_phase()
    house.reply(0, said)
    assert len(house.mails(0, "/picture")) == 1


@pytest.mark.parametrize(("word", "kind"), [("PICTURE", "/picture"), ("RESEND", "/again")])
def test_what_comes_with_an_answer_comes_only_with_it(house: House, word: str, kind: str) -> None:
    """The same letter again and again is answered a few times a day, and brings nothing after that either."""
    house.begun()
    house.next_phase()
    for _ in range(ANSWERS_TO_PLAYERS + 3):
        house.reply(0, word)
    assert len(house.mails(0, kind)) == ANSWERS_TO_PLAYERS


def test_answers_follow_the_language_that_a_letter_sets_wherever_that_stands(house: House) -> None:
    house.begun()
    house.reply(0, "HELP base\nLANGUAGE German")
    assert "Ein Planet mit deinen Steinen" in house.answer(0)


def test_nobody_is_told_that_they_are_ready_where_no_phase_ends_early(house: House) -> None:
    house.begun()
    house.reply(0, f"READY\n{attack(house)}")
    house.reply(0, "STATUS")
    assert "READY" not in house.answer(0)


def test_words_of_a_game_are_explained_before_it_begins(house: House) -> None:
    house.create()
    house.reply(0, "JOIN\nHELP base", "invitation")
    assert "base: A planet with tokens of yours" in house.answer(0)


def test_a_letter_brings_two_pictures_at_most(house: House) -> None:
    house.begun()
    for _ in range(3):
        house.next_phase()
    house.reply(0, "PICTURE 9.9\nPICTURE 1.1\nPICTURE turn 1 phase 1\nPICTURE 1.2\nSTATUS")
    assert len(house.mails(0, "/picture")) == 2
    assert "One letter can ask for" not in house.answer(0), "what brings none, or the same one, does not count"
    house.reply(0, "PICTURE 1.1\nPICTURE 1.2\nPICTURE 1.3\nSTATUS")
    assert len(house.mails(0, "/picture")) == 4
    assert "One letter can ask for 2 things." in house.answer(0)


def test_a_picture_comes_without_the_same_for_a_program(house: House) -> None:
    house.begun()
    house.next_phase()
    house.reply(0, "FORMAT json\nPICTURE")
    (mail,) = house.mails(0, "/picture")
    letter = message_from_bytes(mail.raw, policy=default)
    assert isinstance(letter, EmailMessage)
    assert [file.get_content_type() for file in letter.iter_attachments()] == ["image/png"]


def test_how_things_stand_is_told_before_a_game_begins(house: House) -> None:
    house.create()
    house.reply(0, "STATUS\nPICTURE", "invitation")
    assert "andromeda is forming." in house.answer(0)
    assert "There is no picture yet" in house.answer(0)


def test_a_flare_is_explained_under_the_name_of_its_card(house: House) -> None:
    house.begun()
    house.reply(0, "HELP Mind Flare")
    assert "Wild Mind (flare)" in house.answer(0)
    assert "Super Mind (flare)" in house.answer(0)


def test_courtesy_is_not_listed(house: House) -> None:
    house.begun()
    house.reply(0, "Hi Bob,\n\nATTACK planet 4\n\nCheers\nAnn\n")
    assert "Not taken for orders" not in house.answer(0)


def test_a_word_in_another_language_of_the_game_is_found(house: House) -> None:
    house.begun()
    house.reply(0, "HELP Basis")
    assert "A planet with tokens of yours" in house.answer(0)
    house.reply(0, "LANGUAGE Deutsch")
    house.reply(0, "HELP base")
    assert "Ein Planet mit deinen Steinen" in house.answer(0)
