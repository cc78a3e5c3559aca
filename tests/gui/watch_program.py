"""A window to watch engines in, for tests that watch from outside through X; see ``reporting``.

Tells the step, how long the recording is, what the panel says, a fingerprint of the board, and
where the buttons of the engines are.
"""

from __future__ import annotations

import hashlib

from studio.gui.modes.watch import WatchMode
from tests.gui.reporting import Program, middle


class WatchProgram(Program):
    """The window and its reports."""

    def more(self) -> dict[str, object]:
        mode = self.window.modes.mode
        if not isinstance(mode, WatchMode) or not mode.player.screenings:
            return {}
        player = mode.player
        layers = self.window.editor.scene._layers
        shown = repr({name: layer.shapes for name, layer in layers.items()})
        return {
            "engine": player.screenings[0].chosen.key,
            "step": player.step,
            "length": player.length,
            "whole": player.whole,
            "playing": player.playing,
            "headline": mode.panel.words[0].headline.text(),
            "board": hashlib.sha256(shown.encode()).hexdigest(),
            "pills": {s.key: middle(mode.panel.pill(s.key)) for s in mode._engines},
            "play": middle(mode.bar.play),
        }


if __name__ == "__main__":
    raise SystemExit(WatchProgram.main())
