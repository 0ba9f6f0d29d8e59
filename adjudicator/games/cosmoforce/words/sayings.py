"""Sayings: everyday orders, `shoot blue then cool` or `armour first, then the rest`, in words of orders.

A line is split into orders, and an order into its alternatives and its condition. Nothing is read by this: the line is
offered to its writer.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from adjudicator.games.cosmoforce.table.gear import BY_NAME
from adjudicator.games.cosmoforce.words import lists
from adjudicator.games.cosmoforce.words.everyday_conditions import supposed
from adjudicator.games.cosmoforce.words.ship_descriptions import fitted_out
from adjudicator.games.cosmoforce.words.situations import Situation
from adjudicator.games.cosmoforce.words.tidied_sayings import ARMS, NUMBER, cut, system, tidied, verb_first

_Order = tuple[str, str]
"""An order, and its condition with the word before it, or nothing."""

_MOST: Final = 4
"""Orders that one line gives."""
_BREATH: Final = 80
"""The longest words in which somebody aims at two ships: a hostile line would take long to search."""
_ACTIONS: Final = ("ATTACK", "BURN", "CONSERVE", "HEAL", "RAM", "REPAIR")
_PARTED: Final = 8
"""Places where a line is split: nobody says more in one breath, and a hostile line is long."""
_TWO: Final = 2
"""Actions of a turn."""
_OWN: Final = frozenset("attack burn conserve heal ram repair recall leave damage harm lose evade act".split())
"""The beginning of an order in its proper form."""
_SHOOT: Final = (
    "(?:keep |keep on |continue )?"
    "(?:attack|attacking|shoot|shooting|fire|firing|open fire|hit|target|aim|blast|zap|kill|destroy|bomb"
    "|strike|launch|use|send|unleash)(?: at| on| upon)?"
)
_AT: Final = "(?:at|:|on|upon|against|to|into|towards?|vs|versus|->|- >|=>)"
_OTHERS: Final = {"other": "1", "other one": "1"}
"""The rest of an attack's weapons, after `the`."""
_EVERYTHING: Final = re.compile(
    "(?:everything|all|all weapons|all guns|weapons|guns|full broadside|broadside|everything i have|everything i got"
    "|all i have|all i got|whatever i have|whatever works)"
)
_AGAIN: Final = re.compile(r" (?:twice|2 x|x 2|2 times|two times|both actions|both times|with both actions)$")
_ONCE: Final = re.compile(r" (?:once|one time|1 x|only once|just once)$")
_AS: Final = re.compile(r"(?: ,)?(?: as| in| for| with| on)?(?: my)? (?:action (\d)|(first|second|1 st|2 nd) action)$")
_LABEL: Final = re.compile(r"(?:action (\d)|(first|second|1 st|2 nd) action)(?: :| -| =| is)? ")
_WHICH: Final = {"first": "1", "second": "2", "1 st": "1", "2 nd": "2"}
_BETWEEN: Final = re.compile(r"(?: ,| \.| !| ;)? (?:and then|then|and|,|\.|!|;|\+|>) (?:then |and |also )?")
_ELSE: Final = re.compile(r"(?: ,| ;| \.)? else (?:, )?")
_LISTED: Final = re.compile(r"(\d) (?:\.|\)|:) ")
_LABELLED: Final = re.compile(rf"(?:^|(?:(?: [,.;]| and| then))* ){_LABEL.pattern}")
_UP: Final = re.compile(
    "(?:(?:burn|accelerate|speed up|go faster|go fast|faster|full speed|full speed ahead|full throttle|full thrust"
    "|full burn|burn engines|burn engine|move faster)(?: up| forward| ahead)?)"
    rf"(?: (?:to )?(?:max|maximum|the max|full|max speed|full speed|all|hard|as much as possible)| (?:by )?({NUMBER}))?"
    rf"|burn ({NUMBER}) (?:up|forward|ahead|faster)"
    "|(?:go |fly |move |burn )?as fast as (?:possible|i can|it gets|we can)|(?:max|maximum|full) (?:thrust|burn|power)"
    f"|(?:increase|raise|gain)(?: my)? speed(?: by)?(?: ({NUMBER}))?"
    "|max speed|maximum speed|top speed|go to max speed|go max speed|go full speed"
)
_DOWN: Final = re.compile(
    "(?:slow down|slow|brake|decelerate|go slower|slower|break|burn back|burn backwards|reduce speed)"
    rf"(?: hard| max| fully| (?:by )?({NUMBER}))?|burn ({NUMBER}) (?:down|back|slower)"
)
_COOL: Final = re.compile(
    "(?:conserve|cool|cool down|cool off|vent|vent heat|vent the heat|conserve power|conserve heat|save energy"
    "|save power|energy save|chill|dump heat|radiate|radiate heat|lose heat|get rid of heat|cool the ship|cool ship)"
)
_HEAL: Final = re.compile(
    "(?:heal|cure|treat|medic)(?: (?:my|the|all|hurt|wounded|injured|our|of))*"
    "(?: (?:guys|guy|crew|people|men|man|wounded|hurt|injured|everybody|everyone|somebody|someone|one|them))?"
)
_EVADES: Final = re.compile(
    "(?:evade|dodge|avoid|swerve)(?: (?:ramming|rams|ram|all|any|everything|attacks|the ram|him))?"
    f"(?: (?:with|by|using|taking|but|for|a|only|just|until|max|maximum|at most|at the most|up to|no more than))*"
    f"(?: ({NUMBER}))?(?: (?:heat|tokens?|heat tokens?|max|maximum|at most|points|dice))*"
)
_ALWAYS: Final = re.compile(
    "(?:evade|dodge|avoid)(?: (?:always|fully|completely|ramming|rams|any ram|any ramming|as much as possible|max"
    "|as much as i can|as much as needed|all of it|everything))?"
)
_NEVER: Final = re.compile("(?:never|no|don't|dont|do not|not) (?:evade|dodge|evading|dodging|evasion)")
_AT_WHOM: Final = re.compile(rf"(\b(?:{_SHOOT}|ram)(?: the)? )(\w+)")
_TURNS: Final = re.compile(r"turn 1 (?!phase).+ turn 2 (?!phase)")


@lru_cache(maxsize=64)
def sayings(line: str, here: Situation) -> tuple[str, ...]:
    """What a line may mean in a situation, the likeliest first."""
    return tuple(_said(line, here))


def _said(line: str, here: Situation) -> Iterator[str]:
    line = tidied(line)
    if not here.kinds:
        built = fitted_out(line)
        if built:
            yield built
        return
    line = _AT_WHOM.sub(lambda found: f"{found[1]}{_ship(found[2], here)}", line)
    found = _listed(line, here) or _labelled(line, here) or _orders(line, here, _MOST)
    words = [order.split(" ")[0] for order, _ in found]
    others = [word for word in words if word not in _ACTIONS]
    if len(words) - len(others) <= _TWO and len(set(others)) == len(others) and (numbered := _numbered(found)):
        yield ". ".join(f"{order} {condition}".strip() for order, condition in numbered)


def _ship(word: str, here: Situation) -> str:
    """The ship that a word after an attack abbreviates, `grn` or `blu`, if there is only one; else the word."""
    short = [ship for ship in here.ships if ship.startswith(word) or re.sub("[aeiou]", "", ship) == word]
    return short[0] if len(short) == 1 and word not in here.ships and len(word) > 1 else word


def _listed(line: str, here: Situation) -> list[_Order]:
    """The orders of a line that numbers them: `1. attack blue 2. burn`."""
    line = f"1 . {line}" if " 2 . " in line and not line.startswith("1 ") else line  # that number is often missing
    marks = list(_LISTED.finditer(line))
    if len(marks) < 2 or marks[0].start() or [mark[1] for mark in marks] != [str(i + 1) for i in range(len(marks))]:
        return []
    ends = [*(mark.start() for mark in marks[1:]), len(line)]
    parts = [_orders(line[mark.end() : end].strip(" ,;."), here, 1) for mark, end in zip(marks, ends, strict=True)]
    return list(chain(*parts)) if all(parts) else []


def _labelled(line: str, here: Situation) -> list[_Order]:
    """The orders of a line that names the action before each: `first action attack blue second action cool`."""
    line = f"first {line}" if re.match(r"action (?!\d)", line) else line  # that word is often missing
    line = re.sub(r"\bturn (?=[12] )", "action ", line) if _TURNS.match(line) else line
    labels = list(_LABELLED.finditer(line))
    numbers = [label[1] or _WHICH[label[2]] for label in labels]
    if sorted(numbers) != ["1", "2"] or labels[0].start():
        return []
    ends = [labels[1].start(), len(line)]
    each = [_order(line[label.end() : end].strip(" ,;."), here) for label, end in zip(labels, ends, strict=True)]
    if any(len(found) != 1 or " as action " in found[0][0] for found in each):
        return []
    return [(f"{found[0][0]} as action {at}", found[0][1]) for at, found in zip(numbers, each, strict=True)]


def _orders(line: str, here: Situation, most: int) -> Sequence[_Order]:
    """The orders that a line gives; nothing if one of them is unknown."""
    found = _order(line, here, as_written=False)
    marks = list(_BETWEEN.finditer(line)) if not found and most > 1 else []
    if len(marks) > _PARTED:
        return []
    for mark, as_written in [(mark, written) for written in (False, True) for mark in reversed(marks)]:
        before, behind = line[: mark.start()], line[mark.end() :]
        first = _order(before, here, as_written=as_written) if before and behind else []
        rest = _orders(behind, here, most - 1) or _also(behind, first, here) if first else []
        if rest:
            return [*first, *rest]
    return found or _order(line, here)


def _also(said: str, first: Sequence[_Order], here: Situation) -> Sequence[_Order]:
    """The same order for another ship, if only that is named: `attack blue first, then green`."""
    order, condition = first[-1]
    seat = re.sub("^(?:at|on|to) ", "", said.strip(" ,.;:!"))
    if condition or " ELSE " in order or " as action " in order or seat == here.me:
        return []
    if seat not in here.ships or not order.startswith(("ATTACK ", "RAM ")):
        return []
    return [(re.sub(r"^(ATTACK|RAM) \w+", rf"\1 {seat.capitalize()}", order), "")]


def _numbered(orders: Sequence[_Order]) -> Sequence[_Order]:
    """Two orders with their action numbers: a line without a number counts for both actions."""
    actions = [one for one in orders if one[0].startswith(_ACTIONS)]
    if len(actions) != _TWO or any(" as action " in order for order, _ in actions):
        return orders
    if " ELSE " in str(actions):
        return []
    if any(order.endswith("; once") for order, _ in actions):
        return orders
    return [(f"{one[0]} as action {actions.index(one) + 1}", one[1]) if one in actions else one for one in orders]


@lru_cache(maxsize=1024)
def _order(said: str, here: Situation, *, as_written: bool = True) -> Sequence[_Order]:
    """The order that some words mean, or two if they name two kinds of weapons; nothing if they mean none.

    An order in the proper form may be taken `as_written`.
    """
    label = _LABEL.match(said)
    if label is not None:
        return [
            (f"{order} as action {label[1] or _WHICH[label[2]]}", condition)
            for order, condition in _order(said[label.end() :], here, as_written=as_written)
        ][:1]
    first, *others = _ELSE.split(said)
    found = _alternative(first, here, as_written=as_written)
    if len(found) != 1 or not others:
        return found if not others else []
    told = [f"{order} {condition}".strip() for order, condition in found]
    told += [_other(other, found[0][0], here) for other in others]
    return [(" ELSE ".join(told), "")]


def _alternative(said: str, here: Situation, *, as_written: bool = True) -> list[_Order]:
    """One alternative with its condition, which may stand before it: `if blue is dead shoot green`."""
    if said.startswith(("if ", "unless ")):
        return _conditional(said, here)
    body, word, condition = cut(said, ("if", "unless"))
    bare = body.removeprefix("first ")
    wish = next(filter(None, (_wish(one, here, as_written=False) for one in (body, verb_first(body), bare))), [])
    wish = wish or (_wish(body, here) if as_written else [])
    told = _condition(word, condition, here, wish[0]) if wish and word else ""
    return [(order, told) for order in wish]


def _conditional(said: str, here: Situation) -> list[_Order]:
    """The order after its condition, as long as the condition can be: `if blue is dead shoot green`."""
    word, _, rest = said.partition(" ")
    words = rest.split()
    for at in range(1, len(words)):
        order = _wish(" ".join(words[at:]), here)
        if len(order) == 1:
            condition = re.sub(r" (?:then|,|:)(?: then)?$", "", " ".join(words[:at]))
            return [(order[0], _condition(word, condition, here, order[0]))]
    return []


def _condition(word: str, said: str, here: Situation, order: str) -> str:
    told = supposed(said, here, order)
    return f"{word.upper()} {told}" if told else ""


def _other(said: str, first: str, here: Situation) -> str:
    """A further alternative, which may name only another ship."""
    found = _alternative(said, here)
    if len(found) == 1:
        return " ".join(filter(None, found[0]))
    seat = re.sub("^(?:at|on) ", "", said.strip(" ,.;:!"))
    return re.sub(r"^(ATTACK|RAM) \w+", rf"\1 {seat.capitalize()}", first) if seat in here.ships else said


def _wish(said: str, here: Situation, *, as_written: bool = True) -> list[str]:
    """The wish of one alternative, in words of orders; nothing if it is unknown."""
    said = said.strip(" ,.;:!")
    tail = ""
    if (found := _AS.search(said)) is not None:
        said, tail = said[: found.start()], f" as action {found[1] or _WHICH[found[2]]}"
    elif (found := _ONCE.search(said)) is not None:
        said, tail = said[: found.start()], "; once"
    elif (found := _AGAIN.search(said)) is not None:
        said = said[: found.start()]
    shots = _shots(said, here)
    if shots:
        return shots if len(shots) > 1 else [f"{shots[0]}{tail}"]
    order = _sailing(said.removesuffix(" first")) or lists.ordered(said, here.kinds)
    if not order and as_written and said.split(" ")[0] in _OWN:
        word, _, rest = said.removesuffix(" first").partition(" ")
        order = f"{word.upper()} {rest}".strip()
    return [f"{order}{tail}"] if order else []


def _shots(said: str, here: Situation) -> list[str]:
    """The attacks meant by `shoot blue`, `lasers at blue` or `attack blue with everything`."""
    ships = "|".join(ship for ship in here.ships if ship != here.me)
    if two := _aimed(said, ships, here):
        return two
    for pattern in (
        rf"{_SHOOT} (?:the )?(?P<who>{ships})(?: ship| again| first| 2 x)*(?: (?:with|using|by) (?P<arms>.+))?",
        rf"(?P<who>{ships})(?: attack)?(?: with| using) (?P<arms>.+)",
        rf"(?P<who>{ships}) (?P<arms>)attack",  # German word order
        rf"(?:{_SHOOT} )?(?:with |using )?(?P<arms>.+?) {_AT} (?:the )?(?P<who>{ships})(?: ship)?",
        rf"(?:{_SHOOT} )?(?P<arms>.+?) (?P<who>{ships})(?: ship)?",
    ):
        found = re.fullmatch(pattern, said)
        if found is not None:
            arms = _arms(found["arms"] or "all", here)
            who = found["who"].capitalize()
            if arms and len(arms) <= _TWO:
                numbers = [f" as action {i + 1}" for i in range(_TWO)] if len(arms) == _TWO else [""]
                return [f"ATTACK {who} with {one}{number}" for one, number in zip(arms, numbers, strict=True)]
    rammed = re.fullmatch(
        rf"(?:ram|ram into|crash into|crash in|collide with|run into) (?:the )?({ships})(?: ship)?"
        "(?: with (?:everything|all|full speed|all i have|my ship))?",
        said,
    )
    return [f"RAM {rammed[1].capitalize()}"] if rammed is not None else []


def _aimed(said: str, ships: str, here: Situation) -> list[str]:
    """The attacks on two ships meant by `2 lasers on blue 1 on green`."""
    pattern = (
        rf"(?:{_SHOOT} )?(?P<arms>.+?) (?:{_AT} )?(?P<who>{ships})(?: ,| and| then)*"
        rf" (?P<more>.+?) (?:{_AT} )?(?P<other>{ships})"
    )
    named = (
        rf"{_SHOOT} (?P<who>{ships}) (?:with|using) (?P<arms>.+?)(?: ,| and| then)+ (?P<other>{ships})"
        r" (?:with|using) (?P<more>.+)"
    )
    shared = rf"{_SHOOT} (?P<who>{ships})(?: ,| and| then)+ (?P<other>{ships}) (?:with|using) (?P<arms>(?P<more>.+))"
    ways = (shared, pattern, named) if len(said) <= _BREATH else ()
    parted = next(filter(None, (re.fullmatch(way, said) for way in ways)), None)
    if parted is None:
        return []
    first, more = _arms(parted["arms"], here), _OTHERS.get(parted["more"].removeprefix("the "), parted["more"])
    if first and re.fullmatch(NUMBER, more):
        kind = BY_NAME[system(first[0].split(" ")[-1])]
        more = f"{more} {kind.name if more in ('1', 'one') else kind.plural}"
    second = _arms(more, here)
    if len(first) == len(second) == 1:
        each = ((parted["who"], *first), (parted["other"], *second))
        return [f"ATTACK {who.capitalize()} with {one} as action {i}" for i, (who, one) in enumerate(each, 1)]
    return []


def _arms(said: str, here: Situation) -> list[str]:
    """The weapons that some words name, each kind with its number; nothing if one is unknown."""
    said = re.sub(r"\b(?:my|the|of|our|available|working|every|each|please)\b ?", "", said).strip()
    if _EVERYTHING.fullmatch(said):
        return [BY_NAME[kind].plural for kind in here.arms[:_TWO]]
    found: list[str] = []
    for part in re.split(r" (?:and|,|\+|plus|/) ", said):
        one = re.fullmatch(rf"(?:(?P<many>{NUMBER}|all|both|a|an) )?(?:x )?(?P<kind>{ARMS})", part)
        if one is None:
            return []
        kind, many = system(one["kind"]), one["many"]
        found.append(
            BY_NAME[kind].plural if many in (None, "all") else f"{many} {one['kind'] if kind in one['kind'] else kind}"
        )
    return found


def _sailing(said: str) -> str:
    """Sayings on speed, heat and hurt crew."""
    for pattern, order in ((_UP, "BURN up"), (_DOWN, "BURN down")):
        if (found := pattern.fullmatch(said)) is not None:
            return " ".join([order, *filter(None, found.groups())])
    if _COOL.fullmatch(said):
        return "CONSERVE"
    if _HEAL.fullmatch(said):
        return "HEAL"
    if _NEVER.fullmatch(said):
        return "EVADE NO"
    if _ALWAYS.fullmatch(said):
        return "EVADE"
    if (found := _EVADES.fullmatch(said)) is not None:
        return f"EVADE up to {found[1]}" if found[1] else "EVADE"
    return ""
