"""Pictures of the manual, drawn by the program: examples, their solutions, steps to them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice

from studio import assets, formats
from studio.board import At
from studio.drawing import Overlay, draw
from studio.drawing.themes import Theme
from studio.engines.deduction.proofs import NEAR
from studio.engines.engine import Token
from studio.formats import FormatError, Output
from studio.formats.svg import picture_of, svg
from studio.gui.modes.explain_picture import overlay_of
from studio.manual.pages import ManualError, plain, slug
from studio.puzzle import Puzzle
from studio.puzzle.play import Table
from studio.records import dataclass
from studio.work.explain import Explainer
from studio.work.listing import answers as listed
from studio.work.steps import Ending, Step

MOST_STEPS = 60
"""How far an explanation is followed where any steps will do: far ones are slow to prove."""

LARGEST, UNIT = 440, 40
"""Pixels: how wide a picture may be, and a unit of the board where there is room."""


@lru_cache(maxsize=256)
def example(name: str) -> Puzzle:
    """A puzzle that comes with the program, such as "masyu/tide", or that of a link; ManualError if
    there is none."""
    try:
        return formats.read(
            name if "://" in name else assets.path("examples", f"{name}.puzzle")
        ).puzzle
    except (FileNotFoundError, FormatError) as error:
        raise ManualError(f"No example {name}: {error}") from None


@lru_cache(maxsize=64)
def steps_of(name: str, most: int = MOST_STEPS) -> tuple[Step, ...]:
    """The first steps of an example's explanation.

    The same on every machine: what ends it is a number of steps, not time.
    """
    events = Explainer(example(name), Token()).run()
    return tuple(event for event in islice(events, most) if not isinstance(event, Ending))


def steps_to(name: str, rule: str) -> tuple[Step, ...]:
    """The steps of an example's explanation up to the first by a technique; ManualError if there
    is none."""
    found: list[Step] = []
    for event in Explainer(example(name), Token(), uniqueness=True).run():
        if isinstance(event, Ending):
            break
        found.append(event)
        if event.rule == rule:
            return tuple(found)
    raise ManualError(f"The example {name} shows nothing of the technique {rule}.")


@lru_cache(maxsize=64)
def answer(name: str) -> tuple[At, ...]:
    """The line of one solution of an example; () where it has none."""
    puzzle = example(name)
    compiled = puzzle.compile()
    found, _ = listed(compiled, 1, Token())
    return compiled.addresses(found[0]) if found else ()


def telling(steps: Sequence[Step], most: int) -> list[int]:
    """The places of steps worth a picture: of each named technique the first, the hardest of these;
    small proofs where there is nothing else."""
    first: dict[str, int] = {}
    for place, step in enumerate(steps):
        if step.level < NEAR.level:
            first.setdefault(step.rule, place)
    chosen = sorted(first.values(), key=lambda place: (-steps[place].level, place))
    return sorted((chosen or list(range(len(steps))))[:most])


@dataclass(frozen=True)
class Drawing:
    """A picture of the manual: its file's name, what it shows in words, and the SVG."""

    name: str
    words: str
    svg: str

    @property
    def markdown(self) -> str:
        """How a page shows it."""
        return f"![{plain(self.words)}](/pictures/{self.name}.svg)"


def board(name: str) -> Drawing:
    """An example as it is posed."""
    puzzle = example(name)
    words = f"{puzzle.title or puzzle.kind_name}, a puzzle of the kind {puzzle.kind_name}"
    return _drawn(_file(name), words, puzzle, Overlay())


def solution(name: str) -> Drawing:
    """An example with its solution; ManualError where it has none."""
    puzzle = example(name)
    line = answer(name)
    if not line:
        raise ManualError(f"The example {name} has no solution to show.")
    picture = picture_of(puzzle, Output(line))
    words = f"A solution of {puzzle.title or puzzle.kind_name}"
    wide = _pixels(picture.bounds)
    return Drawing(f"{_file(name)}-solution", words, svg(picture, "print", words, wide))


def step(name: str, steps: Sequence[Step], place: int) -> Drawing:
    """A step of an example's explanation on the board, with all marks before it."""
    here = steps[place]
    known = [mark for earlier in steps[:place] for mark in earlier.then]
    puzzle = example(name)
    overlay = overlay_of(Table(puzzle), known, here)
    return _drawn(f"{_file(name)}-step-{place + 1}", here.sentence, puzzle, overlay)


def _drawn(file: str, words: str, puzzle: Puzzle, overlay: Overlay) -> Drawing:
    bare = overlay == Overlay()
    picture = draw(puzzle, overlay, paper=bare, lettered=not bare)
    theme: Theme = "print" if bare else "light"
    return Drawing(file, words, svg(picture, theme, words, _pixels(picture.bounds)))


def _pixels(bounds: tuple[float, float, float, float]) -> int:
    left, _, right, _ = bounds
    return round(min(LARGEST, UNIT * (right - left)))


def _file(name: str) -> str:
    return slug(name)
