"""A window to read explanations in, for tests that watch from outside through X; see ``reporting``.

Tells the step shown, how many there are, which are long, what the panel says, a fingerprint of the
board, and where buttons are.
"""

from __future__ import annotations

import hashlib

from studio.gui.modes.explain import ExplainMode
from tests.gui.reporting import Program, middle


class ExplainProgram(Program):
    """The window and its reports."""

    def more(self) -> dict[str, object]:
        mode = self.window.modes.mode
        if not isinstance(mode, ExplainMode):
            return {}
        layers = self.window.editor.scene._layers
        shown = repr({name: layer.shapes for name, layer in layers.items()})
        return {
            "step": mode.place,
            "steps": len(mode.steps),
            "running": mode.running,
            "solved": mode.ending is not None and mode.ending.solved,
            "long": [place for place, step in enumerate(mode.steps) if step.long],
            "nested": None if mode.nested is None else [step.rule for step in mode.nested],
            "headline": mode.panel.words.headline.text(),
            "fold": mode.panel.fold.text() if mode.panel.fold.isVisible() else "",
            "fold_at": middle(mode.panel.fold),
            "board": hashlib.sha256(shown.encode()).hexdigest(),
        }


if __name__ == "__main__":
    raise SystemExit(ExplainProgram.main())
