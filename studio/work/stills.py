"""Stills: what a frame of a film shows on the board, and what it says.

One drawing and one wording for the window, the files and the command line. Sentences are of the
core, in English, like the reasons of contradictions.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from studio.board import At, Cell, Spot
from studio.board.free import GraphBoard
from studio.engines.events import Verdict
from studio.puzzle import Clue, Compiled, Puzzle, StepAt
from studio.puzzle.trial import Option, Piece, Still, Trial
from studio.work.film import (
    END,
    FAILS,
    FOUND,
    NOTE,
    ONWARD,
    RESTART,
    TURN,
    Film,
    Frame,
)
from studio.work.places import cell_name, node_name
from studio.work.steps import NUMBER, UNUSED, USED, Part, step_from_json
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
class Stills:
    """Shows the frames of one film of one puzzle."""

    puzzle: Puzzle
    compiled: Compiled
    film: Film
    _told: dict[int, Explained] = field(default_factory=dict)

    # -- the board ---------------------------------------------------------------------------------

    def still(self, frame: Frame) -> Still:
        """What lies over the puzzle at a frame."""
        if frame.move == FOUND or (frame.move == END and frame.found == 1):
            return self._answer(frame)
        note = frame.note
        if self.film.engine == "deduction":
            return self._deduced(frame)
        if "frontier" in note:
            return Still(trial=self._sweep(frame))
        if "pieces" in note:
            return Still(trial=self._candidate(note))
        if "choices" in note:
            return Still(doubt=self._choices(note["choices"]))
        if "line" in note and not frame.line:
            return self._answer(frame)
        return self._search(frame)

    def _deduced(self, frame: Frame) -> Still:
        """All marks found so far; the last step with what proves it."""
        drawn: set[Spot] = set()
        crossed: set[Spot] = set()
        written: dict[At, int] = {}
        for step, note in self.film.notes(frame.step):
            for mark in self._explained(step).then if "sentence" in note else ():
                spot = mark.spots[0]
                if mark.kind == USED:
                    drawn.add(spot)
                elif mark.kind == UNUSED:
                    crossed.add(spot)
                elif mark.kind == NUMBER and isinstance(spot, Cell) and mark.value is not None:
                    written[spot.at] = mark.value
        trial = Trial()
        if "sentence" in frame.note:
            told = self._explained(frame.step)
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
        return Still(drawn=frozenset(drawn), crossed=frozenset(crossed), written=shown, trial=trial)

    def _explained(self, step: int) -> Explained:
        """The step of an explanation that was told at a step of the film."""
        if step not in self._told:
            self._told[step] = step_from_json(dict(self.film.note_of(step)))
        return self._told[step]

    def _at(self, nodes: Sequence[int]) -> tuple[At, ...]:
        return tuple(self.compiled.nodes[node] for node in nodes)

    def _answer(self, frame: Frame) -> Still:
        found = frame.note if "line" in frame.note else self._last_found(frame)
        line = found.get("line", frame.line)
        return Still(line=self._at(line), closed=bool(found.get("closed")))

    def _last_found(self, frame: Frame) -> Mapping[str, Any]:
        here = self.film.next_solution(frame.step + 1, forward=False)
        return {} if here is None else self.film.note_of(here)

    def _search(self, frame: Frame) -> Still:
        line = self._at(frame.line)
        drawing = isinstance(self.puzzle.board, GraphBoard)
        head = line[-1] if line and not (drawing and len(line) > 1) else None
        trial = Trial(head, failed=frozenset(self._at(frame.tried)))
        if self.film.settles:
            tail: tuple[At, ...] = ()
            if frame.settled:
                tail = self._at((*frame.line[frame.joint : frame.joint + 1], *frame.settled[::-1]))
            trial = Trial(head, tail=tail)
        elif self.film.engine == "tours":
            trial = replace(trial, failed=frozenset(), options=self._options(frame))
        elif frame.back:
            trial = replace(trial, culprits=frozenset(self._at(self._culprits(frame))))
        if not drawing:
            trial = replace(trial, tinted=frozenset(line) if self._jumps else frozenset())
        return Still(line=line or None, fresh=FRESH, trial=trial)

    @cached_property
    def _jumps(self) -> bool:
        """Does the line jump, so that cells on it need a tint?"""
        board, nodes = self.puzzle.board, self.compiled.nodes
        if isinstance(board, GraphBoard) or self.puzzle.rule.line_on != "cells":
            return False
        links = self.compiled.problem.graph.links[:200]
        return any(not board.touching(nodes[u], nodes[v]) for u, v in links)

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
        if "reached and left" in frame.why:
            ends = {frame.value, *(frame.line[:1] if self.compiled.problem.closed else ())}
            return [
                v
                for v in free
                if sum(1 for w in graph.neighbours[v] if w not in on_line or w in ends) < 2
            ]
        if "falls apart" in frame.why:
            return _smallest_part(graph.neighbours, set(free))
        if frame.why.startswith("the next number"):
            step = len(frame.line) + 1
            labels = [c for c in self.compiled.problem.constraints if isinstance(c, StepAt)]
            ahead = [c for c in labels if c.step > step]
            return [min(ahead, key=lambda c: c.step).node] if ahead else []
        return []

    def _sweep(self, frame: Frame) -> Trial:
        frontier = frame.note["frontier"]
        taken = [self.film.move(step)[1] for step in range(1, frame.step + 1)]
        if frame.move == END:
            taken = taken[:-1]
        over_cells = self.puzzle.rule.line_on == "cells"
        swept = frozenset(self._at(taken))
        if over_cells and not isinstance(self.puzzle.board, GraphBoard):
            return Trial(tinted=swept, frontier=frozenset(self._at(frontier)))
        return Trial(swept=swept, frontier=frozenset(self._at(frontier)))

    def _candidate(self, note: Mapping[str, Any]) -> Trial:
        failing = set(note["leave"])
        cuts = note["cuts"]
        pieces = [
            Piece(self._at(nodes), closed=k != note["open"], fails=k in failing)
            for k, nodes in enumerate(note["pieces"])
        ]
        if cuts or (failing and note["open"] is None):
            # The longest loop is the one the others are measured by.
            longest = max(pieces, key=lambda piece: len(piece.nodes))
            pieces = [replace(piece, fails=piece is not longest) for piece in pieces]
        cells = self.puzzle.board.cells
        part, between = set(), set()
        for first, rest, faces, _ in cuts[:1]:
            part |= {face for face in (first, rest) if face < len(cells)}
            between |= {face for face in faces if face < len(cells)}
        leaving: list[tuple[At, At]] = []
        for k in note["leave"][-1:]:
            nodes = set(note["pieces"][k])
            leaving = [
                (self.compiled.nodes[u], self.compiled.nodes[v])
                for u, v in self.compiled.problem.graph.links
                if (u in nodes) != (v in nodes)
            ]
        return Trial(
            pieces=tuple(pieces),
            leaving=tuple(leaving),
            apart=frozenset(cells[face] for face in part),
            between=frozenset(cells[face] for face in between),
        )

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
            return "A solution", f"It is number {frame.found:,} of this film."
        if move == RESTART:
            return "Begun anew", _sentence(str(note["why"]))
        if move == TURN:
            return "A rotation", self._rotation(frame)
        if move in (NOTE, FAILS):
            return self._noted(frame)
        where = self.name(frame.value)
        if frame.back:
            verb = "Settled up to" if self.film.settles else "Back from"
            return f"{verb} {where}", self._back(frame)
        return f"On to {where}", self._on(frame)

    def _end(self, frame: Frame) -> tuple[str, str]:
        note = frame.note
        if "solved" in note:
            head = "Solved" if note["solved"] else "As far as it follows"
            return head, note["reason"] or "Every mark follows from the clues."
        count = int(note["count"])
        if note["exact"]:
            verdict = {0: Verdict.NONE, 1: Verdict.UNIQUE}.get(count, Verdict.SEVERAL)
            head = {
                Verdict.NONE: "No solution",
                Verdict.UNIQUE: "One solution",
                Verdict.SEVERAL: f"{count:,} solutions",
            }[verdict]
            return head, note["reason"] or "Every way was tried: there are no others."
        head = f"At least {count:,}" if count != 1 else "One found"
        return (head if count else "Not known"), note["reason"]

    def _rotation(self, frame: Frame) -> str:
        pivot, end = self.name(frame.line[frame.value]), self.name(frame.line[-1])
        return (
            f"There was no way on. The old end is joined to {pivot}, the part behind is turned "
            f"round, and the line ends at {end} now."
        )

    def _back(self, frame: Frame) -> str:
        if self.film.settles:
            if len(frame.settled) > 1:
                return "No line is left here: from here on the drawing is settled."
            return "No line is left here, so the drawing ends here."
        return _sentence(frame.why)

    def _on(self, frame: Frame) -> str:
        if self.film.settles:
            before = self.film.at(frame.step - 1)
            if before.back:
                return "A new circuit begins; it is spliced into the drawing where it started."
            return "On along a line that is not drawn yet."
        if frame.why and self.film.engine == "tours":
            ways = next((o.figure for o in self._options(frame) if o.chosen), "")
            more = f" ({ways})" if ways and "fewest" in frame.why else ""
            return _sentence(frame.why.replace("ways on", f"ways on{more}", 1))
        if len(frame.line) == 1:
            return "The line begins here."
        return "No objection is seen yet."

    def _noted(self, frame: Frame) -> tuple[str, str]:
        note = frame.note
        if "states" in note:
            head = f"{self._taken(frame.value)} is taken"
            states = (
                f"{note['states']:,} states are alive" if note["states"] else "no state is left"
            )
            return head, _sentence(f"{states}; lines that are complete so far: {_big(note)}")
        if "choices" in note:
            known = sum(1 for n in note["choices"] if n == 1)
            words = f"{known:,} cells have one possible number left; darker cells have more"
            return "What the numbers leave", _sentence(words)
        if "sentence" in note:
            long = "Long step: " if note["long"] else ""
            return str(note["name"]).capitalize(), long + str(note["sentence"])
        pieces = len(note["pieces"])
        if frame.move == NOTE:
            return "A candidate in one piece", "It obeys all rules: a solution."
        return f"A candidate in {pieces:,} pieces", self._cut(note)

    def _cut(self, note: Mapping[str, Any]) -> str:
        rules = len(note["cuts"]) + len(note["leave"])
        more = f" {rules:,} rules are learnt." if rules > 1 else ""
        if note["leave"]:
            size = len(note["pieces"][note["leave"][-1]])
            return (
                f"A circle of {size:,} places stands beside the rest. "
                f"Learnt: one of the links marked must lead out of it.{more}"
            )
        board = self.puzzle.board
        part, rest, between, inside = note["cuts"][0]
        side = "inside" if inside else "outside"
        names = [cell_name(board, board.cells[f]) for f in (part, rest) if f < len(board.cells)]
        if len(names) == 2:
            who = f"{names[0].capitalize()} and {names[1]} are both {side}, but apart"
        else:
            who = f"{names[0].capitalize()} is {side}, cut off from the rim" if names else side
        count = len([f for f in between if f < len(board.cells)])
        joined = f"one of the {count:,} cells marked must be {side} too" if count else "never again"
        return f"{who}. Learnt: {joined}.{more}"

    def _taken(self, node: int) -> str:
        name = self.name(node)
        return name[:1].upper() + name[1:]

    def _facts(self, frame: Frame) -> tuple[tuple[str, str], ...]:
        size = self.compiled.problem.graph.size
        note = frame.note
        # How many there are stands at the timeline, which follows while the film still grows.
        steps = ("Step", f"{frame.step:,}")
        if "states" in note:
            return (
                ("Places taken", f"{min(frame.step, size):,} of {size:,}"),
                ("States alive", f"{note['states']:,}"),
                ("Lines so far", _big(note)),
            )
        if frame.line or frame.settled or frame.backs:
            unit = "Lines drawn" if self.film.settles else "Places on the line"
            total = len(self.compiled.problem.graph.links) if self.film.settles else size
            done = len(frame.line) + len(frame.settled) - self.film.settles
            facts = [(unit, f"{done:,} of {total:,}")]
            if self.film.settles:
                facts.append(("Settled", f"{len(frame.settled):,}"))
            else:
                backs = "Rotations so far" if self.film.engine == "tours" else "Steps back so far"
                facts.append((backs, f"{frame.backs:,}"))
            return (*facts, ("Solutions so far", f"{frame.found:,}"))
        if self.film.engine == "deduction":
            marks = sum(len(told.get("then", ())) for _, told in self.film.notes(frame.step))
            reason = f"{note['size']:,}" if "size" in note else "–"
            return (steps, ("Marks found", f"{marks:,}"), ("Clues and facts needed", reason))
        if "pieces" in note:
            learnt = ("Pieces", f"{len(note['pieces']):,}")
            return (steps, learnt, ("Solutions so far", f"{frame.found:,}"))
        return (steps, ("Solutions so far", f"{frame.found:,}"))

    # -- the list ----------------------------------------------------------------------------------

    def lines(self, first: int, last: int) -> list[Line]:
        """Some steps, a line each."""
        return [
            Line(step, *self._line(step, move, value))
            for step, move, value, _ in self.film.moves(first, last)
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
            note = self.film.note_of(step)
            if "states" in note:
                return ">", f"{self._taken(value)}: {note['states']:,} states"
            if "pieces" in note:
                pieces = len(note["pieces"])
                return ("x", f"{pieces:,} pieces") if move == FAILS else (">", "One piece")
            return ">", str(note.get("name", "What the numbers leave")).capitalize()
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


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}." if words else ""


def _big(note: Mapping[str, Any]) -> str:
    return f"{int(note['so_far']):,}"
