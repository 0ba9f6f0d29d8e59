"""Every row of the table in docs/decisions/mail-who-sent-this.md, and every other way a letter can come to nothing."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from adjudicator.mail.intake import CHECKS, addressee, answer, deliveries, judge, length, master, policy, requests
from adjudicator.mail.intake.desk import GameStatus
from adjudicator.mail.intake.verdict import (
    Accepted,
    AnyVerdict,
    AtDoor,
    AtHours,
    Bounced,
    ClosedPhase,
    Confirm,
    Duplicate,
    Empty,
    FinishedGame,
    Forget,
    Held,
    Join,
    Machine,
    Master,
    SeveralGames,
    Standby,
    TooLarge,
    TooLong,
    TooMany,
    UnknownGame,
    UnknownSender,
    Verdict,
    Watching,
    WhichGame,
    WrongToken,
)
from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.parsing.letter_parts import marked
from adjudicator.mail.proof import Proof
from adjudicator.mail.quotation.divided_letters import parted
from adjudicator.mail.writing import address, token
from adjudicator.mail.writing.compose import message_id
from tests.mail.desk import MAILBOX, MASTER, SECRET, Books

LETTERS = Path(__file__).parent / "letters"
TEMPLATES = Path(__file__).parents[2] / "templates" / "mail"


def _to(game: str, seat: str, serial: int) -> str:
    return address.plus(MAILBOX, game, seat, serial, token.mint(SECRET, game, seat, serial))


def _letter(
    sender: str, to: str = MAILBOX, body: str = "DEFENDER Green\n", subject: str = "orders", more: str = ""
) -> Letter:
    return read(f"From: {sender}\nTo: {to}\nSubject: {subject}\nMessage-ID: <x@y>\n{more}\n{body}".encode())


def _thread(game: str, seat: str, serial: int) -> str:
    return f"In-Reply-To: {message_id(game, seat, 'report', serial, 1, '0a', 'host.example')}\n"


def _key(master: str, serial: int) -> str:
    return address.plus(MAILBOX, "mars", "gm", serial, token.mint_for_master(SECRET, "mars", master, serial))


ANN, BOB, CY, DAN, EVE, FAY = (f"{name}@example.org" for name in ("ann", "bob", "cy", "dan", "eve", "fay"))
WRONG = address.plus(MAILBOX, "mars", "red", 7, "a" * 10)


def _verdicts() -> Iterator[tuple[str, Letter, AnyVerdict]]:
    mars = _to("mars", "red", 7)
    yield "right address, right token", _letter(ANN, mars), Accepted("mars", "red", 7)
    yield "second address, right token", _letter("ann@work.example", mars), Accepted("mars", "red", 7)
    yield (
        "right address, token in the subject",
        _letter(ANN, subject=f"Re: {address.tag('mars', 'red', 7, token.mint(SECRET, 'mars', 'red', 7))}"),
        Accepted("mars", "red", 7),
    )
    yield (
        "right address, token of an older phase",
        _letter(ANN, _to("mars", "red", 6)),
        ClosedPhase("mars", "red", 6, 7),
    )
    yield "right address, wrong token", _letter(ANN, WRONG), WrongToken("mars", "red")
    yield "unknown address, wrong token", _letter(EVE, WRONG), WrongToken("mars", "red")
    yield "unknown address, right token", _letter(EVE, mars), Held("mars", "red", 7, EVE, (ANN, "ann@work.example"))
    yield (
        "another player's address, right token",
        _letter(BOB, mars),
        Held("mars", "red", 7, BOB, (ANN, "ann@work.example")),
    )
    yield (
        "right address, thread",
        _letter(ANN, more=_thread("venus", "green", 3)),
        Accepted("venus", "green", 3, "unproved"),
    )
    yield (
        "right address, old thread",
        _letter(ANN, more=_thread("venus", "green", 2)),
        ClosedPhase("venus", "green", 2, 3),
    )
    before = Accepted("venus", "green", 3, "unproved")
    yield "right address, a thread from before the game", _letter(ANN, more=_thread("venus", "green", 0)), before
    yield "a letter from before the game that has begun", _letter(ANN, _to("venus", "join", 0)), before
    yield "the same of one who has no seat in it", _letter(BOB, _to("venus", "join", 0)), Join("venus", invited=True)
    yield "wrong address, thread", _letter(EVE, more=_thread("mars", "red", 7)), UnknownSender(EVE, "mars")
    yield "somebody who waits for a seat", _letter(EVE, body="Hello\nStandby for Mars.\n"), Standby("mars", off=False)
    yield (
        "a player who waits for another",
        _letter(BOB, subject="STANDBY venus", body="\n"),
        Standby("venus", off=False),
    )
    yield "nobody waits any more", _letter(EVE, body="STANDBY mars OFF\n"), Standby("mars", off=True)
    yield (
        "a player of the game who waits for it",
        _letter(BOB, body="STANDBY mars\n"),
        Accepted("mars", "blue", 7, "unproved"),
    )
    yield "waiting among orders", _letter(BOB, body="PASS\nSTANDBY venus\n"), Accepted("mars", "blue", 7, "unproved")
    yield "waiting for no game", _letter(EVE, body="STANDBY vesta\n"), UnknownSender(EVE)
    yield "a master, his key", _letter(MASTER, _key(MASTER, 7)), Master("mars", MASTER, known=True, proved=True)
    old = Master("mars", MASTER, known=True, proved=False)
    yield "a master, his key of an older phase", _letter(MASTER, _key(MASTER, 6)), old
    yield "a master, the key of another", _letter(MASTER, _key(EVE, 7)), old
    yield "a master, no key", _letter(MASTER, subject="mars: more time"), old
    yield "a master of several games, nothing else", _letter(MASTER), UnknownSender(MASTER)
    yield "somebody with the key of a master", _letter(EVE, _key(MASTER, 7)), Master("mars", EVE, False, False)
    yield "a master who wants to join", _letter(MASTER, subject="JOIN ceres"), Join("ceres", invited=False)
    about = address.plus(MAILBOX, "mars", "confirm", 0, "a" * 10)
    yield "an answer about an address", _letter(EVE, about), Confirm("mars", "a" * 10, EVE)
    elsewhere = address.plus(MAILBOX, "vesta", "confirm", 0, "a" * 10)
    yield "one for a game that is not there", _letter(EVE, elsewhere), UnknownGame("vesta", "confirm", ())
    yield "one seat, nothing else", _letter(BOB), Accepted("mars", "blue", 7, "unproved")
    yield "a stranger's word", _letter(EVE, body="Hello\nGames!\n"), AtDoor((("GAMES", ""),))
    yield "another with a name", _letter(EVE, subject="RULES mars  attacks"), AtDoor((("RULES", "mars attacks"),))
    yield "a player's word", _letter(BOB, body="PLAY Mars attacks\n"), AtDoor((("PLAY", "Mars attacks"),))
    yield "a stranger watches", _letter(EVE, body="Watch Mars.\n"), Watching("mars")
    yield "and no more", _letter(EVE, subject="WATCH mars OFF", body=""), Watching("mars", off=True)
    yield "watching nothing any more", _letter(EVE, body="WATCH OFF\n"), Watching("", off=True)
    watched = address.plus(MAILBOX, "mars", "watch", 0, "a" * 10)
    yield "an answer about watching", _letter(EVE, watched, "YES\n"), Watching("mars", code="a" * 10)
    yield "one letter a day", _letter(BOB, body="Digest daily at 7:00\n"), AtHours((("DIGEST", "daily at 7:00"),))
    yield "an hour in German", _letter(BOB, body="Erinnere mich um 19 Uhr\n"), AtHours((("REMIND ME", "um 19 Uhr"),))
    yield "talk is no hour", _letter(BOB, body="Remind me to ask Eve\n"), Accepted("mars", "blue", 7, "unproved")
    yield "to be forgotten", _letter(EVE, body="Forget me!\n"), Forget()
    yield "a player who wants to be forgotten", _letter(BOB, body="FORGET ME\n"), Forget()
    forgotten = address.plus(MAILBOX, "me", "forget", 0, "a" * 10)
    yield "an answer about that", _letter(EVE, forgotten, "FORGET ME\n"), Forget("a" * 10)
    yield "that among orders", _letter(BOB, body="PASS\nFORGET ME\n"), Accepted("mars", "blue", 7, "unproved")
    yield "a player's order", _letter(BOB, body="PLAY Negotiate\n"), Accepted("mars", "blue", 7, "unproved")
    yield "a word among orders", _letter(BOB, body="PASS\nGAMES\n"), Accepted("mars", "blue", 7, "unproved")
    yield "a player joins elsewhere", _letter(BOB, body="JOIN ceres\nLUCK x\n"), Join("ceres", invited=False)
    yield "joining among orders", _letter(BOB, body="PASS\nJOIN ceres\n"), Accepted("mars", "blue", 7, "unproved")
    yield "two seats, nothing else", _letter(ANN), WhichGame((("mars", "red"), ("venus", "green")))
    venus = Accepted("venus", "green", 3, "unproved")
    yield "two seats, the game in the subject", _letter(ANN, subject="Orders for Venus, turn 2"), venus
    yield "two seats, the game in brackets", _letter(ANN, subject="[VENUS] not mars this time"), venus
    both = WhichGame((("mars", "red"), ("venus", "green")))
    yield "two seats, both games in the subject", _letter(ANN, subject="venus and mars"), both
    yield "two seats, the game in a longer word", _letter(ANN, subject="venusian orders, mars-rover"), both
    yield (
        "two seats, the key of one and the other in the subject",
        _letter(ANN, mars, subject="[venus]"),
        (Accepted("mars", "red", 7)),
    )
    yield (
        "one seat, another game in the subject",
        _letter(BOB, subject="[venus]"),
        Accepted("mars", "blue", 7, "unproved"),
    )
    yield "no seat, nothing else", _letter(EVE), UnknownSender(EVE)
    yield "invitation", _letter(EVE, _to("ceres", "join", 0), "JOIN\n"), Join("ceres", invited=True)
    yield (
        "invitation with a wrong token",
        _letter(EVE, address.plus(MAILBOX, "ceres", "join", 0, "a" * 10)),
        WrongToken("ceres", "join"),
    )
    yield "joining by subject", _letter(EVE, subject="JOIN Ceres"), Join("ceres", invited=False)
    yield "joining by a line", _letter(EVE, body="Hello,\njoin game ceres.\n"), Join("ceres", invited=False)
    yield "joining a game that is not there", _letter(EVE, body="JOIN vesta\n"), UnknownSender(EVE)
    yield (
        "a game that is not there",
        _letter(ANN, _to("vesta", "red", 1)),
        UnknownGame("vesta", "red", ("mars", "venus")),
    )
    yield "a seat that is not there", _letter(EVE, _to("mars", "pink", 7)), UnknownGame("mars", "pink", ())
    yield "a finished game", _letter(CY, _to("pluto", "red", 9)), FinishedGame("pluto", "red")
    over = FinishedGame("pluto", "red", ("mars",))
    yield (
        "a finished game in the subject, of one who plays in another",
        _letter(FAY, subject="Re: [Pluto] turn 4"),
        over,
    )
    other = Accepted("mars", "blue", 7, "unproved")
    yield "a finished game as a word of the subject", _letter(FAY, subject="orders for pluto"), other
    yield "a finished game and one that goes on", _letter(FAY, subject="[mars] as in [pluto]"), other
    yield "somebody else's finished game", _letter(BOB, subject="[pluto] orders"), other
    yield "no phase open", _letter(DAN), ClosedPhase("ceres", "red", 0, None)
    yield "no phase open any more", _letter(DAN, _to("ceres", "red", 4)), ClosedPhase("ceres", "red", 4, None)
    yield "nothing typed", _letter(ANN, mars, "\n\n> old\n"), Empty("mars", "red", ())
    yield (
        "the form as it was",
        _letter(ANN, mars, "> BEGIN ORDERS\n> ATTACK planet 4\n> PASS\n> END ORDERS\n"),
        Empty("mars", "red", ()),
    )
    yield (
        "the form, edited",
        _letter(ANN, mars, "> BEGIN ORDERS\n> ATTACK planet 5\n> PASS\n> END ORDERS\n"),
        Accepted("mars", "red", 7),
    )
    yield "vacation", _letter(ANN, mars, more="Auto-Submitted: auto-replied\n"), Machine("Auto-Submitted: auto-replied")
    yield "ourselves", _letter(WRONG, mars), Machine("our own address")
    yield (
        "our own letter, sent on under another name",
        Letter(message_id="<mars.red.report.7.1@host.example>", sender=EVE, recipients=(mars,)),
        Machine("a letter of ours that came back"),
    )
    yield (
        "a letter of ours that did not arrive",
        read((LETTERS / "bounce-postfix.eml").read_bytes()),
        Bounced(
            (ANN,),
            ("<mars.red.report.7.1@host.example>",),
            "550 5.1.1 <ann@example.org>: Recipient address rejected: User unknown",
        ),
    )
    yield (
        "a letter of ours that is late",
        read((LETTERS / "bounce-delayed.eml").read_bytes()),
        Machine("an empty Return-Path"),
    )
    yield "nobody", _letter("", mars), Machine("no sender to answer")
    large = _letter(ANN, mars, "PASS and so on\n" * 70_000)
    yield "a megabyte of orders", large, TooLong(500, 80, 501, "PASS and so on")
    long = _letter(ANN, mars, "PASS and so on " * 7_000)
    yield "a hundred kilobytes on a line", long, TooLong(500, 80, 1, f"{'PASS and so on ' * 4}\u2026")
    longer = _letter(ANN, mars, f"{'PASS and so on ' * 30}\n" * 900)
    yield "a few hundred kilobytes of orders", longer, TooLarge(longer.size, 256 * 1024)
    yield "as many lines as are read", _letter(ANN, mars, "PASS\n\n" * 500), Accepted("mars", "red", 7)
    yield "one more", _letter(ANN, mars, "PASS\n" * 500 + "\nREADY"), TooLong(500, 80, 502, "READY")
    wide = f"{'PASS ' * 17}\n"
    yield "longer lines, and one more", _letter(ANN, mars, wide * 250 + "READY"), TooLong(500, 80, 251, "READY")
    yield "too many to join", _letter(EVE, body="JOIN ceres\n" * 600), TooLong(500, 80, 501, "JOIN ceres")
    yield "too many from a stranger", _letter(EVE, body="Buy this\n" * 600), UnknownSender(EVE)
    late = _letter(ANN, _to("mars", "red", 6), "PASS\n" * 600)
    yield "too many for an older phase", late, TooLong(500, 80, 501, "PASS")
    command = _letter(MASTER, _key(MASTER, 7), "NOTE TO ALL\n" + "word\n" * 600)
    yield "a long note of a master", command, Master("mars", MASTER, known=True, proved=True)
    yield (
        "orders above a megabyte of quotation",
        _letter(ANN, mars, "PASS\n" + "> old\n" * 200_000),
        Accepted("mars", "red", 7),
    )


CASES = list(_verdicts())


@pytest.mark.parametrize(("letter", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_what_becomes_of_a_letter(letter: Letter, expected: AnyVerdict) -> None:
    assert judge(letter, Books()) == expected


def test_a_masters_key_does_nothing_if_his_domain_disowns_the_letter() -> None:
    letter, books = _letter(MASTER, _key(MASTER, 7)), Books()
    assert judge(letter, books, proof=Proof("unknown")) == Master("mars", MASTER, known=True, proved=True)
    assert judge(letter, books, proof=Proof("fail")) == Master("mars", MASTER, known=True, proved=False)


def test_the_key_of_an_invitation_shows_nothing_if_the_domain_disowns_the_letter() -> None:
    letter = _letter(ANN, _to("venus", "join", 0))
    assert judge(letter, Books(), proof=Proof("pass")) == Accepted("venus", "green", 3)
    assert judge(letter, Books(), proof=Proof("fail")) == Held(
        "venus", "green", 3, ANN, Books().addresses("venus", "green")
    )


def test_a_masters_key_from_before_the_files_went_back_is_known_as_such() -> None:
    letter, books = _letter(MASTER, _key(MASTER, 7)), Books()
    books.games["mars"] = GameStatus(7, ("red", "blue"), serial=7, era=2)
    assert judge(letter, books) == Master("mars", MASTER, known=True, proved=True, outdated=True)


def test_a_letter_on_file_is_a_duplicate_whatever_it_says() -> None:
    books = Books()
    for _, letter, _ in CASES:
        books.on_file.add(letter.digest)
    assert {judge(letter, books) for _, letter, _ in CASES} == {Duplicate()}


def test_every_kind_of_verdict_is_among_the_cases() -> None:
    assert {type(verdict) for _, _, verdict in CASES} | {Duplicate, SeveralGames, TooMany} == set(
        Verdict.__subclasses__()
    )


def test_a_flood_is_answered_once_and_machines_stay_what_they_are() -> None:
    books = Books()
    books.flood = TooMany(60, 20, first=True)
    assert judge(_letter(ANN, _to("mars", "red", 7)), books) == books.flood
    assert answer(books.flood, _letter(ANN), books) == "too_many"
    assert answer(TooMany(60, 20, first=False), _letter(ANN), books) == ""
    assert isinstance(judge(_letter(ANN, more="Precedence: bulk\n"), books), Machine)


def test_a_letter_whose_parts_are_on_file_is_judged_part_by_part() -> None:
    books = Books()
    books.parted = ("mars", "venus")
    assert judge(_letter(ANN), books) == SeveralGames(("mars", "venus"))
    letter = _letter(ANN, _to("mars", "red", 7), "PASS\n\nGAME venus\nPASS\n\nGAME vesta\nPASS\n")
    raw = f"From: {ANN}\nTo: {_to('mars', 'red', 7)}\n\nPASS\n\nGAME venus\nPASS\n\nGAME vesta\nPASS\n".encode()
    found = [judge(read(marked(raw, part)), Books()) for part in parted(letter, "mars", {"mars", "venus"})]
    assert found == [
        Accepted("mars", "red", 7),
        Accepted("venus", "green", 3, "unproved"),
        UnknownGame("vesta", "", ("mars", "venus")),
    ]


def test_every_check_is_made() -> None:
    found = [
        check
        for room in (addressee, deliveries, length, master, policy, requests)
        for name, check in vars(room).items()
        if not name.startswith("_")
        and "case" in getattr(check, "__annotations__", {})
        and "None" in str(check.__annotations__["return"])
    ]
    assert sorted(CHECKS, key=repr) == sorted(found, key=repr)


def _wording() -> Environment:
    return Environment(loader=FileSystemLoader(TEMPLATES), undefined=StrictUndefined, autoescape=False)


def test_every_answer_has_words_that_use_its_facts() -> None:
    told = set()
    flood = ("a flood", _letter(ANN), TooMany(60, 20, first=True))
    for _, letter, verdict in (*CASES, flood):
        name = answer(verdict, letter, Books())
        if name:
            told.add(name)
            text = _wording().get_template(f"{name}.txt").render(verdict.facts)
            assert max(map(len, text.splitlines())) <= 80, text
            names = [str(verdict.facts[fact]) for fact in ("game", "seat") if verdict.facts.get(fact)]
            assert all(name in text or name.capitalize() in text for name in names)
    assert told == {kind.answers for kind in Verdict.__subclasses__() if kind.answers}


def test_the_owner_of_a_seat_is_told_of_a_letter_that_is_held() -> None:
    verdict = Held("mars", "red", 7, EVE, (ANN,))
    wording = _wording().get_template("held_owner.txt")
    text = wording.render(verdict.facts, own=False, code="abcdefghij")
    assert EVE in text
    assert "    RELEASE abcdefghij\n" in text
    assert "That is your own address" in wording.render(verdict.facts, own=True, code="abcdefghij")
    assert ANN not in _wording().get_template("held.txt").render(verdict.facts)


def test_machines_hear_nothing() -> None:
    machines = [(letter, judge(letter, Books())) for _, letter, _ in CASES if letter.auto]
    assert machines
    assert {answer(verdict, letter, Books()) for letter, verdict in machines} == {""}
    bulk = _letter(EVE, more="Precedence: bulk\n")
    assert answer(UnknownSender(EVE), bulk, Books()) == ""


@pytest.mark.parametrize(("sender", "answers"), [(EVE, {"wrong_token": 1}), (ANN, {"wrong_token": 10, "enough": 1})])
def test_answers_are_rationed_so_that_two_machines_fall_silent(sender: str, answers: dict[str, int]) -> None:
    books = Books()
    letter = _letter(sender, WRONG)
    verdict = judge(letter, books)
    given: Counter[str] = Counter()
    for _ in range(20):
        if template := answer(verdict, letter, books):
            given[template] += 1
            books.answers[sender, template] = given[template]
    assert given == answers
