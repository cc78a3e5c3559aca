"""Watching an engine: its steps as a film, made in the solver process, shown in the window.

The request is ``{"watch": "<native text>", "options": {"engine": "backtrack"}}``. Chapters come as
``{"reel": {...}}`` (see :func:`_packed`), at last ``{"ended": ""}`` or the reason why there is no
film. The engine runs once, on the other side; what it did is kept, so that nothing needs to be
solved again to be shown (see :mod:`studio.work.film`).
"""

from __future__ import annotations

import base64
import time
from array import array
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from studio.engines.engine import Limit, Token
from studio.engines.events import (
    Candidate,
    Cut,
    Done,
    Event,
    Found,
    Layer,
    Leave,
    Narrowed,
    Restart,
    Step,
    Turn,
)
from studio.engines.watchable import Watchable, watchable
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Compiled, Problem, Puzzle
from studio.work.explain import Explainer
from studio.work.explaining import Ending
from studio.work.film import (
    BACK,
    END,
    EXACT_STEPS,
    FAILS,
    FOUND,
    GROW,
    LEAST_CHAPTER,
    NOTE,
    ONWARD,
    RESTART,
    TURN,
    Chapter,
    Film,
    Stage,
)
from studio.work.steps import Step as Explained
from studio.work.steps import step_to_json

MOST_STEPS = 3_000_000
"""The longest film: beyond it the search goes on for ever without showing anything new."""

MOST_NOTED = 2_000_000
"""Nodes in all candidates and answers that are told in whole, which bounds memory."""

MOST_ANSWERS = 100
"""Answers after which a film of a solver ends that finds them one by one."""

MOST_STATES = 200_000
"""States of a layer up to which a sweep is shown."""

PATIENCE = 0.2
"""Seconds after which an unfinished chapter is sent."""

SETTLING = frozenset({"trails"})
"""Engines whose steps back settle a part of the line for good."""


@dataclass(frozen=True, slots=True)
class Show:
    """What can be watched: an engine, or without one the walk that explains a puzzle."""

    key: str
    name: str
    watch: Watchable | None = None


DEDUCTION = Show("deduction", "Deduction, as people do it")


def engines_for(problem: Problem) -> tuple[Show, ...]:
    """What can be watched at a problem, in the order in which it is offered."""
    engines = (Show(w.key, w.engine.name, w) for w in watchable(problem))
    # Where there is nothing that helps to tell lines apart people have nothing to deduce.
    return (*engines, DEDUCTION) if problem.constraints else tuple(engines)


def question(puzzle: Puzzle, engine: str) -> dict[str, Any]:
    """The request for a film."""
    return {"watch": native.write(puzzle, PLAIN).decode(), "options": {"engine": engine}}


def messages(text: str, options: dict[str, Any], token: Token) -> Iterator[dict[str, Any]]:
    """Run an engine and tell all that it does."""
    puzzle = native.read(text).puzzle
    compiled = puzzle.compile()
    shows = engines_for(compiled.problem)
    chosen = next((show for show in shows if show.key == options["engine"]), None)
    if chosen is None:
        yield {"ended": "This engine cannot be watched at this puzzle."}
        return
    for reel in shoot(puzzle, compiled, chosen, token):
        yield {"reel": _packed(reel)}
    yield {"ended": ""}


def new_film(chosen: Show) -> Film:
    """A film without steps."""
    return Film(chosen.key, chosen.key in SETTLING)


def film_of(
    puzzle: Puzzle,
    compiled: Compiled,
    chosen: Show,
    token: Token,
    most: int = MOST_STEPS,
) -> Film:
    """The whole film at once."""
    film = new_film(chosen)
    for reel in shoot(puzzle, compiled, chosen, token, most, patience=9e9):
        film.append(reel.chapter, reel.whys)
    film.whole = True
    return film


@dataclass(frozen=True)
class Reel:
    """A chapter, with the reasons that it is the first to name."""

    chapter: Chapter
    whys: tuple[str, ...]


def shoot(
    puzzle: Puzzle,
    compiled: Compiled,
    chosen: Show,
    token: Token,
    most: int = MOST_STEPS,
    patience: float = PATIENCE,
) -> Iterator[Reel]:
    """Run an engine and film it, chapter by chapter; the last move is the end."""
    camera = _Camera(compiled.problem.graph.size, chosen.key in SETTLING)
    started = time.monotonic()
    for event in _events(puzzle, compiled, chosen, token):
        too_long = camera.steps >= most - 1 or camera.noted > MOST_NOTED
        if too_long and not isinstance(event, Done | Ending):
            reason = f"The film ends after {camera.steps + 1:,} steps; the search goes on."
            event = Done(camera.stage.found, exact=False, reason=reason)  # noqa: PLW2901
        camera.take(event)
        now = time.monotonic() if camera.pending % 64 == 1 else started
        if camera.full or now - started > patience:
            yield camera.cut()
            started = now
        if isinstance(event, Done | Ending):
            break
    if camera.pending:
        yield camera.cut()


def _events(
    puzzle: Puzzle, compiled: Compiled, chosen: Show, token: Token
) -> Iterator[Event | Explained | Ending]:
    """What is filmed."""
    watch = chosen.watch
    if watch is None:
        yield from Explainer(puzzle, token, compiled=compiled).run()
        return
    limit = Limit(solutions=1 if watch.one else MOST_ANSWERS, nodes=None)
    if chosen.key.startswith("frontier"):
        limit = Limit(nodes=MOST_STATES)
    yield from watch.engine.run(compiled.problem, watch.task, limit, token)


@dataclass
class _Camera:
    """Turns events into moves and moves into chapters."""

    nodes: int
    settles: bool
    steps: int = 0
    noted: int = 0
    _whys: dict[str, int] = field(default_factory=dict)
    _told: int = 0

    def __post_init__(self) -> None:
        self.stage = Stage(self.settles)
        self._begin()

    def _begin(self) -> None:
        self._state = self.stage.save()
        self._moves = bytearray()
        self._values: array[int] = array("i")
        self._notes: dict[int, Mapping[str, Any]] = {}
        self._heights: list[int] = []
        self._height = getattr(self, "_height", 0)
        self._sum = 0

    @property
    def pending(self) -> int:
        """Moves of the chapter that is not cut yet."""
        return len(self._moves)

    @property
    def full(self) -> bool:
        """Is it time for a new chapter?"""
        return len(self._moves) >= max(LEAST_CHAPTER, self.nodes)

    def take(self, event: Event | Explained | Ending) -> None:
        """Film an event."""
        note: dict[str, Any]
        match event:
            case Step(node, back, why):
                reason = self._why(why) if why or back else 0
                self._move(BACK + reason if back else ONWARD + reason if why else GROW, node)
            case Turn(place):
                self._move(TURN, place)
            case Restart(why):
                self._move(RESTART, 0, {"why": why})
            case Found(trace):
                self.noted += len(trace.nodes)
                self._move(FOUND, 0, {"line": list(trace.nodes), "closed": trace.closed})
            case Candidate(pieces, cuts, opened):
                faces = [c for c in cuts if isinstance(c, Cut)]
                note = {
                    "pieces": [list(piece) for piece in pieces],
                    "open": opened,
                    "cuts": [[c.part, c.rest, list(c.between), c.inside] for c in faces],
                    "leave": [c.piece for c in cuts if isinstance(c, Leave)],
                }
                self._height = len(pieces)
                self.noted += sum(map(len, pieces))
                self._move(FAILS if cuts else NOTE, 0, note)
            case Narrowed(choices):
                self._move(NOTE, 0, {"choices": list(choices)})
            case Layer(node, frontier, states, found):
                self._height = states
                note = {"frontier": list(frontier), "states": states, "so_far": str(found)}
                self._move(NOTE, node, note)
            case Explained():
                self._height += len(event.then)
                self._move(NOTE, 0, step_to_json(event))
            case Ending(verdict, solved, reason):
                note = {"verdict": verdict.value, "solved": solved, "reason": reason}
                self._move(END, 0, note)
            case Done(count, exact, reason):
                self._move(END, 0, {"count": str(count), "exact": exact, "reason": reason})
            case _:
                pass

    def _why(self, why: str) -> int:
        return self._whys.setdefault(why, len(self._whys))

    def _move(self, move: int, value: int, note: Mapping[str, Any] | None = None) -> None:
        if note is not None:
            self._notes[len(self._moves)] = note
        self.stage.apply(move, value)
        self._moves.append(move)
        self._values.append(value)
        self.steps += 1
        if move in (GROW, TURN, RESTART) or move >= BACK:
            self._height = len(self.stage.line) + len(self.stage.settled)
        self._sum += self._height
        if self.steps <= EXACT_STEPS:
            self._heights.append(self._height)

    def cut(self) -> Reel:
        """End the chapter, and begin the next."""
        mean = round(self._sum / max(len(self._moves), 1))
        chapter = Chapter(
            self._state, bytes(self._moves), self._values, self._notes, self._heights, mean
        )
        whys = tuple(self._whys)[self._told :]
        self._told = len(self._whys)
        self._begin()
        return Reel(chapter, whys)


# -- over the wire ---------------------------------------------------------------------------------


def _packed(reel: Reel) -> dict[str, Any]:
    """A chapter as JSON: moves and values as bytes in base 64, the rest as it is."""
    chapter = reel.chapter
    return {
        "state": chapter.state,
        "moves": base64.b64encode(chapter.moves).decode(),
        "values": base64.b64encode(chapter.values.tobytes()).decode(),
        "notes": [[place, note] for place, note in chapter.notes.items()],
        "heights": chapter.heights,
        "mean": chapter.mean,
        "whys": reel.whys,
    }


def reader(problem: Problem) -> Callable[[dict[str, Any]], Reel]:
    """What turns the messages about a problem into chapters; ValueError for anything else."""
    size = max(problem.graph.size, 1)

    def read(message: dict[str, Any]) -> Reel:
        try:
            packed = message["reel"]
            values: array[int] = array("i")
            values.frombytes(base64.b64decode(packed["values"]))
            moves = base64.b64decode(packed["moves"])
            if len(values) != len(moves) or any(not 0 <= v < size for v in values):
                raise ValueError("moves to places that are not there")
            notes = {int(place): dict(note) for place, note in packed["notes"]}
            heights, whys = tuple(map(int, packed["heights"])), tuple(map(str, packed["whys"]))
            chapter = Chapter(
                str(packed["state"]), moves, values, notes, heights, int(packed["mean"])
            )
        except (KeyError, TypeError) as error:
            raise ValueError(str(error)) from None
        return Reel(chapter, whys)

    return read
