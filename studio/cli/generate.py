"""The command ``generate``: one puzzle, or a folder of them."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Mapping
from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path
from typing import Any

from studio import formats
from studio.board import Board
from studio.cli import start
from studio.cli.arguments import add_limits, positive
from studio.cli.codes import BAD_INPUT, STOPPED, USAGE
from studio.engines.engine import Token
from studio.engines.random_loop import LoopTaste
from studio.formats import FormatError
from studio.puzzle import Puzzle, Rule, Shape
from studio.work.batch import Stored, batch
from studio.work.crew import crew
from studio.work.difficulty import generate_wanted
from studio.work.findings import clue_to_json
from studio.work.folder import seed_of
from studio.work.grade import WORDS
from studio.work.made import Aim, GenerateOptions, Made, Repaired, Unmade, rules
from studio.work.symmetry import SYMMETRIES

BAR = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio generate``."""
    add_limits(parser)
    keys = [rule.key for rule in rules()]
    parser.add_argument("family", metavar="FAMILY", choices=keys, help=", ".join(keys))
    parser.add_argument("board", metavar="BOARD", help="square:10x10, hex:4, or any input")
    aim = parser.add_mutually_exclusive_group()
    aim.add_argument("--minimal", action="store_true", help="every clue is needed (the default)")
    aim.add_argument("--fewest", action="store_true", help="a proved smallest set of clues")
    aim.add_argument("--extra", type=positive, metavar="N", help="N clues more than are needed")
    parser.add_argument("--difficulty", choices=WORDS, default="", help="how hard for a person")
    aim.add_argument("--clues", type=positive, metavar="N", help="N clues in all")
    parser.add_argument("--symmetry", choices=list(SYMMETRIES), default="none")
    parser.add_argument(
        "--weights",
        type=_weights,
        default={},
        metavar="KIND=W,...",
        help="kinds of clues and how gladly each is kept, as in labels=1,diamonds=2",
    )
    start.add_arguments(parser)
    parser.add_argument(
        "--length", type=positive, metavar="N", help="jumps of a maze's walk; lines of a figure"
    )
    parser.add_argument("--decoys", type=_part, help="of mazes: the part of cells with a number")
    parser.add_argument("--sum", type=int, help="of mazes: what the numbers visited add up to")
    parser.add_argument("--density", type=float, help="of loops: high fills the board (0.8)")
    parser.add_argument("--straight", type=float, help="of loops: long lines, below 0 turns (0)")
    parser.add_argument("--count", type=positive, metavar="K", help="a folder of K puzzles (-o)")
    parser.add_argument("--workers", type=positive, default=1, metavar="N", help="processes (1)")
    parser.add_argument(
        "--scheduler", default="", metavar="ADDRESS", help="of a Dask cluster that makes the folder"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed, the same puzzle")
    parser.add_argument("-o", dest="output", metavar="PATH", help="a file; with --count a folder")


def _part(text: str) -> float:
    value = float(text)
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"{text} is not a part from 0 to 1")
    return value


def _weights(text: str) -> dict[str, float]:
    found = {}
    for part in text.split(","):
        kind, _, weight = part.partition("=")
        value = float(weight or 1)
        if not 0 <= value < float("inf"):
            raise argparse.ArgumentTypeError(f"{weight} is not a weight")
        found[kind] = value
    return found


def run(options: argparse.Namespace) -> int:
    """Do what is asked; the exit code of the process."""
    rule = next(rule for rule in rules() if rule.key == options.family)
    puzzle = start.source_of(rule, options.board)
    board = puzzle.board
    _check_kinds(rule, options.weights)
    if options.count and not options.output:
        sys.stderr.write("studio generate: --count needs a folder (-o).\n")
        return USAGE
    if options.count and (options.keep or options.repair or options.line):
        sys.stderr.write("studio generate: --count makes puzzles from nothing but the board.\n")
        return USAGE
    seed = options.seed
    if seed is None and options.count:
        seed = seed_of(Path(options.output))
    if seed is None:
        seed = secrets.randbelow(1 << 31)
        sys.stderr.write(f"Seed {seed}\n")
    token = Token(options.seconds)
    plain = LoopTaste()
    line, *stretches = start.stretches_of(puzzle, options.line)
    density = plain.links if options.density is None else options.density
    wanted = GenerateOptions(
        seed,
        _aim(options),
        options.extra or 0,
        options.weights,
        options.symmetry,
        must=start.cells_of(board, options.must),
        never=start.cells_of(board, options.never),
        settings=_settings(rule, puzzle, options),
        taste=LoopTaste(density, options.straight or plain.straight),
        line=line,
        stretches=tuple(stretches),
        difficulty=options.difficulty,
        length=options.length,
        clues=options.clues,
        decoys=1.0 if options.decoys is None else options.decoys,
    )
    with start.stopped_by_keys(token):
        if options.repair:
            found = start.repaired(puzzle, token)
            if isinstance(found, Unmade):
                sys.stderr.write(f"{found.sentence}\n")
                return STOPPED if token.stopped else BAD_INPUT
            if not options.keep:
                return _told_repair(puzzle, found, options)
            sys.stderr.write(f"{start.repair_words(puzzle, found)}\n")
            puzzle = found.puzzle
        if options.keep:
            wanted = replace(wanted, keep=puzzle.clues)
        if options.count:
            return _fill(rule, board, wanted, options, token)
        return _one(rule, board, wanted, options, token)


def _settings(rule: Rule, puzzle: Puzzle, options: argparse.Namespace) -> Mapping[str, Any]:
    """The rule's own options: those of BOARD, and the sum asked for."""
    if options.sum is None:
        return puzzle.options
    if all(option.key != "sum" for option in rule.options):
        raise FormatError(f"{rule.name}: such puzzles have no sum.")
    return {**puzzle.options, "sum": options.sum}


def _aim(options: argparse.Namespace) -> Aim:
    if options.extra:
        return "generous"
    as_few = options.fewest or (options.keep and not options.minimal)
    return "fewest" if as_few else "minimal"


def _told_repair(puzzle: Puzzle, found: Repaired, options: argparse.Namespace) -> int:
    """Print what a repair came to."""
    words = start.repair_words(puzzle, found)
    if options.output:
        formats.write(found.puzzle, options.output)
        report = {
            "file": options.output,
            "removed": [clue_to_json(clue) for clue in found.gone],
            "smallest": found.smallest,
        }
        print(json.dumps(report) if options.json else words)
    else:
        sys.stdout.buffer.write(formats.encode(found.puzzle, "puzzle"))
        sys.stderr.write(f"{words}\n")
    if found.reason:
        sys.stderr.write(f"{found.reason}\n")
        return STOPPED
    return 0


def _check_kinds(rule: Rule, weights: Mapping[str, float]) -> None:
    known = [kind.key for kind in rule.kinds]
    for key in weights:
        if key not in known:
            raise FormatError(f"{rule.name} has no clues called {key}; kinds: {', '.join(known)}.")


def _one(
    rule: Rule, board: Board, wanted: GenerateOptions, options: argparse.Namespace, token: Token
) -> int:
    *_, made = generate_wanted(rule, board, wanted, token)
    if isinstance(made, Unmade):
        sys.stderr.write(f"{made.sentence}{start.cells_words(made.spots)}\n")
        return STOPPED if token.stopped else BAD_INPUT
    assert isinstance(made, Made)
    if options.output:
        formats.write(made.puzzle, options.output)
        report = {
            "file": options.output,
            "seed": wanted.seed,
            "clues": made.puzzle.clues.count(),
            # Of clues that were kept nothing is said.
            "minimal": made.minimal and made.added is None,
            "fewest": made.fewest,
            **({} if made.added is None else {"added": made.added}),
        }
        print(json.dumps(report) if options.json else _words(made))
    else:
        sys.stdout.buffer.write(formats.encode(made.puzzle, "puzzle"))
    if made.reason:
        sys.stderr.write(f"{made.reason}\n")
        return STOPPED
    return 0


def _words(made: Made) -> str:
    if made.added is not None:
        return _added_words(made)
    match made.puzzle.compile().problem.shape:
        case Shape.PATH:
            total = made.puzzle.options.get("sum")
            said = "" if total is None else f" adds up to {total:,}"
            return f"One walk{said}, of {len(made.line) - 1:,} jumps."
        case Shape.COVERING_TRAIL:
            return f"{len(made.line) - 1:,} lines to draw in one stroke."
    proved = "; no smaller set of such clues fixes this line" if made.fewest else ""
    needed = ", all needed" if made.minimal else ""
    if made.grouped:
        needed = "; no symmetric group of them can go"
    return f"{made.puzzle.clues.count():,} clues{needed}{proved}."


def _added_words(made: Made) -> str:
    clues = f"{made.puzzle.clues.count():,} clues, {made.added:,} of them added"
    if made.every and made.fewest:
        return f"{clues}; no fewer will do."
    if made.tried > 1:
        return f"{clues}: the fewest for {made.tried:,} solutions that were looked at."
    needed = ", all of these needed" if made.minimal and made.added else ""
    fewest = "; no fewer fix this line" if made.fewest else ""
    return f"{clues}{needed}{fewest}."


def _fill(
    rule: Rule, board: Board, wanted: GenerateOptions, options: argparse.Namespace, token: Token
) -> int:
    with crew(options.workers, options.scheduler) as executor:
        return _fill_with(executor, rule, board, wanted, options, token)


def _fill_with(
    executor: Executor | None,
    rule: Rule,
    board: Board,
    wanted: GenerateOptions,
    options: argparse.Namespace,
    token: Token,
) -> int:
    stored = made = 0
    folder = Path(options.output)
    for event in batch(rule, board, wanted, options.count, folder, token, executor):
        match event:
            case Stored():
                stored += 1
                made += event.made
                _progress(stored, options.count)
            case Unmade(sentence):
                sys.stderr.write(f"{sentence}\n")
                return STOPPED if token.stopped else BAD_INPUT
    report = {"folder": options.output, "seed": wanted.seed, "puzzles": stored, "made": made}
    print(json.dumps(report) if options.json else f"{stored:,} puzzles, {made:,} of them new.")
    return 0


def _progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        full = BAR * done // total
        end = "\n" if done == total else ""
        sys.stderr.write(f"\r[{'#' * full}{' ' * (BAR - full)}] {done:,} of {total:,}{end}")
        sys.stderr.flush()
