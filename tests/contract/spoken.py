"""Clauses of a title, made up along its grammar: at each word one of those that can stand there."""

from random import Random
from typing import Any

from lark import Token

from adjudicator.engine.contract.order_words import NO, Choice, No, Vocabulary
from adjudicator.engine.contract.title import Title
from adjudicator.orders.grammar.grammar import END, NUMBER, Grammar
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.words.lexer import split

LONG = 12
"""Words after which a phrase ends where it can."""

LONGEST = 60


class Speaker:
    """Makes up what a player of a title can say with these names."""

    def __init__(self, title: Title[Any], names: Vocabulary) -> None:
        self.language = language(title.choices, title.facts)
        self.names = names
        self.choices = [choice for choice in title.choices if self._sayable(self.language.grammar, choice)]
        self._values = {
            kind: sorted({names.name(kind, value) for value in said.values()}) for kind, said in names.kinds.items()
        }

    def _sayable(self, grammar: Grammar, choice: type[Choice]) -> bool:
        """Whether it can begin with something, or with nothing, that there is in this position."""
        accepted = grammar.accepted(grammar.begin(choice))
        return any(self._there(grammar, terminal) for terminal in accepted)

    def _there(self, grammar: Grammar, terminal: str) -> bool:
        kind = grammar.kinds.get(terminal)
        return kind is None or bool(self.names.kinds.get(kind))

    def phrase(self, luck: Random, choice: type[Choice] | None) -> Any:
        """A phrase of a choice (None: a condition) as the value it stands for; None where it came to stand for none."""
        grammar = self.language.grammar
        parser = grammar.begin(choice)
        for length in range(LONGEST):
            accepted = sorted(t for t in grammar.accepted(parser) if self._there(grammar, t))
            if not accepted:
                return None
            ends = END in accepted and (length >= LONG or luck.random() < 0.5)
            terminal = END if ends else luck.choice(self._some(luck, grammar, accepted))
            if terminal == END:
                try:
                    built = grammar.build(parser.feed_eof())
                    return built if choice is None or self._own(built) else None
                except ValueError:
                    return None  # well formed, and refused with a sentence
            parser.feed_token(Token(terminal, self._value(luck, grammar, terminal)))
        return None

    @staticmethod
    def _some(luck: Random, grammar: Grammar, accepted: list[str]) -> list[str]:
        """The names or the fixed words, half of the time each: there are many more words than kinds of names."""
        names = [terminal for terminal in accepted if terminal in grammar.kinds]
        words = [terminal for terminal in accepted if terminal not in grammar.kinds]
        return (names if luck.random() < 0.5 else words) or accepted

    def _own(self, built: Choice) -> bool:
        """Whether its words begin with its own order word, and not with a longer one, which then is what is read."""
        head = self.language.heads(self.names).at(split(f"{built.word} {built.text(self.names)}"))
        return head is not None and head.words == (built.word,)

    def _value(self, luck: Random, grammar: Grammar, terminal: str) -> Any:
        if terminal == NUMBER:
            return luck.randrange(30)
        kind = grammar.kinds.get(terminal)
        if kind is None:
            return terminal
        return self.names.kinds[kind][luck.choice(self._values[kind])]

    def clause(self, luck: Random, choice: type[Choice]) -> Clause | None:
        """A clause that begins with a choice and has up to three alternatives; None where that came to nothing."""
        same = [other for other in self.choices if other.about == choice.about]
        others: list[type[Choice]] = luck.choices([No, *same], k=luck.randrange(3))
        kinds = [choice, *others]
        several = [NO if kind is No else self.phrase(luck, kind) for kind in kinds]
        conditions = [self.phrase(luck, None) if luck.randrange(3) == 2 else None for _ in kinds]
        challenges = sorted(self.names.kinds.get("challenge", {}).values())
        if several[0] is None:
            return None
        return Clause(
            choice.word,
            choice.about,
            tuple([Alternative(*one) for one in zip(several, conditions, strict=True) if one[0] is not None]),
            luck.choice([0, *challenges]) if choice.of_challenge else 0,
            luck.choice([None, None, 1, 2, 9]),
        )
