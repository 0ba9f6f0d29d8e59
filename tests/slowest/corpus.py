"""Letters that are made to take long, kind by kind: some took minutes. The search for slower ones begins with them."""

from collections.abc import Callable, Iterator


def conditions() -> Iterator[str]:
    """Each of these conditions is compared with all before it, for all values that they can have."""
    for at in range(45):
        hands = " OR ".join(f"{'Green' if n % 2 else 'Yellow'} hand={n}" for n in range(at + 11, at + 31))
        yield f"ZAP Blue IF {hands}"
    for at in range(90):
        yield (
            f"ZAP Blue IF offence tokens>=3 AND (defence tokens>={at + 2} OR defence allies>=2 OR offence allies>=2"
            " OR Blue hand>=5 OR Green hand>=4)"
        )


def cards() -> Iterator[str]:
    """Cards that nobody holds, each of which was tried in five situations of its own."""
    return (f"CARD Attack {n % 40} IF Blue hand >= {n % 20} AND offence tokens >= {n}" for n in range(240))


LETTERS: dict[str, Callable[[], Iterator[str]]] = {
    "conditions": conditions,
    "cards": cards,
    "alternatives": lambda: (
        "CARD Attack 8" if not n else f"ELSE Attack {n % 20} IF offence tokens >= {n}" for n in range(240)
    ),
    "brackets": lambda: ("ZAP Blue IF " + "(" * 30 + "I lose" + ")" * 30 for n in range(60)),
    "every turn": lambda: (f"EVERY TURN ZAP Blue IF Blue hand >= {n}" for n in range(200)),
    "headings": lambda: (f"CHALLENGE {1 + n % 6}\nCARD Attack {n % 40}" for n in range(120)),
    "takings back": lambda: (f"WITHDRAW line {n}" for n in range(240)),
    "languages": lambda: (f"LANGUAGE {'en' if n % 2 else 'de'}" for n in range(240)),
    "messages": lambda: (f"PRESS to Blue: hello {n}" for n in range(100)),
    "misspelt": lambda: (f"ZPA Bleu IF ofence tokns >= {n}" for n in range(240)),
    "conditions nobody understands": lambda: (
        f"ZAP Blue IF their card is Compromise and he is nice {n}" for n in range(120)
    ),
    "one long line": lambda: iter(["attack planet 4 and " * 900]),
    "orders within orders": lambda: (f"please would you attack {n} with my 20 or so, IF not\n" for n in range(120)),
    "quotations": lambda: ("PASS" if not n else f"> ZAP Blue {n}" for n in range(1500)),
}
