"""What a solver that learns clauses has on its trail, on the board and in the board's words.

Kept apart from ``frame_pictures``, which asks it for the frames of that one engine. Edges, numbers
and walks are shown; auxiliary variables of long clues are only spoken of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field

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
from studio.puzzle.message import Message, enumerated, word
from studio.puzzle.trial import FramePicture, Piece, Trial
from studio.puzzle.visits import simplified
from studio.records import dataclass
from studio.work.places import figure, node_message
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

AND, EITHER = "{some} and {last}", "{some} or {last}"
FOLLOWS, CONFLICT, RESTART = Message("It follows"), Message("A conflict"), Message("Restart")

LITERALS: dict[tuple[str, bool, bool], str] = {
    ("link", True, True): "the edge between {first} and {second} is drawn",
    ("link", False, True): "the edge between {first} and {second} is not drawn",
    ("node", True, False): "the line passes {first}",
    ("node", False, False): "the line leaves out {first}",
    ("walk", True, True): "the walk goes from {first} to {second}",
    ("walk", False, True): "the walk does not go from {first} to {second}",
    ("arc", True, True): "the line goes from {first} to {second}",
    ("arc", False, True): "the line does not go from {first} to {second}",
    ("state", True, False): "the walk passes {first}",
    ("state", False, False): "the walk never passes {first}",
    ("state", True, True): "the walk passes {first} to {second}",
    ("state", False, True): "the walk never passes {first} to {second}",
    ("first", True, False): "the walk begins at {first}",
    ("first", False, False): "the walk never begins at {first}",
    ("first", True, True): "the walk begins at {first} to {second}",
    ("first", False, True): "the walk never begins at {first} to {second}",
    ("last", True, False): "the walk ends at {first}",
    ("last", False, False): "the walk never ends at {first}",
    ("last", True, True): "the walk ends at {first} to {second}",
    ("last", False, True): "the walk never ends at {first} to {second}",
}
"""What a literal says of one place or two, by its word and by whether it is true."""

AUXILIARY = {
    True: "an auxiliary condition holds",
    False: "an auxiliary condition does not hold",
}


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

    def words(self, event: Clausal, found: int) -> tuple[Message, Message]:
        """A headline and a sentence; ``found`` solutions are known."""
        match event:
            case Decision(literal, level):
                head = Message.of("Decision {level:,}", level=level)
                return head, Message.of("Assumed: {what}.", what=self.said(literal))
            case Implication(literal, _, because, reason, about):
                return FOLLOWS, self._implied(literal, because, reason, about)
            case Clash():
                return CONFLICT, self._clashed(event, found)
            case Learnt((literal,)):
                only = Message.of("{what:capital}.", what=self.said(literal))
                return Message("Learnt for good"), only
            case Learnt(clause):
                one = "One of these is true: {what}."
                return Message("Learnt"), Message.of(one, what=self._list(clause, EITHER))
            case BackJump(level, back, undone):
                return Message("Back"), _back_words(level, back, undone)
            case Restarted(conflicts, undone):
                after = (
                    "After {conflicts:,} conflicts all {undone:,} assumptions and their "
                    "conclusions are given up; what was learnt stays."
                )
                return RESTART, Message.of(after, conflicts=conflicts, undone=undone)

    def _implied(
        self, literal: Literal, because: Sequence[Literal], reason: str, about: tuple[int, ...]
    ) -> Message:
        """Why a literal follows, from others that are held and from a rule."""
        what, why = self.said(literal), self._why(reason, about)
        if not because or reason == "learnt":
            return Message.of("{what:capital}, since {why}.", what=what, why=why)
        held = self._all(because)
        since = "{what:capital}, since {why}, and {held}."
        return Message.of(since, what=what, why=why, held=held)

    def _clashed(self, clash: Clash, found: int) -> Message:
        """What contradicts what, and whether that ends the search."""
        alone = Message("the clues clash by themselves")
        held = self._all(clash.literals) if clash.literals else alone
        told = "{held:capital}; but {why}."
        if not clash.level:
            told = "{held:capital}; but {why}. Nothing was assumed: there is no solution."
        if not clash.level and found:
            told = "{held:capital}; but {why}. Nothing was assumed: there is no other solution."
        return Message.of(told, held=held, why=self._why(clash.reason, clash.about))

    def facts(self, step: int) -> tuple[tuple[Message, Message], ...]:
        """Three facts about the search so far."""
        trail = self.trail(step)
        return (
            (Message("On the trail"), figure(len(trail.held))),
            (Message("Decisions"), figure(len(trail.levels))),
            (Message("Clauses learnt"), figure(trail.learnt)),
        )

    def line(self, event: Clausal) -> tuple[str, Message]:
        """A sign and a few words for the list of steps."""
        match event:
            case Decision(literal, _):
                return ">", Message.of("Assumed: {what}", what=self.said(literal))
            case Implication(literal):
                return ">", Message.of("{what:capital}", what=self.said(literal))
            case Clash():
                return "x", CONFLICT
            case Learnt(clause):
                one, many = "Learnt: 1 literal", "Learnt: {n:,} literals"
                return ">", Message.counted("n", one, many, n=len(clause))
            case BackJump(_, 0, _):
                return "x", Message("Back to the beginning")
            case BackJump(_, back, _):
                return "x", Message.of("Back to decision {back:,}", back=back)
            case Restarted():
                return "x", RESTART

    def said(self, literal: Literal) -> Message:
        """A literal in the words of the board."""
        about, yes = literal.about, literal.positive
        match literal.word:
            case "arc" if self._walks:
                begin, end = (states(self._compiled.problem)[s][0] for s in about)
                return self._told("walk", yes, begin, end)
            case "link" | "arc":
                return self._told(literal.word, yes, about[0], about[1])
            case "node":
                return self._told("node", yes, about[0])
            case "after":
                node, step = about
                bound = "the number of {first} is above {step:,}"
                if not yes:
                    bound = "the number of {first} is {step:,} or less"
                return Message.of(bound, first=self._name(node), step=step)
            case "state" | "first" | "last" as verb:
                begin, end = states(self._compiled.problem)[about[0]]
                places = (begin,) if begin == end else (begin, end)
                return self._told(verb, yes, *places)
        return Message(AUXILIARY[yes])

    def _told(self, verb: str, yes: bool, first: int, second: int | None = None) -> Message:
        """A literal about one place or two."""
        values = {"first": self._name(first)}
        if second is not None:
            values["second"] = self._name(second)
        return Message.of(LITERALS[verb, yes, second is not None], **values)

    def _name(self, node: int) -> Message:
        line_on = self._puzzle.rule.line_on
        return node_message(self._puzzle.board, self._compiled.nodes[node], line_on)

    def _list(self, literals: Sequence[Literal], joined: str) -> Message:
        told = [self.said(literal) for literal in literals[:MOST_SAID]]
        more = len(literals) - len(told)
        if more:
            told.append(Message.of("{n:,} more", n=more))
        if len(told) == 1:
            return told[0]
        some = enumerated("{some}, {last}", told[:-1])
        return Message(joined, (("last", told[-1]), ("some", some)))

    def _all(self, literals: Sequence[Literal]) -> Message:
        return self._list(literals, AND)

    def _why(self, reason: str, about: tuple[int, ...]) -> Message:
        if reason == "clue" and about and self._one_to_one:
            clue = self._compiled.clues[about[0]]
            if clue is not None:
                return Message.of("the clue {clue} says so", clue=self._clue(clue))
            return Message("the rule says so")
        return Message(REASONS.get(reason, "a rule says so"))

    def _clue(self, clue: Clue) -> Message:
        kind = self._puzzle.kind(clue.kind)
        if clue.value is not None:
            return kind.told(clue.value)
        return Message.of("“{noun}”", noun=word(kind.noun))


def _back_words(level: int, back: int, undone: int) -> Message:
    """To which decision a search goes back, past how many, and what that takes back."""
    skipped = level - back
    if back and skipped > 1:
        told = (
            "Back to decision {back:,}, {skipped:,} levels at once: {undone:,} conclusions are "
            "taken back."
        )
    elif back:
        told = "Back to decision {back:,}: {undone:,} conclusions are taken back."
    elif skipped > 1:
        told = (
            "Back to before the first decision, {skipped:,} levels at once: {undone:,} "
            "conclusions are taken back."
        )
    else:
        told = "Back to before the first decision: {undone:,} conclusions are taken back."
    return Message.of(told, back=back, skipped=skipped, undone=undone)


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
