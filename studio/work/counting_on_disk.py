"""Exact counts with states in files, by one process, several, or the workers of a cluster."""

from __future__ import annotations

import errno
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from studio.engines.counting.demand import cases, counted, unsuited
from studio.engines.counting.engine import MOST_SLOTS, lone_answers
from studio.engines.counting.order import narrowest
from studio.engines.engine import Token
from studio.engines.reasons import Declined, Unfinished
from studio.formats import FormatError
from studio.puzzle import Problem
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.counting import Total
from studio.work.executors import Workers
from studio.work.scratch import scratch_folder, unwritable
from studio.work.sentences import message_of
from studio.work.spread import each_of

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""What the system says where a disk takes no more."""

FREE = 0.9
"""So much of what is free on a disk may be taken."""

TASKS_A_WORKER = 3
"""At the least: parts differ in size, and the last one should not be waited for too long."""


@dataclass(frozen=True, slots=True)
class Filed:
    """How far it is: layers done and all of them, states now, and bytes of files."""

    layers: int
    of: int
    states: int
    nbytes: int


def count_on_disk(
    problem: Problem,
    folder: Path,
    token: Token,
    workers: Workers | None = None,
    most: int | None = None,
) -> Iterator[Filed | Total]:
    """How far it is, again and again; the number of answers last, or how many are proved.

    Files stand within ``folder``, which all ``workers`` must see, while it counts; they take up to
    ``most`` bytes, or nine tenths of what is free. FormatError where the problem cannot be counted
    like that, or the folder not be written to.
    """
    from studio.engines.counting.external import ExternalSweep, NoDisk
    from studio.engines.counting.plan import plan
    from studio.engines.counting.sweep import Interrupted, OutOfRoom

    declined = declines(problem)
    if declined is not None:
        raise FormatError(message_of(declined))
    if problem.graph.size < 2:
        yield Total(sum(1 for _ in lone_answers(problem)), exact=True)
        return
    total = 0
    with scratch_folder(folder) as scratch:
        most = int(FREE * shutil.disk_usage(scratch).free) if most is None else most
        parts = 1 if workers is None else TASKS_A_WORKER * max(1, workers.count())
        for case in cases(problem):
            task = counted(case)
            planned = plan(case.graph, task.demand) if task.demand else None
            if planned is None:
                continue
            sweep = ExternalSweep(planned, scratch, disk=most)
            reason = None
            try:
                for now in sweep.run(_spread(workers, token), token, parts):
                    yield Filed(now.done, now.total, sweep.states, sweep.nbytes)
            except Interrupted:
                reason = Reason(Unfinished.NODES_LEFT)
            except (NoDisk, OutOfRoom):
                reason = Reason(Unfinished.DISK)
            except OSError as error:
                if error.errno not in FULL:
                    raise unwritable(folder, error) from None
                reason = Reason(Unfinished.DISK)
            total += sweep.total * task.factor
            if reason is not None:
                yield Total(total, exact=False, reason=reason)
                return
    yield Total(total, exact=True)


def declines(problem: Problem) -> Reason | None:
    """Why no sweep can count the problem, however much room there is; None if one can."""
    wide = narrowest(problem.graph.both_ways)
    if wide > MOST_SLOTS:
        return Reason.of(Declined.TOO_WIDE, wide=wide, most=MOST_SLOTS)
    return unsuited(problem)


def _spread(workers: Workers | None, token: Token) -> Callable[..., Iterator[tuple[int, Any]]]:
    def spread(work: Callable[..., Any], tasks: Any) -> Iterator[tuple[int, Any]]:
        if workers is None:
            for number, arguments in tasks:
                yield number, work(*arguments, token)
        else:
            yield from each_of(work, tasks, workers, token)

    return spread
