"""Lists: systems and crew listed in everyday words, `armour first, then the rest`, in the form that orders have."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.games.cosmoforce.words.build_words import GROUPS
from adjudicator.games.cosmoforce.words.tidied_sayings import NUMBER, likeliest
from adjudicator.games.cosmoforce.words.vocabulary import ANYTHING, DAMAGED

_HITS: Final = "(?:damage|dmg|dammage|hits?)"
_DAMAGE: Final = re.compile(
    f"(?:(?:take|put|assign|send|direct|soak|absorb|suffer|lose)(?: all| the| any| my| incoming)* {_HITS}"
    f"|(?:all |any |the |my |incoming )*{_HITS}|take|sacrifice)"
    "(?: (?:order|priority|priorities|list|goes|go|should go|shall go|taken|is|always|first))*"
    "(?: (?:on|to|onto|in|with|at))?(?: [:=-])? (?P<list>.+)"
)
_SPARED: Final = re.compile(
    f"(?:protect|spare|save|guard|(?:{_HITS} )?(?:don't|dont|do not|never|not|no)(?: (?:take|put))?"
    f"(?: (?:any|the))?(?: (?:{_HITS}|lose|hurt))?(?: (?:on|to))?) (?P<list>.+?)"
    "(?: (?:safe|intact|alive|to the end|please))?"
)
_KEPT: Final = re.compile("keep (?P<list>.+?) (?:safe|intact|alive|working|for last|to the end|undamaged)")
_HARM: Final = re.compile("(?:harm|hurt|injure|wound|harm crew|heat (?:hurts|harms|kills)) (?P<list>.+)")
_LOSE: Final = re.compile("(?:lose|kill|kills|abandon|let) (?P<list>.+?)(?: die)?(?: first)?")
_DIE: Final = re.compile("(?P<list>.+?)(?: should| shall| must| can)? (?:die|dies|are lost|get killed) first")
_HEATED: Final = re.compile("(?P<list>.+?) (?:takes?|gets?) the (?:heat|harm)(?: first)?")
_BUT: Final = re.compile("(?P<first>.+?)(?: ,)?(?: and| but)? (?:not|never) (?:the |my |on )*(?P<list>.+)")
_EXCEPT: Final = re.compile(
    f"(?:(?:(?:take|put|hit)(?: all| any| the)* {_HITS}(?: on| to)?|{_HITS}|take|hit|lose) )?"
    "(?:anything|everything|all|whatever) (?:but|except|besides|apart from|other than)(?: for| the| my| on)*"
    " (?P<list>.+)"
)
_REPAIRS: Final = "(?:repair|repairs|repairing|fix|fixing|mend|mending|patch up|patch|restore)"
_MEN: Final = "(?:crew|guys|guy|people|men|man|crewmen|persons?)"
_ALL: Final = "(?:everybody|everyone|all|all hands|(?:all |my |the )*crew)"
_REPAIR: Final = re.compile(f"(?:{_ALL} )?(?:on )?{_REPAIRS}(?: (?P<list>.+))?")
_SENT: Final = re.compile(
    f"(?:send |put |assign |let |use )?(?:(?P<many>{NUMBER}) {_MEN}|{_MEN}|everybody|everyone|all crew"
    f"|(?P<few>{NUMBER}))"
    f"(?: {_REPAIRS}| to {_REPAIRS}| to| on| onto| at)+ (?P<list>.+)"
)
_BY: Final = re.compile(
    f" (?:with|using|by) (?:all|everybody|everyone|all {_MEN}|all hands|my crew|the crew|crew|everything)$"
)
_REST: Final = frozenset("rest whatever anything everything others other else remaining remainder all left".split())
_BROKEN: Final = frozenset("damaged broken hit".split())
_FILLING: Final = frozenset(
    "first firstly second third my the all of any stuff systems system things thing parts bits ones one already on to"
    " a an your always next what is it that and are only on at then if from".split()
)
_BETWEEN: Final = re.compile(
    r"(?: ,| ;| \.)? (?:and then|then|and|,|>|->|/|followed by|before|;|\.|\+) (?:then |and )?"
)
_GROUPS: Final = {
    **dict.fromkeys("ready healthy fit unhurt able idle standby rested unharmed well".split(), "ready"),
    **dict.fromkeys("hurt wounded injured sick harmed".split(), "hurt"),
    **dict.fromkeys("working repairing workers busy repairers work repair repairs".split(), "working"),
}
_NOBODY: Final = frozenset("crew guys people men at those who are the my first then ones and all members".split())


def ordered(said: str, kinds: Sequence[str]) -> str:
    """The order that lists something, `damage armour first then lasers`; empty if it is no such order.

    `kinds` are the systems of the ship.
    """
    for pattern in (_KEPT, _SPARED, _EXCEPT):
        found = pattern.fullmatch(said)
        spared = parts(found["list"], kinds) if found is not None else []
        if spared and not {DAMAGED, ANYTHING} & set(spared):
            return _last(spared, kinds)
    if said.endswith(" last") and (spared := parts(_unled(said.removesuffix(" last")), kinds)):
        return _last(spared[-1:], kinds, spared[:-1])
    but = _BUT.fullmatch(said)
    first, spared = (_damaging(but["first"], kinds), parts(but["list"], kinds)) if but is not None else ("", [])
    if first and spared and not {DAMAGED, ANYTHING} & set(spared):
        return _last(spared, kinds, first.removeprefix("DAMAGE ").split(", "))
    for word, pattern in (("HARM", _HARM), ("HARM", _HEATED), ("LOSE", _LOSE), ("LOSE", _DIE)):
        found = pattern.fullmatch(said)
        groups = _groups(found["list"]) if found is not None else []
        if groups:
            return f"{word} {', '.join(groups)}"
    return _repairing(said, kinds) or _damaging(said, kinds)


def _unled(said: str) -> str:
    found = _DAMAGE.fullmatch(said)
    return found["list"] if found is not None else said


def _led(found: "re.Match[str]") -> str:
    return f"damage {found[1] or found[2]}"


def _damaging(said: str, kinds: Sequence[str]) -> str:
    said = re.sub(rf"^(take|put) (.+?) {_HITS}\b", r"\1 damage on \2", said)  # `take armour damage first`
    said = re.sub(rf"^use (.+?) (?:for|to (?:take|absorb|soak)) {_HITS}$|^(.+?) (?:absorbs?|soaks?)$", _led, said)
    said = re.sub(
        rf"^(.+?) (?:takes?|gets?|absorbs?|soaks?)(?: the| all| any)* {_HITS}(?: first)?$", r"damage \1", said
    )
    found = _DAMAGE.fullmatch(said)
    if found is None and not re.search(r"\b(?:first|then)\b| >", said):
        return ""
    listed = parts(found["list"] if found is not None else said, kinds)
    return f"DAMAGE {', '.join(listed)}" if listed else ""


def _repairing(said: str, kinds: Sequence[str]) -> str:
    said = _BY.sub("", said)
    found = _SENT.fullmatch(said)
    many = (found["many"] or found["few"]) if found is not None else None
    found = found or _REPAIR.fullmatch(said)
    if found is None:
        return ""
    if not found["list"]:
        return f"REPAIR {DAMAGED}"
    listed = parts(found["list"], kinds)
    if not listed or (many and len(listed) > 1):
        return ""
    listed = [DAMAGED if part == ANYTHING else part for part in listed]
    return f"REPAIR {many} crew on {listed[0]}" if many else f"REPAIR {', '.join(listed)}"


def _last(spared: Sequence[str], kinds: Sequence[str], first: Sequence[str] = ()) -> str:
    """Everything else, and then what is to be spared."""
    named = {part.rstrip(" 0123456789") for part in spared} | set(first)
    rest = [*first, *(kind for kind in dict.fromkeys(kinds) if kind not in named)]
    return f"DAMAGE {', '.join([*rest, ANYTHING])}" if rest else ""


def parts(said: str, kinds: Sequence[str]) -> list[str]:
    """The systems that are listed, in their order; nothing if one is unknown."""
    found = _items(said, lambda words: _part(words, kinds))
    if not found and (words := said.split()) and all(likeliest(word) for word in words):
        found = _items(" , ".join(words), lambda words: _part(words, kinds))  # no word stands between them
    for at, part in enumerate(found):
        if part.isdigit():  # `laser 1 and 2`
            lead = found[at - 1].rpartition(" ")[0] if at else ""
            if not lead:
                return []
            found[at] = f"{lead} {part}"
    return list(dict.fromkeys(found))


def _items(said: str, named: Callable[[Sequence[str]], str]) -> list[str]:
    found: list[str] = []
    for item in _BETWEEN.split(said):
        one = named(item.split())
        if not one:
            return []
        found.append(one)
    return found


def _part(words: Sequence[str], kinds: Sequence[str]) -> str:
    own = [word for word in words if word not in _FILLING]
    if not own or not _REST.isdisjoint(own):
        rest = set(own) <= _REST | _BROKEN | {"over"} and (own or "all" in words)
        return ANYTHING if rest else ""
    if set(own) <= _BROKEN:
        return DAMAGED
    kind = likeliest(own[0])
    if kind and kind in kinds and (len(own) == 1 or (len(own) == 2 and own[1].isdigit())):
        return " ".join([kind, *own[1:]])
    return own[0] if len(own) == 1 and own[0].isdigit() else ""


def _groups(said: str) -> list[str]:
    """The crew that are listed, followed by those to be spared."""
    found = _items(said.removesuffix(" last"), _group)
    if not found:
        return []
    rest = [group for group in GROUPS if group not in found]
    if said.endswith(" last"):
        return [*rest, *found]
    return list(dict.fromkeys([*found, *rest] if "any" in found or len(found) < 2 else found))


def _group(words: Sequence[str]) -> str:
    own = [word for word in words if word not in _NOBODY]
    return _GROUPS.get(own[0], "") if len(own) == 1 else ""
