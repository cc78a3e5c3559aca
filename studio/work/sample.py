"""Some of the answers of a puzzle, and what is raised where counts contradict them."""

from __future__ import annotations

from studio.puzzle import Trace
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.codes import Broken
from studio.work.sentences import said


@dataclass(frozen=True)
class Sample:
    """Some answers. ``every``: all there are; ``drawn``: at random, each equally likely.

    ``total`` is the exact number of answers, if known, ``least`` what is proved of it; ``reason``
    says why no more is.
    """

    traces: tuple[Trace, ...]
    every: bool
    total: int | None
    least: int = 0
    drawn: bool = False
    reason: Reason | None = None

    @property
    def evenly(self) -> bool:
        """Has every answer the same chance to be among them?"""
        return self.every or self.drawn


class DisagreementError(Exception):
    """Two engines contradict each other. Nothing either says can be trusted then, and the user is
    told so for the ``reason``."""

    def __init__(self, found: int, counted: int | None) -> None:
        self.reason = Reason.of(Broken.DISAGREE, found=found, counted=counted or 0)
        super().__init__(said(self.reason))
