"""Mazes of jumps from nothing: a walk first, then decoys, then repairs until no other walk is left.

The first clue kind of the rule says how far one jumps from a cell.

The walk never lands where an earlier jump of it could have gone, so there is no short cut within
it; another walk must use a decoy, and that decoy is changed. Where the values are to add up to a
sum, short cuts are welcome: their sums differ.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Generator, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from studio.board import At, Board, Cell, Spot
from studio.engines.engine import Token
from studio.engines.kernels.walks_plain import walks
from studio.puzzle import Clues, Compiled, Puzzle, Trace, ValuesSum
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.codes import Halted, Ungenerated
from studio.work.generation import Generated, GenerateOptions, GenerationFailed, Working, chosen

SIMPLE_PATHS = 300
"""Walks that are tried before a board is given up."""

STEPS = 400
"""Steps of the search for one walk, for each jump wanted."""

REPAIRS = 60
"""Decoys that are changed, for each cell, before another walk is tried."""

SIGNS = 20
"""Ways to spread the signs over a walk that has short cuts."""

EMPTIED = 0.25
"""How often a decoy that spoils the maze becomes an empty cell."""

SEARCH = 60_000
"""Steps of the search for a second walk; a maze that is more open loses a decoy."""


def make_maze(
    blank: Puzzle, options: GenerateOptions, token: Token
) -> Iterator[Working | Generated | GenerationFailed]:
    """A maze with exactly one walk (of the sum that the puzzle's option asks for, if it does)."""
    rng = random.Random(options.seed)
    never = {spot.at for spot in options.never if isinstance(spot, Cell)}
    board = blank.board
    free = [at for at in board.cells if at not in never]
    jumps = chosen(blank.rule, options, "length") or len(options.line) - 1
    if jumps < 1:
        jumps = max(2, round(1.2 * len(free) ** 0.6))
    refused = _refused(free, jumps, options.line)
    if refused is not None:
        yield refused
        return
    total = _wanted(blank)
    for _ in range(1 if options.line and total is None else SIMPLE_PATHS):
        if token.stopped:
            yield GenerationFailed(Reason(Halted.MAZE))
            return
        walk = _drawn(board, options.line) if options.line else None
        if walk is None and options.line:
            bent = Reason(Ungenerated.NOT_STRAIGHT)
            yield GenerationFailed(bent, tuple(map(Cell, options.line)))
            return
        walk = walk or _walk(board, free, jumps, rng, shortcuts=total is not None)
        if walk is None:
            continue
        maze = _Maze(blank, walk, rng, token)
        found = yield from maze.finished(free, options)
        if found is not None:
            yield found
            return
    if token.stopped:
        yield GenerationFailed(Reason(Halted.MAZE))
        return
    yield GenerationFailed(_unmet(jumps, total, drawn=bool(options.line)))


def _unmet(jumps: int, total: int | None, *, drawn: bool) -> Reason:
    """Why no maze came of what was tried: of one walk that is ``drawn``, or of walks met."""
    if drawn and total is None:
        return Reason(Ungenerated.DRAWN_NOT_ONLY)
    if drawn and total is not None:
        return Reason.of(Ungenerated.DRAWN_NOT_ONLY_SUM, total=total)
    if total is None:
        return Reason.of(Ungenerated.NO_WALK, jumps=jumps)
    return Reason.of(Ungenerated.NO_WALK_SUM, jumps=jumps, total=total)


def _wanted(blank: Puzzle) -> int | None:
    """What the values visited are to add up to; None where nothing is asked for."""
    constraints = blank.compile().problem.constraints
    return next((c.total for c in constraints if isinstance(c, ValuesSum)), None)


def _refused(free: Sequence[At], jumps: int, line: Sequence[At]) -> GenerationFailed | None:
    """Why there cannot be such a maze."""
    if len(free) < 2:
        return GenerationFailed(Reason(Ungenerated.TWO_CELLS))
    if jumps + 1 > len(free):
        return GenerationFailed(
            Reason.of(Ungenerated.JUMPS, jumps=jumps, cells=jumps + 1, free=len(free))
        )
    if len(set(line)) < len(line):
        return GenerationFailed(Reason(Ungenerated.LANDS_TWICE), tuple(map(Cell, line)))
    return None


# -- the walk --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Jump:
    """A jump from a cell: how far, where to, and where else so long a jump leads."""

    far: int
    to: At
    others: tuple[At, ...]


def _jumps(board: Board, at: At) -> list[_Jump]:
    found = []
    most = len(board)
    for far in range(1, most):
        places = board.jumps(at, far)
        found += [
            _Jump(far, place, tuple(other for other in places if other != place))
            for place in places
        ]
        if far > _span(board):
            break
    return found


def _span(board: Board) -> int:
    rows, columns = ([at[axis] for at in board.cells] for axis in (0, 1))
    return max(max(rows) - min(rows), max(columns) - min(columns))


def _walk(
    board: Board, free: Sequence[At], jumps: int, rng: random.Random, *, shortcuts: bool
) -> list[tuple[At, int]] | None:
    """Cells with their values, the last with 0: a walk of so many jumps, if one is met."""
    allowed = set(free)
    start = rng.choice(list(free))
    path: list[At] = [start]
    values: list[int] = []
    spoilt: list[set[At]] = [set()]
    ways = [_shuffled(board, start, rng)]
    for _ in range(STEPS * jumps):
        if len(values) == jumps:
            return list(zip(path, [*values, 0], strict=True))
        if not ways[-1]:
            ways.pop()
            path.pop()
            spoilt.pop()
            if not path:
                return None
            values.pop()
            continue
        jump = ways[-1].pop()
        blocked = spoilt[-1] if not shortcuts else set()
        if jump.to not in allowed or jump.to in path or jump.to in blocked:
            continue
        path.append(jump.to)
        values.append(jump.far)
        spoilt.append(blocked | set(jump.others))
        ways.append(_shuffled(board, jump.to, rng))
    return None


def _shuffled(board: Board, at: At, rng: random.Random) -> list[_Jump]:
    jumps = _jumps(board, at)
    rng.shuffle(jumps)
    return jumps


def _drawn(board: Board, line: Sequence[At]) -> list[tuple[At, int]] | None:
    """A line drawn by hand as a walk; None where it is none."""
    found = []
    for here, there in pairwise(line):
        far = next((jump.far for jump in _jumps(board, here) if jump.to == there), None)
        if far is None:
            return None
        found.append((here, far))
    return [*found, (line[-1], 0)]


# -- the maze --------------------------------------------------------------------------------------


class _Maze:
    """One walk, and the values of all cells while they are changed."""

    def __init__(
        self, blank: Puzzle, walk: Sequence[tuple[At, int]], rng: random.Random, token: Token
    ) -> None:
        self._blank, self._rng, self._token = blank, rng, token
        self._board = blank.board
        self._line = tuple(at for at, _ in walk)
        self._total = _wanted(blank)
        tally = blank.compile().tally
        self._counts_start = tally is None or tally.count_start
        # What could be said of the line beside the values of its cells: where it starts and ends.
        self._ends = tuple(self._blank.rule.candidate_clues(self._blank, *self._answer()))
        self._walk = dict(walk[:-1])
        self._values: dict[At, int] = dict(self._walk)
        self._reach: dict[tuple[At, int], tuple[At, ...]] = {}
        for at in self._board.cells:
            for jump in _jumps(self._board, at):
                self._reach[at, jump.far] = (jump.to, *jump.others)

    def _answer(self) -> tuple[Compiled, Trace]:
        compiled = self._blank.compile()
        return compiled, Trace(tuple(self._board.index(at) for at in self._line))

    def finished(
        self, free: Sequence[At], options: GenerateOptions
    ) -> Generator[Working, None, Generated | None]:
        """Fill the maze and change it until the walk is the only one; None if that fails."""
        if self._total is not None and not self._signed():
            return None
        must = {spot.at for spot in options.must if isinstance(spot, Cell)}
        part = chosen(self._blank.rule, options, "decoys")
        decoys = [at for at in free if at not in self._walk and at != self._line[-1]]
        if part >= 1:
            # Where all are asked for, repairs change numbers and take none away.
            must |= {at for at, _ in self._reach} & set(decoys)
        for at in decoys:
            if at in must or self._rng.random() < part:
                self._values[at] = self._value(at)
        signs = 0
        for _ in range(REPAIRS * len(self._board)):
            if self._token.stopped:
                return None
            other = self._other()
            if other is None:
                return self._made()
            yield Working(self._puzzle(), unique=False)
            spare = [at for at in other if at not in self._walk and at != self._line[-1]]
            if spare:
                self._change(self._rng.choice(spare), must)
            elif self._total is None or signs == SIGNS or not self._signed():
                return None
            else:
                signs += 1
        return None

    def _value(self, at: At) -> int:
        """A value for a decoy that leads somewhere."""
        far = self._rng.choice([far for cell, far in self._reach if cell == at])
        return -far if self._total is not None and self._rng.random() < 0.5 else far

    def _change(self, at: At, must: Collection[At]) -> None:
        """Another value for a decoy, now and then none."""
        if at not in must and self._rng.random() < EMPTIED:
            del self._values[at]
        else:
            self._values[at] = self._value(at)

    def _signed(self) -> bool:
        """Give the values of the walk signs with which they add up; False if none do."""
        assert self._total is not None
        fixed = [] if self._counts_start else [self._line[0]]
        counted = [at for at in self._walk if at not in fixed]
        self._rng.shuffle(counted)
        # What the values from a place on can add up to.
        sums: list[set[int]] = [{0}]
        for at in reversed(counted):
            far = self._walk[at]
            sums.append({n + sign * far for n in sums[-1] for sign in (1, -1)})
        sums.reverse()
        left = self._total
        if left not in sums[0]:
            return False
        for at, later in zip(counted, sums[1:], strict=True):
            signs = [sign for sign in (1, -1) if left - sign * self._walk[at] in later]
            sign = self._rng.choice(signs)
            self._values[at] = sign * self._walk[at]
            left -= self._values[at]
        for at in fixed:
            self._values[at] = self._rng.choice((1, -1)) * self._walk[at]
        return True

    def _other(self) -> tuple[At, ...] | None:
        """Another walk that answers, or all decoys where the maze is too open to search."""
        board = self._board
        index = {at: i for i, at in enumerate(board.cells)}
        successors: list[tuple[int, ...]] = [() for _ in board.cells]
        for at, value in self._values.items():
            successors[index[at]] = tuple(index[to] for to in self._reach[at, abs(value)])
        ours = tuple(index[at] for at in self._line)
        for steps, walk in enumerate(walks(successors, ours[0], ours[-1])):
            if walk is not None and walk != ours:
                line = tuple(board.cells[node] for node in walk)
                counted = line if self._counts_start else line[1:]
                total = sum(self._values.get(at, 0) for at in counted)
                if self._total is None or total == self._total:
                    return line
            if steps > SEARCH:
                return tuple(self._values)
        return None

    def _puzzle(self) -> Puzzle:
        order = (at for at in self._board.cells if at in self._values)
        jumps: dict[Spot, int | None] = {Cell(at): self._values[at] for at in order}
        clues = Clues({self._blank.rule.kinds[0].key: jumps}).having(*self._ends)
        return replace(self._blank, clues=clues)

    def _made(self) -> Generated:
        return Generated(self._puzzle(), self._line, minimal=False)
