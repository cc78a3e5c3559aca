"""The registry of kernels: loaded only on demand, and known to be warm only after compiling."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

from studio.engines import kernels

PATIENCE = 30.0
"""Seconds until a test gives up; nothing waits so long unless it is broken."""


def test_engines_do_not_load_the_compiler() -> None:
    check = (
        "import sys\n"
        "from studio.engines.catalogue import ENGINES\n"
        "assert len(list(ENGINES)) > 10\n"
        "sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_a_small_board_is_solved_without_the_compiler() -> None:
    check = (
        "import sys\n"
        "from studio.board import Board\n"
        "from studio.engines.engine import Token\n"
        "from studio.engines.sat.loop_sat import LoopOracle\n"
        "LoopOracle(Board.square(10, 10).loop_graph).ask([], [], Token())\n"
        "sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_every_kernel_module_is_listed() -> None:
    modules = {path.stem for path in kernels.FOLDER.glob("*.py") if not path.stem.startswith("_")}
    listed = set(kernels.KERNELS)
    assert listed <= modules
    texts = {m: (kernels.FOLDER / f"{m}.py").read_text() for m in modules}
    compiled = {m for m, text in texts.items() if re.search(r"\b(njit|= compiled)\(", text)}
    assert compiled - {"bodies"} <= listed  # which compiles what others name


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Kernels that never were compiled, with their notes in a folder of the test."""
    monkeypatch.setattr(
        kernels, "_stamps", lambda name: (tmp_path / "a" / name, tmp_path / "b" / name)
    )
    monkeypatch.setattr(kernels, "KERNELS", ("cuts_plain",))
    monkeypatch.setattr(kernels, "release", lambda: None)
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    kernels._WARM.clear()
    yield tmp_path
    kernels._WARM.clear()


def test_warm_after_compiling(elsewhere: Path) -> None:
    assert not kernels.warm()
    kernels.load_all()
    assert kernels.warm()
    assert kernels.warm("cuts_plain")
    assert not kernels.warm("cuts_plain", "cuts")


def test_while_a_thread_loads_them_none_is_at_hand(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernels.load_all()
    monkeypatch.setitem(sys.modules, "numba", sys.modules[__name__])
    monkeypatch.setattr(kernels, "_behind", None)
    began, go_on = threading.Event(), threading.Event()

    def load() -> None:
        began.set()
        go_on.wait(PATIENCE)

    monkeypatch.setattr(kernels, "load_all", load)
    assert kernels.at_hand("cuts_plain") and kernels.loaded("cuts_plain")
    assert not kernels.begun()
    thread = kernels.load_behind()
    assert began.wait(PATIENCE) and kernels.begun()
    assert not kernels.at_hand("cuts_plain") and not kernels.loaded("cuts_plain")
    assert kernels.load_behind() is thread, "they are loaded once"
    kernels.wait(lambda: True)  # no longer than there is need
    assert kernels.loading()
    # Whoever is about to load one waits until that is done.
    asked = threading.Thread(target=kernels.warm)
    asked.start()
    assert asked.is_alive()
    go_on.set()
    asked.join(PATIENCE)
    kernels.wait(lambda: False)
    assert not asked.is_alive() and not thread.is_alive()
    assert kernels.at_hand("cuts_plain") and kernels.loaded("cuts_plain")


def test_not_warm_with_other_sources(elsewhere: Path) -> None:
    kernels.load_all()
    (elsewhere / "a" / "cuts_plain").write_text("of another version")
    kernels._WARM.clear()
    assert not kernels.warm()


def test_the_note_goes_where_it_can(elsewhere: Path) -> None:
    (elsewhere / "a").write_text("a file where the folder should be")
    kernels.load_all()
    assert (elsewhere / "b" / "cuts_plain").exists()
    assert kernels.warm()


def test_a_frozen_program_is_warm_and_notes_nothing(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert kernels.warm()
    kernels.load_all()
    assert not list(elsewhere.iterdir())


def test_never_warm_with_the_compiler_switched_off(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernels.load_all()
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    kernels._WARM.clear()
    assert not kernels.warm()


def test_entries_of_patterns_have_one_form() -> None:
    from studio.engines.counting import patterns
    from studio.engines.kernels import patterns as kernel

    assert (patterns.COLUMNS, patterns.IDLE) == (kernel.COLUMNS, kernel.IDLE)


RELEASED = """
import gc, sys
from numba.core.dispatcher import Dispatcher
from studio.engines import kernels
from studio.engines.kernels.cuts import CompiledCuts
from studio.engines.kernels.cuts_plain import PlainCuts

def kept():
    found = [each for each in gc.get_objects() if issubclass(type(each), Dispatcher)]
    libraries = [one.library for each in found for one in each.overloads.values()]
    assert libraries
    return sum(library._shared_module is not None for library in libraries)

around = [[1, 3], [0, 2, 3], [1, 3], [0, 1, 2]]
signs = [1, -2, 3, -4]
before = kept()
kernels.release()
assert (before > 0, kept()) == (True, 0)
assert CompiledCuts(around)(signs) == PlainCuts(around)(signs)
"""


def test_what_compiles_further_kernels_is_released() -> None:
    """Those that are loaded go on working."""
    done = subprocess.run(
        [sys.executable, "-c", RELEASED], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


PUT_AWAY = """
import numba
from pathlib import Path
from studio.engines import kernels
from studio.engines.kernels.cuts import CompiledCuts
from studio.engines.kernels.cuts_plain import PlainCuts

def held():
    size = ours = 0
    for line in Path("/proc/self/smaps").read_text().splitlines():
        if "-" in line.split()[0]:
            ours = "llvmlite" in line
        elif ours and line.startswith("Rss:"):
            size += int(line.split()[1])
    return size / 1024

around = [[1, 3], [0, 2, 3], [1, 3], [0, 1, 2]]
signs = [1, -2, 3, -4]
before = held()
kernels.trim()
after = held()
assert (before > 20, after < before / 4) == (True, True), (before, after)
assert CompiledCuts(around)(signs) == PlainCuts(around)(signs)
assert held() < before / 4
assert numba.njit(lambda x: x + 1)(2) == 3
"""


@pytest.mark.skipif(not Path("/proc/self/smaps").exists(), reason="only Linux tells what is held")
def test_the_compiler_is_put_away_until_it_is_needed() -> None:
    """What is compiled works without it, and so does the compiler when it is asked again."""
    done = subprocess.run(
        [sys.executable, "-c", PUT_AWAY], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_kernels_that_are_loaded_behind_are_released(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    released = threading.Event()
    monkeypatch.setattr(kernels, "release", released.set)
    monkeypatch.setattr(kernels, "_behind", None)
    kernels.load_behind().join(PATIENCE)
    assert released.wait(PATIENCE)
    assert not kernels.loading()


def test_asking_whether_kernels_are_warm_brings_no_library() -> None:
    """The window asks, too."""
    program = """
import sys
from studio.engines import kernels
kernels.warm()
kernels._fingerprint("cuts")
assert not {"hashlib", "importlib.metadata", "numba"} & set(sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_version_and_the_digest_are_those_of_the_libraries() -> None:
    assert kernels._version() == version("numba")
    assert kernels._digest(b"kernels") == hashlib.sha256(b"kernels").hexdigest()
