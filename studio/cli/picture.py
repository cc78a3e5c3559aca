"""The command ``picture``: a board shaped like a picture, and a puzzle on it."""

from __future__ import annotations

import argparse
import json
import math
import secrets
import sys
from pathlib import Path
from typing import Any

from studio import formats
from studio.board import At
from studio.cli.arguments import add_limits, number_in
from studio.cli.codes import BAD_INPUT, STOPPED, USAGE
from studio.cli.output import check_output, wrote
from studio.cli.progress import elapsed
from studio.cli.words import note, told
from studio.engines.engine import Token
from studio.families import rule as rule_of
from studio.formats.raster import read_raster
from studio.puzzle import Puzzle
from studio.puzzle.message import Message
from studio.puzzle.reason import Reason
from studio.work.generate import generate
from studio.work.generation import Generated, GenerationFailed
from studio.work.mend import MendedBoard, mended_at_last, trimmed, unbroken
from studio.work.outline import outlined_at_last
from studio.work.picture import LATTICES, LEAST_CELLS, MOST_CELLS, Cutting, Hopeless, silhouette
from studio.work.picturing import drawn, families, loop_families, spans
from studio.work.sentences import said


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio picture``."""
    add_limits(parser)
    parser.add_argument("image", metavar="IMAGE", help="a PNG, JPEG, WebP or BMP file")
    parser.add_argument("--cells", type=_cells, default=200, metavar="N", help="how many (200)")
    parser.add_argument(
        "--lattice", choices=list(LATTICES), default="hex", metavar="TILING", help="%(choices)s"
    )
    keys = [rule.key for rule in families()]
    loops = [rule.key for rule in loop_families()]
    parser.add_argument("--family", choices=keys, help=f"({keys[0]}; with --loop {loops[0]})")
    parser.add_argument(
        "--loop",
        action="store_true",
        help="the answer draws the picture: a loop round its cells, on a board with room around",
    )
    parser.add_argument(
        "--threshold", type=_shade, metavar="T", help="what is darker counts, 0 to 255 (Otsu's)"
    )
    parser.add_argument(
        "--invert", action="store_true", default=None, help="what is lighter counts"
    )
    parser.add_argument("--no-invert", dest="invert", action="store_false", help="what is darker")
    parser.add_argument(
        "--crop", type=_crop, default=(0.0, 0.0, 1.0, 1.0), metavar="L,T,R,B",
        help="the part to use, as parts of width and height, as in 0.1,0,0.9,1",
    )  # fmt: skip
    parser.add_argument("--turn", type=_angle, default=0.0, metavar="DEG", help="turn clockwise")
    parser.add_argument("--blank", action="store_true", help="only the board, without clues")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed, the same puzzle")
    parser.add_argument("-o", dest="output", metavar="PATH", help="a file")


def _cells(text: str) -> int:
    value = int(text) if text.isdecimal() else 0
    if not LEAST_CELLS <= value <= MOST_CELLS:
        raise argparse.ArgumentTypeError(
            told(
                "{text} is not between {least_cells} and {most_cells:,}",
                text=text,
                least_cells=LEAST_CELLS,
                most_cells=MOST_CELLS,
            )
        )
    return value


def _shade(text: str) -> float:
    value = number_in(text)
    if not 0 <= value <= 255:
        raise argparse.ArgumentTypeError(told("{text} is not between 0 and 255", text=text))
    return value


def _angle(text: str) -> float:
    value = number_in(text)
    if not math.isfinite(value):
        raise argparse.ArgumentTypeError(told("{text} is not an angle in degrees", text=text))
    return value


def _crop(text: str) -> tuple[float, float, float, float]:
    sides = [number_in(part) for part in text.split(",")]
    left, top, right, bottom = sides if len(sides) == 4 else [math.nan] * 4
    if not (0 <= left < right <= 1 and 0 <= top < bottom <= 1):
        raise argparse.ArgumentTypeError(told("{text} is no part of a picture", text=text))
    return left, top, right, bottom


def run(options: argparse.Namespace) -> int:
    """Do what is asked; the exit code of the process."""
    able = loop_families() if options.loop else families()
    rule = able[0] if options.family is None else rule_of(options.family)
    if rule not in able:
        keys = ", ".join(rule.key for rule in able)
        why = told("only the line of these can draw the picture (--loop): {keys}.", keys=keys)
        sys.stderr.write(f"studio picture: {why}\n")
        return USAGE
    if options.output:
        formats.format_of(options.output)
        check_output(options.output, (options.image,))
    cutting = Cutting(
        options.cells,
        options.lattice,
        options.threshold,
        options.invert,
        options.crop,
        options.turn,
    )
    seen = silhouette(read_raster(Path(formats.named(options.image))), cutting)
    if isinstance(seen, Hopeless):
        return _refused(seen.reason)
    token = Token(options.seconds)
    with elapsed(told("Cutting the board")):
        if options.loop:
            found = outlined_at_last(seen.likenesses, token)
        elif spans(Puzzle(rule, seen.board)):
            found = mended_at_last(seen.likenesses, token)
        else:
            found = unbroken(seen.likenesses)
    if isinstance(found, Hopeless):
        return _refused(found.reason, token)
    puzzle = Puzzle(rule, trimmed(found.board))
    if not options.blank:
        made = _filled(puzzle, found.line if options.loop else (), options, token)
        if isinstance(made, GenerationFailed):
            return _refused(made.reason, token)
        puzzle = made
    return _told(puzzle, found, options)


def _refused(reason: Reason | Message, token: Token | None = None) -> int:
    sys.stderr.write(f"{said(reason)}\n")
    return STOPPED if token is not None and token.stopped else BAD_INPUT


def _filled(
    blank: Puzzle, line: tuple[At, ...], options: argparse.Namespace, token: Token
) -> Puzzle | GenerationFailed:
    seed = options.seed
    if seed is None:
        seed = secrets.randbelow(1 << 31)
        note("Seed {seed}", seed=seed)
    with elapsed(told("Making a puzzle")):
        *_, made = generate(blank.rule, blank.board, drawn(seed, line), token)
    if isinstance(made, GenerationFailed):
        return made
    assert isinstance(made, Generated)
    if made.reason:
        sys.stderr.write(f"{said(made.reason)}\n")
    return made.puzzle


def _told(puzzle: Puzzle, found: MendedBoard, options: argparse.Namespace) -> int:
    if not options.output:
        sys.stdout.buffer.write(formats.encode(puzzle, "puzzle"))
        return 0
    formats.write(puzzle, options.output)
    report: dict[str, Any] = {
        "file": options.output,
        "cells": len(puzzle.board),
        "added": len(found.added),
        "removed": len(found.removed),
        "fewest": found.proved,
        "clues": puzzle.clues.count(),
    }
    if options.json:
        print(json.dumps(report))
    else:
        print(
            told(
                "{cells:,} cells, {added:,} added and {removed:,} removed; {clues:,} clues.",
                cells=len(puzzle.board),
                added=len(found.added),
                removed=len(found.removed),
                clues=puzzle.clues.count(),
            )
        )
        print(wrote(options.output))
    return 0
