"""A headless Chromium by its debugging pipe: real mouse, touch and keys, and pictures."""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser")
PATIENCE_S = 60.0

Point = tuple[float, float]


class Chromium:
    """One browser with one page; to be used in a ``with`` statement."""

    def __init__(self) -> None:
        assert PROGRAM is not None
        self._folder = tempfile.TemporaryDirectory(prefix="chromium-")
        heard, self._out = os.pipe()
        self._in, said = os.pipe()
        # The pipe is the file descriptors 3 and 4 of the browser.
        self._process = subprocess.Popen(
            [
                *("bash", "-c", f'exec "$@" 3<&{heard} 4>&{said}', "chromium", PROGRAM),
                *("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run"),
                *("--remote-debugging-pipe", "--disable-dev-shm-usage", "--mute-audio"),
                *("--disable-frame-rate-limit", "--disable-gpu-vsync"),
                *("--hide-scrollbars", f"--user-data-dir={self._folder.name}", "about:blank"),
            ],
            pass_fds=(heard, said),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        os.close(heard)
        os.close(said)
        self._number, self._rest, self._session = 0, b"", ""
        self.errors: list[str] = []
        pages = self.ask("Target.getTargets")["targetInfos"]
        target = next(page["targetId"] for page in pages if page["type"] == "page")
        answer = self.ask("Target.attachToTarget", targetId=target, flatten=True)
        self._session = answer["sessionId"]
        for part in ("Page", "Runtime"):
            self.ask(f"{part}.enable")

    def __enter__(self) -> Chromium:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE_S)
        os.close(self._in)
        os.close(self._out)
        # Its helpers outlive it by a little, and may still write into the folder.
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE_S
        while True:
            try:
                self._folder.cleanup()
                return
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """One command; its result."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + PATIENCE_S
        while True:
            told = self._hear(deadline)
            if told.get("id") == self._number:
                assert "error" not in told, told["error"]
                result: dict[str, Any] = told["result"]
                return result
            if told.get("method") == "Runtime.exceptionThrown":
                self.errors.append(str(told["params"]["exceptionDetails"]))

    def _hear(self, deadline: float) -> dict[str, Any]:
        while b"\0" not in self._rest:
            ready, _, _ = select.select([self._in], [], [], max(0, deadline - time.monotonic()))
            assert ready, "Chromium does not answer"
            chunk = os.read(self._in, 1 << 16)
            assert chunk, "Chromium is gone"
            self._rest += chunk
        text, self._rest = self._rest.split(b"\0", 1)
        told: dict[str, Any] = json.loads(text)
        return told

    # -- pages -----------------------------------------------------------------------------------

    def open(
        self,
        path: Path,
        width: int = 1200,
        height: int = 900,
        *,
        phone: bool = False,
        again: bool = False,
    ) -> None:
        """Open a file at a size, with touch where it is a phone.

        What pages kept before is forgotten, unless one is opened ``again``.
        """
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=2 if phone else 1,
            mobile=phone,
        )
        self.ask("Emulation.setTouchEmulationEnabled", enabled=phone)
        if not again:
            # All files share one storage, and a page that is left writes once more.
            self.value("try { page.keep = () => {}; localStorage.clear(); } catch {}")
        self.value("window.left = true")
        self.ask("Page.navigate", url=path.as_uri())
        deadline = time.monotonic() + PATIENCE_S
        while not self.value("!window.left && document.readyState === 'complete'"):
            assert time.monotonic() < deadline, "the page does not start"

    def value(self, expression: str) -> Any:
        """The value of an expression in the page."""
        told = self.ask("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in told, told["exceptionDetails"]
        return told["result"].get("value")

    def screenshot(self, path: Path) -> None:
        """What is seen."""
        path.write_bytes(base64.b64decode(self.ask("Page.captureScreenshot")["data"]))

    def pixels(self, points: Sequence[Point]) -> list[Point]:
        """Where points of the board lie on the screen."""
        found = self.value(
            "(() => { const m = document.getElementById('board').getScreenCTM();"
            f"return {json.dumps(points)}.map(([x, y]) => new DOMPoint(x, y).matrixTransform(m))"
            ".map(({x, y}) => [x, y]); })()"
        )
        return [(x, y) for x, y in found]

    # -- hands -----------------------------------------------------------------------------------

    def drag(self, points: Sequence[Point], *, touch: bool = False, right: bool = False) -> None:
        """Press at the first point of the board, move over the others, release at the last."""
        places = self.pixels(points)
        if touch:
            for number, (x, y) in enumerate(places):
                kind = "touchMove" if number else "touchStart"
                self.ask("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y}])
            self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            return
        how = {"button": "right" if right else "left", "clickCount": 1}
        for number, (x, y) in enumerate(places):
            kind = "mouseMoved" if number else "mousePressed"
            self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, **how)
        x, y = places[-1]
        self.ask("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, **how)

    def click(self, element: str) -> None:
        """Click an element by its id."""
        self.value(f"document.getElementById('{element}').click()")

    def key(self, key: str, code: int = 0, modifiers: int = 0, text: str = "") -> None:
        """Press and release a key; modifiers: 2 Ctrl, 8 Shift."""
        how = {"key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers}
        self.ask("Input.dispatchKeyEvent", type="keyDown", text=text, **how)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **how)
