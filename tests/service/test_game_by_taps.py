"""A whole game by a player who never types: they touch buttons of letters, and the order page, on a telephone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.service.publishing import publish
from tests.service.house import House
from tests.service.tapping import stands
from tests.service.touching import Asked, Player
from tests.telephone import MISSING, PROGRAM, Telephone, telephone

pytestmark = pytest.mark.skipif(PROGRAM is None, reason=MISSING)


@pytest.fixture
def phone(tmp_path: Path) -> Iterator[Telephone]:
    with telephone(tmp_path) as opened:
        yield opened


def answer(asked: Asked) -> None:
    """The first usual answer to what must be answered, and every flare and card that can be played."""
    usual = asked.usual
    if usual and usual[0].startswith("CARD"):
        card(asked, len(usual))
    elif usual and (asked.owed or usual[0].startswith(("FLARE", "PLAY"))):
        asked.tap(0)


def card(asked: Asked, cards: int) -> None:
    """A card if the offence has three tokens, else another: put together out of what can be touched."""
    phone, section = asked.phone, asked.found
    asked.tap(0)
    if cards == 1:
        return
    phone.tap_button("Only if …", section)
    fact = f"{section}.querySelector('.condition select')"
    phone.run(
        f"""(() => {{
            const fact = {fact};
            fact.value = [...fact.options].find((one) => one.textContent.startsWith("side tokens")).value;
            fact.dispatchEvent(new Event("change"));
        }})()"""
    )
    for name in ("offence", ">=", "+", "+", "+"):
        phone.tap_button(name, f"{section}.querySelector('.condition')")
    phone.tap_button("Else: a second choice", section)
    phone.tap(f"[...{section}.querySelectorAll('.order .tap')].filter((one) => /^CARD/.test(one.textContent)).at(-1)")


def mirrored(line: str, mine: str, other: str) -> str:
    """The same deal as the other side writes it: what is home to one is the other's."""

    def turned(words: str) -> str:
        return re.sub(
            rf"\b(home|{other}) (\d)", lambda place: f"{mine if place[1] == 'home' else 'home'} {place[2]}", words
        )

    given, _, got = line.partition("DEAL give ")[2].partition("; get ")
    return f"DEAL give {turned(got)}; get {turned(given)}"


def test_a_whole_game_without_a_typed_letter(house: House, phone: Telephone, tmp_path: Path) -> None:
    """Flares, conditions, second choices and a deal are among its orders, and each stands as it was tapped."""
    www = tmp_path / "www"
    publish(house.office, www)
    house.office = replace(house.office, site=f"{www.as_uri()}/")
    house.begun(players=3, options={"flares": "yes", "bases_to_win": "3"}, gm_half=b"x%031d" % 3)
    me, phases = Player(house, phone, tmp_path), 0
    while house.game().status == "running":
        me.read()
        me.by_buttons() if phases % 3 == 2 else me.by_page(answer)
        deals = [line for line in stands(house) if "DEAL give" in line]
        for seat in (1, 2):
            said = house.bot(seat)
            for line in deals:
                other = house.table().seats[seat].name
                if f"{other} " in line:
                    where = line.partition("DEAL")[0]
                    said += f"\n{where}{mirrored(line, house.table().seats[0].name, other)}"
            house.reply(seat, said)
        house.next_phase()
        phases += 1
    assert house.game().status == "finished"
    orders = [line for line in me.written if line and not line.startswith("#")]
    for word in ("FLARE", " IF ", " ELSE ", "DEAL give", "JOIN", "CARD"):
        assert any(word in f"{line} " for line in orders), (word, orders)
    # The other side wrote the same deal.
    assert "You and Green made a deal." in house.prose(0, "/final")
    assert phone.complaints == []
    assert {address.partition(":")[0] for address in phone.asked_for} <= {"about", "data", "file"}
