"""Random small puzzles of every family, with whatever is strange about boards, held to brute force.

Holes, pieces, one cell, no edges, parallel and one-way edges, closed lines, king's neighbours,
contradictory clues. ``judge`` asks of one puzzle all that the program says of it: verdict, exact
count, shares, redundant clues, the smallest conflict, an explanation to its end, a grade, and the
verdict proved again. It answers with sentences about what is wrong.

``python -m tests.contract.strange KIND CASES SEED`` tries many and prints those that are wrong.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise

from studio.board import Board, Cell, Edge, FreeFrame, HexLattice, SpotKind
from studio.board.free import graph_board
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.families import GRAPH_PATH, JUMP_MAZE, JUMP_TOUR, RULES
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import (
    Clue,
    Compiled,
    Constraint,
    MetInOrder,
    Problem,
    Puzzle,
    Rule,
    Shape,
    Trace,
)
from studio.puzzle.problem import SPANNING
from studio.puzzle.reason import Reason
from studio.work.analyse import Analysis
from studio.work.codes import Explained
from studio.work.counting import count_of, shares_of
from studio.work.depth import Depth
from studio.work.explain import Explainer
from studio.work.findings import Conflict, Counted, Failed, Finished, Judged, Redundant
from studio.work.grade import grade
from studio.work.sentences import said
from studio.work.steps import Ending
from studio.work.verified import Verified
from studio.work.verify import verify

PATIENCE = 60.0
"""Seconds of processor time that one question about a small puzzle may take at the very most."""

DIFFER = (Explained.DIFFER, Explained.NUMBERS_DIFFER, Explained.PLACES_DIFFER)
SEVERAL_ENDS = tuple(map(Reason, (*DIFFER, Explained.SHARED_UNKNOWN)))
"""How an explanation of several solutions ends; where the look for what they share ran out of time
it is enough that this is said."""

HONEST = ("Too many lines run side by side.", "There is no cell")
"""What a certificate may be refused for on a board as small as these."""

MOST_CLUES = 9
"""Clues up to which the smallest conflict is looked for among all sets of them."""


# -- making ----------------------------------------------------------------------------------------


def cells_board(dice: random.Random, *, square: bool | None = None) -> Board:
    """A board of squares or hexagons with a few cells, in pieces now and then."""
    if square is None:
        square = dice.random() < 0.6
    if square:
        rows, columns = dice.choice(
            ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3), (1, 6), (2, 4), (1, 9))
        )
        every = [(r, c) for r in range(rows) for c in range(columns)]
        holes = dice.sample(every, dice.randrange(len(every))) if dice.random() < 0.6 else []
        return Board.square(rows, columns, holes=holes, king=dice.random() < 0.3)
    near = [(q, r) for q in range(-1, 4) for r in range(-2, 3)]
    cells = dice.sample(near, dice.randint(1, 7))
    return Board.of(HexLattice(dice.choice(("pointy", "flat"))), FreeFrame(), frozenset(cells))


def drawn_board(dice: random.Random, *, directed: bool) -> Board:
    """A graph that somebody drew: few or all lines, parallel ones, none."""
    size = dice.choice((1, 2, 2, 3, 4, 5, 6, 7))
    places = dice.sample([(x, y) for x in range(12) for y in range(12)], size)
    pairs = [(u, v) for u in range(size) for v in range(size) if u != v]
    if not directed:
        pairs = [(u, v) for u, v in pairs if u < v]
    few = dice.sample(pairs, dice.randint(0, min(len(pairs), 9))) if pairs else []
    if few and dice.random() < 0.4:
        few += [dice.choice(few) for _ in range(dice.randint(1, 3))]
    return graph_board(places, few, directed=directed)


def options_of(rule: Rule, dice: random.Random) -> dict[str, object]:
    """Options at random, each allowed."""
    options: dict[str, object] = {}
    for option in rule.options:
        if isinstance(option.default, bool) and dice.random() < 0.4:
            options[option.key] = not option.default
    if rule is JUMP_TOUR and dice.random() < 0.7:
        one = dice.choice(((0, 1), (1, 2), (1, 1), (0, 2)))
        turned = {(a, b) for x, y in (one, one[::-1]) for a in (x, -x) for b in (y, -y)}
        options["moves"] = [list(move) for move in sorted(turned)]
    if rule is JUMP_MAZE and dice.random() < 0.3:
        options["sum"] = dice.randint(-4, 12)
    return options


def board_for(rule: Rule, dice: random.Random) -> Board:
    """A board that the family takes."""
    if rule.lattices == frozenset({"graph"}):
        return drawn_board(dice, directed=rule is GRAPH_PATH and dice.random() < 0.4)
    return cells_board(dice, square=None if "hex" in rule.lattices else True)


def random_puzzle(rule: Rule, dice: random.Random) -> Puzzle:
    """A puzzle without faults: half of the clues true for one line, the others as they come."""
    while True:
        puzzle = Puzzle(rule, board_for(rule, dice), options=options_of(rule, dice))
        if puzzle.faults():
            continue
        if rule is JUMP_MAZE:
            puzzle = _jumps(puzzle, dice)
        puzzle = _with_clues(puzzle, dice)
        if not puzzle.faults():
            return puzzle


def _jumps(puzzle: Puzzle, dice: random.Random) -> Puzzle:
    for at in puzzle.board.cells:
        if dice.random() < 0.9:
            value = dice.choice((1, 1, 2, -1, -2, 3))
            puzzle = _placed(puzzle, Clue("jumps", Cell(at), value))
    return puzzle


def _with_clues(puzzle: Puzzle, dice: random.Random) -> Puzzle:
    known = Known(puzzle)
    candidate_clues: list[Clue] = []
    if known.answers and dice.random() < 0.7:
        candidate_clues = list(
            puzzle.rule.candidate_clues(puzzle, known.compiled, dice.choice(known.answers))
        )
        dice.shuffle(candidate_clues)
    for clue in candidate_clues[: dice.randint(0, 6)]:
        puzzle = _placed(puzzle, clue)
    for _ in range(dice.choice((0, 0, 1, 2)) if candidate_clues else dice.randint(0, 4)):
        kind = dice.choice(puzzle.rule.kinds)
        spots: list[Cell | Edge] = [Cell(at) for at in puzzle.board.cells]
        if kind.on is SpotKind.EDGE:
            cells = puzzle.board.cells
            spots = [Edge.of(cells[u], cells[v]) for u, v in puzzle.board.cell_graph.edges]
        values: Sequence[int | None] = [None]
        if spots and kind.entry != "mark":
            values = puzzle.rule.values(puzzle, kind, spots[0])
        if spots and values and kind.key != "jumps":
            puzzle = _placed(puzzle, Clue(kind.key, dice.choice(spots), dice.choice(values)))
    return puzzle


def _placed(puzzle: Puzzle, clue: Clue) -> Puzzle:
    after = puzzle.placed(clue)
    return after if isinstance(after, Puzzle) and not after.faults() else puzzle


# -- brute force -----------------------------------------------------------------------------------


def every_line(problem: Problem) -> Iterator[Trace]:
    """Every line of the shape, more than once perhaps: forth and back from node to node."""
    graph = problem.graph
    if problem.shape is Shape.EULERIAN_TRAIL:
        yield from _trails(problem)
        return
    near = [sorted(set(nodes)) for nodes in graph.neighbours]

    def onward(nodes: list[int]) -> Iterator[tuple[int, ...]]:
        yield tuple(nodes)
        for other in near[nodes[-1]]:
            if other not in nodes:
                yield from onward([*nodes, other])

    for start in range(graph.size):
        for nodes in onward([start]):
            if problem.shape in SPANNING and len(nodes) < graph.size:
                continue
            if not problem.closed:
                yield Trace(nodes)
            elif len(nodes) > 2 and start in near[nodes[-1]]:
                yield Trace(nodes, True)


def _trails(problem: Problem) -> Iterator[Trace]:
    graph = problem.graph

    def onward(nodes: list[int], left: frozenset[int]) -> Iterator[Trace]:
        if not left:
            yield Trace(tuple(nodes))
        for edge in left:
            if nodes[-1] in graph.edges[edge]:
                yield from onward([*nodes, sum(graph.edges[edge]) - nodes[-1]], left - {edge})

    for start in range(graph.size):
        yield from onward([start], frozenset(range(len(graph.edges))))


@dataclass(frozen=True)
class Known:
    """A puzzle with all lines of its board."""

    puzzle: Puzzle

    @cached_property
    def compiled(self) -> Compiled:
        return self.puzzle.compile()

    @property
    def problem(self) -> Problem:
        return self.compiled.problem

    @cached_property
    def lines(self) -> list[Trace]:
        return list(every_line(self.problem))

    @cached_property
    def answers(self) -> list[Trace]:
        return self.obeying(self.problem.constraints)

    def obeying(self, constraints: Iterable[Constraint]) -> list[Trace]:
        """The answers that would be right if these were all the constraints."""
        held = list(constraints)
        right = (line for line in self.lines if all(c.holds(line) for c in held))
        return list(dict.fromkeys(map(self.problem.canonical, right)))

    @cached_property
    def clues(self) -> dict[Clue, Constraint]:
        pairs = zip(self.compiled.clues, self.problem.constraints, strict=True)
        said = {clue: constraint for clue, constraint in pairs if clue is not None}
        return {**said, **self.compiled.again}

    @cached_property
    def rule(self) -> list[Constraint]:
        pairs = zip(self.compiled.clues, self.problem.constraints, strict=True)
        return [constraint for clue, constraint in pairs if clue is None]

    @property
    def verdict(self) -> Verdict:
        return (Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL)[min(2, len(self.answers))]


# -- judging ---------------------------------------------------------------------------------------


def judge(puzzle: Puzzle) -> list[str]:
    """What is wrong with what the program says of a puzzle; empty where all is right."""
    known = Known(puzzle)
    wrong: list[str] = []
    for question in (_analysed, _counted, _explained, _graded, _verified):
        began = time.process_time()
        try:
            wrong += [f"{question.__name__[1:]}: {words}" for words in question(known)]
        except Exception as error:
            wrong.append(f"{question.__name__[1:]}: {type(error).__name__}: {error}")
        taken = time.process_time() - began
        if taken > PATIENCE:
            wrong.append(f"{question.__name__[1:]}: took {taken:.0f} s")
    return wrong


def _analysed(known: Known) -> Iterator[str]:
    puzzle, compiled = known.puzzle, known.compiled
    depth = Depth(answer_seconds=30.0, proof_seconds=30.0, grade_seconds=30.0)
    analysis = Analysis(puzzle, compiled, oracle_for(compiled.problem), Token())
    found = {type(finding): finding for finding in analysis.run(depth)}
    judged, counted = found.get(Judged), found.get(Counted)
    if not isinstance(judged, Judged) or judged.verdict is not known.verdict:
        yield f"{judged} where there are {len(known.answers)}"
    if Failed in found:
        yield str(found[Failed])
    finished = found.get(Finished)
    if not isinstance(finished, Finished) or finished.reason:
        yield f"ended with {finished}"
    if isinstance(counted, Counted) and counted.exact and counted.count != len(known.answers):
        yield f"counted {counted.count}, there are {len(known.answers)}"
    if any(isinstance(constraint, MetInOrder) for constraint in known.problem.constraints):
        # Numbers in order say where they are among the others: nothing alone.
        return
    redundant, conflict = found.get(Redundant), found.get(Conflict)
    if isinstance(redundant, Redundant):
        yield from _redundant(known, redundant)
    if known.verdict is Verdict.NONE and isinstance(conflict, Conflict):
        yield from _conflicting(known, conflict)


def _redundant(known: Known, told: Redundant) -> Iterator[str]:
    given = known.compiled.given
    every = list(known.problem.constraints)
    free = {clue: c for clue, c in known.clues.items() if c not in given}
    could_go = {
        clue for clue, c in free.items() if len(known.obeying(x for x in every if x != c)) == 1
    }
    # What two clues say stays said without one of them.
    could_go |= {clue for clue, c in known.clues.items() if c in known.compiled.repeated}
    if set(told.single) != could_go:
        yield f"redundant are {told.single}, not {could_go}"
    left = {c for clue, c in known.clues.items() if clue not in told.together}
    gone = {known.clues[clue] for clue in told.together} - left
    if len(known.obeying(c for c in every if c not in gone)) != 1:
        yield f"without {told.together} there is not one answer"


def _conflicting(known: Known, told: Conflict) -> Iterator[str]:
    if told.whole:
        yield from _ways_out(known, told)
        return
    named = [known.clues[clue] for clue in told.clues]
    if known.obeying([*known.rule, *named]):
        yield f"{told.clues} do not contradict each other"
    for left in combinations(named, len(named) - 1) if named else ():
        if not known.obeying([*known.rule, *left]):
            yield f"{told.clues} are too many"
    clues = list(dict.fromkeys(known.clues.values()))
    if told.smallest and len(clues) <= MOST_CLUES:
        for count in range(len(named)):
            for some in combinations(clues, count):
                if not known.obeying([*known.rule, *some]):
                    yield f"{some} are fewer than {told.clues}"
                    return


def _ways_out(known: Known, told: Conflict) -> Iterator[str]:
    """Where clues shape the board: those on cells without any one of which there is an answer."""
    ways = {way.clue: way.verdict for way in told.ways}
    for clue in known.puzzle.clues.all():
        verdict = Known(known.puzzle.erased(clue)).verdict
        wanted = None if verdict is Verdict.NONE or not isinstance(clue.spot, Cell) else verdict
        if ways.get(clue) is not wanted:
            yield f"without {clue} the verdict is {verdict}, not {ways.get(clue)}"


def _counted(known: Known) -> Iterator[str]:
    total = len(known.answers)
    done = count_of(known.problem, Token())
    if not done.exact or done.count != total:
        yield f"{done}, there are {total}"
    shares = shares_of(known.problem, Token())
    if isinstance(shares, Reason):
        yield said(shares)
        return
    graph = known.problem.graph
    wanted = [_uses(known, edge) for edge in graph.edges]
    if shares.total != total or list(shares.edges) != wanted:
        yield f"shares {shares}, not {total}: {wanted}"


def _uses(known: Known, edge: tuple[int, int]) -> int:
    """How many answers use an edge, of those side by side any."""
    ways = {edge} if known.problem.graph.directed else {edge, edge[::-1]}
    count = 0
    for trace in known.answers:
        steps = list(pairwise(trace.nodes))
        if trace.closed:
            steps.append((trace.nodes[-1], trace.nodes[0]))
        count += not ways.isdisjoint(steps)
    return count


def _explained(known: Known) -> Iterator[str]:
    *_, ending = Explainer(known.puzzle, Token()).run()
    assert isinstance(ending, Ending)
    if ending.verdict is not known.verdict:
        yield f"{ending.verdict} where there are {len(known.answers)}"
    if known.verdict is Verdict.UNIQUE and not ending.solved:
        yield said(ending.reason)
    if known.verdict is Verdict.SEVERAL and ending.reason not in SEVERAL_ENDS:
        yield said(ending.reason)


def _graded(known: Known) -> Iterator[str]:
    graded = grade(Explainer(known.puzzle, Token()))
    if (graded is None) == (known.verdict is Verdict.UNIQUE):
        yield f"{graded} where there are {len(known.answers)}"
    if graded is not None and not 0 <= graded.number < 20:
        yield str(graded)
    if graded is not None and known.problem.graph.size < 2 and graded.number > 1:
        yield f"one cell is graded {graded.number}"


def _verified(known: Known) -> Iterator[str]:
    *_, verified = verify(known.puzzle, Token())
    assert isinstance(verified, Verified)
    honest = any(words in said(verified.reason, verified.why) for words in HONEST) or any(
        words[:1].lower() + words[1:] in said(verified.reason, verified.why) for words in HONEST
    )
    if verified.verdict is not known.verdict and not honest:
        yield f"{verified.verdict}: {said(verified.reason)}"
    if verified.facts is None and not honest:
        yield f"no certificate: {said(verified.reason, verified.why)}"


# -- kinds -----------------------------------------------------------------------------------------

KINDS: dict[str, Rule] = {rule.key: rule for rule in RULES}

Heard = Callable[[Puzzle, Collection[str]], None]


def run(kind: str, cases: int, seed: int, heard: Heard) -> int:
    """Judge so many puzzles of a kind; ``heard`` is told of those about which something is wrong.

    Returns how many those are.
    """
    dice = random.Random(f"{kind} {seed}")
    failures = 0
    for _ in range(cases):
        puzzle = random_puzzle(KINDS[kind], dice)
        wrong = judge(puzzle)
        if wrong:
            failures += 1
            heard(puzzle, wrong)
    return failures


def main(arguments: Sequence[str]) -> int:
    kind, cases, seed = arguments[0], int(arguments[1]), int(arguments[2])

    def heard(puzzle: Puzzle, wrong: Collection[str]) -> None:
        told = {"wrong": list(wrong), "puzzle": native.write(puzzle, PLAIN).decode()}
        print(json.dumps(told), flush=True)

    failures = run(kind, cases, seed, heard)
    print(f"{kind}: {failures:,} of {cases:,} wrong")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
