"""Reports of real games: everything rule 6 asks for, nothing that somebody should not know, and sums that add up."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from math import prod

import pytest
from msgspec.structs import replace
from wcwidth import wcswidth

from adjudicator.core.event import Event, Seat, told
from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.contract.trace import Answer, How, Tried
from adjudicator.engine.text.scenes import Hand, Scene
from adjudicator.games.cosmic.events.cards import CardGiven, CardPlayed, CardsShown
from adjudicator.games.cosmic.events.milestones import (
    Counted,
    DealFailed,
    DealMade,
    Missed,
    PowersDealt,
    PowerUsed,
    Resolved,
)
from adjudicator.games.cosmic.events.token_moves import Invited, Joined
from adjudicator.games.cosmic.mechanics.deck import all_cards
from adjudicator.games.cosmic.pieces import BY_NAME, PIECES, SECTIONS
from adjudicator.games.cosmic.setup.rulebook import DECKS
from adjudicator.games.cosmic.table.board import covered
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.told.report import rules_text
from adjudicator.games.cosmic.words.order_words import Attack
from adjudicator.reports.text.sections import section as as_text
from tests.cosmic.eager import TITLE, Played, game

GAMES = [(f"report {i}".encode(), 3 + i % 6) for i in range(6)]
EACH = pytest.mark.parametrize(("seed", "players"), GAMES)


def _told(played: Played, seat: Seat) -> tuple[Event[Cosmic], ...]:
    return told(played.events, seat)


def _report(played: Played, seat: Seat) -> tuple[Section, ...]:
    return TITLE.report(played.before[seat], played.after[seat], _told(played, seat), played.answers, seat)


def _reports(seed: bytes, players: int) -> Iterator[tuple[Played, Seat, tuple[Section, ...]]]:
    for played in game(seed, players, 4):
        for seat in range(players):
            yield played, seat, _report(played, seat)


def _section(sections: tuple[Section, ...], heading: str) -> Section:
    return next(section for section in sections if section.heading == heading)


def _names(cards: Iterable[str | None]) -> set[str]:
    return {re.sub(r" [0-9]+$", "", card) for card in cards if card is not None} | {"Reinforcement"}


def _table(sections: tuple[Section, ...], heading: str) -> Table:
    for section in sections:
        if section.heading == heading:
            return next(part for part in section.parts if isinstance(part, Table))
    raise LookupError(heading)


def _worked_out(sum_: str) -> int:
    """A sum of products, part of it perhaps in brackets behind the first number."""
    head, bracket, rest = sum_.partition("(")
    if bracket:
        return int(head.split()[0]) * _worked_out(rest.rstrip(")"))
    return sum(prod(map(int, part.split("*"))) for part in sum_.split("+"))


def _first(played: Played) -> bool:
    return any(isinstance(event, PowersDealt) for event in played.events)


def _counts(view: Cosmic, seat: Seat) -> dict[str, int]:
    """What is counted for all to see, by the heads of its columns."""
    return {
        "Warp": view.warp[seat],
        "Limbo": view.limbo[seat],
        "Foreign bases": view.foreign_bases(seat),
        "Home bases": view.home_bases(seat),
        "Cards": len(view.held(seat)),
    }


def _since(now: int, before: int | None) -> str:
    """A number as it is told after another one."""
    return str(now) if before is None or now == before else f"{now} ({now - before:+d})"


def _said(sections: tuple[Section, ...]) -> str:
    return "\n".join(as_text(section) for section in sections)


@EACH
def test_every_token_is_on_the_board(seed: bytes, players: int) -> None:
    for played, seat, sections in _reports(seed, players):
        view = played.after[seat]
        (board,) = [one for one in sections if one.heading == "The planets"]
        if isinstance(board.parts[0], str):
            # As it was dealt it is a sentence.
            assert "5 planets, and on each of them are 4 tokens of its own player and no others" in board.parts[0]
            assert all(row[place // 5] == sum(row) == 4 for place, row in enumerate(view.planets))
            continue
        rows = _table(sections, "The planets").rows
        for place, row in enumerate(view.planets):
            cell = rows[place // 5][1 + place % 5]
            there = [f"{tokens} {view.seats[owner]}" for owner, tokens in enumerate(row) if tokens]
            assert cell.removesuffix("*") == (", ".join(there) or "-")
            moved = row != played.before[seat].planets[place]
            assert cell.endswith("*") == (moved and not _first(played))


@EACH
def test_warp_limbo_hands_bases_and_targets_are_told(seed: bytes, players: int) -> None:
    for played, seat, sections in _reports(seed, players):
        view = played.after[seat]
        before = None if _first(played) else played.before[seat]
        tables = [_table(sections, "The players")]
        if any(section.heading == "Warp and Limbo" for section in sections):
            tables.append(_table(sections, "Warp and Limbo"))
        attacked = view.phase == 1 and view.winners is None and any(target is not None for target in view.targets)
        aims = {row[0]: row[1] for row in _table(sections, "Who must attack whom").rows} if attacked else {}
        alike = [table.rows * players if table.rows[0][0] == "everybody" else table.rows for table in tables]
        for other, rows in enumerate(zip(*alike, strict=True)):
            heads = (name for table in tables for name in table.head)
            told_of = dict(zip(heads, (cell for row in rows for cell in row), strict=True))
            was = {} if before is None else _counts(before, other)
            for head, count in _counts(view, other).items():
                if head not in told_of:
                    assert (count, was.get(head, 0)) == (0, 0), "what nobody has is one sentence"
                elif head != "Cards" or not view.removed[other]:
                    assert told_of[head] == _since(count, was.get(head))
            assert told_of["Power"].startswith(view.powers[other])
            target = view.targets[other]
            if attacked and target is not None:
                assert view.seats[target[0]] in aims[view.seats[other]]
                assert view.seats[target[1]] in aims[view.seats[other]]


@EACH
def test_the_tokens_in_open_challenges_are_told(seed: bytes, players: int) -> None:
    for played, seat, sections in _reports(seed, players):
        view = played.after[seat]
        if view.phase not in (2, 3) or not view.challenges:
            continue
        rows = _table(sections, "Tokens in the challenges").rows
        for challenge, row in zip(view.challenges, rows, strict=True):
            offence, defence = row[2:]
            shield = "(to be divided)" if challenge.shield is None else challenge.shield
            assert offence.startswith(f"{view.seats[challenge.offence]} {challenge.cone}")
            assert defence.startswith(f"{view.seats[challenge.defence]} {shield}")
            for ally in challenge.allies:
                assert f"{view.seats[ally.seat]} {ally.tokens}" in row[2 + ally.side].partition(", with ")[2]


@EACH
def test_sums_are_those_that_were_counted_and_add_up(seed: bytes, players: int) -> None:
    for played, seat, sections in _reports(seed, players):
        counts = [event for event in _told(played, seat) if isinstance(event, Counted)]
        # Of a challenge that was fought again the table has the sums that stand.
        standing = {event.number: event for event in counts}
        ended = {event.number: event for event in _told(played, seat) if isinstance(event, Resolved)}
        dealt = {number for number, event in ended.items() if event.winner is None and not event.both_lose}
        said = " ".join(_said(sections).split())
        for event in counts:
            if event is not standing[event.number]:
                assert str(TITLE.sentence(event, played.state.seats)) in said
        for event in standing.values():
            heading = next(s.heading for s in sections if s.heading.startswith(f"Challenge {event.number}:"))
            for total, row in zip(event.totals, _table(sections, heading).rows, strict=True):
                summed, counts_as = row[-1], row[2].rpartition(", as ")[2]
                assert (summed == "-") is (event.number in dealt or counts_as in ("Compromise", "-"))
                if summed == "-":
                    continue
                assert re.fullmatch(r"\d+ [+x] (\d+|\()[0-9x+ ]*\)? = \d+", summed), summed
                assert counts_as == f"Attack {summed.partition(' ')[0]}"
                left, _, right = summed.replace("x", "*").partition(" = ")
                assert _worked_out(left) == total == int(right)


@EACH
def test_scenes_show_the_cards_tokens_and_sums_of_the_events(seed: bytes, players: int) -> None:
    for played, seat, sections in _reports(seed, players):
        events = _told(played, seat)
        shown = {event.number: event for event in events if isinstance(event, CardsShown)}
        ended = {event.number: event for event in events if isinstance(event, Resolved)}
        for event in {one.number: one for one in events if isinstance(one, Counted)}.values():
            heading = next(s.heading for s in sections if s.heading.startswith(f"Challenge {event.number}:"))
            table = _table(sections, heading)
            scene = table.drawn
            assert isinstance(scene, Scene)
            for at, (side, row) in enumerate(zip(scene.sides, table.rows, strict=True)):
                assert (side.role, side.seat) == row[:2]
                first, *more = side.cards
                assert " ".join(filter(None, (first.name, first.value))) == row[2].partition(", as ")[0]
                forces = [f"{one.seat} {one.count}" for one in side.forces]
                assert forces[0] == f"{row[1]} {row[3]}"
                assert ", ".join(forces[1:]) == row[4].replace("-", "")
                assert (side.outcome == "won") is (event.number in ended and ended[event.number].winner == at)
                assert bool(side.total) is (row[-1] != "-")
                if side.total:
                    raised = sum(int(card.value) for card in more)
                    assert (
                        event.totals[at] + raised
                        == int(side.total)
                        == _worked_out(side.sum.removesuffix(" =").replace("x", "*"))
                    )
            if event.number in shown:
                assert {card.name for side in scene.sides for card in side.cards} <= _names(shown[event.number].cards)
            assert scene.verdict == next(part for part in _section(sections, heading).parts if isinstance(part, str))


@EACH
def test_a_hand_is_drawn_with_all_its_cards_and_no_others(seed: bytes, players: int) -> None:
    for played, seat, sections in _reports(seed, players):
        held = played.after[seat].held(seat)
        if not held:
            continue
        hand = _table(sections, "Your hand").drawn
        assert isinstance(hand, Hand)
        drawn: Counter[str] = Counter()
        for card in hand.cards:
            drawn[" ".join(filter(None, (card.name, card.value)))] += int(card.note.partition(" ")[0] or 1)
        assert drawn == Counter(held)


@EACH
def test_outcomes_uses_and_deals_are_told(seed: bytes, players: int) -> None:
    for played, seat, sections in _reports(seed, players):
        said = _said(sections)
        uses = [event for event in _told(played, seat) if isinstance(event, PowerUsed | CardPlayed)]
        if uses:
            rows = _table(sections, "Powers and cards used").rows
            assert [row[1] for row in rows] == [played.state.seats[use.seat] for use in uses]
        for event in _told(played, seat):
            if isinstance(event, Resolved):
                assert f"Challenge {event.number}:" in said
            elif isinstance(event, DealMade):
                assert "The main players made a deal." in said
            elif isinstance(event, DealFailed):
                assert "The main players made no deal" in said


@EACH
def test_every_report_fits_a_letter_and_no_table_falls_apart(seed: bytes, players: int) -> None:
    for _, _, sections in _reports(seed, players):
        for section in sections:
            said = as_text(section)
            assert all(wcswidth(line) <= 72 for line in said.split("\n"))
            for part in section.parts:
                if isinstance(part, Table):
                    assert "  ".join(part.head).split()[0] in said
                    assert "----" in said.split("\n", 2)[2]


@EACH
def test_nobody_reads_of_cards_he_was_not_shown(seed: bytes, players: int) -> None:
    """A card that passes between two others, or a hand that is looked at, has no name in a third player's report."""
    for played, seat, sections in _reports(seed, players):
        view, said = played.after[seat], _said(sections)
        for event in played.events:
            if isinstance(event, CardGiven) and seat not in (event.giver, event.taker):
                giver, taker = view.seats[event.giver], view.seats[event.taker]
                assert not re.search(
                    rf"{taker} received (?!a card|\d+ cards)[^.]* from {giver}\.", " ".join(said.split())
                )


def test_a_report_never_says_why_an_alternative_did_not_happen() -> None:
    *_, played = game(b"report 0", 4, 1)
    why = "the secret reason"
    before = next(iter(game(b"report 0", 4, 1))).after[0]
    attack = Attack(5, 4)
    answers = (
        Answer(0, "attack", 0, "", How.ORDERED, attack, 2, 3, (Tried(2, 1, why), Tried(2, 2, why))),
        Answer(0, "card", 1, "", How.RANDOM, attack, 0, 0, (Tried(1, 1, why),)),
        Answer(0, "card", 2, "", How.OVERRULED, attack, 0, 0, (Tried(1, 1, why),)),
        Answer(0, "limbo", 0, "", How.DEFAULT, NO, 0, 0, (Tried(1, 1, why),)),
        Answer(1, "attack", 0, "", How.ORDERED, attack, 4, 1),
        Answer(0, "cancels", 0, "", How.DEFAULT, NO),
    )
    section = next(s for s in TITLE.report(before, before, (), answers, 0) if s.heading == "What became of your orders")
    assert section.parts == (
        "By your order 3, alternative 3: ATTACK Blue 1 with 4.",
        "Nothing you wrote applied to your card in challenge 1: it was drawn at random.",
        "Whatever you wrote, your card in challenge 2 was drawn at random.",
        "You placed no tokens from Limbo: they stay there.",
    )
    assert played.answers


def test_missed_phases_and_removals_are_told_to_everybody() -> None:
    before = next(iter(game(b"report 0", 4, 1))).after[0]
    after = Missed((2,), (0, 1, 3)).apply(before)
    said = _said(TITLE.report(before, after, (Missed((2,), (0, 1, 3)),), (), 0))
    assert "No letter with orders came from Green (NMR)." in said
    assert "Green has missed 1 phase." in said


def test_who_is_asked_reads_of_it_once_for_a_challenge() -> None:
    """Who else was asked stands with the challenge."""
    view = next(one.after[2] for one in game(b"report 0", 5, 2) if one.after[2].challenges)
    number, challenge = next((it.number, it) for it in view.challenges if 2 not in (it.offence, it.defence))
    asked = (Invited(number, 0, (2, 3, 4)), Invited(number, 1, (2, 4)))
    said = _said(TITLE.report(view, replace(view, phase=3), asked, (), 2))
    offence, defence = view.seats[challenge.offence], view.seats[challenge.defence]
    assert f"Challenge {number}: {offence} and {defence} invited you to be an ally." in said
    assert said.count("invited you") == 1


def test_who_sends_nothing_is_told_what_was_drawn_for_him() -> None:
    before = next(iter(game(b"report 0", 4, 1))).after[2]
    events = (Missed((2,), (0, 1, 3)),)
    answers = (Answer(2, "attack", 0, "", How.RANDOM, Attack(5, 4), 0, 0),)
    said = _said(TITLE.report(before, events[0].apply(before), events, answers, 2))
    assert "No order of yours counted: your attack was drawn at random." in said
    assert "No letter with orders came from you (NMR)." in said


@pytest.mark.parametrize(
    ("then", "missed", "told"),
    [
        ("remove", 1, "either, you are removed from the game when the turn ends."),
        ("remove", 2, "You have missed two phases running: you are removed from the game when the turn ends."),
        ("replace", 1, "either, your seat is given to somebody else."),
        ("hold", 1, ""),
    ],
)
def test_who_misses_a_phase_is_told_what_another_one_leads_to(then: str, missed: int, told: str) -> None:
    views, event = next(iter(game(b"report 0", 4, 1, after_nmr=then))).after, Missed((2,), (0, 1, 3))
    said = []
    for seat in (1, 2):
        before = views[seat]
        view = event.apply(before) if missed == 1 else event.apply(event.apply(before))
        said.append(" ".join(_said(TITLE.report(before, view, (event,), (), seat)).split()))
    other, own = said
    assert told in own
    assert ("removed from the game" in own or "given to" in own) is bool(told)
    assert "removed from the game" not in other
    assert "given to" not in other


def test_the_rules_of_every_power_in_play_are_given() -> None:
    first = next(iter(game(b"report 2", 5)))
    said = {section.heading: " ".join(map(str, section.parts)) for section in rules_text(first.after[0])}
    for seat, power in enumerate(first.after[0].powers):
        rules = " ".join(descriptions.of(BY_NAME[power], TITLE.phrases))
        assert said[f"{power}, the power of {first.after[0].seats[seat]}"] == rules


@pytest.mark.parametrize("deck", DECKS)
def test_the_rules_of_the_cards_in_play_are_given_and_no_others(deck: str) -> None:
    dealt = next(iter(game(b"report 2", 5, deck=deck))).after[0]
    said = {section.heading for section in rules_text(dealt)}
    cards = set(all_cards(dealt.options, 5))
    edicts = {piece.name for piece in PIECES if piece.kind == "edict"}
    assert {f"{name}, an edict" for name in edicts & cards} == {one for one in said if one.endswith("an edict")}
    more = {f"Reinforcement {number}, a reinforcement" for number in (2, 3, 5)} | {"Morph, a challenge card"}
    assert more & said == (more if deck == "ffg" else set())


def test_the_texts_of_flares_in_the_hand_are_given_once_and_to_their_holder_alone() -> None:
    dealt = next(iter(game(b"report 2", 5, flares="yes")))
    others = 0
    for seat, view in enumerate(dealt.after):
        said = Counter(section.heading for section in rules_text(view))
        held = {card for card in view.held(seat) if card in SECTIONS}
        matching = {f"{power} Flare" for power in view.powers}
        assert {name: count for name, count in said.items() if name in SECTIONS} == dict.fromkeys(held | matching, 1)
        others += len(held - matching)
    assert others
    outside = {section.heading for section in rules_text(covered(dealt.after[0]))}
    assert outside & SECTIONS.keys() == {f"{power} Flare" for power in dealt.after[0].powers}


def test_the_first_report_tells_a_player_his_part() -> None:
    first = next(iter(game(b"report 2", 5)))
    sections = _report(first, 3)
    assert sections[0].heading == "Your part"
    view = first.after[3]
    assert TITLE.report(view, view, (), (), 3)[0] == sections[0]
    target = view.targets[3]
    assert target is not None
    assert sections[0].parts[1] == f"Destiny has you attack {view.seats[target[0]]} first."
    assert f"Your power is {first.after[3].powers[3]}." in str(sections[0].parts[0])
    hand = _table(sections, "Your hand")
    assert sum(int(row[1]) for row in hand.rows) == 7
    assert "Under attack" not in str(sections), "nobody has attacked yet"


def test_the_last_report_begins_with_the_winners() -> None:
    *_, last = game(b"report 3", 4, turns=40, bases_to_win="3")
    winners = last.after[0].winners
    assert winners is not None
    sections = _report(last, 0)
    assert sections[0].heading == "How it ended"
    standings = next(part for part in sections[0].parts if isinstance(part, Table))
    bases = [int(row[2]) for row in standings.rows]
    assert bases == sorted(bases, reverse=True)
    assert {row[0] for row in standings.rows[: len(winners)]} == {last.after[0].seats[winner] for winner in winners}


@pytest.mark.parametrize("seed", [b"1", b"2"])
def test_who_joined_is_told_until_the_end_of_the_turn(seed: bytes) -> None:
    """What everybody was told to have joined in the second phase stands in the history of all that follow."""
    joined: list[str] = []
    phases = set()
    for played in game(seed, 5, 1):
        if played.state.phase == 2:
            joined = [f"(challenge {event.number})" for event in played.events if isinstance(event, Joined)]
        elif played.state.phase in (3, 4) and joined:
            (history,) = [one for one in _report(played, 0) if one.heading.startswith("Earlier in turn")]
            (told,) = [part for part in history.parts if str(part).startswith("Phase 2")]
            assert sorted(re.findall(r"\(challenge \d+\)", str(told))) == sorted(joined)
            phases.add(played.state.phase)
    assert phases == {3, 4}


@pytest.mark.parametrize("seed", [b"1", b"2"])
def test_the_history_has_the_sums_that_decided_and_no_others(seed: bytes) -> None:
    """Those of the report on the third phase: there are none where a Compromise lay, or a power decided."""
    told: dict[str, list[str]] = {}
    seen = Counter[bool]()
    for played in game(seed, 5, 2):
        sections = _report(played, 0)
        if played.state.phase == 3:
            fights = [one for one in sections if re.match(r"Challenge \d", one.heading)]
            verdicts = {re.findall(r"\d+", one.heading)[0]: as_text(one) for one in fights}
            told = {number: re.findall(r"won, (\d+ to \d+)\.", said) for number, said in verdicts.items()}
        elif played.state.phase == 4 and told:
            (history,) = [one for one in sections if one.heading.startswith("Earlier in turn")]
            said = " ".join(as_text(history).split())
            found = {number: [sums] for sums, number in re.findall(r"won (\d+ to \d+) \(challenge (\d+)\)", said)}
            unequal = {number: one for number, one in found.items() if len({*one[0].split(" to ")}) > 1}
            assert unequal == {number: sums for number, sums in told.items() if sums}
            seen.update(map(bool, told.values()))
            told = {}
    assert min(seen[True], seen[False]) > 0


@EACH
def test_main_players_are_told_among_what_happened_to_them_whether_their_deal_was_made(
    seed: bytes, players: int
) -> None:
    for played, seat, sections in _reports(seed, players):
        yours = "\n".join(as_text(one) for one in sections if one.heading == "What happened to you")
        flowing = " ".join(yours.split())
        for event in played.events:
            if isinstance(event, DealMade | DealFailed):
                challenge = played.before[seat].challenge(event.number)
                side = challenge.side_of(seat)
                made = "a deal" if isinstance(event, DealMade) else "no deal"
                other = "" if side is None else played.after[seat].seats[challenge.main(1 - side)]
                assert (f"You and {other} made {made}" in flowing) == (side is not None)
