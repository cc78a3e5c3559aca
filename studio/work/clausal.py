"""What a solver that learns clauses has on its trail, on the board and in the board's words.

Kept apart from ``frame_pictures``, which asks it for the frames of that one engine. Edges, numbers
and walks are shown; auxiliary variables of long clues are only spoken of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from studio import language
from studio.board import At, Cell, Spot
from studio.engines.events import (
    BackJump,
    Clash,
    Clausal,
    Decision,
    Implication,
    Learnt,
    Literal,
    Restarted,
)
from studio.engines.proofs.walks import states
from studio.puzzle import Clue, Compiled, Puzzle
from studio.puzzle.trial import FramePicture, Piece, Trial
from studio.puzzle.visits import simplified
from studio.work.places import node_name
from studio.work.recording import Recording
from studio.work.steps import Translation

MOST_SAID = 6
"""Literals of a clause that are spelt out; of longer ones the rest is counted."""

REASONS = {
    "clue": "a clue says so",
    "line": "there is a line",
    "short": "a closed line has three places at least",
    "degree": "the line comes to a place and leaves it, once or not at all",
    "one way": "the line comes to each place once and leaves it once",
    "all": "the line passes every place",
    "along": "along the line numbers grow by one",
    "order": "what is later than a number is later than those before it",
    "far": "a number cannot be reached sooner than by the shortest way",
    "colour": "numbers are odd and even by turns",
    "link": "an edge is drawn where the line goes along it, either way",
    "cut": "all of the line hangs together",
    "passed": "a walk comes to a place and leaves it, or begins or ends there",
    "first": "a walk begins once",
    "last": "a walk ends once",
    "sum": "the values have to add up",
    "other": "this solution was found before",
    "learnt": "it was learnt from a conflict",
}
"""Why a clause holds, by the kind of its reason."""


@dataclass
class Trail:
    """The literals held after some step, in order, with the places where levels begin."""

    step: int = 0
    held: list[Literal] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)
    conflicts: int = 0
    learnt: int = 0

    def apply(self, event: Clausal) -> None:
        """Take one step."""
        match event:
            case Decision(literal, _):
                self.levels.append(len(self.held))
                self.held.append(literal)
            case Implication(literal):
                self.held.append(literal)
            case Clash():
                self.conflicts += 1
            case Learnt():
                self.learnt += 1
            case BackJump(_, back, _):
                self._back(back)
            case Restarted():
                self._back(0)

    def _back(self, level: int) -> None:
        if level < len(self.levels):
            del self.held[self.levels[level] :], self.levels[level:]


class TrailFrames:
    """Shows the frames of one recording of clause learning at one puzzle."""

    def __init__(self, puzzle: Puzzle, compiled: Compiled, recording: Recording) -> None:
        self._puzzle, self._compiled, self._recording = puzzle, compiled, recording
        self._translation = Translation(puzzle, compiled)
        # Of a clue that says several things at once the formula has several constraints.
        problem = compiled.problem
        self._one_to_one = simplified(problem).constraints == problem.constraints
        self._trail = Trail()

    def trail(self, step: int) -> Trail:
        """What is held after a step of the recording."""
        if step < self._trail.step:
            self._trail = Trail()
        for here in range(self._trail.step + 1, step + 1):
            event = self._recording.note_of(here)
            if isinstance(event, Clausal):
                self._trail.apply(event)
        self._trail.step = step
        return self._trail

    # -- the board ---------------------------------------------------------------------------------

    def picture(self, step: int, event: Clausal) -> FramePicture:
        """What lies over the puzzle: the trail, and what the event is about."""
        trail = self.trail(step)
        crossed, pairs = self._edges(trail.held)
        pieces = tuple(Piece(self._at(nodes), closed) for nodes, closed in _chains(pairs))
        because: set[Spot] = set()
        then: set[Spot] = set()
        match event:
            case Decision(literal, _):
                then.update(self._spots(literal))
            case Implication(literal, _, reasons):
                then.update(self._spots(literal))
                because.update(spot for each in reasons for spot in self._spots(each))
            case Clash(literals):
                because.update(spot for each in literals for spot in self._spots(each))
            case Learnt(clause):
                then.update(spot for each in clause for spot in self._spots(each))
        trial = Trial(pieces=pieces, because=frozenset(because - then), concluded=frozenset(then))
        return FramePicture(
            crossed=frozenset(crossed), written=self._numbers(trail.held), trial=trial
        )

    def _at(self, nodes: Sequence[int]) -> tuple[At, ...]:
        return tuple(self._compiled.nodes[node] for node in nodes)

    def _edges(self, held: Iterable[Literal]) -> tuple[set[Spot], list[tuple[int, int]]]:
        """Edges that are ruled out, as spots, and those that are drawn, as pairs of nodes."""
        out: set[tuple[int, int]] = set()
        drawn: dict[tuple[int, int], None] = {}
        for literal in held:
            pair = self._pair(literal)
            if pair is None:
                continue
            if literal.positive:
                drawn[min(pair), max(pair)] = None
            else:
                out.add(pair)
        # Where edges have directions one is ruled out when both ways along it are.
        directed = any(literal.word == "arc" for literal in held)
        gone = {
            (u, v)
            for u, v in out
            if (not directed or (v, u) in out) and (min(u, v), max(u, v)) not in drawn
        }
        near = {(u, v) for u, v in gone if u < v and self._adjacent(u, v)}
        return {self._translation.edge(u, v) for u, v in near}, list(drawn)

    def _adjacent(self, u: int, v: int) -> bool:
        nodes = self._compiled.nodes
        return self._puzzle.rule.line_on == "corners" or self._puzzle.board.touching(
            nodes[u], nodes[v]
        )

    def _pair(self, literal: Literal) -> tuple[int, int] | None:
        """The two nodes of an edge or arc that a literal is about."""
        if literal.word == "link":
            u, v = literal.about
            return u, v
        if literal.word == "arc":
            ends = states(self._compiled.problem) if self._walks else None
            s, t = literal.about
            if ends is None:
                return s, t
            u, v = ends[s][0], ends[t][0]
            return (u, v) if u != v else None
        return None

    @property
    def _walks(self) -> bool:
        """Are the variables those of walks of states?"""
        return not self._compiled.problem.closed and not self._compiled.problem.spanning

    def _numbers(self, held: Iterable[Literal]) -> dict[At, int]:
        """Numbers that are settled: later than the one before, and not later than it."""
        least: dict[int, int] = {}
        most: dict[int, int] = {}
        for literal in held:
            if literal.word != "after":
                continue
            node, step = literal.about
            if literal.positive:
                least[node] = max(least.get(node, 1), step + 1)
            else:
                most[node] = min(most.get(node, step), step)
        size = self._compiled.problem.graph.size
        given = {spot for clues in self._puzzle.clues.values() for spot in clues}
        nodes = self._compiled.nodes
        return {
            nodes[node]: step
            for node in {*least, *most}
            if (step := least.get(node, 1)) == most.get(node, size)
            and Cell(nodes[node]) not in given
        }

    def _spots(self, literal: Literal) -> Iterator[Spot]:
        """Where a literal is on the board."""
        pair = self._pair(literal)
        if pair is not None and self._adjacent(*pair):
            yield self._translation.edge(*pair)
        elif literal.word in ("node", "after"):
            yield self._translation.node(literal.about[0])
        elif literal.word in ("state", "first", "last"):
            for node in states(self._compiled.problem)[literal.about[0]]:
                yield self._translation.node(node)

    # -- words -------------------------------------------------------------------------------------

    def words(self, event: Clausal, found: int) -> tuple[str, str]:
        """A headline and a sentence; ``found`` solutions are known."""
        match event:
            case Decision(literal, level):
                return f"Decision {level:,}", f"Assumed: {self.said(literal)}."
            case Implication(literal, _, because, reason, about):
                why = self._why(reason, about)
                if because and reason != "learnt":
                    why = f"{why}, and {self._all(because)}"
                return "It follows", f"{_capital(self.said(literal))}, since {why}."
            case Clash(literals, reason, level, about):
                held = self._all(literals) if literals else "the clues clash by themselves"
                other = "other " if found else ""
                end = "" if level else f" Nothing was assumed: there is no {other}solution."
                return "A conflict", f"{_capital(held)}; but {self._why(reason, about)}.{end}"
            case Learnt(clause):
                if len(clause) == 1:
                    return "Learnt for good", f"{_capital(self.said(clause[0]))}."
                return "Learnt", f"One of these is true: {self._list(clause, ' or ')}."
            case BackJump(level, back, undone):
                skipped = f", {level - back:,} levels at once" if level - back > 1 else ""
                to = f"to decision {back:,}" if back else "to before the first decision"
                return "Back", f"Back {to}{skipped}: {undone:,} conclusions are taken back."
            case Restarted(conflicts, undone):
                return (
                    "Restart",
                    f"After {conflicts:,} conflicts all {undone:,} assumptions and their "
                    "conclusions are given up; what was learnt stays.",
                )

    def facts(self, step: int) -> tuple[tuple[str, str], ...]:
        """Three facts about the search so far."""
        trail = self.trail(step)
        return (
            ("On the trail", f"{len(trail.held):,}"),
            ("Decisions", f"{len(trail.levels):,}"),
            ("Clauses learnt", f"{trail.learnt:,}"),
        )

    def line(self, event: Clausal) -> tuple[str, str]:
        """A sign and a few words for the list of steps."""
        match event:
            case Decision(literal, _):
                return ">", f"Assumed: {self.said(literal)}"
            case Implication(literal):
                return ">", _capital(self.said(literal))
            case Clash():
                return "x", "A conflict"
            case Learnt(clause):
                return ">", f"Learnt: {len(clause):,} literal{'s' * (len(clause) != 1)}"
            case BackJump(_, back, _):
                return "x", f"Back to decision {back:,}" if back else "Back to the beginning"
            case Restarted():
                return "x", "Restart"

    def said(self, literal: Literal) -> str:
        """A literal in the words of the board."""
        name, about, yes = self._name, literal.about, literal.positive
        match literal.word:
            case "link":
                drawn = "is drawn" if yes else "is not drawn"
                return f"the edge between {name(about[0])} and {name(about[1])} {drawn}"
            case "node":
                return f"the line {'passes' if yes else 'leaves out'} {name(about[0])}"
            case "arc" if self._walks:
                begin, end = (states(self._compiled.problem)[s][0] for s in about)
                return (
                    f"the walk {'goes' if yes else 'does not go'} from {name(begin)} to {name(end)}"
                )
            case "arc":
                goes = "goes" if yes else "does not go"
                return f"the line {goes} from {name(about[0])} to {name(about[1])}"
            case "after":
                node, step = about
                bound = f"above {step:,}" if yes else f"{step:,} or less"
                return f"the number of {name(node)} is {bound}"
            case "state" | "first" | "last" as word:
                begin, end = states(self._compiled.problem)[about[0]]
                place = name(begin) if begin == end else f"{name(begin)} to {name(end)}"
                verb = {"state": "passes", "first": "begins at", "last": "ends at"}[word]
                return f"the walk {verb if yes else f'never {verb}'} {place}"
        return f"an auxiliary condition {'holds' if yes else 'does not hold'}"

    def _name(self, node: int) -> str:
        return node_name(self._puzzle.board, self._compiled.nodes[node], self._puzzle.rule.line_on)

    def _list(self, literals: Sequence[Literal], joined: str) -> str:
        said = [self.said(literal) for literal in literals[:MOST_SAID]]
        more = len(literals) - len(said)
        if more:
            said.append(f"{more:,} more")
        return said[0] if len(said) == 1 else f"{', '.join(said[:-1])}{joined}{said[-1]}"

    def _all(self, literals: Sequence[Literal]) -> str:
        return self._list(literals, " and ")

    def _why(self, reason: str, about: tuple[int, ...]) -> str:
        if reason == "clue" and about and self._one_to_one:
            clue = self._compiled.clues[about[0]]
            return "the rule says so" if clue is None else f"the clue {self._clue(clue)} says so"
        return REASONS.get(reason, "a rule says so")

    def _clue(self, clue: Clue) -> str:
        kind = self._puzzle.kind(clue.kind)
        return language.said(kind.told(clue.value)) if clue.value is not None else f"“{kind.noun}”"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _chains(pairs: Sequence[tuple[int, int]]) -> Iterator[tuple[list[int], bool]]:
    """Edges put together to paths and circles; where three meet, the third begins a new one."""
    near: dict[int, list[int]] = {}
    for u, v in pairs:
        near.setdefault(u, []).append(v)
        near.setdefault(v, []).append(u)
    left = {(min(pair), max(pair)) for pair in pairs}
    ends = sorted(near, key=lambda node: (len(near[node]) != 1, node))
    for start in ends:
        while any((min(start, v), max(start, v)) in left for v in near[start]):
            nodes = [start]
            while True:
                here = nodes[-1]
                onward = (v for v in near[here] if (min(here, v), max(here, v)) in left)
                step = next(onward, None)
                if step is None:
                    break
                left.discard((min(here, step), max(here, step)))
                nodes.append(step)
            closed = len(nodes) > 3 and nodes[0] == nodes[-1]
            yield (nodes[:-1] if closed else nodes), closed
