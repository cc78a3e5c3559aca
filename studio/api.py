"""Puzzles in a notebook or a script: read or make one, judge it, count, solve and explain it.

Everything here is also to be had as ``studio.read`` and so on:

>>> import studio
>>> puzzle = studio.read("https://puzz.link/p?slither/5/5/cbcbcddad")
>>> puzzle
Slitherlink, 25 cells, 9 clues
>>> puzzle.check().verdict
'unique'

A :class:`Puzzle` is a value: whatever changes it gives another one. In a notebook it shows itself
as a picture, and so does a :class:`Solution`. Long work takes ``seconds``, after which it answers
with what is proved by then. Puzzles that cannot be read, and clues that cannot be placed, are a
:class:`PuzzleError` with a sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

from studio import formats, language
from studio.board import At, Cell, Corner, Edge, Spot, SpotKind
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.families import RULES, rule
from studio.formats import FormatError, Output
from studio.formats import svg as svg_format
from studio.puzzle import Clue, Rule, shaded_of
from studio.puzzle import Fault as Refusal
from studio.puzzle import Puzzle as Document
from studio.records import dataclass
from studio.work.analyse import Analysis
from studio.work.counting import count_of
from studio.work.depth import Depth
from studio.work.easing import generate_wanted
from studio.work.explain import Explainer
from studio.work.findings import Conflict, Finished, Judged, Redundant
from studio.work.generation import Generated, GenerateOptions, GenerationFailed
from studio.work.grade import Word
from studio.work.grade import grade as graded
from studio.work.listing import answers
from studio.work.sentences import said
from studio.work.steps import Ending, Step

__all__ = [
    "Check",
    "Count",
    "Explanation",
    "Grade",
    "Puzzle",
    "PuzzleError",
    "Solution",
    "Step",
    "blank",
    "generate",
    "known_families",
    "read",
]

PuzzleError = FormatError
"""What is wrong with an input, as a sentence, and where."""


@dataclass(frozen=True)
class Check:
    """The verdict on a puzzle and its clues."""

    verdict: str
    """ "none", "unique", "several", or "unknown" where the time did not do."""
    solutions: tuple[Solution, ...]
    """One or two solutions, where there are any."""
    redundant: tuple[Clue, ...]
    """Clues that could go, each alone."""
    removable_together: tuple[Clue, ...]
    """Clues that could go, all at once."""
    conflict: tuple[Clue, ...]
    """Clues that contradict each other, as few as that needs."""
    minimal: bool | None
    """Is every clue needed? None where that is not known."""
    reason: str
    """Why the work ended early, if it did."""


@dataclass(frozen=True)
class Count:
    """How many solutions there are: all of them if ``exact``, else at least so many."""

    number: int
    exact: bool
    reason: str = ""
    """Why it is not exact."""

    def __int__(self) -> int:
        return self.number


@dataclass(frozen=True)
class Grade:
    """How hard a puzzle with one solution is for a person: a number, and a word for it."""

    number: float
    word: str


@dataclass(frozen=True)
class Explanation:
    """The way to the solution in steps that a person can follow."""

    steps: tuple[Step, ...]
    solved: bool
    reason: str = ""
    """Why it ends where it does, if that is not the solution."""

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __len__(self) -> int:
        return len(self.steps)


@dataclass(frozen=True)
class Solution:
    """One line that solves a puzzle."""

    puzzle: Puzzle
    nodes: tuple[At, ...]
    """The addresses of cells, or of corners, in the order of the line."""
    closed: bool
    shaded: frozenset[At] = frozenset()
    """The cells that are shaded, in puzzles that have such."""

    def svg(self, pixels: int | None = None) -> str:
        """A picture of the puzzle with its line; ``pixels`` is its width."""
        shown = Output(self.nodes, pixels=pixels)
        return svg_format.drawing(self.puzzle.document, shown)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        kind = "closed line" if self.closed else "line"
        return f"{kind} of {len(self.nodes):,} {self.puzzle.document.rule.line_on}"


@dataclass(frozen=True)
class Puzzle:
    """A puzzle: a family's rule, a board, clues and options."""

    document: Document
    """The same as the program itself has it."""

    @property
    def family(self) -> str:
        """The key of the family, one of :func:`known_families`."""
        return self.document.rule.key

    @property
    def clues(self) -> tuple[Clue, ...]:
        """All clues, kind by kind."""
        return tuple(self.document.clues.all())

    def place(self, kind: str, *at: At, value: int | None = None) -> Puzzle:
        """The puzzle with one clue more; PuzzleError if it cannot stand there.

        ``at`` is the address of a cell or a corner, or of the two that an edge joins, as in files:
        (row, column) on squares.

        >>> import studio
        >>> puzzle = studio.blank("number-path", "square:3x3")
        >>> puzzle.place("labels", (0, 0), value=1).clues
        (Clue(kind='labels', spot=Cell(at=(0, 0)), value=1),)
        """
        try:
            of = self.document.kind(kind)
        except KeyError:
            kinds = ", ".join(one.key for one in self.document.rule.kinds)
            raise PuzzleError(f"There are no clues called {kind}; kinds: {kinds}.") from None
        spot: Spot
        if of.on in (SpotKind.EDGE, SpotKind.SIDE):
            if len(at) != 2:
                raise PuzzleError(f"{kind} stand on edges: two addresses are needed.")
            spot = Edge.of(at[0], at[1], of.on)
        elif len(at) != 1:
            raise PuzzleError(f"{kind} stand at one address, not {len(at)}.")
        else:
            spot = Cell(at[0]) if of.on is SpotKind.CELL else Corner(at[0])
        after = self.document.placed(Clue(kind, spot, value))
        if isinstance(after, Refusal):
            raise PuzzleError(language.said(after.message))
        return Puzzle(after)

    def erase(self, *clues: Clue) -> Puzzle:
        """The puzzle without these clues."""
        return Puzzle(self.document.erased(*clues))

    def set(self, **options: Any) -> Puzzle:
        """The puzzle with other options of its rule; PuzzleError for one that there is not.

        >>> import studio
        >>> studio.blank("number-path", "square:3x3").set(closed=True).document.options["closed"]
        True
        """
        known = {option.key for option in self.document.rule.options}
        for key in options:
            if key not in known:
                raise PuzzleError(f"There is no option {key}; options: {', '.join(sorted(known))}.")
        return Puzzle(replace(self.document, options={**self.document.options, **options}))

    # -- what the engines say ----------------------------------------------------------------------

    def solve(self, limit: int = 1, seconds: float | None = None) -> list[Solution]:
        """Up to ``limit`` different solutions.

        >>> import studio
        >>> studio.read("https://puzz.link/p?slither/5/5/cbcbcddad").solve(limit=5)
        [closed line of 30 corners]
        """
        compiled = self._sound().compile()
        found, _ = answers(compiled, limit, Token(seconds))
        closed = compiled.problem.closed
        return [self._solution(compiled.addresses(trace), closed) for trace in found]

    def check(self, seconds: float | None = None) -> Check:
        """How many solutions there are, and which clues could go or contradict each other.

        >>> import studio
        >>> empty = studio.blank("slitherlink", "square:3x3")
        >>> empty.check().verdict
        'several'
        """
        puzzle = self._sound()
        compiled = puzzle.compile()
        analysis = Analysis(puzzle, compiled, oracle_for(compiled.problem), Token(seconds))
        judged, redundant = Judged(Verdict.UNKNOWN), Redundant((), (), 0, 0)
        conflict: tuple[Clue, ...] = ()
        reason = ""
        for finding in analysis.run(Depth(count=False, overlap=False)):
            match finding:
                case Judged():
                    judged = finding
                case Redundant():
                    redundant = finding
                case Conflict(clues):
                    conflict = clues
                case Finished(reason=why):
                    reason = said(why)
        return Check(
            judged.verdict.value,
            tuple(self._solution(line, judged.closed) for line in judged.lines),
            redundant.single,
            redundant.together,
            conflict,
            redundant.minimal,
            reason,
        )

    def count(self, seconds: float | None = None) -> Count:
        """How many solutions there are.

        >>> import studio
        >>> int(studio.blank("slitherlink", "square:4x4").count())
        9349
        """
        total = count_of(self._sound().compile().problem, Token(seconds))
        return Count(int(total.count), total.exact, said(total.reason))

    def grade(self, seconds: float | None = None) -> Grade | None:
        """How hard it is; None unless there is exactly one solution, known in time.

        >>> import studio
        >>> studio.read("https://puzz.link/p?slither/5/5/cbcbcddad").grade().word
        'easy'
        """
        found = graded(Explainer(self._sound(), Token(seconds)))
        return None if found is None else Grade(found.number, found.word)

    def explain(self, steps: int | None = None, seconds: float | None = None) -> Explanation:
        """The way to the solution; only the first ``steps`` of it if told.

        >>> import studio
        >>> way = studio.read("https://puzz.link/p?slither/5/5/cbcbcddad").explain()
        >>> way.solved, way.steps[0].name
        (True, 'No line round a 0')
        """
        found: list[Step] = []
        for event in Explainer(self._sound(), Token(seconds)).run():
            if isinstance(event, Ending):
                return Explanation(tuple(found), event.solved, said(event.reason))
            found.append(event)
            if len(found) == steps:
                break
        return Explanation(tuple(found), False)

    # -- how it is shown and kept ------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write it in the format that the name's ending says: .puzzle, .svg, .png, .pdf, .html.

        PuzzleError where the format has no such puzzle, ``studio.formats.SaveError`` where the disk
        refuses.
        """
        formats.write(self.document, path)

    def text(self, form: str = "puzzle") -> str:
        """It as the text of a format: "puzzle", "puzzlink", "penpa", "loopy", "svg", ...

        >>> import studio
        >>> puzzle = studio.read("https://puzz.link/p?slither/5/5/cbcbcddad")
        >>> puzzle.text("puzzlink")
        'https://puzz.link/p?slither/5/5/cbcbcddad'
        """
        return formats.encode(self.document, form).decode("utf-8").strip()

    def svg(self, pixels: int | None = None) -> str:
        """A picture; ``pixels`` is its width."""
        return svg_format.drawing(self.document, Output(pixels=pixels))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        clues = len(self.clues)
        cells = len(self.document.board)
        one = "" if clues == 1 else "s"
        return f"{self.document.kind_name}, {cells:,} cells, {clues:,} clue{one}"

    def _sound(self) -> Document:
        """The document, if nothing is wrong with it."""
        for fault in self.document.faults()[:1]:
            raise PuzzleError(language.said(fault.message))
        return self.document

    def _solution(self, nodes: Sequence[At], closed: bool) -> Solution:
        line = tuple(nodes)
        return Solution(self, line, closed, frozenset(shaded_of(self.document, line)))


def known_families() -> tuple[str, ...]:
    """The keys of all families of puzzles.

    >>> import studio
    >>> studio.known_families()[:3]
    ('number-path', 'ordered-path', 'slitherlink')
    """
    return tuple(one.key for one in RULES)


def read(source: str | bytes | Path) -> Puzzle:
    """The puzzle of a file, a link or a game ID; PuzzleError where there is none."""
    return Puzzle(formats.read(source).puzzle)


def blank(family: str, board: str | Path) -> Puzzle:
    """A puzzle without clues: ``board`` is as on the command line, "square:8x8" or "hex:4", or any
    file whose board it is to have.

    >>> import studio
    >>> studio.blank("masyu", "square:6x6")
    Masyu, 36 cells, 0 clues
    """
    return Puzzle(Document(_rule(family), formats.read_board(board)))


def generate(
    family: str,
    board: str | Path,
    *,
    seed: int,
    difficulty: Word | Literal[""] = "",
    symmetry: str = "none",
    seconds: float | None = None,
) -> Puzzle:
    """A puzzle with exactly one solution and no clue too many; the same seed, the same puzzle.

    ``difficulty`` is a word of the scale ("easy" ... "extreme"). PuzzleError where none is found.

    >>> import studio
    >>> studio.generate("slitherlink", "square:4x4", seed=1).check().minimal
    True
    """
    options = GenerateOptions(seed, symmetry=symmetry, difficulty=difficulty)
    rule = _rule(family)
    *_, made = generate_wanted(rule, formats.read_board(board), options, Token(seconds))
    if isinstance(made, GenerationFailed):
        raise PuzzleError(said(made.reason))
    assert isinstance(made, Generated)
    return Puzzle(made.puzzle)


def _rule(family: str) -> Rule:
    try:
        return rule(family)
    except KeyError:
        listed = "studio.known_families() lists them"
        raise PuzzleError(f"There is no family {family}; {listed}.") from None
