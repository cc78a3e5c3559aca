"""The command ``render``: a puzzle as a picture, its solution or a solver at work as a film."""

from __future__ import annotations

import argparse
from pathlib import Path

from studio import formats
from studio.cli import animate, paper
from studio.cli.arguments import add_input, duration, positive, read
from studio.cli.codes import EXIT, UsageError
from studio.cli.output import add_output, check_output, output_of, wrote
from studio.cli.words import note, told
from studio.drawing.themes import THEMES, Theme
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.formats import FormatError
from studio.formats.animation import form_of
from studio.formats.format import Output
from studio.formats.pdf import texts_of, unprinted
from studio.formats.picture_size import SIZES, pixels_of, size_of
from studio.language import text as tr
from studio.work.listing import answer
from studio.work.storyboards import SOLUTION

ANIMATED = (".gif", ".apng", ".html")
"""Endings that say that an animation is wanted; a .png may be a picture."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio render``."""
    add_input(parser)
    add_output(parser, "a file; its ending says the format")
    parser.add_argument("--solution", action="store_true", help="with its solution")
    group = parser.add_argument_group("picture", "of pictures and animations")
    group.add_argument("--width", help="pixels, or a length such as 12cm or 5in")
    group.add_argument(
        "--size",
        help=tr("width and height: {sizes}, or pixels such as 1200x800").format(
            sizes=", ".join(SIZES)
        ),
    )
    group.add_argument("--dpi", type=positive, help="dots an inch of a png")
    group.add_argument("--theme", choices=THEMES, help="(print; light for animations)")
    group.add_argument("--transparent", action="store_true", help="without a ground (svg, png)")
    group.add_argument("--text", action="store_true", help="words of an svg as text to be edited")
    group.add_argument("--letters", action="store_true", help="beside the corners of a drawing")
    paper.add_arguments(parser)
    animate.add_arguments(parser)
    parser.add_argument("--seconds", type=duration, help="how long to look for the solution")


def run(options: argparse.Namespace) -> int:
    """Draw; the exit code."""
    animate.sort_out(options)
    output = output_of(options)
    ending = Path(output).suffix.lower()
    if options.animate is None and options.solution and ending in ANIMATED:
        options.animate = SOLUTION
    try:
        size = None if options.size is None else size_of(options.size)
        pixels = None if options.width is None else pixels_of(options.width, options.dpi)
    except FormatError as error:
        raise UsageError(str(error)) from None
    if size and pixels:
        raise UsageError(told("--size says the width, too; leave one of them out"))
    if options.animate is not None:
        _check_animation(options, output)
        form_of(output)
        check_output(output, (options.input, *(options.more or ())))
        return animate.animate(options, read(options.input).puzzle, output, pixels, size)
    if ending in ANIMATED:
        raise UsageError(
            told("{ending} is an animation: add --animate, or --solution", ending=ending)
        )
    animate.check_still(options)
    _check_picture(options, ending)
    if not formats.format_of(output).picture:
        raise FormatError("This is drawn as svg, png or pdf; `studio convert` writes puzzles.")
    check_output(output, (options.input, *(options.more or ())))
    puzzle = read(options.input).puzzle
    if options.letters and puzzle.board.has_faces and not options.more:
        raise UsageError(told("--letters is for drawings alone"))
    line, several = None, False
    printing = paper.wanted(options, output)
    if options.solution or (printing is not None and printing.answers != "off"):
        compiled = puzzle.compile()
        found, complete, several = answer(compiled, Token(options.seconds))
        if found is None:
            if complete:
                note("The solution cannot be drawn: it has none.")
            else:
                note("The solution cannot be drawn: none was found in time.")
            return EXIT[Verdict.NONE] if complete else EXIT[Verdict.UNKNOWN]
        line = compiled.addresses(found)
    if printing is not None:
        formats.save(output, paper.printed(puzzle, line, several, options, printing))
    else:
        theme: Theme = options.theme or "print"
        asked = Output(
            line,
            theme,
            pixels,
            size,
            options.dpi,
            options.transparent,
            options.text,
            options.letters,
            several,
        )
        formats.save(output, formats.drawn(puzzle, output, asked))
        if Path(output).suffix.lower() == ".pdf" and (blank := unprinted(texts_of(puzzle))):
            note(blank)
    print(wrote(output))
    if several and ending != ".pdf":
        note("One of several solutions")
    return 0


def _check_animation(options: argparse.Namespace, output: str) -> None:
    """UsageError where something is asked for that only still pictures have."""
    paper.wanted(options, output)
    for asked, name in (
        (options.text, "--text"),
        (options.transparent, "--transparent"),
        (options.letters, "--letters"),
    ):
        if asked:
            raise UsageError(told("{name} is not for animations", name=name))


def _check_picture(options: argparse.Namespace, ending: str) -> None:
    """UsageError where something is asked for that the form of the picture does not have."""
    pictures = (".svg", ".png")
    for asked, name, endings in (
        (options.text, "--text", (".svg",)),
        (options.dpi, "--dpi", (".png",)),
        (options.transparent, "--transparent", pictures),
        (options.size, "--size", pictures),
        (options.width, "--width", pictures),
        (options.theme, "--theme", pictures),
    ):
        if asked and ending not in endings:
            raise UsageError(
                told("{name} is for {endings} alone", name=name, endings=", ".join(endings))
            )
