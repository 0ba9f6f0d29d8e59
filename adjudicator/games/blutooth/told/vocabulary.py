"""The names a player can use in one position."""

from collections.abc import Collection, Iterable, Mapping
from functools import cache, lru_cache, partial
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import AGAINST, FACT, JOINED, ORDER_WORD, StandIns, Vocabulary
from adjudicator.engine.contract.pieces import CANCELS
from adjudicator.games.blutooth.encounters.beside import BEGINNINGS
from adjudicator.games.blutooth.mechanics.brought_demands import all_brought
from adjudicator.games.blutooth.mechanics.resupplies import drivers_each
from adjudicator.games.blutooth.mechanics.showcase import shown
from adjudicator.games.blutooth.pieces import BY_NAME, ESSENCES, PARTS, PIECES
from adjudicator.games.blutooth.systems.flares import flares_played
from adjudicator.games.blutooth.table.backs import is_dark, kind
from adjudicator.games.blutooth.table.forge_list import Contents, all_pods, contents, dark_pods, kinds_of
from adjudicator.games.blutooth.table.invasions import SIDES, Invasion
from adjudicator.games.blutooth.table.match import LAUNCH, Match
from adjudicator.games.blutooth.table.planets import numbered, place_at, planets_each
from adjudicator.games.blutooth.table.pods import ATTACK, FLEX, INTIMIDATE, KICKER, TWO_D, is_flare
from adjudicator.games.blutooth.table.pods import FLARE as END
from adjudicator.games.blutooth.table.use_prices import FLARE, LAW, MOON, POWER, STATION, TECH, VOUCHER
from adjudicator.games.blutooth.told.facts.tech_facts import TECH_FACTS
from adjudicator.games.blutooth.words.encounter_words import Second
from adjudicator.games.blutooth.words.haggle_words import HAGGLE_WORDS
from adjudicator.games.blutooth.words.launch_words import PLANET
from adjudicator.games.blutooth.words.lucre_words import FromShowcase
from adjudicator.games.blutooth.words.payoff_words import DEMANDS, DRAFT, DRAFT_DARK, PEACEFUL_VICTORY, PROBE, REVIVE
from adjudicator.games.blutooth.words.power_words import Unmask
from adjudicator.games.blutooth.words.tech_words import TECH_WORDS

PLACE: Final = "invasion"
"""What the numbered parts of a phase are called in orders."""
WHOEVER: Final = -1
"""Stands for the defender before gates are aimed: the charge may still change."""

SHOWCASE: Final = "showcase"
"""Stands for the showcase among the systems that a match has."""
ARMED: Final = "armed"
"""Stands for second drivers."""
HAGGLING: Final = "haggling"
"""Stands for haggles."""
SHADOW: Final = "shadow"
"""Stands for powers that are still to be chosen."""

_SIDES: Final = {
    "defence": 1,
    "invaders": 0,
    "defenders": 1,
    "invading fleet": 0,
    "defending fleet": 1,
    "invasion force": 0,
    "offence": 0,
    "attack": 0,
    "attacker": 0,
}
"""Further names of the sides."""

_ME: Final = ("me", "I", "my")
"""What players call themselves, in conditions."""

_DEMANDS: Final = {
    "peaceful win": PEACEFUL_VICTORY,
    "peace": PEACEFUL_VICTORY,
    "victory": PEACEFUL_VICTORY,
    "planet": PEACEFUL_VICTORY,
    "revive ship": REVIVE,
    "revived ship": REVIVE,
    "ship": REVIVE,
    "draft pod": DRAFT,
    "drafted pod": DRAFT,
    "probe cache": PROBE,
    "cache": PROBE,
}
"""Further names of what can be demanded."""
_DARK_DEMANDS: Final = dict.fromkeys((DRAFT_DARK, "dark draft", "dark pod", "drafted dark pod"), DRAFT_DARK)
"""What can be demanded besides where there is a dark forge, or dark pods have been made."""

WORDS: Final = {piece.name: tuple([choice.word for choice in piece.words]) for piece in PIECES}
"""The order words that each piece brings."""
TECHS: Final = frozenset(piece.name for piece in PIECES if piece.kind == TECH)
TECH_ORDERS: Final = frozenset([*[word.word for word in TECH_WORDS], *[one for name in TECHS for one in WORDS[name]]])
"""Order words that only a match with techs has."""
POWERS: Final = frozenset(piece.name for piece in PIECES if piece.kind == POWER)
VOUCHERS: Final = frozenset(piece.name for piece in PIECES if piece.kind == VOUCHER)
STATIONS: Final = frozenset(piece.name for piece in PIECES if piece.kind == STATION)
MOONS: Final = frozenset(piece.name for piece in PIECES if piece.kind == MOON)

_FLARES: Final = {pod.removesuffix(END): pod.removesuffix(END) for pod in PARTS} | {
    pod: pod.removesuffix(END) for pod in PARTS
}
"""The flares, by the names of their aliens or their own."""
_AGAINST_FLARES: Final = frozenset(
    piece.name for piece in PIECES if piece.rules and all((r.verb, r.topic) == (CANCELS, FLARE) for r in piece.rules)
)
"""The pieces that do nothing but stop flares."""

_Fight = tuple[int, Seat, Seat | None]
"""The number of an invasion and its leaders."""


def vocabulary(view: Match, seat: Seat) -> Vocabulary:
    """Seats, planets, pods, pieces, sides; `home 3` is in their own system, `planet 3` in the one they invade."""
    kept: dict[Seat, Vocabulary] = view.__dict__.setdefault("_vocabularies", {})
    found = kept.get(seat)
    if found is None:
        mine = list(dict.fromkeys([one.defender for one in view.invaded_by(seat)]))
        system = WHOEVER if mine and view.letter == LAUNCH else mine[0] if len(mine) == 1 else None
        fights = tuple([(one.number, one.invader, one.defender) for one in view.invasions])
        known = tuple([power if shown else "" for power, shown in zip(view.powers, view.revealed, strict=True)])
        match, there = contents(view), _systems(view)
        dark = dark_pods(match) if any(map(_comes_dark, view.invasions)) else ()
        made = _made(match, (*view.manifested, *dark)) if view.manifested or dark else ()
        found = kept[seat] = _vocabulary(view.seats, match, seat, system, fights, known, made, there, view.born)
    return found


def _comes_dark(invasion: Invasion) -> bool:
    """Whether dark pods come with the hazard of an invasion."""
    return getattr(BY_NAME.get(invasion.hazard), "dark", False)


@lru_cache(maxsize=1024)
def _made(match: Contents, manifested: Pile) -> Pile:
    """The pods that have been made and that such a match has not otherwise, but flares."""
    usual = frozenset([*pods_of(match), *kinds_of(match)])
    names = dict.fromkeys([name for pod in manifested for name in (pod, kind(pod))])
    return tuple([name for name in names if name not in usual and not is_flare(name)])


def _systems(view: Match) -> frozenset[str]:
    """The kinds of pieces that this match has, of those that only some have."""
    built = view.options["stations"] == "yes"
    there = {FLARE: flares_played(view), MOON: view.moons, TECH: has_techs(view), STATION: built}
    there[LAW] = view.options["hazards"] == "yes"
    there[SHOWCASE] = shown(view.options)
    there[ARMED] = drivers_each(view) > 1
    there[HAGGLING] = view.options.get("haggles", "no") == "yes" or bool(view.haggles)
    there[SHADOW] = any(view.undecided)
    return frozenset([kind for kind, so in there.items() if so])


@lru_cache(maxsize=1024)
def _vocabulary(
    colours: tuple[str, ...],
    match: Contents,
    seat: Seat,
    system: Seat | None,
    fights: tuple[_Fight, ...],
    known: tuple[str, ...],
    made: Pile,
    systems: frozenset[str],
    born: tuple[int, ...],
) -> Vocabulary:
    """Cached: the same names serve in many positions of a match."""
    numbers = {str(number): number for number, *_ in fights}
    whole = _lasting(colours, match, seat, system, born).beside("challenge", numbers)
    if made:
        whole = whole.beside("pod", {pod: pod for pod in made})
    if any(map(is_dark, made)):
        whole = whole.beside("demanded", _DARK_DEMANDS)
    if FLARE in systems:
        whole = whole.beside("pod", {pod: pod for pod in PARTS}).beside("flare", _FLARES)
    if MOON in systems:
        whole = whole.beside("demanded", {what: what for what in all_brought()})
    sides, owners = partial(_sides_of, colours, seat, fights), partial(_owners, colours, known)
    return whole.without(partial(_left_out, match, systems, made), sides, owners, me=colours[seat])


@lru_cache(maxsize=1024)
def _lasting(
    colours: tuple[str, ...], match: Contents, seat: Seat, system: Seat | None, born: tuple[int, ...]
) -> Vocabulary:
    """The names of everything but invasions, whose number changes from wave to wave."""
    aliens = len(colours)
    numbers = [_numbers_of(aliens, owner, born) for owner in range(aliens)]
    places = {f"home {planet}": place_at(aliens, seat, planet) for planet in numbers[seat]}
    for owner, colour in enumerate(colours):
        places |= _planets((colour,), owner, aliens, numbers[owner])
    if system == WHOEVER:
        places |= {f"planet {planet}": PLANET - planet for planet in max(numbers, key=len)}
    elif system is not None:
        places |= _planets(("planet",), system, aliens, numbers[system])
    for owner, colour in enumerate(colours):
        places |= _planets(_also(colour, own=owner == seat), owner, aliens, numbers[owner])
    return _things(colours, match).beside("place", places).beside("seat", dict.fromkeys(_ME, seat))


@lru_cache(maxsize=1024)
def _planets(said: tuple[str, ...], owner: Seat, aliens: int, numbers: tuple[int, ...]) -> dict[str, int]:
    """The planets of a system, with the words people say before their numbers."""
    return {f"{one} {planet}": place_at(aliens, owner, planet) for planet in numbers for one in said}


def _numbers_of(aliens: int, owner: Seat, born: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of the planets of a system, those that have been made included."""
    more = [number for system, number in [numbered(aliens, place) for place in born] if system == owner]
    return (*range(1, planets_each(aliens) + 1), *sorted(more))


def _also(colour: str, *, own: bool) -> tuple[str, ...]:
    """Further words that people say for the planets of a system, before their numbers."""
    if own:
        return f"{colour} planet", "home planet", "my home planet", "my home", "my planet"
    return f"{colour} planet", f"{colour} home planet", f"{colour} home"


@lru_cache(maxsize=256)
def _things(colours: tuple[str, ...], match: Contents) -> Vocabulary:
    """The names that are the same for all seats."""
    pods = pods_of(match)
    return Vocabulary(
        {
            "seat": {colour: i for i, colour in enumerate(colours)},
            "place": {},
            "pod": {pod: pod for pod in pods} | _numbers(pods) | _shorter(match),
            "piece": {piece.name: piece.name for piece in PIECES},
            "essence": {piece.name: piece.name for piece in ESSENCES},
            "station": {station: station for station in sorted(STATIONS)},
            "moon": {**_plain(MOONS), **{moon: moon for moon in MOONS}},
            "demanded": {**{demand: demand for demand in DEMANDS}, **_DEMANDS, **(_DARK_DEMANDS if match.dark else {})},
            "flare": {},
            "tech": {name: name for name in sorted(TECHS)},
            "challenge": {},
            "side": {**{side: i for i, side in enumerate(SIDES)}, **_SIDES},
        },
        numbered=PLACE,
    )


def _plain(moons: Iterable[str]) -> dict[str, str]:
    """Moons by their own names alone, where only one has it: `HULKOUT`."""
    found: dict[str, list[str]] = {}
    for moon in sorted(moons):
        found.setdefault(moon.rpartition(" ")[2], []).append(moon)
    return {plain: names[0] for plain, names in found.items() if len(names) == 1}


@cache
def pods_of(match: Contents) -> tuple[str, ...]:
    """The pods that such a match has, each name once."""
    return tuple(dict.fromkeys(all_pods(match)))


def _shorter(match: Contents) -> dict[str, str]:
    """Pods without the word for a dark back, which stands for any of their kind; a kicker by its factor alone."""
    found = {pod: pod for pod in kinds_of(match)}
    return found | {pod.removeprefix("Kicker "): pod for pod in found if pod.startswith(KICKER)}


def _numbers(pods: tuple[str, ...]) -> dict[str, str]:
    """Attacks and intimidates by their number alone: a flex only if no attack has the same."""
    found: dict[str, str] = {}
    for beginning in (ATTACK, FLEX, TWO_D, INTIMIDATE):
        for pod in map(kind, pods):
            if pod.startswith(beginning):
                found.setdefault(pod[len(beginning) :], pod)
    return found


@lru_cache(maxsize=1024)
def _sides_of(colours: tuple[str, ...], me: Seat, fights: tuple[_Fight, ...]) -> StandIns:
    """The sides of leaders, by what people call them: Blue, or Blue's side."""
    found: dict[tuple[str, ...], list[tuple[str, int]]] = {}
    for seat, colour in enumerate(colours):
        said = tuple(colour.casefold().split())
        for number, *both in fights if seat != me else ():
            if seat in both:
                side = SIDES[both.index(seat)]
                found.setdefault((JOINED, *said), []).append((side, number))
                for one in ((AGAINST, *said),) if me in both else ((*said, "side"), (*said, "fleet"), said):
                    found.setdefault(one, []).append((side, number))
    return found


@lru_cache(maxsize=1024)
def _owners(colours: tuple[str, ...], powers: tuple[str, ...]) -> Mapping[str, str]:
    """The seats of the powers that everybody knows."""
    return {power: colour for colour, power in zip(colours, powers, strict=True) if power}


def has_techs(view: Match) -> bool:
    """Whether there are techs in a match."""
    return view.options["techs"] == "yes" or bool(view.techs)


@cache
def _left_out(match: Contents, systems: frozenset[str], made: Pile = ()) -> Mapping[str, Collection[str]]:
    """The pieces that such a match cannot have, and the order words that only they bring.

    Without flares those are left out that act on nothing else.
    """
    flares = FLARE in systems
    also = {piece.name for piece in PIECES if piece.kind == FLARE or getattr(piece, "option", "") == "flares"}
    others = {piece.name for piece in PIECES if piece.kind in systems}
    there = ({*kinds_of(match), *made, *POWERS, *VOUCHERS} - also | (also if flares else set()) | others) & WORDS.keys()
    lacking = WORDS.keys() - there
    words = {word for name in there if flares or name not in _AGAINST_FLARES for word in WORDS[name]}
    lost = {word for name in lacking for word in WORDS[name]}
    kinds = (*kinds_of(match), *made)
    lost |= {word.word for word, pods in BEGINNINGS.items() if not any(pod.startswith(pods) for pod in kinds)}
    lost |= set() if SHOWCASE in systems else {FromShowcase.word}
    lost |= set() if ARMED in systems else {Second.word}
    lost |= set() if HAGGLING in systems else {word.word for word in HAGGLE_WORDS}
    lost |= set() if SHADOW in systems else {Unmask.word}
    techs = TECH in systems
    lost |= set() if techs else TECH_ORDERS
    return {
        "piece": frozenset(lacking),
        "station": frozenset() if STATION in systems else STATIONS,
        "tech": frozenset() if techs else TECHS,
        "moon": frozenset() if MOON in systems else frozenset((*MOONS, *_plain(MOONS))),
        ORDER_WORD: frozenset(lost - words),
        FACT: frozenset() if techs else frozenset([fact.__name__ for fact in TECH_FACTS]),
    }
