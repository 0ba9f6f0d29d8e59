"""Parts of the pages that are made from the code: `python -m tests.docs.derived` writes them anew.

With a folder it writes whole pages there, with every power that there is.
"""

import inspect
import re
import shutil
import sys
import textwrap
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Any

import adjudicator.engine.contract.pieces as engine
from adjudicator.engine.contract.order_checks import Checked
from adjudicator.engine.contract.order_words import Choice, Fact
from adjudicator.engine.contract.title import Title
from adjudicator.games.catalogue import titles
from adjudicator.games.cosmic.kit import Power
from adjudicator.games.cosmic.mechanics.deck import deck
from adjudicator.games.cosmic.pieces import BY_NAME, EDICTS, POWERS, SECTIONS
from adjudicator.games.cosmic.setup.rulebook import DECKS
from adjudicator.games.cosmic.table.card_faces import FLARE
from adjudicator.games.cosmic.table.rulings import MODERN, RULINGS
from adjudicator.games.cosmic.table.speech import card_order
from adjudicator.games.cosmic.told.piece_questions import MOMENTS
from adjudicator.orders.dry_run.order_checks import Check, general, own
from adjudicator.orders.grammar.manual import SERVICE
from adjudicator.service.documents import help_pages
from adjudicator.service.master.verbs import VERBS
from adjudicator.service.settings.language_names import ENGLISH, LANGUAGES
from tests.cosmic.eager import TITLE
from tests.docs import commands, grammar, pages, pieces, printed, rules, scope
from tests.docs.clasm import CLASM
from tests.docs.figures import FIGURES
from tests.docs.force import FORCE
from tests.docs.shown_letters import SHOWN, letters_of
from tests.docs.wrapping import WIDTH, item
from tests.entries import page as entries
from tests.entries.catalogue import catalogues
from tests.hygiene.sources import CHECKOUT

_EDICTS = tuple(piece.name for piece in EDICTS)

_COSMIC = CHECKOUT / "adjudicator" / "games" / "cosmic"
_GALAXY = CHECKOUT / "adjudicator" / "galaxy"
_ASKED = {
    "`instead_of`, `after`": r"\bat\.propose\((\w+)\(",
    "`worth`": r"\bat\.worth\(\"([\w ]+)\"",
    "`sees`": r"\bat\.seers\(\"([\w ]+)\"",
    "`may`": r"\.allowed\([^)]*\"([\w ]+)\"",
    "`may_not`": r"\.forbidden\([^)]*\"([\w ]+)\"",
    "`cancels`": r"\bkind = \"(\w+)\"",
}
"""How a stage asks, by the verbs that it asks for."""


def said(thing: object) -> str:
    """A docstring as one paragraph."""
    return " ".join((inspect.getdoc(thing) or "").split())


def _hand(power: Power) -> tuple[str, ...]:
    """Every edict and the flare of a power; with two of them every flare, so that each is with somebody else's, too."""
    return tuple(SECTIONS) if power in POWERS[:2] else tuple({f"{power.name}{FLARE}"} & SECTIONS.keys())


def _statements(phase: int, power: str, flares: Iterable[str] = ()) -> list[str]:
    """A position in which everything is asked of Red that can be asked in this phase of somebody with this power."""
    cards = ", ".join(["4 x Attack 8", "Compromise", *_EDICTS, *flares])
    red = f"Red ({power}): 2 in Limbo; 2 in the Warp; struck by the Plague; hand {cards}"
    if phase == 1:
        return [f"{red}; attacks Green in its own system", "Green: 1 on Red 4"]
    mine = "Red attacks Blue on Blue 1"
    if phase == 4:
        reward = "Blue attacks Green on Green 1; Red joined the defence with 1; won by the defence"
        due = "a reward of 1 is due to Red; Green may take 1 card from Blue"
        return [
            red,
            f"challenge 1: {mine}; cards Compromise against Compromise; to be settled by a deal",
            f"challenge 2: {reward}; {due}",
            "challenge 3: Red attacks Green on Green 2; cards Attack 4 against Attack 6; won by the defence; "
            "Red may take 1 card from Green",
        ]
    divided = "; defended with 2" if phase == 3 else ""
    against = [
        f"challenge {number}: {seat} attacks Red on Red 1 with 1{divided}"
        for number, seat in ((2, "Blue"), (3, "Green"))
    ]
    joined = "; Green joined the defence with 1" if phase == 3 else ""
    allied = "; Red joined the offence with 1" if phase == 3 else ""
    return [
        f"{red}; 4 on home 1; 1 on Yellow 3",
        "Yellow: 1 on Red 2",
        f"challenge 1: {mine} with 2{joined}",
        *against,
        f"challenge 4: Yellow attacks Blue on Blue 2 with 1{allied}",
        "challenge 5: Yellow attacks Green on Green 2 with 1",
    ]


@cache
def phases() -> dict[str, tuple[int, ...]]:
    """For each kind of question, the phases in which it stands on the form of somebody whom it can concern."""
    found: dict[str, set[int]] = {}
    for question in TITLE.questions(TITLE.position("turn 1 phase 0", (), {"powers_by": "offer"})[1][0], 0):
        found.setdefault(question.about, set()).add(0)
    modern = {spec.name: "modern" for spec in TITLE.options if spec.name.startswith("edition_")}
    for phase, power, editions in product((1, 2, 3, 4), POWERS, ({}, modern)):
        aided = {"alliances": "hidden", "foreign_aid": "yes"}
        options = {"flares": "yes", "deck": "ffg", "agreements": "all", **aided, **editions}
        views = TITLE.position(f"turn 3 phase {phase}", _statements(phase, power.name, _hand(power)), options)[1]
        for question in TITLE.questions(views[0], 0):
            found.setdefault(question.about, set()).add(phase)
    for phase, power in product((1, 2, 3, 4), POWERS):
        for more in (*_held(power), *_laid(power), *_inquired(power)):
            stated = [*_statements(phase, "Mind"), *more]
            view = TITLE.position(f"turn 3 phase {phase}", stated, {"flares": "yes", "deck": "ffg"})[1][0]
            for question in TITLE.questions(view, 0):
                found.setdefault(question.about, set()).add(phase)
    return {about: tuple(sorted(when)) for about, when in found.items()}


def _laid(power: Power) -> Iterator[list[str]]:
    """What is said of the cards of a power that lie somewhere, its own player's or another's."""
    stock = power.stock
    for card in dict.fromkeys(stock.cards if stock is not None else ()):
        yield [f"Red ({power.name}): {card} lies face down before Blue", f"Blue: 1 held captive by {power.name}"]
        for up, seat in (("down", "Red"), ("down", "Yellow"), ("down", "Green"), ("up", "Red")):
            yield [f"Blue ({power.name}): {card} lies face {up} before {seat}", "Green: 1 in the Warp"]


def _held(power: Power) -> Iterator[list[str]]:
    """What is said of tokens and cards of the deck that a power of Red has taken, or set out."""
    yield [f"Red ({power.name}): set out before Red: Attack 40", f"Blue: 1 held captive by {power.name}"]


def _inquired(power: Power) -> Iterator[list[str]]:
    """What brings a power of Blue to ask Red something."""
    if type(power).asks_others is not Power.asks_others:
        yield [f"Blue ({power.name}): 1 on Red 3; set out before Blue: Attack 40"]
        yield [f"Blue ({power.name})", f"Red: 1 held captive by {power.name}"]


def when(choice: type[Choice]) -> str:
    """`phase 1`, `phases 2 and 3`, `any phase`."""
    found = [str(phase) for phase in phases()[choice.about]]
    if len(found) == 4:
        return "any phase"
    return f"phase {found[0]}" if len(found) == 1 else f"phases {', '.join(found[:-1])} and {found[-1]}"


def order_words() -> list[str]:
    """Every order word with its phases, what it does, and an example."""
    out: list[str] = []
    for choice in scope.words(TITLE):
        out += item(f"**{choice.word}** ({when(choice)}). {said(choice)}", "", f"    {choice.example}", "")
    return out[:-1]


def words_of(name: str) -> list[str]:
    """Every order word of a title, what it does, and an example."""
    out: list[str] = []
    for choice in titles()[name].choices:
        out += item(f"**{choice.word}**. {said(choice)}", "", f"    {choice.example}", "")
    return out[:-1]


def _compared(fact: type[Fact]) -> str:
    kinds = " or ".join(f"a {kind}" for kind in fact.compares)
    return f"Compared with {kinds}." if kinds else "True or false."


def facts(name: str = "postal-cosmic") -> list[str]:
    """Everything a condition can speak of in a title."""
    out: list[str] = []
    for fact in titles()[name].facts:
        out += item(f"`{fact.example}`: {said(fact)} {_compared(fact)}")
    return out


def service_words() -> list[str]:
    """What each service word does."""
    return ["| word | what it does |", "| --- | --- |", *(f"| `{word}` | {said} |" for word, said in SERVICE.items())]


def terms_of(name: str) -> list[str]:
    """The words of a title's game, and what they mean."""
    told = help_pages.terms(titles()[name])
    return [line for page in told for line in item(f"**{page.name}**: {page.parts[0]}")]


def powers() -> list[str]:
    """The powers in their own words."""
    return [line for piece in POWERS if scope.told(piece) for line in item(f"**{piece.name}.** {said(type(piece))}")]


def profiles() -> list[str]:
    """Every power before a game: set, when it acts, what it does in a line, its flares, and its fit for the mail."""
    out: list[str] = []
    for one in TITLE.profiles():
        if scope.told(BY_NAME[one.name]):
            flares = "".join(f" *{name.partition(' ')[0]}:* {does}" for name, does in one.flares.items())
            acts = f"acts {'; '.join(one.acts)}."
            out += item(f"**{one.name}** ({one.origin or 'of this house'}; {one.fit}) {acts} {one.does}{flares}")
    return out


def edicts() -> list[str]:
    """The edicts in their own words."""
    return [line for piece in EDICTS for line in item(f"**{piece.name}.** {said(type(piece))}")]


def flares() -> list[str]:
    """Both sections of every flare in their own words."""
    out: list[str] = []
    for card, (wild, strong) in SECTIONS.items():
        if scope.told(wild):
            out += item(f"**{card}.** Wild: {said(type(wild))} Super: {said(type(strong))}")
    return out


def rulebook() -> list[str]:
    """The rulebook values with their choices."""
    out: list[str] = []
    for spec in filter(scope.of_a_pool, TITLE.options):
        first, *others = (f"`{choice}`" for choice in spec.choices)
        choices = f"{first} (the usual one)" + "".join(f", {other}" for other in others)
        out += item(f"`{spec.name}`: {spec.decides} Choices: {choices}.")
    return out


def rulings() -> list[str]:
    """The pairs of powers for which it is known who acts first."""
    out = []
    for pair, first in sorted(RULINGS.items(), key=lambda ruling: sorted(ruling[0])):
        (second,) = pair - {first}
        otherwise = MODERN.get(pair)
        out += item(f"{first} before {second}" + (f" (modern edition: {otherwise} first)" if otherwise else ""))
    return out


def decks() -> list[str]:
    """How often each card is in each deck."""
    counts = {name: Counter(deck(name)) for name in DECKS}
    cards = sorted({card for count in counts.values() for card in count}, key=card_order)
    rows = [(card, *(str(counts[name][card] or "-") for name in DECKS)) for card in cards]
    rows.append(("all cards", *(str(counts[name].total()) for name in DECKS)))
    lines = [("card", *DECKS), ("---", *("---:" for _ in DECKS)), *rows]
    return [f"| {' | '.join(cells)} |" for cells in lines]


def verbs() -> list[str]:
    """The verbs of pieces, each with what it says."""
    said_by = (
        engine.instead_of,
        engine.after,
        engine.asks,
        engine.does,
        engine.worth,
        engine.sees,
        engine.may,
        engine.may_not,
    )
    return [line for verb in (*said_by, engine.cancels) for line in item(f"`{verb.__name__}`: {said(verb)}")]


def topics() -> list[str]:
    """What the game asks about, verb by verb, as its source says it, and that of the layer below it."""
    paths = (path for folder in (_COSMIC, _GALAXY) for path in sorted(folder.rglob("*.py")))
    source = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    out = []
    for verbs, pattern in _ASKED.items():
        found = sorted(set(re.findall(pattern, source)))
        out += item(f"{verbs}: {', '.join(f'`{topic}`' for topic in found)}")
    return out


def moments() -> list[str]:
    """The moments at which pieces may act, with their phases."""
    out = []
    for name, moment in MOMENTS.items():
        when, everywhere = moment.phases, moment.everywhere
        several = f"phases {', '.join(map(str, when[:-1]))} and {when[-1]}" if len(when) > 1 else f"phase {when[0]}"
        out += item(f"`{name}`: {several}, {'in every challenge' if everywhere else 'once'}")
    return out


def contract() -> list[str]:
    """What a title must define, in the order in which it is read."""
    methods = [name for name in _members() if name in Title.__abstractmethods__]
    return [line for name in methods for line in item(f"`{name}`: {said(getattr(Title, name))}")]


def checks(found: Iterable[Check]) -> list[str]:
    """What is looked for in standing orders, by code."""
    out = []
    for check in sorted(found, key=lambda check: check.code):
        sure = "Certain." if check.certain else "As far as one can know."
        out += item(f"**{check.code}.** {said(type(check))} {sure}")
    return out


def _members() -> dict[str, Any]:
    """What the contract of a title defines, in the order in which it is read; what orders are checked for, last."""
    parts = [part for part in reversed(Title.__mro__) if issubclass(part, Checked) and part is not Checked]
    return {name: one for part in (*parts, Checked) for name, one in vars(part).items()}


def hooks() -> list[str]:
    """What a title may define, and what is so if it does not."""
    kept = ("choices", "facts", "carried", "live", "rulings", "label")
    names = [name for name, one in _members().items() if inspect.isfunction(one) and not name.startswith("_")]
    methods = [name for name in names if name not in Title.__abstractmethods__ and name not in kept]
    return [line for name in methods for line in item(f"`{name}`: {said(getattr(Title, name))}")]


def languages() -> list[str]:
    """The languages that have a name, with the folders that they are in."""
    names = sorted((names[0], code) for code, names in LANGUAGES.items() if code != ENGLISH)
    return textwrap.wrap(", ".join(f"{name} (`{code}`)" for name, code in names) + ".", WIDTH)


def every_command() -> list[str]:
    """Every command with the first sentence of its help, and whether it can print JSON."""
    out = []
    for name, command in commands.ends():
        told = " (`--json`)" if any("--json" in param.opts for param in command.params) else ""
        out += item(f"`{name}`{told}: {command.get_short_help_str(limit=1000)}")
    return out


def every_command_by_letter() -> list[str]:
    """How every command in a game master's letter is written, and what it does."""
    out = []
    for verb in VERBS.values():
        does = said(verb.does).partition(". ")[0].rstrip(".") if verb.does.__doc__ else "List these commands"
        out += item(f"`{verb.usage}`: {does}.")
    return out


MADE: dict[str, Callable[[], list[str]]] = {
    "languages": languages,
    "every command": every_command,
    "every command by letter": every_command_by_letter,
    "order words": order_words,
    "facts": facts,
    "service words": service_words,
    **{f"words of {title}": partial(words_of, title) for title in (FORCE.title, CLASM.title, "blutooth")},
    **{f"facts of {title}": partial(facts, title) for title in (FORCE.title, CLASM.title, "blutooth")},
    "terms of blutooth": partial(terms_of, "blutooth"),
    "powers": powers,
    "powers in short": profiles,
    "edicts": edicts,
    "flares": flares,
    "rulebook": rulebook,
    "rulings": rulings,
    "decks": decks,
    "verbs": verbs,
    "topics": topics,
    "moments": moments,
    "contract": contract,
    "hooks": hooks,
    "checks": lambda: checks(general()),
    "checks of cosmic": lambda: checks(own(TITLE.checks)),
    "checks of cosmoforce": lambda: checks(own(titles()["cosmoforce"].checks)),
    **{f"{one.title} headings": partial(printed.headings, one) for one in (FORCE, CLASM)},
    **{f"{one.title} sentences": partial(printed.table, one) for one in (FORCE, CLASM)},
    "powers table": pieces.powers,
    "edicts table": pieces.edicts,
    **{what: partial(rules.table, what) for what in rules.TABLES},
    "grammar shared": grammar.shared,
    **{f"letters of {name.replace('-', ' ')}": partial(letters_of, name) for name in SHOWN},
    **{f"kinds of {one.title.replace('-', ' ')}": partial(entries.kinds, one) for one in catalogues()},
    **{f"refusals of {one.title.replace('-', ' ')}": partial(entries.refusals, one) for one in catalogues()},
    **{f"lacking of {one.title.replace('-', ' ')}": partial(entries.lacking, one) for one in catalogues()},
    **{f"entries of {one.title.replace('-', ' ')}": partial(entries.everything, one) for one in catalogues()},
    **{f"grammar of {name.replace('-', ' ')}": partial(grammar.of_title, name) for name in titles()},
}


def parts(which: Iterable[str]) -> dict[str, list[str]]:
    """The parts by name, each with an empty line at either end."""
    return {what: ["", *MADE[what](), ""] for what in which}


def write() -> None:
    """Write every such part into its page anew, and every figure."""
    for page in pages.pages():
        before = page.read_text(encoding="utf-8")
        after = pages.remade(before, parts(pages.made(page)))
        if after != before:
            page.write_text(after, encoding="utf-8")
    for path, figure in FIGURES.items():
        path.write_text(figure(), encoding="utf-8")
    grammar.write()


def build(folder: Path) -> None:
    """Write all pages into a folder, with every power that there is."""
    shutil.copytree(pages.DOCS, folder, dirs_exist_ok=True)
    with scope.every_power():
        for page in pages.pages()[1:]:
            said = pages.remade(page.read_text(encoding="utf-8"), parts(pages.made(page)))
            (folder / page.relative_to(pages.DOCS)).write_text(said, encoding="utf-8")
        grammar.write(folder / grammar.PICTURES.relative_to(pages.DOCS))


if __name__ == "__main__":
    build(Path(sys.argv[1])) if sys.argv[1:] else write()
