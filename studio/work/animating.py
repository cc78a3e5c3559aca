"""Animations of engines and of answers: which steps are shown, for how long, and the work itself.

The work is done in a solver process: :class:`Rendered` comes while it is made, then the
:class:`File`. The process shoots the recording again: engines do the same each time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Sized
from typing import TypeAlias

from studio.board import At
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Stopped, Token
from studio.engines.events import Verdict
from studio.formats import FormatError, native
from studio.formats.animation import Scene, animation
from studio.puzzle import Compiled, Puzzle
from studio.puzzle.trial import FramePicture
from studio.work.codes import as_told
from studio.work.frame_pictures import FramePictures
from studio.work.protocol import Ended
from studio.work.recording import FAILS, FOUND, Recording
from studio.work.storyboards import SOLUTION, Animate, File, Rendered, Storyboard
from studio.work.watching import MOST_STEPS, Show, engines_for, recording_of

LAST_MS = 2_000
"""How long the last picture stays."""
EVENT_TIMES = 3
"""A solution, and a candidate that fails, stay so many times as long as a step."""
SHORTEST_MS = 20
"""Browsers show nothing quicker."""


News: TypeAlias = Rendered | bytes


class NoAnswerError(FormatError):
    """The answer cannot be drawn; the ``verdict`` says whether there is none."""

    def __init__(self, told: str, verdict: Verdict) -> None:
        super().__init__(told)
        self.verdict = verdict


class NoStepsError(FormatError):
    """The steps that were asked for begin after the last one."""


def steps_of(recording: Sized, board: Storyboard) -> list[int]:
    """The steps of something so long that are shown, the first and the last always."""
    last = len(recording) if board.last is None else min(board.last, len(recording))
    first = min(board.first, last)
    count = last - first + 1
    if count <= board.most:
        return list(range(first, last + 1))
    gaps = max(board.most - 1, 1)
    return sorted({first + round(k * (count - 1) / gaps) for k in range(gaps + 1)})


def shown_time(recording: Recording, steps: Sequence[int], board: Storyboard) -> int:
    """How long the animation takes, in milliseconds."""
    return sum(_time(recording, step, board) for step in steps[:-1]) + LAST_MS


def _time(recording: Recording, step: int, board: Storyboard) -> int:
    time = max(board.milliseconds, SHORTEST_MS)
    return time * EVENT_TIMES if recording.move(step)[0] in (FOUND, FAILS) else time


def scenes(frame_pictures: FramePictures, board: Storyboard) -> list[Scene]:
    """The moments of an animation."""
    recording = frame_pictures.recording
    steps = steps_of(recording, board)
    found = []
    for step in steps:
        frame = recording.at(step)
        time = LAST_MS if step == steps[-1] else _time(recording, step, board)
        caption = f"{step:,}  {frame_pictures.words(frame).headline}"
        found.append(Scene(frame_pictures.picture(frame), time, caption))
    return found


def _check_steps(last: int, board: Storyboard) -> None:
    """NoStepsError where no step of so many is among those that are asked for."""
    if board.first > last:
        raise NoStepsError(
            "There is no step {first:,}: the last one is {last:,}.", first=board.first, last=last
        )


def drawn_line(line: tuple[At, ...], closed: bool, board: Storyboard) -> list[Scene]:
    """The moments of an answer that is drawn from its first node on, at last in whole."""
    last = len(line) + closed
    _check_steps(last, board)
    times = dict.fromkeys(range(last + 1), max(board.milliseconds, SHORTEST_MS)) | {last: LAST_MS}
    return [
        Scene(FramePicture(line[:step] or None, closed=step > len(line)), times[step])
        for step in steps_of(range(last), board)
    ]


def _answer_scenes(puzzle: Puzzle, board: Storyboard, token: Token) -> list[Scene]:
    """The answer that is drawn; NoAnswerError where there is none, or none was found in time."""
    for fault in puzzle.faults():
        raise FormatError(fault.message)
    compiled = puzzle.compile()
    match oracle_for(compiled.problem).ask(compiled.problem.constraints, (), token):
        case Model(trace):
            return drawn_line(compiled.addresses(trace), compiled.problem.closed, board)
        case Stopped():
            late = "The solution cannot be drawn: none was found in time."
            raise NoAnswerError(late, Verdict.UNKNOWN)
        case _:
            raise NoAnswerError("The solution cannot be drawn: it has none.", Verdict.NONE)


def make(puzzle: Puzzle, board: Storyboard, token: Token) -> Iterator[News]:
    """Shoot, draw and pack; the last news is the file. FormatError says what cannot be."""
    shown = (
        _answer_scenes(puzzle, board, token)
        if board.engine == SOLUTION
        else _engine_scenes(puzzle, board, token)
    )
    for news in animation(puzzle, shown, board.form, board.theme, board.pixels, board.size):
        if token.stopped:
            return
        yield news if isinstance(news, bytes) else Rendered(news, len(shown))


def _engine_scenes(puzzle: Puzzle, board: Storyboard, token: Token) -> list[Scene]:
    compiled: Compiled = puzzle.compile()
    known = engines_for(compiled.problem)
    chosen = next((w for w in known if w.key == board.engine), None)
    if chosen is None:
        if not known:
            raise FormatError("No solver that can be watched knows this kind of puzzle.")
        names = ", ".join(w.key for w in known)
        raise FormatError(
            "The engine {engine} cannot be watched here; others are: {names}.",
            engine=board.engine,
            names=names,
        )
    # One step more than is shown: the last of a recording that is cut says that it is.
    most = MOST_STEPS if board.last is None else min(MOST_STEPS, board.last + 1)
    recording = recording_of(puzzle, compiled, chosen, token, most)
    _check_steps(len(recording), board)
    return scenes(FramePictures(puzzle, compiled, recording), board)


def first_engine(puzzle: Puzzle) -> Show | None:
    """The engine that is shown unless another is named."""
    return next(iter(engines_for(puzzle.compile().problem)), None)


# -- over the wire ---------------------------------------------------------------------------------


def messages(question: Animate, token: Token) -> Iterator[Rendered | File | Ended]:
    """Make an animation and tell all of it."""
    try:
        for news in make(native.read(question.puzzle).puzzle, question.board, token):
            yield File(news) if isinstance(news, bytes) else news
    except FormatError as error:
        yield Ended(as_told(str(error)))
        return
    yield Ended()
