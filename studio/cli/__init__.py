"""The command line. Never imports the window; the exit code is the verdict."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stdout, suppress
from importlib import import_module
from types import MappingProxyType
from typing import Any, TypeAlias

from studio import __version__, catalogue
from studio.catalogue import LANGUAGES
from studio.cli.codes import (
    BAD_INPUT,
    NOT_WRITTEN,
    STOPPED,
    TOLD,
    UNEXPECTED,
    USAGE,
    UsageError,
)
from studio.cli.keys import ended_by_keys
from studio.cli.words import note, told
from studio.formats import FormatError, SaveError, refusal
from studio.language import text as tr
from studio.loading import uncollected
from studio.puzzle.message import Message

COMMANDS = {
    "solve": "Find the solutions of a puzzle.",
    "check": "Judge a puzzle and its clues.",
    "count": "Count the solutions exactly.",
    "census": "Count the loops and Slitherlinks of a board.",
    "explain": "Solve a puzzle step by step.",
    "grade": "Say how hard a puzzle is for a person.",
    "generate": "Make puzzles with exactly one solution.",
    "picture": "Make a puzzle shaped like a picture.",
    "compare": "Count with every engine, and compare times.",
    "tour": "Make a tour of a board by jumps, of any size.",
    "verify": "Prove a verdict again, another way.",
    "convert": "Convert a puzzle to another format.",
    "booklet": "Write puzzles into a book to print, with rules and answers.",
    "page": "Write puzzles into a web page on which they are played.",
    "render": "Draw a puzzle as svg, png or pdf.",
    "manual": "Write the manual as web pages, or say where it is.",
    "demo": "Show the program at work, also without a display.",
}
"""A module of this package for each: ``add_arguments(parser)``, and ``run(options)`` that gives the
exit code."""


LANGUAGE = "--language"

Work: TypeAlias = Callable[[argparse.Namespace], int]
"""What does a command and gives its exit code."""

NOTHING: Mapping[str, Work] = MappingProxyType({})

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG, errno.EBADF)
"""What the system says where standard output takes no more, or is closed."""


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help in the language that is spoken: commands write theirs down in English."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return tr(action.help) if action.help else action.help

    def start_section(self, heading: str | None) -> None:
        """A part of the help, with its heading."""
        super().start_section(tr(heading) if heading else heading)

    def add_text(self, text: str | None) -> None:
        """Words above or below the arguments."""
        super().add_text(tr(text) if text else text)


OF_ARGPARSE = (
    "usage: ",
    "positional arguments",
    "options",
    "show this help message and exit",
    "show program's version number and exit",
    "argument %(argument_name)s: %(message)s",
    "the following arguments are required: %s",
    "expected one argument",
    "expected at least one argument",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "invalid %(type)s value: %(value)r",
    "not allowed with argument %s",
    "ambiguous option: %(option)s could match %(matches)s",
    "ignored explicit argument %r",
)
"""What Python's own reader of arguments says."""


class _Parser(argparse.ArgumentParser):
    """Wrong usage ends with the contract's exit code and one sentence."""

    def error(self, message: str) -> Any:
        raise SystemExit(self.refused(message))

    def refused(self, message: str) -> int:
        """Say how it is used and what is wrong with how it was; the exit code."""
        self.print_usage(sys.stderr)
        sys.stderr.write(f"{self.prog}: {message.removesuffix('.')}.\n")
        return USAGE


class _Command(_Parser):
    """Imports its module only when it is the one that is called: others would double the start."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        name = self.prog.split()[-1]
        with uncollected():
            module = import_module(f"{__name__}.{name}")
        module.add_arguments(self)
        self.set_defaults(run=module.run, command=name, refused=self.refused)
        options, unknown = super().parse_known_args(args, namespace)
        if unknown:
            # Here and not one level up, whose usage says nothing of this command.
            self.error(told("not understood: {unknown}", unknown=" ".join(unknown)))
        return options, unknown


def main(arguments: Sequence[str] | None = None, others: Mapping[str, Work] = NOTHING) -> int:
    """Run a command; the exit code of the process.

    ``others`` do the commands that this package must not know how to do, by name.
    """
    _refuse_where_closed()
    arguments = _speak(sys.argv[1:] if arguments is None else arguments)
    try:
        options = _parsed(arguments)
        run: Work = others.get(options.command, options.run)
        with ended_by_keys():
            code = run(options)
        sys.stdout.flush()
        return code
    except UsageError as error:
        return int(options.refused(str(error)))
    except (FormatError, SaveError) as error:
        sys.stderr.write(f"{error}\n")
        return BAD_INPUT
    except KeyboardInterrupt:
        note("Stopped.")
        return STOPPED
    except BrokenPipeError:
        # Whoever read our output has enough of it.
        _leave_output()
        return 0
    except OSError as error:
        if error.filename is not None or error.errno not in FULL:
            sys.stderr.write(f"{_unexpected(error)}\n")
            return UNEXPECTED
        _leave_output()
        note("Standard output cannot be written: {reason}.", reason=refusal.reason(error))
        return NOT_WRITTEN
    except Exception as error:
        sys.stderr.write(f"{_unexpected(error)}\n")
        return UNEXPECTED


def help_of(command: str) -> str:
    """How a command is called and what its options are, as ``--help`` prints it."""
    said = io.StringIO()
    with suppress(SystemExit), redirect_stdout(said):
        _parser().parse_args([command, "--help"])
    return said.getvalue()


def _parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The arguments as values; help that is asked for is printed, and ends the command."""
    try:
        return _parser().parse_args(arguments)
    finally:
        sys.stdout.flush()


def _refuse_where_closed() -> None:
    """Where standard output was closed before the start, refuse what is printed, as the system
    does: ``__main__`` puts one in its place that takes everything, for the window."""
    if sys.__stdout__ is None and getattr(sys.stdout, "name", os.devnull) == os.devnull:
        closed = os.open(os.devnull, os.O_RDONLY)
        sys.stdout = open(closed, "w", encoding="utf-8")  # noqa: SIM115 - never closed


def _leave_output() -> None:
    """Drop what is still to be printed: the interpreter would try once more when it ends."""
    with suppress(OSError), open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())


def _unexpected(error: Exception) -> str:
    """What people read of an error that nobody expected; its details go to a file."""
    if isinstance(error, MemoryError):
        return told("There is not enough memory for this.")
    from studio.work.unexpected import sentence

    return sentence(Message("The command"), error)


def _speak(arguments: Sequence[str]) -> list[str]:
    """Speak the language that is asked for, here or by the shell; the other arguments."""
    # It looks its texts up by this name, and has no other way in.
    argparse.__dict__["_"] = tr
    parser = _Parser(prog="studio", add_help=False, allow_abbrev=False, formatter_class=Formatter)
    parser.add_argument(LANGUAGE, choices=LANGUAGES)
    options, others = parser.parse_known_args(arguments)
    catalogue.speak(options.language or catalogue.of_environment())
    return others


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="studio",
        usage="studio [FILE.puzzle] | studio COMMAND ...",
        description="Puzzles that are solved by drawing one line. Without a command the window\n"
        "opens, with the puzzle of FILE.puzzle if one is named.",
        epilog=TOLD,
        formatter_class=Formatter,
    )
    parser.add_argument(
        LANGUAGE,
        choices=LANGUAGES,
        help="what is spoken, wherever it stands; else commands speak the language of the shell, "
        "the window that of its settings",
    )
    parser.add_argument("--version", action="version", version=f"Oneline Studio {__version__}")
    commands = parser.add_subparsers(
        prog="studio", metavar="COMMAND", required=True, parser_class=_Command
    )
    for name, words in COMMANDS.items():
        commands.add_parser(
            name,
            help=words,
            description=words,
            epilog=TOLD,
            formatter_class=Formatter,
        )
    return parser
