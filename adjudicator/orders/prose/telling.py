"""Telling: what the sentences of a paragraph come to, one after the other; talk beside orders says nothing."""

from collections.abc import Sequence

from adjudicator.orders.prose.parts import ALONE, LATER
from adjudicator.orders.prose.references.mentions import NOBODY
from adjudicator.orders.prose.sentences import Sentences
from adjudicator.orders.prose.told import Meant, Told
from adjudicator.orders.words.lexer import Word


class Telling:
    """Tells what paragraphs come to."""

    def __init__(self, finder: Sentences) -> None:
        self._finder = finder

    def told(self, several: Sequence[Sequence[Word]]) -> list[Told]:
        """What the sentences of a paragraph come to; some go on in the next one, and some are talk beside orders."""
        whom = [NOBODY]
        for one in several:
            whom.append(self._finder.mentioned(one, whom[-1]))
        found = [Told(one, self._finder.meant(one, whom[at])) for at, one in enumerate(several)]
        self._joined(found)
        first = next((at for at, one in enumerate(found) if one.meant.orders), 0)
        if self._finder.sequenced and first and found[first].words[0].plain in LATER:
            found[first] = found[first]._replace(meant=Meant(says=True))  # what comes before it was not understood
        if not all(one.meant.fine for one in found) and any(one.meant.orders for one in found):
            given = [order for one in found for order in one.meant.orders]
            found = [self._beside(one, given) for one in found]
        orders = [order for one in found for order in one.meant.orders]
        if ALONE in orders and len(orders) > 1:
            found = [one._replace(meant=Meant(says=True)) for one in found]
        unsure = {line for one in found if one.meant.orders and one.meant.bare for line in one.lines}
        return [
            one._replace(meant=one.meant._replace(bare=one.meant.bare or not unsure.isdisjoint(one.lines)))
            for one in found
        ]

    def _joined(self, found: list[Told]) -> None:
        """Take sentences together with those beside them where only these make them orders."""
        at = 0
        while at < len(found):
            alone = found[at].meant.fine or self._finder.completeness.only_counts(found[at].words)
            ways = () if alone else ((at - 1, at + 1), (at, at + 2), (at - 1, at + 2))
            whole = [(start, end) for start, end in ways if start >= 0 and end <= len(found)]
            for start, end in sorted(whole, key=lambda way: -sum(not one.meant.fine for one in found[slice(*way)])):
                words = [word for one in found[start:end] for word in one.words]
                meant = self._finder.meant(words)
                if meant.orders and not meant.beside:
                    found[start:end] = [Told(words, meant)]
                    at = start
                    break
            at += 1

    def _beside(self, one: Told, orders: Sequence[str]) -> Told:
        """A sentence beside others with orders, which never stand without a yes if it is talk that could be more."""
        words, meant, _ = one
        if meant.orders:
            return Told(words, meant._replace(bare=True))
        complete = self._finder.completeness
        if complete.is_talk(words) or complete.is_aside(words) or complete.declines(words, orders):
            return Told(words, Meant(left=complete.speaks_of_orders(words)))
        return Told(words, Meant(left=True)) if complete.is_apart(words, orders) else one
