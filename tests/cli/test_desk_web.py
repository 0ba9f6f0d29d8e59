"""The desk as pages: real requests over a real socket, to the real program on a real house."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest

from adjudicator.cli.desk import words
from adjudicator.cli.desk.door import IDLE, LONGEST, SHUT, TRIES, Door, known_host
from adjudicator.cli.desk.web import listening
from adjudicator.rehearsal.house import House as Furnished
from adjudicator.service.game import game_options, opening
from tests.cli.browser import WORD, Browser, Served
from tests.cli.conftest import Command
from tests.service.busy import busy
from tests.service.commanding import log
from tests.service.held_for_master import number, question
from tests.service.house import PLAYERS, House
from tests.service.orders import standing

ANN, BOB = PLAYERS[0].address, PLAYERS[1].address


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path)
    yield found
    found.store.close()


def test_only_whoever_says_the_word_comes_in(at_home: House) -> None:
    at_home.begun()
    with Served(at_home) as browser:
        for path in ("/", "/notices", "/games/andromeda", "/games/andromeda/a", "/games/andromeda/answer"):
            assert browser.ask("GET", path).getheader("Location") == "/login"
        assert browser.post("/games/andromeda", commands="PAUSE") == 303
        assert browser.come_in("correct horse").status == 403
        assert "That is not the word." in browser.page
        assert browser.get("/") == 303
        answer = browser.come_in()
        assert answer.status == 303
        cookie = answer.getheader("Set-Cookie") or ""
        assert {part.strip() for part in cookie.split(";")[1:]} == {"HttpOnly", "Path=/", "SameSite=strict"}
        assert browser.get("/") == 200
        assert "andromeda" in browser.page
        assert browser.post("/logout") == 303
        assert browser.get("/") == 303
    assert at_home.game().status == "running"
    assert log(at_home) == []


def test_every_page_says_what_a_browser_must_not_do(at_home: House) -> None:
    at_home.begun()
    with Served(at_home) as browser:
        browser.come_in()
        for path in ("/", "/login", "/desk.css", "/notices", "/games/andromeda", "/games/no", "/nothing"):
            answer = browser.ask("GET", path)
            policy = answer.getheader("Content-Security-Policy") or ""
            assert policy.startswith("default-src 'none'; style-src 'self'; form-action 'self'")
            assert answer.getheader("Cache-Control") == "no-store"
            assert answer.getheader("X-Content-Type-Options") == "nosniff"
            assert answer.getheader("Server") is None
            assert not re.search(r"<script|<style| style=| on\w+=", browser.page)


def test_another_name_is_refused_whoever_asks(at_home: House) -> None:
    """A page of somebody else whose name leads to this machine (DNS rebinding) reads nothing and does nothing."""
    at_home.begun()
    with Served(at_home) as browser:
        browser.come_in()
        assert browser.get("/", Host=f"evil.example:{browser.port}") == 421
        assert "andromeda" not in browser.page
        assert browser.get("/", Host=f"localhost:{browser.port}") == 200
        # Through a tunnel the port is another one.
        assert browser.get("/", Host="127.0.0.1:9999") == 200
        assert browser.get("/", Host="desk.example.org") == 421
    with Served(at_home, name="desk.example.org") as browser:
        browser.host = "desk.example.org"
        assert "Secure" in (browser.come_in().getheader("Set-Cookie") or "")
        assert browser.get("/") == 200


@pytest.mark.parametrize(
    ("name", "known"),
    [("localhost", True), ("[::1]:80", True), ("LOCALHOST:1", True), ("127.0.0.1.evil.example:80", False), ("", False)],
)
def test_our_names(name: str, known: bool) -> None:
    assert known_host(name, "") is known


def test_a_form_of_another_site_does_nothing(at_home: House) -> None:
    at_home.begun()
    with Served(at_home) as browser:
        browser.come_in()
        assert browser.get("/games/andromeda") == 200
        ours = urlencode({"form": browser.form, "commands": "PAUSE"})
        path = "/games/andromeda"
        assert browser.ask("POST", path, urlencode({"form": "x", "commands": "PAUSE"})).status == 403
        assert "does not belong to this visit" in browser.page
        assert browser.ask("POST", path, "commands=PAUSE").status == 403
        assert browser.ask("POST", path, ours, Origin="http://evil.example").status == 403
        assert browser.ask("POST", path, ours, Origin="null").status == 403
        assert browser.ask("POST", path, ours, Sec_Fetch_Site="cross-site").status == 403
        assert browser.ask("POST", path, ours, Content_Type="text/plain").status == 415
        assert browser.ask("POST", path, ours + "x" * 100_000).status == 413
        assert browser.ask("POST", "/logout", "form=x").status == 403
        assert browser.ask("POST", "/login", "word=x", Origin="http://evil.example").status == 403
        assert at_home.game().status == "running"
        own = f"http://{browser.host}"
        assert browser.ask("POST", path, ours, Origin=own, Sec_Fetch_Site="same-origin").status == 303
    assert at_home.game().status == "paused"


def test_commands_are_done_and_written_down(at_home: House) -> None:
    at_home.begun()
    with Served(at_home) as browser:
        browser.come_in()
        assert browser.get("/games/andromeda") == 200
        for said in ("Orders are due by Fri 08 May 2026 18:00 UTC, in 7 days.", f"Bob &lt;{BOB}&gt;, invited"):
            assert said in browser.page
        keys = set(re.findall(r'accesskey="(\w)"', browser.page))
        assert keys == set("gvpaesnorlw")
        assert browser.get("/games/andromeda/a") == 200
        assert "<code>ADJUDICATE turn 1 phase 1</code>" in browser.page
        assert "If turn 1 phase 1 ended now" in browser.command("PREVIEW turn 1 phase 1")
        assert browser.get("/games/andromeda/n") == 200
        assert re.search(
            r'<label for="commands">.*\s*<textarea id="commands"[^>]*>NOTE TO ALL\n\nEND</textarea>', browser.page
        )
        assert "Your note goes to" in browser.command("NOTE TO ALL\r\nHello <all>.\r\nEND")
        assert "andromeda: not all was done" in browser.command("PAUS")
        assert ">PAUS</textarea>" in browser.page
        assert "is paused" in browser.command("PAUSE")
        assert browser.get("/games/andromeda/a") == 404  # it is paused
        assert browser.get("/games/lyra") == 404
        assert "there is no game &#39;lyra&#39;; there are: andromeda" in browser.page
    assert log(at_home) == [
        "command line: looked at what others have ordered",
        "command line: wrote a note to all",
        "command line: paused the game",
    ]
    assert "Hello <all>." in at_home.mails(1, "A note from")[-1].raw.decode()


def test_seats_and_notices_stand_first_and_what_can_be_done_is_grouped(at_home: House) -> None:
    """What ends or takes back something says so in words."""
    at_home.begun()
    for seat in range(3):
        at_home.reply(seat, "PASS")
    at_home.next_phase()
    at_home.reply(2, "NOTE to GM: I hold three edicts")
    with Served(at_home) as browser:
        browser.come_in()
        assert browser.get("/games/andromeda") == 200
        heads = re.findall(r"<h([23])[^>]*>([^<]+)</h", browser.page)
        assert [name for level, name in heads if level == "2"][:3] == ["Seats", "Unread notices", "What you can do"]
        assert [name for level, name in heads if level == "3"] == [
            "The deadline",
            "The seats",
            "The letters",
            "The game",
        ]
        assert '<b class="sB">Blue</b> Bob' in browser.page
        marked = dict(re.findall(r'<a class="act (\w+)"[^>]*>(\w+)', browser.page))
        assert marked == {"main": "Adjudicate", "undoing": "Undo"}
        assert "<small>ends the phase now, for everybody</small>" in browser.page
        assert "<small>takes back what has been told</small>" in browser.page
        assert browser.get("/games/andromeda/u") == 200
        assert "Undo: takes back what has been told." in browser.page


def test_the_pages_come_in_the_language_of_the_browser_or_in_the_other(at_home: House) -> None:
    busy(at_home)
    with Served(at_home) as browser:
        assert browser.get("/login", Accept_Language="fr;q=0.9, de-AT;q=0.8, en;q=0.7") == 200
        assert '<html lang="de">' in browser.page
        browser.cookie = (
            browser.ask("POST", "/login", urlencode({"word": WORD}), Accept_Language="de").getheader("Set-Cookie") or ""
        ).partition(";")[0]
        assert browser.get("/games/andromeda") == 200
        for said in ("offen ist Zug 1 Phase 1", "Befehle fehlen noch", "Was du tun kannst", "Briefe kommen zurück (1)"):
            assert said in browser.page
        assert browser.ask("POST", "/language", "language=en").status == 403
        assert browser.post("/language", language="xx") == 303
        assert browser.post("/language", language="en") == 303
        assert browser.get("/games/andromeda") == 200
        assert "What you can do" in browser.page


def test_a_game_is_opened_with_the_checks_of_the_command_line(at_home: House) -> None:
    """What is wrong stands above the form, and nothing that was filled in is lost."""
    with Served(at_home) as browser:
        browser.come_in()
        assert browser.get("/new") == 200
        assert '<option value="blutooth">Blutooth Edition, for 4 to 8</option>' in browser.page
        wanted = {"name": "corvus", "title": "postal-cosmic", "open": "4", "option": "bases_to_win=4\ndeck=ffg"}
        wrong: tuple[tuple[dict[str, str], str], ...] = (
            ({"name": "Corvus"}, "has capital letters; write &#39;corvus&#39;"),
            ({"open": "four"}, "--open is a number, not &#39;four&#39;"),
            ({"open": "9"}, "is for 3 to 8 players, and 9 are named"),
            ({"option": "bases=4"}, "bases_to_win"),
            ({"starts": "by"}, "is no time to begin"),
            ({"starts": "by", "date": "2001-01-01T18:00"}, "which is past; name a later day"),
            ({"players": "Ann"}, "is no player; write"),
            ({"zone": "Mars"}, "there is no zone &#39;Mars&#39;"),
            ({"deadlines": "whenever"}, "whenever"),
        )
        for other, said in wrong:
            assert browser.post("/new", **(wanted | other)) == 422, other
            assert said in browser.page.partition('role="alert"')[2].partition("</p>")[0], other
            assert f'value="{(wanted | other)["name"]}"' in browser.page
        assert browser.ask("POST", "/new", urlencode(wanted)).status == 403
        assert browser.post("/new", **wanted, starts="by", date="2099-06-01T18:00", public="yes") == 303
        assert browser.get("/games/corvus/answer") == 200
        assert "corvus: 4 seats are open to whoever writes JOIN corvus to" in browser.page
        assert browser.post("/new", **wanted) == 422
        assert browser.get("/games/corvus") == 200
        assert "<small>ends the game for everybody</small>" in browser.page
    game = at_home.game("corvus")
    plan = opening.of(game)
    assert plan is not None
    assert (plan.starts, game.public, str(game.starts_at)) == ("by", True, "2099-06-01 18:00:00+00:00")
    assert game_options.options(game)["bases_to_win"] == "4"
    assert log(at_home, "corvus") == ["command line: opened the game"]


def test_whoever_says_who_they_are_leads_the_game_that_they_make(at_home: House) -> None:
    with Served(at_home, "eve@mail.test") as browser:
        browser.come_in()
        browser.get("/new")
        players = "\n".join(f"{one.name} <{one.address}>" for one in PLAYERS)
        assert browser.post("/new", name="lyra", title="cosmoforce", open="", players=players) == 303
        assert browser.get("/games/lyra") == 200
        assert "eve@mail.test: made the game" in browser.page
    assert at_home.game("lyra").gm_address == "eve@mail.test"


def test_a_held_letter_is_released(at_home: House) -> None:
    question(at_home)
    there = number(at_home)
    with Served(at_home) as browser:
        browser.come_in()
        browser.get("/")
        assert "Held letters: 1" in browser.page
        browser.get("/games/andromeda")
        assert f'value="SHOW LETTER {there}"' in browser.page
        assert browser.get(f"/games/andromeda/letters/{there}/r") == 200
        assert "counts for Red" in browser.command(f"RELEASE LETTER {there}")
        assert browser.get(f"/games/andromeda/letters/{there}/r") == 404
    assert len(standing(at_home).clauses) == 1


def test_a_correction_starts_from_what_was_sent(at_home: House) -> None:
    at_home.begun()
    at_home.reply(0, "ATTACK Blue 1 with 4 from home 1")
    for seat in (1, 2):
        at_home.reply(seat, "PASS")
    at_home.next_phase()
    with Served(at_home) as browser:
        browser.come_in()
        assert browser.get("/games/andromeda/c") == 200
        assert "Whose orders for turn 1 phase 1?" in browser.page
        fields = dict(re.findall(r'name="(seat|phase)" value="([^"]+)"', browser.page.partition(">Blue<")[0]))
        assert browser.get("/games/andromeda/correct") == 404
        assert browser.post("/games/andromeda/correct", **(fields | {"seat": "Red"})) == 200
        commands = "CORRECT ORDERS FOR Red turn 1 phase 1\nATTACK Blue 1 with 4 from home 1\nEND"
        assert f">{commands}</textarea>" in browser.page
        assert browser.post("/games/andromeda/correct", seat="Red", phase="turn 9 phase 1") == 404
        assert "changed the orders of Red" in browser.command(commands.replace("with 4", "with 3"))
    assert log(at_home)[0] == "command line: looked at the orders of Red for turn 1 phase 1"


def test_notices_are_read_and_put_away(at_home: House) -> None:
    at_home.begun()
    at_home.reply(2, "NOTE to GM: <b>I</b> hold three edicts")
    with Served(at_home) as browser:
        browser.come_in()
        assert browser.get("/notices") == 200
        assert "&lt;b&gt;I&lt;/b&gt; hold three edicts" in browser.page
        at_home.reply(1, "NOTE to GM: and I two flares")  # has come since he has read
        assert browser.post("/notices") == 303
    assert [note for note in at_home.notices() if "edicts" in note] == []
    assert len(at_home.notices()) == 1


def test_notices_do_not_say_how_many_there_were_before(at_home: House) -> None:
    """They are counted over the whole house, and a game master who plays is not shown all of them."""
    pages = []
    with Served(at_home) as browser:
        browser.come_in()
        for _ in range(2):
            with at_home.store.unit() as unit:
                unit.notices.add("uninvited", "Eve would like to join", at=at_home.clock.now())
            assert browser.get("/notices") == 200
            pages.append(browser.page)
            assert browser.post("/notices") == 303
    assert "Eve would like" in pages[0]
    assert pages[0] == pages[1]


def test_no_page_turns_round_what_somebody_has_written(at_home: House) -> None:
    at_home.begun()
    with at_home.store.unit() as unit:
        unit.notices.add("uninvited", "\u202eGNP.eve\u2066 would like\n to join\x1b[2J", at=at_home.clock.now())
    with Served(at_home) as browser:
        browser.come_in()
        assert browser.get("/notices") == 200
        assert "\ufffdGNP.eve\ufffd would like\n to join\ufffd[2J" in browser.page
        assert browser.post("/notices") == 303
        # What is written in a field goes back as it was written.
        wanted = "NOTE TO Red\nsay it \u200bthus\u202e\nEND\nNONSENSE"
        page = browser.command(wanted)
    assert f">{wanted}</textarea>" in page


def test_a_master_who_plays_sees_what_a_player_sees(at_home: House) -> None:
    busy(at_home, gm=ANN)
    with Served(at_home, ANN) as browser:
        browser.come_in()
        seen = ""
        for path in ("/", "/notices", "/games/andromeda", "/games/andromeda/letters/2/r"):
            browser.get(path)
            seen += browser.page
        for commands in ("PREVIEW", "SHOW PRESS", "SHOW LETTER 2", "SHOW ORDERS FOR Blue turn 1 phase 1", "STATUS"):
            seen += browser.command(commands)
    assert words.english("blind") in seen
    for secret in ("three edicts", "attack Red", "mallory", BOB, "still to come"):
        assert secret not in seen


def test_a_word_for_once_lets_in_once(at_home: House) -> None:
    with Served(at_home, once=True) as browser:
        assert browser.come_in().status == 303
        assert browser.get("/") == 200
        other = Browser(browser.port)
        assert other.come_in().status == 403


def test_visits_end_and_wrong_words_shut_the_door() -> None:
    clock = [0.0]
    door = Door(WORD, once=False, now=lambda: clock[0])
    idle, busy = door.enter(WORD), door.enter(WORD)
    assert idle is not None
    assert busy is not None
    for _ in range(int(LONGEST / IDLE * 2) - 1):
        clock[0] += IDLE / 2
        assert door.inside(busy) is not None
    assert door.inside(idle) is None
    clock[0] += IDLE / 2
    assert door.inside(busy) is None
    for _ in range(TRIES):
        assert not door.shut
        assert door.enter("wrong") is None
    assert door.shut
    assert door.enter(WORD) is None
    clock[0] += 2 * SHUT
    assert door.enter(WORD) is not None


def test_it_is_started_with_a_word_or_a_password(
    andromeda: Furnished, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda self, sockets: None)
    said = command("desk", "--web", "--port", 18462)
    assert said.code == 0
    assert "The desk is at http://127.0.0.1:18462/" in said.out
    assert re.search(r"The word to come in with, once: [\w-]{22}$", said.out, re.M)
    monkeypatch.setenv("ADJUDICATOR_DESK_PASSWORD", WORD)
    assert "once" not in command("desk", "--web", "--port", 18462).out
    monkeypatch.setenv("ADJUDICATOR_DESK_PASSWORD", "short")
    assert "has fewer than 12 characters" in command("desk", "--web").err
    with listening(0) as taken:
        taken.listen()
        monkeypatch.delenv("ADJUDICATOR_DESK_PASSWORD")
        port = taken.getsockname()[1]
        assert f"port {port} cannot be had" in command("desk", "--web", "--port", port).err
    assert "choose one of them" in command("desk", "--web", "--plain").err
