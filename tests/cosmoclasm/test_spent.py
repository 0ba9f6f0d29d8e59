"""Plans: what has had its turn in a round is left behind when the next phase opens, and everything else stands."""

from pathlib import Path
from typing import Any

from adjudicator.games.catalogue import title
from adjudicator.orders.values.clauses import text
from adjudicator.service.game import table
from tests.service.house import House

TITLE = title("cosmoclasm")


def spent(*statements: str, about: str, where: int = 0) -> bool:
    _, views = TITLE.position("turn 2 phase 2, 3 players", statements, {})
    return TITLE.spent(views[0], 0, about, where)


def test_a_lap_that_is_over_is_over() -> None:
    once = "Martians: played sun drone/mech; suit sun; 1 turn"
    assert spent(once, about="turn", where=1)
    assert not spent(once, about="turn", where=2)
    assert not spent(once, about="turn")
    assert not spent(once, about="switch")


def test_whoever_has_retired_can_only_say_who_starts_and_what_is_switched() -> None:
    out = "Martians: retired"
    assert all(spent(out, about=about) for about in ("turn", "station", "take", "start", "switch"))
    first = "Martians: retired; took stargate"
    assert [spent(first, about=about) for about in ("turn", "take", "start", "switch")] == [True, True, False, False]


def test_who_starts_is_over_for_those_from_whom_another_has_taken_the_stargate() -> None:
    taken = ("Martians: to move", "Humans: retired; took stargate")
    assert [spent(*taken, about=about) for about in ("turn", "take", "start", "switch")] == [False, False, True, True]


def test_whoever_is_not_among_the_tied_only_watches() -> None:
    stated = ("play on: Martians, Humans", "Martians: hand sun drone/mech", "Humans: hand moon drone/mech")
    state, views = TITLE.position("turn 13 phase 1, 3 players", stated, {})
    assert [TITLE.watches(views[seat], seat) for seat in range(3)] == [False, False, True]
    assert all(TITLE.playing(state, seat) for seat in range(3))
    _, views = TITLE.position("turn 3 phase 1, 3 players", ("Cyborgs: retired",), {})
    assert not any(TITLE.watches(views[seat], seat) for seat in range(3))


def standing(house: House, seat: int) -> list[str]:
    laid = house.table()
    names = laid.title.vocabulary(laid.view(seat), seat)
    with house.store.unit() as unit:
        return [text(clause, names) for clause in table.orders(unit, laid, seat).clauses]


def test_what_is_over_stands_no_more_in_the_next_phase(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.create(title="cosmoclasm", players=3)
    for seat in range(3):
        house.reply(seat, "JOIN", "invitation")
    for seat in range(3):
        whites = sorted(view(house, seat).hands[seat], key=lambda card: not card.startswith("eclipse"))
        house.reply(seat, f"GIVE {whites[0]}, {whites[1]}")
    house.next_phase()
    for seat in range(3):
        black = next(card for card in view(house, seat).hands[seat] if not card.startswith("eclipse"))
        house.reply(seat, f"LAP 1\nPLAY {black}\nLAP 9\nRETIRE\nEVERY LAP\nTAKE any")
    house.next_phase()
    for seat in range(3):
        assert view(house, seat).laps[seat] == 1
        assert standing(house, seat) == ["IN 9 RETIRE", "TAKE any"]
    house.reply(0, "RETIRE")
    house.next_phase()
    assert standing(house, 0) == []
    house.store.close()


def view(house: House, seat: int) -> Any:
    return house.table().view(seat)
