"""Animations of engines: which steps are shown, for how long, and the work in a solver process.

The request is ``{"animate": "<native text>", "options": {...}}`` with the fields of
:class:`Storyboard`. ``{"drawn": [12, 240]}`` comes while it is made, then ``{"file": "<base 64>"}``
and ``{"ended": ""}``, or the reason why there is none. The process shoots the film again: engines
do the same each time.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

from studio.engines.engine import Token
from studio.formats import FormatError, native
from studio.formats.animation import PIXELS, Form, Scene, animation
from studio.formats.format import PLAIN
from studio.puzzle import Compiled, Puzzle
from studio.work.film import FAILS, FOUND, Film
from studio.work.stills import Stills
from studio.work.watching import MOST_STEPS, Show, engines_for, film_of

LAST_MS = 2_000
"""How long the last picture stays."""
EVENT_TIMES = 3
"""A solution, and a candidate that fails, stay so many times as long as a step."""
SHORTEST_MS = 20
"""Browsers show nothing quicker."""


@dataclass(frozen=True)
class Storyboard:
    """What of a film is shown, and how: the steps ``first`` to ``last`` (None: to the end).

    Where there are more than ``most`` of them, some are left out evenly. ``milliseconds`` is how
    long each is shown.
    """

    engine: str
    form: Form = "gif"
    first: int = 0
    last: int | None = None
    most: int = 240
    milliseconds: int = 200
    theme: Literal["light", "dark", "print"] = "light"
    pixels: int = PIXELS


@dataclass(frozen=True, slots=True)
class Drawn:
    """So many of all pictures are drawn."""

    done: int
    total: int


News: TypeAlias = Drawn | bytes


def steps_of(film: Film, board: Storyboard) -> list[int]:
    """The steps that are shown, the first and the last always."""
    last = len(film) if board.last is None else min(board.last, len(film))
    first = min(board.first, last)
    count = last - first + 1
    if count <= board.most:
        return list(range(first, last + 1))
    gaps = max(board.most - 1, 1)
    return sorted({first + round(k * (count - 1) / gaps) for k in range(gaps + 1)})


def shown_time(film: Film, steps: Sequence[int], board: Storyboard) -> int:
    """How long the animation takes, in milliseconds."""
    return sum(_time(film, step, board) for step in steps[:-1]) + LAST_MS


def _time(film: Film, step: int, board: Storyboard) -> int:
    time = max(board.milliseconds, SHORTEST_MS)
    return time * EVENT_TIMES if film.move(step)[0] in (FOUND, FAILS) else time


def scenes(stills: Stills, board: Storyboard) -> list[Scene]:
    """The moments of an animation."""
    film = stills.film
    steps = steps_of(film, board)
    found = []
    for step in steps:
        frame = film.at(step)
        time = LAST_MS if step == steps[-1] else _time(film, step, board)
        caption = f"{step:,}  {stills.words(frame).headline}"
        found.append(Scene(stills.still(frame), time, caption))
    return found


def make(puzzle: Puzzle, board: Storyboard, token: Token) -> Iterator[News]:
    """Shoot, draw and pack; the last news is the file. FormatError says what cannot be."""
    compiled: Compiled = puzzle.compile()
    known = engines_for(compiled.problem)
    chosen = next((w for w in known if w.key == board.engine), None)
    if chosen is None:
        names = ", ".join(w.key for w in known) or "none"
        raise FormatError(f"The engine {board.engine} cannot be watched here; others are: {names}.")
    # One step more than is shown: the last of a film that is cut says that it is.
    most = MOST_STEPS if board.last is None else min(MOST_STEPS, board.last + 1)
    film = film_of(puzzle, compiled, chosen, token, most)
    shown = scenes(Stills(puzzle, compiled, film), board)
    for news in animation(puzzle, shown, board.form, board.theme, board.pixels):
        if token.stopped:
            return
        yield news if isinstance(news, bytes) else Drawn(news, len(shown))


def first_engine(puzzle: Puzzle) -> Show | None:
    """The engine that is shown unless another is named."""
    return next(iter(engines_for(puzzle.compile().problem)), None)


# -- over the wire ---------------------------------------------------------------------------------


def question(puzzle: Puzzle, board: Storyboard) -> dict[str, Any]:
    """The request for an animation."""
    return {"animate": native.write(puzzle, PLAIN).decode(), "options": asdict(board)}


def messages(text: str, options: dict[str, Any], token: Token) -> Iterator[dict[str, Any]]:
    """Make an animation and tell all of it."""
    try:
        for news in make(native.read(text).puzzle, Storyboard(**options), token):
            if isinstance(news, bytes):
                yield {"file": base64.b64encode(news).decode()}
            else:
                yield {"drawn": [news.done, news.total]}
    except FormatError as error:
        yield {"ended": str(error)}
        return
    yield {"ended": ""}


def read(message: dict[str, Any]) -> News:
    """The inverse of :func:`messages`; ValueError for anything else."""
    match message:
        case {"drawn": [int(done), int(total)]}:
            return Drawn(done, total)
        case {"file": str(data)}:
            return base64.b64decode(data)
    raise ValueError("no news of an animation")
