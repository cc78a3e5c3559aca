"""Where a start goes, and that the branches load no more than they need."""

import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

from studio import assets, cli
from studio.__main__ import main


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """The starts that reached a branch, each branch replaced by one that notes its arguments."""
    noted: list[tuple[str, list[str]]] = []

    def stand_in(package: str, name: str, code: int) -> None:
        def start(arguments: Sequence[str] = (), others: object = None) -> int:
            spoken = [f"({others})"] if isinstance(others, str) and others else []
            noted.append((name, [*arguments, *spoken]))
            return code

        module = ModuleType(f"{package}.{name}")
        module.main = start  # type: ignore[attr-defined]
        parent = sys.modules.get(package) or ModuleType(package)
        monkeypatch.setitem(sys.modules, package, parent)
        monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setattr(parent, name, module, raising=False)

    stand_in("studio.gui", "app", 10)
    stand_in("studio.gui", "demo", 11)
    stand_in("studio.work", "worker", 12)
    commands = cli.COMMANDS
    stand_in("studio", "cli", 13)
    monkeypatch.setattr(sys.modules["studio.cli"], "COMMANDS", commands, raising=False)
    return noted


@pytest.mark.parametrize(
    ("arguments", "branch", "passed_on", "code"),
    [
        ([], "app", [], 10),
        (["a.puzzle"], "app", ["a.puzzle"], 10),
        (["a.booklet"], "app", ["a.booklet"], 10),
        (["A.BOOKLET"], "app", ["A.BOOKLET"], 10),
        (["demo", "here"], "demo", ["here"], 11),
        (["demo", "--help"], "cli", ["demo", "--help"], 13),
        (["worker"], "worker", [], 12),
        (["manual", "here"], "cli", ["manual", "here"], 13),
        (["solve", "a.puzzle"], "cli", ["solve", "a.puzzle"], 13),
        (["--help"], "cli", ["--help"], 13),
        (["nonsense"], "cli", ["nonsense"], 13),
        (["--language", "de"], "app", ["(de)"], 10),
        (["--language", "de", "a.puzzle"], "app", ["a.puzzle", "(de)"], 10),
        (["a.puzzle", "--language=ja"], "app", ["a.puzzle", "(ja)"], 10),
        (["--language"], "cli", ["--language"], 13),
        (["--language", "xx", "a.puzzle"], "cli", ["--language", "xx", "a.puzzle"], 13),
        (["--language", "fr", "check"], "cli", ["--language", "fr", "check"], 13),
    ],
)
def test_each_start_goes_its_way(
    starts: list[tuple[str, list[str]]],
    arguments: list[str],
    branch: str,
    passed_on: list[str],
    code: int,
) -> None:
    assert main(arguments) == code
    assert starts == [(branch, passed_on)]


def test_a_folder_opens_in_the_window_unless_it_is_a_command(
    starts: list[tuple[str, list[str]]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("mine", "count"):
        (tmp_path / name).mkdir()
    given = ("mine", "count", os.path.join(os.curdir, "count"), str(tmp_path))
    assert [main([each]) for each in given] == [10, 13, 10, 10]


def test_the_process_arguments_count_when_none_are_given(
    starts: list[tuple[str, list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["studio", "count", "-"])
    assert main() == 13
    assert starts == [("cli", ["count", "-"])]


def test_starting_loads_nothing_heavy() -> None:
    script = (
        "import sys, studio.__main__;"
        "print(*{'PySide6', 'numba', 'numpy', 'networkx', 'pysat'} & set(sys.modules))"
    )
    loaded = subprocess.check_output([sys.executable, "-c", script], text=True)
    assert loaded.strip() == ""


@pytest.mark.parametrize("thread", [False, True])
def test_a_command_leaves_at_once_and_leaves_nothing_undone(thread: bool) -> None:
    """What is written is written, what is to be done at the end is done, threads are waited for."""
    script = """
import atexit, sys, threading, time
import studio.__main__ as start
def work():
    time.sleep(0.2)
    print("worked")
def main():
    atexit.register(lambda: print("at the end"))
    if THREAD:
        threading.Thread(target=work).start()
    print("told")
    return 3
class Last:
    def __del__(self):
        print("taken apart")
last = Last()
start.main = main
start.start()
"""
    done = subprocess.run(
        [sys.executable, "-c", script.replace("THREAD", repr(thread))],
        capture_output=True,
        text=True,
        check=False,
    )
    told = done.stdout.split("\n")[:-1]
    usual = ["told", "worked", "at the end", "taken apart"]
    assert (done.returncode, done.stderr) == (3, "")
    assert told == (usual if thread else ["told", "at the end"])


@pytest.mark.parametrize(("closed", "verdict"), [(">&-", 74), ("2>&-", 0), (">&- 2>&-", 74)])
def test_a_stream_that_is_closed_changes_no_verdict(closed: str, verdict: int) -> None:
    """Else one solution would end as none does, or an error as a verdict; what could not be told
    at all is no verdict either."""
    studio = f"{shlex.quote(sys.executable)} -m studio check"
    example = assets.root() / "examples" / "slitherlink" / "four-points.puzzle"
    for what, code in ((shlex.quote(str(example)), verdict), ("none-such.puzzle", 65)):
        line = ["sh", "-c", f"{studio} {what} {closed}"]
        done = subprocess.run(line, capture_output=True, check=False)
        assert done.returncode == code


@pytest.mark.parametrize(
    "command",
    [
        "convert slither/4/4/dgdh2c7b -",
        "generate slitherlink square:3x3 --seed 1",
        "solve slither/4/4/dgdh2c7b --json",
        "check --help",
    ],
)
def test_what_cannot_be_printed_is_no_success(command: str) -> None:
    line = ["sh", "-c", f"{shlex.quote(sys.executable)} -m studio {command} >&-"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    said = "Standard output cannot be written: bad file descriptor.\n"
    assert (done.returncode, done.stderr) == (74, said)


def test_a_closed_input_is_an_empty_one() -> None:
    line = ["sh", "-c", f"{shlex.quote(sys.executable)} -m studio check - <&-"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (65, "There is nothing in it.\n")
