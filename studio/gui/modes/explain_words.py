"""What Explain says: the words of a step, why there is none, and notes for the designer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from studio import language
from studio.board import At, Board, Cell, Corner, Edge, Spot, SpotKind
from studio.engines.events import Verdict
from studio.gui.style.sentences import counted, grade_words, place_words
from studio.gui.style.texts import later, tr
from studio.language import number as grouped
from studio.puzzle import Clue
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.clue_use import ClueUse
from studio.work.codes import Explained
from studio.work.findings import Graded
from studio.work.frame_pictures import Words
from studio.work.sentences import said
from studio.work.steps import NUMBER, Ending, Mark, Step

HINTS = (
    (("back", "onward"), later("one step")),
    (("first", "last"), later("ends")),
    (("what_if",), later("what if not?")),
    (("hardest",), later("hardest step")),
    (("fold",), later("fold")),
)
"""Actions whose keys the status line names."""
NESTED_HINTS = (*HINTS[:2], HINTS[-1])
"""Those that make sense in a nested look, too."""


@dataclass(frozen=True)
class Note:
    """What all steps together tell the designer, and what it points at: a step or some clues."""

    text: str
    step: int | None = None
    clues: tuple[Clue, ...] = ()


def mentions_numbers(step: Step) -> bool:
    """Does a step speak of numbers that are filled in?"""
    marks = (part for part in (*step.because, *step.then) if isinstance(part, Mark))
    return any(mark.kind == NUMBER for mark in marks)


def step_words(
    step: Step,
    place: int,
    count: int,
    graded: Graded | None,
    *,
    running: bool,
    apart: bool = False,
) -> Words:
    """A step of so many, by its place from 0; ``running``: more may come. ``apart``: the numbers of
    clues do not count the cells of the line, as those do that are filled in."""
    of = tr("{} of {}").format(grouped(place + 1), f"{grouped(count)}{'…' if running else ''}")
    facts = [(tr("Step"), of)]
    if step.size:
        # What is only supposed has no reason.
        size = counted(step.size, "clue or fact", "clues and facts")
        facts.append((tr("Long step") if step.long else tr("Reason"), size))
    if graded is not None:
        facts.append((tr("Difficulty"), grade_words(graded.word, graded.number)))
    sentences = [step.sentence]
    if apart and mentions_numbers(step):
        sentences.append(tr("Numbers filled in count the cells of the line."))
    return Words(step.name, language.paragraph(sentences), tuple(facts))


def no_step_words(ending: Ending | None, *, running: bool, given_up: bool, nested: bool) -> Words:
    """Why there is no step to show; ``nested``: none in "what if not?"."""
    if running:
        return Words(tr("Looking for the first step"), "", ())
    if given_up:
        return Words(tr("Stopped"), tr("No step was found until then."), ())
    reason = said(ending.reason) if ending is not None else ""
    if nested and ending is not None and ending.solved:
        return Words(tr("No other place"), reason, ())
    if ending is not None and ending.solved:
        told = tr("The clues say the whole line, so there is nothing to find out.")
        return Words(tr("All is given"), told, ())
    if ending is not None and ending.verdict is Verdict.NONE and not nested:
        told = tr(
            "No line obeys all clues, so no step leads to one. Edit says what is known of it."
        )
        return Words(tr("No solution"), told, ())
    # Where only numbers or places are explained, lines may follow all the same.
    headlines = {
        Reason(Explained.NUMBERS_DIFFER): tr("No number follows"),
        Reason(Explained.PLACES_DIFFER): tr("The solutions differ"),
    }
    why = None if ending is None else ending.reason
    headline = tr("Nothing follows")
    return Words(headline if why is None else headlines.get(why, headline), reason, ())


def fold_words(step: Step | None, *, unfolded: bool) -> str:
    """What shows or hides the reason of a long step; "" for any other."""
    if step is None or not step.long:
        return ""
    if unfolded:
        return tr("Hide the reason")
    return tr("Show all {} clues and facts").format(grouped(step.size))


def why_not_closer(*, running: bool, nested: bool, steps: bool) -> str:
    """Why the present step cannot be looked at the other way round."""
    if running:
        return tr("Still looking for steps.")
    if nested:
        return tr("Go back first: Esc.")
    if not steps:
        return tr("There is no step to look at.")
    return tr("Only lines and numbers can be looked at the other way round.")


def notes(use: ClueUse, name: Callable[[Clue], str]) -> list[Note]:
    """What the steps tell of the puzzle; ``name`` says a clue in words."""
    told: list[Note] = []
    if use.stuck:
        words = tr("Named techniques end at step {}").format(grouped(use.stuck[0] + 1))
        told.append(Note(words, use.stuck[0]))
    if use.hardest is not None:
        told.append(Note(tr("Hardest: step {}").format(grouped(use.hardest + 1)), use.hardest))
    if use.carrying is not None:
        clue, many = use.carrying
        steps = counted(many, "step", "steps")
        told.append(Note(tr("Most used: {}, in {}").format(name(clue), steps), clues=(clue,)))
    if use.unneeded:
        many_clues = counted(len(use.unneeded), "clue", "clues")
        words = tr("Not needed on this way: {}").format(many_clues)
        told.append(Note(words, clues=use.unneeded))
    return told


def places_of(board: Board, steps: Sequence[Step], first: int, last: int) -> list[str]:
    """Where steps are, from ``first`` to before ``last``; "" where the name alone says enough,
    since the steps before and after have others."""
    begun = first
    while begun and steps[begun - 1].name == steps[begun].name:
        begun -= 1
    told: list[str] = []
    before: At | None = None
    for at in range(begun, last):
        name = steps[at].name
        follows = at > begun and steps[at - 1].name == name
        if not follows:
            before = None
        words = ""
        if follows or (at + 1 < len(steps) and steps[at + 1].name == name):
            cells = cells_of(board, steps[at])
            before = next((cell for cell in cells if cell != before), before if cells else None)
            words = "" if before is None else place_words(board, Cell(before))
        told.append(words)
    return told[first - begun :]


def cells_of(board: Board, step: Step) -> list[At]:
    """The cells by which one finds a step, each as good as the others: those that its words name,
    else those that something follows for, else those beside what follows or is looked at."""
    if step.named:
        return list(step.named)
    found = [spot for mark in step.then for spot in mark.spots]
    cells = [spot for spot in found if isinstance(spot, Cell)]
    spots: Sequence[Spot] = cells or found or step.reasons
    return list(dict.fromkeys(at for spot in spots for at in beside(board, spot)))


def beside(board: Board, spot: Spot) -> tuple[At, ...]:
    """The cells at a spot."""
    faces: tuple[int, ...]
    match spot:
        case Cell(at):
            return (at,)
        case Edge(a, b, on) if on == SpotKind.EDGE.value:
            return (a, b)
        case Edge(a, b):
            u, v = sorted((board.corner_index[a], board.corner_index[b]))
            faces = board.incidence.faces[board.incidence.number[u, v]]
        case Corner(at):
            faces = board.incidence.cells_of_vertex[board.corner_index[at]]
    return tuple(board.cells[face] for face in faces if face < len(board.cells))


def sign(step: Step) -> str:
    """The sign of a step in a list: an arrow, "=" for a long one, "x" where it fails."""
    if not step.then:
        return "x"
    return "=" if step.long else ">"
