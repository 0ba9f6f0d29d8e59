"""Quarter moons: they act once, when they are occupied."""

from adjudicator.games.blutooth.kit import (
    NEGOTIATE,
    NEGOTIATES,
    Ask,
    Making,
    MatchAt,
    OneOf,
    QuarterMoon,
    Script,
    all_but_the_best_scrapped,
    all_of_kinds,
    does,
    drafted,
    drafted_kind,
    extremes,
    is_artifact,
    is_flare,
    one_from_everybody,
    power_replaced,
    scrapped_at_random,
    told_of,
    zaps,
)


class Alms(QuarterMoon):
    """Everybody else gives you a pod, at random."""

    name = "Quarter moon ALMS"
    entries = (
        "moon.quarter.alms",
        "term.relay",
    )

    @does("occupied", inherent=True)
    def beg(self, at: MatchAt) -> Script:
        yield self.done(at)
        yield from one_from_everybody(at, self.name)


class Ascetic(QuarterMoon):
    """Everybody else gives you all negotiate pods."""

    name = "Quarter moon ASCETIC"
    entries = ("moon.quarter.ascetic",)

    @does("occupied", inherent=True)
    def renounce(self, at: MatchAt) -> Script:
        yield self.done(at)
        yield from all_of_kinds(at, NEGOTIATES, at.others)


class Charity(QuarterMoon):
    """You draft four pods, then four pods of your cache are scrapped at random."""

    name = "Quarter moon CHARITY"
    entries = ("moon.quarter.charity",)

    @does("occupied", inherent=True)
    def give(self, at: MatchAt) -> Script:
        yield self.done(at)
        yield from drafted(at, at.me, 4, self.name)
        yield from scrapped_at_random(at, at.me, 4, self.name)


class Flaremag(QuarterMoon):
    """Everybody else who has a flare gives you one, at random."""

    name = "Quarter moon FLAREMAG"
    entries = ("moon.quarter.flaremag",)

    @does("occupied", inherent=True)
    def attract(self, at: MatchAt) -> Script:
        yield self.done(at)
        yield from one_from_everybody(at, self.name, is_flare)


class Meta(QuarterMoon):
    """You scrap your power and have another one, at random."""

    name = "Quarter moon META"
    entries = ("moon.quarter.meta",)

    @does("occupied", inherent=True)
    def change(self, at: MatchAt) -> Script:
        yield self.done(at)
        yield from power_replaced(at, at.me, self.name)


class Peace(QuarterMoon):
    """Everybody drafts a Negotiate, as far as the forge has any."""

    name = "Quarter moon PEACE"
    entries = ("moon.quarter.peace",)

    @does("occupied", inherent=True)
    def make_peace(self, at: MatchAt) -> Script:
        yield self.done(at)
        for seat in at.state.seats_in():
            yield from drafted_kind(at, seat, NEGOTIATE)


class Preview(QuarterMoon):
    """Everybody else tells you their highest and their lowest attack."""

    name = "Quarter moon PREVIEW"
    entries = ("moon.quarter.preview",)

    @does("occupied", inherent=True)
    def look(self, at: MatchAt) -> Script:
        yield self.done(at)
        for seat in at.others:
            yield from told_of(at, seat, extremes(at.state.caches[seat]))


class Reveal(QuarterMoon):
    """Everybody else tells you of all artifacts and flares in their cache."""

    name = "Quarter moon REVEAL"
    entries = ("moon.quarter.reveal",)

    @does("occupied", inherent=True)
    def reveal(self, at: MatchAt) -> Script:
        yield self.done(at)
        for seat in at.others:
            held = at.state.caches[seat]
            yield from told_of(at, seat, tuple([pod for pod in held if is_artifact(pod) or is_flare(pod)]))


class Treasure(QuarterMoon):
    """You snatch a pod from everybody else, keep the highest attack of them, and scrap the rest.

    If there is no attack among them you keep one of the others.
    """

    name = "Quarter moon TREASURE"
    entries = ("moon.quarter.treasure",)

    @does("occupied", inherent=True)
    def hoard(self, at: MatchAt) -> Script:
        yield self.done(at)
        pods = yield from one_from_everybody(at, self.name)
        yield from all_but_the_best_scrapped(at, pods)


class Grab(Making, frozen=True):
    """Names the zap pod that everybody has to give you (ZAPGRAB); without it, Cosmic Zap."""

    word = "ZAPGRAB"
    about = "zapgrab"
    carries = True
    example = "ZAPGRAB for Ship Zap"


class Zapgrab(QuarterMoon):
    """You name a kind of zap pods: everybody else gives you all of them; if nobody has one, you draft it."""

    name = "Quarter moon ZAPGRAB"
    entries = ("moon.quarter.zapgrab",)
    choices = (Grab, *QuarterMoon.choices)

    @does("occupied", inherent=True)
    def grab(self, at: MatchAt) -> Script:
        yield self.done(at)
        wishes = [Grab(pod) for pod in zaps(at)]
        answer = yield Ask(at.me, Grab.about, OneOf(wishes), default=wishes[0])
        assert isinstance(answer, Grab)
        if not (yield from all_of_kinds(at, (answer.pod,), at.others)):
            yield from drafted_kind(at, at.me, answer.pod)
