"""What is raised where two engines contradict each other."""

from __future__ import annotations

from studio.puzzle.reason import Reason
from studio.work.codes import Broken
from studio.work.sentences import said


class DisagreementError(Exception):
    """Two engines contradict each other. Nothing either says can be trusted then, and the user is
    told so for the ``reason``."""

    def __init__(self, found: int, counted: int | None) -> None:
        self.reason = Reason.of(Broken.DISAGREE, found=found, counted=counted or 0)
        super().__init__(said(self.reason))
