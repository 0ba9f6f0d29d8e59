"""Finder."""

from adjudicator.games.blutooth.kit import (
    Artifact,
    Choice,
    Found,
    Judged,
    MatchAt,
    Script,
    Seat,
    all_pods,
    asks,
    contents,
    held_as,
    reason,
    snatched_named,
)


class Seek(Choice, frozen=True):
    """Looks through another cache for a pod, and takes it if it is there (Finder)."""

    word = "FINDER"
    also = ("play finder on", "use finder on")
    about = "finder"
    of_challenge = False
    grammar = '["on"] SEAT ["for"] POD'
    example = "FINDER Red for Attack 40"

    seat: Seat
    pod: str


class Finder(Artifact):
    """You look through another cache for a pod that you name, and take it if it is there.

    It is used when gates have been aimed. With `finder = looks` you only learn whether it is there.
    """

    name = "Finder"
    choices = (Seek,)
    entries = ("artifact.finder",)

    @asks("launched")
    def seek(self, at: MatchAt) -> Script:
        samples = [Seek(seat, pod) for seat in at.others for pod in dict.fromkeys(all_pods(contents(at.state)))]
        judged = Judged(lambda wish: wish if wish.seat in at.others else reason("not-in-own-cache"), samples)
        wish = yield at.wish(self, judged)
        if isinstance(wish, Seek):
            pod = held_as(at.state.caches[wish.seat], wish.pod)
            yield Found(at.me, wish.seat, pod or wish.pod, pod is not None)
            if pod is not None and at.state.options["finder"] == "takes":
                yield from snatched_named(at, wish.seat, at.me, pod)
