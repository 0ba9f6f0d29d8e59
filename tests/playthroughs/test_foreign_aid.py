"""A whole game by mail of the seven aliens that own cards, with hidden alliances and foreign aid, in two languages."""

import re
from pathlib import Path

import pytest

from adjudicator.games.cosmic.table.state import Cosmic
from tests.playthroughs.rehearsed import readable
from tests.service.house import House

PLAYERS = 7
GERMAN = 0
MOST = 80
"""Phases that the game takes at most."""
AIDED = 2
"""The phase in which players aid each other as the test has it, in letters after those of the bots."""
OWNERS = ("Alien", "Anarchist", "Assistant", "Nanny", "Nightmare", "Oligarch", "Sheriff")
"""The aliens of Cosmic Eons that own cards."""
OPTIONS = {
    "alliances": "hidden",
    "foreign_aid": "yes",
    "bases_to_win": "5",
    "powers": " + ".join(OWNERS),
}
OFFERED = re.compile(
    r"(\w+) offered (\w+) ([^.]{1,20}) as aid|(\w+) (?:hat|hast) (\w+) ([^.]{1,20}) als Hilfe angeboten"
)


def _aided(house: House) -> None:
    """In the first challenge two players offer the offence a card: one is taken and its giver comes, one goes back."""
    state = house.table().boundary.state
    assert isinstance(state, Cosmic)
    challenge, seats = state.challenge(1), state.seats
    one, other = [seat for seat in range(PLAYERS) if challenge.side_of(seat) is None][:2]
    for giver in (one, other):
        card = state.held(giver)[0]
        house.reply(giver, f"IN 1 JOIN no\nIN 1 AID offence with {card}\nIN 1 COME with 1\nAID REWARD token ELSE card")
    taken, refused = seats[one], seats[other]
    house.reply(
        challenge.offence,
        f"IN 1 TAKE AID from {taken}, come with 1\n"
        f"IN 1 TAKE AID from {refused} IF aid from {refused} >= 100; OTHERWISE refuse",
    )


def _torn(house: House) -> None:
    """The Sheriff tears up a ticket: bots seldom see anybody do what one is for."""
    view = house.table().boundary.state
    assert isinstance(view, Cosmic)
    seat = view.powers.index("Sheriff")
    (store,) = [store for store in view.stores if store.seat == seat]
    house.reply(seat, f"TEAR {store.held[0]}")


@pytest.fixture(scope="module")
def letters(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What each seat was sent in the game, as one text; the record and all mailboxes agree (`House.game`)."""
    house = House(tmp_path_factory.mktemp("aid"))
    house.create(players=PLAYERS, options=OPTIONS)
    for seat in range(PLAYERS):
        house.reply(seat, "JOIN\nLANGUAGE Deutsch" if seat == GERMAN else "JOIN", "invitation")
    for _ in range(MOST):
        if house.game().status != "running":
            break
        for seat in range(PLAYERS):
            house.reply(seat, house.bot(seat))
        if house.game().serial == AIDED:
            _aided(house)
            _torn(house)
        house.next_phase()
    assert house.game().status == "finished"
    found = {
        seat.name: " ".join("\n".join(readable(mail.raw) for mail in house.mails(seat.number)).split())
        for seat in house.seats()
    }
    house.store.close()
    return found


def _offers(text: str) -> set[tuple[str, ...]]:
    """Who was offered what by whom, as a player was told it."""
    return {tuple(filter(None, found)) for found in OFFERED.findall(text)}


def test_aid_is_offered_taken_and_sent_back(letters: dict[str, str]) -> None:
    english, german = letters["Blue"], letters["Red"]
    assert re.search(r"did not take (your|\w+'s) aid", english)
    assert re.search(r"took (your|\w+'s) aid[^.]*, and asked (you|\w+) to come with 1 token", english)
    assert re.search(r"(deine|\w+s) Hilfe nicht angenommen", german)
    assert re.search(r"(deine|\w+s) Hilfe angenommen[^.]* gebeten, mit 1 Stein zu kommen", german)
    assert "do you offer a card as aid?" in english
    assert "Bietest du eine Karte als Hilfe an?" in german
    assert not re.search(r" offered \w+ [^.]{1,20} as aid", german)


def test_cards_of_every_alien_are_played(letters: dict[str, str]) -> None:
    for power in OWNERS:
        assert re.search(rf"(laid|spent) [^.]{{1,60}}, of the cards of {power}\b", letters["Blue"]), power


def test_the_card_is_told_to_giver_and_main_player_alone(letters: dict[str, str]) -> None:
    named = 0
    for seat, text in letters.items():
        for giver, taker, card in _offers(text):
            if card not in ("a card", "eine Karte"):
                named += 1
                assert {giver, taker} & {"You", "you", "Du", "dir"}, (seat, giver, taker, card)
    assert named >= 4, "givers and main players"


def test_a_first_report_is_short_however_many_cards_powers_own(tmp_path: Path) -> None:
    """HELP tells the rules of each card; a report names them."""
    house = House(tmp_path)
    house.create(players=8, options=OPTIONS | {"powers": " + ".join([*OWNERS, "Mind"])})
    for seat in range(8):
        house.reply(seat, "JOIN", "invitation")
    for seat in range(8):
        report = next(mail for mail in house.mails(seat) if mail.key.endswith("/report"))
        assert len(readable(report.raw).encode()) < 12 * 1024
    house.store.close()
