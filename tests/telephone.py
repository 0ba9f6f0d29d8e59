"""A telephone: Chromium without a window, as large as one and touched by fingers, driven through a pair of pipes."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import F_DUPFD, fcntl
from pathlib import Path
from typing import Any, Final

from tests.patience import PATIENCE

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
PROGRAM: Final = next((found for name in BROWSERS if (found := shutil.which(name))), None)
MISSING: Final = f"needs one of {', '.join(BROWSERS)}"
WIDTH, HEIGHT = 390, 844

_QUIET: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-sync")
_SHOWN: Final = """new Promise((done, failed) => {
    const end = performance.now() + %d;
    const look = () => !document.getElementById("orders").hidden ? done(true)
        : performance.now() > end ? failed(new Error(document.body.innerText)) : requestAnimationFrame(look);
    look();
})"""
"""Waits until an order page has read what stands in its address."""


class Telephone:
    """A page of a telephone. Whatever its pages complain of, and whatever they ask for, is kept."""

    def __init__(self, to: int, back: int) -> None:
        self._to, self._back = to, back
        self._rest = b""
        self._numbers = 0
        self._session = ""
        self.asked_for: list[str] = []
        self.complaints: list[str] = []
        target = self._send("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self._send(f"{domain}.enable")
        self._send("Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=1, mobile=True)
        self._send("Emulation.setTouchEmulationEnabled", enabled=True)

    def open(self, address: str) -> None:
        """Open a page, and wait until it is loaded."""
        # Two addresses may differ in their fragments alone, and then nothing would be loaded.
        for one in ("about:blank", address):
            self._send("Page.navigate", url=one)
            self._heard("Page.loadEventFired")

    def open_orders(self, address: str) -> None:
        """Open an order page, and wait until it shows what is asked."""
        self.open(address)
        self.run(_SHOWN % (1000 * PATIENCE))

    def run(self, script: str) -> Any:
        """The value of an expression on the page; a promise is waited for."""
        done = self._send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in done, done["exceptionDetails"]
        return done["result"].get("value")

    def tap(self, found: str) -> None:
        """Touch the middle of an element, given as an expression; it must be seen there, and nothing may cover it."""
        at = self.run(
            f"""(() => {{
                const one = {found};
                one.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }});
                const box = one.getBoundingClientRect();
                const [x, y] = [box.left + Math.min(box.width, 60) / 2, box.top + box.height / 2];
                const seen = document.elementFromPoint(x, y);
                return seen && (one.contains(seen) || seen.contains(one)) ? [x, y] : null;
            }})()"""
        )
        assert at is not None, f"{found} cannot be touched"
        self._send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": at[0], "y": at[1]}])
        self._send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def tap_button(self, name: str, inside: str = "document") -> None:
        """Touch the first button with these words."""
        sought = f"[...{inside}.querySelectorAll('button')].find((one) => one.textContent === {json.dumps(name)})"
        assert self.run(f"Boolean({sought})"), f"no button says {name}: {self.run('document.body.innerText')}"
        self.tap(sought)

    def picture(self) -> bytes:
        """What is seen, as PNG."""
        from base64 import b64decode

        return b64decode(self._send("Page.captureScreenshot", format="png")["data"])

    # ---- the pipes

    def _send(self, method: str, **params: Any) -> dict[str, Any]:
        self._numbers += 1
        said: dict[str, Any] = {"id": self._numbers, "method": method, "params": params}
        if self._session:
            said["sessionId"] = self._session
        os.write(self._to, json.dumps(said).encode() + b"\0")
        while True:
            heard = self._next()
            if heard.get("id") == self._numbers:
                assert "error" not in heard, (method, heard["error"])
                result: dict[str, Any] = heard["result"]
                return result

    def _heard(self, event: str) -> None:
        while self._next().get("method") != event:
            pass

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            more = os.read(self._back, 1 << 20)
            assert more, "the browser has ended"
            self._rest += more
        said, _, self._rest = self._rest.partition(b"\0")
        heard: dict[str, Any] = json.loads(said)
        self._note(heard.get("method"), heard.get("params", {}))
        return heard

    def _note(self, event: str | None, told: dict[str, Any]) -> None:
        if event == "Network.requestWillBeSent":
            self.asked_for.append(told["request"]["url"])
        elif event == "Runtime.exceptionThrown":
            self.complaints.append(json.dumps(told["exceptionDetails"]))
        elif event == "Log.entryAdded":
            self.complaints.append(told["entry"]["text"])


@contextmanager
def telephone(folder: Path) -> Iterator[Telephone]:
    """A telephone that keeps nothing but in this folder."""
    assert PROGRAM is not None
    (theirs, to), (back, ours) = os.pipe(), os.pipe()
    given = ("--headless=new", *_QUIET, "--remote-debugging-pipe", f"--user-data-dir={folder / 'telephone'}")

    def piped() -> None:
        # Chromium reads from 3 and writes to 4.
        read, write = (fcntl(end, F_DUPFD, 10) for end in (theirs, ours))
        os.dup2(read, 3)
        os.dup2(write, 4)

    with subprocess.Popen(
        [PROGRAM, *given],
        preexec_fn=piped,  # noqa: PLW1509 - nothing else runs in this process meanwhile
        pass_fds=(3, 4),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as browser:
        os.close(theirs)
        os.close(ours)
        try:
            yield Telephone(to, back)
        finally:
            browser.terminate()
            browser.wait(PATIENCE)
            os.close(to)
            os.close(back)
