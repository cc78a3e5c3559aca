"""Engines side by side: the same problems counted by each, with the time it takes.

On one problem or on a series of growing ones, as tasks 1 to 3 of V. Pilaud's project sheet
"Hamiltonian paths and Rikudo solver" ask. An engine that ran out of time twice is not asked about
larger problems of the series; twice, because every other one may have no lines, which is easy.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from studio import language
from studio.engines import kernels
from studio.engines.catalogue import ENGINES
from studio.engines.engine import Engine, Limit, Task, Token
from studio.engines.events import Done
from studio.engines.reasons import Unfinished
from studio.engines.search.backtrack import PRUNINGS, without
from studio.formats import FormatError, native
from studio.formats.comparison import Row
from studio.puzzle.message import Message
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.codes import as_told
from studio.work.comparison import Compare, Compiling, Loaded
from studio.work.protocol import Ended
from studio.work.sentences import message_of
from studio.work.series import SERIES, Instance, Series, series_of

MOST_LATE = 2

SECONDS = 10.0
"""How long an engine may try one problem where nothing else is said."""


@dataclass(frozen=True, slots=True)
class Run:
    """What one engine did with one problem.

    ``count`` lines are certain, all of them if ``exact``. ``seconds`` is None where it did not run;
    ``reason`` is why it did not, or why it is not done.
    """

    engine: Engine
    instance: Instance
    count: int = 0
    exact: bool = False
    seconds: float | None = None
    reason: Message | None = None

    @property
    def row(self) -> Row:
        """The run as a plain value."""
        told = self.instance.name, self.instance.size, self.engine.key
        return Row(*told, self.count, self.exact, self.seconds, self.reason)


_CYCLES: Series = SERIES[-1]


class UnlikeError(Exception):
    """Two engines counted differently; ``str()`` is a sentence."""


def engines_of(keys: Iterable[str]) -> tuple[Engine, ...]:
    """The engines of these keys, in their order; LookupError with a sentence for an unknown one."""
    variants = (*(without([name]) for name in PRUNINGS), without(PRUNINGS))
    known: dict[str, Engine] = {engine.key: engine for engine in (*ENGINES, *variants)}
    wanted = tuple(keys)
    for key in wanted:
        if key not in known:
            told = "There is no engine {engine}; there are {known}."
            unknown = Message.of(told, engine=key, known=", ".join(known))
            raise LookupError(language.said(unknown))
    return tuple(known[key] for key in dict.fromkeys(wanted)) or tuple(ENGINES)


def compare(
    instances: Iterable[Instance], engines: Sequence[Engine], seconds: float, token: Token
) -> Iterator[Run]:
    """A run of each engine on each problem, as soon as it is over. :func:`load` them before.

    Engines that decline a problem, with their sentence, or ran out of time before, are told as runs
    without a time. Ends when the token stops it or no engine is left. UnlikeError where two exact
    counts differ.
    """
    late: Counter[str] = Counter()
    for instance in instances:
        exact: Run | None = None
        for engine in engines:
            if token.stopped:
                return
            run = _run(engine, instance, seconds, token, late[engine.key] >= MOST_LATE)
            if run.seconds is not None and not run.exact:
                late[engine.key] += 1
            if run.exact and exact is not None and run.count != exact.count:
                unlike = Message.of(
                    "{engine} counts {n:,} lines on {name}, {other} {m:,}.",
                    engine=Message(exact.engine.name),
                    n=exact.count,
                    name=instance.name,
                    other=Message(run.engine.name),
                    m=run.count,
                )
                raise UnlikeError(language.said(unlike))
            exact = run if run.exact else exact
            yield run
        if all(late[engine.key] >= MOST_LATE for engine in engines):
            return


def load(engines: Sequence[Engine], token: Token) -> None:
    """Load what engines need for the first time, which is no part of what is compared.

    Each problem is then run once only: engines remember plans of graphs they have seen.
    """
    if kernels.warm():
        kernels.load_all()
    tiny = next(_CYCLES.instances())
    for engine in engines:
        _run(engine, tiny, SECONDS, token, late=False)


def _run(engine: Engine, instance: Instance, seconds: float, token: Token, late: bool) -> Run:
    declined = engine.declines(instance.problem, Task.COUNT)
    if declined is not None:
        return Run(engine, instance, reason=message_of(declined))
    if late:
        return Run(engine, instance, reason=Message.of("Smaller ones took too long."))
    return _timed(engine, instance, seconds, token)


def _timed(engine: Engine, instance: Instance, seconds: float, token: Token) -> Run:
    inner = token.within(seconds)
    started = time.perf_counter()
    done = Done(0, exact=False, reason=Reason(Unfinished.SILENT))
    try:
        for event in engine.run(instance.problem, Task.COUNT, Limit(), inner):
            if isinstance(event, Done):
                done = event
    finally:
        inner.release()
    took = time.perf_counter() - started
    reason = None if done.exact or done.reason is None else message_of(done.reason)
    return Run(engine, instance, done.count, done.exact, took, reason)


def messages(question: Compare, token: Token) -> Iterator[Compiling | Loaded | Row | Ended]:
    """Compare for the window and tell all of it."""
    series = series_of(question.source)
    try:
        if series is not None:
            instances = series.instances(question.last, question.first)
        else:
            puzzle = native.read(question.source).puzzle
            instances = iter([Instance(puzzle.title, 1, puzzle.compile().problem)])
        engines = engines_of(question.engines)
        if not kernels.warm():
            yield Compiling()
        load(engines, token)
        yield Loaded()
        for run in compare(instances, engines, question.seconds, token):
            yield run.row
    except UnlikeError as error:
        yield Ended(as_told(f"{error} This is an error in the program; please report it."))
    except (FormatError, LookupError, ValueError) as error:
        yield Ended(as_told(str(error)))
    else:
        yield Ended()
