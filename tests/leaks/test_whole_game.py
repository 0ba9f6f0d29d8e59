"""From the invitation to the end: secrets stay secret, tokens and addresses with those whom they are for."""

import re
from base64 import b64encode

import msgspec
import pytest

from adjudicator.core.chance import combine
from adjudicator.games.catalogue import titles
from adjudicator.service.proof.verification import verify
from tests.leaks.house import GAME, GM, GM_HALF, PLAYERS, luck
from tests.leaks.letters import STRANGERS
from tests.leaks.whole import COMMITMENT, LATE, NOTE, PLAYING, PRESS, Mail, Whole, whole
from tests.sampling import some

SEED = combine(GM_HALF, [luck(seat) for seat in range(PLAYING)])
EVERYBODY = range(PLAYING)


@pytest.fixture(scope="module", params=some([*titles()], 2))
def game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Whole:
    return whole(tmp_path_factory.mktemp("whole"), request.param)


def to(game: Whole, seat: int) -> list[Mail]:
    return [mail for mail in game.mails if mail.recipient == PLAYERS[seat].address]


def spellings(secret: bytes) -> list[str]:
    """How bytes could stand in a letter."""
    return [secret.hex(), secret.hex().upper(), b64encode(secret).decode(), secret.decode("latin-1")]


def test_the_game_had_everything_in_it(game: Whole) -> None:
    """What is not sent, or not written, cannot leak."""
    assert game.game.status == "finished"
    assert game.game.seed == SEED.hex()
    recipients = {mail.recipient for mail in game.mails}
    assert recipients == {GM, *(player.address for player in PLAYERS), *STRANGERS[:3]}
    for kind in ("invitation", "report", "reminder", "final"):
        assert any(mail.is_a(kind) for mail in game.mails), kind
    assert ("has left the game" in to(game, LATE)[-1].said) is game.removes
    assert any(f"> {PRESS}" in mail.said for mail in to(game, 0))
    assert any(NOTE in mail.said for mail in game.mails if mail.recipient == GM)
    assert len(game.letters) > 40


def test_the_seed_is_sealed_until_the_end(game: Whole) -> None:
    for mail in game.before_the_end():
        for secret in (SEED, GM_HALF):
            assert not any(spelling in mail.said for spelling in spellings(secret)), mail.name
    for text in (*game.files, game.log):
        for secret in (SEED, GM_HALF):
            assert not any(spelling in text for spelling in spellings(secret))


def test_words_for_the_dice_are_sealed_until_the_end(game: Whole) -> None:
    for mail in game.before_the_end():
        for seat in EVERYBODY:
            assert luck(seat) not in mail.said or mail.recipient == PLAYERS[seat].address, mail.name
    assert not any(luck(seat) in text for seat in EVERYBODY for text in (*game.files, game.log))
    assert any(luck(0) in mail.said for mail in to(game, 0))


def test_the_promise_is_made_before_and_kept_at_the_end(game: Whole) -> None:
    for seat in EVERYBODY:
        invitation, *_ = [mail for mail in to(game, seat) if mail.is_a("invitation")]
        first, *others = [mail for mail in to(game, seat) if mail.is_a("report")]
        # In the text and in the HTML.
        assert invitation.said.count(COMMITMENT) > 1
        assert first.said.count(COMMITMENT) > 1
        assert not any(COMMITMENT in mail.said for mail in others if mail.name != first.name)
        for final in (mail for mail in to(game, seat) if mail.is_a("final")):
            assert all(said in final.said for said in (COMMITMENT, GM_HALF.hex(), SEED.hex(), luck(LATE)))
    assert sum(mail.is_a("final") for mail in game.mails) == PLAYING - game.removes
    assert game.game.record is not None
    record = msgspec.json.decode(game.game.record)
    assert (record["commitment"], record["gm_half"], record["seed"]) == (COMMITMENT, GM_HALF.hex(), SEED.hex())
    assert verify(game.game.record).holds


def test_a_letter_carries_no_token_but_its_readers_own(game: Whole) -> None:
    tokens = game.tokens()
    looks_like_one = re.compile(r"(?<![a-z2-7])[a-z2-7]{10}(?![a-z2-7])")
    carried = 0
    for mail in game.mails:
        for found in {one for one in looks_like_one.findall(mail.said.lower()) if one in tokens}:
            assert PLAYERS[tokens[found]].address == mail.recipient, mail.name
            carried += 1
        if game.token_to_join() in mail.said:
            assert mail.recipient in {player.address for player in PLAYERS}
    assert carried > 100


def test_addresses_are_given_once(game: Whole) -> None:
    """Rule 5: all players are given each other's name and address, in the first report, and nowhere else."""
    for seat in EVERYBODY:
        others = [player for player in PLAYERS if player != PLAYERS[seat]]
        first, *_ = [mail for mail in to(game, seat) if mail.is_a("report")]
        for player in others:
            # In the text, and in the HTML.
            assert f"{player.name} <{player.address}>" in first.said
            assert f"{player.name} &lt;{player.address}&gt;" in first.said
        for mail in to(game, seat):
            if mail.name != first.name:
                assert not any(player.address in mail.said.lower() for player in others), mail.name


def test_strangers_learn_nobodys_address(game: Whole) -> None:
    for mail in game.mails:
        if mail.recipient in STRANGERS:
            assert not any(player.address in mail.said.lower() for player in PLAYERS), mail.said


def test_the_record_holds_no_address_and_no_note(game: Whole) -> None:
    assert game.game.record is not None
    assert b"@" not in game.game.record
    assert NOTE.encode() not in game.game.record
    assert PRESS.encode() not in game.game.record
    assert b"quux" not in game.game.record


def test_logs_tell_nothing_of_the_game(game: Whole) -> None:
    assert game.log.count("\n") > 200
    named = [name for name in game.names if len(name) > 3]
    assert len(named) > 20
    assert [name for name in named if name in game.log] == []
    lines = {line.strip() for letter in game.letters for line in letter.splitlines() if len(line.strip()) > 3}
    assert len(lines) > 50
    assert [line for line in lines if line in game.log] == []
    assert [found for found in (*game.tokens(), game.token_to_join()) if found in game.log] == []


def test_logs_name_nobody(game: Whole) -> None:
    people = {player.address for player in PLAYERS} | set(STRANGERS) | {GM}
    assert [address for address in people if address in game.log] == []
    assert "@" not in game.log
    assert [player.name for player in PLAYERS if re.search(rf"\b{player.name}\b", game.log)] == []


def test_every_entry_is_one_line_of_words_and_one_object(game: Whole) -> None:
    """What happened in the game is in the log: that nothing else is there would be easy with an empty one."""
    written = game.log.splitlines()
    assert all(" " <= one <= "~" for line in written for one in line)
    plain, objects = written[::2], [msgspec.json.decode(line) for line in written[1::2]]
    assert len(plain) == len(objects)
    assert not any(line.startswith("{") for line in plain)
    ours = {said["what"] for said in objects if said["from"].startswith("adjudicator.")}
    assert ours >= {"game made", "game begun", "letter received", "letter handled", "phase adjudicated", "mail sent"}
    assert {said["game"] for said in objects if "game" in said} == {GAME}
