"""A game, its seats, its phases and its mails, as the tests of the store file them."""

from datetime import UTC, datetime

from adjudicator.engine.contract.heading import Heading
from adjudicator.store.tables.values import NewGame, NewMail, NewPhase, NewSeat

NOON = datetime(2027, 3, 1, 12, tzinfo=UTC)


def a_game(name: str) -> NewGame:
    return NewGame(
        name=name,
        title="postal-cosmic",
        options='{"powers":1}',
        gm_address="gm@example.org",
        zone="Europe/Berlin",
        schedule='{"hours":168}',
        gm_half="ab" * 16,
        commitment="cd" * 32,
        created_at=NOON,
    )


def three_seats(name: str) -> list[NewSeat]:
    return [
        NewSeat(1, "Red", f"ann@{name}.example", "Ann"),
        NewSeat(2, "Green", "bob@example.org", "Bob"),
        NewSeat(3, "Blue", f"cy@{name}.example", "Cy"),
    ]


def a_phase(
    game_id: int,
    serial: int,
    *,
    deadline: datetime = NOON,
    remind_at: datetime | None = None,
) -> NewPhase:
    return NewPhase(
        game_id=game_id,
        serial=serial,
        heading=Heading(serial, 1),
        opened_at=NOON,
        deadline=deadline,
        remind_at=remind_at,
        state=b"state %d" % serial,
        views=b"views %d" % serial,
    )


def a_mail(key: str, *, game_id: int | None = None, seat: int | None = None) -> NewMail:
    return NewMail(
        key=key,
        message_id=f"<{key}@example.org>",
        game_id=game_id,
        seat=seat,
        recipient="ann@example.org",
        raw=f"Subject: {key}\r\n\r\nHello".encode(),
        due_at=NOON,
    )
