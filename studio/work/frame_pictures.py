"""Stills: what a frame of a recording shows on the board, and what it says.

One drawing and one wording for the window, the files and the command line, in the language that is
spoken.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import replace
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
    Why,
)
from studio.engines.reasons import Unfinished
from studio.puzzle import Clue, Compiled, EdgeUnused, Puzzle, StepAt
from studio.puzzle.message import Message, named
from studio.puzzle.places import place_of_cell
from studio.puzzle.trial import FramePicture, Option, Piece, Trial
from studio.records import dataclass
from studio.work.clausal import TrailFrames
from studio.work.places import corner_message, face_of, figure, node_message
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
from studio.work.sentences import message_of, said, why_message
from studio.work.steps import NUMBER, UNUSED, USED, Ending, Part
from studio.work.steps import Step as Explained

FRESH = 4
"""Jumps of a line that are shown strong."""

SOLUTION, ANEW, ROTATION = Message("A solution"), Message("Begun anew"), Message("A rotation")
END_WORDS, LEAVES = Message("The end"), Message("What the numbers leave")
MOVES = {END: ("=", END_WORDS), FOUND: ("*", SOLUTION), TURN: ("x", ROTATION), RESTART: ("x", ANEW)}
"""What stands in the list for moves that lead nowhere."""

ONTO, BACK_FROM = "On to {where}", "Back from {where}"

JOINED = {
    (True, True): "one of the {count:,} corners marked must be inside too",
    (True, False): "one of the {count:,} corners marked must be outside too",
    (False, True): "one of the {count:,} cells marked must be inside too",
    (False, False): "one of the {count:,} cells marked must be outside too",
}
"""What is learnt of places that are apart, by whether the line leads from cell to cell and whether
they are inside."""

ENOUGH = frozenset(
    {
        Unfinished.ENOUGH,
        Unfinished.ENOUGH_LINES,
        Unfinished.ENOUGH_LOOPS,
        Unfinished.ENOUGH_WALKS,
        Unfinished.ENOUGH_DRAWINGS,
    }
)
"""That an engine found as many as it was told to look for."""


@dataclass(frozen=True)
class Words:
    """What a frame says: a headline, a sentence, and three facts with their values."""

    headline: str
    sentence: str
    facts: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Line:
    """A step in a list of steps: its number, its sign (">", "x", "*", "="), its words, and where it
    is, if that tells it from its neighbours."""

    step: int
    sign: str
    text: str
    place: str = ""


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
        if self._shows_answer(frame):
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
            case Found() if not frame.line and not frame.back:
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
        shown = {at: n for at, n in written.items() if (Cell(at), n) not in self._labels}
        return FramePicture(
            drawn=frozenset(drawn), crossed=frozenset(crossed), written=shown, trial=trial
        )

    @cached_property
    def _labels(self) -> frozenset[tuple[Spot, int | None]]:
        """The cells whose own clue says how manieth they are, and that number."""
        said = zip(self.compiled.problem.constraints, self.compiled.clues, strict=True)
        return frozenset(
            (clue.spot, clue.value)
            for constraint, clue in said
            if clue is not None and isinstance(constraint, StepAt)
        )

    def _at(self, nodes: Sequence[int]) -> tuple[At, ...]:
        return tuple(self.compiled.nodes[node] for node in nodes)

    def _shows_answer(self, frame: Frame) -> bool:
        """Is the answer on the board, wherever the search is?"""
        return frame.move == FOUND or (frame.move == END and frame.found == 1)

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

    @cached_property
    def _near(self) -> list[list[int]]:
        """For each node those that the line may go on to: walls are no ways."""
        graph, constraints = self.compiled.problem.graph, self.compiled.problem.constraints
        walls = {(c.u, c.v) for c in constraints if isinstance(c, EdgeUnused)}
        return [
            [w for w in near if (min(v, w), max(v, w)) not in walls]
            for v, near in enumerate(graph.neighbours)
        ]

    def _culprits(self, frame: Frame) -> list[int]:
        """The nodes that prove that the line could not go on from the node it just left."""
        problem = self.compiled.problem
        if problem.graph.directed:
            return []
        near, on_line = self._near, {*frame.line, frame.value}
        free = [v for v in range(problem.graph.size) if v not in on_line]
        if frame.why is Why.DEAD_END:
            ends = {frame.value, *(frame.line[:1] if problem.closed else ())}
            return [v for v in free if sum(1 for w in near[v] if w not in on_line or w in ends) < 2]
        if frame.why is Why.CUT_OFF:
            return _smallest_part(near, set(free))
        if frame.why in (Why.TOO_FAR, Why.WRONG_COLOUR):
            step = len(frame.line) + 1
            labels = [c for c in problem.constraints if isinstance(c, StepAt)]
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
        facts = tuple((said(name), said(value)) for name, value in self._facts(frame))
        return Words(said(headline), said(sentence), facts)

    def _name(self, node: int) -> Message:
        line_on = self.puzzle.rule.line_on
        return node_message(self.puzzle.board, self.compiled.nodes[node], line_on)

    def _said(self, frame: Frame) -> tuple[Message, Message | None]:
        move, note = frame.move, frame.note
        if move is None:
            return Message("Before the first step"), Message("Nothing is drawn yet.")
        if move == END:
            return self._end(frame)
        if move == FOUND:
            number = "It is number {found:,} of this recording."
            return SOLUTION, Message.of(number, found=frame.found)
        if move == RESTART:
            return ANEW, why_message(note.why) if isinstance(note, Restart) else None
        if move == TURN:
            return ROTATION, self._rotation(frame)
        if move in (NOTE, FAILS):
            return self._noted(frame)
        where = self._name(frame.value)
        if not frame.back:
            return Message.of(ONTO, where=where), self._on(frame)
        if self.recording.settles:
            return Message.of("Settled up to {where}", where=where), self._back(frame)
        return Message.of(BACK_FROM, where=where), self._back(frame)

    def _end(self, frame: Frame) -> tuple[Message, Message | None]:
        note = frame.note
        if isinstance(note, Ending):
            head = "Solved" if note.solved else "As far as it follows"
            every = Message("Every mark follows from the clues.")
            return Message.of(head), _reason(note) or every
        if not isinstance(note, Done):
            return END_WORDS, None
        count, reason = note.count, _reason(note)
        if note.exact:
            heads = {0: Message("No solution"), 1: Message("One solution")}
            several = Message.of("{count:,} solutions", count=count)
            none_left = (
                Message("Every way was tried: there are no others.")
                if count
                else Message("Every way was tried.")
            )
            return heads.get(count, several), reason or none_left
        if not count:
            return Message("Not known"), reason
        if note.reason is not None and note.reason.code in ENOUGH:
            # Nobody asked for a number: a recording is as long as it can be followed.
            reason = Message("The recording ends here; there may be others.")
        least = Message.of("At least {count:,}", count=count)
        return (Message("One found") if count == 1 else least), reason

    def _rotation(self, frame: Frame) -> Message:
        pivot, end = self._name(frame.line[frame.value]), self._name(frame.line[-1])
        return Message.of(
            "There was no way on. The old end is joined to {pivot}, the part behind is turned "
            "round, and the line ends at {end} now.",
            pivot=pivot,
            end=end,
        )

    def _back(self, frame: Frame) -> Message:
        if not self.recording.settles:
            return why_message(frame.why)
        if len(frame.settled) > 1:
            return Message("No line is left here: from here on the drawing is settled.")
        return Message("No line is left here, so the drawing ends here.")

    def _on(self, frame: Frame) -> Message:
        if self.recording.settles:
            before = self.recording.at(frame.step - 1)
            if before.back:
                anew = "A new circuit begins; it is spliced into the drawing where it started."
                return Message.of(anew)
            return Message("On along a line that is not drawn yet.")
        if frame.why is not Why.NOTHING and self.recording.engine == "tours":
            ways = next((o.figure for o in self._options(frame) if o.chosen), "")
            return why_message(frame.why, ways)
        if len(frame.line) == 1:
            return Message("The line begins here.")
        return Message("No objection is seen yet.")

    def _noted(self, frame: Frame) -> tuple[Message, Message]:
        match frame.note:
            case Layer(_, _, states, found):
                head = Message.of("{place:capital} is taken", place=self._name(frame.value))
                if not states:
                    none = "No state is left; lines that are complete so far: {found:,}."
                    return head, Message.of(none, found=found)
                one = "1 state is alive; lines that are complete so far: {found:,}."
                many = "{states:,} states are alive; lines that are complete so far: {found:,}."
                return head, Message.counted("states", one, many, states=states, found=found)
            case Narrowed(choices):
                known = sum(1 for n in choices if n == 1)
                left = "{known:,} places have one possible number left; darker ones have more."
                return LEAVES, Message.of(left, known=known)
            case Explained() as step:
                told = "Long step: {sentence}" if step.long else "{sentence}"
                return _capital(step.name), Message.of(told, sentence=step.sentence)
            case event if isinstance(event, Clausal):
                return self._trail.words(event, frame.found)
            case Candidate() as candidate if frame.move != NOTE:
                pieces = "A candidate in {n:,} pieces"
                return Message.of(pieces, n=len(candidate.pieces)), self._cut(candidate)
        return Message("A candidate in one piece"), Message("It obeys all rules: a solution.")

    def _cut(self, note: Candidate) -> Message:
        cuts, leaving = _learnt(note)
        if leaving:
            told = Message.of(
                "A circle of {size:,} places stands beside the rest. "
                "Learnt: one of the edges marked must lead out of it.",
                size=len(note.pieces[leaving[-1]]),
            )
        else:
            told = Message.of(
                "{who}. Learnt: {joined}.", who=self._apart(cuts[0]), joined=self._joined(cuts[0])
            )
        if len(note.cuts) < 2:
            return told
        more = "{told} {rules:,} rules are learnt."
        return Message.of(more, told=told, rules=len(note.cuts))

    def _apart(self, cut: Cut) -> Message:
        """Which two places belong together and do not touch."""
        board = self.puzzle.board
        names = [
            place_of_cell(board, spot.at)
            if isinstance(spot, Cell)
            else corner_message(board, spot.at)
            for spot in self._faces((cut.part, cut.rest))
        ]
        if len(names) == 2:
            apart = "{first:capital} and {second} are both outside, but apart"
            if cut.inside:
                apart = "{first:capital} and {second} are both inside, but apart"
            return Message.of(apart, first=names[0], second=names[1])
        if not names:
            return Message("inside") if cut.inside else Message("outside")
        off = "{first:capital} is outside, cut off from the rim"
        if cut.inside:
            off = "{first:capital} is inside, cut off from the rim"
        return Message.of(off, first=names[0])

    def _joined(self, cut: Cut) -> Message:
        """What must lie on the same side, so that they hang together."""
        count = len(self._faces(cut.between))
        if not count:
            return Message("never again")
        over_cells = self.puzzle.rule.line_on == "cells"
        return Message.of(JOINED[over_cells, cut.inside], count=count)

    def _facts(self, frame: Frame) -> tuple[tuple[Message, Message], ...]:
        size = self.compiled.problem.graph.size
        note = frame.note
        # How many there are stands at the timeline, which follows while the recording still grows.
        steps = (Message("Step"), figure(frame.step))
        # A sweep counts answers without meeting one.
        count = note.count if isinstance(note, Done) else frame.found
        found = (Message("Solutions so far"), figure(max(count, frame.found)))
        if isinstance(note, Layer):
            return (
                (Message("Places taken"), _part(min(frame.step, size), size)),
                (Message("States alive"), figure(note.states)),
                (Message("Lines so far"), figure(note.found)),
            )
        if frame.line or frame.settled or frame.backs:
            return (*self._progress(frame), found)
        if self.recording.engine == "deduction":
            told = (step for _, step in self.recording.notes(frame.step))
            marks = sum(len(step.then) for step in told if isinstance(step, Explained))
            reason = figure(note.size) if isinstance(note, Explained) else named("–")
            return (
                steps,
                (Message("Marks found"), figure(marks)),
                (Message("Clues and facts needed"), reason),
            )
        if isinstance(note, Clausal):
            return self._trail.facts(frame.step)
        if isinstance(note, Candidate):
            return (steps, (Message("Pieces"), figure(len(note.pieces))), found)
        return (steps, found)

    def _progress(self, frame: Frame) -> tuple[tuple[Message, Message], ...]:
        """How far the line is drawn, and how often it went back."""
        if self.recording.settles:
            done = len(frame.line) + len(frame.settled) - 1
            every = len(self.compiled.problem.graph.edges)
            return (
                (Message("Lines drawn"), _part(done, every)),
                (Message("Settled"), figure(len(frame.settled))),
            )
        tours = self.recording.engine == "tours"
        done = len(frame.line) + len(frame.settled)
        every = self.compiled.problem.graph.size
        # At the end the search is back at its beginning, and not at what the board shows.
        at_answer = self._shows_answer(frame) and not done
        return (
            (Message("Step"), figure(frame.step))
            if at_answer
            else (Message("Places on the line"), _part(done, every)),
            (
                Message("Rotations so far") if tours else Message("Steps back so far"),
                figure(frame.backs),
            ),
        )

    # -- the list ----------------------------------------------------------------------------------

    def lines(self, first: int, last: int) -> list[Line]:
        """Some steps, a line each."""
        found = []
        for step, move, value, _ in self.recording.moves(first, last):
            sign, words = self._line(step, move, value)
            found.append(Line(step, sign, said(words)))
        return found

    def _line(self, step: int, move: int, value: int) -> tuple[str, Message]:
        if move in MOVES:
            return MOVES[move]
        if move in (NOTE, FAILS):
            return self._noted_line(step, move, value)
        back = move < ONWARD and move != 0
        where = self._name(value)
        if back:
            return "x", Message.of(BACK_FROM, where=where)
        return ">", Message.of(ONTO, where=where)

    def _noted_line(self, step: int, move: int, value: int) -> tuple[str, Message]:
        match self.recording.note_of(step):
            case Layer(_, _, states, _):
                one, many = "{place:capital}: 1 state", "{place:capital}: {states:,} states"
                place = self._name(value)
                return ">", Message.counted("states", one, many, states=states, place=place)
            case Candidate(pieces, _, _) if move == FAILS:
                return "x", Message.of("{n:,} pieces", n=len(pieces))
            case Candidate():
                return ">", Message("One piece")
            case Explained() as told_step:
                return ">", _capital(told_step.name)
            case event if isinstance(event, Clausal):
                return self._trail.line(event)
        return ">", LEAVES


def _reason(end: Done | Ending) -> Message | None:
    return None if end.reason is None else message_of(end.reason)


def _capital(name: str) -> Message:
    return Message.of("{name:capital}", name=name)


def _part(some: int, every: int) -> Message:
    return Message.of("{some:,} of {every:,}", some=some, every=every)


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
