"""How soon what is no puzzle is refused: every hostile file of the tests, read by the readers.

``python -m tests.bench.bench_readers``. Processor time, the median of several readings. Files that
are no puzzle by their first look should be refused within half a second, all others within one.
"""

from __future__ import annotations

import statistics
import time

from studio import formats
from studio.formats import FormatError
from tests.bench.report import keep, milliseconds, table
from tests.formats.test_hostile import HOSTILE, LARGE

TURNS = 5
SLOWEST = 10


def refusal(data: bytes) -> float:
    """Seconds of processor time until a file is refused."""
    taken = []
    for _ in range(TURNS):
        begun = time.process_time()
        try:
            formats.read(data)
        except FormatError:
            taken.append(time.process_time() - begun)
        else:
            raise AssertionError("a hostile file was read")
    return statistics.median(taken)


def main() -> None:
    small = {
        name: source if isinstance(source, bytes) else source.encode("utf-8", "surrogatepass")
        for name, (source, _) in HOSTILE.items()
    }
    files = small | LARGE
    taken = {name: refusal(data) for name, data in files.items()}
    slowest = sorted(taken, key=lambda name: -taken[name])[:SLOWEST]
    rows = [(name, f"{len(files[name]):,}", milliseconds(taken[name])) for name in slowest]
    about = (
        f"{len(files)} files of strangers, each refused with a sentence. Processor time, the "
        f"median of {TURNS} readings; the slowest {SLOWEST}:"
    )
    keep("readers", "Refusals", [about, table(("file", "bytes", "refused after"), rows)], [])


if __name__ == "__main__":
    main()
