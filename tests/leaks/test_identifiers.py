"""What mails are called tells nobody anything: without the secret of the house no name of one can be made or tried."""

import ast
import re
import sys
from collections.abc import Iterator
from datetime import timedelta
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Final, NamedTuple

from msgspec.structs import replace

import adjudicator
from adjudicator.cli.desk import words
from adjudicator.mail.parsing.letter import read
from adjudicator.service import master
from adjudicator.service.game.opening import Opening
from adjudicator.service.games import games
from adjudicator.service.games.games import Open
from adjudicator.service.games.press_delivery import PressRules
from adjudicator.service.intake.intake_desk import identity
from adjudicator.service.mailroom import reception
from adjudicator.service.master.overview import Watch
from adjudicator.service.office import envelopes
from adjudicator.service.seats.open_seats import begin_due
from adjudicator.service.seats.standby_list import ANSWER, lapse_due
from adjudicator.service.work.digests import write_digests
from adjudicator.service.work.watching import tell_watchers
from adjudicator.store.tables.values import Mail, Watcher
from tests import hands
from tests.due import remind_due
from tests.leaks.house import GAME, GM, PLAYERS, SECRET, House, of_ships
from tests.leaks.letters import STRANGERS

ANN, BOB, CY = range(3)
PROGRAM: Final = Path(adjudicator.__file__).parent
OTHER: Final = b"the key of somebody who has nothing but the program"
_NAME: Final = re.compile(r"<[^<>\s]*@\{\}>")
"""What makes a Message-ID, with {} for what is put in."""
_MARKED: Final = re.compile(rb"<[0-9a-f]{32}\.(?:mail|answer)@mail\.test>|=_[0-9a-f]{30}")
"""The names of mails and of the bounds of their parts that say nothing of what they are of."""
_WRITERS: Final = frozenset(("envelopes.letter", "envelopes.letters", "envelopes.plain", "envelopes.answer", "NewMail"))
"""Whatever makes a mail calls one of these."""
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_BOUNDARY: Final = re.compile(rb'boundary="([^"]+)"')


def answered(house: House, address: str, said: str, game: str = GAME) -> None:
    """Somebody answers the latest letter to them."""
    with house.store.reading() as unit:
        found = unit.games.named(game)
        assert found is not None
        latest = [mail for mail in unit.outbox.of_game(found.id) if mail.recipient == address][-1]
    to = read(latest.raw)
    house.receive(said, sender=address, number=address.partition("@")[2], to=to.reply_to or "", answers=[to.message_id])


def busy(house: House) -> None:
    """Whatever a game master does and players write, mails of every kind that there is."""
    house.create("cosmoforce", 3, {"crew": "named", "last_round": "25"}, PressRules(copies="all"))
    hands.start(house.office, GAME)
    ships = "BUILD cruiser with 2 engines, 3 lasers, habitat", "BUILD cruiser with engine, 2 lasers, 3 habitats"
    house.reply(ANN, f'{ships[0]}\nCREW "Ripley" as "pilot"\nPRESS TO all\nFriends!\nEND\n', "orders.0")
    house.reply(ANN, "FORM\nSTATUS\nRESEND\nNOTE to GM: thanks\nZONE Lima\n", "asking.0")
    house.reply(ANN, "RESEND\n", "again.0")
    house.reply(BOB, "ADDRESS bob@elsewhere.test\nfrobnicate\n", "address.1")
    answered(house, "bob@elsewhere.test", "CONFIRM\n")
    house.reply(BOB, "PROXY Red\n", "proxy.1")
    number = house.game.id
    with house.store.unit() as unit:
        watcher = Watcher(number, STRANGERS[3], "en", 0, house.clock.now())
        unit.watchers.add(watcher)
        unit.games.publish(number, public=True)
    house.reply(BOB, "PASS\n", "held.1", sender=STRANGERS[0])
    house.receive("Who plays?\n", sender=STRANGERS[1], number="stranger")
    house.receive("STANDBY\n", sender=STRANGERS[2], number="waiting", subject=f"STANDBY {GAME}")
    master_of = house.office.master_reply_to(GAME, GM, house.game.serial)
    house.receive("STATUS\n", sender=GM, number="commands", to=master_of or "")
    heading = house.table.heading
    for word, text, lines in (
        ("ORDERS FOR", f"Blue {heading}", (ships[1],)),
        ("ADDRESS OF", "Blue bob@moved.test", ()),
        ("NOTE TO ALL", "Patience.", ()),
        ("EXTEND", f"{heading} BY 1 day", ()),
        ("PAUSE", "", ()),
        ("RESUME", "", ()),
        ("MASTER", "eve@mail.test", ()),
    ):
        master.command(house.office, GAME, word, text, lines)
    remind_at = house.table.phase.remind_at
    assert remind_at is not None
    house.clock.move(remind_at)
    remind_due(house.office)
    house.next_phase()
    assert tell_watchers(house.office) == 1
    house.reply(ANN, "PICTURE\n", "picture.0")
    house.reply(ANN, 'ACT Ripley: "talks to their computer"\n', "act.0")
    played = house.table.heading
    house.next_phase()
    master.command(house.office, GAME, "RULE", f"{house.table.heading} Red Blue heat +3", ())
    master.command(house.office, GAME, "UNDO", f"{played}", ())
    master.command(house.office, GAME, "REPLACE", "Green", ())
    house.reply(ANN, "DIGEST daily at 7:00\n", "daily.0")
    house.wait(hours=1 + ANSWER / timedelta(hours=1))
    assert lapse_due(house.office, house.game.id)
    master.command(house.office, GAME, "SEAT", "Green BY Dan <dan@dans.test>", ())
    answered(house, "dan@dans.test", "JOIN\n")
    master.command(house.office, GAME, "END GAME", f"{house.table.heading}", ())
    at = house.clock.now() + timedelta(days=1)
    alone = Open(2, Opening(starts="on"), at)
    made = games.create(house.office, title="cosmoforce", name="alone", players=PLAYERS[:1], open_to_all=alone)
    answered(house, PLAYERS[0].address, "JOIN\n", "alone")
    house.clock.move(at)
    assert begin_due(house.office, made.id)
    house.clock.move(at + timedelta(days=1))
    assert write_digests(house.office) == 1


class Sent(NamedTuple):
    """All that is sent in such a game, and what somebody would call it who knows all that is on file."""

    mails: list[Mail]
    guesses: set[bytes]


def mails(folder: Path, secret: bytes) -> Sent:
    """Such a game."""
    folder.mkdir()
    house = House(folder, situations=0, secret=secret)
    busy(house)
    house.send()
    with house.store.reading() as unit:
        found = [unit.outbox.identified(read(one.message).message_id) for one in house.post.parcels]
        sent, game, seats = [mail for mail in found if mail is not None], house.game, unit.seats.of(house.game.id)
        letters = [unit.letters.get(number) for number in range(1, 100)]
    known = [read(letter.raw) for letter in letters if letter is not None]
    them = replace(house.office, secret=OTHER)
    guesses = {
        envelopes.named_id(them, name)
        for name in (*(f"held/{one.digest}" for one in known), *(mail.key for mail in sent))
    }
    guesses.update(*(envelopes.answer_ids(them, identity(one)) for one in known))
    kinds = {mail.key.rpartition("/")[2] for mail in sent}
    serials = range(game.serial + 1)
    guesses.update(
        envelopes.thread_id(them, game, seat, kind, serial)
        for seat in seats
        for kind in kinds & {envelopes.INVITATION, envelopes.REPORT, envelopes.REMINDER, envelopes.FINAL}
        for serial in serials
    )
    house.close()
    return Sent(sent, {guess.encode() for guess in guesses})


def identifiers(mail: Mail) -> set[bytes]:
    """What a mail and its parts are called."""
    return {mail.message_id.encode(), *_BOUNDARY.findall(mail.raw)}


@cache
def program() -> tuple[tuple[str, str, ast.Call | ast.JoinedStr], ...]:
    """Every call and every text with values in it in the program, with its file and the name of its function."""
    return tuple(
        (file, name, one) for file, name, one in functions(PROGRAM) if isinstance(one, ast.Call | ast.JoinedStr)
    )


def functions(folder: Path) -> Iterator[tuple[str, str, ast.AST]]:
    """Everything in the program: its file, the name of the function that it stands in, and what it is."""
    for file in sorted(folder.rglob("*.py")):
        waiting: list[tuple[str, ast.AST]] = [("", ast.parse(file.read_text("utf-8")))]
        while waiting:
            name, inside = waiting.pop()
            for below in ast.iter_child_nodes(inside):
                there = name
                if isinstance(below, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                    there = f"{name}.{below.name}".removeprefix(".")
                waiting.append((there, below))
                yield str(file), there, below


def writers() -> set[tuple[str, str]]:
    """The file and name of everything in the program that writes mails."""
    return {
        (file, name)
        for file, name, one in program()
        if isinstance(one, ast.Call) and (ast.unparse(one.func) in _WRITERS or _plain(one))
    }


def _plain(call: ast.Call) -> bool:
    return ast.unparse(call.func) == "plain" and any(word.arg == "own" for word in call.keywords)


def test_nothing_a_mail_is_called_is_the_same_without_the_secret(tmp_path: Path) -> None:
    """Whoever has the program, and knows all that was done and written, has everything but the secret."""
    entered = dict[int, CodeType]()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            entered[id(frame.f_code)] = frame.f_code

    sys.setprofile(note)
    try:
        ours = mails(tmp_path / "ours", SECRET)
    finally:
        sys.setprofile(None)
    ran = {
        (code.co_filename, name)
        for code in entered.values()
        for name in (code.co_qualname.replace(".<locals>", ""), code.co_qualname.partition(".<locals>")[0])
    }
    known = writers()
    assert len(known) > 20
    assert not known - ran, "mails of every kind are among them"
    theirs = mails(tmp_path / "theirs", OTHER)
    assert [_DIGEST.sub("", mail.key) for mail in ours.mails] == [_DIGEST.sub("", mail.key) for mail in theirs.mails]
    guessed = ours.guesses.union(*map(identifiers, theirs.mails))
    for mail in ours.mails:
        assert not identifiers(mail) & guessed, mail.key


def test_names_are_made_in_few_places() -> None:
    """Those of mails are made by `envelopes`, as above; what is entered by hand or by a program is filed under one."""
    made = {
        f"{Path(file).stem}.{name}"
        for file, name, one in program()
        if isinstance(one, ast.JoinedStr)
        and _NAME.search("".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in one.values))
    }
    ours = {"envelopes.named_id", "envelopes.answer_ids", "compose.message_id"}
    assert made == {*ours, "hand.Hand.file", "rulings.file", "house_players.file", "client.Client._send"}


def deeds(folder: Path, before: int) -> list[bytes]:
    """What two players are sent of some deeds when there were so many others, and letters of somebody else, before."""
    house = of_ships(folder, 3, {})
    for number in range(before):
        master.look(house.office, GAME, "what others have ordered")
        house.reply(ANN, "STATUS\n", f"status.{number}")
    heading = house.table.heading
    master.command(house.office, GAME, "ORDERS FOR", f"Blue {heading}", ("PASS",))
    master.command(house.office, GAME, "ADDRESS OF", "Blue bob@moved.test", ())
    master.command(house.office, GAME, "REPLACE", "Green", ())
    house.send()
    house.close()
    named: dict[bytes, bytes] = {}
    return [
        _MARKED.sub(lambda found: named.setdefault(found[0], b"%d" % len(named)), one.message)
        for one in house.post.parcels
        if one.recipient in (PLAYERS[BOB].address, PLAYERS[CY].address, "bob@moved.test")
    ]


def test_a_deed_does_not_tell_how_many_there_were_before(tmp_path: Path) -> None:
    """But for their names, which whoever lacks the secret can make nothing of, its mails are the same."""
    true = deeds(tmp_path / "true", 0)
    assert len(true) > 8
    assert deeds(tmp_path / "other", 3) == true


def undelivered(address: str, letter: str) -> bytes:
    """What a mail server writes when it cannot deliver a letter of this Message-ID."""
    return (
        "Return-Path: <>\nFrom: MAILER-DAEMON@mx.test\nTo: games@mail.test\nSubject: Undelivered Mail\n"
        "Message-ID: <1@mx.test>\nMIME-Version: 1.0\n"
        'Content-Type: multipart/report; report-type=delivery-status; boundary="b"\n\n'
        "--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.test\n\n"
        f"Final-Recipient: rfc822; {address}\nAction: failed\nStatus: 5.1.1\n"
        f"--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: {letter}\n--b--\n"
    ).encode()


def came_back(folder: Path, before: int) -> list[bytes]:
    """What a game master who plays is told of mail that comes back, when so many letters of others came before.

    At the end, what the desk shows him.
    """
    house = of_ships(folder, 3, {}, gm=PLAYERS[ANN].address)
    for number in range(before):
        house.reply(CY, "STATUS\n", f"status.{number}")
        # He is told of each that there is one, but not at the desk.
        house.reply(CY, "NOTE to GM: thanks\n", f"note.{number}")
    house.send()
    lost = read(house.post.to(PLAYERS[BOB].address)[-1]).message_id
    reception.receive(house.office, undelivered(PLAYERS[BOB].address, lost), source="pipe")
    reception.handle_all(house.office)
    house.send()
    shown = words.notices(Watch(house.office, PLAYERS[ANN].address).notices(), "UTC")
    house.close()
    named: dict[bytes, bytes] = {}
    sent = [
        _MARKED.sub(lambda found: named.setdefault(found[0], b"%d" % len(named)), one)
        for one in house.post.to(PLAYERS[ANN].address)
        if b"that a player must not read" not in one
    ]
    return [*sent, "\n".join(shown).encode()]


def test_a_game_master_who_plays_is_not_told_how_many_letters_came_before(tmp_path: Path) -> None:
    true = came_back(tmp_path / "true", 0)
    assert [b"come back" in one for one in true][-2:] == [True, True]
    assert len([one for one in true[:-1] if b"come back" in one]) == 1
    assert came_back(tmp_path / "other", 3) == true


def probed(folder: Path, wrote: bool) -> str | None:
    """What becomes of a letter that a player calls as another's reminder is called, or might be but for the secret."""
    house = of_ships(folder, 3, {})
    if wrote:
        house.reply(BOB, "PASS\n", "orders.1")
    remind_at = house.table.phase.remind_at
    assert remind_at is not None
    house.clock.move(remind_at)
    remind_due(house.office)
    theirs = replace(house.office, secret=OTHER)
    laid = house.table
    guesses = (
        envelopes.thread_id(theirs, laid.game, laid.seats[BOB], envelopes.REMINDER, laid.phase.serial),
        f"<{GAME}.blue.{envelopes.REMINDER}.{laid.phase.serial}.1@mail.test>",
    )
    verdicts = {
        house.receive("STATUS\n", sender=PLAYERS[CY].address, number="", named=guess).verdict for guess in guesses
    }
    house.close()
    return verdicts.pop() if len(verdicts) == 1 else None


def test_silence_tells_nobody_whether_somebody_was_reminded(tmp_path: Path) -> None:
    """A letter of ours that comes back is not answered: nobody else can call his so."""
    assert probed(tmp_path / "true", wrote=True) == "asked"
    assert probed(tmp_path / "other", wrote=False) == "asked"
