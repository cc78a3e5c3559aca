"""From the state of the window to all that it shows: :func:`view_of`, a pure function."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from studio.board import At, Board, Cell, SpotKind
from studio.drawing.memory import remembered
from studio.drawing.overlay import Overlay
from studio.gui.editor.tools.typing import number_kind
from studio.gui.panel.live_check import Knowledge
from studio.gui.panel.presenter import Presenter
from studio.gui.panel.state import State
from studio.gui.style.sentences import place_words
from studio.gui.widgets.panel_state import (
    Hint,
    NumberStripState,
    PanelState,
    Strip,
    Title,
    VerdictKind,
)
from studio.puzzle import ClueKind, Clues, Puzzle
from studio.records import dataclass
from studio.work.findings import Line, Redundant

FEW = 12
"""So many different values still fit as buttons under the board."""

PALE = 0.5
"""The shade of doubt that is left while an edit is judged."""


@dataclass(frozen=True)
class Glance:
    """The verdict in the header of a narrow window: its glyph and a count."""

    kind: VerdictKind
    count: str


@dataclass(frozen=True)
class View:
    """All that the window shows. Its parts are values; a widget takes the part that is its own.

    ``overlay`` is what was found out about the puzzle; ``faded`` says that it belongs to the board
    before the last edit, which is being judged. ``line`` is the one on the board, or that would be
    there if it were switched on, and whether it is closed. ``caption`` is the name in the frame of
    the window.
    """

    panel: PanelState
    glance: Glance
    overlay: Overlay
    faded: bool
    line: tuple[Line | None, bool]
    strip: Strip
    title: Title
    caption: str
    hints: tuple[Hint, ...]
    place: str
    undo: str
    redo: str
    removable: bool


def view_of(state: State) -> View:
    """What a state looks like. The same parts of states give the same objects."""
    presenter = presenter_of(state)
    shown = _shown(presenter, state.before)
    return View(
        shown.panel,
        shown.glance,
        shown.overlay,
        shown.faded,
        presenter.line(),
        _strip(state.judged, state.hand.kind, state.hand.offer, state.knowledge, state.layers),
        Title(state.title, _facts(state.judged), state.unsaved),
        f"{state.title}[*] - Oneline Studio" if state.working else "Oneline Studio",
        (Hint(state.notice),) if state.notice else state.hints,
        _place(state, presenter),
        state.undo,
        state.redo,
        state.working and state.mode == "edit" and shown.removable,
    )


def presenter_of(state: State) -> Presenter:
    """The words and marks for what is known of a state now."""
    replay = state.replay
    at_rest = Presenter(
        state.judged,
        state.knowledge,
        state.layers,
        state.live,
        state.undo if state.undo_helps else "",
        state.drawn,
        state.walk,
        undo_key=state.undo_key,
        once=state.once,
    )
    if replay.step is None or at_rest.line()[0] != replay.line:
        return at_rest
    return replace(at_rest, step=replay.step, playing=replay.playing)


@dataclass(frozen=True)
class _Shown:
    panel: PanelState
    glance: Glance
    overlay: Overlay
    faded: bool
    removable: bool


@remembered(2)
def _shown(now: Presenter, before: Knowledge | None) -> _Shown:
    """What is known, in words and marks."""
    panel = now.state()
    glance = Glance(panel.verdict.kind, now.short_count(panel.verdict))
    if before is None:
        return _Shown(panel, glance, now.overlay(), False, bool(now.removable()))
    # The verdict is told as soon as it is there; marks and advice change once, and together.
    old = replace(now, knowledge=still_true(before, now.puzzle))
    # Walks are counted by the verdict, and both speak of the same search.
    state, walks = old.state(), panel.walks
    panel = replace(
        state,
        verdict=panel.verdict,
        walks=walks or state.walks,
        faded=True,
        walks_faded=walks is None and state.walks is not None,
    )
    overlay = old.overlay()
    pale = {at: amount * PALE for at, amount in overlay.doubt.items()}
    return _Shown(panel, glance, replace(overlay, doubt=pale), True, False)


def still_true(known: Knowledge, puzzle: Puzzle) -> Knowledge:
    """What was known before an edit, without what names clues that went or places now taken."""
    clues, kept = puzzle.clues, known
    if known.suggested is not None:
        free = tuple(s for s in known.suggested.suggestions if not clues.taken(s.clue.spot))
        # That nothing helps is not what is left where all was placed.
        gone = known.suggested.suggestions and not free
        kept = replace(kept, suggested=None if gone else replace(known.suggested, suggestions=free))
    if known.redundant is not None:
        kept = replace(kept, redundant=_redundant(known.redundant, clues))
    if known.conflict is not None and not all(map(clues.has, known.conflict.clues)):
        kept = replace(kept, conflict=None)
    if known.doubtful is not None:
        cells = tuple((at, x) for at, x in known.doubtful.cells if not clues.taken(Cell(at)))
        kept = replace(kept, doubtful=replace(known.doubtful, cells=cells))
    return kept


def _redundant(known: Redundant, clues: Clues) -> Redundant:
    single = tuple(filter(clues.has, known.single))
    together = tuple(filter(clues.has, known.together))
    return replace(known, single=single, together=together)


@remembered(2)
def _facts(puzzle: Puzzle) -> str:
    return Presenter(puzzle, Knowledge(), frozenset()).facts()


def _place(state: State, presenter: Presenter) -> str:
    """Where the pointer is, and how the solutions share the edge or the cell there."""
    hand, board = state.hand, state.puzzle.board
    if state.mode != "edit":
        # No other mode follows the pointer: the place would be the one from before.
        return ""
    if hand.pointed or hand.at is None or hand.at not in board:
        return hand.pointed
    near = hand.near
    more = presenter.edge_words(near) if near is not None else ""
    if more and near is not None and near.on == SpotKind.EDGE.value:
        # A sentence about a border names both its cells.
        return f"{place_words(board, near)}: {more}"
    if not more:
        more = presenter.cell_words(hand.at)
    return ": ".join(part for part in (place_words(board, Cell(hand.at)), more) if part)


@remembered(2)
def _strip(
    puzzle: Puzzle,
    in_hand: ClueKind | None,
    offer: int | None,
    knowledge: Knowledge,
    shown: frozenset[str],
) -> Strip:
    """The numbers of a distinct kind in a row, few values as buttons, or nothing."""
    kind = in_hand or number_kind(puzzle.rule)
    moves = puzzle.rule.has_moves
    values = _values(puzzle, kind)
    if kind is not None and kind.distinct and values:
        return Strip(_numbers(puzzle, kind, offer, knowledge, shown), moves=moves)
    if kind is not None and 0 < len(values) <= FEW:
        choices = tuple((value, kind.figures(value)) for value in values)
        return Strip(None, choices, offer, moves)
    return Strip(moves=moves)


def _values(puzzle: Puzzle, kind: ClueKind | None) -> Sequence[int]:
    """All values that a clue of a kind may have somewhere on the board, in their order."""
    if kind is None:
        return ()
    if kind.distinct:
        first = puzzle.board.cells[:1]
        return puzzle.rule.values(puzzle, kind, Cell(first[0])) if first else ()
    # What only a marked cell may have, such as the 0 of a maze's target, is left to typing.
    marks = [each.key for each in puzzle.rule.kinds if each.entry == "mark"]
    marked = {spot for key in marks for spot in puzzle.clues.of(key)}
    spots = [spot for at in _sorts_of_cells(puzzle.board) if (spot := Cell(at)) not in marked]
    several = (puzzle.rule.values(puzzle, kind, spot) for spot in spots)
    return tuple(sorted({value for values in several for value in values}))


@remembered(2)
def _sorts_of_cells(board: Board) -> tuple[At, ...]:
    """A cell of each number of neighbours and sides, and the one in the middle of the list."""
    sorts = {
        (len(board.neighbours(at)), len(board.polygon(at))): at for at in reversed(board.cells)
    }
    middle = board.cells[len(board) // 2 :][:1]
    return tuple(dict.fromkeys((*sorts.values(), *middle)))


def _numbers(
    puzzle: Puzzle, kind: ClueKind, offer: int | None, knowledge: Knowledge, shown: frozenset[str]
) -> NumberStripState:
    placed = frozenset(v for v in puzzle.clues.of(kind.key).values() if v is not None)
    last = len(puzzle.board)
    following = offer
    if following is None:
        following = next((n for n in range(1, last + 1) if n not in placed), None)
    conflict = knowledge.conflict.clues if knowledge.conflict and "conflict" in shown else ()
    redundant = knowledge.redundant.single if knowledge.redundant and "redundant" in shown else ()
    return NumberStripState(
        last,
        placed,
        following,
        frozenset(c.value for c in conflict if c.kind == kind.key and c.value is not None),
        frozenset(c.value for c in redundant if c.kind == kind.key and c.value is not None),
    )
