"""A stand-in for solver processes, for tests that say themselves what is heard."""

from __future__ import annotations

from typing import Any


class Silent:
    """A job that says nothing by itself."""

    def __init__(self, question: Any, tell: Any, check: object = None) -> None:
        self.question, self.tell = question, tell
        self.stopped = self.held = False

    def hold(self) -> None:
        self.held = True

    def go_on(self) -> None:
        self.held = False

    def stop(self) -> None:
        self.stopped = True
