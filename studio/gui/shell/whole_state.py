"""Everything that decides what a window shows, gathered from its parts."""

from __future__ import annotations

from collections.abc import Callable

from studio.gui.document.current import CurrentDocument
from studio.gui.editor.editor import Editor
from studio.gui.modes.switch import Modes
from studio.gui.panel.live_check import LiveCheck
from studio.gui.panel.path_browser import WalkBrowser
from studio.gui.panel.state import Hand, Replayed, State
from studio.gui.panel.stroke_lists import Replaying
from studio.gui.services.notices import Notices
from studio.gui.shell.pages import Pages
from studio.gui.shell.proposals import Proposals
from studio.gui.shell.remembered import RememberedSwitches
from studio.gui.style.texts import spaced
from studio.gui.widgets.panel_state import Hint
from studio.records import dataclass


@dataclass(frozen=True)
class WholeState:
    """The parts that are asked; :meth:`now` is the only place where they meet."""

    current: CurrentDocument
    editor: Editor
    live: LiveCheck
    switches: RememberedSwitches
    proposals: Proposals
    walks: WalkBrowser
    replaying: Replaying
    modes: Modes
    pages: Pages
    notices: Notices
    key_of: Callable[[str], str]

    def now(self) -> State:
        """What is known, chosen, pointed at and said at this moment."""
        document, editor, live = self.current.document, self.editor, self.live
        stack, hand, replay = document.undo_stack, editor.hand, self.replaying.replay
        return State(
            puzzle=document.puzzle,
            knowledge=live.knowledge,
            before=live.before,
            layers=self.switches.layers,
            live=live.live,
            once=live.once,
            selection=editor.selection,
            entry=editor.writing.entry,
            hand=Hand(
                editor.tool.key,
                editor.tool.kind,
                editor.writing.offer,
                hand.place,
                hand.near,
                self.proposals.pointed,
            ),
            mode=self.modes.key,
            title=document.title,
            clean=document.is_clean,
            working=self.pages.working,
            undo=editor.undo_text,
            redo=stack.redoText(),
            # Asked only where it is offered as a way out, for it compares puzzles.
            undo_helps=live.knowledge.conflict is None or live.solvable(editor.undone),
            undo_key=spaced(self.key_of("undo")),
            drawn=self.walks.drawn,
            walk=self.walks.line,
            replay=Replayed(replay.line, replay.step, replay.playing),
            hints=(*map(Hint, self.notices.going_on), *self.modes.mode.hints),
            notice=self.notices.sentence,
        )
