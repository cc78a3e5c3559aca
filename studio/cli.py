"""The command line. Never imports the window; the exit code is the verdict."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from studio import (
    __version__,
    cli_animate,
    cli_compare,
    cli_explain,
    cli_generate,
    cli_picture,
    cli_solve,
    cli_tour,
    cli_verify,
    cli_walks,
    formats,
)
from studio.cli_mending import mended_json, mended_words
from studio.cli_sets import sets_json, sets_words
from studio.cli_words import EXIT, HEADLINES, add_engine, duration, engine_for, node_json
from studio.engines import census
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Task, Token, outcome
from studio.engines.events import Done, Verdict
from studio.engines.sets_counted import SetsCounted
from studio.formats import FormatError, Reading, SaveError
from studio.formats.format import MAX_BYTES
from studio.puzzle import Clue, Puzzle
from studio.work.analyse import Analysis
from studio.work.counting import count_of, counted_by, shares_of
from studio.work.depth import Depth
from studio.work.findings import (
    Common,
    Conflict,
    Counted,
    Finished,
    Graded,
    Judged,
    Mended,
    Redundant,
    clue_to_json,
)
from studio.work.minimality import clue_sets, kinds_of

USAGE, BAD_INPUT, INTERRUPTED = 64, 65, 3


class _Parser(argparse.ArgumentParser):
    """Wrong usage ends with the contract's exit code and one sentence."""

    def error(self, message: str) -> Any:
        self.print_usage(sys.stderr)
        sys.stderr.write(f"{self.prog}: {message}.\n")
        raise SystemExit(USAGE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code of the process."""
    options = _parser().parse_args(arguments)
    try:
        run: Callable[[argparse.Namespace], int] = options.run
        return run(options)
    except (FormatError, SaveError) as error:
        sys.stderr.write(f"{error}\n")
        return BAD_INPUT
    except KeyboardInterrupt:
        sys.stderr.write("Stopped.\n")
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has enough of it.
        sys.stderr.close()
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="studio",
        description="Puzzles that are solved by drawing one line. Without a command: the window.",
    )
    parser.add_argument("--version", action="version", version=f"Oneline Studio {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, words: str, run: Callable[[argparse.Namespace], int]) -> _Parser:
        added: _Parser = commands.add_parser(name, help=words, description=words)
        added.set_defaults(run=run)
        return added

    def with_input(added: _Parser) -> _Parser:
        added.add_argument("input", metavar="INPUT", help="a file, - for standard input, or a URL")
        return added

    def timed(added: _Parser) -> _Parser:
        added.add_argument("--json", action="store_true", help="print one JSON object")
        added.add_argument("--seconds", type=duration, help="stop after so many seconds")
        return added

    solve = command("solve", "Find the solutions of a puzzle.", partial(cli_solve.run, _read))
    cli_solve.add_arguments(timed(with_input(solve)))
    check = timed(with_input(command("check", "Judge a puzzle and its clues.", _check)))
    check.add_argument(
        "--sets", action="store_true", help="also how many minimal clue sets have this solution"
    )
    count = timed(with_input(command("count", "Count the solutions exactly.", _count)))
    add_engine(count)
    count.add_argument(
        "--shares", action="store_true", help="also how many solutions use each link"
    )
    count.add_argument(
        "--tally", action="store_true", help="of mazes also by number of jumps and by sum"
    )
    census = timed(command("census", "Count the loops and Slitherlinks of a board.", _census))
    census.add_argument("board", metavar="BOARD", help="square:3x3, hex:2, or any input")
    explain = timed(with_input(command("explain", "Solve a puzzle step by step.", _explain)))
    cli_explain.add_arguments(explain)
    timed(with_input(command("grade", "Say how hard a puzzle is for a person.", _grade)))
    generate = command("generate", "Make puzzles with exactly one solution.", cli_generate.run)
    cli_generate.add_arguments(timed(generate))
    picture = command("picture", "Make a puzzle shaped like a picture.", cli_picture.run)
    cli_picture.add_arguments(timed(picture))
    compare = command("compare", "Count with every engine, and compare times.", cli_compare.run)
    cli_compare.add_arguments(compare)
    tour = command("tour", "Make a tour of a board by jumps, of any size.", cli_tour.run)
    cli_tour.add_arguments(timed(tour))
    verify = command("verify", "Prove a verdict again, another way.", cli_verify.run)
    cli_verify.add_arguments(timed(verify))
    convert = with_input(command("convert", "Convert a puzzle to another format.", _convert))
    convert.add_argument("output", metavar="OUTPUT", help="a file, or - for standard output")
    convert.add_argument(
        "--to", metavar="NAME", help="the format, where the ending does not say it"
    )
    render = with_input(command("render", "Draw a puzzle as svg, png or pdf.", _render))
    render.add_argument("output", metavar="OUTPUT", help="a file; its ending says the format")
    render.add_argument("--solution", action="store_true", help="with its solution")
    cli_animate.add_arguments(render)
    render.add_argument("--seconds", type=duration, help="how long to look for the solution")
    # The demonstration drives the window, so ``__main__`` starts it; here it is only listed.
    demo = command("demo", "Show the program at work, also without a display.", _listed)
    demo.add_argument("folder", metavar="DIR", nargs="?", default="demo", help="where to (demo)")
    return parser


# -- reading -----------------------------------------------------------------------------------


def _read(source: str) -> Reading:
    if source == "-":
        reading = formats.read(sys.stdin.buffer.read(MAX_BYTES + 1))
    else:
        reading = formats.read(source)
    for notice in reading.notices:
        sys.stderr.write(f"{notice}\n")
    return reading


# -- commands ----------------------------------------------------------------------------------


def _explain(options: argparse.Namespace) -> int:
    return cli_explain.run(_read(options.input).puzzle, options)


def _grade(options: argparse.Namespace) -> int:
    return cli_explain.run_grade(_read(options.input).puzzle, options)


def _check(options: argparse.Namespace) -> int:
    started = time.monotonic()
    puzzle = _read(options.input).puzzle
    compiled = puzzle.compile()
    analysis = Analysis(puzzle, compiled, oracle_for(compiled.problem), Token(options.seconds))
    report = Report(puzzle)
    for remark in cli_walks.remarks(puzzle):
        sys.stderr.write(f"{remark}\n")
    for finding in analysis.run(Depth(count=False)):
        report.hear(finding)
    if options.sets:
        counting = clue_sets(puzzle, kinds_of(puzzle), Token(options.seconds))
        report.sets = outcome(counting)
    if options.json:
        print(json.dumps(report.as_json(time.monotonic() - started)))
    else:
        print("\n".join(report.as_words(time.monotonic() - started)))
    return EXIT[report.judged.verdict]


class Report:
    """The findings of a check, gathered for printing."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self.judged = Judged(Verdict.UNKNOWN)
        self._redundant: Redundant | None = None
        self._conflict: Conflict | None = None
        self._common: Common | None = None
        self._graded: Graded | None = None
        self._reason = ""
        self._mended: Mended | None = None
        self.sets: SetsCounted | str | None = None
        """What is known of the clue sets with the same solution, if that was asked for."""

    def hear(self, finding: object) -> None:
        """Take a finding in; later ones of a kind replace earlier ones."""
        match finding:
            case Judged():
                self.judged = finding
            case Redundant():
                self._redundant = finding
            case Conflict():
                self._conflict = finding
            case Common(final=True):
                self._common = finding
            case Mended():
                self._mended = finding
            case Graded():
                self._graded = finding
            case Finished(reason=reason):
                self._reason = reason
            case Counted() | _:
                pass

    def as_json(self, seconds: float) -> dict[str, Any]:
        """The JSON object of the contract."""
        redundant = self._redundant.single if self._redundant else ()
        common = self._common.links if self._common else ()
        return {
            "verdict": self.judged.verdict.value,
            "minimal": self._redundant.minimal if self._redundant else None,
            "redundant": [clue_to_json(clue) for clue in redundant],
            "removable_together": [
                clue_to_json(clue) for clue in (self._redundant.together if self._redundant else ())
            ],
            "conflict": (
                [clue_to_json(clue) for clue in self._conflict.clues] if self._conflict else None
            ),
            "common": [[node_json(link.a), node_json(link.b)] for link in common],
            "seconds": round(seconds, 4),
            **(sets_json(self.sets) if self.sets is not None else {}),
            **({} if self._mended is None else {"mended": mended_json(self._mended)}),
        }

    def as_words(self, seconds: float) -> Iterable[str]:
        """The same for people, a line each."""
        yield f"{HEADLINES[self.judged.verdict]} ({seconds:.2f} s)"
        if self._common and self.judged.verdict is Verdict.SEVERAL:
            yield f"In every solution: {len(self._common.links):,} of {self._common.total:,} links."
        if self._conflict:
            yield from self._conflict_words(self._conflict)
        if self._mended:
            yield from mended_words(self._mended)
        if self._redundant:
            yield from self._redundant_words(self._redundant)
        if self._graded is not None:
            yield f"Difficulty: {self._graded.word} ({self._graded.number:.1f})."
        if self.sets is not None:
            yield from sets_words(self.sets)
        if self._reason:
            yield self._reason

    def _conflict_words(self, conflict: Conflict) -> Iterable[str]:
        if not conflict.clues:
            yield conflict.sentence or "The board itself has no such line, whatever the clues."
            return
        yield "These clues cannot all be true: " + ", ".join(map(self._name, conflict.clues)) + "."
        if conflict.sentence:
            yield conflict.sentence

    def _redundant_words(self, redundant: Redundant) -> Iterable[str]:
        if redundant.minimal:
            yield "Every clue is needed."
        elif redundant.single:
            names = ", ".join(map(self._name, redundant.single))
            yield f"Each of these clues could go: {names}."
            yield f"At once: {len(redundant.together):,} of them."

    def _name(self, clue: Clue) -> str:
        kind = self._puzzle.kind(clue.kind)
        at = clue_to_json(clue)["at"]
        named = clue.value is None or kind.words
        words = kind.said(clue.value) if named else f"{kind.noun} {clue.value}"
        return f"{words} at {at}"


def _count(options: argparse.Namespace) -> int:
    puzzle = _read(options.input).puzzle
    compiled = puzzle.compile()
    token = Token(options.seconds)
    report: dict[str, Any] = {}
    done = None
    if options.shares:
        table = shares_of(compiled.problem, token)
        if isinstance(table, str):
            sys.stderr.write(f"{table}\n")
        else:
            done = Done(table.total, exact=True)
            report["shares"] = [
                [node_json(compiled.nodes[u]), node_json(compiled.nodes[v]), str(n)]
                for (u, v), n in zip(compiled.problem.graph.links, table.links, strict=True)
            ]
    engine = engine_for(options, compiled.problem, Task.COUNT)
    if engine is not None and done is None:
        done = counted_by(engine, compiled.problem, token)
    if options.tally:
        tallied = cli_walks.tally(compiled, token)
        if isinstance(tallied, str):
            sys.stderr.write(f"{tallied}\n")
        else:
            done, report["tally"] = tallied
    done = done or count_of(compiled.problem, token)
    if done.exact:
        report = {"count": str(done.count), "exact": True, **report}
    else:
        report = {"at_least": str(done.count), "exact": False, "reason": done.reason, **report}
    if options.json:
        print(json.dumps(report))
    else:
        _print_count(done, report.get("shares", ()))
        for line in cli_walks.words(report.get("tally", {})):
            print(line)
    return EXIT[done.verdict] if done.exact else EXIT[Verdict.UNKNOWN]


def _print_count(done: Done, shares: Iterable[Any]) -> None:
    if done.exact:
        print(f"{done.count:,}")
    else:
        print(f"At least {done.count:,}. {done.reason}")
    for a, b, n in shares:
        print(f"{a}-{b}: {int(n):,}")


def _census(options: argparse.Namespace) -> int:
    board = formats.read_board(options.board)
    refused = census.declines(board)
    if refused:
        sys.stderr.write(f"{refused}\n")
        return BAD_INPUT
    taken = outcome(census.census(board, Token(options.seconds)))
    if isinstance(taken, str):
        sys.stderr.write(f"{taken}\n")
        return INTERRUPTED
    if options.json:
        print(json.dumps({"loops": str(taken.loops), "puzzles": str(taken.puzzles)}))
    else:
        print(f"Loops: {taken.loops:,}")
        print(f"Slitherlinks with exactly one solution: {taken.puzzles:,}")
    return 0


def _convert(options: argparse.Namespace) -> int:
    reading = _read(options.input)
    if options.output == "-":
        sys.stdout.buffer.write(formats.encode(reading.puzzle, options.to or "puzzle"))
    else:
        formats.write(reading.puzzle, options.output, options.to)
    return 0


def _render(options: argparse.Namespace) -> int:
    puzzle = _read(options.input).puzzle
    if options.animate is not None:
        return cli_animate.animate(options, puzzle)
    line = None
    if options.solution:
        compiled = puzzle.compile()
        found, complete = cli_solve.answers(compiled, 1, Token(options.seconds))
        if not found:
            words = "it has none" if complete else "none was found in time"
            sys.stderr.write(f"The solution cannot be drawn: {words}.\n")
            return EXIT[Verdict.NONE] if complete else EXIT[Verdict.UNKNOWN]
        line = compiled.addresses(found[0])
    formats.save(options.output, formats.render(puzzle, options.output, line))
    return 0


def _listed(options: argparse.Namespace) -> int:
    raise AssertionError("__main__ starts this command itself")
