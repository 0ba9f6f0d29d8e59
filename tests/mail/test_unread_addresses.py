"""Addresses at which nobody reads letters are known by what they say of themselves."""

import pytest

from adjudicator.mail.writing.unread_addresses import by_nobody, ours


@pytest.mark.parametrize(
    "local",
    [
        *(
            "postmaster",
            "MAILER-DAEMON",
            "mailer_daemon",
            "mailerdaemon",
            "noreply",
            "no-reply",
            "no_reply",
            "no.reply",
        ),
        *(
            "NoReply",
            "noreply+ann",
            "noreply2",
            "do-not-reply",
            "donotreply",
            "DoNotReply",
            "do_not_reply",
            "dont-reply",
        ),
        *("shop-noreply", "noreply-shop", "no-reply.accounts", "bounces", "bounce-17", "bounces+ann=mail.test"),
        *("keine-antwort", "nicht-antworten", "ne-pas-repondre", "no-responder", "devnull", "nobody", "noresponse"),
        *("chess-bounces", "bounces-chess", "chess.bounces", "undisclosed-recipients", "unsubscribe"),
    ],
)
def test_what_nobody_reads(local: str) -> None:
    assert by_nobody(f"{local}@mail.test")


@pytest.mark.parametrize(
    "address",
    [
        *("ann@mail.test", "norbert@mail.test", "noreen.reply@mail.test", "reply@mail.test", "info@mail.test"),
        *("nora.answers@mail.test", "bouncer@mail.test", "postman@mail.test", "ann@noreply.mail.test", "x@mail.test"),
        *(
            "donna.t.reply@mail.test",
            "nullsteiner@mail.test",
            "webmaster@mail.test",
            "1234@mail.test",
            "dana.bounce@mail.test",
            "@",
            "",
        ),
    ],
)
def test_what_somebody_may_read(address: str) -> None:
    assert not by_nobody(address)


def test_no_host_is_called_invalid() -> None:
    assert by_nobody("ann@mail.invalid")
    assert by_nobody("ann@invalid")
    assert not by_nobody("ann@invalid.test")


@pytest.mark.parametrize(
    ("address", "mailbox", "is_ours"),
    [
        ("games@mail.test", "games@mail.test", True),
        ("Games@MAIL.test", "games@mail.test", True),
        ("games+a.b.1.c@mail.test", "Games@mail.test", True),
        ("ga.mes@mail.test", "games@mail.test", False),
        ("games@other.test", "games@mail.test", False),
        ("gamesroom@mail.test", "games@mail.test", False),
        ("my.games+x@gmail.com", "mygames@googlemail.com", True),
        ("my.games@gmail.com", "yourgames@gmail.com", False),
    ],
)
def test_what_comes_into_our_own_mailbox(address: str, mailbox: str, is_ours: bool) -> None:
    assert ours(address, mailbox) is is_ours
