"""Slitherlinks that deduction alone solves, beside the solver of Simon Tatham's Loopy, in C.

``python -m tests.bench.bench_loopy FOLDER``. FOLDER has the sources of his puzzle collection
(github.com/ghewgill/puzzles is a copy). ``cc`` makes a library of them for the run, together with
a few lines that time its solver from within this process. Loopy makes the boards, too: such as its
easiest rules solve, and such as need its hardest and no more.

Both start from what they solve: Loopy from its state of a game, ours from the compiled problem.
Loopy proves by its rules that there is no other loop, ours by inference and search.
"""

from __future__ import annotations

import argparse
import ctypes
import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from studio import formats
from studio.engines import kernels
from tests.bench.bench_slitherlink import seconds, studio
from tests.bench.report import keep, milliseconds, table

EASY, HARD = 0, 3
"""Loopy's least and greatest difficulty."""

BOARDS = ((10, 10, 20), (20, 20, 10), (30, 45, 5))
"""Rows, columns, and how many boards of each difficulty."""

TURNS = 5
"""For each board; the fastest counts."""

SOURCES = "tree234 dsf grid penrose loopgen nullfe random misc malloc"

TIMED = r"""
#define STANDALONE_SOLVER
#define main left_out
#include "loopy.c"
#undef main
#include <time.h>

char *made(char *size, char *seed, int difficulty)
{
    game_params *params = default_params();
    char *aux = NULL;
    decode_params(params, size);
    params->diff = difficulty;
    return new_game_desc(params, random_new(seed, strlen(seed)), &aux, 0);
}

/* Processor time of the solver; negative where it does not solve the board. */
double solved(char *size, char *board, int difficulty)
{
    game_params *params = default_params();
    struct timespec begin, end;
    solver_state *state, *last;
    game_state *game;
    int status;
    decode_params(params, size);
    game = new_game(NULL, params, board);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    state = new_solver_state(game, difficulty);
    last = solve_game_rec(state);
    status = last->solver_status;
    free_solver_state(last);
    free_solver_state(state);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    if (status != SOLVER_SOLVED)
        return -1;
    return end.tv_sec - begin.tv_sec + 1e-9 * (end.tv_nsec - begin.tv_nsec);
}
"""


class Peer:
    """Loopy as a library, made in a folder."""

    def __init__(self, sources: Path, folder: Path) -> None:
        (folder / "timed.c").write_text(TIMED)
        library = folder / "loopy.so"
        files = [str(sources.resolve() / f"{name}.c") for name in SOURCES.split()]
        options = ["-O2", "-w", "-shared", "-fPIC", f"-I{sources.resolve()}", "-o", str(library)]
        subprocess.run(["cc", *options, str(folder / "timed.c"), *files, "-lm"], check=True)
        loaded = ctypes.CDLL(str(library))
        self._made, self._solved = loaded.made, loaded.solved
        self._made.restype, self._solved.restype = ctypes.c_char_p, ctypes.c_double

    def made(self, size: str, seed: int, difficulty: int) -> str:
        """A board of that difficulty."""
        made: bytes = self._made(size.encode(), str(seed).encode(), difficulty)
        return made.decode()

    def seconds(self, size: str, board: str, difficulty: int) -> float:
        """Processor time to solve a board; an AssertionError where it does not."""
        taken: float = self._solved(size.encode(), board.encode(), difficulty)
        assert taken >= 0, board
        return taken


def times(peer: Peer, size: tuple[int, int], difficulty: int, seed: int) -> tuple[float, float]:
    """Seconds that one board takes us and Loopy, by turns."""
    name = f"{size[1]}x{size[0]}t0"
    board = peer.made(name, seed, difficulty)
    problem = formats.read(f"{name}:{board}").puzzle.compile().problem
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(TURNS):
        taken = seconds(studio, problem)
        assert taken is not None
        ours.append(taken)
        theirs.append(peer.seconds(name, board, difficulty))
    return min(ours), min(theirs)


def rows(peer: Peer) -> Iterator[list[str]]:
    """A row for each size and difficulty."""
    for word, difficulty in (("easy", EASY), ("hard", HARD)):
        for height, width, many in BOARDS:
            taken = [times(peer, (height, width), difficulty, seed) for seed in range(many)]
            ours, theirs = zip(*taken, strict=True)
            ratios = [mine / other for mine, other in taken]
            yield [
                f"{height}x{width}, {word} ({many})",
                f"{milliseconds(statistics.median(ours))}, {milliseconds(max(ours))}",
                f"{milliseconds(statistics.median(theirs))}, {milliseconds(max(theirs))}",
                f"{statistics.median(ratios):.2f}",
                f"{max(ratios):.2f}",
            ]


def main() -> None:
    """Measure, print and keep the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bench_loopy")
    parser.add_argument("sources", type=Path)
    sources = parser.parse_args().sources
    kernels.load_all()
    head = ("boards", "loop-sat: median, slowest", "Loopy", "ours by Loopy's", "at worst")
    says = (
        "Find the loop and prove it is the only one, on boards that Loopy made and that its rules "
        f"solve. Processor time, the fastest of {TURNS} turns on each board; ratios are our time "
        "by Loopy's, at the median board and at the worst. At 30x45 at most 3 is wanted."
    )
    with tempfile.TemporaryDirectory() as folder:
        found = list(rows(Peer(sources, Path(folder))))
    keep("loopy", "Slitherlinks beside Loopy", [says, table(head, found)], ("numba",))


if __name__ == "__main__":
    main()
