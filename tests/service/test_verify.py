"""A record that was tampered with does not hold, and the first difference is named."""

import re
from codecs import BOM_UTF8
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from adjudicator.core import codec
from adjudicator.core.chance import Chance, combine, commitment
from adjudicator.games import catalogue
from adjudicator.service.documents.game_record import FORMAT, Record, RecordedPhase, RecordedPlayer
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.resolution import Resolved, dealt, resolve
from adjudicator.service.proof.verification import verify
from tests.service.adjudicated import play_to_the_end
from tests.service.house import House

EARLIER = Path(__file__).parent / "records"
"""Records of games that programs of before have played."""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The record of a game of three who wished for powers, and one of whom stays silent in the first phase."""
    folder: Path = tmp_path_factory.mktemp("record")
    house = House(folder)
    house.create(options={"powers_by": "wish"})
    for seat in range(3):
        house.reply(seat, f"JOIN as Void or Mind\nLUCK {seat} lucky words\n", "invitation")
    house.reply(0, house.bot(0))
    house.reply(1, f"{house.bot(1)}\nNOTE to GM: between us\n")
    house.next_phase()
    play_to_the_end(house)
    found = house.game().record
    house.store.close()
    assert found is not None
    return found


def tampered(record: bytes, change: Callable[[Any], object]) -> bytes:
    told = msgspec.json.decode(record)
    change(told)
    return msgspec.json.encode(told)


def test_an_honest_record_holds(record: bytes) -> None:
    verdict = verify(record)
    assert verdict.holds, verdict.sentence
    assert verdict.phases == len(msgspec.json.decode(record)["phases"])
    assert verdict.events > 100
    assert b"between us" not in record


def test_white_space_and_the_order_of_keys_are_nothing(record: bytes) -> None:
    told = msgspec.json.decode(record)
    other = msgspec.json.format(msgspec.json.encode(dict(reversed(told.items()))), indent=4)
    assert verify(other).holds


def _without_defaults(told: Any) -> int:
    """Take every field that is at its default out of all events; returns how many there were."""
    kinds = {kind.__name__: msgspec.structs.fields(kind) for kind in catalogue.title(told["title"]).events}
    events = [*told["deal"], *(event for phase in told["phases"] for event in phase["events"])]
    taken = 0
    for event in events:
        for field in kinds[event["type"]]:
            usual = field.default not in (msgspec.NODEFAULT, msgspec.UNSET)
            if usual and event.get(field.encode_name) == msgspec.to_builtins(field.default):
                del event[field.encode_name]
                taken += 1
    return taken


def test_a_record_holds_that_was_written_before_some_fields_came(record: bytes) -> None:
    """A program that did not know a field wrote what it is now by default, and nothing else."""
    told = msgspec.json.decode(record)
    assert _without_defaults(told) > 10
    assert verify(msgspec.json.encode(told)).holds


@pytest.mark.parametrize("path", sorted(EARLIER.glob("*.json")), ids=lambda path: path.stem)
def test_what_an_earlier_program_has_written_still_holds(path: Path) -> None:
    verdict = verify(path.read_bytes())
    assert verdict.holds, verdict.sentence


def test_the_mark_with_which_some_editors_begin_a_file_is_nothing(record: bytes) -> None:
    assert verify(BOM_UTF8 + record).holds


def _card(told: Any) -> None:
    drawn = next(event for event in told["deal"] if event["type"] == "CardsDrawn")
    drawn["cards"][0] = "Attack 99"


def _an_event(told: Any) -> None:
    told["phases"][1]["events"].pop()


def _one_more(told: Any) -> None:
    told["phases"][2]["events"].append(told["phases"][2]["events"][-1])


def _letter(told: Any) -> None:
    letter = next(letter for letter in told["phases"][0]["letters"] if letter["seat"] == "Red")
    (line,) = (line for line in letter["lines"] if line[1].startswith("ATTACK"))
    line[1] = re.sub(r"(?<=ATTACK )(\w+) (\d)", lambda said: f"{said[1]} {int(said[2]) % 5 + 1}", line[1])


def _lost(told: Any) -> None:
    told["phases"][0]["letters"] = []


def _half(told: Any) -> None:
    told["gm_half"] = "00" * 32


def _half_and_promise(told: Any) -> None:
    _half(told)
    told["commitment"] = commitment(bytes(32))


def _whole_seed(told: Any) -> None:
    _half_and_promise(told)
    told["seed"] = combine(bytes(32), [player["luck"] for player in told["players"]]).hex()


def _luck(told: Any) -> None:
    told["players"][1]["luck"] = "other words"


def _wishes(told: Any) -> None:
    powers = next(event for event in told["deal"] if event["type"] == "PowersDealt")["powers"]
    assert set(powers) > {"Void", "Mind"}
    told["players"][powers.index("Void")]["wishes"] = ["Mind", "Void"]


def _winners(told: Any) -> None:
    told["winners"] = ["Nobody"]


def _cut(told: Any) -> None:
    told["phases"].pop()


def _swapped(told: Any) -> None:
    told["phases"][0], told["phases"][1] = told["phases"][1], told["phases"][0]


def _options(told: Any) -> None:
    told["options"] = {"zap_lasts": "ever"}


def _title(told: Any) -> None:
    told["title"] = "chess"


def _format(told: Any) -> None:
    told["format"] = 7


def _stranger(told: Any) -> None:
    told["phases"][0]["letters"][0]["seat"] = "Pink"


def _colour(told: Any) -> None:
    told["players"][0]["seat"] = "Pink"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_card, r"In the deal event \d+ should be .*not .*Attack 99"),
        (_an_event, r"In turn 1 phase 2 the record ends before event \d+"),
        (_one_more, "In turn 1 phase 3 the record tells of an event that did not happen"),
        (_letter, "In turn 1 phase 1 event"),
        (_lost, "In turn 1 phase 1 event 1 should be .*Missed"),
        (_half, "not the one that was committed to"),
        (_half_and_promise, "The seed is not what the GM's half and the players' words make"),
        (_whole_seed, "In the deal event 1 should be"),
        (_luck, "The seed is not what"),
        (_wishes, "In the deal event 1 should be"),
        (_winners, "The winners should be .*, not Nobody"),
        (_cut, "The record ends before the game does"),
        (_swapped, "should be turn 1 phase 1, not turn 1 phase 2"),
        (_options, "zap_lasts can be"),
        (_title, "there is no title 'chess'"),
        (_format, "this version of the program reads format 1"),
        (_stranger, "a letter of Pink, who has no seat"),
        (_colour, "The seats should be Red, Blue, Green, not Pink, Blue, Green"),
    ],
)
def test_the_first_difference_is_named(record: bytes, change: Callable[[Any], object], said: str) -> None:
    verdict = verify(tampered(record, change))
    assert not verdict.holds
    assert re.search(said, verdict.sentence), verdict.sentence


@pytest.mark.parametrize("players", [0, 1, 30])
def test_nobody_is_kept_waiting_by_a_table_that_cannot_be(record: bytes, players: int) -> None:
    """A disc of the only player's own colour would be drawn for ever."""

    def seated(told: Any) -> None:
        told["players"] = told["players"][:1] * players
        luck = [player["luck"] for player in told["players"]]
        told["seed"] = combine(bytes.fromhex(told["gm_half"]), luck).hex()

    verdict = verify(tampered(record, seated))
    assert not verdict.holds
    assert f"players, not {players}." in verdict.sentence


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff", b'{"format": 1}'])
def test_what_is_no_record(data: bytes) -> None:
    verdict = verify(data)
    assert not verdict.holds
    assert verdict.sentence.startswith("This is no record of a game: ")


def test_a_game_that_would_be_refused_today_can_still_be_played_again() -> None:
    # Seven cards for each of eight players are more than this deck has. All are silent until nobody is left.
    title, half, options = catalogue.title("postal-cosmic"), b"h" * 32, {"deck": "classic"}
    with pytest.raises(ValueError, match="the deck classic has 53 cards"):
        title.check_new(8, options)
    seed = combine(half, [""] * 8)
    chance = Chance(seed)
    deal = dealt(title, 8, options, chance)
    table = deal.boundary
    phases: list[RecordedPhase] = []
    while (winners := title.winners(table.state)) is None:
        resolved = resolve(title, table, [Orders()] * 8, chance)
        heading = str(title.where(table.state))
        phases.append(RecordedPhase(len(phases) + 1, heading, (), _raw(resolved)))
        table = resolved.boundary
    record = Record(
        format=FORMAT,
        program="adjudicator",
        title=title.name,
        game="old",
        options=options,
        players=tuple(RecordedPlayer(seat, seat, "") for seat in table.state.seats),
        commitment=commitment(half),
        gm_half=half.hex(),
        seed=seed.hex(),
        deal=_raw(deal),
        phases=tuple(phases),
        winners=tuple(table.state.seats[winner] for winner in winners),
    )
    verdict = verify(codec.encode(record))
    assert verdict.holds, verdict.sentence
    assert verdict.phases == len(phases) > 1


def _raw(resolved: Resolved) -> tuple[msgspec.Raw, ...]:
    return tuple([msgspec.Raw(codec.encode(event)) for event in resolved.events])
