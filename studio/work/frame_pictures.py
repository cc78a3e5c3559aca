"""Stills: what a frame of a recording shows on the board, and what it says.

One drawing and one wording for the window, the files and the command line. Sentences are of the
core, in English, like the reasons of contradictions.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from studio.board import At, Cell, Corner, Spot
from studio.engines.events import (
    Candidate,
    Clausal,
    Cut,
    Done,
    Found,
    Layer,
    Leave,
    Narrowed,
    Restart,
    Verdict,
    Why,
)
from studio.puzzle import Clue, Compiled, Puzzle, StepAt
from studio.puzzle.trial import FramePicture, Option, Piece, Trial
from studio.work.clausal import TrailFrames
from studio.work.explaining import Ending
from studio.work.places import cell_name, corner_words, face_of, node_name
from studio.work.recording import (
    END,
    FAILS,
    FOUND,
    NOTE,
    ONWARD,
    RESTART,
    TURN,
    Frame,
    Recording,
)
from studio.work.sentences import said, why_sentence
from studio.work.steps import NUMBER, UNUSED, USED, Part
from studio.work.steps import Step as Explained

FRESH = 4
"""Jumps of a line that are shown strong."""


@dataclass(frozen=True)
class Words:
    """What a frame says: a headline, a sentence, and three facts with their values."""

    headline: str
    sentence: str
    facts: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Line:
    """A step in a list of steps: its number, its sign (">", "x", "*", "=") and its words."""

    step: int
    sign: str
    text: str


@dataclass
class FramePictures:
    """Shows the frames of one recording of one puzzle."""

    puzzle: Puzzle
    compiled: Compiled
    recording: Recording

    @cached_property
    def _trail(self) -> TrailFrames:
        return TrailFrames(self.puzzle, self.compiled, self.recording)

    # -- the board ---------------------------------------------------------------------------------

    def picture(self, frame: Frame) -> FramePicture:
        """What lies over the puzzle at a frame."""
        if frame.move == FOUND or (frame.move == END and frame.found == 1):
            return self._answer(frame)
        note = frame.note
        if self.recording.engine == "deduction":
            return self._deduced(frame)
        match note:
            case Layer():
                return FramePicture(trial=self._sweep(frame, note))
            case Candidate():
                return FramePicture(trial=self._candidate(note))
            case Narrowed(choices):
                return FramePicture(doubt=self._choices(choices))
            case Found() if not frame.line:
                return self._answer(frame)
            case _ if isinstance(note, Clausal):
                return self._trail.picture(frame.step, note)
        return self._search(frame)

    def _deduced(self, frame: Frame) -> FramePicture:
        """All marks found so far; the last step with what proves it."""
        drawn: set[Spot] = set()
        crossed: set[Spot] = set()
        written: dict[At, int] = {}
        for _, note in self.recording.notes(frame.step):
            for mark in note.then if isinstance(note, Explained) else ():
                spot = mark.spots[0]
                if mark.kind == USED:
                    drawn.add(spot)
                elif mark.kind == UNUSED:
                    crossed.add(spot)
                elif mark.kind == NUMBER and isinstance(spot, Cell) and mark.value is not None:
                    written[spot.at] = mark.value
        trial = Trial()
        told = frame.note
        if isinstance(told, Explained):
            because = {spot for part in told.because for spot in _spots(part)}
            then = {spot for mark in told.then for spot in mark.spots}
            trial = Trial(because=frozenset(because - then), concluded=frozenset(then))
        given = {
            spot.at
            for clues in self.puzzle.clues.values()
            for spot in clues
            if isinstance(spot, Cell)
        }
        shown = {at: value for at, value in written.items() if at not in given}
        return FramePicture(
            drawn=frozenset(drawn), crossed=frozenset(crossed), written=shown, trial=trial
        )

    def _at(self, nodes: Sequence[int]) -> tuple[At, ...]:
        return tuple(self.compiled.nodes[node] for node in nodes)

    def _answer(self, frame: Frame) -> FramePicture:
        found = frame.note if isinstance(frame.note, Found) else self._last_found(frame)
        if found is None:
            return FramePicture(line=self._at(frame.line), closed=False)
        return FramePicture(line=self._at(found.trace.nodes), closed=found.trace.closed)

    def _last_found(self, frame: Frame) -> Found | None:
        here = self.recording.next_solution(frame.step + 1, forward=False)
        note = None if here is None else self.recording.note_of(here)
        return note if isinstance(note, Found) else None

    def _search(self, frame: Frame) -> FramePicture:
        line = self._at(frame.line)
        drawing = not self.puzzle.board.has_faces
        head = line[-1] if line and not (drawing and len(line) > 1) else None
        trial = Trial(head, failed=frozenset(self._at(frame.tried)))
        if self.recording.settles:
            tail: tuple[At, ...] = ()
            if frame.settled:
                tail = self._at((*frame.line[frame.joint : frame.joint + 1], *frame.settled[::-1]))
            trial = Trial(head, tail=tail)
        elif self.recording.engine == "tours":
            trial = replace(trial, failed=frozenset(), options=self._options(frame))
        elif frame.back:
            trial = replace(trial, culprits=frozenset(self._at(self._culprits(frame))))
        if not drawing:
            trial = replace(trial, tinted=frozenset(line) if self._jumps else frozenset())
        return FramePicture(line=line or None, fresh=FRESH, written=self._order(line), trial=trial)

    def _order(self, line: Sequence[At]) -> dict[At, int]:
        """The numbers along a line that jumps, but for its head, which is marked."""
        if not (self._jumps and self.puzzle.rule.numbered):
            return {}
        numbered = enumerate(line[:-1], start=1)
        return {at: step for step, at in numbered if not self.puzzle.clues_on(Cell(at))}

    @cached_property
    def _jumps(self) -> bool:
        """Does the line jump, so that cells on it need a tint?"""
        board, nodes = self.puzzle.board, self.compiled.nodes
        if not board.has_faces or self.puzzle.rule.line_on != "cells":
            return False
        edges = self.compiled.problem.graph.edges[:200]
        return any(not board.touching(nodes[u], nodes[v]) for u, v in edges)

    def _options(self, frame: Frame) -> tuple[Option, ...]:
        """The neighbours that Warnsdorff's rule compared for the last step, with their ways on."""
        if len(frame.line) < 2 or frame.move is None or frame.move < ONWARD:
            return ()
        near = self.compiled.problem.graph.neighbours
        *before, head = frame.line
        visited = set(before)
        return tuple(
            Option(
                self.compiled.nodes[v],
                str(sum(1 for w in near[v] if w not in visited)),
                chosen=v == head,
            )
            for v in near[before[-1]]
            if v not in visited
        )

    def _culprits(self, frame: Frame) -> list[int]:
        """The nodes that prove that the line could not go on from the node it just left."""
        graph = self.compiled.problem.graph
        if graph.directed:
            return []
        on_line = {*frame.line, frame.value}
        free = [v for v in range(graph.size) if v not in on_line]
        if frame.why is Why.DEAD_END:
            ends = {frame.value, *(frame.line[:1] if self.compiled.problem.closed else ())}
            return [
                v
                for v in free
                if sum(1 for w in graph.neighbours[v] if w not in on_line or w in ends) < 2
            ]
        if frame.why is Why.CUT_OFF:
            return _smallest_part(graph.neighbours, set(free))
        if frame.why in (Why.TOO_FAR, Why.WRONG_COLOUR):
            step = len(frame.line) + 1
            labels = [c for c in self.compiled.problem.constraints if isinstance(c, StepAt)]
            ahead = [c for c in labels if c.step > step]
            return [min(ahead, key=lambda c: c.step).node] if ahead else []
        return []

    def _sweep(self, frame: Frame, layer: Layer) -> Trial:
        frontier = layer.frontier
        taken = [self.recording.move(step)[1] for step in range(1, frame.step + 1)]
        if frame.move == END:
            taken = taken[:-1]
        over_cells = self.puzzle.rule.line_on == "cells"
        swept = frozenset(self._at(taken))
        if over_cells and self.puzzle.board.has_faces:
            return Trial(tinted=swept, frontier=frozenset(self._at(frontier)))
        return Trial(swept=swept, frontier=frozenset(self._at(frontier)))

    def _candidate(self, note: Candidate) -> Trial:
        cuts, leaving_pieces = _learnt(note)
        failing = set(leaving_pieces)
        pieces = [
            Piece(self._at(nodes), closed=k != note.open, fails=k in failing)
            for k, nodes in enumerate(note.pieces)
        ]
        if cuts or (failing and note.open is None):
            # The longest loop is the one the others are measured by.
            longest = max(pieces, key=lambda piece: len(piece.nodes))
            pieces = [replace(piece, fails=piece is not longest) for piece in pieces]
        part: list[int] = []
        between: list[int] = []
        for cut in cuts[:1]:
            part += (cut.part, cut.rest)
            between += cut.between
        leaving: list[tuple[At, At]] = []
        for k in leaving_pieces[-1:]:
            nodes = set(note.pieces[k])
            leaving = [
                (self.compiled.nodes[u], self.compiled.nodes[v])
                for u, v in self.compiled.problem.graph.edges
                if (u in nodes) != (v in nodes)
            ]
        return Trial(
            pieces=tuple(pieces),
            leaving=tuple(leaving),
            apart=frozenset(self._faces(part)),
            between=frozenset(self._faces(between)),
        )

    def _faces(self, faces: Iterable[int]) -> list[Cell | Corner]:
        """The cells or corners that faces of the graph are; holes and the outside are left out."""
        spots = (face_of(self.puzzle, face) for face in faces)
        return [spot for spot in spots if spot is not None]

    def _choices(self, choices: Sequence[int]) -> dict[At, float]:
        most = max(2, *choices)
        return {
            self.compiled.nodes[v]: (n - 1) / (most - 1) for v, n in enumerate(choices) if n > 1
        }

    # -- words -------------------------------------------------------------------------------------

    def words(self, frame: Frame) -> Words:
        """What the frame says."""
        headline, sentence = self._said(frame)
        return Words(headline, sentence, self._facts(frame))

    def name(self, node: int) -> str:
        """A node of the line in words."""
        return node_name(self.puzzle.board, self.compiled.nodes[node], self.puzzle.rule.line_on)

    def _said(self, frame: Frame) -> tuple[str, str]:
        move, note = frame.move, frame.note
        if move is None:
            return "Before the first step", "Nothing is drawn yet."
        if move == END:
            return self._end(frame)
        if move == FOUND:
            return "A solution", f"It is number {frame.found:,} of this recording."
        if move == RESTART:
            return "Begun anew", why_sentence(note.why) if isinstance(note, Restart) else ""
        if move == TURN:
            return "A rotation", self._rotation(frame)
        if move in (NOTE, FAILS):
            return self._noted(frame)
        where = self.name(frame.value)
        if frame.back:
            verb = "Settled up to" if self.recording.settles else "Back from"
            return f"{verb} {where}", self._back(frame)
        return f"On to {where}", self._on(frame)

    def _end(self, frame: Frame) -> tuple[str, str]:
        note = frame.note
        if isinstance(note, Ending):
            head = "Solved" if note.solved else "As far as it follows"
            return head, said(note.reason) or "Every mark follows from the clues."
        if not isinstance(note, Done):
            return "The end", ""
        count = note.count
        if note.exact:
            verdict = {0: Verdict.NONE, 1: Verdict.UNIQUE}.get(count, Verdict.SEVERAL)
            head = {
                Verdict.NONE: "No solution",
                Verdict.UNIQUE: "One solution",
                Verdict.SEVERAL: f"{count:,} solutions",
            }[verdict]
            return head, said(note.reason) or "Every way was tried: there are no others."
        head = f"At least {count:,}" if count != 1 else "One found"
        return (head if count else "Not known"), said(note.reason)

    def _rotation(self, frame: Frame) -> str:
        pivot, end = self.name(frame.line[frame.value]), self.name(frame.line[-1])
        return (
            f"There was no way on. The old end is joined to {pivot}, the part behind is turned "
            f"round, and the line ends at {end} now."
        )

    def _back(self, frame: Frame) -> str:
        if self.recording.settles:
            if len(frame.settled) > 1:
                return "No line is left here: from here on the drawing is settled."
            return "No line is left here, so the drawing ends here."
        return why_sentence(frame.why)

    def _on(self, frame: Frame) -> str:
        if self.recording.settles:
            before = self.recording.at(frame.step - 1)
            if before.back:
                return "A new circuit begins; it is spliced into the drawing where it started."
            return "On along a line that is not drawn yet."
        if frame.why is not Why.NOTHING and self.recording.engine == "tours":
            ways = next((o.figure for o in self._options(frame) if o.chosen), "")
            return why_sentence(frame.why, ways)
        if len(frame.line) == 1:
            return "The line begins here."
        return "No objection is seen yet."

    def _noted(self, frame: Frame) -> tuple[str, str]:
        match frame.note:
            case Layer(_, _, states, found):
                alive = f"{states:,} states are alive" if states else "No state is left"
                said = f"{alive}; lines that are complete so far: {found:,}."
                return f"{self._taken(frame.value)} is taken", said
            case Narrowed(choices):
                known = sum(1 for n in choices if n == 1)
                said = f"{known:,} cells have one possible number left; darker cells have more."
                return "What the numbers leave", said
            case Explained() as step:
                return step.name.capitalize(), ("Long step: " if step.long else "") + step.sentence
            case event if isinstance(event, Clausal):
                return self._trail.words(event, frame.found)
            case Candidate() as candidate if frame.move != NOTE:
                return f"A candidate in {len(candidate.pieces):,} pieces", self._cut(candidate)
        return "A candidate in one piece", "It obeys all rules: a solution."

    def _cut(self, note: Candidate) -> str:
        cuts, leaving = _learnt(note)
        rules = len(note.cuts)
        more = f" {rules:,} rules are learnt." if rules > 1 else ""
        if leaving:
            size = len(note.pieces[leaving[-1]])
            return (
                f"A circle of {size:,} places stands beside the rest. "
                f"Learnt: one of the edges marked must lead out of it.{more}"
            )
        board, cut = self.puzzle.board, cuts[0]
        side = "inside" if cut.inside else "outside"
        names = [
            cell_name(board, spot.at) if isinstance(spot, Cell) else corner_words(board, spot.at)
            for spot in self._faces((cut.part, cut.rest))
        ]
        if len(names) == 2:
            who = f"{names[0].capitalize()} and {names[1]} are both {side}, but apart"
        else:
            who = f"{names[0].capitalize()} is {side}, cut off from the rim" if names else side
        count = len(self._faces(cut.between))
        over_cells = self.puzzle.rule.line_on == "cells"
        places = "corners" if over_cells else "cells"
        joined = f"one of the {count:,} {places} marked must be {side} too"
        joined = joined if count else "never again"
        return f"{who}. Learnt: {joined}.{more}"

    def _taken(self, node: int) -> str:
        name = self.name(node)
        return name[:1].upper() + name[1:]

    def _facts(self, frame: Frame) -> tuple[tuple[str, str], ...]:
        size = self.compiled.problem.graph.size
        note = frame.note
        # How many there are stands at the timeline, which follows while the recording still grows.
        steps = ("Step", f"{frame.step:,}")
        if isinstance(note, Layer):
            return (
                ("Places taken", f"{min(frame.step, size):,} of {size:,}"),
                ("States alive", f"{note.states:,}"),
                ("Lines so far", f"{note.found:,}"),
            )
        if frame.line or frame.settled or frame.backs:
            unit = "Lines drawn" if self.recording.settles else "Places on the line"
            total = len(self.compiled.problem.graph.edges) if self.recording.settles else size
            done = len(frame.line) + len(frame.settled) - self.recording.settles
            facts = [(unit, f"{done:,} of {total:,}")]
            if self.recording.settles:
                facts.append(("Settled", f"{len(frame.settled):,}"))
            else:
                backs = (
                    "Rotations so far" if self.recording.engine == "tours" else "Steps back so far"
                )
                facts.append((backs, f"{frame.backs:,}"))
            return (*facts, ("Solutions so far", f"{frame.found:,}"))
        if self.recording.engine == "deduction":
            told = (step for _, step in self.recording.notes(frame.step))
            marks = sum(len(step.then) for step in told if isinstance(step, Explained))
            reason = f"{note.size:,}" if isinstance(note, Explained) else "–"
            return (steps, ("Marks found", f"{marks:,}"), ("Clues and facts needed", reason))
        if isinstance(note, Clausal):
            return self._trail.facts(frame.step)
        if isinstance(note, Candidate):
            learnt = ("Pieces", f"{len(note.pieces):,}")
            return (steps, learnt, ("Solutions so far", f"{frame.found:,}"))
        return (steps, ("Solutions so far", f"{frame.found:,}"))

    # -- the list ----------------------------------------------------------------------------------

    def lines(self, first: int, last: int) -> list[Line]:
        """Some steps, a line each."""
        return [
            Line(step, *self._line(step, move, value))
            for step, move, value, _ in self.recording.moves(first, last)
        ]

    def _line(self, step: int, move: int, value: int) -> tuple[str, str]:
        if move == END:
            return "=", "The end"
        if move == FOUND:
            return "*", "A solution"
        if move == TURN:
            return "x", "A rotation"
        if move == RESTART:
            return "x", "Begun anew"
        if move in (NOTE, FAILS):
            match self.recording.note_of(step):
                case Layer(_, _, states, _):
                    return ">", f"{self._taken(value)}: {states:,} states"
                case Candidate(pieces, _, _):
                    return ("x", f"{len(pieces):,} pieces") if move == FAILS else (">", "One piece")
                case Explained() as told:
                    return ">", told.name.capitalize()
                case event if isinstance(event, Clausal):
                    return self._trail.line(event)
            return ">", "What the numbers leave"
        back = move < ONWARD and move != 0
        return (
            ("x", f"Back from {self.name(value)}") if back else (">", f"On to {self.name(value)}")
        )


def _smallest_part(near: Sequence[Sequence[int]], free: set[int]) -> list[int]:
    """The smallest of the pieces that these nodes form; none where they are in one."""
    parts: list[list[int]] = []
    left = set(free)
    while left:
        start = min(left)
        left.discard(start)
        part, queue = [start], deque([start])
        while queue:
            for other in near[queue.popleft()]:
                if other in left:
                    left.discard(other)
                    part.append(other)
                    queue.append(other)
        parts.append(part)
    return min(parts, key=len) if len(parts) > 1 else []


def _spots(part: Part) -> tuple[Spot, ...]:
    """Where a clue or a mark is."""
    return (part.spot,) if isinstance(part, Clue) else part.spots


def _learnt(candidate: Candidate) -> tuple[list[Cut], list[int]]:
    """What a candidate teaches: its cuts, and the numbers of the pieces that an edge must leave."""
    cuts = [cut for cut in candidate.cuts if isinstance(cut, Cut)]
    return cuts, [cut.piece for cut in candidate.cuts if isinstance(cut, Leave)]
